//! The rows of a network as they are stored, with N numbers each.
//!
//! Each row belongs to a class: absent, or one of [`CLASSES`], which have each a prefix code for the numbers of their
//! rows. Rows that were trained more have larger numbers, so that a few classes say most of what the lanes of a row
//! have in common.
//!
//! Layout: the code of the classes, and that of each class, lowest bit first; the sizes of all streams (32 bits each,
//! little-endian); the streams. A block, such as the rows of a shape, can be decoded beside the others. It has a stream of
//! classes and [`STREAMS`] streams of numbers, of as many lanes each: a processor decodes them at once.

use crate::bits::{BitReader, BitWriter, PrefixCode, PrefixDecoder};

/// Classes of rows, without the absent ones.
const CLASSES: usize = 8;

/// Streams of numbers in a block.
const STREAMS: usize = 4;

/// Numbers that are decoded from the bits of one look ahead.
const AT_ONCE: usize = 4;

/// Numbers of a lane.
const SYMBOLS: usize = 1 << i8::BITS;

/// Times that rows move to the class that says them in the fewest bits.
const ROUNDS: usize = 8;

/// Stored rows of N numbers; N is a multiple of [`STREAMS`] times [`AT_ONCE`].
#[derive(Debug)]
pub struct PackedRows<'a, const N: usize> {
    classes: PrefixDecoder,
    numbers: [PrefixDecoder; CLASSES],
    blocks: Vec<Streams<'a>>,
}

/// Streams of a block, read up to a row.
#[derive(Clone, Copy, Debug)]
struct Streams<'a> {
    classes: BitReader<'a>,
    numbers: [BitReader<'a>; STREAMS],
}

impl<'a, const N: usize> PackedRows<'a, N> {
    /// Reads what [`pack`] has written; `None` if the codes or sizes are wrong.
    pub fn read(bytes: &'a [u8], blocks: usize) -> Option<Self> {
        let mut reader = BitReader::new(bytes);
        let classes = PrefixCode::read(1 + CLASSES, &mut reader)?.decoder();
        let mut numbers = Vec::with_capacity(CLASSES);
        for _ in 0..CLASSES {
            numbers.push(PrefixCode::read(SYMBOLS, &mut reader)?.decoder());
        }
        let rest = bytes.get(reader.bits_read().div_ceil(8)..)?;
        let (sizes, mut streams) = rest.split_at_checked(blocks * (1 + STREAMS) * 4)?;
        let mut sizes = sizes.as_chunks().0.iter().map(|size| u32::from_le_bytes(*size) as usize);
        let mut next = || {
            let (stream, rest) = streams.split_at_checked(sizes.next()?)?;
            streams = rest;
            Some(BitReader::new(stream))
        };
        let none = BitReader::new(&[]);
        let mut blocks = vec![Streams { classes: none, numbers: [none; STREAMS] }; blocks];
        for block in &mut blocks {
            block.classes = next()?;
            for stream in &mut block.numbers {
                *stream = next()?;
            }
        }
        let numbers = numbers.try_into().ok()?;
        streams.is_empty().then_some(Self { classes, numbers, blocks })
    }

    /// All rows of blocks with these numbers of rows, absent ones as zeros; `None` if the streams are damaged.
    pub fn all(&self, blocks: &[usize]) -> Option<Vec<[i8; N]>> {
        let mut all = Vec::with_capacity(blocks.iter().sum());
        for (block, rows) in blocks.iter().enumerate() {
            let mut block = self.block(block);
            for _ in 0..*rows {
                let mut row = [0; N];
                block.next(&mut row)?;
                all.push(row);
            }
        }
        Some(all)
    }

    /// Rows of a block, from the first on.
    pub fn block(&self, block: usize) -> BlockRows<'_, N> {
        BlockRows { packed: self, streams: self.blocks[block] }
    }
}

/// The rows of a block that were not yet read.
#[derive(Debug)]
pub struct BlockRows<'a, const N: usize> {
    packed: &'a PackedRows<'a, N>,
    streams: Streams<'a>,
}

