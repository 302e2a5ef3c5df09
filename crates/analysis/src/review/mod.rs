//! Where a finished game was won and lost.
//!
//! A [`Reviewer`] goes through a record turn by turn. Each turn is judged from what its seat could see and had been
//! told, by imagining the rest: what were the chances, what was the best turn, how much did the one lose that was
//! played. What followed until the next turn to act, against what was expected, is luck.
//!
//! **It adds up.** The chance before a turn is that of the best turn that was found; what the played turn loses is
//! skill; from there to the chance before the next turn it is luck. So the chance before the first turn, all luck and all
//! skill together are the result. Chances are whole numbers of ten-thousandths, so that no rounding comes between.
//!
//! **The same everywhere.** The review follows from the record, the effort and the seed, on any machine: no clock, no
//! threads, and no function of floating-point numbers that machines compute differently.

mod accuracy;
mod ahead;
pub(crate) mod clear4;
pub(crate) mod compare;
pub mod fitted;
mod math;
pub(crate) mod piles;
mod points;
mod reason;
pub mod value;
mod why_clear4;
mod why_piles;

use stapel_protocol::review::{
    BestTurnJson, ChancesJson, MarkJson, ReviewJson, ReviewedSeatJson, ReviewedTurnJson, WhyJson,
    WinnableJson,
};
use stapel_rules::any::{AnyAction, AnyCard, AnyGame, AnySignal, AnyState, AnyTalk, AnyView};
use stapel_rules::notation::{Record, Replay, ReplayError, Step};
use stapel_rules::{Game, Outcome, Seat, TableGame, Turn, Viewer};

pub use self::ahead::doubt;
pub use self::reason::reason;

use self::accuracy::Weighed;
use self::points::Points;
use self::value::{SharesCurve, TeamCurve};

/// How much is looked at in each turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Effort {
    /// How many games are imagined.
    pub playouts: u32,
    /// How many cards the solver may lay to find out whether the game could still be won; 0 leaves that out.
    pub nodes: u64,
}

impl Effort {
    /// What is usual: a second or two for a game, and some more in a browser.
    pub fn usual(game: &AnyGame) -> Effort {
        let playouts = match game.setup().options.kind().about() {
            about if !about.is_cooperative => 6000,
            about if about.has_layout => 1500,
            _ => 4000,
        };
        Effort { playouts, nodes: 200_000 }
    }
}

/// Which reviews these are. It goes up whenever the same record, effort and seed lead to another review than before, so
/// that nobody takes one that was kept for one of now.
pub const VERSION: u32 = 1;

/// The text whose seed is used if nobody gives another one.
pub const SEED: &str = "stapel";

/// The seed that a text stands for.
pub fn seed_of(text: &str) -> u64 {
    crate::simulate::fnv1a(text.as_bytes())
}

/// Something that a seat told the others, which a record does not keep.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Told {
    /// Before which turn of the record, counted from 0.
    pub turn: usize,
    pub seat: Seat,
    pub signal: AnySignal,
}

/// So many of the best turns are listed.
const LISTED: usize = 3;

/// By so much the best turn is ahead if it is called the only one.
const ONLY: Points = Points(1000);

/// A turn that moves the chance less is no turning point.
const TURNING: Points = Points(1500);

/// From so much lost on, a turn is marked.
const MARKS: [(MarkJson, Points); 3] = [
    (MarkJson::Inaccuracy, Points(500)),
    (MarkJson::Mistake, Points(1000)),
    (MarkJson::Blunder, Points(1500)),
];

/// Reviews a record, a turn at a time.
pub struct Reviewer {
    game: AnyGame,
    effort: Effort,
    seed: u64,
    turns: Vec<(Seat, Vec<AnyAction>)>,
    family: Family,
    result: Option<Vec<Points>>,
    /// The evaluations of the turns reviewed, and of the one after them.
    found: Vec<Evaluation>,
    reviewed: Vec<ReviewedTurnJson>,
}

/// What depends on the family of the game.
enum Family {
    Piles(Box<piles::Turns>),
    Clear4(Box<clear4::Turns>),
}

/// What is found about one turn: chances of the team, or of each seat.
struct Evaluation {
    /// With the best turn.
    before: Vec<Points>,
    /// What is expected after the last thing that the seat chose in the turn.
    after: Vec<Points>,
    lost: Points,
    error: Points,
    /// What the seat's choices changed for each other seat.
    others: Vec<Points>,
    /// What came up within the turn.
    luck: Vec<Points>,
    best: Vec<BestTurnJson>,
    only: bool,
    why: Option<WhyJson>,
}

