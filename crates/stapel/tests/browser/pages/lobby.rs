//! A table before the first deal.

use stapel_rules::GameKind;

use crate::pages::home;
use crate::support::browser::Browser;

/// Opens a table, and gives what its link says behind the server. `seats` is counted from the fewest that the game takes.
pub(crate) async fn open_table(browser: &Browser, game: GameKind, seats: usize) -> String {
    browser.open("/").await;
    browser.click(&home::game(game)).await;
    browser.click(&home::seats(seats)).await;
    browser.click(home::PLAY_WITH_FRIENDS).await;
    browser.wait_for_element("#invite-link").await;
    let script = "const link = new URL(document.querySelector('#invite-link').value);
        return link.origin === location.origin ? link.pathname + link.hash : link.href";
    browser.read(script).await
}

/// Comes by the link, says a name and sits down.
pub(crate) async fn sit_down(browser: &Browser, path: &str, name: &str) {
    browser.open(path).await;
    let field = browser.element("#my-name").await;
    field.clear().await.unwrap();
    field.send_keys(name).await.unwrap();
    browser.click("#sit").await;
    let seated =
        format!("return document.querySelector('.seat-rows').innerText.includes('{name}')");
    browser.wait(&format!("{name} sits"), &seated).await;
}
