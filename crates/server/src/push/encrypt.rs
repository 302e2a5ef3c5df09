//! Encrypting what a browser is told, so that its push service can't read it: RFC 8291, with the content encoding of RFC
//! 8188 in one record.

use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::error::Unspecified;
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::{SecureRandom, SystemRandom};

use crate::store::{PUSH_AUTH, PUSH_KEY};

/// The size of a record, which push services have to take at least.
const RECORD: u32 = 4096;

/// Messages are filled up to a multiple of so many bytes, so that their length tells nothing of names.
const STEP: usize = 256;

/// What a browser's subscription says about its keys.
#[derive(Clone, Copy, Debug)]
pub(super) struct Keys<'k> {
    pub(super) public: &'k [u8; PUSH_KEY],
    pub(super) auth: &'k [u8; PUSH_AUTH],
}

/// Encrypts a message for a browser, with keys that nobody uses again. It fails if the browser's key is no point of the
/// curve.
pub(super) fn encrypt(message: &[u8], to: Keys<'_>) -> Result<Vec<u8>, Unspecified> {
    let random = SystemRandom::new();
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &random)?;
    let public = own.compute_public_key()?;
    let mut salt = [0; 16];
    random.fill(&mut salt)?;
    let theirs = UnparsedPublicKey::new(&ECDH_P256, to.public);
    let padding = STEP - (message.len() + 1) % STEP;
    agree_ephemeral(own, &theirs, |shared| {
        seal(message, padding, shared, public.as_ref(), &salt, to)
    })?
}

/// Whether something can be encrypted with this key.
pub(super) fn is_key(public: &[u8; PUSH_KEY]) -> bool {
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new());
    let theirs = UnparsedPublicKey::new(&ECDH_P256, public);
    own.is_ok_and(|own| agree_ephemeral(own, &theirs, |_| ()).is_ok())
}

/// A length that is asked of a derivation of keys.
struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

/// Derives a key: extract with a salt, and expand.
fn derive<const N: usize>(
    salt: &[u8],
    secret: &[u8],
    info: &[&[u8]],
) -> Result<[u8; N], Unspecified> {
    let mut key = [0; N];
    Salt::new(HKDF_SHA256, salt).extract(secret).expand(info, Length(N))?.fill(&mut key)?;
    Ok(key)
}

/// The message as it is sent, once both sides have agreed on a secret.
fn seal(
    message: &[u8],
    padding: usize,
    shared: &[u8],
    public: &[u8],
    salt: &[u8; 16],
    to: Keys<'_>,
) -> Result<Vec<u8>, Unspecified> {
    let both: [u8; 32] = derive(to.auth, shared, &[b"WebPush: info\0", to.public, public])?;
    let key: [u8; 16] = derive(salt, &both, &[b"Content-Encoding: aes128gcm\0"])?;
    let nonce: [u8; 12] = derive(salt, &both, &[b"Content-Encoding: nonce\0"])?;
    // What follows the last record's delimiter is padding.
    let mut record = [message, &[2], &vec![0; padding]].concat();
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key)?);
    let nonce = Nonce::assume_unique_for_key(nonce);
    key.seal_in_place_append_tag(nonce, Aad::empty(), &mut record)?;
    let length = u8::try_from(public.len()).map_err(|_| Unspecified)?;
    Ok([salt, RECORD.to_be_bytes().as_slice(), &[length], public, &record].concat())
}

#[cfg(test)]
mod tests {
    use data_encoding::BASE64URL_NOPAD;

    use super::*;

    fn bytes(text: &str) -> Vec<u8> {
        BASE64URL_NOPAD.decode(text.as_bytes()).unwrap()
    }

    /// The worked example of RFC 8291, section 5 and appendix A. What the two sides agree on stands there, too, so that
    /// only chance is left out.
    #[test]
    fn the_worked_example_of_rfc_8291_comes_out_to_the_last_byte() {
        let browser = bytes(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        );
        let server = bytes(
            "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
        );
        let shared = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let (public, auth) = (browser.try_into().unwrap(), bytes("BTBZMqHH6r4Tts7J_aSIgg"));
        let auth = auth.try_into().unwrap();
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap();
        let to = Keys { public: &public, auth: &auth };
        let message = b"When I grow up, I want to be a watermelon";
        let sealed = seal(message, 0, &shared, &server, &salt, to).unwrap();
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml\
            mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT\
            pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(BASE64URL_NOPAD.encode(&sealed), expected);
    }

    #[test]
    fn messages_of_different_length_look_alike() {
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
        let public: [u8; PUSH_KEY] = own.compute_public_key().unwrap().as_ref().try_into().unwrap();
        let to = Keys { public: &public, auth: &[7; PUSH_AUTH] };
        let lengths =
            [0, 1, 100, 254].map(|length| encrypt(&vec![b'x'; length], to).unwrap().len());
        // The header with a salt, a size and a key; a record; its tag.
        assert_eq!(lengths, [86 + 256 + 16; 4]);
        assert_eq!(encrypt(&[b'x'; 255], to).unwrap().len(), 86 + 512 + 16);
        assert_ne!(encrypt(b"x", to).unwrap(), encrypt(b"x", to).unwrap());
    }

    #[test]
    fn a_key_is_a_point_of_the_curve() {
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
        let mut public: [u8; PUSH_KEY] =
            own.compute_public_key().unwrap().as_ref().try_into().unwrap();
        assert!(is_key(&public));
        public[40] ^= 1;
        assert!(!is_key(&public));
        assert!(encrypt(b"x", Keys { public: &public, auth: &[7; PUSH_AUTH] }).is_err());
        assert!(!is_key(&[0; PUSH_KEY]));
        assert!(!is_key(&[4; PUSH_KEY]));
    }
}
