use serde::{Deserialize, Serialize};
use stapel_rules::any::{AnyGame, AnySeen, AnySignal};
use stapel_rules::clear4::{self, Counts, Source};
use stapel_rules::piles::{self, Signal};
use stapel_rules::{Loss, MAX_SEATS, Outcome, SeatSet};

use super::{
    AgreementJson, CardNumber, CommandName, FaceName, PersonJson, PileLetter, RoundJson, ScoreJson,
    SeatNumber, StackNumber, StartName, ValueNumber, WhoJson, WishName,
};

/// Something that happened, as one viewer may know it: first what happens in games, then what happens
/// around them.
///
/// There is no field that could hold a card that its reader may not know. What is told is told with
/// few bytes: a table sends one of these to everyone for each play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum EventJson {
    /// It is this seat's turn now.
    Turn {
        /// The seat.
        seat: SeatNumber,
        /// In The Game and Extreme, how many cards the turn needs.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        minimum: Option<u8>,
    },
    /// A card of The Game or Extreme was laid.
    Laid {
        /// Who laid it.
        seat: SeatNumber,
        /// The card.
        card: CardNumber,
        /// Where.
        pile: PileLetter,
        /// Whether it went back by ten.
        #[serde(default, skip_serializing_if = "is_false")]
        trick: bool,
    },
    /// A seat's turn ended.
    Ended {
        /// The seat.
        seat: SeatNumber,
    },
    /// The reader drew this card.
    YouDrew {
        /// The card.
        card: CardNumber,
    },
    /// Someone else drew a card.
    TheyDrew {
        /// Who.
        seat: SeatNumber,
    },
    /// A card of Clear 4! was put on the pile.
    Placed {
        /// Who played it.
        seat: SeatNumber,
        /// The card.
        card: FaceName,
        /// Where it came from.
        from: FromJson,
        /// The value it counts for; null for a valueless joker.
        r#as: Option<ValueNumber>,
    },
    /// A horizontal card was turned over.
    Blind {
        /// Whose.
        seat: SeatNumber,
        /// The stack.
        stack: StackNumber,
        /// The card.
        card: FaceName,
    },
    /// The blind card lies on the pile.
    BlindPlaced {
        /// Who played it.
        seat: SeatNumber,
        /// The card.
        card: FaceName,
        /// The value it counts for; null for a valueless joker.
        r#as: Option<ValueNumber>,
    },
    /// The valueless joker on top got its value.
    JokerNamed {
        /// Who added the number.
        seat: SeatNumber,
        /// The value.
        value: ValueNumber,
    },
    /// A card was turned up.
    TurnedUp {
        /// Whose.
        seat: SeatNumber,
        /// The stack.
        stack: StackNumber,
        /// The card.
        card: FaceName,
    },
    /// A PUSH or CLEAR was played.
    Special {
        /// By whom.
        seat: SeatNumber,
        /// Which.
        card: FaceName,
        /// Where it came from; null for a blind card.
        from: Option<FromJson>,
    },
    /// The pile left the game.
    Cleared {
        /// Who cleared it.
        seat: SeatNumber,
        /// What left.
        cards: Vec<FaceName>,
    },
    /// Cards were taken into a hand.
    Took {
        /// By whom.
        seat: SeatNumber,
        /// What.
        cards: Vec<FaceName>,
    },
    /// The game was decided.
    Decided {
        /// How.
        outcome: OutcomeJson,
    },

    /// Something else was agreed on. Seats that are new are empty.
    Agreed {
        /// What.
        agreement: AgreementJson,
        /// How the match stands: another agreement may begin another one.
        score: ScoreJson,
    },
    /// Who sits in a seat or plays for it has changed.
    Place {
        /// The seat.
        seat: SeatNumber,
        /// Who sits there.
        who: WhoJson,
        /// The bot that plays in their stead.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        stand_in: Option<String>,
    },
    /// Someone else is the host.
    Host {
        /// Who.
        person: PersonJson,
    },
    /// The next deal is sealed.
    Sealed {
        /// What can be shown of its seed.
        commitment: String,
    },
    /// The cards were dealt.
    Dealt {
        /// The game as the reader sees it.
        round: Box<RoundJson>,
        /// How the match stands: the game may be the first of another one.
        score: ScoreJson,
    },
    /// A seat gave a signal.
    Signal {
        /// Who.
        seat: SeatNumber,
        /// Which.
        signal: SignalJson,
    },
    /// A seat said something.
    Said {
        /// Who.
        seat: SeatNumber,
        /// What.
        text: String,
    },
    /// A seat asks to take its last play back.
    TakebackAsked {
        /// Who.
        seat: SeatNumber,
    },
    /// A seat answered.
    TakebackAnswered {
        /// Who.
        seat: SeatNumber,
        /// Whether it agrees.
        agree: bool,
    },
    /// The last play was taken back.
    TookBack {
        /// By whom.
        seat: SeatNumber,
        /// The game as the reader sees it now.
        round: Box<RoundJson>,
    },
    /// The game is over, and everything about it is public.
    Over {
        /// How it ended; null if it was given up.
        outcome: Option<OutcomeJson>,
        /// What the deal followed from.
        seed: String,
        /// How the match stands.
        score: ScoreJson,
        /// Where the record of the game is.
        record: String,
    },
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
pub(super) fn is_false(flag: &bool) -> bool {
    !*flag
}

