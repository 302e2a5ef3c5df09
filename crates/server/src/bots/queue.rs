//! The questions that wait for bots, and whose turn it is.
//!
//! Questions to cheap bots and to dear ones wait in lines of their own. Within a line the address goes
//! first for which the bots have thought least lately, of its guests the one for whom they have thought
//! least, and of their tables the one that has waited longest. Guests who are over their budget go after
//! all others, and tables at which nobody is present after them. Nobody is answered worse, only later.

use std::collections::{BTreeMap, VecDeque};
use std::net::IpAddr;
use std::time::{Duration, Instant};

use stapel_table::PersonId;

use crate::usage::Usage;

/// For whom a question is asked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Asker {
    /// The host of the table, or another who sits there while the host is away.
    pub guest: PersonId,
    /// Where they are connected from; `None` if nobody who belongs to the table is.
    pub address: Option<IpAddr>,
}

/// How much may wait, and how long the bots may think for one guest.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct QueueLimits {
    /// How many questions can wait in each line.
    pub waiting: usize,
    pub waiting_per_guest: usize,
    pub waiting_per_address: usize,
    /// The seconds in a minute that bots think for one guest before others go first.
    pub seconds_per_minute: u32,
}

impl Default for QueueLimits {
    fn default() -> QueueLimits {
        QueueLimits {
            waiting: 4096,
            waiting_per_guest: 64,
            waiting_per_address: 512,
            seconds_per_minute: 15,
        }
    }
}

/// How many guests of one address count like one of another, before their address is held against them:
/// a school shares one.
const GUESTS_PER_ADDRESS: f64 = 4.0;

/// Which line a question waits in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Line {
    /// Bots that answer at once.
    Cheap,
    /// Bots that search.
    Dear,
}

/// What waits, by address and guest. Those of one guest are in the order in which they came; a table has
/// one question at a time, so its others go first.
#[derive(Debug)]
struct Waiting<T> {
    by_address: BTreeMap<Option<IpAddr>, BTreeMap<PersonId, VecDeque<T>>>,
    count: usize,
}

impl<T> Waiting<T> {
    fn new() -> Waiting<T> {
        Waiting { by_address: BTreeMap::new(), count: 0 }
    }

    fn has_room(&self, asker: Asker, limits: &QueueLimits) -> bool {
        let guests = self.by_address.get(&asker.address);
        let own = guests.and_then(|guests| guests.get(&asker.guest)).map_or(0, VecDeque::len);
        let together: usize = guests.map_or(0, |guests| guests.values().map(VecDeque::len).sum());
        let most = match asker.address {
            Some(_) => limits.waiting_per_address,
            // All tables at which nobody is present share a part of the line.
            None => limits.waiting / 4,
        };
        self.count < limits.waiting && own < limits.waiting_per_guest && together < most
    }

    fn push(&mut self, asker: Asker, what: T) {
        let guests = self.by_address.entry(asker.address).or_default();
        guests.entry(asker.guest).or_default().push_back(what);
        self.count += 1;
    }

    fn take(&mut self, asker: Asker) -> Option<T> {
        let guests = self.by_address.get_mut(&asker.address)?;
        let own = guests.get_mut(&asker.guest)?;
        let what = own.pop_front()?;
        self.count -= 1;
        if own.is_empty() {
            guests.remove(&asker.guest);
            if guests.is_empty() {
                self.by_address.remove(&asker.address);
            }
        }
        Some(what)
    }
}

/// The questions that wait, and what each guest and address has used up.
#[derive(Debug)]
pub(super) struct FairQueue<T> {
    limits: QueueLimits,
    cheap: Waiting<T>,
    dear: Waiting<T>,
    guests: Usage<PersonId>,
    addresses: Usage<IpAddr>,
}

impl<T> FairQueue<T> {
    pub(super) fn new(limits: QueueLimits) -> FairQueue<T> {
        let rate = f64::from(limits.seconds_per_minute) / 60.0;
        FairQueue {
            limits,
            cheap: Waiting::new(),
            dear: Waiting::new(),
            guests: Usage::new(rate),
            addresses: Usage::new(GUESTS_PER_ADDRESS * rate),
        }
    }

    /// Adds a question, or hands it back if too many wait already.
    pub(super) fn push(&mut self, line: Line, asker: Asker, what: T) -> Result<(), T> {
        let limits = self.limits;
        let waiting = self.waiting(line);
        if !waiting.has_room(asker, &limits) {
            return Err(what);
        }
        waiting.push(asker, what);
        Ok(())
    }

    /// The question of this line whose turn it is, and for whom it is asked.
    pub(super) fn pop(&mut self, line: Line, now: Instant) -> Option<(Asker, T)> {
        let asker = self.next(line, now)?;
        let what = self.waiting(line).take(asker)?;
        Some((asker, what))
    }

    fn next(&self, line: Line, now: Instant) -> Option<Asker> {
        let waiting = match line {
            Line::Cheap => &self.cheap,
            Line::Dear => &self.dear,
        };
        let askers = waiting.by_address.iter().filter_map(|(&address, guests)| {
            let best = guests
                .keys()
                .map(|&guest| (self.guests.of(guest, now), guest))
                .min_by(|one, other| one.0.total_cmp(&other.0).then(one.1.cmp(&other.1)))?;
            let over = best.0 > f64::from(self.limits.seconds_per_minute);
            let used = address.map_or(0.0, |address| self.addresses.of(address, now));
            Some((address.is_none(), over, used, Asker { guest: best.1, address }))
        });
        let first = askers.min_by(|one, other| {
            (one.0, one.1)
                .cmp(&(other.0, other.1))
                .then(one.2.total_cmp(&other.2))
                .then(one.3.cmp(&other.3))
        });
        first.map(|(.., asker)| asker)
    }

