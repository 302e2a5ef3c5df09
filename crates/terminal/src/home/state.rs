//! What is being chosen on the home screen.

use stapel_bots::Level;
use stapel_client::agreement::{Row, Setting, rows_of_deck, set_game};
use stapel_protocol::table::AgreementJson;
use stapel_protocol::table::rest::NewTableJson;
use stapel_rules::GameKind;
use stapel_words::Language;

use crate::form::{Form, FormPress};
use crate::look::Edit;

/// How many play if nobody says so.
const USUAL_PLAYERS: u8 = 3;

/// What can be pressed at home.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Press {
    Game(GameKind),
    Seats(u8),
    Level(Level),
    Play,
    GoOn(String),
    Watch(String),
    /// A table on a server at which the person was, by its link.
    Visit(String),
    /// A table on a server, by a link that is written next.
    Join,
    /// Another name, which is written next.
    Name,
    Language(Language),
    /// A lesson about the chosen game.
    Learn,
    /// The rules of the chosen game.
    Rules,
    /// What is agreed on for the game, unfolded.
    Options,
    /// Something on that form.
    Form(FormPress),
    /// A table on a server, whose address is written next.
    Host,
    Keys,
    Close,
    Forget(String),
    ForgetVisit(String),
    Quit,
}

/// What lies on top of the screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Sheet {
    Keys,
    Options(Box<Form>),
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
    /// The address of the server on which a table is to be opened.
    Server,
}

/// What is being chosen at home.
#[derive(Debug)]
pub(super) struct State {
    /// What is agreed on: the game, for how many, and all its options.
    pub(super) agreement: AgreementJson,
    /// The game that was chosen. With its deck another one may be agreed on, by the original rules (X15).
    deck: GameKind,
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
            agreement: Setting::default().usual(GameKind::ALL[0], USUAL_PLAYERS),
            deck: GameKind::ALL[0],
            level: Level::Steady,
            focus: Press::Play,
            below: None,
            typing: None,
            sheet: None,
            notice: None,
        }
    }
}

impl From<FormPress> for Press {
    fn from(press: FormPress) -> Press {
        Press::Form(press)
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

    /// The game that is chosen.
    pub(super) fn game(&self) -> GameKind {
        self.deck
    }

    /// Chooses a game. Whatever it has in common with the one before stays.
    pub(super) fn choose(&mut self, game: GameKind) {
        self.deck = game;
        set_game(&mut self.agreement, game);
    }

    /// What there is to agree on.
    pub(super) fn terms(&self) -> Vec<Row> {
        let setting = Setting { bots: self.agreement.players > 1, friends: false };
        rows_of_deck(self.deck, &self.agreement, setting)
    }

    /// What is wished for.
    pub(super) fn wish(&self) -> NewTableJson {
        let bots = vec![self.level.name().to_owned(); usize::from(self.agreement.players) - 1];
        NewTableJson { agreement: self.agreement.clone(), sit: true, bots, deal: true, share: true }
    }

    /// The same at a table to which friends are invited: nobody sits there yet, and plays are taken back only if they
    /// agree.
    pub(super) fn wish_for_friends(&self) -> NewTableJson {
        let friends = Setting { bots: false, friends: true };
        let usual = friends.usual(self.game(), self.agreement.players);
        let mut agreement = self.agreement.clone();
        if agreement.takeback == Setting::default().usual(self.game(), 1).takeback {
            agreement.takeback = usual.takeback;
        }
        NewTableJson { agreement, sit: true, bots: Vec::new(), deal: false, share: false }
    }
}

/// A table for a game with bots, as it is offered to begin with.
pub(crate) fn usual_table(game: GameKind) -> NewTableJson {
    let mut state = State::default();
    state.choose(game);
    state.wish()
}
