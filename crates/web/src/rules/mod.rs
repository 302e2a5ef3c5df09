//! The rules of the games, to be read.

mod contents;
mod page;
mod text;

pub(crate) use page::RulesPage;
