use leptos::prelude::*;

use super::Said;
use crate::app::LanguageSelect;
use crate::app::words::{say, t};
use crate::inset::Page;
use crate::table::company::BotChoice;

/// A question with its answers, or the menu.
#[component]
pub(super) fn Choices(
    /// What is asked.
    #[prop(optional)]
    line: String,
    /// Whether a bot can be chosen, too.
    #[prop(optional)]
    stands_in: bool,
    /// The address of the rules and the fingerprint of the deal, in the menu.
    #[prop(optional)]
    menu: Option<(String, String)>,
    /// The ids of what can be pressed, which are those of its texts. In the menu the first one stands above the links.
    mut answers: Vec<String>,
    page: Page,
) -> impl IntoView {
    let button = move |id: String| {
        let (name, given) = (id.clone(), id.clone());
        view! {
            <button id=name on:click=move |_| page.tell(Said::Pressed(given.clone()).to_texts())>
                {move || say(&id, &[])}
            </button>
        }
    };
    let first =
        menu.as_ref().map(|_| answers.drain(..1.min(answers.len())).map(button).collect_view());
    let choose = Callback::new(move |bot| page.tell(Said::Bot(bot).to_texts()));
    let speak = Callback::new(move |language| page.tell(Said::Language(language).to_texts()));
    view! {
        {(!line.is_empty()).then(|| view! { <p>{line}</p> })}
        <div class="menu">
            {menu
                .map(|(rules, seal)| {
                    view! {
                        {first}
                        {(!rules.is_empty())
                            .then(|| view! { <a class="button" href=rules target="_blank">{t("rules")}</a> })}
                        <a class="button" href="/settings" target="_blank">{t("settings")}</a>
                        <LanguageSelect speak/>
                        {(!seal.is_empty())
                            .then(|| {
                                view! {
                                    <p class="small seal">
                                        {t("seal")}
                                        <code>{seal}</code>
                                    </p>
                                }
                            })}
                    }
                })}
            {stands_in.then(|| view! { <BotChoice label="stand-in" choose/> })}
            {answers.into_iter().map(button).collect_view()}
        </div>
    }
}
