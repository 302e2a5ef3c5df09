//! People in terminals and in a browser at one table.

use stapel_rules::GameKind;
use tokio::task::spawn_blocking;

use crate::pages::{home, piles};
use crate::players::hands::MOUSE;
use crate::players::piles::Player;
use crate::support::driver::{Driver, Screen};
use crate::support::server::Server;
use crate::support::terminal::Terminal;
use crate::terminal_players::{is_over, piles as in_terminals};

/// How many sit at terminals.
const TERMINALS: usize = 4;

#[tokio::test(flavor = "multi_thread")]
async fn four_terminals_and_a_browser_play_at_one_table() {
    let (server, driver) = (Server::start(), Driver::start());
    let host = driver.browser(&server, Screen::Desktop).await;
    host.open("/").await;
    host.click(&home::game(GameKind::TheGame)).await;
    host.click(&home::seats(TERMINALS + 1)).await;
    host.click(home::PLAY_WITH_FRIENDS).await;
    host.wait_for_element("#invite-link").await;
    let link = format!("{}{}", server.url(), host.path_and_fragment().await);
    let mut people = Vec::new();
    for name in ["Ada", "Ben", "Cleo", "Dora"] {
        let (link, data) = (link.clone(), tempfile::tempdir().unwrap());
        let sitting = spawn_blocking(move || {
            let mut terminal = Terminal::play(data.path(), &[&link, "--name", name]);
            terminal.wait_for_text("Sit down (S)");
            terminal.press("s");
            (terminal, data)
        });
        people.push(sitting.await.unwrap());
        let seated =
            format!("return document.querySelector('.seat-rows').innerText.includes('{name}')");
        host.wait(&format!("{name} sits"), &seated).await;
    }
    host.click("#deal").await;
    host.click(piles::STARTER).await;
    let playing: Vec<_> = people
        .into_iter()
        .map(|(mut terminal, data)| {
            spawn_blocking(move || {
                in_terminals::play_to_the_end(&mut terminal);
                (terminal, data)
            })
        })
        .collect();
    Player::new(&host, MOUSE).play_to_the_end().await;
    host.wait_for_element(piles::ENDING).await;
    for person in playing {
        let (terminal, _data) = person.await.unwrap();
        terminal.wait_for("the end", |screen| is_over(screen).then_some(()));
    }
}
