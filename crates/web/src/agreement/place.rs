use js_sys::Function;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::FORM;
use super::agreed::Agreed;
use super::message::{FromForm, ToForm};
use crate::app::app;
use crate::app::words::t;
use crate::browser::{document, program};
use crate::parts::Show;

/// The place of the form, which is in a program of its own: most people never look at it, so nobody loads it before.
#[component]
pub(crate) fn AgreementForm(
    agreed: Agreed,
    /// The id of the element that the form is drawn in.
    id: &'static str,
) -> impl IntoView {
    let app = app();
    let (is_here, has_failed) = (RwSignal::new(false), RwSignal::new(false));
    // What the form is told by, once it is there.
    let tell = StoredValue::new_local(None::<Function>);
    let hear = move |message: JsValue| match FromForm::from_js(&message) {
        Some(FromForm::Change(agreement)) => agreed.change.run(agreement),
        Some(FromForm::Reset) => {
            if let Some(reset) = agreed.reset {
                reset.run(());
            }
        }
        Some(FromForm::Notice(text)) => app.notices.show(text),
        Some(FromForm::Announce(text)) => app.announcer.tell(text),
        Some(FromForm::Speechless) => {
            is_here.set(false);
            has_failed.set(true);
        }
        None => {}
    };
    let load = move || {
        has_failed.set(false);
        spawn_local(async move {
            let draw = program::load(FORM).await;
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
    Effect::new(move |_| load());
    Effect::new(move |before: Option<Option<ToForm>>| {
        let told = agreed.told.run(());
        // Before the form is there, nothing was told.
        let before = before.flatten().filter(|_| is_here.get());
        if !is_here.get() || told == before {
            return before;
        }
        if let Some(told) = &told {
            say(tell, &told.to_js());
        }
        told
    });
    on_cleanup(move || say(tell, &JsValue::NULL));
    view! {
        <div id=id></div>
        {move || (!is_here.get() && !has_failed.get()).then(|| view! { <p class="soft waiting" role="status">{t("loading")}</p> })}
        <Show when=move || has_failed.get()>
            <p role="alert">{t("error-unreachable")}</p>
            <button type="button" class="form-again" on:click=move |_| load()>{t("try-again")}</button>
        </Show>
    }
}

/// Tells the form something, if it is there.
fn say(tell: StoredValue<Option<Function>, LocalStorage>, message: &JsValue) {
    if let Some(tell) = tell.get_value() {
        // A form that fails says so itself.
        let _heard = tell.call1(&JsValue::NULL, message);
    }
}
