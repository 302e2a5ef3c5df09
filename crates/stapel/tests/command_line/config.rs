//! Settings: where they come from, and how they are changed.

use std::fs;

use serde_json::Value;

use super::support::{Home, good};

fn write(home: &Home, text: &str) {
    let file = home.path().join("stapel/config.toml");
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    fs::write(file, text).unwrap();
}

#[test]
fn every_setting_is_shown_with_where_it_comes_from() {
    let home = Home::new();
    write(&home, "name = \"Mia\"\ntheme = \"light\"\n");
    let arguments = ["config", "--language", "en"];
    let mut command = home.stapel(&arguments);
    command.env("STAPEL_SERVER", "https://cards.example/").env("STAPEL_THEME", "");
    let output = command.output().unwrap();
    insta::assert_snapshot!(home.tell(&arguments, &output));
    let mut command = home.stapel(&["config", "--json"]);
    command.env("STAPEL_SERVER", "https://cards.example/");
    let json: Value = serde_json::from_str(&good(command)).unwrap();
    let of =
        |key: &str| (json["settings"][key]["value"].clone(), json["settings"][key]["from"].clone());
    assert_eq!(of("name"), ("Mia".into(), "file".into()));
    assert_eq!(of("server"), ("https://cards.example".into(), "environment".into()));
    assert_eq!(of("language"), ("en".into(), "default".into()));
}

#[test]
fn what_is_set_stays_and_comments_stay_with_it() {
    let home = Home::new();
    let path = good(home.stapel(&["config", "path"]));
    let path = path.trim_end();
    good(home.stapel(&["config", "set", "name", "Mia"]));
    assert_eq!(fs::read_to_string(path).unwrap(), "name = \"Mia\"\n");
    write(&home, "# mine\nname = \"Mia\" # short\n\n# bright\ntheme = \"light\"\n");
    good(home.stapel(&["config", "set", "name", "Tim"]));
    good(home.stapel(&["config", "set", "language", "pl"]));
    good(home.stapel(&["config", "unset", "theme", "--language", "en"]));
    let text = fs::read_to_string(path).unwrap();
    assert!(text.starts_with("# mine\nname = \"Tim\" # short\n"), "{text}");
    assert!(text.contains("language = \"pl\"") && !text.contains("theme"), "{text}");
}

#[test]
fn what_is_wrong_is_told_with_its_place_and_what_would_be_right() {
    let home = Home::new();
    let mut told = String::new();
    for text in [
        "naem = \"Mia\"\n",
        "# so\ntheme = \"pink\"\n",
        "language = 3\n",
        "name = Mia\n",
        "server = \"cards\"\n",
    ] {
        write(&home, text);
        told += &format!("{text}{}\n", home.told(&["config"]));
    }
    write(&home, "");
    for line in ["config set theme pink", "config set server cards", "config set language sv"] {
        told += &format!("{}\n", home.told(&line.split(' ').collect::<Vec<_>>()));
    }
    insta::assert_snapshot!(told);
    let mut variable = home.stapel(&["config"]);
    let output = variable.env("STAPEL_THEME", "pink").output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(error, "stapel: STAPEL_THEME: it must be light, dark or contrast\n");
}

#[test]
fn a_file_that_is_not_right_stops_only_those_who_need_it() {
    let home = Home::new();
    write(&home, "naem = \"Mia\"\n");
    assert!(good(home.stapel(&["bots"])).contains("the strongest"));
}

#[test]
fn another_file_can_be_named() {
    let home = Home::new();
    let mut command = home.stapel(&["config", "path"]);
    command.env("STAPEL_CONFIG", "elsewhere.toml");
    assert_eq!(good(command), "elsewhere.toml\n");
}
