//! Playing the same once more.

use stapel_protocol::table::WhoJson;
use stapel_protocol::table::rest::NewTableJson;

use crate::Session;

impl Session {
    /// What is to be wished for to play the same once more at a table of its own, if all of it is over.
    pub fn same_again(&self) -> Option<NewTableJson> {
        let table = self.table_screen()?;
        if table.running || table.game.is_none() || table.score.is_some_and(|score| !score.over) {
            return None;
        }
        let mirror = self.mirror()?;
        let bots = mirror.places.iter().filter_map(|place| match &place.who {
            WhoJson::Bot(bot) => Some(bot.clone()),
            WhoJson::Empty | WhoJson::Person(_) => None,
        });
        Some(NewTableJson {
            agreement: mirror.agreement.clone(),
            sit: true,
            bots: bots.collect(),
            deal: true,
            share: true,
        })
    }
}
