//! A layout while somebody enters it from their own box.

use stapel_protocol::table::LayoutJson;
use stapel_rules::Card;
use stapel_rules::piles::{Command, CommandSet, Layout};
use stapel_rules::setup::LayoutChoice;

/// Which numbers carry which command, as far as somebody has entered it. It may be unfinished and wrong: nothing that was
/// entered is lost, and [`problems`](LayoutDraft::problems) tells what is to be done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LayoutDraft {
    /// The commands of each card, the lowest card first.
    marks: [CommandSet; Card::COUNT],
}

/// What a draft lacks, or has too much of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LayoutProblem {
    /// A command needs so many more numbers.
    Missing { command: Command, cards: usize },
    /// A command has so many numbers too many.
    TooMany { command: Command, cards: usize },
    /// A number is given for two commands.
    Double { card: Card, commands: [Command; 2] },
}

impl Default for LayoutDraft {
    fn default() -> LayoutDraft {
        LayoutDraft { marks: [CommandSet::EMPTY; Card::COUNT] }
    }
}

impl From<&Layout> for LayoutDraft {
    fn from(layout: &Layout) -> LayoutDraft {
        let mut draft = LayoutDraft::default();
        for (card, mark) in Card::all().zip(&mut draft.marks) {
            *mark = layout.command(card).into_iter().collect();
        }
        draft
    }
}

impl LayoutDraft {
    /// The draft of a layout that was agreed on. One that is drawn from the seed is not known yet, and empty.
    pub fn of(layout: &LayoutJson) -> LayoutDraft {
        match layout.read() {
            Ok(LayoutChoice::Listed(layout)) => LayoutDraft::from(&layout),
            Ok(LayoutChoice::Default) => LayoutDraft::from(&Layout::DEFAULT),
            Ok(LayoutChoice::Shuffled) | Err(_) => LayoutDraft::default(),
        }
    }

    /// The draft that was kept as a text. What can't be read of it is left out.
    pub fn from_text(text: &str) -> LayoutDraft {
        let mut draft = LayoutDraft::default();
        for (command, numbers) in Command::ALL.into_iter().zip(text.split(';')) {
            let cards = numbers.split(' ').filter_map(|number| Card::new(number.parse().ok()?));
            draft.set(command, &cards.collect::<Vec<_>>());
        }
        draft
    }

    /// The draft as a text, to be kept until it is complete: the numbers of each command.
    pub fn to_text(&self) -> String {
        let numbers = |command| {
            let numbers = self.cards(command).into_iter().map(|card| card.number().to_string());
            numbers.collect::<Vec<_>>().join(" ")
        };
        Command::ALL.map(numbers).join(";")
    }

    /// Marks a card with a command, or takes the mark away if it is there.
    pub fn toggle(&mut self, card: Card, command: Command) {
        let mark = &mut self.marks[place(card)];
        let had = mark.contains(command);
        *mark = mark.iter().filter(|&other| other != command).collect();
        if !had {
            mark.insert(command);
        }
    }

    /// Marks exactly these cards with a command.
    pub fn set(&mut self, command: Command, cards: &[Card]) {
        for card in Card::all() {
            if self.commands(card).contains(command) != cards.contains(&card) {
                self.toggle(card, command);
            }
        }
    }

    /// The commands that a card is marked with: at most one, once the draft is right.
    pub fn commands(&self, card: Card) -> CommandSet {
        self.marks[place(card)]
    }

    /// The cards that are marked with a command, ascending. Four are right.
    pub fn cards(&self, command: Command) -> Vec<Card> {
        Card::all().filter(|&card| self.commands(card).contains(command)).collect()
    }

