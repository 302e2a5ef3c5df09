//! Colours by what they are for, in every theme and depth.

use ratatui::style::{Color, Modifier, Style};

use super::palette::nearest;
use super::{ColourDepth, Look, Theme};

/// What something is drawn with. No colour carries a meaning alone: each has a sign, a frame or a word too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ink {
    /// The table, and words on it.
    Plain,
    /// Words that step back.
    Soft,
    Strong,
    /// A pile that goes up, and its direction.
    Up,
    /// A pile that goes down, and its direction.
    Down,
    /// The chosen card, the trick, whose turn it is.
    Glow,
    Danger,
    /// The ground of a card and what is printed on it.
    Paper,
    Edge,
    /// The number of a card on a pile that climbs.
    PaperUp,
    /// The number of a card on a pile that falls.
    PaperDown,
    /// The edge of a card on which the chosen one may be laid.
    Lit,
    /// The edge of a card on which the chosen one would lose the game.
    Lost,
    Faded,
    Back,
    Chosen,
    Button,
    /// The one thing to press that matters.
    Main,
    Off,
    /// Where the keyboard is.
    Focus,
}

/// The colours of a theme, from the page's own.
struct Colours {
    table: Color,
    ink: Color,
    soft: Color,
    up: Color,
    down: Color,
    glow: Color,
    danger: Color,
    paper: Color,
    paper_ink: Color,
    paper_up: Color,
    paper_down: Color,
    paper_lost: Color,
    edge: Color,
    faded: Color,
    back: Color,
    chosen: Color,
    button: Color,
    main: Color,
    main_ink: Color,
    focus: Color,
}

const fn rgb(hex: u32) -> Color {
    Color::Rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
}

const LIGHT: Colours = Colours {
    table: rgb(0xe9e0d0),
    ink: rgb(0x1d2b2d),
    soft: rgb(0x4a5654),
    up: rgb(0x8d4a00),
    down: rgb(0x08595e),
    glow: rgb(0x8d4a00),
    danger: rgb(0x97231c),
    paper: rgb(0xfffdf7),
    paper_ink: rgb(0x17262a),
    paper_up: rgb(0x9a5200),
    paper_down: rgb(0x0a6166),
    paper_lost: rgb(0x97231c),
    edge: rgb(0x8a8475),
    faded: rgb(0xdcd2bf),
    back: rgb(0x124047),
    chosen: rgb(0xffe2a8),
    button: rgb(0xd9cdb6),
    main: rgb(0x124047),
    main_ink: rgb(0xfffdf7),
    focus: rgb(0x0a4fb3),
};

const DARK: Colours = Colours {
    table: rgb(0x0e2a2e),
    ink: rgb(0xf2ecdf),
    soft: rgb(0xb7c4bf),
    up: rgb(0xf3b457),
    down: rgb(0x6fcfc9),
    glow: rgb(0xf3b457),
    danger: rgb(0xff9d8f),
    paper: rgb(0xf8f3e6),
    paper_ink: rgb(0x17262a),
    paper_up: rgb(0x9a5200),
    paper_down: rgb(0x0a6166),
    paper_lost: rgb(0x97231c),
    edge: rgb(0x8a8475),
    faded: rgb(0xa9aba2),
    back: rgb(0x1f4a50),
    chosen: rgb(0xffdd9a),
    button: rgb(0x1c3f44),
    main: rgb(0xf2ecdf),
    main_ink: rgb(0x0e2a2e),
    focus: rgb(0x9cc7ff),
};

const CONTRAST: Colours = Colours {
    table: rgb(0xffffff),
    ink: rgb(0x000000),
    soft: rgb(0x000000),
    up: rgb(0x6b3200),
    down: rgb(0x00383c),
    glow: rgb(0x000000),
    danger: rgb(0x8b0000),
    paper: rgb(0xffffff),
    paper_ink: rgb(0x000000),
    paper_up: rgb(0x6b3200),
    paper_down: rgb(0x00383c),
    paper_lost: rgb(0x8b0000),
    edge: rgb(0x000000),
    faded: rgb(0xffffff),
    back: rgb(0x000000),
    chosen: rgb(0xfff2b0),
    button: rgb(0xffffff),
    main: rgb(0x000000),
    main_ink: rgb(0xffffff),
    focus: rgb(0x0000c8),
};

const LIGHT_16: Colours = Colours {
    table: Color::White,
    ink: Color::Black,
    soft: Color::DarkGray,
    up: Color::Red,
    down: Color::Blue,
    glow: Color::Red,
    danger: Color::Red,
    paper: Color::White,
    paper_ink: Color::Black,
    paper_up: Color::Red,
    paper_down: Color::Blue,
    paper_lost: Color::Red,
    edge: Color::DarkGray,
    faded: Color::Gray,
    back: Color::Blue,
    chosen: Color::Yellow,
    button: Color::Gray,
    main: Color::Blue,
    main_ink: Color::White,
    focus: Color::Blue,
};

