//! Screens as text, and what keys and clicks come to.

mod chance;
mod clear4;
mod home;
mod keys;
mod lobby;
mod paper;
mod piles;
mod replay;
mod world;
