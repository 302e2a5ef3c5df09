use leptos::prelude::*;
use stapel_rules::clear4::{Face, Value};
use stapel_words::phrases;

use crate::app::words::phrase;

/// The picture of PUSH: an open hand.
const HAND: &str = "M13 35V20.500a4.500 4.500 0 0 1 9 0V31h1.500V10.500a4.500 4.500 0 0 1 9 0V30H34V8.500a4.500 4.500 0 0 1 9 0V31h1.500V15.500a4.500 4.500 0 0 1 9 0V42c0 11-7 18-17 18h-5c-7 0-11-3-14.500-8L6.500 38.500c-2.500-4.500 3-8.500 6.500-4.500z";
/// The picture of JOKER: a star with the eyes of a mask.
const MASK: &str = "M32 3l8.200 16.800 18.800 2.500-13.600 13.100 3.300 18.600L32 45.200 15.300 54l3.300-18.600L5 22.300l18.800-2.500zM20.500 27.500c4-2.600 7.500-1.600 9.500 2.500-4.500 2.500-8 1.500-9.500-2.500zm23 0c-4-2.600-7.500-1.600-9.500 2.500 4.500 2.500 8 1.500 9.500-2.500z";
/// The picture of CLEAR: a broom.
const SWEEP: &str = "M52.500 3.500a3.500 3.500 0 0 1 5.500 4.300L43.500 29.500l-5.600-4.200zM35.500 27l9.500 7-3 5-11-8.200zM28.800 33.400l12 9C38 50 32.500 56.500 24 60c-1-2.500-.8-4.500.2-7-2.500 2-4.800 3-7.400 3.200-.4-2.500.3-4.600 1.700-6.800-2.600 1.500-5 2-7.500 1.600 2-7.500 8.500-14 17.800-17.600zM6 38c4-6 9-9.500 15-11.500l1.500 3.500C17 32 12.500 35 9 40zM4 29c4-4.500 8-7 13-8.500l1.200 3.500C14 25.500 10.500 27.500 7 31z";

/// The name of a card of Clear 4!.
pub(crate) fn face_name(face: Face) -> String {
    phrase(|words| phrases::face_name(words, face))
}

/// The face of a card of Clear 4!: a numeral and a band with as many marks, or a picture that is known
/// by its outline. It is a picture only; whoever shows it says in words what it is.
#[component]
pub(crate) fn FaceView(
    face: Face,
    /// What it counts for, if that is not printed on it.
    #[prop(optional_no_strip)]
    counts_as: Option<Value>,
) -> impl IntoView {
    let Some(value) = face.value() else {
        let (class, picture) = match face {
            Face::PUSH => ("card face push", HAND),
            Face::JOKER => ("card face joker", MASK),
            _ => ("card face clear", SWEEP),
        };
        return view! {
            <span class=class aria-hidden="true">
                <svg class="face-picture" viewBox="0 0 64 64"><path d=picture fill-rule="evenodd"/></svg>
                <span class="face-word">{move || face_name(face)}</span>
                {counts_as.map(|value| view! { <span class="face-value">{value.number()}</span> })}
            </span>
        }
        .into_any();
    };
    let number = value.number();
    view! {
        <span class="card face" aria-hidden="true">
            <span class="card-corner">{number}</span>
            <span class="card-number">{number}</span>
            <svg class="face-band" viewBox="0 0 100 12" preserveAspectRatio="none">
                <path class="face-slots" d=marks(1, 10)/>
                <path class="face-marks" d=marks(1, number)/>
            </svg>
        </span>
    }
    .into_any()
}

/// The marks of the band from one to another, of ten.
fn marks(from: u8, to: u8) -> String {
    (from..=to).map(|mark| format!("M{} 0h7v12h-7z", u16::from(mark - 1) * 10 + 1)).collect()
}

/// The back of a card of Clear 4!, the same for all.
#[component]
pub(crate) fn BackView() -> impl IntoView {
    view! { <span class="card back" aria-hidden="true"></span> }
}
