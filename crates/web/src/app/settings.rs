//! The settings, which are kept in this browser.

use leptos::ev;
use leptos::prelude::*;

use super::words;
use crate::browser::{document, storage};

/// What the page looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Theme {
    System,
    Light,
    Dark,
    Contrast,
}

/// How fast cards move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Motion {
    /// Nothing moves; cards fade in and out.
    Still,
    Fast,
    Normal,
    Slow,
}

/// A setting with a few values that have names.
pub(crate) trait Choice: Copy + PartialEq + Send + Sync + 'static {
    /// All values, the default first.
    const ALL: &'static [Self];
    /// The name under which it is kept, and by which style sheets know it.
    fn name(self) -> &'static str;
    /// The id of the text that names it.
    fn label(self) -> &'static str;
}

impl Choice for Theme {
    const ALL: &'static [Theme] = &[Theme::System, Theme::Light, Theme::Dark, Theme::Contrast];

    fn name(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
            Theme::Contrast => "contrast",
        }
    }

    fn label(self) -> &'static str {
        match self {
            Theme::System => "theme-system",
            Theme::Light => "theme-light",
            Theme::Dark => "theme-dark",
            Theme::Contrast => "theme-contrast",
        }
    }
}

impl Choice for Motion {
    const ALL: &'static [Motion] = &[Motion::Normal, Motion::Still, Motion::Fast, Motion::Slow];

    fn name(self) -> &'static str {
        match self {
            Motion::Still => "still",
            Motion::Fast => "fast",
            Motion::Normal => "normal",
            Motion::Slow => "slow",
        }
    }

    fn label(self) -> &'static str {
        match self {
            Motion::Still => "motion-still",
            Motion::Fast => "motion-fast",
            Motion::Normal => "motion-normal",
            Motion::Slow => "motion-slow",
        }
    }
}

/// All settings. They take effect at once.
#[derive(Clone, Copy)]
pub(crate) struct Settings {
    pub(crate) theme: RwSignal<Theme>,
    pub(crate) motion: RwSignal<Motion>,
    pub(crate) sound: RwSignal<bool>,
    /// Whether piles always tell how many cards a play would skip.
    pub(crate) steps: RwSignal<bool>,
    /// Whether the game on the page is one of the first on this device, in which piles tell it anyway.
    pub(crate) early: RwSignal<bool>,
    /// Whether the box for typed commands is shown, and what happens is written out.
    pub(crate) typed: RwSignal<bool>,
}

impl Settings {
    /// Whether piles tell how many cards a play would skip. Reactive callers run again when it changes.
    pub(crate) fn shows_steps(&self) -> bool {
        self.steps.get() || self.early.get()
    }

    /// Lets piles tell it from now on, or not any more.
    pub(crate) fn toggle_steps(&self) {
        let shown = self.steps.get_untracked() || self.early.get_untracked();
        self.early.set(false);
        self.steps.set(!shown);
    }

    /// The settings as they were kept, or the defaults.
    pub(super) fn load() -> Settings {
        let settings = Settings {
            theme: RwSignal::new(kept("theme")),
            motion: RwSignal::new(kept("motion")),
            sound: RwSignal::new(storage::read("sound").is_some()),
            steps: RwSignal::new(storage::read("steps").is_some()),
            early: RwSignal::new(false),
            typed: RwSignal::new(storage::read("typed").is_some()),
        };
        keep(settings.theme, "theme");
        keep(settings.motion, "motion");
        keep_switch(settings.sound, "sound");
        keep_switch(settings.steps, "steps");
        keep_switch(settings.typed, "typed");
        settings.follow();
        settings
    }

    /// Follows what is changed on another page of this browser, also while this one lay in the browser's cache.
    fn follow(self) {
        let look = move || {
            follow(self.theme, kept("theme"));
            follow(self.motion, kept("motion"));
            for (signal, name) in
                [(self.sound, "sound"), (self.steps, "steps"), (self.typed, "typed")]
            {
                follow(signal, storage::read(name).is_some());
            }
            words::follow_kept();
        };
        StoredValue::new_local(storage::watch(look));
        let handle = window_event_listener(ev::pageshow, move |_| look());
        on_cleanup(move || handle.remove());
    }
}

/// Gives a setting the value that is kept, if it has another one.
fn follow<T: PartialEq + Send + Sync + 'static>(signal: RwSignal<T>, kept: T) {
    if signal.with_untracked(|value| *value != kept) {
        signal.set(kept);
    }
}

/// How many games on a device count as the first ones.
const FIRST_GAMES: usize = 3;

/// Whether a game is one of the first that somebody plays on this device, wherever its table is.
pub(crate) fn is_early(game: &str) -> bool {
    let mut kept = storage::read("first-games").unwrap_or_default();
    if kept.lines().any(|known| known == game) {
        return true;
    }
    let early = kept.lines().count() < FIRST_GAMES;
    if early {
        kept.push_str(game);
        kept.push('\n');
        storage::write("first-games", &kept);
    }
    early
}

/// The value that was kept, or the default.
fn kept<T: Choice>(name: &str) -> T {
    let kept = storage::read(name);
    let found = T::ALL.iter().find(|value| kept.as_deref() == Some(value.name()));
    *found.unwrap_or(&T::ALL[0])
}

/// Keeps a value. The default is not kept, so that a new default reaches those who never chose.
fn store<T: Choice>(name: &str, value: T) {
    if value == T::ALL[0] {
        storage::forget(name);
    } else {
        storage::write(name, value.name());
    }
}

/// Keeps a setting whenever it changes, and tells the style sheets of it.
fn keep<T: Choice>(signal: RwSignal<T>, name: &'static str) {
    Effect::new(move |_| {
        let value = signal.get();
        store(name, value);
        let Some(root) = document().document_element() else { return };
        let attribute = format!("data-{name}");
        // Where nothing can be kept, it is still chosen.
        let _set = if value == T::ALL[0] {
            root.remove_attribute(&attribute)
        } else {
            root.set_attribute(&attribute, value.name())
        };
    });
}

fn keep_switch(signal: RwSignal<bool>, name: &'static str) {
    Effect::new(move |_| {
        if signal.get() {
            storage::write(name, "on");
        } else {
            storage::forget(name);
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn assert_kept<T: Choice + std::fmt::Debug>(name: &str) {
        for &value in T::ALL {
            store(name, value);
            assert_eq!(kept::<T>(name), value);
        }
        store(name, T::ALL[0]);
        assert_eq!(storage::read(name), None, "the usual one is not kept");
        storage::write(name, "of another version");
        assert_eq!(kept::<T>(name), T::ALL[0]);
    }

    #[test]
    fn a_choice_is_read_as_it_was_kept_and_whatever_else_is_kept_is_the_usual_one() {
        assert_kept::<Theme>("theme");
        assert_kept::<Motion>("motion");
    }

    #[test]
    fn the_first_three_games_of_a_device_are_early_also_when_they_are_opened_again() {
        for game in ["a 1", "a 2", "a 1", "b 1", "a 2"] {
            assert!(is_early(game), "{game}");
        }
        assert!(!is_early("b 2"));
        assert!(is_early("b 1"));
    }

    #[test]
    fn the_script_that_begins_finds_theme_and_motion_where_they_are_kept() {
        let boot = include_str!("../../shell/boot.js");
        assert!(boot.contains("localStorage.getItem(\"stapel.\" + name)"), "it reads elsewhere");
        assert!(boot.contains("[\"theme\", \"motion\"]"), "it reads something else");
        store("theme", Theme::Dark);
        assert_eq!(storage::backend::get("stapel.theme").as_deref(), Some("dark"));
    }
}
