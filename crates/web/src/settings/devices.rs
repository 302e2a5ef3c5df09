use leptos::prelude::*;
use stapel_protocol::table::rest::{self, DeviceJson, DeviceKindJson, DevicesJson};
use wasm_bindgen_futures::spawn_local;

use crate::app::dates::day;
use crate::app::me::explain;
use crate::app::words::{say, t, text};
use crate::app::{App, app};
use crate::browser::fetch::{self, Failure};
use crate::parts::Show;

/// The devices and programs that are this guest, each with a button that signs it out.
#[component]
pub(crate) fn Devices() -> impl IntoView {
    let app = app();
    let devices = RwSignal::new(Vec::<DeviceJson>::new());
    // Who has not been on the server yet has none there, and whoever becomes another guest has others.
    Effect::new(move |_| {
        app.me.name.track();
        spawn_local(async move { load(app, devices).await });
    });
    let others = move || devices.with(|devices| devices.iter().any(|device| !device.current));
    let revoke_others = move |_| {
        spawn_local(async move {
            match fetch::delete("/api/v1/me/devices").await {
                Ok(_) => {
                    app.notices.show(say("devices-revoked", &[]));
                    load(app, devices).await;
                }
                Err(failure) => fail(app, &failure),
            }
        });
    };
    view! {
        <Show when=move || devices.with(|devices| !devices.is_empty())>
            <section class="devices" aria-labelledby="devices-title">
                <h2 id="devices-title">{t("devices-title")}</h2>
                <p class="small soft">{t("devices-text")}</p>
                <ul class="device-rows">
                    <For each=move || devices.get() key=|device| device.id.clone() let(device)>
                        <DeviceRow device devices/>
                    </For>
                </ul>
                <Show when=others>
                    <button id="revoke-others" on:click=revoke_others>{t("device-revoke-others")}</button>
                </Show>
            </section>
        </Show>
    }
}

/// One of them.
#[component]
fn DeviceRow(device: DeviceJson, devices: RwSignal<Vec<DeviceJson>>) -> impl IntoView {
    let app = app();
    let device = StoredValue::new(device);
    let name = move || device.with_value(called);
    let revoke = move |_| {
        let (id, name) = (device.with_value(|device| device.id.clone()), name());
        spawn_local(async move {
            match fetch::delete(&format!("/api/v1/me/devices/{id}")).await {
                Ok(_) => {
                    app.notices.show(say("device-revoked", &[("device", text(&name))]));
                    load(app, devices).await;
                }
                Err(failure) => fail(app, &failure),
            }
        });
    };
    let used = device.with_value(|device| device.used);
    let is_current = device.with_value(|device| device.current);
    view! {
        <li class="device-row" class:current=is_current>
            <div>
                <p class="device-name">{name}</p>
                <p class="small soft">
                    {move || if is_current {
                        say("device-this", &[])
                    } else {
                        say("device-used", &[("day", text(&day(used)))])
                    }}
                </p>
            </div>
            {(!is_current)
                .then(|| {
                    let label = move || say("device-revoke-one", &[("device", text(&name()))]);
                    view! {
                        <button class="device-revoke" aria-label=label on:click=revoke>{t("device-revoke")}</button>
                    }
                })}
        </li>
    }
}

/// What a device is called.
fn called(device: &DeviceJson) -> String {
    match device.kind {
        DeviceKindJson::Program => say("device-program", &[("name", text(&device.label))]),
        DeviceKindJson::Browser if matches!(device.label.as_str(), "" | "?") => {
            say("device-unknown", &[])
        }
        DeviceKindJson::Browser => device.label.clone(),
    }
}

/// Asks the server which there are.
async fn load(app: App, devices: RwSignal<Vec<DeviceJson>>) {
    let listed = if app.me.was_signed_in() {
        fetch::get("/api/v1/me/devices")
            .await
            .and_then(|answer| rest::read::<DevicesJson>(&answer).map_err(|_| Failure::Malformed))
    } else {
        Ok(DevicesJson { devices: Vec::new() })
    };
    match listed {
        Ok(DevicesJson { devices: listed }) => {
            devices.try_set(listed);
        }
        // Without a server there is no list, and nothing to complain about.
        Err(Failure::Unreachable | Failure::Malformed) => {}
        Err(failure) => {
            devices.try_set(Vec::new());
            fail(app, &failure);
        }
    }
}

fn fail(app: App, failure: &Failure) {
    if app.me.was_signed_out(failure) {
        app.me.sign_out();
    }
    // A guest whom the server has forgotten is a new one next time, and need not hear of it here.
    if failure.code().as_deref() != Some("no_guest") {
        app.notices.show(explain(failure));
    }
}
