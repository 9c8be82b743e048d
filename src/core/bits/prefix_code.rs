//! Prefix codes: frequent symbols get few bits (Huffman, "A Method for the Construction of Minimum-Redundancy Codes",
//! 1952), none more than eleven, so that one look-up decodes a symbol.

use super::stream::{BitReader, BitWriter};

/// Most bits of a symbol.
const LONGEST: u32 = 11;

/// Bits of a length in a file.
const LENGTH_BITS: u32 = 4;

/// A prefix code for the symbols from 0.
///
/// ```
/// use outflank_core::bits::{BitReader, BitWriter, PrefixCode};
///
/// let code = PrefixCode::for_counts(&[90, 0, 7, 3]);
/// let mut writer = BitWriter::default();
/// [0, 3, 0, 2].iter().for_each(|symbol| code.put(*symbol, &mut writer));
/// let stream = writer.finish();
/// let (decoder, mut reader) = (code.decoder(), BitReader::new(&stream));
/// let symbols: Vec<usize> = (0..4).filter_map(|_| decoder.take(&mut reader)).collect();
/// assert_eq!(symbols, [0, 3, 0, 2]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrefixCode {
    /// Bits of each symbol; 0 for symbols that never occur.
    lengths: Vec<u8>,
    /// Bits of each symbol in the order of the stream, lowest first.
    words: Vec<u16>,
}

impl PrefixCode {
    /// The shortest code for symbols that occur this often.
    ///
    /// # Panics
    ///
    /// If more symbols occur than eleven bits can tell apart.
    pub fn for_counts(counts: &[u64]) -> Self {
        let mut lengths = vec![0; counts.len()];
        let occurring = (0..counts.len()).filter(|symbol| counts[*symbol] > 0);
        let mut leaves: Vec<_> = occurring.map(|symbol| (counts[symbol], vec![symbol])).collect();
        assert!(leaves.len() <= 1 << LONGEST, "{} symbols", leaves.len());
        leaves.sort();
        if let [(_, only)] = &leaves[..] {
            lengths[only[0]] = 1;
        } else {
            // Package-merge (Larmore & Hirschberg, "A Fast Algorithm for Optimal Length-Limited Huffman Codes", 1990):
            // a symbol is one bit longer for each chosen package that contains it.
            let mut packages = leaves.clone();
            for _ in 1..LONGEST {
                let pair = |two: &[(u64, Vec<usize>)]| {
                    let symbols = [&two[0].1[..], &two[1].1].concat();
                    (two[0].0 + two[1].0, symbols)
                };
                packages =
                    packages.chunks_exact(2).map(pair).chain(leaves.iter().cloned()).collect();
                packages.sort();
            }
            let chosen = packages.iter().take((2 * leaves.len()).saturating_sub(2));
            chosen.flat_map(|(_, symbols)| symbols).for_each(|symbol| lengths[*symbol] += 1);
        }
        Self::of_lengths(lengths)
    }

    /// The canonical code with these lengths: shorter words first, then by symbol.
    fn of_lengths(lengths: Vec<u8>) -> Self {
        let mut words = vec![0; lengths.len()];
        let mut next = 0_u16;
        for length in 1..=LONGEST {
            for (word, _) in
                words.iter_mut().zip(&lengths).filter(|(_, its)| u32::from(**its) == length)
            {
                *word = next.reverse_bits() >> (u16::BITS - length);
                next = next.wrapping_add(1);
            }
            next <<= 1;
        }
        Self { lengths, words }
    }

    /// Bits of a symbol; `None` if it has no word.
    pub fn length(&self, symbol: usize) -> Option<u32> {
        Some(u32::from(self.lengths[symbol])).filter(|length| *length > 0)
    }

    /// Writes a symbol.
    ///
    /// # Panics
    ///
    /// If the symbol has no word.
    pub fn put(&self, symbol: usize, writer: &mut BitWriter) {
        let length = self.length(symbol).expect("a symbol that was counted");
        writer.put(self.words[symbol].into(), length);
    }

    /// Writes the code itself.
    pub fn write(&self, writer: &mut BitWriter) {
        self.lengths.iter().for_each(|length| writer.put((*length).into(), LENGTH_BITS));
    }

    /// Bits of a code of `symbols` symbols in a stream.
    pub const fn bits(symbols: usize) -> usize {
        symbols * LENGTH_BITS as usize
    }

