//! A review beside the game that it is of: which turn a step belongs to, where turns part from better ones, and the way
//! from mistake to mistake.

use stapel_protocol::review::{
    BestTurnJson, ChancesJson, MarkJson, ReviewJson, ReviewedTurnJson, WinnableJson,
};
use stapel_rules::Seat;

use super::{Did, Recording};
use crate::games::{self, TurnPicture};

/// A review and the steps of the game that it is of. It may grow: turns are added as they are reviewed.
#[derive(Clone, PartialEq, Debug)]
pub struct Reviewed {
    review: ReviewJson,
    /// The position in which the first turn begins.
    first: usize,
    /// The last position of the game.
    last: usize,
}

/// What is said of a turn with signs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Signs {
    /// What the turn is called, if it lost so much that it has a name.
    pub mark: Option<MarkJson>,
    /// Every other turn would have been clearly worse, and it was found.
    pub only: bool,
    /// No other turn moved the chance more.
    pub turning: bool,
}

impl Signs {
    /// Whether there is nothing to say.
    pub fn is_empty(self) -> bool {
        self == Signs::default()
    }
}

impl Reviewed {
    /// A review of a game; `None` if it tells of other turns than the game has.
    pub fn new(recording: &Recording, review: ReviewJson) -> Option<Reviewed> {
        let first = recording.steps.iter().take_while(|step| step.did == Did::Started).count();
        let mut done = recording.steps[first..].iter();
        let is_done = |seat: Seat, action: &String, step: &super::Recorded| {
            step.seat == seat && step.did.action().is_some_and(|done| done.to_string() == *action)
        };
        let fits = review.turns.iter().all(|turn| {
            let Some(seat) = Seat::new(turn.seat.into()) else { return false };
            let mut played = turn.played.iter();
            played.all(|action| done.next().is_some_and(|step| is_done(seat, action, step)))
        });
        fits.then(|| Reviewed { review, first, last: recording.last() })
    }

    /// What the review says.
    pub fn review(&self) -> &ReviewJson {
        &self.review
    }

    /// The last position of the game.
    pub fn last(&self) -> usize {
        self.last
    }

    /// The turns with the positions in which they begin.
    pub fn turns(&self) -> impl Iterator<Item = (usize, &ReviewedTurnJson)> {
        self.review.turns.iter().scan(self.first, |next, turn| {
            let begins = *next;
            *next += turn.played.len();
            Some((begins, turn))
        })
    }

    /// The turn that is to be played or under way in a position, as far as it was reviewed.
    pub fn turn_at(&self, index: usize) -> Option<&ReviewedTurnJson> {
        let at = |(begins, turn): &(usize, &ReviewedTurnJson)| {
            (*begins..begins + turn.played.len()).contains(&index)
        };
        self.turns().find(at).map(|(_, turn)| turn)
    }

    /// The position from which a turn, counted from 1, could have gone another way: where it parts from all the better ones
    /// that are told of.
    pub fn choice(&self, turn: u32) -> Option<usize> {
        let (begins, turn) = self.turns().find(|(_, one)| one.turn == turn)?;
        Some(begins + shared(turn))
    }

    /// What is said of a turn with signs.
    pub fn signs(&self, turn: &ReviewedTurnJson) -> Signs {
        Signs {
            mark: turn.mark,
            only: turn.only && turn.mark.is_none() && better(turn).is_none(),
            turning: self.review.turning_point == Some(turn.turn),
        }
    }

    /// The turns that have a mark: of everyone, or of a seat.
    pub fn mistakes(&self, whose: Option<Seat>) -> impl Iterator<Item = &ReviewedTurnJson> {
        let is_theirs = move |turn: &&ReviewedTurnJson| {
            whose.is_none_or(|seat| seat.index() == usize::from(turn.seat))
        };
        self.review.turns.iter().filter(|turn| turn.mark.is_some()).filter(is_theirs)
    }

    /// The position of the next mistake after this one, or of the last one before it.
    pub fn mistake_from(&self, index: usize, whose: Option<Seat>, on: bool) -> Option<usize> {
        let mut positions = self.mistakes(whose).filter_map(|turn| self.choice(turn.turn));
        match on {
            true => positions.find(|&position| position > index),
            false => positions.take_while(|&position| position < index).last(),
        }
    }

