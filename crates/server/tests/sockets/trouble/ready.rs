//! Whether moves can be taken, and whether new people may come.

use stapel_server::config::Config;

use crate::support::house::{GENEROUS, House};

#[tokio::test]
async fn a_server_that_can_take_a_move_says_so_and_that_people_may_come() {
    let house = House::open().await;
    for path in ["/healthz", "/readyz"] {
        let answer = house.call("GET", path, &[], None).await;
        assert_eq!((answer.status, answer.body.trim()), (200, "ok"), "{path}");
    }
    house.close().await;
}

/// F8: what was asked before was a read, which any store answers that can still read.
#[tokio::test]
async fn a_server_whose_store_takes_nothing_says_so() {
    let house = House::open().await;
    house.store.close().await.unwrap();
    for path in ["/healthz", "/readyz"] {
        let answer = house.call("GET", path, &[], None).await;
        assert_eq!(answer.status, 503, "{path}");
        assert_eq!(answer.json()["error"]["code"], "no_moves");
    }
    house.close().await;
}

/// F8: the disk is told to be almost full before it is.
#[tokio::test]
async fn little_room_on_the_disk_is_logged_and_counted() {
    let (log, _guard) = crate::support::log::Log::start();
    let low_disk = u64::MAX;
    let house = House::with(Config { limits: GENEROUS, low_disk, ..Config::default() }).await;
    if cfg!(unix) {
        log.wait_for("there is little room left on the disk").await;
        let metrics = house.call("GET", "/metrics", &[], None).await.body;
        assert!(metrics.contains("stapel_disk_low 1"), "{metrics}");
        assert!(!metrics.contains("stapel_disk_free_bytes 0\n"), "{metrics}");
    }
    // It is a warning, and moves are taken all the same.
    assert_eq!(house.call("GET", "/healthz", &[], None).await.status, 200);
    house.close().await;
}
