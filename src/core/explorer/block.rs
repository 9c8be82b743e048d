//! Compressed blocks of sorted postings.
//!
//! A block has a checksum of its first key and content, the next block's first key, the number of low bits in the Rice
//! codes of key differences, and the number of groups. A run's first block has first key 0, even if it is empty, so
//! that a missing block is detected. A group holds the postings of one key: the difference from the previous key, the
//! number of postings, and the move and game of a single posting, or each move with the differences of its games.
//! Keys are hashes, and the games of a position are spread over the run, so that Rice codes suit all differences.

use super::position_key::IndexPart;
use super::posting::Posting;
use crate::bits::{BitReader, BitWriter};

/// Largest size of a block in bytes, unless it has a single group; with the page overhead it fills a database page.
const SIZE: usize = 4040;
/// Bytes of checksum, next key, width and group count.
const HEADER: usize = 4 + KEY_BYTES + 1 + 2;
/// Next key of the last block, above all keys.
const END: u64 = 1 << 40;
/// Bytes of a key, with room for [`END`].
const KEY_BYTES: usize = 6;
const MOST_GROUPS: usize = u16::MAX as usize;

/// Error of an inconsistent block.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a block of the index is damaged")]
pub struct DamagedBlock;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    pub first: u64,
    pub bytes: Vec<u8>,
}

/// Shape of a run's postings.
#[derive(Clone, Copy, Debug)]
pub struct RunShape {
    pub part: IndexPart,
    pub games: u32,
}

impl RunShape {
    const fn move_bits(self) -> u32 {
        if self.part.has_moves() { 6 } else { 0 }
    }

    const fn game_bits(self) -> u32 {
        u32::BITS - self.games.saturating_sub(1).leading_zeros()
    }

    /// Low bits of the differences between `count` games.
    const fn low_bits(self, count: u32) -> u32 {
        match (self.games / count).checked_ilog2() {
            None => 0,
            Some(bits) => bits,
        }
    }

    pub fn encode(self, postings: &[Posting]) -> Vec<Block> {
        let mut contents: Vec<(u64, Vec<u8>)> = Vec::new();
        let mut groups = postings.chunk_by(|one, other| one.key() == other.key()).peekable();
        // An estimate as if each posting had its own key; each block of several keys corrects it for the next.
        let mut low = mean_bits(1 << self.part.key_bits(), postings.len() as u64);
        while groups.peek().is_some() || contents.is_empty() {
            let next = groups.peek().map_or(0, |group| group[0].key());
            let first = if contents.is_empty() { 0 } else { next };
            let (mut writer, mut count, mut before) = (BitWriter::default(), 0_u16, first);
            while let Some(group) = groups.next_if(|group| {
                let mark = writer.mark();
                writer.put_rice(group[0].key() - before, low);
                self.put_group(group, &mut writer);
                let has_room =
                    HEADER + writer.byte_count() <= SIZE && usize::from(count) < MOST_GROUPS;
                if !has_room && count > 0 {
                    writer.back_to(mark);
                }
                has_room || count == 0
            }) {
                before = group[0].key();
                count += 1;
            }
            let mut content = vec![low as u8];
            content.extend(count.to_le_bytes());
            content.extend(writer.finish());
            contents.push((first, content));
            if count > 1 {
                low = mean_bits(before - first, u64::from(count) - 1);
            }
        }
        let ends: Vec<u64> =
            contents.iter().skip(1).map(|(first, _)| *first).chain([END]).collect();
        let blocks = contents.into_iter().zip(ends).map(|((first, content), end)| {
            let end = &end.to_le_bytes()[..KEY_BYTES];
            let content = [end, &content].concat();
            let bytes = [&checksum(first, &content).to_le_bytes()[..], &content].concat();
            Block { first, bytes }
        });
        blocks.collect()
    }

    fn put_group(self, group: &[Posting], writer: &mut BitWriter) {
        writer.put_gamma(group.len() as u32);
        if let [posting] = group {
            writer.put(posting.square().into(), self.move_bits());
            writer.put(posting.game().into(), self.game_bits());
            return;
        }
        for games in group.chunk_by(|one, other| one.square() == other.square()) {
            let count = games.len() as u32;
            let low = self.low_bits(count);
            if self.part.has_moves() {
                writer.put(games[0].square().into(), self.move_bits());
                writer.put_gamma(count);
            }
            let mut next = 0;
            for posting in games {
                writer.put_rice((posting.game() - next).into(), low);
                next = posting.game() + 1;
            }
        }
    }

    /// Passes all postings of a block to `take`; returns the next block's first key, `None` for the last.
    ///
    /// # Errors
    ///
    /// [`DamagedBlock`].
    pub fn decode(
        self,
        first: u64,
        bytes: &[u8],
        mut take: impl FnMut(Posting),
    ) -> Result<Option<u64>, DamagedBlock> {
        let mut groups = Groups::of(self, first, bytes).ok_or(DamagedBlock)?;
        while groups.left > 0 {
            let key = groups.next_key().ok_or(DamagedBlock)?;
            groups
                .group(|square, game| take(Posting::new(key, square, game)))
                .ok_or(DamagedBlock)?;
        }
        Ok(Some(groups.end).filter(|end| *end != END))
    }