    /// The chances of a seat, or of its team, before each turn that was reviewed and at the end, with their positions.
    pub fn chances(&self, seat: Seat) -> Vec<(usize, f64)> {
        let of = |turn: &ReviewedTurnJson| match turn.shares.get(seat.index()) {
            Some(share) => *share,
            None => turn.before,
        };
        let mut chances: Vec<(usize, f64)> =
            self.turns().map(|(begins, turn)| (begins, of(turn))).collect();
        let result = self.review.result.as_ref().filter(|_| self.review.complete);
        chances.extend(result.map(|result| (self.last, result.of(seat.index()))));
        chances
    }

    /// From which position on the game could not be won any more with all cards known, as far as that was found.
    pub fn lost_from(&self) -> Option<usize> {
        let found = self.turns().find(|(_, turn)| turn.winnable == Some(WinnableJson::No));
        let end = || self.review.unwinnable_after.map(|_| self.last);
        found.map(|(begins, _)| begins).or_else(end)
    }

    /// What is done where this turn parts from the better ones, as it was played.
    /// Where cards turn up within a turn, that is a single play.
    pub fn played<'t>(&self, turn: &'t ReviewedTurnJson) -> &'t [String] {
        let rest = &turn.played[shared(turn)..];
        match self.review.start {
            ChancesJson::Team(_) => rest,
            ChancesJson::Seats(_) => &rest[..rest.len().min(1)],
        }
    }

    /// The same for one of the best turns.
    pub fn instead<'t>(&self, turn: &ReviewedTurnJson, best: &'t BestTurnJson) -> &'t [String] {
        &best.actions[shared(turn).min(best.actions.len())..]
    }
}

/// The best turn that was found, if the one that was played is worse.
pub fn better(turn: &ReviewedTurnJson) -> Option<&BestTurnJson> {
    turn.best.first().filter(|best| turn.lost > 0.0 && !is_played(turn, best))
}

/// Whether one of the best turns is the one that was played.
pub fn is_played(turn: &ReviewedTurnJson, best: &BestTurnJson) -> bool {
    turn.played.starts_with(&best.actions)
}

/// With how many actions the turn and all the best ones begin alike. Where there is nothing but the turn itself, it is
/// looked at as a whole.
fn shared(turn: &ReviewedTurnJson) -> usize {
    let others = turn.best.iter().filter(|best| !is_played(turn, best));
    let alike = |best: &BestTurnJson| {
        turn.played.iter().zip(&best.actions).take_while(|(one, other)| one == other).count()
    };
    others.map(alike).min().unwrap_or(0)
}

impl Recording {
    /// What these actions put where, one after the other from a position on, to be drawn on the board. Nothing of what can't
    /// be read.
    pub fn picture(&self, index: usize, actions: &[String]) -> TurnPicture {
        let actions = actions.iter().map_while(|text| self.action(text)).collect::<Vec<_>>();
        games::picture(&self.states[index.min(self.last())], &actions)
    }
}

#[cfg(test)]
mod tests {
    use stapel_protocol::table::rest;

    use super::*;

    /// The examples, each with its review.
    const GAMES: [(&str, &str); 3] = [
        (
            include_str!("../../../../docs/examples/the-game.txt"),
            include_str!("../../../analysis/tests/review/golden/the-game.json"),
        ),
        (
            include_str!("../../../../docs/examples/extreme.txt"),
            include_str!("../../../analysis/tests/review/golden/extreme.json"),
        ),
        (
            include_str!("../../../../docs/examples/clear-4.txt"),
            include_str!("../../../analysis/tests/review/golden/clear-4.json"),
        ),
    ];

    fn read(text: &str, review: &str) -> (Recording, ReviewJson) {
        let record = stapel_rules::notation::Record::parse(text).expect("it is a record");
        let (game, deck) = stapel_table::deal(&record).expect("it can be dealt");
        let recording = Recording::new(record, game, deck).expect("it is a legal game");
        (recording, rest::read(review).expect("it is a review"))
    }

    fn all() -> impl Iterator<Item = (Recording, Reviewed)> {
        GAMES.into_iter().map(|(text, review)| {
            let (recording, review) = read(text, review);
            let reviewed = Reviewed::new(&recording, review).expect("it is of this game");
            (recording, reviewed)
        })
    }

