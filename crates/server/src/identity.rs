//! Who someone is, without accounts: a signed cookie for people, a token for programs, a one-time link
//! to carry an identity to another device.

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use stapel_table::hex;

pub use stapel_room::person_name::{MAX_NAME, NameError, are_alike, names_number, read_name};

use crate::hub::fresh_bits;
use crate::store::{DeviceId, GuestId, Hash};

/// The name of the cookie.
pub const COOKIE: &str = "stapel_guest";

/// How long a browser keeps the cookie, in seconds: a year after it was last set.
const COOKIE_AGE: u32 = 365 * 24 * 60 * 60;

/// What tokens of programs begin with, so that people recognise one that they find somewhere.
const TOKEN_PREFIX: &str = "stapel_";

/// What a signature is for, so that one made for one purpose is no use for another.
const COOKIE_OF_GUEST: &[u8] = b"stapel cookie 1\n";
const COOKIE_WITH_DEVICE: &[u8] = b"stapel cookie 2\n";

/// Signs and checks cookies.
#[derive(Clone)]
pub struct Signer {
    key: [u8; 32],
    encrypted: bool,
}

impl std::fmt::Debug for Signer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Signer(…)")
    }
}

impl Signer {
    /// A signer with this key. `encrypted` says whether cookies are only for encrypted connections.
    pub fn new(key: [u8; 32], encrypted: bool) -> Signer {
        Signer { key, encrypted }
    }

    fn mac(&self, purpose: &[u8], ids: &[&[u8; 16]]) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.key).expect("any key will do");
        mac.update(purpose);
        ids.iter().for_each(|id| mac.update(&id[..]));
        mac
    }

    /// The value of the cookie of a guest's device.
    pub fn sign(&self, guest: GuestId, device: DeviceId) -> String {
        let mac = self.mac(COOKIE_WITH_DEVICE, &[guest.as_bytes(), device.as_bytes()]);
        format!("{guest}.{device}.{}", hex(&mac.finalize().into_bytes()))
    }

    /// Whose cookie it is and on which device, if nobody made it up. Whether the device was revoked since is for the
    /// store to say.
    pub fn check(&self, value: &str) -> Option<(GuestId, DeviceId)> {
        let (ids, signature) = value.rsplit_once('.')?;
        let signature = unhex(signature)?;
        let (guest, device, mac) = match ids.split_once('.') {
            Some((guest, device)) => {
                let (guest, device): (GuestId, DeviceId) =
                    (guest.parse().ok()?, device.parse().ok()?);
                let ids = [guest.as_bytes(), device.as_bytes()];
                (guest, device, self.mac(COOKIE_WITH_DEVICE, &ids))
            }
            // From before there were devices.
            None => {
                let guest: GuestId = ids.parse().ok()?;
                let mac = self.mac(COOKIE_OF_GUEST, &[guest.as_bytes()]);
                (guest, DeviceId::from_before(guest), mac)
            }
        };
        // This comparison takes as long for a wrong signature as for a right one.
        mac.verify_slice(&signature).ok()?;
        Some((guest, device))
    }

    /// The header that sets the cookie of a guest's device.
    pub fn set_cookie(&self, guest: GuestId, device: DeviceId) -> String {
        self.cookie(&self.sign(guest, device), COOKIE_AGE)
    }

    /// The header that removes the cookie.
    pub fn remove_cookie(&self) -> String {
        self.cookie("", 0)
    }

    fn cookie(&self, value: &str, age: u32) -> String {
        let secure = if self.encrypted { "; Secure" } else { "" };
        format!("{COOKIE}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}")
    }
}

/// The cookie of ours in a header with many.
pub fn find_cookie(header: &str) -> Option<&str> {
    header
        .split(';')
        .filter_map(|cookie| cookie.trim().split_once('='))
        .find_map(|(name, value)| (name == COOKIE).then_some(value))
}

/// A new secret for a link or a token.
pub fn new_secret() -> String {
    hex(&fresh_bits())
}

/// A new token for a program.
pub fn new_token() -> String {
    format!("{TOKEN_PREFIX}{}", new_secret())
}

/// What the store keeps of a secret.
pub fn hash(secret: &str) -> Hash {
    Sha256::digest(secret.as_bytes()).into()
}

/// A name as it is kept, if anyone can be called so.
pub fn clean_name(name: &str) -> Option<String> {
    read_name(name).ok()
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    if !text.len().is_multiple_of(2) || !text.is_ascii() {
        return None;
    }
    (0..text.len()).step_by(2).map(|at| u8::from_str_radix(&text[at..at + 2], 16).ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const DEVICE: DeviceId = DeviceId::from_bytes([3; 16]);

    #[test]
    fn a_signed_cookie_is_recognised_and_a_forged_one_is_not() {
        let signer = Signer::new([7; 32], true);
        let (ada, bob) = (GuestId::from_bytes([1; 16]), GuestId::from_bytes([2; 16]));
        let cookie = signer.sign(ada, DEVICE);
        assert_eq!(signer.check(&cookie), Some((ada, DEVICE)));
        let (_, signature) = cookie.rsplit_once('.').unwrap();
        assert_eq!(signer.check(&format!("{bob}.{DEVICE}.{signature}")), None);
        assert_eq!(
            signer.check(&format!("{ada}.{}.{signature}", DeviceId::from_before(ada))),
            None
        );
        assert_eq!(signer.check(&format!("{ada}.{signature}")), None);
        assert_eq!(signer.check(&format!("{ada}.{DEVICE}.")), None);
        assert_eq!(signer.check(&format!("{ada}.{DEVICE}.é1")), None);
        assert_eq!(signer.check(&format!("{ada}.")), None);
        assert_eq!(signer.check(&cookie[..cookie.len() - 2]), None);
        assert_eq!(signer.check(""), None);
        assert_eq!(Signer::new([8; 32], true).check(&cookie), None);
    }

    #[test]
    fn a_cookie_from_before_there_were_devices_is_one_device() {
        let signer = Signer::new([7; 32], true);
        let ada = GuestId::from_bytes([1; 16]);
        // As an earlier version signed it.
        let mac = "7652c9277eac2265ae5428af37352f576fabfd6d3812e73126ddf9e7989c70bc";
        let cookie = format!("{ada}.{mac}");
        assert_eq!(signer.check(&cookie), Some((ada, DeviceId::from_before(ada))));
    }

    #[test]
    fn a_cookie_is_out_of_reach_for_scripts_and_other_sites() {
        let header = Signer::new([7; 32], true).set_cookie(GuestId::from_bytes([1; 16]), DEVICE);
        for part in ["HttpOnly", "SameSite=Lax", "Secure", "Path=/"] {
            assert!(header.contains(part), "{header}");
        }
        assert!(!Signer::new([7; 32], false).remove_cookie().contains("Secure"));
    }

    #[test]
    fn our_cookie_is_found_among_others() {
        assert_eq!(find_cookie("a=b; stapel_guest=xyz; c=d"), Some("xyz"));
        assert_eq!(find_cookie("not_stapel_guest=xyz"), None);
    }
}
