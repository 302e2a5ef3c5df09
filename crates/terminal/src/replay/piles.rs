//! Draws positions of The Game and Extreme.

use ratatui::layout::Rect;
use stapel_client::replay::{Did, OpenCards, Perspective, ReplayScreen, ReplayStep};
use stapel_client::screen::{HandCard, PileScreen, PilesScreen};
use stapel_rules::any::AnyAction;
use stapel_rules::piles::{Action, Variant};
use stapel_rules::{Card, Seat};
use stapel_words::phrases::{count, letter};

use super::{Paint, Shown};
use crate::board::piles::{
    CardSize, HandLook, PileLook, command_sign, commands, hand, hand_size, pile, pile_size,
};
use crate::look::{Ink, shorten};

/// The columns of a name before a hand.
const NAME: u16 = 16;

/// Draws a position of The Game or Extreme.
pub(super) fn draw(paint: &mut Paint<'_>, place: Rect, shown: &Shown<'_>, game: &PilesScreen) {
    let Shown { words, watch, screen } = *shown;
    let name = |seat| watch.name(words, seat);
    let extreme = u16::from(game.variant == Variant::Extreme);
    let hands = u16::from(watch.recording.players()).max(5);
    // Nothing is queued in a replay, and nobody signals: those rows are not needed.
    let unneeded = 2;
    let size =
        pile_size(place.width, (place.height + unneeded).saturating_sub(extreme + 1 + hands));
    if extreme > 0 {
        commands(paint, Rect { height: 1, ..place }, words, &game.commands);
    }
    let high = size.height() + unneeded;
    let piles = Rect { y: place.y + extreme, height: high, ..place };
    let wide = (place.width / 4).min(size.width() + 8);
    let first = place.x + (place.width - wide * 4) / 2;
    for (index, on_it) in (0..).zip(&game.piles) {
        let column = Rect::new(first + wide * index, piles.y, wide, high);
        let look = PileLook { words, screen: on_it, fit: None, steps: false, size, name: &name };
        pile(paint, column, &look);
    }
    let draw = words.fill("draw-pile", &[("cards", count(game.draw_pile))]);
    let left = words.fill("cards-left", &[("cards", count(game.left))]);
    let counts = Rect { y: piles.bottom(), height: 1, ..place };
    paint.centred(counts, &format!("{draw} · {left}"), Ink::Soft);
    let below =
        Rect { y: counts.y + 1, height: place.bottom().saturating_sub(counts.y + 1), ..place };
    match screen.perspective {
        Perspective::Open => open_hands(paint, below, shown),
        Perspective::Seat(_) => one_hand(paint, below, screen, &game.hand),
    }
}

/// The card that is laid next, and by whom.
fn next_card(screen: &ReplayScreen) -> Option<(Seat, Card)> {
    match screen.next {
        Some((seat, Did::Acted(AnyAction::Piles(Action::Lay { card, .. })))) => Some((seat, card)),
        _ => None,
    }
}

fn one_hand(paint: &mut Paint<'_>, place: Rect, screen: &ReplayScreen, cards: &[HandCard]) {
    let look = HandLook {
        cards,
        chosen: next_card(screen).map(|(_, card)| card),
        fades: false,
        size: hand_size(cards.len(), place),
    };
    hand(paint, place, &look);
}

/// All hands, as cards where there is room for them. The card that is laid next stands out.
fn open_hands(paint: &mut Paint<'_>, place: Rect, shown: &Shown<'_>) {
    let Shown { words, watch, screen } = *shown;
    let next = next_card(screen);
    let many = u16::try_from(screen.hands.len()).unwrap_or(1).max(1);
    let each = (place.height / many).clamp(1, CardSize::Hand.height() + 1);
    for (open, y) in screen.hands.iter().zip((place.top()..place.bottom()).step_by(each.into())) {
        let OpenCards::Piles(cards) = &open.cards else { continue };
        let active = screen.active == Some(open.seat);
        let ink = if active { Ink::Glow } else { Ink::Plain };
        let sign = if active { "▸" } else { " " };
        let name = shorten(&watch.name(words, open.seat), NAME - 2);
        let down = if each > 2 { 2 } else { 0 };
        paint.text(place.x, y + down, NAME, &format!("{sign}{name}"), ink);
        let room =
            Rect { x: place.x + NAME, y, width: place.width.saturating_sub(NAME), height: each };
        let chosen = next.filter(|(seat, _)| *seat == open.seat).map(|(_, card)| card);
        let wide = cards.len() * usize::from(CardSize::Hand.width() + 1);
        if cards.is_empty() {
            paint.text(room.x, y + down, room.width, &words.get("hand-empty"), Ink::Soft);
        } else if each > CardSize::Hand.height() && wide <= usize::from(room.width) + 1 {
            let room = Rect { width: u16::try_from(wide).unwrap_or(room.width), ..room };
            let size = CardSize::Hand;
            hand(paint, room, &HandLook { cards, chosen, fades: false, size });
        } else {
            let drew = screen.step.iter().filter(|step| step.seat == open.seat);
            let drew: Vec<Card> = drew.flat_map(ReplayStep::drawn).collect();
            in_a_row(paint, room, cards, chosen, &drew);
        }
    }
}

/// A hand in one row. Cards that were just drawn have a sign.
fn in_a_row(
    paint: &mut Paint<'_>,
    row: Rect,
    cards: &[HandCard],
    chosen: Option<Card>,
    drew: &[Card],
) {
    let mut x = row.x;
    for held in cards {
        let laid = chosen == Some(held.card);
        let (left, right) = if laid { ("[", "]") } else { (" ", " ") };
        let new = if drew.contains(&held.card) { "›" } else { "" };
        let sign = held.command.map(|command| format!(" {}", command_sign(command)));
        let label = format!("{left}{new}{}{}{right}", held.card.number(), sign.unwrap_or_default());
        let ink = if laid { Ink::Chosen } else { Ink::Paper };
        let room = row.right().saturating_sub(x);
        x += paint.text(x, row.y, room, &label, ink) + 1;
    }
}

/// The tops of the piles, and the hand of whoever is to act or looks.
pub(super) fn brief(shown: &Shown<'_>, game: &PilesScreen) -> Vec<String> {
    let Shown { words, watch, screen } = *shown;
    let pile = |pile: &PileScreen| {
        let arrow = if pile.ascending { "↑" } else { "↓" };
        let top = pile.top.map_or(pile.base, Card::number);
        format!("{} {arrow} {top}", letter(pile.pile))
    };
    let piles = game.piles.iter().map(pile).collect::<Vec<_>>().join("   ");
    let hand = |seat: Seat, cards: &[HandCard]| {
        let cards: Vec<String> = cards.iter().map(|held| held.card.number().to_string()).collect();
        format!("{}: {}", shorten(&watch.name(words, seat), NAME), cards.join(" "))
    };
    let hand = match screen.perspective {
        Perspective::Seat(seat) => Some(hand(seat, &game.hand)),
        Perspective::Open => screen.hands.iter().find_map(|open| match &open.cards {
            OpenCards::Piles(cards) if screen.active == Some(open.seat) => {
                Some(hand(open.seat, cards))
            }
            _ => None,
        }),
    };
    [Some(piles), hand].into_iter().flatten().collect()
}
