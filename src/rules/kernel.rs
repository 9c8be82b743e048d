//! Move generation by the instructions that this processor has.
//!
//! A search is written once, generic over its [`Kernel`], and runs with the one that [`fastest`]
//! picks: one binary serves old and new processors alike.

use super::{Bitboard, Position, Square, flips};

/// The two questions of move generation, answered by one kind of instructions.
pub trait Kernel: Copy + Send + Sync + 'static {
    /// As [`Position::legal_moves`].
    fn legal_moves(self, position: Position) -> Bitboard;

    /// As [`Position::flips`].
    fn flips(self, position: Position, square: Square) -> Bitboard;
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
}

/// The kernel of the processors with 256-bit registers: it exists only where they do.
#[cfg(target_arch = "x86_64")]
#[derive(Clone, Copy, Debug)]
pub struct Avx2(());

#[cfg(target_arch = "x86_64")]
impl Avx2 {
    /// The kernel, where this processor has the instructions.
    pub fn detect() -> Option<Self> {
        flips::avx2::available().then_some(Self(()))
    }
}

#[cfg(target_arch = "x86_64")]
#[expect(
    unsafe_code,
    reason = "an `Avx2` exists only where the processor has the instructions; \
              the searches visit twice as many positions a second with them"
)]
impl Kernel for Avx2 {
    #[inline]
    fn legal_moves(self, position: Position) -> Bitboard {
        // SAFETY: see `Avx2::detect`.
        Bitboard(unsafe { flips::avx2::legal_moves(position.player().0, position.opponent().0) })
    }

    #[inline]
    fn flips(self, position: Position, square: Square) -> Bitboard {
        // SAFETY: see `Avx2::detect`.
        Bitboard(unsafe {
            flips::avx2::flips(position.player().0, position.opponent().0, square.index())
        })
    }
}

/// Something that runs with any kernel.
pub trait WithKernel {
    /// What comes of it.
    type Output;

    /// Runs it.
    fn run<K: Kernel>(self, kernel: K) -> Self::Output;
}

/// Runs it with the fastest kernel that this processor has.
pub fn fastest<T: WithKernel>(task: T) -> T::Output {
    #[cfg(target_arch = "x86_64")]
    if let Some(kernel) = Avx2::detect() {
        return task.run(kernel);
    }
    task.run(Portable)
}
