//! A referee at the other end of two pipes, and what the tests say to it.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};

/// A running `stapel referee`.
pub(crate) struct Referee {
    process: Child,
    /// Open until the test has said everything.
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Referee {
    pub(crate) fn new() -> Referee {
        let mut process = Command::new(env!("CARGO_BIN_EXE_stapel"))
            .arg("referee")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let input = process.stdin.take();
        let output = BufReader::new(process.stdout.take().unwrap());
        Referee { process, input, output }
    }

    /// A referee with this game under way.
    pub(crate) fn with(new: &Value) -> Referee {
        let mut referee = Referee::new();
        referee.accept(new);
        referee
    }

    /// Sends bytes as they are, without an end of line.
    pub(crate) fn send(&mut self, bytes: &[u8]) {
        let input = self.input.as_mut().unwrap();
        input.write_all(bytes).unwrap();
        input.flush().unwrap();
    }

    /// Reads an answer. Nothing else is sent meanwhile, so an answer that is not flushed never
    /// comes.
    pub(crate) fn receive(&mut self) -> String {
        let mut line = String::new();
        self.output.read_line(&mut line).unwrap();
        let Some(answer) = line.strip_suffix('\n') else { panic!("no whole line: {line:?}") };
        answer.to_owned()
    }

    /// Sends a line and reads the answer to it.
    pub(crate) fn ask(&mut self, line: impl AsRef<[u8]>) -> String {
        self.send(line.as_ref());
        self.send(b"\n");
        self.receive()
    }

    /// Sends a request that is to be accepted.
    pub(crate) fn accept(&mut self, request: &Value) -> Value {
        let answer = self.ask(request.to_string());
        let answer: Value = serde_json::from_str(&answer).unwrap();
        assert_eq!(answer["ok"], true, "{request} was answered with {answer}");
        answer
    }

    /// Sends a line that is to be refused, checks that it changes nothing, and gives the error.
    pub(crate) fn refuse(&mut self, line: impl AsRef<[u8]>) -> Refused {
        let before = self.ask(STATE);
        let answer = self.ask(&line);
        let shown = String::from_utf8_lossy(line.as_ref());
        let shown: String = shown.chars().take(200).collect();
        let parsed: Value = serde_json::from_str(&answer).unwrap();
        assert_eq!(parsed["ok"], false, "{shown} was answered with {answer}");
        assert_eq!(super::json::keys(&answer), ["ok", "error"], "{answer}");
        let error = super::json::member(&answer, "error");
        assert_eq!(super::json::keys(error), ["code", "message"], "{answer}");
        let text = |key: &str| parsed["error"][key].as_str().unwrap().to_owned();
        let (code, message) = (text("code"), text("message"));
        assert!(!message.is_empty(), "{answer}");
        assert_eq!(self.ask(STATE), before, "{shown} was refused and changed the state");
        Refused { code, message, request: shown }
    }

    pub(crate) fn state(&mut self) -> Value {
        self.accept(&json!({"op": "state"}))["state"].take()
    }

    pub(crate) fn start(&mut self, seat: usize) -> Value {
        self.accept(&json!({"op": "start", "seat": seat}))["state"].take()
    }

    /// Does an action for the seat whose turn it is; gives the whole answer.
    pub(crate) fn act(&mut self, action: &str) -> Value {
        let seat = self.state()["seat"].take();
        self.accept(&json!({"op": "do", "seat": seat, "action": action}))
    }

    /// Does several actions in turn; gives the state after the last.
    pub(crate) fn play(&mut self, actions: &[&str]) -> Value {
        actions.iter().map(|action| self.act(action)["state"].take()).last().unwrap()
    }

    /// Tries an action that is to be refused for the seat whose turn it is.
    pub(crate) fn refuse_action(&mut self, action: &str) -> Refused {
        let seat = self.state()["seat"].take();
        self.refuse(json!({"op": "do", "seat": seat, "action": action}).to_string())
    }

    /// The view of a seat or a spectator, without the name of its family around it.
    pub(crate) fn view(&mut self, seat: Option<usize>) -> Value {
        let mut view = self.accept(&json!({"op": "view", "seat": seat}))["view"].take();
        let mut families = view.as_object_mut().unwrap().values_mut();
        families.next().unwrap().take()
    }

    /// The legal actions and the seat they are for.
    pub(crate) fn legal(&mut self) -> (usize, Vec<String>) {
        let answer = self.accept(&json!({"op": "legal"}));
        let seat = answer["seat"].as_u64().unwrap() as usize;
        let actions = answer["actions"].as_array().unwrap();
        (seat, actions.iter().map(|action| action.as_str().unwrap().to_owned()).collect())
    }

    /// Ends the input; gives what is answered after it and whether the process ended well.
    pub(crate) fn hang_up(mut self) -> (Vec<String>, bool) {
        self.input = None;
        let rest = self.output.by_ref().lines().map(Result::unwrap).collect();
        (rest, self.process.wait().unwrap().success())
    }

    /// Stops reading answers.
    pub(crate) fn turn_away(self) -> (ChildStdin, Child) {
        let Referee { process, input, output } = self;
        drop(output);
        (input.unwrap(), process)
    }
}

pub(crate) const STATE: &str = r#"{"op":"state"}"#;

/// An answer that refuses.
pub(crate) struct Refused {
    code: String,
    message: String,
    request: String,
}

impl Refused {
    #[track_caller]
    pub(crate) fn with_code(self, code: &str) -> Refused {
        assert_eq!(self.code, code, "{} was refused with: {}", self.request, self.message);
        self
    }

