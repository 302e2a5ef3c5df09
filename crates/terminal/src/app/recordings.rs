use stapel_client::replay::{Recording, RecordingError};
use stapel_rules::notation::Record;

use super::PlayError;

/// Reads the record of a game, and deals it.
pub(super) fn read(text: &str) -> Result<Recording, PlayError> {
    let record =
        Record::parse(text).map_err(|error| PlayError::Record(RecordingError::Syntax(error)))?;
    let (game, deck) = stapel_table::deal(&record).map_err(PlayError::Deal)?;
    Recording::new(record, game, deck).map_err(PlayError::Record)
}
