//! Draws positions of Clear 4!.

use ratatui::layout::Rect;
use stapel_client::replay::{OpenCards, Perspective};
use stapel_client::screen::{Clear4Screen, HandGroup};
use stapel_rules::Seat;
use stapel_words::Words;
use stapel_words::phrases::{self, count, text};

use super::{Paint, Shown};
use crate::board::clear4::{RivalLook, discard, rival};
use crate::look::Ink;

/// The rows of the pile and what is said of it.
const PILE: u16 = 7;

/// Draws a position of Clear 4!: the pile, and what everyone has.
pub(super) fn draw(paint: &mut Paint<'_>, place: Rect, shown: &Shown<'_>, game: &Clear4Screen) {
    let Shown { words, watch, screen } = *shown;
    discard(paint, Rect { height: PILE, ..place }, words, &game.discard);
    let out = words.fill("out-of-game", &[("cards", count(game.out))]);
    paint.centred(Rect { y: place.y + PILE, height: 1, ..place }, &out, Ink::Soft);
    let mut y = place.y + PILE + 1;
    for stacks in &game.seats {
        if y >= place.bottom() {
            break;
        }
        let look = RivalLook {
            words,
            stacks,
            name: watch.name(words, stacks.seat),
            active: game.active == Some(stacks.seat),
            about: String::new(),
        };
        rival(paint, Rect { y, height: 1, ..place }, &look);
        y += 1;
        let hand =
            match screen.perspective {
                Perspective::Open => screen.hands.iter().find(|open| open.seat == stacks.seat).map(
                    |open| match &open.cards {
                        OpenCards::Clear4(groups) => groups.as_slice(),
                        _ => &[],
                    },
                ),
                Perspective::Seat(seat) if seat == stacks.seat => Some(game.hand.as_slice()),
                Perspective::Seat(_) => None,
            };
        if let Some(groups) = hand.filter(|groups| !groups.is_empty())
            && y < place.bottom()
        {
            let room = place.width.saturating_sub(4);
            paint.text(place.x + 4, y, room, &hand_text(words, groups), Ink::Strong);
            y += 1;
        }
    }
}

fn hand_text(words: &Words, groups: &[HandGroup]) -> String {
    let cards = groups.iter().flat_map(|group| (0..group.count).map(|_| group.face));
    phrases::faces(words, cards)
}

/// What lies on top of the pile, and the hand of whoever is to act or looks.
pub(super) fn brief(shown: &Shown<'_>, game: &Clear4Screen) -> Vec<String> {
    let Shown { words, watch, screen } = *shown;
    let fan = game.discard.fan();
    let pile = match fan.is_empty() {
        true => words.get("pile-empty"),
        false => {
            let pile = phrases::faces(words, fan.iter().map(|card| card.face));
            words.fill("terminal-review-pile", &[("cards", text(&pile))])
        }
    };
    let hand = |seat: Seat, groups: &[HandGroup]| {
        format!("{}: {}", watch.name(words, seat), hand_text(words, groups))
    };
    let hand = match screen.perspective {
        Perspective::Seat(seat) => Some(hand(seat, &game.hand)),
        Perspective::Open => screen.hands.iter().find_map(|open| match &open.cards {
            OpenCards::Clear4(groups) if game.active == Some(open.seat) => {
                Some(hand(open.seat, groups))
            }
            _ => None,
        }),
    };
    [Some(pile), hand].into_iter().flatten().collect()
}
