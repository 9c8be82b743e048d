//! The lessons: what they say of their boards, and what one does in them.

use crate::support::desk::Desk;
use crate::support::lesson::{go_to, open, page, says, solve};
use outflank::app::KeyCode;
use outflank::app::{App, Settings, Setup, StartRow, Viewport};
use outflank::coach::SearchGoal;
use outflank::engine::Level;
use outflank::plain::{BoardSize, Conversation, Next, PlainStudy, Study};
use outflank::rules::{Bitboard, Color, Square};
use outflank::school::{Lesson, LessonAnswer, LessonBoard, LessonTask, Marks};
use outflank::words::lessons;
use std::collections::HashSet;

#[test]
fn everything_that_every_fourth_lesson_says_of_its_boards_is_true() {
    check_lessons(4);
}

#[test]
#[ignore = "exhaustive: .ci/run"]
fn everything_that_lessons_say_of_their_boards_is_true() {
    check_lessons(1);
}

fn check_lessons(step: usize) {
    for lesson in lessons().iter().step_by(step) {
        if let Err(error) = lesson.check() {
            panic!("{}: {error}", lesson.name);
        }
    }
}

#[test]
fn exams_do_not_give_their_answers_away_by_the_title() {
    for lesson in &lessons()[1..] {
        let tasks: HashSet<String> =
            lesson.boards[lesson.exam..].iter().map(|board| format!("{:?}", board.task)).collect();
        let is_open = |board: &LessonBoard| board.ask == "What would you play?";
        let are_open = lesson.boards[lesson.exam..].iter().all(is_open);
        assert!(tasks.len() >= 2 || are_open, "{}: every board asks for the same", lesson.name);
    }
}

#[test]
fn a_lesson_that_accepts_a_move_which_loses_is_refused() {
    let text = |answers: &str| {
        let corners = include_str!("../../src/core/data/lessons/x-and-c-squares.lesson");
        let lesser = corners.lines().find(|line| line.starts_with("lesser a3")).expect("it is");
        corners.replacen(lesser, "", 1).replacen("answer: c2 a5", answers, 1)
    };
    let check = |answers: &str| Lesson::read("test", &text(answers)).expect("it reads").check();
    let refused = check("answer: c2 a3 a5").expect_err("a3 loses ten discs").to_string();
    assert!(refused.contains("a3 loses 10 discs"), "{refused}");
    let unknown = check("answer: c2 a5").expect_err("a3 is of the kind, too").to_string();
    assert!(unknown.contains("the answer is"), "{unknown}");
}

#[test]
fn a_lesson_that_refuses_a_better_move_than_its_answer_is_refused() {
    // h7 wins by four; the moves that give no corner away lose by six.
    let rows = [
        ". . O . . . . .",
        ". . O X X . . .",
        "X X X X X X O O",
        "X X O O X X O .",
        "X X O O O O O O",
        "X X X X X X O X",
        ". . O O O O . .",
        ". . O . O O . .",
    ];
    let text = |task: &str, answer: &str| {
        let board = rows.join("\n  ");
        format!(
            "# Corners\nGive none.\n\n## A board\nLook.\nboard:\n  {board}\nturn: black\nask: Play.\n\
             task: {task}\nanswer: {answer}\nright: Yes.\nwrong: No.\n"
        )
    };
    let check = |task: &str, answer: &str| {
        Lesson::read("test", &text(task, answer)).expect("it reads").check()
    };
    assert_eq!(check("play good", "h7"), Ok(()));
    let refused = check("play not-gives-corner not-leaves-corner", "d1 d8 h4");
    let refused = refused.expect_err("h7 is better").to_string();
    assert!(refused.contains("h7 is no answer"), "{refused}");
}

#[test]
fn a_move_of_the_right_kind_that_loses_is_neither_right_nor_missed() {
    let number = lessons().iter().position(|it| it.name == "x-and-c-squares").expect("it is there");
    let mut desk = Desk::new();
    open(&mut desk, number + 1);
    let answer = |desk: &mut Desk, square: &str| {
        go_to(desk, square.parse().expect("a square"));
        desk.enter();
    };
    answer(&mut desk, "a3");
    assert!(says(&desk).contains("a3 does that, but there is better"), "{}", says(&desk));
    assert!(says(&desk).contains("10 discs better"), "{}", says(&desk));
    desk.enter();
    assert!(page(&desk).is_asked(), "another try");
    answer(&mut desk, "c2");
    assert!(says(&desk).starts_with("Right!"), "{}", says(&desk));
    let progress = &desk.app.cx.progress;
    assert!(progress.has(page(&desk).lesson(), 0));
}

