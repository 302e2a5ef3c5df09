//! [`AnyGame`] as a [`Game`] and a [`TableGame`]: every call goes to the family it is of.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use super::families::{any_enum, each, families, together};
use super::{AnyOptions, GameKind, Loss, Setup};
use crate::notation::{ActionError, Fields, Notation, PositionError, Words};
use crate::setup::SetupError;
use crate::{
    DeckError, Game, Listener, Midway, Outcome, Refusal, Seat, SeatSet, SignalRefusal, TableGame,
    Turn, Viewer,
};

families!(any_enum {
    /// Any of the games, with its rules.
    #[derive(Copy)]
    #[expect(clippy::large_enum_variant, reason = "there is one per table, and it stays Copy")]
    AnyGame of mod Rules
});
families!(any_enum {
    /// A card of any game.
    #[derive(Copy, PartialOrd, Ord)]
    AnyCard of Game::Card
});
families!(any_enum {
    /// A position of any game.
    #[derive(Copy)]
    AnyState of Game::State
});
families!(any_enum {
    /// An action in any game.
    #[derive(Copy)]
    AnyAction of Game::Action
});
families!(any_enum {
    /// A draw in any game.
    #[derive(Copy)]
    AnyDraw of Game::Draw
});
families!(any_enum {
    /// An event of any game.
    #[derive(Copy)]
    AnyEvent of Game::Event
});
families!(any_enum {
    /// An event of any game, as a viewer may know it.
    #[derive(Copy)]
    AnySeen of Game::Seen
});
families!(any_enum {
    /// A position of any game, as a viewer may know it.
    #[derive(Copy)]
    AnyView of Game::View
});
families!(any_enum {
    /// What lies on the table in order, in any game.
    AnySpread of TableGame::Spread
});
families!(any_enum {
    /// A signal of any game.
    #[derive(Copy)]
    AnySignal of TableGame::Signal
});
families!(any_enum {
    /// The signals of any game that still hold.
    #[derive(Copy)]
    AnyTalk of TableGame::Talk
});
families!(any_enum {
    /// The rule of any game that an action would break.
    #[derive(Copy)]
    AnyViolation of mod Violation
});
families!(any_enum {
    /// Why the parts of a position don't fit together, in any game.
    #[derive(Copy)]
    AnyInvalidState of mod InvalidState
});

impl AnyGame {
    /// The rules that were agreed on, if they can be.
    pub fn new(setup: &Setup) -> Result<AnyGame, SetupError> {
        setup.options.rules(setup)
    }

    /// Which game it is.
    pub fn kind(&self) -> GameKind {
        self.options().kind()
    }

    /// The options in force.
    pub fn options(&self) -> AnyOptions {
        self.setup().options
    }

    /// Whether this is an action of this game. Only then may the rules be asked about it.
    pub fn has_action(&self, action: AnyAction) -> bool {
        families!(together {
            (AnyGame(_rules), AnyAction(_action)) = (self, action) => true, else false
        })
    }

    /// The card with this name in this game.
    pub fn card_from_name(&self, name: &str) -> Option<AnyCard> {
        families!(each { Family: AnyGame(_rules) = self => Family::card_from_name(name).map(Into::into) })
    }

    /// The cards that a seat could play, and where it has them, as text.
    pub fn held(&self, state: &AnyState, seat: Seat) -> String {
        families!(together {
            Family: (AnyGame(_rules), AnyState(state)) = (self, state) => Family::held(state, seat),
            else mismatch()
        })
    }

    /// Writes what only positions of this game have.
    pub(crate) fn write_position(&self, words: &mut Words, state: &AnyState) {
        families!(together {
            (AnyGame(rules), AnyState(state)) = (self, state) => rules.write_position(words, state)
        });
    }

    /// Reads what [`write_position`](AnyGame::write_position) wrote.
    pub(crate) fn parse_position(
        &self,
        fields: &mut Fields<'_>,
    ) -> Result<AnyState, PositionError> {
        families!(each { AnyGame(rules) = self => rules.parse_position(fields).map(Into::into) })
    }
}

impl AnyView {
    /// Who looks.
    pub fn viewer(&self) -> Viewer {
        families!(each { AnyView(view) = self => view.viewer })
    }

    /// The active seat; before the start it means nothing, at the end it is the last that acted.
    pub fn seat(&self) -> Seat {
        families!(each { AnyView(view) = self => view.seat })
    }

