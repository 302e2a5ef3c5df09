//! What if: from the position that is shown somebody sits down and plays it another way, with bots, on this machine.

use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use stapel_client::agreement::BOTS;
use stapel_client::replay::Perspective;
use stapel_rules::{Seat, SeatSet};
use stapel_words::phrases::{count, level_id};

use super::watch::Watch;
use super::{Paint, Press};
use crate::look::Ink;
use crate::wish::{Context, Wish};

/// What is chosen before the game goes on another way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct WhatIf {
    pub(super) seats: SeatSet,
    /// Whether what these seats can't know is dealt anew.
    pub(super) fresh: bool,
    /// How well the bots play, as an index into [`BOTS`].
    bot: usize,
    /// Whether it goes on from the deal, and not from the position that is shown.
    from_deal: bool,
}

impl WhatIf {
    /// Begins with the seat that one looks from, or else with the one to act.
    pub(super) fn new(watch: &Watch) -> WhatIf {
        let seat = match watch.perspective {
            Perspective::Seat(seat) => seat,
            Perspective::Open => watch.screen().active.unwrap_or(Seat::FIRST),
        };
        WhatIf {
            seats: [seat].into_iter().collect(),
            fresh: false,
            bot: 1,
            // Where the game is over there is nothing to go on with.
            from_deal: !watch.recording.goes_on_at(watch.index),
        }
    }

    /// What the person wants when they have chosen; nothing as long as nobody sits there.
    pub(super) fn wish(self, watch: &Watch) -> Option<Wish> {
        let WhatIf { seats, fresh, bot, from_deal } = self;
        if seats.is_empty() {
            return None;
        }
        let steps = if from_deal { 0 } else { watch.index };
        let record = Box::new(watch.recording.record().clone());
        Some(Wish::WhatIf { record, steps, seats, fresh, bot: BOTS[bot] })
    }

    pub(super) fn toggle_seat(&mut self, seat: Seat) {
        if self.seats.contains(seat) {
            self.seats.remove(seat);
        } else {
            self.seats.insert(seat);
        }
    }

    pub(super) fn toggle_cards(&mut self) {
        self.fresh = !self.fresh;
    }

    pub(super) fn next_bot(&mut self) {
        self.bot = (self.bot + 1) % BOTS.len();
    }

    pub(super) fn toggle_from(&mut self, watch: &Watch) {
        self.from_deal = !self.from_deal || !watch.recording.goes_on_at(watch.index);
    }
}

/// What a key presses on the sheet.
pub(super) fn pressed(key: KeyCode, focus: Option<Press>, watch: &Watch) -> Option<Press> {
    let KeyCode::Char(letter) = key else {
        return match key {
            KeyCode::Esc => Some(Press::Close),
            KeyCode::Enter => Some(focus.unwrap_or(Press::PlayOn)),
            _ => None,
        };
    };
    Some(match letter.to_ascii_lowercase() {
        digit @ '1'..='6' => {
            let players = usize::from(watch.recording.players());
            let seat = Seat::new(digit as usize - 0x31).filter(|seat| seat.index() < players);
            Press::WhatIfSeat(seat?)
        }
        'c' => Press::WhatIfCards,
        'b' => Press::WhatIfBots,
        'd' => Press::WhatIfFrom,
        'q' => Press::Close,
        _ => return None,
    })
}

/// Draws the sheet.
pub(super) fn draw(
    paint: &mut Paint<'_>,
    place: Rect,
    context: &Context<'_>,
    watch: &Watch,
    chosen: WhatIf,
) {
    let words = context.words;
    let wide = 54.min(place.width.saturating_sub(4));
    let seats: Vec<Seat> = Seat::all(watch.recording.players()).collect();
    let alone = chosen.seats.len() == seats.len();
    let rows = seats.len() as u16 + 9 - u16::from(alone);
    let inside = paint.popup(place, wide, rows, &words.get("what-if"), Press::Close);
    let mut y = inside.y;
    paint.text(inside.x, y, inside.width, &words.get("what-if-seats"), Ink::Soft);
    for seat in seats {
        y += 1;
        let on = chosen.seats.contains(seat);
        let (mark, ink) = if on { ("●", Ink::Chosen) } else { ("○", Ink::Button) };
        let label = format!("{mark} {} ({})", watch.name(words, seat), seat.index() + 1);
        paint.button(inside.x, y, &label, Press::WhatIfSeat(seat), ink);
    }
    let from = match chosen.from_deal {
        true => words.get("what-if-deal"),
        false => words.fill("what-if-step", &[("step", count(watch.index))]),
    };
    let cards = words.get(if chosen.fresh { "what-if-fresh" } else { "what-if-same" });
    let cards = format!("{}: {cards}", words.get("what-if-cards"));
    let bots = format!("{}: {}", words.get("how-strong"), words.get(level_id(BOTS[chosen.bot])));
    let choices = [
        (format!("{from} (D)"), Press::WhatIfFrom),
        (format!("{cards} (C)"), Press::WhatIfCards),
        (format!("{bots} (B)"), Press::WhatIfBots),
    ];
    y += 1;
    for (label, press) in choices {
        // In all seats there is nobody left for bots.
        if alone && press == Press::WhatIfBots {
            continue;
        }
        y += 1;
        paint.button(inside.x, y, &label, press, Ink::Button);
    }
    y += 2;
    if chosen.seats.is_empty() {
        paint.text(inside.x, y, inside.width, &words.get("what-if-no-seat"), Ink::Danger);
    } else if chosen.seats.len() > 1 {
        let rest = Rect { y, height: inside.bottom().saturating_sub(y), ..inside };
        y += paint.wrapped(rest, &words.get("what-if-several"), Ink::Soft).saturating_sub(1);
    }
    y += 1;
    let go = format!("{} (Enter)", words.get("what-if-play"));
    let back = format!("{} (Esc)", words.get("close"));
    let used = paint.button(inside.x, y, &go, Press::PlayOn, Ink::Main);
    paint.button(inside.x + used + 2, y, &back, Press::Close, Ink::Button);
}
