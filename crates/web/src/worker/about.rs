use stapel_room::Local;

use crate::offline::About;

/// What lists say of a table.
pub(super) fn about(local: &Local) -> About {
    About { table: local.summary(), left: local.cards_left() }
}
