//! What operators have ordered, as requests ask for it.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::net::IpAddr;

use stapel_protocol::admin::AnnouncementJson;
use stapel_protocol::table::NoticeJson;

use super::{Ban, Range};
use crate::store::{GuestId, Millis, Order, OrderKind, TableId};

/// What holds, unless it has ended by itself.
#[derive(Debug, Default)]
pub(super) struct Standing {
    orders: BTreeMap<(OrderKind, String), Order>,
    /// What concerns a guest, by kind.
    guests: HashMap<(OrderKind, GuestId), Option<Millis>>,
    ranges: Vec<(Range, Option<Millis>)>,
    closed: HashSet<TableId>,
}

impl Standing {
    pub(super) fn of(orders: Vec<Order>) -> Standing {
        let mut standing = Standing::default();
        let keyed = orders.into_iter().map(|order| ((order.kind, order.subject.clone()), order));
        standing.orders = keyed.collect();
        standing.look_up_anew();
        standing
    }

    pub(super) fn put(&mut self, order: Order) {
        self.orders.insert((order.kind, order.subject.clone()), order);
        self.look_up_anew();
    }

    pub(super) fn lift(&mut self, kind: OrderKind, subject: &str) {
        self.orders.remove(&(kind, subject.to_owned()));
        self.look_up_anew();
    }

    pub(super) fn forget(&mut self, guest: GuestId) {
        let subject = guest.to_string();
        self.orders.retain(|(_, other), _| *other != subject);
        self.look_up_anew();
    }

    /// Operators do little compared with those who ask, so everything is made anew.
    fn look_up_anew(&mut self) {
        self.guests.clear();
        self.ranges.clear();
        self.closed.clear();
        for order in self.orders.values() {
            match order.kind {
                OrderKind::BanGuest | OrderKind::Mute | OrderKind::NoName => {
                    if let Ok(guest) = order.subject.parse() {
                        self.guests.insert((order.kind, guest), order.until);
                    }
                }
                OrderKind::BanRange => {
                    if let Ok(range) = order.subject.parse() {
                        self.ranges.push((range, order.until));
                    }
                }
                OrderKind::Closed => self.closed.extend(order.subject.parse::<TableId>()),
                OrderKind::Announcement | OrderKind::Maintenance | OrderKind::Registration => {}
            }
        }
    }

    /// Everything that holds now.
    pub(super) fn orders(&self, now: Millis) -> impl Iterator<Item = &Order> {
        self.orders.values().filter(move |order| holds(order.until, now))
    }

    /// How many orders there are, ended or not.
    pub(super) fn len(&self) -> usize {
        self.orders.len()
    }

    pub(super) fn contains(&self, kind: OrderKind, subject: &str) -> bool {
        self.orders.contains_key(&(kind, subject.to_owned()))
    }

    pub(super) fn holds_for(&self, kind: OrderKind, guest: GuestId, now: Millis) -> Option<Ban> {
        let until = *self.guests.get(&(kind, guest))?;
        holds(until, now).then_some(Ban { until })
    }

    pub(super) fn guest_ban(&self, guest: GuestId, now: Millis) -> Option<Ban> {
        self.holds_for(OrderKind::BanGuest, guest, now)
    }

    /// The ban of an address that lasts longest.
    pub(super) fn address_ban(&self, address: IpAddr, now: Millis) -> Option<Ban> {
        let bans = self
            .ranges
            .iter()
            .filter(|(range, until)| holds(*until, now) && range.contains(address));
        bans.map(|(_, until)| Ban { until: *until })
            .max_by_key(|ban| ban.until.map_or(i64::MAX, |until| until.0))
    }

    pub(super) fn is_closed(&self, table: TableId, now: Millis) -> bool {
        self.closed.contains(&table)
            && self
                .orders
                .get(&(OrderKind::Closed, table.to_string()))
                .is_some_and(|order| holds(order.until, now))
    }

    pub(super) fn server_wide(&self, kind: OrderKind, now: Millis) -> Option<&Order> {
        self.orders.get(&(kind, String::new())).filter(|order| holds(order.until, now))
    }

    /// Whether some messages may have to be refused.
    pub(super) fn concerns_messages(&self) -> bool {
        self.orders.contains_key(&(OrderKind::Maintenance, String::new()))
            || self.guests.keys().any(|(kind, _)| *kind == OrderKind::Mute)
    }

    pub(super) fn notice(&self, now: Millis) -> NoticeJson {
        let announcement = self.server_wide(OrderKind::Announcement, now);
        NoticeJson {
            announcement: announcement.map(|order| AnnouncementJson {
                text: order.reason.clone(),
                until: order.until.map(|until| until.0),
            }),
            maintenance: self.server_wide(OrderKind::Maintenance, now).is_some(),
            registration_closed: self.server_wide(OrderKind::Registration, now).is_some(),
        }
    }
}

fn holds(until: Option<Millis>, now: Millis) -> bool {
    until.is_none_or(|until| now < until)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order(kind: OrderKind, subject: &str, until: Option<i64>) -> Order {
        Order {
            kind,
            subject: subject.to_owned(),
            reason: String::from("because"),
            since: Millis(0),
            until: until.map(Millis),
        }
    }

    #[test]
    fn what_has_an_end_ends_by_itself() {
        let guest = GuestId::from_bytes([7; 16]);
        let standing = Standing::of(vec![
            order(OrderKind::BanGuest, &guest.to_string(), Some(100)),
            order(OrderKind::Announcement, "", Some(100)),
        ]);
        let until = Some(Millis(100));
        assert_eq!(standing.guest_ban(guest, Millis(99)), Some(Ban { until }));
        assert_eq!(standing.guest_ban(guest, Millis(100)), None);
        assert!(standing.notice(Millis(99)).announcement.is_some());
        assert_eq!(standing.notice(Millis(100)), NoticeJson::default());
    }

    #[test]
    fn of_several_bans_of_an_address_the_longest_is_told() {
        let mut standing = Standing::of(vec![
            order(OrderKind::BanRange, "192.0.2.0/24", Some(100)),
            order(OrderKind::BanRange, "192.0.2.7", Some(200)),
        ]);
        let until = |standing: &Standing, address: [u8; 4]| {
            standing.address_ban(IpAddr::from(address), Millis(0)).map(|ban| ban.until)
        };
        assert_eq!(until(&standing, [192, 0, 2, 7]), Some(Some(Millis(200))));
        assert_eq!(until(&standing, [192, 0, 2, 8]), Some(Some(Millis(100))));
        assert_eq!(until(&standing, [192, 0, 3, 7]), None);
        standing.put(order(OrderKind::BanRange, "192.0.0.0/16", None));
        assert_eq!(until(&standing, [192, 0, 2, 7]), Some(None));
        standing.lift(OrderKind::BanRange, "192.0.0.0/16");
        assert_eq!(until(&standing, [192, 0, 3, 7]), None);
    }

    #[test]
    fn messages_are_looked_at_only_if_some_may_be_refused() {
        let guest = GuestId::from_bytes([7; 16]).to_string();
        let mut standing = Standing::of(vec![order(OrderKind::BanGuest, &guest, None)]);
        assert!(!standing.concerns_messages());
        standing.put(order(OrderKind::Mute, &guest, None));
        assert!(standing.concerns_messages());
        standing.lift(OrderKind::Mute, &guest);
        standing.put(order(OrderKind::Maintenance, "", None));
        assert!(standing.concerns_messages());
    }
}
