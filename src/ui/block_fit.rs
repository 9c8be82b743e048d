//! Choice of the block element and the two colours that come closest to the samples of a cell.

use super::palette::Rgb;
use std::sync::LazyLock;

/// Samples along each side of a cell.
pub const SIDE: usize = 8;
/// Samples of a cell, row by row.
pub type CellSamples = [Rgb; SIDE * SIDE];

/// Colours of a fitted cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grain {
    /// The most frequent colour of each part: a sharp outline.
    Crisp,
    /// The mean colour of each part: soft edges.
    Soft,
}

/// Block elements that a terminal shows in one column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blocks {
    All,
    /// Halves of a cell: all that the fonts of the Linux console have.
    Halves,
    /// Quadrants and the right half, whose width is not ambiguous (Unicode TR 11).
    Quadrants,
}

impl Blocks {
    /// Whether [`BLOCKS`] has the element of this index among them, up to an exchange of the colours.
    const fn has(self, index: usize) -> bool {
        let (lower_half, left_half) = (SIDE / 2 - 1, SIDE - 1 + SIDE / 2 - 1);
        match self {
            Self::All => true,
            Self::Halves => index == lower_half || index == left_half,
            Self::Quadrants => index == left_half || index >= 2 * (SIDE - 1),
        }
    }

    /// The element and its colours as the terminal can show it.
    const fn shown(self, (sign, inside, outside): (&str, Rgb, Rgb)) -> (&str, Rgb, Rgb) {
        match (self, sign.as_bytes()) {
            // The left half is ambiguous, the right one is not.
            (Self::Quadrants, [0xe2, 0x96, 0x8c]) => ("▐", outside, inside),
            _ => (sign, inside, outside),
        }
    }
}

/// A block element: its sign, and the samples in its foreground, a bit each.
struct BlockElement {
    sign: &'static str,
    mask: u64,
}

/// Block elements up to an exchange of the colours: lower eighths, left eighths, quadrants.
static BLOCKS: LazyLock<Vec<BlockElement>> = LazyLock::new(|| {
    let mask = |is_inside: &dyn Fn(usize, usize) -> bool| {
        let inside = (0..SIDE * SIDE).filter(|at| is_inside(at % SIDE, at / SIDE));
        inside.fold(0, |mask, at| mask | 1 << at)
    };
    let lower = ["▁", "▂", "▃", "▄", "▅", "▆", "▇"].into_iter().enumerate();
    let lower =
        lower.map(|(at, sign)| BlockElement { sign, mask: mask(&|_, y| y >= SIDE - 1 - at) });
    let left = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"].into_iter().enumerate();
    let left = left.map(|(at, sign)| BlockElement { sign, mask: mask(&|x, _| x <= at) });
    let half = SIDE / 2;
    let quadrants = [
        ("▘", mask(&|x, y| x < half && y < half)),
        ("▝", mask(&|x, y| x >= half && y < half)),
        ("▖", mask(&|x, y| x < half && y >= half)),
        ("▗", mask(&|x, y| x >= half && y >= half)),
        ("▚", mask(&|x, y| (x < half) == (y < half))),
    ];
    lower.chain(left).chain(quadrants.map(|(sign, mask)| BlockElement { sign, mask })).collect()
});

/// Number of [`BLOCKS`].
const COUNT: usize = 2 * (SIDE - 1) + 5;

/// Sums of the channels of some samples, and their number.
#[derive(Clone, Copy, Default)]
struct Sum {
    channels: [i32; 3],
    count: i32,
}

impl Sum {
    fn add(&mut self, other: Self) {
        for (channel, more) in self.channels.iter_mut().zip(other.channels) {
            *channel += more;
        }
        self.count += other.count;
    }

    fn without(&self, other: &Self) -> Self {
        let channels = std::array::from_fn(|at| self.channels[at] - other.channels[at]);
        Self { channels, count: self.count - other.count }
    }

    /// Squared sums divided by the number of samples: the larger, the closer the samples are to their mean.
    fn closeness(&self) -> i32 {
        self.channels.iter().map(|sum| sum * sum).sum::<i32>() / self.count.max(1)
    }

    fn mean(&self) -> Rgb {
        let mean = |sum: i32| (sum + self.count / 2) / self.count.max(1);
        Rgb(self.channels.map(|sum| u8::try_from(mean(sum)).expect("the mean of bytes is a byte")))
    }
}

