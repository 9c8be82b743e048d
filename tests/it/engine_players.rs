//! The computer players do what their rules say, can be stopped, and repeat themselves for a seed.

use outflank::app::{Message, OpponentEffect, OpponentNews, SearchId};
use outflank::engine::search::{Task, TranspositionTable, Value, search, values};
use outflank::engine::{
    Answer, Engine, Level, MemoryPool, Random, Report, Request, Resources, Stop,
};
use outflank::io::{EnginePool, Engines, Opponents, Pace, TimedEngine};
use outflank::opponents::{MoveRequest, OpponentSpec};
use outflank::rules::{Bitboard, Color, Game, Position, Square, Turn, Variant};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IteratorRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use std::collections::HashSet;
use std::sync::mpsc::channel;
use std::time::Duration;

/// Answer of a player without memory.
fn think(request: &Request, stop: &Stop, on_report: &mut dyn FnMut(&Report)) -> Option<Answer> {
    Engine::default().think(request, stop, on_report)
}

/// The levels of Reversi that think as far as they always do, however long it takes.
fn untimed() -> impl Iterator<Item = Level> {
    Level::of(Variant::REVERSI).iter().copied().filter(|level| level.move_time().is_none())
}

fn answer(position: Position, level: Level, seed: u64) -> Answer {
    think(
        &Request::of_position(position, Variant::REVERSI, level, seed),
        &Stop::default(),
        &mut |_| {},
    )
    .expect("there is a move")
}

/// A position after this many random plies; `None` if the game ended earlier.
fn random_position(plies: usize, seed: u64) -> Option<Position> {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = Game::new(Variant::REVERSI, Color::Black);
    for _ in 0..plies {
        match game.turn() {
            Turn::Place(_) => {
                let at = game.position().legal_moves().squares().choose(&mut random)?;
                game.place(at).expect("legal");
            }
            Turn::Pass(_) => drop(game.pass()),
            Turn::Over => return None,
        }
    }
    matches!(game.turn(), Turn::Place(_)).then(|| *game.position())
}

fn positions(count: usize) -> impl Iterator<Item = Position> {
    (0..).filter_map(|seed| random_position(4 + seed as usize % 54, seed)).take(count)
}

/// Allowed answers of a level by its rule, in all of `Square::all()`.
fn allowed(position: &Position, level: Level) -> Bitboard {
    let moves = position.legal_moves();
    let corners = moves & Bitboard::CORNERS;
    let most = moves.squares().map(|at| position.flips(at).len()).max().expect("a move");
    let greedy = moves.squares().filter(|&at| position.flips(at).len() == most).collect();
    match level {
        Level::Greedy => greedy,
        Level::Rookie if corners.is_empty() => greedy,
        Level::Rookie => corners,
        _ => moves,
    }
}

#[test]
fn every_level_plays_by_its_rule_and_decides_ties_by_chance() {
    for level in [Level::Random, Level::Greedy, Level::Rookie] {
        for position in positions(60) {
            let answers: HashSet<Square> =
                (0..200).map(|seed| answer(position, level, seed).square).collect();
            let all = allowed(&position, level);
            // Of at most 20 equal moves each comes up in 200 draws but for one time in 28,000.
            let found: Bitboard = answers.into_iter().collect();
            assert!((found - all).is_empty(), "{level} played against its rule");
            assert!((all - found).len() <= u32::from(all.len() > 12), "{level} never plays one");
        }
    }
}

#[test]
fn a_seed_repeats_the_answer() {
    for level in untimed() {
        for position in positions(20) {
            assert_eq!(answer(position, level, 7), answer(position, level, 7));
        }
    }
}

/// The final score by plain minimax, without any pruning.
fn minimax(position: &Position, variant: Variant) -> i32 {
    let moves = position.legal_moves();
    if moves.is_empty() {
        let passed = position.pass();
        let is_reversi = variant == Variant::REVERSI;
        return match is_reversi {
            true if !passed.legal_moves().is_empty() => -minimax(&passed, variant),
            true => position.official_difference(),
            false => position.disc_difference(),
        };
    }
    let after = |at| position.play(at).expect("legal");
    moves.squares().map(|at| -minimax(&after(at), variant)).max().expect("a move")
}

