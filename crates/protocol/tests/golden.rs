//! What goes over the wire, byte for byte: scripts in other languages rely on it.
//!
//! Each file in `golden` is a list of JSON, one line for each step of a short game. A change here is
//! a change for everyone who talks to the referee; where it is meant, `STAPEL_REGENERATE=1` writes
//! the files anew.

#![expect(clippy::unwrap_used, reason = "a test that can't go on fails where it stands")]

use std::collections::BTreeSet;
use std::path::PathBuf;

use serde_json::Value;
use stapel_protocol::referee::{OpenEventJson, StateOut, ViewJson};
use stapel_rules::any::{AnyCard, AnyEvent, AnyGame, AnyOptions, AnySpread, Setup};
use stapel_rules::setup::OptionValue;
use stapel_rules::{Card, Dealt, Game, GameKind, Seat, TableGame, Turn, Viewer, clear4};

/// A short game.
struct Scene {
    /// The name of its file.
    name: &'static str,
    kind: GameKind,
    players: u8,
    options: &'static [(&'static str, OptionValue)],
    /// How the deck begins; the other cards follow in order.
    deck: &'static str,
    /// Who starts, where a starter is named.
    starter: Option<usize>,
    /// What is done: a `!` in front asks for the position after it, too.
    actions: &'static [&'static str],
}

const SCENES: [Scene; 11] = [
    Scene {
        name: "the-game",
        kind: GameKind::TheGame,
        players: 3,
        options: &[("hand_less", OptionValue::Number(1)), ("expert", OptionValue::Flag(true))],
        deck: "50 40 60 70 99 2 3 4 5 6 41 42 43 44 45",
        starter: Some(2),
        actions: &["!41A", "43A", "42C", "!end", "50A", "!40A", "60A", "!end"],
    },
    Scene {
        name: "the-game-won",
        kind: GameKind::TheGame,
        players: 1,
        options: &[],
        deck: "",
        starter: None,
        actions: &["!ALL"],
    },
    Scene {
        name: "the-game-stuck",
        kind: GameKind::TheGame,
        players: 1,
        options: &[],
        deck: "99 98 2 3 50 51 52 53",
        starter: None,
        actions: &["99A", "98B", "2C", "3D", "!end"],
    },
    Scene {
        name: "extreme",
        kind: GameKind::Extreme,
        players: 2,
        options: &[],
        // 77 draw-one, 67 no-trick, 13 silence, 20 one-pile.
        deck: "77 67 13 20 40 21 22 27 28 29 53 54 90 92",
        starter: Some(0),
        actions: &[
            "77D", "67C", "!13A", "!20B", "!end",
            // A three, whose third card ends the turn: bound to one pile all the while.
            "27A", "!28A", "29A",
        ],
    },
    Scene {
        name: "extreme-loose",
        kind: GameKind::Extreme,
        players: 1,
        options: &[("loose_one_pile", OptionValue::Flag(true))],
        deck: "21 20 22 23 25 26 28 29",
        starter: None,
        actions: &["21A", "!20B", "!22A"],
    },
    Scene {
        name: "extreme-skull",
        kind: GameKind::Extreme,
        players: 1,
        options: &[],
        deck: "17 18 3 53 54 55 57 58",
        starter: None,
        actions: &["17A", "18A", "!53A", "!3B"],
    },
    Scene {
        name: "extreme-strict",
        kind: GameKind::Extreme,
        players: 1,
        options: &[("strict_one_pile", OptionValue::Flag(true))],
        deck: "21 20 22 23 25 26 28 29",
        starter: None,
        actions: &["21A", "!20B"],
    },
    Scene {
        name: "clear-4",
        kind: GameKind::Clear4,
        players: 2,
        options: &[],
        // Horizontal, vertical face-down, face-up, hand: for each seat.
        deck: "push joker clear 2 5 4 6 6 5 4 joker push 5 5 6 3 joker 1 1 10 \
               1 10 1 1 2 2 2 2 3 8 8 4 4 8 9 10 3 3 push clear",
        starter: None,
        actions: &[
            "!play 5 J s1",
            "!add s1",
            "!sweep",
            "!play 10",
            "end",
            // Seat 1 pushes, and the pile is known to be in the other hand.
            "!push 0",
            "play s3",
            "!end",
            "play 8 s2 s3",
            "end",
            "!take",
            "!clear",
            "play 9",
            "end",
            "play s2",
            "add s2",
            "end",
            "!play 3 3 s1",
            "end",
            "!blind 1",
            "!target 1",
            "play 4",
            "end",
            "!push s4 1",
            "play 10",
            "end",
            "play 8",
            "end",
            "take",
            "!blind 2",
            "!add 6",
            "end",
        ],
    },
    Scene {
        name: "clear-4-four",
        kind: GameKind::Clear4,
        players: 2,
        options: &[],
        // The four stay: only what is lower can follow.
        deck: "push joker clear 2 5 4 6 6 5 4 joker push 5 5 6 3 joker 1 1 10 \
               joker 10 1 1 4 2 2 2 5 8 8 4 4 8 9 10 3 3 push clear",
        starter: None,
        actions: &["play 5 J s1", "!add s1", "!end", "play 4", "end", "!play 3", "end"],
    },
    Scene {
        name: "clear-4-must-sweep",
        kind: GameKind::Clear4,
        players: 2,
        options: &[("must_sweep", OptionValue::Flag(true))],
        deck: "push joker clear 2 5 4 6 6 5 4 joker push 5 5 6 3 joker 1 1 10",
        starter: None,
        actions: &["play 5 J s1", "!add s1", "!play 10"],
    },
    Scene {
        name: "clear-4-capped",
        kind: GameKind::Clear4,
        players: 2,
        options: &[("turn_cap", OptionValue::Number(2))],
        deck: "",
        starter: None,
        actions: &["play 2 2", "end", "!take"],
    },
];

