use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::app::app;
use crate::app::me::{MAX_NAME, explain};
use crate::app::settings::{Choice, Motion, Theme};
use crate::app::words::{say, t};
use crate::parts::Segments;

/// How one likes it.
#[component]
pub(crate) fn SettingsPage() -> impl IntoView {
    let app = app();
    let name = RwSignal::new(app.me.name.get_untracked());
    let saved = RwSignal::new(false);
    let save = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let name = name.get_untracked().trim().to_owned();
        spawn_local(async move {
            match app.me.rename(name).await {
                Ok(()) => {
                    saved.try_set(true);
                    app.announcer.tell(say("name-saved", &[]));
                }
                Err(failure) => app.notices.show(explain(&failure)),
            }
        });
    };
    view! {
        <section class="page narrow">
            <h1>{t("settings")}</h1>
            <form class="settings-name" on:submit=save>
                <label for="name">{t("your-name")}</label>
                <div class="row">
                    <input
                        id="name"
                        maxlength=MAX_NAME.to_string()
                        autocomplete="nickname"
                        prop:value=name
                        on:input=move |event| {
                            saved.set(false);
                            name.set(event_target_value(&event));
                        }
                    />
                    <button disabled=move || name.get().trim().is_empty()>
                        {move || if saved.get() { say("saved", &[]) } else { say("save", &[]) }}
                    </button>
                </div>
            </form>
            <Segments
                legend=Signal::derive(t("theme"))
                name="theme"
                choices=Signal::derive(|| Theme::ALL.to_vec())
                label=|theme: Theme| say(theme.label(), &[])
                chosen=app.settings.theme
            />
            <Segments
                legend=Signal::derive(t("motion"))
                name="motion"
                choices=Signal::derive(|| vec![Motion::Still, Motion::Fast, Motion::Normal, Motion::Slow])
                label=|motion: Motion| say(motion.label(), &[])
                chosen=app.settings.motion
            />
            <Switch label="sound" on=app.settings.sound/>
            <Switch label="show-steps" on=app.settings.steps/>
            <Switch label="typed-commands" on=app.settings.typed/>
        </section>
    }
}

/// Something that is on or off.
#[component]
fn Switch(label: &'static str, on: RwSignal<bool>) -> impl IntoView {
    view! {
        <label class="switch">
            <input
                type="checkbox"
                prop:checked=on
                on:change=move |event| on.set(event_target_checked(&event))
            />
            <span>{t(label)}</span>
        </label>
    }
}
