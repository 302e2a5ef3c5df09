//! Pictures of every main screen, for the documentation: `cargo xtask screenshots`.

use std::path::Path;

use serde_json::json;
use stapel_rules::GameKind;
use stapel_words::Language;

use crate::own_box;
use crate::pages::agreement::{FOLD, LINE, switch, wait_for_words};
use crate::pages::{home, piles};
use crate::phones::resize;
use crate::players::hands::Hands;
use crate::players::{clear4, piles as people};
use crate::support::browser::Browser;
use crate::support::driver::{Driver, Screen};
use crate::support::input::Pointer;
use crate::support::server::Server;
use crate::support::tables;

/// How many turns are played before a picture is taken.
const TURNS: usize = 3;

/// A phone on its side.
const LANDSCAPE: (u32, u32) = (844, 390);

/// What is shown in high contrast, too.
const IN_CONTRAST: [&str; 5] = ["home", "table", "extreme", "clear-4", "ending"];

const MOUSE: &[Hands] = &[Hands::Pointing(Pointer::Mouse)];
const FINGER: &[Hands] = &[Hands::Pointing(Pointer::Finger)];

/// Someone who takes pictures of pages.
struct Photographer<'b> {
    browser: &'b Browser,
    screen: Screen,
}

#[tokio::test]
#[ignore = "it writes files: cargo xtask screenshots"]
async fn of_every_main_screen() {
    let (server, driver) = (Server::start(), Driver::start());
    for screen in [Screen::Desktop, Screen::Phone] {
        let browser = driver.browser(&server, screen).await;
        browser.open("/").await;
        // Whatever moves would be elsewhere in every picture.
        keep(&browser, "motion", "still").await;
        let photographer = Photographer { browser: &browser, screen };
        photographer.take_tables().await;
        photographer.take_pages().await;
    }
}

/// Keeps a setting in a browser.
async fn keep(browser: &Browser, name: &str, value: &str) {
    let script = format!("localStorage.setItem('stapel.{name}', '{value}'); return true");
    let _kept: bool = browser.read(&script).await;
}

