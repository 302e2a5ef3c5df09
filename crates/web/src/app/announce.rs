//! Announcements for screen readers, in a live region of the page.

use leptos::prelude::*;

/// Announces sentences to screen readers, without interrupting what they are reading.
#[derive(Clone, Copy)]
pub(crate) struct Announcer {
    lines: RwSignal<Vec<(u64, String)>>,
    next: StoredValue<u64>,
}

/// How many of the last sentences stay in the document.
const KEPT: usize = 12;

impl Announcer {
    pub(super) fn new() -> Announcer {
        Announcer { lines: RwSignal::new(Vec::new()), next: StoredValue::new(0) }
    }

    /// Announces a sentence.
    pub(crate) fn tell(self, sentence: String) {
        let number = self.next.get_value();
        self.next.set_value(number + 1);
        self.lines.update(|lines| {
            lines.push((number, sentence));
            if lines.len() > KEPT {
                lines.remove(0);
            }
        });
    }

    /// The live region. It must be in the document from the start, or screen readers ignore it.
    pub(super) fn place(self) -> impl IntoView {
        view! {
            <div class="unseen" role="log" aria-live="polite" aria-relevant="additions" id="announcements">
                <For each=move || self.lines.get() key=|(number, _)| *number let((_, line))>
                    <p>{line}</p>
                </For>
            </div>
        }
    }
}
