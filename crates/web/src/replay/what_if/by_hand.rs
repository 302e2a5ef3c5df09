//! Positions that somebody writes down, and plays on from.

use leptos::html;
use leptos::prelude::*;
use stapel_rules::notation::{PositionError, Record};
use stapel_rules::{Game, MidwayError, Seat, Turn};
use stapel_table::{SeedText, StartError, from_position};
use wasm_bindgen_futures::spawn_local;

use super::carried::{carry, read_carried};
use super::form::WhatIfForm;
use super::tries::Tries;
use super::{Choice, Origin, begin};
use crate::app::app;
use crate::app::words::{count, label, say, t, text};
use crate::browser::{random_bits, set_fragment, window};

/// The id of the page on which a position is written down.
pub(in crate::replay) const BY_HAND: &str = "position";

/// Begins what the address has of a position.
const PART: &str = "position=";

/// A position that makes sense as it stands, to begin with.
const EXAMPLE: &str = "the-game players=2 status=playing seat=0 piles=37,52,64,41 \
                       hands=38,44,57,63,70,88,90/12,40,50,53,65,72,95 undrawn=2-5,13-20,75-80 laid=0 minimum=2 \
                       turns=20";

/// What is wrong about a text that is to be a position.
#[derive(Clone, PartialEq, Eq)]
struct Wrong {
    /// The place of the letter where it goes wrong, counted from 1, if it is at one.
    column: Option<usize>,
    /// The text that says so, where there is one: a position that makes sense, but in which nobody is to act.
    midway: Option<&'static str>,
    /// Why, in the language of the notation.
    why: String,
}

/// The page on which somebody writes a position, and plays on from it.
#[component]
pub(in crate::replay) fn ByHandPage() -> impl IntoView {
    let app = app();
    let area = NodeRef::<html::Textarea>::new();
    let position = RwSignal::new(from_address().unwrap_or_default());
    let busy = RwSignal::new(false);
    let read = Memo::new(move |_| {
        let written = position.get();
        let written = written.trim();
        (!written.is_empty()).then(|| read(written))
    });
    let wrong = Memo::new(move |_| read.get().and_then(Result::err));
    // The form is made anew only when it would say something else.
    let seats = Memo::new(move |_| read.get().and_then(Result::ok));
    let write = move |event| {
        position.set(event_target_value(&event));
        let _written = set_fragment(&format!("{PART}{}", carry(&position.get_untracked())));
    };
    let show = move |_| {
        let (Some(area), Some(column)) = (area.get(), wrong.get().and_then(|wrong| wrong.column))
        else {
            return;
        };
        // The part of the text that is meant ends with its word.
        let rest = position.get_untracked();
        let word = rest.chars().skip(column - 1).take_while(|letter| *letter != ' ').count().max(1);
        let _focused = area.focus();
        let _selected = area.set_selection_range((column - 1) as u32, (column - 1 + word) as u32);
    };
    let start = Callback::new(move |choice: Choice| {
        let seed = SeedText::from_bits(random_bits());
        let written = position.get_untracked();
        let Ok(record) = from_position(written.trim(), seed.reveal()) else { return };
        let back = format!("/r/{BY_HAND}#{PART}{}", carry(written.trim()));
        let origin = Origin { back, of: String::from(BY_HAND), step: 0 };
        busy.set(true);
        spawn_local(async move {
            begin(app, record.to_string(), choice, origin).await;
            busy.try_set(false);
        });
    });
    view! {
        <section class="page narrow by-hand">
            <h1>{t("what-if-hand-title")}</h1>
            <p>{t("what-if-hand-text")}</p>
            <label for="position-text">{t("what-if-hand-label")}</label>
            <textarea
                id="position-text"
                rows="5"
                lang="en"
                spellcheck="false"
                autocomplete="off"
                node_ref=area
                prop:value=position
                aria-invalid=move || wrong.get().is_some().then_some("true")
                aria-describedby="position-wrong"
                on:input=write
            ></textarea>
            <div id="position-wrong" role="alert">
                {move || {
                    let wrong = wrong.get()?;
                    let column = wrong.column;
                    Some(view! {
                        <p class="wrong">
                            {move || match (wrong.midway, column) {
                                (Some(id), _) => say(id, &[]),
                                (None, Some(column)) => {
                                    say("what-if-wrong-at", &[("column", count(column as u32))])
                                }
                                (None, None) => say("what-if-wrong", &[]),
                            }}
                        </p>
                        {wrong.midway.is_none().then(|| view! { <p class="small" lang="en"><code>{wrong.why}</code></p> })}
                        {column
                            .map(|_| view! { <button id="show-wrong" on:click=show>{t("what-if-show-wrong")}</button> })}
                    })
                }}
            </div>
            {move || {
                let (players, seat) = seats.get()?;
                // It stays when the language changes, and speaks the other one.
                let names = Signal::derive(move || {
                    (1..=players)
                        .map(|seat| say("seat-number", &[("seat", text(&seat.to_string()))]))
                        .collect::<Vec<_>>()
                });
                Some(view! {
                    <WhatIfForm
                        names
                        seat
                        has_cards=false
                        usual_name=label("what-if-hand-name")
                        start
                        busy
                    />
                })
            }}
            <Show when=move || position.with(|position| position.trim().is_empty())>
                <button id="position-example" on:click=move |_| position.set(EXAMPLE.to_owned())>
                    {t("what-if-hand-example")}
                </button>
            </Show>
            <Tries of=None/>
        </section>
    }
}

/// The position that the address has.
fn from_address() -> Option<String> {
    let hash = window().location().hash().ok()?;
    let mut parts = hash.trim_start_matches('#').split('&');
    read_carried(parts.find_map(|part| part.strip_prefix(PART))?)
}

/// How many play in a position that one can play on from, and who is to act.
fn read(text: &str) -> Result<(u8, Seat), Wrong> {
    // With another seed other cards come, but whether it can be played on from is the same.
    let record: Record = from_position(text, "").map_err(|error| match error {
        StartError::Position(PositionError::Syntax(error)) => {
            Wrong { column: Some(error.column), midway: None, why: error.to_string() }
        }
        StartError::Midway(error) => {
            let midway = match &error {
                MidwayError::Over => Some("midway-over"),
                MidwayError::Draws => Some("midway-draws"),
                MidwayError::Deck(_) | MidwayError::OtherCards => None,
            };
            Wrong { column: None, midway, why: error.to_string() }
        }
        other => Wrong { column: None, midway: None, why: other.to_string() },
    })?;
    let seat = record.position.and_then(|(game, state)| match game.turn(&state) {
        Turn::Seat(seat) => Some(seat),
        _ => None,
    });
    Ok((record.players, seat.unwrap_or(Seat::FIRST)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_example_is_a_position_to_play_on_from() {
        assert_eq!(read(EXAMPLE).ok(), Some((2, Seat::FIRST)));
    }

    #[test]
    fn what_is_wrong_is_told_with_its_place() {
        let told = |text: &str| read(text).err().map(|wrong| (wrong.column, wrong.why));
        let (column, why) = told("the-gme players=2").expect("there is no such game");
        assert_eq!(column, Some(1));
        assert!(why.contains("expected a game"), "{why}");
        let twice = EXAMPLE.replace("undrawn=2-5", "undrawn=2-6,38");
        let (column, why) = told(&twice).expect("38 is in a hand");
        assert_eq!((column, why.as_str()), (None, "card 38 is in two places"));
    }
}
