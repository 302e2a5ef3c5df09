//! Clear 4!.

use serde_json::{Value, json};

use crate::support::number;

/// A card of Clear 4!: 1 to 10, or one of the special ones.
type Card = u8;
const PUSH: Card = 11;
const JOKER: Card = 12;
const CLEAR: Card = 13;

#[derive(Clone, Copy)]
struct Stack {
    up: Option<Card>,
    down: Option<Card>,
    blind: Option<Card>,
}

/// A round of Clear 4!.
pub(crate) struct Clear4 {
    joker_sets: bool,
    pass_on_empty: bool,
    last_push_moves: bool,
    turn_cap: usize,
    must_sweep: bool,
    hands: Vec<Vec<Card>>,
    /// The part of each hand that everyone saw being taken.
    known: Vec<Vec<Card>>,
    stacks: Vec<[Stack; 4]>,
    pile: Vec<(Card, Option<Card>)>,
    run: Option<(Card, usize)>,
    /// Whether the top of the pile is a blind joker that the next number names.
    joker_open: bool,
    the_box: Vec<Card>,
    out: Vec<Card>,
    over: bool,
    seat: usize,
    phase: &'static str,
    turns: usize,
}

impl Clear4 {
    /// The round that this request deals, its deck being this.
    pub(crate) fn new(request: &Value, deck: &[Value]) -> Clear4 {
        let players = number(&request["players"]);
        let options = &request["options"];
        let cards: Vec<Card> = deck.iter().map(card_in).collect();
        let (mut hands, mut stacks) = (Vec::new(), Vec::new());
        for dealt in cards.chunks(20).take(players) {
            let stack = |index: usize| Stack {
                blind: Some(dealt[index]),
                down: Some(dealt[index + 4]),
                up: Some(dealt[index + 8]),
            };
            stacks.push([0, 1, 2, 3].map(stack));
            let mut hand = dealt[12..].to_vec();
            hand.sort_unstable();
            hands.push(hand);
        }
        Clear4 {
            joker_sets: options["joker_sets"] != false,
            pass_on_empty: options["pass_on_empty"] == true,
            last_push_moves: options["last_push_moves"] != false,
            turn_cap: options["turn_cap"].as_u64().unwrap_or(500) as usize,
            must_sweep: options["must_sweep"] == true,
            known: vec![Vec::new(); players],
            hands,
            stacks,
            pile: Vec::new(),
            run: None,
            joker_open: false,
            the_box: cards[20 * players..].to_vec(),
            out: Vec::new(),
            over: false,
            seat: request["first"].as_u64().unwrap_or(0) as usize,
            phase: "open",
            turns: 0,
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.over
    }

    pub(crate) fn joker_open(&self) -> bool {
        self.joker_open
    }

    pub(crate) fn known(&self, seat: usize) -> Vec<Value> {
        self.known[seat].iter().copied().map(card_out).collect()
    }

    fn cards_left(&self, seat: usize) -> usize {
        let on_stacks =
            self.stacks[seat].iter().flat_map(|stack| [stack.up, stack.down, stack.blind]);
        self.hands[seat].len() + on_stacks.flatten().count()
    }

    /// Everything the active seat may do, sorted as text.
    pub(crate) fn legal(&self) -> Vec<String> {
        let mut actions = match self.phase {
            "open" => self.openings(),
            "extend" => self.extensions(),
            _ => self.others().map(|seat| format!("target {seat}")).collect(),
        };
        actions.sort();
        actions
    }

    fn others(&self) -> impl Iterator<Item = usize> {
        (0..self.hands.len()).filter(|&seat| seat != self.seat)
    }

    fn in_hand(&self, card: Card) -> usize {
        self.hands[self.seat].iter().filter(|&&other| other == card).count()
    }

    /// The stacks of the active seat that show this card, by number.
    fn showing(&self, card: Card) -> impl Iterator<Item = usize> {
        let stacks = &self.stacks[self.seat];
        (1..=4).filter(move |number| stacks[number - 1].up == Some(card))
    }

    fn openings(&self) -> Vec<String> {
        let mut actions = Vec::new();
        for value in 1..=10 {
            let room = match self.run {
                Some((top, _)) if value > top => 0,
                Some((top, count)) if value == top => 4 - count,
                _ => 4,
            };
            self.plays(Some(value), room, &mut actions);
        }
        let room = match self.run {
            Some((_, 4)) => 0,
            Some((_, count)) if self.joker_sets => 4 - count,
            _ => 1,
        };
        self.plays(None, room, &mut actions);

        for (index, stack) in self.stacks[self.seat].iter().enumerate() {
            if stack.blind.is_some() && stack.down.is_none() && stack.up.is_none() {
                actions.push(format!("blind {}", index + 1));
            }
        }
        let places = |card| {
            let hand = (self.in_hand(card) > 0).then(String::new);
            hand.into_iter().chain(self.showing(card).map(|stack| format!(" s{stack}")))
        };
        for place in places(PUSH) {
            actions.extend(self.others().map(|seat| format!("push{place} {seat}")));
        }
        actions.extend(places(CLEAR).map(|place| format!("clear{place}")));
        if self.pass_on_empty || !self.pile.is_empty() {
            actions.push("take".to_owned());
        }
        actions
    }

    /// Every play of at most `room` cards that count for this value, or of jokers alone.
    fn plays(&self, value: Option<Card>, room: usize, actions: &mut Vec<String>) {
        let most_numbers = value.map_or(0, |value| self.in_hand(value));
        for chosen in 0..16 {
            let stacks: Vec<usize> =
                (1..=4).filter(|stack| chosen >> (stack - 1) & 1 == 1).collect();
            let up = |stack: &usize| self.stacks[self.seat][stack - 1].up;
            if stacks
                .iter()
                .any(|stack| up(stack) != Some(JOKER) && (value.is_none() || up(stack) != value))
            {
                continue;
            }
            let from_stacks = stacks.iter().filter(|stack| up(stack) != Some(JOKER)).count();
            for numbers in 0..=most_numbers {
                for jokers in 0..=self.in_hand(JOKER) {
                    let count = numbers + jokers + stacks.len();
                    let has_number = numbers + from_stacks > 0;
                    if count == 0 || count > room || has_number != value.is_some() {
                        continue;
                    }
                    let value = value.map(|value| format!(" {value}")).unwrap_or_default();
                    let stacks: String = stacks.iter().map(|stack| format!(" s{stack}")).collect();
                    actions.push(format!(
                        "play{}{}{stacks}",
                        value.repeat(numbers),
                        " J".repeat(jokers)
                    ));
                }
            }
        }
    }

    fn extensions(&self) -> Vec<String> {
        let fitting: Vec<Card> = match self.run {
            Some((_, 4)) => return vec!["end".to_owned(), "sweep".to_owned()],
            Some((value, _)) => vec![value, JOKER],
            // A blind joker is named by a number; a joker played alone stays alone.
            None if self.joker_open => (1..=10).collect(),
            None => Vec::new(),
        };
        let mut actions = vec!["end".to_owned()];
        for card in fitting {
            if self.in_hand(card) > 0 {
                actions.push(if card == JOKER {
                    "add J".to_owned()
                } else {
                    format!("add {card}")
                });
            }
            actions.extend(self.showing(card).map(|stack| format!("add s{stack}")));
        }
        actions
    }

    pub(crate) fn act(&mut self, action: &str) {
        let mut words = action.split(' ');
        let verb = words.next().unwrap();
        let words: Vec<&str> = words.collect();
        match verb {
            "play" | "add" => self.put(&words),
            "blind" => self.play_blind(words[0].parse::<usize>().unwrap() - 1),
            "push" => {
                let (from, target) =
                    if words.len() == 2 { (words[0], words[1]) } else { ("P", words[0]) };
                self.leave(from);
                self.out.push(PUSH);
                self.push(target.parse().unwrap());
            }
            "target" => self.push(words[0].parse().unwrap()),
            "clear" => {
                self.leave(words.first().unwrap_or(&"C"));
                self.pile.push((CLEAR, None));
                self.clear_pile();
                self.win_if_finished();
            }
            "take" => {
                self.take_pile(self.seat);
                self.end_turn();
            }
            "sweep" => self.clear_pile(),
            "end" => self.end_turn(),
            _ => panic!("{action}"),
        }
    }

    /// Takes a card of the active seat from where it lies and turns up what lay under it.
    fn leave(&mut self, item: &str) -> Card {
        if let Some(stack) = item.strip_prefix('s') {
            let stack = &mut self.stacks[self.seat][stack.parse::<usize>().unwrap() - 1];
            let card = stack.up.take().unwrap();
            stack.up = stack.down.take();
            return card;
        }
        let card = match item {
            "P" => PUSH,
            "J" => JOKER,
            "C" => CLEAR,
            value => value.parse().unwrap(),
        };
        assert!(remove(&mut self.hands[self.seat], card));
        remove(&mut self.known[self.seat], card);
        card
    }

    fn put(&mut self, items: &[&str]) {
        // What is turned up by one card of the play is none of the play.
        let cards: Vec<Card> = items.iter().map(|item| self.leave(item)).collect();
        let named = cards.iter().copied().find(|&card| card <= 10);
        let value = named.or(self.run.map(|(value, _)| value));
        let mut count = cards.len();
        if self.joker_open && value.is_some() {
            self.pile.last_mut().unwrap().1 = value;
            self.joker_open = false;
            count += 1;
        }
        self.pile.extend(cards.into_iter().map(|card| (card, value)));
        self.count(value, count);
    }

    fn play_blind(&mut self, stack: usize) {
        let card = self.stacks[self.seat][stack].blind.take().unwrap();
        let top = self.run.map(|(value, _)| value);
        match card {
            PUSH => {
                self.out.push(PUSH);
                if self.last_push_moves || self.cards_left(self.seat) > 0 {
                    self.phase = "target";
                } else {
                    self.win_if_finished();
                }
            }
            CLEAR => {
                self.pile.push((CLEAR, None));
                self.clear_pile();
                self.win_if_finished();
            }
            // Four of a value are the most there can be (C7).
            _ if self
                .run
                .is_some_and(|(top, count)| count == 4 && (card == top || card == JOKER)) =>
            {
                self.pile.push((card, None));
                self.take_pile(self.seat);
                self.end_turn();
            }
            JOKER => {
                self.pile.push((JOKER, top));
                self.joker_open = top.is_none();
                self.count(top, 1);
            }
            _ if top.is_some_and(|top| card > top) => {
                self.pile.push((card, None));
                self.take_pile(self.seat);
                self.end_turn();
            }
            _ => {
                self.pile.push((card, Some(card)));
                self.count(Some(card), 1);
            }
        }
    }

    fn count(&mut self, value: Option<Card>, count: usize) {
        self.phase = "extend";
        if let Some(value) = value {
            let before =
                self.run.filter(|(other, _)| *other == value).map_or(0, |(_, count)| count);
            self.run = Some((value, before + count));
            if before + count == 4 && self.must_sweep {
                self.clear_pile();
            }
        }
        self.win_if_finished();
    }

    fn clear_pile(&mut self) {
        self.out.extend(self.pile.drain(..).map(|(card, _)| card));
        self.run = None;
        self.phase = "open";
    }

    fn take_pile(&mut self, seat: usize) {
        for (card, _) in self.pile.drain(..) {
            self.hands[seat].push(card);
            self.known[seat].push(card);
        }
        self.hands[seat].sort_unstable();
        self.known[seat].sort_unstable();
        self.run = None;
    }

    fn push(&mut self, target: usize) {
        if self.last_push_moves || self.cards_left(self.seat) > 0 {
            self.take_pile(target);
        }
        if !self.win_if_finished() {
            self.end_turn();
        }
    }

    fn win_if_finished(&mut self) -> bool {
        if self.cards_left(self.seat) == 0 {
            self.over = true;
            self.phase = "open";
            self.joker_open = false;
        }
        self.over
    }

    fn end_turn(&mut self) {
        self.turns += 1;
        self.phase = "open";
        self.joker_open = false;
        if self.turns == self.turn_cap {
            self.over = true;
        } else {
            self.seat = (self.seat + 1) % self.hands.len();
        }
    }

    pub(crate) fn state(&self) -> Value {
        let cards = |cards: &[Card]| cards.iter().copied().map(card_out).collect::<Vec<_>>();
        let stack = |stack: &Stack| {
            let [up, down, blind] =
                [stack.up, stack.down, stack.blind].map(|card| card.map(card_out));
            json!({"up": up, "down": down, "blind": blind})
        };
        let left: Vec<usize> = (0..self.hands.len()).map(|seat| self.cards_left(seat)).collect();
        let fewest = left.iter().min().unwrap();
        let winners: Vec<usize> = (0..left.len()).filter(|&seat| left[seat] == *fewest).collect();
        let points: Vec<i64> = left.iter().map(|&left| -(left as i64)).collect();
        json!({
            "game": "clear-4",
            "status": if self.over { "over" } else { "playing" },
            "seat": self.seat,
            "phase": self.phase,
            "hands": self.hands.iter().map(|hand| cards(hand)).collect::<Vec<_>>(),
            "stacks": self.stacks.iter().map(|stacks| stacks.each_ref().map(stack)).collect::<Vec<_>>(),
            "pile": self.pile.iter().map(|&(card, value)| json!({"card": card_out(card), "as": value})).collect::<Vec<_>>(),
            "run": self.run.map(|(value, count)| json!({"value": value, "count": count})),
            "box": cards(&self.the_box),
            "out": cards(&self.out),
            "winner": self.over.then_some(winners),
            "points": self.over.then_some(points),
            "turns": self.turns,
        })
    }
}

fn remove(cards: &mut Vec<Card>, card: Card) -> bool {
    let index = cards.iter().position(|&other| other == card);
    index.map(|index| cards.remove(index)).is_some()
}

fn card_in(card: &Value) -> Card {
    match card.as_str() {
        Some("push") => PUSH,
        Some("joker") => JOKER,
        Some("clear") => CLEAR,
        _ => number(card) as Card,
    }
}

fn card_out(card: Card) -> Value {
    match card {
        PUSH => json!("push"),
        JOKER => json!("joker"),
        CLEAR => json!("clear"),
        number => json!(number),
    }
}
