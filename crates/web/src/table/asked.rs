//! The one dialog of a table: the menu, the keys, questions before something is done that others would notice, reports and
//! points. Here is what it shows and what follows from a press; the program `around` draws it.

use leptos::prelude::*;
use stapel_client::Session;
use stapel_client::screen::{SeatScreen, TableScreen, Who};
use stapel_protocol::table::{DoJson, SeatNumber};
use stapel_rules::Seat;
use wasm_bindgen_futures::spawn_local;

use super::around::{AROUND, Around, Said};
use super::board::Board;
use super::live::{Live, Place};
use super::names::{screen_name, seat_name};
use super::standings;
use crate::app::route::Route;
use crate::app::words::{language, say, text};
use crate::app::{app, speak};
use crate::browser::program;
use crate::inset::Inset;
use crate::parts::Dialog;

/// What the dialog of a table is about.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Asked {
    Menu,
    Keys,
    /// Whom and what one reports.
    Report,
    /// How the match stands.
    Points,
    /// Whether to leave, and what becomes of the seat.
    Leave,
    EndGame,
    /// What is to be done about somebody's seat.
    Seat(Seat),
    RemoveForGood(Seat),
}

/// What the dialog is about while it is open, for every button that opens it. There is one dialog for all.
#[derive(Clone, Copy)]
pub(crate) struct Questions(RwSignal<Option<Asked>>);

impl Questions {
    pub(crate) fn new() -> Questions {
        Questions(RwSignal::new(None))
    }

    pub(crate) fn ask(self, asked: Asked) {
        self.0.set(Some(asked));
    }
}

/// Loads what the dialog is drawn by, for somebody who is about to open it.
pub(crate) fn load_ahead() {
    spawn_local(async {
        // Whether it worked is seen in the dialog.
        let _loaded = program::load(AROUND).await;
    });
}

