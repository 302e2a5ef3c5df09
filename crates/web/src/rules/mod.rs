//! The rule pages.

mod contents;
mod page;
mod text;

pub(crate) use page::RulesPage;
