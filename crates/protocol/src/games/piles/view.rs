use serde::{Deserialize, Serialize};
use stapel_rules::piles::{self, Pile, PileSet, Public, Rules, Seen, Spread, Status};
use stapel_rules::{Card, CardSet, Game, Loss, Seat};

use super::{CardNumber, PileLetter, status_names};
use crate::SeatNumber;
use crate::games::{for_each_seat, viewer, viewer_json};

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ViewJson {
    /// Null for a spectator.
    pub viewer: Option<SeatNumber>,
    /// `opening`, `playing`, `won` or `lost`.
    pub status: String,
    pub reason: Option<String>,
    pub seat: SeatNumber,
    /// The viewer's own.
    pub hand: Vec<CardNumber>,
    pub hand_sizes: Vec<u8>,
    /// What was laid, without the bases.
    pub piles: PilesJson<CardNumber>,
    /// How many cards the draw pile has.
    pub draw: u8,
    /// Cards laid in this turn.
    pub laid: u8,
    pub minimum: u8,
    pub three: bool,
    /// Piles whose skull the turn must still cover.
    pub skulls: Vec<PileLetter>,
    /// Piles laid on in this turn.
    pub used: Vec<PileLetter>,
    pub bound: Option<PileLetter>,
    /// Completed turns.
    pub turns: u16,
}

/// The piles, each from bottom to top.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE", deny_unknown_fields)]
pub struct PilesJson<T> {
    pub a: Vec<T>,
    pub b: Vec<T>,
    pub c: Vec<T>,
    pub d: Vec<T>,
}

impl<T> PilesJson<T> {
    pub(super) fn new(pile: impl Fn(Pile) -> Vec<T>) -> PilesJson<T> {
        PilesJson { a: pile(Pile::A), b: pile(Pile::B), c: pile(Pile::C), d: pile(Pile::D) }
    }

    fn of(&self, pile: Pile) -> &[T] {
        match pile {
            Pile::A => &self.a,
            Pile::B => &self.b,
            Pile::C => &self.c,
            Pile::D => &self.d,
        }
    }
}

impl ViewJson {
    pub(in crate::games) fn new(rules: &Rules, view: &piles::View, spread: &Spread) -> ViewJson {
        let (status, reason) = status_names(view.status);
        let letters = |piles: PileSet| piles.iter().map(PileLetter).collect();
        ViewJson {
            viewer: viewer_json(view.viewer),
            status: status.to_owned(),
            reason: reason.map(str::to_owned),
            seat: SeatNumber(view.seat),
            hand: view.hand.iter().map(CardNumber).collect(),
            hand_sizes: view.hand_sizes[..usize::from(rules.players())].to_vec(),
            // A base is no card.
            piles: PilesJson::new(|pile| {
                let numbers = spread.pile(pile).iter();
                numbers.filter_map(|&number| Card::new(number)).map(CardNumber).collect()
            }),
            draw: view.undrawn,
            laid: view.laid,
            minimum: view.minimum,
            three: view.three,
            skulls: letters(view.skulls),
            used: letters(view.used),
            bound: view.bound.map(PileLetter),
            turns: view.turns,
        }
    }

    pub(in crate::games) fn read(&self, rules: &Rules) -> Option<(piles::View, Spread)> {
        let statuses = [Status::Opening, Status::Playing, Status::Won];
        let named = (self.status.as_str(), self.reason.as_deref());
        let status = statuses
            .into_iter()
            .chain(Loss::ALL.map(Status::Lost))
            .find(|status| status_names(*status) == named)?;
        let mut unseen = CardSet::ALL;
        let mut hand = CardSet::EMPTY;
        for card in &self.hand {
            hand.insert(unseen.remove(card.0).then_some(card.0)?);
        }
        let mut spread = Spread::new();
        let mut tops = Pile::ALL.map(Pile::base);
        for pile in Pile::ALL {
            for card in self.piles.of(pile) {
                unseen.remove(card.0).then_some(())?;
                tops[pile.index()] = card.0.number();
                let (seat, card) = (Seat::FIRST, card.0);
                spread.note(&Seen::Laid { seat, card, pile, trick: false });
            }
        }
        let set = |piles: &[PileLetter]| -> PileSet { piles.iter().map(|pile| pile.0).collect() };
        let view = piles::View {
            viewer: viewer(self.viewer),
            hand,
            unseen,
            hand_sizes: for_each_seat(&self.hand_sizes, rules.players())?,
            undrawn: self.draw,
            commands: rules.layout().visible(tops),
            public: Public {
                status,
                seat: self.seat.0,
                tops,
                laid: self.laid,
                minimum: self.minimum,
                to_draw: 0,
                three: self.three,
                skulls: set(&self.skulls),
                used: set(&self.used),
                bound: self.bound.map(|pile| pile.0),
                turns: self.turns,
            },
        };
        Some((view, spread))
    }
}
