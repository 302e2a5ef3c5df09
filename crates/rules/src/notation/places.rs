use alloc::string::String;
use alloc::vec::Vec;

use super::ReplayError;
use crate::MidwayError;

/// A place in a text: line and column, both counted from 1, columns in characters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    pub line: usize,
    pub column: usize,
}

/// Where in its text the parts of a record stand.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RecordPlaces {
    /// The actions of each turn, none of which is without one.
    pub turns: Vec<Vec<Place>>,
    pub result: Option<Place>,
    /// The first line of each header, by its name.
    pub headers: Vec<(String, Place)>,
}

impl RecordPlaces {
    /// Where a header stands.
    pub fn header(&self, name: &str) -> Option<Place> {
        self.headers.iter().find(|(found, _)| found == name).map(|(_, place)| *place)
    }

    /// Where it stands that the record can't be replayed, if anything that stands there is to blame.
    pub fn of(&self, error: &ReplayError) -> Option<Place> {
        match error {
            ReplayError::Deck(_) | ReplayError::Position(MidwayError::Deck(_)) => {
                self.header("deck")
            }
            ReplayError::Position(_) | ReplayError::OtherRules => self.header("position"),
            ReplayError::Starter(_) => self.header("starter"),
            ReplayError::Refused { turn, action, .. } => {
                self.turns.get(*turn)?.get(*action).copied()
            }
            ReplayError::Result { .. } => self.result,
        }
    }

    /// The places in a text of which the record begins after so many lines.
    #[must_use]
    pub fn after(mut self, lines: usize) -> RecordPlaces {
        let headers = self.headers.iter_mut().map(|(_, place)| place);
        let turns = self.turns.iter_mut().flatten();
        for place in headers.chain(turns).chain(&mut self.result) {
            place.line += lines;
        }
        self
    }
}
