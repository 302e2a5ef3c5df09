use leptos::prelude::*;
use stapel_client::screen::Who;

use crate::app::app;
use crate::app::route::table_address;
use crate::app::words::{language, say, t};
use crate::browser::{can_share, origin, share};
use crate::inset::Inset;
use crate::parts::CopyButton;
use crate::table::around::{AROUND, Around};
use crate::table::live::{Live, Place};

/// The link that brings friends to the table, to hand on, to copy or to photograph.
#[component]
pub(crate) fn Invite() -> impl IntoView {
    let live = expect_context::<Live>();
    let notices = app().notices;
    let Place::Server(id) = live.place() else { return None };
    let link = Memo::new(move |_| {
        let game = live.ask(|session| session.table_screen().map(|table| table.agreed));
        game.map(|game| format!("{}{}", origin(), table_address(&id, game))).unwrap_or_default()
    });
    let told = Callback::new(move |()| Some(Around::Invite(link.get()).to_texts(language())));
    let is_full = Memo::new(move |_| {
        live.ask(|session| session.seat_screens().iter().all(|seat| seat.who != Who::Empty))
    });
    let select = move |event: web_sys::FocusEvent| {
        event_target::<web_sys::HtmlInputElement>(&event).select();
    };
    Some(view! {
        <section class="invite" aria-labelledby="invite-title">
            <div class="invite-picture">
                <Inset program=AROUND id="invite-picture" told hear=Callback::new(|_| {}) waits=true/>
            </div>
            <div>
                <h3 id="invite-title">{t("invite")}</h3>
                <p class="small soft">
                    {move || say(if is_full.get() { "invite-text-full" } else { "invite-text" }, &[])}
                </p>
                <input
                    id="invite-link"
                    readonly
                    aria-label=t("invite")
                    value=link
                    on:focus=select
                />
                <div class="row">
                    {can_share().then(|| view! {
                        <button type="button" class="primary" id="share" on:click=move |_| share(&link.get_untracked())>
                            {t("share")}
                        </button>
                    })}
                    <CopyButton text=link label="copy-link" tell=move |text| notices.show(text)/>
                </div>
            </div>
        </section>
    })
}
