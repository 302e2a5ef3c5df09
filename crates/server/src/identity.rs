//! Who someone is, without accounts: a signed cookie for people, a token for programs, a one-time link
//! to carry an identity to another device.

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use stapel_table::hex;

use crate::hub::fresh_bits;
use crate::store::{GuestId, Hash};

/// The name of the cookie.
pub const COOKIE: &str = "stapel_guest";

/// How long a browser keeps the cookie, in seconds: a year after it was last set.
const COOKIE_AGE: u32 = 365 * 24 * 60 * 60;

/// What tokens of programs begin with, so that people recognise one that they find somewhere.
const TOKEN_PREFIX: &str = "stapel_";

/// The most characters of a name.
pub const MAX_NAME: usize = 24;

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

    fn mac(&self, guest: GuestId) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.key).expect("any key will do");
        mac.update(b"stapel cookie 1\n");
        mac.update(guest.as_bytes());
        mac
    }

    /// The value of a guest's cookie.
    pub fn sign(&self, guest: GuestId) -> String {
        format!("{guest}.{}", hex(&self.mac(guest).finalize().into_bytes()))
    }

    /// Whose cookie it is, if nobody made it up.
    pub fn check(&self, value: &str) -> Option<GuestId> {
        let (guest, signature) = value.split_once('.')?;
        let guest: GuestId = guest.parse().ok()?;
        let signature = unhex(signature)?;
        // This comparison takes as long for a wrong signature as for a right one.
        self.mac(guest).verify_slice(&signature).ok()?;
        Some(guest)
    }

    /// The header that sets a guest's cookie.
    pub fn set_cookie(&self, guest: GuestId) -> String {
        self.cookie(&self.sign(guest), COOKIE_AGE)
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

/// A name as it is kept: without what can't be seen, and not too long. `None` if nothing is left of
/// it, or too much.
pub fn clean_name(name: &str) -> Option<String> {
    let visible = name.chars().filter(|letter| !letter.is_control() && !is_invisible(*letter));
    let words: Vec<String> =
        visible.collect::<String>().split_whitespace().map(str::to_owned).collect();
    let name = words.join(" ");
    (1..=MAX_NAME).contains(&name.chars().count()).then_some(name)
}

/// Characters that would make two names look the same, or turn around what stands beside them.
fn is_invisible(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
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

    #[test]
    fn a_signed_cookie_is_recognised_and_a_forged_one_is_not() {
        let signer = Signer::new([7; 32], true);
        let (ada, bob) = (GuestId::from_bytes([1; 16]), GuestId::from_bytes([2; 16]));
        let cookie = signer.sign(ada);
        assert_eq!(signer.check(&cookie), Some(ada));
        let (_, signature) = cookie.split_once('.').unwrap();
        assert_eq!(signer.check(&format!("{bob}.{signature}")), None);
        assert_eq!(signer.check(&format!("{ada}.")), None);
        assert_eq!(signer.check(&format!("{ada}.é1")), None);
        assert_eq!(signer.check(&cookie[..cookie.len() - 2]), None);
        assert_eq!(signer.check(""), None);
        assert_eq!(Signer::new([8; 32], true).check(&cookie), None);
    }

    #[test]
    fn a_cookie_is_out_of_reach_for_scripts_and_other_sites() {
        let header = Signer::new([7; 32], true).set_cookie(GuestId::from_bytes([1; 16]));
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

    #[test]
    fn names_are_made_presentable_or_refused() {
        assert_eq!(clean_name("  Zoë   Łącka\n"), Some(String::from("Zoë Łącka")));
        assert_eq!(clean_name("a\u{200b}d\u{202e}a"), Some(String::from("ada")));
        assert_eq!(clean_name(" \u{200b} "), None);
        assert_eq!(clean_name(&"x".repeat(25)), None);
    }
}
