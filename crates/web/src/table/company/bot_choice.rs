use leptos::prelude::*;

use crate::app::words::t;

/// The levels of bots that people are offered, the weakest first.
const BOTS: [(&str, &str); 3] =
    [("greedy", "bot-greedy"), ("steady", "bot-steady"), ("expert", "bot-expert")];

/// A small menu of the bots that can play in a seat.
#[component]
pub(crate) fn BotChoice(
    /// What choosing one does, in words.
    label: &'static str,
    /// Called with the name of the one that is chosen.
    choose: Callback<String>,
) -> impl IntoView {
    view! {
        <select
            class="bot-choice"
            aria-label=t(label)
            on:change=move |event| {
                let bot = event_target_value(&event);
                if !bot.is_empty() {
                    choose.run(bot);
                }
            }
        >
            <option value="">{t(label)}</option>
            {BOTS.map(|(bot, id)| view! { <option value=bot>{t(id)}</option> })}
        </select>
    }
}
