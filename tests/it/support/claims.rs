//! Claims of the coach about moves and lines, held against the beginner's board.

use super::slow;
use super::truth::{self, after, at, board, frontier};
use super::walk::walk;
use outflank::coach::{Fact, Line, Reason};
use outflank::rules::{Color, Position, Square};
use std::collections::BTreeMap;

/// A position, who moves, and what each move leads to.
pub struct Known {
    pub position: Position,
    pub side: Color,
    pub scores: BTreeMap<String, i32>,
}

fn line_of(lines: &[Line], square: Square) -> &Line {
    lines.iter().find(|line| line.square == square).expect("its line")
}

/// The board after a move and this many plies of its line.
fn played(before: &slow::Board, own: u8, line: &Line, plies: u32) -> slow::Board {
    let (mut placed, end) = walk(before, own, line);
    if placed.len() <= plies as usize + 1 {
        end
    } else {
        placed.swap_remove(plies as usize + 1).before
    }
}

/// Whether what a reason says of a move is so.
pub fn is_true(known: &Known, reason: &Reason, lines: &[Line]) -> bool {
    let of_rules = || {
        let Known { position, side, .. } = known;
        let here = at(reason.square);
        truth::truth(&board(position, *side), side.letter() as u8, here).contains(&reason.fact)
    };
    let compared = beside_the_best(known, reason, lines);
    compared
        .or_else(|| praise(known, reason))
        .or_else(|| allowed(reason, lines))
        .or_else(|| squares_beside_the_best(known, reason, lines))
        .or_else(|| in_the_line(known, reason, lines))
        .unwrap_or_else(of_rules)
}

/// Claim in favour of a move, of its board alone; `None` for another claim.
fn praise(known: &Known, reason: &Reason) -> Option<bool> {
    let Known { position, side, .. } = known;
    let before = board(position, *side);
    let [own, other] = [*side, !*side].map(|side| side.letter() as u8);
    let now = after(&before, own, at(reason.square));
    Some(match &reason.fact {
        Fact::AsManyMoves { ours, theirs } => {
            let count = |side| slow::moves(&now, side).len() as u32;
            (count(own), count(other)) == (*ours, *theirs) && ours >= theirs
        }
        Fact::WasShared => slow::moves(&before, other).contains(&at(reason.square)),
        Fact::TakesMoves { .. } => does(&before, own, reason.square, &reason.fact),
        _ => return None,
    })
}

/// Claim about the replies to the two best moves; `None` for another claim.
fn allowed(reason: &Reason, lines: &[Line]) -> Option<bool> {
    let Fact::Allows { next, reply, reply_then } = &reason.fact else { return None };
    let first = |square: Square| line_of(lines, square).replies.first().copied();
    Some((first(reason.square), first(*next)) == (Some(*reply), Some(*reply_then)))
}

