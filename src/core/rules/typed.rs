//! Letters as keyboards of other alphabets and input methods send them.

/// Letters of a keyboard, and those of the same keys of a Latin keyboard (QWERTY).
struct Keyboard {
    letters: &'static str,
    keys: &'static str,
}

static KEYBOARDS: [Keyboard; 7] = [
    // Russian, with the letters that Ukrainian and Belarusian have in their places.
    Keyboard {
        letters: "йцукенгшщзхъфывапролджэячсмитьбюіїєў",
        keys: "qwertyuiop[]asdfghjkl;'zxcvbnm,.s]'o",
    },
    Keyboard {
        letters: "ςερτυθιοπασδφγηξκλζχψωβνμ", keys: "wertyuiopasdfghjklzxcvbnm"
    },
    // Hebrew (SI 1452).
    Keyboard {
        letters: "קראטוןםפשדגכעיחלךףזסבהנמצתץ", keys: "ertyuiopasdfghjkl;zxcvbnm,."
    },
    // Arabic, and the digits of Arabic and Persian.
    Keyboard {
        letters: "ضصثقفغعهخحجدشسيبلاتنمكطئءؤرﻻىةوزظیک",
        keys: "qwertyuiop[]asdfghjkl;'zxcvbnm,./d;",
    },
    Keyboard { letters: "٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹", keys: "01234567890123456789" },
    // Korean with two sets; the doubled letters have Shift.
    Keyboard {
        letters: "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡ",
        keys: "qwertyuiopasdfghjklzxcvbnm",
    },
    Keyboard { letters: "ㅃㅉㄸㄲㅆㅒㅖ", keys: "QWERTOP" },
];

/// Letter, digit or sign of ASCII that an input method typed in full width; any other character as it is.
///
/// ```
/// use outflank_core::rules::narrow;
///
/// let typed: String = "ｆ５ ＋:".chars().map(narrow).collect();
/// assert_eq!(typed, "f5 +:");
/// ```
pub fn narrow(c: char) -> char {
    match c {
        '\u{3000}' => ' ',
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(c as u32 - 0xfee0).unwrap_or(c),
        _ => c,
    }
}

/// Character that the same key types on a Latin keyboard, for a letter of a Cyrillic, Greek, Hebrew, Arabic or Korean
/// one, or for one in full width; any other character as it is.
///
/// ```
/// use outflank_core::rules::latin;
///
/// let typed: String = "аФηㅗ５".chars().map(latin).collect();
/// assert_eq!(typed, "fAhh5");
/// ```
pub fn latin(c: char) -> char {
    let small = c.to_lowercase().next().unwrap_or(c);
    let find = |keyboard: &Keyboard| {
        let at = keyboard.letters.chars().position(|letter| letter == small)?;
        keyboard.keys.chars().nth(at)
    };
    match KEYBOARDS.iter().find_map(find) {
        Some(key) if small != c => key.to_ascii_uppercase(),
        Some(key) => key,
        None => narrow(c),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_has_a_key_and_ascii_stays() {
        for keyboard in &KEYBOARDS {
            assert_eq!(
                keyboard.letters.chars().count(),
                keyboard.keys.len(),
                "{}",
                keyboard.letters
            );
        }
        for c in ' '..='~' {
            assert_eq!(latin(c), c);
        }
    }

    #[test]
    fn the_files_of_the_board_can_be_typed_on_every_keyboard() {
        for keyboard in ["фисвуапр", "αβψδεφγη", "שנבגקכעי", "ㅁㅠㅊㅇㄷㄹㅎㅗ", "ａｂｃｄｅｆｇｈ"]
        {
            assert_eq!(keyboard.chars().map(latin).collect::<String>(), "abcdefgh");
        }
    }
}
