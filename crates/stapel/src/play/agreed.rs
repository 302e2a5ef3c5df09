//! What a table on this machine agrees on before the deal, as it is said on the command line.

use clap::Args;
use clap::builder::PossibleValuesParser;
use stapel_bots::Level;
use stapel_protocol::table::{AgreementJson, LayoutJson, SeatNumber, options_json};
use stapel_rules::{GameKind, Rounds, Seat, StarterRule};
use stapel_table::{Clock, Takeback, Talk};

use crate::measure;
use crate::voice::{Complaint, Voice, display_in_english, text};

/// Everything about how a game is played.
#[derive(Args, Debug)]
pub(super) struct Agreed {
    /// Bots play at once instead of taking as long as people would
    #[arg(long)]
    quick: bool,
    /// A rule option of the game, such as expert=true; can be given several times
    #[arg(long = "option", value_name = "K=V")]
    options: Vec<String>,
    /// Which cards of Extreme carry commands: default, shuffled (with every deal), the code of a box, or a file with one
    #[arg(long, value_name = "LAYOUT")]
    layout: Option<String>,
    /// Play Extreme by the original rules: no command counts
    #[arg(long)]
    original_rules: bool,
    /// Clear 4!: how many rounds make a match [default: as many as players]
    #[arg(long, value_name = "N")]
    rounds: Option<u64>,
    /// Clear 4!: the seat that begins, 0 is yours; by the book whoever tidied up last [default: the seed decides]
    #[arg(long, value_name = "SEAT")]
    first: Option<u64>,
    /// How long a turn may take: none, 30s, 60s or 1d [default: none]
    #[arg(long, value_name = "TIME", hide_possible_values = true,
          value_parser = PossibleValuesParser::new(Clock::ALL.map(Clock::name)))]
    clock: Option<String>,
    /// What happens when the time is up: wait, or the bot that plays on for you [default: wait]
    #[arg(long, value_name = "WAIT|LEVEL", requires = "clock", hide_possible_values = true,
          value_parser = PossibleValuesParser::new(at_zero()))]
    at_zero: Option<String>,
    /// Whether plays can be taken back: never, ask or free [default: free, with friends ask]
    #[arg(long, value_name = "WHEN", hide_possible_values = true,
          value_parser = PossibleValuesParser::new(Takeback::ALL.map(Takeback::name)))]
    takebacks: Option<String>,
    /// How you may talk in The Game and Extreme: strict, gentle (plain numbers only are refused) or signals [default: strict]
    #[arg(long, value_name = "HOW", hide_possible_values = true,
          value_parser = PossibleValuesParser::new(Talk::ALL.map(Talk::name)))]
    talk: Option<String>,
}

fn at_zero() -> impl Iterator<Item = &'static str> {
    std::iter::once("wait").chain(Level::ALL.into_iter().map(Level::name))
}

/// Why something can't be agreed on.
#[derive(Debug, thiserror::Error)]
pub enum Disagreed {
    /// The options or the layout.
    Rules(#[source] measure::Failure),
    /// The cards of this game carry no commands anyway.
    NoOriginal(GameKind),
    /// A game of this kind stands alone.
    OneRound(GameKind),
    /// A match has no round, or too many.
    Rounds { game: GameKind, most: u8 },
    /// Who starts this game is named after the deal.
    NoFirst(GameKind),
    /// No such seat plays.
    First { players: u8 },
    /// In this game everything may be said anyway.
    TalkIsFree(GameKind),
}

impl Complaint for Disagreed {
    fn tell(&self, voice: &Voice) -> String {
        let of_game = |id: &str, game: &GameKind| voice.say(id, &[("game", text(game.name()))]);
        match self {
            Disagreed::Rules(failure) => failure.tell(voice),
            Disagreed::NoOriginal(game) => of_game("play-no-original", game),
            Disagreed::OneRound(game) => of_game("play-one-round", game),
            Disagreed::Rounds { game, most } => {
                let most = most.to_string();
                voice.say("play-rounds", &[("game", text(game.name())), ("most", text(&most))])
            }
            Disagreed::NoFirst(game) => of_game("play-no-first", game),
            Disagreed::TalkIsFree(game) => of_game("play-talk-free", game),
            Disagreed::First { players } => {
                let last = (players - 1).to_string();
                voice.say("play-first", &[("last", text(&last))])
            }
        }
    }

    fn code(&self) -> &'static str {
        match self {
            Disagreed::Rules(failure) => failure.code(),
            _ => "wrong_use",
        }
    }
}

display_in_english!(Disagreed);