    /// Completed turns.
    pub fn turns(&self) -> u16 {
        families!(each { AnyView(view) = self => view.turns })
    }

    /// How many cards a seat holds in hand.
    pub fn hand_size(&self, seat: Seat) -> u8 {
        families!(each { AnyView(view) = self => view.hand_sizes.get(seat.index()).copied() })
            .unwrap_or_default()
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        families!(each { AnyView(view) = self => view.is_over() })
    }
}

impl AnyViolation {
    /// The code of the refusal, the same in every interface.
    pub const fn code(&self) -> &'static str {
        families!(each { AnyViolation(violation) = self => violation.code() })
    }
}

/// A broken rule of a family as a refusal.
macro_rules! refusals {
    ({ $($Variant:ident $module:ident),* }) => {
        $(impl From<crate::$module::Violation> for Refusal {
            fn from(violation: crate::$module::Violation) -> Refusal {
                Refusal::Rule(AnyViolation::$Variant(violation))
            }
        })*
    };
}
families!(refusals {});

/// Writes a value of any family as the family writes it.
macro_rules! display {
    ($($Any:ident),*) => {
        $(impl fmt::Display for $Any {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                families!(each { $Any(value) = self => fmt::Display::fmt(value, f) })
            }
        })*
    };
}
display!(AnyCard, AnyAction, AnyViolation, AnyInvalidState);

/// Passes on what one game tells as what any game could tell.
struct Wrap<'l, L>(&'l mut L);

impl<E: Into<AnyEvent>, L: Listener<AnyEvent>> Listener<E> for Wrap<'_, L> {
    fn hear(&mut self, event: E) {
        self.0.hear(event.into());
    }
}

/// What happens when a state, action or card of one game is given to another: a mistake in the
/// program, never in what a player did, since all of them are made by the game itself.
#[cold]
fn mismatch() -> ! {
    panic!("a value of one game was given to the rules of another")
}

/// Calls a buffer-filling function of a family, and fills a buffer of any game's actions.
fn collect<A: Into<AnyAction>>(buffer: &mut Vec<AnyAction>, fill: impl FnOnce(&mut Vec<A>)) {
    let mut actions = Vec::new();
    fill(&mut actions);
    buffer.clear();
    buffer.extend(actions.into_iter().map(Into::into));
}

/// The largest `MAX_ACTIONS` of all families.
macro_rules! most_actions {
    ({ $($Variant:ident $module:ident),* }) => {{
        let mut most = 0;
        $(if crate::$module::Rules::MAX_ACTIONS > most {
            most = crate::$module::Rules::MAX_ACTIONS;
        })*
        most
    }};
}

/// The cards of a deck as those of one family.
macro_rules! cards_of {
    ($Variant:ident, $deck:expr) => {
        $deck
            .iter()
            .map(|card| match card {
                AnyCard::$Variant(card) => *card,
                _ => mismatch(),
            })
            .collect::<Vec<_>>()
    };
}

/// Deals a deck of any game's cards by the rules of its family.
macro_rules! deal {
    ({ $($Variant:ident $module:ident),* } $game:expr, $deck:expr) => {
        match $game {
            $(AnyGame::$Variant(rules) => {
                rules.deal(&cards_of!($Variant, $deck)).map(Into::into)
            })*
        }
    };
}

/// Asks a family about a position and a deck.
macro_rules! with_deck {
    ({ $($Variant:ident $module:ident),* } ($rules:ident, $state:ident, $cards:ident) = ($game:expr, $any:expr, $deck:expr)
        => $body:expr) => {
        match ($game, $any) {
            $((AnyGame::$Variant($rules), AnyState::$Variant($state)) => {
                let $cards = cards_of!($Variant, $deck);
                $body
            })*
            _ => mismatch(),
        }
    };
}

impl Midway for AnyGame {
    fn secrets(&self, state: &AnyState, deck: &[AnyCard], knowing: SeatSet) -> Vec<usize> {
        families!(with_deck {
            (rules, state, cards) = (self, state, deck) => rules.secrets(state, &cards, knowing)
        })
    }

    fn deck_from(&self, state: &AnyState) -> Vec<AnyCard> {
        families!(together {
            (AnyGame(rules), AnyState(state)) = (self, state) =>
                rules.deck_from(state).into_iter().map(Into::into).collect()
        })
    }