    /// Passes the postings of a key to `take`, as move squares and games.
    ///
    /// # Errors
    ///
    /// [`DamagedBlock`], also for a key of another block.
    pub fn find(
        self,
        first: u64,
        bytes: &[u8],
        wanted: u64,
        mut take: impl FnMut(u8, u32),
    ) -> Result<(), DamagedBlock> {
        let mut groups = Groups::of(self, first, bytes).ok_or(DamagedBlock)?;
        if wanted >= groups.end {
            return Err(DamagedBlock);
        }
        while groups.left > 0 {
            let key = groups.next_key().ok_or(DamagedBlock)?;
            if key > wanted {
                break;
            }
            let found =
                if key == wanted { groups.group(&mut take) } else { groups.group(|_, _| ()) };
            found.ok_or(DamagedBlock)?;
        }
        Ok(())
    }
}

/// Number of low bits in the Rice codes of the differences between `count` numbers below `range`, at most 40.
fn mean_bits(range: u64, count: u64) -> u32 {
    // Rice codes are shortest at about log2(mean * ln 2) (Kiely 2004).
    let mean = range / count.max(1);
    (mean - mean / 3).checked_ilog2().unwrap_or(0).min(40)
}

/// Checksum of a block with its first key, so that a misplaced block is detected.
fn checksum(first: u64, content: &[u8]) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(&first.to_le_bytes());
    hasher.update(content);
    hasher.finalize()
}

/// Groups of a block.
struct Groups<'a> {
    shape: RunShape,
    reader: BitReader<'a>,
    low: u32,
    left: u16,
    key: u64,
    /// First key of the next block.
    end: u64,
}

impl<'a> Groups<'a> {
    fn of(shape: RunShape, first: u64, bytes: &'a [u8]) -> Option<Self> {
        let (stated, content) = bytes.split_first_chunk()?;
        if checksum(first, content) != u32::from_le_bytes(*stated) {
            return None;
        }
        let (end, content) = content.split_first_chunk::<KEY_BYTES>()?;
        let mut number = [0; 8];
        number[..KEY_BYTES].copy_from_slice(end);
        let (low, content) = content.split_first()?;
        let (count, stream) = content.split_first_chunk()?;
        let left = u16::from_le_bytes(*count);
        Some(Self {
            shape,
            reader: BitReader::new(stream),
            low: u32::from(*low).min(40),
            left,
            key: first,
            end: u64::from_le_bytes(number),
        })
    }

    fn next_key(&mut self) -> Option<u64> {
        self.left -= 1;
        self.key += self.reader.take_rice(self.low)?;
        Some(self.key)
    }

    /// Passes the postings of the current group to `take`.
    #[inline]
    fn group(&mut self, mut take: impl FnMut(u8, u32)) -> Option<()> {
        let shape = self.shape;
        let reader = &mut self.reader;
        let mut left = reader.take_gamma()?;
        if left == 1 {
            let square = reader.take(shape.move_bits())? as u8;
            take(square, reader.take(shape.game_bits())? as u32);
            return Some(());
        }
        while left > 0 {
            let (square, count) = if shape.part.has_moves() {
                (reader.take(shape.move_bits())? as u8, reader.take_gamma()?)
            } else {
                (0, left)
            };
            left = left.checked_sub(count)?;
            let low = shape.low_bits(count);
            let mut next = 0_u64;
            reader.take_rices(count, low, |gap| {
                let game = next + gap;
                let is_there = game < shape.games.into();
                if is_there {
                    take(square, game as u32);
                }
                next = game + 1;
                is_there
            })?;
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn postings(part: IndexPart) -> impl Strategy<Value = Vec<Posting>> {
        let key = prop_oneof![0..20_u64, 0..1_u64 << part.key_bits()];
        let most = if part.has_moves() { 64_u8 } else { 1 };
        prop::collection::btree_set((key, 0..most, 0..3000_u32), 1..2000).prop_map(|set| {
            set.into_iter().map(|(key, square, game)| Posting::new(key, square, game)).collect()
        })
    }

    fn survives(part: IndexPart, postings: &[Posting]) -> Result<(), TestCaseError> {
        let shape = RunShape { part, games: 3000 };
        let blocks = shape.encode(postings);
        let mut found = Vec::new();
        let mut next = Some(0);
        for block in &blocks {
            prop_assert_eq!(next, Some(block.first), "one leads to the next");
            next = shape.decode(block.first, &block.bytes, |it| found.push(it)).expect("whole");
        }
        prop_assert_eq!(next, None);
        prop_assert_eq!(&found, postings);
        let key = postings[postings.len() / 2].key();
        let block = blocks.iter().rfind(|block| block.first <= key).expect("a block");
        let mut of_key = Vec::new();
        shape
            .find(block.first, &block.bytes, key, |square, game| {
                of_key.push(Posting::new(key, square, game));
            })
            .expect("whole");
        let wanted: Vec<_> = postings.iter().copied().filter(|it| it.key() == key).collect();
        prop_assert_eq!(of_key, wanted);
        Ok(())
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        #[test]
        fn postings_of_openings_survive(postings in postings(IndexPart::Opening)) {
            survives(IndexPart::Opening, &postings)?;
        }

        #[test]
        fn postings_of_the_rest_survive(postings in postings(IndexPart::Rest)) {
            survives(IndexPart::Rest, &postings)?;
        }

        #[test]
        fn a_changed_block_is_damaged(
            postings in postings(IndexPart::Opening),
            at in any::<prop::sample::Index>(),
            bit in 0..8_u32,
        ) {
            let shape = RunShape { part: IndexPart::Opening, games: 3000 };
            prop_assert_eq!(shape.encode(&[]).len(), 1, "even of nothing");
            let mut block = shape.encode(&postings).swap_remove(0);
            let at = at.index(block.bytes.len());
            block.bytes[at] ^= 1_u8 << bit;
            prop_assert_eq!(shape.decode(block.first, &block.bytes, |_| ()), Err(DamagedBlock));
        }
    }
}
