//! Sanitizing of text from outside.

use unicode_width::UnicodeWidthChar as _;

/// At most `most` characters of a one-line text, each one or two cells wide; each run of blanks becomes one space.
///
/// Removes control characters, escapes, line ends, direction marks and joiners, combining marks (a stack of them can
/// cover other lines), and unassigned characters.
pub fn sanitize(text: &str, most: usize) -> String {
    let mut line = String::new();
    let mut count = 0;
    for c in text.chars() {
        if count == most {
            break;
        }
        if c.is_whitespace() || is_blank(c) {
            if !line.is_empty() && !line.ends_with(' ') {
                line.push(' ');
                count += 1;
            }
        } else if is_visible(c) {
            line.push(c);
            count += 1;
        }
    }
    line.truncate(line.trim_end().len());
    line
}

/// As [`sanitize`] for several lines, with at most one empty line between two.
pub fn sanitize_lines(text: &str, most: usize) -> String {
    let mut whole = String::new();
    for line in text.lines() {
        let line = sanitize(line, most);
        if !(line.is_empty() && (whole.is_empty() || whole.ends_with("\n\n"))) {
            whole.push_str(&line);
            whole.push('\n');
        }
    }
    let whole: String = whole.chars().take(most).collect();
    whole.trim_end().to_owned()
}

/// Blanks outside Unicode's definition.
const fn is_blank(c: char) -> bool {
    matches!(c, '\u{115F}' | '\u{1160}' | '\u{2800}' | '\u{3164}' | '\u{FFA0}')
}

fn is_visible(c: char) -> bool {
    let is_format = matches!(c,
        '\u{AD}' | '\u{600}'..='\u{605}' | '\u{61C}' | '\u{6DD}' | '\u{70F}' | '\u{180E}'
        | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}'
        | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{FFF0}'..='\u{FFFB}'
        | '\u{1D173}'..='\u{1D17A}' | '\u{E0000}'..='\u{E0FFF}');
    let is_private = matches!(c,
        '\u{E000}'..='\u{F8FF}' | '\u{F0000}'..='\u{FFFFD}' | '\u{100000}'..='\u{10FFFF}');
    !is_format && !is_private && c.width().is_some_and(|width| width > 0)
}