    /// Notes that the bots have thought for someone.
    pub(super) fn charge(&mut self, asker: Asker, time: Duration, now: Instant) {
        let seconds = time.as_secs_f64();
        self.guests.charge(asker.guest, seconds, now);
        if let Some(address) = asker.address {
            self.addresses.charge(address, seconds, now);
        }
    }

    fn waiting(&mut self, line: Line) -> &mut Waiting<T> {
        match line {
            Line::Cheap => &mut self.cheap,
            Line::Dear => &mut self.dear,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn present(guest: u128, address: u8) -> Asker {
        Asker { guest: PersonId(guest), address: Some(IpAddr::from([192, 0, 2, address])) }
    }

    fn absent(guest: u128) -> Asker {
        Asker { guest: PersonId(guest), address: None }
    }

    /// Serves so many questions, each of which takes so long, and tells whose they were.
    fn serve(queue: &mut FairQueue<u32>, count: usize, each: Duration) -> Vec<u128> {
        let now = Instant::now();
        let mut served = Vec::new();
        for _ in 0..count {
            let Some((asker, _)) = queue.pop(Line::Dear, now) else { break };
            queue.charge(asker, each, now);
            served.push(asker.guest.0);
        }
        served
    }

    fn queue() -> FairQueue<u32> {
        FairQueue::new(QueueLimits::default())
    }

    #[test]
    fn a_guest_with_one_table_goes_before_the_rest_of_one_with_many() {
        let mut queue = queue();
        for number in 0..50 {
            queue.push(Line::Dear, present(1, 1), number).unwrap();
        }
        queue.push(Line::Dear, present(2, 2), 50).unwrap();
        let served = serve(&mut queue, 3, Duration::from_millis(100));
        assert_eq!(served, [1, 2, 1]);
    }

    #[test]
    fn many_guests_of_one_address_are_served_as_one() {
        let mut queue = queue();
        for guest in 1..=50 {
            queue.push(Line::Dear, present(guest, 1), 0).unwrap();
        }
        for number in 0..5 {
            queue.push(Line::Dear, present(100, 2), number).unwrap();
        }
        let served = serve(&mut queue, 10, Duration::from_millis(100));
        assert_eq!(served.iter().filter(|&&guest| guest == 100).count(), 5, "{served:?}");
    }

    #[test]
    fn the_tables_of_one_guest_are_served_in_turn() {
        let mut queue = queue();
        for number in 0..5 {
            queue.push(Line::Dear, present(1, 1), number).unwrap();
        }
        let now = Instant::now();
        let order: Vec<u32> =
            std::iter::from_fn(|| queue.pop(Line::Dear, now).map(|(_, what)| what)).collect();
        assert_eq!(order, [0, 1, 2, 3, 4]);
    }

    #[test]
    fn who_is_over_the_budget_goes_after_those_who_are_not_and_is_served_all_the_same() {
        let (mut queue, now) = (queue(), Instant::now());
        let spent = Duration::from_secs(20);
        queue.charge(present(1, 1), spent, now);
        // Much was thought for this address, but each of its guests is within the budget.
        for guest in 2..12 {
            queue.charge(present(guest, 2), Duration::from_secs(10), now);
        }
        queue.push(Line::Dear, present(1, 1), 0).unwrap();
        queue.push(Line::Dear, present(2, 2), 0).unwrap();
        assert_eq!(serve(&mut queue, 9, Duration::ZERO), [2, 1]);
        // After a minute it is as if nothing had been.
        let later = now + Duration::from_secs(120);
        queue.push(Line::Dear, present(1, 1), 0).unwrap();
        queue.push(Line::Dear, present(2, 2), 0).unwrap();
        assert_eq!(queue.pop(Line::Dear, later).unwrap().0, present(1, 1));
    }

    #[test]
    fn tables_at_which_nobody_is_present_go_last() {
        let mut queue = queue();
        queue.charge(present(2, 2), Duration::from_secs(1000), Instant::now());
        queue.push(Line::Dear, absent(1), 0).unwrap();
        queue.push(Line::Dear, present(2, 2), 0).unwrap();
        assert_eq!(serve(&mut queue, 9, Duration::ZERO), [2, 1]);
    }

    #[test]
    fn cheap_questions_wait_in_a_line_of_their_own() {
        let (mut queue, now) = (queue(), Instant::now());
        for number in 0..50 {
            queue.push(Line::Dear, present(1, 1), number).unwrap();
        }
        queue.push(Line::Cheap, present(2, 2), 50).unwrap();
        assert_eq!(queue.pop(Line::Cheap, now), Some((present(2, 2), 50)));
        assert_eq!(queue.pop(Line::Cheap, now), None);
    }

    #[test]
    fn nobody_can_fill_the_queue_for_others() {
        let mut queue = FairQueue::new(QueueLimits {
            waiting: 10,
            waiting_per_guest: 3,
            waiting_per_address: 5,
            seconds_per_minute: 1,
        });
        let mut push = |asker: Asker| queue.push(Line::Dear, asker, 0).is_ok();
        assert_eq!([(); 4].map(|()| push(present(1, 1))), [true, true, true, false]);
        assert_eq!([(); 3].map(|()| push(present(2, 1))), [true, true, false]);
        assert_eq!([(); 3].map(|()| push(absent(3))), [true, true, false]);
        assert_eq!([(); 2].map(|()| push(absent(4))), [false, false]);
        assert_eq!([(); 3].map(|()| push(present(4, 2))), [true, true, true]);
        assert!(!push(present(5, 3)), "it is full");
        assert!(queue.push(Line::Cheap, present(1, 1), 0).is_ok(), "the other line is not");
    }
}
