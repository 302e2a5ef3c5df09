//! What somebody is told: that it is their turn, and at which table. Nothing of it is a secret of the game.

use stapel_rules::GameKind;
use stapel_words::{Argument, Language, built_in};

use crate::store::{GuestId, TableId};

/// How long a push service keeps what it can't deliver yet, in seconds, if the turn has no clock: a day.
const DAY: i64 = 24 * 60 * 60;

/// That it is somebody's turn who is away.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Notice {
    pub(crate) guest: GuestId,
    pub(crate) table: TableId,
    pub(crate) game: GameKind,
    pub(crate) host: Host,
    /// How long the turn lasts, in milliseconds, if it has a clock.
    pub(crate) lasts: Option<i64>,
}

/// Whose table it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Host {
    Oneself,
    /// Somebody of this name, as the table shows it.
    Named(String),
    /// Somebody whose name the table doesn't show.
    Nameless,
}

impl Notice {
    /// For how many seconds it is worth telling.
    pub(super) fn time_to_live(&self) -> i64 {
        self.lasts.map_or(DAY, |lasts| (lasts / 1000).clamp(1, DAY))
    }

    /// What a browser shows, in a language, and what it opens: `shell/service-worker.js` reads it.
    pub(super) fn text(&self, language: &str) -> String {
        let language = Language::choose([language]);
        let words = built_in(language);
        let game = ("game", Argument::Text(self.game.title()));
        let body = match &self.host {
            Host::Oneself => words.fill("push-at-own-table", &[game]),
            Host::Named(host) => {
                words.fill("push-at-table-of", &[game, ("host", Argument::Text(host))])
            }
            Host::Nameless => self.game.title().to_owned(),
        };
        serde_json::json!({
            "title": words.get("your-turn"),
            "body": body,
            "path": format!("/t/{}#{}", self.table, self.game.name()),
            "language": language.tag(),
        })
        .to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn notice(host: Host, lasts: Option<i64>) -> Notice {
        Notice {
            guest: GuestId::from_bytes([1; 16]),
            table: TableId::from_bytes([2; 16]),
            game: GameKind::ALL[0],
            host,
            lasts,
        }
    }

    #[test]
    fn a_notice_names_game_and_host_and_the_way_to_the_table() {
        for language in Language::ALL {
            let notice = notice(Host::Named(String::from("Ada")), None);
            let told: serde_json::Value =
                serde_json::from_str(&notice.text(language.tag())).unwrap();
            let body = told["body"].as_str().unwrap();
            assert!(body.contains("Ada") && body.contains(GameKind::ALL[0].title()), "{told}");
            assert_eq!(told["language"], language.tag());
            let path = format!("/t/{}#{}", TableId::from_bytes([2; 16]), GameKind::ALL[0].name());
            assert_eq!(told["path"], path);
        }
        let own = notice(Host::Oneself, None).text("en");
        assert!(own.contains("your table"), "{own}");
        // A language that nobody speaks here.
        assert_eq!(notice(Host::Oneself, None).text("xx"), own);
        let nameless = notice(Host::Nameless, None).text("en");
        let body = format!("\"body\":\"{}\"", GameKind::ALL[0].title());
        assert!(nameless.contains(&body), "{nameless}");
    }

    #[test]
    fn it_is_worth_telling_as_long_as_the_turn_lasts() {
        let lives = |lasts| notice(Host::Nameless, lasts).time_to_live();
        assert_eq!(lives(None), DAY);
        assert_eq!(lives(Some(90_000)), 90);
        assert_eq!(lives(Some(-5)), 1);
        assert_eq!(lives(Some(i64::MAX)), DAY);
    }
}