impl Evaluation {
    fn nothing(chances: usize) -> Evaluation {
        let nothing = vec![Points::default(); chances];
        Evaluation {
            before: nothing.clone(),
            after: nothing.clone(),
            lost: Points::default(),
            error: Points::default(),
            others: nothing.clone(),
            luck: nothing,
            best: Vec::new(),
            only: false,
            why: None,
        }
    }
}

impl Reviewer {
    /// A reviewer of this record, which is played by these rules with this deck. Signals are not in a record; who knows
    /// them can tell, in order.
    ///
    /// A game without an end is reviewed as far as it went; a turn that is not over is left out.
    pub fn new(
        record: &Record,
        game: AnyGame,
        deck: Vec<AnyCard>,
        told: &[Told],
        effort: Effort,
        seed: u64,
    ) -> Result<Reviewer, ReplayError> {
        let mut family = match &game {
            AnyGame::Piles(rules) => Family::Piles(Box::new(piles::Turns::new(rules, &deck))),
            AnyGame::Clear4(rules) => Family::Clear4(Box::new(clear4::Turns::new(rules))),
        };
        let mut replay = Replay::new(record, game, deck)?;
        let mut talk = game.new_talk();
        let mut under_way = UnderWay::default();
        let mut turns = Vec::new();
        loop {
            let before = *replay.dealt().state();
            let Some(step) = replay.step()? else { break };
            let (Step::Started { events, .. } | Step::Acted { events, .. }) = &step;
            if let Step::Acted { turn, seat, action, .. } = &step {
                if under_way.decisions.is_empty() {
                    for one in told.iter().filter(|one| one.turn == *turn) {
                        AnyGame::note_signal(&mut talk, one.seat, one.signal);
                    }
                    under_way.talk = Some(talk);
                }
                under_way.seat = Some(*seat);
                under_way.decisions.push((before, *action));
            }
            for event in events {
                let seen = game.seen_by(event, Viewer::Spectator);
                AnyGame::note_talk(&mut talk, &seen);
            }
            let is_over = game.turn(replay.dealt().state()) == Turn::Over;
            let begins = events.iter().any(AnyGame::begins_turn);
            if (begins || is_over) && !under_way.decisions.is_empty() {
                turns.extend(std::mem::take(&mut under_way).end(&mut family));
            }
        }
        let state = replay.dealt().state();
        let outcome = game.outcome(state).or(record.result.filter(|_| record.stopped));
        let result = outcome.map(|outcome| result(&game, &outcome));
        Ok(Reviewer {
            game,
            effort,
            seed,
            turns,
            family,
            result,
            found: Vec::new(),
            reviewed: Vec::new(),
        })
    }

    /// The same reviewer with what playouts come to instead of chances: for those who fit the curves.
    pub fn uncalibrated(mut self) -> Reviewer {
        match &mut self.family {
            Family::Piles(turns) => turns.curve = TeamCurve::PLAIN,
            Family::Clear4(turns) => turns.curve = SharesCurve::PLAIN,
        }
        self
    }

    /// How many turns there are to review.
    pub fn turns(&self) -> usize {
        self.turns.len()
    }

    /// Reviews the next turn; none when all are reviewed. A turn needs the one after it, since that tells what came of
    /// it, so the first step takes twice as long.
    pub fn step(&mut self) -> Option<&ReviewedTurnJson> {
        let turn = self.reviewed.len();
        if turn >= self.turns.len() {
            return None;
        }
        self.evaluate_up_to(turn);
        self.evaluate_up_to(turn + 1);
        let (seat, actions) = &self.turns[turn];
        let own = if self.is_team() { 0 } else { seat.index() };
        let luck = self.luck_of(turn)[own].chance();
        let told = told(turn as u32 + 1, *seat, actions, &self.found[turn], self.is_team());
        let winnable = match &mut self.family {
            Family::Piles(turns) if self.effort.nodes > 0 => {
                Some(turns.winnable(turn, self.effort.nodes))
            }
            _ => None,
        };
        self.reviewed.push(ReviewedTurnJson { luck, winnable, ..told });
        self.reviewed.last()
    }

    /// The review as far as it has come, with the totals of what was reviewed.
    pub fn finish(&self) -> ReviewJson {
        let chances = |chances: &[Points]| match self.is_team() {
            true => ChancesJson::Team(chances[0].chance()),
            false => ChancesJson::Seats(chances.iter().map(|chance| chance.chance()).collect()),
        };
        let players = self.game.players();
        let nothing = vec![Points::default(); self.chances()];
        let start = match (self.found.first(), &self.result) {
            (Some(first), _) => &first.before,
            // A game that was over before anyone could act.
            (None, Some(result)) => result,
            (None, None) => &nothing,
        };
        ReviewJson {
            game: self.game.kind().name().to_owned(),
            players,
            start: chances(start),
            turns: self.reviewed.clone(),
            seats: Seat::all(players).map(|seat| self.totals(seat)).collect(),
            result: self.result.as_deref().map(chances),
            turning_point: self.turning_point(),
            unwinnable_after: self.unwinnable_after(),
            complete: self.reviewed.len() == self.turns.len(),
        }
    }

