//! Numbers and plays of a review in words.

use stapel_client::replay::{Signs, TurnPicture};
use stapel_protocol::review::ReviewedTurnJson;
use stapel_words::phrases;

use super::session::Review;
use crate::app::words::{phrase, say, text};

/// A chance in whole points of a hundred: more would say more than anybody knows.
pub(super) fn points(chance: f64) -> i32 {
    (100.0 * chance).round() as i32
}

/// How far a number may be off, in whole points, rounded up.
fn error_points(error: f64) -> i32 {
    (100.0 * error).ceil() as i32
}

/// A chance in words, with its error unless it is certain.
pub(super) fn chance(chance: f64, error: f64) -> String {
    let (chance, error) = (points(chance).to_string(), error_points(error));
    if error == 0 {
        return say("review-percent", &[("chance", text(&chance))]);
    }
    let error = error.to_string();
    say("review-percent-error", &[("chance", text(&chance)), ("error", text(&error))])
}

/// What a turn lost, in words.
pub(super) fn lost(turn: &ReviewedTurnJson) -> String {
    let (lost, error) = (points(turn.lost).to_string(), error_points(turn.error).to_string());
    say("review-points", &[("lost", text(&lost)), ("error", text(&error))])
}

/// A difference of chances with its sign, in points.
pub(super) fn signed(difference: f64) -> String {
    match points(difference) {
        0 => String::from("0"),
        points if points > 0 => format!("+{points}"),
        points => format!("−{}", -points),
    }
}

/// What the signs of a turn stand for, in words.
pub(super) fn signs(signs: Signs) -> Vec<String> {
    phrase(|words| {
        let mark = signs.mark.map(|mark| phrases::mark(words, mark));
        let only = signs.only.then(|| phrases::only_turn(words));
        let turning = signs.turning.then(|| phrases::turning_point(words));
        [mark, only, turning].into_iter().flatten().collect()
    })
}

/// Plays in words, one after the other.
pub(super) fn plays(review: Review, picture: &TurnPicture) -> String {
    phrase(|words| phrases::plays(words, &|seat| review.name(seat), picture)).join(", ")
}

/// Why a turn is worse than the best one, in a sentence.
pub(super) fn why(review: Review, turn: &ReviewedTurnJson) -> Option<String> {
    let reason = turn.why.as_ref()?;
    Some(phrase(|words| phrases::why(words, &|seat| review.name(seat), reason)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_have_a_sign_but_nothing_has_none() {
        let signs = [0.124, -0.07, 0.004, -0.004, 0.0].map(signed);
        assert_eq!(signs, ["+12", "−7", "0", "0", "0"]);
    }

    #[test]
    fn an_error_is_never_told_smaller_than_it_is() {
        let told = [0.0, 0.001, 0.01, 0.011, 0.2].map(error_points);
        assert_eq!(told, [0, 1, 1, 2, 20]);
    }
}
