use std::fmt;
use std::io::{self, IsTerminal};
use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};

use crate::exit::Exit;
use crate::voice::{Voice, text};

/// How the process ends after a computation that was or wasn't stopped.
pub(crate) fn exit(stopped: bool) -> Exit {
    if stopped { Exit::Stopped } else { Exit::Done }
}

/// The progress bar of a long computation, and the flag with which Ctrl-C stops it.
pub(crate) struct Progress {
    bar: ProgressBar,
    stop: Arc<AtomicBool>,
}

impl Progress {
    /// The progress of so many games, with a bar if standard error is a terminal.
    pub(crate) fn games(games: u64, voice: &Voice) -> Progress {
        Progress::over(games, || progress(voice, "column-games"))
    }

    /// Without a bar, for those who read nothing but the result.
    pub(crate) fn unseen() -> Progress {
        Progress { bar: ProgressBar::hidden(), stop: stop_on_ctrl_c() }
    }

    /// The progress of so many deals.
    pub(crate) fn deals(deals: u64, voice: &Voice) -> Progress {
        Progress::over(deals, || progress(voice, "measured-progress-deals"))
    }

    /// The progress of so many turns.
    pub(crate) fn turns(turns: u64, voice: &Voice) -> Progress {
        Progress::over(turns, || progress(voice, "review-progress"))
    }

    /// The progress of so many puzzles.
    pub(crate) fn puzzles(puzzles: u64, voice: &Voice) -> Progress {
        Progress::over(puzzles, || progress(voice, "puzzles-progress"))
    }

    /// Writes something while the bar is out of the way.
    pub(crate) fn aside<T>(&self, write: impl FnOnce() -> T) -> T {
        self.bar.suspend(write)
    }

    /// The progress of so many entries.
    pub(crate) fn entries(entries: u64, voice: &Voice) -> Progress {
        Progress::over(entries, || progress(voice, "check-progress"))
    }

    fn over(count: u64, told: impl FnOnce() -> String) -> Progress {
        // Before the bar is there: whoever sees it can press Ctrl-C.
        let stop = stop_on_ctrl_c();
        let bar = match io::stderr().is_terminal() {
            true => progress_bar(count, &told()),
            false => ProgressBar::hidden(),
        };
        Progress { bar, stop }
    }

    /// Counts that more of them are done.
    pub(crate) fn advance(&self, more: u64) {
        self.bar.inc(more);
    }

    /// Becomes true when no more are to be done.
    pub(crate) fn stop(&self) -> &AtomicBool {
        &self.stop
    }

    /// Removes the bar.
    pub(crate) fn end(self) {
        self.bar.finish_and_clear();
    }
}

/// A flag that Ctrl-C raises. The second Ctrl-C ends the process at once.
fn stop_on_ctrl_c() -> Arc<AtomicBool> {
    let stop = Arc::new(AtomicBool::new(false));
    let raised = Arc::clone(&stop);
    let handler = move || {
        if raised.swap(true, Ordering::Relaxed) {
            process::exit(i32::from(Exit::Stopped.code()));
        }
    };
    // Without a handler Ctrl-C just ends the program, as it does with most others.
    let _ = ctrlc::set_handler(handler);
    stop
}

/// What stands beside the bar, with the names that the bar knows.
fn progress(voice: &Voice, what: &str) -> String {
    let what = voice.t(what);
    let told = [
        ("done", text("{human_pos}/{human_len}")),
        ("what", text(&what)),
        ("rate", text("{rate}")),
        ("eta", text("{eta}")),
    ];
    voice.say("measured-progress", &told)
}

fn progress_bar(count: u64, told: &str) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(count), ProgressDrawTarget::stderr_with_hz(10));
    if let Ok(style) = ProgressStyle::with_template(&format!("{{wide_bar}} {told}")) {
        // The usual rate has four decimals, which flicker.
        let rate = |state: &ProgressState, text: &mut dyn fmt::Write| {
            let rate = state.per_sec();
            let decimals = if rate < 10.0 { 2 } else { 0 };
            // Writing into the text of a bar can't fail.
            let _ = write!(text, "{rate:.decimals$}");
        };
        bar.set_style(style.with_key("rate", rate));
    }
    // It is there from the beginning, also if the end is near.
    bar.tick();
    // Strong bots think for a while, and the clock should move meanwhile.
    bar.enable_steady_tick(Duration::from_millis(250));
    bar
}