impl<const N: usize> BlockRows<'_, N> {
    /// Reads the next row into a zero one; `None` if the streams are damaged.
    #[inline(always)]
    pub fn next(&mut self, row: &mut [i8; N]) -> Option<()> {
        let class = self.packed.classes.take(&mut self.streams.classes)?;
        let Some(class) = class.checked_sub(1) else { return Some(()) };
        let decoder = &self.packed.numbers[class];
        let mut is_whole = true;
        for first in (0..N / STREAMS).step_by(AT_ONCE) {
            let (mut ahead, mut used) = ([0; STREAMS], [0; STREAMS]);
            for (ahead, stream) in ahead.iter_mut().zip(&self.streams.numbers) {
                *ahead = stream.peek();
            }
            for lane in first..first + AT_ONCE {
                for stream in 0..STREAMS {
                    let (symbol, length) = decoder.decode(ahead[stream]);
                    is_whole &= length > 0;
                    ahead[stream] >>= length;
                    used[stream] += length;
                    row[stream * (N / STREAMS) + lane] = (symbol as u8).cast_signed();
                }
            }
            for (stream, used) in self.streams.numbers.iter_mut().zip(used) {
                stream.skip(used)?;
            }
        }
        is_whole.then_some(())
    }
}

/// Stores the rows of blocks with these numbers of rows; zero ones are absent.
pub fn pack<const N: usize>(rows: &[[i8; N]], blocks: &[usize]) -> Vec<u8> {
    let (classes, codes) = classified(rows);
    let class_of = |row: usize| classes[row].map_or(0, |class| 1 + class);
    let mut counts = [0; 1 + CLASSES];
    (0..rows.len()).for_each(|row| counts[class_of(row)] += 1);
    let class_code = PrefixCode::for_counts(&counts);
    let mut head = BitWriter::default();
    class_code.write(&mut head);
    for code in &codes {
        code.write(&mut head);
    }
    let (mut sizes, mut streams) = (Vec::new(), Vec::new());
    let mut add = |stream: BitWriter| {
        let stream = stream.finish();
        sizes.extend((stream.len() as u32).to_le_bytes());
        streams.extend(stream);
    };
    let mut end = 0;
    for count in blocks {
        let block = end..end + count;
        end = block.end;
        let mut its_classes = BitWriter::default();
        block.clone().for_each(|row| class_code.put(class_of(row), &mut its_classes));
        add(its_classes);
        for stream in 0..STREAMS {
            let mut numbers = BitWriter::default();
            for row in block.clone() {
                let Some(class) = classes[row] else { continue };
                let first = stream * (N / STREAMS);
                for number in rows[row][first..first + N / STREAMS].iter().copied() {
                    codes[class].put(symbol(number), &mut numbers);
                }
            }
            add(numbers);
        }
    }
    [head.finish(), sizes, streams].concat()
}

fn symbol(number: i8) -> usize {
    number.cast_unsigned().into()
}

/// Class of each row, and the code of each class.
fn classified<const N: usize>(rows: &[[i8; N]]) -> (Vec<Option<usize>>, [PrefixCode; CLASSES]) {
    let size = |row: &[i8; N]| row.iter().map(|it| i64::from(*it).pow(2)).sum::<i64>();
    let mut by_size: Vec<usize> = (0..rows.len()).filter(|row| size(&rows[*row]) > 0).collect();
    by_size.sort_by_key(|row| size(&rows[*row]));
    let mut classes = vec![None; rows.len()];
    for (place, row) in by_size.iter().enumerate() {
        classes[*row] = Some(place * CLASSES / by_size.len());
    }
    for _ in 0..ROUNDS {
        let costs = counts(rows, &classes).map(|counts| costs(&counts));
        for row in &by_size {
            let cost = |class: usize| -> f64 {
                rows[*row].iter().map(|number| costs[class][symbol(*number)]).sum()
            };
            classes[*row] = (0..CLASSES).min_by(|one, other| cost(*one).total_cmp(&cost(*other)));
        }
    }
    let codes = counts(rows, &classes).map(|counts| PrefixCode::for_counts(&counts));
    (classes, codes)
}

/// Times that each number occurs in the rows of each class.
fn counts<const N: usize>(
    rows: &[[i8; N]],
    classes: &[Option<usize>],
) -> [[u64; SYMBOLS]; CLASSES] {
    let mut counts = [[0; SYMBOLS]; CLASSES];
    for (row, class) in rows.iter().zip(classes) {
        let Some(class) = class else { continue };
        for number in row {
            counts[*class][symbol(*number)] += 1;
        }
    }
    counts
}

/// Information of each symbol in bits, when all of them may occur.
fn costs(counts: &[u64; SYMBOLS]) -> [f64; SYMBOLS] {
    let all = counts.iter().sum::<u64>() as f64 + 0.5 * SYMBOLS as f64;
    counts.map(|count| (all / (count as f64 + 0.5)).log2())
}
