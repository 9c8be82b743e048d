//! The player's own mistakes, practised until they are solved.

use crate::support::desk::Desk;
use crate::support::finished::{GAME, at, played, review, says};
use crate::support::kept::back_to;
use outflank::app::{Effect, KeyCode, Page, StartRow, TerminalEffect, Way};
use outflank::coach::{Fact, Grade, Review, Trend};
use outflank::library::SqliteStore;
use outflank::records::{Form, PlayerName, Record};
use outflank::rules::{Color, Square, Variant, transcript};
use outflank::school::{lesson_about, motifs_about};
use outflank::screen::InputEvent;
use outflank::store::{Save, SessionId, Slot, StoreRequest};
use outflank::words::subject_to_practise;
use std::collections::{BTreeMap, HashSet};

/// Goes from the start screen to the practice.
fn practise(desk: &mut Desk) {
    desk.go_to_row(StartRow::Practice);
    desk.enter();
    assert_eq!(desk.page(), "practice");
}

/// Plays on that square of the practice.
fn answer(desk: &mut Desk, square: Square) {
    for _ in 0..64 {
        let cursor = desk.practice().expect("a practice").board.session.view.cursor;
        if cursor == square {
            break;
        }
        desk.key(KeyCode::Tab);
    }
    desk.enter();
}

/// Goes on after an answer; out of the puzzle that follows it, too.
fn go_on(desk: &mut Desk) {
    desk.enter();
    if desk.page() == "puzzle" {
        desk.key(KeyCode::Esc);
    }
    assert_eq!(desk.page(), "practice");
}

#[test]
fn the_player_s_mistakes_come_back_until_they_are_solved() {
    let (mut desk, _folder, path) = played();
    desk.keys("v");
    let own =
        |it: &&outflank::coach::MoveReview| it.side == Color::Black && it.grade() >= Grade::Mistake;
    let mut mistakes: Vec<_> = review(&desk).moves.iter().filter(own).cloned().collect();
    mistakes.sort_by_key(|mistake| std::cmp::Reverse(mistake.loss()));
    drop(desk);
    let mut desk = Desk::kept_in(&path);
    practise(&mut desk);
    let screen = desk.screen();
    assert!(screen.contains(&format!("Practice, {} due", mistakes.len())), "{screen}");
    assert!(screen.contains("Find the best move"), "{screen}");
    // The old mistake once more: it is not right, and comes again in the end.
    answer(&mut desk, mistakes[0].made.square);
    assert!(says(&desk).contains("You'll see it again later."), "{}", says(&desk));
    assert!(desk.app.values().is_some(), "the solution is on the board");
    go_on(&mut desk);
    for (at, mistake) in mistakes[1..].iter().chain(&mistakes[..1]).enumerate() {
        assert_eq!(desk.app.values(), None, "not before an answer");
        if at == 0 {
            // Typed, for once.
            desk.play(&mistake.best.square.to_string());
        } else {
            answer(&mut desk, mistake.best.square);
        }
        let said = says(&desk);
        assert!(
            said.contains("correct") && said.contains("You'll see it again tomorrow."),
            "{said}"
        );
        go_on(&mut desk);
    }
    assert!(says(&desk).starts_with("Done for today"), "{}", says(&desk));
    desk.enter();
    assert_eq!((desk.page(), desk.row()), ("start", Some(StartRow::Practice)));
    // Today there is nothing left.
    practise(&mut desk);
    assert!(says(&desk).starts_with("Nothing is due today."), "{}", says(&desk));
}

