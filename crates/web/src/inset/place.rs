use js_sys::Function;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::{ANNOUNCE, NOTICE, SPEECHLESS, Told};
use crate::app::app;
use crate::app::words::t;
use crate::browser::texts::{from_js, to_js};
use crate::browser::{document, program, timer};
use crate::parts::Show;

/// How long what is needed at once has the network for itself, in milliseconds.
const WAITS: i32 = 1_500;

/// The place of something that another program draws. It loads that program, and says so if it does not arrive.
#[component]
pub(crate) fn Inset(
    program: &'static str,
    /// The id of the element that it is drawn in.
    id: &'static str,
    /// What it shows; nothing before it is known. Called again when something of it changes.
    told: Callback<(), Option<Told>>,
    /// Called with what somebody did in it.
    hear: Callback<Vec<String>>,
    /// Whether it leaves the network to what is needed at once.
    #[prop(optional)]
    waits: bool,
) -> impl IntoView {
    let app = app();
    let (is_here, has_failed) = (RwSignal::new(false), RwSignal::new(false));
    // What the inset is told by, once it is there.
    let tell = StoredValue::new_local(None::<Function>);
    let hear = move |message: JsValue| {
        let Some(said) = from_js(&message).and_then(|lists| lists.into_iter().next()) else {
            return;
        };
        let text = || said.get(1).cloned().unwrap_or_default();
        match said.first().map(String::as_str) {
            Some(NOTICE) => app.notices.show(text()),
            Some(ANNOUNCE) => app.announcer.tell(text()),
            Some(SPEECHLESS) => {
                is_here.set(false);
                has_failed.set(true);
            }
            _ => hear.run(said),
        }
    };
    let load = move || {
        if has_failed.try_set(false).is_some() {
            return;
        }
        spawn_local(async move {
            let draw = program::load(program).await;
            // Whoever closed it meanwhile does not need it.
            if tell.is_disposed() {
                return;
            }
            let hear = Closure::<dyn Fn(JsValue)>::new(hear).into_js_value();
            let place = JsValue::from(document().get_element_by_id(id));
            let drawn = draw.and_then(|draw| draw.call2(&JsValue::NULL, &place, &hear));
            let drawn = drawn.ok().and_then(|drawn| drawn.dyn_into().ok());
            has_failed.set(drawn.is_none());
            is_here.set(drawn.is_some());
            tell.set_value(drawn);
        });
    };
    // Once its place is on the page.
    Effect::new(move |_| {
        if waits {
            spawn_local(async move {
                timer::sleep(WAITS).await;
                load();
            });
        } else {
            load();
        }
    });
    Effect::new(move |before: Option<Option<Told>>| {
        let told = told.run(());
        // Before the inset is there, nothing was told.
        let before = before.flatten().filter(|_| is_here.get());
        if !is_here.get() || told == before {
            return before;
        }
        if let Some(told) = &told {
            say(tell, &to_js(told.clone()));
        }
        told
    });
    on_cleanup(move || say(tell, &JsValue::NULL));
    view! {
        <div id=id></div>
        {move || (!is_here.get() && !has_failed.get()).then(|| view! { <p class="soft waiting" role="status">{t("loading")}</p> })}
        <Show when=move || has_failed.get()>
            <p role="alert">{t("error-unreachable")}</p>
            <button type="button" class="load-again" on:click=move |_| load()>{t("try-again")}</button>
        </Show>
    }
}

/// Tells the inset something, if it is there.
fn say(tell: StoredValue<Option<Function>, LocalStorage>, message: &JsValue) {
    if let Some(tell) = tell.get_value() {
        // An inset that fails says so itself.
        let _heard = tell.call1(&JsValue::NULL, message);
    }
}
