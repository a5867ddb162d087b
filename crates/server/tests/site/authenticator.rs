//! A manager of passkeys as browsers have one, and that does wrong what it is told to.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// Where the tests think that the page is.
pub const HOST: &str = "localhost:4747";
const ORIGIN: &str = "http://localhost:4747";

pub fn encoded(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

fn decoded(text: &Value) -> Vec<u8> {
    URL_SAFE_NO_PAD.decode(text.as_str().unwrap()).unwrap()
}

/// What a page, a browser or a key says that answers a question; all of it right unless a test says otherwise.
#[derive(Clone)]
pub struct Manner {
    pub origin: &'static str,
    pub party: &'static str,
    pub cross_origin: bool,
    /// Somebody was there, and was asked for a finger or a number.
    pub flags: u8,
    /// Whose key it says it is; nothing for whose it is.
    pub handle: Option<Vec<u8>>,
    /// How often it was used; nothing for once more than last time.
    pub counter: Option<u32>,
    pub kind: Option<&'static str>,
}

impl Default for Manner {
    fn default() -> Self {
        Self {
            origin: ORIGIN,
            party: "localhost",
            cross_origin: false,
            flags: 0x05,
            handle: None,
            counter: None,
            kind: None,
        }
    }
}

/// A key.
#[derive(Clone)]
pub struct Key {
    secret: SigningKey,
    pub id: Vec<u8>,
    pub handle: Vec<u8>,
    counter: u32,
}

/// Bytes with their head in CBOR: 2 for bytes, 3 for text.
fn cbor(kind: u8, bytes: &[u8]) -> Vec<u8> {
    let (kind, length) = (kind << 5, bytes.len());
    let head = match length {
        0..24 => vec![kind | length as u8],
        24..256 => vec![kind | 0x18, length as u8],
        _ => vec![kind | 0x19, (length >> 8) as u8, length as u8],
    };
    [head, bytes.to_vec()].concat()
}

impl Manner {
    fn client_data(&self, kind: &str, question: &Value) -> Vec<u8> {
        let kind = self.kind.unwrap_or(kind);
        let (challenge, cross) = (&question["challenge"], self.cross_origin);
        let said = json!({ "type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": cross });
        said.to_string().into_bytes()
    }

    fn head(&self, flags: u8, counter: u32) -> Vec<u8> {
        let party = Sha256::digest(self.party.as_bytes());
        [&party[..], &[flags], &counter.to_be_bytes()].concat()
    }
}

impl Key {
    /// A key that answers the question for a new one, and its answer. The number tells keys apart.
    pub fn make(question: &Value, number: u8, manner: &Manner) -> (Self, Value) {
        let secret = SigningKey::from_slice(&[number + 1; 32]).unwrap();
        let id = vec![number; 40];
        let point = secret.verifying_key().to_sec1_point(false);
        let (x, y) = (&point.as_bytes()[1..33], &point.as_bytes()[33..]);
        // {1: 2, 3: -7, -1: 1, -2: x, -3: y}
        let public =
            [&[0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21][..], &cbor(2, x), &[0x22], &cbor(2, y)].concat();
        let attested = [&[0; 16][..], &(id.len() as u16).to_be_bytes(), &id, &public].concat();
        let data = [manner.head(manner.flags | 0x40, 0), attested].concat();
        let object = [
            &[0xa3][..],
            &cbor(3, b"fmt"),
            &cbor(3, b"none"),
            &cbor(3, b"attStmt"),
            &[0xa0],
            &cbor(3, b"authData"),
            &cbor(2, &data),
        ]
        .concat();
        let said = manner.client_data("webauthn.create", question);
        let answer = json!({
            "id": encoded(&id),
            "rawId": encoded(&id),
            "type": "public-key",
            "clientExtensionResults": {},
            "authenticatorAttachment": "platform",
            "response": {
                "clientDataJSON": encoded(&said),
                "attestationObject": encoded(&object),
                "transports": ["internal"],
            },
        });
        let handle = decoded(&question["user"]["id"]);
        (Self { secret, id, handle, counter: 0 }, answer)
    }

    /// What it answers to the question whose it is.
    pub fn show(&mut self, question: &Value, manner: &Manner) -> Value {
        self.counter = manner.counter.unwrap_or(self.counter + 1);
        let said = manner.client_data("webauthn.get", question);
        let data = manner.head(manner.flags, self.counter);
        let signed = [&data[..], &Sha256::digest(&said)[..]].concat();
        let signature: Signature = self.secret.sign(&signed);
        json!({
            "id": encoded(&self.id),
            "rawId": encoded(&self.id),
            "type": "public-key",
            "clientExtensionResults": {},
            "response": {
                "clientDataJSON": encoded(&said),
                "authenticatorData": encoded(&data),
                "signature": encoded(signature.to_der().as_bytes()),
                "userHandle": encoded(manner.handle.as_ref().unwrap_or(&self.handle)),
            },
        })
    }
}