#[test]
fn the_search_counts_the_last_empties_out_as_minimax_does() {
    let ends = (0..).filter_map(|seed| random_position(53 + seed as usize % 4, seed)).take(60);
    for position in ends {
        for variant in [Variant::REVERSI, Variant::BOOK] {
            let request = Request::of_position(position, variant, Level::Champion, 3);
            let answer = think(&request, &Stop::default(), &mut |_| {}).expect("a move");
            let Some(report) = answer.report else {
                assert_eq!(position.legal_moves().len(), 1, "the only move needs no thought");
                continue;
            };
            let best = minimax(&position, variant);
            assert!(report.exact);
            assert_eq!(report.score, best, "{variant:?} {position:?}");
            let after = position.play(answer.square).expect("legal");
            assert_eq!(-minimax(&after, variant), best, "the move keeps the score");
            assert_eq!(report.principal_variation[0], answer.square);
        }
    }
}

#[test]
fn the_search_reports_deeper_and_deeper() {
    let position = random_position(20, 3).expect("a position");
    for level in [Level::Expert, Level::Grandmaster] {
        let mut depths = Vec::new();
        let request = Request::of_position(position, Variant::REVERSI, level, 1);
        think(&request, &Stop::default(), &mut |report| depths.push(report.depth));
        assert!(depths.len() > 1 && depths.is_sorted_by(|a, b| a < b), "{depths:?}");
    }
}

/// Plays a game out and returns the disc difference for Black.
fn play_out(black: Level, white: Level, seed: u64) -> i32 {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = Game::new(Variant::REVERSI, Color::Black);
    loop {
        match game.turn() {
            Turn::Over => break,
            Turn::Pass(_) => drop(game.pass()),
            Turn::Place(side) => {
                let level = if side == Color::Black { black } else { white };
                let at = answer(*game.position(), level, random.random()).square;
                game.place(at).expect("the players know the rules");
            }
        }
    }
    let count = game.count();
    count.black.cast_signed() - count.white.cast_signed()
}

#[test]
fn the_first_searching_level_beats_the_books_computer() {
    let games = 10;
    let wins = (0..games).filter(|&seed| {
        let as_black = play_out(Level::Novice, Level::Rookie, seed);
        as_black - play_out(Level::Rookie, Level::Novice, seed) > 0
    });
    assert!(wins.count() >= 8);
}

#[test]
fn a_stopped_search_answers_at_once_with_what_looks_best_at_first_sight() {
    let stop = Stop::default();
    stop.stop();
    let position = random_position(20, 3).expect("a position");
    for level in [Level::Novice, Level::Champion] {
        let request = Request::of_position(position, Variant::REVERSI, level, 1);
        let answer = think(&request, &stop, &mut |_| {}).expect("there is a move");
        let report = answer.report.expect("it has looked at the moves");
        assert!(position.legal_moves().contains(answer.square));
        assert!(report.depth <= 1 && !report.exact && report.nodes < 10_000, "{report:?}");
    }
}

/// Stopped from within a report, a search goes no further and keeps what it has.
#[test]
fn a_search_that_is_stopped_in_a_report_keeps_it() {
    let position = random_position(20, 3).expect("a position");
    let stop = Stop::default();
    let mut reports = Vec::new();
    let request = Request::of_position(position, Variant::REVERSI, Level::Champion, 1);
    let answer = think(&request, &stop, &mut |report| {
        reports.push(report.clone());
        if report.depth == 5 {
            stop.stop();
        }
    });
    assert_eq!(reports.len(), 5, "nothing more is reported");
    assert_eq!(answer.and_then(|answer| answer.report), reports.pop());
}

#[test]
fn no_level_takes_longer_than_five_seconds_unless_asked_to() {
    for &level in Level::of(Variant::REVERSI) {
        let usual = Pace::default().allotment(level);
        assert!(usual.limit <= Duration::from_secs(5), "{level}: {usual:?}");
        let asked = Pace { move_time: Some(Duration::from_mins(1)), ..Pace::default() };
        assert_eq!(asked.allotment(level).limit, Duration::from_mins(1), "{level}");
    }
    let tenth = Pace { factor: 0.1, ..Pace::default() }.allotment(Level::Champion).limit;
    assert_eq!(Some(tenth * 10), Level::Champion.move_time());
}

/// Two threads, a table, a clock that ends the thinking in the midst of it: whatever comes of it
/// is a legal move.
#[test]
fn the_champion_moves_in_time_and_by_the_rules() {
    let resources = Resources { threads: 2, mebibytes: 1, ..Resources::default() };
    for milliseconds in [1, 3, 10, 30] {
        let move_time = Some(Duration::from_millis(milliseconds));
        let mut thinker =
            TimedEngine::new(resources.clone(), Pace { move_time, ..Pace::default() });
        for position in positions(20) {
            for variant in [Variant::REVERSI, Variant::BOOK] {
                let request = Request::of_position(position, variant, Level::Champion, 1);
                let answer = thinker.think(&request, &Stop::default(), &mut |_| {});
                let answer = answer.expect("a move");
                assert!(position.legal_moves().contains(answer.square), "{position:?}");
                if let Some(report) = answer.report {
                    assert_eq!(report.principal_variation[0], answer.square);
                }
            }
        }
    }
}

