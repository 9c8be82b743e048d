//! Puzzles on the screen: moves, refutations, hints, the rush, the daily puzzle, and what is kept of them.

use crate::support::desk::Desk;
use jiff::civil::date;
use outflank::app::KeyCode;
use outflank::app::{
    App, Capabilities, Effect, Page, PuzzleChoice, PuzzlePage, PuzzleStanding, StartRow,
    TerminalEffect,
};
use outflank::library::SqliteStore;
use outflank::lobby::LobbyRequest;
use outflank::school::{PuzzleGoal, PuzzleTheme, PuzzleTry, RushScore, daily, puzzles};
use std::time::Duration;

fn page(desk: &Desk) -> &PuzzlePage {
    match desk.app.top() {
        Page::Puzzle(page) => page,
        other => panic!("not a puzzle: {other:?}"),
    }
}

/// Opens a choice from the start screen.
fn open(desk: &mut Desk, choice: PuzzleChoice) {
    if desk.page() != "puzzles" {
        desk.go_to_row(StartRow::Puzzles);
        desk.enter();
    }
    let at = PuzzleChoice::all().iter().position(|it| *it == choice).expect("it is offered");
    while !matches!(desk.app.top(), Page::Puzzles(page) if page.list.at == at) {
        desk.key(KeyCode::Down);
    }
    desk.enter();
}

fn desk(choice: PuzzleChoice) -> Desk {
    let mut desk = Desk::new();
    desk.app.cx.day = date(2026, 11, 23);
    open(&mut desk, choice);
    desk
}

fn play_wanted(desk: &mut Desk) {
    let wanted = page(desk).attempt().expect("a puzzle").wanted().expect("a move to find");
    desk.play(&wanted.to_string());
}

fn play_wrong(desk: &mut Desk) -> String {
    let attempt = page(desk).attempt().expect("a puzzle");
    let wanted = attempt.wanted().expect("a move to find");
    let mut legal = attempt.game.legal_moves().squares();
    let wrong = legal.find(|square| *square != wanted).expect("another move");
    desk.play(&wrong.to_string());
    wrong.to_string()
}

fn solve(desk: &mut Desk) {
    while page(desk).standing != PuzzleStanding::Solved {
        play_wanted(desk);
    }
}

#[test]
fn a_puzzle_is_solved_and_the_next_one_comes() {
    let mut desk = desk(PuzzleChoice::Near);
    let first = page(&desk).attempt().expect("a puzzle").puzzle().id;
    solve(&mut desk);
    assert!(desk.screen().contains("Solved!"), "{}", desk.screen());
    assert!(!desk.screen().contains("rating: about"), "too early: {}", desk.screen());
    assert_eq!(desk.app.cx.puzzles.solved(|_| true), 1);
    desk.enter();
    let next = page(&desk).attempt().expect("a puzzle").puzzle();
    assert_ne!(next.id, first);
    assert!(page(&desk).is_asked());
    desk.key(KeyCode::Esc);
    assert!(desk.screen().contains("1 of"), "{}", desk.screen());
}

#[test]
fn a_wrong_move_is_refuted_on_the_board_and_taken_back() {
    let mut desk = desk(PuzzleChoice::Near);
    let before = *page(&desk).board.session.game.position();
    let wrong = play_wrong(&mut desk);
    let PuzzleStanding::Wrong(square, reply) = page(&desk).standing else { panic!("it was wrong") };
    assert_eq!(square.to_string(), wrong);
    assert!(desk.screen().contains(&format!("Not {wrong}")), "{}", desk.screen());
    let on_board = page(&desk).board.session.game.played().len();
    assert_eq!(on_board, 1 + usize::from(reply.is_some()));
    desk.enter();
    assert_eq!(*page(&desk).board.session.game.position(), before);
    solve(&mut desk);
    assert!(desk.screen().contains("with 1 miss"), "{}", desk.screen());
    assert!(desk.screen().contains("You'll see this puzzle"), "{}", desk.screen());
    assert_eq!(desk.app.cx.puzzles.solved(|_| true), 0, "the first try counts");
    let tomorrow = date(2026, 11, 24);
    assert_eq!(desk.app.cx.puzzles.due(tomorrow).len(), 1);
}