    /// Reads the code of `symbols` symbols; `None` if it is none.
    pub fn read(symbols: usize, reader: &mut BitReader) -> Option<Self> {
        let lengths: Option<Vec<u8>> =
            (0..symbols).map(|_| Some(reader.take(LENGTH_BITS)? as u8)).collect();
        let lengths = lengths?;
        let used = lengths.iter().filter(|length| **length > 0);
        // Kraft's sum: words of no code overlap.
        let share = used.map(|length| (1_u64 << LONGEST) >> length);
        let is_code = lengths.iter().all(|length| u32::from(*length) <= LONGEST)
            && share.sum::<u64>() <= 1 << LONGEST;
        is_code.then(|| Self::of_lengths(lengths))
    }

    pub fn decoder(&self) -> PrefixDecoder {
        let mut entries = Box::new([0; 1 << LONGEST]);
        for (symbol, (length, word)) in self.lengths.iter().zip(&self.words).enumerate() {
            if *length > 0 {
                let ends = usize::from(*word)..1 << LONGEST;
                for at in ends.step_by(1 << length) {
                    entries[at] = (symbol as u16) << LENGTH_BITS | u16::from(*length);
                }
            }
        }
        PrefixDecoder { entries }
    }
}

/// A table of all that the next eleven bits can be.
#[derive(Clone, Debug)]
pub struct PrefixDecoder {
    /// Symbol and, in the low [`LENGTH_BITS`], its length; 0 for bits that are no word.
    entries: Box<[u16; 1 << LONGEST]>,
}

impl PrefixDecoder {
    /// Symbol at the start of `bits`, and its length; the length is 0 if the bits are no word.
    #[inline(always)]
    pub const fn decode(&self, bits: u64) -> (u16, u32) {
        let entry = self.entries[bits as usize % (1 << LONGEST)];
        (entry >> LENGTH_BITS, entry as u32 % (1 << LENGTH_BITS))
    }

    /// Reads a symbol; `None` at the end of the stream, or for bits that are no word.
    pub fn take(&self, reader: &mut BitReader) -> Option<usize> {
        let (symbol, length) = self.decode(reader.peek());
        if length == 0 {
            return None;
        }
        reader.skip(length)?;
        Some(symbol.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn symbols_are_read_as_they_were_written(
            counts in prop::collection::vec(0_u64..5, 1..40),
            steep in 1_u32..8,
            picks in prop::collection::vec(any::<prop::sample::Index>(), 0..200),
        ) {
            // From even to so steep that the limit of the length counts.
            let steep = |(at, count): (usize, u64)| count * u64::from(steep).pow(at as u32 % 20);
            let counts: Vec<u64> = counts.into_iter().enumerate().map(steep).collect();
            let symbols: Vec<usize> = (0..counts.len()).filter(|at| counts[*at] > 0).collect();
            let picked: Vec<usize> = picks.iter().filter(|_| !symbols.is_empty()).map(|it| symbols[it.index(symbols.len())]).collect();
            let code = PrefixCode::for_counts(&counts);
            let mut writer = BitWriter::default();
            code.write(&mut writer);
            for symbol in &picked {
                code.put(*symbol, &mut writer);
            }
            let stream = writer.finish();
            let mut reader = BitReader::new(&stream);
            let read = PrefixCode::read(counts.len(), &mut reader);
            prop_assert_eq!(read.as_ref(), Some(&code));
            let decoder = code.decoder();
            let again: Vec<usize> = picked.iter().map_while(|_| decoder.take(&mut reader)).collect();
            prop_assert_eq!(again, picked);
        }

        #[test]
        fn nonsense_is_no_code_or_ends(stream in prop::collection::vec(any::<u8>(), 0..64)) {
            let mut reader = BitReader::new(&stream);
            if let Some(code) = PrefixCode::read(20, &mut reader) {
                let decoder = code.decoder();
                let count = std::iter::from_fn(|| decoder.take(&mut reader)).count();
                prop_assert!(count <= 64 * 8);
            }
        }
    }

    #[test]
    fn a_code_is_within_a_bit_of_the_entropy() {
        let counts: Vec<u64> =
            (0..256).map(|at: u64| 1 + 100_000 / (1 + at.abs_diff(128).pow(2))).collect();
        let code = PrefixCode::for_counts(&counts);
        let all: u64 = counts.iter().sum();
        let (mut bits, mut entropy) = (0.0, 0.0);
        for (symbol, count) in counts.iter().enumerate() {
            let length = code.length(symbol).expect("it occurs");
            assert!(length <= LONGEST);
            bits += (*count * u64::from(length)) as f64;
            entropy += *count as f64 * (all as f64 / *count as f64).log2();
        }
        assert!(bits >= entropy && bits < entropy + all as f64, "{bits} bits of {entropy}");
    }
}
