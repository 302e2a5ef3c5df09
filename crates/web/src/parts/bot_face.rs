use leptos::prelude::*;
use stapel_rules::Seat;

/// Eyes and mouths, one pair for each seat.
const LOOKS: [&str; 6] = [
    "M6.500 11a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM13.500 11a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM8 16h8v1.500H8z",
    "M5.500 9h13v3.500h-13zM9.500 16h5v1.500h-5z",
    "M6.500 9h4v4h-4zM13.500 9h4v4h-4zM10 16h4v2h-4z",
    "M6 11h5v1.500H6zM13 11h5v1.500h-5zM8.500 15.500h7v2.500h-7z",
    "M8.500 11a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0-7 0zM9 17h6v1.500H9z",
    "M6 13l2.500-4.500L11 13zM13 13l2.500-4.500L18 13zM8 16.500h8v1.500H8z",
];

/// The face of the bot in a seat. It is a picture only; whoever shows it says in words that a bot sits there.
#[component]
pub(crate) fn BotFace(seat: Seat) -> impl IntoView {
    view! {
        <svg class="bot-face" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M11 1h2v3h4a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4h4z"/>
            <path class="bot-look" d=LOOKS[seat.index() % LOOKS.len()]/>
        </svg>
    }
}
