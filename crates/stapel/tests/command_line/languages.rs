//! Every command and every option is explained in every language.

use stapel::cli::wanted;
use stapel::voice::Voice;
use stapel_words::Language;

use super::support::{Home, good};

/// English stands in the source.
const OTHERS: [Language; 4] =
    [Language::German, Language::French, Language::Italian, Language::Polish];

#[test]
fn every_command_and_option_is_explained_in_every_language() {
    let wanted = wanted();
    assert!(wanted.len() > 80, "{wanted:?}");
    for language in OTHERS {
        let voice = Voice::new(language);
        let missing: Vec<_> =
            wanted.iter().filter(|wanted| wanted.found(&voice).is_none()).collect();
        assert!(missing.is_empty(), "{language}: {missing:?}");
    }
}

#[test]
fn no_help_is_about_something_that_is_not_there() {
    let wanted = wanted();
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../words/locales");
    for language in Language::ALL {
        let file = format!("{root}/{language}/commands.ftl");
        let texts = std::fs::read_to_string(file).unwrap();
        let ids = texts.lines().filter(|line| line.starts_with("help-"));
        let ids: Vec<&str> = ids.map(|line| line.split(' ').next().unwrap()).collect();
        assert_eq!(ids.is_empty(), language == Language::English, "{language}");
        let known =
            |id: &&str| wanted.iter().any(|wanted| wanted.ids().iter().any(|one| one == id));
        let unknown: Vec<_> = ids.iter().filter(|id| !known(id)).collect();
        assert!(unknown.is_empty(), "{language}: {unknown:?}");
    }
}

#[test]
fn the_language_is_that_of_the_option_the_environment_the_file_or_the_system() {
    let home = Home::new();
    let file = home.path().join("stapel/config.toml");
    std::fs::create_dir_all(file.parent().unwrap()).unwrap();
    std::fs::write(&file, "language = \"it\"\n").unwrap();
    let bots = |arguments: &[&str], variables: &[(&str, &str)]| {
        let mut command = home.stapel(arguments);
        command.envs(variables.iter().copied());
        good(command)
    };
    let system = ("LC_ALL", "de_AT.UTF-8");
    let environment = ("STAPEL_LANGUAGE", "fr");
    assert!(bots(&["bots", "--language", "pl"], &[environment, system]).contains("najsilniejszy"));
    assert!(bots(&["bots"], &[environment, system]).contains("le plus fort"));
    assert!(bots(&["bots"], &[system]).contains("il più forte"));
    std::fs::remove_file(&file).unwrap();
    assert!(bots(&["bots"], &[system]).contains("der stärkste"));
    assert!(bots(&["bots"], &[("LANG", "pl_PL"), ("LC_MESSAGES", "fr_FR")]).contains("le plus"));
    assert!(bots(&["bots"], &[("LANG", "sv_SE")]).contains("the strongest"));
    assert!(bots(&["bots"], &[]).contains("the strongest"));
}

#[test]
fn help_speaks_the_language_that_is_asked_for_wherever_it_stands() {
    let home = Home::new();
    let german = good(home.stapel(&["config", "set", "--help", "--language", "de"]));
    assert!(german.contains("Aufruf:"), "{german}");
    for line in ["help config set --language de", "--language=de help config set"] {
        let words: Vec<&str> = line.split(' ').collect();
        assert_eq!(good(home.stapel(&words)), german, "{line}");
    }
}

#[test]
fn json_is_never_translated() {
    let home = Home::new();
    for arguments in
        [&["bots", "--json"][..], &["verify", "--json", "-"], &["replay", "--json", "-"]]
    {
        let run = |language: &str| {
            let mut command = home.stapel(arguments);
            command.env("STAPEL_LANGUAGE", language);
            command.output().unwrap().stdout
        };
        assert_eq!(run("de"), run("en"), "{arguments:?}");
    }
}

#[test]
fn a_replay_is_told_in_every_language() {
    let home = Home::new();
    let record = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/clear-4.txt");
    let english = good(home.stapel(&["replay", "--language", "en", record]));
    for language in OTHERS {
        let told = good(home.stapel(&["replay", "--language", language.tag(), record]));
        assert_eq!(told.lines().count(), english.lines().count(), "{language}");
        assert!(!told.contains("retold-") && !told.contains("seat "), "{language}: {told}");
    }
}
