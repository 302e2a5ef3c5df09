//! Versions as values of SQLite, and its errors as ours.

use rusqlite::ErrorCode;

use super::checksum::DamagedRow;
use crate::store::{StoreError, Version};

/// A version as a number of SQLite, which has no unsigned ones. A log never gets so long that this matters; whoever
/// asks for a version beyond finds nothing there.
pub(super) fn version_to_sql(version: Version) -> i64 {
    i64::try_from(version).unwrap_or(i64::MAX)
}

/// A version that was stored.
pub(super) fn version_from_sql(version: i64) -> Result<Version, StoreError> {
    Version::try_from(version)
        .map_err(|_| StoreError::Corrupt(format!("a log entry has version {version}")))
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => return StoreError::Full,
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => {
                return StoreError::Corrupt(error.to_string());
            }
            _ => {}
        }
        match error {
            rusqlite::Error::FromSqlConversionFailure(_, _, why) if why.is::<DamagedRow>() => {
                StoreError::Corrupt(why.to_string())
            }
            rusqlite::Error::FromSqlConversionFailure(..)
            | rusqlite::Error::IntegralValueOutOfRange(..)
            | rusqlite::Error::InvalidColumnType(..)
            | rusqlite::Error::Utf8Error(..) => StoreError::Corrupt(error.to_string()),
            _ => StoreError::Io(error.to_string()),
        }
    }
}