#[test]
fn a_drill_asks_for_three_moves_of_the_game_and_two_puzzles() {
    let (mut desk, ..) = played();
    desk.keys("vd");
    assert_eq!(desk.page(), "practice");
    let own = |it: &&outflank::coach::MoveReview| it.side == Color::Black;
    let saved = |desk: &Desk| {
        let practised =
            |it: &&Effect| matches!(it, Effect::Store(_, StoreRequest::Practised { .. }));
        desk.effects.iter().filter(practised).count()
    };
    let kept = saved(&desk);
    let mut seen = Vec::new();
    for left in [3, 2, 1] {
        let said = desk.screen();
        assert!(said.contains(&format!("Drill, {left} to go")), "{said}");
        let exercise = desk.practice().and_then(|it| it.exercise().cloned()).expect("one");
        assert!(says(&desk).contains(&format!("played {} here", exercise.made)), "{}", says(&desk));
        let advice = exercise.position;
        let best = |desk: &Desk| {
            let Page::Practice(_) = desk.app.base() else { panic!("a drill") };
            let replay = desk.app.pages().find_map(|page| match page {
                Page::Replay(page) => page.review.as_ref(),
                _ => None,
            });
            let moves = &replay.expect("the review lies beneath").review.moves;
            let of_it = moves.iter().filter(own).find(|it| it.made.square == exercise.made);
            of_it.expect("a move of the player").best.square
        };
        let square = best(&desk);
        assert!(advice.legal_moves().contains(square));
        answer(&mut desk, square);
        assert!(says(&desk).contains("correct"), "{}", says(&desk));
        assert!(!says(&desk).contains("You'll see it"), "{}", says(&desk));
        seen.push(exercise.made);
        desk.enter();
        assert_eq!(desk.page(), "practice");
    }
    assert_eq!(seen.iter().collect::<HashSet<_>>().len(), 3);
    assert!(says(&desk).starts_with("Drill over: 3/3"), "{}", says(&desk));
    for count in [2, 1] {
        let left = if count == 2 { "Enter: 2 puzzles" } else { "Enter: one puzzle" };
        assert!(says(&desk).contains(left), "{}", says(&desk));
        desk.enter();
        assert_eq!(desk.page(), "puzzle");
        desk.key(KeyCode::Esc);
        assert_eq!(desk.page(), "practice");
    }
    assert_eq!(saved(&desk), kept, "a drill leaves the plan of the practice as it is");
    desk.enter();
    assert_eq!(desk.page(), "replay", "back at the review");
}

#[test]
fn a_card_asks_about_a_mistake_and_keeps_the_answer_to_itself() {
    let (mut desk, ..) = played();
    desk.keys("v");
    desk.enter();
    let shown = review(&desk).on(at(&desk) - 1).expect("a move").clone();
    desk.keys("x");
    for _ in 0..30 {
        if matches!(desk.app.top(), Page::Export(page) if page.ways()[page.list.at] == Way::CopyCard)
        {
            break;
        }
        desk.key(KeyCode::Down);
    }
    desk.enter();
    let copied = desk.effects.iter().rev().find_map(|it| match it {
        Effect::Terminal(TerminalEffect::Copy(text)) => Some(text.clone()),
        _ => None,
    });
    let card = copied.expect("a card is copied");
    let made = format!("Black played {} here and lost {} discs.", shown.made.square, shown.loss());
    assert!(card.contains(&made) && card.contains("What is better?"), "{card}");
    assert!(card.contains("  a b c d e f g h\n1 "), "{card}");
    assert!(!card.contains(&shown.best.square.to_string()), "{card}");
    // The board is that before the move: the move's square is empty.
    let row = card.lines().nth(usize::from(shown.made.square.rank()) + 1).expect("a row");
    let sign = row.chars().filter(|it| *it != ' ').nth(usize::from(shown.made.square.file()) + 1);
    assert!(matches!(sign, Some('·' | '.')), "{card}");
}

