//! What messengers, search engines and tabs are told of a page before its program runs: no more than anyone may know who has
//! the address.

use std::time::Duration;

use stapel_preview::{Preview, Seats};
use stapel_protocol::table::{TableJson, WhoJson};
use stapel_rules::GameKind;
use stapel_words::phrases::game_line;
use stapel_words::{Argument, Language};

use super::language::texts;
use crate::http::{Shared, look_as_nobody, open_table};
use crate::store::RecordId;

/// How long a page waits for what is told of it. Nobody shall wait for a page because of its title.
const PATIENCE: Duration = Duration::from_millis(400);

/// What is told of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Told {
    pub(super) language: Language,
    pub(super) title: String,
    pub(super) text: String,
    pub(super) picture: Preview,
    /// Whether search engines may list it: nobody's table is.
    pub(super) listed: bool,
}

/// What is told of the page at a path, in a language.
pub(super) async fn told(state: &Shared, path: &str, language: Language) -> Told {
    let mut parts = path.split('/').filter(|part| !part.is_empty());
    let (first, second, more) = (parts.next(), parts.next(), parts.next());
    let game = second.and_then(GameKind::from_name);
    match (first, second, more) {
        (Some("t"), Some(id), None) => {
            let table = tokio::time::timeout(PATIENCE, table(state, id)).await.ok().flatten();
            table.map_or_else(|| of_a_table(language), |table| of_table(&table, language))
        }
        (Some("t" | "local"), _, _) => of_a_table(language),
        (Some("r"), Some(id), None) => {
            let game = tokio::time::timeout(PATIENCE, recorded(state, id)).await.ok().flatten();
            of_replay(game, language)
        }
        (Some("rules"), Some(_), None) => {
            game.map_or_else(|| of_home(language), |game| of_game("invite-rules", game, language))
        }
        (Some("learn"), None, None) => of_lessons(language),
        (Some("learn"), Some(_), None) => {
            game.map_or_else(|| of_home(language), |game| of_game("invite-lesson", game, language))
        }
        (Some("settings" | "me"), _, _) => of_settings(language),
        _ => of_home(language),
    }
}

/// A table as anyone sees it who has its address; `None` if there is none, or none that can be seen now.
async fn table(state: &Shared, id: &str) -> Option<TableJson> {
    let id = open_table(state, id).ok()?;
    look_as_nobody(state, id).await.ok().map(|look| look.table)
}

/// Which game a record is of.
async fn recorded(state: &Shared, id: &str) -> Option<GameKind> {
    let id: RecordId = id.parse().ok()?;
    let record = state.hub.store().record(id).await.ok().flatten()?;
    GameKind::from_name(&record.kind)
}

fn of_home(language: Language) -> Told {
    let words = texts(language);
    let (title, text) = (words.get("title"), words.get("hero-text"));
    Told { language, title, text, picture: Preview::All, listed: true }
}

/// Of some table, nobody knows which.
fn of_a_table(language: Language) -> Told {
    let title = format!("{} · Stapel", texts(language).get("table"));
    Told { title, listed: false, ..of_home(language) }
}

fn of_settings(language: Language) -> Told {
    let title = format!("{} · Stapel", texts(language).get("settings"));
    Told { title, listed: false, ..of_home(language) }
}

fn of_lessons(language: Language) -> Told {
    let title = texts(language).get("invite-lessons");
    Told { title, ..of_home(language) }
}

/// Of the rules of a game, or of its lesson.
fn of_game(title: &str, game: GameKind, language: Language) -> Told {
    let words = texts(language);
    let title = words.fill(title, &[("game", Argument::Text(game.title()))]);
    let text = words.get(game_line(game));
    Told { language, title, text, picture: Preview::Game(game), listed: true }
}

fn of_replay(game: Option<GameKind>, language: Language) -> Told {
    let words = texts(language);
    let text = words.get("invite-replay-text");
    let Some(game) = game else {
        let title = format!("{} · Stapel", words.get("replay"));
        return Told { title, text, listed: false, ..of_home(language) };
    };
    let title = words.fill("invite-replay", &[("game", Argument::Text(game.title()))]);
    Told { language, title, text, picture: Preview::Game(game), listed: false }
}

/// Of a table: who invites, to what, and whether there is a seat.
fn of_table(table: &TableJson, language: Language) -> Told {
    let words = texts(language);
    let running = table.round.as_ref().filter(|round| !round.over);
    let game = running.map_or(table.agreement.game.0, |round| round.game.0);
    let host = table.host.name.as_deref().map(isolated);
    let named = ("game", Argument::Text(game.title()));
    let invitation = match &host {
        Some(host) => words.fill("invite-by", &[named, ("host", Argument::Text(host))]),
        None => words.fill("invite-to", &[named]),
    };
    let free = table.places.iter().filter(|place| place.who == WhoJson::Empty).count();
    let (title, text) = match (running, free) {
        (Some(_), _) => {
            let title = match &host {
                Some(host) => words.fill(
                    "push-at-table-of",
                    &[("game", Argument::Text(game.title())), ("host", Argument::Text(host))],
                ),
                None => game.title().to_owned(),
            };
            (title, words.get("invite-running"))
        }
        (None, 0) => (invitation, words.get("invite-watch")),
        (None, free) => {
            let free = Argument::Count(i64::try_from(free).unwrap_or(i64::MAX));
            let free = words.fill("table-free", &[("seats", free)]);
            (format!("{invitation} · {free}"), words.get("invite-sit"))
        }
    };
    let players = table.places.len();
    let seats = u8::try_from(players - free).ok().zip(u8::try_from(players).ok());
    let seats = seats.and_then(|(taken, players)| Seats::new(game, taken, players));
    let picture = seats.map_or(Preview::Game(game), |seats| Preview::Table(game, seats));
    let text = format!("{} {text}", words.get(game_line(game)));
    Told { language, title, text, picture, listed: false }
}

/// A name that can't turn around what stands beside it: between marks that end its direction with it.
fn isolated(name: &str) -> String {
    format!("\u{2068}{name}\u{2069}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_tells_something_in_every_language() {
        for language in Language::ALL {
            let game = GameKind::ALL[0];
            let all = [
                of_home(language),
                of_a_table(language),
                of_settings(language),
                of_lessons(language),
                of_game("invite-rules", game, language),
                of_game("invite-lesson", game, language),
                of_replay(Some(game), language),
                of_replay(None, language),
            ];
            for told in &all {
                assert!(told.title.contains(' ') && told.text.contains(' '), "{told:?}");
                assert!(!told.title.contains("invite-"), "{told:?}");
            }
            let titles: std::collections::HashSet<&str> =
                all.iter().map(|told| told.title.as_str()).collect();
            assert_eq!(titles.len(), all.len(), "{titles:?}");
        }
    }
}
