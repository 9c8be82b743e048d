//! Kernels: move generation and vector sums by the processor's instructions.
//!
//! A search is generic over its [`Kernel`] and runs with the one that [`fastest`] picks, so that one binary serves
//! all processors.

#[cfg(target_arch = "x86_64")]
use super::flips;
pub use super::flips::Work;
use super::{Bitboard, Position, Square};

/// Number of lanes of a vector sum.
pub const LANES: usize = 32;

pub const UNITS: usize = 8;

/// Weights of each unit for the lanes.
pub type UnitWeights = [[i16; LANES]; UNITS];

/// Move generation and vector sums by one set of instructions.
pub trait Kernel: Copy + Send + Sync + 'static {
    /// Sums of [`LANES`] numbers in 16 bits, wrapping on overflow.
    type Sums: Copy;

    fn no_sums(self) -> Self::Sums;

    fn add(self, sums: Self::Sums, row: &[i8; LANES]) -> Self::Sums;

    fn plus(self, sums: Self::Sums, others: Self::Sums) -> Self::Sums;

    /// Sums plus a bias, clipped to 0..=`highest`.
    fn cut_off(self, sums: Self::Sums, bias: &[i16; LANES], highest: i16) -> Self::Sums;

    /// Products of each unit's weights and the lanes, summed over both sets of lanes.
    fn products(self, lanes: [Self::Sums; 2], weights: [&UnitWeights; 2]) -> [i32; UNITS];

    /// As [`Position::legal_moves`].
    fn legal_moves(self, position: Position) -> Bitboard;

    /// As [`Position::flips`].
    fn flips(self, position: Position, square: Square) -> Bitboard;

    /// Prefetches a value into the caches.
    #[inline(always)]
    fn prefetch<T>(self, _place: &T) {}

    /// Runs work with all instructions of this kernel; code inlined into `work` is compiled for them.
    fn run<W: Work>(self, work: W) -> W::Output;
}

/// Kernel of all processors.
#[derive(Clone, Copy, Debug)]
pub struct Portable;

impl Kernel for Portable {
    type Sums = [i16; LANES];

    #[inline(always)]
    fn no_sums(self) -> Self::Sums {
        [0; LANES]
    }

    #[inline(always)]
    fn add(self, sums: Self::Sums, row: &[i8; LANES]) -> Self::Sums {
        std::array::from_fn(|lane| sums[lane].wrapping_add(i16::from(row[lane])))
    }

    #[inline(always)]
    fn plus(self, sums: Self::Sums, others: Self::Sums) -> Self::Sums {
        std::array::from_fn(|lane| sums[lane].wrapping_add(others[lane]))
    }

    #[inline(always)]
    fn cut_off(self, sums: Self::Sums, bias: &[i16; LANES], highest: i16) -> Self::Sums {
        std::array::from_fn(|lane| sums[lane].wrapping_add(bias[lane]).max(0).min(highest))
    }

    #[inline(always)]
    fn products(self, lanes: [Self::Sums; 2], weights: [&UnitWeights; 2]) -> [i32; UNITS] {
        let dot = |lanes: &[i16; LANES], weights: &[i16; LANES]| -> i32 {
            lanes
                .iter()
                .zip(weights)
                .map(|(lane, weight)| i32::from(*lane) * i32::from(*weight))
                .sum()
        };
        std::array::from_fn(|unit| {
            dot(&lanes[0], &weights[0][unit]) + dot(&lanes[1], &weights[1][unit])
        })
    }

    #[inline]
    fn legal_moves(self, position: Position) -> Bitboard {
        position.legal_moves()
    }

    #[inline]
    fn flips(self, position: Position, square: Square) -> Bitboard {
        position.flips(square)
    }

    #[inline(always)]
    fn run<W: Work>(self, work: W) -> W::Output {
        work.run()
    }
}

