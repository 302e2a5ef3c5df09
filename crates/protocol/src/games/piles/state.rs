use serde::Serialize;
use stapel_rules::any::AnyGame;
use stapel_rules::piles::{Command, Layout, Rules, Spread, State};
use stapel_rules::{Card, Game, Seat};

use super::layout::LayoutOut;
use super::{CardNumber, CommandName, PileLetter, PilesJson, status_names};
use crate::{GameName, SeatNumber};

/// Everything, as the referee sees it. Its fields are described in `docs/referee.md`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct StateOut {
    game: GameName,
    status: &'static str,
    reason: Option<&'static str>,
    seat: SeatNumber,
    hands: Vec<Vec<CardNumber>>,
    /// With the bases, which are no cards.
    piles: PilesJson<u8>,
    draw: Vec<CardNumber>,
    laid: u8,
    minimum: u8,
    left: u8,
    commands: Vec<CommandName>,
    bound: Option<PileLetter>,
    three: bool,
    turns: u16,
    #[serde(skip_serializing_if = "Option::is_none")]
    layout: Option<LayoutOut>,
}

impl StateOut {
    pub(in crate::games) fn new(
        rules: &Rules,
        state: &State,
        spread: &Spread,
        deck: impl Iterator<Item = Card>,
    ) -> StateOut {
        let (status, reason) = status_names(state.status);
        let hand = |seat| state.hand(seat).iter().map(CardNumber).collect();
        let mut commands: Vec<Command> = rules.layout().visible(state.tops).iter().collect();
        commands.sort_unstable_by_key(|command| command.name());
        StateOut {
            game: GameName(AnyGame::from(*rules).kind()),
            status,
            reason,
            seat: SeatNumber(state.seat),
            hands: Seat::all(rules.players()).map(hand).collect(),
            piles: PilesJson::new(|pile| spread.pile(pile).to_vec()),
            draw: deck.filter(|&card| state.undrawn().contains(card)).map(CardNumber).collect(),
            laid: state.laid,
            minimum: state.minimum(),
            left: state.left(),
            commands: commands.into_iter().map(CommandName).collect(),
            bound: state.bound.map(PileLetter),
            three: state.three,
            turns: state.turns,
            layout: None,
        }
    }

    pub(in crate::games) fn set_layout(&mut self, layout: Layout) {
        self.layout = Some(LayoutOut(layout));
    }
}
