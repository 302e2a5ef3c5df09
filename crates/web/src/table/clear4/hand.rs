use leptos::prelude::*;
use stapel_rules::clear4::Face;

use super::now::Clear4Now;
use super::own_card::HandCard;
use crate::app::words::t;

/// How much of a card is seen of those under another one, in hundredths.
const SEEN: usize = 58;
/// The same if the hand is large.
const SEEN_OF_MANY: usize = 42;
/// How many cards make a large hand.
const MANY: usize = 14;

/// The person's hand: equal cards together, numbers ascending.
#[component]
pub(crate) fn OwnHand() -> impl IntoView {
    let now = expect_context::<Clear4Now>();
    let faces = now.part(|screen| screen.hand.iter().map(|group| group.face).collect::<Vec<_>>());
    let cards =
        now.part(|screen| screen.hand.iter().map(|group| usize::from(group.count)).sum::<usize>());
    let seen = move || if cards.get().unwrap_or_default() > MANY { SEEN_OF_MANY } else { SEEN };
    // How wide the hand is, in hundredths of a card.
    let width = move || {
        let groups = faces.get().unwrap_or_default().len();
        let under = cards.get().unwrap_or_default().saturating_sub(groups);
        (groups * 108 + under * seen()).max(400)
    };
    view! {
        <ul
            class="own-hand"
            aria-label=t("your-hand")
            style:--width=move || (width() as f64 / 100.0).to_string()
            style:--seen=move || (seen() as f64 / 100.0).to_string()
        >
            <For each=move || faces.get().unwrap_or_default() key=|face| *face let(face)>
                <Group face/>
            </For>
        </ul>
    }
}

/// Equal cards of the hand.
#[component]
fn Group(face: Face) -> impl IntoView {
    let now = expect_context::<Clear4Now>();
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
