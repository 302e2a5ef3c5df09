//! Rust sources, as far as the rules have to understand them: the items of a file, without those that are only
//! compiled for tests.

use std::fs;
use std::path::{Path, PathBuf};

use proc_macro2::{Delimiter, Ident, TokenStream, TokenTree};

/// The keywords of items that end with a semicolon even if there are braces in them.
const END_WITH_SEMICOLON: [&str; 4] = ["const", "static", "type", "use"];

/// Words that may stand before the keyword of an item.
const BEFORE_KEYWORD: [&str; 5] = ["async", "default", "pub", "safe", "unsafe"];

/// An item: a function, a type, a module and the like.
#[derive(Debug)]
pub(crate) struct Item {
    pub(crate) line: usize,
    /// Whether a doc comment, or an attribute in its place, stands before it.
    pub(crate) has_docs: bool,
    pub(crate) visibility: Visibility,
    /// What kind of item it is, such as `fn` or `struct`; for a macro its name.
    pub(crate) keyword: String,
    /// Empty if it has none, as an `impl`.
    pub(crate) name: String,
    /// Everything but its attributes and its body.
    head: Vec<TokenTree>,
    /// What its braces hold.
    body: Option<TokenStream>,
}

impl Item {
    /// The items in its braces, if it is a kind of item that holds others.
    pub(crate) fn items(&self) -> Vec<Item> {
        match (&self.body, self.keyword.as_str()) {
            (Some(body), "impl" | "mod" | "trait") => items(body.clone()),
            _ => Vec::new(),
        }
    }

    /// All identifiers of it, in order, apart from those in items that are only compiled for tests.
    pub(crate) fn identifiers(&self) -> Vec<Ident> {
        let mut identifiers = Vec::new();
        collect(self.head.iter().cloned().collect(), &mut identifiers);
        match (&self.body, self.keyword.as_str()) {
            (_, "impl" | "mod" | "trait") => {
                identifiers.extend(self.items().iter().flat_map(Item::identifiers));
            }
            (Some(body), _) => collect(body.clone(), &mut identifiers),
            (None, _) => {}
        }
        identifiers
    }
}

/// From where an item can be seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Visibility {
    /// From its own module or a few around it.
    Module,
    /// From the whole crate.
    Crate,
    /// From everywhere.
    Public,
}

/// A file of a crate.
#[derive(Debug)]
pub(crate) struct File {
    pub(crate) path: PathBuf,
    /// Whether it begins with a doc comment about itself.
    pub(crate) has_docs: bool,
    pub(crate) items: Vec<Item>,
}

impl File {
    /// Reads a source.
    pub(crate) fn parse(path: &Path, text: &str) -> Self {
        let tokens = tokens(path, text);
        let has_docs = begins_with_docs(&tokens);
        Self { path: path.to_owned(), has_docs, items: items(tokens) }
    }
}

/// The files that a crate with this root is compiled of, outside of tests.
pub(crate) fn production_files(root: &Path) -> Vec<File> {
    let mut files = Vec::new();
    add_files(root, root.parent().expect("a file lies in a directory"), &mut files);
    files
}

/// Adds a file whose modules lie in this directory, and their files. Whether it has docs is handed back.
fn add_files(path: &Path, directory: &Path, files: &mut Vec<File>) -> bool {
    let mut file = File::parse(path, &text(path));
    add_modules(directory, &mut file.items, files);
    files.push(file);
    files.last().is_some_and(|file| file.has_docs)
}

/// Adds the files of the modules that are declared among the items. A module may have its docs in its file.
fn add_modules(directory: &Path, items: &mut [Item], files: &mut Vec<File>) {
    for item in items.iter_mut().filter(|item| item.keyword == "mod") {
        let own = directory.join(&item.name);
        if item.body.is_some() {
            add_modules(&own, &mut item.items(), files);
        } else {
            let beside = own.with_extension("rs");
            let file = if beside.exists() { beside } else { own.join("mod.rs") };
            item.has_docs |= add_files(&file, &own, files);
        }
    }
}

