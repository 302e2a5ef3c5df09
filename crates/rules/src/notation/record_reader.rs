//! Whole games, read from text.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::cursor::{Piece, join, unquote};
use super::record::{MAGIC, MAGIC_BEFORE};
use super::{
    ActionError, Place, PositionError, Record, RecordPlaces, RecordedTurn, Share, SyntaxError,
    parse_position,
};
use crate::any::{AnyAction, AnyGame, GameKind, Loss, Setup};
use crate::setup::{LayoutChoice, OptionValue, SetupError};
use crate::{Game, MAX_SEATS, Outcome, Seat, SeatSet, StarterRule};

/// A record being read: headers first, then turns, then the result.
pub(super) struct Reader {
    record: Record,
    /// The rules of the game, for reading cards and actions. Which layout they have is no matter.
    game: AnyGame,
    places: RecordPlaces,
}

impl Reader {
    pub(super) fn read(text: &str) -> Result<(Record, RecordPlaces), SyntaxError> {
        let mut lines = text
            .lines()
            .enumerate()
            .map(|(index, line)| Piece::line(line, index + 1))
            // Blank lines and comments may stand anywhere.
            .filter(|line| !line.text.trim().is_empty() && !line.text.starts_with('#'));
        let end = Piece::line("", text.lines().count() + 1);
        let mut next = || lines.next().unwrap_or(end);

        let magic = next();
        let before = magic.text == MAGIC_BEFORE;
        if magic.text != MAGIC && !before {
            return Err(magic.expected(format!("the line {MAGIC:?}")));
        }
        let mut places = RecordPlaces::default();
        let game = fixed_header(next(), "game", &mut places)?;
        let names = GameKind::ALL.map(GameKind::name);
        let kind = GameKind::from_name(game.text)
            .ok_or_else(|| game.expected_name(GameKind::NAMES, names))?;
        let piece = fixed_header(next(), "players", &mut places)?;
        let range = kind.players();
        let players = piece.number().filter(|count| range.contains(count)).ok_or_else(|| {
            piece.expected(format!("{} to {} players", range.start(), range.end()))
        })?;

        let rules = AnyGame::new(&Setup::new(kind, players))
            .map_err(|error| piece.expected(error.to_string()))?;
        let mut reader = Reader { record: Record::new(&rules), game: rules, places };
        for line in lines {
            reader.line(line)?;
        }
        if before {
            let Reader { record, places, .. } = &mut reader;
            record.options.as_before(|name| places.header(&format!("option {name}")).is_some());
        }
        Ok((reader.record, reader.places))
    }

    fn line(&mut self, line: Piece<'_>) -> Result<(), SyntaxError> {
        let (key, value) = line.split_once(": ").ok_or_else(|| self.no_colon(line))?;
        if self.record.result.is_some() {
            return Err(line.expected("nothing after the result"));
        }
        if key.text.starts_with(|c: char| c.is_ascii_digit()) {
            return self.turn(key, value);
        }
        if key.text == "result" {
            let (result, stopped) = self.result(value)?;
            self.record.result = Some(result);
            self.record.stopped = stopped;
            self.places.result = Some(value.place());
            return Ok(());
        }
        if !self.record.turns.is_empty() {
            let expected = "a turn such as \"0: 37A, end\", or the result";
            return Err(match self.is_header(key) {
                true => line.expected(format!("{expected}; headers come before the first turn")),
                false => key.expected_name(expected, ["result"]),
            });
        }
        match self.places.header(key.text) {
            // A deck takes several lines; everything else is said once.
            Some(_) if key.text == "deck" => {}
            Some(Place { line, .. }) => {
                let name = key.text;
                return Err(key.expected(format!("each header once ({name} is on line {line})")));
            }
            None => self.places.headers.push((key.text.to_owned(), key.place())),
        }
        self.header(key, value)
    }

    /// What is wrong about a line in which nothing is parted by a colon and a space.
    fn no_colon(&self, line: Piece<'_>) -> SyntaxError {
        let is_begun =
            |key: Piece<'_>| key.is_number() || key.text == "result" || self.is_header(key);
        let named =
            ["option ", "name ", "share "].into_iter().find(|name| line.text.starts_with(name));
        if let Some((key, value)) = line.split_once(":").filter(|(key, _)| is_begun(*key)) {
            return value.expected(format!("a space after \"{}:\"", key.text));
        }
        // The second word of these belongs to their name.
        let name = named.map_or(0, str::len);
        let (_, rest) = line.split_at(name);
        match rest.split_once(" ").map(|(word, value)| (line.until(name + word.text.len()), value))
        {
            Some((key, value)) if is_begun(key) => {
                value.expected(format!("a colon after \"{}\"", key.text))
            }
            _ => line.expected("a header, a turn such as \"0: 37A, end\", or the result"),
        }
    }

