//! Writing down once what many readers are told of a change.

use std::fmt::Write;

use super::EventJson;

/// What a [`ToClient::Changed`](super::ToClient::Changed) says beside its events. Those who see the same of a change are
/// told the same events, with another head if they are answered: so events are written once, and not once for each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChangedHead {
    pub since: u64,
    pub version: u64,
    pub id: Option<u64>,
    pub deadline: Option<i64>,
    pub now: Option<i64>,
}

impl ChangedHead {
    /// The most bytes of five numbers and what is around them.
    const MOST: usize = 160;

    /// The message with these events, given as [`EventJson::list_to_text`] writes them. It is the same text as that of
    /// the whole message.
    pub fn to_text(&self, events: &str) -> String {
        let ChangedHead { since, version, id, deadline, now } = *self;
        let mut text = String::with_capacity(events.len() + ChangedHead::MOST);
        text.push_str("{\"changed\":{\"since\":");
        add(&mut text, since);
        text.push_str(",\"version\":");
        add(&mut text, version);
        if let Some(id) = id {
            text.push_str(",\"id\":");
            add(&mut text, id);
        }
        text.push_str(",\"events\":");
        text.push_str(events);
        // Most games have no clock.
        for (name, time) in [("deadline", deadline), ("now", now)] {
            if let Some(time) = time {
                write!(text, ",\"{name}\":{time}").expect("a text takes whatever is written");
            }
        }
        text.push_str("}}");
        text
    }
}

/// Adds the digits of a number, which takes a fifth of what formatting it takes.
fn add(text: &mut String, number: u64) {
    let mut digits = [0; 20];
    let (mut first, mut rest) = (digits.len(), number);
    while first == digits.len() || rest > 0 {
        first -= 1;
        digits[first] = b'0' + (rest % 10) as u8;
        rest /= 10;
    }
    text.extend(digits[first..].iter().map(|digit| char::from(*digit)));
}

impl EventJson {
    /// A list of events as it travels.
    pub fn list_to_text(events: &[EventJson]) -> String {
        serde_json::to_string(events).expect("an event is plain data")
    }
}

#[cfg(test)]
mod tests {
    use stapel_rules::Seat;

    use super::super::{SeatNumber, ToClient};
    use super::*;

    #[test]
    fn a_head_and_events_are_the_text_of_the_whole_message() {
        let seat = SeatNumber(Seat::FIRST);
        let said = EventJson::Said { seat, text: String::from("\"\\\u{1F0CF}\n") };
        let lists = [vec![], vec![EventJson::TakebackAsked { seat }], vec![said; 3]];
        let numbers = [None, Some(0), Some(i64::MAX)];
        for events in lists {
            for (since, id) in [(0, None), (41, Some(0)), (u64::MAX - 1, Some(u64::MAX))] {
                for (deadline, now) in numbers.into_iter().zip(numbers.into_iter().rev()) {
                    let head = ChangedHead { since, version: since + 1, id, deadline, now };
                    let version = since + 1;
                    let events = events.clone();
                    let text = head.to_text(&EventJson::list_to_text(&events));
                    let whole = ToClient::Changed { since, version, id, events, deadline, now };
                    assert_eq!(text, whole.to_text());
                }
            }
        }
    }
}
