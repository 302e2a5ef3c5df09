//! People who play whole games by what they see.

pub(crate) mod clear4;
pub(crate) mod piles;
mod typing;

pub(crate) use typing::{Answer, type_play};

/// Whether the game that is shown is over: then it can be looked back at.
pub(crate) fn is_over(screen: &vt100::Screen) -> bool {
    screen.contents().contains("Look back (R)")
}

/// Whether it is the person's turn.
pub(crate) fn is_our_turn(screen: &vt100::Screen) -> bool {
    screen.contents().contains("Your turn")
}

/// The rows of the screen.
pub(crate) fn rows(screen: &vt100::Screen) -> Vec<String> {
    let (_, columns) = screen.size();
    screen.rows(0, columns.get()).collect()
}
