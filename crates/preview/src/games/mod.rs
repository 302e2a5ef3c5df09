//! The registry: which cards show what a game is about. Each family of games draws its own.

mod clear4;
mod piles;

use stapel_rules::GameKind;

/// The cards of a game.
pub(crate) fn cards(svg: &mut String, game: GameKind) {
    match game {
        GameKind::TheGame => piles::plain(svg),
        GameKind::Extreme => piles::with_commands(svg),
        GameKind::Clear4 => clear4::four_alike(svg),
    }
}

/// A card of each family.
pub(crate) fn all(svg: &mut String) {
    piles::one_and_another(svg, clear4::special);
}
