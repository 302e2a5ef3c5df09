//! How texts are written for programs. `build/compile.rs` writes them so while Stapel is built, and [`Words`](crate::Words)
//! reads them: whoever loads the page need not load a reader of Fluent too.
//!
//! There is one line for each text, in the order of their ids: the id, [`ENDS`], and the text. In the text stand
//!
//! - [`VALUE`], a name, [`ENDS`]: here comes what the text is told under this name;
//! - [`CHOICE`], a name, [`ENDS`], variants, [`CHOSEN`]: here comes the first variant whose key fits what the text is told
//!   under this name. A variant is its key, [`ENDS`], a text, [`VARIANT`]. The key of the last one is empty, and always fits;
//! - [`BREAK`]: here a new line begins.

/// A name or a key ends.
pub(crate) const ENDS: char = '\u{1}';
/// A value begins.
pub(crate) const VALUE: char = '\u{2}';
/// A choice begins.
pub(crate) const CHOICE: char = '\u{3}';
/// A variant ends.
pub(crate) const VARIANT: char = '\u{4}';
/// A choice ends.
pub(crate) const CHOSEN: char = '\u{5}';
/// A new line of the text.
pub(crate) const BREAK: char = '\u{6}';
