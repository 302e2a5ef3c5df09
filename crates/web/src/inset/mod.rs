//! Insets: what one program draws in the page of another. Programs that most people need late or never are loaded so, when
//! they are needed. The two have no memory in common: the page [tells](place) all that an inset shows whenever something of it
//! changes, and the inset tells what somebody did, in lists of texts. `place` is the page's side, `draw` that of the program
//! with the inset.

mod draw;
mod place;

pub(crate) use draw::{Page, begin};
pub(crate) use place::Inset;

/// All that an inset shows, as lists of texts. The first text of all is the language of the page.
pub(crate) type Told = Vec<Vec<String>>;

/// Wants to have the text behind it shown as a notice.
const NOTICE: &str = "notice";

/// Wants to have the text behind it told to those who can't see the page.
const ANNOUNCE: &str = "announce";

/// Has nothing to say, since its texts did not arrive.
const SPEECHLESS: &str = "speechless";
