//! What is being chosen on the home screen.

use stapel_bots::Level;
use stapel_protocol::table::AgreementJson;
use stapel_protocol::table::rest::NewTableJson;
use stapel_rules::GameKind;
use stapel_words::Language;

use crate::look::Edit;

/// What can be pressed at home.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Press {
    Game(GameKind),
    Seats(u8),
    Level(Level),
    Play,
    GoOn(String),
    Watch(String),
    /// A table on a server, by a link that is written next.
    Join,
    /// Another name, which is written next.
    Name,
    Language(Language),
    Close,
    Forget(String),
    Quit,
}

/// What is being written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Written {
    Link,
    Name,
}

/// What is being chosen at home.
#[derive(Debug)]
pub(super) struct State {
    pub(super) game: GameKind,
    pub(super) players: u8,
    pub(super) level: Level,
    pub(super) focus: Option<Press>,
    pub(super) typing: Option<(Written, Edit)>,
    /// The game about which is asked whether it shall be deleted.
    pub(super) doomed: Option<String>,
    pub(super) notice: Option<String>,
}

impl Default for State {
    fn default() -> State {
        State {
            game: GameKind::ALL[0],
            players: 3,
            level: Level::Steady,
            focus: None,
            typing: None,
            doomed: None,
            notice: None,
        }
    }
}

impl State {
    /// Another game: not every one has room for as many.
    pub(super) fn choose_game(&mut self, game: GameKind) {
        self.game = game;
        let seats = game.players();
        self.players = self.players.clamp(*seats.start(), *seats.end());
    }

    /// What is wished for.
    pub(super) fn wish(&self) -> NewTableJson {
        let mut agreement = AgreementJson::usual(self.game, self.players);
        agreement.takeback = String::from("free");
        let bots = vec![self.level.name().to_owned(); usize::from(self.players) - 1];
        NewTableJson { agreement, sit: true, bots, deal: true }
    }
}