/// Where a card came from: `"hand"`, or a stack by its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum FromJson {
    /// A stack.
    Stack(StackNumber),
    /// The hand.
    Hand(HandName),
}

/// `"hand"`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HandName {
    /// The hand.
    Hand,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum OutcomeJson {
    /// The team won.
    Won,
    /// The team lost.
    Lost {
        /// Why.
        reason: String,
        /// Cards left.
        left: u8,
    },
    /// A round of Clear 4! ended.
    Round {
        /// Who won.
        winners: Vec<SeatNumber>,
        /// Cards left per seat.
        left: Vec<u8>,
        /// Whether the turn cap ended it.
        #[serde(default, skip_serializing_if = "is_false")]
        capped: bool,
    },
}

/// Something that a seat may tell the others without naming a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum SignalJson {
    /// How gladly it would start.
    Start(StartName),
    /// A wish or offer about a pile.
    Pile {
        /// Which.
        pile: PileLetter,
        /// What.
        wish: WishName,
    },
    /// I am stuck soon.
    StuckSoon,
    /// I can go on.
    CanGoOn,
    /// I hold this command.
    Hold(CommandName),
    /// Please not this command now.
    NotNow(CommandName),
}

impl From<AnySignal> for SignalJson {
    fn from(signal: AnySignal) -> SignalJson {
        match signal {
            AnySignal::Piles(signal) => signal.into(),
            AnySignal::Clear4(never) => match never {},
        }
    }
}

impl SignalJson {
    /// The signal that is meant.
    pub fn signal(self) -> AnySignal {
        AnySignal::Piles(self.into())
    }
}

impl From<Signal> for SignalJson {
    fn from(signal: Signal) -> SignalJson {
        match signal {
            Signal::Start(start) => SignalJson::Start(StartName(start)),
            Signal::Pile(pile, wish) => {
                SignalJson::Pile { pile: PileLetter(pile), wish: WishName(wish) }
            }
            Signal::StuckSoon => SignalJson::StuckSoon,
            Signal::CanGoOn => SignalJson::CanGoOn,
            Signal::Hold(command) => SignalJson::Hold(CommandName(command)),
            Signal::NotNow(command) => SignalJson::NotNow(CommandName(command)),
        }
    }
}

impl From<SignalJson> for Signal {
    fn from(signal: SignalJson) -> Signal {
        match signal {
            SignalJson::Start(StartName(start)) => Signal::Start(start),
            SignalJson::Pile { pile, wish } => Signal::Pile(pile.0, wish.0),
            SignalJson::StuckSoon => Signal::StuckSoon,
            SignalJson::CanGoOn => Signal::CanGoOn,
            SignalJson::Hold(CommandName(command)) => Signal::Hold(command),
            SignalJson::NotNow(CommandName(command)) => Signal::NotNow(command),
        }
    }
}

