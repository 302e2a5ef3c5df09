//! Takes the terminal for the program (raw mode, alternate screen, mouse), and gives it back as it was.

use std::cell::RefCell;
use std::io::{self, Write};
use std::panic;
use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::thread;

use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::cursor::{Hide, Show};
use ratatui::crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use ratatui::crossterm::terminal::{
    BeginSynchronizedUpdate, Clear, ClearType, EndSynchronizedUpdate, EnterAlternateScreen,
    LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::crossterm::{execute, queue};
use ratatui::{Frame, Terminal};

use super::events::Event;

/// Whether the terminal is taken, and has to be given back.
static TAKEN: AtomicBool = AtomicBool::new(false);

/// The terminal, taken. When this is dropped, it is as it was before.
pub(crate) struct Screen {
    terminal: Terminal<CrosstermBackend<Frames>>,
    frames: Frames,
}

/// What is to be written, until a frame is complete: then it is written at once.
#[derive(Clone, Default)]
struct Frames(Rc<RefCell<Vec<u8>>>);

impl Write for Frames {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Screen {
    /// Takes the terminal. It is given back however the program ends; what breaks in other threads is told as an event.
    pub(crate) fn take(events: Sender<Event>) -> io::Result<Screen> {
        give_back_on_panic(events);
        enter()?;
        let frames = Frames::default();
        let terminal = Terminal::new(CrosstermBackend::new(frames.clone()));
        terminal.map(|terminal| Screen { terminal, frames }).inspect_err(|_| give_back())
    }

    /// Draws what has changed.
    pub(crate) fn draw(&mut self, draw: impl FnOnce(&mut Frame<'_>)) -> io::Result<()> {
        queue!(self.frames, BeginSynchronizedUpdate)?;
        self.terminal.draw(draw)?;
        queue!(self.frames, EndSynchronizedUpdate)?;
        let mut output = io::stdout().lock();
        output.write_all(&self.frames.0.borrow())?;
        self.frames.0.borrow_mut().clear();
        output.flush()
    }

    /// Puts a text into the clipboard, if the terminal knows how to (OSC 52).
    pub(crate) fn copy(&mut self, text: &str) -> io::Result<()> {
        let mut output = io::stdout().lock();
        write!(output, "\x1b]52;c;{}\x07", base64(text.as_bytes()))?;
        output.flush()
    }

    /// Draws everything anew next time.
    pub(crate) fn forget(&mut self) -> io::Result<()> {
        queue!(self.frames, Clear(ClearType::All))?;
        // The library would ask where the cursor is, and take the answer from whoever waits for keys.
        self.terminal = Terminal::new(CrosstermBackend::new(self.frames.clone()))?;
        Ok(())
    }

    /// Gives the terminal back while something else happens, and takes it again.
    pub(crate) fn lend(&mut self, meanwhile: impl FnOnce() -> io::Result<()>) -> io::Result<()> {
        give_back();
        let happened = meanwhile();
        enter()?;
        self.forget()?;
        happened
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        give_back();
    }
}

/// Bytes as letters, as the clipboard wants them.
fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for three in bytes.chunks(3) {
        let byte = |place: usize| u32::from(three.get(place).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for place in 0..4 {
            let letter = LETTERS[(bits >> (18 - 6 * place) & 63) as usize];
            text.push(if place > three.len() { '=' } else { char::from(letter) });
        }
    }
    text
}

fn enter() -> io::Result<()> {
    TAKEN.store(true, Ordering::SeqCst);
    enable_raw_mode()
        .and_then(|()| {
            execute!(
                io::stdout(),
                EnterAlternateScreen,
                EnableMouseCapture,
                EnableBracketedPaste,
                Hide
            )
        })
        .inspect_err(|_| give_back())
}

/// Makes the terminal as it was before it was taken, if it is.
fn give_back() {
    if TAKEN.swap(false, Ordering::SeqCst) {
        // If the terminal is gone, there is nothing to be done about it.
        let _gone = execute!(
            io::stdout(),
            EndSynchronizedUpdate,
            DisableBracketedPaste,
            DisableMouseCapture,
            LeaveAlternateScreen,
            Show
        );
        let _gone = disable_raw_mode();
    }
}

/// Whatever breaks, its message is to be read: on the terminal as it was before. If it is the thread that draws, it gives
/// the terminal back by itself. Any other one tells it, since only one can have the output at a time.
fn give_back_on_panic(events: Sender<Event>) {
    let drawing = thread::current().id();
    let told_before = panic::take_hook();
    panic::set_hook(Box::new(move |panic| {
        if thread::current().id() == drawing {
            give_back();
            told_before(panic);
        } else if events.send(Event::Broken(panic.to_string())).is_err() {
            told_before(panic);
        }
    }));
}

#[cfg(test)]
mod tests {
    use super::base64;

    #[test]
    fn bytes_become_letters() {
        for (text, letters) in [("", ""), ("M", "TQ=="), ("Ma", "TWE="), ("Man", "TWFu")] {
            assert_eq!(base64(text.as_bytes()), letters);
        }
    }
}
