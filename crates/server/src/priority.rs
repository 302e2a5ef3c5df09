//! Which threads let others go first when there are fewer cores than work.
//!
//! A move is answered by the threads of the runtime and the one that writes. All others can wait a moment: those that read
//! for somebody who comes, those that export or audit, and bots that think for seconds. Left to itself, the system gives
//! each thread an equal share of a core, and a move waits for several of their time slices.

/// What a thread does, if it isn't about answering moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Yielding {
    /// It reads what somebody waits for who comes, or opens a page.
    Reading,
    /// It works for seconds on something that may take a little longer.
    Working,
}

impl Yielding {
    /// How far behind others, from 0 to 19, as `nice` counts.
    #[cfg(target_os = "linux")]
    fn nice(self) -> i32 {
        match self {
            Yielding::Reading => 10,
            Yielding::Working => 19,
        }
    }
}

/// Lets the threads that answer moves go first from now on. Where the system can't, everything works as before, only less
/// evenly while it is busy.
pub(crate) fn yield_to_moves(work: Yielding) {
    // Elsewhere a priority is that of the whole process, or needs other calls.
    #[cfg(target_os = "linux")]
    if let Err(error) =
        rustix::process::setpriority_process(Some(rustix::thread::gettid()), work.nice())
    {
        tracing::debug!(%error, ?work, "a thread keeps its priority");
    }
    #[cfg(not(target_os = "linux"))]
    let _every_thread_is_equal = work;
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    #![expect(clippy::unwrap_used, reason = "in a test an unexpected error may as well panic")]

    use std::thread;

    use super::*;

    fn own_nice() -> i32 {
        rustix::process::getpriority_process(Some(rustix::thread::gettid())).unwrap()
    }

    #[test]
    fn a_thread_that_yields_changes_its_own_priority_and_no_other() {
        let before = own_nice();
        let yielded = thread::spawn(|| {
            yield_to_moves(Yielding::Working);
            own_nice()
        });
        assert_eq!(yielded.join().unwrap(), 19);
        assert_eq!(own_nice(), before);
    }
}
