//! Moves of a text, played from the usual start or from the mirrored one.

use super::stop::TextError;
use super::{Reading, Record, sanitize};
use crate::rules::transcript::TranscriptError;
use crate::rules::{Color, Game, PlayError, Position, Square, Turn, Variant};

/// A move of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WrittenMove {
    Place(Square),
    Pass,
    /// Text in place of a move that is none.
    Bad,
}

/// The start with Black on d4 and e5, which many programs and books have, with Black to move.
pub(super) fn mirrored_start() -> Game {
    let start = *Game::new(Variant::BOOK, Color::Black).position();
    Game::starting_at(Variant::REVERSI, start, Color::Black)
}

/// The start at which this first move is legal: the usual one, unless only the mirrored one has it.
pub(super) fn start_of(first: Option<Square>) -> Game {
    let usual = Game::new(Variant::REVERSI, Color::Black);
    match first {
        Some(first) if !usual.legal_moves().contains(first) => {
            let mirrored = mirrored_start();
            if mirrored.legal_moves().contains(first) { mirrored } else { usual }
        }
        _ => usual,
    }
}

/// Number of these moves, at most, that are legal one after another; omitted passes are made.
pub(super) fn legal_run(position: &Position, moves: impl Iterator<Item = WrittenMove>) -> usize {
    let mut position = *position;
    let mut count = 0;
    for made in moves {
        let has_moves = !position.legal_moves().is_empty();
        match made {
            WrittenMove::Place(square) => {
                let before = if has_moves { position } else { position.pass() };
                let Ok(after) = before.play(square) else { break };
                position = after;
            }
            WrittenMove::Pass if !has_moves => position = position.pass(),
            WrittenMove::Pass | WrittenMove::Bad => break,
        }
        count += 1;
    }
    count
}

/// Number of these moves that are legal from one of both starts.
pub(super) fn legal_from_start(moves: impl Iterator<Item = WrittenMove> + Clone) -> usize {
    let first = moves.clone().find_map(|made| match made {
        WrittenMove::Place(square) => Some(square),
        _ => None,
    });
    legal_run(start_of(first).position(), moves)
}

/// A game while its moves are read.
#[derive(Clone, Debug)]
pub(super) struct Play {
    pub game: Game,
    /// Whether the start is still open: it follows from the first move.
    is_open: bool,
    /// Moves of the text, illegal ones and passes included.
    pub count: usize,
    pub stop: Option<TextError>,
}

impl Play {
    pub fn new() -> Self {
        Self { game: start_of(None), is_open: true, count: 0, stop: None }
    }

    /// Play from a position.
    pub const fn after(game: Game) -> Self {
        Self { game, is_open: false, count: 0, stop: None }
    }

    /// Whether a move can follow.
    pub fn goes_on(&self) -> bool {
        self.stop.is_none() && self.game.turn() != Turn::Over
    }

    /// The game, with its early end.
    pub fn reading(self) -> Reading {
        Reading::of(Record::of(self.game)).stopped(self.stop, self.count)
    }

    /// Plays a move; what follows an illegal one is counted. `text` is the move as written.
    pub fn add(&mut self, made: WrittenMove, text: &str) {
        self.count += 1;
        if self.stop.is_some() {
            return;
        }
        let number = self.count;
        let refused = |text: &str, reason| TranscriptError::Refused {
            number,
            text: sanitize(text, 20),
            reason,
        };
        let played = match made {
            WrittenMove::Place(square) => {
                if std::mem::take(&mut self.is_open) {
                    self.game = start_of(Some(square));
                }
                self.game.place_after_pass(square).map(drop)
            }
            // Some programs write passes after the end.
            WrittenMove::Pass if self.game.turn() == Turn::Over => Ok(()),
            WrittenMove::Pass => self.game.pass().map(drop),
            WrittenMove::Bad => {
                let variant = self.game.variant();
                let range = variant.notation.range(variant.board.size);
                let text = sanitize(text, 20);
                self.stop = Some(TranscriptError::NotAMove { number, text, range }.into());
                return;
            }
        };
        self.stop = played.err().map(|reason: PlayError| refused(text, reason).into());
    }
}
