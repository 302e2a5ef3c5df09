use leptos::prelude::*;
use stapel_rules::piles::{Pile, Wish};

use super::ShownPiles;
use super::names::wish_id;
use crate::app::words::{say, t};

/// What the seats said about a pile, on the pile.
#[component]
pub(crate) fn PileSignals(pile: Pile) -> impl IntoView {
    let now = expect_context::<ShownPiles>();
    let signals = now.part(move |screen| screen.piles[pile.index()].signals.clone());
    view! {
        <ul class="pile-signals" aria-label=t("signals-here")>
            {move || {
                signals
                    .get()
                    .unwrap_or_default()
                    .into_iter()
                    .map(|signal| {
                        let name = now.name(signal.seat);
                        let wish = say(wish_id(signal.wish), &[]);
                        let title = wish.clone();
                        view! {
                            <li class="pile-signal small" class:warns=warns(signal.wish) title=title>
                                <WishIcon wish=signal.wish/>
                                <span class="signal-name" aria-hidden="true">{short_name(&name)}</span>
                                <span class="unseen">{name}</span>
                                <span class="unseen">": "{wish}</span>
                            </li>
                        }
                    })
                    .collect_view()
            }}
        </ul>
    }
}

/// A name that is so short that several fit below a pile.
fn short_name(name: &str) -> String {
    name.chars().take(6).collect()
}

fn warns(wish: Wish) -> bool {
    matches!(wish, Wish::LeaveIt | Wish::RatherNot)
}

/// A wish as a small picture.
#[component]
pub(crate) fn WishIcon(wish: Wish) -> impl IntoView {
    let path = match wish {
        Wish::LeaveIt => "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM6 11h12v3H6z",
        Wish::RatherNot => {
            "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 3a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM8 11h8v2H8z"
        }
        Wish::SmallSteps => "M4 20v-5h5v-4h5V7h6v3h-3v4h-5v4H7v2z",
        Wish::GoodForMe => {
            "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm-1.5 13L6 11.5 8 9.600l2.500 2.500L16 6.800l2 2z"
        }
        Wish::CanJumpBack => "M9 4v4h5a6 6 0 0 1 0 12H7v-3h7a3 3 0 0 0 0-6H9v4L3 9.500z",
    };
    view! {
        <svg class="wish-icon" viewBox="0 0 24 24" aria-hidden="true"><path d=path fill-rule="evenodd"/></svg>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_name_is_cut_between_letters() {
        let short = ["Ada", "Cleopatra", "Łucja-Zofia", "Zoë 🎲🎲🎲"].map(short_name);
        assert_eq!(short, ["Ada", "Cleopa", "Łucja-", "Zoë 🎲🎲"]);
    }
}