impl Agreed {
    /// Whether anything was said.
    pub(super) fn says_something(&self) -> bool {
        let Agreed { quick, options, layout, original_rules, rounds, first, .. } = self;
        let time = self.clock.is_some() || self.at_zero.is_some() || self.takebacks.is_some();
        let time = time || self.talk.is_some();
        *quick
            || *original_rules
            || time
            || !options.is_empty()
            || layout.is_some()
            || rounds.is_some()
            || first.is_some()
    }

    /// The game that is meant: with the original rules another one than was named.
    pub(super) fn game(&self, named: GameKind) -> Result<GameKind, Disagreed> {
        match (self.original_rules, named.about().original) {
            (false, _) => Ok(named),
            (true, Some(original)) => Ok(original),
            (true, None) => Err(Disagreed::NoOriginal(named)),
        }
    }

    /// What was agreed on for so many players, with friends or with bots.
    pub(super) fn agreement(
        &self,
        game: GameKind,
        players: u8,
        friends: bool,
    ) -> Result<AgreementJson, Disagreed> {
        let layout = self.layout.as_deref().unwrap_or("default");
        // Which layout a seed would lead to is no matter.
        measure::agree(game, players, &self.options, layout, "").map_err(Disagreed::Rules)?;
        let options = measure::read_options(game, &self.options).map_err(Disagreed::Rules)?;
        let layout = measure::layout_of(game, layout).map_err(Disagreed::Rules)?;
        if self.talk.is_some() && !game.about().numbers_are_secret {
            return Err(Disagreed::TalkIsFree(game));
        }
        let usual = AgreementJson::usual(game, players);
        // Bots don't mind; friends are asked.
        let takeback = if friends { Takeback::Ask } else { Takeback::Free };
        let said = |value: &Option<String>, usual| value.clone().unwrap_or(usual);
        Ok(AgreementJson {
            options: options_json(&options),
            layout: LayoutJson::new(&layout),
            first: self.first.map(|asked| first(asked, game, players)).transpose()?,
            rounds: self.rounds.map(|asked| rounds(asked, game)).transpose()?,
            clock: said(&self.clock, usual.clock),
            at_zero: said(&self.at_zero, usual.at_zero),
            takeback: said(&self.takebacks, takeback.name().to_owned()),
            talk: said(&self.talk, usual.talk),
            bots_take_time: !self.quick,
            ..AgreementJson::usual(game, players)
        })
    }
}

fn rounds(asked: u64, game: GameKind) -> Result<u8, Disagreed> {
    let Rounds::Match { most } = game.about().rounds else {
        return Err(Disagreed::OneRound(game));
    };
    let possible = u8::try_from(asked).ok().filter(|rounds| (1..=most).contains(rounds));
    possible.ok_or(Disagreed::Rounds { game, most })
}

fn first(asked: u64, game: GameKind, players: u8) -> Result<SeatNumber, Disagreed> {
    if game.about().starter == StarterRule::AfterTheDeal {
        return Err(Disagreed::NoFirst(game));
    }
    let seat = Some(asked).filter(|&asked| asked < u64::from(players));
    let seat = seat.and_then(|asked| Seat::new(usize::try_from(asked).ok()?));
    seat.map(SeatNumber).ok_or(Disagreed::First { players })
}

#[cfg(test)]
mod tests {
    use clap::Parser;
    use stapel_client::agreement::{self, Control, Row, Setting, Term, Value};
    use stapel_protocol::table::{LayoutName, OptionJson};

