//! Finding out what is true of a move.

use super::fact::Fact;
use super::move_context::{Edge, Moment, MoveContext, corner_of, regions};
use crate::rules::{Bitboard, Position, Square};
use strum::VariantArray as _;

use Moment::{After, Before};

/// Moves more or less that are worth a word.
const MANY_MOVES: u32 = 3;
/// Frontier discs more that are worth a word.
const MANY_FRONTIER: u32 = 4;
/// Discs flipped that are worth a word.
const MANY_FLIPS: u32 = 6;
/// Empty squares from which on regions are worth a word.
const PARITY: u32 = 20;

/// Everything that the rules alone can prove of a move.
pub fn facts(scene: &MoveContext) -> Vec<Fact> {
    let mut facts = Vec::new();
    results(scene, &mut facts);
    corners(scene, &mut facts);
    moves(scene, &mut facts);
    discs(scene, &mut facts);
    edges(scene, &mut facts);
    if scene.empties(Before).len() <= PARITY {
        parity(scene, &mut facts);
    }
    facts
}

/// What ends the game, or nearly.
fn results(scene: &MoveContext, facts: &mut Vec<Fact>) {
    let (own, other) = (scene.side, !scene.side);
    if scene.moves(Before, own).len() == 1 {
        facts.push(Fact::OnlyMove);
    }
    if scene.discs(After, other).is_empty() {
        facts.push(Fact::WipesOut);
        return;
    }
    let replies = scene.moves(After, other);
    if replies.is_empty() {
        let is_over = scene.moves(After, own).is_empty();
        facts.push(if is_over { Fact::EndsGame } else { Fact::ForcesPass });
    }
    let theirs = scene.seen_by(After, other);
    let wipes = |square: &Square| played(theirs, *square).player().is_empty();
    facts.extend(replies.squares().find(wipes).map(Fact::AllowsWipeOut));
}

/// The board after a legal move, seen by the side that is to move then.
fn played(position: Position, square: Square) -> Position {
    position.play(square).expect("a legal move")
}

fn corners(scene: &MoveContext, facts: &mut Vec<Fact>) {
    let (own, other) = (scene.side, !scene.side);
    let [theirs_before, theirs_after] =
        [Before, After].map(|moment| scene.moves(moment, other) & Bitboard::CORNERS);
    let [ours_before, ours_after] =
        [Before, After].map(|moment| scene.moves(moment, own) & Bitboard::CORNERS);
    let taken = Bitboard::of(scene.square);
    if scene.square.is_corner() {
        facts.push(Fact::TakesCorner(scene.square));
    } else {
        facts.extend(ours_before.squares().map(Fact::MissesCorner));
    }
    facts.extend((theirs_after - theirs_before).squares().map(Fact::GivesCorner));
    facts.extend((theirs_after & theirs_before).squares().map(Fact::LeavesCorner));
    facts.extend((theirs_before - theirs_after - taken).squares().map(Fact::DefendsCorner));
    facts.extend((ours_after - ours_before).squares().map(Fact::ThreatensCorner));
    if let Some((corner, is_across)) = corner_of(scene.square) {
        let is_empty = scene.empties(After).contains(corner);
        if is_empty && !theirs_after.contains(corner) {
            facts.push(if is_across { Fact::XSquare(corner) } else { Fact::CSquare(corner) });
        }
    }
}

/// Whether every move of the side to move lets the other take a corner.
fn must_give_corner(position: Position) -> bool {
    let moves = position.legal_moves();
    let gives =
        |square: Square| !(played(position, square).legal_moves() & Bitboard::CORNERS).is_empty();
    !moves.is_empty() && moves.squares().all(gives)
}

