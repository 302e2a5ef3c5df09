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
    /// A lesson about the chosen game.
    Learn,
    /// The rules of the chosen game.
    Rules,
    Keys,
    Close,
    Forget(String),
    Quit,
}

/// What lies on top of the screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Sheet {
    Keys,
    /// Whether this game shall be deleted.
    Delete(String),
    /// Whether the program shall end.
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
    /// Where the keyboard is. There is always such a place, and what it says is what the Enter key does.
    pub(super) focus: Press,
    /// Where it was before something lay on top.
    below: Option<Press>,
    pub(super) typing: Option<(Written, Edit)>,
    pub(super) sheet: Option<Sheet>,
    pub(super) notice: Option<String>,
}

impl Default for State {
    fn default() -> State {
        State {
            game: GameKind::ALL[0],
            players: 3,
            level: Level::Steady,
            focus: Press::Play,
            below: None,
            typing: None,
            sheet: None,
            notice: None,
        }
    }
}

impl State {
    /// Lays something on top, where the keyboard is on what changes nothing.
    pub(super) fn open(&mut self, sheet: Sheet) {
        self.below.get_or_insert_with(|| self.focus.clone());
        self.focus = Press::Close;
        self.sheet = Some(sheet);
    }

    /// Puts away what lies on top.
    pub(super) fn close(&mut self) {
        self.sheet = None;
        self.focus = self.below.take().unwrap_or(Press::Play);
    }

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

/// A table for a game with bots, as it is offered to begin with.
pub(crate) fn usual_table(game: GameKind) -> NewTableJson {
    let mut state = State::default();
    state.choose_game(game);
    state.wish()
}
