//! The version that `--version` tells: number, commit and date.

/// The version, and where it is known the commit with its date.
pub(super) const TEXT: &str = env!("STAPEL_VERSION");

/// The commit; empty where it isn't known.
pub(crate) const COMMIT: &str = env!("STAPEL_COMMIT");

/// The date of the commit; empty where it isn't known.
pub(crate) const DATE: &str = env!("STAPEL_DATE");
