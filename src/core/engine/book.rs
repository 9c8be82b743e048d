//! The opening book: values of many early positions.
//!
//! Positions are canonical under the eight symmetries; a move has the value of the position after it. `outflank-train
//! book` makes the file: kind, version, checksum, then the sorted positions, each as discs of the side to move, discs
//! of the opponent, and expected final margin, little-endian.

use super::file_header::{Broken, FileHeader};
use super::search::Value;
use crate::rules::Position;
use crate::words::say;
use std::borrow::Cow;
use std::sync::{Arc, LazyLock};

const VERSION: u8 = 1;

const HEADER: FileHeader = FileHeader { kind: b"outflank book   ", version: VERSION };

/// Bytes of an entry.
const SIZE: usize = 17;

static BUILT_IN: LazyLock<Arc<Book>> = LazyLock::new(|| {
    let built_in = Book::from_bytes(include_bytes!("../../../assets/openings.book").as_slice())
        .expect("a test reads it");
    Arc::new(built_in)
});

/// Error of an invalid book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BookError {
    #[error("{}", say!("error-book-no-book"))]
    NoBook,
    #[error("{}", say!("error-book-other-version", value = *.0, version = VERSION))]
    OtherVersion(u8),
    /// It is truncated or changed.
    #[error("{}", say!("error-book-damaged"))]
    Damaged,
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
    entries: Cow<'static, [u8]>,
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
        let content = HEADER.open(bytes.into())?;
        let (entries, remainder) = content.as_chunks();
        if !remainder.is_empty() || !entries.is_sorted_by_key(|entry| read(entry).0) {
            return Err(BookError::Damaged);
        }
        Ok(Self { entries: content })
    }

    /// Values of all moves, best first; `None` unless all are known.
    pub fn values(&self, position: &Position) -> Option<Vec<Value>> {
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
        let wanted = key(position);
        let (entries, _) = self.entries.as_chunks();
        let at = entries.binary_search_by_key(&wanted, |entry| read(entry).0).ok()?;
        Some(i32::from(read(&entries[at]).1))
    }

    pub fn len(&self) -> usize {
        self.entries.len() / SIZE
    }

    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }
}

fn key(position: &Position) -> (u64, u64) {
    let turned = position.canonical();
    (turned.player().0, turned.opponent().0)
}

fn read(entry: &[u8; SIZE]) -> ((u64, u64), i8) {
    let discs = |from: usize| {
        let bytes = entry[from..].first_chunk().expect("an entry is long enough");
        u64::from_le_bytes(*bytes)
    };
    ((discs(0), discs(8)), entry[16].cast_signed())
}

/// File of a book with these positions and scores.
pub fn to_bytes(positions: impl IntoIterator<Item = (Position, i32)>) -> Vec<u8> {
    let keyed = positions.into_iter().map(|(position, score)| (key(&position), score));
    let mut entries: Vec<_> = keyed.collect();
    entries.sort_unstable();
    entries.dedup_by_key(|entry| entry.0);
    let mut body = Vec::new();
    for ((player, opponent), score) in entries {
        body.extend(player.to_le_bytes());
        body.extend(opponent.to_le_bytes());
        body.push((score.clamp(-64, 64) as i8).cast_unsigned());
    }
    HEADER.close(&body)
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
        assert_eq!(book.len(), 4);
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
