//! What a webhook is told, signed so that it knows who tells it.

use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use hmac::{Hmac, KeyInit, Mac};
use serde::Serialize;
use sha2::Sha256;

use super::{Lost, Wire};
use crate::sign::hexadecimal;

/// The header with the signature.
const SIGNATURE: HeaderName = HeaderName::from_static("quadrivium-signature");
/// The header with the number of the notice: whoever gets the same one twice was told once.
const ID: HeaderName = HeaderName::from_static("quadrivium-id");

/// A webhook.
#[derive(Clone, Copy, Debug)]
pub struct Hooked<'a> {
    /// Where it is.
    pub url: &'a str,
    /// The key that only it and we know.
    pub key: &'a str,
}

/// The signature of a body at a time: `t=<milliseconds>,v1=<HMAC-SHA256 of "<milliseconds>.<body>">`.
pub fn signature(key: &str, at: u64, body: &[u8]) -> String {
    let mut mac: Hmac<Sha256> =
        Hmac::new_from_slice(key.as_bytes()).expect("any length of key will do");
    mac.update(at.to_string().as_bytes());
    mac.update(b".");
    mac.update(body);
    format!("t={at},v1={}", hexadecimal(&mac.finalize().into_bytes()))
}

impl Wire {
    /// Tells a webhook something.
    ///
    /// # Errors
    /// When it does not take it.
    pub async fn call(
        &self,
        hook: Hooked<'_>,
        id: &str,
        at: u64,
        told: &impl Serialize,
    ) -> Result<(), Lost> {
        let body = serde_json::to_vec(told).map_err(|error| Lost::Refused(error.to_string()))?;
        let mut headers = HeaderMap::new();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
        for (name, value) in [(SIGNATURE, signature(hook.key, at, &body)), (ID, id.to_owned())] {
            let value = HeaderValue::from_str(&value);
            headers.insert(name, value.map_err(|error| Lost::Refused(error.to_string()))?);
        }
        let status = self.post(hook.url, headers, body).await?;
        match status.as_u16() {
            200..300 => Ok(()),
            410 => Err(Lost::Gone),
            408 | 425 | 429 | 500.. => Err(Lost::Later(format!("the webhook answers {status}"))),
            // Redirections among these: nobody is sent elsewhere.
            _ => Err(Lost::Refused(format!("the webhook answers {status}"))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As the documentation for those who write webhooks has it.
    #[test]
    fn the_signature_is_of_the_time_and_the_body() {
        assert_eq!(
            signature("key", 1_800_000_000_000, br#"{"id":"a"}"#),
            "t=1800000000000,v1=95a5248c7b564edc4a58850628afb3fd4628e68156bee85f519bc3b2c62bf858"
        );
    }
}
