//! Transcripts: `f5d6c3...` without passes, or `5193...` for tic-tac-toe.

use super::{Action, Color, Game, Notation, PlayError, SquareRange, Variant};

/// Longest transcript in characters.
pub const MAX_LENGTH: usize = 100_000;

/// Error of an invalid transcript.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum TranscriptError {
    /// A word is not a square, a pass or a move number.
    #[error("move {number}: '{text}' is not a square: squares run from {range}")]
    NotAMove {
        /// Number of the move, from 1, without omitted passes.
        number: usize,
        /// Characters in place of a square.
        text: String,
        /// Valid squares.
        range: SquareRange,
    },
    #[error("move {number} ({text}) is illegal: {reason}")]
    Refused {
        /// Number of the move, from 1, without omitted passes.
        number: usize,
        text: String,
        reason: PlayError,
    },
    #[error("a transcript has at most {max_length} characters", max_length = MAX_LENGTH)]
    TooLong,
}

impl TranscriptError {
    pub const fn moves_before(&self) -> usize {
        match self {
            Self::NotAMove { number, .. } | Self::Refused { number, .. } => *number - 1,
            Self::TooLong => 0,
        }
    }
}

/// Moves on the board in lower case, without passes.
pub fn write(game: &Game) -> String {
    let notation = game.variant().notation;
    let squares = game.played().iter().filter_map(super::Ply::square);
    squares.map(|square| notation.name(square)).collect()
}

/// Plays a transcript from the start.
///
/// Accepts either case; skips blanks, commas, single dashes and move numbers (`12.`); a forced pass may be omitted or
/// written `--`, `p`, `pa`, `ps`, `pas`, `pass`.
///
/// # Errors
///
/// [`TranscriptError`] of the first invalid move.
pub fn read(variant: Variant, first: Color, text: &str) -> Result<Game, TranscriptError> {
    continued(Game::new(variant, first), text)
}

/// Plays a transcript from the current moment of `game`.
///
/// # Errors
///
/// As in [`read`].
pub fn continued(mut game: Game, text: &str) -> Result<Game, TranscriptError> {
    play(&mut game, text)?;
    Ok(game)
}

/// Plays a transcript up to its end or its first invalid move.
///
/// # Errors
///
/// As in [`read`]; the moves before it are played.
pub fn play(game: &mut Game, text: &str) -> Result<(), TranscriptError> {
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
    Ok(())
}

/// Splits off the next move: a pass, or the characters of a square.
fn next_word(text: &str, notation: Notation) -> Option<(&str, &str)> {
    let text = skip_filler(text, notation);
    let length = pass_length(text)
        .or_else(|| text.char_indices().nth(notation.width()).map(|(at, _)| at))
        .unwrap_or(text.len());
    (length > 0).then(|| text.split_at(length))
}

/// `text` without leading separators and move numbers. If moves are digits, a number needs a blank after its dot.
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

/// Bytes of a leading pass.
fn pass_length(text: &str) -> Option<usize> {
    ["pass", "pas", "pa", "ps", "p", "--"]
        .into_iter()
        .find(|pass| text.get(..pass.len()).is_some_and(|start| start.eq_ignore_ascii_case(pass)))
        .map(str::len)
}

pub fn is_pass(word: &str) -> bool {
    pass_length(word) == Some(word.len())
}

fn action(word: &str, notation: Notation) -> Option<Action> {
    if is_pass(word) {
        return Some(Action::Pass);
    }
    notation.read(word).map(Action::Place)
}