#[test]
fn what_the_champion_has_seen_it_searches_again_only_when_told_to_forget() {
    let position = random_position(30, 5).expect("a position");
    let nodes = |engine: &mut Engine| {
        let stop = Stop::default();
        let mut nodes = 0;
        let mut on_report = |report: &Report| {
            nodes = report.nodes;
            if report.depth == 7 {
                stop.stop();
            }
        };
        let request = Request::of_position(position, Variant::REVERSI, Level::Champion, 1);
        engine.think(&request, &stop, &mut on_report);
        nodes
    };
    let mut engine = Engine::default();
    let fresh = nodes(&mut engine);
    let again = nodes(&mut engine);
    assert!(again < fresh, "what it has seen is not searched again: {again} of {fresh} nodes");
    engine.forget();
    assert_eq!(nodes(&mut engine), fresh, "forgotten is forgotten");
}

/// Results found on the other side's time is there when the move is asked for.
#[test]
fn who_has_pondered_finds_the_move_again_and_the_lower_levels_do_not_ponder() {
    let position = (60..).find_map(|seed| random_position(46, seed)).expect("a game that long");
    let nodes = |engine: &mut Engine, level: Level| {
        let request = Request::of_position(position, Variant::REVERSI, level, 1);
        let answer = engine.think(&request, &Stop::default(), &mut |_| {}).expect("a move");
        answer.report.expect("it searches").nodes
    };
    for (level, ponders) in [(Level::Champion, true), (Level::Grandmaster, false)] {
        let alone = nodes(&mut Engine::default(), level);
        let mut engine = Engine::default();
        // To the end: no stop is needed.
        engine
            .ponder(&Request::of_position(position, Variant::REVERSI, level, 2), &Stop::default());
        let after = nodes(&mut engine, level);
        assert!(
            if ponders { 2 * after < alone } else { after == alone },
            "{level}: {after} of {alone}"
        );
    }
}

#[test]
fn a_stop_ends_the_pondering_at_once() {
    let position = random_position(20, 5).expect("a position");
    let (stop, mut engine) = (Stop::default(), Engine::default());
    let request = Request::of_position(position, Variant::REVERSI, Level::Champion, 1);
    stop.stop();
    // It would go on for days.
    engine.ponder(&request, &stop);
}

/// Values of a position's moves by a search that looks far enough.
fn judged(position: Position) -> Vec<Value> {
    let task =
        Task { depth: 10, exact_empties: 14, ..Task::to_the_end(position, Variant::REVERSI) };
    values(task, &TranspositionTable::new(4), &Stop::default(), &mut |_| {}).expect("a move").moves
}

#[test]
fn a_high_level_gives_away_less_than_a_low_one() {
    check_levels(15, &[Level::Novice, Level::Grandmaster]);
}

#[test]
#[ignore = "exhaustive: .ci/run"]
fn the_higher_the_level_the_less_it_gives_away_and_corners_least() {
    check_levels(60, &[Level::Novice, Level::Amateur, Level::Expert, Level::Grandmaster]);
}

fn check_levels(count: usize, levels: &[Level]) {
    let judged: Vec<_> = positions(count).map(|position| (position, judged(position))).collect();
    let mut costs = Vec::new();
    for &level in levels {
        let (mut cost, mut most) = (0, 0);
        for (seed, (position, values)) in (0..).zip(&judged) {
            let square = answer(*position, level, seed).square;
            let its = values.iter().find(|value| value.square == square).expect("it is legal");
            let loss = values[0].score - its.score;
            (cost, most) = (cost + loss, most.max(loss));
        }
        if level >= Level::Expert {
            assert!(most <= 16, "{level} lost {most} discs by a move");
        }
        costs.push(cost);
    }
    assert!(costs.is_sorted_by(|more, less| more > less), "{costs:?}");
}

