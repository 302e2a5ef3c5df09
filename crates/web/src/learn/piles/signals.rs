use leptos::prelude::*;
use stapel_client::lesson::{Topic, Waits};
use stapel_rules::piles::Signal as Said;

use super::practice::PilesPractice;
use crate::app::words::{say, t, text};
use crate::table::piles::{WISHES, WishIcon, letter, wish_id};

/// What can be said about the pile that the lesson speaks of.
#[component]
pub(super) fn SayRow() -> impl IntoView {
    let practice = expect_context::<PilesPractice>();
    let pile = Memo::new(move |_| match practice.course.waits() {
        Waits::Saying(Topic::Pile(pile)) => Some(pile),
        _ => None,
    });
    move || {
        pile.get().map(|pile| {
            let asked = move || say("learn-say-about", &[("pile", text(letter(pile)))]);
            let wishes = WISHES.map(|wish| {
                view! {
                    <button class="small" on:click=move |_| practice.say(Said::Pile(pile, wish))>
                        <WishIcon wish/>
                        <span>{t(wish_id(wish))}</span>
                    </button>
                }
            });
            view! { <div class="say-row" role="group" aria-label=asked>{wishes}</div> }
        })
    }
}
