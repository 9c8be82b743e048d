//! Facts about mobility: moves gained and lost, quiet moves, walls, safe moves.

use crate::coach::fact::Fact;
use crate::coach::move_context::Moment::{After, Before};
use crate::coach::move_context::{MoveContext, played, regions};
use crate::rules::{Bitboard, Position, Square};

/// Least difference in moves worth a sentence.
const MANY_MOVES: u32 = 3;
/// Flips worth a sentence.
const MANY_FLIPS: u32 = 6;
/// Number of replies up to which they are few.
const FEW_REPLIES: u32 = 6;
/// Least numbers of empty squares in the opening and early in the game, and largest number late in the game.
const OPENING: u32 = 40;
const EARLY: u32 = 36;
const LATE: u32 = 20;
/// Directions of flips worth a sentence.
const MANY_WAYS: u32 = 3;
/// Least number of flipped frontier discs that opens up a position.
const OUTWARD: u32 = 2;
/// Least number of additional frontier discs of a wall, and of new moves that it gives the opponent.
const WALL: u32 = 3;
const FED: u32 = 2;
/// Poisoned moves worth a sentence.
const POISONED: u32 = 2;

/// Whether every move lets the opponent take a corner.
pub fn must_give_corner(position: Position) -> bool {
    !position.legal_moves().is_empty() && safe_moves_of(position).is_empty()
}

pub fn facts(scene: &MoveContext, facts: &mut Vec<Fact>) {
    moves(scene, facts);
    discs(scene, facts);
    opened(scene, facts);
    safe_moves(scene, facts);
}

fn moves(scene: &MoveContext, facts: &mut Vec<Fact>) {
    let (own, other) = (scene.side, !scene.side);
    let count = |moment, side| scene.moves(moment, side).len();
    let (before, after) = (count(Before, other), count(After, other));
    if after + MANY_MOVES <= before && after > 0 {
        facts.push(Fact::Restricts { before, after });
    }
    let (before, after) = (count(Before, own), count(After, own));
    if before + MANY_MOVES <= after {
        facts.push(Fact::GainsMoves { before, after });
    }
    let theirs = scene.seen_by(After, other);
    // With a corner to take, safe moves do not matter.
    let has_corner = !(scene.moves(After, own) & Bitboard::CORNERS).is_empty();
    if !has_corner && must_give_corner(theirs) {
        facts.push(Fact::LeavesNoSafeMove);
    }
    let has_theirs = !(theirs.legal_moves() & Bitboard::CORNERS).is_empty();
    let [ours_before, ours] = [Before, After].map(|moment| scene.seen_by(moment, own));
    if !has_theirs && must_give_corner(ours) && !must_give_corner(ours_before) {
        facts.push(Fact::RunsOutOfSafeMoves);
    }
}

fn discs(scene: &MoveContext, facts: &mut Vec<Fact>) {
    let own = scene.side;
    // New stable discs only: old discs may have been stable without a proof.
    let new = scene.flips | Bitboard::of(scene.square);
    let made_safe = (scene.stable(After, own) & new).len();
    if made_safe > 0 {
        facts.push(Fact::GainsStable { count: made_safe });
    }
    if scene.outward().is_empty() {
        facts.push(Fact::Quiet);
    }
    let position = scene.seen_by(Before, own);
    let others = position.legal_moves() - Bitboard::of(scene.square);
    let most = others.squares().map(|square| position.flips(square).len()).max();
    let count = scene.flips.len();
    if count >= MANY_FLIPS && most.is_some_and(|most| count > most) {
        facts.push(Fact::FlipsMost { count });
    }
    let fewest = others.squares().map(|square| position.flips(square).len()).min();
    if fewest.is_some_and(|fewest| count < fewest) {
        facts.push(Fact::FlipsFewest { count });
    }
    let replies = |square: Square| played(position, square).legal_moves().len();
    let left = replies(scene.square);
    let is_least = others.squares().all(|other| replies(other) >= left);
    if (1..=FEW_REPLIES).contains(&left)
        && is_least
        && others.squares().any(|other| replies(other) > left)
    {
        facts.push(Fact::FewestReplies { count: left });
    }
}

fn opened(scene: &MoveContext, facts: &mut Vec<Fact>) {
    let given = scene.given();
    if scene.outward().len() >= OUTWARD && given.len() >= MANY_MOVES {
        facts.push(Fact::OpensUp { moves: given });
    }
    let early = scene.empties(Before).len() >= EARLY;
    let inside = scene.moves(Before, scene.side) & Bitboard::CENTRE;
    let is_between = !(Bitboard::CENTRE | Bitboard::EDGES).contains(scene.square);
    if scene.empties(Before).len() >= OPENING && is_between && !inside.is_empty() {
        facts.push(Fact::LeavesCentre);
    }
    let ways = directions(scene.square, scene.flips);
    if early && ways >= MANY_WAYS {
        facts.push(Fact::FlipsManyWays { ways });
    }
    if scene.empties(Before).len() <= LATE {
        let had = scene.moves(Before, !scene.side);
        let new = regions(scene.empties(Before))
            .into_iter()
            .filter(|&region| (had & region).is_empty())
            .fold(Bitboard::EMPTY, |all, region| all | (given & region));
        if !new.is_empty() {
            facts.push(Fact::GivesAccess { moves: new });
        }
    }
    let [before, after] = [Before, After].map(|moment| scene.frontier(moment, scene.side));
    let new = after - before;
    if after.len() >= before.len() + WALL && given.len() >= FED && has_row_of_three(new) {
        facts.push(Fact::Wall { discs: new });
    }
}

/// Whether three of the squares are adjacent in a row or column.
fn has_row_of_three(squares: Bitboard) -> bool {
    let is_middle = |middle: Square| {
        let [file, rank] = [middle.file(), middle.rank()];
        let has = |file: Option<u8>, rank: Option<u8>| {
            let square = file.zip(rank).and_then(|(file, rank)| Square::from_file_rank(file, rank));
            square.is_some_and(|square| squares.contains(square))
        };
        let flat = has(file.checked_sub(1), Some(rank)) && has(Some(file + 1), Some(rank));
        flat || has(Some(file), rank.checked_sub(1)) && has(Some(file), Some(rank + 1))
    };
    squares.squares().any(is_middle)
}

fn directions(square: Square, flips: Bitboard) -> u32 {
    (Bitboard::around(square) & flips).len()
}

/// Moves that give no corner away.
pub fn safe_moves_of(position: Position) -> Bitboard {
    let keeps =
        |square: &Square| (played(position, *square).legal_moves() & Bitboard::CORNERS).is_empty();
    position.legal_moves().squares().filter(keeps).collect()
}

/// Safe moves taken from the opponent, or poisoned.
fn safe_moves(scene: &MoveContext, facts: &mut Vec<Fact>) {
    let [theirs_before, theirs] = [Before, After].map(|moment| scene.seen_by(moment, !scene.side));
    let safe = safe_moves_of(theirs);
    if must_give_corner(theirs) && safe_moves_of(theirs_before) == Bitboard::of(scene.square) {
        facts.push(Fact::TakesLastSafeMove);
    }
    let given = scene.given();
    let has_corner = !(scene.moves(After, scene.side) & Bitboard::CORNERS).is_empty();
    if given.len() >= POISONED && (given & safe).is_empty() && !has_corner {
        facts.push(Fact::PoisonsMoves { moves: given });
    }
}
