//! The search, layer by layer.

use std::sync::atomic::{AtomicBool, Ordering};

use stapel_rules::Game;
use stapel_rules::piles::{Legal, Pile, State};

use super::bound::{Wanting, stay_left};
use super::deal::Deal;
use super::estimate::Estimate;
use super::key::{Seen, key};
use super::line::{Best, History, Root, Step};
use super::{FIRST_WIDTH, Limit};

/// Costs are blurred by less than this, so that a second search of the same width finds other ways.
const BLUR: u64 = 8;

/// A search for the best line of one deal, with what it keeps from one pass to the next.
pub(super) struct Search<'d> {
    deal: Deal<'d>,
    estimate: Estimate,
    wanting: Wanting,
    limit: Limit,
    stop: &'d AtomicBool,
    history: History<'d>,
    layer: Vec<State>,
    next: Vec<Candidate>,
    seen: Seen,
    nodes: u64,
    passes: u64,
}

/// What came of one pass through all layers.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pass {
    /// How many cards were laid.
    pub(super) nodes: u64,
    /// No position that could have been won was left out.
    pub(super) hopeful_complete: bool,
    /// No position that could have led to a better line was left out.
    pub(super) complete: bool,
    /// The limit was reached, or the stop flag raised.
    pub(super) cut_off: bool,
}

/// A position for the next layer. It is made only once it is chosen; that is cheaper than to keep it.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    /// The less, the better: hopeless ones last, then by cost.
    rank: u64,
    step: Step,
}

/// The bit of a rank that says that the position can't be won.
const HOPELESS: u64 = 1 << 32;

impl<'d> Search<'d> {
    pub(super) fn new(
        deal: Deal<'d>,
        roots: &'d [Root],
        limit: Limit,
        stop: &'d AtomicBool,
    ) -> Search<'d> {
        Search {
            estimate: Estimate::new(deal.rules),
            wanting: Wanting::new(deal.rules),
            deal,
            limit,
            stop,
            history: History { roots, layers: Vec::new() },
            layer: Vec::new(),
            next: Vec::new(),
            seen: Seen::default(),
            nodes: 0,
            passes: 0,
        }
    }

    /// How many cards were laid so far.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Goes through all layers, each at most so wide, until a win is found or no position is left.
    /// Where the limit doesn't allow for that, they are narrower.
    pub(super) fn pass(&mut self, width: usize, best: &mut Best) -> Pass {
        let before = self.nodes;
        // The first pass is short, and brings a line in any case.
        let limited = width > FIRST_WIDTH;
        let mut pass = Pass { nodes: 0, hopeful_complete: true, complete: true, cut_off: false };
        self.passes += 1;
        self.history.layers.clear();
        self.layer.clear();
        self.layer.extend(self.history.roots.iter().map(|root| root.state));
        while !self.layer.is_empty() && !best.is_won() {
            self.next.clear();
            self.seen.clear();
            let layer_begin = self.nodes;
            for place in 0..self.layer.len() {
                let over = self.nodes >= self.limit.nodes || self.stop.load(Ordering::Relaxed);
                if limited && over {
                    pass.cut_off = true;
                    break;
                }
                self.expand(place, best);
                if best.is_won() {
                    break;
                }
            }
            if pass.cut_off {
                pass.hopeful_complete = false;
                pass.complete = false;
                break;
            }
            let width = if limited { width.min(self.affordable(layer_begin)) } else { width };
            if self.next.len() > width {
                let hopeful = self.next.iter().filter(|next| next.rank < HOPELESS).count();
                pass.hopeful_complete &= hopeful <= width;
                pass.complete = false;
                self.next.select_nth_unstable_by_key(width, |next| next.rank);
                self.next.truncate(width);
            }
            self.advance();
        }
        pass.nodes = self.nodes - before;
        pass
    }

    /// How wide the layers to come may be, if their positions cost what those of this layer did, and
    /// what is left of the limit is spent on them.
    fn affordable(&self, layer_begin: u64) -> usize {
        let each = (self.nodes - layer_begin).div_ceil(self.layer.len() as u64);
        let layers = self.layer.first().map_or(0, State::left);
        let remaining = self.limit.nodes.saturating_sub(self.nodes);
        let width = remaining / (each * u64::from(layers)).max(1);
        usize::try_from(width).unwrap_or(usize::MAX).max(1)
    }

    /// Lays every card that may be laid in a position of the layer.
    fn expand(&mut self, place: usize, best: &mut Best) {
        let state = self.layer[place];
        let legal = Legal::of(self.deal.rules, &state);
        for pile in Pile::ALL {
            for card in legal.on(pile) {
                self.nodes += 1;
                let laid = self.deal.lay(&state, card, pile);
                let step = Step { parent: place as u32, card, pile, end: false };
                let ended = self.deal.end(&laid);
                // Where ending the turn is all that can be done, it is done.
                if ended.is_none() || Legal::of(self.deal.rules, &laid).len() > 1 {
                    self.propose(&laid, step, best);
                }
                if let Some(ended) = ended {
                    self.propose(&ended, Step { end: true, ..step }, best);
                }
            }
        }
    }

    /// Puts a position forward for the next layer, unless it is over, known, or of no use.
    fn propose(&mut self, state: &State, step: Step, best: &mut Best) {
        if let Some(outcome) = self.deal.rules.outcome(state) {
            best.note(outcome, &self.history, step);
            return;
        }
        let left = stay_left(state);
        let hopeless = left > 0 || self.wanting.doom(state);
        if hopeless && left >= best.left() {
            return;
        }
        let key = key(self.deal.rules, state);
        if !self.seen.insert(key) {
            return;
        }
        let cost = self.estimate.cost(state) + self.blur(key);
        let hopeless = if hopeless { HOPELESS } else { 0 };
        // Costs may be negative; taken from the middle, they are in order as numbers without a sign.
        let rank = hopeless | u64::from(cost.cast_unsigned() ^ 1 << 31);
        self.next.push(Candidate { rank, step });
    }

    /// A little chance, which follows from the position, the seed and the number of the pass.
    fn blur(&self, key: u128) -> i32 {
        let chance = (key as u64 ^ self.limit.seed)
            .wrapping_add(self.passes)
            .wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (((chance >> 32) * BLUR) >> 32) as i32
    }

    /// Makes the next layer of the candidates.
    fn advance(&mut self) {
        let mut states = Vec::with_capacity(self.next.len());
        let mut steps = Vec::with_capacity(self.next.len());
        for &Candidate { step, .. } in &self.next {
            let laid = self.deal.lay(&self.layer[step.parent as usize], step.card, step.pile);
            let ended = if step.end { self.deal.end(&laid) } else { None };
            states.push(ended.unwrap_or(laid));
            steps.push(step);
        }
        self.history.layers.push(steps);
        self.layer = states;
    }
}
