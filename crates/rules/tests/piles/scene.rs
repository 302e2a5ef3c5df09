//! Positions set up from text, and what happens in them, step by step.
//!
//! In scenes of Extreme the last digit tells the command of every card in the twenties, forties,
//! sixties and eighties; all other cards are plain:
//!
//! | …1 | …2 | …3 | …4 | …5 | …6 | …7 |
//! |---|---|---|---|---|---|---|
//! | stop | skull | three | silence | no-trick | one-pile | draw-one |

use stapel_rules::any::{AnyGame, AnyState};
use stapel_rules::notation::parse_position;
use stapel_rules::piles::{
    Action, CommandSet, Event, Legal, Options, Parts, Pile, Rules, Signal, State, Status, View,
};
use stapel_rules::testing::Followers;
use stapel_rules::{
    Card, CardSet, Game, Loss, Outcome, Seat, SignalRefusal, TableGame, Turn, Viewer,
};

/// The layout of every scene of Extreme that names no other.
pub(crate) const LAYOUT: &str = "stop:21,41,61,81;skull:22,42,62,82;three:23,43,63,83;\
    silence:24,44,64,84;no-trick:25,45,65,85;one-pile:26,46,66,86;draw-one:27,47,67,87";

/// A game under way. Every step asserts that it goes as told, that `legal_actions` agrees, and that
/// who sees it can follow.
#[derive(Clone)]
pub(crate) struct Scene {
    pub(crate) rules: Rules,
    pub(crate) state: State,
    pub(crate) events: Vec<Event>,
}

