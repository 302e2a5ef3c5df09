use leptos::prelude::*;

use super::agreed::Agreed;
use super::line::AgreementLine;
use super::load_ahead;
use super::place::AgreementForm;
use crate::app::words::t;
use crate::parts::Show;

/// The form, folded away under the line that sums it up.
#[component]
pub(crate) fn AgreementFold(agreed: Agreed) -> impl IntoView {
    let was_opened = RwSignal::new(false);
    view! {
        <details class="agreement" on:toggle=move |_| was_opened.set(true)>
            <summary on:pointerenter=|_| load_ahead()>
                <span class="agreement-title">
                    <span class="small soft">{t("agreement")}</span>
                    <AgreementLine line=agreed.line/>
                </span>
            </summary>
            <Show when=move || was_opened.get()><AgreementForm agreed id="agreement-here"/></Show>
        </details>
    }
}
