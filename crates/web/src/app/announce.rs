//! What a screen reader is told while things happen.

use leptos::prelude::*;

/// Tells screen readers what happens, politely: nothing that is being read is cut short.
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

    /// Tells a sentence.
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

    /// The place where the sentences stand. There must be one, and it must be there from the start.
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
