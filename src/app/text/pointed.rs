//! Texts for a finger, which has no keys.

/// A text for a finger: `Enter: the next line.` is `The next line.`
pub fn without_enter(text: &str) -> String {
    let mut left = String::new();
    let mut rest = text;
    while let Some(at) = rest.find("Enter") {
        let after = rest[at + "Enter".len()..].trim_start();
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
            ("Ann offers a rematch: Enter", "Ann offers a rematch: Enter"),
        ] {
            assert_eq!(without_enter(text), left);
        }
    }
}