#[test]
fn the_idea_and_the_solution_are_shown_on_request() {
    let mut desk = desk(PuzzleChoice::Theme(PuzzleTheme(Some(outflank::school::Motif::Parity))));
    let puzzle = page(&desk).attempt().expect("a puzzle").puzzle();
    assert!(puzzle.motifs.has(outflank::school::Motif::Parity));
    assert!(!desk.screen().contains("Ideas: "));
    desk.keys("i");
    assert!(desk.screen().contains("Ideas: "), "{}", desk.screen());
    desk.keys("s");
    assert_eq!(page(&desk).standing, PuzzleStanding::Solved);
    assert!(desk.screen().contains("Here's the solution"), "{}", desk.screen());
    assert!(page(&desk).attempt().expect("a puzzle").is_solved());
    assert_eq!(desk.app.cx.puzzles.solved(|_| true), 0);
}

#[test]
fn a_drill_asks_for_the_idea_and_counts_it_apart() {
    let mut desk = desk(PuzzleChoice::Drill);
    for round in 1..=2 {
        solve(&mut desk);
        let drill = page(&desk).drill.clone().expect("a drill");
        let puzzle = page(&desk).attempt().expect("a puzzle").puzzle();
        let behind: Vec<bool> = drill.ideas.iter().map(|idea| puzzle.motifs.has(*idea)).collect();
        assert_eq!(behind.iter().filter(|it| **it).count(), 1, "{:?}", drill.ideas);
        assert!(desk.screen().contains("Which of these ideas"), "{}", desk.screen());
        // It has to be named before the next one comes.
        desk.enter();
        assert!(page(&desk).requests_idea());
        desk.keys("7");
        assert!(page(&desk).requests_idea());
        let is_right = round == 1;
        let at = behind.iter().position(|it| *it == is_right).expect("both kinds");
        desk.keys(&(at + 1).to_string());
        let said = if is_right { "Yes: " } else { ", but " };
        assert!(desk.screen().contains(said), "{}", desk.screen());
        assert_eq!(page(&desk).drill.as_ref().expect("a drill").score, [round, 1]);
        desk.enter();
    }
    assert_eq!(desk.app.cx.puzzles.solved(|_| true), 2, "the moves count as ever");
}

#[test]
fn the_daily_puzzle_is_that_of_the_day_and_has_a_line_to_copy() {
    let mut desk = desk(PuzzleChoice::Daily);
    let day = date(2026, 11, 23);
    assert_eq!(page(&desk).attempt().expect("a puzzle").puzzle().id, daily(day).id);
    play_wrong(&mut desk);
    desk.enter();
    solve(&mut desk);
    let moves = daily(day).own_moves();
    let line = page(&desk).line_to_copy(&desk.app.cx).expect("it is solved");
    let blocks: Vec<char> = line.chars().filter(|c| "■□".contains(*c)).collect();
    assert_eq!((blocks.len(), blocks[0]), (moves, '□'), "{line}");
    assert!(line.contains("2026-11-23") && line.contains("1 day in a row"), "{line}");
    for square in &daily(day).line {
        assert!(!line.contains(&square.to_string()), "{line} gives {square} away");
    }
    desk.keys("C");
    let copied =
        |it: &Effect| matches!(it, Effect::Terminal(TerminalEffect::Copy(text)) if *text == line);
    assert!(desk.effects.iter().any(copied), "it was copied");
    assert!(desk.says().contains("opied"), "{}", desk.says());
    desk.key(KeyCode::Esc);
    assert!(desk.screen().contains("1 day"), "{}", desk.screen());
    // Once more it counts no more, and there is nothing to boast of.
    desk.enter();
    solve(&mut desk);
    assert_eq!(page(&desk).line_to_copy(&desk.app.cx), None);
    assert!(desk.screen().contains("This time doesn't count"), "{}", desk.screen());
    desk.keys("o");
    assert_eq!(desk.page(), "line", "the solution can be walked");
}

/// Days from 1970-01-01 to 2026-11-23, and the time of a race, if there is one.
fn race(desk: &Desk) -> Option<Duration> {
    desk.effects.iter().find_map(|effect| match effect {
        Effect::Lobby(LobbyRequest::Solved { day, time }) => {
            assert_eq!(*day, 20_780);
            Some(*time)
        }
        _ => None,
    })
}