    /// What is still to be done, command by command and then card by card; nothing once the draft is a layout.
    pub fn problems(&self) -> Vec<LayoutProblem> {
        let mut problems = Vec::new();
        for command in Command::ALL {
            let (found, right) = (self.cards(command).len(), Command::CARDS_EACH);
            if found < right {
                problems.push(LayoutProblem::Missing { command, cards: right - found });
            } else if found > right {
                problems.push(LayoutProblem::TooMany { command, cards: found - right });
            }
        }
        for card in Card::all() {
            let mut commands = self.commands(card).iter();
            if let (Some(one), Some(other)) = (commands.next(), commands.next()) {
                problems.push(LayoutProblem::Double { card, commands: [one, other] });
            }
        }
        problems
    }

    /// The layout, once nothing is missing or double.
    pub fn layout(&self) -> Option<Layout> {
        let lists = Command::ALL.map(|command| {
            let numbers: Vec<u8> = self.cards(command).into_iter().map(Card::number).collect();
            (command, numbers)
        });
        Layout::new(lists.iter().map(|(command, numbers)| (*command, &numbers[..]))).ok()
    }
}

fn place(card: Card) -> usize {
    usize::from(card.number() - Card::MIN.number())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(number: u8) -> Card {
        Card::new(number).expect("a card")
    }

    #[test]
    fn x1_a_draft_says_what_is_missing_until_it_is_a_layout() {
        let mut draft = LayoutDraft::default();
        let missing = Command::ALL.map(|command| LayoutProblem::Missing { command, cards: 4 });
        assert_eq!((draft.problems(), draft.layout()), (missing.to_vec(), None));
        for command in Command::ALL {
            for card in Layout::DEFAULT.cards(command) {
                assert_eq!(draft.layout(), None);
                draft.toggle(card, command);
            }
        }
        assert_eq!((draft.problems(), draft.layout()), (Vec::new(), Some(Layout::DEFAULT)));
        assert_eq!(draft, LayoutDraft::from(&Layout::DEFAULT));
        assert_eq!(draft, LayoutDraft::of(&LayoutJson::listed(&Layout::DEFAULT)));
    }

    #[test]
    fn x1_a_draft_says_what_is_double_and_keeps_it() {
        let mut draft = LayoutDraft::from(&Layout::DEFAULT);
        draft.toggle(card(3), Command::Skull);
        let commands = [Command::Stop, Command::Skull];
        assert_eq!(
            draft.problems(),
            [
                LayoutProblem::TooMany { command: Command::Skull, cards: 1 },
                LayoutProblem::Double { card: card(3), commands },
            ]
        );
        assert_eq!((draft.layout(), draft.cards(Command::Skull).len()), (None, 5));
        // Taken away again, everything is as it was.
        draft.toggle(card(3), Command::Skull);
        assert_eq!(draft.layout(), Some(Layout::DEFAULT));
    }

    #[test]
    fn a_draft_that_is_not_complete_comes_back_from_its_text() {
        let mut draft = LayoutDraft::from(&Layout::DEFAULT);
        for (number, command) in [(3, Command::Skull), (98, Command::Stop), (2, Command::DrawOne)] {
            draft.toggle(card(number), command);
        }
        assert_eq!(LayoutDraft::from_text(&draft.to_text()), draft);
        assert_eq!(LayoutDraft::from_text(""), LayoutDraft::default());
        let other = LayoutDraft::from_text("what another version kept; 5; 300");
        assert_eq!(other.cards(Command::Skull), [card(5)]);
    }

    #[test]
    fn x1_the_numbers_of_a_command_are_entered_at_once_too() {
        let mut draft = LayoutDraft::from(&Layout::DEFAULT);
        draft.set(Command::Stop, &[2, 38, 99].map(card));
        assert_eq!(draft.cards(Command::Stop), [2, 38, 99].map(card));
        assert_eq!(draft.problems(), [LayoutProblem::Missing { command: Command::Stop, cards: 1 }]);
        draft.set(Command::Stop, &[2, 38, 63, 99].map(card));
        let layout = draft.layout().expect("a layout");
        assert_eq!(layout.cards(Command::Stop), [2, 38, 63, 99].map(card));
    }
}
