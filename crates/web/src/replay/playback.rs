use leptos::prelude::*;
use stapel_client::replay::{Perspective, Recording, ReplayScreen, ReplayStep};
use stapel_protocol::table::WhoJson;
use stapel_rules::Seat;
use stapel_words::phrases::bot_at;

use super::address::Position;
use super::load::LoadedGame;
use crate::app::words::{phrase, say};
use crate::browser::timer::Timer;
use crate::home::who_name;

/// How long a position stays while the game plays on, in milliseconds.
const PACE: i64 = 1100;
/// How long a position must be shown before it is put into the address, in milliseconds: browsers refuse addresses that
/// change all the time.
const SETTLED: i64 = 250;

/// A callback before another position is shown. It gets the step that leads there if it is the next one.
type Before = Box<dyn Fn(Option<&ReplayStep>)>;

/// A finished game that is being looked at.
#[derive(Clone, Copy)]
pub(super) struct Playback {
    recording: StoredValue<Recording>,
    pub(super) names: Memo<Vec<String>>,
    /// The index of the position that is shown.
    pub(super) index: RwSignal<usize>,
    pub(super) perspective: RwSignal<Perspective>,
    pub(super) screen: Memo<ReplayScreen>,
    pub(super) playing: RwSignal<bool>,
    /// Whether somebody wants the review of the game.
    pub(super) review: RwSignal<bool>,
    /// Callbacks before another position is shown.
    before: StoredValue<Vec<Before>, LocalStorage>,
    next: StoredValue<Timer, LocalStorage>,
    settling: StoredValue<Timer, LocalStorage>,
}

impl Playback {
    /// Begins where the address says.
    pub(super) fn new(kept: &LoadedGame) -> Playback {
        let recording = StoredValue::new(kept.recording.clone());
        let places = kept.json.summary.places.clone();
        let names = Memo::new(move |_| {
            let seats = Seat::all(recording.with_value(Recording::players));
            seats.map(|seat| seat_name(&places, seat)).collect()
        });
        let index = RwSignal::new(0);
        let perspective = RwSignal::new(Perspective::Open);
        let screen = Memo::new(move |_| {
            let (index, perspective) = (index.get(), perspective.get());
            recording.with_value(|recording| recording.at(index, perspective))
        });
        let playback = Playback {
            recording,
            names,
            index,
            perspective,
            screen,
            playing: RwSignal::new(false),
            review: RwSignal::new(false),
            before: StoredValue::new_local(Vec::new()),
            next: StoredValue::new_local(Timer::default()),
            settling: StoredValue::new_local(Timer::default()),
        };
        playback.follow_address();
        let handle =
            window_event_listener(leptos::ev::hashchange, move |_| playback.follow_address());
        on_cleanup(move || handle.remove());
        playback
    }

    /// Asks about the whole game.
    pub(super) fn ask<T>(self, ask: impl FnOnce(&Recording) -> T) -> T {
        self.recording.with_value(ask)
    }

    /// The last position.
    pub(super) fn last(self) -> usize {
        self.ask(Recording::last)
    }

    /// What a seat is called. Reactive callers run again when it changes.
    pub(super) fn name(self, seat: Seat) -> String {
        self.names.with(|names| names.get(seat.index()).cloned().unwrap_or_default())
    }

    /// The position that is shown.
    pub(super) fn position(self) -> Position {
        Position {
            index: self.index.get_untracked(),
            perspective: self.perspective.get_untracked(),
            review: self.review.get_untracked(),
        }
    }

    /// Calls `look` before another position is shown, while the page still shows the last one.
    pub(super) fn look_before(self, look: impl Fn(Option<&ReplayStep>) + 'static) {
        self.before.update_value(|before| before.push(Box::new(look)));
    }

    fn about_to_show(self, step: Option<&ReplayStep>) {
        self.before.with_value(|before| before.iter().for_each(|look| look(step)));
    }

