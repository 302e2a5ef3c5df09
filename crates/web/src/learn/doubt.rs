use leptos::prelude::*;
use stapel_words::phrases::loss_id;

use super::course::Course;
use crate::app::words::{count, say, t, text};
use crate::parts::Dialog;
use crate::table::piles::letter;

/// The warning before a play that loses the game (X2). In a lesson one always thinks again.
#[component]
pub(super) fn LessonDoubt() -> impl IntoView {
    let course = expect_context::<Course>();
    let open = Signal::derive(move || course.doubted.get().is_some());
    view! {
        <Dialog open title=Signal::derive(t("doubt-title")) close=move || course.close_doubt()>
            {move || {
                course
                    .doubted
                    .get()
                    .map(|(card, pile, loss)| {
                        view! {
                            <p>
                                {say("doubt-play", &[("card", count(card.number())), ("pile", text(letter(pile)))])}
                                " "
                                {say(loss_id(loss), &[])}
                            </p>
                            <div class="row">
                                <button class="primary" autofocus on:click=move |_| course.close_doubt()>
                                    {t("doubt-think")}
                                </button>
                            </div>
                        }
                    })
            }}
        </Dialog>
    }
}
