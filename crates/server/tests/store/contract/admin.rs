use stapel_server::store::{
    About, Act, AdminExpired, AdminRetention, Guest, Millis, Order, OrderKind, Report,
    ReportFilter, Store, TableIndex,
};

use super::promises;
use crate::support::*;

promises! {
    an_order_is_kept_with_the_note_of_who_gave_it,
    another_order_of_the_same_kind_replaces_the_first,
    a_lifted_order_is_gone_and_lifting_nothing_is_not_noted,
    acts_are_told_page_by_page_the_last_first,
    reports_are_numbered_filtered_and_settled_once,
    a_deleted_guest_leaves_nothing_but_that_there_was_a_report,
    what_is_too_old_goes_and_the_rest_stays,
    guests_are_found_by_a_part_of_their_name,
    all_tables_are_told_the_last_touched_first,
}

fn act(at: i64, act: &str, subject: &str) -> Act {
    let [door, act, subject, detail] =
        ["socket uid 0 ada", act, subject, "because"].map(str::to_owned);
    Act { at: Millis(at), door, act, subject, detail }
}

fn order(kind: OrderKind, subject: &str, until: Option<i64>) -> Order {
    let reason = String::from("rude 🂡");
    let (subject, until) = (subject.to_owned(), until.map(Millis));
    Order { kind, subject, reason, since: Millis(5), until }
}

fn report(at: i64, reporter: u8, reported: u8) -> Report {
    Report {
        at: Millis(at),
        table: table(1),
        reporter: Some(guest_id(reporter)),
        reported: Some(guest_id(reported)),
        about: About::Words,
        name: String::from("Eve"),
        words: vec![String::from("bah"), String::from("\"quoted\"\nline")],
        text: String::from("see for yourself"),
        settled: None,
        note: String::new(),
    }
}

fn everything() -> ReportFilter {
    ReportFilter { before: None, open_only: false, reported: None, limit: 100 }
}

async fn an_order_is_kept_with_the_note_of_who_gave_it(store: &dyn Store) {
    let ban = order(OrderKind::BanRange, "192.0.2.0/24", Some(100));
    let mute = order(OrderKind::Mute, &guest_id(1).to_string(), None);
    store.put_order(mute.clone(), act(1, "mute", &mute.subject)).await.unwrap();
    store.put_order(ban.clone(), act(2, "ban_range", &ban.subject)).await.unwrap();
    assert_eq!(store.orders().await.unwrap(), [ban.clone(), mute.clone()]);
    let acts = store.acts(None, 10).await.unwrap();
    let expected = [(2, act(2, "ban_range", &ban.subject)), (1, act(1, "mute", &mute.subject))];
    assert_eq!(acts, expected);
}

async fn another_order_of_the_same_kind_replaces_the_first(store: &dyn Store) {
    for until in [Some(10), None, Some(30)] {
        let order = order(OrderKind::Maintenance, "", until);
        store.put_order(order.clone(), act(1, "maintenance", "")).await.unwrap();
        assert_eq!(store.orders().await.unwrap(), [order]);
    }
    assert_eq!(store.acts(None, 10).await.unwrap().len(), 3);
}

async fn a_lifted_order_is_gone_and_lifting_nothing_is_not_noted(store: &dyn Store) {
    let order = order(OrderKind::Closed, &table(1).to_string(), None);
    let lift = || store.lift_order(OrderKind::Closed, table(1).to_string(), act(2, "lift", "x"));
    assert!(!lift().await.unwrap());
    store.put_order(order, act(1, "closed", "x")).await.unwrap();
    assert!(lift().await.unwrap());
    assert!(!lift().await.unwrap());
    assert_eq!(store.orders().await.unwrap(), []);
    let acts: Vec<String> =
        store.acts(None, 10).await.unwrap().into_iter().map(|(_, act)| act.act).collect();
    assert_eq!(acts, ["lift", "closed"]);
}

async fn acts_are_told_page_by_page_the_last_first(store: &dyn Store) {
    for at in 1..=5 {
        store.note_act(act(at, "limit", "made-per-hour")).await.unwrap();
    }
    let mut before = None;
    let mut told = Vec::new();
    loop {
        let page = store.acts(before, 2).await.unwrap();
        let Some((last, _)) = page.last() else { break };
        before = Some(*last);
        told.extend(page.into_iter().map(|(number, act)| (number, act.at.0)));
    }
    assert_eq!(told, [(5, 5), (4, 4), (3, 3), (2, 2), (1, 1)]);
}