/// Flips of a move, found by walking away from it square by square.
fn flipped(cells: &[char; 64], square: Square, own: char) -> Bitboard {
    let mut all = Bitboard::EMPTY;
    for files in -1_i8..=1 {
        for ranks in -1_i8..=1 {
            let mut run = Bitboard::EMPTY;
            let (mut file, mut rank) =
                (square.file().cast_signed() + files, square.rank().cast_signed() + ranks);
            while (0..8).contains(&file) && (0..8).contains(&rank) && (files, ranks) != (0, 0) {
                let at = Square::from_file_rank(file.cast_unsigned(), rank.cast_unsigned())
                    .expect("on the board");
                match cells[at.index()] {
                    '-' => break,
                    cell if cell == own => {
                        all |= run;
                        break;
                    }
                    _ => run |= Bitboard::of(at),
                }
                (file, rank) = (file + files, rank + ranks);
            }
        }
    }
    all
}

#[test]
fn what_flips_and_where_one_can_play_is_so_by_a_beginner_s_board() {
    let mut checked = 0;
    for board in lessons().iter().flat_map(|lesson| &lesson.boards) {
        let game = &board.game;
        let own = game.side_to_move().letter();
        let cells: Vec<char> =
            Square::all().map(|at| game.disc(at).map_or('-', Color::letter)).collect();
        let cells: [char; 64] = cells.try_into().expect("64 squares");
        let legal: Bitboard = Square::all()
            .filter(|at| cells[at.index()] == '-' && !flipped(&cells, *at, own).is_empty())
            .collect();
        assert_eq!(legal, game.legal_moves());
        match (&board.task, board.answer) {
            (LessonTask::Mark(Marks::Flips(at)), LessonAnswer::Squares(squares)) => {
                assert_eq!(squares, flipped(&cells, *at, own), "{}", board.title);
                checked += 1;
            }
            (LessonTask::Count(Marks::Flips(at)), LessonAnswer::Number(number)) => {
                assert_eq!(number, flipped(&cells, *at, own).len(), "{}", board.title);
                checked += 1;
            }
            (LessonTask::Count(Marks::Legal), LessonAnswer::Number(number)) => {
                assert_eq!(number, legal.len(), "{}", board.title);
                checked += 1;
            }
            (LessonTask::Play(_), LessonAnswer::Squares(squares)) => {
                assert!((squares - legal).is_empty());
            }
            (LessonTask::Pass, _) => assert!(legal.is_empty()),
            _ => {}
        }
    }
    assert!(checked >= 4, "{checked}");
}

#[test]
fn lessons_have_the_shape_that_learners_rely_on() {
    assert!(lessons().len() >= 23);
    let first = &lessons()[0];
    assert_eq!((first.boards.len(), first.exam_boards()), (5, 0), "how to play");
    for lesson in &lessons()[1..] {
        assert!((5..=6).contains(&lesson.exam), "{}: {} boards", lesson.name, lesson.exam);
        assert_eq!(lesson.exam_boards(), 5, "{}", lesson.name);
    }
    for lesson in lessons() {
        for (at, board) in lesson.boards.iter().enumerate() {
            let place = format!("{}, {}", lesson.name, board.title);
            assert!(!board.ask.is_empty() && !board.right.is_empty(), "{place}");
            let is_named = lesson.is_exam(at) && matches!(board.game.played(), []);
            let from_a_game = ["against", "between"].iter().any(|it| board.source.contains(it));
            assert!(!is_named || from_a_game, "{place}: {}", board.source);
            let texts = board.text.iter().chain([&board.ask, &board.right, &board.wrong]);
            for sentence in texts.flat_map(|text| text.split_inclusive(['.', '?', '!', ':'])) {
                let words = sentence.split_whitespace().count();
                assert!(words <= 20, "{place}: {words} words: {sentence}");
            }
        }
    }
}

#[test]
fn what_is_explained_has_room_in_the_usual_window() {
    for (number, lesson) in lessons().iter().enumerate() {
        let mut desk = Desk::new();
        open(&mut desk, number + 1);
        for board in &lesson.boards {
            let screen = desk.screen();
            let last_words = |text: &str| {
                let words: Vec<&str> = text.split_whitespace().collect();
                words[words.len().saturating_sub(2)..].join(" ")
            };
            for text in board.text.iter().chain([&board.ask]) {
                let shown = screen.split_whitespace().collect::<Vec<_>>();
                let wanted = last_words(text);
                let last = wanted.split(' ').next_back().unwrap_or_default();
                assert!(shown.contains(&last), "{wanted}\n{screen}");
            }
            desk.keys("]");
        }
    }
}

