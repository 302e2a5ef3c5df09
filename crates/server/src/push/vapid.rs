//! Who sends: push services are told by a signature that it is always the same server, RFC 8292.

use data_encoding::BASE64URL_NOPAD;
use ring::error::{KeyRejected, Unspecified};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;

use crate::store::Millis;

/// How long a signature holds, in seconds. Push services take no more than a day, and clocks differ.
const HOLDS: i64 = 12 * 60 * 60;

/// The server's own pair of keys. Browsers are told the public one when they subscribe, and their push services take
/// nothing from anyone else.
#[derive(Debug)]
pub struct Vapid {
    pair: EcdsaKeyPair,
    public: String,
    /// Where whoever runs the push service can reach whoever runs this server.
    contact: Option<String>,
}

impl Vapid {
    /// A new pair of keys, as it is kept.
    pub fn generate() -> Result<Vec<u8>, Unspecified> {
        let made =
            EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new())?;
        Ok(made.as_ref().to_vec())
    }

    /// The pair of keys that was kept.
    pub fn read(kept: &[u8], contact: Option<String>) -> Result<Vapid, KeyRejected> {
        let random = SystemRandom::new();
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, kept, &random)?;
        let public = BASE64URL_NOPAD.encode(pair.public_key().as_ref());
        Ok(Vapid { pair, public, contact })
    }

    /// The public key, as pages hand it to browsers.
    pub fn public(&self) -> &str {
        &self.public
    }

    /// The header `Authorization` of what is sent to a push service.
    pub(super) fn authorization(&self, origin: &str, now: Millis) -> Result<String, Unspecified> {
        let mut claims = json!({ "aud": origin, "exp": now.0 / 1000 + HOLDS });
        if let Some(contact) = &self.contact {
            claims["sub"] = json!(contact);
        }
        let head = json!({ "typ": "JWT", "alg": "ES256" });
        let part = |value: &serde_json::Value| BASE64URL_NOPAD.encode(value.to_string().as_bytes());
        let signed = format!("{}.{}", part(&head), part(&claims));
        let signature = self.pair.sign(&SystemRandom::new(), signed.as_bytes())?;
        let signature = BASE64URL_NOPAD.encode(signature.as_ref());
        Ok(format!("vapid t={signed}.{signature}, k={}", self.public))
    }
}
