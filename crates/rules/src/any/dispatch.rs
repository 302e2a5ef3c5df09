use alloc::vec::Vec;
use core::fmt;

use super::{AnyOptions, GameKind, Setup};
use crate::notation::ActionError;
use crate::piles::Variant;
use crate::setup::{OptionValue, SetupError};
use crate::{Card, DeckError, Game, Listener, Outcome, Refusal, Seat, Turn, Viewer, clear4, piles};

/// Any of the games, with its rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::large_enum_variant, reason = "there is one per table, and it stays Copy")]
pub enum AnyGame {
    /// The Game or Extreme.
    Piles(piles::Rules),
    /// Clear 4!.
    Clear4(clear4::Rules),
}

impl AnyGame {
    /// The rules that were agreed on, if they can be.
    pub fn new(setup: &Setup) -> Result<AnyGame, SetupError> {
        let players = setup.players;
        match setup.options {
            AnyOptions::Piles(Variant::TheGame, options) => {
                piles::Rules::the_game(players, options).map(AnyGame::Piles)
            }
            AnyOptions::Piles(Variant::Extreme, options) => {
                piles::Rules::extreme(players, options, setup.layout).map(AnyGame::Piles)
            }
            AnyOptions::Clear4(options) => {
                clear4::Rules::new(players, setup.first, options).map(AnyGame::Clear4)
            }
        }
    }

    /// Which game it is.
    pub fn kind(&self) -> GameKind {
        match self {
            AnyGame::Piles(rules) => match rules.variant() {
                Variant::TheGame => GameKind::TheGame,
                Variant::Extreme => GameKind::Extreme,
            },
            AnyGame::Clear4(_) => GameKind::Clear4,
        }
    }

    /// The options that differ from their defaults, by name.
    pub fn changed_options(&self) -> Vec<(&'static str, OptionValue)> {
        match self {
            AnyGame::Piles(rules) => rules.options().changed().collect(),
            AnyGame::Clear4(rules) => rules.options().changed().collect(),
        }
    }

    /// The card with this name in this game.
    pub fn card_from_name(&self, name: &str) -> Option<AnyCard> {
        match self {
            AnyGame::Piles(_) if name.starts_with(['+', '0']) => None,
            AnyGame::Piles(_) => name.parse().ok().and_then(Card::new).map(AnyCard::Piles),
            AnyGame::Clear4(_) => clear4::Face::from_name(name).map(AnyCard::Clear4),
        }
    }
}

