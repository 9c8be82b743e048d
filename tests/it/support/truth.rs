//! Facts about moves, computed by a beginner: a board of letters, loops, no bits.

use super::slow::{self, Board, moves, play};
use outflank::coach::{Edge, Fact};
use outflank::rules::{Color, Position, Square};
use std::collections::HashSet;

pub type At = (usize, usize);

const CORNERS: [At; 4] = [(0, 0), (0, 7), (7, 0), (7, 7)];
const DIRECTIONS: [(isize, isize); 8] =
    [(0, 1), (1, 0), (1, 1), (1, -1), (0, -1), (-1, 0), (-1, -1), (-1, 1)];

pub fn square((row, column): At) -> Square {
    Square::from_file_rank(column as u8, row as u8).expect("on the board")
}

pub fn at(square: Square) -> At {
    (usize::from(square.rank()), usize::from(square.file()))
}

fn beside((row, column): At, (down, right): (isize, isize)) -> Option<At> {
    let step = |at: usize, by: isize| at.checked_add_signed(by).filter(|&at| at < 8);
    step(row, down).zip(step(column, right))
}

pub fn neighbours(here: At) -> Vec<At> {
    DIRECTIONS.into_iter().filter_map(|by| beside(here, by)).collect()
}

pub fn get(board: &Board, (row, column): At) -> u8 {
    board[row][column]
}

pub fn all() -> impl Iterator<Item = At> {
    (0..8).flat_map(|row| (0..8).map(move |column| (row, column)))
}

pub fn count(board: &Board, side: u8) -> usize {
    all().filter(|&here| get(board, here) == side).count()
}

pub fn after(board: &Board, side: u8, (row, column): At) -> Board {
    let mut board = *board;
    play(&mut board, side, row, column);
    board
}

/// The discs of a side that touch an empty square.
pub fn frontier(board: &Board, side: u8) -> u32 {
    let touches = |here: &At| neighbours(*here).iter().any(|&near| get(board, near) == b'.');
    all().filter(|&here| get(board, here) == side).filter(touches).count() as u32
}

/// Discs that cannot be flipped: along each of four lines they are at an end, the line is full, or a
/// safe disc of their own side stands beside them.
pub fn safe(board: &Board, side: u8) -> HashSet<At> {
    let is_line_full = |here: At, by: (isize, isize)| {
        [by, (-by.0, -by.1)].into_iter().all(|by| {
            let mut next = Some(here);
            while let Some(there) = next {
                if get(board, there) == b'.' {
                    return false;
                }
                next = beside(there, by);
            }
            true
        })
    };
    let mut safe: HashSet<At> = HashSet::new();
    loop {
        let is_safe = |here: &At| {
            get(board, *here) == side
                && DIRECTIONS[..4].iter().all(|&by| {
                    let ends = [beside(*here, by), beside(*here, (-by.0, -by.1))];
                    is_line_full(*here, by)
                        || ends.iter().any(|end| end.is_none_or(|end| safe.contains(&end)))
                })
        };
        let next: HashSet<At> = all().filter(is_safe).collect();
        if next == safe {
            return safe;
        }
        safe = next;
    }
}

fn region(board: &Board, from: At) -> HashSet<At> {
    let mut region = HashSet::from([from]);
    let mut open = vec![from];
    while let Some(here) = open.pop() {
        for near in neighbours(here) {
            if get(board, near) == b'.' && region.insert(near) {
                open.push(near);
            }
        }
    }
    region
}

fn all_regions(board: &Board) -> Vec<HashSet<At>> {
    let mut regions: Vec<HashSet<At>> = Vec::new();
    for here in all().filter(|&here| get(board, here) == b'.') {
        if !regions.iter().any(|region| region.contains(&here)) {
            regions.push(region(board, here));
        }
    }
    regions
}

pub fn corner_moves(board: &Board, side: u8) -> HashSet<At> {
    moves(board, side).into_iter().filter(|here| CORNERS.contains(here)).collect()
}

