//! Web Push: a message for one browser, encrypted so that the service in between cannot read it
//! (RFC 8291, in the coding of RFC 8188), and signed with the key of the site (VAPID, RFC 8292).

use aes_gcm::aead::{Aead, KeyInit};
use aes_gcm::{Aes128Gcm, Nonce};
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use hkdf::Hkdf;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use p256::{PublicKey, SecretKey};
use quadrivium_table::moment::{Entropy, NoEntropy};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use url::Url;

use super::{Lost, Wire};

/// How long a service keeps a message for a browser that is away, in seconds.
const TTL: HeaderValue = HeaderValue::from_static("86400");
/// How long a signature is good, in seconds.
const SIGNED_S: u64 = 12 * 3_600;
/// The longest record; a message is one.
const RECORD: u32 = 4_096;
/// The longest text of a message: a record less its head, its tag and its end.
pub const LONGEST_TEXT: usize = 3_900;

/// Where a browser can be reached, and with which keys.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Subscription {
    /// The address at its service.
    pub endpoint: String,
    /// Its public key.
    pub p256dh: String,
    /// What only it and we know.
    pub auth: String,
}

impl Subscription {
    fn keys(&self) -> Option<(PublicKey, [u8; 16])> {
        let public = PublicKey::from_sec1_bytes(&decoded(&self.p256dh)?).ok()?;
        Some((public, decoded(&self.auth)?.try_into().ok()?))
    }

    /// Whether its keys are keys.
    pub fn is_whole(&self) -> bool {
        self.p256dh.len() <= 100 && self.auth.len() <= 40 && self.keys().is_some()
    }
}

/// Browsers write it without padding, some programs with.
fn decoded(text: &str) -> Option<Vec<u8>> {
    BASE64.decode(text.trim_end_matches('=')).ok()
}

/// The key of the site: browsers take messages from nobody else.
pub struct PushKeys {
    key: SigningKey,
    public: Vec<u8>,
}

impl PushKeys {
    /// The key that 32 bytes make.
    pub fn new(secret: [u8; 32]) -> Self {
        let key = scalar(secret);
        let public = key.public_key().to_sec1_bytes().into_vec();
        Self { key: key.into(), public }
    }

    /// What browsers are given when they subscribe.
    pub fn public(&self) -> String {
        BASE64.encode(&self.public)
    }

    /// Who sends it, until when, and to whom: good at one service only.
    fn authorization(&self, endpoint: &Url, contact: &str, now_s: u64) -> String {
        let claims = serde_json::json!({
            "aud": endpoint.origin().ascii_serialization(),
            "exp": now_s + SIGNED_S,
            "sub": contact,
        });
        let head = BASE64.encode(r#"{"typ":"JWT","alg":"ES256"}"#);
        let signed = format!("{head}.{}", BASE64.encode(claims.to_string()));
        let signature: Signature = self.key.sign(signed.as_bytes());
        let signature = BASE64.encode(signature.to_bytes());
        format!("vapid t={signed}.{signature}, k={}", self.public())
    }
}

/// A number of the curve from 32 bytes: themselves, but for about one in four thousand million.
fn scalar(mut bytes: [u8; 32]) -> SecretKey {
    loop {
        if let Ok(key) = SecretKey::from_slice(&bytes) {
            return key;
        }
        bytes = Sha256::digest(bytes).into();
    }
}

/// Encrypts a text for a browser.
///
/// # Errors
/// When its keys are none, or there is no entropy.
fn encrypted(to: &Subscription, text: &[u8], entropy: &dyn Entropy) -> Result<Vec<u8>, Lost> {
    let no_entropy = |error: NoEntropy| Lost::Later(error.to_string());
    let (mut secret, mut salt) = ([0; 32], [0; 16]);
    entropy.fill(&mut secret).map_err(no_entropy)?;
    entropy.fill(&mut salt).map_err(no_entropy)?;
    let unusable = || Lost::Refused("the keys of the browser are none".to_owned());
    let (theirs, auth) = to.keys().ok_or_else(unusable)?;
    sealed(&theirs, &auth, &scalar(secret), salt, text).ok_or_else(unusable)
}

/// One record: salt, size, our public key, and the text under a key that only both sides can make.
fn sealed(
    theirs: &PublicKey,
    auth: &[u8; 16],
    own: &SecretKey,
    salt: [u8; 16],
    text: &[u8],
) -> Option<Vec<u8>> {
    let public = own.public_key().to_sec1_bytes();
    let shared = own.diffie_hellman(theirs);
    let info = [&b"WebPush: info\0"[..], &theirs.to_sec1_bytes(), &public].concat();
    let mut agreed = [0; 32];
    Hkdf::<Sha256>::new(Some(auth), shared.raw_secret_bytes()).expand(&info, &mut agreed).ok()?;
    let keys = Hkdf::<Sha256>::new(Some(&salt), &agreed);
    let (mut key, mut nonce) = ([0; 16], [0; 12]);
    keys.expand(b"Content-Encoding: aes128gcm\0", &mut key).ok()?;
    keys.expand(b"Content-Encoding: nonce\0", &mut nonce).ok()?;
    // The last record ends with a two.
    let padded = [text, &[2]].concat();
    let cipher = Aes128Gcm::new_from_slice(&key).ok()?;
    let coded = cipher.encrypt(&Nonce::from(nonce), padded.as_slice()).ok()?;
    let length = u8::try_from(public.len()).ok()?;
    Some([&salt[..], &RECORD.to_be_bytes(), &[length], &public, &coded].concat())
}

/// What a message is about, for the service in between: one that is not delivered yet gives way to the next.
#[derive(Clone, Copy, Debug)]
pub struct Pushed<'a> {
    /// The text.
    pub text: &'a str,
    /// Which messages it stands for.
    pub topic: &'a str,
    /// Whether it should wake a telephone that saves its battery.
    pub urgent: bool,
    /// Who answers for it: an address of the site or of its host.
    pub contact: &'a str,
    /// The time in milliseconds since 1970.
    pub now: u64,
}

