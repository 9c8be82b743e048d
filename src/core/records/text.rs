//! Transcripts `f5d6c3...`, after a board if it is unusual: `<64 cells> X;f5d6`. A prefix states an unusual first
//! side, `O: 5193`, and rules that the moves do not show, `anti: f5d6`.

use super::board::{self, BoardError};
use super::{Record, is_cell};
use crate::rules::transcript::{self, TranscriptError};
use crate::rules::{Color, Game, Variant};
use std::cmp::max_by_key;

/// Error of an invalid transcript.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TextError {
    #[error(transparent)]
    Board(#[from] BoardError),
    #[error(transparent)]
    Moves(#[from] TranscriptError),
}

/// Game of a text. Its variant follows from a prefix such as `6x6:`, or from the moves: digits for tic-tac-toe, other
/// start squares for the beginners' rules.
///
/// # Errors
///
/// [`TextError`].
pub fn read(text: &str) -> Result<Record, TextError> {
    if let Some((variant, rest)) = named_rules(text) {
        let game = if begins_with_board(rest) {
            after_board(variant, rest)?
        } else {
            let (first, moves) = who_began(rest);
            transcript::read(variant, first, moves)?
        };
        return Ok(Record::of(game));
    }
    if begins_with_board(text) {
        return Ok(Record::of(after_board(Variant::REVERSI, text)?));
    }
    let is_digit = |c: char| c.is_ascii_digit() || c.is_whitespace();
    let digits = text.chars().filter(char::is_ascii_digit).count();
    let (first, moves) = who_began(text);
    if (1..=9).contains(&digits) && moves.chars().all(is_digit) {
        return Ok(Record::of(transcript::read(Variant::TIC_TAC_TOE, first, moves)?));
    }
    // Their first moves differ, because their starts do.
    let [usual, other] = match first {
        Color::Black => [Variant::REVERSI, Variant::BOOK],
        Color::White => [Variant::BOOK, Variant::REVERSI],
    };
    let game = transcript::read(usual, first, moves).or_else(|error| {
        let game = transcript::read(other, first, moves);
        game.map_err(|its| max_by_key(its, error, TranscriptError::moves_before))
    });
    Ok(Record::of(game?))
}

/// Game of a text that [begins with a board](begins_with_board).
///
/// # Errors
///
/// [`TextError`].
pub fn after_board(variant: Variant, text: &str) -> Result<Game, TextError> {
    let (board, moves) = text.split_once(';').unwrap_or((text, ""));
    let (position, side) = board::read(board)?;
    Ok(transcript::continued(Game::starting_at(variant, position, side), moves)?)
}

/// Transcript of the game so far, with the board if needed.
pub fn write(game: &Game) -> String {
    let moves = transcript::write(game);
    let rules = game.variant();
    let named =
        if TOLD_BY_MOVES.contains(&rules) { String::new() } else { format!("{}: ", rules.key) };
    match game.custom_start() {
        Some(start) => format!("{named}{};{moves}", board::write(start, game.first())),
        // The moves do not show which side began.
        None if game.first() == Color::White => format!("{named}O: {moves}"),
        None => named + &moves,
    }
}

const TOLD_BY_MOVES: [Variant; 3] = [Variant::REVERSI, Variant::BOOK, Variant::TIC_TAC_TOE];

/// Variant of a prefix, and the rest of the text.
fn named_rules(text: &str) -> Option<(Variant, &str)> {
    let (key, rest) = text.split_once(':')?;
    Some((Variant::from_key(&key.trim().to_lowercase())?, rest.trim_start()))
}

/// First side of a prefix such as `O: 5193`.
fn who_began(text: &str) -> (Color, &str) {
    let said = text.split_once(':').map(|(side, moves)| (side.trim(), moves.trim_start()));
    match said {
        Some(("O" | "o", moves)) => (Color::White, moves),
        Some(("X" | "x", moves)) => (Color::Black, moves),
        _ => (Color::Black, text),
    }
}

/// Whether a text starts with a board rather than a move.
pub fn begins_with_board(text: &str) -> bool {
    let cells = text.chars().filter(|c| !c.is_whitespace()).take(64);
    cells.clone().count() > 8 && cells.take(8).all(is_cell)
}