impl Scene {
    fn game(&self) -> AnyGame {
        let mut setup = Setup::new(self.kind, self.players);
        let mut options = AnyOptions::new(self.kind);
        for (name, value) in self.options {
            options.set(name, *value).unwrap();
        }
        setup.options = options;
        AnyGame::new(&setup).unwrap()
    }

    fn deck(&self, game: &AnyGame) -> Vec<AnyCard> {
        let mut rest = game.full_deck();
        let mut deck = Vec::new();
        for name in self.deck.split_whitespace() {
            let card = match self.kind {
                GameKind::Clear4 => AnyCard::Clear4(clear4::Face::from_name(name).unwrap()),
                _ => AnyCard::Piles(Card::new(name.parse().unwrap()).unwrap()),
            };
            let index = rest.iter().position(|other| *other == card).unwrap();
            deck.push(rest.remove(index));
        }
        deck.extend(rest);
        deck
    }

    /// The lines of the file: the deal, then what was done.
    fn play(&self) -> Vec<String> {
        let game = self.game();
        let mut table = Table {
            dealt: Dealt::new(game, self.deck(&game)).unwrap(),
            spread: game.new_spread(),
            lines: Vec::new(),
        };
        let state = StateOut::new(&table.dealt, &table.spread).with_layout(&game);
        table.lines.push(format!("{{\"deal\":{}}}", to_json(&state)));
        if let Some(starter) = self.starter.and_then(Seat::new) {
            let mut events = Vec::new();
            table.dealt.start(starter, &mut events).unwrap();
            let events = told(&game, &events);
            table.lines.push(format!("{{\"start\":{starter},\"events\":{}}}", to_json(&events)));
        }
        for action in self.actions {
            match (*action, action.strip_prefix('!')) {
                ("!ALL", _) => table.play_everything_upwards(),
                (_, Some(action)) => table.act(action, true),
                (action, None) => table.act(action, false),
            }
        }
        table.lines
    }
}

/// A game under way, and what is told of it.
struct Table {
    dealt: Dealt<AnyGame>,
    spread: AnySpread,
    lines: Vec<String>,
}

