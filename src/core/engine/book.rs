//! The opening book: values of many early positions.
//!
//! Positions are canonical under the eight symmetries; a move has the value of the position after it. `outflank-train
//! book` makes the file: kind, version, checksum, a prefix code, and a symbol for each position: whether the book goes
//! on with all positions after it, and how far its score is from what its first predecessor promises. The positions
//! themselves are not stored. Positions of a ply are those after the expanded ones of the ply before, sorted; the first
//! is the start. A ply is decoded when it is first asked for.

use super::file_header::{Broken, FileHeader};
use super::out_of_memory::has_reserve;
use super::search::Value;
use crate::bits::{BitReader, BitWriter, PrefixCode, PrefixDecoder};
use crate::rules::{Color, Position, Variant};
use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, OnceLock};

const VERSION: u8 = 2;

const HEADER: FileHeader = FileHeader { kind: b"outflank book   ", version: VERSION };

/// Most plies of a game.
const PLIES: usize = 60;

/// Largest score, in discs.
const MOST: i32 = 64;

/// Differences between two scores.
const DIFFERENCES: usize = 4 * MOST as usize + 1;

/// Symbols of a position: a difference, twice it for expanded positions.
const SYMBOLS: usize = 2 * DIFFERENCES;

const BYTES: &[u8] = include_bytes!("../data/openings.book");

static BUILT_IN: LazyLock<Arc<Book>> =
    LazyLock::new(|| Arc::new(Book::with_packed_plies(BYTES.into()).expect("a test reads it")));

/// Error of an invalid book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum BookError {
    #[error("not an opening book of outflank")]
    NoBook,
    #[error("the opening book has version {0}; version {version} is needed", version = VERSION)]
    OtherVersion(u8),
    /// It is truncated or changed.
    #[error("the opening book is damaged")]
    Damaged,
}

impl BookError {
    /// The version that can be read.
    pub const VERSION: u8 = VERSION;
}

impl From<Broken> for BookError {
    fn from(broken: Broken) -> Self {
        match broken {
            Broken::OtherKind => Self::NoBook,
            Broken::OtherVersion(version) => Self::OtherVersion(version),
            Broken::Damaged => Self::Damaged,
        }
    }
}

#[derive(Debug)]
pub struct Book {
    /// Code and symbols.
    content: Cow<'static, [u8]>,
    decoder: PrefixDecoder,
    plies: [OnceLock<BookPly>; 1 + PLIES],
}

/// The positions after a number of plies.
#[derive(Debug)]
struct BookPly {
    /// Sorted by position.
    entries: Vec<BookEntry>,
    /// First bit behind its symbols.
    end: usize,
}

#[derive(Clone, Copy, Debug)]
struct BookEntry {
    /// In canonical form.
    position: Position,
    /// Expected final margin for the side to move.
    score: i32,
    /// Whether the book has all positions after it.
    is_expanded: bool,
}