fn moves(scene: &MoveContext, facts: &mut Vec<Fact>) {
    let (own, other) = (scene.side, !scene.side);
    let count = |moment, side| scene.moves(moment, side).len();
    let (before, after) = (count(Before, other), count(After, other));
    if after + MANY_MOVES <= before && after > 0 {
        facts.push(Fact::Restricts(before, after));
    } else if before + MANY_MOVES <= after {
        facts.push(Fact::Opens(before, after));
    }
    let (before, after) = (count(Before, own), count(After, own));
    if after + MANY_MOVES < before {
        facts.push(Fact::LosesMoves(before, after));
    } else if before + MANY_MOVES <= after {
        facts.push(Fact::GainsMoves(before, after));
    }
    let theirs = scene.seen_by(After, other);
    // A corner that can be taken anyway is no matter of safe moves.
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
    // What was not theirs before, and nobody can take from them now. (The rest of their discs may have been
    // safe before without anybody being able to prove it.)
    let new = scene.flips | Bitboard::of(scene.square);
    let made_safe = (scene.stable(After, own) & new).len();
    if made_safe > 0 {
        facts.push(Fact::GainsStable(made_safe));
    }
    if (scene.flips & scene.empties(After).neighbours()).is_empty() {
        facts.push(Fact::Quiet);
    }
    let [before, after] = [Before, After].map(|moment| scene.frontier(moment, own).len());
    if after >= before + MANY_FRONTIER {
        facts.push(Fact::Frontier(before, after));
    }
    let position = scene.seen_by(Before, own);
    let others = position.legal_moves() - Bitboard::of(scene.square);
    let most = others.squares().map(|square| position.flips(square).len()).max();
    let count = scene.flips.len();
    if count >= MANY_FLIPS && most.is_some_and(|most| count > most) {
        facts.push(Fact::FlipsMost(count));
    }
    let fewest = others.squares().map(|square| position.flips(square).len()).min();
    if fewest.is_some_and(|fewest| count < fewest) {
        facts.push(Fact::FlipsFewest(count));
    }
    let replies = |square: Square| played(position, square).legal_moves().len();
    let left = replies(scene.square);
    let is_least = others.squares().all(|other| replies(other) >= left);
    if left > 0 && is_least && others.squares().any(|other| replies(other) > left) {
        facts.push(Fact::FewestReplies(left));
    }
}

fn edges(scene: &MoveContext, facts: &mut Vec<Fact>) {
    let (own, other) = (scene.side, !scene.side);
    for &edge in Edge::VARIANTS {
        let squares = edge.squares();
        let line = |moment, side| {
            let discs = scene.discs(moment, side);
            squares.map(|square| discs.contains(square))
        };
        let [ours_before, ours] = [Before, After].map(|moment| line(moment, own));
        let theirs = line(After, other);
        if ours.iter().all(|&is_ours| is_ours) && ours_before != ours {
            facts.push(Fact::FillsEdge(edge));
        }
        if let Some(at) = squares.iter().position(|&square| square == scene.square)
            && (1..7).contains(&at)
            && theirs[at - 1]
            && theirs[at + 1]
        {
            facts.push(Fact::Wedges(edge));
        }
        let is_hole = |moment, at: usize| {
            let ours = line(moment, own);
            ours[at - 1] && ours[at + 1] && scene.empties(moment).contains(squares[at])
        };
        let new_holes = (1..7).filter(|&at| is_hole(After, at) && !is_hole(Before, at));
        facts.extend(new_holes.map(|at| Fact::LeavesHole(squares[at])));
        if own_six(ours) && !own_six(ours_before) && are_empty(scene, [squares[0], squares[7]]) {
            facts.push(Fact::BalancedEdge(edge));
        }
        let five = unbalanced(ours).filter(|_| unbalanced(ours_before).is_none());
        if let Some(hole) = five
            && are_empty(scene, [squares[0], squares[7]])
            && scene.empties(After).contains(squares[hole])
        {
            facts.push(Fact::UnbalancedEdge(edge));
        }
    }
}

fn are_empty(scene: &MoveContext, squares: [Square; 2]) -> bool {
    squares.iter().all(|&square| scene.empties(After).contains(square))
}

/// Whether all six squares between the corners are one side's.
fn own_six(line: [bool; 8]) -> bool {
    line[1..7].iter().all(|&is_own| is_own) && !line[0] && !line[7]
}

/// The C-square that is missing to six, where the other five are one side's.
fn unbalanced(line: [bool; 8]) -> Option<usize> {
    let is_five = |hole: usize| (1..7).all(|at| line[at] != (at == hole));
    [1, 6].into_iter().find(|&hole| is_five(hole) && !line[0] && !line[7])
}

fn parity(scene: &MoveContext, facts: &mut Vec<Fact>) {
    let (own, other) = (scene.side, !scene.side);
    let all = regions(scene.empties(Before));
    let region = all.iter().find(|region| region.contains(scene.square)).copied();
    let region = region.expect("the square was empty");
    let has_odd = all.iter().any(|region| region.len() % 2 == 1);
    match region.len() {
        1 => facts.push(Fact::FillsRegion),
        size if size % 2 == 1 && all.len() > 1 => facts.push(Fact::OddRegion(size)),
        size if size % 2 == 0 && has_odd => facts.push(Fact::EvenRegion(size)),
        _ => {}
    }
    let [ours, theirs] = [own, other].map(|side| scene.moves(After, side));
    let [ours_before, theirs_before] = [own, other].map(|side| scene.moves(Before, side));
    for region in regions(scene.empties(After)) {
        let is_alone = |ours: Bitboard, theirs: Bitboard| {
            !(ours & region).is_empty() && (theirs & region).is_empty()
        };
        let is_new = is_alone(ours, theirs) && !is_alone(ours_before, theirs_before);
        if is_new && !theirs.is_empty() {
            let at = (ours & region).first().expect("there is a move");
            facts.push(Fact::Swindle(at, region.len()));
        }
    }
}
