//! Being the same guest on several devices, signing one of them out, and leaving for good; names that can't be taken.

use stapel_rules::GameKind;

use crate::pages::lobby::{open_table, sit_down};
use crate::support::browser::Browser;
use crate::support::driver::{Driver, Screen};
use crate::support::input::Key;
use crate::support::looks;
use crate::support::server::Server;

/// The script that says whether the page shows this text.
fn shows(selector: &str, text: &str) -> String {
    format!("return document.querySelector(\"{selector}\")?.innerText.includes({text:?}) ?? false")
}

/// Makes another browser the same guest, with a link.
async fn claim(home: &Browser, other: &Browser) {
    home.open("/settings").await;
    home.click(".device button").await;
    let path = home
        .wait_for::<String>(
            "the link for another device",
            "const field = document.querySelector('.device input');
            if (field === null) return null;
            const link = new URL(field.value);
            return link.pathname + link.hash",
        )
        .await;
    other.open(&path).await;
    other.click("#claim").await;
    other.wait_for_element("main a.primary").await;
}

#[tokio::test]
async fn a_device_is_signed_out_from_another_one_and_its_page_says_so_at_once() {
    let (server, driver) = (Server::start(), Driver::start());
    let home = driver.browser(&server, Screen::Desktop).await;
    let path = open_table(&home, GameKind::Clear4, 1).await;
    let phone = driver.browser(&server, Screen::Phone).await;
    claim(&home, &phone).await;
    phone.open(&path).await;
    phone.wait_for_element(".seat-rows").await;

    home.open("/settings").await;
    home.wait(
        "both devices",
        "return document.querySelectorAll('.device-row').length === 2
            && document.querySelectorAll('.device-row.current').length === 1",
    )
    .await;
    for browser in [&home, &phone] {
        let labels = shows(".device-rows", "Chrome · Linux");
        if browser.path().await == "/settings" {
            assert!(browser.read::<bool>(&labels).await, "a device says what it is");
        }
    }
    // With the keyboard alone.
    home.tab_to(".device-revoke").await;
    home.press(&[Key::Enter]).await;
    home.wait(
        "one device is left",
        "return document.querySelectorAll('.device-row').length === 1
            && document.querySelector('#revoke-others') === null",
    )
    .await;
    phone.wait("the phone says what happened", &shows(".lost h2", "signed out")).await;
    assert_eq!(looks::serious(&phone, "a device that was signed out").await, [""; 0]);
    // Whoever goes on there is somebody else.
    phone.open("/").await;
    phone.open(&path).await;
    phone.wait_for_element("#my-name").await;
    let guest = "return localStorage.getItem('stapel.guest')";
    let is_new = home.read::<String>(guest).await;
    phone
        .wait(
            "a new guest",
            &format!(
                "const guest = localStorage.getItem('stapel.guest');
                return Boolean(guest) && guest !== {is_new:?}"
            ),
        )
        .await;
}

#[tokio::test]
async fn somebody_deletes_themselves_in_the_settings_and_is_asked_first() {
    let (server, driver) = (Server::start(), Driver::start());
    let host = driver.browser(&server, Screen::Desktop).await;
    let path = open_table(&host, GameKind::Clear4, 1).await;
    let phone = driver.browser(&server, Screen::Phone).await;
    sit_down(&phone, &path, "Evelyn").await;
    phone.open("/settings").await;
    phone.click("#leave-begin").await;
    phone.wait("the question", &shows("dialog[open]", "Evelyn")).await;
    assert_eq!(looks::serious(&phone, "the question").await, [""; 0]);
    assert_eq!(looks::overflows(&phone).await, [""; 0]);
    // Escape means no.
    phone.press(&[Key::Escape]).await;
    phone.wait("nothing happened", "return document.querySelector('dialog[open]') === null").await;
    let is_known = "return localStorage.getItem('stapel.guest') !== null";
    assert!(phone.read::<bool>(is_known).await);
    phone.click("#leave-begin").await;
    phone.click("#leave-confirm").await;
    phone
        .wait(
            "nobody is left",
            "return localStorage.getItem('stapel.guest') === null
                && localStorage.getItem('stapel.name') === null
                && document.querySelector('#name').value === ''
                && document.querySelector('.leave-for-good') === null
                && document.querySelector('.devices') === null",
        )
        .await;
    host.wait(
        "the seat is empty",
        "return !document.querySelector('.seat-rows').innerText.includes('Evelyn')",
    )
    .await;
}

#[tokio::test]
async fn a_name_that_cannot_be_taken_stays_in_its_field_with_the_reason_below() {
    let (server, driver) = (Server::start(), Driver::start());
    let host = driver.browser(&server, Screen::Desktop).await;
    let path = open_table(&host, GameKind::TheGame, 2).await;
    host.open("/settings").await;
    let field = host.element("#name").await;
    field.clear().await.unwrap();
    field.send_keys("Bot 2").await.unwrap();
    host.press(&[Key::Enter]).await;
    host.wait("the reason", &shows("#name-wrong", "bot")).await;
    assert_eq!(host.read::<String>("return document.querySelector('#name').value").await, "Bot 2");
    field.clear().await.unwrap();
    field.send_keys("Ada").await.unwrap();
    host.press(&[Key::Enter]).await;
    host.wait("the name is kept", "return localStorage.getItem('stapel.name') === 'Ada'").await;
    assert!(!host.read::<bool>(&shows("#name-wrong", "bot")).await);
    // A number where numbers are secret, and a name that somebody has there already.
    let guest = driver.browser(&server, Screen::Phone).await;
    guest.open(&path).await;
    for (name, why) in [("Eve 52", "umber"), ("ada", "almost")] {
        let field = guest.element("#my-name").await;
        field.clear().await.unwrap();
        field.send_keys(name).await.unwrap();
        guest.click("#sit").await;
        guest.wait(&format!("why {name} can't sit down"), &shows(".notices", why)).await;
        let value = guest.read::<String>("return document.querySelector('#my-name').value").await;
        assert_eq!(value, name);
    }
    sit_down(&guest, &path, "Eve").await;
}