    fn follow_address(self) {
        let position = Position::present();
        self.about_to_show(None);
        self.index.set(position.index.min(self.last()));
        if position.review {
            self.review.set(true);
        }
        let plays = |seat: &Seat| seat.index() < usize::from(self.ask(Recording::players));
        self.perspective.set(match position.perspective {
            Perspective::Seat(seat) if plays(&seat) => position.perspective,
            Perspective::Seat(_) | Perspective::Open => Perspective::Open,
        });
    }

    /// Goes to a position, and stays there.
    pub(super) fn go(self, index: usize) {
        self.playing.set(false);
        self.show(index);
    }

    /// One step on or back, if there is one.
    pub(super) fn step(self, on: bool) {
        let index = self.index.get_untracked();
        self.go(if on { index + 1 } else { index.saturating_sub(1) });
    }

    /// To where the next turn begins, or this one, or the one before.
    pub(super) fn turn(self, on: bool) {
        let here = self.index.get_untracked();
        self.go(self.ask(|recording| turn_from(here, recording.turns(), recording.last(), on)));
    }

    /// Looks from another perspective.
    pub(super) fn look(self, perspective: Perspective) {
        self.about_to_show(None);
        self.perspective.set(perspective);
        self.settle();
    }

    /// Looks from the next perspective: after the last seat with open cards again.
    pub(super) fn look_on(self) {
        let players = self.ask(Recording::players);
        let after =
            |seat: Seat| Seat::new(seat.index() + 1).filter(|seat| seat.index() < players.into());
        self.look(match self.perspective.get_untracked() {
            Perspective::Open => Perspective::Seat(Seat::FIRST),
            Perspective::Seat(seat) => after(seat).map_or(Perspective::Open, Perspective::Seat),
        });
    }

    /// Plays on by itself, from the deal if this is the end; or stops.
    pub(super) fn toggle_playing(self) {
        if self.playing.get_untracked() {
            self.playing.set(false);
            return;
        }
        if self.index.get_untracked() == self.last() {
            self.show(0);
        }
        self.playing.set(true);
        self.play_on();
    }

    fn play_on(self) {
        let advance = move || {
            if self.playing.try_get_untracked() != Some(true) {
                return;
            }
            self.show(self.index.get_untracked() + 1);
            if self.index.get_untracked() < self.last() {
                self.play_on();
            } else {
                self.playing.set(false);
            }
        };
        self.next.with_value(|timer| timer.set(PACE, advance));
    }

    fn show(self, index: usize) {
        let here = self.index.get_untracked();
        let index = index.min(self.last());
        let goes_on = index == here + 1;
        let step =
            goes_on.then(|| self.ask(|recording| recording.at(index, Perspective::Open).step));
        self.about_to_show(step.flatten().as_ref());
        if index != here {
            self.index.set(index);
            self.settle();
        }
    }

    /// Puts the position into the address, once it stays.
    pub(super) fn settle(self) {
        self.settling.with_value(|timer| {
            timer.set(SETTLED, move || {
                if self.index.try_get_untracked().is_some() {
                    self.position().write();
                }
            });
        });
    }
}

fn seat_name(places: &[WhoJson], seat: Seat) -> String {
    match places.get(seat.index()) {
        Some(WhoJson::Bot(_)) => phrase(|words| bot_at(words, seat)),
        Some(who) => who_name(who),
        None => say("someone-gone", &[]),
    }
}

/// Where the next turn begins, or this one, or the one before if this one begins here. Before the first and after the
/// last there are the two ends of the game.
fn turn_from(here: usize, mut turns: impl Iterator<Item = usize>, last: usize, on: bool) -> usize {
    if on {
        turns.find(|&turn| turn > here).unwrap_or(last)
    } else {
        turns.take_while(|&turn| turn < here).last().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn from_turn_to_turn_and_to_the_ends() {
        let (turns, last) = ([3, 6, 9], 11);
        for (here, on, there) in [
            (0, true, 3),
            (4, true, 6),
            (6, true, 9),
            (9, true, 11),
            (11, true, 11),
            (11, false, 9),
            (9, false, 6),
            (7, false, 6),
            (3, false, 0),
            (0, false, 0),
        ] {
            assert_eq!(turn_from(here, turns.into_iter(), last, on), there, "from {here}, {on}");
        }
    }
}
