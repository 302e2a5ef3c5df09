//! What a table agrees on before the deal, as a form: the same on the page, in the terminal and on the command line.
//!
//! [`rows`] lists what there is to agree on and what is agreed, [`set`] changes one of these things. Whoever draws the
//! form needs to know the kinds of [`Control`], and no game.

mod rows;
mod set;
#[cfg(test)]
mod tests;

use stapel_protocol::table::{AgreementJson, DoJson, LayoutJson, WhoJson};
use stapel_rules::{GameKind, OptionAbout};

pub use crate::games::piles::{
    BoxRefused, Boxes, KeptBox, LayoutDraft, LayoutProblem, MAX_BOX_NAME, MOST_BOXES,
};
use crate::{Mirror, Session};
pub use rows::{rows, rows_of_deck};
pub use set::{set, set_game, set_players};

/// One thing that a table agrees on before the deal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Term {
    /// An option of the rules, by name.
    Option(&'static str),
    /// Options of which at most one is on, chosen as one: other readings of a rule than the usual one (X9).
    Readings(&'static [&'static str]),
    /// Whether a deck with commands is played by the original rules, as plain numbers (X15).
    OriginalRules,
    /// Which cards carry commands (X1).
    Layout,
    /// Who starts the first round, where that is settled before the deal (C1).
    First,
    /// How many rounds make a match (C12).
    Rounds,
    /// How long a turn may take.
    Clock,
    /// What happens when the time of a turn is up.
    AtZero,
    /// Whether plays may be taken back.
    Takeback,
    /// How people may talk, in games whose numbers are secret (G11).
    Talk,
    /// Whether bots take as long as people would.
    BotsTakeTime,
    /// Whether everyone may find the table.
    Listed,
}

impl Term {
    /// A name that tells the terms of a game apart, such as `clock` or the name of an option.
    pub fn name(self) -> &'static str {
        match self {
            Term::Option(name) => name,
            // Every option is in one group at most.
            Term::Readings(options) => options.first().copied().unwrap_or_default(),
            Term::OriginalRules => "original_rules",
            Term::Layout => "layout",
            Term::First => "first",
            Term::Rounds => "rounds",
            Term::Clock => "clock",
            Term::AtZero => "at_zero",
            Term::Takeback => "takeback",
            Term::Talk => "talk",
            Term::BotsTakeTime => "bots_take_time",
            Term::Listed => "listed",
        }
    }
}

/// How a term is chosen, and what is chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Control {
    Switch {
        on: bool,
    },
    /// One of several values, by their names in every interface.
    Choice {
        values: Vec<String>,
        chosen: usize,
    },
    Number {
        least: u32,
        most: u32,
        value: u32,
    },
    /// The built-in layout, one that is drawn from the seed, or that of one's own box.
    Layout {
        chosen: LayoutJson,
    },
}

/// What is to be agreed on for a term.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// Of a [`Control::Switch`].
    On(bool),
    /// Of a [`Control::Choice`]: the place of the value in its list.
    Chosen(usize),
    Number(u32),
    Layout(LayoutJson),
}

/// A term with what is agreed about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    pub term: Term,
    pub control: Control,
    /// Whether it is as it is unless somebody says otherwise.
    pub is_usual: bool,
}

/// Who is at a table. That decides what there is to agree on: whoever plays alone asks nobody before they take a play
/// back, and no bot's pace matters to them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Setting {
    pub bots: bool,
    /// Whether there are, or may be, other people.
    pub friends: bool,
}

impl Setting {
    /// A new table with these.
    pub fn usual(self, game: GameKind, players: u8) -> AgreementJson {
        let takeback = if self.friends { "ask" } else { "free" };
        AgreementJson { takeback: takeback.to_owned(), ..AgreementJson::usual(game, players) }
    }

    /// Who sits at a table, as one of its people sees it. A free seat waits for somebody.
    fn of(mirror: &Mirror) -> Setting {
        let is_bot = |who: &WhoJson| matches!(who, WhoJson::Bot(_));
        let is_you =
            |who: &WhoJson| matches!(who, WhoJson::Person(person) if person.id == mirror.you);
        let mut seats = mirror.places.iter().map(|place| &place.who);
        Setting {
            bots: seats.clone().any(is_bot),
            friends: seats.any(|who| !is_bot(who) && !is_you(who)),
        }
    }
}

impl Session {
    /// What the table agrees on, and what is agreed; nothing before the table was shown.
    pub fn agreement_rows(&self) -> Vec<Row> {
        let rows = |agreement| {
            Some(rows_of_deck(self.agreement_deck()?, agreement, self.agreement_setting()?))
        };
        self.wanted_agreement().and_then(rows).unwrap_or_default()
    }

    /// Who is at the table, which decides what there is to agree on; `None` before it was shown.
    pub fn agreement_setting(&self) -> Option<Setting> {
        self.mirror().map(Setting::of)
    }

    /// The game whose deck lies on the table, which may be agreed on as another one (X15).
    pub fn agreement_deck(&self) -> Option<GameKind> {
        self.memory.deck().or_else(|| self.wanted_agreement().map(|agreement| agreement.game.0))
    }

    /// What was asked for last and has no answer yet, or else what is agreed: the next change builds on it, so that none
    /// is lost while another one is on its way. `None` before the table was shown.
    pub fn wanted_agreement(&self) -> Option<&AgreementJson> {
        let asked = self.pending().filter_map(|pending| match &pending.wanted {
            DoJson::Agree(agreement) => Some(agreement),
            _ => None,
        });
        self.mirror().map(|mirror| asked.last().unwrap_or(&mirror.agreement))
    }

    /// The agreement with another value of one term, to be asked for; `None` before the table was shown.
    pub fn agreement_with(&self, term: Term, value: Value) -> Option<AgreementJson> {
        let mut agreement = self.wanted_agreement()?.clone();
        set(&mut agreement, term, value);
        Some(agreement)
    }
}

/// The bots that people choose from, the easiest first.
pub const BOTS: [&str; 3] = ["greedy", "steady", "expert"];

const CLOCKS: [&str; 4] = ["none", "30s", "60s", "1d"];

const TAKEBACKS: [&str; 3] = ["never", "ask", "free"];

const TALKS: [&str; 3] = ["strict", "gentle", "signals"];

/// What happens when the time of a turn is up, unless a bot plays on.
const WAIT: &str = "wait";

/// What can happen when the time of a turn is up.
fn at_zero() -> [&'static str; 4] {
    let [greedy, steady, expert] = BOTS;
    [WAIT, greedy, steady, expert]
}

/// What a choice is called that leaves something as it usually is.
const USUAL: &str = "usual";

/// What is known of an option of a game.
fn about(game: GameKind, option: &str) -> Option<&'static OptionAbout> {
    game.about().options.iter().find(|about| about.name == option)
}

/// The game with commands whose deck makes this one by the original rules (X15).
fn with_commands(game: GameKind) -> Option<GameKind> {
    GameKind::ALL.into_iter().find(|other| other.about().original == Some(game))
}
