use js_sys::{Promise, Reflect};
use stapel_words::{Language, Words};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

use crate::JsResult;

/// What `shell/boot.js` has prepared while the program was loading.
pub(crate) struct Boot {
    pub(crate) words: Words,
    pub(crate) files: Files,
}

/// Where the files of this build are, by name.
#[derive(Clone)]
pub(crate) struct Files {
    paths: JsValue,
    /// The first part of the names of the text files that this program needs: `words`, `table`, `study` or `agreement`.
    texts: String,
}

impl Files {
    /// No files, for tests.
    #[cfg(test)]
    pub(super) fn none() -> Files {
        Files { paths: JsValue::NULL, texts: String::new() }
    }

    /// All files of this build, for a program whose texts are in files of this name.
    pub(super) fn find(texts: &str) -> JsResult<Files> {
        let paths = Reflect::get(&prepared()?, &JsValue::from_str("files"))?;
        Ok(Files { paths, texts: texts.to_owned() })
    }

    /// The path of a file such as `rules.de.extreme.html`.
    pub(crate) fn path(&self, name: &str) -> String {
        let path = Reflect::get(&self.paths, &JsValue::from_str(name)).ok();
        path.and_then(|path| path.as_string()).unwrap_or_default()
    }

    /// The path of the texts of a language.
    pub(crate) fn texts(&self, language: Language) -> String {
        self.path(&format!("{}.{language}.txt", self.texts))
    }
}

/// What `shell/boot.js` leaves to programs.
fn prepared() -> JsResult<JsValue> {
    Reflect::get(&js_sys::global(), &JsValue::from_str("stapel"))
}

impl Boot {
    /// Waits until everything is loaded.
    pub(crate) async fn load() -> JsResult<Boot> {
        let prepared = prepared()?;
        let get = |name: &str| Reflect::get(&prepared, &JsValue::from_str(name));
        let language = get("language")?.as_string().unwrap_or_default();
        let language = Language::choose([language.as_str()]);
        let text = JsFuture::from(get("words")?.dyn_into::<Promise>()?).await?;
        let words = Words::read(language, text.as_string().unwrap_or_default());
        let words = words.map_err(|error| JsValue::from_str(&error.to_string()))?;
        let texts = get("texts")?.as_string().unwrap_or_default();
        Ok(Boot { words, files: Files { paths: get("files")?, texts } })
    }
}
