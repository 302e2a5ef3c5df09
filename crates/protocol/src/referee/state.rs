use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use stapel_rules::any::{AnyCard, AnyGame, AnySpread, AnyState};
use stapel_rules::clear4::{self, Draw, Layer, Stack};
use stapel_rules::piles::{self, Command, CommandSet, Layout, Pile, Status};
use stapel_rules::{Card, Dealt, Game, Outcome, Seat};

use super::card::{self, FaceOut, PileCardOut, PilesOut, RunOut, StackOut};

/// Everything about a game, as the referee sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
#[expect(clippy::large_enum_variant, reason = "one lives for the time of an answer")]
pub enum StateOut {
    /// Of The Game or Extreme.
    Piles(PilesStateOut),
    /// Of Clear 4!.
    Clear4(Clear4StateOut),
}

/// The state of The Game or Extreme.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PilesStateOut {
    game: &'static str,
    status: &'static str,
    reason: Option<&'static str>,
    seat: usize,
    hands: Vec<Vec<u8>>,
    piles: PilesOut,
    draw: Vec<u8>,
    laid: u8,
    minimum: u8,
    left: u8,
    commands: Vec<&'static str>,
    bound: Option<char>,
    three: bool,
    turns: u16,
    #[serde(skip_serializing_if = "Option::is_none")]
    layout: Option<LayoutOut>,
}

/// The state of Clear 4!.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Clear4StateOut {
    game: &'static str,
    status: &'static str,
    seat: usize,
    phase: &'static str,
    hands: Vec<Vec<FaceOut>>,
    stacks: Vec<[StackOut<Option<FaceOut>>; Stack::COUNT]>,
    pile: Vec<PileCardOut>,
    run: Option<RunOut>,
    r#box: Vec<FaceOut>,
    out: Vec<FaceOut>,
    winner: Option<Vec<usize>>,
    points: Option<Vec<i16>>,
    turns: u16,
}

/// A layout: the numbers of each command, by its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LayoutOut(pub Layout);

impl Serialize for LayoutOut {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(Command::ALL.len()))?;
        for command in Command::ALL {
            let numbers: Vec<u8> = self.0.cards(command).into_iter().map(Card::number).collect();
            map.serialize_entry(command.name(), &numbers)?;
        }
        map.end()
    }
}

impl StateOut {
    /// The state of a game whose table looks like this.
    pub fn new(dealt: &Dealt<AnyGame>, spread: &AnySpread) -> StateOut {
        match (dealt.game(), dealt.state(), spread) {
            (AnyGame::Piles(rules), AnyState::Piles(state), AnySpread::Piles(spread)) => {
                let deck = dealt.deck().iter().filter_map(|card| match card {
                    AnyCard::Piles(card) => Some(*card),
                    AnyCard::Clear4(_) => None,
                });
                StateOut::Piles(PilesStateOut::new(rules, state, spread, deck))
            }
            (AnyGame::Clear4(rules), AnyState::Clear4(state), AnySpread::Clear4(spread)) => {
                let deck: Vec<clear4::Face> = dealt
                    .deck()
                    .iter()
                    .filter_map(|card| match card {
                        AnyCard::Clear4(face) => Some(*face),
                        AnyCard::Piles(_) => None,
                    })
                    .collect();
                StateOut::Clear4(Clear4StateOut::new(rules, state, spread, &deck))
            }
            _ => unreachable!("a game, its state and its table are of one kind"),
        }
    }

    /// The same with the layout in force, where the game has one.
    #[must_use]
    pub fn with_layout(mut self, game: &AnyGame) -> StateOut {
        if let (StateOut::Piles(state), AnyGame::Piles(rules)) = (&mut self, game)
            && rules.variant() == piles::Variant::Extreme
        {
            state.layout = Some(LayoutOut(*rules.layout()));
        }
        self
    }
}

impl PilesStateOut {
    fn new(
        rules: &piles::Rules,
        state: &piles::State,
        spread: &piles::Spread,
        deck: impl Iterator<Item = Card>,
    ) -> PilesStateOut {
        let (status, reason) = status(state.status());
        PilesStateOut {
            game: game_name(rules),
            status,
            reason,
            seat: state.seat().index(),
            hands: Seat::all(rules.players()).map(|seat| card::numbers(state.hand(seat))).collect(),
            piles: PilesOut(spread.clone()),
            draw: deck.filter(|&card| state.undrawn().contains(card)).map(Card::number).collect(),
            laid: state.laid(),
            minimum: state.minimum(),
            left: state.left(),
            commands: command_names(rules.layout().visible(state.tops())),
            bound: state.bound().map(Pile::letter),
            three: state.three(),
            turns: state.turns(),
            layout: None,
        }
    }
}

impl Clear4StateOut {
    fn new(
        rules: &clear4::Rules,
        state: &clear4::State,
        spread: &clear4::Spread,
        deck: &[clear4::Face],
    ) -> Clear4StateOut {
        let (winner, points) = result(rules.outcome(state), rules.players());
        let face_down = |seat, stack, layer| {
            let index = rules.deck_index(state, Draw { seat, stack, layer });
            deck.get(index).copied().map(FaceOut)
        };
        let stacks_of = |seat: Seat| {
            let stacks = state.stacks(seat);
            card::stacks(
                stacks,
                |stack| {
                    let there = stacks.down.contains(stack);
                    there.then(|| face_down(seat, stack, Layer::Down)).flatten()
                },
                |stack| {
                    let there = stacks.blind.contains(stack);
                    there.then(|| face_down(seat, stack, Layer::Blind)).flatten()
                },
            )
        };
        let dealt = clear4::Rules::DEALT * usize::from(rules.players());
        Clear4StateOut {
            game: "clear-4",
            status: clear4_status(state.status()),
            seat: state.seat().index(),
            phase: state.phase().name(),
            hands: Seat::all(rules.players()).map(|seat| card::faces(state.hand(seat))).collect(),
            stacks: Seat::all(rules.players()).map(stacks_of).collect(),
            pile: card::pile(spread),
            run: card::run(state.run()),
            r#box: deck.iter().skip(dealt).copied().map(FaceOut).collect(),
            out: card::out(spread),
            winner,
            points,
            turns: state.turns(),
        }
    }
}

pub(super) fn game_name(rules: &piles::Rules) -> &'static str {
    AnyGame::Piles(*rules).kind().name()
}

pub(super) fn status(status: Status) -> (&'static str, Option<&'static str>) {
    match status {
        Status::Opening => ("opening", None),
        Status::Playing => ("playing", None),
        Status::Won => ("won", None),
        Status::Lost(reason) => ("lost", Some(reason.name())),
    }
}

pub(super) fn clear4_status(status: clear4::Status) -> &'static str {
    match status {
        clear4::Status::Playing => "playing",
        clear4::Status::Won | clear4::Status::Capped => "over",
    }
}

/// The names of commands, in the order of the alphabet.
pub(super) fn command_names(commands: CommandSet) -> Vec<&'static str> {
    let mut names: Vec<_> = commands.iter().map(Command::name).collect();
    names.sort_unstable();
    names
}

/// The winners and the points of each seat, once a round is over.
pub(super) fn result(
    outcome: Option<Outcome>,
    players: u8,
) -> (Option<Vec<usize>>, Option<Vec<i16>>) {
    match outcome {
        Some(outcome @ Outcome::Round { winners, .. }) => (
            Some(winners.iter().map(Seat::index).collect()),
            Some(Seat::all(players).map(|seat| outcome.points(seat)).collect()),
        ),
        _ => (None, None),
    }
}