/// Whether every move of a side, and there is one, lets the other take a corner.
pub fn gives_corners(board: &Board, side: u8, other: u8) -> bool {
    let moves = moves(board, side);
    !moves.is_empty()
        && moves.iter().all(|&here| !corner_moves(&after(board, side, here), other).is_empty())
}

/// Everything that is true of a move, worked out anew.
pub fn truth(before: &Board, side: u8, here: At) -> HashSet<Fact> {
    let other = if side == b'X' { b'O' } else { b'X' };
    let now = after(before, side, here);
    let mut truth = HashSet::new();
    let mut say = |is_so: bool, fact: Fact| {
        if is_so {
            truth.insert(fact);
        }
    };
    let own_moves = moves(before, side);
    say(own_moves.len() == 1, Fact::OnlyMove);
    let replies = moves(&now, other);
    let is_wiped = count(&now, other) == 0;
    say(is_wiped, Fact::WipesOut);
    if !is_wiped && replies.is_empty() {
        let is_over = moves(&now, side).is_empty();
        say(true, if is_over { Fact::EndsGame } else { Fact::ForcesPass });
    }
    let wipes = replies.iter().find(|&&reply| count(&after(&now, other, reply), side) == 0);
    if let Some(&reply) = wipes {
        say(!is_wiped, Fact::AllowsWipeOut { reply: square(reply) });
    }
    // Corners.
    let [theirs_before, theirs] = [before, &now].map(|board| corner_moves(board, other));
    let [ours_before, ours] = [before, &now].map(|board| corner_moves(board, side));
    for corner in CORNERS {
        let name = square(corner);
        say(corner == here, Fact::TakesCorner { corner: name });
        let is_missed = ours_before.contains(&corner) && !CORNERS.contains(&here);
        say(is_missed, Fact::MissesCorner { corner: name });
        let [was, is] = [theirs_before.contains(&corner), theirs.contains(&corner)];
        say(is && !was, Fact::GivesCorner { corner: name });
        say(is && was, Fact::LeavesCorner { corner: name });
        say(was && !is && corner != here, Fact::DefendsCorner { corner: name });
        let is_new = ours.contains(&corner) && !ours_before.contains(&corner);
        say(is_new, Fact::ThreatensCorner { corner: name });
        let is_open = get(&now, corner) == b'.' && !is && !ours.contains(&corner);
        let steps = (corner.0.abs_diff(here.0), corner.1.abs_diff(here.1));
        say(is_open && steps == (1, 1), Fact::XSquare { corner: name });
        say(is_open && (steps == (0, 1) || steps == (1, 0)), Fact::CSquare { corner: name });
    }
    // Moves.
    let counted = |board: &Board, side| moves(board, side).len() as u32;
    let (was, is) = (counted(before, other), counted(&now, other));
    say(is > 0 && was >= is + 3, Fact::Restricts { before: was, after: is });
    let (was, is) = (counted(before, side), counted(&now, side));
    say(is >= was + 3, Fact::GainsMoves { before: was, after: is });
    say(ours.is_empty() && gives_corners(&now, other, side), Fact::LeavesNoSafeMove);
    let runs_out = gives_corners(&now, side, other) && !gives_corners(before, side, other);
    say(theirs.is_empty() && runs_out, Fact::RunsOutOfSafeMoves);
    // Discs.
    let new = safe(&now, side).into_iter().filter(|&at| get(before, at) != side).count() as u32;
    say(new > 0, Fact::GainsStable { count: new });
    let flipped = slow::flips(before, side, here.0, here.1);
    let is_inside = |disc: &At| neighbours(*disc).iter().all(|&near| get(&now, near) != b'.');
    say(flipped.iter().all(is_inside), Fact::Quiet);
    opened(before, &now, side, other, &flipped, &mut say);
    traps(&now, side, other, here, &mut say);
    let mut corners = CORNERS.into_iter();
    if let Some(corner) = corners.find(|&corner| is_diagonal_cut(before, &now, side, corner)) {
        say(true, Fact::CutsDiagonal { corner: square(corner) });
    }
    let others: Vec<At> = own_moves.iter().copied().filter(|&other| other != here).collect();
    let flips_of = |(row, column): At| slow::flips(before, side, row, column).len();
    let number = flipped.len();
    if !others.is_empty() {
        let is_most = others.iter().all(|&other| flips_of(other) < number);
        say(is_most && number >= 6, Fact::FlipsMost { count: number as u32 });
        let is_fewest = others.iter().all(|&other| flips_of(other) > number);
        say(is_fewest, Fact::FlipsFewest { count: number as u32 });
        let left = replies.len();
        let leaves = |there: At| moves(&after(before, side, there), other).len();
        let is_least = left > 0
            && left <= 6
            && others.iter().all(|&there| leaves(there) >= left)
            && others.iter().any(|&there| leaves(there) > left);
        say(is_least, Fact::FewestReplies { count: left as u32 });
    }
    edges(before, &now, side, other, here, &mut say);
    if count(before, b'.') <= 20 {
        parity(before, &now, side, other, here, &mut say);
    }
    truth
}

