//! Exact endgames: held against a minimax that cuts nothing off, and solved on the command line.

use super::support::second_solver::{Discs, SecondSolver};
use outflank::engine::search::{Task, TranspositionTable, search, values};
use outflank::engine::{Random, Report, Stop};
use outflank::records::BoardError;
use outflank::records::{ObfError, obf::read_line};
use outflank::rules::{Bitboard, Color, Game, Position, Turn, Variant};
use rand::SeedableRng as _;
use rand::seq::IteratorRandom as _;
use std::collections::HashMap;
use std::io::Write as _;
use std::process::{Command, Output, Stdio};
use std::sync::mpsc::channel;
use std::thread::spawn;

/// Positions with this many empties, from games played at random.
fn positions(variant: Variant, empties: u32) -> impl Iterator<Item = Position> {
    (0..).filter_map(move |seed| {
        let mut random = Random::seed_from_u64(seed);
        let mut game = Game::new(variant, Color::Black);
        loop {
            match game.turn() {
                Turn::Place(_) if game.empties().len() == empties => return Some(*game.position()),
                Turn::Place(_) => {
                    let square = game.legal_moves().squares().choose(&mut random)?;
                    game.place(square).expect("legal");
                }
                Turn::Pass(_) => drop(game.pass().expect("forced")),
                Turn::Over => return None,
            }
        }
    })
}

/// The final score by looking at every line of play. Positions met again are remembered; nothing
/// is cut off.
fn minimax(position: Position, variant: Variant, known: &mut HashMap<Position, i32>) -> i32 {
    if let Some(&score) = known.get(&position) {
        return score;
    }
    let moves = position.legal_moves();
    let after = moves.squares().map(|at| position.play(at).expect("legal"));
    let best = after.map(|after| -minimax(after, variant, known)).max();
    let score = best.unwrap_or_else(|| {
        let passed = position.pass();
        match variant == Variant::REVERSI {
            true if !passed.legal_moves().is_empty() => -minimax(passed, variant, known),
            true => position.official_difference(),
            false => position.disc_difference(),
        }
    });
    known.insert(position, score);
    score
}

fn solve(position: Position, variant: Variant, table: &TranspositionTable) -> Report {
    solve_with(position, variant, 1, table)
}

fn solve_with(
    position: Position,
    variant: Variant,
    threads: usize,
    table: &TranspositionTable,
) -> Report {
    let task = Task { threads, ..Task::to_the_end(position, variant) };
    let mut random = Random::seed_from_u64(0);
    search(task, table, &mut random, &Stop::default(), &mut |_| {}).expect("there is a move")
}

/// The score that a line of moves leads to, forced passes added, for the side that begins it.
fn played_out(position: Position, report: &Report) -> i32 {
    let (mut here, mut sign) = (position, 1);
    for &square in &report.principal_variation {
        if here.legal_moves().is_empty() {
            (here, sign) = (here.pass(), -sign);
        }
        (here, sign) = (here.play(square).expect("a legal line"), -sign);
    }
    assert!(here.legal_moves().is_empty(), "the line ends before the game does");
    sign * here.official_difference()
}

#[test]
fn exact_scores_are_those_of_a_minimax_that_cuts_nothing_off() {
    let count = agree(&[(4, 100), (6, 100), (8, 100), (10, 20)]);
    assert!(count >= 600);
}

#[test]
#[ignore = "exhaustive: .ci/run"]
fn exact_scores_of_more_positions_are_those_of_a_minimax() {
    let count = agree(&[(4, 100), (6, 100), (8, 100), (10, 90), (11, 10), (12, 3)]);
    assert!(count >= 800);
}

#[test]
#[ignore = "takes minutes and gigabytes: cargo test --release --test it engine_solve -- --ignored"]
fn exact_scores_are_those_of_minimax_further_from_the_end_too() {
    agree(&[(13, 4), (14, 1)]);
}