#[test]
fn a_beginner_goes_through_how_to_play_with_the_keys_alone() {
    let mut desk = Desk::new();
    open(&mut desk, 1);
    let lesson = page(&desk).lesson();
    for (at, board) in lesson.boards.iter().enumerate() {
        assert_eq!(page(&desk).at(), at);
        assert!(says(&desk).contains(&board.ask), "{}", says(&desk));
        solve(&mut desk);
        assert!(says(&desk).starts_with("Right!"), "{}: {}", board.title, says(&desk));
        desk.enter();
    }
    assert!(page(&desk).is_over);
    assert!(says(&desk).contains("Enter: the next lesson"), "{}", says(&desk));
    desk.enter();
    assert_eq!(page(&desk).lesson().name, lessons()[1].name);
}

#[test]
fn after_the_first_lesson_a_newcomer_plays_a_first_game() {
    for (key, page_after) in [(KeyCode::Enter, "board"), (KeyCode::Char(']'), "lesson")] {
        let mut desk = Desk::new();
        desk.app.cx.settings.animation = false;
        desk.app.welcome_newcomer();
        open(&mut desk, 1);
        for _ in &lessons()[0].boards {
            solve(&mut desk);
            desk.enter();
        }
        assert!(says(&desk).contains("Enter: play a first game (level 1)"), "{}", says(&desk));
        desk.key(key);
        assert_eq!(desk.page(), page_after);
        if page_after == "board" {
            let session = desk.app.session().expect("a game");
            assert_eq!(session.setup.level, Level::Random);
        } else {
            assert_eq!(page(&desk).lesson().name, lessons()[1].name);
        }
    }
}

#[test]
fn every_board_of_every_lesson_can_be_solved() {
    let mut desk = Desk::new();
    desk.app.cx.settings.animation = false;
    open(&mut desk, 1);
    for lesson in lessons() {
        assert_eq!(page(&desk).lesson().name, lesson.name);
        for board in &lesson.boards {
            solve(&mut desk);
            assert!(says(&desk).starts_with("Right!"), "{}: {}", lesson.name, board.title);
            desk.enter();
        }
        assert!(page(&desk).is_over);
        if lesson.exam_boards() > 0 {
            assert!(says(&desk).contains("Exam: 5 of 5"), "{}", says(&desk));
        }
        desk.enter();
    }
    assert_eq!(desk.page(), "learn", "after the last lesson");
    desk.resize(80, 40);
    let passed = desk.screen().matches("passed").count();
    assert_eq!(passed, lessons().len() + 1, "{}", desk.screen());
}

#[test]
fn after_a_wrong_mark_the_explanation_stays_and_the_arrows_move_at_once() {
    let mut desk = Desk::new();
    open(&mut desk, 1);
    // The second board asks for the discs that a move flips.
    desk.keys("]");
    let board = page(&desk).lesson_board().clone();
    let (LessonTask::Mark(Marks::Flips(at)), LessonAnswer::Squares(wanted)) =
        (&board.task, &board.answer)
    else {
        panic!("{board:?}")
    };
    go_to(&mut desk, *at);
    desk.enter();
    assert!(says(&desk).starts_with(&format!("Not {at}.")), "{}", says(&desk));
    assert!(board.text.iter().all(|text| says(&desk).contains(text)), "{}", says(&desk));
    let lit = desk.app.coach_text().expect("it speaks").squares;
    assert!(lit.contains(*at), "the move of the task stays lit");
    for square in wanted.squares() {
        go_to(&mut desk, square);
        desk.enter();
    }
    assert!(says(&desk).starts_with("Right"), "{}", says(&desk));
}

