//! Questions to the bots of a table. A room only asks them; its runner decides on which thread and when
//! they are answered, because thinking takes time and a room must not block.

pub use stapel_bots::Level;
use stapel_bots::{AnyBot, Profile};
use stapel_rules::any::{AnyAction, AnyGame, AnySignal, AnyTalk, AnyView};
use stapel_rules::{Seat, TableGame};
use stapel_table::{BotName, Version};

/// The level of a bot of this name. A name that is no longer known plays as a greedy one.
pub(crate) fn level(name: &BotName) -> Level {
    Level::from_name(name.as_str()).unwrap_or(Level::Greedy)
}

/// The bot of this name for this game.
pub(crate) fn make_bot(name: &BotName, game: &AnyGame, seed: u64) -> AnyBot {
    AnyBot::new(game, &Profile::from(level(name)), seed)
}

/// What a bot is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Duty {
    /// To say how gladly it would start.
    Opening,
    /// To speak before another seat's turn.
    Speak,
    Act,
}

/// A question to the bots of one table. Each is given the view of its own seat and nothing else.
#[derive(Debug)]
pub struct BotJob {
    /// The version of the game that it is about.
    pub base: Version,
    /// The strongest of the bots that are asked, which says how long an answer may take.
    pub level: Level,
    pub game: AnyGame,
    pub talk: AnyTalk,
    /// The bots, in the order in which they are asked.
    pub bots: Vec<(Seat, Duty, AnyView, AnyBot)>,
}

/// What the bots of one table answered.
#[derive(Debug)]
pub struct BotAnswer {
    /// The version that they were asked at.
    pub base: Version,
    pub signals: Vec<(Seat, AnySignal)>,
    /// What the one whose turn it is does.
    pub action: Option<(Seat, AnyAction)>,
    /// The bots, back from thinking.
    pub bots: Vec<(Seat, AnyBot)>,
}

impl BotJob {
    /// Asks the bots. This is what takes time.
    pub fn run(self) -> BotAnswer {
        let BotJob { base, level: _, game, talk, bots } = self;
        let mut answer = BotAnswer {
            base,
            signals: Vec::new(),
            action: None,
            bots: Vec::with_capacity(bots.len()),
        };
        let mut heard = talk;
        for (seat, duty, view, mut bot) in bots {
            let mut say = |signal: AnySignal| {
                AnyGame::note_signal(&mut heard, seat, signal);
                answer.signals.push((seat, signal));
            };
            match duty {
                Duty::Opening => bot.open(&game, &view).into_iter().for_each(&mut say),
                Duty::Speak => bot.speak(&game, &view, &talk, &mut say),
                Duty::Act => {
                    let action = bot.act(&game, &view, &heard);
                    answer.action = action.map(|action| (seat, action));
                }
            }
            answer.bots.push((seat, bot));
        }
        answer
    }
}
