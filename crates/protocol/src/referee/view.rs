use serde::Serialize;
use stapel_rules::any::{AnyGame, AnySpread, AnyView};
use stapel_rules::clear4::{self, Stack};
use stapel_rules::piles::{self, Pile};
use stapel_rules::{Game, Outcome, Seat, Viewer};

use super::card::{self, FaceOut, PileCardOut, PilesOut, RunOut, StackOut};
use super::state::{clear4_status, command_names, game_name, result, status};

/// A game as one viewer may know it. There is no field that could hold what the viewer may not
/// know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum ViewOut {
    /// Of The Game or Extreme.
    Piles(PilesViewOut),
    /// Of Clear 4!.
    Clear4(Clear4ViewOut),
}

/// A view of The Game or Extreme.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PilesViewOut {
    game: &'static str,
    viewer: Option<usize>,
    status: &'static str,
    reason: Option<&'static str>,
    seat: usize,
    hand: Vec<u8>,
    hand_sizes: Vec<u8>,
    piles: PilesOut,
    draw: u8,
    unseen: Vec<u8>,
    laid: u8,
    minimum: u8,
    left: u8,
    commands: Vec<&'static str>,
    bound: Option<char>,
    three: bool,
    skulls: Vec<char>,
    turns: u16,
}

/// A view of Clear 4!.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Clear4ViewOut {
    game: &'static str,
    viewer: Option<usize>,
    status: &'static str,
    seat: usize,
    phase: &'static str,
    hand: Vec<FaceOut>,
    hand_sizes: Vec<u8>,
    known: Vec<Vec<FaceOut>>,
    stacks: Vec<[StackOut<bool>; Stack::COUNT]>,
    pile: Vec<PileCardOut>,
    run: Option<RunOut>,
    joker_open: bool,
    r#box: usize,
    unseen: Vec<FaceOut>,
    out: Vec<FaceOut>,
    winner: Option<Vec<usize>>,
    points: Option<Vec<i16>>,
    turns: u16,
}

impl ViewOut {
    /// What this viewer may know of a game that ended so, if it has.
    pub fn new(
        game: &AnyGame,
        view: &AnyView,
        spread: &AnySpread,
        outcome: Option<Outcome>,
    ) -> ViewOut {
        match (game, view, spread) {
            (AnyGame::Piles(rules), AnyView::Piles(view), AnySpread::Piles(spread)) => {
                ViewOut::Piles(PilesViewOut::new(rules, view, spread))
            }
            (AnyGame::Clear4(rules), AnyView::Clear4(view), AnySpread::Clear4(spread)) => {
                ViewOut::Clear4(Clear4ViewOut::new(rules, view, spread, outcome))
            }
            _ => unreachable!("a game, its view and its table are of one kind"),
        }
    }
}

impl PilesViewOut {
    fn new(rules: &piles::Rules, view: &piles::View, spread: &piles::Spread) -> PilesViewOut {
        let (status, reason) = status(view.status);
        PilesViewOut {
            game: game_name(rules),
            viewer: viewer(view.viewer),
            status,
            reason,
            seat: view.seat.index(),
            hand: card::numbers(view.hand),
            hand_sizes: view.hand_sizes[..usize::from(rules.players())].to_vec(),
            piles: PilesOut(spread.clone()),
            draw: view.undrawn,
            unseen: card::numbers(view.unseen),
            laid: view.laid,
            minimum: view.minimum,
            left: view.hand.len() + view.unseen.len(),
            commands: command_names(view.commands),
            bound: view.bound.map(Pile::letter),
            three: view.three,
            skulls: view.skulls.iter().map(Pile::letter).collect(),
            turns: view.turns,
        }
    }
}

impl Clear4ViewOut {
    fn new(
        rules: &clear4::Rules,
        view: &clear4::View,
        spread: &clear4::Spread,
        outcome: Option<Outcome>,
    ) -> Clear4ViewOut {
        let players = rules.players();
        let seats = usize::from(players);
        let (winner, points) = result(outcome, players);
        Clear4ViewOut {
            game: "clear-4",
            viewer: viewer(view.viewer),
            status: clear4_status(view.status),
            seat: view.seat.index(),
            phase: view.phase.name(),
            hand: card::faces(view.hand),
            hand_sizes: view.hand_sizes[..seats].to_vec(),
            known: view.known[..seats].iter().map(|&known| card::faces(known)).collect(),
            stacks: view.stacks[..seats]
                .iter()
                .map(|stacks| {
                    card::stacks(
                        stacks,
                        |stack| stacks.down.contains(stack),
                        |stack| stacks.blind.contains(stack),
                    )
                })
                .collect(),
            pile: card::pile(spread),
            run: card::run(view.run),
            joker_open: view.joker_open,
            r#box: clear4::Face::DECK - clear4::Rules::DEALT * seats,
            unseen: card::faces(view.unseen),
            out: card::out(spread),
            winner,
            points,
            turns: view.turns,
        }
    }
}

fn viewer(viewer: Viewer) -> Option<usize> {
    match viewer {
        Viewer::Seat(seat) => Some(Seat::index(seat)),
        Viewer::Spectator => None,
    }
}
