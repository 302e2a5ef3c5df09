//! What is asked once for every drawing and every key: the table, its seats, and texts about them.

use stapel_client::agreement::Row;
use stapel_client::lesson::Lesson;
use stapel_client::screen::{SeatScreen, TableScreen, Who};
use stapel_client::{Contact, Moment, Session};
use stapel_rules::{GameKind, Seat};
use stapel_words::phrases::{self, text};
use stapel_words::{Argument, Words};

use super::TableContext;
use super::games::{self, Board};
use super::play::Play;
use crate::form::Given;
use crate::look::Painter;
use crate::shelf::Shelf;
use crate::table::press::Press;
use crate::wish::Context;

/// A painter of tables.
pub(super) type Paint<'p> = Painter<'p, Press>;

/// Everything that is known of a table, asked once.
pub(super) struct Scene<'a> {
    pub(super) words: &'a Words,
    pub(super) now: Moment,
    pub(super) shelf: &'a Shelf,
    pub(super) play: Play<'a>,
    /// Which game is played, or lies there; none in a lobby.
    kind: Option<GameKind>,
    pub(super) contact: Contact,
    pub(super) invite: Option<&'a str>,
    /// The table around the game; none before it was shown.
    pub(super) table: Option<TableScreen>,
    pub(super) seats: Vec<SeatScreen>,
}

impl<'a> Scene<'a> {
    pub(super) fn new(context: &Context<'a>, table: &TableContext<'a>) -> Scene<'a> {
        let screen = table.session.table_screen();
        Scene {
            words: context.words,
            now: context.now,
            shelf: context.shelf,
            play: Play::Table(table.session),
            kind: screen.as_ref().and_then(|table| table.game),
            contact: table.contact,
            invite: table.invite,
            table: screen,
            seats: table.session.seat_screens(),
        }
    }

    /// The same for a lesson, around which there is no table.
    pub(super) fn of_lesson(
        context: &Context<'a>,
        lesson: &'a Lesson,
        seats: Vec<SeatScreen>,
    ) -> Scene<'a> {
        Scene {
            words: context.words,
            now: context.now,
            shelf: context.shelf,
            play: Play::Lesson(lesson),
            kind: Some(lesson.kind()),
            contact: Contact::Online { took: None },
            invite: None,
            table: None,
            seats,
        }
    }

    /// The text with this id.
    pub(super) fn t(&self, id: &str) -> String {
        self.words.get(id)
    }

    /// A text that is told of something.
    pub(super) fn say(&self, id: &str, arguments: &[(&str, Argument<'_>)]) -> String {
        self.words.fill(id, arguments)
    }

    /// What a seat is called.
    pub(super) fn name(&self, seat: Seat) -> String {
        let seat = self.seats.get(seat.index());
        seat.map(|seat| phrases::seat_name(self.words, seat)).unwrap_or_default()
    }

    /// What a seat is called, or which one it is if nobody sits there.
    pub(super) fn seat_or_number(&self, seat: Seat) -> String {
        match self.seats.get(seat.index()) {
            Some(taken) if taken.who != Who::Empty => phrases::seat_name(self.words, taken),
            _ => phrases::seat_number(self.words, seat),
        }
    }

    /// The same, and whether that is the person.
    pub(super) fn name_or_you(&self, seat: &SeatScreen) -> String {
        let name = phrases::seat_name(self.words, seat);
        if seat.is_you { self.say("you-named", &[("name", text(&name))]) } else { name }
    }

    /// Whose turn it is, in words.
    pub(super) fn whose_turn(&self, seat: Seat, is_yours: bool) -> String {
        if is_yours {
            self.t("your-turn")
        } else {
            self.say("their-turn", &[("name", text(&self.name(seat)))])
        }
    }

    /// What there is to agree on before the next deal, if the person decides that.
    pub(super) fn terms(&self) -> Vec<Row> {
        let may = self.table.as_ref().is_some_and(|table| table.may.agree);
        let session = self.play.session().filter(|_| may);
        session.map(Session::agreement_rows).unwrap_or_default()
    }

    /// What the form of what is agreed is given: its rows are asked for once.
    pub(super) fn given<'r>(&'r self, rows: &'r [Row]) -> Given<'r> {
        Given { words: self.words, rows, shelf: self.shelf }
    }

    /// What is agreed, in one line.
    pub(super) fn summary(&self) -> Option<String> {
        let mirror = self.play.session().and_then(Session::mirror)?;
        Some(phrases::summary(self.words, &mirror.agreement))
    }

    /// The game that lies on the table.
    pub(super) fn game(&self) -> Option<GameKind> {
        self.kind
    }

    /// The board of that game.
    pub(super) fn board(&self) -> Option<&'static Board> {
        self.game().map(games::board)
    }

    /// Whether it is over.
    pub(super) fn is_over(&self) -> bool {
        self.table.as_ref().is_some_and(|table| table.game.is_some() && !table.running)
    }

    /// Whether there is no way to the table.
    pub(super) fn is_lost(&self) -> bool {
        self.contact.is_lost()
    }

    /// Why the rules refuse something.
    pub(super) fn refusal(&self, refusal: stapel_rules::Refusal) -> String {
        phrases::refusal(self.words, refusal.code(), &refusal.to_string(), None)
    }
}