#[test]
fn exact_scores_are_those_of_a_second_solver_with_any_memory_and_threads() {
    agree_with_another(200, 14);
}

#[test]
#[ignore = "exhaustive: .ci/run"]
fn exact_scores_of_more_positions_are_those_of_a_second_solver() {
    agree_with_another(700, 14);
}

#[test]
#[ignore = "takes a quarter of an hour: cargo test --test it engine_solve -- --ignored"]
fn exact_scores_are_those_of_a_second_solver_on_ten_thousand_positions() {
    let [passes, wipe_outs] = agree_with_another(10_000, 16);
    assert!(passes >= 40 && wipe_outs >= 10, "{passes} passes, {wipe_outs} wipe-outs");
}

/// Draws among them, and games with a forced pass, or the move that keeps the result is the only one.
#[test]
fn who_wins_is_what_a_second_solver_says_and_the_move_keeps_it() {
    let mut solver = SecondSolver::default();
    let mut score = |position: Position| {
        solver.score(Discs { own: position.player().0, other: position.opponent().0 })
    };
    let table = TranspositionTable::new(16);
    let (mut outcomes, mut fewer) = ([0; 3], 0);
    for (at, position) in
        (8..=13).flat_map(|it| positions(Variant::REVERSI, it).take(60)).enumerate()
    {
        let threads = if at % 2 == 0 { 1 } else { 4 };
        let whole = Task { threads, ..Task::to_the_end(position, Variant::REVERSI) };
        let task = Task { outcome_only: true, ..whole };
        let mut random = Random::seed_from_u64(0);
        let report = search(task, &table, &mut random, &Stop::default(), &mut |_| {});
        let report = report.expect("there is a move");
        let outcome = score(position).signum();
        assert!(report.exact && report.score.signum() == outcome, "{position:?}");
        outcomes[(outcome + 1).unsigned_abs() as usize] += 1;
        let after = position.play(report.principal_variation[0]).expect("legal");
        assert!(-score(after).signum() >= outcome, "the move gives it away: {position:?}");
        let alone = TranspositionTable::new(1);
        fewer += usize::from(report.nodes < solve(position, Variant::REVERSI, &alone).nodes);
    }
    assert!(outcomes[0] > 50 && outcomes[1] > 5 && outcomes[2] > 50, "{outcomes:?}");
    assert!(fewer > 200, "it is less work: {fewer}");
}

/// Holds `count` positions of 8 empties and more against a solver that shares nothing with the engine, searched by one
/// thread and by four, with little memory and with much; returns how many of them begin with a pass after the best move,
/// and how many end with one side wiped out.
fn agree_with_another(number: usize, most_empties: u32) -> [usize; 2] {
    let mut tables = [1, 16, 1024].map(TranspositionTable::new);
    let mut solver = SecondSolver::default();
    let (mut passes, mut wipe_outs, mut count) = (0, 0, 0);
    let each = (8..=most_empties).count();
    for empties in 8..=most_empties {
        for position in positions(Variant::REVERSI, empties).take(number.div_ceil(each)) {
            let table = &mut tables[count % 3];
            table.new_generation();
            let threads = if count % 2 == 0 { 1 } else { 4 };
            let report = solve_with(position, Variant::REVERSI, threads, table);
            let discs = Discs { own: position.player().0, other: position.opponent().0 };
            let wanted = solver.score(discs);
            assert_eq!(report.score, wanted, "{threads} threads: {position:?}");
            let after = position.play(report.principal_variation[0]).expect("legal");
            passes += usize::from(after.legal_moves().is_empty());
            wipe_outs += usize::from(wanted.abs() == 64);
            count += 1;
        }
    }
    [passes, wipe_outs]
}

