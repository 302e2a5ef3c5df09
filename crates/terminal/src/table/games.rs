//! The registry of boards: what each family of games draws at the table and does there. Nothing else at the table names
//! a game.

use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use stapel_client::Moment;
use stapel_protocol::table::DoJson;
use stapel_rules::GameKind;
use stapel_rules::any::{AnyAction, AnySeen};

use super::clear4::{self, Clear4Press, Clear4Sheet, Clear4State};
use super::piles::{self, PilesPress, PilesSheet, PilesState};
use super::play::Play;
use super::press::Press;
use super::scene::{Paint, Scene};
use super::state::{Sheet, State};
use crate::wish::Wish;

/// What a family of games brings to the table.
pub(super) struct Board {
    pub(super) draw: fn(&mut Paint<'_>, Rect, &Scene<'_>, &State),
    /// Does what a key means in the game; `None` if it means nothing there.
    pub(super) key: fn(&mut State, KeyCode, &Scene<'_>) -> Option<Vec<Wish>>,
    /// The keys that play and the further ones of the game, with the texts that tell what they do.
    pub(super) keys: [&'static [(&'static str, &'static str)]; 2],
    /// The keys that matter most, with the texts that name in a word what they do, and what they press.
    pub(super) hints: &'static [(&'static str, &'static str, Option<Press>)],
    /// The text above a play that is typed.
    pub(super) command_label: &'static str,
    /// The text for someone who typed nothing.
    pub(super) typed_nothing: &'static str,
    /// Shows a learner what is wanted, by choosing what it takes, and tells how it is done: or, if they did something else
    /// that is allowed, what to do instead.
    pub(super) show: fn(&mut State, &Scene<'_>, AnyAction, bool) -> String,
    /// The signals of the game, if it has some.
    pub(super) signals: Option<Signals>,
}

/// What can be signalled in a game, drawn beside the talk where there is room.
pub(super) struct Signals {
    /// How many rows all of them need; none if nothing can be signalled now.
    pub(super) height: fn(&Scene<'_>) -> u16,
    pub(super) width: fn(&Scene<'_>) -> u16,
    pub(super) draw: fn(&mut Paint<'_>, Rect, &Scene<'_>),
    /// What shows them on a sheet of their own.
    pub(super) press: Press,
}

/// The board of a game.
pub(super) fn board(game: GameKind) -> &'static Board {
    match game {
        GameKind::TheGame => &piles::THE_GAME,
        GameKind::Extreme => &piles::EXTREME,
        GameKind::Clear4 => &clear4::BOARD,
    }
}

/// What the person is choosing in the game, and what is shown of it for a while.
#[derive(Debug, Default)]
pub(super) struct GameState {
    pub(super) piles: PilesState,
    pub(super) clear4: Clear4State,
}

impl GameState {
    /// Lets go of what can't be chosen any more.
    pub(super) fn follow(&mut self, scene: &Scene<'_>) {
        self.piles.follow(scene);
        self.clear4.choosing.follow(scene);
    }

    /// Puts back what is chosen. Tells whether anything was.
    pub(super) fn put_back(&mut self) -> bool {
        self.clear4.choosing.put_back() || self.piles.put_back()
    }

    /// Something happened in the game.
    pub(super) fn happened(&mut self, play: Play<'_>, seen: &AnySeen, now: Moment) {
        match seen {
            AnySeen::Piles(_) => {}
            AnySeen::Clear4(event) => self.clear4.happened(play, event, now),
        }
    }

    /// Time has passed.
    pub(super) fn pass(&mut self, now: Moment) {
        self.clear4.pass(now);
    }

    /// When something goes by itself.
    pub(super) fn wake_at(&self) -> Option<Moment> {
        self.clear4.wake_at()
    }

    /// Puts away what is shown for a while.
    pub(super) fn look_away(&mut self) {
        self.clear4.look_away();
    }
}

/// What can be pressed in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum GamePress {
    Piles(PilesPress),
    /// In Clear 4!.
    Clear4(Clear4Press),
}

impl From<PilesPress> for Press {
    fn from(press: PilesPress) -> Press {
        Press::Game(GamePress::Piles(press))
    }
}

impl From<Clear4Press> for Press {
    fn from(press: Clear4Press) -> Press {
        Press::Game(GamePress::Clear4(press))
    }
}

/// Something in the game is pressed.
pub(super) fn press(state: &mut State, press: GamePress, scene: &Scene<'_>) -> Vec<Wish> {
    match press {
        GamePress::Piles(press) => piles::press(state, press, scene),
        GamePress::Clear4(press) => clear4::press(state, press, scene),
    }
}

/// A sheet about the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum GameSheet {
    Piles(PilesSheet),
    /// About Clear 4!.
    Clear4(Clear4Sheet),
}

impl From<PilesSheet> for Sheet {
    fn from(sheet: PilesSheet) -> Sheet {
        Sheet::Game(GameSheet::Piles(sheet))
    }
}

impl From<Clear4Sheet> for Sheet {
    fn from(sheet: Clear4Sheet) -> Sheet {
        Sheet::Game(GameSheet::Clear4(sheet))
    }
}

/// Draws a sheet about the game.
pub(super) fn draw_sheet(paint: &mut Paint<'_>, over: Rect, scene: &Scene<'_>, sheet: GameSheet) {
    match sheet {
        GameSheet::Piles(sheet) => piles::draw_sheet(paint, over, scene, sheet),
        GameSheet::Clear4(sheet) => clear4::draw_sheet(paint, over, scene, sheet),
    }
}

/// Does what a key means on a sheet about the game; `None` if it means nothing special there.
pub(super) fn key_on_sheet(
    state: &mut State,
    sheet: GameSheet,
    code: KeyCode,
    scene: &Scene<'_>,
) -> Option<Vec<Wish>> {
    match sheet {
        GameSheet::Piles(sheet) => piles::key_on_sheet(state, sheet, code, scene),
        GameSheet::Clear4(_) => None,
    }
}

/// Does an action that was typed.
pub(super) fn play_typed(state: &mut State, scene: &Scene<'_>, action: AnyAction) -> Vec<Wish> {
    match action {
        AnyAction::Piles(action) => piles::play_typed(state, scene, action),
        AnyAction::Clear4(action) => vec![Wish::Table(DoJson::Act(action.to_string()))],
    }
}
