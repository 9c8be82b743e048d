//! An opponent who grows with the player: how strong it is, and what a game does to a rating.

use crate::support::desk::{Desk, WIPE_OUT, against};
use outflank::app::KeyCode;
use outflank::app::{Mode, Setup, StartRow};
use outflank::engine::{Engine, Level, Random, Request, Stop, Strength, candidates};
use outflank::rules::{Bitboard, Color, Game, Position, Turn, Variant, transcript};
use outflank::school::Estimate;
use outflank::store::Seat;
use rand::seq::IteratorRandom as _;
use rand::{RngExt as _, SeedableRng as _};

/// Expected score between two strengths by Elo's formula, written independently.
fn wins(own: f64, other: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf((other - own) / 400.0))
}

#[test]
fn learners_of_every_strength_win_half_of_the_later_games() {
    let mut random = Random::seed_from_u64(11);
    for strength in [1000.0, 1250.0, 1500.0, 1750.0, 2000.0, 2300.0] {
        let (mut points, mut games) = (0.0, 0.0);
        for _ in 0..200 {
            let mut estimate = Estimate::default();
            for number in 0..40 {
                let partner = estimate.partner().rating(Variant::REVERSI).expect("known");
                let score = f64::from(u8::from(random.random_bool(wins(strength, partner))));
                estimate.note(partner, score);
                if number >= 20 {
                    points += score;
                    games += 1.0;
                }
            }
        }
        let share = points / games;
        assert!((0.45..=0.55).contains(&share), "{strength}: {share}");
    }
}

#[test]
fn ratings_follow_a_learner_and_stay_uncertain() {
    let mut estimate = Estimate::default();
    for _ in 0..300 {
        estimate.note(1000.0, 1.0);
        estimate.note(1000.0, 0.0);
    }
    let settled = estimate.rating();
    assert!((settled.value - 1000.0).abs() < 25.0 && settled.deviation > 35.0, "{settled:?}");
    for _ in 0..30 {
        estimate.note(1300.0, 1.0);
    }
    assert!(estimate.rating().value > 1300.0, "{:?}", estimate.rating());
}

/// Positions in which level 2 and level 3 have no move in common: there is a corner to take, and it flips less.
fn divided() -> impl Iterator<Item = (Position, Bitboard)> {
    let mut random = Random::seed_from_u64(5);
    std::iter::repeat_with(move || {
        let mut game = Game::new(Variant::REVERSI, Color::Black);
        for _ in 0..36 {
            match game.turn() {
                Turn::Place(_) => {
                    let square = game.legal_moves().squares().choose(&mut random).expect("a move");
                    game.place(square).expect("legal");
                }
                Turn::Pass(_) => drop(game.pass()),
                Turn::Over => break,
            }
        }
        game
    })
    .filter_map(|game| {
        matches!(game.turn(), Turn::Place(_)).then_some(())?;
        let of = |level| candidates(level, Variant::REVERSI, game.position());
        let [greedy, rookie] = [Level::Greedy, Level::Rookie].map(of);
        (greedy & rookie).is_empty().then(|| (*game.position(), rookie))
    })
}

#[test]
fn a_matched_opponent_is_one_of_its_two_neighbours_at_every_move_the_nearer_more_often() {
    let mut engine = Engine::default();
    for (rating, share) in [(780, 0.0), (835, 0.25), (890, 0.5), (945, 0.75), (1000, 1.0)] {
        let level = Level::Matched(Strength::exactly(rating).expect("in between"));
        assert_eq!((level.rating(Variant::REVERSI), level.number()), (Some(rating.into()), rating));
        let corners = divided().take(400).zip(0..).filter(|((position, rookie), seed)| {
            let (position, seed) = (*position, *seed);
            let request = Request::of_position(position, Variant::REVERSI, level, seed);
            let answer = engine.think(&request, &Stop::default(), &mut |_| {}).expect("a move");
            rookie.contains(answer.square)
        });
        let found = corners.count() as f64 / 400.0;
        assert!((found - share).abs() < 0.09, "{rating}: {found}, not {share}");
    }
}