#[test]
fn a_wrong_answer_is_explained_can_be_tried_again_and_counts_as_a_miss() {
    let mut desk = Desk::new();
    open(&mut desk, 2);
    let lesson = page(&desk).lesson();
    for _ in 0..lesson.exam {
        desk.keys("]");
    }
    let board = page(&desk).lesson_board();
    let LessonAnswer::Squares(right) = board.answer else { panic!("a move is asked for") };
    let wrong = (board.game.legal_moves() - right).first().expect("there is a choice");
    go_to(&mut desk, wrong);
    desk.enter();
    assert!(says(&desk).starts_with(&format!("Not {wrong}.")), "{}", says(&desk));
    assert!(says(&desk).contains("try again"));
    assert_eq!(page(&desk).board.session.game.played().len(), board.game.played().len() + 1);
    desk.enter();
    assert_eq!(page(&desk).board.session.game, board.game, "back where it was");
    solve(&mut desk);
    assert!(says(&desk).starts_with("Right!"));
    assert_eq!(desk.app.cx.progress.exam_score(lesson), 0, "the first answer counts");
    assert!(desk.app.cx.progress.has(lesson, lesson.exam));
    // The same board once more, while the lesson is open, is no second first answer.
    desk.keys("u");
    solve(&mut desk);
    assert_eq!(desk.app.cx.progress.exam_score(lesson), 0);
    // And an occupied square is no answer at all.
    desk.enter();
    let disc = Square::all().find(|at| page(&desk).board.session.game.disc(*at).is_some());
    go_to(&mut desk, disc.expect("a disc"));
    desk.enter();
    assert!(page(&desk).is_asked());
    assert!(desk.says().contains("is occupied"), "{}", desk.says());
}

#[test]
fn what_would_be_right_is_not_given_away_after_a_wrong_answer() {
    for number in 2..=lessons().len() {
        let mut desk = Desk::new();
        open(&mut desk, number);
        let board = page(&desk).lesson_board();
        let (LessonTask::Play(_), LessonAnswer::Squares(right)) = (&board.task, board.answer)
        else {
            continue;
        };
        let wrong = (board.game.legal_moves() - right).first().expect("there is a choice");
        go_to(&mut desk, wrong);
        desk.enter();
        desk.coach();
        let said = says(&desk);
        for square in right.squares() {
            let own = board.reply_to_wrong(wrong).contains(&square.to_string());
            assert!(own || !said.contains(&square.to_string()), "{square}: {said}");
        }
    }
}

#[test]
fn the_line_after_an_answer_is_played_out_with_a_word_for_each_ply() {
    let number = lessons().iter().position(|it| it.name == "stoner-traps").expect("it is there");
    let mut desk = Desk::new();
    desk.app.cx.settings.animation = true;
    desk.goal = SearchGoal { depth: 8, exact_empties: 14 };
    open(&mut desk, number + 1);
    let plies = |desk: &Desk| page(desk).board.session.game.played().len();
    for answer in ["b2", "g8"] {
        let before = plies(&desk);
        desk.play(answer);
        assert_eq!(plies(&desk), before + 1, "the answer alone: {}", desk.screen());
        desk.wait(1000);
        assert_eq!(plies(&desk), before + 1, "the reply leaves time to read");
        desk.wait(10_000);
        let followed = page(&desk).followed().to_vec();
        assert!((2..=4).contains(&followed.len()), "{followed:?}");
        assert!(plies(&desk) > before + followed.len(), "a pass may lie between");
        let said = says(&desk);
        assert!(said.contains(&format!("Then: {}", followed.join("; "))), "{said}");
        assert!(said.contains("Then: Black "), "the opponent replies: {said}");
        // The trap wins its corner on the board.
        assert_eq!(said.contains("takes the corner"), answer == "b2", "{said}");
        desk.keys("u");
        assert_eq!(plies(&desk), before, "another try begins before the answer");
        assert!(page(&desk).followed().is_empty());
    }
    // Who reads faster goes on at once.
    desk.play("b2");
    desk.enter();
    assert_eq!((page(&desk).at(), plies(&desk)), (1, 0));
    desk.wait(10_000);
    assert_eq!(plies(&desk), 0, "the old line is gone");
}

#[test]
fn lessons_are_taken_up_where_they_were_left() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.db");
    let mut desk = Desk::kept_in(&path);
    open(&mut desk, 1);
    for _ in 0..2 {
        solve(&mut desk);
        desk.enter();
    }
    drop(desk);
    let mut desk = Desk::kept_in(&path);
    desk.go_to_row(StartRow::Learn);
    desk.enter();
    assert_eq!(page(&desk).at(), 2, "it opens at once");
    desk.key(KeyCode::Esc);
    assert!(desk.screen().contains("2/5"), "{}", desk.screen());
    desk.enter();
    assert_eq!(page(&desk).at(), 2);
    // Two windows: what the other one has solved first is not lost, nor written over.
    let mut other = Desk::kept_in(&path);
    open(&mut other, 1);
    solve(&mut other);
    solve(&mut desk);
    drop((desk, other));
    let mut desk = Desk::kept_in(&path);
    desk.go_to_row(StartRow::Learn);
    desk.enter();
    desk.key(KeyCode::Esc);
    assert!(desk.screen().contains("3/5"), "{}", desk.screen());
}

