use serde::{Deserialize, Serialize};
use stapel_rules::any::{AnyCard, AnyGame, AnyState};
use stapel_rules::{Dealt, Game, Seat, clear4};

use super::clear4::{FaceName, faces, hidden};
use super::piles::CardNumber;

/// The cards that nobody had laid when a game was over, face up. Whoever has lost wants to see what would have come.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum OpenCardsJson {
    Piles {
        /// What each seat held.
        hands: Vec<Vec<CardNumber>>,
        /// The draw pile, the top first.
        rest: Vec<CardNumber>,
    },
    Clear4 {
        /// What each seat held.
        hands: Vec<Vec<FaceName>>,
        /// What lay face down in front of each seat, stack by stack.
        hidden: Vec<Vec<FaceName>>,
    },
}

impl OpenCardsJson {
    /// All cards that are left of a game. Only who may see the whole deck has a [`Dealt`].
    pub fn new(dealt: &Dealt<AnyGame>) -> OpenCardsJson {
        match (dealt.game(), dealt.state()) {
            (AnyGame::Piles(rules), AnyState::Piles(state)) => {
                let hand = |seat| state.hand(seat).iter().map(CardNumber).collect();
                let rest = dealt.deck().iter().filter_map(|card| match card {
                    AnyCard::Piles(card) if state.undrawn().contains(*card) => Some(*card),
                    _ => None,
                });
                OpenCardsJson::Piles {
                    hands: Seat::all(rules.players()).map(hand).collect(),
                    rest: rest.map(CardNumber).collect(),
                }
            }
            (AnyGame::Clear4(rules), AnyState::Clear4(state)) => {
                let deck = dealt.deck().iter().filter_map(|card| match card {
                    AnyCard::Clear4(face) => Some(*face),
                    _ => None,
                });
                let deck: Vec<clear4::Face> = deck.collect();
                let hand = |seat| faces(state.hand(seat));
                OpenCardsJson::Clear4 {
                    hands: Seat::all(rules.players()).map(hand).collect(),
                    hidden: Seat::all(rules.players())
                        .map(|seat| hidden(rules, state, seat, &deck))
                        .collect(),
                }
            }
            _ => unreachable!("a game and its state are of one kind"),
        }
    }
}
