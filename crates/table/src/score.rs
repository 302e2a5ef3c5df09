use stapel_rules::{MAX_SEATS, Outcome, Seat, SeatSet};

/// How a match of several rounds stands (C12).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Score {
    /// Rounds that are over.
    pub played: u8,
    /// Rounds that make the match.
    pub rounds: u8,
    /// Who started the first round, once it was dealt.
    pub first: Option<Seat>,
    /// Points per seat: minus one for every card left.
    pub points: [i16; MAX_SEATS],
}

impl Score {
    /// A match of so many rounds that has not begun.
    pub fn new(rounds: u8) -> Score {
        Score { played: 0, rounds, first: None, points: [0; MAX_SEATS] }
    }

    /// Whether every round is over.
    pub fn is_over(&self) -> bool {
        self.played >= self.rounds
    }

    /// Takes note of how a round ended.
    pub fn add(&mut self, outcome: &Outcome, players: u8) {
        self.played = self.played.saturating_add(1);
        for seat in Seat::all(players) {
            let points = &mut self.points[seat.index()];
            *points = points.saturating_add(outcome.points(seat));
        }
    }

    /// Who starts the round that is played next, if the match has begun: the first seat moves left
    /// with each round.
    pub fn next_first(&self, players: u8) -> Option<Seat> {
        self.first.map(|first| (0..self.played % players).fold(first, |seat, _| seat.left(players)))
    }

    /// Who has the most points; several share it.
    pub fn leaders(&self, players: u8) -> SeatSet {
        let most = self.points[..usize::from(players)].iter().max();
        Seat::all(players).filter(|seat| Some(&self.points[seat.index()]) == most).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn round(left: [u8; MAX_SEATS]) -> Outcome {
        Outcome::Round { winners: SeatSet::EMPTY, left, capped: false }
    }

    #[test]
    fn c12_each_card_left_is_a_minus_point() {
        let mut score = Score::new(2);
        score.add(&round([0, 3, 12, 0, 0, 0]), 3);
        score.add(&round([5, 2, 0, 0, 0, 0]), 3);
        assert_eq!(score.points[..3], [-5, -5, -12]);
        assert!(score.is_over());
    }

    #[test]
    fn c12_a_tie_is_shared() {
        let mut score = Score::new(1);
        score.add(&round([4, 4, 9, 0, 0, 0]), 3);
        let leaders: Vec<usize> = score.leaders(3).iter().map(Seat::index).collect();
        assert_eq!(leaders, [0, 1]);
    }

    #[test]
    fn c12_the_first_seat_moves_left_each_round() {
        let mut score = Score::new(4);
        assert_eq!(score.next_first(3), None);
        score.first = Seat::new(1);
        let mut firsts = Vec::new();
        for _ in 0..4 {
            firsts.extend(score.next_first(3).map(Seat::index));
            score.add(&round([0; MAX_SEATS]), 3);
        }
        assert_eq!(firsts, [1, 2, 0, 1]);
    }
}
