use leptos::prelude::*;
use stapel_client::Session;
use stapel_client::agreement::Row;
use stapel_client::screen::{SeatScreen, Who};
use stapel_protocol::table::{AgreementJson, DoJson};
use stapel_words::phrases;

use super::live::Live;
use super::names::screen_name;
use crate::agreement::{Agreed, AgreementForm, AgreementLine};
use crate::app::app;
use crate::app::words::{label, phrase, t};
use crate::parts::Dialog;

/// What the table agrees on, for every form and line that shows it.
#[derive(Clone, Copy)]
pub(crate) struct TableAgreement {
    pub(super) agreed: Agreed,
    /// What was agreed on, and row by row, when the game was dealt that is on the table.
    dealt: Memo<(Option<AgreementJson>, Vec<Row>)>,
    /// Whether the form is open beside the board.
    pub(super) is_open: RwSignal<bool>,
}

impl TableAgreement {
    pub(super) fn begin(live: Live) -> TableAgreement {
        let agreement = Memo::new(move |_| live.ask(|session| session.wanted_agreement().cloned()));
        let rows = Memo::new(move |_| live.ask(Session::agreement_rows));
        let names = Memo::new(move |_| {
            let seats = live.ask(Session::seat_screens);
            // Free seats would all have the same name.
            let name = |seat: &SeatScreen| match seat.who {
                Who::Empty => phrase(|words| phrases::seat_number(words, seat.seat)),
                _ => screen_name(seat),
            };
            seats.iter().map(name).collect::<Vec<_>>()
        });
        let may_change = Memo::new(move |_| {
            live.ask(|session| session.table_screen().is_some_and(|table| table.may.agree))
        });
        // Nothing else is agreed on while a game runs: what was agreed last before its end is what it was dealt by.
        let is_over = Memo::new(move |_| {
            live.ask(|session| {
                session.table_screen().is_some_and(|table| table.game.is_some() && !table.running)
            })
        });
        let dealt = Memo::new(move |before: Option<&(Option<AgreementJson>, Vec<Row>)>| {
            let now = (agreement.get(), rows.get());
            match before {
                Some(before) if is_over.get() && before.0.is_some() => before.clone(),
                _ => now,
            }
        });
        let change = Callback::new(move |agreement| live.want(DoJson::Agree(agreement)));
        let agreed = Agreed {
            agreement: agreement.into(),
            rows: rows.into(),
            names: names.into(),
            may_change: may_change.into(),
            change,
        };
        let all = TableAgreement { agreed, dealt, is_open: RwSignal::new(false) };
        all.tell_changes();
        all
    }

    /// What the game on the table was dealt by, or the first one will be.
    pub(super) fn of_game(self) -> Signal<Option<AgreementJson>> {
        let dealt = self.dealt;
        Signal::derive(move || dealt.with(|(agreement, _)| agreement.clone()))
    }

    /// What is agreed on otherwise than for the game on the table, in words.
    pub(super) fn changes(self) -> Vec<String> {
        let dealt = self.dealt.with(|(_, rows)| rows.clone());
        let has_changed =
            |row: &Row| !dealt.iter().any(|old| old.term == row.term && old.control == row.control);
        let rows = self.agreed.rows.get();
        rows.iter().filter(|row| has_changed(row)).map(|row| self.agreed.in_words(row)).collect()
    }

    /// Tells screen readers what is changed for the next game.
    fn tell_changes(self) {
        let app = app();
        Effect::new(move |before: Option<Vec<String>>| {
            let changes = self.changes();
            if before.is_some_and(|before| before != changes) && !changes.is_empty() {
                app.announcer.tell(changes.join(", "));
            }
            changes
        });
    }
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
            let score = table.score.filter(|score| score.played > 0 && !score.over)?;
            table.may.agree.then_some(score.played)
        })
    });
    view! {
        <Dialog open=is_open title=label("agreement") close=move || is_open.set(false)>
            <p><AgreementLine agreement=agreed.agreement/></p>
            {move || begins_anew.get().map(|_| view! { <p class="small soft">{t("agree-begins-anew")}</p> })}
            <AgreementForm agreed/>
        </Dialog>
    }
}