impl Wire {
    /// Gives a message for a browser to its service.
    ///
    /// # Errors
    /// When the service does not take it.
    pub async fn push(
        &self,
        keys: &PushKeys,
        to: &Subscription,
        message: Pushed<'_>,
        entropy: &(dyn Entropy + Sync),
    ) -> Result<(), Lost> {
        let endpoint = self.check(&to.endpoint).map_err(|why| Lost::Refused(why.to_owned()))?;
        let body = encrypted(to, message.text.as_bytes(), entropy)?;
        let authorization = keys.authorization(&endpoint, message.contact, message.now / 1_000);
        let value = |text: &str| {
            HeaderValue::from_str(text).map_err(|error| Lost::Refused(error.to_string()))
        };
        let urgency = if message.urgent { "high" } else { "normal" };
        let headers = HeaderMap::from_iter([
            (header::AUTHORIZATION, value(&authorization)?),
            (header::CONTENT_ENCODING, HeaderValue::from_static("aes128gcm")),
            (header::CONTENT_TYPE, HeaderValue::from_static("application/octet-stream")),
            (HeaderName::from_static("ttl"), TTL),
            (HeaderName::from_static("topic"), value(message.topic)?),
            (HeaderName::from_static("urgency"), HeaderValue::from_static(urgency)),
        ]);
        let status = self.post(&to.endpoint, headers, body).await?;
        match status.as_u16() {
            200..300 => Ok(()),
            404 | 410 => Err(Lost::Gone),
            408 | 425 | 429 | 500.. => {
                Err(Lost::Later(format!("the push service answers {status}")))
            }
            _ => Err(Lost::Refused(format!("the push service answers {status}"))),
        }
    }
}

#[cfg(test)]
mod tests {
    use p256::ecdsa::VerifyingKey;
    use p256::ecdsa::signature::Verifier;

    use super::*;

    /// The worked example of RFC 8291, section 5.
    #[test]
    fn a_message_is_encrypted_as_the_standard_says() {
        let to = Subscription {
            endpoint: "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV".into(),
            p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
                .into(),
            auth: "BTBZMqHH6r4Tts7J_aSIgg".into(),
        };
        assert!(to.is_whole());
        let (theirs, auth) = to.keys().unwrap();
        let own = decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw").unwrap();
        let own = SecretKey::from_slice(&own).unwrap();
        let salt = decoded("DGv6ra1nlYgDCS1FRnbzlw").unwrap().try_into().unwrap();
        let text = b"When I grow up, I want to be a watermelon";
        let sent = sealed(&theirs, &auth, &own, salt, text).unwrap();
        assert_eq!(
            BASE64.encode(sent),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIg\
             Dll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
        );
    }

    #[test]
    fn the_signature_names_the_service_and_can_be_checked_with_the_public_key() {
        let keys = PushKeys::new([7; 32]);
        let endpoint = Url::parse("https://push.example.net:8443/push/abc?x=1").unwrap();
        let header = keys.authorization(&endpoint, "mailto:host@example.org", 1_000);
        let (token, key) = header.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        assert_eq!(key, keys.public());
        let key = VerifyingKey::from_sec1_bytes(&decoded(key).unwrap()).unwrap();
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let signature = Signature::from_slice(&decoded(signature).unwrap()).unwrap();
        assert!(key.verify(signed.as_bytes(), &signature).is_ok());
        let claims = decoded(signed.split_once('.').unwrap().1).unwrap();
        let claims: serde_json::Value = serde_json::from_slice(&claims).unwrap();
        assert_eq!(claims["aud"], "https://push.example.net:8443");
        assert_eq!(
            (&claims["exp"], &claims["sub"]),
            (&44_200.into(), &"mailto:host@example.org".into())
        );
    }

    #[test]
    fn what_is_no_key_is_not_taken_for_one() {
        let whole = Subscription {
            endpoint: String::new(),
            p256dh: PushKeys::new([1; 32]).public(),
            auth: BASE64.encode([5; 16]),
        };
        assert!(whole.is_whole());
        let other = |p256dh: &str, auth: &str| Subscription {
            p256dh: p256dh.into(),
            auth: auth.into(),
            ..whole.clone()
        };
        let off_curve = BASE64.encode([&[4][..], &[1; 64]].concat());
        for broken in [
            other("", &whole.auth),
            other("<script>", &whole.auth),
            other(&off_curve, &whole.auth),
            other(&whole.p256dh, ""),
            other(&whole.p256dh, &BASE64.encode([5; 15])),
            other(&"A".repeat(10_000), &whole.auth),
        ] {
            assert!(!broken.is_whole(), "{broken:?}");
        }
    }
}
