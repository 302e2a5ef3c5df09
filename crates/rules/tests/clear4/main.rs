//! The rulings on Clear 4!, one test for each statement. A test's name begins with its ruling.

mod blind;
mod dealing;
mod ending;
mod examples;
mod following;
mod jokers;
mod legal;
mod numbers;
mod secrecy;
mod specials;
mod support;
mod sweeping;