#[test]
fn a_matched_opponent_plays_as_people_do_where_people_are_as_strong() {
    let game = transcript::read(Variant::REVERSI, Color::Black, "f5d6c3d3c4f4").expect("legal");
    let is_person = |rating: f64| {
        let level = Level::Matched(Strength::near(rating));
        let request = Request::of(&game, level, 1);
        let answer = Engine::default().think(&request, &Stop::default(), &mut |_| {});
        // People say nothing of what they expect.
        answer.expect("a move").report.is_none()
    };
    let people: Vec<f64> = Level::people(Variant::REVERSI)
        .map(|level| level.rating(Variant::REVERSI).expect("rated"))
        .collect();
    let [least, most] = [people[0], people[people.len() - 1]];
    assert!([least, f64::midpoint(least, most), most].into_iter().all(is_person));
    assert!(![least - 20.0, most + 20.0].into_iter().any(is_person));
    assert!(people.is_sorted() && least > 1235.0, "level 3 and 4 are no people: {people:?}");
}

#[test]
fn a_game_changes_the_rating_and_the_next_opponent() {
    let setup = Setup { level: Estimate::default().partner(), ..Setup::default() };
    let mut desk = Desk::game(setup, &WIPE_OUT[..16]);
    let first = desk.app.cx.estimate.partner();
    assert_eq!(desk.app.session().expect("a game").seats[1], Seat::Computer(first));
    desk.play(&WIPE_OUT[16..]);
    desk.wait(5000);
    assert!(desk.shows_result());
    let change = desk.app.session().expect("a game").pacing.rated.expect("it was rated");
    assert!(change.after > i32::from(first.number()), "{change:?}");
    assert_eq!(change.before, None, "one game says little");
    assert!(
        desk.screen().contains(&format!("Your rating: about {}", change.after)),
        "{}",
        desk.screen()
    );
    // Taken back and ended once more: it counts once.
    desk.key(KeyCode::Char('u'));
    assert!(!desk.shows_result());
    desk.play(&WIPE_OUT[16..]);
    desk.wait(5000);
    assert_eq!(desk.app.session().expect("a game").pacing.rated, Some(change));
    desk.enter();
    let next = desk.app.session().expect("another game").setup.level;
    assert_eq!(next, desk.app.cx.estimate.partner());
    assert!(next > first, "{next:?} after {first:?}");
}

#[test]
fn games_by_other_rules_or_between_two_people_are_unrated() {
    for setup in [Setup { mode: Mode::TwoPlayers, ..Setup::default() }, against(Level::Random)] {
        let is_two = setup.mode == Mode::TwoPlayers;
        let mut desk = Desk::game(setup, &WIPE_OUT[..16]);
        desk.play(&WIPE_OUT[16..]);
        desk.wait(5000);
        assert!(desk.shows_result());
        let rated = desk.app.session().expect("a game").pacing.rated;
        assert_eq!(rated.is_none(), is_two);
    }
}

#[test]
fn the_matched_level_is_chosen_on_the_start_screen_and_remembered() {
    let mut desk = Desk::new();
    desk.go_to_row(StartRow::Level);
    for _ in 0..8 {
        desk.key(KeyCode::Right);
    }
    assert!(desk.screen().contains("Match me"), "{}", desk.screen());
    assert!(desk.app.cx.preferences.level.is_matched());
    desk.key(KeyCode::Right);
    assert!(desk.screen().contains("1 Random"), "{}", desk.screen());
    desk.key(KeyCode::Left);
    // Tic-tac-toe has no such opponent.
    desk.go_to_row(StartRow::Game);
    while desk.app.cx.setup.variant.flips() {
        desk.key(KeyCode::Right);
    }
    assert!(!desk.app.cx.setup.level.is_matched());
    while !desk.app.cx.setup.variant.is_tournament() {
        desk.key(KeyCode::Right);
    }
    assert!(desk.app.cx.setup.level.is_matched(), "Reversi has it still");
}
