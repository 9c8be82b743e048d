//! The position editor, in words.

use super::position::position_in_words;
use super::reasons::Spoken;
use crate::app::pages::editor::EditorPage;
use crate::words::say;

/// How the position stands, and what is odd about it.
pub fn editor(page: &EditorPage) -> Spoken {
    let stray = page.stray();
    let names: Vec<String> = stray.squares().map(|square| square.to_string()).collect();
    let mut sentences = Vec::new();
    if page.game().empties().len() == 64 {
        sentences.push(say!("editor-empty"));
    }
    if !names.is_empty() {
        let (count, squares) = (names.len(), names.join(", "));
        sentences.push(say!("editor-stray", count = count, squares = squares));
    }
    sentences.extend([say!("editor-how"), say!("editor-then")]);
    Spoken {
        title: say!("editor-title"),
        head: position_in_words(page.game()),
        sentences,
        squares: stray,
        ..Spoken::default()
    }
}
