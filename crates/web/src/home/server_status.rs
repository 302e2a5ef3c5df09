use leptos::ev;
use leptos::prelude::*;

use crate::app::words::t;
use crate::browser::fetch::Failure;
use crate::browser::timer::Timer;
use crate::parts::Show;

/// How long to wait before the server is asked again, in milliseconds.
const AGAIN: i64 = 10_000;

/// Whether the server can be reached, as far as the lists on this page have found out.
#[derive(Clone, Copy)]
pub(crate) struct ServerStatus {
    reached: RwSignal<Option<bool>>,
    attempts: RwSignal<u32>,
    again: StoredValue<Timer, LocalStorage>,
}

impl ServerStatus {
    /// Nothing is known yet. It is found out by those who call [`note`](ServerStatus::note).
    pub(super) fn begin() -> ServerStatus {
        let server = ServerStatus {
            reached: RwSignal::new(None),
            attempts: RwSignal::new(0),
            again: StoredValue::new_local(Timer::default()),
        };
        let back = window_event_listener(ev::online, move |_| server.try_again());
        on_cleanup(move || back.remove());
        server
    }

    /// Lets reactive callers run again when it is time to ask the server anew.
    pub(super) fn track_attempts(self) {
        self.attempts.track();
    }

    fn try_again(self) {
        self.attempts.try_update(|attempts| *attempts = attempts.wrapping_add(1));
    }

    /// Takes note of whether the server has answered. If not, it is asked again later.
    pub(super) fn note<T>(self, answer: &Result<T, Failure>) {
        let reached = !matches!(answer, Err(Failure::Unreachable));
        self.reached.try_set(Some(reached));
        if !reached {
            // The page may be gone by now.
            let _set =
                self.again.try_with_value(|again| again.set(AGAIN, move || self.try_again()));
        }
    }

    /// Whether the server can't be reached. Reactive callers run again when it changes.
    pub(super) fn is_unreachable(self) -> bool {
        self.reached.get() == Some(false)
    }

    /// Whether the server can be reached. Reactive callers run again when it changes.
    pub(super) fn is_reachable(self) -> bool {
        self.reached.get() == Some(true)
    }

    /// Whether the server could not be reached a moment ago.
    pub(super) fn was_unreachable(self) -> bool {
        self.reached.get_untracked() == Some(false)
    }
}

/// The hint that games can be played on this device while the server can't be reached.
#[component]
pub(crate) fn OfflineHint() -> impl IntoView {
    let server = expect_context::<ServerStatus>();
    view! {
        <div role="status">
            <Show when=move || server.is_unreachable()>
                <p class="offline-hint" id="offline-hint">
                    <strong>{t("offline-title")}</strong>
                    " "
                    {t("offline-text")}
                </p>
            </Show>
        </div>
    }
}
