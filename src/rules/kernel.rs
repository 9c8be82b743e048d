//! Move generation by the instructions that this processor has.
//!
//! A search is written once, generic over its [`Kernel`], and runs with the one that [`fastest`]
//! picks: one binary serves old and new processors alike.

pub use super::flips::Work;
use super::{Bitboard, Position, Square, flips};

/// The two questions of move generation, answered by one kind of instructions.
pub trait Kernel: Copy + Send + Sync + 'static {
    /// As [`Position::legal_moves`].
    fn legal_moves(self, position: Position) -> Bitboard;

    /// As [`Position::flips`].
    fn flips(self, position: Position, square: Square) -> Bitboard;

    /// Does some work with all the instructions of this kernel: what is inlined into `work` is
    /// compiled for them, down to counting bits.
    fn run<W: Work>(self, work: W) -> W::Output;
}

/// The kernel that runs on every processor.
#[derive(Clone, Copy, Debug)]
pub struct Portable;

impl Kernel for Portable {
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
        work.done()
    }
}

/// Writes a kernel of instructions that not every processor has: it exists only where they do.
#[cfg(target_arch = "x86_64")]
macro_rules! kernel {
    ($(#[$attribute:meta])* $name:ident, $flips:ident) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, Debug)]
        pub struct $name(());

        impl $name {
            /// The kernel, where this processor has the instructions.
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
            fn run<W: Work>(self, work: W) -> W::Output {
                // SAFETY: see `detect`.
                unsafe { flips::$flips::run(work) }
            }
        }
    };
}

#[cfg(target_arch = "x86_64")]
kernel!(
    /// The kernel of processors with 256-bit registers.
    Avx2,
    avx2
);

#[cfg(target_arch = "x86_64")]
kernel!(
    /// The kernel of processors that choose lanes by masks besides.
    Avx512,
    avx512
);

/// Work that runs with any kernel.
pub trait WithKernel {
    /// What comes of it.
    type Output;

    /// Runs it.
    fn run<K: Kernel>(self, kernel: K) -> Self::Output;
}

/// Runs something with every kernel that this processor has, each with its name.
pub fn each<T: WithKernel>(task: impl Fn() -> T) -> Vec<(&'static str, T::Output)> {
    let mut outputs = vec![("portable", task().run(Portable))];
    #[cfg(target_arch = "x86_64")]
    {
        outputs.extend(Avx2::detect().map(|kernel| ("avx2", task().run(kernel))));
        outputs.extend(Avx512::detect().map(|kernel| ("avx512", task().run(kernel))));
    }
    outputs
}

/// Runs it with the fastest kernel that this processor has.
pub fn fastest<T: WithKernel>(task: T) -> T::Output {
    #[cfg(target_arch = "x86_64")]
    if let Some(kernel) = Avx512::detect() {
        return task.run(kernel);
    } else if let Some(kernel) = Avx2::detect() {
        return task.run(kernel);
    }
    task.run(Portable)
}
