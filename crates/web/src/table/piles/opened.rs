use leptos::prelude::*;
use stapel_client::Session;
use stapel_client::screen::OpenedCard;

use crate::app::words::{count, say, t};
use crate::parts::piles::{CardFace, command_name};
use crate::table::live::Live;
use crate::table::names::seat_name;

/// What nobody had laid when the game was over, face up: the hands of the others, and the draw pile in its order. One's own
/// hand stays where it is.
#[component]
pub(super) fn Opened() -> impl IntoView {
    let live = expect_context::<Live>();
    let opened = Memo::new(move |_| live.ask(Session::opened_piles));
    let you = Memo::new(move |_| live.ask(Session::seat));
    move || {
        let opened = opened.get()?;
        let hands = opened.hands.into_iter().filter(|(seat, _)| Some(*seat) != you.get());
        let hands = hands.map(|(seat, cards)| {
            view! {
                <div class="opened-hand">
                    <h3 class="small">{move || seat_name(live, seat)}</h3>
                    <Cards cards/>
                </div>
            }
        });
        let draw_pile = opened.draw_pile;
        let draw_pile = (!draw_pile.is_empty()).then(|| {
            view! {
                <div class="opened-hand opened-draw">
                    <h3 class="small">{t("opened-draw")}</h3>
                    <Cards cards=draw_pile/>
                </div>
            }
        });
        Some(
            view! { <section class="opened" aria-label=t("opened")>{hands.collect_view()} {draw_pile}</section> },
        )
    }
}

/// Cards in a row.
#[component]
fn Cards(cards: Vec<OpenedCard>) -> impl IntoView {
    let cards = cards.into_iter().map(|(card, command)| {
        let named = move || {
            let name = say("card-named", &[("card", count(card.number()))]);
            command.map_or(name.clone(), |command| format!("{name}, {}", command_name(command)))
        };
        view! {
            <li>
                <CardFace number=card.number() command/>
                <span class="unseen">{named}</span>
            </li>
        }
    });
    view! { <ol class="opened-cards">{cards.collect_view()}</ol> }
}
