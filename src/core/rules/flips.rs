//! Flips and legal moves on bare bits.
//!
//! The kernel in this file is portable; [`avx2`] and [`avx512`] process the four lines through a square at once, and
//! [`super::kernel::fastest`] chooses at run time. A property test compares them.

#[cfg(target_arch = "x86_64")]
pub(super) mod avx2;
#[cfg(target_arch = "x86_64")]
pub(super) mod avx512;
pub(super) mod last;

/// Work to run with the instructions of a kernel.
///
/// Small closures qualify. Larger work needs a type whose [`Self::run`] is `#[inline(always)]`, because the
/// closure's body would be compiled for any processor.
pub trait Work {
    type Output;

    fn run(self) -> Self::Output;
}

impl<T, F: FnOnce() -> T> Work for F {
    type Output = T;

    #[inline(always)]
    fn run(self) -> T {
        self()
    }
}

/// Index differences of a step right, down-left, down, down-right.
const STEPS: [u32; 4] = [1, 7, 8, 9];

/// For each of [`STEPS`], squares where discs can be outflanked: without the first and last column unless the step is
/// vertical, so that runs do not wrap around.
const INNER: [u64; 4] =
    [0x7E7E_7E7E_7E7E_7E7E, 0x7E7E_7E7E_7E7E_7E7E, u64::MAX, 0x7E7E_7E7E_7E7E_7E7E];

/// Squares on the four lines through a square.
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

/// Empty squares where a disc of `own` flips a disc of `opponent`.
///
/// A parallel prefix (Kogge & Stone, 1973) extends runs of opponent discs in three steps instead of six.
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

/// Discs of `opponent` that a disc of `own` on the empty `square` flips.
///
/// The first square of each ray that is not the opponent's decides: if it is ours, all before it flip.
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
