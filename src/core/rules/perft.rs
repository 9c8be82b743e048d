//! Perft: counts of move paths, the usual test of a move generator.

use super::kernel::{Kernel, KernelTask, each, fastest};
use super::{Color, Position, Turn, Variant};

/// Number of move paths of `depth` plies; a pass is a ply, and a game that ends earlier counts one path.
///
/// One thread, no table; the last ply is counted without being played. From the start: 4, 12, 56, 244, 1396, 8200,
/// 55092, 390216, 3005288, 24571284, 212258800 (A. Bik, "Computing Deep Perft and Divide Numbers for Reversi", 2010).
pub fn perft(position: Position, depth: u32) -> u64 {
    fastest(Paths { position, depth })
}

/// [`perft`] for any variant.
pub fn perft_by(variant: Variant, position: Position, depth: u32) -> u64 {
    if variant.is_tournament() {
        return perft(position, depth);
    }
    if depth == 0 {
        return 1;
    }
    match variant.turn(&position, Color::Black) {
        Turn::Over => 1,
        Turn::Pass(_) => perft_by(variant, position.pass(), depth - 1),
        Turn::Place(_) => {
            let moves = variant.legal_moves(&position).squares();
            let after = moves.filter_map(|square| Some(variant.play(&position, square).ok()?.0));
            after.map(|after| perft_by(variant, after, depth - 1)).sum()
        }
    }
}

/// [`perft`] by each kernel of this processor, with the kernel's name.
pub fn perft_on_each_kernel(position: Position, depth: u32) -> Vec<(&'static str, u64)> {
    each(|| Paths { position, depth })
}

struct Paths {
    position: Position,
    depth: u32,
}

impl KernelTask for Paths {
    type Output = u64;

    fn run<K: Kernel>(self, kernel: K) -> u64 {
        paths(kernel, self.position, self.depth)
    }
}

#[inline(always)]
fn paths<K: Kernel>(kernel: K, position: Position, depth: u32) -> u64 {
    kernel.run(|| paths_below(kernel, position, depth))
}

#[inline(always)]
fn paths_below<K: Kernel>(kernel: K, position: Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = kernel.legal_moves(position);
    if moves.is_empty() {
        let passed = position.pass();
        let can_pass = !kernel.legal_moves(passed).is_empty();
        return if can_pass { paths(kernel, passed, depth - 1) } else { 1 };
    }
    if depth == 1 {
        return u64::from(moves.len());
    }
    let after = |square| position.play_flips(square, kernel.flips(position, square));
    if depth > 2 {
        return moves.squares().map(|square| paths(kernel, after(square), depth - 1)).sum();
    }
    let last = moves.squares().map(|square| match kernel.legal_moves(after(square)).len() {
        // A pass or the end.
        0 => 1,
        replies => u64::from(replies),
    });
    last.sum()
}
