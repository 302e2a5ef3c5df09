//! Seat orders: which bot sits in which seat of which game.

/// The seat order in which everyone sits as listed.
pub(super) fn listed(seats: u8) -> Vec<usize> {
    (0..usize::from(seats)).collect()
}

/// The seat orders that are played in turn at a table with so many seats: for each seat, which of
/// the listed bots sits there.
///
/// Up to four seats these are all of them, at most 24. For more there would be hundreds, more than a
/// short run has games; then it is all rotations of the list. There, too, every bot is in every
/// seat equally often, but it always has the same neighbours.
pub fn seat_orders(seats: u8) -> Vec<Vec<usize>> {
    let mut orders = vec![listed(seats)];
    if seats > 4 {
        let mut rotated = listed(seats);
        for _ in 1..seats {
            rotated.rotate_left(1);
            orders.push(rotated.clone());
        }
        return orders;
    }
    // Every way to swap each seat with itself or one before it leads to another order.
    for seat in 1..usize::from(seats) {
        for index in 0..orders.len() {
            for other in 0..seat {
                let mut order = orders[index].clone();
                order.swap(seat, other);
                orders.push(order);
            }
        }
    }
    orders
}

/// The seat orders in which the first of the listed bots takes each seat in turn. The others are all
/// alike, so it doesn't matter which of them sits where.
pub(super) fn seats_of_one(seats: u8) -> Vec<Vec<usize>> {
    let with_the_first_in = |seat| {
        let mut order = listed(seats);
        order.swap(0, seat);
        order
    };
    (0..usize::from(seats)).map(with_the_first_in).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_seat_order_is_there_once() {
        for (seats, expected) in [(1, 1), (2, 2), (3, 6), (4, 24), (5, 5), (6, 6)] {
            let orders = seat_orders(seats);
            assert_eq!(orders.len(), expected);
            assert_eq!(orders.iter().collect::<BTreeSet<_>>().len(), expected);
            for order in &orders {
                let mut sorted = order.clone();
                sorted.sort_unstable();
                assert_eq!(sorted, listed(seats));
            }
            // Every bot is in every seat equally often.
            for seat in 0..usize::from(seats) {
                for bot in 0..usize::from(seats) {
                    let often = orders.iter().filter(|order| order[seat] == bot).count();
                    assert_eq!(often * usize::from(seats), expected);
                }
            }
        }
    }

    #[test]
    fn the_one_takes_each_seat_in_turn() {
        for seats in 1..=6 {
            let orders = seats_of_one(seats);
            let taken = orders.iter().map(|order| order.iter().position(|&bot| bot == 0));
            assert!(taken.eq((0..usize::from(seats)).map(Some)));
            for mut order in orders {
                order.sort_unstable();
                assert_eq!(order, listed(seats));
            }
        }
    }
}
