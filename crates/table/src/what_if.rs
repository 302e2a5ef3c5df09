//! Another way on: a game that goes on from a position of another one, or from one that was written down.
//!
//! Such a branch begins as a [`Record`] that needs nothing else: its deck is written out, and its turns are those that
//! led to the position. A table goes on with it ([`Table::resume`](crate::Table::resume)), and what is played there is
//! recorded behind these turns.

use stapel_rules::any::{AnyCard, AnyGame};
use stapel_rules::notation::{
    LayoutChoice, PositionError, Record, RecordedTurn, Replay, ReplayError, parse_position,
};
use stapel_rules::{
    Dealt, Game, Midway, MidwayError, Seat, SeatSet, StarterRule, TableGame, Turn, Viewer,
};

use crate::{Agreement, DealError, Seed, Takeback, deal};

/// Which cards are still to come in a branch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cards<'s> {
    /// Those that came in the game.
    Same,
    /// What the seats that people sit in could not know is dealt anew, from this seed. The hands of the other seats
    /// are, too.
    Fresh { seed: &'s str },
}

/// Why a game can't be gone on with from a position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WhatIfError {
    #[error(transparent)]
    Deal(DealError),
    #[error(transparent)]
    Replay(ReplayError),
    #[error("the game has {last} positions after its deal")]
    NoSuchPosition { last: usize },
    /// There is nothing left to play.
    #[error("the game is over there")]
    Over,
    #[error("the cards can't be dealt anew")]
    NoOtherDeal,
}

/// Why a text is no position to begin with.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StartError {
    #[error(transparent)]
    Position(PositionError),
    #[error(transparent)]
    Midway(MidwayError),
}

/// A fresh deal may turn out to be one in which the game would have ended before: a seat has nothing to play in it.
/// Whoever sits there knows that it went on, so another one is tried, but not for ever.
const MOST_DEALS: u32 = 4096;

/// The beginning of a branch: the game of this record after so many steps, with these seats taken by people.
pub fn what_if(
    record: &Record,
    steps: usize,
    people: SeatSet,
    cards: Cards<'_>,
) -> Result<Record, WhatIfError> {
    let (game, deck) = deal(record).map_err(WhatIfError::Deal)?;
    let mut start = until(record, &game, steps)?;
    let dealt = replayed(&start, game, deck.clone()).map_err(WhatIfError::Replay)?;
    if dealt.turn() == Turn::Over {
        return Err(WhatIfError::Over);
    }
    let deck = match cards {
        Cards::Same => deck,
        Cards::Fresh { seed } => {
            // Who wrote a position down has seen all hands in it.
            let knowing = match record.position {
                Some(_) => Seat::all(game.players()).collect(),
                None => people,
            };
            let hidden = game.secrets(dealt.state(), &deck, knowing);
            let shown = |dealt: &Dealt<AnyGame>| game.view(dealt.state(), Viewer::Spectator);
            let goes_on = |deck: &Vec<AnyCard>| {
                let other = replayed(&start, game, deck.clone());
                other.is_ok_and(|other| {
                    other.turn() == dealt.turn() && shown(&other) == shown(&dealt)
                })
            };
            let deals = (0..MOST_DEALS).map(|number| anew(&deck, &hidden, seed, number));
            deals.into_iter().find(goes_on).ok_or(WhatIfError::NoOtherDeal)?
        }
    };
    start.deck = Some(deck);
    Ok(start)
}

/// The beginning of a branch at a position in the notation. What nobody has seen there is shuffled, by this seed.
pub fn from_position(text: &str, seed: &str) -> Result<Record, StartError> {
    let (game, state) = parse_position(text).map_err(StartError::Position)?;
    let deck = game.deck_from(&state);
    let all = Seat::all(game.players()).collect();
    let deck = anew(&deck, &game.secrets(&state, &deck, all), seed, 0);
    Dealt::midway(game, state, deck.clone()).map_err(StartError::Midway)?;
    let position = Some((game, state));
    Ok(Record { deck: Some(deck), position, ..Record::new(&game) })
}

/// What a table agrees on that goes on with a record: its rules, and nothing that would be in the way of trying things.
pub fn what_if_agreement(record: &Record) -> Agreement {
    let kind = record.kind();
    let is_agreed = kind.about().starter == StarterRule::BeforeTheDeal;
    Agreement {
        options: record.options,
        layout: record.layout,
        first: is_agreed.then_some(record.first),
        rounds: 1,
        takeback: Takeback::Free,
        ..Agreement::new(kind, record.players)
    }
}

/// The record with nothing after so many steps, and nothing that would vouch for its deal.
fn until(record: &Record, game: &AnyGame, steps: usize) -> Result<Record, WhatIfError> {
    let last = steps_of(record);
    let starts = usize::from(record.starter.is_some());
    if steps > last {
        return Err(WhatIfError::NoSuchPosition { last });
    }
    let mut left = steps.saturating_sub(starts);
    let turns = record.turns.iter().map_while(|turn| {
        let taken = left.min(turn.actions.len());
        left -= taken;
        let actions = turn.actions[..taken].to_vec();
        (taken > 0).then_some(RecordedTurn { seat: turn.seat, actions })
    });
    Ok(Record {
        layout: LayoutChoice::of(game.setup().layout),
        names: record.names.clone(),
        position: record.position,
        starter: record.starter.filter(|_| steps > 0),
        turns: turns.collect(),
        ..Record::new(game)
    })
}

/// The game at the end of a record that has not ended.
fn replayed(
    record: &Record,
    game: AnyGame,
    deck: Vec<AnyCard>,
) -> Result<Dealt<AnyGame>, ReplayError> {
    let mut replay = Replay::new(record, game, deck)?;
    for _ in 0..steps_of(record) {
        replay.step()?;
    }
    Ok(replay.dealt().clone())
}

/// How many steps a record has: the naming of its starter, and every action.
fn steps_of(record: &Record) -> usize {
    let actions = record.turns.iter().map(|turn| turn.actions.len());
    usize::from(record.starter.is_some()) + actions.sum::<usize>()
}

/// The deck with the cards in these places in another order.
fn anew(deck: &[AnyCard], places: &[usize], seed: &str, number: u32) -> Vec<AnyCard> {
    let mut cards: Vec<AnyCard> = places.iter().map(|&place| deck[place]).collect();
    Seed::from_text(&format!("{seed}\n{number}")).shuffle_hidden(&mut cards);
    let mut deck = deck.to_vec();
    for (&place, card) in places.iter().zip(cards) {
        deck[place] = card;
    }
    deck
}
