//! Transcripts as outflank writes them: `f5d6c3...`, after a board if it is unusual, `<64 cells> X;f5d6`. A prefix
//! states an unusual first side, `O: 5193`, and rules that the moves do not show, `anti: f5d6`.

use super::board::{self};
use super::play::start_of;
use super::stop::TextError;
use super::{Part, Reading, Record, is_cell};
use crate::rules::transcript::{self};
use crate::rules::{Color, Game, Square, Variant};

/// Game of a transcript. Its variant follows from a prefix such as `6x6:`, or from the moves: digits for tic-tac-toe.
///
/// # Errors
///
/// [`TextError`].
pub fn read(text: &str) -> Result<Record, TextError> {
    let (start, moves) = start(text)?;
    Ok(Record::of(transcript::continued(start, moves)?))
}

/// The reading of a text that begins with a prefix, a board, or digits for tic-tac-toe; `None` for any other.
pub(super) fn read_prefixed(text: &str) -> Option<Reading> {
    let is_ours = named_rules(text).is_some()
        || who_began(text).0.is_some()
        || is_tic_tac_toe(text)
        || begins_with_board(text) && text.contains(';');
    if !is_ours {
        return None;
    }
    let reading = match start(text) {
        Err(error) => Reading::refused(Part::Whole, error),
        Ok((mut game, moves)) => {
            let stop = transcript::play(&mut game, moves).err().map(TextError::from);
            let squares = moves.chars().filter(char::is_ascii_digit).count();
            let moves = squares.max(game.moves_played());
            Reading::of(Record::of(game)).stopped(stop, moves)
        }
    };
    Some(reading)
}

/// The game before the moves of a text, and the moves.
fn start(text: &str) -> Result<(Game, &str), TextError> {
    let (variant, rest) = named_rules(text).map_or((None, text), |(it, rest)| (Some(it), rest));
    if begins_with_board(rest) {
        return at_board(variant.unwrap_or_default(), rest);
    }
    let (first, moves) = who_began(rest);
    let first = first.unwrap_or(Color::Black);
    let variant = match variant {
        Some(variant) => variant,
        None if is_tic_tac_toe(text) => Variant::TIC_TAC_TOE,
        None if first == Color::White => Variant::REVERSI,
        None => return Ok((start_of(first_square(moves)), moves)),
    };
    Ok((Game::new(variant, first), moves))
}

fn first_square(moves: &str) -> Option<Square> {
    let letters = moves.char_indices().filter(|(_, c)| c.is_ascii_alphabetic());
    let mut squares =
        letters.filter_map(|(at, _)| moves.get(at..at + 2)?.to_ascii_lowercase().parse().ok());
    squares.next()
}

fn is_tic_tac_toe(text: &str) -> bool {
    let moves = who_began(text).1;
    let is_digit = |c: char| c.is_ascii_digit() || c.is_whitespace();
    let digits = moves.chars().filter(char::is_ascii_digit).count();
    (1..=9).contains(&digits) && moves.chars().all(is_digit)
}

/// Game of a text that [begins with a board](begins_with_board).
///
/// # Errors
///
/// [`TextError`].
pub fn after_board(variant: Variant, text: &str) -> Result<Game, TextError> {
    let (start, moves) = at_board(variant, text)?;
    Ok(transcript::continued(start, moves)?)
}

/// The game at the board of a text, and the moves behind it.
fn at_board(variant: Variant, text: &str) -> Result<(Game, &str), TextError> {
    let (board, moves) = text.split_once(';').unwrap_or((text, ""));
    let (position, side) = board::read(board)?;
    Ok((Game::starting_at(variant, position, side), moves))
}

/// Transcript of the game so far, with the board if needed.
pub fn write(game: &Game) -> String {
    let moves = transcript::write(game);
    let rules = game.variant();
    let named =
        if KNOWN_BY_MOVES.contains(&rules) { String::new() } else { format!("{}: ", rules.key) };
    match game.custom_start() {
        Some(start) => format!("{named}{};{moves}", board::write(start, game.first())),
        // The moves do not show which side began.
        None if game.first() == Color::White => format!("{named}O: {moves}"),
        None => named + &moves,
    }
}

const KNOWN_BY_MOVES: [Variant; 2] = [Variant::REVERSI, Variant::TIC_TAC_TOE];

/// Variant of a prefix, and the rest of the text.
fn named_rules(text: &str) -> Option<(Variant, &str)> {
    let (key, rest) = text.split_once(':')?;
    Some((Variant::from_key(&key.trim().to_lowercase())?, rest.trim_start()))
}

/// First side of a prefix such as `O: 5193`, and the text behind it. Two sides with their moves are no prefix.
fn who_began(text: &str) -> (Option<Color>, &str) {
    let stated = text.split_once(':').map(|(side, moves)| (side.trim(), moves.trim_start()));
    let side = |side, moves: &str| if moves.contains(':') { None } else { Some(side) };
    match stated {
        Some(("O" | "o", moves)) => (side(Color::White, moves), moves),
        Some(("X" | "x", moves)) => (side(Color::Black, moves), moves),
        _ => (None, text),
    }
}

/// Whether a text starts with a board rather than a move.
pub fn begins_with_board(text: &str) -> bool {
    let cells = text.chars().filter(|c| !c.is_whitespace()).take(64);
    cells.clone().count() > 8 && cells.take(8).all(is_cell)
}
