//! Texts in old encodings as UTF-8.

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::Encoding;

/// Bytes within which a file of SGF names its encoding.
const LOOK: usize = 2000;

/// Text in UTF-8, from the encoding that the file names or that a detector finds. UTF-8, UTF-16 and files that are no
/// text are returned as they are.
pub fn to_utf8(bytes: Vec<u8>) -> Vec<u8> {
    let is_marked = bytes.starts_with(&[0xff, 0xfe]) || bytes.starts_with(&[0xfe, 0xff]);
    let is_escaped = bytes.windows(2).any(|pair| pair == b"\x1b$");
    if is_marked || bytes.contains(&0) || !is_escaped && std::str::from_utf8(&bytes).is_ok() {
        return bytes;
    }
    let encoding = named(&bytes).unwrap_or_else(|| {
        let mut detector = EncodingDetector::new(Iso2022JpDetection::Allow);
        detector.feed(&bytes, true);
        detector.guess(None, Utf8Detection::Deny)
    });
    encoding.decode(&bytes).0.into_owned().into_bytes()
}

/// Encoding of a `CA[..]` property of SGF.
fn named(bytes: &[u8]) -> Option<&'static Encoding> {
    let head = &bytes[..bytes.len().min(LOOK)];
    let at = head.windows(3).position(|it| it == b"CA[")? + 3;
    let length = head[at..].iter().position(|&byte| byte == b']')?;
    Encoding::for_label(&head[at..at + length])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_in_old_encodings_become_utf_8() {
        for (encoding, text) in [
            (encoding_rs::SHIFT_JIS, "佐藤 - 鈴木: f5d6c3"),
            (encoding_rs::EUC_JP, "佐藤 - 鈴木: f5d6c3 黒の勝ち"),
            (encoding_rs::EUC_KR, "김철수 - 이영희: f5d6c3 흑이 이겼다"),
            (encoding_rs::GBK, "黑方胜，中国棋手张三对李四: f5d6c3"),
            (encoding_rs::WINDOWS_1252, "François Müller - José: f5d6c3"),
            (encoding_rs::ISO_2022_JP, "佐藤 - 鈴木: f5d6c3"),
        ] {
            let (bytes, ..) = encoding.encode(text);
            let back = to_utf8(bytes.into_owned());
            assert_eq!(String::from_utf8_lossy(&back), text, "{}", encoding.name());
        }
        // A named encoding needs no detector.
        let text = "(;GM[2]CA[windows-1251]PB[Иван]PW[Пётр];B[f5])";
        let (bytes, ..) = encoding_rs::WINDOWS_1251.encode(text);
        assert_eq!(to_utf8(bytes.into_owned()), text.as_bytes());
        for same in [&b"f5d6"[..], "Ж".as_bytes(), &[20, 26, 0, 200], &[0xff, 0xfe, b'f', 0]] {
            assert_eq!(to_utf8(same.to_vec()), same);
        }
    }
}
