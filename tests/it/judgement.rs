//! The coach's judgement: what is the same is worth the same, grades go by what was at stake, openings are
//! openings, and a game turns only where it did.

use crate::training::ended;
use outflank::coach::{
    Advice, ChanceCurve, GameTurn, Grade, Line, MoveReview, Phase, Question, Remark, Review,
    SearchDepth, SearchGoal, Stakes, advise, review_while,
};
use outflank::engine::search::TranspositionTable;
use outflank::engine::{Resources, Stop};
use outflank::rules::{Color, Game, Square, Variant, transcript};
use outflank::words::{Listener, moment_sentence, question_to_show};

fn game(moves: &str) -> Game {
    transcript::read(Variant::REVERSI, Color::Black, moves).expect("legal moves")
}

fn reviewed(moves: &str) -> Review {
    let goal = SearchGoal { depth: 5, exact_empties: 8 };
    let (resources, stop) = (Resources::default(), Stop::default());
    review_while(&game(moves), goal, &resources, &stop, &mut || stop.part(), &mut |_| true)
}

/// The same moves on a board that is turned or mirrored.
fn turned(moves: &str, way: usize) -> String {
    let squares = moves.as_bytes().chunks(2).map(|name| std::str::from_utf8(name).expect("ASCII"));
    squares.map(|name| name.parse::<Square>().expect("a square").turned(way).to_string()).collect()
}

#[test]
fn the_four_first_moves_are_worth_the_same_and_equally_good() {
    let goal = SearchGoal { depth: 9, exact_empties: 8 };
    let question = Question::of(&game(""), goal).expect("Black is to move");
    let (table, stop) = (TranspositionTable::new(4), Stop::default());
    let advice = advise(question, &Resources::default(), &table, &stop, &stop, None);
    let advice = advice.expect("moves");
    let scores: Vec<i32> = advice.moves.iter().map(|it| it.line.score).collect();
    assert_eq!(scores, [scores[0]; 4]);
    for first in ["f5", "e6", "d3", "c4"] {
        let review = reviewed(first);
        assert_eq!(review.moves[0].grade(), Grade::Best, "{first}");
    }
}

#[test]
fn a_game_is_judged_the_same_from_all_eight_sides() {
    // Two ways leave the start as it is only with the colours of the discs changed.
    let moves = "f5d6c3d3c4f4c5b3c2e3d2c6b4b5f2e6f3g4";
    let figures = |review: &Review| -> Vec<(i32, i32, u32)> {
        review.moves.iter().map(|it| (it.made.score, it.best.score, it.depth)).collect()
    };
    let before = figures(&reviewed(moves));
    let mut looked_at = 0;
    for way in 1..8 {
        let turned = turned(moves, way);
        if transcript::read(Variant::REVERSI, Color::Black, &turned).is_ok() {
            assert_eq!(figures(&reviewed(&turned)), before, "way {way}");
            looked_at += 1;
        }
    }
    assert_eq!(looked_at, 3);
}

#[test]
fn grades_go_by_what_was_at_stake() {
    let exact =
        |best, made, empties| Stakes { made, best, certainty: SearchDepth::Exact, empties }.grade();
    let estimate = |best, made, empties| {
        Stakes { made, best, certainty: SearchDepth::Depth(16), empties }.grade()
    };
    // Ten discs fewer in a lost game, and two in an even one.
    assert_eq!(exact(-40, -50, 20), Grade::Inaccuracy);
    assert_eq!(exact(40, 30, 20), Grade::Inaccuracy);
    assert_eq!([10, 4].map(|empties| exact(0, -2, empties)), [Grade::Mistake, Grade::Blunder]);
    assert_eq!([10, 20].map(|best| exact(best, best - 4, 10)), [Grade::Inaccuracy, Grade::Good]);
    // A proven win thrown away is a blunder however little of the chance it costs, half of it a mistake.
    assert_eq!(exact(2, -2, 22), Grade::Blunder);
    assert!(exact(2, 0, 22) >= Grade::Mistake && exact(0, -2, 22) >= Grade::Mistake);
    // What a search cannot tell apart is not held against anybody.
    assert_eq!(estimate(1, -1, 40), Grade::Good);
    assert_eq!(estimate(5, 5, 40), Grade::Best);
    assert_eq!(estimate(10, -10, 40), Grade::Blunder);
    assert_eq!(estimate(-50, -55, 40), Grade::Good);
}

#[test]
fn a_loss_of_a_quarter_of_the_board_is_no_inaccuracy_in_a_game_that_is_decided_anyway() {
    let of = |best, made| Stakes { made, best, certainty: SearchDepth::Exact, empties: 14 }.grade();
    assert_eq!(of(60, 35), Grade::Mistake);
    assert_eq!(of(-30, -46), Grade::Mistake);
    assert_eq!(of(60, 46), Grade::Inaccuracy);
}

