//! The coach while a game is played: a nudge, the idea, the move; and a warning before a blunder.

use crate::coach::careless_game;
use crate::support::desk::{Desk, against, noughts, two_players};
use crate::support::finished::{played, review, says};
use outflank::app::KeyCode;
use outflank::app::{Mode, Warning, fault_of};
use outflank::coach::{Grade, Question, SearchGoal, advise};
use outflank::engine::search::TranspositionTable;
use outflank::engine::{Level, Resources, Stop};
use outflank::rules::{Color, Square, Variant, transcript};
use outflank::words::{Listener, moment_sentence, summary_sentences};

/// White can take the corner h8, and everything else is a great loss.
const CORNER: &str = "f5d6c3d3c4f4f6f3e6e7f7c5b6g6g5c6e8f8d7d8g7";

fn best(desk: &Desk) -> Square {
    desk.app.advice().expect("advice").moves[0].line.square
}

#[test]
fn the_coach_gives_away_a_nudge_then_the_idea_and_then_the_move() {
    let mut desk = Desk::game(two_players(), CORNER);
    let lit = |desk: &Desk| desk.app.coach_text().expect("it speaks").squares;
    desk.keys("i");
    let name = best(&desk).to_string();
    let nudge = says(&desk);
    // All candidates are named alike, in the order of the board.
    let letters = desk.app.coach_text().expect("it speaks").candidates;
    assert!(letters.is_sorted() && letters.contains(&best(&desk)), "{letters:?}");
    let [a, b, c] = letters[..] else { panic!("{letters:?}") };
    let named = format!("A {a}, B {b}, C {c}: one of them is best.");
    assert!(nudge.contains(&named) && nudge.contains("Press i for more."), "{nudge}");
    assert!(lit(&desk).len() == 3 && lit(&desk).contains(best(&desk)), "candidates are lit");
    // Nothing leads around the nudge.
    for key in ["w", "o"] {
        desk.keys(key);
        assert_eq!(desk.page(), "board");
        assert_eq!(desk.says(), "Nothing to explain yet. Press i for the coach.", "{key}");
        assert_eq!(says(&desk), nudge);
    }
    assert_eq!(desk.app.values(), None);
    desk.keys("i");
    let idea = says(&desk);
    let question = nudge.split_inclusive(['?', '.']).next().expect("a nudge");
    assert!(idea.starts_with(question), "{idea}");
    assert!(!idea.contains(&name), "{idea}");
    assert!(!lit(&desk).is_empty());
    desk.keys("i");
    assert!(says(&desk).contains(&name), "{}", says(&desk));
    let named = outflank::rules::Bitboard::of(best(&desk));
    assert_eq!(lit(&desk), named, "the move that is named is lit");
    desk.keys("i");
    assert!(desk.app.coach_text().is_none());
    assert!(!desk.app.cx.settings.advice);
}

/// Once, the coach asked which of three of the four first moves is best.
#[test]
fn first_moves_that_mirror_each_other_are_no_candidates() {
    let mut desk = Desk::game(two_players(), "");
    desk.keys("i");
    assert_eq!(says(&desk), "All moves are mirror images of each other here: play any.");
    assert!(desk.app.coach_text().expect("it speaks").candidates.is_empty());
}

/// Once, values stood over the letters that the coach's question speaks of, and gave its answer away.
#[test]
fn candidates_show_their_letters_where_values_are_on() {
    let mut desk = Desk::game(two_players(), CORNER);
    desk.keys("Vi");
    let screen = desk.screen();
    let board: String =
        screen.lines().map(|row| row.chars().take(40).collect::<String>()).collect();
    for letter in ["A ", "B ", "C "] {
        assert!(board.contains(letter), "{letter}: {screen}");
    }
}

/// Once, the letters of the next question stood on the board before the discs of the last move had turned.
#[test]
fn letters_follow_the_turning_discs() {
    let mut desk = Desk::game(two_players(), CORNER);
    desk.app.cx.settings.animation = true;
    desk.keys("i");
    let letters = |desk: &Desk| {
        let board = desk.screen();
        let board: String =
            board.lines().map(|row| row.chars().take(40).collect::<String>()).collect();
        board.contains("B ")
    };
    assert!(letters(&desk));
    desk.play("h8");
    assert!(!letters(&desk), "{}", desk.screen());
    desk.wait(400);
    assert!(letters(&desk), "{}", desk.screen());
}

