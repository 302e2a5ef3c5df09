//! Records that an address carries: a link that needs no server, and works on any device.

use js_sys::{decode_uri_component, encode_uri_component};

use crate::browser::window;

/// The id of the page that shows what its address carries.
pub(in crate::replay) const LINK: &str = "link";

/// How the part of an address begins that carries a record.
const PART: &str = "record=";

/// No record of a game that was played is nearly as long.
const LONGEST: usize = 64 * 1024;

/// The part of the present address that carries a record, as it stands there.
pub(in crate::replay) fn carried_part() -> Option<String> {
    let hash = window().location().hash().ok()?;
    let parts = hash.trim_start_matches('#').split('&').map(str::to_owned);
    parts.into_iter().find(|part| part.starts_with(PART))
}

/// The record that the present address carries.
pub(in crate::replay) fn carried_record() -> Option<String> {
    read_carried(carried_part()?.strip_prefix(PART)?)
}

/// The address that carries a record.
pub(super) fn address_of(record: &str) -> String {
    format!("/r/{LINK}#v=0&{PART}{}", carry(record))
}

/// A text as an address carries it: what records are mostly made of takes one letter each.
pub(super) fn carry(text: &str) -> String {
    let short = |letter: char| match letter {
        ' ' => Some('_'),
        '\n' => Some('~'),
        'a'..='z' | 'A'..='Z' | '0'..='9' | ':' | ',' | '-' | '.' | '!' | '*' | '/' | ';' => {
            Some(letter)
        }
        _ => None,
    };
    text.chars().fold(String::new(), |mut carried, letter| {
        match short(letter) {
            Some(letter) => carried.push(letter),
            None => carried.push_str(&escaped(letter)),
        }
        carried
    })
}

/// Reads what [`carry`] wrote.
pub(super) fn read_carried(carried: &str) -> Option<String> {
    if carried.len() > LONGEST {
        return None;
    }
    unescaped(&carried.replace('_', " ").replace('~', "\n"))
}

/// A letter in the way of addresses. Those that stand for others here are not left as they are.
fn escaped(letter: char) -> String {
    match letter {
        '_' => String::from("%5F"),
        '~' => String::from("%7E"),
        '(' => String::from("%28"),
        ')' => String::from("%29"),
        '\'' => String::from("%27"),
        _ => encode_uri_component(letter.encode_utf8(&mut [0; 4])).into(),
    }
}

fn unescaped(text: &str) -> Option<String> {
    decode_uri_component(text).ok().map(String::from)
}
