//! What operators order and do, and what is reported to them, as the model keeps it.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use stapel_server::store::{
    Act, AdminExpired, AdminRetention, AdminStore, Guest, GuestId, MOST_OPEN_REPORTS, Order,
    OrderKind, Report, ReportFilter, StoreFuture, TableSummary,
};

use super::ModelStore;

#[derive(Default)]
pub(super) struct AdminData {
    orders: BTreeMap<(OrderKind, String), Order>,
    acts: BTreeMap<u64, Act>,
    reports: BTreeMap<u64, Report>,
    last_act: u64,
    last_report: u64,
}

impl AdminData {
    fn note(&mut self, act: Act) {
        self.last_act += 1;
        self.acts.insert(self.last_act, act);
    }

    fn open(&self) -> u64 {
        self.reports.values().filter(|report| report.settled.is_none()).count() as u64
    }

    pub(super) fn forget(&mut self, guest: GuestId) {
        let subject = guest.to_string();
        self.orders.retain(|(_, other), _| *other != subject);
        for act in self.acts.values_mut().filter(|act| act.subject == subject) {
            act.subject.clear();
            act.detail.clear();
        }
        for report in self.reports.values_mut() {
            if report.reporter == Some(guest) {
                report.reporter = None;
                report.text.clear();
            }
            if report.reported == Some(guest) {
                report.reported = None;
                report.name.clear();
                report.words.clear();
                report.text.clear();
                report.note.clear();
            }
        }
    }

    fn expire(&mut self, retention: &AdminRetention) -> AdminExpired {
        let limit = retention.limit as usize;
        let mut ended: Vec<_> = self
            .orders
            .values()
            .filter_map(|order| {
                Some((order.until?, order.kind.name(), order.subject.clone(), order.kind))
            })
            .filter(|(until, ..)| *until <= retention.now)
            .collect();
        ended.sort();
        ended.truncate(limit);
        for (_, _, subject, kind) in &ended {
            self.orders.remove(&(*kind, subject.clone()));
        }
        let old = self.reports.iter().filter(|(_, report)| report.at < retention.reports_before);
        let reports: Vec<u64> = old.map(|(number, _)| *number).take(limit).collect();
        self.reports.retain(|number, _| !reports.contains(number));
        let old = self.acts.iter().take_while(|(_, act)| act.at < retention.acts_before);
        let acts: Vec<u64> = old.map(|(number, _)| *number).take(limit).collect();
        self.acts.retain(|number, _| !acts.contains(number));
        let [orders, reports, acts] =
            [ended.len(), reports.len(), acts.len()].map(|count| u32::try_from(count).unwrap());
        AdminExpired { orders, reports, acts }
    }
}

impl AdminStore for ModelStore {
    fn orders(&self) -> StoreFuture<'_, Vec<Order>> {
        self.read(|data| {
            let mut orders: Vec<Order> = data.admin.orders.values().cloned().collect();
            orders.sort_by_key(|order| (order.kind.name(), order.subject.clone()));
            orders
        })
    }

    fn put_order(&self, order: Order, act: Act) -> StoreFuture<'_, ()> {
        self.write(move |data| {
            data.admin.orders.insert((order.kind, order.subject.clone()), order);
            data.admin.note(act);
            Ok(())
        })
    }

    fn lift_order(&self, kind: OrderKind, subject: String, act: Act) -> StoreFuture<'_, bool> {
        self.write(move |data| {
            let lifted = data.admin.orders.remove(&(kind, subject)).is_some();
            if lifted {
                data.admin.note(act);
            }
            Ok(lifted)
        })
    }

    fn note_act(&self, act: Act) -> StoreFuture<'_, ()> {
        self.write(move |data| {
            data.admin.note(act);
            Ok(())
        })
    }

    fn acts(&self, before: Option<u64>, limit: u32) -> StoreFuture<'_, Vec<(u64, Act)>> {
        self.read(move |data| {
            let before = before.unwrap_or(u64::MAX);
            let acts = data.admin.acts.range(..before).rev().take(limit as usize);
            acts.map(|(number, act)| (*number, act.clone())).collect()
        })
    }

    fn put_report(&self, report: Report) -> StoreFuture<'_, Option<u64>> {
        self.write(move |data| {
            if data.admin.open() >= MOST_OPEN_REPORTS {
                return Ok(None);
            }
            data.admin.last_report += 1;
            data.admin.reports.insert(data.admin.last_report, report);
            Ok(Some(data.admin.last_report))
        })
    }

    fn reports(&self, filter: ReportFilter) -> StoreFuture<'_, Vec<(u64, Report)>> {
        self.read(move |data| {
            let reports = data.admin.reports.range(..filter.before.unwrap_or(u64::MAX)).rev();
            let wanted = reports.filter(|(_, report)| {
                (!filter.open_only || report.settled.is_none())
                    && (filter.reported.is_none() || report.reported == filter.reported)
            });
            wanted.take(filter.limit as usize).map(|(number, it)| (*number, it.clone())).collect()
        })
    }

    fn settle_report(&self, number: u64, note: String, act: Act) -> StoreFuture<'_, bool> {
        self.write(move |data| {
            let open = data.admin.reports.get_mut(&number).filter(|it| it.settled.is_none());
            let Some(report) = open else { return Ok(false) };
            report.settled = Some(act.at);
            report.note = note;
            data.admin.note(act);
            Ok(true)
        })
    }

    fn open_reports(&self) -> StoreFuture<'_, u64> {
        self.read(|data| data.admin.open())
    }

    fn find_guests(&self, part: String, limit: u32) -> StoreFuture<'_, Vec<Guest>> {
        self.read(move |data| {
            let part = part.to_ascii_lowercase();
            let named = |guest: &&Guest| guest.name.to_ascii_lowercase().contains(&part);
            let mut found: Vec<Guest> = data.guests.values().filter(named).cloned().collect();
            found.sort_by_key(|guest| Reverse((guest.seen, guest.id)));
            found.truncate(limit as usize);
            found
        })
    }

    fn all_tables(&self, limit: u32) -> StoreFuture<'_, Vec<TableSummary>> {
        self.read(move |data| data.all_tables(limit))
    }

    fn expire_admin(&self, retention: AdminRetention) -> StoreFuture<'_, AdminExpired> {
        self.write(move |data| Ok(data.admin.expire(&retention)))
    }
}
