use leptos::prelude::*;
use stapel_client::agreement::LayoutDraft;
use stapel_rules::Card;
use stapel_rules::piles::CommandSet;

use crate::app::words::{say, t, text};
use crate::browser::{focus, window};
use crate::parts::piles::{Badge, command_name};

/// All numbers from 2 to 99 like a page of a calendar, with the stamps that they have.
#[component]
pub(super) fn BoxGrid(
    #[prop(into)] draft: Signal<LayoutDraft>,
    /// Called with the number that is tapped. Without it the page is only looked at.
    #[prop(optional)]
    tap: Option<Callback<Card>>,
) -> impl IntoView {
    // The keyboard comes to the grid once, and goes through it with arrows.
    let at = RwSignal::new(Card::MIN);
    let cells = Card::all().map(|card| {
        // Once everything is right, it has one at most.
        let commands = Memo::new(move |_| draft.with(|draft| draft.commands(card)));
        let stamps = move || commands.get().iter().map(|command| view! { <Badge command/> }).collect_view();
        let stamped = move || commands.get() != CommandSet::EMPTY;
        let double = move || commands.get().iter().count() > 1;
        let number = card.number();
        match tap {
            None => view! { <li class="cell" class:stamped=stamped>{number}<span class="cell-stamps">{stamps}</span></li> }.into_any(),
            Some(tap) => {
                let name = move || {
                    let names: Vec<String> = commands.get().iter().map(command_name).collect();
                    if names.is_empty() {
                        return number.to_string();
                    }
                    let names = names.join(", ");
                    say("box-cell", &[("card", text(&number.to_string())), ("command", text(&names))])
                };
                view! {
                    <button
                        type="button"
                        class="cell"
                        class:stamped=stamped
                        class:double=double
                        data-card=number.to_string()
                        tabindex=move || if at.get() == card { "0" } else { "-1" }
                        aria-label=name
                        on:click=move |_| {
                            at.set(card);
                            tap.run(card);
                        }
                    >
                        {number}
                        <span class="cell-stamps" aria-hidden="true">{stamps}</span>
                    </button>
                }
                .into_any()
            }
        }
    });
    let cells = cells.collect_view();
    let step = move |event: web_sys::KeyboardEvent| {
        let Some(card) = next(at.get_untracked(), &event.key(), columns()) else { return };
        event.prevent_default();
        at.set(card);
        focus::focus(&format!("[data-card='{}'].cell", card.number()));
    };
    match tap {
        None => view! { <ol class="box-grid">{cells}</ol> }.into_any(),
        Some(_) => view! { <div class="box-grid" role="group" aria-label=t("box-numbers") on:keydown=step>{cells}</div> }
            .into_any(),
    }
}

/// How many numbers stand in a row: the style sheet says the same.
fn columns() -> u8 {
    let wide = window().match_media("(min-width: 48rem)").ok().flatten();
    if wide.is_some_and(|media| media.matches()) { 14 } else { 7 }
}

/// Where an arrow key leads from a number; `None` if the key is no arrow, or leads out of the page.
fn next(from: Card, key: &str, columns: u8) -> Option<Card> {
    let number = from.number();
    let next = match key {
        "ArrowLeft" => number.checked_sub(1)?,
        "ArrowRight" => number + 1,
        "ArrowUp" => number.checked_sub(columns)?,
        "ArrowDown" => number + columns,
        "Home" => Card::MIN.number(),
        "End" => Card::MAX.number(),
        _ => return None,
    };
    Card::new(next)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_go_through_the_page_and_not_out_of_it() {
        let card = |number| Card::new(number);
        let from = |number, key| next(card(number).expect("a card"), key, 7);
        assert_eq!(from(2, "ArrowRight"), card(3));
        assert_eq!(from(9, "ArrowUp"), card(2));
        assert_eq!(from(8, "ArrowUp"), None);
        assert_eq!(from(92, "ArrowDown"), card(99));
        assert_eq!(from(93, "ArrowDown"), None);
        assert_eq!((from(2, "ArrowLeft"), from(99, "ArrowRight")), (None, None));
        assert_eq!((from(50, "Home"), from(50, "End")), (card(2), card(99)));
        assert_eq!(from(50, "x"), None);
    }
}