#[test]
fn a_lesson_with_mistakes_names_the_line_and_what_is_wrong() {
    let good = "# Title\nSummary.\n\n## Board\nText.\nmoves: f5\nask: Play.\ntask: play legal\n\
                answer: d6 f6 f4\nclaim: f6 replies 4\nright: Yes.\n";
    let lesson = Lesson::read("good", good).expect("it is one");
    lesson.check().expect("it is true");
    let faults = [
        ("# Title", "Title", "line 1: a lesson begins with its title"),
        ("Summary.", "", "line 2: below the title stands what one learns"),
        ("## Board", "", "line 5: a board begins with its title"),
        ("moves: f5", "moves: f9", "line 6: "),
        ("task: play legal", "task: dance", "line 8: unknown task 'dance'"),
        ("task: play legal", "task: play nicely", "line 8: unknown task 'play nicely'"),
        ("task: play legal\n", "", "line 4: the board above has no 'task'"),
        ("answer: d6 f6 f4\n", "", "line 4: the board above has no 'answer'"),
        ("answer: d6 f6 f4", "answer: d6 f6", "line 9: the answer is f4 d6 f6"),
        ("answer: d6 f6 f4", "answer: d6 z6", "line 9: 'z6' is not a square"),
        ("claim: f6 replies 4", "claim: f6 replies 5", "line 10: not true: it is 4, not 5"),
        ("claim: f6 replies 4", "claim: whatever", "line 10: unknown claim 'whatever'"),
        ("claim: f6 replies 4", "claim: f6 takes-corner", "line 10: not true: f6 is not"),
        ("ask: Play.", "wrong d6: No.", "line 7: d6 is no wrong answer here"),
        ("ask: Play.", "ask: Play.\nask: Again.", "line 8: 'ask' is there twice"),
        ("ask: Play.", "answr: d6", "line 7: unknown key 'answr'"),
        ("right: Yes.", "right: Yes.\ntask: pass", "line 12: 'task' is there twice"),
        ("task: play legal", "task: pass", "line 8: the side to move has a legal move"),
        ("task: play legal", "task: play best", "line 9: 59 squares are empty"),
        ("task: play legal", "task: play takes-corner", "line 9: no legal move answers the task"),
    ];
    for (from, to, wanted) in faults {
        let text = good.replacen(from, to, 1);
        assert_ne!(text, good);
        let read = Lesson::read("bad", &text).and_then(|lesson| lesson.check());
        let error = read.expect_err(wanted).to_string();
        assert!(error.starts_with(wanted), "{to}: {error}");
    }
}

#[test]
fn lessons_can_be_taken_line_by_line() {
    let app = App::new(Setup::default(), Settings::default(), Viewport::default(), 1);
    let study = Study::Lessons(None);
    let mut school = PlainStudy::new(app, study, BoardSize::Small, Box::new(|_| None));
    let mut out = String::new();
    school.greet(&mut out).expect("a string takes any text");
    assert!(out.contains(" 1  How to play"), "{out}");
    let mut say = |line: &str| {
        let mut out = String::new();
        let next = school.handle_line(line, &mut out).expect("a string takes any text");
        (out, next)
    };
    let wanted = [
        ("99", "Type the number of a lesson"),
        ("1", "Play any move that flips a disc"),
        ("", "Type a square"),
        ("z9", "is not a square"),
        ("d3", "Right!"),
        ("", "Mark every disc that b4 flips"),
        ("c4 a1", "Not a1."),
        ("", "(1 of 3)"),
        ("d4 e4", "Right!"),
        ("again", "Mark every disc"),
    ];
    for (line, expected) in &wanted {
        let (said, next) = say(line);
        assert!(said.contains(expected), "{line}: {said}");
        assert_eq!(next, Next::Line);
    }
    let (said, _) = say("lessons");
    assert!(said.contains("2/5"), "{said}");
    assert_eq!(say("quit").1, Next::End);
}

#[test]
fn a_pipe_gets_the_lessons_as_text() {
    let printed = |arguments: &[&str]| {
        let (status, text) = crate::support::homeless::run(arguments);
        assert_eq!(status, Some(0), "{text}");
        text
    };
    let list = printed(&["learn"]);
    assert_eq!(list.lines().count(), lessons().len());
    assert!(list.starts_with(" 1  How to play: "), "{list}");
    let lesson = printed(&["learn", "corners", "--lang", "de"]);
    assert!(lesson.starts_with("Ecken\n") && lesson.contains(" +--------+"), "{lesson}");
}
