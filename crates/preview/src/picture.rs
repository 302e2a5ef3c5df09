//! A whole picture: the table, the cards of a game, the seats.

use std::fmt::Write;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use crate::card::{TABLE, TABLE_DEEP};
use crate::{Preview, games, seats};

/// How wide a picture is, in pixels: what messengers ask for.
pub const WIDTH: u32 = 1200;

/// How high a picture is, in pixels.
pub const HEIGHT: u32 = 630;

impl Preview {
    /// The picture as SVG.
    pub fn svg(self) -> String {
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{HEIGHT}\" \
             viewBox=\"0 0 {WIDTH} {HEIGHT}\">\
             <defs><radialGradient id=\"table\" cx=\".5\" cy=\".42\" r=\".75\">\
             <stop offset=\".35\" stop-color=\"{TABLE}\"/><stop offset=\"1\" stop-color=\"{TABLE_DEEP}\"/>\
             </radialGradient></defs>\
             <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"url(#table)\"/>"
        );
        // Without seats below them the cards lie in the middle.
        let down = if matches!(self, Preview::Table(..)) { 0 } else { 42 };
        let _ = write!(svg, "<g transform=\"translate(0 {down})\">");
        match self {
            Preview::All => games::all(&mut svg),
            Preview::Game(game) | Preview::Table(game, _) => games::cards(&mut svg, game),
        }
        svg.push_str("</g>");
        if let Preview::Table(_, taken) = self {
            seats::seats(&mut svg, taken);
        }
        svg.push_str("</svg>");
        svg
    }

    /// The picture as PNG. It takes some milliseconds.
    pub fn png(self) -> Vec<u8> {
        let tree = Tree::from_str(&self.svg(), &Options::default()).expect("it is SVG of our own");
        let mut pixels = Pixmap::new(WIDTH, HEIGHT).expect("it has a size");
        resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
        pixels.encode_png().expect("it is written into memory")
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_picture_is_painted_in_its_size_and_looks_like_no_other() {
        let mut seen = HashSet::new();
        for preview in Preview::all() {
            let png = preview.png();
            assert!(png.starts_with(b"\x89PNG\r\n\x1a\n"), "{preview}");
            let pixels = Pixmap::decode_png(&png).expect("it is a PNG");
            assert_eq!((pixels.width(), pixels.height()), (WIDTH, HEIGHT), "{preview}");
            assert!(png.len() < 120_000, "{preview} has {} bytes", png.len());
            let opaque = pixels.pixels().iter().all(|pixel| pixel.alpha() == u8::MAX);
            assert!(opaque, "{preview} is transparent somewhere");
            assert!(seen.insert(pixels.data().to_vec()), "{preview} looks like another one");
        }
    }

    #[test]
    fn a_picture_needs_no_font_and_nothing_from_elsewhere() {
        for preview in Preview::all() {
            let svg = preview.svg();
            for unwanted in ["<text", "<image", "href", "<style", "NaN"] {
                assert!(!svg.contains(unwanted), "{preview}: {unwanted}");
            }
        }
    }
}