#[test]
fn a_daily_puzzle_is_in_the_race_if_it_is_solved_at_once_and_without_help() {
    let at_server = || {
        let mut desk = Desk::new();
        desk.app.restrict(Capabilities { people: true, ..Capabilities::NONE });
        desk.app.cx.day = date(2026, 11, 23);
        open(&mut desk, PuzzleChoice::Daily);
        desk
    };
    let mut desk = at_server();
    desk.wait(21_000);
    solve(&mut desk);
    assert!(
        race(&desk).is_some_and(|time| (21..30).contains(&time.as_secs())),
        "{:?}",
        race(&desk)
    );
    // Once more it does not count.
    desk.effects.clear();
    desk.key(KeyCode::Esc);
    desk.enter();
    solve(&mut desk);
    assert_eq!(race(&desk), None);
    // Nor after a miss, or with the idea.
    let mut missed = at_server();
    play_wrong(&mut missed);
    missed.enter();
    solve(&mut missed);
    assert_eq!(race(&missed), None);
    let mut helped = at_server();
    helped.keys("i");
    assert!(page(&helped).is_hinted);
    solve(&mut helped);
    assert_eq!(race(&helped), None);
    // At home there is no race.
    let mut home = self::desk(PuzzleChoice::Daily);
    home.app.restrict(Capabilities::NONE);
    solve(&mut home);
    assert_eq!(race(&home), None);
}

#[test]
fn a_rush_gets_harder_and_ends_after_three_misses_or_when_the_time_is_over() {
    let mut rush = desk(PuzzleChoice::Rush(3));
    assert!(rush.screen().contains("3:00 left"), "{}", rush.screen());
    let mut ids = Vec::new();
    for _ in 0..12 {
        let attempt = page(&rush).attempt().expect("a puzzle");
        ids.push(attempt.puzzle().id);
        for _ in 0..attempt.puzzle().own_moves() {
            play_wanted(&mut rush);
        }
    }
    let strength = |id: &u32| puzzles()[*id as usize - 1].strength;
    assert!(strength(&ids[11]) > strength(&ids[0]), "{ids:?}");
    for misses in 1..=3 {
        play_wrong(&mut rush);
        assert_eq!(page(&rush).rush.expect("a rush").misses, misses);
    }
    assert!(rush.screen().contains("12 puzzles solved"), "{}", rush.screen());
    assert!(rush.screen().contains("A new record!"), "{}", rush.screen());
    assert_eq!(rush.app.cx.puzzles.best_rush(3), Some(12));
    assert_eq!(rush.app.cx.puzzles.tries(), 0, "a rush is not rated");
    // Time passes by itself.
    rush.enter();
    open(&mut rush, PuzzleChoice::Rush(5));
    play_wrong(&mut rush);
    rush.wait(298_000);
    assert!(page(&rush).rush.is_some_and(|it| it.over.is_none()));
    rush.wait(2_100);
    assert!(page(&rush).is_over());
    assert!(rush.screen().contains("0 puzzles solved"), "{}", rush.screen());
}

/// Once, Esc left a rush without a word about what was solved in it.
#[test]
fn esc_ends_a_rush_with_its_result_and_then_leaves() {
    let mut rush = desk(PuzzleChoice::Rush(3));
    rush.wait(1_000);
    play_wrong(&mut rush);
    rush.key(KeyCode::Esc);
    assert!(rush.says().contains("again"), "it is asked: {}", rush.says());
    rush.key(KeyCode::Esc);
    let screen = rush.screen();
    assert!(screen.contains("0 puzzles solved") && !screen.contains("Time's up"), "{screen}");
    rush.key(KeyCode::Esc);
    assert!(!matches!(rush.app.top(), Page::Puzzle(_)), "{}", rush.screen());
}

/// Once, the cursor of a new puzzle stood on its nearest legal move, often the right one.
#[test]
fn enter_alone_solves_no_puzzle() {
    for choice in [PuzzleChoice::Daily, PuzzleChoice::Rush(3)] {
        let mut desk = Desk::new();
        for day in 1..=28 {
            desk.app.cx.day = date(2026, 12, day);
            open(&mut desk, choice);
            let game = |desk: &Desk| desk.app.shown().expect("a board").game.clone();
            let before = game(&desk);
            desk.enter();
            assert_eq!(game(&desk), before, "{choice:?}, {day} December");
            while matches!(desk.app.top(), Page::Puzzle(_)) {
                desk.key(KeyCode::Esc);
            }
        }
    }
}

#[test]
fn what_became_of_puzzles_outlives_the_program_and_two_windows_lose_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.db");
    let mut one = Desk::kept_in(&path);
    let mut two = Desk::kept_in(&path);
    for desk in [&mut one, &mut two] {
        desk.app.cx.day = date(2026, 11, 23);
        open(desk, PuzzleChoice::Daily);
    }
    play_wrong(&mut one);
    one.enter();
    solve(&mut one);
    // The other window's is the second try then.
    solve(&mut two);
    let (store, _) = SqliteStore::open(&path).expect("a store");
    let record = store.puzzles().expect("read");
    assert_eq!((record.tries(), record.solved(|_| true)), (1, 0));
    assert_eq!(record.streak(date(2026, 11, 23)), 1);
    drop(store);
    let mut three = Desk::kept_in(&path);
    three.app.cx.day = date(2026, 11, 24);
    three.go_to_row(StartRow::Puzzles);
    three.enter();
    assert_eq!(three.app.cx.puzzles, record);
}

