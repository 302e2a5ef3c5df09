use stapel_client::lesson::Waits;
use stapel_client::screen::Selection;
use stapel_rules::Card;
use stapel_rules::any::AnyAction;
use stapel_rules::clear4::{self, StackSet};
use stapel_rules::piles::{self, Pile};

/// What the coach points at: everything that belongs to what is wanted next.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Pointed {
    pub(super) card: Option<Card>,
    pub(super) pile: Option<Pile>,
    /// Cards of Clear 4!.
    pub(super) selection: Selection,
    /// The stack whose card lying across is meant.
    pub(super) blind: StackSet,
    pub(super) take: bool,
    pub(super) end: bool,
}

impl Pointed {
    pub(super) fn of(waits: &Waits) -> Pointed {
        let action = match waits {
            Waits::Doing(wanted) => wanted.first().copied(),
            Waits::Trying(wanted) => Some(*wanted),
            _ => None,
        };
        let nothing = Pointed::default();
        match action {
            None => nothing,
            Some(AnyAction::Piles(piles::Action::Lay { card, pile })) => {
                Pointed { card: Some(card), pile: Some(pile), ..nothing }
            }
            Some(AnyAction::Piles(piles::Action::End)) => Pointed { end: true, ..nothing },
            Some(AnyAction::Clear4(action)) => match action {
                clear4::Action::End => Pointed { end: true, ..nothing },
                clear4::Action::Take => Pointed { take: true, ..nothing },
                clear4::Action::Blind(stack) => Pointed { blind: StackSet::of(stack), ..nothing },
                _ => Pointed { selection: Selection::of(&action), ..nothing },
            },
        }
    }
}

/// The same in words.
pub(super) mod hint {
    use super::{AnyAction, clear4, piles};
    use crate::app::words::{count, say, text};
    use crate::table::piles::letter;

    /// What to do instead of something else that is allowed.
    pub(crate) fn instead(wanted: AnyAction) -> String {
        match wanted {
            AnyAction::Piles(piles::Action::Lay { card, pile }) => say(
                "learn-instead-lay",
                &[("card", count(card.number())), ("pile", text(letter(pile)))],
            ),
            AnyAction::Piles(piles::Action::End) | AnyAction::Clear4(clear4::Action::End) => {
                say("learn-instead-end", &[])
            }
            AnyAction::Clear4(_) => say("learn-instead-other", &[]),
        }
    }

    /// What to do.
    pub(crate) fn shown(wanted: AnyAction) -> String {
        match wanted {
            AnyAction::Piles(piles::Action::Lay { card, pile }) => say(
                "learn-show-lay",
                &[("card", count(card.number())), ("pile", text(letter(pile)))],
            ),
            AnyAction::Piles(piles::Action::End) | AnyAction::Clear4(clear4::Action::End) => {
                say("learn-show-end", &[])
            }
            AnyAction::Clear4(clear4::Action::Blind(_) | clear4::Action::Take) => {
                say("learn-show-press", &[])
            }
            AnyAction::Clear4(_) => say("learn-show-play", &[]),
        }
    }
}
