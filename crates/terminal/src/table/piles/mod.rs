//! The table of The Game and Extreme.

mod choice;
mod commands;
mod doubt;
mod history;
mod keys;
mod lesson;
mod opening;
mod press;
mod seats;
mod signals;
mod turn;

use ratatui::layout::Rect;
use stapel_client::screen::PilesScreen;
use stapel_rules::GameKind;
use stapel_rules::piles::Variant;
use stapel_words::phrases::{PILES_KEYS, count};

pub(super) use choice::PilesState;
use choice::{Step, end, lay, lay_chosen, lay_for_sure, move_cursor, pick, unqueue};
use commands::commands_sheet;
use doubt::doubt_sheet;
use history::history_sheet;
pub(super) use keys::key_on_sheet;
pub(super) use press::{PilesPress, PilesSheet, draw_sheet, play_typed, press};
pub(super) use signals::WISHES;
use signals::signals_sheet;

use super::games::{Board, GamePress, Signals};
use super::press::Press;
use super::scene::{Paint, Scene};
use super::state::State;
use crate::board::piles::{
    CardSize, HandLook, PileLook, commands, hand, hand_size, pile, pile_height, pile_size,
};
use crate::look::{Ink, width};

/// The further keys of both games.
const MORE_KEYS: [(&str, &str); 3] =
    [("S", "key-steps"), ("I", "terminal-key-signal"), ("P", "terminal-key-history")];

/// The further keys of Extreme.
const EXTREME_KEYS: [(&str, &str); 4] =
    [MORE_KEYS[0], MORE_KEYS[1], MORE_KEYS[2], ("O", "terminal-key-commands")];

/// What Extreme brings to the table: commands, which can be looked up.
pub(super) const EXTREME: Board = Board { keys: [&PILES_KEYS, &EXTREME_KEYS], ..THE_GAME };

/// Whether some cards of a game carry commands.
fn has_commands(game: GameKind) -> bool {
    game == GameKind::Extreme
}

/// What The Game brings to the table.
pub(super) const THE_GAME: Board = Board {
    draw,
    key: keys::key,
    keys: [&PILES_KEYS, &MORE_KEYS],
    hints: &[
        ("←→", "terminal-choose", None),
        ("A–D", "terminal-lay", None),
        ("E", "terminal-end", Some(Press::Game(GamePress::Piles(PilesPress::End)))),
        ("I", "terminal-signal", Some(SIGNALS)),
    ],
    command_label: "command-label",
    typed_nothing: "typed-nothing",
    show: lesson::show,
    signals: Some(Signals {
        height: signals::height,
        width: signals::width,
        draw: signals::draw,
        press: SIGNALS,
    }),
};

const SIGNALS: Press = Press::Game(GamePress::Piles(PilesPress::Signals));

/// How the rows are shared.
struct Rows {
    commands: Rect,
    piles: Rect,
    counts: Rect,
    turn: Rect,
    hand: Rect,
    size: CardSize,
}

impl Rows {
    fn new(place: Rect, screen: &PilesScreen) -> Rows {
        let extreme = u16::from(screen.variant == Variant::Extreme);
        let turn_rows = if screen.opening.is_some() { 3 } else { 2 };
        let fixed = extreme + 1 + turn_rows;
        let has_room =
            |piles: CardSize, rows: u16| place.height >= fixed + pile_height(piles) + rows;
        // In a low window cards are as small as they can be, so that nothing lies on top of something else.
        let hand_size = if has_room(CardSize::Large, 7) {
            CardSize::Pile
        } else if has_room(CardSize::Pile, CardSize::Hand.height() + 1) {
            CardSize::Hand
        } else {
            CardSize::Small
        };
        let hand_rows = hand_size.height() + 1;
        let for_piles = place.height.saturating_sub(fixed + hand_rows);
        let size = pile_size(place.width, for_piles);
        // What is left over is air, shared between the parts.
        let air = for_piles.saturating_sub(pile_height(size));
        let gap = (air / 4).min(4);
        let mut y = place.y;
        let mut take = |rows: u16, after: u16| {
            let part = Rect::new(place.x, y, place.width, rows).intersection(place);
            y = y.saturating_add(rows + after);
            part
        };
        Rows {
            commands: take(extreme, gap * extreme),
            piles: take(pile_height(size), 0),
            counts: take(1, gap),
            turn: take(turn_rows, gap.min(2)),
            hand: take(hand_rows, 0),
            size,
        }
    }
}

