use leptos::prelude::*;
use stapel_table::{Verified, VerifyError, verify};

use super::playback::Playback;
use crate::app::words::{count, say, t, text};

/// The result of a check.
#[derive(Clone)]
struct CheckResult {
    whole: Result<Verified, VerifyError>,
    /// Whether the fingerprint that the person noted is that of this game; `None` if they noted none.
    noted: Option<bool>,
}

impl CheckResult {
    fn is_good(&self) -> bool {
        self.whole.is_ok() && self.noted != Some(false)
    }
}

/// Checks the shuffle and every play, here in the browser, and says what that proves and what not.
#[component]
pub(super) fn Check(
    /// Whether the game was played without a server.
    offline: bool,
    /// How many cards were dealt.
    cards: usize,
) -> impl IntoView {
    let playback = expect_context::<Playback>();
    let noted = RwSignal::new(String::new());
    let found = RwSignal::new(None::<CheckResult>);
    let check = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let noted = noted.get_untracked();
        let noted = Some(noted.trim()).filter(|noted| !noted.is_empty());
        found.set(Some(playback.ask(|recording| CheckResult {
            whole: verify(recording.record(), None),
            noted: noted.map(|noted| verify(recording.record(), Some(noted)).is_ok()),
        })));
    };
    let intro = if offline { "check-intro-offline" } else { "check-intro" };
    view! {
        <section class="side-part check" aria-labelledby="check-title">
            <h2 id="check-title">{t("check-title")}</h2>
            <p class="small">{t(intro)}</p>
            <form on:submit=check>
                {(!offline)
                    .then(|| {
                        view! {
                            <label class="small" for="noted">{t("check-noted")}</label>
                            <input
                                id="noted"
                                autocomplete="off"
                                spellcheck="false"
                                placeholder=t("check-noted-none")
                                prop:value=noted
                                on:input=move |event| noted.set(event_target_value(&event))
                            />
                        }
                    })}
                <button id="check-now">{t("check-now")}</button>
            </form>
            <div role="status">
                {move || found.get().map(|found| view! { <Outcome found offline cards/> })}
            </div>
        </section>
    }
}

/// What was checked, and what came out.
#[component]
fn Outcome(found: CheckResult, offline: bool, cards: usize) -> impl IntoView {
    let good = found.is_good();
    let outcome = match found.noted {
        _ if !good => "check-bad",
        None if !offline => "check-good-so-far",
        _ => "check-good",
    };
    let print = found.whole.as_ref().ok().map(|verified| verified.commitment.clone());
    let rows = move || {
        let rows = match &found.whole {
            Ok(verified) => rows(verified, found.noted, offline, cards),
            Err(error) => vec![(Some(false), error_text(error))],
        };
        rows.into_iter().map(|(passed, line)| row(passed, line)).collect_view()
    };
    view! {
        <p class="check-outcome" class:good=good>
            <strong>{t(outcome)}</strong>
        </p>
        <ul class="checks small">{rows}</ul>
        {print
            .map(|print| {
                view! { <p class="small">{t("check-print")}<code class="print">{print}</code></p> }
            })}
        <p class="small soft">{t(if offline { "check-limits-offline" } else { "check-limits" })}</p>
    }
}

/// Something that was checked: passed, failed, or left open.
fn row(passed: Option<bool>, line: String) -> impl IntoView {
    let (class, sign) = match passed {
        Some(true) => ("passed", "✓"),
        Some(false) => ("failed", "✗"),
        None => ("open", "?"),
    };
    view! { <li class=class><span aria-hidden="true">{sign}</span><span>{line}</span></li> }
}

fn rows(
    verified: &Verified,
    noted: Option<bool>,
    offline: bool,
    cards: usize,
) -> Vec<(Option<bool>, String)> {
    let promise = match noted {
        Some(true) => Some((Some(true), "check-noted-good")),
        Some(false) => Some((Some(false), "check-noted-bad")),
        None if offline => None,
        None => Some((None, "check-noted-open")),
    };
    let promise = promise.map(|(passed, id)| (passed, say(id, &[])));
    let mut rows: Vec<(Option<bool>, String)> = promise.into_iter().collect();
    rows.push((Some(true), say("check-deal", &[("cards", count(cards))])));
    rows.push((Some(true), say("check-plays", &[("plays", count(verified.actions as u32))])));
    rows.push(if verified.finished {
        (Some(true), say("check-result", &[]))
    } else {
        (None, say("check-no-result", &[]))
    });
    rows
}

fn error_text(error: &VerifyError) -> String {
    let id = match error {
        VerifyError::NoSeed => "check-no-seed",
        VerifyError::Deal(_) => "check-bad-deal",
        VerifyError::Replay(_) => "check-bad-play",
        VerifyError::Commitment { .. } => "check-noted-bad",
    };
    say(id, &[("reason", text(&error.to_string()))])
}
