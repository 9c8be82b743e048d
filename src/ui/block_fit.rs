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

/// Sums of the channels of some samples, and their number.
#[derive(Clone, Copy, Default)]
struct Sum {
    channels: [i64; 3],
    count: i64,
}

impl Sum {
    fn of(samples: &CellSamples, mask: u64) -> Self {
        let mut sum = Self { count: mask.count_ones().into(), ..Self::default() };
        let mut rest = mask;
        while rest != 0 {
            let Rgb(channels) = samples[rest.trailing_zeros() as usize];
            rest &= rest - 1;
            for (sum, channel) in sum.channels.iter_mut().zip(channels) {
                *sum += i64::from(channel);
            }
        }
        sum
    }

    fn without(&self, other: &Self) -> Self {
        let channels = std::array::from_fn(|at| self.channels[at] - other.channels[at]);
        Self { channels, count: self.count - other.count }
    }

    /// Squared sums divided by the number of samples: the larger, the closer the samples are to their mean.
    fn closeness(&self) -> i64 {
        self.channels.iter().map(|sum| sum * sum).sum::<i64>() / self.count.max(1)
    }

    fn mean(&self) -> Rgb {
        let mean = |sum: i64| (sum + self.count / 2) / self.count.max(1);
        Rgb(self.channels.map(|sum| u8::try_from(mean(sum)).expect("the mean of bytes is a byte")))
    }
}

/// Block element of the least squared error with its foreground and background colour.
pub fn fitted(samples: &CellSamples, grain: Grain) -> (&'static str, Rgb, Rgb) {
    let first = samples[0];
    if samples.iter().all(|sample| *sample == first) {
        return (" ", first, first);
    }
    let whole = Sum::of(samples, u64::MAX);
    let fit = |block: &BlockElement| {
        let inside = Sum::of(samples, block.mask);
        inside.closeness() + whole.without(&inside).closeness()
    };
    // Of equal fits the first.
    let best = BLOCKS.iter().rev().max_by_key(|block| fit(block)).expect("there are blocks");
    let color = |mask: u64| match grain {
        Grain::Crisp => most_frequent(samples, mask),
        Grain::Soft => Sum::of(samples, mask).mean(),
    };
    (best.sign, color(best.mask), color(!best.mask))
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