#[test]
fn a_puzzle_with_the_same_idea_follows_a_mistake_that_is_done() {
    let (mut desk, _folder, path) = played();
    desk.keys("v");
    drop(desk);
    let mut desk = Desk::kept_in(&path);
    practise(&mut desk);
    let mut followed = 0;
    for _ in 0..30 {
        let Some(exercise) = desk.practice().and_then(|it| it.exercise().cloned()) else { break };
        // Missed, and then missed again: only then it is done for today.
        answer(&mut desk, exercise.made);
        let is_done = !says(&desk).contains("You'll see it again later.");
        let about = exercise.principle.map(motifs_about).filter(|motifs| !motifs.is_empty());
        let promised = says(&desk).contains("Next, a puzzle with the same idea.");
        assert_eq!(promised, is_done && about.is_some(), "{}", says(&desk));
        desk.enter();
        assert_eq!(desk.page() == "puzzle", promised);
        if let Some(about) = about.filter(|_| promised) {
            let Page::Puzzle(page) = desk.app.top() else { panic!("a puzzle") };
            let attempt = page.attempt().expect("one");
            assert!(attempt.puzzle().motifs.meets(about), "{:?}", exercise.principle);
            assert!(says(&desk).contains("The same idea as in your game"), "{}", says(&desk));
            followed += 1;
            if followed == 1 {
                // Its solution is a miss: tomorrow it is due.
                desk.keys("s");
                assert!(says(&desk).contains("You'll see this puzzle again tomorrow."));
                desk.enter();
            } else {
                desk.key(KeyCode::Esc);
            }
        }
        assert_eq!(desk.page(), "practice");
    }
    assert!(followed > 0);
    assert!(says(&desk).starts_with("Done for today"), "{}", says(&desk));
    // A puzzle that is due is tried again before one leaves.
    desk.app.cx.day = desk.app.cx.day.tomorrow().expect("there is one");
    assert!(says(&desk).contains("A puzzle you missed is due."), "{}", says(&desk));
    desk.enter();
    assert_eq!(desk.page(), "puzzle");
    desk.keys("s");
    desk.enter();
    desk.enter();
    assert_eq!(desk.page(), "practice");
    desk.enter();
    assert_eq!(desk.page(), "start");
}

#[test]
fn a_second_miss_waits_for_another_day_and_a_better_move_is_praised() {
    let (mut desk, _folder, path) = played();
    desk.keys("v");
    drop(desk);
    let mut desk = Desk::kept_in(&path);
    practise(&mut desk);
    let mut told = HashSet::new();
    for _ in 0..100 {
        let practice = desk.practice().expect("a practice");
        let Some(exercise) = practice.exercise().cloned() else { break };
        // The first move that is better than the old one, but not good enough.
        let question = desk.practice().expect("a practice").board.session.game.legal_moves();
        let others = question.squares().filter(|&square| square != exercise.made);
        let square = others.clone().nth(told.len() % others.count()).unwrap_or(exercise.made);
        answer(&mut desk, square);
        let said = says(&desk);
        let advice = desk.app.values().expect("a solution");
        let score = |square| advice.on(square).expect("legal").line.score;
        let (new, old, best) = (score(square), score(exercise.made), advice.moves[0].line.score);
        let grade = advice.stakes(advice.on(square).expect("legal")).grade();
        let expected = match (grade, new - old) {
            (Grade::Best, _) => "correct".to_owned(),
            (Grade::Good, _) => "good enough".to_owned(),
            (_, gained @ 1..) => format!("{gained} better than {}.", exercise.made),
            _ => format!("loses {}", best - new),
        };
        assert!(said.contains(&expected), "{said}");
        told.insert(said);
        go_on(&mut desk);
    }
    assert!(says(&desk).starts_with("Done for today"), "it comes to an end: {}", says(&desk));
    assert!(told.iter().any(|said| said.contains("You'll see it again later.")));
    assert!(told.iter().any(|said| said.contains("You'll see it again tomorrow.")));
}