impl OutcomeJson {
    /// The outcome of a game with so many players, as it travels.
    pub fn new(outcome: &Outcome, players: u8) -> OutcomeJson {
        match *outcome {
            Outcome::Won => OutcomeJson::Won,
            Outcome::Lost { reason, left } => {
                OutcomeJson::Lost { reason: reason.name().to_owned(), left }
            }
            Outcome::Round { winners, left, capped } => OutcomeJson::Round {
                winners: winners.iter().map(SeatNumber).collect(),
                left: left[..usize::from(players)].to_vec(),
                capped,
            },
        }
    }

    /// The outcome, if it makes sense.
    pub fn read(&self) -> Option<Outcome> {
        Some(match self {
            OutcomeJson::Won => Outcome::Won,
            OutcomeJson::Lost { reason, left } => {
                let reason = Loss::ALL.into_iter().find(|loss| loss.name() == reason)?;
                Outcome::Lost { reason, left: *left }
            }
            OutcomeJson::Round { winners, left: counts, capped } => {
                let mut left = [0; MAX_SEATS];
                left.get_mut(..counts.len())?.copy_from_slice(counts);
                let winners: SeatSet = winners.iter().map(|seat| seat.0).collect();
                Outcome::Round { winners, left, capped: *capped }
            }
        })
    }
}

fn faces(cards: Counts) -> Vec<FaceName> {
    cards.iter().map(FaceName).collect()
}

fn counts(cards: &[FaceName]) -> Option<Counts> {
    let mut counts = Counts::EMPTY;
    cards.iter().all(|card| counts.insert(card.0)).then_some(counts)
}

impl From<Source> for FromJson {
    fn from(source: Source) -> FromJson {
        match source {
            Source::Hand => FromJson::Hand(HandName::Hand),
            Source::Stack(stack) => FromJson::Stack(StackNumber(stack)),
        }
    }
}

impl From<FromJson> for Source {
    fn from(from: FromJson) -> Source {
        match from {
            FromJson::Hand(HandName::Hand) => Source::Hand,
            FromJson::Stack(StackNumber(stack)) => Source::Stack(stack),
        }
    }
}

impl EventJson {
    /// What a viewer saw of a game with so many players, as it travels.
    pub fn new(seen: &AnySeen, players: u8) -> EventJson {
        match seen {
            AnySeen::Piles(seen) => EventJson::piles(seen, players),
            AnySeen::Clear4(event) => EventJson::clear4(event, players),
        }
    }

    fn piles(seen: &piles::Seen, players: u8) -> EventJson {
        use piles::Seen;
        match *seen {
            Seen::TurnBegan { seat, minimum } => {
                EventJson::Turn { seat: SeatNumber(seat), minimum: Some(minimum) }
            }
            Seen::Laid { seat, card, pile, trick } => EventJson::Laid {
                seat: SeatNumber(seat),
                card: CardNumber(card),
                pile: PileLetter(pile),
                trick,
            },
            Seen::TurnEnded { seat } => EventJson::Ended { seat: SeatNumber(seat) },
            Seen::YouDrew { card } => EventJson::YouDrew { card: CardNumber(card) },
            Seen::TheyDrew { seat } => EventJson::TheyDrew { seat: SeatNumber(seat) },
            Seen::Over(outcome) => {
                EventJson::Decided { outcome: OutcomeJson::new(&outcome, players) }
            }
        }
    }