#[test]
fn a_warning_before_a_blunder_asks_once_and_only_those_who_want_it() {
    let begin = |warning| {
        let mut desk =
            Desk::game(against(Level::Novice), "f5d6c3d3c4f4f6f3e6e7f7c5b6g6g5c6e8f8d7d8");
        desk.engine_answers = false;
        desk.goal = SearchGoal { depth: 6, exact_empties: 8 };
        desk.app.cx.settings.warning = warning;
        desk.wait(0);
        desk
    };
    let worst = |desk: &Desk, wanted: &dyn Fn(Grade) -> bool| {
        let question = desk.app.base().question(&desk.app.cx).expect("it is asked quietly");
        let advice = desk.app.cx.coach.on(&question).expect("advice").clone();
        let fits = |it: &&outflank::coach::Advised| wanted(advice.stakes(it).grade());
        advice.moves.iter().rfind(fits).map(|it| it.line.square)
    };
    let mut desk = begin(Warning::Blunder);
    assert!(desk.app.coach_text().is_none(), "it says nothing by itself");
    let blunder = worst(&desk, &|grade| grade == Grade::Blunder).expect("a blunder");
    let before = desk.moves();
    desk.play(&blunder.to_string());
    assert_eq!((desk.app.keys().name, desk.moves()), ("sure", before.clone()));
    let asked = desk.screen();
    assert!(asked.contains(&format!("Are you sure? {blunder} ")), "{asked}");
    desk.key(KeyCode::Esc);
    assert_eq!((desk.app.keys().name, desk.moves()), ("board", before.clone()));
    // On the board, too; and then it is played.
    let session = desk.app.session_mut().expect("a game");
    session.view.cursor = blunder;
    desk.enter();
    assert_eq!(desk.app.keys().name, "sure");
    desk.enter();
    assert_eq!(desk.moves(), format!("{before}{blunder}"));
    // A good move gets no warning, and without the setting no move does.
    let mut desk = begin(Warning::Blunder);
    let good = best_of(&desk);
    desk.play(&good.to_string());
    assert_ne!(desk.moves(), before);
    let mut desk = begin(Warning::Off);
    assert!(desk.app.base().question(&desk.app.cx).is_none(), "no question is open");
    desk.play(&blunder.to_string());
    assert_ne!(desk.moves(), before);
}

#[test]
fn a_warning_says_nothing_of_the_better_move() {
    let resources = Resources::default();
    let mut warnings = (0, 0);
    for seed in 0.. {
        if warnings.0 >= 300 {
            break;
        }
        let game = careless_game(seed);
        for plies in (10..game.played().len()).step_by(3) {
            let mut here = game.clone();
            while here.played().len() > plies {
                here.take_back();
            }
            let goal = SearchGoal { depth: 6, exact_empties: 8 };
            let Some(question) = Question::of(&here, goal) else { continue };
            let (table, stop) = (TranspositionTable::new(4), Stop::default());
            let advice = advise(question, &resources, &table, &stop, &stop, None);
            let Some(advice) = advice else { continue };
            let best = advice.moves[0].line.square.to_string();
            let listener = Listener { variant: Variant::REVERSI, you: Some(advice.side) };
            for advised in &advice.moves {
                if advice.stakes(advised).grade() < Grade::Blunder {
                    continue;
                }
                let fault = fault_of(&advice, advised.line.square, &listener);
                let fault = fault.inspect(|fault| assert!(!fault.contains(&best), "{fault}"));
                warnings = (warnings.0 + 1, warnings.1 + usize::from(fault.is_some()));
            }
        }
    }
    // Most name the fault; the others ask to look at the replies.
    assert!(2 * warnings.1 > warnings.0, "{warnings:?}");
}

fn best_of(desk: &Desk) -> Square {
    let question = desk.app.base().question(&desk.app.cx).expect("it is asked quietly");
    desk.app.cx.coach.on(&question).expect("advice").moves[0].line.square
}

/// Once, the second step said *Look at the marked squares* and nothing more.
#[test]
fn the_second_step_always_says_an_idea_or_narrows_the_choice() {
    let (mut ideas, mut pairs) = (0, 0);
    for seed in 0..6 {
        let game = careless_game(seed);
        for plies in (4..50).step_by(5) {
            let mut here = game.clone();
            while here.played().len() > plies {
                here.take_back();
            }
            let mut desk = Desk::game(two_players(), &transcript::write(&here));
            desk.goal = SearchGoal { depth: 6, exact_empties: 8 };
            desk.keys("ii");
            let Some(advice) = desk.app.advice().filter(|it| it.moves.len() > 1) else { continue };
            let name = advice.moves[0].line.square.to_string();
            let said = says(&desk);
            if said.contains("one of these two is best") {
                pairs += 1;
                assert!(said.contains(&name), "{said}");
            } else {
                ideas += 1;
                assert!(!said.contains(&name), "the move is not given away: {said}");
                let sentences = desk.app.coach_text().expect("it speaks").sentences;
                assert!(sentences.len() > 1, "more than the key: {sentences:?}");
            }
        }
    }
    assert!(ideas > 4 * pairs && pairs > 0, "{ideas} {pairs}");
}

