use stapel_room::Local;

use crate::offline::TableInfo;

/// What is stored about a table besides its log.
pub(super) fn table_info(local: &Local) -> TableInfo {
    TableInfo { table: local.summary(), left: local.cards_left() }
}