/// Openings of a move: new moves for the other side, and new discs at the front.
fn opened(
    before: &Board,
    now: &Board,
    side: u8,
    other: u8,
    flipped: &[At],
    say: &mut impl FnMut(bool, Fact),
) {
    let had = moves(before, other);
    let new: Vec<At> = moves(now, other).into_iter().filter(|at| !had.contains(at)).collect();
    let is_outer =
        |board: &Board, at: At| neighbours(at).iter().any(|&near| get(board, near) == b'.');
    let outward = flipped.iter().filter(|&&at| is_outer(now, at)).count();
    let squares = |of: &[At]| of.iter().map(|&at| square(at)).collect();
    say(outward >= 2 && new.len() >= 3, Fact::OpensUp { moves: squares(&new) });
    let placed = all().find(|&at| get(before, at) == b'.' && get(now, at) != b'.');
    let here = placed.expect("a disc");
    let empties = count(before, b'.');
    let directions = neighbours(here).into_iter().filter(|at| flipped.contains(at)).count() as u32;
    say(empties >= 36 && directions >= 3, Fact::FlipsManyWays { ways: directions });
    let is_at_edge = [here.0, here.1].iter().any(|at| *at == 0 || *at == 7);
    say(empties >= 40 && is_at_edge && !CORNERS.contains(&here), Fact::EarlyEdge);
    let is_inside = |at: At| (2..6).contains(&at.0) && (2..6).contains(&at.1);
    let has_inside = moves(before, side).into_iter().any(is_inside);
    let leaves = !is_inside(here) && !is_at_edge && has_inside;
    say(empties >= 40 && leaves, Fact::LeavesCentre);
    let had_none = |at: &At| !region(before, *at).iter().any(|at| had.contains(at));
    let entered: Vec<At> = new.iter().copied().filter(had_none).collect();
    say(empties <= 20 && !entered.is_empty(), Fact::GivesAccess { moves: squares(&entered) });
    let front = |board: &Board| -> Vec<At> {
        all().filter(|&at| get(board, at) == side && is_outer(board, at)).collect()
    };
    let (was, is) = (front(before), front(now));
    let wall: Vec<At> = is.iter().copied().filter(|at| !was.contains(at)).collect();
    let stands = |at: &At, [down, right]: [usize; 2]| {
        (0..3).all(|step| wall.contains(&(at.0 + step * down, at.1 + step * right)))
    };
    let is_wall = wall.iter().any(|at| stands(at, [0, 1]) || stands(at, [1, 0]));
    say(
        is.len() >= was.len() + 3 && new.len() >= 2 && is_wall,
        Fact::Wall { discs: squares(&wall) },
    );
    let safe = |board: &Board| -> Vec<At> {
        let keeps = |at: &At| corner_moves(&after(board, other, *at), side).is_empty();
        moves(board, other).into_iter().filter(keeps).collect()
    };
    let (was, is) = (safe(before), safe(now));
    let has_only_bad = !moves(now, other).is_empty() && is.is_empty();
    say(has_only_bad && was == [here], Fact::TakesLastSafeMove);
    let are_poisoned = new.iter().all(|at| !is.contains(at));
    let has_corner = !corner_moves(now, side).is_empty();
    say(new.len() >= 2 && are_poisoned && !has_corner, Fact::PoisonsMoves { moves: squares(&new) });
}

