//! What a request comes to in a log, to the letter.

use serde_json::{Value, json};

/// What was found in logs.
#[derive(Default, Debug)]
pub(crate) struct Tally {
    pub(crate) plays: usize,
    pub(crate) taken_back: usize,
    pub(crate) said: usize,
}

impl Tally {
    /// Counts the entries of one request.
    pub(crate) fn note(&mut self, entries: &[(u64, Value)]) {
        for (_, body) in entries {
            self.plays += usize::from(body.get("act").is_some());
            self.taken_back += usize::from(body.get("took_back").is_some());
            self.said += usize::from(body.get("said").is_some());
        }
    }
}

/// Asserts that the entries of a request are exactly what was wished, whole and once.
pub(crate) fn assert_is(wish: &Value, entries: &[(u64, Value)]) {
    let bodies: Vec<&Value> = entries.iter().map(|(_, body)| body).collect();
    // What else may come with it: the end of a game seals the next deal, and who plays has come back.
    let (beside, own): (Vec<&Value>, Vec<&Value>) = bodies
        .iter()
        .partition(|body| body.get("sealed").is_some() || body.get("came_back").is_some());
    assert!(beside.len() <= 2, "{wish}: {bodies:?}");
    let names: Vec<&str> = own.iter().map(|body| name(body)).collect();
    let as_wished = match wish {
        Value::String(wish) if wish == "deal" => names == ["dealt"],
        Value::String(wish) if wish == "take_back" => {
            names == ["took_back"] || names == ["takeback_asked"]
        }
        wish if wish.get("act").is_some() => names == ["act"] && own[0]["act"][1] == wish["act"],
        wish if wish.get("say").is_some() => names == ["said"] && own[0]["said"][1] == wish["say"],
        wish if wish.get("start").is_some() => {
            names == ["started"] && own[0]["started"] == wish["start"]
        }
        wish if wish.get("sit").is_some() => names == ["sat"],
        wish if wish["answer_takeback"] == json!(true) => {
            names == ["takeback_agreed"] || names == ["takeback_agreed", "took_back"]
        }
        wish if wish["answer_takeback"] == json!(false) => names == ["takeback_denied"],
        _ => false,
    };
    assert!(as_wished, "{wish} came to {bodies:?}");
}

/// Asserts that these entries belong to the opening of a table.
pub(crate) fn assert_opens(entries: &[(u64, Value)]) {
    for (version, body) in entries {
        let opens = ["opened", "sealed", "sat", "bot"].contains(&name(body));
        assert!(opens && *version <= 10, "nobody asked for {body} at {version}");
    }
}

/// What kind of entry it is.
fn name(body: &Value) -> &str {
    let mut names = body.as_object().unwrap().keys().filter(|name| *name != "rules");
    let name = names.next().map_or("", String::as_str);
    assert_eq!(names.next(), None, "an entry is one thing: {body}");
    name
}
