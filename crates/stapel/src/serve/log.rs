use anstream::{AutoStream, ColorChoice};
use tracing::level_filters::LevelFilter;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{fmt, registry, reload};

use super::LogFormat;
use super::reload::SetLevel;

/// Starts logging to standard error. What it returns changes how much is logged.
pub(super) fn start(level: LevelFilter, format: LogFormat) -> SetLevel {
    let (level, handle) = reload::Layer::new(level);
    let lines = fmt::layer()
        .with_writer(std::io::stderr)
        .with_ansi(AutoStream::choice(&std::io::stderr()) != ColorChoice::Never);
    // A second server in one process, as in tests, keeps the log that is there.
    let _started = match format {
        LogFormat::Text => registry().with(level).with(lines).try_init(),
        LogFormat::Json => registry().with(level).with(lines.json()).try_init(),
    };
    Box::new(move |level| {
        // It fails only if there is no log any more, and then nobody misses it.
        let _no_log = handle.reload(level);
    })
}
