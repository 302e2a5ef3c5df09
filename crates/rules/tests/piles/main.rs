//! The rulings on The Game (G) and Extreme (X), each pinned by tests that carry its id.

mod ending;
mod examples;
mod following;
mod foreseeing;
mod infinity;
mod layout;
mod lightning;
mod one_pile;
mod refusals;
mod scene;
mod table;
mod talk;
mod turn;
