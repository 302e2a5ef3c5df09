//! Agreements as JSON, read and written.

use stapel_bots::Level;
use stapel_protocol::table::{
    AgreementJson, AgreementReadError, GameName, LayoutJson, SeatNumber, options_json,
};
use stapel_rules::{Rounds, StarterRule};
use stapel_table::{Agreement, AgreementError, AtZero, BotName, Clock, Takeback, Talk};

/// Why an agreement can't be.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadAgreement {
    #[error(transparent)]
    Read(AgreementReadError),
    #[error("clock: it must be none, 30s, 60s or 1d")]
    Clock,
    #[error("at_zero: it must be wait, or a bot: {0}")]
    Bot(#[source] BadBot),
    #[error("takeback: it must be never, ask or free")]
    Takeback,
    #[error("talk: it must be strict, gentle or signals")]
    Talk,
    /// The starter of such a game is named after the deal.
    #[error("rounds and first are for games that have several rounds")]
    OneRound,
    #[error(transparent)]
    Table(AgreementError),
}

/// A name that no bot has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the bots are {}", Level::ALL.map(Level::name).join(", "))]
pub struct BadBot;

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
        talk: Talk::from_name(&json.talk).ok_or(BadAgreement::Talk)?,
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
        talk: agreement.talk.name().to_owned(),
        bots_take_time: agreement.bots_take_time,
        listed: agreement.listed,
    }
}