/// Whether a side can take a corner.
fn takes_corner(board: &Board, side: u8) -> bool {
    !corner_moves(board, side).is_empty()
}

/// Whether something holds after everything that the other side can do, a pass included.
fn always(board: &Board, other: u8, holds: &dyn Fn(&Board) -> bool) -> bool {
    let replies = moves(board, other);
    if replies.is_empty() {
        return holds(board);
    }
    replies.iter().all(|&reply| holds(&after(board, other, reply)))
}

/// Whether a corner's diagonal was the other side's alone, which could have played beside the corner, and is no longer.
fn is_diagonal_cut(before: &Board, now: &Board, side: u8, corner: At) -> bool {
    let other = if side == b'X' { b'O' } else { b'X' };
    let from_corner = |from: usize, steps: usize| if from == 0 { steps } else { 7 - steps };
    let cell = |steps: usize| (from_corner(corner.0, steps), from_corner(corner.1, steps));
    let discs = |board: &Board, of: u8| (0..8).filter(|&at| get(board, cell(at)) == of).count();
    let are_empty = [0, 1].iter().all(|&steps| get(now, cell(steps)) == b'.');
    are_empty
        && moves(before, other).contains(&cell(1))
        && discs(before, other) >= 2
        && discs(before, side) == 0
        && discs(now, side) > 0
}

fn traps(now: &Board, side: u8, other: u8, here: At, say: &mut impl FnMut(bool, Fact)) {
    let mut corners: Vec<At> = corner_moves(now, side).into_iter().collect();
    corners.sort_unstable();
    if let [one, two, ..] = corners[..] {
        let is_won = always(now, other, &|board| takes_corner(board, side));
        say(is_won, Fact::DoubleThreat { corner: square(one), corner_too: square(two) });
    }
    for corner in CORNERS {
        let steps = (corner.0.abs_diff(here.0), corner.1.abs_diff(here.1));
        let is_open = get(now, corner) == b'.' && !corner_moves(now, other).contains(&corner);
        if steps != (1, 1) || !is_open {
            continue;
        }
        // From the corner over the board to the other one.
        let towards = |from: usize, at: usize| if from == 0 { at } else { 7 - at };
        let diagonal: Vec<u8> = (0..8)
            .map(|at| get(now, (towards(corner.0, at), towards(corner.1, at))))
            .filter(|&disc| disc != b'.')
            .collect();
        let is_held = diagonal.iter().all(|&disc| disc == side);
        say(is_held && diagonal.len() >= 3, Fact::ControlsDiagonal { corner: square(corner) });
        // Along both edges: an empty square beside the corner, and two of the other side's discs.
        let along_row: Vec<At> = (0..4).map(|at| (corner.0, towards(corner.1, at))).collect();
        let along_column: Vec<At> = (0..4).map(|at| (towards(corner.0, at), corner.1)).collect();
        let gaps: Vec<At> = [along_row, along_column]
            .iter()
            .filter(|edge| {
                get(now, edge[1]) == b'.' && edge[2..].iter().all(|&at| get(now, at) == other)
            })
            .map(|edge| edge[1])
            .collect();
        let wins = |board: &Board| {
            takes_corner(board, side)
                || gaps.iter().filter(|gap| moves(board, side).contains(gap)).any(|&gap| {
                    let then = after(board, side, gap);
                    always(&then, other, &|board| takes_corner(board, side))
                })
        };
        let is_trap = !gaps.is_empty() && !takes_corner(now, side) && always(now, other, &wins);
        say(is_trap, Fact::StonerTrap { corner: square(corner) });
    }
}

