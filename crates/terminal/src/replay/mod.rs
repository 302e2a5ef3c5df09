//! A finished game, looked at step by step.

mod clear4;
mod draw;
mod games;
mod keys;
mod piles;
mod review;
mod steps;
mod watch;
mod what_if;

use ratatui::Frame;
use ratatui::crossterm::event::{KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Rect;
use stapel_client::Moment;
use stapel_client::replay::{Perspective, Recording};
use stapel_rules::Seat;
use stapel_words::Words;

use self::review::Review;
use self::watch::Watch;
use self::what_if::WhatIf;
use crate::live::{Files, ReviewTold, kept_review};
use crate::look::{Areas, Painter};
use crate::wish::{Context, Wish};

/// A painter of replays.
type Paint<'p> = Painter<'p, Press>;

/// A position that is shown, and in which words.
struct Shown<'a> {
    words: &'a Words,
    watch: &'a Watch,
    screen: &'a stapel_client::replay::ReplayScreen,
}

/// What can be pressed in a replay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Press {
    Slider,
    /// The chances of a review, over all positions.
    Curve,
    /// Another position, by its index.
    Go(usize),
    /// One step on or back.
    Step(bool),
    /// One turn on or back.
    Turn(bool),
    /// Play on by itself, or stop.
    Play,
    Look(Perspective),
    /// To the next moment worth looking at, or the one before: in a review, to a mistake.
    Moment(bool),
    /// The review shown and begun, stopped, or put away.
    Review,
    /// The mistakes of the next seat, or of everyone.
    Whose,
    /// What is said of the game as a whole, or of the turn.
    Totals,
    Keys,
    /// A seat taken or left on the sheet of how to go on.
    WhatIfSeat(Seat),
    WhatIfCards,
    WhatIfBots,
    /// From the deal, or from the position that is shown.
    WhatIfFrom,
    /// The game gone on with another way.
    PlayOn,
    /// What lies on top, put away.
    Close,
    Leave,
}

/// What lies on top of a replay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sheet {
    Keys,
    /// How the game shall go on another way.
    WhatIf(WhatIf),
    /// Whether the program shall end.
    Quit,
}

/// The screen of a finished game.
#[derive(Debug)]
pub(crate) struct ReplayScreen {
    areas: Areas<Press>,
    watch: Watch,
    title: String,
    focus: Option<Press>,
    sheet: Option<Sheet>,
    review: Review,
    /// Whether there is nothing but this replay, so that leaving it ends the program.
    alone: bool,
}

impl ReplayScreen {
    /// A game, at its deal and with open cards. Its title is drawn as it is, and may be empty.
    pub(crate) fn new(recording: Recording, title: String) -> ReplayScreen {
        ReplayScreen {
            areas: Areas::default(),
            watch: Watch::new(recording),
            title,
            focus: None,
            sheet: None,
            review: Review::default(),
            alone: false,
        }
    }

    /// The same for someone who came for nothing else.
    pub(crate) fn alone(self) -> ReplayScreen {
        ReplayScreen { alone: true, ..self }
    }

    /// Shows what a review says that was kept when somebody looked at the game before.
    pub(crate) fn reviewed_before(&mut self, files: &Files) {
        if let Some(review) = kept_review(files, self.watch.recording.record()) {
            self.review.take(&self.watch, review);
        }
    }

    /// The review of the game has come so far.
    pub(crate) fn reviewed(&mut self, told: ReviewTold) {
        let ReviewTold { review, turns, over } = told;
        let done = review.as_ref().map_or(0, |review| review.turns.len());
        self.review.progress = (!over).then_some((done, turns));
        if let Some(review) = review {
            self.review.take(&self.watch, review);
        }
    }

    /// When something on it changes by itself.
    pub(crate) fn wake_at(&self, _now: Moment) -> Option<Moment> {
        self.watch.wake_at()
    }

    /// Draws everything.
    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>, place: Rect, context: &Context<'_>) {
        self.watch.pass(context.now);
        let mut paint = Painter::begin(frame, context.look, &mut self.areas, self.focus);
        let over = draw::Over { title: &self.title, sheet: self.sheet, review: &self.review };
        draw::draw(&mut paint, place, context, &self.watch, &over);
        if self.focus.is_some_and(|focus| !self.areas.has_stop(&focus)) {
            self.focus = None;
        }
    }

    /// A key is pressed.
    pub(crate) fn key(&mut self, key: KeyEvent, context: &Context<'_>) -> Vec<Wish> {
        keys::key(self, key, context)
    }

    /// The mouse does something.
    pub(crate) fn mouse(&mut self, mouse: MouseEvent, context: &Context<'_>) -> Vec<Wish> {
        let held = matches!(
            mouse.kind,
            MouseEventKind::Down(MouseButton::Left) | MouseEventKind::Drag(MouseButton::Left)
        );
        match (self.areas.at(mouse.column, mouse.row), mouse.kind) {
            (Some(line @ (Press::Slider | Press::Curve)), _) if held => {
                if let Some(line) = self.areas.place(&line) {
                    let at = usize::from(mouse.column.saturating_sub(line.x));
                    let wide = usize::from(line.width.saturating_sub(1)).max(1);
                    self.watch.go((at * self.watch.last() + wide / 2) / wide);
                }
                Vec::new()
            }
            (Some(press), MouseEventKind::Down(MouseButton::Left)) => {
                keys::press(self, press, context)
            }
            (_, MouseEventKind::ScrollDown) => {
                self.watch.step(true);
                Vec::new()
            }
            (_, MouseEventKind::ScrollUp) => {
                self.watch.step(false);
                Vec::new()
            }
            _ => Vec::new(),
        }
    }
}