async fn reports_are_numbered_filtered_and_settled_once(store: &dyn Store) {
    assert_eq!(store.put_report(report(1, 1, 2)).await.unwrap(), Some(1));
    assert_eq!(store.put_report(report(2, 1, 3)).await.unwrap(), Some(2));
    assert_eq!(store.open_reports().await.unwrap(), 2);
    let settle = |number| store.settle_report(number, "talked".into(), act(9, "settle", "1"));
    assert!(settle(1).await.unwrap());
    assert!(!settle(1).await.unwrap());
    assert!(!settle(7).await.unwrap());
    let settled =
        Report { settled: Some(Millis(9)), note: String::from("talked"), ..report(1, 1, 2) };
    let all = store.reports(everything()).await.unwrap();
    assert_eq!(all, [(2, report(2, 1, 3)), (1, settled.clone())]);
    let open = ReportFilter { open_only: true, ..everything() };
    assert_eq!(store.reports(open).await.unwrap(), [(2, report(2, 1, 3))]);
    let about = ReportFilter { reported: Some(guest_id(2)), ..everything() };
    assert_eq!(store.reports(about).await.unwrap(), [(1, settled.clone())]);
    let older = ReportFilter { before: Some(2), ..everything() };
    assert_eq!(store.reports(older).await.unwrap(), [(1, settled)]);
    assert_eq!(store.acts(None, 10).await.unwrap().len(), 1);
}

async fn a_deleted_guest_leaves_nothing_but_that_there_was_a_report(store: &dyn Store) {
    store.put_guest(guest(2, "Eve")).await.unwrap();
    store.put_report(report(1, 1, 2)).await.unwrap();
    store.put_report(report(2, 2, 3)).await.unwrap();
    let subject = guest_id(2).to_string();
    for kind in [OrderKind::Mute, OrderKind::BanGuest] {
        let order = order(kind, &subject, None);
        store.put_order(order, act(3, kind.name(), &subject)).await.unwrap();
    }
    store.put_order(order(OrderKind::Registration, "", None), act(4, "x", "")).await.unwrap();
    store.delete_guest(guest_id(2)).await.unwrap();
    let empty = String::new;
    let about_them = Report {
        reported: None,
        name: empty(),
        words: Vec::new(),
        text: empty(),
        ..report(1, 1, 2)
    };
    let by_them = Report { reporter: None, text: empty(), ..report(2, 2, 3) };
    assert_eq!(store.reports(everything()).await.unwrap(), [(2, by_them), (1, about_them)]);
    assert_eq!(store.orders().await.unwrap(), [order(OrderKind::Registration, "", None)]);
    let acts = store.acts(None, 10).await.unwrap();
    assert_eq!(acts.len(), 3);
    assert!(acts.iter().all(|(_, act)| act.subject.is_empty()));
    assert!(acts[1].1.detail.is_empty() && acts[1].1.act == "ban_guest");
}

async fn what_is_too_old_goes_and_the_rest_stays(store: &dyn Store) {
    for (until, subject) in [(Some(10), "192.0.2.1"), (Some(20), "192.0.2.2"), (None, "192.0.2.3")]
    {
        let order = order(OrderKind::BanRange, subject, until);
        store.put_order(order, act(until.unwrap_or(30), "ban_range", subject)).await.unwrap();
        store.put_report(report(until.unwrap_or(30), 1, 2)).await.unwrap();
    }
    let keep = AdminRetention {
        now: Millis(0),
        reports_before: Millis(0),
        acts_before: Millis(0),
        limit: 100,
    };
    assert_eq!(store.expire_admin(keep).await.unwrap(), AdminExpired::default());
    let retention = AdminRetention {
        now: Millis(20),
        reports_before: Millis(20),
        acts_before: Millis(21),
        ..keep
    };
    let one = AdminRetention { limit: 1, ..retention };
    let expired = AdminExpired { orders: 1, reports: 1, acts: 1 };
    assert_eq!(store.expire_admin(one).await.unwrap(), expired);
    let expired = AdminExpired { orders: 1, reports: 0, acts: 1 };
    assert_eq!(store.expire_admin(retention).await.unwrap(), expired);
    assert_eq!(store.orders().await.unwrap(), [order(OrderKind::BanRange, "192.0.2.3", None)]);
    assert_eq!(store.reports(everything()).await.unwrap().len(), 2);
    assert_eq!(store.acts(None, 10).await.unwrap().len(), 1);
    // Numbers are never given twice.
    store.note_act(act(40, "limit", "")).await.unwrap();
    assert_eq!(store.acts(None, 1).await.unwrap()[0].0, 4);
}

async fn guests_are_found_by_a_part_of_their_name(store: &dyn Store) {
    for (number, name, seen) in [(1, "Adam", 5), (2, "madame", 7), (3, "Eve", 9)] {
        store.put_guest(Guest { seen: Millis(seen), ..guest(number, name) }).await.unwrap();
    }
    let names = |part: &str, limit| {
        let found = store.find_guests(part.to_owned(), limit);
        async { found.await.unwrap().into_iter().map(|it| it.name).collect::<Vec<_>>() }
    };
    assert_eq!(names("ADAM", 10).await, ["madame", "Adam"]);
    assert_eq!(names("", 2).await, ["Eve", "madame"]);
    assert_eq!(names("%", 10).await, [""; 0]);
}

async fn all_tables_are_told_the_last_touched_first(store: &dyn Store) {
    for (number, touched) in [(1, 10), (2, 30), (3, 20)] {
        let index = TableIndex { touched: Millis(touched), ..TableIndex::default() };
        store.append(indexed(table(number), 1, index)).await.unwrap();
    }
    let told = store.all_tables(2).await.unwrap();
    let told: Vec<_> = told.into_iter().map(|summary| summary.table).collect();
    assert_eq!(told, [table(2), table(3)]);
}
