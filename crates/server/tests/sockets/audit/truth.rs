//! Who could know which card at which moment, worked out from the log alone.
//!
//! The log has the seeds, so everything follows from it: this plays the games again with every card in the open, and
//! never asks what a view or an event would show.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;
use stapel_rules::any::{AnyEvent, AnyGame, AnyState};
use stapel_rules::clear4::{self, Counts, Stack};
use stapel_rules::piles::{self, Pile};
use stapel_rules::{Dealt, Game, Seat};
use stapel_server::log_text;
use stapel_server::store::LogEntry;
use stapel_table::SeedText;

/// A card by the name that messages give it.
pub(crate) type Card = String;

/// Everything about a table, version by version.
pub(crate) struct Truth {
    /// The first is of version 0, before anything.
    moments: Vec<Moment>,
    /// Every seed, and the version from which it is public.
    pub(crate) seeds: Vec<(String, u64)>,
}

/// What was so at one version.
#[derive(Clone, Default)]
pub(crate) struct Moment {
    /// Who sits where, by the public numbers of people.
    pub(crate) seats: BTreeMap<String, usize>,
    /// The seats whose people have got up in mid-game; after the game they are nobody's.
    gone: BTreeSet<usize>,
    /// The cards in each hand, sorted.
    pub(crate) hands: Vec<Vec<Card>>,
    /// What lies on the piles A to D, from bottom to top.
    pub(crate) piles: [Vec<Card>; 4],
    /// What lies face up on the stacks of each seat.
    pub(crate) up: Vec<[Option<Card>; 4]>,
    /// The pile of Clear 4! and what left the game, sorted.
    pub(crate) heap: Vec<Card>,
    pub(crate) out: Vec<Card>,
    /// What each seat ever took for all to see in this game, sorted.
    pub(crate) taken: Vec<Vec<Card>>,
    /// What came to light with this very change.
    pub(crate) shown: Vec<Shown>,
}

/// Cards that came to light.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Shown {
    /// The name of the event.
    pub(crate) event: &'static str,
    pub(crate) seat: usize,
    /// Sorted.
    pub(crate) cards: Vec<Card>,
    /// Whether only that seat may know.
    pub(crate) secret: bool,
}

impl Truth {
    /// Works everything out.
    pub(crate) fn new(log: &[LogEntry]) -> Truth {
        let bodies: Vec<Value> =
            log.iter().map(|entry| serde_json::from_str(&entry.body).unwrap()).collect();
        let mut games: BTreeMap<u64, AnyGame> = BTreeMap::new();
        log_text::replay(log, |version, table, _| {
            if bodies[version as usize - 1].get("dealt").is_some() {
                games.insert(version, *table.round().unwrap().game());
            }
        })
        .unwrap();
        let mut truth = Truth { moments: vec![Moment::default(); 2], seeds: Vec::new() };
        let mut plays: Vec<(Dealt<AnyGame>, Moment)> = Vec::new();
        for (body, version) in bodies.iter().zip(1u64..).skip(1) {
            let mut moment = truth.moments.last().unwrap().clone();
            moment.shown.clear();
            moment.sit(body);
            if let Some(seed) = body.get("sealed") {
                truth.seeds.push((seed.as_str().unwrap().to_owned(), u64::MAX));
            } else if body.get("dealt").is_some() {
                let game = games[&version];
                let seed = SeedText::from_text(&truth.seeds.last().unwrap().0).seed();
                let dealt = Dealt::new(game, seed.deck(&game)).unwrap();
                moment.deal(&dealt);
                plays = vec![(dealt, moment.clone())];
            } else if body.get("took_back").is_some() {
                plays.pop();
                let Moment { seats, gone, .. } = moment;
                let before = plays.last().unwrap().1.clone();
                moment = Moment { seats, gone, shown: Vec::new(), ..before };
            } else if let Some((mut dealt, _)) = plays.last().cloned() {
                let mut events: Vec<AnyEvent> = Vec::new();
                if let Some(seat) = body.get("started") {
                    dealt.start(seat_of(seat), &mut events).unwrap();
                } else if let Some(act) = body.get("act") {
                    let action = dealt.game().parse_action(act[1].as_str().unwrap()).unwrap();
                    dealt.play(seat_of(&act[0]), action, &mut events).unwrap();
                } else {
                    if body.get("given_up").is_some() || body.get("stopped").is_some() {
                        moment.empty_gone();
                        truth.seeds.last_mut().unwrap().1 = version;
                        plays.clear();
                    }
                    truth.moments.push(moment);
                    continue;
                }
                moment.play(&dealt, &events);
                if dealt.game().outcome(dealt.state()).is_some() {
                    moment.empty_gone();
                    truth.seeds.last_mut().unwrap().1 = version;
                }
                plays.push((dealt, moment.clone()));
            }
            truth.moments.push(moment);
        }
        truth
    }

    /// What was so at a version.
    pub(crate) fn at(&self, version: u64) -> &Moment {
        &self.moments[version as usize]
    }

    /// What came to light after one version up to another.
    pub(crate) fn shown(&self, since: u64, version: u64) -> impl Iterator<Item = &Shown> {
        self.moments[since as usize + 1..=version as usize].iter().flat_map(|each| &each.shown)
    }
}

fn seat_of(value: &Value) -> Seat {
    Seat::new(value.as_u64().unwrap() as usize).unwrap()
}

