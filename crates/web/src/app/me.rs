//! Who one is to the server: a guest with a name, known by a cookie.

use leptos::prelude::*;
use stapel_protocol::table::rest::{self, ErrorJson, MeJson, NameJson};
use stapel_words::phrases;

use crate::app::words::{phrase, say};
use crate::browser::fetch::{self, Failure};
use crate::browser::storage;

/// The most letters of a name; the server says the same.
pub(crate) const MAX_NAME: u32 = 24;

/// Who one is.
#[derive(Clone, Copy)]
pub(crate) struct Me {
    /// What one is called; empty before a name was chosen.
    pub(crate) name: RwSignal<String>,
    /// Whether the server knows one, as far as is known.
    known: RwSignal<bool>,
}

impl Me {
    /// As this browser remembers it.
    pub(super) fn load() -> Me {
        let name = RwSignal::new(storage::read("name").unwrap_or_default());
        Me { name, known: RwSignal::new(false) }
    }

    /// Makes sure that the server knows one, under this name or a made-up one.
    pub(crate) async fn introduce(self) -> Result<(), Failure> {
        if self.known.get_untracked() {
            return Ok(());
        }
        if storage::read("guest").is_none() {
            return self.register().await;
        }
        match fetch::get("/api/v1/me").await {
            Ok(answer) => {
                let me: MeJson = rest::read(&answer).map_err(|_| Failure::Nonsense)?;
                self.note(&me);
                Ok(())
            }
            Err(Failure::Refused { status: 401, .. }) => self.register().await,
            Err(failure) => Err(failure),
        }
    }

    /// Whether this browser was introduced to the server before.
    pub(crate) fn was_here(self) -> bool {
        self.guest().is_some()
    }

    /// The id under which the server knew this browser last.
    pub(crate) fn guest(self) -> Option<String> {
        storage::read("guest")
    }

    async fn register(self) -> Result<(), Failure> {
        let name = self.name_or_guest();
        let answer = fetch::post("/api/v1/guests", &rest::write(&NameJson { name })).await?;
        let me: MeJson = rest::read(&answer).map_err(|_| Failure::Nonsense)?;
        self.note(&me);
        Ok(())
    }

    /// What one is called, or what everyone is before they chose.
    pub(crate) fn name_or_guest(self) -> String {
        let name = self.name.get_untracked();
        if name.is_empty() { say("guest-name", &[]) } else { name }
    }

    /// Takes a name.
    pub(crate) async fn rename(self, name: String) -> Result<(), Failure> {
        storage::write("name", &name);
        self.name.set(name.clone());
        self.introduce().await?;
        let answer = fetch::patch("/api/v1/me", &rest::write(&NameJson { name })).await?;
        let me: MeJson = rest::read(&answer).map_err(|_| Failure::Nonsense)?;
        self.note(&me);
        Ok(())
    }

    /// This device is somebody else from now on.
    pub(crate) fn became(self, name: String) {
        self.known.set(false);
        storage::write("guest", "");
        storage::write("name", &name);
        self.name.set(name);
    }

    fn note(self, me: &MeJson) {
        self.known.set(true);
        storage::write("guest", &me.id);
        storage::write("name", &me.name);
        self.name.set(me.name.clone());
    }
}

/// A failure in words.
pub(crate) fn explain(failure: &Failure) -> String {
    match failure {
        Failure::Unreachable => say("error-unreachable", &[]),
        Failure::Nonsense => say("error-nonsense", &[]),
        Failure::Refused { body, .. } => match rest::read::<ErrorJson>(body) {
            Ok(told) => phrase(|words| phrases::server_refusal(words, &told.error)),
            Err(_) => say("error-nonsense", &[]),
        },
    }
}
