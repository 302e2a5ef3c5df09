//! The documents of a release: the first ones, and everything that they refer to.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Component, Path, PathBuf};

use super::failed;
use crate::error::{During, Error};

/// What a reader begins with. The examples are run, not only read about.
const FIRST: [&str; 3] = ["README.md", "docs", "examples"];

/// What documents link to, but pictures of every page are too much to carry.
const PICTURES: &str = "docs/screenshots";

/// Copies the documents into a directory, each to where it is here.
pub(super) fn copy(root: &Path, directory: &Path) -> Result<(), Error> {
    for file in gather(root)? {
        let to = directory.join(&file);
        let name = file.display().to_string();
        fs::create_dir_all(to.parent().unwrap_or(directory)).during(&name)?;
        fs::copy(root.join(&file), to).during(&name)?;
    }
    Ok(())
}

/// Their paths, from the root on.
fn gather(root: &Path) -> Result<BTreeSet<PathBuf>, Error> {
    let mut found = BTreeSet::new();
    let mut waiting: Vec<PathBuf> = FIRST.map(PathBuf::from).to_vec();
    while let Some(path) = waiting.pop() {
        let name = path.display().to_string();
        if root.join(&path).is_dir() {
            let inside = fs::read_dir(root.join(&path)).during(&name)?;
            let inside = inside.flatten().map(|entry| path.join(entry.file_name()));
            // Of pictures, only those that somebody links to; and what Python left behind is nobody's.
            waiting.extend(
                inside.filter(|inner| {
                    *inner != Path::new(PICTURES) && !inner.ends_with("__pycache__")
                }),
            );
        } else if found.insert(path.clone()) && path.extension().is_some_and(|end| end == "md") {
            let page = fs::read_to_string(root.join(&path)).during(&name)?;
            for link in links(&page) {
                let target = resolve(&path, link);
                if !root.join(&target).exists() {
                    return Err(failed(&name, &format!("it refers to {link}, which is not there")));
                }
                waiting.push(target);
            }
        }
    }
    Ok(found)
}

/// What a page links to within the project, without places in pages.
fn links(page: &str) -> impl Iterator<Item = &str> {
    let targets = page.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    let files = targets.filter_map(|target| target.split('#').next());
    files.filter(|file| !file.is_empty() && !file.contains(':'))
}

/// Where a link of a page leads.
fn resolve(page: &Path, link: &str) -> PathBuf {
    let mut path = page.parent().unwrap_or(Path::new("")).to_path_buf();
    for part in Path::new(link).components() {
        match part {
            Component::ParentDir => drop(path.pop()),
            Component::CurDir => {}
            part => path.push(part),
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    fn root() -> &'static Path {
        Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask is in the workspace")
    }

    #[test]
    fn links_of_pages_are_found() {
        let page = "[a](b.md#c) [d](#e) ![f](g/h.png) [i](https://example.org/j.md)";
        assert_eq!(links(page).collect::<Vec<_>>(), ["b.md", "g/h.png"]);
        assert_eq!(resolve(Path::new("docs/a.md"), "../b/./c.md"), Path::new("b/c.md"));
    }

    #[test]
    fn whatever_the_documents_and_the_help_refer_to_is_among_them() {
        let found = gather(root()).expect("no link leads nowhere");
        for path in [
            "docs/operating.md",
            "docs/rules/clear-4.md",
            "docs/examples/extreme.txt",
            "examples/python/bot.py",
        ] {
            assert!(found.contains(Path::new(path)), "{path} is missing");
        }
        let texts = root().join("crates/words/locales/en/commands.ftl");
        let help = fs::read_to_string(texts).expect("the help has texts");
        let named = help.split([' ', '\n']).filter(|word| word.starts_with("docs/"));
        let named: Vec<&str> = named.map(|word| word.trim_end_matches(['.', ','])).collect();
        assert!(named.len() > 3, "{named:?}");
        for path in named {
            assert!(found.contains(Path::new(path)), "{path} is missing");
        }
    }

    /// What a heading is called in links, as pages are shown on the web.
    fn anchor(heading: &str) -> String {
        let kept = heading.chars().filter(|c| c.is_alphanumeric() || [' ', '-', '_'].contains(c));
        kept.map(|c| if c == ' ' { '-' } else { c }).collect::<String>().to_lowercase()
    }

    #[test]
    fn places_in_pages_that_are_linked_to_are_there() {
        assert_eq!(anchor("X9 · One `pile`, and when"), "x9--one-pile-and-when");
        let read = |page: &Path| fs::read_to_string(root().join(page)).expect("it is there");
        let mut followed = 0;
        for page in gather(root()).expect("no link leads nowhere") {
            if page.extension().is_none_or(|end| end != "md") {
                continue;
            }
            let text = read(&page);
            let targets = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
            let places = targets.filter(|target| !target.contains(':'));
            for (file, place) in places.filter_map(|target| target.split_once('#')) {
                let there = if file.is_empty() { page.clone() } else { resolve(&page, file) };
                let headings = read(&there);
                let mut headings = headings.lines().filter(|line| line.starts_with('#'));
                let found =
                    headings.any(|line| anchor(line.trim_start_matches('#').trim()) == place);
                assert!(found, "{} refers to {file}#{place}, which is not there", page.display());
                followed += 1;
            }
        }
        assert!(followed > 100, "only {followed} places were looked for");
    }

    #[test]
    fn in_the_archive_no_link_leads_nowhere() {
        let directory =
            std::env::temp_dir().join(format!("stapel-documents-{}", std::process::id()));
        copy(root(), &directory).expect("they can be copied");
        let there = gather(&directory);
        fs::remove_dir_all(&directory).expect("it was there");
        assert_eq!(there.expect("no link leads nowhere"), gather(root()).expect("nor here"));
    }
}