#[test]
fn intervals_grow_and_a_position_solved_often_enough_is_solved_for_good() {
    let (mut desk, _folder, path) = played();
    desk.keys("v");
    drop(desk);
    let (mut keep, _) = SqliteStore::open(&path).expect("it opens");
    let id = keep.exercises("9999-01-01").expect("readable").due[0].id;
    let is_due = |keep: &SqliteStore, day: &str| {
        keep.exercises(day).expect("readable").due.iter().any(|it| it.id == id)
    };
    for (streak, days, before, on) in [
        (1, 1, "2026-11-21", "2026-11-22"),
        (2, 3, "2026-11-23", "2026-11-24"),
        (3, 8, "2026-11-28", "2026-11-29"),
        (4, 21, "2026-12-11", "2026-12-12"),
    ] {
        keep.practised(id, streak, Some(days), "2026-11-21").expect("kept");
        assert!(!is_due(&keep, before) && is_due(&keep, on), "{days}");
    }
    keep.practised(id, 5, None, "2026-12-12").expect("kept");
    assert!(!is_due(&keep, "9999-01-01"));
    assert_eq!(keep.exercises("2026-12-12").expect("readable").solved, 1);
}

#[test]
fn the_same_mistake_in_another_game_begins_anew_and_the_same_review_does_not() {
    let (mut desk, _folder, path) = played();
    desk.keys("v");
    let first = review(&desk).clone();
    let game = desk.app.replay().expect("a game").session.identity.id.expect("kept");
    drop(desk);
    let (mut keep, _) = SqliteStore::open(&path).expect("it opens");
    let due = keep.exercises("9999-01-01").expect("readable").due;
    for exercise in &due {
        keep.practised(exercise.id, 5, None, "2026-11-21").expect("kept");
    }
    let wish = |game| StoreRequest::SaveReview {
        game,
        review: Box::new(first.clone()),
        learner: Some(Color::Black),
    };
    keep.fulfil(&wish(game)).expect("kept");
    assert_eq!(keep.exercises("9999-01-01").expect("readable").solved, due.len());
    // The same moves in another game.
    let copy = keep.game(game).expect("it is there");
    let copy = outflank::store::StoredGame { id: None, revision: 1, ..copy };
    let other = keep
        .save(&Save { slot: Slot { session_id: SessionId::default(), number: 99 }, game: copy })
        .expect("kept");
    assert_ne!(other, game);
    keep.fulfil(&wish(other)).expect("kept");
    assert_eq!(keep.exercises("9999-01-01").expect("readable").due.len(), due.len());
}

/// The player's mistakes in a review, by what was behind them: counted by hand.
fn counted(review: &Review) -> BTreeMap<String, (usize, i32)> {
    let mut found: BTreeMap<String, (usize, i32)> = BTreeMap::new();
    for reviewed in &review.moves {
        let is_own = reviewed.side == Color::Black && reviewed.grade() > Grade::Good;
        let Some(first) = reviewed.reasons.first().filter(|_| is_own) else { continue };
        if !matches!(first.fact, Fact::Expects { .. } | Fact::Exact { .. }) {
            let (count, loss) = found.entry(first.fact.principle().to_string()).or_default();
            *count += 1;
            *loss += reviewed.best.score - reviewed.made.score;
        }
    }
    found
}

/// Once, only games played here counted: those of a club or a server did not.
#[test]
fn an_imported_game_with_the_player_s_name_counts_for_the_player() {
    let record = |black: &str| {
        let moves = transcript::read(Variant::REVERSI, Color::Black, GAME);
        let players = [PlayerName::named(black), PlayerName::named("Cleo")];
        Record { players, ..Record::of(moves.expect("legal moves")) }
    };
    for (black, own, counts) in [("ANNA", "Anna", true), ("Ben", "Anna", false), ("Ben", "", false)]
    {
        let folder = tempfile::tempdir().expect("a folder");
        let mut desk = Desk::kept_in(&folder.path().join("games.db"));
        desk.app.cx.settings.names[0] = own.to_owned();
        let text = Form::Ggf.write(&record(black));
        desk.event(InputEvent::Paste(text));
        desk.enter();
        desk.keys("v");
        let reviewing = desk.app.replay().expect("a replay").review.as_ref().expect("reviewed");
        assert_eq!(reviewing.whose, counts.then_some(Color::Black), "{black} {own}");
    }
}

