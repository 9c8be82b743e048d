//! Games as text: `f5d6c3...` with passes left out, or `5193...` for tic-tac-toe.

use super::{Action, Color, Game, Notation, PlayError, Variant};
use crate::words::say;

/// No transcript is longer, in characters.
pub const MAX_LENGTH: usize = 100_000;

/// The error of a text that is not the transcript of a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TranscriptError {
    /// A word is neither a square, a pass nor a move number.
    #[error("{}", say!("error-transcript-not-a-move", number = *.number, text = .text, range = .range))]
    NotAMove {
        /// The number of the move in the text, from 1; passes left out are not counted.
        number: usize,
        /// As many characters as a square has, whatever they are.
        text: String,
        /// The squares that there are, in words.
        range: String,
    },
    /// The move is against the rules.
    #[error("{}", say!("error-transcript-refused", number = *.number, text = .text, reason = .reason.to_string()))]
    Refused {
        /// The number of the move in the text, from 1; passes left out are not counted.
        number: usize,
        /// The move.
        text: String,
        /// Why the rules refuse it.
        reason: PlayError,
    },
    /// More than [`MAX_LENGTH`] characters.
    #[error("{}", say!("error-transcript-too-long", max_length = MAX_LENGTH))]
    TooLong,
}

impl TranscriptError {
    /// How many moves could be read and played before this.
    pub const fn moves_before(&self) -> usize {
        match self {
            Self::NotAMove { number, .. } | Self::Refused { number, .. } => *number - 1,
            Self::TooLong => 0,
        }
    }
}

/// The moves on the board in lower case, two characters each (in tic-tac-toe one), without passes.
pub fn write(game: &Game) -> String {
    let notation = game.variant().notation;
    let squares = game.played().iter().filter_map(super::Ply::square);
    squares.map(|square| notation.name(square)).collect()
}

/// Plays the moves of `text` from the start.
///
/// Either case; blanks, commas, single dashes and move numbers (`12.`) are skipped; a forced pass
/// may be left out or written as `--` or any of `p`, `pa`, `ps`, `pas`, `pass`.
///
/// # Errors
///
/// [`TranscriptError`] names the first move that cannot be read or played, and why.
pub fn read(variant: Variant, first: Color, text: &str) -> Result<Game, TranscriptError> {
    continued(Game::new(variant, first), text)
}

/// Plays the moves of `text`, read as [`read`] does, from where `game` stands.
///
/// # Errors
///
/// As in [`read`].
pub fn continued(mut game: Game, text: &str) -> Result<Game, TranscriptError> {
    if text.chars().count() > MAX_LENGTH {
        return Err(TranscriptError::TooLong);
    }
    let notation = game.variant().notation;
    let mut rest = text;
    let mut number = 1;
    while let Some((word, after)) = next_word(rest, notation) {
        rest = after;
        let refused = |reason| TranscriptError::Refused { number, text: word.to_owned(), reason };
        match action(word, notation) {
            Some(Action::Pass) => game.pass().map_err(refused)?,
            Some(Action::Place(square)) => game.place_after_pass(square).map_err(refused)?,
            None => {
                let range = notation.range(game.variant().board.size);
                return Err(TranscriptError::NotAMove { number, text: word.to_owned(), range });
            }
        };
        number += 1;
    }
    Ok(game)
}

/// Splits the next move off: a pass, or as many characters as a square has, or less at the end.
fn next_word(text: &str, notation: Notation) -> Option<(&str, &str)> {
    let text = skip_filler(text, notation);
    let length = pass_length(text)
        .or_else(|| text.char_indices().nth(notation.width()).map(|(at, _)| at))
        .unwrap_or(text.len());
    (length > 0).then(|| text.split_at(length))
}

/// `text` without leading separators and move numbers. Where moves are digits themselves, a blank
/// has to follow the dot of a number.
fn skip_filler(mut text: &str, notation: Notation) -> &str {
    loop {
        let trimmed =
            text.trim_start_matches(|c: char| c.is_whitespace() || matches!(c, ',' | ';'));
        let trimmed = match trimmed.strip_prefix('-') {
            Some(after) if !after.starts_with('-') => after,
            _ => trimmed,
        };
        let unnumbered = trimmed.trim_start_matches(|c: char| c.is_ascii_digit());
        let trimmed = match unnumbered.strip_prefix('.') {
            Some(after) if notation == Notation::Letters || after.starts_with(' ') => {
                after.trim_start_matches('.')
            }
            _ => trimmed,
        };
        if trimmed.len() == text.len() {
            return text;
        }
        text = trimmed;
    }
}

/// The length of the pass that `text` begins with, in bytes.
fn pass_length(text: &str) -> Option<usize> {
    ["pass", "pas", "pa", "ps", "p", "--"]
        .into_iter()
        .find(|pass| text.get(..pass.len()).is_some_and(|start| start.eq_ignore_ascii_case(pass)))
        .map(str::len)
}

/// Whether a word means a pass.
pub fn is_pass(word: &str) -> bool {
    pass_length(word) == Some(word.len())
}

fn action(word: &str, notation: Notation) -> Option<Action> {
    if is_pass(word) {
        return Some(Action::Pass);
    }
    notation.read(word).map(Action::Place)
}
