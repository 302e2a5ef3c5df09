//! What is around a game and nobody needs before the first card: the menu, the keys, questions, reports, points, how a game
//! ended, and the picture of an invite link. All of it is drawn by a program of its own, `around`, which comes once the table
//! is there. What it shows, and what follows from a press, the table decides.

mod choices;
mod ending;
mod keys;
mod message;
mod points;
mod report;

use leptos::prelude::*;

use choices::Choices;
use ending::Ending;
use keys::KeyList;
pub(crate) use message::{Around, Ended, Said};
use points::Standings;
pub(crate) use points::{Points, Ranked};
use report::ReportForm;

use crate::app::words::{label, t};
use crate::browser::focus;
use crate::inset::{self, Page, Told};
use crate::parts::QrCode;

/// The program; `shell/boot.js` loads it once a table is there.
pub(crate) const AROUND: &str = "around";

/// The texts of tables, which are there already.
const TEXTS: &str = "table";

/// Begins the program: tables can have things drawn around them from now on.
pub(crate) fn begin() {
    inset::begin(AROUND, TEXTS, draw);
}

fn draw(told: RwSignal<Told>, page: Page) -> AnyView {
    let shown = Memo::new(move |_| told.with(Around::from_texts));
    // An ending changes bit by bit while people look at it.
    if shown.with_untracked(|shown| matches!(shown, Some(Around::Ending(_)))) {
        let ended = Memo::new(move |_| match shown.get() {
            Some(Around::Ending(ended)) => Some(*ended),
            _ => None,
        });
        return view! { <Ending ended page/> }.into_any();
    }
    // A press leads from the menu to something else in the same dialog. The keyboard goes with it.
    Effect::new(move |_| {
        shown.track();
        request_animation_frame(|| {
            if focus::is_lost() {
                focus::focus("dialog[open] .dialog-head button");
            }
        });
    });
    let view = move || Some(draw_anew(shown.get()?, page));
    view.into_any()
}

/// Draws what is not there for long.
fn draw_anew(shown: Around, page: Page) -> AnyView {
    match shown {
        Around::Answers { line, stands_in, answers } => {
            view! { <Choices line stands_in answers page/> }.into_any()
        }
        Around::Menu { rules, seal, answers } => {
            view! { <Choices menu=(rules, seal) answers page/> }.into_any()
        }
        Around::Keys(keys) => view! { <KeyList keys/> }.into_any(),
        Around::Report { table, people } => view! { <ReportForm table people page/> }.into_any(),
        Around::Points(points) => view! {
            <Standings points/>
            <p class="soft small">{t("round-text")}</p>
        }
        .into_any(),
        Around::Ending(_) => ().into_any(),
        Around::Invite(link) => view! { <QrCode text=link label=label("invite-qr")/> }.into_any(),
    }
}
