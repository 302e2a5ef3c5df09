use leptos::prelude::*;
use stapel_client::lesson::{Lesson, Waits};

use super::course::Course;
use super::done::Done;
use crate::app::words::{count, say, t, text};
use crate::home::game_name;
use crate::parts::Show;

/// The coach: what this step is about, how far the lesson has come, and the way on and back.
#[component]
pub(crate) fn Coach() -> impl IntoView {
    let course = expect_context::<Course>();
    let lesson = course.lesson;
    let id = Memo::new(move |_| lesson.with(Lesson::text));
    let waits = Memo::new(move |_| course.waits());
    let steps = Memo::new(move |_| lesson.with(|lesson| (lesson.progress(), lesson.length())));
    let kind = lesson.with_untracked(Lesson::kind);
    let over = move || waits.get() == Waits::Over;
    let on = move || match waits.get() {
        Waits::Reading => Some(false),
        Waits::Other { .. } => Some(true),
        _ => None,
    };
    let can_show = move || matches!(waits.get(), Waits::Doing(_) | Waits::Trying(_));
    view! {
        <section class="coach" class:over=over aria-label=t("learn-coach")>
            <div class="coach-top small">
                <span class="coach-game">{game_name(kind)}</span>
                <span class="coach-step">
                    {move || {
                        let (step, all) = steps.get();
                        say("learn-progress", &[("step", count(step)), ("steps", count(all))])
                    }}
                </span>
                <span
                    class="coach-way"
                    aria-hidden="true"
                    style:--gone=move || {
                        let (step, all) = steps.get();
                        format!("{}%", step * 100 / all)
                    }
                >
                    <span></span>
                </span>
            </div>
            {move || {
                // A new text is a new paragraph, so that it can be seen to come.
                let id = id.get();
                view! { <p class="coach-text" id="coach-text">{t(id)}</p> }
            }}
            <p class="coach-hint" class:none=move || course.hint.with(Option::is_none)>
                {move || course.hint.get()}
            </p>
            {(course.practice.say)()}
            <div class="coach-buttons">
                <Show when=move || steps.get().0 != 1>
                    <button class="quiet" on:click=move |_| course.go_back()>{t("learn-back")}</button>
                </Show>
                <span class="coach-state small soft">
                    {move || match waits.get() {
                        Waits::Other { seat, .. } => {
                            Some(say("learn-watch", &[("name", text(&course.name(seat)))]))
                        }
                        Waits::Doing(_) | Waits::Trying(_) | Waits::Saying(_) => {
                            Some(say("learn-your-go", &[]))
                        }
                        Waits::Reading | Waits::Over => None,
                    }}
                </span>
                <Show when=can_show>
                    <button on:click=move |_| course.point()>{t("learn-show")}</button>
                </Show>
                <Show when=move || on().is_some()>
                    <button
                        class:primary=move || on() == Some(false)
                        id="continue"
                        on:click=move |_| course.go_on()
                    >
                        {t("learn-continue")}
                    </button>
                </Show>
            </div>
            <Show when=over><Done game=kind/></Show>
            <p class="coach-keys small soft">{t(course.practice.keys)}</p>
        </section>
    }
}
