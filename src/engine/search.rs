//! Alpha-beta with iterative deepening, and an exact count near the end.

use super::evaluation::evaluate;
use super::{Answer, Random, Report, Request, Stop};
use crate::rules::{Bitboard, Position, Rules, Square};
use rand::seq::SliceRandom as _;

/// Plies looked ahead while the board is open.
const DEPTH: u32 = 5;
/// With so many empties left the rest is counted out.
const EXACT_EMPTIES: u32 = 10;
/// Hundredths of a disc: the unit of the scores in here.
const DISC: i32 = 100;
/// Above every score.
const INFINITE: i32 = 65 * DISC;
/// How often to ask whether to stop, in nodes (a power of two): well under a millisecond.
const NODES_BETWEEN_LOOKS: u64 = 1 << 10;

/// The search was stopped from outside.
struct Stopped;

struct Search<'a> {
    rules: Rules,
    stop: &'a Stop,
    nodes: u64,
}

/// Searches the request's position deeper and deeper; equal moves are decided by `random`.
pub fn think(
    request: &Request,
    random: &mut Random,
    stop: &Stop,
    on_report: &mut dyn FnMut(Report),
) -> Option<Answer> {
    let position = request.position;
    let mut moves: Vec<Square> = position.legal_moves().squares().collect();
    moves.shuffle(random);
    let mut search = Search { rules: request.rules, stop, nodes: 0 };
    let mut answer = None;
    let empties = position.empties().len();
    let last = if empties <= EXACT_EMPTIES { empties } else { DEPTH };
    for depth in 1..=last {
        let Ok((score, line)) = search.root(&position, &moves, depth) else { break };
        let report = Report {
            depth,
            score: score.clamp(-64 * DISC, 64 * DISC) / DISC,
            exact: depth == empties,
            principal_variation: line.clone(),
            nodes: search.nodes,
        };
        let square = *line.first()?;
        bring_to_front(&mut moves, square);
        answer = Some(Answer { square, report: Some(report.clone()) });
        on_report(report);
    }
    answer
}

fn bring_to_front(moves: &mut [Square], square: Square) {
    if let Some(at) = moves.iter().position(|&other| other == square) {
        moves[..=at].rotate_right(1);
    }
}

impl Search<'_> {
    /// The best score of `moves` and the line behind it.
    fn root(
        &mut self,
        position: &Position,
        moves: &[Square],
        depth: u32,
    ) -> Result<(i32, Vec<Square>), Stopped> {
        let mut best = (-INFINITE, Vec::new());
        for &square in moves {
            let mut line = Vec::new();
            let after = position.play_flips(square, position.flips(square));
            let score = -self.negamax(&after, depth - 1, -INFINITE, -best.0, &mut line)?;
            if score > best.0 || best.1.is_empty() {
                line.insert(0, square);
                best = (score, line);
            }
        }
        Ok(best)
    }

    /// The score of `position` for its side to move within the window, and the line behind it.
    fn negamax(
        &mut self,
        position: &Position,
        depth: u32,
        mut alpha: i32,
        beta: i32,
        line: &mut Vec<Square>,
    ) -> Result<i32, Stopped> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(NODES_BETWEEN_LOOKS) && self.stop.is_stopped() {
            return Err(Stopped);
        }
        let moves = position.legal_moves();
        if moves.is_empty() {
            let passed = position.pass();
            if self.rules != Rules::Standard || passed.legal_moves().is_empty() {
                return Ok(self.final_score(position));
            }
            return Ok(-self.negamax(&passed, depth, -beta, -alpha, line)?);
        }
        if depth == 0 {
            return Ok(evaluate(position).clamp(-63 * DISC, 63 * DISC));
        }
        let mut best = -INFINITE;
        for (square, flips) in ordered(position, moves) {
            let mut reply = Vec::new();
            let after = position.play_flips(square, flips);
            let score = -self.negamax(&after, depth - 1, -beta, -alpha, &mut reply)?;
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    line.clear();
                    line.push(square);
                    line.append(&mut reply);
                }
                if alpha >= beta {
                    break;
                }
            }
        }
        Ok(best)
    }

    fn final_score(&self, position: &Position) -> i32 {
        if self.rules == Rules::Standard {
            position.official_difference() * DISC
        } else {
            position.disc_difference() * DISC
        }
    }
}

/// The moves with their flips: corners first, then those that leave the opponent least choice.
fn ordered(position: &Position, moves: Bitboard) -> Vec<(Square, Bitboard)> {
    let mut ordered: Vec<_> = moves
        .squares()
        .map(|square| {
            let flips = position.flips(square);
            let replies = position.play_flips(square, flips).legal_moves();
            (!square.is_corner(), replies.len(), square, flips)
        })
        .collect();
    ordered.sort_unstable_by_key(|&(no_corner, replies, ..)| (no_corner, replies));
    ordered.into_iter().map(|(_, _, square, flips)| (square, flips)).collect()
}
