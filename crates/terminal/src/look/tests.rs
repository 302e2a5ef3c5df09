use ratatui::style::Color;

use super::palette::components;
use super::{ColourDepth, Ink, Look, Signs, Theme};

const INKS: [Ink; 20] = [
    Ink::Plain,
    Ink::Soft,
    Ink::Strong,
    Ink::Up,
    Ink::Down,
    Ink::Glow,
    Ink::Danger,
    Ink::Paper,
    Ink::Edge,
    Ink::PaperUp,
    Ink::PaperDown,
    Ink::Lit,
    Ink::Lost,
    Ink::Faded,
    Ink::Back,
    Ink::Chosen,
    Ink::Button,
    Ink::Main,
    Ink::Off,
    Ink::Focus,
];

/// How bright a colour is, as it counts for contrast.
fn luminance(colour: Option<Color>) -> f64 {
    let [red, green, blue] = match colour {
        Some(Color::Rgb(red, green, blue)) => [red, green, blue],
        Some(Color::Indexed(index)) => components(index),
        other => panic!("{other:?}"),
    };
    let linear = |part: u8| {
        let part = f64::from(part) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

#[test]
fn words_can_be_read_in_every_theme() {
    let depths = [ColourDepth::True, ColourDepth::Indexed];
    let themes = [Theme::Light, Theme::Dark, Theme::Contrast];
    for (theme, depth) in themes.into_iter().flat_map(|theme| depths.map(|depth| (theme, depth))) {
        let look = Look::new(theme, depth, Signs::Unicode);
        for ink in INKS {
            let style = look.style(ink);
            let (a, b) = (luminance(style.fg), luminance(style.bg));
            let contrast = (a.max(b) + 0.05) / (a.min(b) + 0.05);
            // The edge of a card is a line, not a word.
            let least = if ink == Ink::Edge { 3.0 } else { 4.5 };
            assert!(contrast >= least, "{theme:?} {depth:?} {ink:?}: {contrast:.2}");
        }
    }
}

#[test]
fn what_differs_with_sixteen_colours_can_be_told_apart() {
    for theme in [Theme::Light, Theme::Dark, Theme::Contrast] {
        let look = Look::new(theme, ColourDepth::Sixteen, Signs::Unicode);
        for ink in INKS {
            let style = look.style(ink);
            assert_ne!(style.fg, style.bg, "{theme:?} {ink:?}");
        }
    }
}

#[test]
fn without_colours_there_are_none() {
    let look = Look::new(Theme::Dark, ColourDepth::None, Signs::Unicode);
    for ink in INKS {
        let style = look.style(ink);
        assert_eq!((style.fg, style.bg), (Some(Color::Reset), Some(Color::Reset)), "{ink:?}");
    }
    // What is chosen differs by more than its colour.
    assert_ne!(look.style(Ink::Chosen), look.style(Ink::Paper));
    assert_ne!(look.style(Ink::Focus), look.style(Ink::Button));
}

#[test]
fn with_256_colours_each_is_one_of_them() {
    let look = Look::new(Theme::Dark, ColourDepth::Indexed, Signs::Unicode);
    for ink in INKS {
        let style = look.style(ink);
        let indexed = |colour| matches!(colour, Some(Color::Indexed(16..)));
        assert!(indexed(style.fg) && indexed(style.bg), "{ink:?}: {style:?}");
    }
}
