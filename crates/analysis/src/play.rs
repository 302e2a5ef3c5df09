//! One game between bots.

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use stapel_bots::{Bot, Playable};
use stapel_rules::{Game, Outcome, Seat, Turn, Viewer};

/// Plays one game after the other between bots, without allocating.
#[derive(Clone, Debug)]
pub struct Simulator<G: Game> {
    rules: G,
    /// The deck in its natural order, from which every shuffle starts.
    natural: Vec<G::Card>,
    deck: Vec<G::Card>,
    /// What the active seat is about to do.
    ahead: Vec<G::Action>,
}

/// The seat that starts, after every seat has said from its own view how gladly it would.
pub(crate) fn starter<G: Playable>(
    rules: &G,
    state: &G::State,
    mut open: impl FnMut(Seat, &G::View) -> Option<G::Signal>,
) -> Seat {
    let mut said = rules.new_talk();
    for seat in Seat::all(rules.players()) {
        let view = rules.view(state, Viewer::Seat(seat));
        if let Some(signal) = open(seat, &view) {
            G::note_signal(&mut said, seat, signal);
        }
    }
    rules.default_starter(&said)
}

/// The bots in all seats of a game.
pub trait Seats<G: Playable> {
    /// The bot of this seat.
    fn bot(&mut self, seat: Seat) -> &mut dyn Bot<G>;

    /// What the bot of this seat does: one action at least, and more that follow in the same turn if
    /// they are certain.
    fn act(
        &mut self,
        seat: Seat,
        rules: &G,
        view: &G::View,
        talk: &G::Talk,
        actions: &mut Vec<G::Action>,
    ) {
        self.bot(seat).act_ahead(rules, view, talk, actions);
    }
}

/// A bot for each seat.
impl<G: Playable> Seats<G> for [Box<dyn Bot<G> + Send>] {
    fn bot(&mut self, seat: Seat) -> &mut dyn Bot<G> {
        &mut *self[seat.index()]
    }
}

/// A game that has been played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    pub outcome: Outcome,
    pub actions: u32,
}

impl<G: Playable> Simulator<G> {
    /// A simulator of games by these rules.
    pub fn new(rules: G) -> Simulator<G> {
        let natural = rules.full_deck();
        Simulator { rules, deck: natural.clone(), natural, ahead: Vec::new() }
    }

    /// The rules.
    pub fn rules(&self) -> &G {
        &self.rules
    }

    /// Deals from the seed and lets the bots play to the end. Each sees the view of its own seat
    /// and nothing else.
    pub fn play(&mut self, seed: u64, seats: &mut (impl Seats<G> + ?Sized)) -> Played {
        self.play_unless(|| false, seed, seats).expect("nothing stops it")
    }

    /// The same, unless it is stopped: before each action it is asked, and if so, the game is given
    /// up. A strong bot takes seconds for a game, which is too long for someone who waits.
    pub fn play_unless(
        &mut self,
        stopped: impl Fn() -> bool,
        seed: u64,
        seats: &mut (impl Seats<G> + ?Sized),
    ) -> Option<Played> {
        self.shuffle(seed);
        let (rules, ahead) = (&self.rules, &mut self.ahead);
        ahead.clear();
        let mut done = 0;
        let mut state = rules.deal(&self.deck).expect("a full deck in some order");
        let mut actions = 0;
        let mut talk = rules.new_talk();
        let talkative = Seat::all(rules.players()).any(|seat| seats.bot(seat).speaks());
        let mut spoken_in = None;
        loop {
            match rules.turn(&state) {
                Turn::Opening => {
                    let seat =
                        starter(rules, &state, |seat, view| seats.bot(seat).open(rules, view));
                    rules.start(&mut state, seat, &mut ()).expect("one of the seats");
                }
                Turn::Seat(_) if stopped() => return None,
                Turn::Seat(seat) => {
                    if done == ahead.len() {
                        let view = rules.view(&state, Viewer::Seat(seat));
                        let turn = Some((seat, G::turns(&view)));
                        if talkative && spoken_in != turn {
                            spoken_in = turn;
                            rules.converse(&state, &mut talk, |seat, view, heard, say| {
                                seats.bot(seat).speak(rules, view, heard, say);
                            });
                        }
                        ahead.clear();
                        done = 0;
                        let heard = rules.shown_talk(&view, &talk);
                        seats.act(seat, rules, &view, &heard, ahead);
                    }
                    let action = ahead[done];
                    done += 1;
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
                    return Some(Played { outcome, actions });
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
