//! What lies on a table of Clear 4!.

mod discard;
mod face;
mod rival;
mod stack;

pub(crate) use discard::{DISCARD_WIDTH, discard};
pub(crate) use face::FaceSize;
use face::short_face;
pub(crate) use rival::{RivalLook, rival};
pub(crate) use stack::{STACK_HEIGHT, STACK_WIDTH, stack};
