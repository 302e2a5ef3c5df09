use leptos::prelude::*;
use stapel_protocol::table::AgreementJson;
use stapel_protocol::table::rest::{self, NewTableJson, OpenedJson};
use stapel_rules::GameKind;
use wasm_bindgen_futures::spawn_local;

use super::game_choice::GameChoice;
use crate::app::me::explain;
use crate::app::route::Route;
use crate::app::words::{count, file, say, t};
use crate::app::{App, app};
use crate::browser::fetch::{self, Failure};
use crate::browser::storage;
use crate::parts::Segments;

/// The bots that people play with, the easiest first.
const LEVELS: [&str; 3] = ["greedy", "steady", "expert"];

fn level_name(level: &'static str) -> String {
    say(level_id(level), &[])
}

/// The text that names a bot.
pub(crate) fn level_id(level: &str) -> &'static str {
    match level {
        "random" => "bot-random",
        "greedy" => "bot-greedy",
        "steady" => "bot-steady",
        _ => "bot-expert",
    }
}

fn seats(game: GameKind) -> Vec<u8> {
    game.players().collect()
}

fn seats_name(players: u8) -> String {
    match players {
        1 => say("alone", &[]),
        _ => players.to_string(),
    }
}

/// What was chosen the last time, to begin with.
fn last<T: Copy>(name: &str, all: &[T], named: impl Fn(T) -> String, usual: T) -> T {
    let kept = storage::read(name);
    all.iter().copied().find(|value| kept.as_deref() == Some(&named(*value))).unwrap_or(usual)
}

/// Choose a game, and play: at once, or with friends.
#[component]
pub(crate) fn PlayPanel() -> impl IntoView {
    let app = app();
    let game = RwSignal::new(last(
        "game",
        &GameKind::ALL,
        |game| game.name().to_owned(),
        GameKind::TheGame,
    ));
    let players =
        RwSignal::new(last("players", &[1, 2, 3, 4, 5, 6], |players: u8| players.to_string(), 3));
    let level = RwSignal::new(last("level", &LEVELS, str::to_owned, "steady"));
    let busy = RwSignal::new(false);
    // Not every game has room for as many.
    Effect::new(move |_| {
        let seats = seats(game.get());
        let wanted = players.get();
        if !seats.contains(&wanted) {
            players.set(wanted.clamp(seats[0], seats[seats.len() - 1]));
        }
    });
    let choices = Signal::derive(move || seats(game.get()));
    let open = move |friends: bool| {
        let (game, players, level) =
            (game.get_untracked(), players.get_untracked(), level.get_untracked());
        storage::write("game", game.name());
        storage::write("players", &players.to_string());
        storage::write("level", level);
        busy.set(true);
        spawn_local(async move {
            // Friends need at least one more chair.
            let players = if friends { players.max(2) } else { players };
            match open_table(app, game, players, level, friends).await {
                Ok(route) => app.router.go(route),
                Err(failure) => app.notices.show(explain(&failure)),
            }
            // The page may be gone by now.
            busy.try_set(false);
        });
    };
    // Whoever reaches for a game is about to need the program that plays it.
    let ready = StoredValue::new(false);
    let get_ready = move || {
        if !ready.get_value() {
            ready.set_value(true);
            fetch::prefetch(&file("table.wasm"));
            fetch::prefetch(&file("table.js"));
        }
    };
    view! {
        <section class="play" aria-label=t("play") on:pointerover=move |_| get_ready() on:focusin=move |_| get_ready()>
            <GameChoice chosen=game/>
            <div class="play-choices">
                <Segments
                    legend=Signal::derive(t("how-many"))
                    name="players"
                    choices
                    label=seats_name
                    chosen=players
                />
                <Segments
                    legend=Signal::derive(t("how-strong"))
                    name="level"
                    choices=Signal::derive(|| LEVELS.to_vec())
                    label=level_name
                    chosen=level
                />
            </div>
            <div class="row">
                <button class="primary large" id="play-now" disabled=busy on:click=move |_| open(false)>
                    {move || match players.get() {
                        1 => say("play-alone", &[]),
                        players => say("play-with-bots", &[("bots", count(players - 1))]),
                    }}
                </button>
                <button class="large" id="play-friends" disabled=busy on:click=move |_| open(true)>
                    {t("play-friends")}
                </button>
            </div>
        </section>
    }
}

/// Opens a table on the server, or in this browser if the server can't be reached.
async fn open_table(
    app: App,
    game: GameKind,
    players: u8,
    level: &str,
    friends: bool,
) -> Result<Route, Failure> {
    app.me.introduce().await?;
    let mut agreement = AgreementJson::usual(game, players);
    agreement.takeback = String::from(if friends { "ask" } else { "free" });
    let bots = if friends { 0 } else { usize::from(players) - 1 };
    let wish =
        NewTableJson { agreement, sit: true, bots: vec![level.to_owned(); bots], deal: !friends };
    let answer = fetch::post("/api/v1/tables", &rest::write(&wish)).await?;
    let opened: OpenedJson = rest::read(&answer).map_err(|_| Failure::Nonsense)?;
    Ok(Route::Table(opened.id))
}
