//! Bit streams: fixed-width numbers, Elias's gamma code (1975) for counts, Rice's code (1979) for numbers around a
//! mean.

/// Smallest quotient that is not written in unary; the number is written in full instead.
const LONGEST: u32 = 24;
/// Bits of a number written in full.
const WHOLE: u32 = 48;

/// Writer of a stream, lowest bit first.
#[derive(Clone, Debug, Default)]
pub struct BitWriter {
    bytes: Vec<u8>,
    waiting: u64,
    /// Buffered bits, below 8 between numbers.
    count: u32,
}

/// Position of a writer, to return to.
#[derive(Clone, Copy, Debug)]
pub struct BitMark {
    bytes: usize,
    waiting: u64,
    count: u32,
}

impl BitWriter {
    /// Writes a number of `bits` bits, at most 48.
    pub fn put(&mut self, value: u64, bits: u32) {
        self.waiting |= value << self.count;
        self.count += bits;
        while self.count >= 8 {
            self.bytes.push(self.waiting as u8);
            self.waiting >>= 8;
            self.count -= 8;
        }
    }

    /// Writes a number from 1 in Elias's gamma code.
    pub fn put_gamma(&mut self, value: u32) {
        let bits = value.ilog2();
        self.put(1 << bits, bits + 1);
        self.put(u64::from(value) & ((1 << bits) - 1), bits);
    }

    /// Writes a number of at most 48 bits in Rice's code with `low` low bits, at most 40.
    pub fn put_rice(&mut self, value: u64, low: u32) {
        let quotient = value >> low;
        if quotient >= u64::from(LONGEST) {
            self.put(1 << LONGEST, LONGEST + 1);
            self.put(value, WHOLE);
        } else {
            self.put(1 << quotient, quotient as u32 + 1);
            self.put(value & ((1 << low) - 1), low);
        }
    }

    /// Bytes of the stream if it ended here.
    pub const fn byte_count(&self) -> usize {
        self.bytes.len() + self.count.div_ceil(8) as usize
    }

    pub const fn mark(&self) -> BitMark {
        BitMark { bytes: self.bytes.len(), waiting: self.waiting, count: self.count }
    }

    /// Discards everything since a mark.
    pub fn back_to(&mut self, mark: BitMark) {
        self.bytes.truncate(mark.bytes);
        (self.waiting, self.count) = (mark.waiting, mark.count);
    }

    pub fn finish(mut self) -> Vec<u8> {
        self.put(0, (8 - self.count) % 8);
        self.bytes
    }
}

