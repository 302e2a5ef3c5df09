//! A few style sheets out of those that lie beside the components they style.

use std::path::{Path, PathBuf};

use crate::Error;
use crate::disk::{list, read_text};

/// All style sheets below a directory as a few: each of these, made of what is below some of its subdirectories, and
/// `style.css` with everything else. The order of the parts does not matter: each puts its rules into a layer.
pub(crate) fn gather(
    directory: &Path,
    special: &[(&'static str, &[&str])],
) -> Result<Vec<(&'static str, String)>, Error> {
    let mut rest = find(directory)?;
    let mut sheets = Vec::with_capacity(special.len() + 1);
    for (name, parts) in special {
        let is_part =
            |path: &PathBuf| parts.iter().any(|part| path.starts_with(directory.join(part)));
        let (found, others) = rest.into_iter().partition::<Vec<_>, _>(is_part);
        sheets.push((*name, join(&found)?));
        rest = others;
    }
    sheets.push(("style.css", join(&rest)?));
    Ok(sheets)
}

/// The style sheets as one, without comments, indentation and empty lines.
fn join(paths: &[PathBuf]) -> Result<String, Error> {
    // The layers, from the weakest to the strongest.
    let mut all = String::from("@layer ground, parts, pages;\n");
    for path in paths {
        for line in read_text(path)?.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let comment = line.starts_with("/*") && line.ends_with("*/");
            if !comment {
                all.push_str(line);
                all.push('\n');
            }
        }
    }
    Ok(all)
}

fn find(directory: &Path) -> Result<Vec<PathBuf>, Error> {
    let mut found = Vec::new();
    for path in list(directory)? {
        if path.is_dir() {
            found.extend(find(&path)?);
        } else if path.extension().is_some_and(|extension| extension == "css") {
            found.push(path);
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn style_sheets_that_only_some_pages_need_are_apart() {
        let directory = tempfile::tempdir().expect("there is a place for temporary files");
        for (path, text) in [
            ("parts/card.css", "/* A card */\n.card {\n    color: red;\n}\n"),
            ("parts/card.rs", "fn card() {}"),
            ("learn/lesson.css", ".lesson {}\n"),
            ("parts/form/row.css", ".row {}\n"),
        ] {
            let path = directory.path().join(path);
            fs::create_dir_all(path.parent().expect("it is in a directory"))
                .expect("it can be made");
            fs::write(path, text).expect("it can be written");
        }
        const LAYERS: &str = "@layer ground, parts, pages;\n";
        assert_eq!(
            gather(
                directory.path(),
                &[("form.css", &["parts/form"]), ("study.css", &["learn", "rules"])]
            )
            .expect("they can be read"),
            [
                ("form.css", format!("{LAYERS}.row {{}}\n")),
                ("study.css", format!("{LAYERS}.lesson {{}}\n")),
                ("style.css", format!("{LAYERS}.card {{\ncolor: red;\n}}\n")),
            ]
        );
    }
}
