//! What screens draw, as lines of text.

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{
    KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use stapel_client::Contact;
use stapel_words::{Language, Words, built_in};

use super::world::World;
use crate::look::Look;
use crate::shelf::Shelf;
use crate::table::{TableContext, TableScreen};
use crate::wish::{Context, Wish};
use crate::{ColourDepth, Signs, Theme};

/// The sizes at which everything is looked at.
pub(super) const SIZES: [(u16, u16); 3] = [(80, 24), (100, 32), (140, 45)];

/// The texts, the colours and the time that a screen is drawn with.
pub(super) struct TestContext {
    pub(super) words: Words,
    pub(super) look: Look,
    pub(super) now: i64,
    pub(super) shelf: Shelf,
}

impl TestContext {
    pub(super) fn new(language: Language) -> TestContext {
        let look = Look::new(Theme::Dark, ColourDepth::None, Signs::Unicode);
        TestContext { words: built_in(language), look, now: 0, shelf: Shelf::default() }
    }

    pub(super) fn context(&self) -> Context<'_> {
        Context { words: &self.words, look: &self.look, now: self.now, shelf: &self.shelf }
    }
}

/// What is drawn, without the blanks at the ends of its lines.
pub(super) fn drawn(
    (width, height): (u16, u16),
    draw: impl FnOnce(&mut ratatui::Frame<'_>),
) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(draw).unwrap();
    let buffer = terminal.backend().buffer();
    let rows = (0..height).map(|y| {
        let row: String = (0..width).map(|x| buffer[(x, y)].symbol()).collect();
        row.trim_end().to_owned()
    });
    rows.collect::<Vec<_>>().join("\n")
}

/// The screen of a table, and the one who sits at it.
pub(super) struct TestTable {
    pub(super) world: World,
    pub(super) screen: TableScreen,
    pub(super) given: TestContext,
    pub(super) size: (u16, u16),
    pub(super) contact: Contact,
    pub(super) invite: Option<String>,
    told: usize,
}

impl TestTable {
    pub(super) fn new(world: World) -> TestTable {
        TestTable::speaking(world, Language::English)
    }

    pub(super) fn speaking(world: World, language: Language) -> TestTable {
        let mut table = TestTable {
            world,
            screen: TableScreen::new(),
            given: TestContext::new(language),
            size: SIZES[0],
            contact: Contact::Online { took: None },
            invite: None,
            told: 0,
        };
        table.hear();
        table
    }

    /// The screen is told what has happened.
    fn hear(&mut self) {
        self.given.now = self.world.now;
        let new = &self.world.events[self.told..];
        self.screen.happened(&self.given.context(), &self.world.session, new);
        self.told = self.world.events.len();
    }

    pub(super) fn show(&mut self) -> String {
        let size = self.size;
        drawn(size, |frame| {
            let place = frame.area();
            self.at_table(|screen, context, table| screen.draw(frame, place, context, table));
        })
    }

    fn at_table<T>(
        &mut self,
        ask: impl FnOnce(&mut TableScreen, &Context<'_>, &TableContext<'_>) -> T,
    ) -> T {
        let TestTable { world, screen, given, contact, invite, .. } = self;
        let table =
            TableContext { session: &world.session, contact: *contact, invite: invite.as_deref() };
        ask(screen, &given.context(), &table)
    }

    /// The card of the hand that is raised.
    pub(super) fn shown_card(&self) -> Option<stapel_rules::Card> {
        self.screen.chosen()
    }

    /// The screen in all three sizes.
    pub(super) fn shows(&mut self) -> String {
        let shows = SIZES.map(|size| {
            self.size = size;
            format!("{} × {}\n{}", size.0, size.1, self.show())
        });
        self.size = SIZES[0];
        shows.join("\n\n")
    }

    pub(super) fn key(&mut self, code: KeyCode) -> Vec<Wish> {
        // What can be pressed is what was drawn.
        self.show();
        let key = KeyEvent::new(code, KeyModifiers::NONE);
        self.at_table(|screen, context, table| screen.key(key, context, table))
    }

    pub(super) fn keys(&mut self, letters: &str) -> Vec<Wish> {
        letters.chars().flat_map(|letter| self.key(KeyCode::Char(letter))).collect()
    }

    /// A click on the first place where this text stands.
    pub(super) fn click(&mut self, text: &str) -> Vec<Wish> {
        let shown = self.show();
        let found = shown.lines().zip(0..).find_map(|(line, row)| {
            let byte = line.find(text)?;
            Some((u16::try_from(line[..byte].chars().count()).unwrap(), row))
        });
        let (column, row) = found.unwrap_or_else(|| panic!("no {text:?} in\n{shown}"));
        let kind = MouseEventKind::Down(MouseButton::Left);
        let mouse = MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE };
        self.at_table(|screen, context, table| screen.mouse(mouse, context, table))
    }

    /// What was wished for is done.
    pub(super) fn grant(&mut self, wishes: Vec<Wish>) {
        for wish in wishes {
            match wish {
                Wish::Table(wanted) => self.world.want(wanted),
                Wish::Queue(action) => self.world.session.queue_action(action).unwrap(),
                Wish::Unqueue(card) => self.world.session.unqueue(card),
                other => panic!("{other:?} is for others"),
            }
        }
        self.world.run();
        self.hear();
    }
}