#[test]
fn a_player_who_gives_discs_away_in_a_lost_game_is_not_accurate() {
    let careful = with(&[(10, 0, -30)]);
    let careless = with(&[(10, 0, -30), (20, -30, -46), (30, -46, -62)]);
    let [careful, careless] =
        [careful, careless].map(|review| review.account(Color::Black).accuracy);
    assert!(careless < careful - 4.0, "{careless} {careful}");
}

#[test]
fn an_estimate_of_two_discs_is_no_lead() {
    let mut review = with(&[(20, 2, -20)]);
    for reviewed in &mut review.moves {
        reviewed.exact = false;
    }
    let turned = review.turning_point().expect("a mistake");
    assert_eq!((turned.number, turned.how), (21, GameTurn::LostEven));
    let said = moment_sentence(&review, &Listener::neutral(Variant::REVERSI)).expect("a sentence");
    assert!(said.contains("d3 is about even; f5 trails by about 20"), "{said}");
}

#[test]
fn a_side_that_is_wiped_out_is_not_praised_for_a_phase_that_was_lost_before() {
    let review = with(&[(4, 0, -40), (38, -40, -64)]);
    assert!(review.praise(Color::Black).is_empty(), "{:?}", review.praise(Color::Black));
    let phases = review.praise(Color::White);
    assert!(phases.iter().all(|(phase, _)| *phase == Phase::Opening), "{phases:?}");
}

#[test]
fn a_square_that_both_sides_leave_for_many_moves_is_named() {
    let mut review = with(&[(20, 0, -8), (23, 8, 0), (26, 0, -8), (27, 8, 0), (39, 0, -8)]);
    let said = |review: &Review| -> Vec<String> {
        let remarks = review.remarks(None);
        remarks.iter().map(|it| format!("{it:?}")).filter(|it| it.contains("Missed")).collect()
    };
    let square = "d3".parse::<Square>().expect("a square");
    assert_eq!(
        said(&review),
        [format!("{:?}", Remark::MissedByBoth { square, count: 4, span: 8, first_ply: 20 })]
    );
    // The card that asks for it shows the board before the first time, and doesn't name it.
    let listener = Listener::neutral(Variant::REVERSI);
    let (ply, question) = question_to_show(&review, &listener).expect("a question");
    assert_eq!(ply, 20);
    assert!(question.contains("for 8 moves: 4 times") && !question.contains("d3"), "{question}");
    // Twice is no pattern.
    for at in [20, 27] {
        review.moves[at].made = review.moves[at].best.clone();
    }
    assert!(said(&review).is_empty());
}

#[test]
fn the_chance_to_win_grows_with_the_score_and_with_certainty() {
    let curve = ChanceCurve::BUILT_IN;
    for certainty in [SearchDepth::Exact, SearchDepth::Depth(5), SearchDepth::Depth(16)] {
        for empties in 1..60 {
            let chances: Vec<f64> =
                (-64..=64).map(|score| curve.chance(score, certainty, empties)).collect();
            assert!(chances.is_sorted() && chances.iter().all(|it| (0.0..=1.0).contains(it)));
        }
    }
    assert!((curve.chance(0, SearchDepth::Exact, 20) - 0.5).abs() < 1e-9);
    let [near, far] = [10, 40].map(|empties| curve.chance(6, SearchDepth::Depth(8), empties));
    assert!(near > far, "six discs are worth more near the end");
}

/// A move on f5 instead of d3 with these scores for who makes it, exact ones.
fn judged(ply: usize, best: i32, made: i32) -> MoveReview {
    let line = |square: &str, score| Line {
        square: square.parse().expect("a square"),
        replies: Vec::new(),
        score,
        exact: true,
    };
    MoveReview {
        ply,
        side: if ply.is_multiple_of(2) { Color::Black } else { Color::White },
        made: line("f5", made),
        best: line("d3", best),
        depth: 20,
        exact: true,
        empties: 60 - ply as u32,
        book: None,
        alternatives: None,
        reasons: Vec::new(),
    }
}

/// A review of forty moves with these ones, and nothing lost by the others.
fn with(moves: &[(usize, i32, i32)]) -> Review {
    let mut expected = 0;
    let moves = (0..40).map(|ply| {
        let sign = if usize::is_multiple_of(ply, 2) { 1 } else { -1 };
        let found = moves.iter().find(|(at, ..)| *at == ply);
        let (best, made) = found.map_or((sign * expected, sign * expected), |it| (it.1, it.2));
        expected = sign * made;
        judged(ply, best, made)
    });
    Review { moves: moves.collect() }
}

