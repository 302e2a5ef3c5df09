use leptos::prelude::*;
use stapel_rules::clear4::{Face, Value};

use crate::app::words::say;

/// What a card of Clear 4! is called.
pub(super) fn face_name(face: Face) -> String {
    match face {
        Face::PUSH => say("learn-face-push", &[]),
        Face::JOKER => say("learn-face-joker", &[]),
        Face::CLEAR => say("learn-face-clear", &[]),
        number => number.to_string(),
    }
}

/// A card of Clear 4!, face up. It is a picture only; whoever shows it says in words what it is.
#[component]
pub(super) fn FaceCard(
    face: Face,
    /// The value that a joker counts for.
    #[prop(optional_no_strip)]
    counts_as: Option<Value>,
) -> impl IntoView {
    let inside = match (face.value(), face) {
        (Some(value), _) => {
            let number = value.number();
            view! {
                <span class="card-corner">{number}</span>
                <span class="card-number">{number}</span>
                <span class="face-pips">{(0..number).map(|_| view! { <i></i> }).collect_view()}</span>
            }
            .into_any()
        }
        (None, face) => {
            let picture = match face {
                // A hand that pushes away.
                Face::PUSH => {
                    "M22 58V33l-7-9c-2-3 2-6 5-4l7 7V10c0-4 6-4 6 0v13-16c0-4 6-4 6 0v16-13c0-4 6-4 6 0v14-8c0-4 6-4 6 0v22c0 9-5 14-8 20z"
                }
                // A star with two eyes.
                Face::JOKER => {
                    "M32 5l8 17 19 3-14 13 4 19-17-9-17 9 4-19L5 25l19-3zM25 30a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zm14 0a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7z"
                }
                // A broom that sweeps.
                _ => {
                    "M48 4l6 4-17 24 4 3c3 2 4 6 2 9L32 60 8 46c6-2 10-6 13-13 2-4 6-5 9-3l2 1zM22 50l4-7M14 45l7-6"
                }
            };
            let class = if face == Face::JOKER { "face-picture joker" } else { "face-picture" };
            view! {
                <svg class=class viewBox="0 0 64 64"><path d=picture fill-rule="evenodd"/></svg>
                <span class="face-word">
                    {move || match counts_as {
                        Some(value) => format!("= {value}"),
                        None => face_name(face),
                    }}
                </span>
            }
            .into_any()
        }
    };
    view! { <span class="card face-card" class:special=face.value().is_none() aria-hidden="true">{inside}</span> }
}
