use alloc::vec::Vec;
use core::fmt;

use super::{Command, CommandSet, Pile};
use crate::Card;

/// Which cards carry which command.
///
/// No public source tells what is printed in the box, so the layout is data (X1): the built-in
/// [`DEFAULT`](Layout::DEFAULT), one that the host enters from their own box, or one drawn from
/// the deal's seed. [`NONE`](Layout::NONE) is the deck of The Game.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Layout {
    /// Per number: 0 for no command, else one more than the command's place in `Command::ALL`. The
    /// bases 1 and 100 are looked up like any top, and the size lets every index be masked into it.
    table: [u8; SIZE],
    /// Per number: the infinity command on it as a set, for telling quickly what is visible.
    infinity: [CommandSet; SIZE],
}

const SIZE: usize = 128;

impl Layout {
    /// No commands: every card is a plain number.
    pub const NONE: Layout = Layout { table: [0; SIZE], infinity: [CommandSet::EMPTY; SIZE] };

    /// The built-in layout, fixed for ever: each command once in each quarter 2–25, 26–50, 51–75
    /// and 76–99. It is its own mirror image: if *n* carries a command, so does 101 − *n*, and the
    /// same one. Ascending and descending piles thus meet the same deck.
    pub const DEFAULT: Layout = {
        const LOWER_HALF: [(Command, [u8; 2]); 7] = [
            (Command::Stop, [3, 38]),
            (Command::Skull, [17, 48]),
            (Command::Three, [10, 27]),
            (Command::Silence, [13, 45]),
            (Command::NoTrick, [6, 34]),
            (Command::OnePile, [20, 30]),
            (Command::DrawOne, [24, 41]),
        ];
        let mut layout = Layout::NONE;
        let mut i = 0;
        while i < LOWER_HALF.len() {
            let (command, [first, second]) = LOWER_HALF[i];
            layout.put(first, command);
            layout.put(second, command);
            layout.put(101 - first, command);
            layout.put(101 - second, command);
            i += 1;
        }
        layout
    };

    /// The layout in which each command stands on the numbers given for it.
    ///
    /// Every command needs exactly four numbers from 2 to 99, and no number may carry two.
    pub fn new<'a>(
        numbers: impl IntoIterator<Item = (Command, &'a [u8])>,
    ) -> Result<Layout, LayoutError> {
        let mut layout = Layout::NONE;
        let mut given = CommandSet::EMPTY;
        for (command, numbers) in numbers {
            if given.contains(command) {
                return Err(LayoutError::Repeated { command });
            }
            given.insert(command);
            if numbers.len() != Command::CARDS_EACH {
                return Err(LayoutError::Count { command, found: numbers.len() });
            }
            for &number in numbers {
                let card = Card::new(number).ok_or(LayoutError::NoCard { command, number })?;
                if let Some(other) = layout.command(card) {
                    return Err(LayoutError::Twice { card, commands: [other, command] });
                }
                layout.put(number, command);
            }
        }
        match Command::ALL.into_iter().find(|&command| !given.contains(command)) {
            Some(command) => Err(LayoutError::Count { command, found: 0 }),
            None => Ok(layout),
        }
    }

    /// The layout that a shuffle of all cards leads to: the first four carry the first command, the next
    /// four the second, and so on (X1).
    pub fn shuffled(shuffle: impl FnOnce(&mut [Card])) -> Layout {
        let mut cards: Vec<Card> = Card::all().collect();
        shuffle(&mut cards);
        let mut layout = Layout::NONE;
        for (command, four) in Command::ALL.into_iter().zip(cards.chunks(Command::CARDS_EACH)) {
            four.iter().for_each(|card| layout.put(card.number(), command));
        }
        layout
    }

    /// The command on this card.
    #[inline]
    pub fn command(&self, card: Card) -> Option<Command> {
        self.command_on(card.number())
    }

    const fn put(&mut self, number: u8, command: Command) {
        self.table[number as usize] = command as u8 + 1;
        if command.is_infinity() {
            self.infinity[number as usize] = CommandSet::of(command);
        }
    }

    /// The command on the card with this number; the bases 1 and 100 carry none.
    #[inline]
    pub(crate) fn command_on(&self, number: u8) -> Option<Command> {
        match self.table[usize::from(number) % SIZE] {
            0 => None,
            1 => Some(Command::Stop),
            2 => Some(Command::Skull),
            3 => Some(Command::Three),
            4 => Some(Command::Silence),
            5 => Some(Command::NoTrick),
            6 => Some(Command::OnePile),
            _ => Some(Command::DrawOne),
        }
    }

