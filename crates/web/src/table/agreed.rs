use leptos::prelude::*;
use stapel_client::Session;
use stapel_client::screen::{SeatScreen, Who};
use stapel_protocol::table::{AgreementJson, DoJson};
use stapel_words::phrases;

use super::board::Board;
use super::live::Live;
use super::names::screen_name;
use crate::agreement::{Agreed, AgreementForm, AgreementLine, ToForm, agreement_line};
use crate::app::words::{label, language, phrase, t};
use crate::parts::Dialog;

/// What the table agrees on, for every form and line that shows it.
#[derive(Clone, Copy)]
pub(crate) struct TableAgreement {
    pub(super) agreed: Agreed,
    /// What the game on the table was dealt by, or the first one will be.
    dealt: Memo<Option<AgreementJson>>,
    /// Whether the form is open beside the board.
    pub(super) is_open: RwSignal<bool>,
}

impl TableAgreement {
    pub(super) fn begin(live: Live, board: Board) -> TableAgreement {
        // Nothing else is agreed on while a game runs: what was agreed last before its end is what it was dealt by.
        let dealt = Memo::new(move |before: Option<&Option<AgreementJson>>| {
            live.ask(|session| match before {
                Some(Some(before)) if is_over(session) => Some(before.clone()),
                _ => session.wanted_agreement().cloned(),
            })
        });
        let line = Memo::new(move |_| {
            live.ask(|session| session.wanted_agreement().map(agreement_line).unwrap_or_default())
        });
        let agreed = Agreed {
            line: line.into(),
            told: Callback::new(move |()| live.ask(|session| told(session, board))),
            change: Callback::new(move |agreement| live.want(DoJson::Agree(agreement))),
            reset: None,
        };
        TableAgreement { agreed, dealt, is_open: RwSignal::new(false) }
    }

    /// What the game on the table was dealt by, or the first one will be, in one line.
    pub(super) fn line_of_game(self) -> Signal<String> {
        let dealt = self.dealt;
        Signal::derive(move || {
            dealt.with(|dealt| dealt.as_ref().map(agreement_line).unwrap_or_default())
        })
    }

    /// What the next game is played by, as a form of it shows it, and what the one on the table was dealt by.
    pub(super) fn next(self) -> Option<(ToForm, AgreementJson)> {
        Some((self.agreed.told.run(())?, self.dealt.get()?))
    }
}

/// Whether the game on the table is over.
fn is_over(session: &Session) -> bool {
    session.table_screen().is_some_and(|table| table.game.is_some() && !table.running)
}

/// What the form shows; nothing before the table was shown.
fn told(session: &Session, board: Board) -> Option<ToForm> {
    let name = |seat: &SeatScreen| match seat.who {
        // Free seats would all have the same name.
        Who::Empty => phrase(|words| phrases::seat_number(words, seat.seat)),
        _ => screen_name(seat),
    };
    Some(ToForm {
        language: language(),
        agreement: session.wanted_agreement()?.clone(),
        setting: session.agreement_setting()?,
        deck: session.agreement_deck()?,
        may_change: session.table_screen()?.may.agree,
        may_reset: false,
        names: session.seat_screens().iter().map(name).collect(),
        dealt: (board.dealt_layout)(session),
    })
}

/// What was agreed, beside the board: to read while a game runs, and for the host to change before the next one.
#[component]
pub(super) fn AgreementDialog() -> impl IntoView {
    let live = expect_context::<Live>();
    let TableAgreement { agreed, is_open, .. } = expect_context();
    // What changes the rules begins another match.
    let begins_anew = Memo::new(move |_| {
        live.ask(|session| {
            let table = session.table_screen()?;
            let score = table.score.filter(|score| score.played > 0 && !score.over);
            Some(table.may.agree && score.is_some())
        })
        .unwrap_or_default()
    });
    view! {
        <Dialog open=is_open title=label("agreement") close=move || is_open.set(false)>
            <p><AgreementLine line=agreed.line/></p>
            {move || begins_anew.get().then(|| view! { <p class="small soft">{t("agree-begins-anew")}</p> })}
            <AgreementForm agreed id="agreement-in-dialog"/>
        </Dialog>
    }
}
