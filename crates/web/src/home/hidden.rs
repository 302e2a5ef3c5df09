//! What somebody has taken off the lists of this device. It comes back when something happens there.

use leptos::prelude::*;

use crate::app::app;
use crate::app::words::{say, t};
use crate::browser::storage;

/// Under which name it is kept, and how much of it: the lists themselves are shorter.
const NAME: &str = "hidden";
const MOST: usize = 120;

/// Whether something was taken off the lists, and has not changed since.
pub(super) fn is_hidden(id: &str, changed: i64) -> bool {
    let kept = storage::read(NAME).unwrap_or_default();
    kept.lines().filter_map(read).any(|(hidden, at)| hidden == id && changed <= at)
}

/// Takes something off the lists that last changed then.
fn hide(id: &str, changed: i64) {
    let kept = storage::read(NAME).unwrap_or_default();
    let others = kept.lines().filter(|line| read(line).is_some_and(|(hidden, _)| hidden != id));
    let others: Vec<&str> = others.collect();
    let from = (others.len() + 1).saturating_sub(MOST);
    let mut lines = others[from..].join("\n");
    lines.push_str(&format!("\n{id} {changed}"));
    storage::write(NAME, lines.trim_start());
}

fn read(line: &str) -> Option<(&str, i64)> {
    let (id, changed) = line.split_once(' ')?;
    Some((id, changed.parse().ok()?))
}

/// The button that takes a row off its list.
pub(super) fn hide_button(id: String, changed: i64, gone: RwSignal<bool>) -> AnyView {
    let notices = app().notices;
    let take_off = move |_| {
        hide(&id, changed);
        gone.set(true);
        notices.show(say("list-removed", &[]));
    };
    view! {
        <button class="quiet list-remove" aria-label=t("list-remove") title=t("list-remove") on:click=take_off>
            "×"
        </button>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_taken_off_stays_off_until_something_happens_there() {
        assert!(!is_hidden("a", 5));
        hide("a", 5);
        hide("b", 7);
        assert!(is_hidden("a", 5) && is_hidden("b", 7));
        assert!(!is_hidden("a", 6), "it was played there again");
        hide("a", 6);
        assert!(is_hidden("a", 6));
        assert_eq!(storage::read(NAME).unwrap_or_default().lines().count(), 2);
    }

    #[test]
    fn only_so_much_is_kept_and_what_is_unreadable_is_no_harm() {
        storage::write(NAME, "nonsense\n\nc 9 9");
        for number in 0..300 {
            hide(&format!("id{number}"), 1);
        }
        assert!(is_hidden("id299", 1) && is_hidden("id200", 1) && !is_hidden("id0", 1));
        assert_eq!(storage::read(NAME).unwrap_or_default().lines().count(), MOST);
    }
}
