//! The table of Clear 4!.

mod bar;
mod choosing;
mod hand;
mod keys;
mod lesson;
mod play;
mod press;
mod sheets;
mod state;

use ratatui::layout::Rect;
use stapel_client::screen::{Clear4Screen, Presence, SeatScreen};
use stapel_rules::Seat;
use stapel_words::phrases::{self, CLEAR4_KEYS, count, text};

use choosing::{Choosing, Own};
use play::{end_turn, go, play_the_one, push_to, take, touch, turn_over, victims};
pub(super) use press::{Clear4Press, Clear4Sheet, draw_sheet, press};
use sheets::{discard_sheet, known_sheet};
pub(super) use state::Clear4State;

use super::games::{Board, GamePress};
use super::press::Press;
use super::scene::{Paint, Scene};
use super::state::State;
use crate::board::clear4::{
    DISCARD_WIDTH, FaceSize, RivalLook, STACK_HEIGHT, STACK_WIDTH, discard, rival, stack,
};
use crate::look::{Ink, Standing};

/// What Clear 4! brings to the table.
pub(super) const BOARD: Board = Board {
    draw,
    key: keys::key,
    keys: [&CLEAR4_KEYS, &[("P", "terminal-key-pile")]],
    hints: &[
        ("←→", "terminal-choose", None),
        ("E", "terminal-play", Some(Press::Game(GamePress::Clear4(Clear4Press::Go)))),
        ("G", "terminal-take", Some(Press::Game(GamePress::Clear4(Clear4Press::Take)))),
    ],
    command_label: "command-label-clear4",
    typed_nothing: "typed-nothing-clear4",
    show: lesson::show,
    signals: None,
};

/// Draws the game.
fn draw(paint: &mut Paint<'_>, place: Rect, scene: &Scene<'_>, state: &State) {
    let Some(screen) = scene.play.clear4_screen() else { return };
    let others = screen.seats.iter().filter(|seat| Some(seat.seat) != screen.you);
    let many = u16::try_from(others.count()).unwrap_or(0);
    let hand_rows = FaceSize::HEIGHT + 2;
    let fixed = many + STACK_HEIGHT + 2 + hand_rows;
    if place.height < fixed {
        paint.wrapped(place, &scene.t("terminal-too-small"), Ink::Plain);
        return;
    }
    let air = place.height - fixed;
    let gap = (air / 4).min(4);
    let mut y = place.y;
    let mut next = |rows: u16, after: u16| {
        let part = Rect::new(place.x, y, place.width, rows).intersection(place);
        y = y.saturating_add(rows + after);
        part
    };
    let rivals = next(many, gap);
    let middle = next(STACK_HEIGHT, gap);
    let turn = next(2, gap.min(2));
    let own = next(hand_rows, 0);
    draw_rivals(paint, rivals, scene, &screen);
    let own_stacks = STACK_WIDTH * 4 + 3;
    let left = Rect { width: middle.width.saturating_sub(own_stacks + 2), ..middle };
    let cards = discard(paint, left, scene.words, &screen.discard);
    paint
        .areas
        .add(Rect { width: cards.width.max(DISCARD_WIDTH / 2), ..cards }, Clear4Press::Discard);
    if let Some(you) = screen.you {
        let right = Rect { x: middle.right() - own_stacks, width: own_stacks, ..middle };
        draw_stacks(paint, right, &screen, you, state);
        hand::draw(paint, own, &screen, state);
    } else {
        paint.centred(Rect { y: own.y + 1, height: 1, ..own }, &scene.t("you-watch"), Ink::Soft);
    }
    bar::draw(paint, turn, scene, &screen, state);
    if let Some(moment) = state.game.clear4.revealed() {
        draw_moment(paint, place, scene, &screen, &moment);
    }
}

fn draw_rivals(paint: &mut Paint<'_>, place: Rect, scene: &Scene<'_>, screen: &Clear4Screen) {
    let others = screen.seats.iter().filter(|seat| Some(seat.seat) != screen.you);
    for (stacks, y) in others.zip(place.top()..place.bottom()) {
        let row = Rect { y, height: 1, ..place };
        let look = RivalLook {
            words: scene.words,
            stacks,
            name: scene.name(stacks.seat),
            active: screen.active == Some(stacks.seat),
            about: scene
                .seats
                .get(stacks.seat.index())
                .map(|seat| about(scene, seat))
                .unwrap_or_default(),
        };
        rival(paint, row, &look);
        paint.areas.add(row, Clear4Press::Known(stacks.seat));
    }
}

/// What else there is to say of a seat: points, and whether someone is there.
fn about(scene: &Scene<'_>, seat: &SeatScreen) -> String {
    let points = seat.points.filter(|&points| points != 0);
    let points = points.map(|points| points.to_string().replace('-', "−"));
    let away = (seat.presence == Presence::Away).then(|| scene.t("away"));
    let stand_in = seat.stand_in.is_some().then(|| scene.t("bot-plays"));
    [points, away, stand_in].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

fn draw_stacks(
    paint: &mut Paint<'_>,
    place: Rect,
    screen: &Clear4Screen,
    you: Seat,
    state: &State,
) {
    let Some(own) = screen.seats.get(you.index()) else { return };
    for (index, on_it) in (0..).zip(&own.stacks) {
        let at = (place.x + (STACK_WIDTH + 1) * index, place.y);
        let this = Own::Stack(on_it.stack);
        let standing = standing(state, screen, this, on_it.playable || on_it.blind);
        let here = state.game.clear4.choosing.cursor(screen) == Some(this);
        let number = on_it.stack.number();
        let label = if here { format!("▸{number}◂") } else { number.to_string() };
        let whole = stack(paint, at, on_it, standing, &label);
        paint.areas.add(whole, Clear4Press::Stack(on_it.stack));
    }
}

/// How one of the person's own cards lies there.
fn standing(state: &State, screen: &Clear4Screen, own: Own, playable: bool) -> Standing {
    let acts = screen.is_yours && screen.pending.is_none();
    if state.game.clear4.choosing.has(own) {
        Standing::Chosen
    } else if acts && !playable {
        Standing::Faded
    } else {
        Standing::Lies
    }
}

/// A horizontal card was turned over: everyone looks.
fn draw_moment(
    paint: &mut Paint<'_>,
    over: Rect,
    scene: &Scene<'_>,
    screen: &Clear4Screen,
    moment: &stapel_client::screen::BlindMoment,
) {
    let who = if Some(moment.seat) == screen.you {
        scene.t("moment-you")
    } else {
        scene.say("moment-they", &[("name", text(&scene.name(moment.seat)))])
    };
    let fate = phrases::fate(scene.words, moment);
    let wide = crate::look::width(&who).max(crate::look::width(&fate)).max(20);
    let inside = paint.popup(over, wide, 7, "", Press::Close);
    paint.centred(Rect { height: 1, ..inside }, &who, Ink::Soft);
    let x = inside.x + (inside.width - FaceSize::Card.width()) / 2;
    paint.face((x, inside.y + 1), FaceSize::Card, moment.face, None, Standing::Lies);
    paint.centred(Rect { y: inside.y + 6, height: 1, ..inside }, &fate, Ink::Glow);
}

/// How many cards somebody has, for whoever chooses a victim.
fn cards_left(scene: &Scene<'_>, screen: &Clear4Screen, seat: Seat) -> String {
    let left = screen.seats.get(seat.index()).map_or(0, |seat| seat.cards_left);
    scene.say("holds-cards", &[("cards", count(left))])
}