impl Book {
    pub fn built_in() -> &'static Arc<Self> {
        &BUILT_IN
    }

    /// Reads a book.
    ///
    /// # Errors
    ///
    /// [`BookError`] for invalid bytes.
    pub fn from_bytes(bytes: impl Into<Cow<'static, [u8]>>) -> Result<Self, BookError> {
        let book = Self::with_packed_plies(bytes.into())?;
        let end = book.ply(PLIES).ok_or(BookError::Damaged)?.end;
        (end.div_ceil(8) == book.content.len()).then_some(book).ok_or(BookError::Damaged)
    }

    /// Reads all but the positions, whose bytes are trusted.
    fn with_packed_plies(bytes: Cow<'static, [u8]>) -> Result<Self, BookError> {
        let content = HEADER.open(bytes)?;
        let mut reader = BitReader::new(&content);
        let code = PrefixCode::read(SYMBOLS, &mut reader).ok_or(BookError::Damaged)?;
        let decoder = code.decoder();
        Ok(Self { content, decoder, plies: [const { OnceLock::new() }; 1 + PLIES] })
    }

    /// Positions after this many plies; `None` if the symbols end before them.
    fn ply(&self, ply: usize) -> Option<&BookPly> {
        if let Some(decoded) = self.plies.get(ply)?.get() {
            return Some(decoded);
        }
        let decoded = match ply.checked_sub(1) {
            None => self.decode([(start(), 0)], PrefixCode::bits(SYMBOLS))?,
            Some(before) => {
                let before = self.ply(before)?;
                self.decode(expected_after(&before.entries), before.end)?
            }
        };
        Some(self.plies[ply].get_or_init(|| decoded))
    }

    /// Decodes the symbols of positions with their expected scores, from a bit on.
    fn decode(
        &self,
        positions: impl IntoIterator<Item = (Position, i32)>,
        first: usize,
    ) -> Option<BookPly> {
        let mut reader = BitReader::starting_at(&self.content, first);
        let entry = |(position, expected)| {
            let symbol = self.decoder.take(&mut reader)?;
            let is_expanded = symbol >= DIFFERENCES;
            let difference = i32::try_from(symbol % DIFFERENCES).ok()?;
            Some(BookEntry { position, score: expected + difference - 2 * MOST, is_expanded })
        };
        let entries: Option<Vec<BookEntry>> = positions.into_iter().map(entry).collect();
        Some(BookPly { entries: entries?, end: reader.bits_read() })
    }

    /// Values of all moves, best first; `None` unless all are known and there is memory to decode them.
    pub fn values(&self, position: &Position) -> Option<Vec<Value>> {
        let ply_after = PLIES.checked_sub(position.empties().len() as usize)? + 1;
        // Decoding a ply needs up to some MiB in small allocations, which cannot fail.
        let is_decoded = self.plies.get(ply_after)?.get().is_some();
        if !is_decoded && !has_reserve() {
            return None;
        }
        let value = |square| {
            let after = position.play(square).ok()?;
            Some(Value { square, score: -self.score(&after)? })
        };
        let values: Option<Vec<Value>> = position.legal_moves().squares().map(value).collect();
        let mut values = values.filter(|values| !values.is_empty())?;
        values.sort_by_key(|value| -value.score);
        Some(values)
    }

    /// Expected final margin for the side to move.
    fn score(&self, position: &Position) -> Option<i32> {
        let entries = &self.ply(PLIES.checked_sub(position.empties().len() as usize)?)?.entries;
        let wanted = key(&position.canonical());
        let at = entries.binary_search_by_key(&wanted, |entry| key(&entry.position)).ok()?;
        Some(entries[at].score)
    }

    /// All positions, in canonical form, with the expected final margin for the side to move.
    pub fn positions(&self) -> impl Iterator<Item = (Position, i32)> {
        let plies = (0..=PLIES).map_while(|ply| self.ply(ply));
        plies.flat_map(|ply| ply.entries.iter().map(|entry| (entry.position, entry.score)))
    }

    pub fn len(&self) -> usize {
        (0..=PLIES).map_while(|ply| self.ply(ply)).map(|ply| ply.entries.len()).sum()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

fn start() -> Position {
    Variant::REVERSI.start(Color::Black).canonical()
}

const fn key(position: &Position) -> (u64, u64) {
    (position.player().0, position.opponent().0)
}

/// Positions after each move of a position, in canonical form.
fn after(position: &Position) -> impl Iterator<Item = Position> {
    let position = *position;
    let after = move |square| position.play(square).expect("legal").canonical();
    position.legal_moves().squares().map(after)
}

/// Positions after the expanded ones of a ply, sorted, with the score that the first predecessor lets expect.
fn expected_after(entries: &[BookEntry]) -> Vec<(Position, i32)> {
    let expanded = entries.iter().filter(|entry| entry.is_expanded);
    let mut expected: Vec<(Position, i32)> = expanded
        .flat_map(|entry| after(&entry.position).map(|after| (after, -entry.score)))
        .collect();
    expected.sort_by_key(|(position, _)| key(position));
    expected.dedup_by_key(|(position, _)| *position);
    expected
}

/// File of a book with these positions and scores: those that expanded positions lead to from the start.
pub fn to_bytes(positions: impl IntoIterator<Item = (Position, i32)>) -> Vec<u8> {
    let canonical = positions.into_iter().map(|(position, score)| (position.canonical(), score));
    let scores: HashMap<Position, i32> = canonical.collect();
    let entry = |position: Position| {
        let mut following = after(&position).peekable();
        let is_expanded =
            following.peek().is_some() && following.all(|it| scores.contains_key(&it));
        let score = scores.get(&position).map_or(0, |score| (*score).clamp(-MOST, MOST));
        BookEntry { position, score, is_expanded }
    };
    let (mut ply, mut symbols) = (vec![(start(), 0)], Vec::new());
    while !ply.is_empty() {
        let entries: Vec<BookEntry> = ply.iter().map(|(position, _)| entry(*position)).collect();
        symbols.extend(entries.iter().zip(&ply).map(|(entry, (_, expected))| {
            let difference = usize::try_from(entry.score - expected + 2 * MOST);
            difference.expect("within the largest scores")
                + if entry.is_expanded { DIFFERENCES } else { 0 }
        }));
        ply = expected_after(&entries);
    }
    let mut counts = [0; SYMBOLS];
    for symbol in &symbols {
        counts[*symbol] += 1;
    }
    let (code, mut writer) = (PrefixCode::for_counts(&counts), BitWriter::default());
    code.write(&mut writer);
    for symbol in symbols {
        code.put(symbol, &mut writer);
    }
    HEADER.close(&writer.finish())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Color, Variant};

    fn start() -> Position {
        Variant::REVERSI.start(Color::Black)
    }

    #[test]
    fn moves_are_worth_what_the_positions_after_them_are() {
        let first = start().legal_moves().squares().next().expect("a move");
        let after = start().play(first).expect("legal");
        let replies = after.legal_moves().squares().zip([3, -2, 5]);
        let known = replies.map(|(square, score)| (after.play(square).expect("legal"), score));
        let known: Vec<_> = known.chain([(after, -4)]).collect();
        let book = Book::from_bytes(to_bytes(known)).expect("a book");
        assert_eq!(book.len(), 5, "the start is one of them");
        let values = book.values(&start()).expect("all four first moves are one");
        assert_eq!(values.iter().map(|value| value.score).collect::<Vec<_>>(), [4; 4]);
        let values = book.values(&after).expect("it knows them");
        assert_eq!(values.iter().map(|value| value.score).collect::<Vec<_>>(), [2, -3, -5]);
        let further = after.play(values[0].square).expect("legal");
        assert_eq!(book.values(&further), None);
    }

    #[test]
    fn what_is_no_book_is_refused_with_the_reason() {
        let good = to_bytes([(start(), 0)]);
        let read = |bytes: &[u8]| Book::from_bytes(bytes.to_vec()).map(drop);
        assert_eq!(read(&good), Ok(()));
        assert_eq!(read(BYTES), Ok(()), "that of the program is whole");
        assert_eq!(read(&[]), Err(BookError::NoBook));
        assert_eq!(read(b"something else that is long enough"), Err(BookError::NoBook));
        assert_eq!(read(&good[..good.len() - 2]), Err(BookError::Damaged));
        assert_eq!(read(&good[..18]), Err(BookError::Damaged));
        let mut other = good.clone();
        other[16] = 9;
        assert_eq!(read(&other), Err(BookError::OtherVersion(9)));
        let mut changed = good;
        changed[30] ^= 1;
        assert_eq!(read(&changed), Err(BookError::Damaged));
    }

    #[test]
    fn the_book_of_the_program_knows_the_first_moves() {
        let values = Book::built_in().values(&start()).expect("it does");
        assert_eq!(values.len(), 4);
    }
}
