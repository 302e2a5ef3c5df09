//! What is said about each family of games, one file per family, and the registry that finds the right one.

pub(crate) mod clear4;
pub(crate) mod piles;

use stapel_client::replay::MomentKind;
use stapel_rules::any::{AnyGame, AnySeen, AnySignal};
use stapel_rules::{GameKind, Seat};

use crate::phrases::{outcome, text};
use crate::{Argument, Words};

/// Tells one reader what happened in a game.
#[derive(Clone, Copy)]
pub struct Narrator<'n> {
    pub words: &'n Words,
    pub name: &'n dyn Fn(Seat) -> String,
    /// Where the reader sits: some of what happens to them is told in the second person.
    pub you: Option<Seat>,
    /// What the reader is told beyond the plays.
    pub style: Style<'n>,
}

/// What a reader is told beyond the plays.
#[derive(Clone, Copy)]
pub enum Style<'n> {
    /// At the table: whose turn begins, and the cards that the reader draws.
    AtTable,
    /// In a replay, where it is shown whose turn it is: who ended a turn, what was drawn, and why a game was lost.
    Replay,
    /// Beside the actions of this game in notation, which already says the plays: what came of them.
    BesideNotation(&'n AnyGame),
}

impl Narrator<'_> {
    /// What happened, in sentences. Cards that were played together are in one.
    pub fn tell(&self, seen: &[AnySeen]) -> Vec<String> {
        let (mut of_piles, mut of_clear4) = (Vec::new(), Vec::new());
        for seen in seen {
            match *seen {
                AnySeen::Piles(seen) => of_piles.push(seen),
                AnySeen::Clear4(event) => of_clear4.push(event),
            }
        }
        let mut told = piles::narrate(self, &of_piles);
        told.extend(clear4::narrate(self, &of_clear4));
        told
    }

    /// That a turn begins.
    fn turn(&self, seat: Seat) -> String {
        if self.is_you(seat) {
            self.words.get("your-turn")
        } else {
            self.of("their-turn", seat, &[])
        }
    }

    /// A text about a seat and whatever else it names.
    pub(crate) fn of(&self, id: &str, seat: Seat, more: &[(&str, Argument<'_>)]) -> String {
        let name = (self.name)(seat);
        let about = [&[("name", text(&name))], more].concat();
        self.words.fill(id, &about)
    }

    fn is_you(&self, seat: Seat) -> bool {
        self.you == Some(seat)
    }
}

/// A signal in words.
pub(crate) fn signal(words: &Words, signal: AnySignal) -> String {
    match signal {
        AnySignal::Piles(signal) => piles::signal(words, signal),
        AnySignal::Clear4(never) => match never {},
    }
}

/// A moment of a finished game that is worth looking at.
pub(crate) fn moment(narrator: &Narrator<'_>, kind: MomentKind) -> String {
    match kind {
        MomentKind::Piles(moment) => piles::moment(narrator, moment),
        MomentKind::Clear4(moment) => clear4::moment(narrator, moment),
        MomentKind::Over(end) => outcome(narrator.words, narrator.name, Some(end)),
    }
}

/// The text that says what a game is about.
pub fn game_line(game: GameKind) -> &'static str {
    match game {
        GameKind::TheGame => "the-game-line",
        GameKind::Extreme => "extreme-line",
        GameKind::Clear4 => "clear-4-line",
    }
}

/// The texts about an option of the rules, by their ids.
#[derive(Clone, Copy)]
pub(crate) struct OptionTexts {
    /// What it is called.
    pub(crate) label: &'static str,
    /// What it means.
    pub(crate) about: &'static str,
    /// What the usual reading is called, if it is another reading of a rule; empty otherwise.
    pub(crate) usual: &'static str,
    /// What it is called beside the usual reading; empty if there is none.
    pub(crate) value: &'static str,
    /// What is said in one line of an agreement in which it isn't as usual. A number is told in the variable `turns`.
    pub(crate) brief: &'static str,
}

impl OptionTexts {
    /// The texts about an option that is no reading of a rule.
    fn new(label: &'static str, about: &'static str, brief: &'static str) -> OptionTexts {
        OptionTexts { label, about, usual: "", value: "", brief }
    }
}

/// The texts about an option of the rules.
pub(crate) fn option_texts(option: &str) -> Option<OptionTexts> {
    piles::option_texts(option).or_else(|| clear4::option_texts(option))
}
