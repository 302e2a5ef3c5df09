//! Everything that a table agrees on is within reach, on the page and in the terminal: at home, in a lobby and between
//! two games.
//!
//! This is one link of a chain that begins with the options that the rules list. That each of them has a row in the form
//! (`client/src/agreement`), that each row has texts in five languages (`words/tests/texts/agreed.rs`), that the command line can say each
//! (`stapel/src/play/agreed.rs`) and that the terminal shows each (`terminal/src/tests`), tests check there. Forms know no
//! terms, only kinds of controls: here it is checked that they draw every kind, and where they are drawn.

use crate::assert_none;
use crate::source::{File, Item, text};
use crate::workspace::root;

/// Where the kinds of controls are listed, below `crates`.
const MODEL: &str = "client/src/agreement/mod.rs";

/// The files that draw the form.
const FORMS: [&str; 2] = ["web/src/agreement/form/rows.rs", "terminal/src/form/mod.rs"];

/// Where the form must be: a file and what it has to name.
const PLACES: &[(&str, &str)] = &[
    // At home, alone and with bots, and for tables of friends.
    ("web/src/home/play.rs", "AgreementFold"),
    ("web/src/agreement/fold.rs", "AgreementForm"),
    // Its place in a page loads the program that draws it.
    ("web/src/agreement/place.rs", "FORM"),
    ("web/src/agreement/form/mod.rs", "FORM"),
    ("web/src/agreement/form/mod.rs", "TermRows"),
    // In a lobby, and beside the board between two games.
    ("web/src/table/lobby/page.rs", "AgreementFold"),
    ("web/src/table/agreed.rs", "AgreementForm"),
    ("web/src/table/agreed.rs", "agreement_setting"),
    ("terminal/src/home/draw.rs", "form"),
    // The same sheet lies on the lobby and on the end of a game.
    ("terminal/src/table/panels/mod.rs", "form"),
    ("terminal/src/table/scene.rs", "agreement_rows"),
];

#[test]
fn forms_draw_every_kind_of_control() {
    let kinds = kinds();
    assert!(kinds.len() >= 4, "{kinds:?}");
    let missing = FORMS.iter().flat_map(|form| {
        let names = names(form);
        let is_drawn = move |kind: &&String| {
            names.windows(2).any(|pair| pair[0] == "Control" && pair[1] == **kind)
        };
        let undrawn: Vec<&String> = kinds.iter().filter(|kind| !is_drawn(kind)).collect();
        undrawn.into_iter().map(move |kind| format!("crates/{form} doesn't draw Control::{kind}"))
    });
    assert_none(&missing.collect::<Vec<_>>());
}

#[test]
fn forms_are_drawn_wherever_something_is_agreed_on() {
    let missing = PLACES.iter().filter(|(file, name)| !names(file).iter().any(|it| it == name));
    let missing =
        missing.map(|(file, name)| format!("crates/{file} doesn't draw the form: no {name}"));
    assert_none(&missing.collect::<Vec<_>>());
}

/// The kinds of controls that the model has.
fn kinds() -> Vec<String> {
    let model = items(MODEL);
    let control = model.iter().find(|item| item.keyword == "enum" && item.name == "Control");
    let names = control.expect("an enum Control").identifiers().into_iter();
    let names = names.map(|name| name.to_string()).skip_while(|name| name != "Control").skip(1);
    // Beside them only the types of their fields begin with a capital letter.
    let is_type = |name: &String| ["Vec", "String", "LayoutJson"].contains(&name.as_str());
    names.filter(|name| name.starts_with(char::is_uppercase) && !is_type(name)).collect()
}

/// All names in a file below `crates`, in order, without those that are only there for tests.
fn names(file: &str) -> Vec<String> {
    let identifiers = items(file).iter().flat_map(Item::identifiers).collect::<Vec<_>>();
    identifiers.iter().map(ToString::to_string).collect()
}

fn items(file: &str) -> Vec<Item> {
    let path = root().join("crates").join(file);
    File::parse(&path, &text(&path)).items
}
