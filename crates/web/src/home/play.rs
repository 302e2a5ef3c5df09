use leptos::prelude::*;
use stapel_client::agreement::{BOTS, Setting, set_players};
use stapel_protocol::table::AgreementJson;
use stapel_protocol::table::rest::{self, NewTableJson, OpenedJson};
use stapel_rules::{GameKind, Seat};
use stapel_words::phrases::{bot_at, level_id};
use wasm_bindgen_futures::spawn_local;

use super::game_choice::GameChoice;
use super::newcomer::{LearnFirst, has_learned, is_new};
use super::server_status::ServerStatus;
use crate::agreement::{Agreed, AgreementFold, ToForm, agreement_line, kept};
use crate::app::me::explain;
use crate::app::route::{Route, table_address};
use crate::app::words::{count, file, label, language, phrase, say, t};
use crate::app::{App, app};
use crate::browser::fetch::{self, Failure};
use crate::browser::storage;
use crate::games::program;
use crate::offline;
use crate::parts::{Segments, Show};

fn level_name(level: &'static str) -> String {
    say(level_id(level), &[])
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

/// The value that was chosen the last time, or else the usual one.
pub(super) fn last<T: Copy>(name: &str, all: &[T], named: impl Fn(T) -> String, usual: T) -> T {
    let kept = storage::read(name);
    all.iter().copied().find(|value| kept.as_deref() == Some(&named(*value))).unwrap_or(usual)
}

/// The panel that opens tables: the choice of a game, and the buttons to play at once or with friends.
#[component]
pub(crate) fn PlayPanel(game: RwSignal<GameKind>) -> impl IntoView {
    let app = app();
    let players =
        RwSignal::new(last("players", &[1, 2, 3, 4, 5, 6], |players: u8| players.to_string(), 3));
    let level = RwSignal::new(last("level", &BOTS, str::to_owned, "steady"));
    let here = RwSignal::new(storage::read("here").is_some());
    let server = expect_context::<ServerStatus>();
    let busy = RwSignal::new(false);
    // Newcomers find the way to the lesson at the top.
    let was_new = is_new();
    // Not every game has room for as many.
    Effect::new(move |_| {
        let seats = seats(game.get());
        let wanted = players.get();
        if !seats.contains(&wanted) {
            players.set(wanted.clamp(seats[0], seats[seats.len() - 1]));
        }
    });
    let choices = Signal::derive(move || seats(game.get()));
    let agreement = RwSignal::new(kept::kept(game.get_untracked(), players.get_untracked()));
    Effect::new(move |_| agreement.set(kept::kept(game.get(), players.get())));
    let open = move |friends: bool| {
        let (game, players, level) =
            (game.get_untracked(), players.get_untracked(), level.get_untracked());
        let agreement = agreement.get_untracked();
        storage::write("game", game.name());
        storage::write("players", &players.to_string());
        storage::write("level", level);
        let here = here.get_untracked();
        if here {
            storage::write("here", "on");
        } else {
            storage::forget("here");
        }
        busy.set(true);
        spawn_local(async move {
            let wish = wish(agreement, level, friends);
            let opened = match (friends, here || server.was_unreachable()) {
                (false, true) => Err(Failure::Unreachable),
                _ => open_on_server(app, &wish).await,
            };
            match opened {
                Ok(address) => app.router.go_to(&address),
                Err(Failure::Unreachable) if friends => {
                    app.notices.show(say("friends-need-server", &[]));
                }
                Err(Failure::Unreachable) => open_here(app, &wish, here).await,
                Err(failure) => app.notices.show(explain(&failure)),
            }
            // The page may be gone by now.
            busy.try_set(false);
        });
    };
    // The program of a game is loaded ahead once the game is chosen, or as soon as someone moves on from the
    // choice.
    let ready = StoredValue::new(None);
    let get_ready = move || {
        let program = program(game.get_untracked());
        if ready.get_value() != Some(program) {
            ready.set_value(Some(program));
            fetch::prefetch(&file(&format!("{program}.wasm")));
            fetch::prefetch(&file(&format!("{program}.js")));
        }
    };
    Effect::new(move |before: Option<()>| {
        game.track();
        if before.is_some() {
            get_ready();
        }
    });
    view! {
        <section class="play" aria-label=t("play")>
            <GameChoice chosen=game/>
            <div on:pointerover=move |_| get_ready() on:focusin=move |_| get_ready()>
                <div class="play-choices">
                    <Segments
                        legend=label("how-many")
                        name="players"
                        choices
                        label=seats_name
                        chosen=players
                    />
                    // Whoever plays alone plays with no bot.
                    <div hidden=move || players.get() == 1>
                        <Segments
                            legend=label("how-strong")
                            name="level"
                            choices=Signal::derive(|| BOTS.to_vec())
                            label=level_name
                            chosen=level
                        />
                    </div>
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
                <Show when=move || !was_new && !has_learned(game.get())>
                    <LearnFirst game class="learn-first"/>
                </Show>
                <AgreementFold agreed=agreed(game, agreement)/>
                <label class="switch">
                    <input
                        type="checkbox"
                        id="play-here"
                        prop:checked=here
                        on:change=move |event| here.set(event_target_checked(&event))
                    />
                    <span>{t("play-here")}</span>
                </label>
            </div>
        </section>
    }
}

/// What is agreed for a table of this game, as a form that keeps every change on this device.
fn agreed(game: RwSignal<GameKind>, agreement: RwSignal<AgreementJson>) -> Agreed {
    let change = move |changed: AgreementJson| {
        kept::keep(game.get_untracked(), &changed);
        agreement.set(changed);
    };
    Agreed {
        line: Memo::new(move |_| agreement.with(agreement_line)).into(),
        told: Callback::new(move |()| Some(told(game.get(), agreement.get()))),
        change: Callback::new(change),
        reset: Some(Callback::new(move |()| {
            let players = agreement.with_untracked(|agreement| agreement.players);
            change(kept::usual(game.get_untracked(), players));
        })),
    }
}

/// What the form shows for a table of this game.
fn told(game: GameKind, agreement: AgreementJson) -> ToForm {
    let bots = Seat::all(agreement.players).skip(1).map(|seat| phrase(|words| bot_at(words, seat)));
    ToForm {
        language: language(),
        setting: Setting { bots: agreement.players > 1, friends: false },
        deck: game,
        may_change: true,
        may_reset: true,
        names: std::iter::once(say("you", &[])).chain(bots).collect(),
        dealt: None,
        agreement,
    }
}

/// The request for a new table.
fn wish(mut agreement: AgreementJson, level: &str, friends: bool) -> NewTableJson {
    if friends {
        // They need at least one more chair.
        let players = agreement.players.max(2);
        set_players(&mut agreement, players);
        agreement = kept::with_friends(agreement);
    }
    let bots = if friends { 0 } else { usize::from(agreement.players) - 1 };
    let bots = vec![level.to_owned(); bots];
    NewTableJson { agreement, sit: true, bots, deal: !friends, share: !friends }
}

/// Opens a table on the server, and gives its address.
async fn open_on_server(app: App, wish: &NewTableJson) -> Result<String, Failure> {
    app.me.sign_in().await?;
    let answer = fetch::post("/api/v1/tables", &rest::write(wish)).await?;
    let opened: OpenedJson = rest::read(&answer).map_err(|_| Failure::Malformed)?;
    Ok(table_address(&opened.id, wish.agreement.game.0))
}

/// Opens a table in this browser, and goes there. Who didn't choose that is told why.
async fn open_here(app: App, wish: &NewTableJson, chosen: bool) {
    let warn = move || app.notices.show(say("here-not-kept", &[]));
    match offline::open_table(app.me.name_or_guest(), wish, warn).await {
        Some(id) => {
            if !chosen {
                app.notices.show(say("opened-here", &[]));
            }
            app.router.go(Route::Local(id));
        }
        None => app.notices.show(say("here-impossible", &[])),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_plays_at_once_gets_bots_and_cards_and_who_waits_for_friends_gets_neither() {
        let agreement = kept::usual(GameKind::Extreme, 4);
        let alone = wish(agreement.clone(), "expert", false);
        assert_eq!((alone.bots, alone.deal), (vec![String::from("expert"); 3], true));
        assert_eq!(alone.agreement.takeback, "free");
        let together = wish(agreement, "expert", true);
        assert_eq!((together.bots, together.deal), (Vec::new(), false));
        assert_eq!(together.agreement.takeback, "ask");
    }

    #[test]
    fn what_was_chosen_last_is_chosen_again_if_there_is_still_such_a_choice() {
        let chosen = || last("level", &BOTS, str::to_owned, "steady");
        assert_eq!(chosen(), "steady");
        storage::write("level", "expert");
        assert_eq!(chosen(), "expert");
        storage::write("level", "of another version");
        assert_eq!(chosen(), "steady");
    }
}