#[test]
fn a_game_turns_where_the_result_changed_hands_for_good() {
    let how = |review: &Review| review.turning_point().map(|it| (it.number, it.how));
    // Black is ahead, loses the lead on move 31, and never has it again.
    let review = with(&[(9, -2, -12), (30, 12, -8)]);
    assert_eq!(how(&review), Some((31, GameTurn::LostLead)));
    // White gives the win away on move 32, and Black does not take it.
    let review = with(&[(30, 0, -10), (31, 10, -6), (32, 6, -10)]);
    assert_eq!(how(&review), Some((33, GameTurn::MissedWin)));
    let review = with(&[(20, 0, -20)]);
    assert_eq!(how(&review), Some((21, GameTurn::LostEven)));
    assert!(
        moment_sentence(&review, &Listener::neutral(Variant::REVERSI))
            .expect("a sentence")
            .contains("Move 21")
    );
    // White fell behind little by little, and in the other game never had a chance.
    let said = |review: &Review| {
        moment_sentence(review, &Listener::neutral(Variant::REVERSI)).expect("a sentence")
    };
    let review = with(&[(13, 0, -2), (17, -2, -4), (21, -4, -6), (25, -6, -8)]);
    assert_eq!(how(&review), None);
    assert_eq!(said(&review), "No single move decided it.");
    let review = with(&[(5, -30, -34), (20, 34, 30)]);
    assert_eq!(how(&review), None);
    assert_eq!(said(&review), "The result was never in doubt.");
    // A few moves decide nothing.
    let mut short = with(&[(4, 10, -20)]);
    short.moves.truncate(12);
    assert_eq!(how(&short), None);
    assert_eq!(moment_sentence(&short, &Listener::neutral(Variant::REVERSI)), None);
}

#[test]
fn a_fall_that_was_given_back_is_no_turning_point() {
    // Black loses the lead on move 5, has it back at once, and loses it for good on move 31.
    let review = with(&[(4, 0, -14), (5, 14, 0), (30, 0, -10)]);
    let found = review.turning_point().map(|it| (it.number, it.how));
    assert_eq!(found, Some((31, GameTurn::LostEven)));
    assert!(review.praise(Color::Black).iter().all(|it| it.0 == Phase::Endgame));
}

#[test]
fn a_turning_point_is_the_loser_s_and_not_a_slip_of_the_winner() {
    // Black slips twice, and wins; White's fall on move 32 decides.
    let review = with(&[(24, 20, 4), (31, -4, -24), (38, 40, 10)]);
    let found = review.turning_point().map(|it| (it.number, it.how));
    assert_eq!(found, Some((32, GameTurn::LastChance)));
}

#[test]
fn moves_that_people_know_are_book_moves_until_the_first_that_is_none() {
    let review = reviewed("f5d6c3d3c4f4c5b3c2e3");
    let names: Vec<Option<&str>> =
        review.moves.iter().map(|it| it.book.and_then(|book| book.opening)).collect();
    assert_eq!(names[1], Some("Perpendicular Opening"));
    assert!(review.moves[..4].iter().all(|it| it.book.is_some() && it.grade() <= Grade::Good));
    let first_own = review.moves.iter().position(|it| it.book.is_none());
    let after = first_own.map_or(&[][..], |at| &review.moves[at..]);
    assert!(after.iter().all(|it| it.book.is_none()), "the game has left the book");
    // A bad move is no example, whatever it is called.
    let review = reviewed("c4c3d3c5b2");
    assert!(review.moves[4].book.is_none(), "the X-square Opening");
    assert!(review.moves[4].loss() > 0);
}

#[test]
fn the_move_that_the_coach_shows_is_not_graded_down_and_is_worth_the_same_next_time() {
    let goal = SearchGoal { depth: 8, exact_empties: 14 };
    let (resources, stop) = (Resources::default(), Stop::default());
    let whole = ended("f5d6c3d3c4f4c5b3c2", 7);
    for plies in [6, 12, 19, 26, 33, 47] {
        let mut shown = whole.clone();
        while shown.played().len() > plies {
            shown.take_back();
        }
        let question = Question::of(&shown, goal).expect("a move is possible");
        let warm = TranspositionTable::new(8);
        let ask = |table: &TranspositionTable| {
            advise(question, &resources, table, &stop, &stop, None).expect("moves")
        };
        let (first, again) = (ask(&warm), ask(&warm));
        let cold = ask(&TranspositionTable::new(8));
        if first.exact {
            let scores = |advice: &Advice| -> Vec<i32> {
                let mut scores: Vec<(Square, i32)> =
                    advice.moves.iter().map(|it| (it.line.square, it.line.score)).collect();
                scores.sort_unstable();
                scores.into_iter().map(|(_, score)| score).collect()
            };
            assert_eq!(scores(&first), scores(&again), "after {plies}");
            assert_eq!(scores(&first), scores(&cold), "after {plies}");
        }
        shown.place(first.moves[0].line.square).expect("it is legal");
        let review =
            review_while(&shown, goal, &resources, &stop, &mut || stop.part(), &mut |_| true);
        let grade = review.moves.last().expect("moves").grade();
        assert!(grade <= Grade::Good, "after {plies}: {grade:?}");
    }
}