/// Claim about a move beside the best one, or about its line; `None` for another claim.
fn beside_the_best(known: &Known, reason: &Reason, lines: &[Line]) -> Option<bool> {
    let Known { position, side, scores } = known;
    let before = board(position, *side);
    let [own, other] = [*side, !*side].map(|side| side.letter() as u8);
    let now = after(&before, own, at(reason.square));
    let line = || line_of(lines, reason.square);
    let then = |square: &Square| after(&before, own, at(*square));
    Some(match &reason.fact {
        Fact::Exact { score } => scores[&reason.square.to_string()] == *score,
        Fact::MoreReplies { best: better, count: made, least: best } => {
            let count = |board| slow::moves(board, other).len() as u32;
            (count(&now), count(&then(better))) == (*made, *best) && made > best
        }
        Fact::FewerMoves { best: better, count: made, most: best } => {
            let count = |board| slow::moves(board, own).len() as u32;
            (count(&now), count(&then(better))) == (*made, *best) && made < best
        }
        Fact::MoreFrontier { best: better, count: made, least: best } => {
            (frontier(&now, own), frontier(&then(better), own)) == (*made, *best) && made > best
        }
        Fact::FewerTargets { best: better, fewer: made, more: best } => {
            (frontier(&now, other), frontier(&then(better), other)) == (*made, *best) && made < best
        }
        Fact::MoreOpen { best: better, count: made, least: best } => {
            let count = |square: Square| {
                let here = at(square);
                let then = after(&before, own, here);
                let flipped = slow::flips(&before, own, here.0, here.1);
                let near = flipped.iter().flat_map(|&disc| truth::neighbours(disc));
                let empty = near.filter(|&near| truth::get(&then, near) == b'.');
                empty.collect::<std::collections::BTreeSet<_>>().len() as u32
            };
            (count(reason.square), count(*better)) == (*made, *best) && made > best
        }
        Fact::FewerQuietMoves { best: better, count: made, most: best } => {
            let count = |board: &slow::Board| {
                slow::moves(board, own).iter().filter(|&&it| is_quiet(board, own, it)).count()
                    as u32
            };
            (count(&now), count(&then(better))) == (*made, *best) && made < best
        }
        Fact::FlipsMore { best: better, count: made, least: best } => {
            let count = |square: Square| {
                let (row, column) = at(square);
                slow::flips(&before, own, row, column).len() as u32
            };
            (count(reason.square), count(*better)) == (*made, *best)
                && made >= &(best + 3)
                && truth::count(&before, b'.') >= 24
        }
        Fact::CouldWait { best: better } | Fact::TooEarly { best: better } => {
            let here = at(reason.square);
            let then = then(better);
            let is_safe = truth::corner_moves(&after(&then, own, here), other).is_empty();
            let is_edge = [here.0, here.1].iter().any(|it| matches!(it, 0 | 7));
            slow::moves(&then, own).contains(&here)
                && is_safe
                && is_edge == matches!(reason.fact, Fact::TooEarly { .. })
                && !slow::moves(&before, other).contains(&here)
                && !slow::moves(&then, other).contains(&here)
        }
        Fact::SharedFirst { best: better } => {
            let can = |board: &slow::Board, it| slow::moves(board, other).contains(&at(it));
            !can(&before, reason.square)
                && !can(&then(better), reason.square)
                && can(&before, *better)
                && can(&now, *better)
        }
        Fact::BothWant { best: better, effect } => {
            let can = |board: &slow::Board| slow::moves(board, other).contains(&at(*better));
            can(&before)
                && can(&now)
                && effect.as_ref().is_none_or(|effect| does(&now, other, *better, effect))
        }
        Fact::SharesSquare { best: better } => {
            let can = |board: &slow::Board| slow::moves(board, other).contains(&at(*better));
            !can(&before) && can(&now)
        }
        Fact::LeavesQuietMoves { best: better, moves: quiet } => {
            let then = then(better);
            let is_quiet = |board: &slow::Board, it: Square| is_quiet(board, other, at(it));
            quiet.squares().all(|it| is_quiet(&now, it) && !is_quiet(&then, it))
        }
        Fact::NearlyAsGood { best: better, loss } => {
            let of = |square: &Square| scores[&square.to_string()];
            *loss <= 3 && of(better) - of(&reason.square) == (*loss).cast_signed()
        }
        Fact::DeepDifference { best: better, seen } => {
            let of = |square: &Square| scores[&square.to_string()];
            2 * (*seen).cast_signed() <= of(better) - of(&reason.square)
        }
        Fact::LeavesSquare { at: square, effect } => {
            line().replies.first() == Some(square)
                && effect.as_ref().is_none_or(|effect| does(&now, other, *square, effect))
                && scores[&square.to_string()] == *scores.values().max().expect("scores")
        }
        _ => return None,
    })
}

