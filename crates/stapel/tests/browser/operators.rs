//! What whoever runs the server tells everyone, and what players tell them.

use stapel_rules::GameKind;

use crate::support::driver::{Driver, Screen};
use crate::support::server::Server;
use crate::support::tables;

#[tokio::test]
async fn an_announcement_appears_on_an_open_table_and_a_report_reaches_the_operator() {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Phone).await;
    // Someone else's table, so that there is someone to report.
    tables::of_someone_else(&browser, GameKind::TheGame, 2).await;
    browser.wait("the table", "return document.querySelector('#menu-button') !== null").await;
    server.admin(&["announce", "We restart at eight"]);
    let bulletin = "document.querySelector('#bulletin')?.innerText ?? ''";
    browser
        .wait("the announcement", &format!("return ({bulletin}).includes('We restart at eight')"))
        .await;
    browser.click("#bulletin button").await;
    browser.wait("that it closes", &format!("return ({bulletin}) === ''")).await;
    server.admin(&["maintenance", "on"]);
    browser.wait("what is new", &format!("return ({bulletin}) !== ''")).await;

    browser.click("#menu-button").await;
    browser.click("#report").await;
    browser.click("input[name='report-kind'][value='name']").await;
    browser.element(".report textarea").await.send_keys("What a name").await.unwrap();
    browser.click("#send-report").await;
    browser
        .wait(
            "that it is sent",
            "return document.querySelector('.notices').innerText.includes('will look at it')",
        )
        .await;
    let reports = server.admin(&["reports"]);
    assert!(reports.contains("Ada") && reports.contains("What a name"), "{reports}");
}