    #[test]
    fn every_step_of_a_game_belongs_to_the_turn_in_which_it_is_done() {
        for (recording, reviewed) in all() {
            for index in 0..recording.last() {
                let step = &recording.steps[index];
                let turn = reviewed.turn_at(index);
                match step.did.action() {
                    None => assert_eq!(turn, None),
                    Some(action) => {
                        let turn = turn.expect("every action belongs to a turn");
                        assert_eq!(usize::from(turn.seat), step.seat.index());
                        assert!(turn.played.contains(&action.to_string()), "{turn:?}");
                    }
                }
            }
            assert_eq!(reviewed.turn_at(recording.last()), None);
        }
    }

    #[test]
    fn a_turn_is_judged_where_its_seat_could_have_chosen_what_is_better() {
        let mut seen = 0;
        for (recording, reviewed) in all() {
            for turn in &reviewed.review().turns {
                let choice = reviewed.choice(turn.turn).expect("it is one of them");
                let seat = Seat::new(turn.seat.into()).expect("it is a seat");
                assert!(recording.is_to_act(choice, seat), "{turn:?}");
                for best in &turn.best {
                    let first = reviewed.instead(turn, best).first().expect("it does something");
                    let action = recording.action(first).expect("it is an action");
                    assert_eq!(recording.check(choice, seat, action), Ok(()), "{turn:?}");
                    seen += 1;
                }
            }
        }
        assert!(seen > 50, "{seen}");
    }

    #[test]
    fn the_way_from_mistake_to_mistake_misses_none_and_comes_back() {
        for (recording, reviewed) in all() {
            let players = Seat::all(recording.players()).map(Some).chain([None]);
            for whose in players {
                let marked: Vec<usize> = reviewed
                    .mistakes(whose)
                    .filter_map(|turn| reviewed.choice(turn.turn))
                    .collect();
                let mut on = Vec::new();
                let mut here = None;
                while let Some(next) = match here {
                    None => {
                        reviewed.mistakes(whose).next().and_then(|turn| reviewed.choice(turn.turn))
                    }
                    Some(here) => reviewed.mistake_from(here, whose, true),
                } {
                    on.push(next);
                    here = Some(next);
                }
                assert_eq!(on, marked);
                let mut back = Vec::new();
                let mut here = recording.last() + 1;
                while let Some(next) = reviewed.mistake_from(here, whose, false) {
                    back.push(next);
                    here = next;
                }
                back.reverse();
                assert_eq!(back, marked);
            }
        }
    }

    #[test]
    fn what_a_turn_puts_where_can_be_drawn() {
        let drawn = |text: &str, review: &str, turn: usize| {
            let (recording, review) = read(text, review);
            let reviewed = Reviewed::new(&recording, review).expect("it is of this game");
            let turn = &reviewed.review().turns[turn];
            let choice = reviewed.choice(turn.turn).expect("it is one of them");
            recording.picture(choice, reviewed.played(turn))
        };
        let TurnPicture::Piles(laid) = drawn(GAMES[0].0, GAMES[0].1, 0) else { panic!("piles") };
        assert!(laid.len() >= 2, "{laid:?}");
        // It opens with two 1s and those of two stacks, and goes on when their four are swept.
        let TurnPicture::Clear4(plays) = drawn(GAMES[2].0, GAMES[2].1, 0) else { panic!("plays") };
        let [play] = &plays[..] else { panic!("a single play: {plays:?}") };
        assert_eq!(play.cards.len(), 4);
        assert_eq!(play.cards.iter().filter(|(_, stack)| stack.is_some()).count(), 2);
    }

    #[test]
    fn a_review_of_another_game_is_none_of_this_one() {
        let (recording, _) = read(GAMES[0].0, GAMES[0].1);
        let (_, other) = read(GAMES[1].0, GAMES[1].1);
        assert_eq!(Reviewed::new(&recording, other), None);
        let (_, mut longer) = read(GAMES[0].0, GAMES[0].1);
        longer.turns.extend(longer.turns.last().cloned());
        assert_eq!(Reviewed::new(&recording, longer), None);
    }
}
