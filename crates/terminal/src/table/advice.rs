//! What a strong player would do, for somebody who plays alone or with bots: when they ask for it, or before a blunder.

use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use stapel_client::Session;
use stapel_protocol::review::ReviewedTurnJson;
use stapel_words::phrases::{self, text};

use super::press::Press;
use super::scene::{Paint, Scene};
use super::state::{Sheet, State};
use crate::look::{Ink, wrap};
use crate::wish::Wish;

/// The most columns of the sheets.
const WIDE: u16 = 56;

/// What is found out about the person's turn, or was.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Advice {
    /// Somebody thinks about it.
    Thinking,
    /// What would be best.
    Best(Box<ReviewedTurnJson>),
    /// That a play is a blunder, as it is written.
    Blunder(String, Box<ReviewedTurnJson>),
}

/// Whether the person may ask: it is their turn in a game without other people, on this machine.
fn may_ask(scene: &Scene<'_>) -> bool {
    let session = scene.play.session().filter(|_| scene.invite.is_none());
    session.is_some_and(|session| session.is_my_turn() && !session.legal().is_empty())
}

/// The person asks what a strong player would do.
pub(super) fn ask(state: &mut State, scene: &Scene<'_>) -> Vec<Wish> {
    if !may_ask(scene) {
        state.hint(scene.t("terminal-advice-not-now"));
        return Vec::new();
    }
    state.advice = Some(Advice::Thinking);
    state.sheet = Some(Sheet::Advice);
    vec![Wish::Advise]
}

/// The person wants to be warned before blunders, or no longer.
pub(super) fn warn(state: &mut State, scene: &Scene<'_>) -> Vec<Wish> {
    if scene.invite.is_some() {
        state.hint(scene.t("terminal-advice-not-now"));
        return Vec::new();
    }
    vec![Wish::ToggleWarnings]
}

/// The person plays what they were warned of.
pub(super) fn play_anyway(state: &mut State) -> Vec<Wish> {
    state.sheet = None;
    match state.advice.take() {
        Some(Advice::Blunder(play, _)) => vec![Wish::PlayAnyway(play)],
        _ => Vec::new(),
    }
}

/// A key is pressed while a warning lies on top; `None` if it means nothing special there. Nobody shall blunder by a key
/// that was meant for something else.
pub(super) fn key_on_warning(state: &State, code: KeyCode) -> Option<Option<Press>> {
    let Some(Advice::Blunder(..)) = state.advice else { return None };
    Some(match code {
        KeyCode::Char('!') => Some(Press::PlayAnyway),
        KeyCode::Esc => Some(Press::Close),
        _ => None,
    })
}

/// Draws what was found out.
pub(super) fn draw(paint: &mut Paint<'_>, over: Rect, scene: &Scene<'_>, state: &State) {
    match &state.advice {
        Some(Advice::Best(turn)) => best(paint, over, scene, turn),
        Some(Advice::Blunder(_, turn)) => blunder(paint, over, scene, turn),
        Some(Advice::Thinking) | None => {
            let title = scene.t("terminal-advice-title");
            let told = [(scene.t("terminal-advice-thinking"), Ink::Soft)];
            sheet(paint, over, &title, &told);
        }
    }
}

/// A sheet with some sentences, and the room below them.
fn sheet(paint: &mut Paint<'_>, over: Rect, title: &str, told: &[(String, Ink)]) -> Rect {
    let wide = WIDE.min(over.width.saturating_sub(4));
    let high: usize = told.iter().map(|(sentence, _)| wrap(sentence, wide).len()).sum();
    let high = u16::try_from(high).unwrap_or(u16::MAX).saturating_add(2);
    let mut inside = paint.popup(over, wide, high, title, Press::Close);
    for (sentence, ink) in told {
        let used = paint.wrapped(inside, sentence, *ink);
        inside = Rect { y: inside.y + used, height: inside.height.saturating_sub(used), ..inside };
    }
    Rect { y: inside.y + 1, height: inside.height.saturating_sub(1), ..inside }
}

fn best(paint: &mut Paint<'_>, over: Rect, scene: &Scene<'_>, turn: &ReviewedTurnJson) {
    let words = scene.words;
    let name = |seat| scene.name(seat);
    let mut told = Vec::new();
    if let Some(best) = turn.best.first() {
        let picture =
            scene.play.session().and_then(|session: &Session| session.picture(&best.actions));
        let plays =
            picture.map(|picture| phrases::plays(words, &name, &picture)).unwrap_or_default();
        let plays = if plays.is_empty() { scene.t("end-turn") } else { plays.join(", ") };
        told.push((plays, Ink::Glow));
        let chance = format!("{:.1} %", 100.0 * best.chance);
        let chance = scene.say("terminal-review-chance", &[("chance", text(&chance))]);
        let only = turn.only.then(|| phrases::only_turn(words));
        told.push((
            [Some(chance), only].into_iter().flatten().collect::<Vec<_>>().join(" · "),
            Ink::Soft,
        ));
    }
    if let Some(why) = &turn.why {
        let lost = format!("{:.1}", 100.0 * turn.lost);
        told.push((scene.say("terminal-advice-first-sight", &[("lost", text(&lost))]), Ink::Plain));
        told.push((phrases::why(words, &name, why), Ink::Plain));
    }
    let rest = sheet(paint, over, &scene.t("terminal-advice-title"), &told);
    let close = format!("{} (Esc)", scene.t("close"));
    paint.button(rest.x, rest.y, &close, Press::Close, Ink::Main);
}

fn blunder(paint: &mut Paint<'_>, over: Rect, scene: &Scene<'_>, turn: &ReviewedTurnJson) {
    let name = |seat| scene.name(seat);
    let points = |chance: f64| format!("{:.1}", 100.0 * chance);
    let (lost, error) = (points(turn.lost), points(turn.error));
    let cost = scene.say("terminal-warning", &[("lost", text(&lost)), ("error", text(&error))]);
    let mut told = vec![(cost, Ink::Danger)];
    told.extend(turn.why.as_ref().map(|why| (phrases::why(scene.words, &name, why), Ink::Plain)));
    let rest = sheet(paint, over, &scene.t("doubt-title"), &told);
    let think = format!("{} (Esc)", scene.t("doubt-think"));
    let anyway = format!("{} (!)", scene.t("doubt-play-anyway"));
    let used = paint.button(rest.x, rest.y, &think, Press::Close, Ink::Main);
    paint.button(rest.x + used + 2, rest.y, &anyway, Press::PlayAnyway, Ink::Button);
}
