use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Subcommand};
use stapel_bots::Profile;
use stapel_puzzles::{Filter, Grade, Theme};
use stapel_rules::GameKind;

use crate::arena::Players;
use crate::measure::{MOST_THREADS, game_parser};

/// What is to be done with puzzles.
#[derive(Args, Debug)]
pub struct Arguments {
    /// What is to be done; today's puzzle if nothing is said.
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// What can be done with puzzles.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Solve a puzzle: today's, the one with a number, or one about something
    Play(PlayArguments),
    /// List the puzzles
    List(ListArguments),
    /// Make new puzzles from games that bots play
    Make(MakeArguments),
}

/// Which puzzles are meant.
#[derive(Args, Clone, Debug, Default)]
pub struct Which {
    /// Only this game
    #[arg(long, value_parser = game_parser())]
    pub game: Option<GameKind>,
    /// Only with so many players
    #[arg(long, value_name = "N")]
    pub players: Option<u64>,
    /// Only about this, such as jump-back or blind-card
    #[arg(long, value_parser = theme_parser(), hide_possible_values = true)]
    pub theme: Option<Theme>,
    /// Only as hard as this: easy, medium, hard or very-hard
    #[arg(long, value_parser = grade_parser(), hide_possible_values = true)]
    pub grade: Option<Grade>,
}

impl Which {
    /// The puzzles that are meant.
    pub(super) fn filter(&self) -> Filter {
        // Nothing has so many players that it doesn't fit: then there is no such puzzle, and that is said.
        let players = self.players.map(|players| u8::try_from(players).unwrap_or(u8::MAX));
        Filter { game: self.game, players, theme: self.theme, grade: self.grade }
    }

    /// Whether something was said.
    pub(super) fn says_something(&self) -> bool {
        self.filter() != Filter::default()
    }
}

/// Which puzzle is to be solved.
#[derive(Args, Clone, Debug, Default)]
pub struct PlayArguments {
    /// The number of the puzzle [default: today's]
    #[arg(value_name = "NUMBER", conflicts_with = "Which")]
    pub number: Option<u32>,
    /// Which one, if any will do.
    #[command(flatten)]
    pub which: Which,
    /// Your answer, such as "24C, 70D", instead of being asked
    #[arg(long = "try", value_name = "TURN")]
    pub tried: Option<String>,
    /// Show the answer at once
    #[arg(long, conflicts_with = "tried")]
    pub answer: bool,
    /// Read puzzles from this file instead of those that are built in
    #[arg(long, value_name = "FILE")]
    pub from: Option<PathBuf>,
    /// One JSON object instead of text
    #[arg(long)]
    pub json: bool,
}

/// Which puzzles are listed.
#[derive(Args, Clone, Debug)]
pub struct ListArguments {
    /// Which ones.
    #[command(flatten)]
    pub which: Which,
    /// Read puzzles from this file instead of those that are built in
    #[arg(long, value_name = "FILE")]
    pub from: Option<PathBuf>,
    /// One JSON object a line instead of text, with the answers
    #[arg(long)]
    pub json: bool,
}

/// How puzzles are made.
#[derive(Args, Clone, Debug)]
pub struct MakeArguments {
    /// The games
    #[arg(required = true, value_name = "GAME", value_parser = game_parser())]
    pub games: Vec<GameKind>,
    /// Numbers of players, such as 3, 1-5 or 2,4 [default: all that can play the game]
    #[arg(long, value_name = "N,…")]
    pub players: Option<Players>,
    /// How many puzzles of each game with each number of players
    #[arg(long, value_name = "P", default_value_t = 10,
          value_parser = clap::value_parser!(u64).range(1..=10_000))]
    pub count: u64,
    /// How many deals are played for them at most
    #[arg(long, value_name = "D", default_value_t = 10_000,
          value_parser = clap::value_parser!(u64).range(1..))]
    pub deals: u64,
    /// Who plays the games in which they are found, with a number of playouts
    #[arg(long, value_name = "NAME[:K=V…]", default_value = "steady:playouts=150")]
    pub bot: Profile,
    /// How many games are imagined to tell the chances of a puzzle [default: 6,000 or 8,000, by the game]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(200..))]
    pub playouts: Option<u32>,
    /// What all deals follow from: any text of one line
    #[arg(long, value_name = "S", default_value = "stapel")]
    pub seed: String,
    /// How many threads look for them [default: as many as there are cores]
    #[arg(long, value_name = "T",
          value_parser = clap::value_parser!(u64).range(1..=MOST_THREADS))]
    pub threads: Option<u64>,
    /// Add them to this file, and go on where it ends
    #[arg(long, value_name = "FILE", conflicts_with = "json")]
    pub out: Option<PathBuf>,
    /// One JSON object a line instead of text
    #[arg(long)]
    pub json: bool,
}

fn theme_parser() -> impl TypedValueParser<Value = Theme> {
    PossibleValuesParser::new(Theme::ALL.map(Theme::name))
        .try_map(|name| Theme::from_name(&name).ok_or("no such theme"))
}

fn grade_parser() -> impl TypedValueParser<Value = Grade> {
    PossibleValuesParser::new(Grade::ALL.map(Grade::name))
        .try_map(|name| Grade::from_name(&name).ok_or("no such grade"))
}
