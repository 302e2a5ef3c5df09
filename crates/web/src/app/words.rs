//! The texts of the page, in the language that is chosen. A text that is shown changes with the
//! language, without anything else being drawn anew.

use std::cell::RefCell;

use leptos::prelude::*;
pub(crate) use stapel_words::phrases::{count, text};
use stapel_words::{Argument, Language, Words};
use wasm_bindgen_futures::spawn_local;

use super::Files;
use crate::browser::{document, fetch, storage};

struct Spoken {
    words: Words,
    files: Files,
    language: RwSignal<Language>,
}

thread_local! {
    // There is one language at a time, and every text needs it.
    static SPOKEN: RefCell<Option<Spoken>> = const { RefCell::new(None) };
}

/// Sets the texts that the page begins with.
pub(super) fn begin(words: Words, files: Files) {
    let language = RwSignal::new(words.language());
    SPOKEN.with_borrow_mut(|spoken| *spoken = Some(Spoken { words, files, language }));
}

fn with<T>(ask: impl FnOnce(&Spoken) -> T) -> T {
    SPOKEN.with_borrow(|spoken| ask(spoken.as_ref().expect("texts are there before pages are")))
}

/// The language of the page. Reactive callers run again when it changes.
pub(crate) fn language() -> Language {
    with(|spoken| spoken.language).get()
}

/// The path of a file of this build.
pub(crate) fn file(name: &str) -> String {
    with(|spoken| spoken.files.path(name))
}

/// A text as a function for views, which follow the language.
pub(crate) fn t(id: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
    move || say(id, &[])
}

/// A text as a signal, for components that are given one.
pub(crate) fn label(id: &'static str) -> Signal<String> {
    Signal::derive(t(id))
}

/// A text in the present language, with its arguments filled in.
pub(crate) fn say(id: &str, arguments: &[(&str, Argument<'_>)]) -> String {
    // Views that show it follow the language.
    language();
    with(|spoken| spoken.words.fill(id, arguments))
}

/// A phrase in the present language.
pub(crate) fn phrase<T>(ask: impl FnOnce(&Words) -> T) -> T {
    // Views that show it follow the language.
    language();
    with(|spoken| ask(&spoken.words))
}

/// The texts of a language, loaded.
async fn load(files: &Files, language: Language) -> Option<Words> {
    Words::read(language, fetch::get(&files.texts(language)).await.ok()?).ok()
}

/// Changes to the language of these texts.
fn change(words: Words) {
    let language = words.language();
    let signal = SPOKEN.with_borrow_mut(|spoken| {
        let spoken = spoken.as_mut().expect("texts are there before pages are");
        spoken.words = words;
        spoken.language
    });
    signal.set(language);
}

/// Loads the texts of another language and changes to it. Tells whether that worked.
pub(crate) async fn speak(language: Language) -> bool {
    let files = with(|spoken| spoken.files.clone());
    let Some(words) = load(&files, language).await else { return false };
    storage::write("language", language.tag());
    if let Some(root) = document().document_element() {
        let _set = root.set_attribute("lang", language.tag());
    }
    change(words);
    true
}

/// Speaks the language that was chosen on another page of this browser.
pub(super) fn follow_kept() {
    let kept = storage::read("language").and_then(|tag| Language::from_tag(&tag));
    if let Some(kept) = kept.filter(|kept| *kept != with(|spoken| spoken.words.language())) {
        spawn_local(async move {
            // Without its texts the page says what it said before.
            let _spoken = speak(kept).await;
        });
    }
}

/// Speaks the language of the page, for what another program draws in it with texts of its own, which are in files of this
/// name. If they can't be loaded, that program says what it said before. Tells whether it can say anything.
pub(crate) async fn follow(texts: &str, wanted: Language) -> bool {
    let spoken = || SPOKEN.with_borrow(|spoken| spoken.as_ref().map(|it| it.words.language()));
    if spoken() == Some(wanted) {
        return true;
    }
    let Ok(files) = Files::find(texts) else { return false };
    match (load(&files, wanted).await, spoken()) {
        (Some(words), None) => begin(words, files),
        (Some(words), Some(_)) => change(words),
        (None, before) => return before.is_some(),
    }
    true
}

/// Sets the English texts, for tests.
#[cfg(test)]
pub(crate) fn begin_for_tests() {
    begin(stapel_words::built_in(Language::English), Files::none());
}
