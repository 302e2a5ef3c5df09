use anstream::{AutoStream, ColorChoice};
use tracing::level_filters::LevelFilter;

use super::LogFormat;

/// Starts logging to standard error.
pub(super) fn start(level: LevelFilter, format: LogFormat) {
    let log = tracing_subscriber::fmt()
        .with_max_level(level)
        .with_writer(std::io::stderr)
        .with_ansi(AutoStream::choice(&std::io::stderr()) != ColorChoice::Never);
    // A second server in one process, as in tests, keeps the log that is there.
    let _started = match format {
        LogFormat::Text => log.try_init(),
        LogFormat::Json => log.json().try_init(),
    };
}
