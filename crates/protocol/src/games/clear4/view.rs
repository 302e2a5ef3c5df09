use serde::{Deserialize, Serialize};
use stapel_rules::clear4::{
    self, Counts, Public, Rules, Run, Spread, Stack, StackSet, Stacks, Status,
};
use stapel_rules::{Game, MAX_SEATS, Seat};

use super::names::faces;
use super::parts::out;
use super::{FaceName, PhaseName, PileCardJson, RunJson, StackJson};
use crate::SeatNumber;
use crate::games::{for_each_seat, viewer, viewer_json};

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ViewJson {
    /// Null for a spectator.
    pub viewer: Option<SeatNumber>,
    /// `playing`, `won` or `capped`.
    pub status: String,
    pub seat: SeatNumber,
    pub phase: PhaseName,
    /// The viewer's own.
    pub hand: Vec<FaceName>,
    pub hand_sizes: Vec<u8>,
    /// The part of each hand that everyone saw being taken.
    pub known: Vec<Vec<FaceName>>,
    pub stacks: Vec<[StackJson<bool>; Stack::COUNT]>,
    /// The pile from bottom to top.
    pub pile: Vec<PileCardJson>,
    pub run: Option<RunJson>,
    /// Whether a blind joker waits for the number that names it.
    pub joker_open: bool,
    /// What left the game, in the order in which it did.
    pub out: Vec<FaceName>,
    /// Completed turns.
    pub turns: u16,
}

impl ViewJson {
    pub(in crate::games) fn new(rules: &Rules, view: &clear4::View, spread: &Spread) -> ViewJson {
        let players = usize::from(rules.players());
        let stacks = |stacks: &Stacks| {
            let (down, blind) = (stacks.down, stacks.blind);
            StackJson::all(stacks, |stack| down.contains(stack), |stack| blind.contains(stack))
        };
        ViewJson {
            viewer: viewer_json(view.viewer),
            status: view.status.name().to_owned(),
            seat: SeatNumber(view.seat),
            phase: PhaseName(view.phase),
            hand: faces(view.hand),
            hand_sizes: view.hand_sizes[..players].to_vec(),
            known: view.known[..players].iter().map(|&known| faces(known)).collect(),
            stacks: view.stacks[..players].iter().map(stacks).collect(),
            pile: PileCardJson::all(spread),
            run: view.run.map(RunJson::from),
            joker_open: view.joker_open,
            out: out(spread),
            turns: view.turns,
        }
    }

    pub(in crate::games) fn read(&self, rules: &Rules) -> Option<(clear4::View, Spread)> {
        let players = usize::from(rules.players());
        let mut unseen = Counts::DECK;
        let mut take = |cards: &mut dyn Iterator<Item = FaceName>| -> Option<Counts> {
            let mut taken = Counts::EMPTY;
            for FaceName(face) in cards {
                (unseen.remove(face) && taken.insert(face)).then_some(())?;
            }
            Some(taken)
        };
        let hand = take(&mut self.hand.iter().copied())?;
        let mut known = [Counts::EMPTY; MAX_SEATS];
        let mut stacks = [Stacks::default(); MAX_SEATS];
        if self.known.len() != players || self.stacks.len() != players {
            return None;
        }
        for seat in Seat::all(rules.players()) {
            let index = seat.index();
            // One's own known cards are in one's hand, and counted there.
            known[index] = if self.viewer == Some(SeatNumber(seat)) {
                let own: Counts = self.known[index].iter().map(|card| card.0).collect();
                hand.contains(own).then_some(own)?
            } else {
                take(&mut self.known[index].iter().copied())?
            };
            let each = &self.stacks[index];
            take(&mut each.iter().filter_map(|stack| stack.up))?;
            let standing = |there: fn(&StackJson<bool>) -> bool| -> StackSet {
                Stack::ALL.into_iter().filter(|stack| there(&each[stack.index()])).collect()
            };
            stacks[index] = Stacks {
                up: Stack::ALL.map(|stack| each[stack.index()].up.map(|card| card.0)),
                down: standing(|stack| stack.down),
                blind: standing(|stack| stack.blind),
            };
        }
        let pile = take(&mut self.pile.iter().map(|card| card.card))?;
        let out = take(&mut self.out.iter().copied())?;
        let run = match self.run {
            Some(RunJson { value, count: count @ 1..=Run::FULL }) => {
                Some(Run { value: value.0, count })
            }
            None => None,
            Some(_) => return None,
        };
        let spread = Spread::from_parts(
            self.pile.iter().map(|card| (card.card.0, card.r#as.map(|value| value.0))).collect(),
            self.out.iter().map(|card| card.0).collect(),
        );
        let view = clear4::View {
            viewer: viewer(self.viewer),
            hand,
            unseen,
            hand_sizes: for_each_seat(&self.hand_sizes, rules.players())?,
            public: Public {
                known,
                stacks,
                pile,
                run,
                out,
                status: Status::ALL.into_iter().find(|status| status.name() == self.status)?,
                seat: self.seat.0,
                phase: self.phase.0,
                joker_open: self.joker_open,
                turning_up: StackSet::EMPTY,
                blind: None,
                ending: false,
                turns: self.turns,
            },
        };
        Some((view, spread))
    }
}
