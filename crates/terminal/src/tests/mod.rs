//! Screens as text, and what keys and clicks come to.

mod advice;
mod boxes;
#[expect(dead_code, reason = "every test needs only a part of it")]
#[path = "../../../room/tests/local/chance.rs"]
mod chance;
mod clear4;
mod company;
mod drawing;
mod home;
mod keys;
mod lesson;
mod lobby;
mod piles;
mod replay;
mod review;
mod world;
