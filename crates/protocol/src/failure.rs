//! What a command that was asked for JSON says if it fails: one shape for all of them.

use serde::Serialize;

/// A failure.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FailureOut {
    /// The number of the record that it is about, counted from 1, where a file has several.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub record: Option<usize>,
    /// Always false.
    pub ok: bool,
    pub error: FailureBody,
}

impl FailureOut {
    /// The failure as one line.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("a failure is plain data")
    }
}

/// What went wrong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FailureBody {
    /// What programs can tell failures apart by. Codes stay as they are.
    pub code: &'static str,
    /// For people, in English.
    pub message: String,
    /// The line that is to blame, counted from 1, where there is one.
    pub line: Option<usize>,
    /// The column in characters, counted from 1.
    pub column: Option<usize>,
}
