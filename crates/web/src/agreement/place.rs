use leptos::prelude::*;

use super::FORM;
use super::agreed::Agreed;
use super::message::{FromForm, ToForm};
use crate::inset::Inset;

/// The place of the form, which is in a program of its own: most people never look at it, so nobody loads it before.
#[component]
pub(crate) fn AgreementForm(
    agreed: Agreed,
    /// The id of the element that the form is drawn in.
    id: &'static str,
) -> impl IntoView {
    let told = Callback::new(move |()| agreed.told.run(()).as_ref().map(ToForm::to_texts));
    let hear = Callback::new(move |said| match FromForm::from_texts(said) {
        Some(FromForm::Change(agreement)) => agreed.change.run(agreement),
        Some(FromForm::Reset) => {
            if let Some(reset) = agreed.reset {
                reset.run(());
            }
        }
        None => {}
    });
    view! { <Inset program=FORM id told hear/> }
}
