//! Positions of The Game and Extreme as text.

use alloc::format;
use alloc::string::String;

use crate::notation::{
    Fields, Notation, Piece, PositionError, SyntaxError, Words, join, join_seats, per_seat,
};
use crate::piles::{Parts, Pile, PileSet, Public, Rules, State, Status};
use crate::{Card, CardSet, Game, Loss, Seat};

impl Notation for Rules {
    fn card_from_name(name: &str) -> Option<Card> {
        if name.starts_with(['+', '0']) {
            return None;
        }
        name.parse().ok().and_then(Card::new)
    }

    fn held(state: &State, seat: Seat) -> String {
        let hand = state.hand(seat);
        if hand.is_empty() { String::from("no cards") } else { join(hand.iter(), " ") }
    }

    fn write_position(&self, words: &mut Words, state: &State) {
        write(words, self, *state);
    }

    fn parse_position(&self, fields: &mut Fields<'_>) -> Result<State, PositionError> {
        parse(fields)?.check(self).map_err(|error| PositionError::Invalid(error.into()))
    }
}

fn write(words: &mut Words, rules: &Rules, state: State) {
    let parts = Parts::from(state);
    words.put("status", status_name(parts.status));
    words.put("seat", parts.seat);
    words.put("piles", join(parts.tops, ","));
    words.put("hands", join_seats(rules.players(), |seat| write_set(state.hand(seat))));
    words.put("undrawn", write_set(parts.undrawn));
    words.put("laid", parts.laid);
    words.put("minimum", parts.minimum);
    words.put_if(parts.to_draw > 0, "draws", parts.to_draw);
    words.put_if(parts.three, "three", true);
    words.put_if(!parts.skulls.is_empty(), "skulls", join(parts.skulls.iter(), ""));
    words.put_if(!parts.used.is_empty(), "used", join(parts.used.iter(), ""));
    if let Some(pile) = parts.bound {
        words.put("bound", pile);
    }
    words.put("turns", parts.turns);
}

fn parse(fields: &mut Fields<'_>) -> Result<Parts, SyntaxError> {
    Ok(Parts {
        hands: per_seat(fields.need("hands")?, parse_set)?,
        undrawn: parse_set(fields.need("undrawn")?)?,
        public: Public {
            status: parse_status(fields.need("status")?)?,
            seat: fields.seat("seat")?,
            tops: parse_tops(fields.need("piles")?)?,
            laid: fields.number("laid")?,
            minimum: fields.number("minimum")?,
            to_draw: fields.number_or("draws", 0)?,
            three: fields.flag("three")?,
            skulls: fields.take("skulls").map_or(Ok(PileSet::EMPTY), parse_piles)?,
            used: fields.take("used").map_or(Ok(PileSet::EMPTY), parse_piles)?,
            bound: fields.take("bound").map(parse_pile).transpose()?,
            turns: fields.number("turns")?,
        },
    })
}

fn status_name(status: Status) -> &'static str {
    match status {
        Status::Opening => "opening",
        Status::Playing => "playing",
        Status::Won => "won",
        Status::Lost(Loss::Stuck) => "lost:stuck",
        Status::Lost(Loss::Skull) => "lost:skull",
        Status::Lost(Loss::Three) => "lost:three",
        Status::Lost(Loss::OnePile) => "lost:one-pile",
    }
}

fn parse_status(value: Piece<'_>) -> Result<Status, SyntaxError> {
    [Status::Opening, Status::Playing, Status::Won]
        .into_iter()
        .chain(Loss::ALL.map(Status::Lost))
        .find(|&status| status_name(status) == value.text)
        .ok_or_else(|| value.expected("opening, playing, won or lost:REASON"))
}

fn parse_tops(value: Piece<'_>) -> Result<[u8; Pile::COUNT], SyntaxError> {
    let mut tops = [0; Pile::COUNT];
    let mut pieces = value.split(",");
    for top in &mut tops {
        let piece = pieces.next().ok_or_else(|| value.expected("the tops of four piles"))?;
        *top = piece.expect_number("the number on top of a pile")?;
    }
    match pieces.next() {
        None => Ok(tops),
        Some(piece) => Err(piece.expected("only four piles")),
    }
}

/// Writes a set with runs of three or more as ranges; an empty one as a dash.
fn write_set(set: CardSet) -> String {
    if set.is_empty() {
        return String::from("-");
    }
    let mut runs: alloc::vec::Vec<(u8, u8)> = alloc::vec::Vec::new();
    for card in set {
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == card.number() => *last = card.number(),
            _ => runs.push((card.number(), card.number())),
        }
    }
    join(
        runs.into_iter().map(|(first, last)| match last - first {
            0 => format!("{first}"),
            1 => format!("{first},{last}"),
            _ => format!("{first}-{last}"),
        }),
        ",",
    )
}

fn parse_set(value: Piece<'_>) -> Result<CardSet, SyntaxError> {
    let mut set = CardSet::EMPTY;
    if value.text == "-" {
        return Ok(set);
    }
    let card = |piece: Piece<'_>| {
        piece.number().and_then(Card::new).ok_or_else(|| piece.expected("a card, 2 to 99"))
    };
    for piece in value.split(",") {
        let (first, last) = match piece.split_once("-") {
            Some((first, last)) => (card(first)?, card(last)?),
            None => (card(piece)?, card(piece)?),
        };
        if first > last {
            return Err(piece.expected("a range from low to high"));
        }
        for number in first.number()..=last.number() {
            if !set.insert(Card::new_unchecked(number)) {
                return Err(piece.expected("cards that were not given before"));
            }
        }
    }
    Ok(set)
}

fn parse_pile(value: Piece<'_>) -> Result<Pile, SyntaxError> {
    let mut piles = parse_piles(value)?.iter();
    match (piles.next(), piles.next()) {
        (Some(pile), None) => Ok(pile),
        _ => Err(value.expected("one of the piles A, B, C, D")),
    }
}

fn parse_piles(value: Piece<'_>) -> Result<PileSet, SyntaxError> {
    let mut piles = PileSet::EMPTY;
    for letter in value.text.chars() {
        match Pile::from_letter(letter) {
            Some(pile) if !piles.contains(pile) => piles.insert(pile),
            _ => return Err(value.expected("some of the piles A, B, C, D, each once")),
        }
    }
    Ok(piles)
}