/// Once, a move of the book was explained by counts alone.
#[test]
fn a_book_move_is_called_so_with_the_idea_of_its_opening() {
    let mut desk = Desk::game(two_players(), "f5d6c3d3");
    desk.goal = SearchGoal { depth: 6, exact_empties: 8 };
    desk.keys("iii");
    let said = says(&desk);
    assert!(said.contains("Best: c4"), "{said}");
    assert!(said.contains("c4 is a book move. Tiger"), "{said}");
    let mut desk = Desk::game(two_players(), CORNER);
    desk.keys("iii");
    assert!(!says(&desk).contains("book move"), "{}", says(&desk));
}

#[test]
fn tic_tac_toe_is_coached_in_the_same_steps() {
    // X in the middle and a corner, O across and beside: X can fork.
    let mut desk = Desk::game(noughts(Mode::TwoPlayers), "5912");
    desk.keys("i");
    assert!(says(&desk).contains("There is a fork"), "{}", says(&desk));
    desk.keys("ii");
    let said = says(&desk);
    assert!(said.contains("makes a fork"), "{said}");
    assert!(desk.screen().contains("Coach"), "{}", desk.screen());
    for size in [(80, 24), (40, 30), (26, 12)] {
        desk.resize(size.0, size.1);
        desk.screen();
    }
}

#[test]
fn the_game_in_a_paragraph_is_read_sentence_by_sentence() {
    let (mut desk, _folder, _) = played();
    desk.goal = SearchGoal { depth: 8, exact_empties: 14 };
    desk.keys("v");
    desk.key(KeyCode::Home);
    let listener = outflank::words::Listener {
        variant: outflank::rules::Variant::REVERSI,
        you: Some(Color::Black),
    };
    let mut wanted: Vec<String> = summary_sentences(review(&desk), &listener);
    let moment = moment_sentence(review(&desk), &listener).expect("one decided it");
    wanted.retain(|sentence| *sentence != moment);
    wanted.insert(0, moment);
    assert!(wanted.len() >= 3, "{wanted:?}");
    for turn in 0..=wanted.len() {
        let at = turn % wanted.len();
        assert_eq!(desk.app.coach_text().expect("it speaks").head, wanted[at]);
        // There is room for it in the smallest window with a panel.
        desk.resize(80, 24);
        let words = wanted[at].split(' ').next().expect("a word");
        assert!(desk.screen().contains(words), "{}", desk.screen());
        desk.keys("w");
    }
}

#[test]
fn the_move_that_the_coach_ends_with_is_the_best_one_wherever_the_cursor_stands() {
    let mut desk = Desk::game(two_players(), CORNER);
    let legal: Vec<Square> =
        desk.app.session().expect("a game").game.legal_moves().squares().collect();
    for square in legal {
        desk.app.session_mut().expect("a game").view.cursor = square;
        desk.keys("iii");
        let best = best(&desk).to_string();
        assert!(says(&desk).starts_with(&format!("Best: {best}")), "{square}: {}", says(&desk));
        desk.keys("i");
    }
    // Moving the cursor asks about its square.
    desk.keys("iii");
    desk.key(KeyCode::Tab);
    let cursor = desk.app.session().expect("a game").view.cursor.to_string();
    assert!(says(&desk).contains(&cursor), "{}", says(&desk));
}

#[test]
fn what_costs_most_is_shown_before_the_first_game_is_over() {
    use outflank::app::{Message, StartRow};
    use outflank::coach::{Mistake, Principle};
    use outflank::store::StoreEvent;
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::kept_in(&folder.path().join("games.db"));
    desk.go_to_row(StartRow::Statistics);
    desk.enter();
    let mistakes = vec![vec![Mistake { ply: 9, principle: Principle::Corners, loss: 20 }]];
    desk.notify(Message::Store(desk.app.address(), StoreEvent::Mistakes(mistakes)));
    assert!(desk.screen().contains("What costs you most"), "{}", desk.screen());
}
