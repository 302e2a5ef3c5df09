//! Games of bots as records, with what they told each other: for those who want to look at games and not only count them.

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use stapel_bots::{Bot, Playable, Profile};
use stapel_rules::any::{AnyAction, AnyCard, AnyGame, AnySignal};
use stapel_rules::notation::Record;
use stapel_rules::{Dealt, Game, Seat, Turn, Viewer};

use crate::play::starter;
use crate::review::Told;
use crate::simulate::split_mix;

/// A game of bots.
#[derive(Clone, Debug)]
pub struct Recorded {
    /// With its deck, and without a seed.
    pub record: Record,
    pub deck: Vec<AnyCard>,
    /// What the seats told each other.
    pub told: Vec<Told>,
}

/// Bots that sit at a table.
#[derive(Clone, Copy, Debug)]
pub struct Players<'p> {
    /// One for each seat, or one for all.
    pub bots: &'p [Profile],
    /// Another bot plays for all of them for so many turns, so that the others find what it left.
    pub before: Option<(Profile, usize)>,
}

/// Deals from the seed and lets the bots play to the end.
pub fn record<G: Playable + Clone>(rules: &G, players: Players<'_>, seed: u64) -> Recorded
where
    G::Action: Into<AnyAction>,
    G::Card: Into<AnyCard>,
    G::Signal: Into<AnySignal>,
    AnyGame: From<G>,
{
    let deck = shuffled(rules, seed);
    let all = deck.iter().map(|&card| card.into()).collect::<Vec<AnyCard>>();
    let mut record = Record::new(&AnyGame::from(rules.clone()));
    record.deck = Some(all.clone());
    let bot = |profile: &Profile, index: usize| G::bot(profile, split_mix(seed, index as u64));
    let seats = 0..usize::from(rules.players());
    let mut bots: Vec<Box<dyn Bot<G> + Send>> =
        seats.clone().map(|seat| bot(&players.bots[seat % players.bots.len()], seat)).collect();
    let mut others: Vec<Box<dyn Bot<G> + Send>> = match players.before {
        Some((profile, _)) => seats.map(|seat| bot(&profile, seat + 64)).collect(),
        None => Vec::new(),
    };
    let mut dealt = Dealt::new(rules.clone(), deck).expect("a full deck in some order");
    let mut told = Vec::new();
    let mut talk = rules.new_talk();
    let mut spoken_in = None;
    loop {
        match dealt.turn() {
            Turn::Opening => {
                let open = |seat: Seat, view: &G::View| bots[seat.index()].open(rules, view);
                let seat = starter(rules, dealt.state(), open);
                record.starter = Some(seat);
                dealt.start(seat, &mut ()).expect("one of the seats");
            }
            Turn::Seat(seat) => {
                let view = rules.view(dealt.state(), Viewer::Seat(seat));
                let turn = G::turns(&view);
                let new_turn = spoken_in != Some((seat, turn));
                let early = players.before.is_some_and(|(_, turns)| usize::from(turn) < turns);
                let seats = if early { &mut others } else { &mut bots };
                if new_turn {
                    spoken_in = Some((seat, turn));
                    let before = record.turns.len();
                    rules.converse(dealt.state(), &mut talk, |seat, view, heard, say| {
                        seats[seat.index()].speak(rules, view, heard, &mut |signal| {
                            told.push(Told { turn: before, seat, signal: signal.into() });
                            say(signal);
                        });
                    });
                }
                let heard = rules.shown_talk(&view, &talk);
                let action = seats[seat.index()].act(rules, &view, &heard);
                dealt.play(seat, action, &mut ()).expect("bots do what is legal");
                record.push(seat, action.into(), new_turn);
            }
            Turn::Over => {
                record.result = rules.outcome(dealt.state());
                return Recorded { record, deck: all, told };
            }
            Turn::Chance(_) => unreachable!("draws are answered at once"),
        }
    }
}

/// The deck in the order that follows from the seed.
pub(crate) fn shuffled<G: Game>(rules: &G, seed: u64) -> Vec<G::Card> {
    let mut deck = rules.full_deck();
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    for last in (1..deck.len()).rev() {
        let place = (u64::from(rng.next_u32()) * (last as u64 + 1)) >> 32;
        deck.swap(last, place as usize);
    }
    deck
}