/// Holds `count` positions with this many empties, of both sets of rules, against minimax; returns
/// how many there were.
fn agree(wanted: &[(u32, usize)]) -> usize {
    let mut count = 0;
    for &(empties, number) in wanted {
        for variant in [Variant::REVERSI, Variant::BOOK] {
            let table = TranspositionTable::new(1);
            for position in positions(variant, empties).take(number) {
                let report = solve(position, variant, &table);
                let wanted = minimax(position, variant, &mut HashMap::new());
                assert_eq!(report.score, wanted, "{variant:?} {position:?}");
                assert!(report.exact);
                if variant == Variant::REVERSI {
                    assert_eq!(played_out(position, &report), wanted, "{position:?}");
                }
                count += 1;
            }
        }
    }
    count
}

#[test]
fn the_same_search_finds_the_same_by_the_same_nodes() {
    for position in positions(Variant::REVERSI, 14).take(5) {
        let once = solve(position, Variant::REVERSI, &TranspositionTable::new(1));
        assert_eq!(once, solve(position, Variant::REVERSI, &TranspositionTable::new(1)));
        let little = solve(position, Variant::REVERSI, &TranspositionTable::new(0));
        assert_eq!(once.score, little.score, "whatever memory there is");
    }
}

/// Empties from which the moves are shared out between threads.
#[test]
fn more_threads_find_the_same_scores() {
    check_threads(3);
}

#[test]
#[ignore = "exhaustive: .ci/run"]
fn more_threads_find_the_same_scores_of_more_positions() {
    check_threads(12);
}

fn check_threads(count: usize) {
    let mut shared = 0;
    for variant in [Variant::REVERSI, Variant::BOOK] {
        for position in positions(variant, 17).take(count) {
            let alone = solve(position, variant, &TranspositionTable::new(1));
            for threads in [2, 4] {
                let together = solve_with(position, variant, threads, &TranspositionTable::new(1));
                assert_eq!(together.score, alone.score, "{variant:?} {position:?}");
                assert!(together.exact);
                shared += usize::from(together.nodes != alone.nodes);
            }
        }
    }
    assert!(shared > 0, "no thread ever helped: the same nodes as alone");
}

/// It is stopped on its way through the last, long step, which would take minutes.
#[test]
fn a_search_under_way_stops_and_keeps_what_it_has() {
    for threads in [1, 3] {
        let position = positions(Variant::REVERSI, 26).nth(threads).expect("one");
        let (stop, mut reports) = (Stop::default(), Vec::new());
        let task = Task { threads, ..Task::to_the_end(position, Variant::REVERSI) };
        let mut random = Random::seed_from_u64(0);
        let (sender, depths) = channel();
        let stopper = spawn({
            let stop = stop.clone();
            // The last but one is at 16 plies: what comes after it is the long one.
            move || depths.iter().find(|&depth| depth == 16).map(|_| stop.stop())
        });
        let report = search(task, &TranspositionTable::new(1), &mut random, &stop, &mut |report| {
            reports.push(report.clone());
            sender.send(report.depth).expect("the receiver exists until the stop");
            // Let the one who listens hear it while the search is under way.
            std::thread::yield_now();
        });
        drop(stopper);
        let (report, last) = (report.expect("a move"), reports.pop().expect("a report"));
        assert_eq!((report.depth, report.score), (16, last.score), "{threads} threads");
        assert!(!report.exact && report.selectivity < 100, "{report:?}");
        assert!(report.nodes >= last.nodes, "the nodes of the step that was stopped count");
    }
}

/// More moves than any position of a game has.
#[test]
fn a_position_with_35_moves_is_searched() {
    let text = "-----X---OXOOOO--OX-XX---XX--OO--OXO--O---XX-XX--OOOOXO--------- X;";
    let position = read_line(text).expect("OBF").expect("a position").position;
    assert_eq!(position.legal_moves().len(), 35);
    let task = Task { depth: 3, exact_empties: 0, ..Task::to_the_end(position, Variant::REVERSI) };
    let mut random = Random::seed_from_u64(0);
    let report =
        search(task, &TranspositionTable::new(1), &mut random, &Stop::default(), &mut |_| {});
    assert_eq!(report.expect("a move").depth, 3);
}

