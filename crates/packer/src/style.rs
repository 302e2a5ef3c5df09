//! Two style sheets out of those that lie beside the components they style.

use std::path::{Path, PathBuf};

use crate::Error;
use crate::disk::{list, read_text};

/// All style sheets below a directory as two: `style.css` for every page, and `study.css` with what is below these of its
/// subdirectories. The order of the parts does not matter: each puts its rules into a layer.
pub(crate) fn gather(
    directory: &Path,
    study: &[&str],
) -> Result<[(&'static str, String); 2], Error> {
    let is_for_study =
        |path: &PathBuf| study.iter().any(|name| path.starts_with(directory.join(name)));
    let (special, general): (Vec<PathBuf>, Vec<PathBuf>) =
        find(directory)?.into_iter().partition(is_for_study);
    Ok([("style.css", join(&general)?), ("study.css", join(&special)?)])
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
    fn style_sheets_of_study_pages_are_apart() {
        let directory = tempfile::tempdir().expect("there is a place for temporary files");
        for (path, text) in [
            ("parts/card.css", "/* A card */\n.card {\n    color: red;\n}\n"),
            ("parts/card.rs", "fn card() {}"),
            ("learn/lesson.css", ".lesson {}\n"),
        ] {
            let path = directory.path().join(path);
            fs::create_dir_all(path.parent().expect("it is in a directory"))
                .expect("it can be made");
            fs::write(path, text).expect("it can be written");
        }
        const LAYERS: &str = "@layer ground, parts, pages;\n";
        assert_eq!(
            gather(directory.path(), &["learn"]).expect("they can be read"),
            [
                ("style.css", format!("{LAYERS}.card {{\ncolor: red;\n}}\n")),
                ("study.css", format!("{LAYERS}.lesson {{}}\n")),
            ]
        );
    }
}
