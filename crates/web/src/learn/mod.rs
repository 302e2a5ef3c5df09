//! Lessons: a game is learned by playing a few turns of it, with a coach beside the table.

pub(crate) mod clear4;
mod coach;
mod course;
mod done;
mod keys;
mod list;
mod page;
pub(crate) mod piles;
mod practice;

pub(crate) use list::LearnPage;
pub(crate) use page::LessonPage;
pub(crate) use practice::Practice;

use stapel_rules::GameKind;

/// The name under which it is kept that a lesson was finished.
fn storage_name(game: GameKind) -> String {
    format!("lesson.{}", game.name())
}
