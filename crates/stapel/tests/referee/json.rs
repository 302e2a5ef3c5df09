//! JSON as text: parsed values forget the order of keys, which is part of the contract.

/// The keys of an object and what stands after each, as they are written.
pub(crate) fn members(object: &str) -> Vec<(&str, &str)> {
    let inner = object.strip_prefix('{').and_then(|rest| rest.strip_suffix('}'));
    let Some(inner) = inner else { panic!("no object: {object}") };
    split(inner)
        .into_iter()
        .map(|member| {
            let (key, value) = member.split_once("\":").unwrap();
            (key.strip_prefix('"').unwrap(), value)
        })
        .collect()
}

/// The elements of a list, as they are written.
pub(crate) fn elements(list: &str) -> Vec<&str> {
    let inner = list.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
    split(inner.unwrap_or_else(|| panic!("no list: {list}")))
}

/// The keys of an object in their order.
pub(crate) fn keys(object: &str) -> Vec<&str> {
    members(object).into_iter().map(|(key, _)| key).collect()
}

/// What stands after a key of an object.
pub(crate) fn member<'t>(object: &'t str, key: &str) -> &'t str {
    let found = members(object).into_iter().find(|(other, _)| *other == key);
    found.unwrap_or_else(|| panic!("no {key} in {object}")).1
}

/// Splits at the commas that are in no list, object or text.
fn split(text: &str) -> Vec<&str> {
    let mut pieces = Vec::new();
    let (mut depth, mut quoted, mut escaped, mut start) = (0, false, false, 0);
    for (index, byte) in text.bytes().enumerate() {
        if quoted {
            quoted = byte != b'"' || escaped;
            escaped = byte == b'\\' && !escaped;
            continue;
        }
        match byte {
            b'"' => quoted = true,
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth -= 1,
            b',' if depth == 0 => {
                pieces.push(&text[start..index]);
                start = index + 1;
            }
            _ => {}
        }
    }
    if !text.is_empty() {
        pieces.push(&text[start..]);
    }
    pieces
}

#[test]
fn members_are_told_apart() {
    let object = r#"{"b":[1,{"x":2}],"a":"}\",{","c":{"d":null,"e":[]}}"#;
    assert_eq!(keys(object), ["b", "a", "c"]);
    assert_eq!(member(object, "a"), r#""}\",{""#);
    assert_eq!(keys(member(object, "c")), ["d", "e"]);
    assert_eq!(elements(member(object, "b")), ["1", r#"{"x":2}"#]);
    assert!(keys("{}").is_empty() && elements("[]").is_empty());
}
