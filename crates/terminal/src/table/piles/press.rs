//! Presses and sheets of The Game and Extreme.

use ratatui::layout::Rect;
use stapel_protocol::table::{DoJson, SeatNumber};
use stapel_rules::piles::{Action, Pile, Signal, Start};
use stapel_rules::{Card, Loss, Seat};

use super::{
    commands_sheet, doubt_sheet, end, history_sheet, lay, lay_for_sure, pick, signals_sheet,
};
use crate::table::games::GameSheet;
use crate::table::scene::{Paint, Scene};
use crate::table::state::{Sheet, State};
use crate::wish::Wish;

/// What can be pressed in The Game or Extreme.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::table) enum PilesPress {
    Card(Card),
    /// A pile: the chosen card goes there, or its history is shown.
    Pile(Pile),
    /// A queued card, which is taken back.
    Unqueue(Card),
    End,
    Start(Start),
    Name(Seat),
    /// A signal, which is given.
    Signal(Signal),
    Signals,
    Commands,
    PlayAnyway,
}

/// A sheet about The Game or Extreme.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::table) enum PilesSheet {
    Commands,
    History(Pile),
    Signals,
    /// A play that would lose the game (X2).
    Doubt(Card, Pile, Loss),
}

/// Something is pressed.
pub(in crate::table) fn press(
    state: &mut State,
    press: PilesPress,
    scene: &Scene<'_>,
) -> Vec<Wish> {
    let table = |wanted: DoJson| vec![Wish::Table(wanted)];
    match press {
        PilesPress::Card(card) => pick(state, card),
        PilesPress::Pile(pile) => match state.game.piles.chosen() {
            Some(card) => return lay(state, scene, card, pile),
            None => state.sheet = Some(PilesSheet::History(pile).into()),
        },
        PilesPress::Unqueue(card) => return vec![Wish::Unqueue(card)],
        PilesPress::End => return end(state, scene),
        PilesPress::Start(start) => return table(DoJson::Signal(Signal::Start(start).into())),
        PilesPress::Name(seat) => return table(DoJson::Start(SeatNumber(seat))),
        PilesPress::Signal(signal) => {
            let signals = Sheet::from(PilesSheet::Signals);
            state.sheet = state.sheet.filter(|sheet| *sheet != signals);
            return table(DoJson::Signal(signal.into()));
        }
        PilesPress::Signals => state.sheet = Some(PilesSheet::Signals.into()),
        PilesPress::Commands => state.sheet = Some(PilesSheet::Commands.into()),
        PilesPress::PlayAnyway => {
            if let Some(Sheet::Game(GameSheet::Piles(PilesSheet::Doubt(card, pile, _)))) =
                state.sheet.take()
            {
                return lay_for_sure(state, card, pile);
            }
        }
    }
    Vec::new()
}

/// Draws a sheet.
pub(in crate::table) fn draw_sheet(
    paint: &mut Paint<'_>,
    over: Rect,
    scene: &Scene<'_>,
    sheet: PilesSheet,
) {
    match sheet {
        PilesSheet::Commands => commands_sheet(paint, over, scene),
        PilesSheet::History(pile) => history_sheet(paint, over, scene, pile),
        PilesSheet::Signals => signals_sheet(paint, over, scene),
        PilesSheet::Doubt(card, pile, loss) => doubt_sheet(paint, over, scene, (card, pile, loss)),
    }
}

/// An action was typed: a card is laid as if it had been pressed, so that a play that loses is asked about.
pub(in crate::table) fn play_typed(
    state: &mut State,
    scene: &Scene<'_>,
    action: Action,
) -> Vec<Wish> {
    match action {
        Action::Lay { card, pile } => lay(state, scene, card, pile),
        Action::End => vec![Wish::Table(DoJson::Act(action.to_string()))],
    }
}
