use insta::assert_snapshot;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use stapel_client::agreement::{Control, Setting, Term, rows};
use stapel_protocol::table::{AgreementJson, LayoutJson, OptionJson};
use stapel_rules::Card;
use stapel_rules::piles::Layout;
use stapel_rules::{GameKind, Loss, MAX_SEATS, Outcome, Seat};
use stapel_words::Language;
use stapel_words::phrases::term_label;

use super::drawing::{SIZES, TestContext, drawn};
use crate::home::{FinishedGame, HomeContext, HomeScreen, KeptGame};
use crate::live::Visit;
use crate::wish::Wish;

/// The screen of home.
pub(super) struct Home {
    pub(super) screen: HomeScreen,
    pub(super) given: TestContext,
    unfinished: Vec<KeptGame>,
    finished: Vec<FinishedGame>,
    visits: Vec<Visit>,
}

impl Home {
    pub(super) fn new(language: Language) -> Home {
        let mut given = TestContext::new(language);
        given.now = 10_000_000_000;
        let kept = |id: &str, game, players, left| KeptGame {
            id: id.to_owned(),
            game,
            players,
            left,
            changed: 9_000_000_000,
        };
        let over = |id: &str, game, players, outcome, ago: i64| FinishedGame {
            id: id.to_owned(),
            game,
            players,
            outcome,
            names: vec![Some(String::from("Ada")), Some(String::from("Bea"))],
            finished: 10_000_000_000 - ago * 60_000,
        };
        let lost = Some(Outcome::Lost { reason: Loss::Stuck, left: 8 });
        Home {
            visits: Vec::new(),
            screen: HomeScreen::new(),
            given,
            unfinished: vec![
                kept("kept-1", GameKind::Extreme, 3, Some(42)),
                kept("kept-2", GameKind::Clear4, 4, None),
            ],
            finished: vec![
                over("over-1", GameKind::TheGame, 1, Some(Outcome::Won), 0),
                over("over-2", GameKind::Extreme, 5, lost, 90),
                over("over-3", GameKind::TheGame, 2, None, 4000),
            ],
        }
    }

    pub(super) fn show(&mut self, size: (u16, u16)) -> String {
        let Home { screen, given, unfinished, finished, visits } = self;
        drawn(size, |frame| {
            let place = frame.area();
            let home =
                HomeContext { unfinished, finished, visits, name: "Ada", server: "http://a" };
            screen.draw(frame, place, &given.context(), &home);
        })
    }

    pub(super) fn key(&mut self, code: KeyCode) -> Vec<Wish> {
        self.show(SIZES[0]);
        let home = HomeContext {
            unfinished: &self.unfinished,
            finished: &self.finished,
            visits: &self.visits,
            name: "Ada",
            server: "http://a",
        };
        let key = KeyEvent::new(code, KeyModifiers::NONE);
        self.screen.key(key, &self.given.context(), &home)
    }

    pub(super) fn keys(&mut self, letters: &str) -> Vec<Wish> {
        letters.chars().flat_map(|letter| self.key(KeyCode::Char(letter))).collect()
    }
}

#[test]
fn home_in_three_sizes() {
    let mut home = Home::new(Language::English);
    assert_snapshot!(SIZES.map(|size| home.show(size)).join("\n\n"));
}

#[test]
fn home_in_polish_and_with_nothing_kept() {
    let mut home = Home::new(Language::Polish);
    home.unfinished.clear();
    home.finished.clear();
    assert_snapshot!(SIZES.map(|size| home.show(size)).join("\n\n"));
}

#[test]
fn enter_plays_what_is_chosen() {
    let mut home = Home::new(Language::English);
    home.keys("gg6b");
    let wishes = home.key(KeyCode::Enter);
    let [Wish::Open(wish)] = &wishes[..] else { panic!("{wishes:?}") };
    assert_eq!((wish.agreement.game.0, wish.agreement.players), (GameKind::Clear4, 6));
    assert_eq!(wish.bots, ["expert"; 5]);
    assert!(wish.deal && wish.sit);
}

