//! Whole games on this machine, with real files and threads.

use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use stapel_client::Mirror;
use stapel_protocol::table::rest::NewTableJson;
use stapel_protocol::table::{AgreementJson, DoJson, SeatNumber};
use stapel_room::TableId;
use stapel_rules::GameKind;
use stapel_rules::any::AnyAction;
use tempfile::TempDir;

use super::*;

/// Nothing takes this long, unless it hangs.
const TIMEOUT: Duration = Duration::from_secs(120);

/// Someone at a table on this machine.
struct Player {
    live: Live,
    heard: Receiver<(u64, LinkEvent)>,
}

impl Player {
    fn at(files: &Files, id: TableId) -> Player {
        let (sender, heard) = channel();
        let hear: Hear = Arc::new(move |number, told| {
            let _gone = sender.send((number, told));
        });
        Player { live: Live::begin(Place::Here(id), files, "Ada", hear), heard }
    }

    /// Waits until something is as it should be.
    fn wait(&mut self, mut until: impl FnMut(&Live) -> bool) {
        while !until(&self.live) {
            let (number, told) = self.heard.recv_timeout(TIMEOUT).expect("something happens");
            self.live.hear(number, told);
        }
    }

    fn wait_for_table(&mut self) {
        self.wait(|live| live.session().mirror().is_some());
    }

    /// Does one thing, and waits until it is done; `false` if all is over.
    fn act(&mut self) -> bool {
        self.wait(|live| {
            let session = live.session();
            // Before the first deal there is no game that could be over.
            let is_over = |mirror: &Mirror| mirror.round.as_ref().is_some_and(|round| round.over);
            let over = session.mirror().is_some_and(is_over);
            over || session.is_opening() || !session.legal().is_empty()
        });
        let session = self.live.session();
        let wanted = match session.legal().first() {
            _ if session.is_opening() => DoJson::Start(SeatNumber(stapel_rules::Seat::FIRST)),
            Some(action) => DoJson::Act(AnyAction::to_string(action)),
            None => return false,
        };
        self.live.want(wanted);
        self.wait(|live| live.session().pending().next().is_none());
        true
    }

    fn play_to_the_end(&mut self) {
        while self.act() {}
    }

    /// What the person knows of the table.
    fn knows(&self) -> String {
        format!("{:?}", self.live.session().mirror().expect("the table was shown"))
    }
}

fn files() -> (TempDir, Files) {
    let directory = tempfile::tempdir().unwrap();
    let files = Files::open(directory.path()).unwrap();
    (directory, files)
}

fn open(files: &Files, game: GameKind, players: u8) -> TableId {
    let agreement = AgreementJson { bots_take_time: false, ..AgreementJson::usual(game, players) };
    let bots = vec![String::from("greedy"); usize::from(players) - 1];
    let wish = NewTableJson { agreement, sit: true, bots, deal: true, share: true };
    open_table(files, String::from("Ada"), &wish).unwrap()
}

fn log_of(directory: &Path, id: TableId) -> std::path::PathBuf {
    directory.join("tables").join(format!("{id}.log"))
}

#[test]
fn a_game_is_played_to_its_end_and_kept_as_a_record() {
    for (game, players) in [
        (GameKind::TheGame, 1),
        (GameKind::Extreme, 3),
        (GameKind::TheGame, 5),
        (GameKind::Clear4, 2),
    ] {
        let (_directory, files) = files();
        let id = open(&files, game, players);
        assert_eq!(files.list().unfinished.len(), 1);
        assert_eq!(files.list().unfinished[0].table.id, id.to_string());
        let mut player = Player::at(&files, id);
        player.play_to_the_end();
        drop(player);
        let kept = files.list();
        assert_eq!(kept.finished.len(), 1, "{game}");
        let record = &kept.finished[0];
        assert_eq!(record.summary.game.0, game);
        assert!(record.summary.result.is_some() && record.summary.offline);
        assert_eq!(files.find_record(&record.summary.id).as_ref(), Some(record));
        // A match of Clear 4! has further rounds; everything else is over.
        assert_eq!(kept.unfinished.len(), usize::from(game == GameKind::Clear4));
    }
}

#[test]
fn whoever_comes_back_in_mid_game_finds_the_same_table() {
    let (_directory, files) = files();
    // Nobody but the person can change the table, and no game is lost so soon.
    let id = open(&files, GameKind::TheGame, 1);
    let mut player = Player::at(&files, id);
    for _ in 0..10 {
        assert!(player.act());
    }
    let before = player.knows();
    drop(player);
    let mut again = Player::at(&files, id);
    again.wait_for_table();
    let known = |text: &str| text.split("said").next().unwrap().to_owned();
    assert_eq!(known(&again.knows()), known(&before));
    again.play_to_the_end();
    drop(again);
    assert_eq!(files.list().finished.len(), 1);
}

#[test]
fn a_second_program_is_told_that_the_game_goes_on_elsewhere() {
    let (_directory, files) = files();
    let id = open(&files, GameKind::TheGame, 2);
    let mut first = Player::at(&files, id);
    first.wait_for_table();
    let mut second = Player::at(&files, id);
    second.wait(|live| live.contact() == Contact::Elsewhere);
    assert_eq!(second.live.wake_at(), None, "it does not try again");
    // The first one is not disturbed, and lets go when it leaves.
    assert!(first.act());
    drop((first, second));
    Player::at(&files, id).wait_for_table();
}

#[test]
fn what_a_crash_tore_was_never_seen() {
    let (directory, files) = files();
    let id = open(&files, GameKind::TheGame, 1);
    let mut player = Player::at(&files, id);
    for _ in 0..5 {
        assert!(player.act());
    }
    let before = player.knows();
    drop(player);
    let path = log_of(directory.path(), id);
    let mut lines = std::fs::read_to_string(&path).unwrap();
    lines.push_str("1790000000000 {\"act\":[0,\"1");
    std::fs::write(&path, lines).unwrap();
    assert_eq!(files.list().unfinished.len(), 1);
    let mut again = Player::at(&files, id);
    again.wait_for_table();
    assert_eq!(again.knows(), before);
    again.play_to_the_end();
}

#[test]
fn a_table_that_is_gone_or_makes_no_sense_is_told_so() {
    let (directory, files) = files();
    let id = open(&files, GameKind::TheGame, 1);
    std::fs::write(log_of(directory.path(), id), "this is no log\n").unwrap();
    Player::at(&files, id).wait(|live| live.contact() == Contact::Unreadable);
    files.forget_table(id).unwrap();
    Player::at(&files, id).wait(|live| live.contact() == Contact::Missing);
    assert!(files.list().unfinished.is_empty());
}

#[test]
fn another_name_is_known_at_the_table() {
    let (_directory, files) = files();
    let id = open(&files, GameKind::TheGame, 2);
    let mut player = Player::at(&files, id);
    player.wait_for_table();
    player.live.rename("Zoë");
    player.wait(|live| format!("{:?}", live.session().mirror()).contains("Zoë"));
}