/// Almost nothing but empty squares, and the whole game known.
#[test]
fn a_game_that_ends_with_its_first_move_is_exact() {
    let (own, opponent) = (Bitboard(1), Bitboard(2));
    let position = Position::new(own, opponent).expect("no square twice");
    let report = solve(position, Variant::REVERSI, &TranspositionTable::new(1));
    assert_eq!((report.score, report.exact, report.depth), (64, true, 62));
}

#[test]
fn problems_are_read_with_the_tolerances_of_the_field() {
    let start = format!("{}OX------XO{}", "-".repeat(27), "-".repeat(27));
    let wanted = Variant::REVERSI.start(Color::Black);
    for (rest, side, score) in [
        (" X;", Color::Black, None),
        (" X", Color::Black, None),
        (" x; F5:+2; d3:-4;", Color::Black, Some(2)),
        (" O; f4:-12; --:-127; % a comment", Color::White, Some(-12)),
        ("  *;  +12;", Color::Black, Some(12)),
    ] {
        let problem = read_line(&format!("{start}{rest}")).expect(rest).expect("a problem");
        let position = if side == Color::Black { wanted } else { wanted.pass() };
        assert_eq!((problem.position, problem.side, problem.score), (position, side, score));
    }
    for line in ["", "   ", "% nothing but a comment", "\r"] {
        assert_eq!(read_line(line), Ok(None));
    }
    for (line, error) in [
        ("garbage".to_owned(), BoardError::CellCount { found: 7, wanted: 64 }.into()),
        (format!("{}?  X", "-".repeat(63)), BoardError::NotACell { number: 64, found: '?' }.into()),
        (start.clone(), BoardError::NotASide(String::new()).into()),
        (format!("{start} Z;"), BoardError::NotASide("Z".to_owned()).into()),
        (format!("{start} X; d3:much"), ObfError::NotAScore("much".to_owned())),
        (format!("{start} X; d3:+66"), ObfError::NotAScore("+66".to_owned())),
    ] {
        assert_eq!(read_line(&line), Err(error), "{line}");
    }
}

fn outflank(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_outflank"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    child.stdin.take().expect("a pipe").write_all(input.as_bytes()).expect("it reads");
    child.wait_with_output().expect("it ends")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("UTF-8")
}

fn line(position: Position, score: &str) -> String {
    let cell = |index: u8| {
        let at = Bitboard(1 << index);
        match (position.player() & at, position.opponent() & at) {
            (Bitboard(0), Bitboard(0)) => '-',
            (_, Bitboard(0)) => 'X',
            _ => 'O',
        }
    };
    format!("{} X; {score}\n", (0..64).map(cell).collect::<String>())
}

#[test]
fn solve_prints_a_line_for_each_position_and_marks_a_wrong_score() {
    let position = positions(Variant::REVERSI, 10).next().expect("one");
    let score = solve(position, Variant::REVERSI, &TranspositionTable::new(1)).score;
    let right = line(position, &format!("{score:+}"));
    let output = outflank(&["solve", "-", "--hash", "1"], &right);
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), String::new()));
    assert!(text(&output.stdout).contains(&format!("{score:+}")));
    let wrong = line(position, &format!("{:+}", score + 2));
    let output = outflank(&["solve", "-"], &wrong);
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stdout).contains("WRONG: the file says"), "{}", text(&output.stdout));
    let output = outflank(&["solve", "-", "--json"], &format!("{right}{wrong}"));
    let objects: Vec<serde_json::Value> = text(&output.stdout)
        .lines()
        .map(|line| serde_json::from_str(line).expect("an object"))
        .collect();
    assert_eq!(objects.len(), 2);
    for key in ["id", "empties", "score", "best", "pv", "nodes", "seconds"] {
        assert!(objects[0].get(key).is_some(), "{key}");
    }
    assert_eq!(objects[0].get("wrong"), None);
    assert_eq!(objects[1]["wrong"], score + 2);
    assert_eq!((&objects[0]["id"], &objects[1]["id"]), (&1.into(), &2.into()));
    assert_eq!(objects[0]["score"], score);
}

