//! Wrapping and padding of text.

use unicode_linebreak::linebreaks;
use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};

/// Text in lines of at most `width` cells, broken at blanks, and between characters of languages that write without them;
/// longer words are broken.
///
/// ```
/// use outflank_words::wrapped;
///
/// assert_eq!(wrapped("Black wins by two", 10), ["Black wins", "by two"]);
/// assert_eq!(wrapped("黒の勝ちです。", 8), ["黒の勝ち", "です。"]);
/// ```
pub fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(is_gap).filter(|word| !word.is_empty()) {
        let mut gap = 1;
        for piece in pieces(word) {
            let line = lines.last_mut().expect("there is always a line");
            if !line.is_empty() && line.width() + gap + piece.width() > width {
                lines.push(String::new());
            } else if !line.is_empty() && gap > 0 {
                line.push(' ');
            }
            for c in piece.chars() {
                let line = lines.last_mut().expect("there is always a line");
                if !line.is_empty() && line.width() + c.width().unwrap_or(0) > width {
                    lines.push(String::from(c));
                } else {
                    line.push(c);
                }
            }
            gap = 0;
        }
    }
    lines
}

/// The text with a capital letter.
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

/// Text followed by blanks up to `cells` cells, which wide characters take two of.
///
/// ```
/// use outflank_words::{padded, padded_left};
///
/// assert_eq!(padded("黒", 4), "黒  ");
/// assert_eq!(padded_left("64", 4), "  64");
/// ```
pub fn padded(text: &str, cells: usize) -> String {
    format!("{text}{}", blanks(text, cells))
}

/// Text preceded by blanks up to `cells` cells.
pub fn padded_left(text: &str, cells: usize) -> String {
    format!("{}{text}", blanks(text, cells))
}

/// Blanks that fill a text up to `cells` cells.
fn blanks(text: &str, cells: usize) -> String {
    " ".repeat(cells.saturating_sub(text.width()))
}

/// Whether a line may end here; a space that does not break, as before a French colon, is part of a word.
fn is_gap(c: char) -> bool {
    c.is_whitespace() && !['\u{a0}', '\u{202f}'].contains(&c)
}

/// Parts of a word between which a line may end: where the Unicode line breaking algorithm (UAX 14) allows it beside a
/// wide character. Words of alphabets stay whole, and so do those of Korean, which has blanks.
fn pieces(word: &str) -> impl Iterator<Item = &str> {
    let is_wide = |c: Option<char>| {
        c.is_some_and(|c| c.width() == Some(2) && !('\u{ac00}'..='\u{d7a3}').contains(&c))
    };
    let ends = linebreaks(word).map(|(at, _)| at).filter(move |at| {
        let (before, after) = word.split_at(*at);
        after.is_empty() || is_wide(before.chars().next_back()) || is_wide(after.chars().next())
    });
    let mut begin = 0;
    ends.map(move |end| {
        let piece = &word[begin..end];
        begin = end;
        piece
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_without_blanks_is_broken_but_no_line_begins_with_a_full_stop() {
        let text = "黒は隅を取った。白の番です。";
        assert_eq!(
            wrapped(text, 10),
            ["黒は隅を", "取った。白", "の番です。"],
            "nor with a small kana"
        );
        assert_eq!(wrapped("次の手はf5です。", 8), ["次の手は", "f5です。"]);
        assert_eq!(wrapped("黒番。「打つ」", 6), ["黒番。", "「打", "つ」"]);
    }

    #[test]
    fn words_with_blanks_between_them_stay_whole_unless_they_are_too_long() {
        assert_eq!(wrapped("X-square, a1/b2", 9), ["X-square,", "a1/b2"]);
        assert_eq!(wrapped("흑이 이겼습니다", 9), ["흑이", "이겼습니", "다"]);
        assert_eq!(wrapped("흑이 이겼습니다", 12), ["흑이", "이겼습니다"]);
        assert_eq!(wrapped("Que jouer\u{a0}?", 10), ["Que", "jouer\u{a0}?"]);
        assert_eq!(wrapped("", 5), [""]);
    }
}
