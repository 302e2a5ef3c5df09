use leptos::ev;
use leptos::prelude::*;

use crate::app::words::t;
use crate::browser::fetch::Failure;
use crate::browser::timer::Timer;

/// How long to wait before the server is asked again, in milliseconds.
const AGAIN: i64 = 10_000;

/// Whether the server can be reached, as far as the lists on this page have found out.
#[derive(Clone, Copy)]
pub(crate) struct Reach {
    reached: RwSignal<Option<bool>>,
    attempts: RwSignal<u32>,
    again: StoredValue<Timer, LocalStorage>,
}

impl Reach {
    /// Begins to find out.
    pub(super) fn begin() -> Reach {
        let reach = Reach {
            reached: RwSignal::new(None),
            attempts: RwSignal::new(0),
            again: StoredValue::new_local(Timer::default()),
        };
        let back = window_event_listener(ev::online, move |_| reach.try_again());
        on_cleanup(move || back.remove());
        reach
    }

    /// Whoever asks is told when it is time to ask the server anew.
    pub(super) fn attempt(self) {
        self.attempts.track();
    }

    fn try_again(self) {
        self.attempts.try_update(|attempts| *attempts = attempts.wrapping_add(1));
    }

    /// The server has answered, or has not.
    pub(super) fn note<T>(self, answer: &Result<T, Failure>) {
        let reached = !matches!(answer, Err(Failure::Unreachable));
        self.reached.try_set(Some(reached));
        if !reached {
            // The page may be gone by now.
            let _set =
                self.again.try_with_value(|again| again.set(AGAIN, move || self.try_again()));
        }
    }

    /// Whether the server can't be reached. Whoever asks is told when that changes.
    pub(super) fn is_lost(self) -> bool {
        self.reached.get() == Some(false)
    }

    /// Whether the server can be reached. Whoever asks is told when that changes.
    pub(super) fn is_there(self) -> bool {
        self.reached.get() == Some(true)
    }

    /// Whether the server could not be reached a moment ago.
    pub(super) fn is_lost_by_now(self) -> bool {
        self.reached.get_untracked() == Some(false)
    }
}

/// Says that one can play although the server can't be reached.
#[component]
pub(crate) fn OfflineHint() -> impl IntoView {
    let reach = expect_context::<Reach>();
    view! {
        <div role="status">
            <Show when=move || reach.is_lost()>
                <p class="offline-hint" id="offline-hint">
                    <strong>{t("offline-title")}</strong>
                    " "
                    {t("offline-text")}
                </p>
            </Show>
        </div>
    }
}