/// Defines a kernel that needs special instructions; a value of it exists only on a processor that has them.
#[cfg(target_arch = "x86_64")]
macro_rules! kernel {
    ($(#[$attribute:meta])* $name:ident, $flips:ident, $sums:ty) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, Debug)]
        pub struct $name(());

        impl $name {
            /// The kernel, if this processor has the instructions.
            pub fn detect() -> Option<Self> {
                flips::$flips::available().then_some(Self(()))
            }
        }

        #[expect(
            unsafe_code,
            reason = "a kernel exists only where the processor has its instructions; \
                      the searches visit twice as many positions a second with them"
        )]
        impl Kernel for $name {
            type Sums = $sums;

            #[inline(always)]
            fn no_sums(self) -> Self::Sums {
                bytemuck::Zeroable::zeroed()
            }

            #[inline(always)]
            fn add(self, sums: Self::Sums, row: &[i8; LANES]) -> Self::Sums {
                // SAFETY: see `detect`.
                unsafe { flips::$flips::add(sums, row) }
            }

            #[inline(always)]
            fn plus(self, sums: Self::Sums, others: Self::Sums) -> Self::Sums {
                // SAFETY: see `detect`.
                unsafe { flips::$flips::plus(sums, others) }
            }

            #[inline(always)]
            fn cut_off(self, sums: Self::Sums, bias: &[i16; LANES], highest: i16) -> Self::Sums {
                // SAFETY: see `detect`.
                unsafe { flips::$flips::cut_off(sums, bias, highest) }
            }

            #[inline(always)]
            fn products(
                self,
                lanes: [Self::Sums; 2],
                weights: [&UnitWeights; 2],
            ) -> [i32; UNITS] {
                // SAFETY: see `detect`.
                unsafe { flips::$flips::products(lanes, weights) }
            }

            #[inline(always)]
            fn legal_moves(self, position: Position) -> Bitboard {
                let (own, opponent) = (position.player().0, position.opponent().0);
                // SAFETY: see `detect`.
                Bitboard(unsafe { flips::avx2::legal_moves(own, opponent) })
            }

            #[inline(always)]
            fn flips(self, position: Position, square: Square) -> Bitboard {
                let (own, opponent) = (position.player().0, position.opponent().0);
                // SAFETY: see `detect`.
                Bitboard(unsafe { flips::$flips::flips(own, opponent, square.index()) })
            }

            #[inline(always)]
            fn prefetch<T>(self, place: &T) {
                use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
                // SAFETY: every x86-64 processor has the prefetch instruction, which is a hint and never faults.
                unsafe { _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(place).cast()) }
            }

            #[inline(always)]
            fn run<W: Work>(self, work: W) -> W::Output {
                // SAFETY: see `detect`.
                unsafe { flips::$flips::run(work) }
            }
        }
    };
}

#[cfg(target_arch = "x86_64")]
kernel!(
    /// Kernel of processors with 256-bit registers.
    Avx2,
    avx2,
    [std::arch::x86_64::__m256i; 2]
);

#[cfg(target_arch = "x86_64")]
kernel!(
    /// Kernel of processors that also have lane masks.
    Avx512,
    avx512,
    std::arch::x86_64::__m512i
);

/// Work for any kernel.
pub trait KernelTask {
    type Output;

    fn run<K: Kernel>(self, kernel: K) -> Self::Output;
}

/// Runs a task with every kernel of this processor; each result has the kernel's name.
pub fn each<T: KernelTask>(task: impl Fn() -> T) -> Vec<(&'static str, T::Output)> {
    let outputs = std::iter::once(("portable", task().run(Portable)));
    #[cfg(target_arch = "x86_64")]
    let outputs = outputs
        .chain(Avx2::detect().map(|kernel| ("avx2", task().run(kernel))))
        .chain(Avx512::detect().map(|kernel| ("avx512", task().run(kernel))));
    outputs.collect()
}

/// Runs a task with the fastest kernel of this processor.
pub fn fastest<T: KernelTask>(task: T) -> T::Output {
    #[cfg(target_arch = "x86_64")]
    if let Some(kernel) = Avx512::detect() {
        return task.run(kernel);
    } else if let Some(kernel) = Avx2::detect() {
        return task.run(kernel);
    }
    task.run(Portable)
}
