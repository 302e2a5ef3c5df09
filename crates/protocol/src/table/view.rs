use serde::{Deserialize, Serialize};
use stapel_rules::any::{AnyGame, AnySpread, AnyView};
use stapel_rules::clear4::{self, Counts, Stack, StackSet, Stacks};
use stapel_rules::piles::{self, Pile, PileSet, Seen};
use stapel_rules::{Card, CardSet, Loss, MAX_SEATS, Seat, Viewer};

use super::{CardNumber, FaceName, PhaseName, PileLetter, SeatNumber, ValueNumber};

/// A game as one viewer may know it, with everything that is needed to go on from there by events.
///
/// What nobody may know is not in it; what follows from the rest (the cards that are unseen, the
/// commands in force) is not either.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ViewJson {
    /// Of The Game or Extreme.
    Piles(PilesViewJson),
    /// Of Clear 4!.
    Clear4(Clear4ViewJson),
}

/// A view of The Game or Extreme.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PilesViewJson {
    /// Whose eyes; null for a spectator's.
    pub viewer: Option<SeatNumber>,
    /// `opening`, `playing`, `won` or `lost`.
    pub status: String,
    /// Why it was lost.
    pub reason: Option<String>,
    /// The active seat.
    pub seat: SeatNumber,
    /// The viewer's hand.
    pub hand: Vec<CardNumber>,
    /// How many cards each seat holds.
    pub hand_sizes: Vec<u8>,
    /// What was laid on each pile, from bottom to top, without its base.
    pub piles: PilesJson,
    /// How many cards the draw pile has.
    pub draw: u8,
    /// Cards laid in this turn.
    pub laid: u8,
    /// How many cards the turn needs.
    pub minimum: u8,
    /// Whether a three is in force.
    pub three: bool,
    /// Piles whose skull the turn must still cover.
    pub skulls: Vec<PileLetter>,
    /// Piles laid on in this turn.
    pub used: Vec<PileLetter>,
    /// The pile that the turn is bound to.
    pub bound: Option<PileLetter>,
    /// Completed turns.
    pub turns: u16,
}

/// What was laid on each pile.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE", deny_unknown_fields)]
pub struct PilesJson {
    /// Ascending.
    pub a: Vec<CardNumber>,
    /// Ascending.
    pub b: Vec<CardNumber>,
    /// Descending.
    pub c: Vec<CardNumber>,
    /// Descending.
    pub d: Vec<CardNumber>,
}

/// A view of Clear 4!.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clear4ViewJson {
    /// Whose eyes; null for a spectator's.
    pub viewer: Option<SeatNumber>,
    /// `playing`, `won` or `capped`.
    pub status: String,
    /// The active seat.
    pub seat: SeatNumber,
    /// What it may do next.
    pub phase: PhaseName,
    /// The viewer's hand.
    pub hand: Vec<FaceName>,
    /// How many cards each seat holds in hand.
    pub hand_sizes: Vec<u8>,
    /// The part of each hand that everyone saw being taken.
    pub known: Vec<Vec<FaceName>>,
    /// The stacks of each seat.
    pub stacks: Vec<[StackJson; Stack::COUNT]>,
    /// The pile from bottom to top.
    pub pile: Vec<PileCardJson>,
    /// The equal cards on top of the pile.
    pub run: Option<RunJson>,
    /// Whether a blind joker waits for the number that names it.
    pub joker_open: bool,
    /// What left the game, in order.
    pub out: Vec<FaceName>,
    /// Completed turns.
    pub turns: u16,
}

/// A stack as everyone sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StackJson {
    /// The face-up card.
    pub up: Option<FaceName>,
    /// Whether the vertical face-down card is there.
    pub down: bool,
    /// Whether the horizontal card is there.
    pub blind: bool,
}

/// A card on the pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PileCardJson {
    /// The card.
    pub card: FaceName,
    /// The value it counts for; null for a valueless joker.
    pub r#as: Option<ValueNumber>,
}

/// The equal cards on top of the pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RunJson {
    /// Their value.
    pub value: ValueNumber,
    /// How many they are.
    pub count: u8,
}

impl PilesJson {
    fn of(&self, pile: Pile) -> &[CardNumber] {
        match pile {
            Pile::A => &self.a,
            Pile::B => &self.b,
            Pile::C => &self.c,
            Pile::D => &self.d,
        }
    }
}

fn viewer_json(viewer: Viewer) -> Option<SeatNumber> {
    match viewer {
        Viewer::Seat(seat) => Some(SeatNumber(seat)),
        Viewer::Spectator => None,
    }
}