const DARK_16: Colours = Colours {
    table: Color::Black,
    ink: Color::White,
    soft: Color::Gray,
    up: Color::LightYellow,
    down: Color::LightCyan,
    glow: Color::LightYellow,
    danger: Color::LightRed,
    chosen: Color::LightYellow,
    button: Color::DarkGray,
    main: Color::White,
    main_ink: Color::Black,
    focus: Color::LightCyan,
    // Cards are of the same paper.
    ..LIGHT_16
};

const CONTRAST_16: Colours = Colours {
    soft: Color::Black,
    edge: Color::Black,
    faded: Color::White,
    up: Color::Black,
    down: Color::Black,
    glow: Color::Black,
    back: Color::Black,
    button: Color::White,
    main: Color::Black,
    ..LIGHT_16
};

impl Look {
    fn colours(&self) -> Option<&'static Colours> {
        Some(match (self.depth, self.theme) {
            (ColourDepth::None, _) => return None,
            (ColourDepth::True | ColourDepth::Indexed, Theme::Light) => &LIGHT,
            (ColourDepth::True | ColourDepth::Indexed, Theme::Dark) => &DARK,
            (ColourDepth::True | ColourDepth::Indexed, Theme::Contrast) => &CONTRAST,
            (ColourDepth::Sixteen, Theme::Light) => &LIGHT_16,
            (ColourDepth::Sixteen, Theme::Dark) => &DARK_16,
            (ColourDepth::Sixteen, Theme::Contrast) => &CONTRAST_16,
        })
    }

    /// How something is drawn.
    pub(crate) fn style(&self, ink: Ink) -> Style {
        let style = self.exact_style(ink);
        if self.depth != ColourDepth::Indexed {
            return style;
        }
        Style { fg: style.fg.map(nearest), bg: style.bg.map(nearest), ..style }
    }

    /// The same in the colours of the theme, whether the terminal has them or not.
    fn exact_style(&self, ink: Ink) -> Style {
        let Some(c) = self.colours() else { return without_colour(ink) };
        let on_table = |colour| Style::new().fg(colour).bg(c.table);
        let on_paper = |colour| Style::new().fg(colour).bg(c.paper).add_modifier(Modifier::BOLD);
        match ink {
            Ink::Plain => on_table(c.ink),
            Ink::Soft | Ink::Off => on_table(c.soft),
            Ink::Strong => on_table(c.ink).add_modifier(Modifier::BOLD),
            Ink::Up => on_table(c.up).add_modifier(Modifier::BOLD),
            Ink::Down => on_table(c.down).add_modifier(Modifier::BOLD),
            Ink::Glow => on_table(c.glow).add_modifier(Modifier::BOLD),
            Ink::Danger => on_table(c.danger).add_modifier(Modifier::BOLD),
            Ink::Paper => on_paper(c.paper_ink),
            Ink::Edge => Style::new().fg(c.edge).bg(c.paper),
            Ink::PaperUp | Ink::Lit => on_paper(c.paper_up),
            Ink::PaperDown => on_paper(c.paper_down),
            Ink::Lost => on_paper(c.paper_lost),
            Ink::Faded => Style::new().fg(c.paper_ink).bg(c.faded),
            Ink::Back => Style::new().fg(c.paper).bg(c.back),
            Ink::Chosen => Style::new().fg(c.paper_ink).bg(c.chosen).add_modifier(Modifier::BOLD),
            Ink::Button => Style::new().fg(c.ink).bg(c.button),
            Ink::Main => Style::new().fg(c.main_ink).bg(c.main).add_modifier(Modifier::BOLD),
            Ink::Focus => Style::new().fg(c.table).bg(c.focus).add_modifier(Modifier::BOLD),
        }
    }
}

/// The same for terminals without colours, and for people who asked for none.
fn without_colour(ink: Ink) -> Style {
    let style = Style::reset();
    match ink {
        Ink::Plain | Ink::Edge | Ink::Back | Ink::Button => style,
        Ink::Soft | Ink::Faded | Ink::Off => style.add_modifier(Modifier::DIM),
        Ink::Chosen | Ink::Focus => style.add_modifier(Modifier::REVERSED | Modifier::BOLD),
        Ink::Strong
        | Ink::Up
        | Ink::Down
        | Ink::Glow
        | Ink::Danger
        | Ink::Main
        | Ink::Paper
        | Ink::PaperUp
        | Ink::PaperDown
        | Ink::Lit
        | Ink::Lost => style.add_modifier(Modifier::BOLD),
    }
}