#[test]
fn the_statistics_name_what_costs_most_and_lead_to_its_practice() {
    let (mut desk, _folder, path) = played();
    desk.keys("v");
    let expected = counted(review(&desk));
    drop(desk);
    // As the version before left it: reviews with uncounted mistakes.
    let db = rusqlite::Connection::open(&path).expect("it opens");
    back_to(3, &db);
    drop(db);
    let mut desk = Desk::kept_in(&path);
    desk.go_to_row(StartRow::Statistics);
    desk.enter();
    let weaknesses = desk.weaknesses().to_vec();
    let mut costs: Vec<i32> = expected.values().map(|(_, loss)| *loss).collect();
    costs.sort_by_key(|loss| std::cmp::Reverse(*loss));
    costs.truncate(3);
    assert!(!costs.is_empty());
    assert_eq!(weaknesses.iter().map(|it| it.loss).collect::<Vec<_>>(), costs);
    for weakness in &weaknesses {
        let counted = expected[&weakness.principle.to_string()];
        assert_eq!((weakness.mistakes, weakness.loss), counted);
        assert_eq!(weakness.trend(), Trend::Unknown, "one game shows no trend");
        assert!(
            desk.screen().contains(&subject_to_practise(weakness.principle)),
            "{}",
            desk.screen()
        );
    }
    // Each leads to its lesson and to puzzles about it, too.
    let chosen = weaknesses[0].principle;
    desk.keys("i");
    assert_eq!(desk.page(), "lesson");
    let Page::Lesson(page) = desk.app.base() else { panic!("a lesson") };
    assert_eq!(page.lesson().name, lesson_about(chosen));
    desk.key(KeyCode::Esc);
    desk.keys("p");
    if let Page::Puzzle(page) = desk.app.base() {
        assert!(page.attempt().expect("one").puzzle().motifs.meets(motifs_about(chosen)));
        desk.key(KeyCode::Esc);
    } else {
        assert!(motifs_about(chosen).is_empty());
    }
    assert_eq!(desk.page(), "statistics");
    // The second one, and nothing else.
    desk.key(KeyCode::Down);
    desk.enter();
    assert_eq!(desk.page(), "practice");
    let practice = desk.practice().expect("a practice");
    assert_eq!(practice.only(), Some(weaknesses[1].principle));
    let (only, count) = (practice.only(), practice.due());
    assert!(count <= weaknesses[1].mistakes);
    assert!(practice.exercise().is_none_or(|it| it.principle == only));
    // Every subject has its turn, and then all of them together.
    let mut seen = HashSet::new();
    let mut total = 0;
    for _ in 0..20 {
        desk.keys("s");
        let practice = desk.practice().expect("a practice");
        if practice.only().is_none() {
            total = practice.due();
            continue;
        }
        let subject = practice.only();
        assert!(
            practice.due() > 0 && practice.exercise().is_some_and(|it| it.principle == subject)
        );
        if !seen.insert(subject) {
            break;
        }
        assert!(
            says(&desk).contains(&subject_to_practise(subject.expect("one"))),
            "{}",
            says(&desk)
        );
    }
    let (keep, _) = SqliteStore::open(&path).expect("it opens");
    let due = keep.exercises("9999-01-01").expect("readable").due;
    assert_eq!(total, due.len());
    // Each subject that anything due is about, and no other.
    let subjects: HashSet<_> =
        due.iter().filter(|it| it.principle.is_some()).map(|it| it.principle).collect();
    assert!(!seen.is_empty());
    assert_eq!(seen, subjects);
}