/// Draws everyone at the table, and the game below them.
fn draw(paint: &mut Paint<'_>, place: Rect, scene: &Scene<'_>, state: &State) {
    let used = seats::draw(paint, place, scene);
    let place = Rect { y: place.y + used, height: place.height - used, ..place };
    let Some(screen) = scene.play.piles_screen() else { return };
    let rows = Rows::new(place, &screen);
    if rows.commands.height > 0 {
        commands(paint, rows.commands, scene.words, &screen.commands);
        paint.areas.add(rows.commands, PilesPress::Commands);
    }
    piles(paint, &rows, scene, state, &screen);
    counts(paint, rows.counts, scene, &screen);
    if screen.opening.is_some() {
        opening::draw(paint, rows.turn, scene, &screen);
    } else {
        turn::draw(paint, rows.turn, scene, &screen);
    }
    own_hand(paint, rows.hand, scene, state, &screen);
}

fn piles(
    paint: &mut Paint<'_>,
    rows: &Rows,
    scene: &Scene<'_>,
    state: &State,
    screen: &PilesScreen,
) {
    let fits = state.game.piles.chosen().and_then(|card| scene.play.fits(card));
    let wide = (rows.piles.width / 4).min(rows.size.width() + 8);
    let first = rows.piles.x + (rows.piles.width - wide * 4) / 2;
    for (index, on_it) in (0..).zip(&screen.piles) {
        let column = Rect::new(first + wide * index, rows.piles.y, wide, rows.piles.height);
        let look = PileLook {
            words: scene.words,
            screen: on_it,
            fit: fits.map(|fits| fits.piles[on_it.pile.index()]),
            steps: state.game.piles.steps,
            size: rows.size,
            name: &|seat| scene.name(seat),
        };
        let (_, queue) = pile(paint, column, &look);
        paint
            .areas
            .add(Rect { height: rows.piles.height - 1, ..column }, PilesPress::Pile(on_it.pile));
        if queue.height == 0 {
            continue;
        }
        let labels: Vec<String> =
            on_it.queued.iter().map(|card| format!("»{}", card.number())).collect();
        let whole = labels.iter().map(|label| width(label) + 1).sum::<u16>().saturating_sub(1);
        let mut x = queue.x + queue.width.saturating_sub(whole) / 2;
        for (card, label) in on_it.queued.iter().zip(&labels) {
            let wide = paint.text(x, queue.y, queue.right().saturating_sub(x), label, Ink::Glow);
            paint.areas.add(Rect::new(x, queue.y, wide, 1), PilesPress::Unqueue(*card));
            x += wide + 1;
        }
    }
}

fn counts(paint: &mut Paint<'_>, row: Rect, scene: &Scene<'_>, screen: &PilesScreen) {
    let draw = scene.say("draw-pile", &[("cards", count(screen.draw_pile))]);
    let left = scene.say("cards-left", &[("cards", count(screen.left))]);
    let ink = if screen.draw_pile == 0 { Ink::Strong } else { Ink::Soft };
    paint.centred(row, &format!("{draw} · {left}"), ink);
}

fn own_hand(
    paint: &mut Paint<'_>,
    place: Rect,
    scene: &Scene<'_>,
    state: &State,
    screen: &PilesScreen,
) {
    if scene.play.seat().is_none() {
        paint.centred(
            Rect { y: place.y + place.height / 2, ..place },
            &scene.t("you-watch"),
            Ink::Soft,
        );
        return;
    }
    let look = HandLook {
        cards: &screen.hand,
        chosen: state.game.piles.chosen(),
        fades: screen.turn.is_some(),
        size: hand_size(screen.hand.len(), place),
    };
    for (card, place) in hand(paint, place, &look) {
        paint.areas.add(place, PilesPress::Card(card));
    }
}
