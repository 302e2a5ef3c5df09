//! The files of texts, read into their parts.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant};
use fluent_syntax::parser;
use stapel_words::Language;

/// The root of the project.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A text as it is written.
#[derive(Clone)]
pub(crate) struct Text(Pattern<String>);

/// A choice in a text: what it depends on, and what there is to choose from.
pub(crate) struct Choice {
    pub(crate) variable: String,
    pub(crate) variants: Vec<Variant<String>>,
}

/// The texts of one language, by file and id.
pub(crate) fn by_file(language: Language) -> BTreeMap<String, BTreeMap<String, Text>> {
    contents(language).into_iter().map(|(name, content)| (name, read(content))).collect()
}

/// The texts of one language, by id.
pub(crate) fn texts(language: Language) -> BTreeMap<String, Text> {
    by_file(language).into_values().flatten().collect()
}

/// Whether it is the help of a command or an option: those are written in the source in English, and `stapel` has a
/// test that they are there in the other languages.
pub(crate) fn is_help(id: &str) -> bool {
    id.starts_with("help-")
}

/// The ids of all texts.
pub(crate) fn ids() -> BTreeSet<String> {
    texts(Language::English).into_keys().collect()
}

/// The files of one language, one after the other.
pub(crate) fn whole(language: Language) -> String {
    contents(language).into_values().collect::<Vec<_>>().join("\n")
}

fn contents(language: Language) -> BTreeMap<String, String> {
    let directory = root().join("crates/words/locales").join(language.tag());
    let paths = fs::read_dir(&directory).unwrap().map(|entry| entry.unwrap().path());
    let named = paths.map(|path| {
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        (name, fs::read_to_string(path).unwrap())
    });
    named.collect()
}

/// The texts of a file by id. The compiler has checked that there is nothing else in it.
fn read(content: String) -> BTreeMap<String, Text> {
    let entries = parser::parse_runtime(content).unwrap().body.into_iter();
    let texts = entries.filter_map(|entry| match entry {
        Entry::Message(message) => Some((message.id.name, Text(message.value?))),
        _ => None,
    });
    texts.collect()
}

impl Text {
    /// The names of its variables.
    pub(crate) fn variables(&self) -> BTreeSet<String> {
        let mut names = BTreeSet::new();
        visit(&self.0, &mut |expression| {
            let (Expression::Inline(inline) | Expression::Select { selector: inline, .. }) =
                expression;
            let InlineExpression::VariableReference { id } = inline else {
                panic!("the compiler accepts only variables: {inline:?}");
            };
            names.insert(id.name.clone());
        });
        names
    }

    /// Every choice in it.
    pub(crate) fn choices(&self) -> Vec<Choice> {
        let mut choices = Vec::new();
        visit(&self.0, &mut |expression| {
            if let Expression::Select {
                selector: InlineExpression::VariableReference { id },
                variants,
            } = expression
            {
                choices.push(Choice { variable: id.name.clone(), variants: variants.clone() });
            }
        });
        choices
    }
}

fn visit(pattern: &Pattern<String>, see: &mut dyn FnMut(&Expression<String>)) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        see(expression);
        if let Expression::Select { variants, .. } = expression {
            variants.iter().for_each(|variant| visit(&variant.value, see));
        }
    }
}
