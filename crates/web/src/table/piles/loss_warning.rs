use leptos::prelude::*;
use stapel_rules::piles::Pile;
use stapel_rules::{Card, Loss};
use stapel_words::phrases::loss_id;

use super::names::letter;
use crate::app::words::{count, label, say, t, text};
use crate::parts::Dialog;

/// A play that would lose the game, and how.
pub(crate) type LosingPlay = (Card, Pile, Loss);

/// Warns before a play that loses the game (X2).
#[component]
pub(crate) fn LossWarning(
    /// The play that the person is warned of.
    #[prop(into)]
    play: Signal<Option<LosingPlay>>,
    close: Callback<()>,
    /// Plays it nevertheless, where that can be done.
    #[prop(optional)]
    play_anyway: Option<Callback<(Card, Pile)>>,
) -> impl IntoView {
    let open = Signal::derive(move || play.get().is_some());
    view! {
        <Dialog open title=label("doubt-title") close=move || close.run(())>
            {move || {
                play.get()
                    .map(|(card, pile, loss)| {
                        view! {
                            <p>
                                {say("doubt-play", &[("card", count(card.number())), ("pile", text(letter(pile)))])}
                                " "
                                {say(loss_id(loss), &[])}
                            </p>
                            <div class="row">
                                {play_anyway
                                    .map(|play_anyway| {
                                        view! {
                                            <button on:click=move |_| play_anyway.run((card, pile))>
                                                {t("doubt-play-anyway")}
                                            </button>
                                        }
                                    })}
                                <button class="primary" autofocus on:click=move |_| close.run(())>
                                    {t("doubt-think")}
                                </button>
                            </div>
                        }
                    })
            }}
        </Dialog>
    }
}