/// An answer that can be given, or an item of the menu: the id of its words, and what it does. Nothing is to stay as it is.
type Answer = (&'static str, Option<Step>);

#[derive(Clone)]
enum Step {
    Want(DoJson),
    /// Want it, and go home.
    Leave(DoJson),
    Ask(Asked),
}

/// The keys of every table and what they do.
const KEYS: [(&str, &str); 6] = [
    ("U", "key-undo"),
    ("T", "key-talk"),
    ("H", "key-read-hand"),
    ("L", "key-read-last"),
    ("/", "key-command"),
    ("?", "key-help"),
];

/// The dialog of a table.
#[component]
pub(crate) fn AskedDialog() -> impl IntoView {
    let app = app();
    let live = expect_context::<Live>();
    let board = expect_context::<Board>();
    let Questions(asked) = expect_context();
    let title = Signal::derive(move || match asked.get() {
        None => String::new(),
        Some(Asked::Menu) => say("menu", &[]),
        Some(Asked::Keys) => say("keys", &[]),
        Some(Asked::Report) => say("report-title", &[]),
        Some(Asked::Points) => say("match-points", &[]),
        Some(Asked::Leave) => say("leave-table", &[]),
        Some(Asked::EndGame) => say("end-game", &[]),
        Some(Asked::Seat(seat)) => seat_name(live, seat),
        Some(Asked::RemoveForGood(_)) => say("remove-for-good", &[]),
    });
    let told = Callback::new(move |()| {
        let shown = shown(live, board, asked.get()?)?;
        Some(shown.to_texts(language()))
    });
    let give = move |id: &str| {
        let given = asked.get_untracked().map(|asked| untrack(|| answers_to(live, asked)));
        let step = given.into_iter().flatten().find(|(other, _)| *other == id);
        asked.set(None);
        match step.and_then(|(_, step)| step) {
            None => {}
            Some(Step::Ask(next)) => asked.set(Some(next)),
            Some(Step::Want(wanted)) => live.want(wanted),
            Some(Step::Leave(wanted)) => {
                live.want(wanted);
                app.router.go(Route::Home);
            }
        }
    };
    let hear = Callback::new(move |said| match Said::from_texts(said) {
        Some(Said::Pressed(id)) => give(&id),
        Some(Said::Bot(bot)) => {
            if let Some(Asked::Seat(seat)) = asked.get_untracked() {
                asked.set(None);
                live.want(DoJson::StandIn { seat: SeatNumber(seat), bot });
            }
        }
        Some(Said::Language(language)) => speak(app.notices, language),
        None => {}
    });
    view! {
        <Dialog open=Signal::derive(move || asked.get().is_some()) title close=move || asked.set(None)>
            <Inset program=AROUND id="asked-here" told hear/>
        </Dialog>
    }
}

/// What is shown in the dialog.
fn shown(live: Live, board: Board, asked: Asked) -> Option<Around> {
    let line = match asked {
        Asked::Menu => return Some(menu(live)),
        Asked::Keys => {
            let keys = board.keys.into_iter().flatten().chain(&KEYS);
            return Some(Around::Keys(
                keys.map(|&(key, id)| (key.to_owned(), id.to_owned())).collect(),
            ));
        }
        // Whoever comes or goes meanwhile does not move what is being written.
        Asked::Report => return report(live),
        Asked::Points => return standings::points(live).map(Around::Points),
        Asked::Leave => say("leave-keeps", &[]),
        Asked::EndGame => {
            let asks = live.ask(Session::table_screen)?.may.give_up_asks;
            say(if asks { "give-up-asks" } else { "give-up-now" }, &[])
        }
        Asked::Seat(_) => String::new(),
        Asked::RemoveForGood(seat) => say("remove-asks", &[("name", text(&seat_name(live, seat)))]),
    };
    let stands_in = match asked {
        Asked::Seat(of) => seat(live, of).is_some_and(|screen| screen.may.stand_in),
        _ => false,
    };
    Some(Around::Answers { line, stands_in, answers: ids(live, asked) })
}

fn menu(live: Live) -> Around {
    let game = live.ask(Session::table_screen).map(|table| table.game.unwrap_or(table.agreed));
    let seal = live.ask(|session| {
        session.mirror().and_then(|mirror| Some(mirror.round.as_ref()?.commitment.clone()))
    });
    Around::Menu {
        rules: game.map(|game| Route::Rules(game).path()).unwrap_or_default(),
        seal: seal.unwrap_or_default(),
        answers: ids(live, Asked::Menu),
    }
}

fn report(live: Live) -> Option<Around> {
    let Place::Server(table) = live.place() else { return None };
    let number = |seat: &SeatScreen| seat.seat.index().to_string();
    let people = untrack(|| others(live));
    let people = people.iter().map(|seat| (number(seat), screen_name(seat))).collect();
    Some(Around::Report { table, people })
}

/// The other people at a table, without bots.
fn others(live: Live) -> Vec<SeatScreen> {
    let seats = live.ask(Session::seat_screens).into_iter();
    seats.filter(|seat| !seat.is_you && matches!(seat.who, Who::Person { .. })).collect()
}

fn seat(live: Live, of: Seat) -> Option<SeatScreen> {
    live.ask(Session::seat_screens).into_iter().find(|screen| screen.seat == of)
}

fn ids(live: Live, asked: Asked) -> Vec<String> {
    answers_to(live, asked).into_iter().map(|(id, _)| id.to_owned()).collect()
}

/// The answers to a question, the safest last, or the items of the menu.
fn answers_to(live: Live, asked: Asked) -> Vec<Answer> {
    let want = |wanted| Some(Step::Want(wanted));
    let ask = |asked| Some(Step::Ask(asked));
    match asked {
        Asked::Keys | Asked::Report | Asked::Points => Vec::new(),
        Asked::Menu => {
            let others = others(live);
            let on_server = matches!(live.place(), Place::Server(_));
            let may = live.ask(Session::table_screen).map(|table: TableScreen| table.may);
            let may = may.unwrap_or_default();
            // Between games nobody is left waiting, and alone neither.
            let leave = if may.leave_keeps_seat && !others.is_empty() {
                Step::Ask(Asked::Leave)
            } else {
                Step::Leave(DoJson::Leave)
            };
            let all = [
                (true, "keys", ask(Asked::Keys)),
                (may.come_back, "come-back", want(DoJson::ComeBack)),
                (may.give_up, "give-up", ask(Asked::EndGame)),
                (on_server && !others.is_empty(), "report", ask(Asked::Report)),
                // At a table in this browser nobody else needs the seat.
                (on_server && may.leave, "leave-table", Some(leave)),
            ];
            possible(all)
        }
        Asked::Leave => vec![
            ("leave-keep", Some(Step::Leave(DoJson::Leave))),
            ("leave-for-good", Some(Step::Leave(DoJson::LeaveForGood))),
            ("stay", None),
        ],
        Asked::EndGame => vec![("end-game", want(DoJson::GiveUp)), ("end-no", None)],
        Asked::RemoveForGood(of) => {
            let remove = DoJson::Remove { seat: SeatNumber(of), for_good: true };
            vec![("remove-for-good", want(remove)), ("stay", None)]
        }
        Asked::Seat(of) => {
            let Some(screen) = seat(live, of) else { return Vec::new() };
            let (may, seat) = (screen.may, SeatNumber(of));
            possible([
                (may.mute, "mute", want(DoJson::Mute { seat, on: true })),
                (may.unmute, "unmute", want(DoJson::Mute { seat, on: false })),
                (may.make_host, "make-host", want(DoJson::Host(seat))),
                (may.remove, "remove", want(DoJson::Remove { seat, for_good: false })),
                (may.remove_for_good, "remove-for-good", ask(Asked::RemoveForGood(of))),
            ])
        }
    }
}

/// Those answers that can be given.
fn possible<const MANY: usize>(all: [(bool, &'static str, Option<Step>); MANY]) -> Vec<Answer> {
    all.into_iter().filter(|(may, ..)| *may).map(|(_, id, step)| (id, step)).collect()
}
