//! What is written in the chat, and what becomes of it if the table refuses it.

use stapel_rules::GameKind;

use crate::support::driver::{Driver, Screen};
use crate::support::server::Server;
use crate::support::tables;

#[tokio::test]
async fn x14_a_refused_number_stays_in_its_field_and_unfolds_the_signals_about_commands() {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Desktop).await;
    tables::with_quick_bots(&browser, GameKind::Extreme, 2).await;
    let commands = "document.querySelector('.signals details')";
    browser.wait("signals about commands", &format!("return {commands} !== null")).await;
    let is_open = format!("return {commands}.open");
    assert!(!browser.read::<bool>(&is_open).await, "nobody asked for them yet");
    let field = browser.element("#say").await;
    field.send_keys("careful, three").await.unwrap();
    browser.click(".chat button").await;
    browser
        .wait(
            "what was refused is to be written anew",
            "return document.querySelector('#say').value === 'careful, three'
                && document.querySelector('.notices').innerText.includes('3!')",
        )
        .await;
    browser.wait("the signals about commands", &is_open).await;
    // The same thought, said as the table allows it.
    field.clear().await.unwrap();
    field.send_keys("careful, 3!").await.unwrap();
    browser.click(".chat button").await;
    browser
        .wait(
            "what was said stands in the log, and its field is empty",
            "return document.querySelector('.account').innerText.includes('careful, 3!')
                && document.querySelector('#say').value === ''",
        )
        .await;
}
