//! A terminal without a window: the program draws on it, and the test looks at it and presses keys.

use std::fmt::Write as _;
use std::io::{Read, Write};
use std::num::NonZero;
use std::path::Path;
use std::sync::{Arc, Condvar, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, ExitStatus, MasterPty, PtySize, native_pty_system};
use vt100::{Parser, Screen};

/// How long the program may take for anything. It is this long because machines may be busy.
const TIMEOUT: Duration = Duration::from_secs(120);

/// What a program says before and after everything that is to be shown at once.
pub(crate) const FRAME_BEGINS: &[u8] = b"\x1b[?2026h";
pub(crate) const FRAME_ENDS: &[u8] = b"\x1b[?2026l";

/// Keys that write nothing.
pub(crate) const ENTER: &str = "\r";
pub(crate) const ESCAPE: &str = "\x1b";
pub(crate) const CONTROL_C: &str = "\x03";
pub(crate) const UP: &str = "\x1b[A";
pub(crate) const DOWN: &str = "\x1b[B";
pub(crate) const RIGHT: &str = "\x1b[C";
pub(crate) const DELETE: &str = "\x1b[3~";

/// A terminal with the program in it. The program ends with it.
pub(crate) struct Terminal {
    child: Box<dyn Child + Send + Sync>,
    keys: Box<dyn Write + Send>,
    /// It would hang up if this were dropped.
    _master: Box<dyn MasterPty + Send>,
    shown: Arc<Shown>,
}

/// What the program has drawn.
struct Shown {
    state: Mutex<State>,
    more: Condvar,
}

struct State {
    parser: Parser,
    /// Every byte that came.
    bytes: Vec<u8>,
    /// When each frame was complete.
    frames: Vec<Instant>,
    ended: bool,
}

/// How a terminal is set up.
pub(crate) struct Setting<'s> {
    pub(crate) columns: u16,
    pub(crate) rows: u16,
    pub(crate) variables: &'s [(&'s str, &'s str)],
}

impl Default for Setting<'_> {
    fn default() -> Self {
        Setting { columns: 80, rows: 24, variables: &[("COLORTERM", "truecolor")] }
    }
}

impl Terminal {
    /// Starts the program with these arguments, and a data directory.
    pub(crate) fn play(data: &Path, arguments: &[&str]) -> Terminal {
        Terminal::start(data, arguments, &Setting::default())
    }

    /// The same in a terminal that is set up otherwise.
    pub(crate) fn start(data: &Path, arguments: &[&str], setting: &Setting<'_>) -> Terminal {
        let arguments = [arguments, &["--language", "en"]].concat();
        Terminal::start_speaking(data, &arguments, setting)
    }

    /// The same in the language that the arguments name.
    pub(crate) fn start_speaking(
        data: &Path,
        arguments: &[&str],
        setting: &Setting<'_>,
    ) -> Terminal {
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_stapel"));
        command.arg("play");
        command.args(arguments);
        command.arg("--data");
        command.arg(data);
        // Nothing of the machine that runs the test may matter.
        command.env_clear();
        command.env("TERM", "xterm-256color");
        for (name, value) in setting.variables {
            command.env(name, value);
        }
        Terminal::run(command, setting)
    }

    /// Runs any command.
    pub(crate) fn run(command: CommandBuilder, setting: &Setting<'_>) -> Terminal {
        let size = PtySize { rows: setting.rows, cols: setting.columns, ..PtySize::default() };
        let pair = native_pty_system().openpty(size).unwrap();
        let child = pair.slave.spawn_command(command).unwrap();
        // Only the program may hold it, so that its end is seen.
        drop(pair.slave);
        let mut output = pair.master.try_clone_reader().unwrap();
        let keys = pair.master.take_writer().unwrap();
        let [rows, columns] =
            [setting.rows, setting.columns].map(|size| NonZero::new(size).unwrap());
        let parser = Parser::new(rows, columns, 0);
        let state = State { parser, bytes: Vec::new(), frames: Vec::new(), ended: false };
        let shown = Arc::new(Shown { state: Mutex::new(state), more: Condvar::new() });
        let seen = shown.clone();
        thread::spawn(move || {
            let mut buffer = [0; 65_536];
            let mut unseen = Vec::new();
            loop {
                let read = output.read(&mut buffer).unwrap_or(0);
                // The test may have failed by now.
                let Ok(mut state) = seen.state.lock() else { return };
                state.bytes.extend_from_slice(&buffer[..read]);
                unseen.extend_from_slice(&buffer[..read]);
                let whole = if read == 0 { unseen.len() } else { whole_frames(&unseen) };
                let seen_whole = &unseen[..whole];
                let ends = seen_whole.windows(FRAME_ENDS.len()).filter(|it| *it == FRAME_ENDS);
                state.frames.extend(ends.map(|_| Instant::now()));
                state.parser.process(seen_whole);
                unseen.drain(..whole);
                state.ended = read == 0;
                seen.more.notify_all();
                if read == 0 {
                    return;
                }
            }
        });
        Terminal { child, keys, _master: pair.master, shown }
    }

