use stapel_rules::GameKind;

use super::*;
use crate::store::{SqliteStore, TableId};

fn notice(guest: u128) -> Notice {
    Notice {
        guest: GuestId::from_bytes(guest.to_be_bytes()),
        table: TableId::from_bytes([2; 16]),
        game: GameKind::ALL[0],
        host: Host::Oneself,
        lasts: None,
    }
}

/// Something that tells nobody, since nobody has subscribed, and what it counts.
fn push(directory: &std::path::Path) -> (Push, Arc<Metrics>) {
    let store: Arc<dyn Store> = Arc::new(SqliteStore::open(directory).unwrap());
    let metrics = Arc::new(Metrics::new());
    let vapid = Vapid::read(&Vapid::generate().unwrap(), None).unwrap();
    let client = PushClient::new(Arc::new(SystemResolver), Reach::Public).unwrap();
    (Push::start(vapid, client, store, Arc::clone(&metrics)), metrics)
}

#[tokio::test]
async fn of_more_notices_than_can_wait_some_are_not_sent() {
    let directory = tempfile::tempdir().unwrap();
    let (push, metrics) = push(directory.path());
    // Nobody else has a turn on this thread until all of them are there.
    for guest in 0..QUEUE as u128 + 6 {
        push.tell(notice(guest));
    }
    assert_eq!(metrics.pushes(Pushed::Dropped), 6);
}

#[tokio::test]
async fn one_guest_is_told_so_often_and_no_more() {
    let directory = tempfile::tempdir().unwrap();
    let (push, metrics) = push(directory.path());
    for _ in 0..40 {
        push.tell(notice(1));
    }
    push.tell(notice(2));
    while metrics.pushes(Pushed::Dropped) < 10 {
        tokio::task::yield_now().await;
    }
    // What waits behind them is taken, too.
    while push.queue.capacity() < QUEUE {
        tokio::task::yield_now().await;
    }
    assert_eq!(metrics.pushes(Pushed::Dropped), 10);
}
