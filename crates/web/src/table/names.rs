use stapel_client::Session;
use stapel_client::screen::SeatScreen;
use stapel_rules::Seat;
use stapel_words::phrases;

use super::live::Live;
use crate::app::words::{phrase, say, text};

/// What a seat is called. Reactive callers run again when it changes.
pub(crate) fn seat_name(live: Live, seat: Seat) -> String {
    let screens = live.ask(Session::seat_screens);
    screens.iter().find(|screen| screen.seat == seat).map_or_else(String::new, screen_name)
}

/// What a seat is called.
pub(crate) fn screen_name(screen: &SeatScreen) -> String {
    phrase(|words| phrases::seat_name(words, screen))
}

/// What a seat is called where the person's own is marked.
pub(crate) fn marked_name(screen: &SeatScreen) -> String {
    let name = screen_name(screen);
    if screen.is_you { say("you-named", &[("name", text(&name))]) } else { name }
}

/// Points with a true minus sign.
pub(crate) fn points_text(points: i16) -> String {
    points.to_string().replace('-', "−")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_have_a_true_minus_sign() {
        let written = [-12, -1, 0, 7].map(points_text);
        assert_eq!(written, ["−12", "−1", "0", "7"]);
    }
}