fn viewer(json: Option<SeatNumber>) -> Viewer {
    json.map_or(Viewer::Spectator, |seat| Viewer::Seat(seat.0))
}

fn faces(cards: Counts) -> Vec<FaceName> {
    cards.iter().map(FaceName).collect()
}

impl ViewJson {
    /// What a viewer may know of a game, as it travels.
    pub fn new(game: &AnyGame, view: &AnyView, spread: &AnySpread) -> Option<ViewJson> {
        match (game, view, spread) {
            (AnyGame::Piles(rules), AnyView::Piles(view), AnySpread::Piles(spread)) => {
                Some(ViewJson::Piles(PilesViewJson::new(rules, view, spread)))
            }
            (AnyGame::Clear4(rules), AnyView::Clear4(view), AnySpread::Clear4(spread)) => {
                Some(ViewJson::Clear4(Clear4ViewJson::new(rules, view, spread)))
            }
            _ => None,
        }
    }

    /// The view and what lies on the table, if they make sense in this game.
    pub fn read(&self, game: &AnyGame) -> Option<(AnyView, AnySpread)> {
        match (self, game) {
            (ViewJson::Piles(json), AnyGame::Piles(rules)) => {
                let (view, spread) = json.read(rules)?;
                Some((AnyView::Piles(view), AnySpread::Piles(spread)))
            }
            (ViewJson::Clear4(json), AnyGame::Clear4(rules)) => {
                let (view, spread) = json.read(rules)?;
                Some((AnyView::Clear4(view), AnySpread::Clear4(spread)))
            }
            _ => None,
        }
    }
}