macro_rules! any_enum {
    ($(#[$doc:meta])* $name:ident { $piles:ty, $clear4:ty } $(derive $($derive:ident),*)?) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Debug $($(, $derive)*)?)]
        pub enum $name {
            /// Of The Game or Extreme.
            Piles($piles),
            /// Of Clear 4!.
            Clear4($clear4),
        }
    };
}

any_enum! {
    /// A card of any game.
    AnyCard { Card, clear4::Face } derive Copy, PartialOrd, Ord
}
any_enum! {
    /// A position of any game.
    AnyState { piles::State, clear4::State } derive Copy
}
any_enum! {
    /// An action in any game.
    AnyAction { piles::Action, clear4::Action } derive Copy
}
any_enum! {
    /// A draw in any game.
    AnyDraw { piles::Draw, clear4::Draw } derive Copy
}
any_enum! {
    /// An event of any game.
    AnyEvent { piles::Event, clear4::Event } derive Copy
}
any_enum! {
    /// An event of any game, as a viewer may know it.
    AnySeen { piles::Seen, clear4::Event } derive Copy
}
any_enum! {
    /// A position of any game, as a viewer may know it.
    AnyView { piles::View, clear4::View } derive Copy
}
any_enum! {
    /// What lies on the table in order, in any game.
    AnySpread { piles::Spread, clear4::Spread }
}

impl AnyView {
    /// Who looks.
    pub fn viewer(&self) -> Viewer {
        match self {
            AnyView::Piles(view) => view.viewer,
            AnyView::Clear4(view) => view.viewer,
        }
    }

    /// The active seat; before the start it means nothing, at the end it is the last that acted.
    pub fn seat(&self) -> Seat {
        match self {
            AnyView::Piles(view) => view.seat,
            AnyView::Clear4(view) => view.seat,
        }
    }

    /// Completed turns.
    pub fn turns(&self) -> u16 {
        match self {
            AnyView::Piles(view) => view.turns,
            AnyView::Clear4(view) => view.turns,
        }
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        match self {
            AnyView::Piles(view) => view.is_over(),
            AnyView::Clear4(view) => view.is_over(),
        }
    }
}

impl AnyEvent {
    /// Whether a turn begins with it.
    pub fn begins_turn(&self) -> bool {
        matches!(
            self,
            AnyEvent::Piles(piles::Event::TurnBegan { .. })
                | AnyEvent::Clear4(clear4::Event::TurnBegan { .. })
        )
    }
}

impl AnySpread {
    /// The table of this game before anything was played.
    pub fn new(game: &AnyGame) -> AnySpread {
        match game {
            AnyGame::Piles(_) => AnySpread::Piles(piles::Spread::new()),
            AnyGame::Clear4(_) => AnySpread::Clear4(clear4::Spread::new()),
        }
    }

    /// Takes note of what was seen; an event of another game is none of its business.
    pub fn note(&mut self, seen: &AnySeen) {
        match (self, seen) {
            (AnySpread::Piles(spread), AnySeen::Piles(seen)) => spread.note(seen),
            (AnySpread::Clear4(spread), AnySeen::Clear4(seen)) => spread.note(seen),
            _ => {}
        }
    }
}

impl fmt::Display for AnyCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AnyCard::Piles(card) => fmt::Display::fmt(card, f),
            AnyCard::Clear4(face) => fmt::Display::fmt(face, f),
        }
    }
}

impl fmt::Display for AnyAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AnyAction::Piles(action) => fmt::Display::fmt(action, f),
            AnyAction::Clear4(action) => fmt::Display::fmt(action, f),
        }
    }
}

/// Passes on what one game tells as what any game could tell.
struct Wrap<'l, L, F>(&'l mut L, F);

impl<E, L: Listener<AnyEvent>, F: Fn(E) -> AnyEvent> Listener<E> for Wrap<'_, L, F> {
    fn hear(&mut self, event: E) {
        self.0.hear((self.1)(event));
    }
}

/// What happens when a state, action or card of one game is given to another: a mistake in the
/// program, never in what a player did, since all of them are made by the game itself.
#[cold]
fn mismatch() -> ! {
    panic!("a value of one game was given to the rules of another")
}

impl Game for AnyGame {
    type Card = AnyCard;
    type State = AnyState;
    type Action = AnyAction;
    type Draw = AnyDraw;
    type Event = AnyEvent;
    type Seen = AnySeen;
    type View = AnyView;

    const MAX_ACTIONS: usize = clear4::Rules::MAX_ACTIONS;

    fn players(&self) -> u8 {
        match self {
            AnyGame::Piles(rules) => rules.players(),
            AnyGame::Clear4(rules) => rules.players(),
        }
    }

    fn full_deck(&self) -> Vec<AnyCard> {
        match self {
            AnyGame::Piles(rules) => rules.full_deck().into_iter().map(AnyCard::Piles).collect(),
            AnyGame::Clear4(rules) => rules.full_deck().into_iter().map(AnyCard::Clear4).collect(),
        }
    }

    fn deal(&self, deck: &[AnyCard]) -> Result<AnyState, DeckError> {
        match self {
            AnyGame::Piles(rules) => {
                let deck: Vec<Card> = deck
                    .iter()
                    .map(|card| match card {
                        AnyCard::Piles(card) => *card,
                        AnyCard::Clear4(_) => mismatch(),
                    })
                    .collect();
                rules.deal(&deck).map(AnyState::Piles)
            }
            AnyGame::Clear4(rules) => {
                let deck: Vec<clear4::Face> = deck
                    .iter()
                    .map(|card| match card {
                        AnyCard::Clear4(face) => *face,
                        AnyCard::Piles(_) => mismatch(),
                    })
                    .collect();
                rules.deal(&deck).map(AnyState::Clear4)
            }
        }
    }

