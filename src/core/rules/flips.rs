//! Which discs a move flips, and which moves there are: the two questions everything else asks.
//!
//! Three kernels answer them on the bare bits. The one in this file runs everywhere; [`avx2`] and
//! [`avx512`] do the four lines through a square at once, and [`super::kernel::fastest`] chooses
//! at run time what the processor has. A property test holds each against the others.

#[cfg(target_arch = "x86_64")]
pub(super) mod avx2;
#[cfg(target_arch = "x86_64")]
pub(super) mod avx512;
pub(super) mod last;

/// Work to be done with the instructions of a kernel.
///
/// Closures are such work. What is larger than the compiler copies into its caller has a type of
/// its own, whose [`Self::done`] is `#[inline(always)]`: a closure's body cannot be, and what stays
/// outside is compiled for any processor.
pub trait Work {
    /// What comes of it.
    type Output;

    /// Does it.
    fn done(self) -> Self::Output;
}

impl<T, F: FnOnce() -> T> Work for F {
    type Output = T;

    #[inline(always)]
    fn done(self) -> T {
        self()
    }
}

/// The distances of a step right, down-left, down and down-right, as index differences.
const STEPS: [u32; 4] = [1, 7, 8, 9];

/// For each of [`STEPS`], the squares an outflanked disc can lie on: without the first and the
/// last column a run that leaves the board at one side cannot come back at the other.
const INNER: [u64; 4] =
    [0x7E7E_7E7E_7E7E_7E7E, 0x7E7E_7E7E_7E7E_7E7E, u64::MAX, 0x7E7E_7E7E_7E7E_7E7E];

/// The squares seen from one square along the four lines through it.
#[repr(align(64))]
struct Rays {
    /// Towards higher indices, in the order of [`STEPS`].
    up: [u64; 4],
    /// Towards lower indices, in the order of [`STEPS`].
    down: [u64; 4],
}

static RAYS: [Rays; 64] = rays();

const fn rays() -> [Rays; 64] {
    const DIRECTIONS: [(i32, i32); 4] = [(1, 0), (-1, 1), (0, 1), (1, 1)];
    let mut table = [const { Rays { up: [0; 4], down: [0; 4] } }; 64];
    let mut square: u8 = 0;
    while square < 64 {
        let index = square as usize;
        let mut line = 0;
        while line < 4 {
            let (files, ranks) = DIRECTIONS[line];
            table[index].up[line] = ray(square, files, ranks);
            table[index].down[line] = ray(square, -files, -ranks);
            line += 1;
        }
        square += 1;
    }
    table
}

const fn ray(square: u8, files: i32, ranks: i32) -> u64 {
    let mut set = 0;
    let (mut file, mut rank) = (square as i32 % 8 + files, square as i32 / 8 + ranks);
    while file >= 0 && file < 8 && rank >= 0 && rank < 8 {
        set |= 1 << (rank * 8 + file);
        file += files;
        rank += ranks;
    }
    set
}

/// The empty squares where a disc of `own` would flip at least one of `opponent`.
///
/// A parallel prefix (Kogge & Stone, 1973) carries runs of opponent discs along each line in
/// three steps instead of six.
#[inline]
pub(super) fn legal_moves(own: u64, opponent: u64) -> u64 {
    let mut ends = 0;
    for (step, inner) in STEPS.into_iter().zip(INNER) {
        let runs = opponent & inner;
        let mut up = runs & own << step;
        let mut down = runs & own >> step;
        up |= runs & up << step;
        down |= runs & down >> step;
        let pairs_up = runs & runs << step;
        let pairs_down = pairs_up >> step;
        up |= pairs_up & up << (2 * step);
        down |= pairs_down & down >> (2 * step);
        up |= pairs_up & up << (2 * step);
        down |= pairs_down & down >> (2 * step);
        ends |= up << step | down >> step;
    }
    ends & !(own | opponent)
}

/// The discs of `opponent` that a disc of `own` on the empty `square` (an index) outflanks.
///
/// Along each ray the first square that is not the opponent's decides: all before it flip if it
/// is ours, none if it is empty.
#[inline]
pub(super) fn flips(own: u64, opponent: u64, square: usize) -> u64 {
    let rays = &RAYS[square];
    let mut flips = 0;
    for ray in rays.up {
        let stops = ray & !opponent;
        let end = stops & stops.wrapping_neg() & own;
        flips |= ray & end.wrapping_sub(u64::from(end != 0));
    }
    for ray in rays.down {
        let stops = ray & !opponent;
        let end = ray & own & (1 << 63) >> (stops | 1).leading_zeros();
        flips |= ray & end.wrapping_neg() << 1;
    }
    flips
}
