use ratatui::layout::Rect;
use stapel_client::screen::{Fit, PileScreen};
use stapel_rules::Seat;
use stapel_rules::piles::Wish;
use stapel_words::Words;
use stapel_words::phrases::{self, letter};

use super::{CardLook, CardSize, command_sign, direction_sign, wish_sign};
use crate::look::{Frame, Ink, Painter, Standing};

/// A pile as it is drawn.
pub(crate) struct PileLook<'a> {
    pub(crate) words: &'a Words,
    pub(crate) screen: &'a PileScreen,
    /// What the chosen card would do on it.
    pub(crate) fit: Option<Fit>,
    /// Whether it is shown how far that goes.
    pub(crate) steps: bool,
    pub(crate) size: CardSize,
    pub(crate) name: &'a dyn Fn(Seat) -> String,
}

/// The largest cards for which four piles have room.
pub(crate) fn pile_size(width: u16, height: u16) -> CardSize {
    let large = CardSize::Large;
    if width / 4 >= large.width() + 3 && height >= pile_height(large) {
        large
    } else if height >= pile_height(CardSize::Pile) {
        CardSize::Pile
    } else {
        CardSize::Small
    }
}

/// How many rows a pile has: its letter above its card; a word, signals and queued cards below. Where cards are small,
/// queued ones are only marked in the hand.
pub(crate) fn pile_height(size: CardSize) -> u16 {
    let queued = u16::from(size != CardSize::Small);
    size.height() + 3 + queued
}

/// Draws one of the four piles: where it goes, what lies on top, how far it has gone, what others say of it. Gives
/// the place of its card, and the row for what is queued.
pub(crate) fn pile<P: Clone + PartialEq>(
    paint: &mut Painter<'_, P>,
    column: Rect,
    look: &PileLook<'_>,
) -> (Rect, Rect) {
    let PileLook { screen, fit, size, .. } = *look;
    let row = |down: u16| Rect::new(column.x, column.y + down, column.width, 1);
    let way = if screen.ascending { Ink::Up } else { Ink::Down };
    let sign = direction_sign(screen.ascending);
    paint.centred(row(0), &format!("{sign} {} {sign}", letter(screen.pile)), way);
    let x = column.x + column.width.saturating_sub(size.width()) / 2;
    let card = Rect::new(x, column.y + 1, size.width(), size.height());
    paint.card(card.x, card.y, size, &top(screen, fit.as_ref()));
    gauge(paint, Rect { x: card.right() + 1, width: 1, ..card }, screen, way);
    let word = row(size.height() + 1);
    if let Some((text, ink)) = below(look) {
        paint.centred(word, &text, ink);
    }
    signals(paint, row(size.height() + 2), look);
    let below = Rect { height: u16::from(size != CardSize::Small), ..row(size.height() + 3) };
    (card, below)
}

fn top(screen: &PileScreen, fit: Option<&Fit>) -> CardLook {
    let lies = screen.pending.or(screen.top);
    let frame = match fit {
        Some(fit) if fit.legal && fit.warning.is_some() => Frame::Dashed,
        Some(fit) if fit.legal && fit.trick => Frame::Double,
        Some(fit) if fit.legal => Frame::Thick,
        _ if lies.is_none() => Frame::Dashed,
        _ => Frame::Round,
    };
    let shut = fit.is_some_and(|fit| !fit.legal);
    let standing = match lies {
        None => Standing::Base { ascending: screen.ascending },
        Some(_) if shut || screen.pending.is_some() => Standing::Faded,
        Some(_) => Standing::Lies,
    };
    CardLook {
        number: lies.map_or(screen.base, stapel_rules::Card::number),
        command: screen.command.filter(|_| screen.pending.is_none()).map(|top| top.command),
        frame,
        standing,
        ascending: Some(screen.ascending),
    }
}

/// What stands below a card: what the chosen one would do there; that it went back by ten; which command it is; or who
/// laid it.
fn below(look: &PileLook<'_>) -> Option<(String, Ink)> {
    let words = look.words;
    let fit = look.fit.as_ref();
    if let Some(fit) = fit
        && let Some(word) = phrases::fit_word(words, fit, look.steps)
    {
        let ink = match fit {
            fit if fit.warning.is_some() => Ink::Danger,
            fit if fit.trick => Ink::Glow,
            _ => Ink::Plain,
        };
        return Some((word, ink));
    }
    let laid = look.screen.history.last()?;
    if laid.trick {
        return Some((format!("↶ {}", words.fill("fit-trick", &[])), Ink::Glow));
    }
    if let Some(top) = look.screen.command {
        let name = phrases::command_name(words, top.command);
        let ink = if top.in_force { Ink::Strong } else { Ink::Soft };
        return Some((format!("{} {name}", command_sign(top.command)), ink));
    }
    laid.seat.map(|seat| ((look.name)(seat), Ink::Soft))
}

/// How far a pile has gone: from below if it climbs, from above if it falls.
fn gauge<P: Clone + PartialEq>(
    paint: &mut Painter<'_, P>,
    place: Rect,
    screen: &PileScreen,
    way: Ink,
) {
    let halves = u16::from(screen.gauge) * place.height * 2 / 98;
    for row in 0..place.height {
        let from_start = if screen.ascending { place.height - 1 - row } else { row };
        let filled = halves.saturating_sub(from_start * 2).min(2);
        let (sign, ink) = match (filled, screen.ascending) {
            (0, _) => ("┊", Ink::Soft),
            (1, true) => ("▄", way),
            (1, false) => ("▀", way),
            _ => ("█", way),
        };
        paint.text(place.x, place.y + row, 1, sign, ink);
    }
}

/// What the seats said about a pile.
fn signals<P: Clone + PartialEq>(paint: &mut Painter<'_, P>, row: Rect, look: &PileLook<'_>) {
    let signals = look.screen.signals.iter().map(|signal| {
        let name: String = (look.name)(signal.seat).chars().take(6).collect();
        format!("{}{name}", wish_sign(signal.wish))
    });
    let text = signals.collect::<Vec<_>>().join(" ");
    let warns = |wish: Wish| matches!(wish, Wish::LeaveIt | Wish::RatherNot);
    let any = look.screen.signals.iter().any(|signal| warns(signal.wish));
    paint.centred(row, &text, if any { Ink::Danger } else { Ink::Glow });
}
