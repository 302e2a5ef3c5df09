//! Questions to the bots of a table. Whoever runs a room finds the time for them.

use stapel_bots::{Bot, Level, Playable, Profile};
use stapel_rules::any::{AnyAction, AnyGame, AnyView};
use stapel_rules::piles::{Signal, Talk};
use stapel_rules::{Seat, clear4, piles};
use stapel_table::{BotName, Version};

/// A bot of any game. It lives as long as a game does, since bots remember what they planned.
pub enum AnyBot {
    /// For The Game and Extreme.
    Piles(Box<dyn Bot<piles::Rules> + Send>),
    /// For Clear 4!.
    Clear4(Box<dyn Bot<clear4::Rules> + Send>),
}

impl std::fmt::Debug for AnyBot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            AnyBot::Piles(_) => "AnyBot::Piles",
            AnyBot::Clear4(_) => "AnyBot::Clear4",
        })
    }
}

impl AnyBot {
    /// The bot of this name for this game. A name that is no longer known plays as a greedy one.
    pub fn new(name: &BotName, game: &AnyGame, seed: u64) -> AnyBot {
        let level = Level::from_name(name.as_str()).unwrap_or(Level::Greedy);
        let profile = Profile::from(level);
        match game {
            AnyGame::Piles(_) => AnyBot::Piles(piles::Rules::bot(&profile, seed)),
            AnyGame::Clear4(_) => AnyBot::Clear4(clear4::Rules::bot(&profile, seed)),
        }
    }
}

/// What a bot is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Duty {
    /// To say how gladly it would start.
    Opening,
    /// To speak before another seat's turn.
    Speak,
    /// To play.
    Act,
}

/// A question to the bots of one table. Each is given the view of its own seat and nothing else.
#[derive(Debug)]
pub struct BotJob {
    /// The version of the game that it is about.
    pub base: Version,
    /// The rules.
    pub game: AnyGame,
    /// What the seats have said.
    pub talk: Talk,
    /// The bots, in the order in which they are asked.
    pub bots: Vec<(Seat, Duty, AnyView, AnyBot)>,
}

/// What the bots of one table answered.
#[derive(Debug)]
pub struct BotAnswer {
    /// The version that they were asked at.
    pub base: Version,
    /// What they say.
    pub signals: Vec<(Seat, Signal)>,
    /// What the one whose turn it is does.
    pub action: Option<(Seat, AnyAction)>,
    /// The bots, back from thinking.
    pub bots: Vec<(Seat, AnyBot)>,
}

impl BotJob {
    /// Asks the bots. This is what takes time.
    pub fn run(self) -> BotAnswer {
        let BotJob { base, game, talk, bots } = self;
        let mut answer = BotAnswer {
            base,
            signals: Vec::new(),
            action: None,
            bots: Vec::with_capacity(bots.len()),
        };
        let mut heard = talk;
        for (seat, duty, view, mut bot) in bots {
            match (&game, &view, &mut bot) {
                (AnyGame::Piles(rules), AnyView::Piles(view), AnyBot::Piles(bot)) => match duty {
                    Duty::Opening => {
                        let start = Signal::Start(bot.would_start(rules, view));
                        answer.signals.push((seat, start));
                    }
                    Duty::Speak if !view.silent() => {
                        bot.speak(rules, view, &talk, &mut |signal| {
                            heard.say(seat, signal);
                            answer.signals.push((seat, signal));
                        });
                    }
                    Duty::Speak => {}
                    Duty::Act => {
                        let action = bot.act(rules, view, &heard);
                        answer.action = Some((seat, AnyAction::Piles(action)));
                    }
                },
                (AnyGame::Clear4(rules), AnyView::Clear4(view), AnyBot::Clear4(bot))
                    if duty == Duty::Act =>
                {
                    let action = bot.act(rules, view, &());
                    answer.action = Some((seat, AnyAction::Clear4(action)));
                }
                // In Clear 4! there is nothing to say, and a bot of another game knows nothing of this.
                _ => {}
            }
            answer.bots.push((seat, bot));
        }
        answer
    }
}
