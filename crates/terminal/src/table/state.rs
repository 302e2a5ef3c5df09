use stapel_client::Moment;
use stapel_client::screen::BlindMoment;
use stapel_rules::piles::Pile;
use stapel_rules::{Card, Loss, Seat};

use super::account::Account;
use super::clear4::Choosing;
use super::press::Press;
use crate::look::Edit;

/// How long a notice stays, in milliseconds.
const NOTICED: i64 = 6000;
/// How long a card that was turned over is looked at, in milliseconds.
const LOOKED_AT: i64 = 1900;

/// What the person is about to do at a table, and what is shown beside it.
#[derive(Debug, Default)]
pub(super) struct State {
    /// Where the keyboard is, if it is on something to press.
    pub(super) focus: Option<Press>,
    /// What lies on top of the table.
    pub(super) sheet: Option<Sheet>,
    /// What is being written.
    pub(super) typing: Option<Typing>,
    /// The card of the hand that the keyboard is on.
    pub(super) cursor: Option<Card>,
    /// Whether that card is chosen.
    pub(super) picked: bool,
    /// The cards that are chosen in Clear 4!.
    pub(super) choosing: Choosing,
    /// Whether it is shown how far cards go.
    pub(super) steps: bool,
    /// Whether talk is shown; if nobody said, there is talk where there is room.
    pub(super) talk: Option<bool>,
    /// Whether there is room for it beside the table.
    pub(super) wide: bool,
    /// What happened.
    pub(super) account: Account,
    /// How far back it is scrolled.
    pub(super) scrolled: u16,
    /// Whether the end of the game was put away, to look at the table.
    pub(super) end_is_hidden: bool,
    notice: Option<(String, Option<Moment>)>,
    moment: Option<(BlindMoment, Moment)>,
    /// Whether a clock runs.
    pub(super) clock_runs: bool,
}

/// What lies on top of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sheet {
    /// The keys.
    Keys,
    /// What one needs now and then.
    Menu,
    /// The commands and what they mean.
    Commands,
    /// Everything that was laid on a pile.
    History(Pile),
    /// The signals.
    Signals,
    /// A play that would lose the game (X2).
    Doubt(Card, Pile, Loss),
    /// What everyone knows of a hand.
    Known(Seat),
    /// Everything in the discard pile.
    Discard,
    /// Which bot shall sit down.
    Bots(Seat),
}

/// What is being written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Typing {
    /// What for.
    pub(super) what: Written,
    /// The line.
    pub(super) edit: Edit,
    /// What was wrong with it.
    pub(super) answer: Option<String>,
}

/// What something is written for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Written {
    /// A play in the notation.
    Play,
    /// Something for the others.
    Talk,
    /// One's own name.
    Name,
}

impl State {
    /// Begins to write.
    pub(super) fn write(&mut self, what: Written, text: &str) {
        self.typing = Some(Typing { what, edit: Edit::new(text), answer: None });
    }

    /// The card that is chosen.
    pub(super) fn chosen(&self) -> Option<Card> {
        self.cursor.filter(|_| self.picked)
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
        self.notice = Some((text, None));
    }

    /// What is to be told now.
    pub(super) fn told(&self) -> Option<&str> {
        self.notice.as_ref().map(|(text, _)| text.as_str())
    }

    /// A card was turned over: everyone looks for a while.
    pub(super) fn look_at(&mut self, moment: BlindMoment, now: Moment) {
        self.moment = Some((moment, now.saturating_add(LOOKED_AT)));
    }

    /// The card that was turned over, while everyone looks.
    pub(super) fn looked_at(&self) -> Option<BlindMoment> {
        self.moment.map(|(moment, _)| moment)
    }

    /// Everyone has seen it.
    pub(super) fn look_away(&mut self) {
        self.moment = None;
    }

    /// Time has passed: what had its time goes.
    pub(super) fn pass(&mut self, now: Moment) {
        if let Some((_, until)) = &mut self.notice {
            let until = *until.get_or_insert(now.saturating_add(NOTICED));
            if now >= until {
                self.notice = None;
            }
        }
        if self.moment.is_some_and(|(_, until)| now >= until) {
            self.moment = None;
        }
    }

    /// When something goes by itself.
    pub(super) fn wake_at(&self, now: Moment) -> Option<Moment> {
        let notice = self.notice.as_ref().and_then(|(_, until)| *until);
        let moment = self.moment.map(|(_, until)| until);
        let clock = self.clock_runs.then(|| now.saturating_add(1000));
        [notice, moment, clock].into_iter().flatten().min()
    }
}
