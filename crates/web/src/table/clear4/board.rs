use leptos::prelude::*;
use stapel_rules::GameKind;

use super::choosing::Choosing;
use super::keys::press;
use super::table::Clear4Table;
use crate::table::board::Board;

/// The board of Clear 4!.
pub(crate) const CLEAR4: Board = Board {
    is_for: |game| game == GameKind::Clear4,
    prepare: |live, _| {
        let choosing = Choosing::new(live);
        provide_context(choosing);
        Box::new(move |key| press(choosing, key))
    },
    lay_out: || view! { <Clear4Table/> }.into_any(),
};
