use leptos::prelude::*;
use stapel_protocol::table::{DoJson, SignalJson};
use stapel_rules::piles::{Command, Outlook, Pile, Signal, Wish};

use super::{WishIcon, letter, pile_name, wish_id};
use crate::app::words::{say, t};
use crate::parts::Show;
use crate::parts::piles::{Badge, command_name};
use crate::table::live::Live;

/// Everything that can be wished for a pile, from the strongest warning to the best offer.
pub(crate) const WISHES: [Wish; 5] =
    [Wish::LeaveIt, Wish::RatherNot, Wish::SmallSteps, Wish::GoodForMe, Wish::CanJumpBack];

/// The buttons for signals: wishes about piles, the outlook, and in Extreme commands.
#[component]
pub(crate) fn Signals() -> impl IntoView {
    let live = expect_context::<Live>();
    let allowed = Memo::new(move |_| {
        live.ask(|session| session.piles_screen().map(|screen| screen.signals).unwrap_or_default())
    });
    let seated = Memo::new(move |_| {
        live.ask(|session| session.seat().is_some() && session.piles_screen().is_some())
    });
    let may = move |signal: Signal| allowed.with(|allowed| allowed.contains(&signal));
    let give = move |signal: Signal| live.want(DoJson::Signal(SignalJson::from(signal)));
    // What one has said shows. It can't be unsaid: the last word on a matter counts.
    let said = Memo::new(move |_| {
        let seats = live.ask(stapel_client::Session::seat_screens);
        seats.into_iter().find(|seat| seat.is_you).map(|seat| seat.said).unwrap_or_default()
    });
    let is_said = move |signal: Signal| {
        let said = said.get();
        let is_so = match signal {
            Signal::Start(start) => said.start == Some(start),
            Signal::Pile(pile, wish) => said.wishes[pile.index()] == Some(wish),
            Signal::StuckSoon => said.outlook == Some(Outlook::StuckSoon),
            Signal::CanGoOn => said.outlook == Some(Outlook::CanGoOn),
            Signal::Hold(command) => said.holds.contains(command),
            Signal::NotNow(command) => said.not_now.contains(command),
        };
        is_so.to_string()
    };
    let any_command = move || may(Signal::Hold(Command::Stop));
    // Whoever named the number on a command's sign finds the signals that say the same (X14).
    let meant_a_sign = Memo::new(move |_| {
        live.unsaid().is_some_and(|refused| refused.code == "number_taboo_sign")
    });
    view! {
        <Show when=move || seated.get()>
            <div class="signals">
                <table class="signal-table">
                    <caption class="unseen">{t("signal-piles")}</caption>
                    <thead>
                        <tr>
                            <td></td>
                            {Pile::ALL.map(|pile| view! { <th scope="col"><span aria-hidden="true">{letter(pile)}</span><span class="unseen">{move || pile_name(pile)}</span></th> })}
                        </tr>
                    </thead>
                    <tbody>
                        {WISHES
                            .map(|wish| {
                                view! {
                                    <tr>
                                        <th scope="row" class="small">{t(wish_id(wish))}</th>
                                        {Pile::ALL
                                            .map(|pile| {
                                                let signal = Signal::Pile(pile, wish);
                                                view! {
                                                    <td>
                                                        <button
                                                            class="quiet"
                                                            disabled=move || !may(signal)
                                                            aria-pressed=move || is_said(signal)
                                                            aria-label=move || format!("{}: {}", letter(pile), say(wish_id(wish), &[]))
                                                            on:click=move |_| give(signal)
                                                        >
                                                            <WishIcon wish/>
                                                        </button>
                                                    </td>
                                                }
                                            })}
                                    </tr>
                                }
                            })}
                    </tbody>
                </table>
                <div class="row">
                    <button
                        class="small"
                        disabled=move || !may(Signal::StuckSoon)
                        aria-pressed=move || is_said(Signal::StuckSoon)
                        on:click=move |_| give(Signal::StuckSoon)
                    >
                        {t("signal-stuck-soon")}
                    </button>
                    <button
                        class="small"
                        disabled=move || !may(Signal::CanGoOn)
                        aria-pressed=move || is_said(Signal::CanGoOn)
                        on:click=move |_| give(Signal::CanGoOn)
                    >
                        {t("signal-can-go-on")}
                    </button>
                </div>
                <Show when=any_command>
                    <details prop:open=meant_a_sign>
                        <summary class="small">{t("signal-commands")}</summary>
                        <ul class="signal-commands">
                            {Command::ALL
                                .map(|command| {
                                    view! {
                                        <li>
                                            <Badge command/>
                                            <span class="small signal-command-name">{move || command_name(command)}</span>
                                            <button
                                                class="quiet small"
                                                aria-pressed=move || is_said(Signal::Hold(command))
                                                on:click=move |_| give(Signal::Hold(command))
                                            >
                                                {t("signal-holds")}
                                            </button>
                                            <button
                                                class="quiet small"
                                                aria-pressed=move || is_said(Signal::NotNow(command))
                                                on:click=move |_| give(Signal::NotNow(command))
                                            >
                                                {t("signal-not-now")}
                                            </button>
                                        </li>
                                    }
                                })}
                        </ul>
                    </details>
                </Show>
            </div>
        </Show>
    }
}