    fn clear4(event: &clear4::Event, players: u8) -> EventJson {
        use clear4::Event;
        let value = |value: Option<clear4::Value>| value.map(ValueNumber);
        match *event {
            Event::TurnBegan { seat } => EventJson::Turn { seat: SeatNumber(seat), minimum: None },
            Event::Placed { seat, face, from, counts_as } => EventJson::Placed {
                seat: SeatNumber(seat),
                card: FaceName(face),
                from: from.into(),
                r#as: value(counts_as),
            },
            Event::BlindRevealed { seat, stack, face } => EventJson::Blind {
                seat: SeatNumber(seat),
                stack: StackNumber(stack),
                card: FaceName(face),
            },
            Event::BlindPlaced { seat, face, counts_as } => EventJson::BlindPlaced {
                seat: SeatNumber(seat),
                card: FaceName(face),
                r#as: value(counts_as),
            },
            Event::JokerNamed { seat, value } => {
                EventJson::JokerNamed { seat: SeatNumber(seat), value: ValueNumber(value) }
            }
            Event::TurnedUp { seat, stack, face } => EventJson::TurnedUp {
                seat: SeatNumber(seat),
                stack: StackNumber(stack),
                card: FaceName(face),
            },
            Event::Special { seat, face, from } => EventJson::Special {
                seat: SeatNumber(seat),
                card: FaceName(face),
                from: from.map(FromJson::from),
            },
            Event::Cleared { seat, cards } => {
                EventJson::Cleared { seat: SeatNumber(seat), cards: faces(cards) }
            }
            Event::Took { seat, cards } => {
                EventJson::Took { seat: SeatNumber(seat), cards: faces(cards) }
            }
            Event::TurnEnded { seat } => EventJson::Ended { seat: SeatNumber(seat) },
            Event::Over(outcome) => {
                EventJson::Decided { outcome: OutcomeJson::new(&outcome, players) }
            }
        }
    }

    /// What was seen of this game, if the event is one of the game and makes sense in it.
    pub fn seen(&self, game: &AnyGame) -> Option<AnySeen> {
        match game {
            AnyGame::Piles(_) => self.piles_seen().map(AnySeen::Piles),
            AnyGame::Clear4(_) => self.clear4_seen().map(AnySeen::Clear4),
        }
    }

    fn piles_seen(&self) -> Option<piles::Seen> {
        use piles::Seen;
        Some(match *self {
            EventJson::Turn { seat, minimum } => {
                Seen::TurnBegan { seat: seat.0, minimum: minimum? }
            }
            EventJson::Laid { seat, card, pile, trick } => {
                Seen::Laid { seat: seat.0, card: card.0, pile: pile.0, trick }
            }
            EventJson::Ended { seat } => Seen::TurnEnded { seat: seat.0 },
            EventJson::YouDrew { card } => Seen::YouDrew { card: card.0 },
            EventJson::TheyDrew { seat } => Seen::TheyDrew { seat: seat.0 },
            EventJson::Decided { ref outcome } => Seen::Over(outcome.read()?),
            _ => return None,
        })
    }

    fn clear4_seen(&self) -> Option<clear4::Event> {
        use clear4::Event;
        let value = |value: Option<ValueNumber>| value.map(|value| value.0);
        Some(match *self {
            EventJson::Turn { seat, minimum: None } => Event::TurnBegan { seat: seat.0 },
            EventJson::Placed { seat, card, from, r#as } => Event::Placed {
                seat: seat.0,
                face: card.0,
                from: from.into(),
                counts_as: value(r#as),
            },
            EventJson::Blind { seat, stack, card } => {
                Event::BlindRevealed { seat: seat.0, stack: stack.0, face: card.0 }
            }
            EventJson::BlindPlaced { seat, card, r#as } => {
                Event::BlindPlaced { seat: seat.0, face: card.0, counts_as: value(r#as) }
            }
            EventJson::JokerNamed { seat, value } => {
                Event::JokerNamed { seat: seat.0, value: value.0 }
            }
            EventJson::TurnedUp { seat, stack, card } => {
                Event::TurnedUp { seat: seat.0, stack: stack.0, face: card.0 }
            }
            EventJson::Special { seat, card, from } => {
                Event::Special { seat: seat.0, face: card.0, from: from.map(Source::from) }
            }
            EventJson::Cleared { seat, ref cards } => {
                Event::Cleared { seat: seat.0, cards: counts(cards)? }
            }
            EventJson::Took { seat, ref cards } => {
                Event::Took { seat: seat.0, cards: counts(cards)? }
            }
            EventJson::Ended { seat } => Event::TurnEnded { seat: seat.0 },
            EventJson::Decided { ref outcome } => Event::Over(outcome.read()?),
            _ => return None,
        })
    }
}
