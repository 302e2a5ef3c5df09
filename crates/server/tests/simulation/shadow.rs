//! What is true of a table, found out from its log alone and without the table's own code.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;
use stapel_protocol::games::clear4::FaceName;
use stapel_rules::any::{AnyAction, AnyCard, AnyEvent, AnyGame, AnyState};
use stapel_rules::clear4::{self, Counts, Face};
use stapel_rules::{CardSet, Game, Seat, Turn, Viewer, piles};
use stapel_server::room::Room;
use stapel_server::store::LogEntry;
use stapel_table::{SeedText, combined};

use crate::audit::Told;

#[derive(Default)]
pub(crate) struct Shadow {
    version: u64,
    /// How many games were dealt.
    pub(crate) number: u32,
    /// The seed of the next deal.
    sealed: Option<String>,
    /// The bits that were revealed for it, by seat.
    added: BTreeMap<usize, String>,
    /// Which guest sits where.
    seats: Vec<Option<String>>,
    pub(crate) round: Option<ShadowRound>,
}

/// What was done in a game.
#[derive(Clone, Copy)]
pub(crate) enum Step {
    Start(Seat),
    Act(Seat, AnyAction),
}

/// A game with everything about it.
pub(crate) struct ShadowRound {
    pub(crate) seed: String,
    /// What people added to it, by seat.
    added: BTreeMap<usize, String>,
    pub(crate) game: AnyGame,
    pub(crate) deck: Vec<AnyCard>,
    pub(crate) state: AnyState,
    /// The positions before each action.
    history: Vec<AnyState>,
    pub(crate) over: bool,
    /// The cards of The Game or Extreme that each guest has had in their hand.
    pub(crate) held: BTreeMap<String, CardSet>,
    /// The cards of The Game or Extreme that everyone has seen on a pile.
    pub(crate) laid: CardSet,
    /// What happened in the open in Clear 4!, in words.
    pub(crate) open: BTreeSet<String>,
    /// What was done at which version.
    pub(crate) steps: Vec<(u64, Step)>,
    pub(crate) took_back: bool,
    /// What viewers were told.
    pub(crate) told: Vec<Told>,
}

impl Shadow {
    /// Reads entries. `game` is what the last game among them is played by, or the one before them.
    pub(crate) fn note(&mut self, log: &[LogEntry], game: Option<&AnyGame>) {
        let entries: Vec<Value> = log
            .iter()
            .map(|entry| serde_json::from_str(&entry.body).expect("an entry is JSON"))
            .collect();
        let last_deal = entries.iter().rposition(|entry| entry.get("dealt").is_some());
        for (index, entry) in entries.iter().enumerate() {
            self.version += 1;
            let game = game.filter(|_| last_deal.is_none_or(|last| index >= last));
            self.note_one(entry, game);
            self.look_at_hands();
        }
    }

    fn note_one(&mut self, entry: &Value, game: Option<&AnyGame>) {
        let number = |value: &Value| value.as_u64().expect("a number") as usize;
        let text = |value: &Value| value.as_str().expect("a text").to_owned();
        let fields = entry.as_object().expect("nothing is erased here");
        let (kind, value) =
            fields.iter().find(|(key, _)| !matches!(key.as_str(), "by" | "rules")).expect("a kind");
        match kind.as_str() {
            "opened" => self.seats = vec![None; number(&value["agreement"]["players"])],
            "agreed" => self.seats.resize(number(&value["players"]), None),
            "sat" => self.seats[number(&value[0])] = Some(text(&value[1])),
            "bot" => self.seats[number(&value[0])] = None,
            "left" => self.seats[number(value)] = None,
            "sealed" => self.sealed = Some(text(value)),
            "revealed" => {
                self.added.insert(number(&value[0]), text(&value[1]));
            }
            "dealt" => {
                let seed = self.sealed.take().expect("a deal is sealed before");
                self.number += 1;
                let added = std::mem::take(&mut self.added);
                self.round = game.map(|game| ShadowRound::new(game, seed, added));
            }
            "started" | "act" | "took_back" | "given_up" => {
                // Games before the last one are history.
                let Some(round) = &mut self.round else { return };
                let seat = |value: &Value| Seat::new(number(value)).expect("a seat");
                match kind.as_str() {
                    "started" => round.start(self.version, seat(value)),
                    "act" => round.act(self.version, seat(&value[0]), &text(&value[1])),
                    "took_back" => {
                        round.state = round.history.pop().expect("something to take back");
                        round.took_back = true;
                    }
                    _ => round.over = true,
                }
            }
            "hosted" | "signal" | "said" | "takeback_asked" | "takeback_agreed"
            | "takeback_denied" | "stood_in" | "came_back" | "shared" | "deal_called"
            | "dealing" => {}
            other => panic!("an entry of an unknown kind: {other}"),
        }
    }

    fn look_at_hands(&mut self) {
        let Some(round) = &mut self.round else { return };
        let AnyState::Piles(state) = &round.state else { return };
        // A table that has agreed on more seats still has its last game.
        for (seat, guest) in Seat::all(round.game.players()).zip(&self.seats) {
            if let Some(guest) = guest {
                *round.held.entry(guest.clone()).or_default() |= state.hand(seat);
            }
        }
    }

