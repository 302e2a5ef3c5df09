use leptos::prelude::*;
use stapel_protocol::table::AgreementJson;
use stapel_words::phrases;

use crate::app::words::phrase;

/// What was agreed on, in one line: the game, and what is not as usual.
pub(crate) fn agreement_line(agreement: &AgreementJson) -> String {
    phrase(|words| phrases::summary(words, agreement))
}

/// The line as the title of a row in a list.
pub(crate) fn listed_line(agreement: AgreementJson) -> AnyView {
    view! { <AgreementLine line=Signal::derive(move || agreement_line(&agreement))/> }.into_any()
}

/// The line with the game in bold: it is what people look for in a list.
#[component]
pub(crate) fn AgreementLine(line: Signal<String>) -> impl IntoView {
    // Everything behind the game's name may wrap, at the dots first.
    let game = move || line.with(|line| line.split(" · ").next().unwrap_or_default().to_owned());
    let rest = move || {
        line.with(|line| {
            line.split(" · ").skip(1).map(|part| format!(" · {part}")).collect::<String>()
        })
    };
    view! { <span class="agreement-line"><strong>{game}</strong><span>{rest}</span></span> }
}
