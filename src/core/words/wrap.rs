//! Wrapping of text.

use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};

/// Text in lines of at most `width` cells; longer words are broken.
pub fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let line = lines.last_mut().expect("there is always a line");
        if !line.is_empty() && line.width() + 1 + word.width() > width {
            lines.push(String::new());
        } else if !line.is_empty() {
            line.push(' ');
        }
        for c in word.chars() {
            let line = lines.last_mut().expect("there is always a line");
            if !line.is_empty() && line.width() + c.width().unwrap_or(0) > width {
                lines.push(String::from(c));
            } else {
                line.push(c);
            }
        }
    }
    lines
}
