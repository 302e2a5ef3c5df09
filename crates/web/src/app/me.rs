//! The person's identity on the server: a guest with a name, known by a cookie.

use leptos::prelude::*;
use stapel_protocol::table::rest::{self, ErrorJson, MeJson, NameJson};
use stapel_words::phrases;

use crate::app::Notices;
use crate::app::words::{phrase, say};
use crate::browser::fetch::{self, Failure};
use crate::browser::storage;

/// The most letters of a name; the server says the same.
pub(crate) const MAX_NAME: usize = 24;

/// The person's identity.
#[derive(Clone, Copy)]
pub(crate) struct Me {
    /// The person's name; empty before one was chosen.
    pub(crate) name: RwSignal<String>,
    /// Whether this page has confirmed that the server knows the cookie.
    known: RwSignal<bool>,
    notices: Notices,
}

impl Me {
    /// The identity as this browser has kept it.
    pub(super) fn load(notices: Notices) -> Me {
        let name = RwSignal::new(storage::read("name").unwrap_or_default());
        Me { name, known: RwSignal::new(false), notices }
    }

    /// Makes sure that the server knows the person. Who is new becomes a guest, under their name or as "Guest".
    pub(crate) async fn sign_in(self) -> Result<(), Failure> {
        if self.known.get_untracked() {
            return Ok(());
        }
        if storage::read("guest").is_none() {
            return self.register().await;
        }
        match fetch::get("/api/v1/me").await {
            Ok(answer) => {
                let me: MeJson = rest::read(&answer).map_err(|_| Failure::Malformed)?;
                self.note(&me);
                Ok(())
            }
            Err(failure) if self.was_signed_out(&failure) => {
                self.notices.show(explain(&failure));
                self.sign_out();
                self.register().await
            }
            Err(Failure::Refused { status: 401, .. }) => self.register().await,
            Err(failure) => Err(failure),
        }
    }

    /// Whether a request failed because this device was signed out on another one.
    pub(crate) fn was_signed_out(self, failure: &Failure) -> bool {
        failure.code().as_deref() == Some("signed_out")
    }

    /// This device is nobody on the server any more. The name stays, for whoever begins anew.
    pub(crate) fn sign_out(self) {
        self.known.set(false);
        storage::forget("guest");
    }

    /// The guest is deleted, and so is what this browser knew of them.
    pub(crate) fn forget(self) {
        self.sign_out();
        storage::forget("name");
        self.name.set(String::new());
    }

    /// Whether this browser has been a guest of the server before.
    pub(crate) fn was_signed_in(self) -> bool {
        self.guest().is_some()
    }

    /// The last known id of the guest.
    pub(crate) fn guest(self) -> Option<String> {
        storage::read("guest")
    }

    async fn register(self) -> Result<(), Failure> {
        let name = self.name_or_guest();
        let answer = fetch::post("/api/v1/guests", &rest::write(&NameJson { name })).await?;
        let me: MeJson = rest::read(&answer).map_err(|_| Failure::Malformed)?;
        self.note(&me);
        Ok(())
    }

    /// The person's name, or the name of everyone who has not chosen one.
    pub(crate) fn name_or_guest(self) -> String {
        let name = self.name.get_untracked();
        if name.is_empty() { say("guest-name", &[]) } else { name }
    }

    /// Changes the person's name.
    pub(crate) async fn rename(self, name: String) -> Result<(), Failure> {
        // Who is new comes under this name. If that can't be, they are who they were.
        let before = self.name.get_untracked();
        if !self.was_signed_in() {
            self.name.set(name.clone());
        }
        let renamed = self.try_rename(name.clone()).await;
        match &renamed {
            Err(Failure::Refused { .. }) => self.name.set(before),
            // Without a server the name is for games on this device, and for later.
            Err(_) => {
                storage::write("name", &name);
                self.name.set(name);
            }
            Ok(()) => {}
        }
        renamed
    }

    async fn try_rename(self, name: String) -> Result<(), Failure> {
        self.sign_in().await?;
        let answer = fetch::patch("/api/v1/me", &rest::write(&NameJson { name })).await?;
        let me: MeJson = rest::read(&answer).map_err(|_| Failure::Malformed)?;
        self.note(&me);
        Ok(())
    }

    /// This browser belongs to another guest from now on.
    pub(crate) fn become_guest(self, name: String) {
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
        Failure::Malformed => say("error-nonsense", &[]),
        Failure::Refused { body, .. } => match rest::read::<ErrorJson>(body) {
            Ok(told) => phrase(|words| phrases::server_refusal(words, &told.error)),
            Err(_) => say("error-nonsense", &[]),
        },
    }
}