#[test]
fn games_are_gone_on_with_looked_at_and_deleted() {
    let mut home = Home::new(Language::English);
    assert_eq!(home.keys("c"), [Wish::GoOn("kept-1".to_owned())]);
    let mut home = Home::new(Language::English);
    for _ in 0..40 {
        home.key(KeyCode::Tab);
        if home.show(SIZES[0]).contains("▸ The Game · Alone") {
            break;
        }
    }
    assert_eq!(home.key(KeyCode::Enter), [Wish::Watch("over-1".to_owned())]);
    home.key(KeyCode::Delete);
    assert!(home.show(SIZES[0]).contains("Delete this game?"));
    // Whoever presses Enter by mistake deletes nothing.
    assert!(home.show(SIZES[0]).contains("▸ Don’t delete it (Esc) ◂"));
    home.key(KeyCode::Right);
    assert_eq!(home.key(KeyCode::Enter), [Wish::Forget("over-1".to_owned())]);
}

#[test]
fn enter_does_what_is_highlighted_and_only_that_says_so() {
    let mut home = Home::new(Language::English);
    let play = "Play now with 2 bots";
    assert!(home.show(SIZES[0]).contains(&format!("▸ {play} (⏎) ◂")), "{}", home.show(SIZES[0]));
    home.key(KeyCode::Down);
    let shown = home.show(SIZES[0]);
    assert!(shown.contains("▸ Open on a server (S) ◂") && shown.contains(&format!("[ {play} ]")));
    assert!(!shown.contains('⏎'), "{shown}");
    assert!(home.key(KeyCode::Enter).is_empty());
    assert!(home.show(SIZES[0]).contains("The server to open the table on"));
}

#[test]
fn arrows_go_where_eyes_go() {
    let mut home = Home::new(Language::English);
    let highlighted = |home: &mut Home| {
        let shown = home.show(SIZES[0]);
        let line = shown.lines().find(|line| line.contains('▸')).unwrap_or_default().to_owned();
        let (_, after) = line.split_once('▸').unwrap_or_else(|| panic!("nothing in\n{shown}"));
        after.split('◂').next().unwrap().trim().to_owned()
    };
    use KeyCode::{Down, Left, Right, Up};
    for (key, expected) in [
        (Up, "○ Easy"),
        (Right, "● Strong"),
        (Up, "○ 2"),
        (Left, "○ Alone"),
        (Up, "○ Clear 4!"),
        (Up, "○ The Game: Extreme"),
        (Up, "● The Game"),
        (Up, "Ada (N)"),
        (Down, "● The Game"),
        (Down, "○ The Game: Extreme"),
        (Down, "○ Clear 4!"),
        (Down, "○ Alone"),
        (Down, "○ Easy"),
        (Down, "Play now with 2 bots (⏎)"),
        (Right, "Rules and options (O)"),
        (Left, "Play now with 2 bots (⏎)"),
        (Down, "Open on a server (S)"),
        (Right, "Join by link (J)"),
        (Right, "Learn (L)"),
        (Right, "Rules (R)"),
    ] {
        home.key(key);
        assert_eq!(highlighted(&mut home), expected, "after {key:?}");
    }
}

#[test]
fn help_is_a_question_mark_away_and_escape_asks_before_it_leaves() {
    let mut home = Home::new(Language::English);
    home.keys("?");
    assert!(home.show(SIZES[0]).contains("join a table by its link"), "{}", home.show(SIZES[0]));
    assert!(home.key(KeyCode::Esc).is_empty());
    assert!(!home.show(SIZES[0]).contains("join a table by its link"));
    for stay in [KeyCode::Esc, KeyCode::Enter] {
        assert!(home.key(KeyCode::Esc).is_empty());
        assert!(home.show(SIZES[0]).contains("Leave Stapel?"));
        assert!(home.key(stay).is_empty());
        assert!(!home.show(SIZES[0]).contains("Leave Stapel?"));
    }
    home.key(KeyCode::Esc);
    home.key(KeyCode::Right);
    assert_eq!(home.key(KeyCode::Enter), [Wish::Leave]);
}

#[test]
fn lessons_and_rules_are_about_the_chosen_game() {
    let mut home = Home::new(Language::English);
    assert_eq!(home.keys("l"), [Wish::Learn(GameKind::TheGame)]);
    assert_eq!(home.keys("gr"), [Wish::Rules(GameKind::Extreme)]);
}

#[test]
fn a_finished_round_says_who_won() {
    let mut home = Home::new(Language::English);
    let round = |seat: usize| {
        let winners = [Seat::new(seat).unwrap()].into_iter().collect();
        Some(Outcome::Round { winners, left: [0; MAX_SEATS], capped: false })
    };
    for (seat, expected) in [(0, "Won"), (1, "Bea won"), (2, "Bot Tika won")] {
        home.finished[0].game = GameKind::Clear4;
        home.finished[0].outcome = round(seat);
        let shown = home.show(SIZES[0]);
        assert!(shown.contains(&format!("Clear 4! · Alone · {expected} · just now")), "{shown}");
    }
}

