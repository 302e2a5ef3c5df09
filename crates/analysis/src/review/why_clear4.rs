//! What is wrong with a play of Clear 4! beside a better one.

use stapel_protocol::review::WhyJson;
use stapel_rules::clear4::{Action, Face, Item, Source, Value, View};

/// The best reason there is why the second play is better than the first.
pub(super) fn why(view: &View, played: Action, better: Action) -> WhyJson {
    let own = &view.stacks[view.seat.index()];
    let faces = |action: Action| -> (Option<Value>, bool, bool) {
        let up = |stack| own.up(stack);
        let of = |face: Option<Face>, from_stack: bool| match face {
            Some(Face::JOKER) => (None, true, from_stack),
            face => (face.and_then(Face::value), false, from_stack),
        };
        match action {
            Action::Play { hand, stacks } => {
                let shown = || stacks.iter().filter_map(up);
                let value = hand.iter().chain(shown()).find_map(Face::value);
                let joker = hand.count(Face::JOKER) > 0 || shown().any(|face| face == Face::JOKER);
                (value, joker, stacks.first().is_some())
            }
            Action::Add(Item::Number(value)) => (Some(value), false, false),
            Action::Add(Item::Joker) => (None, true, false),
            Action::Add(Item::Stack(stack)) => of(up(stack), true),
            _ => (None, false, false),
        }
    };
    let is_special = |action| matches!(action, Action::Push { .. } | Action::Clear { .. });
    let (value, joker, from_stack) = faces(played);
    let (better_value, better_joker, better_from_stack) = faces(better);
    match (played, better) {
        (Action::Take, _) => WhyJson::Took,
        (_, Action::Take) => WhyJson::ShouldTake,
        (Action::End, Action::Sweep) => WhyJson::LeftFour,
        (Action::Sweep, _) => WhyJson::Swept,
        (Action::End, _) => WhyJson::EndedEarly,
        (_, Action::End) => WhyJson::WentOn,
        (Action::Target(_), Action::Target(seat)) => wrong_target(seat.index()),
        (
            Action::Push { from: Source::Hand | Source::Stack(_), .. },
            Action::Push { target, .. },
        ) => wrong_target(target.index()),
        (Action::Blind(_), Action::Blind(_)) => WhyJson::OtherCards,
        (Action::Blind(_), _) => WhyJson::RiskedBlind,
        (_, Action::Blind(_)) => WhyJson::ShouldRisk,
        _ if is_special(played) => WhyJson::SpentSpecial,
        _ if is_special(better) => WhyJson::KeptSpecial,
        _ if joker && !better_joker => WhyJson::SpentJoker,
        _ if !from_stack && better_from_stack => WhyJson::FromHand,
        _ => match (value, better_value) {
            (Some(value), Some(better)) if value < better => WhyJson::TooLow,
            (Some(value), Some(better)) if value > better => WhyJson::TooHigh,
            _ => WhyJson::OtherCards,
        },
    }
}

fn wrong_target(seat: usize) -> WhyJson {
    WhyJson::WrongTarget { instead: seat as u8 }
}
