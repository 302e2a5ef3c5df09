//! The registry of bots: a bot of any game, for those who learn only at run time which game it is.

use std::fmt;

use stapel_rules::any::{AnyAction, AnyGame, AnySignal, AnyTalk, AnyView};
use stapel_rules::{TableGame, clear4, piles};

use crate::{Bot, Playable, Profile};

/// Makes [`AnyBot`] of the families of games that bots play.
macro_rules! any_bot {
    ($($Family:ident($module:ident)),*) => {
        /// A bot of any game. It lives as long as a game does, since bots remember what they planned.
        pub enum AnyBot {
            $($Family(Box<dyn Bot<$module::Rules> + Send>),)*
        }

        impl fmt::Debug for AnyBot {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self {
                    $(AnyBot::$Family(_) => concat!("AnyBot::", stringify!($Family)),)*
                })
            }
        }

        impl AnyBot {
            /// A bot like this for this game; the same seed makes the same bot.
            pub fn new(game: &AnyGame, profile: &Profile, seed: u64) -> AnyBot {
                match game {
                    $(AnyGame::$Family(_) => {
                        AnyBot::$Family($module::Rules::bot(profile, seed))
                    })*
                }
            }

            /// What the bot does, it being its turn. `None` if it is a bot of another game.
            pub fn act(
                &mut self,
                game: &AnyGame,
                view: &AnyView,
                talk: &AnyTalk,
            ) -> Option<AnyAction> {
                match (self, game, view, talk) {
                    $((
                        AnyBot::$Family(bot),
                        AnyGame::$Family(rules),
                        AnyView::$Family(view),
                        AnyTalk::$Family(talk),
                    ) => Some(bot.act(rules, view, talk).into()),)*
                    _ => None,
                }
            }

            /// What the bot signals before another seat's turn. Nothing if it is a bot of another game.
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
                match (self, game, view, talk) {
                    $((
                        AnyBot::$Family(bot),
                        AnyGame::$Family(rules),
                        AnyView::$Family(view),
                        AnyTalk::$Family(talk),
                    ) => bot.speak(rules, view, talk, &mut |signal| say(signal.into())),)*
                    _ => {}
                }
            }

            /// What the bot signals while the players agree on a starter. `None` if it is a bot of
            /// another game, or its game has no such signal.
            pub fn open(&mut self, game: &AnyGame, view: &AnyView) -> Option<AnySignal> {
                match (self, game, view) {
                    $((
                        AnyBot::$Family(bot),
                        AnyGame::$Family(rules),
                        AnyView::$Family(view),
                    ) => {
                        let signal = bot.open(rules, view);
                        signal.or_else($module::Rules::indifferent_opening).map(Into::into)
                    })*
                    _ => None,
                }
            }
        }
    };
}

any_bot!(Piles(piles), Clear4(clear4));