impl Scene {
    /// The start of a turn of seat 0, in the words of the notation. What is left out: four empty
    /// piles, [`LAYOUT`], the minimum that goes with the options, and a draw pile that has every
    /// card not named.
    #[track_caller]
    pub(crate) fn new(text: &str) -> Scene {
        let mut words: Vec<&str> = text.split_whitespace().collect();
        let given = |words: &[&str], key: &str| words.iter().any(|word| word.starts_with(key));
        let layout = format!("layout={LAYOUT}");
        if words[0] == "extreme" && !given(&words, "layout=") {
            words.push(&layout);
        }
        for default in ["status=playing", "seat=0", "piles=1,1,100,100", "laid=0", "turns=0"] {
            let (key, _) = default.split_once('=').expect("a pair");
            if !given(&words, &format!("{key}=")) {
                words.push(default);
            }
        }
        let draws_the_rest = !given(&words, "undrawn=");
        if draws_the_rest {
            words.push("undrawn=-");
        }
        let full_minimum = if words.contains(&"expert=true") { 3 } else { 2 };
        let empty = words.contains(&"undrawn=-");
        let minimum = format!("minimum={}", if empty { 1 } else { full_minimum });
        words.push(&minimum);

        let text = words.join(" ");
        let (game, state) = parse_position(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let (AnyGame::Piles(rules), AnyState::Piles(mut state)) = (game, state) else {
            panic!("{text}: not a game with piles");
        };
        if draws_the_rest {
            let mut parts = Parts::from(state);
            let tops: CardSet = parts.tops.into_iter().filter_map(Card::new).collect();
            parts.undrawn = parts.hands.into_iter().fold(CardSet::ALL - tops, |all, h| all - h);
            parts.minimum = full_minimum;
            state = parts.check(&rules).unwrap_or_else(|error| panic!("{text}: {error}"));
        }
        Scene { rules, state, events: Vec::new() }
    }

    /// The position right after dealing this deck.
    #[track_caller]
    pub(crate) fn deal(rules: Rules, deck: &[Card]) -> Scene {
        let state = rules.deal(deck).expect("a whole deck");
        Scene { rules, state, events: Vec::new() }
    }

    /// The active seat lays these cards, such as `37A 40B`, one after the other.
    #[track_caller]
    pub(crate) fn lay(mut self, cards: &str) -> Scene {
        for text in cards.split_whitespace() {
            self = self.allows(text);
            let action = self.action(text);
            let seat = self.seat_to_act(text);
            let (hand, laid) = (self.state.hand(seat), self.state.laid);
            self.play(seat, action).unwrap_or_else(|code| panic!("{text} refused: {code}"));
            let Action::Lay { card, pile } = action else { panic!("{text} lays nothing") };
            assert_eq!(self.state.top(pile), card.number(), "{text} is on top");
            let laid_now = self.events.iter().rev().find_map(|event| match *event {
                Event::Laid { seat, card, .. } => Some((seat, card)),
                _ => None,
            });
            assert_eq!(laid_now, Some((seat, card)), "{text} was told");
            if self.rules.turn(&self.state) == Turn::Seat(seat) && self.state.laid > 0 {
                assert_eq!(self.state.hand(seat), hand - CardSet::of(card), "{text} left the hand");
                assert_eq!(self.state.laid, laid + 1, "{text} was counted");
            }
        }
        self
    }

    /// The active seat ends its turn by hand.
    #[track_caller]
    pub(crate) fn end(self) -> Scene {
        let mut scene = self.allows("end");
        let seat = scene.seat_to_act("end");
        scene.play(seat, Action::End).unwrap_or_else(|code| panic!("end refused: {code}"));
        scene
    }

    /// Exactly this many cards are drawn now, the lowest ones, and by the seat that just acted.
    #[track_caller]
    pub(crate) fn draws(mut self, count: u8) -> Scene {
        let seat = self.state.seat;
        assert_eq!(self.state.to_draw, count, "cards to draw");
        for _ in 0..count {
            assert!(
                matches!(self.rules.turn(&self.state), Turn::Chance(draw) if draw.seat == seat)
            );
            let card = self.state.undrawn().lowest().expect("the draw pile has cards");
            assert!(self.rules.can_draw(&self.state, card));
            let (mut followers, told) = self.followers();
            self.rules.draw(&mut self.state, card, &mut self.events);
            followers.hear(&self.rules, &self.events[told..]);
            followers.assert_up_to_date(&self.rules, &self.state);
        }
        assert!(!matches!(self.rules.turn(&self.state), Turn::Chance(_)), "drawing is done");
        self
    }

    /// It is this seat's turn to act.
    #[track_caller]
    pub(crate) fn turn_of(self, seat: usize) -> Scene {
        assert_eq!(self.rules.turn(&self.state), Turn::Seat(seat_number(seat)));
        assert_eq!(self.rules.outcome(&self.state), None);
        self
    }

    /// The active seat may do this, which is not done.
    #[track_caller]
    pub(crate) fn allows(self, text: &str) -> Scene {
        for text in text.split_whitespace() {
            let action = self.action(text);
            let seat = self.seat_to_act(text);
            assert_eq!(self.rules.check(&self.state, seat, action), Ok(()), "{text}");
            assert!(self.rules.is_legal(&self.state, action), "{text}");
            assert!(self.legal_actions().contains(&action), "{text} is listed");
        }
        self
    }

    /// The active seat may not do this, for this reason; nothing changes.
    #[track_caller]
    pub(crate) fn refuses(self, text: &str, code: &str) -> Scene {
        let seat = self.state.seat;
        for text in text.split_whitespace() {
            assert!(!self.legal_actions().contains(&self.action(text)), "{text} is listed");
        }
        self.refuses_seat(seat.index(), text, code)
    }

    /// This seat may not do this, for this reason; nothing changes.
    #[track_caller]
    pub(crate) fn refuses_seat(mut self, seat: usize, text: &str, code: &str) -> Scene {
        for text in text.split_whitespace() {
            let before = (self.state, self.events.len());
            let action = self.action(text);
            let result = self.play(seat_number(seat), action);
            assert_eq!(result, Err(code), "{text} by seat {seat}");
            assert_eq!((self.state, self.events.len()), before, "{text} changed something");
        }
        self
    }

    /// The active seat may do these things and nothing else.
    #[track_caller]
    pub(crate) fn legal(self, expected: &str) -> Scene {
        let sorted = |mut texts: Vec<String>| {
            texts.sort();
            texts.join(" ")
        };
        let listed = self.legal_actions().iter().map(ToString::to_string).collect();
        let expected = expected.split_whitespace().map(String::from).collect();
        assert_eq!(sorted(listed), sorted(expected));
        self
    }

    /// The game is won, at once and for good.
    #[track_caller]
    pub(crate) fn won(self) {
        assert_eq!(self.state.status, Status::Won);
        self.over(Outcome::Won);
    }

    /// The game is lost for this reason, at once and for good.
    #[track_caller]
    pub(crate) fn lost(self, reason: Loss) {
        assert_eq!(self.state.status, Status::Lost(reason));
        let left = self.state.left();
        self.over(Outcome::Lost { reason, left });
    }

    /// The game is lost for this reason with so many cards left.
    #[track_caller]
    pub(crate) fn lost_with(self, reason: Loss, left: u8) {
        assert_eq!(self.state.left(), left, "cards left");
        self.lost(reason);
    }

    #[track_caller]
    fn over(self, outcome: Outcome) {
        assert_eq!(self.rules.turn(&self.state), Turn::Over);
        assert_eq!(self.rules.outcome(&self.state), Some(outcome));
        assert_eq!(self.events.last(), Some(&Event::Over(outcome)));
        let mut scene = self.legal("");
        for seat in 0..usize::from(scene.rules.players()) {
            scene = scene.refuses_seat(seat, "2A 99C end", "game_over");
        }
    }

    /// The turn needs this many cards.
    #[track_caller]
    pub(crate) fn minimum(self, minimum: u8) -> Scene {
        assert_eq!(self.state.minimum(), minimum, "minimum");
        assert_eq!(self.rules.view(&self.state, Viewer::Spectator).minimum, minimum);
        self
    }

    /// A seat holds this many cards.
    #[track_caller]
    pub(crate) fn holds(self, seat: usize, cards: u8) -> Scene {
        assert_eq!(self.state.hand(seat_number(seat)).len(), cards, "cards of seat {seat}");
        self
    }

    /// The turn is bound to this pile, or to none (`-`).
    #[track_caller]
    pub(crate) fn bound(self, pile: char) -> Scene {
        assert!(pile == '-' || Pile::from_letter(pile).is_some());
        assert_eq!(self.state.bound, Pile::from_letter(pile));
        self
    }

    /// These infinity commands are in force, and no others.
    #[track_caller]
    pub(crate) fn commands(self, names: &str) -> Scene {
        let expected: CommandSet = names
            .split_whitespace()
            .map(|name| stapel_rules::piles::Command::from_name(name).expect("a command"))
            .collect();
        for viewer in Viewer::all(self.rules.players()) {
            assert_eq!(self.rules.view(&self.state, viewer).commands, expected);
        }
        self
    }

    /// What a viewer knows.
    pub(crate) fn view(&self, viewer: Viewer) -> View {
        self.rules.view(&self.state, viewer)
    }

    /// Whether a signal may be sent.
    pub(crate) fn signal(&self, signal: Signal) -> Result<(), SignalRefusal> {
        let answer = self.rules.check_signal(&self.state, signal);
        for viewer in Viewer::all(self.rules.players()) {
            let view = self.rules.view(&self.state, viewer);
            assert_eq!(self.rules.check_signal_in_view(&view, signal), answer);
        }
        answer
    }

    /// Everything the active seat may do.
    pub(crate) fn legal_actions(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        self.rules.legal_actions(&self.state, &mut actions);
        let quick: Vec<Action> = Legal::of(&self.rules, &self.state).iter().collect();
        assert_eq!(actions.len(), quick.len());
        assert!(quick.iter().all(|action| actions.contains(action)));
        actions
    }

    #[track_caller]
    fn play(&mut self, seat: Seat, action: Action) -> Result<(), &'static str> {
        let (mut followers, told) = self.followers();
        let result = self.rules.play(&mut self.state, seat, action, &mut self.events);
        followers.hear(&self.rules, &self.events[told..]);
        followers.assert_up_to_date(&self.rules, &self.state);
        result.map_err(stapel_rules::Refusal::code)
    }