    /// The headers that records of this game have after the first lines, as they are begun.
    fn headers(&self) -> Vec<&'static str> {
        let about = self.record.kind().about();
        let known = [
            ("option", true),
            ("layout", about.has_layout),
            ("first", about.starter == StarterRule::BeforeTheDeal),
            ("name", true),
            ("seed", true),
            ("share", true),
            ("deck", true),
            ("position", true),
            ("starter", about.starter == StarterRule::AfterTheDeal),
            ("takebacks", true),
            ("hints", true),
        ];
        known.into_iter().filter_map(|(name, is_there)| is_there.then_some(name)).collect()
    }

    fn is_header(&self, key: Piece<'_>) -> bool {
        let name = key.text.split(' ').next().unwrap_or_default();
        self.headers().contains(&name)
    }

    fn header(&mut self, key: Piece<'_>, value: Piece<'_>) -> Result<(), SyntaxError> {
        if !self.is_header(key) {
            return Err(self.no_such_header(key));
        }
        let record = &mut self.record;
        if let Some(name) = key.strip_prefix("option ") {
            let parsed = OptionValue::parse(value.text)
                .ok_or_else(|| value.expected("true, false or a number"))?;
            return record.options.set(name.text, parsed).map_err(|error| match error {
                SetupError::UnknownOption { known } => {
                    let names = || known.iter().map(|option| option.name);
                    let expected = format!("an option of this game: {}", join(names(), ", "));
                    name.expected_name(expected, names())
                }
                _ => value.expected(error.to_string()),
            });
        }
        if let Some(seat) = key.strip_prefix("name ") {
            let index = self.seat(seat)?.index();
            self.record.names[index] = Some(unquote(value)?);
            return Ok(());
        }
        if let Some(seat) = key.strip_prefix("share ") {
            let index = self.seat(seat)?.index();
            self.record.shares[index] = Some(Share::parse(value)?);
            return Ok(());
        }
        match key.text {
            "layout" => record.layout = LayoutChoice::parse(value)?,
            "first" => self.record.first = self.seat(value)?,
            "starter" => self.record.starter = Some(self.seat(value)?),
            "takebacks" => {
                record.takebacks = value.expect_number("how many plays were taken back")?;
            }
            "hints" => record.hints = value.expect_number("how many hints were taken")?,
            "position" => {
                let position = parse_position(value.text).map_err(|error| match error {
                    PositionError::Syntax(inner) => {
                        let column = value.column + inner.column - 1;
                        SyntaxError { line: value.line, column, ..inner }
                    }
                    other => value.expected(format!("a position ({other})")),
                })?;
                record.position = Some(position);
            }
            "seed" => record.seed = Some(unquote(value)?),
            "deck" => {
                let deck = record.deck.get_or_insert_default();
                for piece in value.split(" ") {
                    let card = self.game.card_from_name(piece.text);
                    deck.push(card.ok_or_else(|| piece.expected("a card of this game"))?);
                }
            }
            _ => return Err(self.no_such_header(key)),
        }
        Ok(())
    }

    fn no_such_header(&self, key: Piece<'_>) -> SyntaxError {
        let headers = self.headers();
        let shown = headers.iter().map(|&name| match name {
            "option" => "option NAME",
            "name" => "name SEAT",
            "share" => "share SEAT",
            name => name,
        });
        let expected = format!("one of the headers {}", join(shown, ", "));
        // Of those with two words the first may be the misspelt one.
        let word = key.split(" ").next().unwrap_or(key);
        let meant = word.expected_name("", headers).meant;
        SyntaxError { meant, ..key.expected(expected) }
    }

    fn turn(&mut self, key: Piece<'_>, value: Piece<'_>) -> Result<(), SyntaxError> {
        let seat = self.seat(key)?;
        let mut actions = Vec::new();
        let mut places = Vec::new();
        for piece in value.split(", ") {
            let action = self.action(piece);
            actions.push(action.map_err(|error| self.no_comma(piece).unwrap_or(error))?);
            places.push(piece.place());
        }
        self.record.turns.push(RecordedTurn { seat, actions });
        self.places.turns.push(places);
        Ok(())
    }

    fn action(&self, piece: Piece<'_>) -> Result<AnyAction, SyntaxError> {
        self.game.parse_action(piece.text).map_err(|error| match error {
            ActionError::Syntax(inner) => {
                let column = piece.column + inner.column - 1;
                SyntaxError { line: piece.line, column, ..inner }
            }
            other => piece.expected(format!("an action ({other})")),
        })
    }

    /// What is wrong about a text that is no action, but would be two or more if there were a comma and a space
    /// between them.
    fn no_comma(&self, piece: Piece<'_>) -> Option<SyntaxError> {
        let gaps = piece.text.match_indices([' ', ',']);
        let mut parts =
            gaps.map(|(at, gap)| (piece.split_at(at).0, piece.from(at + gap.len()), gap));
        parts.find_map(|(first, rest, gap)| {
            self.action(first).ok()?;
            if rest.text.is_empty() {
                return Some(rest.expected(format!("an action after \"{}{gap}\"", first.text)));
            }
            if self.action(rest).is_err() {
                // What follows may be several actions without commas.
                self.no_comma(rest)?;
            }
            let next = rest.text.split([' ', ',']).next().unwrap_or_default();
            let example = format!("\"{}, {next}\"", first.text);
            Some(rest.expected(match gap {
                "," => format!("a space after the comma, as in {example}"),
                _ => format!("a comma between two actions, as in {example}"),
            }))
        })
    }

    fn seat(&self, piece: Piece<'_>) -> Result<Seat, SyntaxError> {
        let players = self.record.players;
        piece
            .number()
            .and_then(Seat::new)
            .filter(|seat| seat.index() < usize::from(players))
            .ok_or_else(|| piece.expected(format!("a seat, 0 to {}", players - 1)))
    }

    /// How the game ended, and whether the players ended it early.
    fn result(&self, value: Piece<'_>) -> Result<(Outcome, bool), SyntaxError> {
        let (how, left) = match value.split_once(" left ") {
            Some((how, left)) => (how, Some(left)),
            None => (value, None),
        };
        let count = |piece: Piece<'_>| piece.expect_number("how many cards are left");
        if self.record.kind().about().is_cooperative {
            const RESULT: &str = "won, or lost with its reason and the cards left";
            let reason = how
                .strip_prefix("lost ")
                .and_then(|reason| Loss::ALL.into_iter().find(|loss| loss.name() == reason.text));
            return match (how.text, reason, left) {
                ("won", _, None) => Ok((Outcome::Won, false)),
                (_, Some(reason), Some(left)) => {
                    Ok((Outcome::Lost { reason, left: count(left)? }, false))
                }
                _ => Err(value.expected(RESULT)),
            };
        }
        const RESULT: &str = "won, capped or stopped, the winners, and the cards left of each seat";
        let expected = || value.expected(RESULT);
        let (word, seats) = how.split_once(" ").ok_or_else(expected)?;
        let (capped, stopped) = match word.text {
            "won" => (false, false),
            "capped" => (true, false),
            "stopped" => (false, true),
            _ => return Err(expected()),
        };
        let winners: Result<SeatSet, SyntaxError> =
            seats.split(" ").map(|piece| self.seat(piece)).collect();
        let counts: Result<Vec<u8>, SyntaxError> =
            left.ok_or_else(expected)?.split(" ").map(count).collect();
        let counts = counts?;
        if counts.len() != usize::from(self.record.players) {
            return Err(expected());
        }
        let mut left = [0; MAX_SEATS];
        left[..counts.len()].copy_from_slice(&counts);
        Ok((Outcome::Round { winners: winners?, left, capped }, stopped))
    }
}

/// The value of a header that stands where it does in every record.
fn fixed_header<'t>(
    line: Piece<'t>,
    name: &'static str,
    places: &mut RecordPlaces,
) -> Result<Piece<'t>, SyntaxError> {
    match line.split_once(": ") {
        Some((key, value)) if key.text == name => {
            places.headers.push((String::from(name), key.place()));
            Ok(value)
        }
        Some((key, _)) => Err(key.expected_name(format!("the header \"{name}:\""), [name])),
        None => Err(line.expected(format!("the header \"{name}:\", a space and its value"))),
    }
}
