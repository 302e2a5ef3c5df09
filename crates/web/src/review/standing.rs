use leptos::prelude::*;
use stapel_protocol::review::ChancesJson;

use super::session::{Review, Standing};
use super::words::points;
use crate::app::words::{count, say, t, text};
use crate::parts::Show;

/// How far the review has come, and what it says of the game as a whole.
#[component]
pub(super) fn StandingLine() -> impl IntoView {
    let review = expect_context::<Review>();
    let is = move |standing: Standing| review.standing.get() == standing;
    let done = move || review.ask(|reviewed| reviewed.review().turns.len()).unwrap_or_default();
    let of_all =
        move |id: &str| say(id, &[("done", count(done())), ("all", count(review.turns.get()))]);
    view! {
        <div class="review-standing" data-standing=move || review.standing.get().name() data-busy=move || review.busy.get().to_string()>
            <Show when=move || is(Standing::Reading)>
                <p role="status">{t("review-reading")}</p>
            </Show>
            <Show when=move || is(Standing::Running)>
                <div class="review-progress">
                    <progress
                        aria-label=t("review-title")
                        max=move || review.turns.get().max(1).to_string()
                        value=move || done().to_string()
                    ></progress>
                    <span class="small">{move || of_all("review-running")}</span>
                    <button id="review-stop" on:click=move |_| review.halt()>{t("review-stop")}</button>
                </div>
            </Show>
            <Show when=move || is(Standing::Halted)>
                <div class="review-progress">
                    <span class="small" role="status">{move || of_all("review-halted")}</span>
                    <button id="review-go-on" on:click=move |_| review.go_on()>{t("review-go-on")}</button>
                </div>
            </Show>
            <Show when=move || is(Standing::Failed)>
                <p role="alert">{t("review-failed")}</p>
                <button id="review-again" on:click=move |_| review.work()>{t("try-again")}</button>
            </Show>
            <Show when=move || is(Standing::Impossible)>
                <p role="alert">{t("review-impossible")}</p>
            </Show>
            <Notes/>
        </div>
    }
}

/// What is said of the game as a whole, once all of it was reviewed.
#[component]
fn Notes() -> impl IntoView {
    let review = expect_context::<Review>();
    let is_done = move || review.standing.get() == Standing::Done;
    let start = move || {
        let chance = review.ask(|reviewed| match reviewed.review().start {
            ChancesJson::Team(chance) => Some(chance),
            ChancesJson::Seats(_) => None,
        })??;
        let chance = points(chance).to_string();
        let chance = say("review-percent", &[("chance", text(&chance))]);
        Some(say("review-start", &[("chance", text(&chance))]))
    };
    let note = move |id: &'static str, turn: Option<u32>| {
        let turn = turn?;
        let choice = review.ask(|reviewed| reviewed.choice(turn))??;
        Some(view! {
            <li>
                <button class="review-note" on:click=move |_| review.go(choice)>
                    {move || say(id, &[("turn", text(&turn.to_string()))])}
                </button>
            </li>
        })
    };
    move || {
        let (turning, unwinnable, marked) = review.ask(|reviewed| {
            let review = reviewed.review();
            (review.turning_point, review.unwinnable_after, reviewed.mistakes(None).count())
        })?;
        Some(view! {
            <ul class="review-notes small">
                {start().map(|start| view! { <li>{start}</li> })}
                {note("review-turning", turning)}
                {note("review-unwinnable", unwinnable)}
                {(marked == 0 && is_done()).then(|| view! { <li>{t("review-no-marks")}</li> })}
            </ul>
        })
    }
}