    /// Presses keys.
    pub(crate) fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
        self.keys.flush().unwrap();
    }

    /// What is on the screen now.
    pub(crate) fn text(&self) -> String {
        self.shown.state.lock().unwrap().parser.screen().contents()
    }

    /// Waits until the screen shows something, and gives what was seen.
    pub(crate) fn wait_for<T>(&self, what: &str, see: impl Fn(&Screen) -> Option<T>) -> T {
        let deadline = Instant::now() + TIMEOUT;
        let mut state = self.shown.state.lock().unwrap();
        loop {
            if let Some(seen) = see(state.parser.screen()) {
                return seen;
            }
            assert!(!state.ended, "the program ended before {what}:\n{}", picture(&state));
            let left = deadline.saturating_duration_since(Instant::now());
            assert!(!left.is_zero(), "no {what} on the screen:\n{}", picture(&state));
            (state, _) = self.shown.more.wait_timeout(state, left).unwrap();
        }
    }

    /// Waits until this text is on the screen.
    pub(crate) fn wait_for_text(&self, text: &str) {
        self.wait_for(text, |screen| screen.contents().contains(text).then_some(()));
    }

    /// Waits until this text is no longer on the screen. Keys that follow Escape too soon would be taken for one with it.
    pub(crate) fn wait_until_gone(&self, text: &str) {
        let what = format!("a screen without {text}");
        self.wait_for(&what, |screen| (!screen.contents().contains(text)).then_some(()));
    }

    /// Waits until the program has ended, and gives how.
    pub(crate) fn wait_for_end(&mut self) -> ExitStatus {
        let deadline = Instant::now() + TIMEOUT;
        let mut state = self.shown.state.lock().unwrap();
        while !state.ended {
            let left = deadline.saturating_duration_since(Instant::now());
            assert!(!left.is_zero(), "the program does not end:\n{}", picture(&state));
            (state, _) = self.shown.more.wait_timeout(state, left).unwrap();
        }
        drop(state);
        self.child.wait().unwrap()
    }

    /// Ends the program from one moment to the next.
    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// The number of the process.
    pub(crate) fn process(&self) -> u32 {
        self.child.process_id().unwrap()
    }

    /// Every byte that the program wrote so far.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        self.shown.state.lock().unwrap().bytes.clone()
    }

    /// How many frames were drawn so far.
    pub(crate) fn frames(&self) -> usize {
        self.shown.state.lock().unwrap().frames.len()
    }

    /// Waits until the frame with this number is complete, and gives when that was.
    pub(crate) fn wait_for_frame(&self, number: usize) -> Instant {
        let deadline = Instant::now() + TIMEOUT;
        let mut state = self.shown.state.lock().unwrap();
        loop {
            if let Some(complete) = state.frames.get(number) {
                return *complete;
            }
            let left = deadline.saturating_duration_since(Instant::now());
            assert!(!state.ended && !left.is_zero(), "no frame:\n{}", picture(&state));
            (state, _) = self.shown.more.wait_timeout(state, left).unwrap();
        }
    }

    /// Panics unless the terminal is as it was before the program came.
    pub(crate) fn assert_restored(&self) {
        let state = self.shown.state.lock().unwrap();
        let screen = state.parser.screen();
        assert!(!screen.alternate_screen(), "the other screen is still shown");
        assert!(!screen.hide_cursor(), "the cursor is still hidden");
        assert!(!screen.bracketed_paste(), "pasting is still marked");
        assert_eq!(screen.mouse_protocol_mode(), vt100::MouseProtocolMode::None);
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ended = self.child.kill();
        let _ended = self.child.wait();
    }
}

/// How many bytes people see by now: terminals show a frame when all of it is there.
fn whole_frames(bytes: &[u8]) -> usize {
    let last = |marker: &[u8]| bytes.windows(marker.len()).rposition(|window| window == marker);
    let begun = last(FRAME_BEGINS);
    if begun > last(FRAME_ENDS) {
        return begun.unwrap_or_default();
    }
    // The beginning of a frame may have been cut in two.
    let cut =
        (1..FRAME_BEGINS.len()).rev().find(|length| bytes.ends_with(&FRAME_BEGINS[..*length]));
    bytes.len() - cut.unwrap_or_default()
}

/// The screen with a frame, for whoever reads why a test failed.
fn picture(state: &State) -> String {
    let mut picture = String::new();
    for row in state.parser.screen().rows(0, u16::MAX) {
        writeln!(picture, "|{row}").unwrap();
    }
    picture
}
