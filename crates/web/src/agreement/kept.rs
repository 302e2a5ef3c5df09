//! What was agreed on the start page, kept on this device for each game.

use stapel_client::agreement::{Setting, set_players};
use stapel_protocol::table::{AgreementJson, rest};
use stapel_rules::GameKind;

use crate::browser::storage;

/// Whoever plays at once has nobody to ask.
const AT_ONCE: Setting = Setting { bots: false, friends: false };

fn key(game: GameKind) -> String {
    format!("agreed.{}", game.name())
}

/// What is usual at a table where somebody plays at once.
pub(crate) fn usual(game: GameKind, players: u8) -> AgreementJson {
    AT_ONCE.usual(game, players)
}

/// What was chosen the last time for this game, with so many players now. What nobody chose, or what can't be kept any
/// more, is as usual.
pub(crate) fn kept(game: GameKind, players: u8) -> AgreementJson {
    let kept = storage::read(&key(game)).and_then(|text| rest::read::<AgreementJson>(&text).ok());
    // A deck may be played by the original rules, and so as another game.
    let mut agreement = kept
        .filter(|kept| [Some(game), game.about().original].contains(&Some(kept.game.0)))
        .filter(|kept| kept.read_options().is_ok() && kept.read_layout().is_ok())
        .unwrap_or_else(|| usual(game, players));
    set_players(&mut agreement, players);
    agreement
}

/// Keeps what was chosen. The usual is not kept, so that another usual reaches those who never chose.
pub(crate) fn keep(game: GameKind, agreement: &AgreementJson) {
    if *agreement == usual(game, agreement.players) {
        storage::forget(&key(game));
    } else {
        storage::write(&key(game), &rest::write(agreement));
    }
}

/// The agreement for a table with friends: unless somebody chose otherwise, they are asked before plays are taken back.
pub(crate) fn with_friends(mut agreement: AgreementJson) -> AgreementJson {
    let (game, players) = (agreement.game.0, agreement.players);
    if agreement.takeback == usual(game, players).takeback {
        agreement.takeback = Setting { friends: true, ..AT_ONCE }.usual(game, players).takeback;
    }
    agreement
}

#[cfg(test)]
mod tests {
    use stapel_client::agreement::{Term, Value, set};

    use super::*;

    #[test]
    fn what_was_chosen_is_there_again_for_its_game_alone() {
        let mut chosen = usual(GameKind::Extreme, 2);
        set(&mut chosen, Term::Option("expert"), Value::On(true));
        keep(GameKind::Extreme, &chosen);
        assert_eq!(kept(GameKind::Extreme, 2), chosen);
        assert_eq!(kept(GameKind::Extreme, 4), AgreementJson { players: 4, ..chosen });
        assert_eq!(kept(GameKind::TheGame, 2), usual(GameKind::TheGame, 2));
        keep(GameKind::Extreme, &usual(GameKind::Extreme, 2));
        assert_eq!(storage::read("agreed.extreme"), None, "the usual one is not kept");
    }

    #[test]
    fn a_deck_that_is_played_by_the_original_rules_stays_so() {
        let mut chosen = usual(GameKind::Extreme, 2);
        set(&mut chosen, Term::OriginalRules, Value::On(true));
        keep(GameKind::Extreme, &chosen);
        assert_eq!(kept(GameKind::Extreme, 2).game.0, GameKind::TheGame);
    }

    #[test]
    fn what_another_version_kept_is_as_usual() {
        for text in [
            "",
            "{}",
            r#"{"game":"clear-4","players":2}"#,
            r#"{"game":"extreme","players":2,"options":{"x":true}}"#,
        ] {
            storage::write("agreed.extreme", text);
            assert_eq!(kept(GameKind::Extreme, 3), usual(GameKind::Extreme, 3), "{text}");
        }
    }

    #[test]
    fn friends_are_asked_unless_nothing_is_taken_back() {
        let mut chosen = usual(GameKind::TheGame, 3);
        assert_eq!(with_friends(chosen.clone()).takeback, "ask");
        chosen.takeback = String::from("never");
        assert_eq!(with_friends(chosen).takeback, "never");
    }
}