    #[track_caller]
    pub(crate) fn saying(self, part: &str) -> Refused {
        let Refused { message, request, .. } = &self;
        assert!(message.contains(part), "{request} was refused without {part:?}: {message}");
        self
    }
}

/// The games, with the numbers of players they are for.
pub(crate) const GAMES: [(&str, std::ops::RangeInclusive<usize>); 3] =
    [("the-game", 1..=5), ("extreme", 1..=5), ("clear-4", 2..=6)];

/// How many cards a full hand of The Game or Extreme has.
pub(crate) fn hand_size(players: usize) -> usize {
    match players {
        1 => 8,
        2 => 7,
        _ => 6,
    }
}

/// A deck of The Game or Extreme that begins with these cards; the others follow in order.
pub(crate) fn deck(first: &[u8]) -> Vec<Value> {
    let rest = (2..=99).filter(|card| !first.contains(card));
    first.iter().copied().chain(rest).map(Value::from).collect()
}

/// The cards of Clear 4! in order: numbers, then PUSH, JOKER, CLEAR.
pub(crate) fn clear4_cards() -> Vec<Value> {
    let numbers = (1..=10).flat_map(|number| vec![json!(number); 10]);
    let specials = [("push", 7), ("joker", 7), ("clear", 6)];
    numbers
        .chain(specials.into_iter().flat_map(|(card, copies)| vec![json!(card); copies]))
        .collect()
}

/// What a seat of Clear 4! is dealt, one word a card: `P`, `J` and `C` are the special ones.
#[derive(Clone, Copy)]
pub(crate) struct Dealt {
    pub(crate) blind: &'static str,
    pub(crate) down: &'static str,
    pub(crate) up: &'static str,
    pub(crate) hand: &'static str,
}

/// A deck of Clear 4! that deals this; the box gets the rest.
pub(crate) fn clear4_deck(seats: &[Dealt]) -> Vec<Value> {
    let mut rest = clear4_cards();
    let mut deck = Vec::new();
    for seat in seats {
        let words = [seat.blind, seat.down, seat.up, seat.hand].map(str::split_whitespace);
        for word in words.into_iter().flatten() {
            let card = match word {
                "P" => json!("push"),
                "J" => json!("joker"),
                "C" => json!("clear"),
                number => json!(number.parse::<u8>().unwrap()),
            };
            let index = rest.iter().position(|other| *other == card).unwrap();
            deck.push(rest.remove(index));
        }
    }
    assert_eq!(deck.len(), 20 * seats.len(), "every seat is dealt twenty cards");
    deck.extend(rest);
    deck
}

/// The request for a game of The Game or Extreme with a deck that begins with these cards.
pub(crate) fn new_piles(game: &str, players: usize, first: &[u8]) -> Value {
    json!({"op": "new", "game": game, "players": players, "deck": deck(first)})
}

/// The request for a round of Clear 4! that deals this.
pub(crate) fn new_clear4(seats: &[Dealt]) -> Value {
    json!({"op": "new", "game": "clear-4", "players": seats.len(), "deck": clear4_deck(seats)})
}

/// The request for a game shuffled from a seed.
pub(crate) fn new_seeded(game: &str, players: usize, seed: &str) -> Value {
    json!({"op": "new", "game": game, "players": players, "seed": seed})
}

/// A list of JSON texts or numbers.
pub(crate) fn list(value: &Value) -> &[Value] {
    value.as_array().unwrap_or_else(|| panic!("{value} is no list"))
}

pub(crate) fn number(value: &Value) -> usize {
    value.as_u64().unwrap_or_else(|| panic!("{value} is no number")) as usize
}

/// Numbers that look random and are the same every time.
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    /// SplitMix64, cut down to numbers below a bound. That they are not quite even is no matter.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut word = self.0;
        word = (word ^ word >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        word = (word ^ word >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        (word >> 33) as usize % bound
    }
}