/// Sums of the whole cell, and of the foreground of each of [`BLOCKS`]: each sample is added once to its column and
/// once to its half of a row.
fn sums(samples: &CellSamples) -> (Sum, [Sum; COUNT]) {
    const HALF: usize = SIDE / 2;
    let mut columns = [Sum::default(); SIDE];
    let mut halves = [[Sum::default(); 2]; SIDE];
    for (at, &Rgb(channels)) in samples.iter().enumerate() {
        let sample = Sum { channels: channels.map(i32::from), count: 1 };
        let (x, y) = (at % SIDE, at / SIDE);
        columns[x].add(sample);
        halves[y][x / HALF].add(sample);
    }
    let mut sums = [Sum::default(); COUNT];
    let mut lower = Sum::default();
    for (at, sum) in sums[..SIDE - 1].iter_mut().enumerate() {
        halves[SIDE - 1 - at].iter().for_each(|half| lower.add(*half));
        *sum = lower;
    }
    let mut left = Sum::default();
    for (sum, column) in sums[SIDE - 1..].iter_mut().zip(&columns[..SIDE - 1]) {
        left.add(*column);
        *sum = left;
    }
    let quadrants = &mut sums[2 * (SIDE - 1)..];
    for (y, half) in halves.iter().enumerate() {
        for (x, sum) in half.iter().enumerate() {
            quadrants[2 * (y / HALF) + x].add(*sum);
        }
    }
    quadrants[4] = quadrants[0];
    quadrants[4].add(quadrants[3]);
    let mut whole = left;
    whole.add(columns[SIDE - 1]);
    (whole, sums)
}

/// Block element of the least squared error with its foreground and background colour.
pub fn fitted(samples: &CellSamples, grain: Grain, blocks: Blocks) -> (&'static str, Rgb, Rgb) {
    let first = samples[0];
    if samples.iter().all(|sample| *sample == first) {
        return (" ", first, first);
    }
    if blocks != Blocks::All && grain == Grain::Crisp {
        return blocks.shown(fitted_in_few(samples, blocks));
    }
    let (whole, insides) = sums(samples);
    let fit = |inside: &Sum| inside.closeness() + whole.without(inside).closeness();
    // Of equal fits the first.
    let parts = BLOCKS.iter().zip(&insides).enumerate().rev();
    let parts = parts.filter(|(index, _)| blocks.has(*index)).map(|(_, part)| part);
    let (best, inside) = parts.max_by_key(|(_, inside)| fit(inside)).expect("there are blocks");
    blocks.shown(match grain {
        Grain::Crisp => {
            (best.sign, most_frequent(samples, best.mask), most_frequent(samples, !best.mask))
        }
        Grain::Soft => (best.sign, inside.mean(), whole.without(inside).mean()),
    })
}

/// Element, or blank, of the fewest samples in another colour. With few elements the nearest means are no shapes.
fn fitted_in_few(samples: &CellSamples, blocks: Blocks) -> (&'static str, Rgb, Rgb) {
    let with = |sign: &'static str, mask: u64| {
        let inks = [most_frequent(samples, mask), most_frequent(samples, !mask)];
        let missed = (0..samples.len()).filter(|at| {
            let ink = if mask >> at & 1 == 1 { inks[0] } else { inks[1] };
            samples[*at] != ink
        });
        (missed.count(), (sign, inks[0], inks[1]))
    };
    let known = BLOCKS.iter().enumerate().filter(|(index, _)| blocks.has(*index));
    let elements = known.map(|(_, block)| with(block.sign, block.mask));
    let (missed, (blank, ink, _)) = with(" ", u64::MAX);
    let (_, best) = std::iter::once((missed, (blank, ink, ink)))
        .chain(elements)
        .min_by_key(|(missed, _)| *missed)
        .expect("a blank is one");
    best
}

/// Most frequent colour among some samples.
fn most_frequent(samples: &CellSamples, mask: u64) -> Rgb {
    let mut counts: Vec<(Rgb, u32)> = Vec::new();
    for at in (0..samples.len()).filter(|at| mask >> at & 1 == 1) {
        match counts.iter_mut().find(|(color, _)| *color == samples[at]) {
            Some((_, count)) => *count += 1,
            None => counts.push((samples[at], 1)),
        }
    }
    counts.into_iter().max_by_key(|(_, count)| *count).map_or(samples[0], |(color, _)| color)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sums_are_those_of_the_samples_under_each_mask() {
        let sample = |at: usize| Rgb([at as u8, (at * 37 % 256) as u8, (at * at % 251) as u8]);
        let samples: CellSamples = std::array::from_fn(sample);
        let (whole, sums) = sums(&samples);
        let sum_under = |mask: u64| {
            let inside = (0..samples.len()).filter(|at| mask >> at & 1 == 1);
            inside.fold([0; 4], |[r, g, b, count], at| {
                let Rgb(channels) = samples[at];
                let [red, green, blue] = channels.map(i32::from);
                [r + red, g + green, b + blue, count + 1]
            })
        };
        let flat = |sum: &Sum| {
            let [r, g, b] = sum.channels;
            [r, g, b, sum.count]
        };
        assert_eq!((flat(&whole), BLOCKS.len()), (sum_under(u64::MAX), COUNT));
        for (block, sum) in BLOCKS.iter().zip(&sums) {
            assert_eq!(flat(sum), sum_under(block.mask), "{}", block.sign);
        }
    }
}
