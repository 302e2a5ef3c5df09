use stapel_rules::Card;
use stapel_rules::piles::{Command, Pile, Start, Wish};

use crate::names::{as_name, as_number};

as_number! {
    /// A card.
    CardNumber(Card), "a card, 2 to 99", Card::number, Card::new
}

as_name! {
    /// A pile, by its letter.
    PileLetter(Pile), "a pile, A to D", Pile::ALL, |pile| ["A", "B", "C", "D"][pile.index()]
}

as_name! {
    /// A command of Extreme.
    CommandName(Command), "a command such as stop or no-trick", Command::ALL, Command::name
}

as_name! {
    /// How gladly a seat would start.
    StartName(Start), "want, could or rather_not",
    [Start::Want, Start::Could, Start::RatherNot],
    |start| match start {
        Start::Want => "want",
        Start::Could => "could",
        Start::RatherNot => "rather_not",
    }
}

as_name! {
    /// What a seat wants of a pile.
    WishName(Wish), "leave_it, rather_not, small_steps, good_for_me or can_jump_back",
    [Wish::LeaveIt, Wish::RatherNot, Wish::SmallSteps, Wish::GoodForMe, Wish::CanJumpBack],
    |wish| match wish {
        Wish::LeaveIt => "leave_it",
        Wish::RatherNot => "rather_not",
        Wish::SmallSteps => "small_steps",
        Wish::GoodForMe => "good_for_me",
        Wish::CanJumpBack => "can_jump_back",
    }
}