    /// What nobody may be told now.
    pub(crate) fn secrets(&self) -> impl Iterator<Item = &str> {
        let running = self.round.as_ref().filter(|round| !round.over);
        let running = running.map(|round| (round.seed.as_str(), &round.added));
        let sealed = self.sealed.as_deref().map(|seed| (seed, &self.added));
        // Bits are for the server alone until the game is over.
        sealed
            .into_iter()
            .chain(running)
            .flat_map(|(seed, added)| [seed].into_iter().chain(added.values().map(String::as_str)))
    }

    /// Asserts that the room has the same table.
    pub(crate) fn assert_agrees(&self, room: &Room) {
        let table = room.table();
        assert_eq!(table.version(), self.version);
        let guest = |place: &stapel_table::Place| {
            place.person().map(|person| stapel_server::log_text::guest(person).to_string())
        };
        assert!(table.places().iter().map(guest).eq(self.seats.iter().cloned()));
        let (Some(round), Some(shadow)) = (table.round(), &self.round) else {
            assert!(table.round().is_none() && self.round.is_none());
            return;
        };
        assert_eq!((round.number(), round.is_over()), (self.number, shadow.over));
        for viewer in Viewer::all(shadow.game.players()) {
            let view = shadow.game.view(&shadow.state, viewer);
            assert_eq!(round.view(viewer), view, "{viewer:?} sees another game");
        }
    }
}

impl ShadowRound {
    fn new(game: &AnyGame, seed: String, added: BTreeMap<usize, String>) -> ShadowRound {
        let bits =
            added.iter().map(|(&seat, bits)| (Seat::new(seat).expect("a seat"), bits.as_str()));
        let deck = combined(&SeedText::from_text(&seed), bits).seed().deck(game);
        let state = game.deal(&deck).expect("a shuffled deck");
        ShadowRound {
            seed,
            added,
            game: *game,
            deck,
            state,
            history: Vec::new(),
            over: false,
            held: BTreeMap::new(),
            laid: CardSet::EMPTY,
            open: BTreeSet::new(),
            steps: Vec::new(),
            took_back: false,
            told: Vec::new(),
        }
    }

    fn start(&mut self, version: u64, seat: Seat) {
        self.game.start(&mut self.state, seat, &mut ()).expect("a seat that may start");
        self.steps.push((version, Step::Start(seat)));
    }

    fn act(&mut self, version: u64, seat: Seat, text: &str) {
        let action = self.game.parse_action(text).expect("an action");
        self.history.push(self.state);
        let mut events = Vec::new();
        play(&self.game, &mut self.state, &self.deck, seat, action, &mut events);
        for event in &events {
            match event {
                AnyEvent::Piles(piles::Event::Laid { card, .. }) => {
                    self.laid.insert(*card);
                }
                AnyEvent::Piles(_) => {}
                AnyEvent::Clear4(event) => self.open.extend(in_words(event)),
            }
        }
        self.over = self.game.turn(&self.state) == Turn::Over;
        self.steps.push((version, Step::Act(seat, action)));
    }
}

/// Does an action, and draws from the deck what is to be drawn.
pub(crate) fn play(
    game: &AnyGame,
    state: &mut AnyState,
    deck: &[AnyCard],
    seat: Seat,
    action: AnyAction,
    events: &mut Vec<AnyEvent>,
) {
    game.play(state, seat, action, events).expect("what was logged is legal");
    while let Turn::Chance(draw) = game.turn(state) {
        let card = deck[game.deck_index(state, draw)];
        game.draw(state, card, events);
    }
}

/// An event of Clear 4! that shows cards, in the words of [`crate::audit`].
fn in_words(event: &clear4::Event) -> Option<String> {
    use clear4::Event;
    Some(match *event {
        Event::Placed { seat, face, .. } => format!("placed {seat} {}", name(face)),
        Event::BlindRevealed { seat, stack, face } => {
            format!("blind {seat} {} {}", stack.number(), name(face))
        }
        Event::BlindPlaced { seat, face, .. } => format!("blind_placed {seat} {}", name(face)),
        Event::TurnedUp { seat, stack, face } => {
            format!("turned_up {seat} {} {}", stack.number(), name(face))
        }
        Event::Special { seat, face, .. } => format!("special {seat} {}", name(face)),
        Event::Cleared { seat, cards } => format!("cleared {seat} {}", names(cards)),
        Event::Took { seat, cards } => format!("took {seat} {}", names(cards)),
        _ => return None,
    })
}

/// A card as it travels.
pub(crate) fn name(face: Face) -> Value {
    serde_json::to_value(FaceName(face)).expect("plain data")
}

/// Cards as they travel, in an order that does not matter.
pub(crate) fn names(cards: Counts) -> String {
    let mut names: Vec<String> = cards.iter().map(|face| name(face).to_string()).collect();
    names.sort_unstable();
    names.join(",")
}
