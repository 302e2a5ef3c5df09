//! The boxes that are kept on this device: a name for each, and its cards as the code that people share.

use stapel_client::agreement::LayoutDraft;
use stapel_rules::Card;
use stapel_rules::piles::{Command, Layout};

use crate::browser::storage;

/// Under which names boxes are kept.
const BOX: &str = "box.";

/// Where a box is kept that is not complete yet, so that nobody has to begin again.
const DRAFT: &str = "box-draft";

/// The most letters of the name of a box.
pub(super) const MAX_NAME: usize = 30;

/// A box that is kept on this device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct KeptBox {
    pub(super) name: String,
    pub(super) layout: Layout,
}

/// All boxes that are kept, by name. What can't be read is left out.
pub(super) fn all() -> Vec<KeptBox> {
    let mut names = storage::names(BOX);
    names.sort_unstable();
    let read = |name: String| {
        let layout = Layout::from_code(&storage::read(&format!("{BOX}{name}"))?).ok()?;
        Some(KeptBox { name, layout })
    };
    names.into_iter().filter_map(read).collect()
}

/// A name for a box that no other one has: the wanted one, or with a number behind it. Its own name it may keep.
pub(super) fn free_name(wanted: &str, before: Option<&str>) -> String {
    let is_free =
        |name: &String| before == Some(name) || storage::read(&format!("{BOX}{name}")).is_none();
    let numbered = (2_u32..).map(|number| format!("{wanted} {number}"));
    std::iter::once(wanted.to_owned()).chain(numbered).find(is_free).unwrap_or_default()
}

/// Keeps a box; tells whether there was room for it. The name that it had before goes.
pub(super) fn keep(name: &str, layout: &Layout, before: Option<&str>) -> bool {
    let kept = storage::write(&format!("{BOX}{name}"), &layout.code());
    if let Some(before) = before.filter(|before| kept && *before != name) {
        forget(before);
    }
    kept
}

/// The box that somebody began to enter.
pub(super) fn draft() -> LayoutDraft {
    let mut draft = LayoutDraft::default();
    let text = storage::read(DRAFT).unwrap_or_default();
    for (command, numbers) in Command::ALL.into_iter().zip(text.split(';')) {
        let cards = numbers.split(' ').filter_map(|number| Card::new(number.parse().ok()?));
        draft.set(command, &cards.collect::<Vec<_>>());
    }
    draft
}

/// Keeps a box as far as it is entered.
pub(super) fn keep_draft(draft: &LayoutDraft) {
    let numbers = |command| {
        let numbers = draft.cards(command).into_iter().map(|card| card.number().to_string());
        numbers.collect::<Vec<_>>().join(" ")
    };
    storage::write(DRAFT, &Command::ALL.map(numbers).join(";"));
}

/// Forgets the box that somebody began to enter: it is kept under a name now.
pub(super) fn forget_draft() {
    storage::forget(DRAFT);
}

/// Forgets a box.
pub(super) fn forget(name: &str) {
    storage::forget(&format!("{BOX}{name}"));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boxes_are_kept_by_name_and_renamed_and_forgotten() {
        let other = Layout::shuffled(|cards| cards.reverse());
        assert!(keep("Attic", &Layout::DEFAULT, None));
        assert!(keep("Beach", &other, None));
        storage::write("box.Broken", "not a code");
        let names = || all().into_iter().map(|kept| kept.name).collect::<Vec<_>>();
        assert_eq!(names(), ["Attic", "Beach"]);
        assert!(keep("Cellar", &Layout::DEFAULT, Some("Attic")));
        assert_eq!(names(), ["Beach", "Cellar"]);
        assert_eq!(free_name("Cellar", Some("Cellar")), "Cellar");
        assert_eq!(free_name("Cellar", None), "Cellar 2");
        assert_eq!(free_name("Attic", None), "Attic");
        forget("Beach");
        assert_eq!(names(), ["Cellar"]);
    }

    #[test]
    fn a_box_that_is_not_complete_is_there_again() {
        assert_eq!(draft(), LayoutDraft::default());
        let mut entered = LayoutDraft::from(&Layout::DEFAULT);
        let card = |number| Card::new(number).expect("a card");
        for (number, command) in [(3, Command::Skull), (98, Command::Stop), (2, Command::DrawOne)] {
            entered.toggle(card(number), command);
        }
        keep_draft(&entered);
        assert_eq!(draft(), entered);
        storage::write("box-draft", "what another version kept; 5; 300");
        assert_eq!(draft().cards(Command::Skull), [card(5)]);
        forget_draft();
        assert_eq!(draft(), LayoutDraft::default());
    }
}