fn edges(
    before: &Board,
    now: &Board,
    side: u8,
    other: u8,
    here: At,
    say: &mut impl FnMut(bool, Fact),
) {
    for (edge, line) in [
        (Edge::Top, [0, 1, 2, 3, 4, 5, 6, 7].map(|at| (0, at))),
        (Edge::Bottom, [0, 1, 2, 3, 4, 5, 6, 7].map(|at| (7, at))),
        (Edge::Left, [0, 1, 2, 3, 4, 5, 6, 7].map(|at| (at, 0))),
        (Edge::Right, [0, 1, 2, 3, 4, 5, 6, 7].map(|at| (at, 7))),
    ] {
        // The edge as a word: own discs are o, the other's x, empty squares a dot.
        let word = |board: &Board| -> String {
            let letter = |&here: &At| match get(board, here) {
                b'.' => '.',
                disc if disc == side => 'o',
                disc => {
                    assert_eq!(disc, other);
                    'x'
                }
            };
            line.iter().map(letter).collect()
        };
        let (was, is) = (word(before), word(now));
        say(is == "oooooooo" && was != is, Fact::FillsEdge { edge });
        say(is == ".oooooo." && was != is, Fact::BalancedEdge { edge });
        for (shape, gap) in [("..ooooo.", 1), (".ooooo..", 6), (".o.oooo.", 2), (".oooo.o.", 5)] {
            let is_new = is == shape && !was_unbalanced(&was);
            say(is_new, Fact::UnbalancedEdge { edge, gap: square(line[gap]) });
        }
        for place in 1..7 {
            let around = &is[place - 1..=place + 1];
            say(around == "xox" && line[place] == here, Fact::Wedges { edge });
            let was_hole = &was[place - 1..=place + 1] == "o.o";
            let is_entered = moves(now, other).contains(&line[place]);
            let is_new = around == "o.o" && !was_hole;
            let [first, last] = [is.starts_with('.'), is.ends_with('.')];
            let is_open = match place {
                1 => first,
                6 => last,
                _ => first || last,
            };
            say(is_new && is_entered && is_open, Fact::LeavesHole { hole: square(line[place]) });
        }
    }
}

/// Whether an edge was unbalanced before, whatever stood in its gap.
fn was_unbalanced(word: &str) -> bool {
    let own: String = word.chars().map(|c| if c == 'o' { 'o' } else { '.' }).collect();
    ["..ooooo.", ".ooooo..", ".o.oooo.", ".oooo.o."].contains(&own.as_str())
}

fn parity(
    before: &Board,
    now: &Board,
    side: u8,
    other: u8,
    here: At,
    say: &mut impl FnMut(bool, Fact),
) {
    let regions = all_regions(before);
    let empties = region(before, here).len();
    let has_odd = regions.iter().any(|region| region.len() % 2 == 1);
    say(empties == 1, Fact::FillsRegion);
    say(
        empties > 1 && empties % 2 == 1 && regions.len() > 1,
        Fact::OddRegion { count: empties as u32 },
    );
    say(empties.is_multiple_of(2) && has_odd, Fact::EvenRegion { count: empties as u32 });
    let (ours, theirs) = (moves(now, side), moves(now, other));
    for region in all_regions(now) {
        let is_in = |moves: &[At]| moves.iter().any(|here| region.contains(here));
        let mine = ours.iter().copied().find(|here| region.contains(here));
        let was_so = is_in(&moves(before, side)) && !is_in(&moves(before, other));
        if let (Some(mine), false, false, false) = (mine, is_in(&theirs), theirs.is_empty(), was_so)
        {
            say(true, Fact::Swindle { at: square(mine), count: region.len() as u32 });
        }
    }
}

pub fn board(position: &Position, side: Color) -> Board {
    let letter = |side: Color| side.letter() as u8;
    let mut board = [[b'.'; 8]; 8];
    for (set, letter) in [(position.player(), letter(side)), (position.opponent(), letter(!side))] {
        for (row, column) in set.squares().map(at) {
            board[row][column] = letter;
        }
    }
    board
}

/// The name of a fact's kind.
pub fn kind(fact: &Fact) -> String {
    let text = format!("{fact:?}");
    text.split(' ').next().expect("a name").to_owned()
}