/// Reader of a stream, bounded by its end.
#[derive(Clone, Copy, Debug)]
pub struct BitReader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> BitReader<'a> {
    pub const fn new(bytes: &'a [u8]) -> Self {
        Self::starting_at(bytes, 0)
    }

    /// A reader of what follows the first `bits` bits.
    pub const fn starting_at(bytes: &'a [u8], bits: usize) -> Self {
        Self { bytes, at: bits }
    }

    /// Next bits, at least 57, zeros beyond the end.
    #[inline]
    pub fn peek(&self) -> u64 {
        let rest = self.bytes.get(self.at / 8..).unwrap_or_default();
        let word = rest.first_chunk().copied().unwrap_or_else(|| {
            let mut last = [0; 8];
            last[..rest.len()].copy_from_slice(rest);
            last
        });
        u64::from_le_bytes(word) >> (self.at % 8)
    }

    /// Skips bits; `None` beyond the end.
    #[inline]
    pub const fn skip(&mut self, bits: u32) -> Option<()> {
        self.at += bits as usize;
        if self.at <= self.bytes.len() * 8 { Some(()) } else { None }
    }

    /// Bits up to the last one that was read.
    pub const fn bits_read(&self) -> usize {
        self.at
    }

    /// Reads a number of `bits` bits, at most 48.
    #[inline]
    pub fn take(&mut self, bits: u32) -> Option<u64> {
        let value = self.peek() & ((1 << bits) - 1);
        self.skip(bits)?;
        Some(value)
    }

    /// Counts zeros up to a one.
    #[inline]
    fn take_unary(&mut self) -> Option<u32> {
        let zeros = self.peek().trailing_zeros();
        if zeros > 32 {
            return None;
        }
        self.skip(zeros + 1)?;
        Some(zeros)
    }

    #[inline]
    pub fn take_gamma(&mut self) -> Option<u32> {
        let bits = self.take_unary().filter(|bits| *bits < 32)?;
        Some(1 << bits | self.take(bits)? as u32)
    }

    /// Reads a number in Rice's code with `low` low bits, at most 40.
    #[inline]
    pub fn take_rice(&mut self, low: u32) -> Option<u64> {
        let quotient = self.take_unary()?;
        if quotient >= LONGEST {
            return self.take(WHOLE);
        }
        Some(u64::from(quotient) << low | self.take(low)?)
    }

    /// Reads `count` numbers in Rice's code, several at a time from the buffered bits; `take` returns whether a
    /// number is valid.
    #[inline]
    pub fn take_rices(
        &mut self,
        count: u32,
        low: u32,
        mut take: impl FnMut(u64) -> bool,
    ) -> Option<()> {
        let mask = (1 << low) - 1;
        let mut left = count;
        while left > 0 {
            let (mut word, mut used) = (self.peek(), 0);
            while left > 0 {
                let zeros = word.trailing_zeros();
                let bits = zeros + 1 + low;
                if zeros >= LONGEST || used + bits > PEEKED {
                    break;
                }
                word >>= zeros + 1;
                take(u64::from(zeros) << low | word & mask).then_some(())?;
                word >>= low;
                used += bits;
                left -= 1;
            }
            self.skip(used)?;
            if used == 0 {
                take(self.take_rice(low)?).then_some(())?;
                left -= 1;
            }
        }
        Some(())
    }
}

/// Bits that a peek has at least.
const PEEKED: u32 = 57;

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn what_was_written_is_read(
            values in prop::collection::vec((any::<u64>(), 0..40_u32, 0..48_u32), 0..200),
        ) {
            let mut writer = BitWriter::default();
            for &(value, low, bits) in &values {
                let value = value & ((1 << bits) - 1);
                writer.put(value, bits);
                writer.put_rice(value, low);
                writer.put_gamma(value as u32 | 1);
            }
            let (length, stream) = (writer.byte_count(), writer.finish());
            prop_assert_eq!(stream.len(), length);
            let mut reader = BitReader::new(&stream);
            let mut again = BitWriter::default();
            let low = values.first().map_or(0, |it| it.1);
            for it in &values {
                again.put_rice(it.0 & 0xFFFF, low);
            }
            let (again, mut all) = (again.finish(), Vec::new());
            let mut rices = BitReader::new(&again);
            let read = rices.take_rices(values.len() as u32, low, |it| {
                all.push(it);
                true
            });
            prop_assert_eq!(read, Some(()));
            prop_assert!(all.iter().eq(values.iter().map(|it| it.0 & 0xFFFF).collect::<Vec<_>>().iter()));
            for &(value, low, bits) in &values {
                let value = value & ((1 << bits) - 1);
                prop_assert_eq!(reader.take(bits), Some(value));
                prop_assert_eq!(reader.take_rice(low), Some(value));
                prop_assert_eq!(reader.take_gamma(), Some(value as u32 | 1));
            }
        }

        #[test]
        fn nonsense_ends(stream in prop::collection::vec(any::<u8>(), 0..64), low in 0..40_u32) {
            let mut reader = BitReader::new(&stream);
            let mut count = 0;
            while reader.take_rice(low).is_some() && reader.take_gamma().is_some() {
                count += 1;
            }
            prop_assert!(count <= 64 * 8);
        }
    }
}
