//! Agreements as JSON, read and written.

use std::error::Error;
use std::fmt;

use stapel_bots::Level;
use stapel_protocol::table::{
    AgreementJson, AgreementReadError, GameName, LayoutJson, SeatNumber, options_json,
};
use stapel_rules::{Rounds, StarterRule};
use stapel_table::{Agreement, AgreementError, AtZero, BotName, Clock, Takeback};

/// Why an agreement can't be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadAgreement {
    /// It can't be read.
    Read(AgreementReadError),
    /// There is no such clock.
    Clock,
    /// There is no such bot.
    Bot(BadBot),
    /// There is no such way to take plays back.
    Takeback,
    /// The game has one round, and its starter is named after the deal.
    OneRound,
    /// The table can't keep it.
    Table(AgreementError),
}

impl fmt::Display for BadAgreement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadAgreement::Read(error) => write!(f, "{error}"),
            BadAgreement::Clock => f.write_str("clock: it must be none, 30s, 60s or 1d"),
            BadAgreement::Bot(error) => write!(f, "at_zero: it must be wait, or a bot: {error}"),
            BadAgreement::Takeback => f.write_str("takeback: it must be never, ask or free"),
            BadAgreement::OneRound => {
                f.write_str("rounds and first are for games that have several rounds")
            }
            BadAgreement::Table(error) => write!(f, "{error}"),
        }
    }
}

impl Error for BadAgreement {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            BadAgreement::Read(error) => Some(error),
            BadAgreement::Bot(error) => Some(error),
            BadAgreement::Table(error) => Some(error),
            BadAgreement::Clock | BadAgreement::Takeback | BadAgreement::OneRound => None,
        }
    }
}

/// A name that no bot has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadBot;

impl fmt::Display for BadBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the bots are")?;
        for (index, level) in Level::ALL.into_iter().enumerate() {
            write!(f, "{} {level}", if index == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

impl Error for BadBot {}

/// The bot of this name.
pub fn read_bot(name: &str) -> Result<BotName, BadBot> {
    let level = Level::from_name(name).ok_or(BadBot)?;
    BotName::new(level.name()).ok_or(BadBot)
}

/// Reads an agreement, and checks that it can be kept.
pub fn read(json: &AgreementJson) -> Result<Agreement, BadAgreement> {
    let kind = json.game.0;
    let about = kind.about();
    let one_round = about.rounds == Rounds::One && json.rounds.is_some_and(|rounds| rounds != 1);
    if one_round || (about.starter == StarterRule::AfterTheDeal && json.first.is_some()) {
        return Err(BadAgreement::OneRound);
    }
    let usual = Agreement::new(kind, json.players);
    let agreement = Agreement {
        options: json.read_options().map_err(BadAgreement::Read)?,
        players: json.players,
        layout: json.read_layout().map_err(BadAgreement::Read)?,
        first: json.first.map(|seat| seat.0),
        rounds: json.rounds.unwrap_or(usual.rounds),
        clock: Clock::from_name(&json.clock).ok_or(BadAgreement::Clock)?,
        at_zero: match json.at_zero.as_str() {
            "wait" => AtZero::Wait,
            bot => AtZero::Bot(read_bot(bot).map_err(BadAgreement::Bot)?),
        },
        takeback: Takeback::from_name(&json.takeback).ok_or(BadAgreement::Takeback)?,
        bots_take_time: json.bots_take_time,
        listed: json.listed,
    };
    agreement.check().map_err(BadAgreement::Table)?;
    Ok(agreement)
}

/// Writes an agreement.
pub fn write(agreement: &Agreement) -> AgreementJson {
    let kind = agreement.kind();
    AgreementJson {
        game: GameName(kind),
        players: agreement.players,
        options: options_json(&agreement.options),
        layout: LayoutJson::new(&agreement.layout),
        first: agreement.first.map(SeatNumber),
        rounds: (kind.about().rounds != Rounds::One).then_some(agreement.rounds),
        clock: agreement.clock.name().to_owned(),
        at_zero: match &agreement.at_zero {
            AtZero::Wait => String::from("wait"),
            AtZero::Bot(bot) => bot.to_string(),
        },
        takeback: agreement.takeback.name().to_owned(),
        bots_take_time: agreement.bots_take_time,
        listed: agreement.listed,
    }
}
