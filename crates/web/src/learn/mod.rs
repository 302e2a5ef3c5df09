//! Lessons: a game is learned by playing a few turns of it, with a coach beside the table.

mod clear4;
mod coach;
mod course;
mod discard;
mod done;
mod doubt;
mod face_hand;
mod keys;
mod list;
mod offers;
mod page;
mod piles;
mod point;
mod rival;
mod signals;
mod stack;
mod turn;

pub(crate) use list::LearnPage;
pub(crate) use page::LessonPage;

use stapel_rules::GameKind;

/// The name under which it is kept that a lesson was finished.
fn kept_as(game: GameKind) -> String {
    format!("lesson.{}", game.name())
}
