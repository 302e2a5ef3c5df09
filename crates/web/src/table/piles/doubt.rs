use leptos::prelude::*;
use stapel_words::phrases::loss_id;

use super::moves::Moves;
use super::names::letter;
use crate::app::words::{count, say, t, text};
use crate::parts::Dialog;

/// Asks before a play that loses the game (X2).
#[component]
pub(crate) fn Doubt() -> impl IntoView {
    let moves = expect_context::<Moves>();
    let open = Signal::derive(move || moves.doubted.get().is_some());
    view! {
        <Dialog open title=Signal::derive(t("doubt-title")) close=move || moves.doubted.set(None)>
            {move || {
                moves
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
                                <button
                                    on:click=move |_| {
                                        moves.doubted.set(None);
                                        moves.lay_for_sure(card, pile);
                                    }
                                >
                                    {t("doubt-play-anyway")}
                                </button>
                                <button class="primary" autofocus on:click=move |_| moves.doubted.set(None)>
                                    {t("doubt-think")}
                                </button>
                            </div>
                        }
                    })
            }}
        </Dialog>
    }
}
