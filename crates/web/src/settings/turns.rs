//! Being told of one's turn on this device, also with the page closed. Nobody is asked before they press a button here.

use js_sys::Reflect;
use leptos::prelude::*;
use stapel_protocol::table::rest::{self, NewPushJson, PushJson};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    Notification, NotificationPermission, PushSubscription, PushSubscriptionOptionsInit,
    ServiceWorkerRegistration,
};

use crate::JsResult;
use crate::app::me::explain;
use crate::app::words::{language, say, t};
use crate::app::{App, app};
use crate::browser::fetch::{self, Failure};
use crate::browser::{storage, window};
use crate::parts::Show;

/// Where is kept that this device is to be told; `shell/boot.js` reads it.
const KEPT: &str = "turns";

/// The address of what the server knows of this device.
const PATH: &str = "/api/v1/me/push";

/// How it stands on this device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    /// This browser shows no notifications.
    Unsupported,
    /// It shows them only for pages that were added to the home screen.
    ToInstall,
    /// The person has forbidden it, and only they can allow it again.
    Denied,
    Off,
    On,
    /// The server tells nobody, so that only open pages do.
    OnWhileOpen,
}

/// Why this device is not told by the server.
enum Trouble {
    /// The server can't be reached, or refuses.
    Server(Failure),
    /// The browser has no push service, or can't reach it.
    Browser,
}

/// What a browser has of an interface.
fn has(object: &JsValue, name: &str) -> bool {
    Reflect::has(object, &JsValue::from_str(name)).unwrap_or(false)
}

/// How it stands, as far as this browser knows.
fn state() -> State {
    let (window, navigator) = (window(), window().navigator());
    if !has(&window, "Notification") || !has(&navigator, "serviceWorker") {
        // Only there the property exists, and is false for a page in a tab.
        let standalone = Reflect::get(&navigator, &JsValue::from_str("standalone"));
        let in_a_tab = standalone.is_ok_and(|standalone| standalone == JsValue::FALSE);
        return if in_a_tab { State::ToInstall } else { State::Unsupported };
    }
    match Notification::permission() {
        NotificationPermission::Denied => State::Denied,
        NotificationPermission::Granted if storage::read(KEPT).is_some() => State::On,
        _ => State::Off,
    }
}

/// The part of the settings that allows and withdraws it.
#[component]
pub(crate) fn TurnNotices() -> impl IntoView {
    let app = app();
    let (now, busy) = (RwSignal::new(state()), RwSignal::new(false));
    let settle = move |state: State| {
        now.try_set(state);
        busy.try_set(false);
    };
    // Whoever deletes themselves withdraws this, too.
    let name = Memo::new(move |_| app.me.name.get());
    Effect::new(move |before: Option<()>| {
        name.track();
        if before.is_some() {
            now.set(state());
        }
    });
    // The server may have forgotten this device since, or this browser may have another address.
    if state() == State::On {
        busy.set(true);
        spawn_local(async move { settle(outcome(app, subscribe(app).await)) });
    }
    let allow = move |_| {
        busy.set(true);
        spawn_local(async move {
            if !ask().await {
                return settle(state());
            }
            storage::write(KEPT, "on");
            settle(outcome(app, subscribe(app).await));
        });
    };
    let stop = move |_| {
        busy.set(true);
        spawn_local(async move {
            forget().await;
            if let Err(failure) = fetch::delete(PATH).await {
                app.notices.show(explain(&failure));
            }
            settle(state());
        });
    };
    let text = move || match now.get() {
        State::Unsupported => "turns-unsupported",
        State::ToInstall => "turns-install",
        State::Denied => "turns-denied",
        State::Off => "turns-text",
        State::On => "turns-on",
        State::OnWhileOpen => "turns-on-while-open",
    };
    let is_on = move || matches!(now.get(), State::On | State::OnWhileOpen);
    view! {
        <section class="turns" aria-labelledby="turns-title">
            <h2 id="turns-title">{t("turns-title")}</h2>
            <p class="small soft" role="status">{move || say(text(), &[])}</p>
            <Show when=move || now.get() == State::Off>
                <button id="turns-allow" disabled=busy on:click=allow>{t("turns-allow")}</button>
            </Show>
            <Show when=is_on>
                <button id="turns-stop" disabled=busy on:click=stop>{t("turns-stop")}</button>
            </Show>
        </section>
    }
}