    fn fits(&self, state: &AnyState, deck: &[AnyCard]) -> bool {
        families!(with_deck {
            (rules, state, cards) = (self, state, deck) => rules.fits(state, &cards)
        })
    }

    fn spread_from(&self, state: &AnyState) -> AnySpread {
        families!(together {
            (AnyGame(rules), AnyState(state)) = (self, state) => rules.spread_from(state).into()
        })
    }
}

impl Game for AnyGame {
    type Card = AnyCard;
    type State = AnyState;
    type Action = AnyAction;
    type Draw = AnyDraw;
    type Event = AnyEvent;
    type Seen = AnySeen;
    type View = AnyView;

    const MAX_ACTIONS: usize = families!(most_actions {});

    fn players(&self) -> u8 {
        families!(each { AnyGame(rules) = self => rules.players() })
    }

    fn full_deck(&self) -> Vec<AnyCard> {
        families!(each {
            AnyGame(rules) = self => rules.full_deck().into_iter().map(Into::into).collect()
        })
    }

    fn deal(&self, deck: &[AnyCard]) -> Result<AnyState, DeckError> {
        families!(deal { self, deck })
    }

    fn turn(&self, state: &AnyState) -> Turn<AnyDraw> {
        families!(together {
            (AnyGame(rules), AnyState(state)) = (self, state) => rules.turn(state).map(Into::into)
        })
    }

    fn outcome(&self, state: &AnyState) -> Option<Outcome> {
        families!(together {
            (AnyGame(rules), AnyState(state)) = (self, state) => rules.outcome(state)
        })
    }

    fn start(
        &self,
        state: &mut AnyState,
        starter: Seat,
        listener: &mut impl Listener<AnyEvent>,
    ) -> Result<(), Refusal> {
        families!(together {
            (AnyGame(rules), AnyState(state)) = (self, state) =>
                rules.start(state, starter, &mut Wrap(listener))
        })
    }

    fn legal_actions(&self, state: &AnyState, buffer: &mut Vec<AnyAction>) {
        families!(together {
            (AnyGame(rules), AnyState(state)) = (self, state) =>
                collect(buffer, |actions| rules.legal_actions(state, actions))
        });
    }

    fn legal_in_view(&self, view: &AnyView, buffer: &mut Vec<AnyAction>) {
        families!(together {
            (AnyGame(rules), AnyView(view)) = (self, view) =>
                collect(buffer, |actions| rules.legal_in_view(view, actions))
        });
    }

    fn check_action(&self, state: &AnyState, action: AnyAction) -> Result<(), Refusal> {
        families!(together {
            (AnyGame(rules), AnyState(state), AnyAction(action)) = (self, state, action) =>
                rules.check_action(state, action)
        })
    }

    fn check_in_view(&self, view: &AnyView, action: AnyAction) -> Result<(), Refusal> {
        families!(together {
            (AnyGame(rules), AnyView(view), AnyAction(action)) = (self, view, action) =>
                rules.check_in_view(view, action)
        })
    }

    fn apply(
        &self,
        state: &mut AnyState,
        action: AnyAction,
        listener: &mut impl Listener<AnyEvent>,
    ) {
        families!(together {
            (AnyGame(rules), AnyState(state), AnyAction(action)) = (self, state, action) =>
                rules.apply(state, action, &mut Wrap(listener))
        });
    }

    fn can_draw(&self, state: &AnyState, card: AnyCard) -> bool {
        families!(together {
            (AnyGame(rules), AnyState(state), AnyCard(card)) = (self, state, card) =>
                rules.can_draw(state, card)
        })
    }

    fn draw(&self, state: &mut AnyState, card: AnyCard, listener: &mut impl Listener<AnyEvent>) {
        families!(together {
            (AnyGame(rules), AnyState(state), AnyCard(card)) = (self, state, card) =>
                rules.draw(state, card, &mut Wrap(listener))
        });
    }

    fn deck_index(&self, state: &AnyState, draw: AnyDraw) -> usize {
        families!(together {
            (AnyGame(rules), AnyState(state), AnyDraw(draw)) = (self, state, draw) =>
                rules.deck_index(state, draw)
        })
    }

    fn view(&self, state: &AnyState, viewer: Viewer) -> AnyView {
        families!(together {
            (AnyGame(rules), AnyState(state)) = (self, state) => rules.view(state, viewer).into()
        })
    }