    /// Reviews everything that is left.
    pub fn review(mut self) -> ReviewJson {
        while self.step().is_some() {}
        self.finish()
    }

    fn is_team(&self) -> bool {
        matches!(self.family, Family::Piles(_))
    }

    /// How many chances there are: one of the team, or one of each seat.
    fn chances(&self) -> usize {
        if self.is_team() { 1 } else { usize::from(self.game.players()) }
    }

    fn evaluate_up_to(&mut self, turn: usize) {
        while self.found.len() <= turn.min(self.turns.len() - 1) {
            let next = self.found.len();
            let found = match &mut self.family {
                Family::Piles(turns) => turns.evaluate(next, self.effort, self.seed),
                Family::Clear4(turns) => turns.evaluate(next, self.effort, self.seed),
            };
            self.found.push(found);
        }
    }

    /// What came up in and after a turn, against what was expected.
    fn luck_of(&self, turn: usize) -> Vec<Points> {
        let evaluation = &self.found[turn];
        let next = match self.found.get(turn + 1) {
            Some(next) => &next.before,
            // Nothing is known of what came of the last turn of a game without an end.
            None => self.result.as_ref().unwrap_or(&evaluation.after),
        };
        let after = next.iter().zip(&evaluation.after).map(|(next, after)| *next - *after);
        evaluation.luck.iter().zip(after).map(|(within, after)| *within + after).collect()
    }

    fn totals(&self, seat: Seat) -> ReviewedSeatJson {
        let own = if self.is_team() { 0 } else { seat.index() };
        let turns = || 0..self.reviewed.len();
        let is_own = |turn: &usize| self.turns[*turn].0 == seat;
        // What befalls a team befalls whoever acted.
        let luck: Points = match self.is_team() {
            true => turns().filter(is_own).map(|turn| self.luck_of(turn)[0]).sum(),
            false => turns().map(|turn| self.luck_of(turn)[own]).sum(),
        };
        let skill: Points = turns().filter(is_own).map(|turn| -self.found[turn].lost).sum();
        let others = (!self.is_team()).then(|| {
            let changed = turns().filter(|turn| !is_own(turn));
            changed.map(|turn| self.found[turn].others[own]).sum::<Points>().chance()
        });
        let mut percents: Vec<f64> =
            turns().map(|turn| self.found[turn].before[own].percent()).collect();
        let last = self.reviewed.len().checked_sub(1);
        percents.extend(last.map(|last| match self.found.get(last + 1) {
            Some(next) => next.before[own].percent(),
            None => match &self.result {
                Some(result) => result[own].percent(),
                None => self.found[last].after[own].percent(),
            },
        }));
        let weights = accuracy::weights(&percents);
        let weighed =
            |turn: usize| Weighed { lost: self.found[turn].lost.percent(), weight: weights[turn] };
        let played: Vec<Weighed> = turns().filter(is_own).map(weighed).collect();
        // A tenth of a point is all that means something.
        let accuracy = accuracy::of_game(&played).map(|value| (value * 10.0).round() / 10.0);
        ReviewedSeatJson {
            seat: seat.index() as u8,
            accuracy,
            luck: luck.chance(),
            skill: skill.chance(),
            others,
        }
    }

    fn turning_point(&self) -> Option<u32> {
        let swing = |turn: usize| {
            let own = if self.is_team() { 0 } else { self.turns[turn].0.index() };
            let moved = self.luck_of(turn)[own] - self.found[turn].lost;
            Points(moved.0.abs())
        };
        let largest = (0..self.reviewed.len()).max_by_key(|&turn| (swing(turn), usize::MAX - turn));
        largest.filter(|&turn| swing(turn) >= TURNING).map(|turn| turn as u32 + 1)
    }

    fn unwinnable_after(&self) -> Option<u32> {
        let no = self.reviewed.iter().position(|turn| turn.winnable == Some(WinnableJson::No));
        let has_lost = self.result.as_ref().is_some_and(|result| result[0] == Points::default());
        let last = match no {
            Some(turn) => turn,
            None if self.is_team() && has_lost && self.reviewed.len() == self.turns.len() => {
                self.turns.len()
            }
            None => return None,
        };
        // Before the first turn it was the deal.
        let before = self.reviewed.get(last.checked_sub(1)?)?;
        (before.winnable == Some(WinnableJson::Yes)).then_some(last as u32)
    }
}