    fn turn(&self, state: &AnyState) -> Turn<AnyDraw> {
        fn wrap<D>(turn: Turn<D>, wrap: impl Fn(D) -> AnyDraw) -> Turn<AnyDraw> {
            match turn {
                Turn::Opening => Turn::Opening,
                Turn::Seat(seat) => Turn::Seat(seat),
                Turn::Chance(draw) => Turn::Chance(wrap(draw)),
                Turn::Over => Turn::Over,
            }
        }
        match (self, state) {
            (AnyGame::Piles(rules), AnyState::Piles(state)) => {
                wrap(rules.turn(state), AnyDraw::Piles)
            }
            (AnyGame::Clear4(rules), AnyState::Clear4(state)) => {
                wrap(rules.turn(state), AnyDraw::Clear4)
            }
            _ => mismatch(),
        }
    }

    fn outcome(&self, state: &AnyState) -> Option<Outcome> {
        match (self, state) {
            (AnyGame::Piles(rules), AnyState::Piles(state)) => rules.outcome(state),
            (AnyGame::Clear4(rules), AnyState::Clear4(state)) => rules.outcome(state),
            _ => mismatch(),
        }
    }

    fn start(
        &self,
        state: &mut AnyState,
        starter: Seat,
        listener: &mut impl Listener<AnyEvent>,
    ) -> Result<(), Refusal> {
        match (self, state) {
            (AnyGame::Piles(rules), AnyState::Piles(state)) => {
                rules.start(state, starter, &mut Wrap(listener, AnyEvent::Piles))
            }
            (AnyGame::Clear4(rules), AnyState::Clear4(state)) => {
                rules.start(state, starter, &mut Wrap(listener, AnyEvent::Clear4))
            }
            _ => mismatch(),
        }
    }

    fn legal_actions(&self, state: &AnyState, buffer: &mut Vec<AnyAction>) {
        buffer.clear();
        match (self, state) {
            (AnyGame::Piles(rules), AnyState::Piles(state)) => {
                buffer.extend(piles::Legal::of(rules, state).iter().map(AnyAction::Piles));
            }
            (AnyGame::Clear4(rules), AnyState::Clear4(state)) => {
                let mut actions = Vec::new();
                rules.legal_actions(state, &mut actions);
                buffer.extend(actions.into_iter().map(AnyAction::Clear4));
            }
            _ => mismatch(),
        }
    }

    fn legal_in_view(&self, view: &AnyView, buffer: &mut Vec<AnyAction>) {
        buffer.clear();
        match (self, view) {
            (AnyGame::Piles(rules), AnyView::Piles(view)) => {
                buffer.extend(piles::Legal::in_view(rules, view).iter().map(AnyAction::Piles));
            }
            (AnyGame::Clear4(rules), AnyView::Clear4(view)) => {
                let mut actions = Vec::new();
                rules.legal_in_view(view, &mut actions);
                buffer.extend(actions.into_iter().map(AnyAction::Clear4));
            }
            _ => mismatch(),
        }
    }

    fn check_action(&self, state: &AnyState, action: AnyAction) -> Result<(), Refusal> {
        match (self, state, action) {
            (AnyGame::Piles(rules), AnyState::Piles(state), AnyAction::Piles(action)) => {
                rules.check_action(state, action)
            }
            (AnyGame::Clear4(rules), AnyState::Clear4(state), AnyAction::Clear4(action)) => {
                rules.check_action(state, action)
            }
            _ => mismatch(),
        }
    }

