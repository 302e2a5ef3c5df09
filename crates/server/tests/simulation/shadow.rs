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
    /// Whose seat each is.
    seats: Vec<Option<String>>,
    /// The seats whose guests have got up in mid-game.
    gone: BTreeSet<usize>,
    /// The guests who were removed for good, and those who are muted.
    removed: BTreeSet<String>,
    muted: BTreeSet<String>,
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
    /// Which seats' hands each guest has seen.
    seen: BTreeMap<String, BTreeSet<usize>>,
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
            if self.round.as_ref().is_some_and(|round| round.over) {
                self.empty_gone();
            }
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
            "sat" => self.sit(number(&value[0]), &text(&value[1])),
            "bot" => {
                let seat = number(&value[0]);
                assert!(!self.is_running() || self.seats[seat].is_none(), "a bot took a seat");
                self.forget(seat);
            }
            "left" => {
                let seat = number(value);
                // Only its owner gives up a seat of a running game.
                let by = entry["by"][0].as_str();
                assert!(
                    !self.is_running() || self.seats[seat].as_deref() == by,
                    "a seat was taken"
                );
                self.forget(seat);
            }
            "gone" => {
                self.gone.insert(number(value));
            }
            "came_back" => {
                let seat = number(value);
                assert_eq!(self.seats[seat].as_deref(), entry["by"][0].as_str());
                self.gone.remove(&seat);
            }
            "removed" => {
                self.removed.insert(text(value));
            }
            "muted" if value[1] == true => {
                self.muted.insert(text(&value[0]));
            }
            "muted" => {
                self.muted.remove(&text(&value[0]));
            }
            "said" => {
                let guest = self.seats[number(&value[0])].clone().expect("someone talks");
                assert!(!self.muted.contains(&guest) && !self.removed.contains(&guest));
                assert!(!self.gone.contains(&number(&value[0])), "someone who has gone talks");
            }
            "sealed" => self.sealed = Some(text(value)),
            "revealed" => {
                self.added.insert(number(&value[0]), text(&value[1]));
            }
            "dealt" => {
                self.empty_gone();
                let seed = self.sealed.take().expect("a deal is sealed before");
                self.number += 1;
                let added = std::mem::take(&mut self.added);
                self.round = game.map(|game| ShadowRound::new(game, seed, added));
            }
            "started" | "act" | "took_back" | "given_up" | "stopped" => {
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
            "hosted" | "signal" | "takeback_asked" | "takeback_agreed" | "takeback_denied"
            | "stood_in" | "end_asked" | "end_agreed" | "end_denied" | "shared" | "deal_called"
            | "dealing" | "hinted" => {}
            other => panic!("an entry of an unknown kind: {other}"),
        }
    }

    fn is_running(&self) -> bool {
        self.round.as_ref().is_some_and(|round| !round.over)
    }

    /// Someone sits down. In a running game nobody gets a seat that is somebody's, nor a second hand.
    fn sit(&mut self, seat: usize, guest: &str) {
        assert!(!self.removed.contains(guest), "someone sits down who was removed");
        if let Some(round) = self.round.as_ref().filter(|round| !round.over) {
            assert_eq!(self.seats[seat], None, "somebody's seat was taken");
            let seen = round.seen.get(guest).into_iter().flatten();
            assert!(seen.copied().all(|hand| hand == seat), "someone has seen a second hand");
        }
        self.gone.remove(&seat);
        self.seats[seat] = Some(guest.to_owned());
    }

    fn forget(&mut self, seat: usize) {
        self.gone.remove(&seat);
        self.seats[seat] = None;
    }

    /// After a game the seats of those who have gone are nobody's.
    fn empty_gone(&mut self) {
        for seat in std::mem::take(&mut self.gone) {
            if let Some(owner) = self.seats.get_mut(seat) {
                *owner = None;
            }
        }
    }

    /// The seat with whose eyes a guest sees the table.
    pub(crate) fn seat_of(&self, guest: &str) -> Option<Seat> {
        let own = self.seats.iter().position(|owner| owner.as_deref() == Some(guest));
        own.filter(|_| !self.removed.contains(guest)).and_then(Seat::new)
    }

    fn look_at_hands(&mut self) {
        for (seat, guest) in self.seats.iter().enumerate() {
            if let (Some(round), Some(guest)) = (&mut self.round, guest)
                && !round.over
                && !self.removed.contains(guest)
            {
                round.seen.entry(guest.clone()).or_default().insert(seat);
            }
        }
        let Some(round) = &mut self.round else { return };
        let AnyState::Piles(state) = &round.state else { return };
        // A table that has agreed on more seats still has its last game.
        for (seat, guest) in Seat::all(round.game.players()).zip(&self.seats) {
            if let Some(guest) = guest.as_ref().filter(|guest| !self.removed.contains(*guest)) {
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
            seen: BTreeMap::new(),
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
