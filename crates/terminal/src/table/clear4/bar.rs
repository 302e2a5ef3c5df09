use ratatui::layout::Rect;
use stapel_client::screen::Clear4Screen;
use stapel_rules::Seat;
use stapel_rules::clear4::Action;
use stapel_words::phrases::{self, count};

use super::{Clear4Press, cards_left};
use crate::look::{Ink, shorten};
use crate::table::panels::takeback;
use crate::table::scene::{Paint, Scene};
use crate::table::state::State;

/// Draws whose turn it is and what can be done, and below it the buttons that do it.
pub(super) fn draw(
    paint: &mut Paint<'_>,
    row: Rect,
    scene: &Scene<'_>,
    screen: &Clear4Screen,
    state: &State,
) {
    let Some(active) = screen.active else { return };
    let offers = state.game.clear4.choosing.offers(scene);
    let victims: Vec<Seat> = offers.iter().filter_map(|offer| offer.target).collect();
    if victims.len() > 1 {
        choose_victim(paint, row, scene, screen, &victims);
        return;
    }
    let below = Rect { y: row.y + 1, height: 1, ..row };
    let mut right = below.right();
    if screen.you.is_some() {
        right = buttons(paint, below, scene, screen, state);
    }
    takeback(paint, Rect { width: right.saturating_sub(row.x + 1), ..below }, scene);
    let whose = scene.whose_turn(active, screen.is_yours);
    let ink = if screen.is_yours { Ink::Glow } else { Ink::Strong };
    let used = paint.text(row.x, row.y, row.width, &whose, ink);
    let hint = phrases::turn_hint(scene.words, screen);
    if !hint.is_empty() {
        paint.text(row.x + used, row.y, row.width - used, &format!(" · {hint}"), Ink::Strong);
    }
}

/// Play, end, take; gives where they begin.
fn buttons(
    paint: &mut Paint<'_>,
    row: Rect,
    scene: &Scene<'_>,
    screen: &Clear4Screen,
    state: &State,
) -> u16 {
    let offers = state.game.clear4.choosing.offers(scene);
    let nothing = state.game.clear4.choosing.is_empty();
    let only = if let [only] = offers[..] { Some(only) } else { None };
    let ends = screen.end && nothing && only.is_none();
    let mut label = match only {
        Some(offer) => {
            let victim = offer.target.map(|seat| scene.name(seat));
            phrases::offer(scene.words, &offer, victim.as_deref())
        }
        None if ends => scene.t("end-turn"),
        None => scene.t("play-nothing"),
    };
    if let Some(id) = only.and_then(|offer| phrases::comes_to(&offer)) {
        label = format!("{label} · {}", scene.t(id));
    }
    let may = only.is_some() || ends;
    let mut parts =
        vec![(format!("{label} (E)"), Clear4Press::Go, if may { Ink::Main } else { Ink::Off })];
    if screen.end && !ends {
        let sweeps = only.is_some_and(|offer| offer.action == Action::Sweep);
        let label = scene.t(if sweeps { "leave-four" } else { "end-turn" });
        parts.push((format!("{label} (X)"), Clear4Press::EndTurn, Ink::Button));
    }
    if let Some(cards) = screen.take {
        let label = if cards == 0 {
            scene.t("pass")
        } else {
            format!(
                "{}: {}",
                scene.t("take-pile"),
                scene.say("holds-cards", &[("cards", count(cards))])
            )
        };
        parts.push((format!("{label} (G)"), Clear4Press::Take, Ink::Button));
    }
    let mut right = row.right();
    for (label, press, ink) in parts {
        let at = right.saturating_sub(Paint::button_width(&label));
        if at < row.x {
            break;
        }
        paint.button(at, row.y, &label, press, ink);
        right = at.saturating_sub(1);
    }
    right
}

/// Who shall take the pile? Shown when there is a choice.
fn choose_victim(
    paint: &mut Paint<'_>,
    row: Rect,
    scene: &Scene<'_>,
    screen: &Clear4Screen,
    victims: &[Seat],
) {
    paint.text(row.x, row.y, row.width, &scene.t("who-takes-it"), Ink::Glow);
    let row = Rect { y: row.y + 1, ..row };
    let mut x = row.x;
    let many = u16::try_from(victims.len()).unwrap_or(1).max(1);
    let room = (row.right().saturating_sub(x) / many).saturating_sub(5);
    for seat in victims {
        let name = scene.name(*seat);
        let number = seat.index() + 1;
        let whole = format!("{name}, {} ({number})", cards_left(scene, screen, *seat));
        let label = if crate::look::width(&whole) <= room {
            whole
        } else {
            format!("{} ({number})", shorten(&name, room.saturating_sub(4)))
        };
        x += paint.button(x, row.y, &label, Clear4Press::Victim(*seat), Ink::Button) + 1;
    }
}