#[test]
fn options_are_folded_behind_a_key_and_summed_up_in_a_line() {
    let mut home = Home::new(Language::English);
    home.keys("g");
    assert!(home.show(SIZES[0]).contains("\n  Extreme"), "{}", home.show(SIZES[0]));
    home.keys("o");
    let form = home.show(SIZES[0]);
    assert!(form.contains("▸ Expert") && form.contains("◂ No ▸"), "{form}");
    home.key(KeyCode::Right);
    home.key(KeyCode::Esc);
    assert!(home.show(SIZES[0]).contains("Extreme · expert"), "{}", home.show(SIZES[0]));
    let wishes = home.key(KeyCode::Enter);
    let [Wish::Open(wish)] = &wishes[..] else { panic!("{wishes:?}") };
    assert_eq!(wish.agreement.options.get("expert"), Some(&OptionJson::Flag(true)));
    assert_eq!(wish.agreement.takeback, "free");
}

#[test]
fn x15_original_rules_are_offered_with_a_deck_of_commands_and_can_be_taken_back() {
    let mut home = Home::new(Language::English);
    home.keys("o");
    assert!(!home.show(SIZES[0]).contains("Original rules"), "{}", home.show(SIZES[0]));
    home.key(KeyCode::Esc);
    home.keys("go");
    while !home.show(SIZES[0]).contains("▸ Original rules") {
        home.key(KeyCode::Down);
    }
    home.key(KeyCode::Right);
    assert!(home.show(SIZES[0]).contains("◂ Yes ▸"), "{}", home.show(SIZES[0]));
    home.key(KeyCode::Esc);
    // It is the deck of Extreme still, played as the other game.
    let shown = home.show(SIZES[0]);
    assert!(
        shown.contains("● The Game: Extreme") && shown.contains("\n  The Game · free"),
        "{shown}"
    );
    let wishes = home.key(KeyCode::Enter);
    let [Wish::Open(wish)] = &wishes[..] else { panic!("{wishes:?}") };
    assert_eq!(wish.agreement.game.0, GameKind::TheGame);
    home.keys("o");
    while !home.show(SIZES[0]).contains("▸ Original rules") {
        home.key(KeyCode::Down);
    }
    home.key(KeyCode::Left);
    assert!(home.show(SIZES[0]).contains("◂ No ▸"), "{}", home.show(SIZES[0]));
}

#[test]
fn a_finished_lesson_has_a_tick() {
    let mut home = Home::new(Language::English);
    assert!(home.show(SIZES[0]).contains("[ Learn (L) ]"));
    home.given.shelf.learned.push(GameKind::Extreme);
    assert!(home.show(SIZES[0]).contains("[ Learn (L) ]"));
    home.keys("g");
    assert!(home.show(SIZES[0]).contains("[ Learn ✓ (L) ]"), "{}", home.show(SIZES[0]));
}

#[test]
fn every_option_of_every_game_is_on_the_form() {
    for game in GameKind::ALL {
        let mut home = Home::new(Language::English);
        while !home.show(SIZES[2]).contains(&format!("● {}", game.title())) {
            home.keys("g");
        }
        home.keys("o");
        let agreement = AgreementJson::usual(game, 3);
        let rows = rows(&agreement, Setting { bots: true, friends: false });
        for option in game.about().options {
            let is_it = |term: Term| match term {
                Term::Option(name) => name == option.name,
                Term::Readings(names) => names.contains(&option.name),
                _ => false,
            };
            let row =
                rows.iter().find(|row| is_it(row.term)).unwrap_or_else(|| panic!("{option:?}"));
            let label = term_label(&home.given.words, row.term);
            assert!(home.show(SIZES[2]).contains(&label), "{game}: {label}");
        }
        // Every row can be changed by keys, and changed back.
        for row in &rows {
            let before = home.show(SIZES[2]);
            if !matches!(row.control, Control::Layout { .. }) {
                home.key(KeyCode::Right);
                let changed = home.show(SIZES[2]) != before;
                let right = if let Control::Number { most, value, .. } = row.control {
                    value < most
                } else {
                    true
                };
                assert!(changed || !right, "{game} {row:?}\n{before}");
                home.key(KeyCode::Left);
            }
            if row.term == Term::OriginalRules {
                break;
            }
            home.key(KeyCode::Down);
        }
    }
}

