use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use stapel_protocol::table::rest::{ErrorBody, ErrorJson};

use crate::store::{Millis, StoreError};

/// Why an HTTP request was refused.
#[derive(Debug, thiserror::Error)]
#[error("{} {code}: {message}", status.as_u16())]
pub struct ApiError {
    status: StatusCode,
    code: &'static str,
    message: String,
    retry_after: Option<u64>,
    /// When it ends by itself, in milliseconds since 1970.
    until: Option<i64>,
}

impl ApiError {
    /// Refused with this status, code and message.
    pub fn new(status: StatusCode, code: &'static str, message: impl Into<String>) -> ApiError {
        ApiError { status, code, message: message.into(), retry_after: None, until: None }
    }

    /// The body makes no sense.
    pub fn bad_request(message: impl Into<String>) -> ApiError {
        ApiError::new(StatusCode::BAD_REQUEST, "bad_request", message)
    }

    /// There is nothing of that name.
    pub fn not_found(what: &str) -> ApiError {
        ApiError::new(StatusCode::NOT_FOUND, "not_found", format!("there is no such {what}"))
    }

    /// Nobody knows who asks.
    pub fn no_guest() -> ApiError {
        ApiError::new(
            StatusCode::UNAUTHORIZED,
            "no_guest",
            "choose a name first: POST /api/v1/guests sets a cookie, POST /api/v1/programs gives a token",
        )
    }

    /// The cookie was good once, but its device was revoked.
    pub fn signed_out() -> ApiError {
        ApiError::new(
            StatusCode::UNAUTHORIZED,
            "signed_out",
            "this device was signed out, here or on another device: make a link there to come back, or choose a name to begin anew",
        )
    }

    /// Too often.
    pub fn too_often(wait: std::time::Duration) -> ApiError {
        ApiError {
            retry_after: Some(wait.as_secs() + 1),
            ..ApiError::new(
                StatusCode::TOO_MANY_REQUESTS,
                "rate_limited",
                format!("too many requests; try again in {} s", wait.as_secs() + 1),
            )
        }
    }

    /// The guest has had too much written.
    pub fn over_quota(wait: std::time::Duration) -> ApiError {
        ApiError {
            retry_after: Some(wait.as_secs() + 1),
            ..ApiError::new(
                StatusCode::TOO_MANY_REQUESTS,
                "over_quota",
                "you have had as much written as one gets in a day",
            )
        }
    }

    /// One at a time.
    pub fn export_running() -> ApiError {
        ApiError {
            retry_after: Some(10),
            ..ApiError::new(
                StatusCode::TOO_MANY_REQUESTS,
                "export_running",
                "an export is under way already: read it to its end, then ask for the next one",
            )
        }
    }

    /// An operator has banned whoever asks. They learn when it ends, and nothing else.
    pub fn banned(until: Option<Millis>) -> ApiError {
        ApiError {
            until: until.map(|until| until.0),
            ..ApiError::new(
                StatusCode::FORBIDDEN,
                "banned",
                "whoever runs this server doesn't want you here for now",
            )
        }
    }

    /// An operator has taken a guest's name away, who can't choose another one yet.
    pub fn name_removed(until: Option<Millis>) -> ApiError {
        ApiError {
            until: until.map(|until| until.0),
            ..ApiError::new(
                StatusCode::FORBIDDEN,
                "name_removed",
                "whoever runs this server removed your name; you can choose another one later",
            )
        }
    }

    /// An operator has closed the table.
    pub fn closed() -> ApiError {
        ApiError::new(StatusCode::GONE, "closed", "whoever runs the server has closed this table")
    }

    /// An operator lets nothing new begin.
    pub fn maintenance() -> ApiError {
        ApiError::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "maintenance",
            "no tables are opened and no games are dealt for now; games that run go on",
        )
    }

    /// An operator lets nobody new in.
    pub fn registration_closed() -> ApiError {
        ApiError::new(
            StatusCode::FORBIDDEN,
            "registration_closed",
            "this server takes no new guests for now",
        )
    }

    /// What was asked for is stored, but not as it was written.
    pub fn damaged() -> ApiError {
        ApiError::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "damaged",
            "what is stored of this is damaged; whoever runs the server is told",
        )
    }

    /// The store doesn't answer.
    pub fn unavailable() -> ApiError {
        ApiError::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "unavailable",
            "the server can't reach its store; try again soon",
        )
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        tracing::error!(%error, "the store failed");
        if error.is_damage() { ApiError::damaged() } else { ApiError::unavailable() }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let body = ErrorJson {
            error: ErrorBody {
                code: self.code.to_owned(),
                message: self.message,
                until: self.until,
            },
        };
        let mut response = (self.status, Json(body)).into_response();
        if let Some(seconds) = self.retry_after {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}
