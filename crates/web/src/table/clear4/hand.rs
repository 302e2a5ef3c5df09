use leptos::prelude::*;
use stapel_rules::clear4::Face;

use super::ShownClear4;
use super::own_card::HandCard;
use crate::app::words::t;

/// How much is seen of a card under another one, in hundredths of its width.
const SEEN: usize = 58;
/// The same if the hand is large.
const SEEN_OF_MANY: usize = 42;
/// How many cards a hand may have before it is large.
const MANY: usize = 14;
/// The width of the topmost card of a group with the gap beside it, in hundredths of a card.
const GROUP: usize = 108;
/// A small hand does not get larger cards than one of this width.
const NARROWEST: usize = 400;

/// The person's hand: equal cards together, numbers ascending.
#[component]
pub(crate) fn OwnHand() -> impl IntoView {
    let now = expect_context::<ShownClear4>();
    let faces = now.part(|screen| screen.hand.iter().map(|group| group.face).collect::<Vec<_>>());
    let cards =
        now.part(|screen| screen.hand.iter().map(|group| usize::from(group.count)).sum::<usize>());
    let seen = move || seen(cards.get().unwrap_or_default());
    let width =
        move || width(faces.get().unwrap_or_default().len(), cards.get().unwrap_or_default());
    view! {
        <ul
            class="own-hand"
            aria-label=t("your-hand")
            style:--width=Signal::derive(move || width().to_string())
            style:--seen=Signal::derive(move || seen().to_string())
        >
            <For each=move || faces.get().unwrap_or_default() key=|face| *face let(face)>
                <Group face/>
            </For>
        </ul>
    }
}

/// How much is seen of a card that is under another one in a hand of so many, in hundredths of its width.
fn seen(cards: usize) -> usize {
    if cards > MANY { SEEN_OF_MANY } else { SEEN }
}

/// How wide a hand is of so many cards in groups of equal ones, in hundredths of a card.
fn width(groups: usize, cards: usize) -> usize {
    let under = cards.saturating_sub(groups);
    (groups * GROUP + under * seen(cards)).max(NARROWEST)
}

/// Equal cards of the hand.
#[component]
fn Group(face: Face) -> impl IntoView {
    let now = expect_context::<ShownClear4>();
    let group = Memo::new(move |_| {
        now.screen
            .with(|screen| screen.as_ref()?.hand.iter().find(|group| group.face == face).copied())
    });
    let many = Memo::new(move |_| group.get().map_or(0, |group| group.count));
    view! {
        <li class="hand-group">
            <For each=move || 0..many.get() key=|index| *index let(index)>
                <HandCard face index group/>
            </For>
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hand_is_as_wide_as_its_groups_and_what_is_seen_of_the_cards_under_them() {
        assert_eq!(width(5, 5), 5 * GROUP);
        assert_eq!(width(5, 8), 5 * GROUP + 3 * SEEN);
        assert_eq!(width(1, 2), NARROWEST);
        assert_eq!(width(0, 0), NARROWEST);
    }

    #[test]
    fn cards_of_a_large_hand_move_closer_together() {
        assert_eq!((seen(MANY), seen(MANY + 1)), (SEEN, SEEN_OF_MANY));
        // One more card must not make the hand wider than if all were still apart.
        assert!(width(6, MANY + 1) < width(6, MANY));
        assert_eq!(width(13, 40), 13 * GROUP + 27 * SEEN_OF_MANY);
    }
}
