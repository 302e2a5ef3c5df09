//! What tables need to know of The Game and Extreme.

use super::{
    Action, Event, Loss, Options, Rules, Seen, Signal, Spread, Start, State, Status, Talk, View,
};
use crate::about::{About, NumberSign, Rounds, StarterRule};
use crate::any::{AnyOptions, Setup};
use crate::{Game, GameKind, Seat, SignalRefusal, TableGame};

/// What is known of The Game before anything is agreed on.
pub const THE_GAME: About = About {
    name: "the-game",
    title: "The Game",
    short_title: "The Game",
    players: 1..=5,
    options: Options::THE_GAME,
    original: None,
    has_layout: false,
    is_cooperative: true,
    numbers_are_secret: true,
    number_signs: &[],
    starter: StarterRule::AfterTheDeal,
    rounds: Rounds::One,
};

/// What is known of Extreme before anything is agreed on.
pub const EXTREME: About = About {
    name: "extreme",
    title: "The Game: Extreme",
    short_title: "Extreme",
    options: Options::EXTREME,
    original: Some(GameKind::TheGame),
    // No other command has a number in its name, in none of our languages.
    number_signs: &[NumberSign { text: "3!", number: 3 }],
    has_layout: true,
    ..THE_GAME
};

impl TableGame for Rules {
    type Spread = Spread;
    type Signal = Signal;
    type Talk = Talk;

    fn setup(&self) -> Setup {
        Setup {
            options: AnyOptions::Piles(self.variant, self.options),
            players: self.players,
            layout: self.layout,
            first: Seat::FIRST,
        }
    }

    fn new_spread(&self) -> Spread {
        Spread::new()
    }

    fn new_talk(&self) -> Talk {
        Talk::default()
    }

    fn note_spread(spread: &mut Spread, seen: &Seen) {
        spread.note(seen);
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::TurnBegan { .. })
    }

    fn closes_takeback(seen: &Seen) -> bool {
        match seen {
            Seen::YouDrew { .. }
            | Seen::TheyDrew { .. }
            | Seen::TurnBegan { .. }
            | Seen::Over(_) => true,
            Seen::Laid { .. } | Seen::TurnEnded { .. } => false,
        }
    }

    /// Cards are drawn only after the turn, so that nothing came to light since its first card.
    fn plays_to_take_back(view: &View) -> u8 {
        view.laid
    }

    fn is_opening(view: &View) -> bool {
        view.status == Status::Opening
    }

    fn foresees_loss(&self, view: &View, action: Action) -> Option<Loss> {
        view.foresees_loss(self, action)
    }

    /// The team wins together, so that the cards of all seats and of the draw pile count.
    fn cards_left(view: &View, _seat: Seat) -> u8 {
        view.hand_sizes.iter().sum::<u8>() + view.undrawn
    }

    fn is_silent(&self, view: &View) -> bool {
        view.silent()
    }

    fn check_signal(&self, state: &State, signal: Signal) -> Result<(), SignalRefusal> {
        self.check_signal_at(state.tops, state.status, signal)
    }

    fn note_signal(talk: &mut Talk, seat: Seat, signal: Signal) {
        talk.say(seat, signal);
    }

    fn note_talk(talk: &mut Talk, seen: &Seen) {
        talk.note(seen);
    }

    /// Silence counts as "could" (G3).
    fn default_starter(&self, talk: &Talk) -> Seat {
        let said = Seat::all(self.players()).map(|seat| talk.of(seat).start);
        super::gladdest(said.map(|start| start.unwrap_or(Start::Could)))
    }
}