#[test]
fn solve_wld_prints_who_wins_and_marks_a_score_of_another_outcome() {
    let table = TranspositionTable::new(1);
    let mut scored = positions(Variant::REVERSI, 10)
        .map(|position| (position, solve(position, Variant::REVERSI, &table).score));
    for (sign, outcome) in [(1, "win"), (-1, "loss"), (0, "draw")] {
        let (position, score) = scored.find(|(_, score)| score.signum() == sign).expect("one");
        let right = line(position, &format!("{:+}", score + 8 * sign));
        let output = outflank(&["solve", "--wld", "-"], &right);
        assert_eq!(output.status.code(), Some(0), "another score, the same outcome");
        assert!(text(&output.stdout).contains(outcome), "{}", text(&output.stdout));
        let wrong = line(position, if sign > 0 { "-2" } else { "+2" });
        let output = outflank(&["solve", "--wld", "-", "--json"], &wrong);
        assert_eq!(output.status.code(), Some(1));
        let object: serde_json::Value =
            serde_json::from_str(&text(&output.stdout)).expect("an object");
        assert_eq!(object["outcome"], outcome);
        assert_eq!(object.get("score"), None);
        assert_eq!(object["best"].is_null(), outcome == "loss", "no move is better than another");
    }
}

/// The file that the README solves.
#[test]
fn the_endgames_that_come_along_are_solved_as_they_say() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/endgames.obf");
    let output = outflank(&["solve", path, "--json"], "");
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), String::new()));
    assert_eq!(text(&output.stdout).lines().count(), 10);
}

#[test]
fn solve_names_the_lines_it_cannot_read_and_goes_on() {
    let position = positions(Variant::REVERSI, 8).next().expect("one");
    let full = format!("{} O;\n", "X".repeat(64));
    let stuck = format!("{}OX------XO{} X; d3:1e9\n", "-".repeat(27), "-".repeat(27));
    let input = format!("% a comment\ngarbage\n\n{}{full}{stuck}\u{1b}[2J\n", line(position, ""));
    let output = outflank(&["solve", "-"], &input);
    assert_eq!(output.status.code(), Some(1));
    let errors = text(&output.stderr);
    let starts: Vec<&str> = errors.lines().filter_map(|line| line.get(..17)).collect();
    assert_eq!(starts, ["outflank: line 2:", "outflank: line 6:", "outflank: line 7:"], "{errors}");
    assert!(!errors.contains('\u{1b}'));
    let lines = text(&output.stdout).lines().count();
    assert_eq!(lines, 4, "a head, two positions, a sum");
    let missing = outflank(&["solve", "/no/such/file.obf"], "");
    assert_eq!(missing.status.code(), Some(1));
    assert!(text(&missing.stderr).starts_with("error: /no/such/file.obf could not be read"));
}

#[test]
fn several_threads_find_the_value_of_every_move_that_one_finds() {
    for position in positions(Variant::REVERSI, 10).take(10) {
        let found = |threads: usize| {
            let task = Task { threads, ..Task::to_the_end(position, Variant::REVERSI) };
            let table = TranspositionTable::new(1);
            let found = values(task, &table, &Stop::default(), &mut |_| {}).expect("moves");
            assert!(found.exact);
            let moves = found.moves.into_iter().map(|it| (it.square, it.score));
            moves.collect::<HashMap<_, _>>()
        };
        let (alone, mut known) = (found(1), HashMap::new());
        for (square, score) in &alone {
            let after = position.play(*square).expect("legal");
            assert_eq!(*score, -minimax(after, Variant::REVERSI, &mut known), "{position:?}");
        }
        assert_eq!(found(3), alone, "{position:?}");
        assert_eq!(found(64), alone, "more threads than moves");
    }
}
