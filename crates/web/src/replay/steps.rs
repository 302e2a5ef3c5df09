use leptos::prelude::*;

use super::playback::Playback;
use super::texts;
use crate::app::app;
use crate::app::words::{count, say, t, text};
use crate::review::STRIP;

/// What led to the position that is shown, and the slider and buttons that go to others.
#[component]
pub(super) fn Steps() -> impl IntoView {
    let playback = expect_context::<Playback>();
    let announcer = app().announcer;
    let last = playback.last();
    let told = Memo::new(move |_| {
        playback.screen.with(|screen| match &screen.step {
            Some(step) => texts::step(playback, step),
            None => vec![say("told-dealt", &[])],
        })
    });
    // Whose turn it is then; where a game was given up, nobody's any more.
    let next = move || {
        let (active, ends) = playback.screen.with(|screen| (screen.active, screen.next.is_none()));
        match active {
            Some(_) if ends => Some(texts::outcome(playback, None)),
            Some(active) => Some(texts::of("their-turn", playback, active)),
            None => None,
        }
    };
    // A step is announced to screen readers, but not while the game plays on by itself: that would never end.
    Effect::new(move |before: Option<usize>| {
        let index = playback.index.get();
        if before.is_some_and(|before| before != index) && !playback.playing.get_untracked() {
            announcer.tell(told.get_untracked().join(". "));
        }
        index
    });
    let position = move || {
        say(
            "replay-position",
            &[("step", count(playback.index.get() as u32)), ("last", count(last as u32))],
        )
    };
    view! {
        <section class="steps" aria-label=t("replay-steps")>
            <p class="told">
                <strong>{move || told.with(|told| told.first().cloned())}</strong>
                <span class="small">
                    {move || told.get().into_iter().skip(1).chain(next()).collect::<Vec<_>>().join(" · ")}
                </span>
            </p>
            <div id=STRIP></div>
            <div class="track">
                <div class="marks" aria-hidden="true">
                    {playback
                        .ask(|recording| recording.moments().to_vec())
                        .into_iter()
                        .map(|moment| {
                            let at = format!("calc(100% * {} / {})", moment.index, last.max(1));
                            view! { <span style:--at=at></span> }
                        })
                        .collect_view()}
                </div>
                <input
                    type="range"
                    id="position"
                    min="0"
                    max=last.to_string()
                    prop:value=move || playback.index.get().to_string()
                    aria-label=t("replay-slider")
                    aria-valuetext=move || {
                        let told = told.with(|told| told.join(". "));
                        say("replay-value", &[("position", text(&position())), ("told", text(&told))])
                    }
                    on:input=move |event| {
                        if let Ok(index) = event_target_value(&event).parse() {
                            playback.go(index);
                        }
                    }
                />
            </div>
            <div class="step-buttons">
                <StepButton id="to-start" path=START label="replay-to-start" key="Home" press=move || playback.go(0)/>
                <StepButton id="turn-back" path=TURN_BACK label="replay-turn-back" key="↑" press=move || playback.turn(false)/>
                <StepButton id="step-back" path=BACK label="replay-back" key="←" press=move || playback.step(false)/>
                <button
                    class="primary play-on"
                    id="play-on"
                    aria-label=move || {
                        if playback.playing.get() { say("replay-pause", &[]) } else { say("replay-play", &[]) }
                    }
                    title=t("replay-play-key")
                    on:click=move |_| playback.toggle_playing()
                >
                    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
                        <path d=move || if playback.playing.get() { PAUSE } else { PLAY }/>
                    </svg>
                </button>
                <StepButton id="step-on" path=ON label="replay-on" key="→" press=move || playback.step(true)/>
                <StepButton id="turn-on" path=TURN_ON label="replay-turn-on" key="↓" press=move || playback.turn(true)/>
                <StepButton id="to-end" path=END label="replay-to-end" key="End" press=move || playback.go(last)/>
            </div>
            <p class="position small soft">{position}</p>
        </section>
    }
}

const START: &str = "M5 5h2.600v14H5zM19 5v14l-10-7z";
const TURN_BACK: &str = "M12 5v14l-9-7zM21 5v14l-9-7z";
const BACK: &str = "M16 5v14L6 12z";
const PLAY: &str = "M7 4v16l13-8z";
const PAUSE: &str = "M6 5h4.500v14H6zM13.500 5H18v14h-4.500z";
const ON: &str = "M8 5v14l10-7z";
const TURN_ON: &str = "M12 5v14l9-7zM3 5v14l9-7z";
const END: &str = "M16.400 5H19v14h-2.600zM5 5v14l10-7z";

/// A button that goes elsewhere in the game.
#[component]
fn StepButton(
    id: &'static str,
    path: &'static str,
    label: &'static str,
    /// The key that does the same.
    key: &'static str,
    press: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <button
            class="quiet"
            id=id
            aria-label=t(label)
            title=move || format!("{} ({key})", say(label, &[]))
            on:click=move |_| press()
        >
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=path/></svg>
        </button>
    }
}
