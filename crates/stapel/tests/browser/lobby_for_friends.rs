//! The lobby with friends in it: names, seats, talk, the link, and what the others wait for.

use stapel_rules::GameKind;

use crate::pages::lobby::{open_table, sit_down};
use crate::support::browser::Browser;
use crate::support::driver::{Driver, Screen};
use crate::support::server::Server;

/// Waits until the seats show these names, in this order.
async fn seats_are(browser: &Browser, names: [&str; 3]) {
    let [first, second, third] = names;
    let script = format!(
        "const shown = [...document.querySelectorAll('.seat-row-name')].map((name) => name.innerText);
        const wanted = ['{first}', '{second}', '{third}'];
        return shown.length === 3 && wanted.every((name, seat) => shown[seat].includes(name))"
    );
    browser.wait(&format!("the seats are {names:?}"), &script).await;
}

/// Waits until the page says something.
async fn says(browser: &Browser, text: &str) {
    let script = format!("return document.querySelector('main').innerText.includes('{text}')");
    browser.wait(&format!("it says: {text}"), &script).await;
}

#[tokio::test]
async fn a_host_without_a_name_is_asked_for_one_and_the_others_read_it() {
    let (server, driver) = (Server::start(), Driver::start());
    let host = driver.browser(&server, Screen::Desktop).await;
    let path = open_table(&host, GameKind::TheGame, 3).await;
    let guest = driver.browser(&server, Screen::Phone).await;
    sit_down(&guest, &path, "Ben").await;
    seats_are(&host, ["Guest", "Ben", "Free seat"]).await;
    says(&guest, "Guest is the host").await;
    host.element("#my-name").await.send_keys("Ada").await.unwrap();
    host.click("#sit").await;
    seats_are(&host, ["Ada", "Ben", "Free seat"]).await;
    seats_are(&guest, ["Ada", "Ben", "Free seat"]).await;
    says(&guest, "Ada is the host").await;
    host.wait("nobody asks any more", "return document.querySelector('#my-name') === null").await;
}

#[tokio::test]
async fn before_the_deal_people_change_seats_talk_and_know_what_they_wait_for() {
    let (server, driver) = (Server::start(), Driver::start());
    let host = driver.browser(&server, Screen::Desktop).await;
    let path = open_table(&host, GameKind::TheGame, 3).await;
    let guest = driver.browser(&server, Screen::Desktop).await;
    sit_down(&guest, &path, "Ben").await;
    says(&guest, "The host deals once every seat is taken.").await;
    guest.click(".seat-row:nth-child(3) .change-seats").await;
    seats_are(&host, ["Guest", "Free seat", "Ben"]).await;
    let bot = "const select = document.querySelector('.seat-row.free select');
        select.value = 'greedy';
        select.dispatchEvent(new Event('change', { bubbles: true }));
        return true";
    let _put: bool = host.read(bot).await;
    seats_are(&guest, ["Guest", "Bot", "Ben"]).await;
    says(&guest, "Every seat is taken. The host can deal now.").await;
    // With a bot, too.
    guest.click(".seat-row:nth-child(2) .change-seats").await;
    seats_are(&host, ["Guest", "Ben", "Bot"]).await;
    guest.element("#say").await.send_keys("Hello there").await.unwrap();
    guest.click(".chat button").await;
    let heard =
        "return document.querySelector('.lobby .account').innerText.includes('Hello there')";
    host.wait("the host reads it", heard).await;
    // Whoever comes now finds no seat, and is offered to watch.
    let late = driver.browser(&server, Screen::Phone).await;
    late.open(&path).await;
    says(&late, "Every seat is taken. Stay and watch").await;
    says(&late, "Anyone with this link can watch.").await;
    assert!(!late.has("#sit").await && !late.has("#say").await);
    host.click("#deal").await;
    late.wait_for_element(".piles").await;
}

#[tokio::test]
async fn the_button_that_deals_is_in_sight_also_with_the_options_open() {
    let (server, driver) = (Server::start(), Driver::start());
    let host = driver.browser(&server, Screen::Phone).await;
    open_table(&host, GameKind::Extreme, 1).await;
    host.wait_for_element(".seat-row.free select").await;
    let bot = "const select = document.querySelector('.seat-row.free select');
        select.value = 'greedy';
        select.dispatchEvent(new Event('change', { bubbles: true }));
        return true";
    let _put: bool = host.read(bot).await;
    host.wait_for_element("#deal").await;
    host.click(".lobby .agreement > summary").await;
    host.wait_for_element("#agreement-here select, #agreement-here input").await;
    let in_sight = "scrollTo(0, 0);
        const deal = document.querySelector('#deal').getBoundingClientRect();
        const hit = document.elementFromPoint(deal.x + deal.width / 2, deal.y + deal.height / 2);
        return deal.top >= 0 && deal.bottom <= innerHeight && hit?.closest('#deal') !== null";
    host.wait("the button is in sight", in_sight).await;
}

#[tokio::test]
async fn the_link_is_handed_to_other_programs_where_the_browser_can() {
    let (server, driver) = (Server::start(), Driver::start());
    let host = driver.browser(&server, Screen::Desktop).await;
    let source = serde_json::json!({ "source":
        "navigator.share = (what) => { window.shared = what.url; return Promise.reject(new DOMException('no', 'AbortError')); };" });
    host.cdp("Page.addScriptToEvaluateOnNewDocument", source).await;
    open_table(&host, GameKind::Clear4, 1).await;
    host.click("#share").await;
    let shared = "return window.shared === document.querySelector('#invite-link').value";
    host.wait("the link was handed on", shared).await;
}
