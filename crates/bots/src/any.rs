//! The registry of bots: a bot of any game, for those who learn only at run time which game it is.

use std::fmt;

use stapel_rules::any::{AnyAction, AnyGame, AnySignal, AnyTalk, AnyView};
use stapel_rules::piles::{Signal, Start};
use stapel_rules::{TableGame, clear4, piles};

use crate::{Bot, Playable, Profile};

/// A bot of any game. It lives as long as a game does, since bots remember what they planned.
pub enum AnyBot {
    Piles(Box<dyn Bot<piles::Rules> + Send>),
    Clear4(Box<dyn Bot<clear4::Rules> + Send>),
}

impl fmt::Debug for AnyBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            AnyBot::Piles(_) => "AnyBot::Piles",
            AnyBot::Clear4(_) => "AnyBot::Clear4",
        })
    }
}

impl AnyBot {
    /// A bot like this for this game; the same seed makes the same bot.
    pub fn new(game: &AnyGame, profile: &Profile, seed: u64) -> AnyBot {
        match game {
            AnyGame::Piles(_) => AnyBot::Piles(piles::Rules::bot(profile, seed)),
            AnyGame::Clear4(_) => AnyBot::Clear4(clear4::Rules::bot(profile, seed)),
        }
    }

    /// What the bot does, it being its turn. `None` if it is a bot of another game.
    pub fn act(&mut self, game: &AnyGame, view: &AnyView, talk: &AnyTalk) -> Option<AnyAction> {
        match (self, game, view, talk) {
            (
                AnyBot::Piles(bot),
                AnyGame::Piles(rules),
                AnyView::Piles(view),
                AnyTalk::Piles(talk),
            ) => Some(bot.act(rules, view, talk).into()),
            (
                AnyBot::Clear4(bot),
                AnyGame::Clear4(rules),
                AnyView::Clear4(view),
                AnyTalk::Clear4(talk),
            ) => Some(bot.act(rules, view, talk).into()),
            _ => None,
        }
    }

    /// What the bot signals before another seat's turn.
    pub fn speak(
        &mut self,
        game: &AnyGame,
        view: &AnyView,
        talk: &AnyTalk,
        say: &mut dyn FnMut(AnySignal),
    ) {
        if game.is_silent(view) {
            return;
        }
        if let (
            AnyBot::Piles(bot),
            AnyGame::Piles(rules),
            AnyView::Piles(view),
            AnyTalk::Piles(talk),
        ) = (self, game, view, talk)
        {
            bot.speak(rules, view, talk, &mut |signal| say(signal.into()));
        }
    }

    /// What the bot signals while the players agree on a starter.
    pub fn open(&mut self, game: &AnyGame, view: &AnyView, say: &mut dyn FnMut(AnySignal)) {
        if let (AnyBot::Piles(bot), AnyGame::Piles(rules), AnyView::Piles(view)) =
            (self, game, view)
        {
            // A bot without an opinion could start as well as anyone.
            say(bot.open(rules, view).unwrap_or(Signal::Start(Start::Could)).into());
        }
    }
}
