use stapel_server::store::{PushSubscription, Store, StoreError};

use super::promises;
use crate::support::*;

promises! {
    a_subscription_comes_back_and_belongs_to_a_device,
    a_device_has_one_subscription_and_so_has_an_endpoint,
    of_too_many_subscriptions_the_oldest_goes,
    a_subscription_is_removed_only_if_it_is_the_one_that_is_meant,
    subscriptions_go_with_their_devices,
    subscriptions_go_with_their_guest,
    a_long_secret_stays_what_it_was_at_first,
}

/// Guests with a device of each number.
async fn with_devices(store: &dyn Store, devices: &[(u8, u8)]) {
    for &(number, owner) in devices {
        store.put_guest(guest(owner, "Somebody")).await.unwrap();
        store.put_device(device(number, owner, 1), 20).await.unwrap();
    }
}

async fn a_subscription_comes_back_and_belongs_to_a_device(store: &dyn Store) {
    let refused = Err(StoreError::NoSuchGuest(guest_id(1)));
    assert_eq!(store.put_push(push(50, 1, 7), 5).await, refused);
    with_devices(store, &[(50, 1), (51, 2)]).await;
    assert_eq!(store.put_push(push(50, 1, 7), 5).await, Ok(()));
    assert_eq!(store.pushes_of(guest_id(1)).await.unwrap(), [push(50, 1, 7)]);
    assert_eq!(store.pushes_of(guest_id(2)).await.unwrap(), []);
    // A device of another guest.
    assert_eq!(store.put_push(push(51, 1, 7), 5).await, refused);
}

async fn a_device_has_one_subscription_and_so_has_an_endpoint(store: &dyn Store) {
    with_devices(store, &[(50, 1), (51, 2)]).await;
    store.put_push(push(50, 1, 7), 5).await.unwrap();
    let renewed =
        PushSubscription { endpoint: String::from("https://new.example"), ..push(50, 1, 8) };
    store.put_push(renewed.clone(), 5).await.unwrap();
    let found = store.pushes_of(guest_id(1)).await.unwrap();
    assert_eq!(found, std::slice::from_ref(&renewed));
    // The same browser is another guest now, and must not be told what concerns the first.
    let taken_along = PushSubscription { endpoint: renewed.endpoint, ..push(51, 2, 9) };
    store.put_push(taken_along.clone(), 5).await.unwrap();
    assert_eq!(store.pushes_of(guest_id(1)).await.unwrap(), []);
    assert_eq!(store.pushes_of(guest_id(2)).await.unwrap(), [taken_along]);
}

async fn of_too_many_subscriptions_the_oldest_goes(store: &dyn Store) {
    with_devices(store, &[(50, 1), (51, 1), (52, 1), (53, 2)]).await;
    for (number, owner, made) in [(50, 1, 5), (51, 1, 3), (53, 2, 1)] {
        store.put_push(push(number, owner, made), 2).await.unwrap();
    }
    // The new one stays, however old it says it is.
    store.put_push(push(52, 1, 1), 2).await.unwrap();
    assert_eq!(store.pushes_of(guest_id(1)).await.unwrap(), [push(50, 1, 5), push(52, 1, 1)]);
    assert_eq!(store.pushes_of(guest_id(2)).await.unwrap(), [push(53, 2, 1)]);
}

async fn a_subscription_is_removed_only_if_it_is_the_one_that_is_meant(store: &dyn Store) {
    with_devices(store, &[(50, 1)]).await;
    store.put_push(push(50, 1, 5), 5).await.unwrap();
    let before = Some(String::from("https://push.example/before"));
    assert_eq!(store.remove_push(device_id(50), before).await, Ok(false));
    assert_eq!(store.remove_push(device_id(51), None).await, Ok(false));
    assert_eq!(store.pushes_of(guest_id(1)).await.unwrap().len(), 1);
    assert_eq!(store.remove_push(device_id(50), Some(push(50, 1, 5).endpoint)).await, Ok(true));
    assert_eq!(store.pushes_of(guest_id(1)).await.unwrap(), []);
    store.put_push(push(50, 1, 5), 5).await.unwrap();
    assert_eq!(store.remove_push(device_id(50), None).await, Ok(true));
    assert_eq!(store.remove_push(device_id(50), None).await, Ok(false));
}

async fn subscriptions_go_with_their_devices(store: &dyn Store) {
    with_devices(store, &[(50, 1), (51, 1), (52, 1), (53, 1)]).await;
    for number in 50..54 {
        store.put_push(push(number, 1, i64::from(number)), 5).await.unwrap();
    }
    let left = async || {
        let pushes = store.pushes_of(guest_id(1)).await.unwrap();
        pushes.into_iter().map(|push| push.device).collect::<Vec<_>>()
    };
    store.revoke_device(guest_id(1), device_id(50)).await.unwrap();
    assert_eq!(left().await, [53, 52, 51].map(device_id));
    // One device too many: the one goes that was not used for longest.
    store.put_device(device(60, 1, 9), 3).await.unwrap();
    assert_eq!(left().await.len(), 2);
    store.revoke_other_devices(guest_id(1), device_id(53)).await.unwrap();
    assert_eq!(left().await, [53].map(device_id));
    // The device goes to another guest.
    store.put_guest(guest(2, "Ben")).await.unwrap();
    store.put_device(device(53, 2, 9), 3).await.unwrap();
    assert_eq!(left().await, []);
}

async fn subscriptions_go_with_their_guest(store: &dyn Store) {
    with_devices(store, &[(50, 1), (51, 2)]).await;
    store.put_push(push(50, 1, 5), 5).await.unwrap();
    store.put_push(push(51, 2, 5), 5).await.unwrap();
    store.delete_guest(guest_id(1)).await.unwrap();
    assert_eq!(store.pushes_of(guest_id(1)).await.unwrap(), []);
    assert_eq!(store.pushes_of(guest_id(2)).await.unwrap().len(), 1);
}

async fn a_long_secret_stays_what_it_was_at_first(store: &dyn Store) {
    assert_eq!(store.long_secret("push".to_owned(), vec![1; 138]).await.unwrap(), [1; 138]);
    assert_eq!(store.long_secret("push".to_owned(), vec![2; 10]).await.unwrap(), [1; 138]);
    let wrong = store.secret("push".to_owned(), [3; 32]).await;
    assert!(matches!(wrong, Err(StoreError::Corrupt(_))), "{wrong:?}");
}