/// How it stands once this device has subscribed. What went wrong is shown.
fn outcome(app: App, subscribed: Result<bool, Trouble>) -> State {
    let trouble = match subscribed {
        Ok(true) => return State::On,
        Ok(false) => return State::OnWhileOpen,
        Err(trouble) => trouble,
    };
    app.notices.show(match trouble {
        Trouble::Server(failure) => explain(&failure),
        Trouble::Browser => say("turns-no-service", &[]),
    });
    // Open pages can tell it all the same.
    State::OnWhileOpen
}

/// Asks the person, as the browser does it. It does so once, and remembers the answer.
async fn ask() -> bool {
    let Ok(asked) = Notification::request_permission() else { return false };
    let answer = JsFuture::from(asked).await;
    answer.is_ok_and(|answer| answer.as_string().as_deref() == Some("granted"))
}

/// This browser belongs to another guest now: if it was told of turns, it is from now on told of theirs.
pub(super) async fn renew(app: App) {
    if state() == State::On {
        // If it can't be done now, the settings do it when they are opened.
        let _later = subscribe(app).await;
    }
}

/// Lets the server tell this device; false if it tells nobody.
async fn subscribe(app: App) -> Result<bool, Trouble> {
    app.me.sign_in().await.map_err(Trouble::Server)?;
    let answer = fetch::get(PATH).await.map_err(Trouble::Server)?;
    let read = rest::read(&answer).map_err(|_| Trouble::Server(Failure::Malformed));
    let PushJson { key, .. } = read?;
    let Some(key) = key else { return Ok(false) };
    let told = told_at(&key).await.map_err(|_| Trouble::Browser)?;
    fetch::put(PATH, &rest::write(&told)).await.map_err(Trouble::Server)?;
    Ok(true)
}

/// Nothing in this browser is told any more. The server has to be told on its own.
pub(super) async fn forget() {
    if storage::read(KEPT).is_none() {
        return;
    }
    storage::forget(KEPT);
    if let Ok(Some(subscription)) = present().await
        && let Ok(ended) = subscription.unsubscribe()
    {
        // If the push service can't be told, it finds out when something comes.
        let _ended = JsFuture::from(ended).await;
    }
}

async fn worker() -> JsResult<ServiceWorkerRegistration> {
    let workers = window().navigator().service_worker();
    JsFuture::from(workers.register("/service-worker.js")).await?;
    JsFuture::from(workers.ready()?).await?.dyn_into()
}

/// The subscription that this browser has.
async fn present() -> JsResult<Option<PushSubscription>> {
    let manager = worker().await?.push_manager()?;
    let found = JsFuture::from(manager.get_subscription()?).await?;
    Ok(found.dyn_into().ok())
}

/// Where this browser is told something that is signed with this key.
async fn told_at(key: &str) -> JsResult<NewPushJson> {
    let manager = worker().await?.push_manager()?;
    let options = PushSubscriptionOptionsInit::new();
    options.set_user_visible_only(true);
    options.set_application_server_key(&JsValue::from_str(key));
    let subscribed = match JsFuture::from(manager.subscribe_with_options(&options)?).await {
        Ok(subscribed) => subscribed,
        // The server has other keys than it had: what was subscribed for the old ones can't be told any more.
        Err(error) => {
            let Some(old) = present().await? else { return Err(error) };
            JsFuture::from(old.unsubscribe()?).await?;
            JsFuture::from(manager.subscribe_with_options(&options)?).await?
        }
    };
    let subscription: PushSubscription = subscribed.dyn_into()?;
    let json = subscription.to_json()?;
    let keys = Reflect::get(&json, &JsValue::from_str("keys"))?;
    let text = |name: &str| {
        let value = Reflect::get(&keys, &JsValue::from_str(name))?;
        value.as_string().ok_or(JsValue::NULL)
    };
    Ok(NewPushJson {
        endpoint: subscription.endpoint(),
        p256dh: text("p256dh")?,
        auth: text("auth")?,
        language: untrack(language).tag().to_owned(),
    })
}
