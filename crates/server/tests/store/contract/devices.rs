use stapel_server::store::{BotToken, Device, DeviceId, DeviceKind, Millis, Store, StoreError};

use super::promises;
use crate::support::*;

promises! {
    a_device_comes_back,
    devices_are_listed_the_last_used_first,
    a_token_is_a_device_too,
    using_a_device_never_goes_back_and_gives_it_a_label_once,
    of_too_many_devices_the_one_goes_that_was_not_used_for_longest,
    a_revoked_device_is_gone_and_no_other,
    all_other_devices_can_be_revoked_at_once,
    devices_go_with_their_guest,
}

async fn a_device_comes_back(store: &dyn Store) {
    let refused = Err(StoreError::NoSuchGuest(guest_id(1)));
    assert_eq!(store.put_device(device(50, 1, 7), 9).await, refused);
    store.put_guest(guest(1, "Mia")).await.unwrap();
    assert_eq!(store.device(device_id(50)).await.unwrap(), None);
    assert_eq!(store.put_device(device(50, 1, 7), 9).await, Ok(Vec::new()));
    assert_eq!(store.device(device_id(50)).await.unwrap(), Some(device(50, 1, 7)));
}

async fn devices_are_listed_the_last_used_first(store: &dyn Store) {
    for owner in [1, 2] {
        store.put_guest(guest(owner, "Somebody")).await.unwrap();
    }
    for (number, owner, used) in [(50, 1, 3), (51, 1, 5), (52, 2, 9), (53, 1, 4)] {
        store.put_device(device(number, owner, used), 9).await.unwrap();
    }
    let listed = store.devices_of(guest_id(1)).await.unwrap();
    assert_eq!(listed, [device(51, 1, 5), device(53, 1, 4), device(50, 1, 3)]);
    assert_eq!(store.devices_of(guest_id(3)).await, Ok(Vec::new()));
}

async fn a_token_is_a_device_too(store: &dyn Store) {
    store.put_guest(guest(1, "Mia")).await.unwrap();
    let token = BotToken {
        hash: hash(7),
        guest: guest_id(1),
        label: "my bot".to_owned(),
        created: Millis(3),
    };
    store.put_token(token).await.unwrap();
    let expected = Device {
        id: DeviceId::of_token(&hash(7)),
        guest: guest_id(1),
        kind: DeviceKind::Program,
        label: "my bot".to_owned(),
        made: Millis(3),
        used: Millis(3),
    };
    assert_eq!(store.devices_of(guest_id(1)).await.unwrap(), [expected]);
    assert_eq!(store.revoke_device(guest_id(1), device_id(7)).await, Ok(true));
    assert_eq!(store.token_guest(hash(7)).await, Ok(None));
    assert_eq!(store.devices_of(guest_id(1)).await, Ok(Vec::new()));
}

async fn using_a_device_never_goes_back_and_gives_it_a_label_once(store: &dyn Store) {
    store.put_guest(guest(1, "Mia")).await.unwrap();
    let nameless = Device { label: String::new(), ..device(50, 1, 1) };
    store.put_device(nameless, 9).await.unwrap();
    for (used, label, expected) in [(50, "first", 50), (40, "second", 50), (60, "", 60)] {
        store.touch_device(device_id(50), Millis(used), label.to_owned()).await.unwrap();
        let found = store.device(device_id(50)).await.unwrap().unwrap();
        assert_eq!((found.used, found.label.as_str()), (Millis(expected), "first"));
    }
    assert_eq!(store.touch_device(device_id(51), Millis(1), String::new()).await, Ok(()));
    assert_eq!(store.device(device_id(51)).await, Ok(None));
}

async fn of_too_many_devices_the_one_goes_that_was_not_used_for_longest(store: &dyn Store) {
    store.put_guest(guest(1, "Mia")).await.unwrap();
    let token = BotToken {
        hash: hash(7),
        guest: guest_id(1),
        label: "my bot".to_owned(),
        created: Millis(0),
    };
    store.put_token(token).await.unwrap();
    for (number, used) in [(50, 5), (51, 2), (52, 9)] {
        assert_eq!(store.put_device(device(number, 1, used), 3).await, Ok(Vec::new()));
    }
    // The new one stays, however old it says it is, and so does the program.
    assert_eq!(store.put_device(device(53, 1, 1), 3).await, Ok(vec![device_id(51)]));
    assert_eq!(store.device(device_id(51)).await, Ok(None));
    assert_eq!(store.put_device(device(54, 1, 9), 1).await.unwrap(), [50, 52, 53].map(device_id));
    let left = store.devices_of(guest_id(1)).await.unwrap();
    assert_eq!(left.iter().map(|device| device.id).collect::<Vec<_>>(), [54, 7].map(device_id));
}

async fn a_revoked_device_is_gone_and_no_other(store: &dyn Store) {
    for owner in [1, 2] {
        store.put_guest(guest(owner, "Somebody")).await.unwrap();
    }
    for (number, owner) in [(50, 1), (51, 1), (52, 2)] {
        store.put_device(device(number, owner, 1), 9).await.unwrap();
    }
    assert_eq!(store.revoke_device(guest_id(1), device_id(52)).await, Ok(false));
    assert_eq!(store.revoke_device(guest_id(1), device_id(50)).await, Ok(true));
    assert_eq!(store.revoke_device(guest_id(1), device_id(50)).await, Ok(false));
    assert_eq!(store.device(device_id(50)).await, Ok(None));
    assert_eq!(store.device(device_id(51)).await, Ok(Some(device(51, 1, 1))));
    assert_eq!(store.device(device_id(52)).await, Ok(Some(device(52, 2, 1))));
}

async fn all_other_devices_can_be_revoked_at_once(store: &dyn Store) {
    for owner in [1, 2] {
        store.put_guest(guest(owner, "Somebody")).await.unwrap();
        let label = "my bot".to_owned();
        let token =
            BotToken { hash: hash(owner), guest: guest_id(owner), label, created: Millis(0) };
        store.put_token(token).await.unwrap();
    }
    for (number, owner) in [(50, 1), (51, 1), (52, 2)] {
        store.put_device(device(number, owner, 1), 9).await.unwrap();
    }
    let gone = store.revoke_other_devices(guest_id(1), device_id(51)).await.unwrap();
    assert_eq!(gone, [1, 50].map(device_id));
    assert_eq!(store.devices_of(guest_id(1)).await.unwrap(), [device(51, 1, 1)]);
    assert_eq!(store.token_guest(hash(1)).await, Ok(None));
    assert_eq!(store.token_guest(hash(2)).await, Ok(Some(guest_id(2))));
    assert_eq!(store.device(device_id(52)).await, Ok(Some(device(52, 2, 1))));
}

async fn devices_go_with_their_guest(store: &dyn Store) {
    store.put_guest(guest(1, "Mia")).await.unwrap();
    store.put_device(device(50, 1, 1), 9).await.unwrap();
    store.delete_guest(guest_id(1)).await.unwrap();
    assert_eq!(store.device(device_id(50)).await, Ok(None));
    assert_eq!(store.devices_of(guest_id(1)).await, Ok(Vec::new()));
}
