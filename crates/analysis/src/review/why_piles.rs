//! What is wrong with a turn of The Game or Extreme beside a better one.

use stapel_protocol::review::WhyJson;
use stapel_rules::piles::{Pile, PileSet, Rules, State, Status, Talk, View, Wish};
use stapel_rules::{Card, CardSet, Game, Seat};

/// Fewer cards skipped than this are no reason by themselves.
const MANY_SKIPPED: u8 = 2;

/// The best reason there is why the second turn is better than the first. `after` are the positions they lead to.
pub(super) fn why(
    rules: &Rules,
    view: &View,
    talk: &Talk,
    [played, better]: [&[(Card, Pile)]; 2],
    after: [&State; 2],
) -> WhyJson {
    if let Status::Lost(reason) = after[0].status {
        return WhyJson::LostAtOnce { reason: reason.name().to_owned() };
    }
    let used = |lays: &[(Card, Pile)]| lays.iter().map(|&(_, pile)| pile).collect::<PileSet>();
    let (used_played, used_better) = (used(played), used(better));
    let tell = |pile: Pile| pile.to_string();
    for pile in used_played.iter() {
        let asked = Seat::all(rules.players()).filter(|&seat| seat != view.seat).find(|&seat| {
            matches!(
                talk.of(seat).wishes[pile.index()],
                Some(Wish::LeaveIt | Wish::CanJumpBack | Wish::RatherNot)
            )
        });
        if let Some(seat) = asked.filter(|_| !used_better.contains(pile)) {
            return WhyJson::CoveredSpared { pile: tell(pile), seat: seat.index() as u8 };
        }
    }
    let jumps = |lays: &[(Card, Pile)], pile: Pile| {
        let mut top = view.tops[pile.index()];
        lays.iter().filter(|&&(_, on)| on == pile).any(|&(card, _)| {
            let jump = is_jump(pile, top, card);
            top = card.number();
            jump
        })
    };
    for pile in Pile::ALL {
        let back = jump_back(pile, view.tops[pile.index()]);
        let has_it = back.is_some_and(|card| view.hand.contains(card));
        let left_it = !played.iter().any(|&(card, on)| Some(card) == back && on == pile);
        if has_it && left_it && used_played.contains(pile) && !jumps(played, pile) {
            return WhyJson::GaveUpJump { pile: tell(pile) };
        }
    }
    for pile in Pile::ALL {
        if jumps(better, pile) && !jumps(played, pile) {
            return WhyJson::MissedJump { pile: tell(pile) };
        }
    }
    let [skipped, least] = [played, better].map(|lays| skipped(view, lays));
    let more = skipped.saturating_sub(least);
    let each = played.len() > better.len() && better.len() >= usize::from(view.minimum);
    if more >= MANY_SKIPPED && !each {
        return WhyJson::Skipped { cards: skipped, more };
    }
    let visible = after.map(|state| rules.layout().visible(state.tops));
    if let Some(command) = visible[0].iter().find(|&command| !visible[1].contains(command)) {
        return WhyJson::LeftCommand { command: command.name().to_owned() };
    }
    if played.len() > better.len() {
        return WhyJson::LaidMore { more: (played.len() - better.len()) as u8 };
    }
    if played.len() < better.len() {
        return WhyJson::LaidFewer { fewer: (better.len() - played.len()) as u8 };
    }
    let only = |one: PileSet, other: PileSet| one.iter().find(|&pile| !other.contains(pile));
    match (only(used_played, used_better), only(used_better, used_played)) {
        (Some(pile), Some(instead)) => {
            WhyJson::WrongPile { pile: tell(pile), instead: tell(instead) }
        }
        _ => WhyJson::OtherCards,
    }
}

/// The card that goes back on this top.
fn jump_back(pile: Pile, top: u8) -> Option<Card> {
    Card::new(if pile.is_ascending() { top.checked_sub(10)? } else { top.checked_add(10)? })
}

fn is_jump(pile: Pile, top: u8, card: Card) -> bool {
    if pile.is_ascending() { card.number() < top } else { card.number() > top }
}

/// How many cards that are still to come, in whatever hand, the turn goes past; those it goes back over are won again.
fn skipped(view: &View, lays: &[(Card, Pile)]) -> u8 {
    let mut tops = view.tops;
    let laid: CardSet = lays.iter().map(|&(card, _)| card).collect();
    let rest = view.unseen | (view.hand - laid);
    let mut skipped = 0;
    for &(card, pile) in lays {
        let top = &mut tops[pile.index()];
        let (low, high) = ((*top).min(card.number()), (*top).max(card.number()));
        let between = rest.iter().filter(|one| (low + 1..high).contains(&one.number())).count();
        if is_jump(pile, *top, card) {
            skipped -= between as i32;
        } else {
            skipped += between as i32;
        }
        *top = card.number();
    }
    skipped.max(0) as u8
}