#[test]
fn a_puzzle_that_is_known_and_missed_later_comes_back_after_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut store, _) = SqliteStore::open(&folder.path().join("games.db")).expect("a store");
    let day = date(2026, 11, 23);
    let solved =
        PuzzleTry { puzzle: 7, misses: 0, is_hinted: false, streak: 0, due: None, daily: None };
    store.puzzle_tried(&solved).expect("kept");
    store.puzzle_tried(&PuzzleTry { misses: 1, due: Some(day), ..solved }).expect("kept");
    for (minutes, solved) in [(3, 9), (3, 4)] {
        store.rushed(RushScore { minutes, solved }, "2026-11-23").expect("kept");
    }
    let record = store.puzzles().expect("read");
    assert_eq!(record.due(day), [&puzzles()[6]]);
    assert_eq!((record.solved(|_| true), record.best_rush(3)), (1, Some(9)));
}

/// Once, a first puzzle solved made a rating of 1673 beside a game rating of 702.
#[test]
fn a_rating_is_shown_after_ten_puzzles() {
    let mut desk = desk(PuzzleChoice::Near);
    for count in 1..=10 {
        solve(&mut desk);
        let is_rated = desk.screen().contains("Your puzzle rating: about");
        assert_eq!(is_rated, count == 10, "{count}: {}", desk.screen());
        desk.enter();
    }
}

/// Once, a newcomer was given twelve empty squares and a draw to hold.
#[test]
fn a_newcomer_can_count_the_puzzles_out() {
    let is_easy = |page: &PuzzlePage| {
        let puzzle = page.attempt().expect("a puzzle").puzzle();
        puzzle.position.empties().len() <= 6 && puzzle.goal != PuzzleGoal::Draw
    };
    for seed in 0..30 {
        for choice in [PuzzleChoice::Near, PuzzleChoice::Drill, PuzzleChoice::Rush(3)] {
            let mut desk = Desk::new();
            let cx = &desk.app.cx;
            desk.app = App::new(cx.setup.clone(), cx.settings.clone(), cx.viewport, seed);
            open(&mut desk, choice);
            for nth in 0..5 {
                assert!(is_easy(page(&desk)), "{choice:?} {seed}, puzzle {nth}");
                match choice {
                    PuzzleChoice::Drill => break,
                    // In a rush the next one comes by itself.
                    PuzzleChoice::Rush(_) => {
                        let id = |desk: &Desk| page(desk).attempt().map(|it| it.puzzle().id);
                        let before = id(&desk);
                        while id(&desk) == before {
                            play_wanted(&mut desk);
                        }
                    }
                    _ => {
                        solve(&mut desk);
                        desk.enter();
                    }
                }
            }
        }
    }
}

#[test]
fn the_choices_begin_with_today_and_the_themes_with_the_easiest() {
    let first = &PuzzleChoice::all()[..4];
    let wanted =
        [PuzzleChoice::Daily, PuzzleChoice::Near, PuzzleChoice::Rush(3), PuzzleChoice::Rush(5)];
    assert_eq!(first, wanted);
    let themes = PuzzleChoice::all().iter().filter_map(|choice| match choice {
        PuzzleChoice::Theme(theme) => Some(*theme),
        _ => None,
    });
    let median = |theme: PuzzleTheme| {
        let mut all: Vec<u16> = outflank::school::offered()
            .iter()
            .filter(|puzzle| theme.fits(puzzle.motifs))
            .map(|puzzle| puzzle.strength)
            .collect();
        all.sort_unstable();
        all[all.len() / 2]
    };
    let medians: Vec<u16> = themes.map(median).collect();
    assert!(medians.is_sorted() && medians.len() > 10, "{medians:?}");
}

#[test]
fn quitting_in_a_rush_is_asked_once() {
    let mut desk = desk(PuzzleChoice::Rush(3));
    let has_quit = |desk: &Desk| desk.effects.iter().any(|it| matches!(it, Effect::Quit));
    desk.keys("q");
    assert!(!has_quit(&desk), "it is asked");
    assert!(desk.says().contains("Press the key again"), "{}", desk.says());
    desk.keys("q");
    assert!(has_quit(&desk));
}
