use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};
use stapel_rules::{Game, Seat};

/// 256 secret bits from which a deal follows.
///
/// What follows from a seed never changes, so that anyone can check a shuffle years later; it
/// stands in `docs/shuffle.md` and uses nothing but SHA-256, ChaCha20 and the steps written there.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

/// What the random numbers are for. Each purpose has its own stream, so that none shifts another.
#[derive(Clone, Copy)]
enum Purpose {
    Deck = 0,
    Layout = 1,
    First = 2,
    Hidden = 3,
}

impl Seed {
    /// The seed with these bits.
    pub fn new(bits: [u8; 32]) -> Seed {
        Seed(bits)
    }

    /// The seed that a text stands for: its SHA-256.
    pub fn from_text(text: &str) -> Seed {
        Seed(Sha256::digest(text.as_bytes()).into())
    }

    /// The deck of this game in the order that follows from the seed, top first.
    pub fn deck<G: Game>(&self, game: &G) -> Vec<G::Card> {
        let mut deck = game.full_deck();
        self.shuffle(Purpose::Deck, &mut deck);
        deck
    }

    /// Puts the cards into the order from which a layout is drawn before the deal (X1).
    pub fn shuffle_setup<T>(&self, cards: &mut [T]) {
        self.shuffle(Purpose::Layout, cards);
    }

    /// The seat that starts the first round, where nobody was chosen (C1).
    pub fn first(&self, players: u8) -> Seat {
        let index = below(&mut self.stream(Purpose::First), u32::from(players.max(1)));
        Seat::new(index as usize).unwrap_or(Seat::FIRST)
    }

    /// Puts cards that nobody knows into another order, for a branch of a game.
    pub(crate) fn shuffle_hidden<T>(&self, cards: &mut [T]) {
        self.shuffle(Purpose::Hidden, cards);
    }

    /// The random numbers for this purpose.
    fn stream(&self, purpose: Purpose) -> ChaCha20Rng {
        let mut rng = ChaCha20Rng::from_seed(self.0);
        rng.set_stream(purpose as u64);
        rng
    }

    /// Fisher and Yates: from the last place down, swap with one at or below it.
    fn shuffle<T>(&self, purpose: Purpose, items: &mut [T]) {
        let mut rng = self.stream(purpose);
        for last in (1..items.len()).rev() {
            items.swap(last, below(&mut rng, last as u32 + 1) as usize);
        }
    }
}

/// Secrets stay out of logs.
impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed(…)")
    }
}

/// A number from 0 to `bound` − 1, each equally likely: words that would favour the low numbers are
/// thrown away.
fn below(rng: &mut ChaCha20Rng, bound: u32) -> u32 {
    let fair = u32::MAX - u32::MAX % bound;
    loop {
        let word = rng.next_u32();
        if word < fair {
            return word % bound;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use stapel_rules::piles::{Command, Layout, Options, Rules};
    use stapel_rules::{Card, clear4};

    fn the_game() -> Rules {
        Rules::the_game(3, Options::default()).unwrap()
    }

    #[test]
    fn a_deck_holds_every_card_once() {
        let mut deck = Seed::from_text("any text").deck(&the_game());
        assert_ne!(deck, Card::all().collect::<Vec<_>>());
        deck.sort();
        assert!(deck.into_iter().eq(Card::all()));
    }

    /// These cards must never change: records and old deals would no longer check.
    #[test]
    fn what_follows_from_a_seed_never_changes() {
        let numbers =
            |deck: Vec<Card>| deck.iter().take(10).map(|c| c.number()).collect::<Vec<_>>();
        let first = numbers(Seed::from_text("any text").deck(&the_game()));
        let empty = numbers(Seed::from_text("").deck(&the_game()));
        let stops: Vec<u8> =
            Layout::shuffled(|cards| Seed::from_text("any text").shuffle_setup(cards))
                .cards(Command::Stop)
                .iter()
                .map(|c| c.number())
                .collect();
        assert_eq!(first, [79, 28, 74, 71, 26, 96, 12, 44, 14, 41]);
        assert_eq!(empty, [33, 96, 40, 75, 67, 92, 15, 57, 89, 70]);
        assert_eq!(stops, [8, 55, 79, 98]);
        let clear4 = clear4::Rules::new(2, Seat::FIRST, clear4::Options::default()).unwrap();
        let names: Vec<String> = Seed::from_text("any text")
            .deck(&clear4)
            .iter()
            .take(10)
            .map(ToString::to_string)
            .collect();
        assert_eq!(names.join(" "), "9 10 4 2 push 2 7 1 4 4");
    }

    #[test]
    fn c1_every_seat_is_drawn_to_start_and_the_draw_never_changes() {
        let first = |text: &str, players| Seed::from_text(text).first(players).index();
        assert_eq!([first("any text", 4), first("", 4), first("a", 6)], [2, 0, 3]);
        for players in 2..=6 {
            let mut counts = vec![0; usize::from(players)];
            for deal in 0..600 {
                counts[first(&deal.to_string(), players)] += 1;
            }
            let expected = 600 / usize::from(players);
            assert!(counts.iter().all(|&count| count > expected / 2), "{counts:?}");
        }
    }

    #[test]
    fn deck_and_layout_use_streams_of_their_own() {
        let seed = Seed::from_text("any text");
        let mut on_layout: Vec<Card> = Card::all().collect();
        seed.shuffle(Purpose::Layout, &mut on_layout);
        assert_ne!(seed.deck(&the_game()), on_layout);
    }

    /// Every card comes to every place about equally often: chi-squared over 98 × 98 cells.
    #[test]
    fn shuffles_favour_no_place() {
        const DEALS: usize = 4_000;
        let game = the_game();
        let mut counts = vec![0u32; 98 * 98];
        for deal in 0..DEALS {
            for (place, card) in Seed::from_text(&deal.to_string()).deck(&game).iter().enumerate() {
                counts[place * 98 + usize::from(card.number() - 2)] += 1;
            }
        }
        let expected = DEALS as f64 / 98.0;
        let chi: f64 = counts.iter().map(|&n| (f64::from(n) - expected).powi(2) / expected).sum();
        // 97 × 97 degrees of freedom: mean 9409, standard deviation 137. Seeds are fixed, so this
        // is one number, not a gamble.
        assert!((chi - 9409.0).abs() < 4.0 * 137.0, "{chi}");
    }
}
