//! Our types as values of SQLite, and its errors as ours.

use rusqlite::types::{FromSql, FromSqlResult, ToSqlOutput, ValueRef};
use rusqlite::{ErrorCode, ToSql};

use crate::store::{GuestId, Millis, RecordId, StoreError, TableId, Version};

macro_rules! blob {
    ($name:ident) => {
        impl ToSql for $name {
            fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
                Ok(ToSqlOutput::Borrowed(ValueRef::Blob(self.as_bytes())))
            }
        }

        impl FromSql for $name {
            fn column_result(value: ValueRef<'_>) -> FromSqlResult<$name> {
                FromSql::column_result(value).map($name::from_bytes)
            }
        }
    };
}

blob!(TableId);
blob!(GuestId);
blob!(RecordId);

impl ToSql for Millis {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        self.0.to_sql()
    }
}

impl FromSql for Millis {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Millis> {
        FromSql::column_result(value).map(Millis)
    }
}

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
            rusqlite::Error::FromSqlConversionFailure(..)
            | rusqlite::Error::IntegralValueOutOfRange(..)
            | rusqlite::Error::InvalidColumnType(..)
            | rusqlite::Error::Utf8Error(..) => StoreError::Corrupt(error.to_string()),
            _ => StoreError::Io(error.to_string()),
        }
    }
}
