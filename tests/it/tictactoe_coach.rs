//! The coach of tic-tac-toe against a beginner's board: nine letters, and every game played out.

use outflank::coach::{LineFact, line_moves};
use outflank::engine::tictactoe::PerfectOutcome;
use outflank::rules::{Color, Game, Notation, Square, Turn, Variant};
use outflank::words::tictactoe_sentence;
use std::collections::{BTreeMap, HashSet};

type Cells = [char; 9];

const ROWS: [[usize; 3]; 8] =
    [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

fn has_won(cells: &Cells, side: char) -> bool {
    ROWS.iter().any(|row| row.iter().all(|&at| cells[at] == side))
}

fn put(cells: &Cells, at: usize, side: char) -> Cells {
    let mut cells = *cells;
    cells[at] = side;
    cells
}

fn free(cells: &Cells) -> Vec<usize> {
    (0..9).filter(|&at| cells[at] == '.').collect()
}

/// Winning squares of a side.
fn winning(cells: &Cells, side: char) -> Vec<usize> {
    free(cells).into_iter().filter(|&at| has_won(&put(cells, at, side), side)).collect()
}

fn is_fork(cells: &Cells, side: char, other: char) -> bool {
    winning(cells, side).len() >= 2 && winning(cells, other).is_empty()
}

/// Result with best play for the side to move: 1, 0 or -1, and after how many plies.
fn ending(cells: &Cells, side: char, other: char) -> (i32, i32) {
    if has_won(cells, other) {
        return (-1, 0);
    }
    let replies = free(cells).into_iter().map(|at| {
        let (result, plies) = ending(&put(cells, at, side), other, side);
        (-result, plies + 1)
    });
    // Wins as soon as possible, losses as late.
    let better = |&(result, plies): &(i32, i32)| (result, if result > 0 { -plies } else { plies });
    replies.max_by_key(better).unwrap_or((0, 0))
}

fn index(square: Square) -> usize {
    usize::from(square.rank()) * 3 + usize::from(square.file())
}

/// Whether what is said of a move is so.
fn is_true(fact: LineFact, cells: &Cells, at: usize, side: char, other: char) -> bool {
    let now = put(cells, at, side);
    match fact {
        LineFact::Wins => has_won(&now, side),
        LineFact::MissesWin(there) => {
            winning(cells, side).contains(&index(there)) && !has_won(&now, side)
        }
        LineFact::Blocks => winning(cells, other).contains(&at),
        LineFact::LeavesWin(there) => winning(&now, other).contains(&index(there)),
        LineFact::Forks(one, two) => {
            let wins = winning(&now, side);
            one != two
                && [one, two].iter().all(|it| wins.contains(&index(*it)))
                && winning(&now, other).is_empty()
        }
        LineFact::TakesFork => is_fork(&put(cells, at, other), other, side),
        LineFact::AllowsFork(there) => is_fork(&put(&now, index(there), other), other, side),
        LineFact::Threatens(there) => winning(&now, side).contains(&index(there)),
        LineFact::TakesCentre => at == 4,
        LineFact::Ends(outcome) => {
            let (result, plies) = ending(&now, other, side);
            match outcome {
                PerfectOutcome::Win(after) => result == -1 && plies + 1 == after,
                PerfectOutcome::Draw => result == 0,
                PerfectOutcome::Loss(after) => result == 1 && plies + 1 == after,
            }
        }
    }
}

#[test]
fn everything_the_coach_says_of_tic_tac_toe_is_true_in_every_position() {
    let mut seen: HashSet<Cells> = HashSet::new();
    let mut said: BTreeMap<&'static str, usize> = BTreeMap::new();
    let mut open = vec![Game::new(Variant::TIC_TAC_TOE, Color::Black)];
    while let Some(game) = open.pop() {
        let Turn::Place(side) = game.turn() else { continue };
        let mut cells = ['.'; 9];
        for ply in game.played() {
            cells[index(ply.square().expect("no passes"))] = ply.side.letter();
        }
        if !seen.insert(cells) {
            continue;
        }
        let (own, other) = (side.letter(), (!side).letter());
        let moves = line_moves(game.position());
        assert_eq!(moves.len(), free(&cells).len());
        let results: Vec<i32> = moves
            .iter()
            .map(|it| -ending(&put(&cells, index(it.square), own), other, own).0)
            .collect();
        assert_eq!(results.iter().max(), results.first(), "the best comes first: {cells:?}");
        let listener = outflank::words::Listener { variant: Variant::TIC_TAC_TOE, you: Some(side) };
        for it in &moves {
            let mut is_winning = false;
            for fact in &it.facts {
                assert!(
                    is_true(*fact, &cells, index(it.square), own, other),
                    "{fact:?} of {} in {cells:?}",
                    it.square
                );
                let sentence =
                    tictactoe_sentence(*fact, side, it.square, Notation::Digits, &listener);
                assert!(sentence.ends_with('.') && !sentence.contains("  "), "{sentence}");
                *said.entry(fact.into()).or_default() += 1;
                is_winning |= *fact == LineFact::Wins;
            }
            // What decides the game is never left out.
            let now = put(&cells, index(it.square), own);
            assert_eq!(is_winning, has_won(&now, own));
            if !is_winning {
                let forks = is_fork(&now, own, other);
                let says = it.facts.iter().any(|fact| matches!(fact, LineFact::Forks(..)));
                assert_eq!(says, forks, "{cells:?} {}", it.square);
                let leaves = !winning(&now, other).is_empty();
                let says = it.facts.iter().any(|fact| matches!(fact, LineFact::LeavesWin(_)));
                assert_eq!(says, leaves, "{cells:?} {}", it.square);
            }
            let mut next = game.clone();
            next.place(it.square).expect("free");
            open.push(next);
        }
    }
    assert_eq!(seen.len(), 4520, "every unfinished position");
    assert_eq!(said.len(), 10, "{said:?}");
    println!("{said:?}");
}