impl Photographer<'_> {
    fn pointer(&self) -> Pointer {
        match self.screen {
            Screen::Desktop => Pointer::Mouse,
            Screen::Phone => Pointer::Finger,
        }
    }

    fn hands(&self) -> &'static [Hands] {
        match self.screen {
            Screen::Desktop => MOUSE,
            Screen::Phone => FINGER,
        }
    }

    /// The tables of all games in the middle of a game, the end of one, and how one looks back at it.
    async fn take_tables(&self) {
        let browser = self.browser;
        for (name, game, players) in
            [("table", GameKind::TheGame, 4), ("extreme", GameKind::Extreme, 3)]
        {
            tables::with_quick_bots(browser, game, players).await;
            browser.touch(self.pointer(), piles::STARTER).await;
            let mut player = people::Player::new(browser, self.hands());
            for _ in 0..TURNS {
                player.play_a_turn().await;
            }
            player.take_a_card().await;
            self.take(name).await;
            if game == GameKind::TheGame && self.screen == Screen::Desktop {
                self.take_in_all_languages(name).await;
            }
            if self.screen == Screen::Phone {
                self.take_on_its_side(name).await;
                browser.touch(self.pointer(), "#talk-button").await;
                browser.wait_for_element(".talk:not(.closed)").await;
                self.write(&format!("{name}-phone-talk")).await;
            }
        }

        tables::with_quick_bots(browser, GameKind::Clear4, 4).await;
        let mut player = clear4::Player::new(browser, self.hands());
        for _ in 0..TURNS {
            player.act_once().await;
        }
        player.take_a_card().await;
        self.take("clear-4").await;
        if self.screen == Screen::Phone {
            self.take_on_its_side("clear-4").await;
            self.take_somebody_missing().await;
        }

        home::play_alone(browser, self.pointer(), GameKind::TheGame).await;
        people::Player::new(browser, self.hands()).play_to_the_end().await;
        self.take("ending").await;
        let replay: String =
            browser.read("return document.querySelector('#to-replay').pathname").await;
        browser.open(&format!("{replay}#v=30")).await;
        self.take("replay").await;
    }

    /// The table that is open, with the phone on its side.
    async fn take_on_its_side(&self, name: &str) {
        resize(self.browser, LANDSCAPE).await;
        self.write(&format!("{name}-landscape")).await;
        resize(self.browser, self.screen.size()).await;
    }

    /// A table whose turn is somebody's who is not there: who has left, and what can be done.
    async fn take_somebody_missing(&self) {
        let browser = self.browser;
        let agreement = json!({ "game": "clear-4", "players": 3, "first": 0 });
        let wish = json!({ "agreement": agreement, "sit": true, "bots": ["greedy", "greedy"], "deal": true });
        let path = tables::open(browser, &wish).await;
        browser.open(&path).await;
        browser.touch(self.pointer(), "#menu-button").await;
        browser.touch(self.pointer(), "#leave-table").await;
        browser.wait_for_element(home::PLAY_NOW).await;
        browser.open(&path).await;
        browser.wait_for_element("#come-back").await;
        self.take("seat-kept").await;
    }

    async fn take_pages(&self) {
        for (name, path) in [
            ("home", "/"),
            ("learn", "/learn"),
            ("lesson", "/learn/the-game"),
            ("rules", "/rules/extreme"),
            ("settings", "/settings"),
        ] {
            self.browser.open(path).await;
            self.take(name).await;
        }
        self.browser.open("/").await;
        self.browser.touch(self.pointer(), home::PLAY_WITH_FRIENDS).await;
        self.browser.wait_for_element("#invite-link").await;
        self.take("lobby").await;
        self.take_own_box().await;
    }

    /// The form for what is agreed, and the editor for the cards of one's own box, half filled.
    async fn take_own_box(&self) {
        let (browser, pointer) = (self.browser, self.pointer());
        browser.open("/").await;
        browser.touch(pointer, &home::game(GameKind::Extreme)).await;
        browser.touch(pointer, FOLD).await;
        switch(browser, pointer, "expert").await;
        wait_for_words(browser, LINE, "expert").await;
        self.take("agreement").await;
        own_box::open_editor(browser, pointer).await;
        for (command, numbers) in own_box::numbers().take(4) {
            browser.touch(pointer, &own_box::stamp(command)).await;
            for number in numbers {
                browser.touch(pointer, &own_box::cell(number)).await;
            }
        }
        browser.middle(&own_box::stamp("stop")).await;
        self.take("own-box").await;
    }

    /// Pictures of the table that is open in every language.
    async fn take_in_all_languages(&self, name: &str) {
        let path = self.browser.path().await;
        for language in Language::ALL {
            keep(self.browser, "language", language.tag()).await;
            self.browser.open(&path).await;
            people::Player::new(self.browser, self.hands()).take_a_card().await;
            self.write(&format!("{name}-{language}")).await;
        }
        keep(self.browser, "language", Language::English.tag()).await;
    }

    /// Pictures of the page that is open, light, dark and, for some, in high contrast.
    async fn take(&self, name: &str) {
        let screen = match self.screen {
            Screen::Desktop => "desktop",
            Screen::Phone => "phone",
        };
        let contrast = IN_CONTRAST.contains(&name).then_some("contrast");
        for theme in ["light", "dark"].into_iter().chain(contrast) {
            self.browser.change_theme(theme).await;
            self.write(&format!("{name}-{screen}-{theme}")).await;
        }
        self.browser.change_theme("light").await;
    }

    async fn write(&self, name: &str) {
        // Lists and texts come a moment after their page, and mice leave traces where they point.
        let all_there = "return document.querySelector('.waiting, .loading') === null
            && document.getAnimations().every((one) => one.playState !== 'running')";
        self.browser.wait("everything is there", all_there).await;
        let picture = self.browser.picture().await;
        let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/screenshots");
        std::fs::create_dir_all(&directory).unwrap();
        std::fs::write(directory.join(format!("{name}.png")), picture).unwrap();
    }
}