fn sorted(cards: impl IntoIterator<Item = Card>) -> Vec<Card> {
    let mut cards: Vec<Card> = cards.into_iter().collect();
    cards.sort();
    cards
}

fn bag(cards: Counts) -> Vec<Card> {
    sorted(cards.iter().map(|face| face.to_string()))
}

impl Moment {
    fn sit(&mut self, body: &Value) {
        let mut empty = |seat: &Value| {
            let seat = seat.as_u64().unwrap() as usize;
            self.seats.retain(|_, taken| *taken != seat);
            seat
        };
        if let Some(sat) = body.get("sat") {
            let seat = empty(&sat[0]);
            self.seats.insert(sat[1].as_str().unwrap().to_owned(), seat);
        } else if let Some(seat) = body.get("left").or(body.get("bot").map(|bot| &bot[0])) {
            empty(seat);
        } else if let Some(person) = body.get("removed") {
            // Whoever was removed for good sees what a spectator sees, though nobody else gets the seat.
            self.seats.remove(person.as_str().unwrap());
        } else if let Some(seat) = body.get("gone") {
            self.gone.insert(seat.as_u64().unwrap() as usize);
        } else if let Some(seat) = body.get("came_back") {
            self.gone.remove(&(seat.as_u64().unwrap() as usize));
        }
    }

    /// A game is over: the seats of those who have gone are free.
    fn empty_gone(&mut self) {
        let gone = std::mem::take(&mut self.gone);
        self.seats.retain(|_, seat| !gone.contains(seat));
    }

    fn deal(&mut self, dealt: &Dealt<AnyGame>) {
        let seats = std::mem::take(&mut self.seats);
        self.gone.clear();
        let taken = vec![Vec::new(); dealt.game().players().into()];
        *self = Moment { seats, taken, ..Moment::default() };
        self.look(dealt);
    }

    fn look(&mut self, dealt: &Dealt<AnyGame>) {
        let seats = Seat::all(dealt.game().players());
        match dealt.state() {
            AnyState::Piles(state) => {
                let hand = |seat| sorted(state.hand(seat).iter().map(|card| card.to_string()));
                self.hands = seats.map(hand).collect();
            }
            AnyState::Clear4(state) => {
                self.hands = seats.clone().map(|seat| bag(state.hand(seat))).collect();
                let up = |seat| {
                    Stack::ALL.map(|stack| state.stacks(seat).up(stack).map(|up| up.to_string()))
                };
                self.up = seats.map(up).collect();
                self.heap = bag(state.pile);
                self.out = bag(state.out);
            }
        }
    }

    fn play(&mut self, dealt: &Dealt<AnyGame>, events: &[AnyEvent]) {
        self.look(dealt);
        for event in events {
            match event {
                AnyEvent::Piles(event) => self.piles_event(event),
                AnyEvent::Clear4(event) => self.clear4_event(event),
            }
        }
    }

    fn show(&mut self, event: &'static str, seat: Seat, cards: Vec<Card>) {
        self.shown.push(Shown { event, seat: seat.index(), cards, secret: false });
    }

    fn piles_event(&mut self, event: &piles::Event) {
        match *event {
            piles::Event::Laid { seat, card, pile, .. } => {
                let place = Pile::ALL.into_iter().position(|each| each == pile).unwrap();
                self.piles[place].push(card.to_string());
                self.show("laid", seat, vec![card.to_string()]);
            }
            piles::Event::Drew { seat, card } => {
                let cards = vec![card.to_string()];
                self.shown.push(Shown {
                    event: "you_drew",
                    seat: seat.index(),
                    cards,
                    secret: true,
                });
            }
            _ => {}
        }
    }

    fn clear4_event(&mut self, event: &clear4::Event) {
        use clear4::Event;
        match *event {
            Event::Placed { seat, face, .. } => self.show("placed", seat, vec![face.to_string()]),
            Event::BlindRevealed { seat, face, .. } => {
                self.show("blind", seat, vec![face.to_string()]);
            }
            Event::BlindPlaced { seat, face, .. } => {
                self.show("blind_placed", seat, vec![face.to_string()]);
            }
            Event::TurnedUp { seat, face, .. } => {
                self.show("turned_up", seat, vec![face.to_string()]);
            }
            Event::Special { seat, face, .. } => self.show("special", seat, vec![face.to_string()]),
            Event::Cleared { seat, cards } => self.show("cleared", seat, bag(cards)),
            Event::Took { seat, cards } => {
                self.taken[seat.index()].extend(bag(cards));
                self.taken[seat.index()].sort();
                self.show("took", seat, bag(cards));
            }
            Event::TurnBegan { .. }
            | Event::JokerNamed { .. }
            | Event::TurnEnded { .. }
            | Event::Over(_) => {}
        }
    }

    /// Every card of the deck that a seat (or a spectator) has seen by now in The Game or Extreme.
    pub(crate) fn is_known(&self, seat: Option<usize>, card: &Card) -> bool {
        let in_hand =
            seat.is_some_and(|seat| self.hands.get(seat).is_some_and(|hand| hand.contains(card)));
        in_hand || self.piles.iter().any(|pile| pile.contains(card))
    }
}

/// Whether all cards of one bag are in another. Both are sorted.
pub(crate) fn is_within(part: &[Card], whole: &[Card]) -> bool {
    let mut whole = whole.iter();
    part.iter().all(|card| whole.any(|other| other == card))
}
