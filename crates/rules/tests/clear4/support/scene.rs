use stapel_rules::any::{AnyGame, AnyState};
use stapel_rules::clear4::{Counts, Face};
use stapel_rules::notation::parse_position;

use super::Table;
use super::text::{bag, bag_text, face};

/// A position being set up, seat 0 to open a play.
///
/// A seat for which nothing is said has one horizontal card. Cards that are nowhere else are
/// divided between the face-down cards and what left the game, one face after the other, so that
/// whatever is to turn up is normally there.
#[derive(Clone)]
pub(crate) struct Scene {
    players: usize,
    seat: usize,
    turns: u16,
    options: String,
    hands: Vec<Counts>,
    known: Vec<Counts>,
    stacks: Vec<[String; 4]>,
    pile: Counts,
    run: Option<(Face, u8)>,
    under: Counts,
}

impl Scene {
    pub(crate) fn new(players: usize) -> Scene {
        Scene {
            players,
            seat: 0,
            turns: 0,
            options: String::new(),
            hands: vec![Counts::EMPTY; players],
            known: vec![Counts::EMPTY; players],
            stacks: vec![[const { String::new() }; 4]; players],
            pile: Counts::EMPTY,
            run: None,
            under: Counts::EMPTY,
        }
    }

    /// The seat that acts.
    pub(crate) fn turn_of(mut self, seat: usize) -> Scene {
        self.seat = seat;
        self
    }

    /// How many turns are over.
    pub(crate) fn turns(mut self, turns: u16) -> Scene {
        self.turns = turns;
        self
    }

    /// An option that differs from its default.
    pub(crate) fn option(mut self, name: &str, value: &str) -> Scene {
        self.options += &format!(" {name}={value}");
        self
    }

    /// A hand, as in `5 5 J`.
    pub(crate) fn hand(mut self, seat: usize, cards: &str) -> Scene {
        self.hands[seat] = bag(cards);
        self
    }

    /// The part of a hand that everyone saw being taken.
    pub(crate) fn known(mut self, seat: usize, cards: &str) -> Scene {
        self.known[seat] = bag(cards);
        self
    }

    /// A stack: its face-up card if it has one, `d` for the vertical and `b` for the horizontal
    /// face-down card.
    pub(crate) fn stack(mut self, seat: usize, stack: usize, cards: &str) -> Scene {
        self.stacks[seat][stack - 1] = cards.to_string();
        self
    }

    /// All four stacks, from left to right; `-` for one that is gone.
    pub(crate) fn stacks(mut self, seat: usize, stacks: &str) -> Scene {
        for (index, cards) in stacks.split_whitespace().enumerate() {
            self = self.stack(seat, index + 1, cards);
        }
        self
    }

    /// The pile from bottom to top, as in `9 8 J8`; a `J` without a number is valueless.
    pub(crate) fn pile(mut self, cards: &str) -> Scene {
        for word in cards.split_whitespace() {
            let (card, value) = match word.strip_prefix('J') {
                Some("") => (Face::JOKER, None),
                Some(number) => (Face::JOKER, Some(face(number))),
                None => (face(word), Some(face(word))),
            };
            self.pile += Counts::of(card);
            self.run = value.map(|value| match self.run {
                Some((top, count)) if top == value => (value, count + 1),
                _ => (value, 1),
            });
        }
        self
    }

    /// Cards that must lie face down somewhere. Needed only where few do.
    pub(crate) fn under(mut self, cards: &str) -> Scene {
        self.under = bag(cards);
        self
    }

    pub(crate) fn table(mut self) -> Table {
        for (hand, stacks) in self.hands.iter().zip(&mut self.stacks) {
            if hand.is_empty() && stacks.iter().all(String::is_empty) {
                stacks[0] = "b".to_string();
            }
        }
        let (unseen, out) = self.divide_the_rest();
        let bags = |bags: &[Counts]| -> String {
            bags.iter().map(|&bag| bag_text(bag)).collect::<Vec<_>>().join("/")
        };
        let stacks: Vec<String> = self
            .stacks
            .iter()
            .map(|stacks| {
                let piece = |stack: &String| if stack.is_empty() { "-" } else { stack }.to_string();
                stacks.iter().map(piece).collect::<Vec<_>>().join(",")
            })
            .collect();
        let run = match self.run {
            Some((value, count)) => format!(" run={value}*{count}"),
            None => String::new(),
        };
        let line = format!(
            "clear-4 players={}{} status=playing seat={} phase=open hands={} known={} \
             stacks={} pile={}{run} unseen={} out={} turns={}",
            self.players,
            self.options,
            self.seat,
            bags(&self.hands),
            bags(&self.known),
            stacks.join("/"),
            bag_text(self.pile),
            bag_text(unseen),
            bag_text(out),
            self.turns,
        );
        match parse_position(&line) {
            Ok((AnyGame::Clear4(rules), AnyState::Clear4(state))) => Table::new(rules, state),
            Ok(_) => unreachable!("a position of another game"),
            Err(error) => panic!("{error}: {line}"),
        }
    }

    /// What lies face down or in the box, and what left the game.
    fn divide_the_rest(&self) -> (Counts, Counts) {
        let mut rest = Counts::DECK - self.pile - self.under;
        for &hand in &self.hands {
            rest -= hand;
        }
        let mut face_down = 120 - 20 * self.players;
        for stack in self.stacks.iter().flatten().filter(|stack| *stack != "-") {
            let up = stack.trim_end_matches(['d', 'b']);
            face_down += stack.len() - up.len();
            if !up.is_empty() {
                rest -= Counts::of(face(up));
            }
        }
        let mut unseen = self.under;
        for face in Face::all().cycle() {
            assert!(!rest.is_empty() || usize::from(unseen.len()) == face_down, "too many shown");
            if usize::from(unseen.len()) >= face_down {
                break;
            }
            if rest.remove(face) {
                unseen += Counts::of(face);
            }
        }
        assert_eq!(usize::from(unseen.len()), face_down, "too few lie face down");
        (unseen, rest)
    }
}
