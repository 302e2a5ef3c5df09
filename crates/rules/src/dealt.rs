use alloc::vec::Vec;
use core::fmt;

use crate::{DeckError, Game, Listener, Midway, Refusal, Seat, Turn};

/// A game together with the whole deck it is played with: every draw is answered from the deck at
/// once, so that only seats are ever waited for.
///
/// This is the referee's side of the table. Whoever holds a `Dealt` knows every secret of the
/// game; players and bots get views, never this.
#[derive(Clone, Debug)]
pub struct Dealt<G: Game> {
    game: G,
    deck: Vec<G::Card>,
    state: G::State,
}

impl<G: Game> Dealt<G> {
    /// Deals this deck, whose first card is the top.
    pub fn new(game: G, deck: Vec<G::Card>) -> Result<Dealt<G>, DeckError> {
        let state = game.deal(&deck)?;
        Ok(Dealt { game, deck, state })
    }

    /// The rules in force.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The position.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The deck as it was dealt.
    pub fn deck(&self) -> &[G::Card] {
        &self.deck
    }

    /// What is waited for: never chance, which is answered at once.
    pub fn turn(&self) -> Turn<G::Draw> {
        self.game.turn(&self.state)
    }

    /// Names the seat that starts.
    pub fn start(
        &mut self,
        starter: Seat,
        listener: &mut impl Listener<G::Event>,
    ) -> Result<(), Refusal> {
        self.game.start(&mut self.state, starter, listener)
    }

    /// Does an action if it is legal, and draws what there is to draw; a refusal changes nothing.
    pub fn play(
        &mut self,
        seat: Seat,
        action: G::Action,
        listener: &mut impl Listener<G::Event>,
    ) -> Result<(), Refusal> {
        self.game.play(&mut self.state, seat, action, listener)?;
        while let Turn::Chance(draw) = self.game.turn(&self.state) {
            let card = self.deck[self.game.deck_index(&self.state, draw)];
            self.game.draw(&mut self.state, card, listener);
        }
        Ok(())
    }
}

impl<G: Midway> Dealt<G> {
    /// Goes on from a position with this deck, in which the cards to come lie where the game looks for them.
    pub fn midway(game: G, state: G::State, deck: Vec<G::Card>) -> Result<Dealt<G>, MidwayError> {
        match game.turn(&state) {
            Turn::Opening | Turn::Seat(_) => {}
            Turn::Chance(_) => return Err(MidwayError::Draws),
            Turn::Over => return Err(MidwayError::Over),
        }
        game.deal(&deck).map_err(MidwayError::Deck)?;
        if game.fits(&state, &deck) {
            Ok(Dealt { game, deck, state })
        } else {
            Err(MidwayError::OtherCards)
        }
    }
}

/// Why a game can't go on from a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MidwayError {
    Deck(DeckError),
    /// The cards to come, as the deck has them, are not those that the position lacks.
    OtherCards,
    /// A card is being drawn or turned up. Nobody can play before it is there.
    Draws,
    /// The game is over, so nobody is to play.
    Over,
}

impl fmt::Display for MidwayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MidwayError::Deck(error) => fmt::Display::fmt(error, f),
            MidwayError::OtherCards => {
                f.write_str("the cards to come in the deck must be those that nobody has in the position")
            }
            MidwayError::Draws => f.write_str(
                "a card is being drawn or turned up there; give a position in which a seat is to act",
            ),
            MidwayError::Over => {
                f.write_str("the game is over there; give a position in which a seat is to act")
            }
        }
    }
}

impl core::error::Error for MidwayError {}