impl Table {
    fn act(&mut self, text: &str, tell_position: bool) {
        let Turn::Seat(seat) = self.dealt.turn() else { panic!("nobody can do {text}") };
        let action = self.dealt.game().parse_action(text).unwrap();
        let mut events = Vec::new();
        let result = self.dealt.play(seat, action, &mut events);
        assert_eq!(result, Ok(()), "{text}");
        for event in &events {
            AnyGame::note_spread(
                &mut self.spread,
                &self.dealt.game().seen_by(event, Viewer::Spectator),
            );
        }
        let events = told(self.dealt.game(), &events);
        let mut line = format!("{{\"do\":\"{text}\",\"events\":{}", to_json(&events));
        if tell_position {
            let state = StateOut::new(&self.dealt, &self.spread);
            let views = [Viewer::Seat(Seat::FIRST), Viewer::Spectator].map(|viewer| {
                let (game, state) = (self.dealt.game(), self.dealt.state());
                ViewJson::new(game, &game.view(state, viewer), &self.spread).unwrap()
            });
            line += &format!(",\"state\":{},\"views\":{}", to_json(&state), to_json(&views));
        }
        self.lines.push(line + "}");
    }

    /// Lays all cards on one pile; only the last of them is told.
    fn play_everything_upwards(&mut self) {
        let told = self.lines.len();
        for card in 2..=99 {
            self.act(&format!("{card}A"), card == 99);
            if card % 8 == 1 && card < 99 {
                self.act("end", false);
            }
        }
        let last = self.lines.pop().unwrap();
        self.lines.truncate(told);
        self.lines.push(last);
    }
}

fn told(game: &AnyGame, events: &[AnyEvent]) -> Vec<OpenEventJson> {
    events.iter().map(|event| OpenEventJson::new(game, event)).collect()
}

fn to_json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap()
}

fn path(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "golden", &format!("{name}.json")].iter().collect()
}

#[test]
fn short_games_are_told_byte_for_byte_as_ever() {
    let regenerate = std::env::var_os("STAPEL_REGENERATE").is_some_and(|value| value == "1");
    for scene in &SCENES {
        let text = format!("[\n{}\n]\n", scene.play().join(",\n"));
        let path = path(scene.name);
        if regenerate {
            std::fs::write(&path, &text).unwrap();
            continue;
        }
        let golden = std::fs::read_to_string(&path)
            .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        // Line by line, so that a failure shows the step and not the whole game.
        for (line, expected) in text.lines().zip(golden.lines()) {
            assert_eq!(line, expected, "{}; STAPEL_REGENERATE=1 writes it anew", scene.name);
        }
        assert_eq!(text.len(), golden.len(), "{} has other lines", scene.name);
    }
}

#[test]
fn every_kind_of_event_is_among_them() {
    let mut kinds = BTreeSet::new();
    for scene in &SCENES {
        for line in scene.play() {
            let line: Value = serde_json::from_str(&line).unwrap();
            for event in line["events"].as_array().into_iter().flatten() {
                let keys = event.as_object().unwrap().keys();
                kinds.insert(keys.cloned().collect::<String>());
            }
        }
    }
    let expected = [
        "blind",
        "blind_placed",
        "cleared",
        "decided",
        "drew",
        "ended",
        "joker_named",
        "laid",
        "placed",
        "special",
        "took",
        "turn",
        "turned_up",
    ];
    assert!(kinds.iter().map(String::as_str).eq(expected), "{kinds:?}");
}

#[test]
fn every_way_to_stand_is_among_them() {
    let (mut statuses, mut phases, mut reasons) =
        (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    let mut bound = false;
    for scene in &SCENES {
        for line in scene.play() {
            let line: Value = serde_json::from_str(&line).unwrap();
            for key in ["deal", "state"] {
                let state = &line[key];
                statuses.extend(state["status"].as_str().map(str::to_owned));
                phases.extend(state["phase"].as_str().map(str::to_owned));
                reasons.extend(state["reason"].as_str().map(str::to_owned));
                bound |= state["bound"].is_string();
            }
        }
    }
    let all = |texts: &BTreeSet<String>, expected: &[&str]| texts.iter().eq(expected);
    assert!(all(&statuses, &["lost", "opening", "over", "playing", "won"]), "{statuses:?}");
    assert!(all(&phases, &["extend", "open", "target"]), "{phases:?}");
    assert!(all(&reasons, &["one-pile", "skull", "stuck"]), "{reasons:?}");
    assert!(bound);
}
