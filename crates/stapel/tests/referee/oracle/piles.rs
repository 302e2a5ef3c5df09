//! The Game and Extreme.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use serde_json::{Value, json};

use crate::support::{hand_size, list, number};

const LETTERS: [char; 4] = ['A', 'B', 'C', 'D'];

/// The Game or Extreme.
pub(crate) struct Piles {
    game: String,
    hand_size: usize,
    usual_minimum: usize,
    strict: bool,
    loose: bool,
    commands: BTreeMap<u8, String>,
    hands: Vec<BTreeSet<u8>>,
    piles: [Vec<u8>; 4],
    draw: VecDeque<u8>,
    status: &'static str,
    reason: Option<&'static str>,
    seat: usize,
    laid: usize,
    minimum: usize,
    three: bool,
    bound: Option<usize>,
    skulls: BTreeSet<usize>,
    used: BTreeSet<usize>,
    turns: usize,
}

impl Piles {
    /// The game that this request deals, its deck being this; the layout is the one told.
    pub(crate) fn new(request: &Value, deck: &[Value], layout: &Value) -> Piles {
        let players = number(&request["players"]);
        let options = &request["options"];
        let less = options["hand_less"].as_u64().unwrap_or(0) as usize;
        let hand_size = hand_size(players) - less;
        let mut draw: VecDeque<u8> = deck.iter().map(|card| number(card) as u8).collect();
        let hands = (0..players).map(|_| draw.drain(..hand_size).collect()).collect();
        let mut commands = BTreeMap::new();
        for (name, numbers) in layout.as_object().into_iter().flatten() {
            commands.extend(list(numbers).iter().map(|card| (number(card) as u8, name.clone())));
        }
        let usual_minimum = if options["expert"] == true { 3 } else { 2 };
        Piles {
            game: request["game"].as_str().unwrap().to_owned(),
            hand_size,
            usual_minimum,
            strict: options["strict_one_pile"] == true,
            loose: options["loose_one_pile"] == true,
            commands,
            hands,
            piles: [vec![1], vec![1], vec![100], vec![100]],
            draw,
            status: if players == 1 { "playing" } else { "opening" },
            reason: None,
            seat: 0,
            laid: 0,
            minimum: usual_minimum,
            three: false,
            bound: None,
            skulls: BTreeSet::new(),
            used: BTreeSet::new(),
            turns: 0,
        }
    }

    pub(crate) fn start(&mut self, seat: usize) {
        self.status = "playing";
        self.seat = seat;
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self.status, "won" | "lost")
    }

    fn visible(&self) -> BTreeSet<&str> {
        let infinity = ["silence", "no-trick", "one-pile", "draw-one"];
        let tops = self.piles.iter().map(|pile| pile.last().unwrap());
        let commands = tops.filter_map(|top| self.commands.get(top)).map(String::as_str);
        commands.filter(|command| infinity.contains(command)).collect()
    }

    fn left(&self) -> usize {
        self.hands.iter().map(BTreeSet::len).sum::<usize>() + self.draw.len()
    }

    pub(crate) fn legal(&self) -> Vec<String> {
        let mut actions = Vec::new();
        let no_trick = self.visible().contains("no-trick");
        for &card in &self.hands[self.seat] {
            for (index, pile) in self.piles.iter().enumerate() {
                let top = *pile.last().unwrap();
                let onward = if index < 2 { card > top } else { card < top };
                let trick = if index < 2 { card + 10 == top } else { card == top + 10 };
                let allowed = self.bound.is_none_or(|bound| bound == index);
                if allowed && (onward || (trick && !no_trick)) {
                    actions.push(format!("{card}{}", LETTERS[index]));
                }
            }
        }
        if !self.three && self.skulls.is_empty() && self.laid >= self.minimum {
            actions.push("end".to_owned());
        }
        actions.sort();
        actions
    }

    pub(crate) fn act(&mut self, action: &str) {
        if action == "end" {
            return self.end_action();
        }
        let (card, letter) = action.split_at(action.len() - 1);
        let card: u8 = card.parse().unwrap();
        let pile = LETTERS.iter().position(|&other| letter == other.to_string()).unwrap();
        let command = self.commands.get(&card).cloned();
        let command = command.as_deref();
        let one_pile_before = self.visible().contains("one-pile");

        assert!(self.hands[self.seat].remove(&card));
        self.piles[pile].push(card);
        self.laid += 1;
        self.used.insert(pile);
        self.skulls.remove(&pile);
        // Read strictly, the command is about the whole turn (X9).
        let one_pile_now = command == Some("one-pile");
        if one_pile_now && self.strict && self.used.len() > 1 {
            return self.lose("one-pile");
        }
        // Only read loosely, the command's own card leaves the choice to the next one.
        if one_pile_before || (one_pile_now && !self.loose) {
            self.bound = self.bound.or(Some(pile));
        }
        if !self.visible().contains("one-pile") {
            self.bound = None;
        }
        if command == Some("skull") {
            self.skulls.insert(pile);
        }
        self.three |= command == Some("three");

        if self.three && self.laid > 3 {
            self.lose_for_what_is_open("three");
        } else if self.left() == 0 {
            if !self.skulls.is_empty() || (self.three && self.laid != 3) {
                self.lose_for_what_is_open("three");
            } else {
                self.status = "won";
            }
        } else if command == Some("stop") || (self.three && self.laid == 3) {
            self.end_action();
        } else {
            self.lose_if_stuck();
        }
    }

    fn end_action(&mut self) {
        if !self.skulls.is_empty() || (self.three && self.laid != 3) {
            return self.lose_for_what_is_open("three");
        }
        let room = self.hand_size - self.hands[self.seat].len();
        let most = if self.visible().contains("draw-one") { 1 } else { room };
        for _ in 0..room.min(most) {
            self.hands[self.seat].extend(self.draw.pop_front());
        }
        self.turns += 1;
        let players = self.hands.len();
        let next = (1..=players).map(|step| (self.seat + step) % players);
        self.seat = next.into_iter().find(|&seat| !self.hands[seat].is_empty()).unwrap();
        self.laid = 0;
        self.minimum = if self.draw.is_empty() { 1 } else { self.usual_minimum };
        self.three = false;
        self.bound = None;
        self.skulls.clear();
        self.used.clear();
        self.lose_if_stuck();
    }

    fn lose_if_stuck(&mut self) {
        if self.legal().is_empty() {
            self.lose_for_what_is_open(if self.three { "three" } else { "stuck" });
        }
    }

    fn lose_for_what_is_open(&mut self, reason: &'static str) {
        self.lose(if self.skulls.is_empty() { reason } else { "skull" });
    }

    fn lose(&mut self, reason: &'static str) {
        self.status = "lost";
        self.reason = Some(reason);
    }

    pub(crate) fn state(&self) -> Value {
        let piles: BTreeMap<_, _> =
            LETTERS.map(String::from).into_iter().zip(&self.piles).collect();
        json!({
            "game": self.game,
            "status": self.status,
            "reason": self.reason,
            "seat": self.seat,
            "hands": self.hands,
            "piles": piles,
            "draw": self.draw,
            "laid": self.laid,
            "minimum": if self.three { 3 } else { self.minimum },
            "left": self.left(),
            "commands": self.visible(),
            "bound": self.bound.map(|pile| LETTERS[pile]),
            "three": self.three,
            "turns": self.turns,
        })
    }
}
