//! Which deal is to be solved.

use std::path::Path;

use stapel_rules::any::{AnyCard, AnyGame};
use stapel_rules::piles::Rules;
use stapel_rules::{Card, Game, Seat};
use stapel_table::Seed;

use super::{Arguments, Failure};
use crate::measure;
use crate::records::Entries;

/// How much of something that is no card is told.
const TOLD: usize = 40;

/// The rules and the deck.
pub(super) struct Deal {
    pub(super) rules: Rules,
    pub(super) deck: Vec<Card>,
    /// The seed, where the deck follows from one.
    pub(super) seed: Option<String>,
}

impl Deal {
    /// The deal that was asked for.
    pub(super) fn of(arguments: &Arguments) -> Result<Deal, Failure> {
        if let Some(path) = &arguments.record {
            return from_record(path, arguments);
        }
        let rules = agree(arguments)?;
        match &arguments.deck {
            Some(text) => Ok(Deal { rules, deck: parse_deck(text)?, seed: None }),
            None => {
                let seed = arguments.seed.clone();
                Ok(Deal { rules, deck: Seed::from_text(&seed).deck(&rules), seed: Some(seed) })
            }
        }
    }

    /// The seat with this number, if somebody can be named to start and it plays.
    pub(super) fn seat(&self, found: usize) -> Result<Seat, Failure> {
        let players = self.rules.players();
        Seat::new(found)
            .filter(|seat| players > 1 && seat.index() < usize::from(players))
            .ok_or(Failure::Starter { found, players })
    }
}

/// The rules that were asked for.
pub(super) fn agree(arguments: &Arguments) -> Result<Rules, Failure> {
    let game = measure::players_of(arguments.game, arguments.players)
        .and_then(|players| {
            let Arguments { game, options, layout, seed, .. } = arguments;
            measure::agree(*game, players, options, layout, seed)
        })
        .map_err(Failure::Rules)?;
    Ok(piles(game).expect("only games with piles can be named"))
}

fn piles(game: AnyGame) -> Option<Rules> {
    if let AnyGame::Piles(rules) = game { Some(rules) } else { None }
}

fn parse_deck(text: &str) -> Result<Vec<Card>, Failure> {
    let words = text.split([' ', ',', '\n', '\t', '\r']).filter(|word| !word.is_empty());
    let parse = |(index, word): (usize, &str)| {
        word.parse().ok().and_then(Card::new).ok_or_else(|| Failure::NoCard {
            number: index + 1,
            found: word.chars().take(TOLD).collect(),
        })
    };
    words.enumerate().map(parse).collect()
}

fn from_record(path: &Path, arguments: &Arguments) -> Result<Deal, Failure> {
    let entry = arguments.choice.load(path).and_then(Entries::only).map_err(Failure::Record)?;
    let found = entry.read().map_err(Failure::Record)?;
    if found.record.kind() != arguments.game {
        return Err(Failure::OtherGame(path.to_owned(), found.record.kind()));
    }
    if found.record.position.is_some() {
        return Err(Failure::NoDeal(path.to_owned()));
    }
    let (game, deck) = found.deal().map_err(Failure::Record)?;
    let rules = piles(game).expect("only games with piles can be named");
    let number = |card| if let AnyCard::Piles(card) = card { Some(card) } else { None };
    let deck = deck.into_iter().filter_map(number).collect();
    Ok(Deal { rules, deck, seed: found.record.seed })
}
