use leptos::prelude::*;
use stapel_client::agreement::LayoutDraft;

use super::grid::BoxGrid;
use super::stamps::Stamps;

/// Which cards carry commands, to look at.
#[component]
pub(super) fn BoxPage(#[prop(into)] draft: Signal<LayoutDraft>) -> impl IntoView {
    view! {
        <div class="box-page">
            <Stamps draft/>
            // The numbers of each command are told above it.
            <div aria-hidden="true"><BoxGrid draft/></div>
        </div>
    }
}