    /// Those who look now, and how many events they need not be told any more.
    fn followers(&self) -> (Followers<Rules>, usize) {
        (Followers::new(&self.rules, &self.state), self.events.len())
    }

    /// What a viewer knows now who looked at an earlier scene, and then only followed the events.
    pub(crate) fn followed(&self, earlier: &Scene, viewer: Viewer) -> View {
        let mut view = earlier.view(viewer);
        for event in &self.events[earlier.events.len()..] {
            self.rules.follow(&mut view, &self.rules.seen_by(event, viewer));
        }
        assert_eq!(view, self.view(viewer));
        view
    }

    #[track_caller]
    fn action(&self, text: &str) -> Action {
        self.rules.parse_action(text).unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    #[track_caller]
    fn seat_to_act(&self, text: &str) -> Seat {
        match self.rules.turn(&self.state) {
            Turn::Seat(seat) => seat,
            other => panic!("{text}: {other:?} is awaited ({:?})", self.state.status),
        }
    }
}

/// The seat with this number.
#[track_caller]
pub(crate) fn seat_number(seat: usize) -> Seat {
    Seat::new(seat).expect("a seat")
}

/// The card with this number.
#[track_caller]
pub(crate) fn card(number: u8) -> Card {
    Card::new(number).expect("a card")
}

/// A deck with these cards on top and the others, ascending, below.
pub(crate) fn deck(top: &[u8]) -> Vec<Card> {
    let top: Vec<Card> = top.iter().map(|&number| card(number)).collect();
    let rest = Card::all().filter(|card| !top.contains(card));
    top.iter().copied().chain(rest).collect()
}

/// The Game with nothing special agreed.
pub(crate) fn the_game(players: u8) -> Rules {
    Rules::the_game(players, Options::default()).expect("one to five players")
}