impl std::fmt::Debug for Reviewer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Reviewer")
            .field("effort", &self.effort)
            .field("turns", &self.turns.len())
            .field("reviewed", &self.reviewed.len())
            .finish_non_exhaustive()
    }
}

/// A turn that is being replayed.
#[derive(Default)]
struct UnderWay {
    seat: Option<Seat>,
    talk: Option<AnyTalk>,
    decisions: Vec<(AnyState, AnyAction)>,
}

impl UnderWay {
    /// The turn is over.
    fn end(self, family: &mut Family) -> Option<(Seat, Vec<AnyAction>)> {
        let (seat, talk) = (self.seat?, self.talk?);
        let actions: Vec<AnyAction> = self.decisions.iter().map(|(_, action)| *action).collect();
        match family {
            Family::Piles(turns) => turns.push(&self.decisions[0].0, &talk, &actions),
            Family::Clear4(turns) => turns.push(&self.decisions),
        }
        Some((seat, actions))
    }
}

/// Looks at a turn that is still to be played, from what the seat that is to act sees and was told: for hints. The turn is
/// what somebody means to do; without one it is what looks best at first sight. In Clear 4! only its first action is looked
/// at, since cards turn up afterwards.
///
/// `best` tells what is better, `why` what is wrong with the turn meant. `luck` and `winnable` are for finished games.
/// `None` if the view is not that of a seat that is to act, or of another game.
pub fn advise(
    game: &AnyGame,
    view: &AnyView,
    talk: &AnyTalk,
    meant: &[AnyAction],
    effort: Effort,
    seed: u64,
) -> Option<ReviewedTurnJson> {
    let mut legal = Vec::new();
    game.legal_in_view(view, &mut legal);
    if legal.is_empty() {
        return None;
    }
    let evaluation = match (game, view, talk) {
        (AnyGame::Piles(rules), AnyView::Piles(view), AnyTalk::Piles(talk)) => {
            let action = |one: &AnyAction| match *one {
                AnyAction::Piles(action) => Some(action),
                AnyAction::Clear4(_) => None,
            };
            let actions: Vec<_> = meant.iter().filter_map(action).collect();
            let heard = rules.shown_talk(view, talk);
            piles::evaluate(rules, &piles::curve(rules), view, &heard, &actions, effort, seed)
        }
        (AnyGame::Clear4(rules), AnyView::Clear4(view), _) => {
            let action = |one: &AnyAction| match *one {
                AnyAction::Clear4(action) => Some(action),
                AnyAction::Piles(_) => None,
            };
            clear4::evaluate(rules, view, meant.first().and_then(action), effort, seed)
        }
        _ => return None,
    };
    let is_team = matches!(game, AnyGame::Piles(_));
    let seat = view.seat();
    Some(told(u32::from(view.turns()) + 1, seat, meant, &evaluation, is_team))
}

/// What is told of a turn, but for what came after it.
fn told(
    turn: u32,
    seat: Seat,
    actions: &[AnyAction],
    evaluation: &Evaluation,
    is_team: bool,
) -> ReviewedTurnJson {
    let own = if is_team { 0 } else { seat.index() };
    ReviewedTurnJson {
        turn,
        seat: seat.index() as u8,
        played: actions.iter().map(ToString::to_string).collect(),
        before: evaluation.before[own].chance(),
        lost: evaluation.lost.chance(),
        error: evaluation.error.chance(),
        mark: mark(evaluation),
        best: evaluation.best.clone(),
        luck: 0.0,
        winnable: None,
        only: evaluation.only,
        shares: match is_team {
            true => Vec::new(),
            false => evaluation.before.iter().map(|chance| chance.chance()).collect(),
        },
        why: evaluation.why.clone().filter(|_| evaluation.lost > Points::default()),
    }
}

/// What the chances became in the end.
fn result(game: &AnyGame, outcome: &Outcome) -> Vec<Points> {
    match outcome {
        Outcome::Won => vec![Points::ONE],
        Outcome::Lost { .. } => vec![Points::default()],
        Outcome::Round { winners, .. } => {
            let share = 1.0 / winners.len().max(1) as f64;
            let of = |seat| if winners.contains(seat) { share } else { 0.0 };
            Seat::all(game.players()).map(|seat| Points::of(of(seat))).collect()
        }
    }
}

fn mark(evaluation: &Evaluation) -> Option<MarkJson> {
    let &Evaluation { lost, error, .. } = evaluation;
    let reached = MARKS.into_iter().rev().find(|&(_, least)| lost >= least);
    // What is hardly by accident.
    reached.filter(|_| lost >= error + error).map(|(mark, _)| mark)
}

/// A number that follows from a seed and another number (SplitMix64).
fn mix(seed: u64, index: u64) -> u64 {
    crate::simulate::split_mix(seed, index)
}
