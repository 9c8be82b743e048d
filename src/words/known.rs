//! The languages of the program, and the choice among them.

use crate::catalogue::Catalogue;
use crate::language::Language;
use miniz_oxide::inflate::decompress_to_vec;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

/// Tags of the languages with their packed catalogues, made by the build script.
const CATALOGUES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/catalogues.rs"));

/// Tags and own names of all languages that the program may have.
const NAMES: [(&str, &str); 9] = [
    ("en", "English"),
    ("ja", "日本語"),
    ("fr", "Français"),
    ("de", "Deutsch"),
    ("it", "Italiano"),
    ("es", "Español"),
    ("sv", "Svenska"),
    ("zh", "简体中文"),
    ("ko", "한국어"),
];

/// A language that the program has.
///
/// ```
/// use outflank_words::KnownLanguage;
///
/// let english = KnownLanguage::of_tag("en").expect("it is always there");
/// assert_eq!(english.name(), "English");
/// assert_eq!(KnownLanguage::preferred(["xx_YY.unknown"]), english);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KnownLanguage(&'static str);

impl Default for KnownLanguage {
    fn default() -> Self {
        Self("en")
    }
}

impl KnownLanguage {
    /// All of them, English first.
    pub fn all() -> impl Iterator<Item = Self> {
        NAMES.iter().map(|(tag, _)| Self(tag)).filter(|known| known.packed().is_some())
    }

    /// Language of a tag such as `fr`; `None` if the program does not have it.
    pub fn of_tag(tag: &str) -> Option<Self> {
        Self::all().find(|it| it.0 == tag)
    }

    /// The first of these languages that the program has, given as tags (`pt-BR`) or locales (`fr_CA.UTF-8`); English
    /// without any, and for the locales `C` and `POSIX`.
    pub fn preferred<'a>(wanted: impl IntoIterator<Item = &'a str>) -> Self {
        let found = wanted.into_iter().find_map(|locale| {
            let tag = locale.split(['.', '@']).next().unwrap_or_default().replace('_', "-");
            let mut parts = tag.split('-');
            let language = parts.next().unwrap_or_default().to_ascii_lowercase();
            let is_traditional =
                language == "zh" && parts.any(|part| ["Hant", "TW", "HK", "MO"].contains(&part));
            match language.as_str() {
                "c" | "posix" => Some(Self::default()),
                _ if is_traditional => None,
                language => Self::of_tag(language),
            }
        });
        found.unwrap_or_default()
    }

    /// Tags of all of them.
    pub fn tags() -> &'static [&'static str] {
        static TAGS: LazyLock<Vec<&str>> =
            LazyLock::new(|| KnownLanguage::all().map(KnownLanguage::tag).collect());
        &TAGS
    }

    /// Tag of the language, as in BCP 47.
    pub const fn tag(self) -> &'static str {
        self.0
    }

    /// Name of the language in itself.
    pub fn name(self) -> &'static str {
        NAMES.iter().find(|(tag, _)| *tag == self.0).map_or(self.0, |(_, name)| name)
    }

    /// Bytes of its packed catalogue in the program.
    pub fn packed_size(self) -> usize {
        self.packed().map_or(0, <[u8]>::len)
    }

    /// Its packed catalogue.
    fn packed(self) -> Option<&'static [u8]> {
        CATALOGUES.iter().find(|(tag, _)| *tag == self.0).map(|(_, packed)| *packed)
    }

    /// Its messages, unpacked once; English if they are damaged.
    pub fn language(self) -> Language {
        static UNPACKED: LazyLock<Mutex<Vec<(&str, Language)>>> = LazyLock::new(Mutex::default);
        let mut unpacked = UNPACKED.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, language)) = unpacked.iter().find(|(tag, _)| *tag == self.0) {
            return language.clone();
        }
        let Some(language) = self.packed().and_then(|packed| unpack(self.0, packed)) else {
            drop(unpacked);
            // A test unpacks each, and English too.
            return Language::english();
        };
        unpacked.push((self.0, language.clone()));
        language
    }
}

/// Whether a locale names a character encoding other than UTF-8, such as `ja_JP.eucJP`: most languages cannot be shown
/// there. A locale without an encoding may be anything.
///
/// ```
/// use outflank_words::names_other_encoding;
///
/// assert!(names_other_encoding("ja_JP.eucJP") && names_other_encoding("xx_YY.unknown"));
/// assert!(!names_other_encoding("fr_FR.UTF-8@euro") && !names_other_encoding("C"));
/// ```
pub fn names_other_encoding(locale: &str) -> bool {
    let Some((_, encoding)) = locale.split_once('.') else { return false };
    let encoding = encoding.split('@').next().unwrap_or_default();
    !["utf-8", "utf8"].iter().any(|name| encoding.eq_ignore_ascii_case(name))
}

/// Whether a locale names UTF-8 as its encoding: `C`, `POSIX` and `de_DE` do not.
///
/// ```
/// use outflank_words::names_unicode;
///
/// assert!(names_unicode("C.UTF-8") && names_unicode("fr_FR.utf8@euro"));
/// assert!(!names_unicode("C") && !names_unicode("de_DE") && !names_unicode("de_DE.ISO-8859-1"));
/// ```
pub fn names_unicode(locale: &str) -> bool {
    locale.contains('.') && !names_other_encoding(locale)
}

/// Language of a packed catalogue; `None` if it is damaged.
fn unpack(tag: &str, packed: &[u8]) -> Option<Language> {
    let text = String::from_utf8(decompress_to_vec(packed).ok()?).ok()?;
    Some(Language(Arc::new(Catalogue::sorted(tag, text).ok()?)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use miniz_oxide::deflate::compress_to_vec;

    #[test]
    fn locales_choose_a_language_or_english() {
        let chosen = |wanted: &[&str]| KnownLanguage::preferred(wanted.iter().copied()).tag();
        for unknown in ["", "C", "C.UTF-8", "POSIX", "xx_YY.unknown", "tlh", "\u{fffd}", "-", "fr-"]
        {
            let tag = chosen(&[unknown]);
            assert!(tag == "en" || unknown.starts_with("fr"), "{unknown}: {tag}");
        }
        assert_eq!(chosen(&["C", "fr_FR.UTF-8"]), "en", "C is a choice");
        assert_eq!(chosen(&["zh_TW.UTF-8"]), "en", "traditional characters are another script");
        for known in KnownLanguage::all() {
            let locale = format!("{}_XX.UTF-8@euro", known.tag());
            assert_eq!(chosen(&["tlh", &locale, "en"]), known.tag());
            assert_ne!(known.name(), known.tag(), "it has a name");
        }
    }

    #[test]
    fn a_damaged_catalogue_is_none() {
        let packed = compress_to_vec(b"outcome-black = Schwarz gewinnt\n", 6);
        assert!(unpack("de", &packed).is_some());
        assert!(unpack("de", &packed[..packed.len() / 2]).is_none(), "truncated");
        assert!(unpack("de", &compress_to_vec(&[0xff, 0xfe], 6)).is_none(), "no UTF-8");
    }
}
