//! What the person is doing at a table that the session does not know of.

use stapel_client::Moment;
use stapel_rules::Seat;

use super::account::Account;
use super::advice::Advice;
use super::games::{GameSheet, GameState};
use super::press::Press;
use crate::form::Form;
use crate::look::Edit;

/// How long a notice stays, in milliseconds.
const NOTICE_TIME: i64 = 6000;

/// What the person is about to do at a table, and what is shown beside it.
#[derive(Debug, Default)]
pub(super) struct State {
    /// Where the keyboard is, if it is on something to press.
    pub(super) focus: Option<Press>,
    pub(super) sheet: Option<Sheet>,
    /// What is found out about the person's turn, or was.
    pub(super) advice: Option<Advice>,
    /// The form of what the table agrees on, while it is unfolded.
    pub(super) form: Form,
    pub(super) typing: Option<Typing>,
    pub(super) game: GameState,
    /// Whether talk is shown; if nobody said, there is talk where there is room.
    pub(super) talk: Option<bool>,
    /// Whether there is room for it beside the table.
    pub(super) wide: bool,
    pub(super) account: Account,
    /// Whether it shows every signal of bots.
    pub(super) signals_are_open: bool,
    /// How far back it is scrolled.
    pub(super) scrolled: u16,
    /// Whether the end of the game was put away, to look at the table.
    pub(super) end_is_hidden: bool,
    notice: Option<Notice>,
    pub(super) clock_runs: bool,
}

/// Something that the person is told.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Notice {
    text: String,
    /// How long it is shown, once it has been shown at all.
    until: Option<Moment>,
    /// Whether it only answers the last key, and goes with the next one.
    hint: bool,
}

/// What lies on top of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sheet {
    Keys,
    /// What the table agrees on.
    Options,
    Menu,
    /// What a strong player would do, or why a play is a blunder.
    Advice,
    Game(GameSheet),
    Bots(Seat),
    /// The bot that shall play for somebody who is missing.
    StandIns(Seat),
    /// What can be done about somebody's seat.
    Seat(Seat),
    RemoveForGood(Seat),
    EndGame,
    Leave,
}

/// What is being written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Typing {
    pub(super) what: Written,
    pub(super) edit: Edit,
    /// What was wrong with it.
    pub(super) answer: Option<String>,
}

/// What something is written for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Written {
    Play,
    Talk,
    Name,
}

impl State {
    /// Begins to write.
    pub(super) fn write(&mut self, what: Written, text: &str) {
        self.typing = Some(Typing { what, edit: Edit::new(text), answer: None });
    }

    /// Whether talk is shown.
    pub(super) fn talk_is_shown(&self) -> bool {
        self.talk.unwrap_or(self.wide)
    }

    /// Shows talk, or hides it.
    pub(super) fn toggle_talk(&mut self) {
        self.talk = Some(!self.talk_is_shown());
    }

    /// Tells the person something for a while.
    pub(super) fn tell(&mut self, text: String) {
        self.notice = Some(Notice { text, until: None, hint: false });
    }

    /// Answers what the person just did: until they do something else, or for a while.
    pub(super) fn hint(&mut self, text: String) {
        self.notice = Some(Notice { text, until: None, hint: true });
    }

    /// The person does something: what answered the last thing has been read.
    pub(super) fn move_on(&mut self) {
        self.notice.take_if(|notice| notice.hint);
    }

    /// What is to be told now.
    pub(super) fn told(&self) -> Option<&str> {
        self.notice.as_ref().map(|notice| notice.text.as_str())
    }

    /// Time has passed: what had its time goes.
    pub(super) fn pass(&mut self, now: Moment) {
        if let Some(notice) = &mut self.notice {
            let until = *notice.until.get_or_insert(now.saturating_add(NOTICE_TIME));
            if now >= until {
                self.notice = None;
            }
        }
        self.game.pass(now);
    }

    /// When something goes by itself.
    pub(super) fn wake_at(&self, now: Moment) -> Option<Moment> {
        let notice = self.notice.as_ref().and_then(|notice| notice.until);
        let clock = self.clock_runs.then(|| now.saturating_add(1000));
        [notice, self.game.wake_at(), clock].into_iter().flatten().min()
    }
}