/// Claim about squares, or about the order of two moves; `None` for another claim.
fn squares_beside_the_best(known: &Known, reason: &Reason, lines: &[Line]) -> Option<bool> {
    let Known { position, side, scores } = known;
    let before = board(position, *side);
    let [own, other] = [*side, !*side].map(|side| side.letter() as u8);
    let now = after(&before, own, at(reason.square));
    let line = || line_of(lines, reason.square);
    let then = |square: &Square| after(&before, own, at(*square));
    Some(match &reason.fact {
        Fact::LeavesMoves { best: better, replies } => {
            let can = |board: &slow::Board, it: Square| slow::moves(board, other).contains(&at(it));
            replies.squares().all(|it| can(&now, it) && !can(&then(better), it))
                && line().replies.first().is_some_and(|&it| replies.contains(it))
        }
        Fact::ComesLater { best: better } => {
            let end = played(&before, own, line_of(lines, *better), 1);
            slow::moves(&end, own).contains(&at(reason.square))
        }
        Fact::FewerAnswers { best: better, reply, count: made, most: best } => {
            let count = |board: &slow::Board| {
                slow::moves(&after(board, other, at(*reply)), own).len() as u32
            };
            line().replies.first() == Some(reply)
                && slow::moves(&then(better), other).contains(&at(*reply))
                && (count(&now), count(&then(better))) == (*made, *best)
                && made < best
        }
        Fact::Answers { best: better, reply, answer } => {
            let can = |board: &slow::Board| {
                let replied = after(board, other, at(*reply));
                slow::moves(&replied, own).contains(&at(*answer))
            };
            let is_legal = slow::moves(&then(better), other).contains(&at(*reply));
            line().replies.first() == Some(reply) && is_legal && can(&then(better)) && !can(&now)
        }
        Fact::OpensMove { best: better, reply, moves, effect } => {
            let then = then(better);
            let is_opened = |it: Square| {
                let can = |board: &slow::Board| slow::moves(board, other).contains(&at(it));
                !can(&before) && can(&now) && !can(&then)
            };
            line().replies.first() == Some(reply)
                && moves.contains(*reply)
                && moves.squares().all(is_opened)
                && effect.as_ref().is_none_or(|effect| does(&now, other, *reply, effect))
        }
        Fact::LeavesOpen { best: better, reply } => {
            let can = |board: &slow::Board| slow::moves(board, other).contains(&at(*reply));
            line().replies.first() == Some(reply)
                && can(&before)
                && can(&now)
                && !can(&then(better))
        }
        Fact::ClosesSquare { best: better, reply } => {
            let end = played(&before, own, line(), 1);
            line().replies.first() == Some(reply)
                && slow::moves(&now, own).contains(&at(*better))
                && !slow::moves(&end, own).contains(&at(*better))
        }
        Fact::Prepares { best: better, reply, next } => {
            let placed = walk(&before, own, line_of(lines, *better)).0;
            let end = played(&before, own, line(), 1);
            placed.get(2).is_some_and(|it| it.square == *next && it.mover == own)
                && line().replies.first() == Some(reply)
                && !slow::moves(&end, own).contains(&at(*next))
                && !slow::moves(&before, own).contains(&at(*next))
        }
        Fact::Ripens { best: better, next, cost } => {
            let placed = walk(&before, own, line_of(lines, *better)).0;
            let is_next = placed.get(2).is_some_and(|it| it.square == *next && it.mover == own);
            let now = walk(&before, own, line()).0;
            let is_other = now.get(2).is_none_or(|it| it.square != *next || it.mover != own);
            let best = scores.values().max().expect("scores");
            // Reviews know the scores of two moves only.
            let loses =
                scores.get(&next.to_string()).is_none_or(|it| best - it == (*cost).cast_signed());
            is_next && is_other && loses
        }
        _ => return None,
    })
}

