//! Texts for a finger, which has no keys.

/// A question for a finger, which has a button for the answer: `Resign? Enter: yes` is `Resign?`.
pub fn before_enter(text: &str) -> &str {
    text.find("Enter").map_or(text, |at| text[..at].trim_end())
}

/// A text for a finger: `Enter: the next line.` is `The next line.`
pub fn without_enter(text: &str) -> String {
    let mut left = String::new();
    let mut rest = text;
    while let Some(at) = rest.find("Enter") {
        let after = rest[at + "Enter".len()..].trim_start();
        if after.is_empty() || after.starts_with(['.', '。']) {
            // The button has the name of the answer.
            left += rest[..at].trim_end_matches([' ', ':', '：', '\u{a0}', '\u{202f}']);
            rest = after;
            continue;
        }
        let Some(meaning) = after.strip_prefix(':').or_else(|| after.strip_prefix('：')) else {
            left += &rest[..at + "Enter".len()];
            rest = &rest[at + "Enter".len()..];
            continue;
        };
        left += &rest[..at];
        let mut letters = meaning.trim_start().chars();
        left.extend(letters.next().into_iter().flat_map(char::to_uppercase));
        rest = letters.as_str();
    }
    left + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn enter_is_left_out_and_other_words_stay() {
        for (text, left) in [
            ("Enter: the next line.", "The next line."),
            ("Black c1. Enter: go on", "Black c1. Go on"),
            ("Enter : aller à cette partie.", "Aller à cette partie."),
            ("Enter：この対局へ。", "この対局へ。"),
            ("Press Enter to edit.", "Press Enter to edit."),
            ("Ann offers a rematch: Enter", "Ann offers a rematch"),
            ("Ann propose la revanche : Enter", "Ann propose la revanche"),
            ("再戦中：Enter", "再戦中"),
            ("Ann offers a rematch: Enter. You win.", "Ann offers a rematch. You win."),
        ] {
            assert_eq!(without_enter(text), left);
        }
    }
}
