//! What an answer of the server says: stored, refused, or neither.

use anyhow::Context;
use quadrivium_load::http::Reply;
use serde::Deserialize;
use serde_json::Value;

/// What came of a request.
#[derive(Debug)]
pub enum Outcome {
    /// It is stored; the body of the answer.
    Stored(Value),
    /// It was refused, and nothing has changed.
    Refused(String),
    /// It may be stored or not.
    Unsure(String),
    /// The table cannot be used any more.
    Gone(String),
}

/// The body of a refusal.
#[derive(Debug, Deserialize)]
pub struct Reason {
    /// A word for programs.
    pub code: String,
}

#[derive(Deserialize)]
struct Refusal {
    error: Reason,
}

impl Outcome {
    /// From an answer over HTTP.
    ///
    /// # Errors
    /// When it makes no sense.
    pub fn of(reply: &Reply) -> anyhow::Result<Self> {
        let status = reply.status();
        if (200..300).contains(&status) {
            return Ok(Self::Stored(reply.json()?));
        }
        let body: Refusal = serde_json::from_str(reply.body())
            .with_context(|| format!("an answer {status} without a reason"))?;
        Ok(Self::by_status(status, body.error.code))
    }

    fn by_status(status: u16, code: String) -> Self {
        match status {
            401 | 404 | 410 => Self::Gone(code),
            500 if code == "damaged" => Self::Gone(code),
            408 | 500.. => Self::Unsure(code),
            _ => Self::Refused(code),
        }
    }

    /// From the code of a refusal over a live connection, which has no status.
    pub fn of_code(code: String) -> Self {
        let status = match code.as_str() {
            "no_guest" | "no_table" | "old_rules" | "damaged" => 410,
            "stale" | "not_your_seat" | "not_seated" | "waiting" | "begun" | "over" | "illegal"
            | "notation" | "too_far" | "nothing_to_undo" | "entangled" | "nothing_to_redo"
            | "no_request" | "bad_field" | "malformed" | "too_many" | "busy" => 409,
            // Whatever else there is, it speaks of the server and not of the request.
            _ => 503,
        };
        Self::by_status(status, code)
    }
}

/// The code of an answer that says nothing.
pub const UNTYPED: &str = "internal";
