//! The start page: open a table, go on with a game, look at finished games.

mod finished_row;
mod game_choice;
mod hero;
mod hidden;
mod how_it_ended;
mod install;
mod lists;
mod local_games;
mod local_row;
mod newcomer;
mod page;
mod play;
mod record_row;
mod server_status;
mod table_row;

pub(crate) use page::HomePage;
pub(crate) use stapel_words::phrases::game_name;
pub(crate) use table_row::who_name;