#[test]
fn the_openings_are_known_and_two_games_are_seldom_the_same() {
    let start = Variant::REVERSI.start(Color::Black);
    let begin = |seed: u64| {
        let mut position = start;
        let mut moves = Vec::new();
        for ply in 0..8 {
            let answer = answer(position, Level::Champion, seed * 8 + ply);
            let report = answer.report.expect("the book says what it is worth");
            assert_eq!((report.depth, report.nodes), (0, 0), "nothing has to be searched");
            assert!(report.score.abs() <= 6, "{report:?}");
            moves.push(answer.square);
            position = position.play(answer.square).expect("legal");
        }
        moves
    };
    let games: HashSet<Vec<Square>> = (0..20).map(begin).collect();
    assert!(games.len() >= 12, "{} of 20 games", games.len());
}

#[test]
fn the_worker_answers_the_last_request_and_no_search_that_was_given_up() {
    let (sender, news) = channel();
    let notify = move |message| drop(sender.send(message));
    let pool = EnginePool::new(2, 16, Duration::ZERO);
    let mut engines =
        Engines::new(pool.client(), Opponents::new(Resources::default(), Pace::default()), notify);
    let position = random_position(20, 3).expect("a position");
    for id in 1..=50 {
        let game = Game::starting_at(Variant::REVERSI, position, Color::Black);
        let opponent = OpponentSpec::Level(Level::Expert);
        let request = MoveRequest { opponent, game, seed: id, clocks: [None; 2] };
        engines.play(OpponentEffect::Choose(SearchId(id), Box::new(request)));
    }
    let mut done = Vec::new();
    loop {
        let message = news.recv_timeout(Duration::from_mins(1)).expect("an answer comes");
        let Message::Opponent(id, news) = message else { panic!("{message:?}") };
        if let OpponentNews::Done(answer) = news {
            assert!(answer.is_ok());
            done.push(id);
        }
        if id == SearchId(50) && done.last() == Some(&id) {
            break;
        }
    }
    assert!(done.is_sorted_by_key(|id| id.0), "{done:?}");
    assert!(done.len() < 25, "most were given up long before they could be done: {done:?}");
    drop(engines);
    assert_eq!(news.iter().count(), 0, "the threads end with their crew, without another word");
}

/// A move that turns out better in a step that is stopped has a score of its own, not that of the move which
/// was best before.
#[test]
fn a_stopped_search_does_not_give_a_new_move_the_score_of_the_old_one() {
    let (mut changed, mut stale) = (0, 0);
    for seed in 0..4000 {
        if changed == 30 {
            break;
        }
        let Some(position) = random_position(24 + seed as usize % 8, seed) else { continue };
        let stop = Stop::default();
        let clock = {
            let stop = stop.clone();
            std::thread::spawn(move || {
                std::thread::sleep(Duration::from_micros(300 + 37 * (seed % 50)));
                stop.stop();
            })
        };
        let mut last = None;
        let table = TranspositionTable::new(1);
        let mut random = Random::seed_from_u64(seed);
        let task = Task { exact_empties: 0, ..Task::to_the_end(position, Variant::REVERSI) };
        let found = search(task, &table, &mut random, &stop, &mut |report| {
            last = Some((report.principal_variation[0], report.score));
        });
        clock.join().expect("it ends");
        if let (Some((square, score)), Some(found)) = (last, found)
            && found.principal_variation[0] != square
        {
            changed += 1;
            stale += usize::from(found.score == score);
        }
    }
    assert!(changed >= 5, "{changed} moves found in a step that was stopped");
    assert!(2 * stale < changed, "{stale} of {changed} have the old score");
}

#[test]
fn games_of_one_process_share_their_memory_and_none_is_refused() {
    let pool = MemoryPool::new(8);
    let first = pool.lease(Variant::REVERSI, 6);
    let second = pool.lease(Variant::REVERSI, 6);
    assert_eq!(pool.free_mebibytes(), 0, "the second has what is left");
    let third = pool.lease(Variant::BOOK, 6);
    drop((first, second, third));
    assert_eq!(pool.free_mebibytes(), 8);
    // Other rules, other positions: the oldest table gives way.
    drop(pool.lease(Variant::BOOK, 8));
    assert_eq!(pool.free_mebibytes(), 8);
}

#[test]
fn memory_that_cannot_be_had_is_an_error_and_no_panic() {
    let error = TranspositionTable::try_new(1 << 40).expect_err("no machine has that memory");
    assert_eq!(error.to_string(), "1099511627776 MiB of memory are not available");
    // The game goes on with less.
    let position = random_position(20, 1).expect("a position");
    let table = TranspositionTable::new(1 << 40);
    let task = Task { depth: 4, exact_empties: 0, ..Task::to_the_end(position, Variant::REVERSI) };
    let mut random = Random::seed_from_u64(1);
    assert!(search(task, &table, &mut random, &Stop::default(), &mut |_| {}).is_some());
}
