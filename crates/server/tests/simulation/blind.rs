//! Nobody can tell from what they are sent how the cards lie that they have not seen.
//!
//! The deck can't be chosen, it follows from a seed. So a game of the run is played once more from its
//! log, with its own deck and with one in which everything is dealt anew that a viewer has not seen. What
//! the viewer was really sent must be what the first game says, and the second must say the same.

use std::collections::BTreeMap;

use stapel_protocol::table::{EventJson, ToClient, ViewJson};
use stapel_rules::any::{AnyCard, AnyGame, AnySpread, AnyState};
use stapel_rules::testing::{Suite, shuffle};
use stapel_rules::{Game, TableGame, Turn, Viewer};

use crate::chance::Chance;
use crate::shadow::{ShadowRound, Step, play};

/// What a viewer is shown at a version.
#[derive(PartialEq, Eq, Debug)]
struct Shown {
    events: Vec<String>,
    view: String,
    legal: Vec<String>,
}

/// A game, played from a deck as far as one has got.
struct Replayed<'r> {
    round: &'r ShadowRound,
    deck: &'r [AnyCard],
    state: AnyState,
    spread: AnySpread,
    viewer: Viewer,
}

/// Tells how many messages to the viewer were compared.
pub(crate) fn check(round: &ShadowRound, chance: &mut Chance) -> u64 {
    // What was taken back was seen, though no view remembers it.
    if round.took_back {
        return 0;
    }
    let viewers: Vec<Viewer> = Viewer::all(round.game.players()).collect();
    let viewer = *chance.pick(&viewers).expect("there is a spectator");
    // The end of a game shows everything.
    let ended = round.game.turn(&round.state) == Turn::Over;
    let steps = &round.steps[..round.steps.len() - usize::from(ended)];

    let mut one = Replayed::new(round, &round.deck, viewer);
    steps.iter().for_each(|&(_, step)| drop(one.step(step)));
    let other_deck = dealt_anew(round, &one.state, viewer, chance);
    let mut one = Replayed::new(round, &round.deck, viewer);
    let mut other = Replayed::new(round, &other_deck, viewer);
    let first = one.shown(Vec::new());
    assert_eq!(first, other.shown(Vec::new()), "{viewer:?} was dealt a secret");
    let mut shown = BTreeMap::from([(0, first)]);
    for &(version, step) in steps {
        let (one_shown, other_shown) = (one.step(step), other.step(step));
        if one_shown != other_shown {
            let over = |world: &Replayed<'_>| round.game.turn(&world.state) == Turn::Over;
            // A seat that has nothing to lay ends the game, which everyone sees.
            let piles = matches!(round.game, AnyGame::Piles(_));
            assert!(piles && over(&one) != over(&other), "{viewer:?} was shown a secret");
            break;
        }
        shown.insert(version, one_shown);
    }
    check_what_was_told(round, viewer, &shown)
}

/// The deck with everything dealt anew that the viewer has not seen in this position.
fn dealt_anew(
    round: &ShadowRound,
    state: &AnyState,
    viewer: Viewer,
    chance: &mut Chance,
) -> Vec<AnyCard> {
    let hidden = match (&round.game, state) {
        (AnyGame::Piles(rules), AnyState::Piles(state)) => {
            let cards = round.deck.iter().filter_map(|card| match card {
                AnyCard::Piles(card) => Some(*card),
                AnyCard::Clear4(_) => None,
            });
            rules.hidden_from(state, &cards.collect::<Vec<_>>(), viewer)
        }
        (AnyGame::Clear4(rules), AnyState::Clear4(state)) => {
            let cards = round.deck.iter().filter_map(|card| match card {
                AnyCard::Clear4(face) => Some(*face),
                AnyCard::Piles(_) => None,
            });
            rules.hidden_from(state, &cards.collect::<Vec<_>>(), viewer)
        }
        _ => panic!("a state of another game"),
    };
    let mut cards: Vec<AnyCard> = hidden.iter().map(|&index| round.deck[index]).collect();
    shuffle(&mut cards, &mut |below| chance.below(below));
    let mut deck = round.deck.clone();
    for (&index, card) in hidden.iter().zip(cards) {
        deck[index] = card;
    }
    deck
}

impl<'r> Replayed<'r> {
    fn new(round: &'r ShadowRound, deck: &'r [AnyCard], viewer: Viewer) -> Replayed<'r> {
        let state = round.game.deal(deck).expect("a whole deck");
        Replayed { round, deck, state, spread: round.game.new_spread(), viewer }
    }

    fn step(&mut self, step: Step) -> Shown {
        let game = &self.round.game;
        let mut events = Vec::new();
        match step {
            Step::Start(seat) => {
                game.start(&mut self.state, seat, &mut events).expect("the same starter");
            }
            Step::Act(seat, action) => {
                play(game, &mut self.state, self.deck, seat, action, &mut events);
            }
        }
        let mut told = Vec::new();
        for event in &events {
            AnyGame::note_spread(&mut self.spread, &game.seen_by(event, Viewer::Spectator));
            told.push(written(&EventJson::new(&game.seen_by(event, self.viewer), game.players())));
        }
        self.shown(told)
    }

    fn shown(&self, events: Vec<String>) -> Shown {
        let game = &self.round.game;
        let view = game.view(&self.state, self.viewer);
        let json = ViewJson::new(game, &view, &self.spread).expect("of one kind");
        let mut actions = Vec::new();
        game.legal_in_view(&view, &mut actions);
        let mut legal: Vec<String> = actions.iter().map(ToString::to_string).collect();
        legal.sort_unstable();
        Shown { events, view: serde_json::to_string(&json).expect("plain data"), legal }
    }
}

fn written(event: &EventJson) -> String {
    serde_json::to_string(event).expect("plain data")
}

/// What was really sent to the viewer is what the game played once more says.
fn check_what_was_told(round: &ShadowRound, viewer: Viewer, shown: &BTreeMap<u64, Shown>) -> u64 {
    let mut compared = 0;
    let last = shown.keys().next_back().copied().unwrap_or_default();
    // Messages after the last step that is compared may tell more than is compared.
    let next = round.steps.iter().map(|&(version, _)| version).find(|&version| version > last);
    let is_compared = |version: u64| next.is_none_or(|next| version < next);
    let at = |version: u64| shown.range(..=version).next_back().map(|(_, shown)| shown);
    for told in round.told.iter().filter(|told| told.viewer == viewer) {
        match ToClient::parse(&told.text).expect("a message") {
            ToClient::Table(table) if is_compared(table.version) => {
                let Some(json) = table.round else { continue };
                let view = serde_json::to_string(&json.view).expect("plain data");
                assert_eq!(Some(&view), at(table.version).map(|shown| &shown.view));
            }
            ToClient::Changed { since, version, events, .. } if is_compared(version) => {
                let of_the_game = events.iter().filter(|event| event.seen(&round.game).is_some());
                let told: Vec<String> = of_the_game.map(written).collect();
                let range = shown.range(since + 1..version + 1);
                let expected = range.flat_map(|(_, shown)| shown.events.iter().cloned());
                assert!(told.iter().cloned().eq(expected), "{viewer:?} was told {told:?}");
            }
            ToClient::YourTurn { version, legal } if is_compared(version) => {
                assert_eq!(Some(&legal), at(version).map(|shown| &shown.legal));
            }
            _ => continue,
        }
        compared += 1;
    }
    compared
}
