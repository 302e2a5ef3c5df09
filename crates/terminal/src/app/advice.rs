//! Advice for somebody who plays alone or with bots on this machine: what a strong player would do, and a warning before a
//! blunder. A thread finds it out, from what the person's own seat sees.

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use stapel_analysis::review::{Effort, SEED, advise, doubt, seed_of};
use stapel_protocol::review::{MarkJson, ReviewedTurnJson};
use stapel_protocol::table::DoJson;
use stapel_rules::Game;
use stapel_rules::any::{AnyGame, AnyTalk, AnyView};

use super::events::Event;
use super::{App, Mode};
use crate::live::Place;

/// The name under which it is kept whether the person wants to be warned.
pub(super) const WARNINGS: &str = "warnings";

/// How many more games than for a review are imagined for somebody who asks.
const THOROUGH: u32 = 4;

/// Something that is being found out.
pub(super) struct Asked {
    number: u64,
    /// What the person saw: if they see something else by then, nobody wants to know any more.
    view: AnyView,
    /// The play that the person means to do; none if they asked.
    play: Option<String>,
}

impl App {
    /// What somebody sees who is to play here with no other person at the table.
    fn to_play(&self) -> Option<(AnyGame, AnyView, AnyTalk)> {
        let Mode::Table(table) = &self.mode else { return None };
        let Place::Here(_) = table.live.place() else { return None };
        let session = table.live.session();
        let round = session.mirror()?.round.as_ref()?;
        let may = session.is_my_turn() && !session.legal().is_empty();
        may.then_some((round.game, round.view, round.talk))
    }

    /// The person asks what a strong player would do.
    pub(super) fn advise(&mut self) {
        let Some((game, view, talk)) = self.to_play() else { return };
        let usual = Effort::usual(&game);
        let effort = Effort { playouts: usual.playouts * THOROUGH, ..usual };
        self.find_out(view, None, move || advise(&game, &view, &talk, &[], effort, seed_of(SEED)));
    }

    /// The person means to do something. If they want to be warned, it is looked at first.
    pub(super) fn act(&mut self, play: String) {
        // One after the other: what comes after a play is decided when it is done.
        let is_doubted = self.asked.as_ref().is_some_and(|asked| asked.play.is_some());
        let seen = self.to_play().filter(|_| self.warns);
        let action = seen.as_ref().and_then(|(game, ..)| game.parse_action(&play).ok());
        match (seen, action) {
            (Some(_), Some(_)) if is_doubted => {}
            (Some((game, view, talk)), Some(action)) => {
                self.find_out(view, Some(play), move || {
                    doubt(&game, &view, &talk, action, Effort::usual(&game), seed_of(SEED))
                });
            }
            _ => self.want(DoJson::Act(play)),
        }
    }

    fn find_out(
        &mut self,
        view: AnyView,
        play: Option<String>,
        think: impl FnOnce() -> Option<ReviewedTurnJson> + Send + 'static,
    ) {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        self.asked = Some(Asked { number, view, play });
        let events = self.events.clone();
        thread::spawn(move || {
            // If nobody listens any more, the program has ended.
            let _ended = events.send(Event::Advice(number, think().map(Box::new)));
        });
    }

    /// Something was found out. Whoever is told something has it counted.
    pub(super) fn found_out(&mut self, number: u64, found: Option<Box<ReviewedTurnJson>>) {
        let Some(asked) = self.asked.take_if(|asked| asked.number == number) else { return };
        if self.to_play().is_none_or(|(_, view, _)| view != asked.view) {
            return;
        }
        let Mode::Table(table) = &mut self.mode else { return };
        let is_told = match (asked.play, found) {
            (None, found) => found.is_some_and(|turn| table.advised(turn)),
            (Some(play), Some(turn)) if turn.mark == Some(MarkJson::Blunder) => {
                table.warned(play, turn);
                true
            }
            (Some(play), _) => {
                self.want(DoJson::Act(play));
                false
            }
        };
        if is_told {
            self.want(DoJson::Hint);
        }
    }

    /// The person wants to be warned before blunders, or no longer.
    pub(super) fn toggle_warnings(&mut self) {
        self.warns = !self.warns;
        self.keep(WARNINGS, if self.warns { "on" } else { "off" });
        let id = if self.warns { "terminal-warnings-on" } else { "terminal-warnings-off" };
        self.tell(self.words.get(id));
    }
}