    /// The infinity commands that are visible with these numbers on top of the piles (X8).
    #[inline]
    pub fn visible(&self, tops: [u8; Pile::COUNT]) -> CommandSet {
        let [a, b, c, d] = tops.map(|top| self.infinity[usize::from(top) % SIZE]);
        a.or(b).or(c).or(d)
    }

    /// The cards that carry this command, ascending.
    pub fn cards(&self, command: Command) -> Vec<Card> {
        Card::all().filter(|&card| self.command(card) == Some(command)).collect()
    }
}

impl fmt::Debug for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map()
            .entries(Command::ALL.into_iter().map(|command| (command, self.cards(command))))
            .finish()
    }
}

/// Why a layout is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LayoutError {
    /// A command does not have exactly four numbers.
    Count { command: Command, found: usize },
    /// A command was given two lists.
    Repeated { command: Command },
    /// A number is not on any card.
    NoCard { command: Command, number: u8 },
    /// A number is given twice.
    Twice { card: Card, commands: [Command; 2] },
}

impl fmt::Display for LayoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LayoutError::Count { command, found } => {
                write!(f, "{command} needs four numbers and has {found}")
            }
            LayoutError::Repeated { command } => write!(f, "{command} is given more than once"),
            LayoutError::NoCard { command, number } => {
                write!(f, "{command} can't stand on {number}: cards go from 2 to 99")
            }
            LayoutError::Twice { card, commands: [first, second] } if first == second => {
                write!(f, "{card} is given twice for {first}")
            }
            LayoutError::Twice { card, commands: [first, second] } => {
                write!(f, "{card} can't carry both {first} and {second}")
            }
        }
    }
}

impl core::error::Error for LayoutError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn x1_default_layout_has_each_command_once_in_each_quarter() {
        for command in Command::ALL {
            let cards = Layout::DEFAULT.cards(command);
            assert_eq!(cards.len(), 4, "{command}");
            for (card, quarter) in cards.iter().zip([2..=25, 26..=50, 51..=75, 76..=99]) {
                assert!(quarter.contains(&card.number()), "{command} on {card}");
            }
        }
    }

    #[test]
    fn x1_default_layout_never_changes() {
        let numbers = Command::ALL.map(|command| Layout::DEFAULT.cards(command));
        let numbers: Vec<u8> = numbers.iter().flatten().map(|card| card.number()).collect();
        #[rustfmt::skip]
        assert_eq!(numbers, [
            3, 38, 63, 98,
            17, 48, 53, 84,
            10, 27, 74, 91,
            13, 45, 56, 88,
            6, 34, 67, 95,
            20, 30, 71, 81,
            24, 41, 60, 77,
        ]);
    }

    #[test]
    fn x1_entered_layouts_are_refused_with_the_reason() {
        type Lists = Vec<(Command, Vec<u8>)>;
        let good: Lists = Command::ALL
            .into_iter()
            .enumerate()
            .map(|(i, command)| (command, (0..4).map(|j| 2 + 4 * i as u8 + j).collect()))
            .collect();
        let check = |change: &dyn Fn(&mut Lists)| {
            let mut numbers = good.clone();
            change(&mut numbers);
            Layout::new(numbers.iter().map(|(command, list)| (*command, &list[..])))
        };

        assert!(check(&|_| {}).is_ok());
        assert_eq!(
            check(&|numbers| numbers.truncate(6)),
            Err(LayoutError::Count { command: Command::DrawOne, found: 0 })
        );
        assert_eq!(
            check(&|numbers| numbers[1].1.push(90)),
            Err(LayoutError::Count { command: Command::Skull, found: 5 })
        );
        assert_eq!(
            check(&|numbers| numbers[2].1[0] = 100),
            Err(LayoutError::NoCard { command: Command::Three, number: 100 })
        );
        assert_eq!(
            check(&|numbers| numbers[3].1[0] = 2),
            Err(LayoutError::Twice {
                card: Card::MIN,
                commands: [Command::Stop, Command::Silence]
            })
        );
        assert_eq!(
            check(&|numbers| numbers[6].0 = Command::Stop),
            Err(LayoutError::Repeated { command: Command::Stop })
        );
    }
}
