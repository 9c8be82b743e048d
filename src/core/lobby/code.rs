//! Codes that join keys to an account.

use rand::{CryptoRng, RngExt as _};

/// Letters and digits that are not mistaken for each other.
const ALPHABET: &[u8; 31] = b"23456789abcdefghjkmnpqrstuvwxyz";
/// Characters of a code, less the hyphens: 79 bits.
const LENGTH: usize = 16;
/// The same of a guest's code, which is valid for a day: 39 bits.
const GUEST_LENGTH: usize = 8;

/// A new code, such as `k7qf-2mxd-93vw-hh4c`.
pub fn new_code(random: &mut impl CryptoRng) -> String {
    code_of(LENGTH, random)
}

/// A new code for a guest, such as `k7qf-2mxd`.
pub fn new_guest_code(random: &mut impl CryptoRng) -> String {
    code_of(GUEST_LENGTH, random)
}

fn code_of(length: usize, random: &mut impl CryptoRng) -> String {
    let mut code = String::new();
    for at in 0..length {
        if at > 0 && at % 4 == 0 {
            code.push('-');
        }
        code.push(char::from(ALPHABET[random.random_range(0..ALPHABET.len())]));
    }
    code
}

/// A typed code as it is compared: without hyphens and blanks, in lower case.
///
/// ```
/// use outflank_core::lobby::plain_code;
///
/// assert_eq!(plain_code("K7QF-2mxd 93vw-hh4c"), "k7qf2mxd93vwhh4c");
/// ```
pub fn plain_code(code: &str) -> String {
    let letters = code.chars().filter(char::is_ascii_alphanumeric).take(LENGTH);
    letters.map(|c| c.to_ascii_lowercase()).collect()
}
