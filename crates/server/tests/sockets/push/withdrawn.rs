//! How a device stops being told.

use super::{Scene, status, subscribe};
use crate::hostile::eventually;
use crate::support::push_service::{Says, Subscriber};

/// Ben's next turn, while Ada is told too: once she was, he would have been.
async fn next_turn_tells_nobody(mut scene: Scene) {
    scene.ben_is_due().await;
    let phone = Subscriber::new(3);
    scene.ben_comes().await;
    scene.ben_plays().await;
    scene.ben_goes().await;
    let endpoint = scene.service.endpoint("phone");
    let device = crate::hostile::devices::another(&scene.house, &scene.ben, "curl/8").await;
    subscribe(&scene.house, &device, &phone.subscription(&endpoint, "en")).await;
    scene.ada_plays().await;
    assert_eq!(scene.service.next().await.path, "/phone");
    assert!(scene.service.is_quiet());
    assert_eq!(scene.service.connections(), 1);
    scene.house.close().await;
}

#[tokio::test]
async fn a_device_that_withdraws_is_told_nothing_more() {
    let scene = Scene::dealt().await;
    scene.ben_subscribes(&Subscriber::new(1), "bens").await;
    for _ in 0..2 {
        let answer = scene.house.call("DELETE", "/api/v1/me/push", &scene.ben.headers, None).await;
        assert_eq!(answer.status, 204, "{answer:?}");
        assert!(!status(&scene.house, &scene.ben).await.0);
    }
    next_turn_tells_nobody(scene).await;
}

#[tokio::test]
async fn a_device_that_is_signed_out_is_told_nothing_more() {
    let scene = Scene::dealt().await;
    let phone = crate::hostile::devices::another(&scene.house, &scene.ben, "curl/8").await;
    let wish = Subscriber::new(1).subscription(&scene.service.endpoint("lost"), "en");
    subscribe(&scene.house, &phone, &wish).await;
    let answer = scene.house.call("DELETE", "/api/v1/me/devices", &scene.ben.headers, None).await;
    assert_eq!(answer.status, 204, "{answer:?}");
    next_turn_tells_nobody(scene).await;
}

#[tokio::test]
async fn an_endpoint_that_is_gone_is_forgotten() {
    for status_code in [404, 410] {
        let mut scene = Scene::dealt().await;
        scene.service.say(Says::Status(status_code, ""));
        scene.ben_subscribes(&Subscriber::new(1), "bens").await;
        scene.ben_is_due().await;
        scene.service.next().await;
        eventually("it is gone", async || (scene.count("gone").await == 1).then_some(())).await;
        assert!(!status(&scene.house, &scene.ben).await.0);
        scene.house.close().await;
    }
}

#[tokio::test]
async fn an_endpoint_that_has_trouble_is_kept() {
    for status_code in [302, 400, 403, 413, 429, 500, 503] {
        let mut scene = Scene::dealt().await;
        scene.service.say(Says::Status(status_code, "location: http://127.0.0.1:1/\r\n"));
        scene.ben_subscribes(&Subscriber::new(1), "bens").await;
        scene.ben_is_due().await;
        scene.service.next().await;
        eventually("it failed", async || (scene.count("failed").await == 1).then_some(())).await;
        assert!(status(&scene.house, &scene.ben).await.0);
        scene.house.close().await;
    }
}

/// A browser that becomes another guest takes its endpoint along, and is told nothing of the first.
#[tokio::test]
async fn an_endpoint_belongs_to_the_guest_who_has_it_last() {
    let scene = Scene::dealt().await;
    let wish = Subscriber::new(1).subscription(&scene.service.endpoint("bens"), "en");
    subscribe(&scene.house, &scene.ben, &wish).await;
    let eve = scene.house.guest("Eve").await;
    subscribe(&scene.house, &eve, &wish).await;
    assert!(!status(&scene.house, &scene.ben).await.0);
    next_turn_tells_nobody(scene).await;
}

#[tokio::test]
async fn whoever_deletes_themselves_leaves_no_endpoint_behind() {
    let scene = Scene::dealt().await;
    scene.ben_subscribes(&Subscriber::new(1), "bens").await;
    let answer = scene.house.call("DELETE", "/api/v1/me", &scene.ben.headers, None).await;
    assert_eq!(answer.status, 204, "{answer:?}");
    let endpoint = scene.service.endpoint("bens");
    let data = scene.house.data();
    let mut files = 0;
    for file in std::fs::read_dir(&data).unwrap() {
        let path = file.unwrap().path();
        // The socket for operators can't be read.
        let Ok(content) = std::fs::read(&path) else { continue };
        files += 1;
        let found = content.windows(endpoint.len()).any(|window| window == endpoint.as_bytes());
        assert!(!found, "{}", path.display());
    }
    assert!(files > 0);
    scene.house.close().await;
}