impl PilesViewJson {
    fn new(rules: &piles::Rules, view: &piles::View, spread: &piles::Spread) -> PilesViewJson {
        use stapel_rules::Game;
        let (status, reason) = match view.status {
            piles::Status::Opening => ("opening", None),
            piles::Status::Playing => ("playing", None),
            piles::Status::Won => ("won", None),
            piles::Status::Lost(loss) => ("lost", Some(loss.name().to_owned())),
        };
        let laid = |pile: Pile| {
            let above = spread.pile(pile).iter().skip(1);
            above.filter_map(|&number| Card::new(number)).map(CardNumber).collect()
        };
        let letters = |piles: PileSet| piles.iter().map(PileLetter).collect();
        PilesViewJson {
            viewer: viewer_json(view.viewer),
            status: status.to_owned(),
            reason,
            seat: SeatNumber(view.seat),
            hand: view.hand.iter().map(CardNumber).collect(),
            hand_sizes: view.hand_sizes[..usize::from(rules.players())].to_vec(),
            piles: PilesJson {
                a: laid(Pile::A),
                b: laid(Pile::B),
                c: laid(Pile::C),
                d: laid(Pile::D),
            },
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

    fn read(&self, rules: &piles::Rules) -> Option<(piles::View, piles::Spread)> {
        use stapel_rules::Game;
        let status = match (self.status.as_str(), &self.reason) {
            ("opening", None) => piles::Status::Opening,
            ("playing", None) => piles::Status::Playing,
            ("won", None) => piles::Status::Won,
            ("lost", Some(reason)) => {
                piles::Status::Lost(Loss::ALL.into_iter().find(|loss| loss.name() == reason)?)
            }
            _ => return None,
        };
        let mut unseen = CardSet::ALL;
        let mut hand = CardSet::EMPTY;
        for card in &self.hand {
            hand.insert(unseen.remove(card.0).then_some(card.0)?);
        }
        let mut spread = piles::Spread::new();
        let mut tops = Pile::ALL.map(Pile::base);
        for pile in Pile::ALL {
            for card in self.piles.of(pile) {
                unseen.remove(card.0).then_some(())?;
                tops[pile.index()] = card.0.number();
                let (seat, card) = (Seat::FIRST, card.0);
                spread.note(&Seen::Laid { seat, card, pile, trick: false });
            }
        }
        let players = usize::from(rules.players());
        let hand_sizes = for_each_seat(&self.hand_sizes, players)?;
        let set = |piles: &[PileLetter]| {
            piles.iter().fold(PileSet::EMPTY, |mut set, pile| {
                set.insert(pile.0);
                set
            })
        };
        let view = piles::View {
            viewer: viewer(self.viewer),
            hand,
            unseen,
            hand_sizes,
            undrawn: self.draw,
            commands: rules.layout().visible(tops),
            public: piles::Public {
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

/// The numbers of those who play, one for each, and nothing for seats that don't.
fn for_each_seat<const SEATS: usize>(numbers: &[u8], players: usize) -> Option<[u8; SEATS]> {
    if numbers.len() != players {
        return None;
    }
    let mut seats = [0; SEATS];
    seats.get_mut(..players)?.copy_from_slice(numbers);
    Some(seats)
}

impl Clear4ViewJson {
    fn new(rules: &clear4::Rules, view: &clear4::View, spread: &clear4::Spread) -> Clear4ViewJson {
        use stapel_rules::Game;
        let players = usize::from(rules.players());
        let stack = |stacks: &Stacks, stack: Stack| StackJson {
            up: stacks.up(stack).map(FaceName),
            down: stacks.down.contains(stack),
            blind: stacks.blind.contains(stack),
        };
        Clear4ViewJson {
            viewer: viewer_json(view.viewer),
            status: status_name(view.status).to_owned(),
            seat: SeatNumber(view.seat),
            phase: PhaseName(view.phase),
            hand: faces(view.hand),
            hand_sizes: view.hand_sizes[..players].to_vec(),
            known: view.known[..players].iter().map(|&known| faces(known)).collect(),
            stacks: view.stacks[..players]
                .iter()
                .map(|stacks| Stack::ALL.map(|each| stack(stacks, each)))
                .collect(),
            pile: spread
                .pile()
                .iter()
                .map(|&(face, value)| PileCardJson {
                    card: FaceName(face),
                    r#as: value.map(ValueNumber),
                })
                .collect(),
            run: view.run.map(|run| RunJson { value: ValueNumber(run.value), count: run.count }),
            joker_open: view.joker_open,
            out: spread.out().iter().copied().map(FaceName).collect(),
            turns: view.turns,
        }
    }

    fn read(&self, rules: &clear4::Rules) -> Option<(clear4::View, clear4::Spread)> {
        use stapel_rules::Game;
        let players = usize::from(rules.players());
        let mut unseen = Counts::DECK;
        let mut take = |cards: &mut dyn Iterator<Item = FaceName>| -> Option<Counts> {
            let mut taken = Counts::EMPTY;
            for FaceName(face) in cards {
                (unseen.remove(face) && taken.insert(face)).then_some(())?;
            }
            Some(taken)
        };
        let hand = take(&mut self.hand.iter().copied())?;
        let hand_sizes = for_each_seat(&self.hand_sizes, players)?;
        let mut known = [Counts::EMPTY; MAX_SEATS];
        let mut stacks = [Stacks::default(); MAX_SEATS];
        if self.known.len() != players || self.stacks.len() != players {
            return None;
        }
        for seat in Seat::all(rules.players()) {
            let index = seat.index();
            // One's own known cards are in one's hand, and counted there.
            known[index] = if self.viewer == Some(SeatNumber(seat)) {
                let own: Counts = self.known[index].iter().map(|card| card.0).collect();
                hand.contains(own).then_some(own)?
            } else {
                take(&mut self.known[index].iter().copied())?
            };
            let each = &self.stacks[index];
            take(&mut each.iter().filter_map(|stack| stack.up))?;
            let standing = |there: fn(&StackJson) -> bool| -> StackSet {
                Stack::ALL.into_iter().filter(|stack| there(&each[stack.index()])).collect()
            };
            stacks[index] = Stacks {
                up: Stack::ALL.map(|stack| each[stack.index()].up.map(|card| card.0)),
                down: standing(|stack| stack.down),
                blind: standing(|stack| stack.blind),
            };
        }
        let pile = take(&mut self.pile.iter().map(|card| card.card))?;
        let out = take(&mut self.out.iter().copied())?;
        let run = match self.run {
            Some(RunJson { value, count: count @ 1..=3 }) => {
                Some(clear4::Run { value: value.0, count })
            }
            None => None,
            Some(_) => return None,
        };
        let spread = clear4::Spread::from_parts(
            self.pile.iter().map(|card| (card.card.0, card.r#as.map(|value| value.0))).collect(),
            self.out.iter().map(|card| card.0).collect(),
        );
        let view = clear4::View {
            viewer: viewer(self.viewer),
            hand,
            unseen,
            hand_sizes,
            public: clear4::Public {
                known,
                stacks,
                pile,
                run,
                out,
                status: [clear4::Status::Playing, clear4::Status::Won, clear4::Status::Capped]
                    .into_iter()
                    .find(|&status| status_name(status) == self.status)?,
                seat: self.seat.0,
                phase: self.phase.0,
                joker_open: self.joker_open,
                turning_up: StackSet::EMPTY,
                blind: None,
                ending: false,
                turns: self.turns,
            },
        };
        Some((view, spread))
    }
}

fn status_name(status: clear4::Status) -> &'static str {
    match status {
        clear4::Status::Playing => "playing",
        clear4::Status::Won => "won",
        clear4::Status::Capped => "capped",
    }
}
