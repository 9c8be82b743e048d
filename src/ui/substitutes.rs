//! Letters that take one column in every terminal, in place of those that do not.
//!
//! Letters of class A (Unicode TR 11, "ambiguous") take two columns where a Japanese, Chinese or Korean terminal is set
//! so. Signs of the theme avoid them; this replaces what texts and names have.

use super::square::picture::COVERED;
use crate::app::Glyphs;
use ratatui::buffer::Buffer;
use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};

/// Letters with their substitutes of the same width.
const SUBSTITUTES: [(&str, &str); 23] = [
    ("●■◆★•", "*"),
    ("○□◇☆°º", "o"),
    ("─━—–‐═‾", "-"),
    ("│┃║", "|"),
    ("╭╮╰╯┌┐└┘├┤┬┴┼", "+"),
    ("·…‥", "."),
    ("▸►→", ">"),
    ("←", "<"),
    ("↑", "^"),
    ("↓", "v"),
    ("×", "x"),
    ("÷", "/"),
    ("‘’´", "'"),
    ("“”¨", "\""),
    ("±", "~"),
    // Of the Latin letters only these are ambiguous.
    ("àáāǎ", "a"),
    ("èéêēě", "e"),
    ("ìíīǐ", "i"),
    ("òóōǒøœ", "o"),
    ("ùúüūǔ", "u"),
    ("ńň", "n"),
    ("ß", "s"),
    ("æÆØðÐþÞ", "?"),
];

/// Substitute of a letter. The tables of `unicode-width` leave out letters that are made of a narrow one and an accent.
fn known(c: char) -> Option<&'static str> {
    SUBSTITUTES.iter().find(|(letters, _)| letters.contains(c)).map(|(_, sign)| *sign)
}

/// Whether a letter is a block element that takes one column where they do.
fn is_block(c: char) -> bool {
    ('\u{2580}'..='\u{259f}').contains(&c)
}

/// Replaces letters in a frame that the terminal cannot show, or whose width there is not that of this program. A
/// symbol of several columns becomes as many signs.
pub fn replace(glyphs: Glyphs, buf: &mut Buffer) {
    let is_shown = |c: char| match glyphs {
        Glyphs::Unicode => true,
        Glyphs::Unambiguous { has_blocks } => {
            let is_ambiguous = c.width() != c.width_cjk() || known(c).is_some();
            !is_ambiguous || (has_blocks && is_block(c))
        }
        Glyphs::Ascii => c.is_ascii(),
    };
    if glyphs == Glyphs::Unicode {
        return;
    }
    for at in 0..buf.content.len() {
        let symbol = buf.content[at].symbol();
        let Some(c) = symbol.chars().find(|&c| !is_shown(c)) else { continue };
        // Pictures are sequences of escapes, or cover the cell later.
        if symbol.contains('\x1b') || symbol == COVERED {
            continue;
        }
        let columns = symbol.width();
        for cell in buf.content[at..].iter_mut().take(columns.max(1)) {
            cell.set_symbol(known(c).unwrap_or("?"));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ratatui::buffer::Cell;
    use ratatui::layout::Rect;
    use ratatui::style::Style;

    #[test]
    fn every_substitute_is_ascii_and_takes_the_place_of_its_letter() {
        let mut buf = Buffer::empty(Rect::new(0, 0, 12, 1));
        buf.set_string(0, 0, "Ré·日●▄x…", Style::new());
        let row = |buf: &Buffer| buf.content.iter().map(Cell::symbol).collect::<String>();
        let mut ascii = buf.clone();
        replace(Glyphs::Ascii, &mut ascii);
        assert_eq!(row(&ascii), "Re.??*?x.   ");
        let mut narrow = buf.clone();
        replace(Glyphs::Unambiguous { has_blocks: true }, &mut narrow);
        assert_eq!(row(&narrow), "Re.日 *▄x.   ");
        assert!(SUBSTITUTES.iter().all(|(_, sign)| sign.is_ascii() && sign.len() == 1));
    }
}