/// The text of a file.
pub(crate) fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The tokens of a source.
pub(crate) fn tokens(path: &Path, text: &str) -> TokenStream {
    text.parse().unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// All identifiers of a source, in order.
pub(crate) fn identifiers(tokens: TokenStream) -> Vec<Ident> {
    let mut identifiers = Vec::new();
    collect(tokens, &mut identifiers);
    identifiers
}

fn collect(tokens: TokenStream, identifiers: &mut Vec<Ident>) {
    for token in tokens {
        match token {
            TokenTree::Ident(ident) => identifiers.push(ident),
            TokenTree::Group(group) => collect(group.stream(), identifiers),
            TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
    }
}

type Tokens = std::iter::Peekable<proc_macro2::token_stream::IntoIter>;

/// An attribute. A doc comment is one, too.
pub(crate) struct Attribute {
    /// Whether it is about what it stands in, as `//!` and `#![…]` are.
    is_inner: bool,
    /// What stands between its brackets.
    tokens: Vec<TokenTree>,
}

impl Attribute {
    fn is_docs(&self) -> bool {
        matches!(&self.tokens[..], [TokenTree::Ident(name), ..] if name == "doc")
    }

    /// The line of a doc comment that it stands for.
    pub(crate) fn doc_line(&self) -> Option<String> {
        match &self.tokens[..] {
            [TokenTree::Ident(name), TokenTree::Punct(_), TokenTree::Literal(line)]
                if name == "doc" =>
            {
                Some(line.to_string())
            }
            _ => None,
        }
    }

    fn is_cfg_test(&self) -> bool {
        let words = identifiers(self.tokens.iter().cloned().collect());
        let is = |word: &str| words.iter().any(|ident| ident == word);
        words.first().is_some_and(|word| word == "cfg") && is("test") && !is("not") && !is("any")
    }
}

/// The attributes that come next.
pub(crate) fn attributes(tokens: &mut Tokens) -> Vec<Attribute> {
    let mut attributes = Vec::new();
    while is_punct(tokens.peek(), '#') {
        tokens.next();
        let is_inner = is_punct(tokens.peek(), '!');
        if is_inner {
            tokens.next();
        }
        if let Some(TokenTree::Group(group)) = tokens.next() {
            attributes.push(Attribute { is_inner, tokens: group.stream().into_iter().collect() });
        }
    }
    attributes
}

/// Whether a file or a body begins with a doc comment about itself.
fn begins_with_docs(tokens: &TokenStream) -> bool {
    let attributes = attributes(&mut tokens.clone().into_iter().peekable());
    attributes.iter().any(|attribute| attribute.is_inner && attribute.is_docs())
}

fn is_punct(token: Option<&TokenTree>, character: char) -> bool {
    matches!(token, Some(TokenTree::Punct(punct)) if punct.as_char() == character)
}

/// The items of a file or of a body, without those that are only compiled for tests.
fn items(tokens: TokenStream) -> Vec<Item> {
    let mut tokens = tokens.into_iter().peekable();
    let mut items = Vec::new();
    while tokens.peek().is_some() {
        let mut attributes = attributes(&mut tokens);
        attributes.retain(|attribute| !attribute.is_inner);
        let Some(item) = item(&mut tokens, attributes.iter().any(Attribute::is_docs)) else {
            break;
        };
        if !attributes.iter().any(Attribute::is_cfg_test) {
            items.push(item);
        }
    }
    items
}

/// The item that comes next, after its attributes.
fn item(tokens: &mut Tokens, has_docs: bool) -> Option<Item> {
    let line = tokens.peek()?.span().start().line;
    let mut head: Vec<TokenTree> = Vec::new();
    let mut body = None;
    for token in tokens {
        if let TokenTree::Group(group) = &token
            && group.delimiter() == Delimiter::Brace
            && !END_WITH_SEMICOLON.contains(&keyword(&head).0.as_str())
        {
            body = Some(group.stream());
            break;
        }
        let is_end = is_punct(Some(&token), ';');
        head.push(token);
        if is_end {
            break;
        }
    }
    let has_docs = has_docs || body.as_ref().is_some_and(begins_with_docs);
    let (keyword, name) = keyword(&head);
    Some(Item { line, has_docs, visibility: visibility(&head), keyword, name, head, body })
}

/// From where an item can be seen that begins so.
fn visibility(head: &[TokenTree]) -> Visibility {
    match head {
        [TokenTree::Ident(word), TokenTree::Group(whom), ..] if word == "pub" => {
            match whom.stream().to_string().as_str() {
                "crate" => Visibility::Crate,
                _ => Visibility::Module,
            }
        }
        [TokenTree::Ident(word), ..] if word == "pub" => Visibility::Public,
        _ => Visibility::Module,
    }
}

/// The kind of an item that begins so, and its name.
fn keyword(head: &[TokenTree]) -> (String, String) {
    let mut words = head.iter().filter_map(|token| match token {
        TokenTree::Ident(word) => Some(word.to_string()),
        _ => None,
    });
    let mut word = words.next().unwrap_or_default();
    let mut next = words.next().unwrap_or_default();
    // `const` and `extern` are items of their own, or say something about a function.
    while BEFORE_KEYWORD.contains(&word.as_str())
        || ["async", "extern", "fn", "unsafe"].contains(&next.as_str())
    {
        word = next;
        next = words.next().unwrap_or_default();
    }
    (word, next)
}
