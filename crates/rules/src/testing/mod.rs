//! The generic suite that every game must pass.
//!
//! [`examine`] plays one game from deal to end and checks everything that must hold in any game at
//! every step; [`assert_blind_to_secrets`] checks that nobody sees what they may not know. A new
//! game implements [`Suite`] and is then tested by the same code as the others.
//!
//! The suite panics where something does not hold: it is for tests. It draws no random numbers of
//! its own but asks the caller's [`Chooser`], so a failure repeats with the caller's seed.

mod follow;

use alloc::format;
use alloc::string::ToString;
use alloc::vec::Vec;

use crate::any::Loss;
use crate::any::{AnyAction, AnyCard, AnyGame, AnyState};
use crate::notation::{Record, Replay, parse_position, write_position};
use crate::{Dealt, Game, MAX_SEATS, Midway, Outcome, Refusal, Seat, Turn, Viewer};

pub use follow::{Followers, assert_follows_anything, assert_survives_nonsense};

/// Makes the suite's choices: given *n*, a number below *n*.
pub type Chooser<'c> = dyn FnMut(usize) -> usize + 'c;

/// What the suite needs to know of a game beyond its rules.
pub trait Suite:
    Midway<State: Into<AnyState>, Action: Into<AnyAction>, Card: Into<AnyCard>> + Copy + Into<AnyGame>
{
    /// Asserts that every card of the deck is in exactly one place.
    fn assert_conserved(&self, state: &Self::State, spread: &Self::Spread);

    /// An action that may or may not be legal, or even make sense: any that could be asked for.
    fn some_action(&self, choose: &mut Chooser<'_>) -> Self::Action;

    /// An event that may or may not make sense: any that could be told.
    fn some_seen(&self, choose: &mut Chooser<'_>) -> Self::Seen;

    /// A view that may or may not make sense: any that could be written down.
    fn some_view(&self, choose: &mut Chooser<'_>) -> Self::View;

    /// How reluctantly a simple-minded player does this; the least is done first.
    fn reluctance(&self, state: &Self::State, action: Self::Action) -> i32;

    /// The places in the dealt deck whose cards the viewer has not seen by now.
    fn hidden_from(&self, state: &Self::State, deck: &[Self::Card], viewer: Viewer) -> Vec<usize> {
        let knowing = Seat::all(self.players()).filter(|&seat| viewer.is(seat)).collect();
        self.secrets(state, deck, knowing)
    }

    /// Whether the cards that a viewer has not seen may decide that a game ends where another
    /// would go on: true where a seat loses by having nothing to play.
    const HIDDEN_CARDS_CAN_END_THE_GAME: bool;
}

/// How seats choose their actions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Policy {
    Random,
    /// Nine times of ten the one done most gladly ([`Suite::reluctance`]).
    NearGreedy,
}

/// A game that has been played.
pub struct Played<G: Suite> {
    pub game: G,
    pub deck: Vec<G::Card>,
    /// Who started, where a starter is named.
    pub starter: Option<Seat>,
    pub actions: Vec<(Seat, G::Action)>,
    pub record: Record,
    pub outcome: Outcome,
}

/// No game may take more actions than this; the longest that were seen took a few thousand.
const MOST_ACTIONS: usize = 100_000;

/// The full deck of a game in some order.
pub fn shuffled<G: Game>(game: &G, choose: &mut Chooser<'_>) -> Vec<G::Card> {
    let mut deck = game.full_deck();
    shuffle(&mut deck, choose);
    deck
}

/// Puts items into some order.
pub fn shuffle<T>(items: &mut [T], choose: &mut Chooser<'_>) {
    for last in (1..items.len()).rev() {
        items.swap(last, choose(last + 1));
    }
}

/// Plays a game to its end and checks at every step what must hold in any game.
pub fn examine<G: Suite>(
    game: G,
    deck: Vec<G::Card>,
    policy: Policy,
    choose: &mut Chooser<'_>,
) -> Played<G> {
    let mut dealt = Dealt::new(game, deck.clone()).expect("a full deck in some order");
    let mut spread = game.new_spread();
    let mut followers = Followers::new(&game, dealt.state());
    let mut record = Record::new(&game.into());
    record.deck = Some(deck.iter().copied().map(Into::into).collect());
    let mut actions = Vec::new();
    let mut legal = Vec::with_capacity(G::MAX_ACTIONS);
    let mut new_turn = true;

    let starter = (dealt.turn() == Turn::Opening).then(|| {
        assert_nobody_acts(&dealt, choose);
        let starter = some_seat(&game, choose);
        let mut events = Vec::new();
        dealt.start(starter, &mut events).expect("the starter is one of the seats");
        followers.hear(&game, &events);
        followers.assert_up_to_date(&game, dealt.state());
        starter
    });
    record.starter = starter;
    assert!(dealt.start(Seat::FIRST, &mut ()).is_err(), "a game starts once");

    while let Turn::Seat(seat) = dealt.turn() {
        assert!(actions.len() < MOST_ACTIONS, "the game does not end");
        game.assert_conserved(dealt.state(), &spread);
        assert_position_round_trips(&dealt);
        assert_goes_on_from_here(&dealt);
        game.legal_actions(dealt.state(), &mut legal);
        assert_legal_actions(&dealt, seat, &legal, choose);

        let action = pick(&game, dealt.state(), &legal, policy, choose);
        let turns_before = turns(&dealt);
        followers.follow_action(&dealt, action);
        let events = play_and_compare(&mut dealt, seat, action);
        followers.assert_up_to_date(&game, dealt.state());
        for event in &events {
            G::note_spread(&mut spread, &game.seen_by(event, Viewer::Spectator));
        }
        record.push(seat, Into::into(action), new_turn);
        new_turn = turns(&dealt) != turns_before;
        actions.push((seat, action));
    }

    assert_eq!(dealt.turn(), Turn::Over);
    game.assert_conserved(dealt.state(), &spread);
    assert_position_round_trips(&dealt);
    assert_nobody_acts(&dealt, choose);
    let outcome = game.outcome(dealt.state()).expect("a game that is over has an outcome");
    record.result = Some(outcome);
    assert_record_replays(&record, &dealt);
    let played = Played { game, deck, starter, actions, record, outcome };
    follow::assert_any_game_follows(&played);
    played
}

/// How many turns the game has completed.
fn turns<G: Suite>(dealt: &Dealt<G>) -> u16 {
    let game: AnyGame = (*dealt.game()).into();
    game.view(&(*dealt.state()).into(), Viewer::Spectator).turns()
}

fn some_seat<G: Game>(game: &G, choose: &mut Chooser<'_>) -> Seat {
    Seat::new(choose(usize::from(game.players()))).expect("a seat that plays")
}

fn pick<G: Suite>(
    game: &G,
    state: &G::State,
    legal: &[G::Action],
    policy: Policy,
    choose: &mut Chooser<'_>,
) -> G::Action {
    let any = legal[choose(legal.len())];
    if policy == Policy::Random || choose(10) == 0 {
        return any;
    }
    let gladly = legal.iter().copied().min_by_key(|&action| game.reluctance(state, action));
    gladly.unwrap_or(any)
}

/// Does the action by the checked and by the unchecked path, which must agree.
fn play_and_compare<G: Suite>(
    dealt: &mut Dealt<G>,
    seat: Seat,
    action: G::Action,
) -> Vec<G::Event> {
    let mut unchecked = *dealt.state();
    let mut checked = *dealt.state();
    let game = *dealt.game();
    game.apply(&mut unchecked, action, &mut ());
    game.play(&mut checked, seat, action, &mut ()).expect("a legal action");
    assert_eq!(checked, unchecked, "checked and unchecked play differ for {action}");
    let mut events = Vec::new();
    dealt.play(seat, action, &mut events).expect("a legal action");
    assert!(!events.is_empty(), "{action} happened without an event");
    events
}

fn assert_legal_actions<G: Suite>(
    dealt: &Dealt<G>,
    seat: Seat,
    legal: &[G::Action],
    choose: &mut Chooser<'_>,
) {
    let (game, state) = (dealt.game(), dealt.state());
    assert!(!legal.is_empty(), "a seat is to act and can't: {state:?}");
    assert!(legal.len() <= G::MAX_ACTIONS, "{} legal actions", legal.len());
    for (index, &action) in legal.iter().enumerate() {
        assert!(!legal[..index].contains(&action), "{action} is listed twice");
        assert_eq!(game.check(state, seat, action), Ok(()), "{action} is listed but refused");
        assert!(game.is_legal(state, action));
        assert_eq!(game.parse_action(&action.to_string()).as_ref(), Ok(&action));
    }
    for _ in 0..12 {
        let action = game.some_action(choose);
        let listed = legal.contains(&action);
        assert_eq!(game.is_legal(state, action), listed, "{action} in {state:?}");
        if !listed {
            assert_refused(dealt, seat, action);
        }
        for other in Seat::all(game.players()) {
            let view = game.view(state, Viewer::Seat(other));
            let expected = game.check(state, other, action);
            assert_eq!(game.check_in_view(&view, action), expected, "{action} for {other:?}");
        }
    }
    let mut in_view = Vec::new();
    for viewer in Viewer::all(game.players()) {
        game.legal_in_view(&game.view(state, viewer), &mut in_view);
        let expected = if viewer.is(seat) { legal } else { &[] };
        assert_eq!(in_view, expected, "{viewer:?} sees other legal actions");
    }
    let action = legal[choose(legal.len())];
    for other in Seat::all(game.players()).filter(|&other| other != seat) {
        let refusal = assert_refused(dealt, other, action);
        assert_eq!(refusal, Refusal::NotYourTurn { turn: seat });
    }
}

/// A refusal says why and changes nothing.
fn assert_refused<G: Suite>(dealt: &Dealt<G>, seat: Seat, action: G::Action) -> Refusal {
    let mut state = *dealt.state();
    let mut events: Vec<G::Event> = Vec::new();
    let refusal = dealt
        .game()
        .play(&mut state, seat, action, &mut events)
        .expect_err("an action that is not legal");
    assert_eq!(state, *dealt.state(), "{action} was refused but changed the state");
    assert!(events.is_empty(), "{action} was refused but something happened");
    assert!(!refusal.to_string().is_empty() && !refusal.code().is_empty());
    refusal
}

/// Before the start and after the end nothing can be done.
fn assert_nobody_acts<G: Suite>(dealt: &Dealt<G>, choose: &mut Chooser<'_>) {
    let expected = match dealt.turn() {
        Turn::Opening => Refusal::NotStarted,
        _ => Refusal::GameOver,
    };
    let mut legal = Vec::new();
    dealt.game().legal_actions(dealt.state(), &mut legal);
    assert!(legal.is_empty());
    for seat in Seat::all(dealt.game().players()) {
        let action = dealt.game().some_action(choose);
        assert_eq!(assert_refused(dealt, seat, action), expected);
        let view = dealt.game().view(dealt.state(), Viewer::Seat(seat));
        assert_eq!(dealt.game().check_in_view(&view, action), Err(expected));
        assert!(!dealt.game().is_legal(dealt.state(), action));
    }
}

fn assert_position_round_trips<G: Suite>(dealt: &Dealt<G>) {
    let game: AnyGame = (*dealt.game()).into();
    let state = Into::into(*dealt.state());
    let text = write_position(&game, &state);
    assert_eq!(parse_position(&text), Ok((game, state)), "{text}");
}

/// The cards to come lie where the game looks for them, in this deck and in one made for the position alone.
fn assert_goes_on_from_here<G: Suite>(dealt: &Dealt<G>) {
    let (game, state) = (dealt.game(), dealt.state());
    assert!(game.fits(state, dealt.deck()), "cards to come are elsewhere in the deck");
    let deck = game.deck_from(state);
    assert!(game.fits(state, &deck) && game.deal(&deck).is_ok(), "it is no deck for {state:?}");
    let all = Seat::all(game.players()).collect();
    let unseen = game.secrets(state, &deck, all).len();
    assert_eq!(unseen, game.secrets(state, dealt.deck(), all).len());
}

fn assert_record_replays<G: Suite>(record: &Record, dealt: &Dealt<G>) {
    let text = record.to_string();
    let parsed = Record::parse(&text);
    assert_eq!(parsed.as_ref(), Ok(record), "{text}");
    assert_eq!(parsed.map(|record| record.to_string()), Ok(text));
    let deck = dealt.deck().iter().copied().map(Into::into).collect();
    let end = Replay::new(record, (*dealt.game()).into(), deck)
        .and_then(Replay::finish)
        .expect("a record of a legal game");
    assert_eq!(*end.state(), Into::into(*dealt.state()), "the replay ends elsewhere");
}

/// How two worlds that look the same to a viewer went on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Comparison {
    /// The viewer could not tell them apart at any step.
    Same,
    /// In one of them the game ended by a seat having nothing to play, which everyone sees: the
    /// viewer knows now that they were not in the other world.
    EndedApart,
}

/// Deals anew everything that the viewer has not seen after `steps` actions, plays the same actions
/// again, and asserts that up to there the viewer was shown the same, byte for byte: every event,
/// every view, and their own legal actions.
pub fn assert_blind_to_secrets<G: Suite>(
    played: &Played<G>,
    steps: usize,
    viewer: Viewer,
    choose: &mut Chooser<'_>,
) -> Comparison {
    let game = played.game;
    let one = World::after(played, steps);
    let hidden = game.hidden_from(one.dealt.state(), &played.deck, viewer);
    let mut cards: Vec<G::Card> = hidden.iter().map(|&index| played.deck[index]).collect();
    shuffle(&mut cards, choose);
    let mut other_deck = played.deck.clone();
    for (&index, card) in hidden.iter().zip(cards) {
        other_deck[index] = card;
    }

    let mut one = World::new(played, played.deck.clone());
    let mut other = World::new(played, other_deck);
    for &(seat, action) in &played.actions[..steps] {
        assert_eq!(
            one.shown_to(viewer),
            other.shown_to(viewer),
            "{viewer:?} can tell apart what they may not know"
        );
        let same = one.step(seat, action, viewer) == other.step(seat, action, viewer);
        if !same {
            assert!(G::HIDDEN_CARDS_CAN_END_THE_GAME, "{viewer:?} was shown a secret by {action}");
            let (first, second) = (one.dealt.turn(), other.dealt.turn());
            assert!(
                (first == Turn::Over) != (second == Turn::Over),
                "{viewer:?} was shown a secret by {action}"
            );
            return Comparison::EndedApart;
        }
    }
    assert_eq!(one.shown_to(viewer), other.shown_to(viewer));
    Comparison::Same
}

/// One of two worlds that are compared.
struct World<G: Suite> {
    dealt: Dealt<G>,
}

impl<G: Suite> World<G> {
    fn new(played: &Played<G>, deck: Vec<G::Card>) -> World<G> {
        let mut dealt = Dealt::new(played.game, deck).expect("a full deck in some order");
        if let Some(starter) = played.starter {
            dealt.start(starter, &mut ()).expect("the starter of the game");
        }
        World { dealt }
    }

    /// The game as it was after so many actions.
    fn after(played: &Played<G>, steps: usize) -> World<G> {
        let mut world = World::new(played, played.deck.clone());
        for &(seat, action) in &played.actions[..steps] {
            world.dealt.play(seat, action, &mut ()).expect("an action of the game");
        }
        world
    }

    /// What the viewer sees of the position, and what they may do.
    fn shown_to(&self, viewer: Viewer) -> (G::View, alloc::string::String) {
        let (game, state) = (self.dealt.game(), self.dealt.state());
        let mut legal = Vec::new();
        if let (Turn::Seat(seat), Viewer::Seat(own)) = (self.dealt.turn(), viewer)
            && seat == own
        {
            game.legal_actions(state, &mut legal);
        }
        let view = game.view(state, viewer);
        (view, format!("{view:?} {legal:?}"))
    }

    /// Does an action; gives what the viewer sees of it.
    fn step(&mut self, seat: Seat, action: G::Action, viewer: Viewer) -> Vec<G::Seen> {
        let mut events = Vec::new();
        self.dealt.play(seat, action, &mut events).expect("the same action in a like world");
        events.iter().map(|event| self.dealt.game().seen_by(event, viewer)).collect()
    }
}

/// One of all seats that any game has, here or not.
pub(crate) fn any_seat(choose: &mut Chooser<'_>) -> Seat {
    Seat::new(choose(MAX_SEATS)).unwrap_or(Seat::FIRST)
}

/// An end of any of the games.
pub(crate) fn some_outcome(choose: &mut Chooser<'_>) -> Outcome {
    match choose(4) {
        0 => Outcome::Won,
        1 => Outcome::Lost { reason: Loss::ALL[choose(Loss::ALL.len())], left: choose(256) as u8 },
        _ => Outcome::Round {
            winners: [any_seat(choose)].into_iter().collect(),
            left: [choose(256) as u8; MAX_SEATS],
            capped: choose(2) == 0,
        },
    }
}
