use leptos::prelude::*;
use stapel_client::{OwnBits, Testimony};
use stapel_rules::{Seat, SeatSet};
use stapel_table::{Verified, VerifyError, verify};

use super::playback::Playback;
use crate::app::words::{count, say, t, text};
use crate::seals;

/// The result of a check.
#[derive(Clone)]
struct CheckResult {
    whole: Result<Verified, VerifyError>,
    /// Whether the fingerprint that the person noted is that of this game; `None` if they noted none.
    noted: Option<bool>,
    /// What this browser has seen of the deal itself, if it was there.
    seen: Option<Testimony>,
}

impl CheckResult {
    fn is_good(&self) -> bool {
        let witnessed = self.seen.is_none_or(Testimony::is_good);
        self.whole.is_ok() && self.noted != Some(false) && witnessed
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
        found.set(Some(playback.ask(|recording| {
            let whole = verify(recording.record(), None);
            let sealed = whole.as_ref().ok().map(|verified| verified.commitment.as_str());
            let seen = sealed.and_then(seals::find);
            CheckResult {
                seen: seen.and_then(|seen| seen.testify(recording.record())),
                noted: noted.map(|noted| verify(recording.record(), Some(noted)).is_ok()),
                whole,
            }
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
    let playback = expect_context::<Playback>();
    let outcome = match found.noted {
        _ if !good => "check-bad",
        None if !offline && found.seen.is_none() => "check-good-so-far",
        _ => "check-good",
    };
    let print = found.whole.as_ref().ok().map(|verified| verified.commitment.clone());
    let rows = move || {
        let rows = match &found.whole {
            Ok(verified) => rows(playback, verified, &found, offline, cards),
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
    playback: Playback,
    verified: &Verified,
    found: &CheckResult,
    offline: bool,
    cards: usize,
) -> Vec<(Option<bool>, String)> {
    let promise = match found.noted {
        Some(true) => Some((Some(true), "check-noted-good")),
        Some(false) => Some((Some(false), "check-noted-bad")),
        None if offline => None,
        None if found.seen.is_some() => Some((Some(true), "check-seen-good")),
        None => Some((None, "check-noted-open")),
    };
    let promise = promise.map(|(passed, id)| (passed, say(id, &[])));
    let mut rows: Vec<(Option<bool>, String)> = promise.into_iter().collect();
    rows.extend(found.seen.into_iter().flat_map(testimony));
    rows.extend(shufflers(playback, verified));
    let deal = if verified.added.is_empty() { "check-deal" } else { "check-deal-shared" };
    rows.push((Some(true), say(deal, &[("cards", count(cards))])));
    rows.push((Some(true), say("check-plays", &[("plays", count(verified.actions as u32))])));
    rows.push(if verified.finished {
        (Some(true), say("check-result", &[]))
    } else {
        (None, say("check-no-result", &[]))
    });
    rows
}

/// What became of what this browser added.
fn testimony(seen: Testimony) -> Vec<(Option<bool>, String)> {
    let own = match seen.own {
        OwnBits::None => None,
        OwnBits::Added => Some((Some(true), "check-own-good")),
        OwnBits::NotSent => Some((None, "check-own-not-sent")),
        OwnBits::LeftOut => Some((Some(false), "check-own-left-out")),
        OwnBits::Missing => Some((Some(false), "check-own-missing")),
    };
    let list =
        seen.list.map(|same| (Some(same), if same { "check-list-good" } else { "check-list-bad" }));
    own.into_iter().chain(list).map(|(passed, id)| (passed, say(id, &[]))).collect()
}

/// Who shuffled, and who did not.
fn shufflers(playback: Playback, verified: &Verified) -> Vec<(Option<bool>, String)> {
    let Verified { added, left_out, .. } = *verified;
    if added.is_empty() && left_out.is_empty() {
        return vec![(None, say("check-shuffled-alone", &[]))];
    }
    let players = playback.names.with(Vec::len) as u8;
    let nothing = |seat: &Seat| !added.contains(*seat) && !left_out.contains(*seat);
    let nothing: SeatSet = Seat::all(players).filter(nothing).collect();
    let told = [
        (Some(true), "check-shuffled", added),
        (None, "check-left-out", left_out),
        (None, "check-added-nothing", nothing),
    ];
    let told = told.into_iter().filter(|(_, _, seats)| !seats.is_empty());
    let row = |(passed, id, seats): (Option<bool>, &str, SeatSet)| {
        let names: Vec<String> = seats.iter().map(|seat| playback.name(seat)).collect();
        (passed, say(id, &[("who", text(&names.join(", ")))]))
    };
    told.map(row).collect()
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