#[test]
fn an_own_box_is_entered_by_keys_or_pasted_as_a_code() {
    let mut home = Home::new(Language::English);
    home.keys("go");
    while !home.show(SIZES[0]).contains("▸ Cards with commands") {
        home.key(KeyCode::Down);
    }
    home.key(KeyCode::Right);
    home.key(KeyCode::Right);
    let empty = home.show(SIZES[0]);
    assert!(empty.contains("Stop: 4 numbers missing"), "{empty}");
    // One number by keys, and then everything as a code.
    home.keys("1");
    assert!(home.show(SIZES[0]).contains(" 2■"), "{}", home.show(SIZES[0]));
    home.key(KeyCode::Enter);
    assert!(home.show(SIZES[0]).contains("Stop: 3 numbers missing"));
    home.screen.paste("not a code");
    assert!(home.show(SIZES[0]).contains("A code has 32 characters"), "{}", home.show(SIZES[0]));
    home.key(KeyCode::Esc);
    let code = Layout::shuffled(<[Card]>::reverse).code();
    home.screen.paste(&code.to_lowercase().replace('-', " "));
    assert!(home.show(SIZES[0]).contains(&code), "{}", home.show(SIZES[0]));
    assert_eq!(home.keys("y"), [Wish::Copy(code.clone())]);
    assert!(home.show(SIZES[0]).contains("The code is in the clipboard"));
    home.key(KeyCode::Enter);
    assert!(home.show(SIZES[0]).contains("Name of the box"), "{}", home.show(SIZES[0]));
    let layout = Box::new(Layout::from_code(&code).unwrap());
    let own = LayoutJson::listed(&layout);
    let kept = Wish::KeepBox { name: String::from("My box"), before: None, layout };
    assert_eq!(home.key(KeyCode::Enter), [kept]);
    home.key(KeyCode::Esc);
    assert!(home.show(SIZES[0]).contains("Extreme · own box"), "{}", home.show(SIZES[0]));
    let wishes = home.key(KeyCode::Enter);
    let [Wish::Open(wish)] = &wishes[..] else { panic!("{wishes:?}") };
    assert_eq!(wish.agreement.layout, own);
}

#[test]
fn tables_of_servers_are_gone_on_with_and_opened() {
    let mut home = Home::new(Language::English);
    let link = String::from("https://cards.example/t/5fn4qzc72en7z090nxk1g4z7gt");
    let game = GameKind::Extreme;
    home.visits.push(Visit { when: 9_500_000_000, game, link: link.clone() });
    let row = "▸ The Game: Extreme · cards.example";
    for _ in 0..40 {
        home.key(KeyCode::Tab);
        if home.show(SIZES[0]).contains(row) {
            break;
        }
    }
    assert!(home.show(SIZES[0]).contains(row), "{}", home.show(SIZES[0]));
    assert_eq!(home.key(KeyCode::Enter), [Wish::Visit(link.clone())]);
    assert_eq!(home.key(KeyCode::Delete), [Wish::ForgetVisit(link)]);
    home.keys("s");
    let wishes = home.key(KeyCode::Enter);
    let [Wish::Host(server, wish)] = &wishes[..] else { panic!("{wishes:?}") };
    assert_eq!(server, "http://a");
    // Seats are for friends, who are asked before a play is taken back.
    assert!(wish.sit && !wish.deal && wish.bots.is_empty());
    assert_eq!(wish.agreement.takeback, "ask");
}

#[test]
fn a_link_and_a_name_are_written() {
    let mut home = Home::new(Language::English);
    home.keys("j");
    home.keys("https://a.b/t/c");
    assert_eq!(home.key(KeyCode::Enter), [Wish::Visit("https://a.b/t/c".to_owned())]);
    home.keys("n");
    home.key(KeyCode::Backspace);
    home.keys("m");
    assert_eq!(home.key(KeyCode::Enter), [Wish::Rename("Adm".to_owned())]);
    assert_eq!(home.keys("q"), [Wish::Leave]);
}

#[test]
fn a_notice_stays_until_a_key_is_pressed() {
    let mut home = Home::new(Language::English);
    home.screen.notice(String::from("The server can’t be reached."));
    assert!(home.show(SIZES[0]).contains("can’t be reached"));
    home.key(KeyCode::Tab);
    assert!(!home.show(SIZES[0]).contains("can’t be reached"));
}