    fn check_in_view(&self, view: &AnyView, action: AnyAction) -> Result<(), Refusal> {
        match (self, view, action) {
            (AnyGame::Piles(rules), AnyView::Piles(view), AnyAction::Piles(action)) => {
                rules.check_in_view(view, action)
            }
            (AnyGame::Clear4(rules), AnyView::Clear4(view), AnyAction::Clear4(action)) => {
                rules.check_in_view(view, action)
            }
            _ => mismatch(),
        }
    }

    fn apply(
        &self,
        state: &mut AnyState,
        action: AnyAction,
        listener: &mut impl Listener<AnyEvent>,
    ) {
        match (self, state, action) {
            (AnyGame::Piles(rules), AnyState::Piles(state), AnyAction::Piles(action)) => {
                rules.apply(state, action, &mut Wrap(listener, AnyEvent::Piles));
            }
            (AnyGame::Clear4(rules), AnyState::Clear4(state), AnyAction::Clear4(action)) => {
                rules.apply(state, action, &mut Wrap(listener, AnyEvent::Clear4));
            }
            _ => mismatch(),
        }
    }

    fn can_draw(&self, state: &AnyState, card: AnyCard) -> bool {
        match (self, state, card) {
            (AnyGame::Piles(rules), AnyState::Piles(state), AnyCard::Piles(card)) => {
                rules.can_draw(state, card)
            }
            (AnyGame::Clear4(rules), AnyState::Clear4(state), AnyCard::Clear4(face)) => {
                rules.can_draw(state, face)
            }
            _ => mismatch(),
        }
    }

    fn draw(&self, state: &mut AnyState, card: AnyCard, listener: &mut impl Listener<AnyEvent>) {
        match (self, state, card) {
            (AnyGame::Piles(rules), AnyState::Piles(state), AnyCard::Piles(card)) => {
                rules.draw(state, card, &mut Wrap(listener, AnyEvent::Piles));
            }
            (AnyGame::Clear4(rules), AnyState::Clear4(state), AnyCard::Clear4(face)) => {
                rules.draw(state, face, &mut Wrap(listener, AnyEvent::Clear4));
            }
            _ => mismatch(),
        }
    }

    fn deck_index(&self, state: &AnyState, draw: AnyDraw) -> usize {
        match (self, state, draw) {
            (AnyGame::Piles(rules), AnyState::Piles(state), AnyDraw::Piles(draw)) => {
                rules.deck_index(state, draw)
            }
            (AnyGame::Clear4(rules), AnyState::Clear4(state), AnyDraw::Clear4(draw)) => {
                rules.deck_index(state, draw)
            }
            _ => mismatch(),
        }
    }

    fn view(&self, state: &AnyState, viewer: Viewer) -> AnyView {
        match (self, state) {
            (AnyGame::Piles(rules), AnyState::Piles(state)) => {
                AnyView::Piles(rules.view(state, viewer))
            }
            (AnyGame::Clear4(rules), AnyState::Clear4(state)) => {
                AnyView::Clear4(rules.view(state, viewer))
            }
            _ => mismatch(),
        }
    }

    fn seen_by(&self, event: &AnyEvent, viewer: Viewer) -> AnySeen {
        match event {
            AnyEvent::Piles(event) => AnySeen::Piles(event.seen_by(viewer)),
            AnyEvent::Clear4(event) => AnySeen::Clear4(*event),
        }
    }

    /// An event or a view of another game is none of its business: the event may come from outside.
    fn follow(&self, view: &mut AnyView, seen: &AnySeen) {
        match (self, view, seen) {
            (AnyGame::Piles(rules), AnyView::Piles(view), AnySeen::Piles(seen)) => {
                rules.follow(view, seen);
            }
            (AnyGame::Clear4(rules), AnyView::Clear4(view), AnySeen::Clear4(seen)) => {
                rules.follow(view, seen);
            }
            _ => {}
        }
    }

    fn parse_action(&self, text: &str) -> Result<AnyAction, ActionError> {
        match self {
            AnyGame::Piles(rules) => rules.parse_action(text).map(AnyAction::Piles),
            AnyGame::Clear4(rules) => rules.parse_action(text).map(AnyAction::Clear4),
        }
    }
}
