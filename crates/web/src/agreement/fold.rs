use leptos::prelude::*;

use super::form::{Agreed, AgreementForm};
use super::line::AgreementLine;
use crate::app::words::t;

/// The form, folded away under the line that sums it up.
#[component]
pub(crate) fn AgreementFold(
    agreed: Agreed,
    /// Called to have everything as usual again.
    #[prop(optional)]
    reset: Option<Callback<()>>,
) -> impl IntoView {
    let usual = move || agreed.rows.with(|rows| rows.iter().all(|row| row.is_usual));
    view! {
        <details class="agreement">
            <summary>
                <span class="agreement-title">
                    <span class="small soft">{t("agreement")}</span>
                    <AgreementLine agreement=agreed.agreement/>
                </span>
            </summary>
            <AgreementForm agreed/>
            {reset.map(|reset| {
                view! {
                    <Show when=move || !usual()>
                        <button class="usual-again" on:click=move |_| reset.run(())>{t("usual-again")}</button>
                    </Show>
                }
            })}
        </details>
    }
}