    fn seen_by(&self, event: &AnyEvent, viewer: Viewer) -> AnySeen {
        families!(together {
            (AnyGame(rules), AnyEvent(event)) = (self, event) => rules.seen_by(event, viewer).into()
        })
    }

    /// An event of another game changes nothing: it may come from outside.
    fn follow(&self, view: &mut AnyView, seen: &AnySeen) {
        families!(together {
            (AnyGame(rules), AnyView(view), AnySeen(seen)) = (self, view, seen) =>
                rules.follow(view, seen),
            else {}
        });
    }

    fn parse_action(&self, text: &str) -> Result<AnyAction, ActionError> {
        families!(each { AnyGame(rules) = self => rules.parse_action(text).map(Into::into) })
    }
}

impl TableGame for AnyGame {
    type Spread = AnySpread;
    type Signal = AnySignal;
    type Talk = AnyTalk;

    fn setup(&self) -> Setup {
        families!(each { AnyGame(rules) = self => rules.setup() })
    }

    fn new_spread(&self) -> AnySpread {
        families!(each { AnyGame(rules) = self => rules.new_spread().into() })
    }

    fn new_talk(&self) -> AnyTalk {
        families!(each { AnyGame(rules) = self => rules.new_talk().into() })
    }

    /// An event of another game changes nothing: it may come from outside.
    fn note_spread(spread: &mut AnySpread, seen: &AnySeen) {
        families!(together {
            Family: (AnySpread(spread), AnySeen(seen)) = (spread, seen) =>
                Family::note_spread(spread, seen),
            else {}
        });
    }

    fn begins_turn(event: &AnyEvent) -> bool {
        families!(each { Family: AnyEvent(event) = event => Family::begins_turn(event) })
    }

    fn closes_takeback(seen: &AnySeen) -> bool {
        families!(each { Family: AnySeen(seen) = seen => Family::closes_takeback(seen) })
    }

    fn plays_to_take_back(view: &AnyView) -> u8 {
        families!(each { Family: AnyView(view) = view => Family::plays_to_take_back(view) })
    }

    fn is_opening(view: &AnyView) -> bool {
        families!(each { Family: AnyView(view) = view => Family::is_opening(view) })
    }

    /// Nothing is foreseen of an action of another game: it may come from outside.
    fn foresees_loss(&self, view: &AnyView, action: AnyAction) -> Option<Loss> {
        families!(together {
            (AnyGame(rules), AnyView(view), AnyAction(action)) = (self, view, action) =>
                rules.foresees_loss(view, action),
            else None
        })
    }

    fn cards_left(view: &AnyView, seat: Seat) -> u8 {
        families!(each { Family: AnyView(view) = view => Family::cards_left(view, seat) })
    }

    fn is_silent(&self, view: &AnyView) -> bool {
        families!(together {
            (AnyGame(rules), AnyView(view)) = (self, view) => rules.is_silent(view)
        })
    }

    /// A signal of another game is one that this game does not have: it may come from outside.
    fn check_signal(&self, state: &AnyState, signal: AnySignal) -> Result<(), SignalRefusal> {
        families!(together {
            (AnyGame(rules), AnyState(state), AnySignal(signal)) = (self, state, signal) =>
                rules.check_signal(state, signal),
            else Err(SignalRefusal::NotInThisGame)
        })
    }

    fn note_signal(talk: &mut AnyTalk, seat: Seat, signal: AnySignal) {
        families!(together {
            Family: (AnyTalk(talk), AnySignal(signal)) = (talk, signal) =>
                Family::note_signal(talk, seat, signal),
            else {}
        });
    }

    fn note_talk(talk: &mut AnyTalk, seen: &AnySeen) {
        families!(together {
            Family: (AnyTalk(talk), AnySeen(seen)) = (talk, seen) => Family::note_talk(talk, seen),
            else {}
        });
    }

    fn outcome_as_it_stands(&self, state: &AnyState) -> Option<Outcome> {
        families!(together {
            (AnyGame(rules), AnyState(state)) = (self, state) => rules.outcome_as_it_stands(state)
        })
    }

    fn default_starter(&self, talk: &AnyTalk) -> Seat {
        families!(together {
            (AnyGame(rules), AnyTalk(talk)) = (self, talk) => rules.default_starter(talk)
        })
    }
}
