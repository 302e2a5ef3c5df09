use leptos::prelude::*;
use stapel_client::replay::Recording;
use stapel_table::SeedText;

use super::actions::Actions;
use super::check::Check;
use super::keys::{self, KeyList};
use super::load::LoadedGame;
use super::moments::Moments;
use super::perspective::PerspectiveBar;
use super::playback::Playback;
use super::review::{ReviewPlace, own_seat};
use super::steps::Steps;
use super::texts;
use super::what_if::{LINK, WhatIfPanel};
use crate::agreement::listed_line;
use crate::app::app;
use crate::app::words::{count, language, say, t};
use crate::games;
use crate::offline::branch;

/// A finished game that was loaded.
#[component]
pub(super) fn Viewer(
    kept: LoadedGame,
    /// The id of the game in its address.
    id: String,
) -> impl IntoView {
    let playback = Playback::new(&kept);
    provide_context(playback);
    let what_if = RwSignal::new(None);
    // What a link carries has no id of its own. Its text stands for it.
    let of = match id.as_str() {
        LINK => playback
            .ask(|recording| SeedText::from_text(&recording.record().to_string()).commitment()),
        _ => id.clone(),
    };
    let me = own_seat(&kept.json.summary, app().me.guest().as_deref());
    keys::listen(playback, what_if);
    let origin = branch::origin(&id);
    let summary = kept.json.summary;
    let agreed = playback.ask(Recording::agreement);
    let (game, players) = playback.ask(|recording| (recording.kind(), recording.players()));
    let outcome = move || texts::outcome(playback, playback.ask(Recording::outcome));
    let finished = summary.finished;
    let (takebacks, hints) = playback.ask(|recording| {
        let record = recording.record();
        (record.takebacks, record.hints)
    });
    view! {
        <div class="replay">
            <header class="replay-head">
                <h1>{listed_line(agreed)}</h1>
                <p>
                    <strong>{outcome}</strong>
                    {(finished > 0).then_some(" · ")}
                    <span class="soft">{move || (finished > 0).then(|| day(finished))}</span>
                    {(takebacks > 0)
                        .then(|| {
                            view! {
                                " · "
                                <span id="takebacks">
                                    {move || say("replay-takebacks", &[("plays", count(takebacks))])}
                                </span>
                            }
                        })}
                    {(hints > 0)
                        .then(|| {
                            view! {
                                " · "
                                <span id="hints">{move || say("replay-hints", &[("hints", count(hints))])}</span>
                            }
                        })}
                </p>
                {origin
                    .map(|(back, name)| {
                        view! {
                            <p class="tried-in">
                                {name} " · " <a id="what-if-back" href=back>{t("what-if-back")}</a>
                            </p>
                        }
                    })}
                <PerspectiveBar/>
            </header>
            <section class="replay-game" aria-label=t("board")>
                {games::replay(game)}
            </section>
            <Steps/>
            <aside class="replay-side">
                <ReviewPlace of=of.clone() record=kept.json.record.clone() me what_if/>
                <WhatIfPanel of from=what_if/>
                <Moments/>
                // Nobody promised anything of a deal that goes on from another game.
                {(!kept.json.commitment.is_empty())
                    .then(|| view! { <Check offline=summary.offline cards=kept.cards/> })}
                <Actions
                    game
                    players
                    text=kept.json.record
                    file=format!("{}-{}.txt", game.name(), summary.id)
                    only_here=kept.only_here
                />
                <KeyList/>
            </aside>
        </div>
    }
}

/// The date of a time, in the language of the page.
fn day(time: i64) -> String {
    let date = js_sys::Date::new(&wasm_bindgen::JsValue::from_f64(time as f64));
    let options = js_sys::Object::new();
    let medium = wasm_bindgen::JsValue::from_str("medium");
    let _set = js_sys::Reflect::set(&options, &"dateStyle".into(), &medium);
    date.to_locale_date_string(language().tag(), &options).into()
}