#[test]
fn a_deleted_game_s_mistakes_are_not_counted_and_a_new_review_is_not_counted_twice() {
    let (mut desk, _folder, path) = played();
    desk.keys("v");
    let (first, expected) = (review(&desk).clone(), counted(review(&desk)));
    let game = desk.app.replay().expect("a game").session.identity.id.expect("kept");
    drop(desk);
    let (mut keep, _) = SqliteStore::open(&path).expect("it opens");
    let loss = |keep: &SqliteStore| -> i32 {
        let games = keep.mistakes().expect("readable");
        games.iter().flatten().map(|mistake| mistake.loss).sum()
    };
    let whole: i32 = expected.values().map(|(_, loss)| loss).sum();
    assert_eq!(loss(&keep), whole);
    let (review, learner) = (Box::new(first), Some(Color::Black));
    keep.fulfil(&StoreRequest::SaveReview { game, review, learner }).expect("kept");
    assert_eq!(loss(&keep), whole);
    keep.fulfil(&StoreRequest::Delete(game)).expect("deleted");
    assert_eq!(loss(&keep), 0);
}

#[test]
fn a_day_has_twenty_new_positions_the_costliest_first_and_says_where_they_come_from() {
    let (desk, _folder, path) = played();
    let game = desk.app.session().expect("a game").identity.id.expect("kept");
    let positions = desk.app.session().expect("a game").game.positions().to_vec();
    drop(desk);
    let (mut keep, _) = SqliteStore::open(&path).expect("it opens");
    let db = rusqlite::Connection::open(&path).expect("it opens");
    for (at, position) in positions.iter().step_by(2).take(27).enumerate() {
        let side = Color::Black;
        let board = outflank::records::write_board(position, side);
        let made = position.legal_moves().first().expect("a move").to_string();
        db.execute(
            "INSERT INTO exercise (player, game, rules, board, made, loss, due)
             VALUES (1, ?1, 'reversi', ?2, ?3, ?4, '2026-11-22')",
            rusqlite::params![game.0, board, made, (at * 7 % 27) as u32 + 4],
        )
        .expect("kept");
    }
    let today = keep.exercises("2026-11-22").expect("readable");
    assert_eq!((today.due.len(), today.waiting), (20, 7));
    let losses: Vec<i32> = today.due.iter().map(|it| it.loss).collect();
    assert_eq!(losses, (11..=30).rev().collect::<Vec<_>>(), "the costliest first");
    // Three are done: seventeen new ones are left for today, and one that was missed is not new any more.
    let ids: Vec<i64> = today.due.iter().map(|it| it.id).collect();
    keep.practised(ids[0], 1, Some(1), "2026-11-22").expect("kept");
    keep.practised(ids[1], 1, Some(1), "2026-11-22").expect("kept");
    keep.practised(ids[2], 0, Some(0), "2026-11-22").expect("kept");
    let rest = keep.exercises("2026-11-22").expect("readable");
    assert_eq!((rest.due.len(), rest.waiting, rest.later), (18, 7, 2));
    let tomorrow = keep.exercises("2026-11-23").expect("readable");
    assert_eq!((tomorrow.due.len(), tomorrow.waiting), (3 + 20, 4));
    let origin = &tomorrow.due[0].origin;
    assert_eq!(origin.level, Some(4), "{origin:?}");
    let mut desk = Desk::kept_in(&path);
    practise(&mut desk);
    let said = says(&desk);
    assert!(said.contains("From your game against Novice (level 4) on 20"), "{said}");
}

#[test]
fn every_square_that_is_lit_as_best_is_named() {
    let (mut desk, _folder, path) = played();
    desk.keys("v");
    drop(desk);
    let mut desk = Desk::kept_in(&path);
    practise(&mut desk);
    for _ in 0..20 {
        let Some(exercise) = desk.practice().and_then(|it| it.exercise().cloned()) else { break };
        answer(&mut desk, exercise.made);
        let advice = desk.app.values().expect("a solution").clone();
        let head = desk.app.coach_text().expect("it speaks").head;
        for it in advice.moves.iter().filter(|it| it.line.score == advice.moves[0].line.score) {
            assert!(head.contains(&it.line.square.to_string()), "{}: {head}", it.line.square);
        }
        go_on(&mut desk);
    }
}
