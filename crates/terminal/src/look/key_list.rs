//! A sheet that lists keys, as every screen shows it when it is asked for help.

use ratatui::layout::Rect;

use super::{Ink, Painter, width, wrap};

impl<P: Clone + PartialEq> Painter<'_, P> {
    /// Lays a list of keys over a place, each with what it does. Pressing anything beside it means `outside`.
    pub(crate) fn key_list(
        &mut self,
        over: Rect,
        title: &str,
        rows: &[(&str, String)],
        outside: P,
    ) {
        let keys = rows.iter().map(|(key, _)| width(key)).max().unwrap_or(0) + 2;
        let texts = rows.iter().map(|(_, text)| width(text)).max().unwrap_or(0);
        let wide = (keys + texts).min(over.width.saturating_sub(4)).max(keys + 1);
        let high: usize = rows.iter().map(|(_, text)| wrap(text, wide - keys).len()).sum();
        let high = u16::try_from(high).unwrap_or(u16::MAX);
        let inside = self.popup(over, wide, high, title, outside);
        let mut y = inside.y;
        for (key, text) in rows {
            self.text(inside.x, y, keys, key, Ink::Strong);
            let (room, rest) =
                (inside.width.saturating_sub(keys), inside.bottom().saturating_sub(y));
            let place = Rect::new(inside.x + keys, y, room, rest);
            y += self.wrapped(place, text, Ink::Plain).max(1);
        }
    }
}
