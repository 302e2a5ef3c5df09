//! Waiting for what is to come.

use std::time::Duration;

use tokio::time::{sleep, timeout};

/// The longest that anything is waited for. Whatever comes at all comes much sooner, unless the machine is very busy.
pub(crate) const PATIENCE: Duration = Duration::from_secs(180);

/// How long to wait before the next attempt.
const PAUSE: Duration = Duration::from_millis(20);

/// Tries until an attempt succeeds; `None` if none does within [`PATIENCE`].
pub(crate) async fn until<T>(mut attempt: impl AsyncFnMut() -> Option<T>) -> Option<T> {
    let trying = async {
        loop {
            if let Some(result) = attempt().await {
                return result;
            }
            sleep(PAUSE).await;
        }
    };
    timeout(PATIENCE, trying).await.ok()
}
