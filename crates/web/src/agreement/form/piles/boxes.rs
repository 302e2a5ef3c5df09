//! The boxes that are kept on this device: a name for each, and its cards as the code that people share.

use stapel_client::agreement::{Boxes, KeptBox, LayoutDraft};
use stapel_rules::piles::Layout;

use crate::browser::storage;

/// Under which names boxes are kept.
const BOX: &str = "box.";

/// Where a box is kept that is not complete yet, so that nobody has to begin again.
const DRAFT: &str = "box-draft";

/// All boxes that are kept, by name. What can't be read is left out.
pub(super) fn all() -> Boxes {
    let read = |name: String| {
        let layout = Layout::from_code(&storage::read(&format!("{BOX}{name}"))?).ok()?;
        Some(KeptBox { name, layout })
    };
    storage::names(BOX).into_iter().filter_map(read).collect()
}

/// Keeps a box; tells whether there was room for it. The name that it had before goes.
pub(super) fn keep(name: &str, layout: &Layout, before: Option<&str>) -> bool {
    let kept = all().check(name, before).is_ok()
        && storage::write(&format!("{BOX}{name}"), &layout.code());
    if let Some(before) = before.filter(|before| kept && *before != name) {
        forget(before);
    }
    kept
}

/// The box that somebody began to enter.
pub(super) fn draft() -> LayoutDraft {
    LayoutDraft::from_text(&storage::read(DRAFT).unwrap_or_default())
}

/// Keeps a box as far as it is entered.
pub(super) fn keep_draft(draft: &LayoutDraft) {
    storage::write(DRAFT, &draft.to_text());
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
    use stapel_client::agreement::MOST_BOXES;
    use stapel_rules::Card;
    use stapel_rules::piles::Command;

    use super::*;

    #[test]
    fn boxes_are_kept_by_name_and_renamed_and_forgotten() {
        let other = Layout::shuffled(<[_]>::reverse);
        assert!(keep("Attic", &Layout::DEFAULT, None));
        assert!(keep("Beach", &other, None));
        storage::write("box.Broken", "not a code");
        let names = || all().iter().map(|kept| kept.name.clone()).collect::<Vec<_>>();
        assert_eq!(names(), ["Attic", "Beach"]);
        assert!(keep("Cellar", &Layout::DEFAULT, Some("Attic")));
        assert_eq!(names(), ["Beach", "Cellar"]);
        forget("Beach");
        assert_eq!(names(), ["Cellar"]);
    }

    #[test]
    fn there_is_room_for_so_many_boxes_and_no_more() {
        for number in 0..MOST_BOXES {
            assert!(keep(&format!("Box {number}"), &Layout::DEFAULT, None));
        }
        assert!(!keep("Another", &Layout::DEFAULT, None));
        assert!(keep("Another", &Layout::DEFAULT, Some("Box 1")));
        assert_eq!(all().len(), MOST_BOXES);
    }

    #[test]
    fn a_box_that_is_not_complete_is_there_again() {
        assert_eq!(draft(), LayoutDraft::default());
        let mut entered = LayoutDraft::from(&Layout::DEFAULT);
        entered.toggle(Card::new(98).expect("a card"), Command::Stop);
        keep_draft(&entered);
        assert_eq!(draft(), entered);
        forget_draft();
        assert_eq!(draft(), LayoutDraft::default());
    }
}