    use super::*;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        agreed: Agreed,
    }

    fn agreed(game: GameKind, said: &[String]) -> Result<AgreementJson, Disagreed> {
        agreed_with(game, said, false)
    }

    fn agreed_with(
        game: GameKind,
        said: &[String],
        friends: bool,
    ) -> Result<AgreementJson, Disagreed> {
        let line = std::iter::once(String::from("play")).chain(said.iter().cloned());
        let Line { agreed } = Line::try_parse_from(line).unwrap_or_else(|error| panic!("{error}"));
        agreed.agreement(agreed.game(game)?, 3, friends)
    }

    fn said(words: &[&str]) -> Vec<String> {
        words.iter().map(|&word| word.to_owned()).collect()
    }

    /// A value that differs from the usual one, and how it is said.
    fn another(row: &Row) -> (Value, Vec<String>) {
        let named = |values: &[String], chosen: usize| values[(chosen + 1) % values.len()].clone();
        match (row.term, &row.control) {
            (Term::Option(name), Control::Switch { on }) => {
                let about = GameKind::ALL.iter().flat_map(|game| game.about().options);
                let about = about.clone().find(|about| about.name == name).expect("an option");
                let value = match about.usual {
                    stapel_rules::setup::OptionValue::Flag(_) => (!on).to_string(),
                    stapel_rules::setup::OptionValue::Number(_) => u8::from(!on).to_string(),
                };
                (Value::On(!on), said(&["--option", &format!("{name}={value}")]))
            }
            (Term::Option(name), Control::Number { value, .. }) => {
                let value = value + 1;
                (Value::Number(value), said(&["--option", &format!("{name}={value}")]))
            }
            (Term::Readings(_), Control::Choice { values, chosen }) => {
                let option = named(values, *chosen);
                (Value::Chosen(chosen + 1), said(&["--option", &format!("{option}=true")]))
            }
            (Term::OriginalRules, _) => (Value::On(true), said(&["--original-rules"])),
            (Term::Layout, _) => {
                let shuffled = LayoutJson::Named(LayoutName::Shuffled);
                (Value::Layout(shuffled), said(&["--layout", "shuffled"]))
            }
            (Term::First, _) => (Value::Chosen(2), said(&["--first", "1"])),
            (Term::Rounds, _) => (Value::Number(7), said(&["--rounds", "7"])),
            (Term::Clock, _) => (Value::Chosen(2), said(&["--clock", "60s"])),
            (Term::AtZero, _) => {
                (Value::Chosen(2), said(&["--clock", "60s", "--at-zero", "steady"]))
            }
            (Term::Takeback, Control::Choice { .. }) => {
                (Value::Chosen(0), said(&["--takebacks", "never"]))
            }
            (Term::Takeback, _) => (Value::On(false), said(&["--takebacks", "never"])),
            (Term::Talk, _) => (Value::Chosen(2), said(&["--talk", "signals"])),
            (Term::BotsTakeTime, _) => (Value::On(false), said(&["--quick"])),
            (term, control) => panic!("nothing says {term:?}: {control:?}"),
        }
    }

    /// Whatever the form of a table offers can be said, and means the same: with bots, and with friends.
    #[test]
    fn every_term_can_be_said_on_the_command_line() {
        for (game, friends) in
            GameKind::ALL.into_iter().flat_map(|game| [(game, false), (game, true)])
        {
            let setting = Setting { bots: true, friends };
            let mut usual = setting.usual(game, 3);
            assert_eq!(agreed_with(game, &[], friends).ok(), Some(usual.clone()));
            agreement::set(&mut usual, Term::Clock, Value::Chosen(2));
            for row in agreement::rows(&usual, setting) {
                // A table on this machine is in no list.
                if row.term == Term::Listed {
                    continue;
                }
                let (value, mut words) = another(&row);
                let mut expected = usual.clone();
                agreement::set(&mut expected, row.term, value);
                if !words.contains(&String::from("--clock")) {
                    words.extend(said(&["--clock", "60s"]));
                }
                let agreed = agreed_with(game, &words, friends);
                assert_eq!(agreed.ok(), Some(expected), "{game} {words:?}");
            }
        }
    }

    #[test]
    fn what_a_game_does_not_have_can_not_be_agreed_on() {
        let wrong = |game, words: &[&str]| agreed(game, &said(words)).expect_err("it is wrong");
        use GameKind::{Clear4, Extreme, TheGame};
        assert!(matches!(wrong(TheGame, &["--rounds", "2"]), Disagreed::OneRound(_)));
        assert!(matches!(wrong(Clear4, &["--rounds", "0"]), Disagreed::Rounds { most: 24, .. }));
        assert!(matches!(wrong(Clear4, &["--rounds", "300"]), Disagreed::Rounds { .. }));
        assert!(matches!(wrong(Extreme, &["--first", "1"]), Disagreed::NoFirst(_)));
        assert!(matches!(wrong(Clear4, &["--talk", "gentle"]), Disagreed::TalkIsFree(Clear4)));
        assert!(matches!(wrong(Clear4, &["--first", "3"]), Disagreed::First { players: 3 }));
        assert!(matches!(wrong(Clear4, &["--original-rules"]), Disagreed::NoOriginal(_)));
        assert!(matches!(wrong(TheGame, &["--layout", "shuffled"]), Disagreed::Rules(_)));
        assert!(matches!(wrong(Extreme, &["--layout", "SKYX"]), Disagreed::Rules(_)));
        let both = ["--option", "strict_one_pile=true", "--option", "loose_one_pile=true"];
        assert!(matches!(wrong(Extreme, &both), Disagreed::Rules(measure::Failure::Setup(..))));
        let own =
            agreed(Extreme, &said(&["--layout", &stapel_rules::piles::Layout::DEFAULT.code()]));
        assert!(matches!(own.expect("a layout").layout, LayoutJson::Listed(_)));
        let expert = agreed(Extreme, &said(&["--original-rules", "--option", "expert=true"]));
        let expert = expert.expect("an option of both games");
        assert_eq!(expert.options.get("expert"), Some(&OptionJson::Flag(true)));
        assert_eq!(expert.game.0, TheGame);
    }
}
