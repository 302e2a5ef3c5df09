//! Shorter names for what programs import from the browser.

use std::collections::HashMap;

use walrus::ModuleConfig;

/// Gives everything that a program imports a short name, in the program and in the script that provides it. The long
/// ones carry a fingerprint each, which can't be compressed and would be loaded twice.
///
/// # Panics
///
/// If the program is none.
pub(crate) fn shorten(wasm: &[u8], script: &str) -> (Vec<u8>, String) {
    let mut config = ModuleConfig::new();
    config.generate_name_section(false).generate_producers_section(false);
    let mut module = config.parse(wasm).expect("what was just made can be read");
    let mut names = HashMap::new();
    for import in module.imports.iter_mut() {
        let number = names.len();
        let short = names.entry(import.name.clone()).or_insert_with(|| format!("i{number}"));
        import.name.clone_from(short);
    }
    (module.emit_wasm(), renamed(script, &names))
}

/// The script with other names. Only whole ones are exchanged.
fn renamed(script: &str, names: &HashMap<String, String>) -> String {
    let is_part_of_name =
        |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '_' | '$');
    let mut shorter = String::with_capacity(script.len());
    let mut rest = script;
    while let Some(start) = rest.find(is_part_of_name) {
        let (before, from_name) = rest.split_at(start);
        let end = from_name.find(|letter| !is_part_of_name(letter)).unwrap_or(from_name.len());
        let (name, after) = from_name.split_at(end);
        shorter.push_str(before);
        shorter.push_str(names.get(name).map_or(name, String::as_str));
        rest = after;
    }
    shorter.push_str(rest);
    shorter
}
