//! One game between bots.

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use stapel_bots::{Bot, starter};
use stapel_rules::{Game, Outcome, Seat, Turn, Viewer};

/// A table at which one game after the other is played without allocating.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    rules: G,
    /// The deck in its natural order, from which every shuffle starts.
    natural: Vec<G::Card>,
    deck: Vec<G::Card>,
}

/// Who sits at the table.
pub trait Seats<G: Game> {
    /// What the bot of this seat does.
    fn act(&mut self, seat: Seat, rules: &G, view: &G::View) -> G::Action;

    /// How gladly the bot of this seat would begin.
    fn eagerness(&mut self, seat: Seat, rules: &G, view: &G::View) -> i32;
}

/// A bot for each seat.
impl<G: Game> Seats<G> for [Box<dyn Bot<G> + Send>] {
    fn act(&mut self, seat: Seat, rules: &G, view: &G::View) -> G::Action {
        self[seat.index()].act(rules, view)
    }

    fn eagerness(&mut self, seat: Seat, rules: &G, view: &G::View) -> i32 {
        self[seat.index()].eagerness(rules, view)
    }
}

/// One bot that sits in every seat. It is `Copy` and asked by copies, so that it can't carry what
/// one seat saw to another.
#[derive(Clone, Copy, Debug)]
pub struct Alike<B>(pub B);

impl<G: Game, B: Bot<G> + Copy> Seats<G> for Alike<B> {
    #[inline]
    fn act(&mut self, _seat: Seat, rules: &G, view: &G::View) -> G::Action {
        let mut bot = self.0;
        bot.act(rules, view)
    }

    fn eagerness(&mut self, _seat: Seat, rules: &G, view: &G::View) -> i32 {
        let mut bot = self.0;
        bot.eagerness(rules, view)
    }
}

/// A game that has been played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    /// How it ended.
    pub outcome: Outcome,
    /// How many actions it took.
    pub actions: u32,
}

impl<G: Game> Table<G> {
    /// A table with these rules.
    pub fn new(rules: G) -> Table<G> {
        let natural = rules.full_deck();
        Table { rules, deck: natural.clone(), natural }
    }

    /// The rules.
    pub fn rules(&self) -> &G {
        &self.rules
    }

    /// Deals from the seed and lets the bots play to the end. Each sees the view of its own seat
    /// and nothing else.
    pub fn play(&mut self, seed: u64, seats: &mut (impl Seats<G> + ?Sized)) -> Played {
        self.shuffle(seed);
        let rules = &self.rules;
        let mut state = rules.deal(&self.deck).expect("a full deck in some order");
        let mut actions = 0;
        loop {
            match rules.turn(&state) {
                Turn::Opening => {
                    let gladness = Seat::all(rules.players()).map(|seat| {
                        seats.eagerness(seat, rules, &rules.view(&state, Viewer::Seat(seat)))
                    });
                    let seat = starter(gladness);
                    rules.start(&mut state, seat, &mut ()).expect("one of the seats");
                }
                Turn::Seat(seat) => {
                    let view = rules.view(&state, Viewer::Seat(seat));
                    let action = seats.act(seat, rules, &view);
                    debug_assert!(rules.is_legal(&state, action), "{action} is not legal");
                    rules.apply(&mut state, action, &mut ());
                    actions += 1;
                }
                Turn::Chance(draw) => {
                    let card = self.deck[rules.deck_index(&state, draw)];
                    rules.draw(&mut state, card, &mut ());
                }
                Turn::Over => {
                    let outcome = rules.outcome(&state).expect("the game is over");
                    return Played { outcome, actions };
                }
            }
        }
    }

    /// Puts the deck into the order that follows from the seed.
    fn shuffle(&mut self, seed: u64) {
        self.deck.copy_from_slice(&self.natural);
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        for last in (1..self.deck.len()).rev() {
            let place = (u64::from(rng.next_u32()) * (last as u64 + 1)) >> 32;
            self.deck.swap(last, place as usize);
        }
    }
}