/// Claim about the expected line.
fn in_the_line(known: &Known, reason: &Reason, lines: &[Line]) -> Option<bool> {
    let Known { position, side, scores } = known;
    let before = board(position, *side);
    let [own, other] = [*side, !*side].map(|side| side.letter() as u8);
    let now = after(&before, own, at(reason.square));
    let line = || line_of(lines, reason.square);
    Some(match &reason.fact {
        Fact::InLine { taker, corner, plies } => {
            let placed = walk(&before, own, line()).0;
            placed
                .get(*plies as usize)
                .is_some_and(|it| it.square == *corner && it.mover == taker.letter() as u8)
        }
        Fact::PassInLine { passer, plies } => {
            let placed = walk(&before, own, line()).0;
            let it = placed.get(*plies as usize + 1).and_then(|it| it.passed);
            it == Some(passer.letter() as u8)
        }
        Fact::RunsOutInLine { best: better, plies } => {
            let is_out = |square: Square, plies: u32| {
                let placed = walk(&before, own, line_of(lines, square)).0;
                placed.get(plies as usize).is_some_and(|it| {
                    it.mover == own
                        && truth::gives_corners(&it.before, own, other)
                        && truth::corner_moves(&it.before, own).is_empty()
                })
            };
            is_out(reason.square, *plies) && (1..=*plies).all(|earlier| !is_out(*better, earlier))
        }
        Fact::LastInRegion { last, region } => {
            let (placed, end) = walk(&before, own, line());
            let last_there = placed.iter().rfind(|it| region.contains(it.square));
            let is_full = region.squares().all(|it| truth::get(&end, at(it)) != b'.');
            is_full && last_there.is_some_and(|it| it.mover == last.letter() as u8)
        }
        Fact::EdgeAtEnd { edge, best: better, less, more } => {
            let count = |square: Square| {
                let end = walk(&before, own, line_of(lines, square)).1;
                assert!([own, other].iter().all(|&side| slow::moves(&end, side).is_empty()));
                let on_it = edge.squares().into_iter();
                on_it.filter(|&it| truth::get(&end, at(it)) == own).count() as u32
            };
            (count(reason.square), count(*better)) == (*less, *more)
        }
        Fact::WipeOutInLine { wiped, plies } => {
            let end = played(&before, own, line(), *plies);
            truth::count(&end, wiped.letter() as u8) == 0
        }
        Fact::SacrificesCorner { corner: given, corner_too: won } => {
            let placed = walk(&before, own, line()).0;
            let takes = |corner: &Square, by: u8| {
                placed.iter().skip(1).any(|it| it.square == *corner && it.mover == by)
            };
            truth::truth(&before, own, at(reason.square))
                .contains(&Fact::GivesCorner { corner: *given })
                && takes(given, other)
                && takes(won, own)
        }
        Fact::PassesToWin { plies } => {
            let placed = walk(&before, own, line()).0;
            let is_pass = placed.get(*plies as usize + 1).is_some_and(|it| it.passed == Some(own));
            is_pass && line().exact && scores[&reason.square.to_string()] > 0
        }
        Fact::Answer { reply, effect: fact } => {
            line().replies.first() == Some(reply) && does(&now, other, *reply, fact)
        }
        Fact::LaterMoves { best: better, plies, own_made, other_made, own_best, other_best } => {
            let count = |square: Square| {
                let end = played(&before, own, line_of(lines, square), *plies);
                [own, other].map(|side| slow::moves(&end, side).len() as u32)
            };
            let named = ([*own_made, *other_made], [*own_best, *other_best]);
            (count(reason.square), count(*better)) == named
        }
        Fact::LaterFrontier { best: better, plies, more, fewer } => {
            let count = |square: Square| {
                frontier(&played(&before, own, line_of(lines, square), *plies), own)
            };
            (count(reason.square), count(*better)) == (*more, *fewer)
        }
        Fact::LaterTargets { best: better, plies, fewer, more } => {
            let count = |square: Square| {
                frontier(&played(&before, own, line_of(lines, square), *plies), other)
            };
            (count(reason.square), count(*better)) == (*fewer, *more) && fewer < more
        }
        Fact::LaterSafe { best: better, plies, less, more } => {
            let count = |square: Square| {
                let end = played(&before, own, line_of(lines, square), *plies);
                truth::safe(&end, own).len() as u32
            };
            (count(reason.square), count(*better)) == (*less, *more)
        }
        Fact::Expects { line: squares, score } => {
            line().replies.starts_with(squares) && line().score == *score
        }
        _ => return None,
    })
}

/// Whether a move flips discs, all of them without an empty neighbour then.
fn is_quiet(board: &slow::Board, side: u8, here: (usize, usize)) -> bool {
    let then = after(board, side, here);
    let flipped = slow::flips(board, side, here.0, here.1);
    let is_inside = |disc: &(usize, usize)| {
        truth::neighbours(*disc).iter().all(|&near| truth::get(&then, near) != b'.')
    };
    !flipped.is_empty() && flipped.iter().all(is_inside)
}

/// Whether a reply of `side` does this.
fn does(board: &slow::Board, side: u8, reply: Square, effect: &Fact) -> bool {
    let rival = if side == b'X' { b'O' } else { b'X' };
    let then = after(board, side, at(reply));
    match effect {
        Fact::TakesMoves { moves: taken } => taken.squares().all(|it| {
            let can = |board: &slow::Board| slow::moves(board, rival).contains(&at(it));
            it != reply && can(board) && !can(&then)
        }),
        Fact::TakesBack { disc } => {
            truth::get(board, at(*disc)) == rival && truth::get(&then, at(*disc)) == side
        }
        _ => truth::truth(board, side, at(reply)).contains(effect),
    }
}
