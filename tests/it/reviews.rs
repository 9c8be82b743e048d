//! Reviews of games: looked at, kept, and not taken for those of others.

use crate::support::desk::{Desk, two_players};
use crate::support::finished::{GAME, at, played, review, says};
use crate::support::kept::back_to;
use outflank::app::{CoachEffect, CoachNews, Effect, KeyCode, Message, Page, SearchId};
use outflank::coach::{Finding, Grade, MoveReview, Review, Step};
use outflank::library::SqliteStore;
use outflank::rules::{Color, transcript};
use std::path::Path;

#[test]
fn an_expected_line_has_the_title_of_the_page_beneath_it() {
    let (mut desk, ..) = played();
    desk.keys("v[");
    let title = |desk: &Desk| desk.screen().lines().next().map(|line| line[..24].to_owned());
    let of_review = title(&desk);
    assert!(of_review.as_ref().is_some_and(|title| title.contains("Review")), "{of_review:?}");
    desk.keys("o");
    assert!(matches!(desk.app.base(), Page::Line(_)), "{}", desk.screen());
    assert_eq!(title(&desk), of_review);
}

#[test]
fn a_game_that_is_over_is_reviewed_with_one_key() {
    let (mut desk, ..) = played();
    assert!(desk.screen().contains("what mattered"));
    desk.keys("v");
    assert_eq!(desk.page(), "replay");
    assert_eq!(review(&desk).moves.len(), 60);
    let screen = desk.screen();
    for part in ["Expected result", "Move ", "acc. lost", "You", "Novice"] {
        assert!(screen.contains(part), "{part}:\n{screen}");
    }
    // It opens with the summary; Enter leads to the costliest mistake of the player.
    assert!(says(&desk).contains(" leads by about "), "{}", says(&desk));
    desk.enter();
    let shown = review(&desk).on(at(&desk) - 1).expect("a move").clone();
    let own = |reviewed: &&MoveReview| reviewed.side == Color::Black;
    let most = review(&desk).moves.iter().filter(own).map(MoveReview::loss).max();
    assert_eq!((shown.side, Some(shown.loss())), (Color::Black, most));
    // Every move is said something of, and every grade is that of its loss.
    desk.key(KeyCode::Home);
    assert!(says(&desk).contains(" leads by about "), "{}", says(&desk));
    for reviewed in review(&desk).moves.clone() {
        while at(&desk) <= reviewed.ply {
            desk.key(KeyCode::Right);
        }
        let said = says(&desk);
        let square = reviewed.made.square;
        // Once, the line of an equally good move stood here: a best first move went on as if another had been played.
        if let (0, Some((_, line))) = (reviewed.loss(), said.split_once("Likely line: ")) {
            assert!(line.starts_with(&square.to_string()), "{said}");
        }
        match reviewed.loss() {
            _ if reviewed.book.is_some() => {
                assert!(said.contains("book move"), "{said}");
                assert!(reviewed.grade() <= Grade::Good);
            }
            0 => assert!(said.contains(&format!("{square} {:+}: the best", reviewed.made.score))),
            loss => {
                let best = reviewed.best.square;
                assert!(said.contains(&format!("loses {loss}")), "{said}");
                assert!(said.contains(&format!("; best {best}")), "{said}");
            }
        }
    }
    desk.keys("v");
    assert!(!desk.screen().contains("acc. lost"), "the review is closed");
    desk.key(KeyCode::Esc);
    assert_eq!(desk.page(), "board", "back where it came from");
}

#[test]
fn brackets_jump_from_mistake_to_mistake_of_a_side() {
    let (mut desk, ..) = played();
    desk.keys("v");
    let mistakes = |desk: &Desk, whose: Option<Color>| -> Vec<usize> {
        let moves = review(desk).moves.iter();
        let is_visited = |it: &&MoveReview| {
            whose.is_none_or(|side| it.side == side) && it.grade() >= Grade::Mistake
        };
        let visited: Vec<&MoveReview> = moves.filter(is_visited).collect();
        // Three mattered most; of equal losses the earlier one did.
        let mut plies: Vec<(i32, usize)> = visited.iter().map(|it| (-it.loss(), it.ply)).collect();
        plies.sort_unstable();
        let mattered = |it: &&&MoveReview| plies.iter().take(3).any(|(_, ply)| *ply == it.ply);
        let first = visited.iter().filter(mattered);
        let then = visited.iter().filter(|it| !mattered(it));
        first.chain(then).map(|it| it.ply + 1).collect()
    };
    for whose in [Some(Color::Black), Some(Color::White), None] {
        let expected = mistakes(&desk, whose);
        assert!(expected.len() > 1, "{whose:?}");
        desk.key(KeyCode::Home);
        // Forward and back, and at either end on to the other.
        let mut seen = Vec::new();
        for _ in 0..expected.len() {
            desk.keys("]");
            seen.push(at(&desk));
        }
        assert_eq!(seen, expected, "{whose:?}");
        desk.keys("]");
        assert_eq!(at(&desk), expected[0], "{whose:?}");
        for after in expected.iter().rev() {
            desk.keys("[");
            assert_eq!(at(&desk), *after, "{whose:?}");
        }
        desk.key(KeyCode::Tab);
    }
}

/// The review of the only game that is kept, in another run of the program.
fn reopened(path: &Path) -> Desk {
    let mut desk = Desk::kept_in(path);
    // The coach says nothing any more: what is seen was kept.
    desk.coach_answers = false;
    desk.keys("G");
    desk.enter();
    desk.keys("v");
    desk
}

#[test]
fn a_review_is_kept_with_its_game_and_opens_at_once() {
    let (mut desk, _folder, path) = played();
    desk.keys("v");
    let reviewed = review(&desk).clone();
    drop(desk);
    let desk = reopened(&path);
    assert_eq!(*review(&desk), reviewed, "to the last reason");
    assert!(desk.screen().contains("Expected result"), "nothing is under way: {}", desk.screen());
    assert!(
        desk.effects
            .iter()
            .any(|effect| matches!(effect, Effect::Coach(CoachEffect::StopReviewing)))
    );
}

#[test]
fn a_review_under_way_shows_how_far_it_is_and_ends_with_the_page() {
    let (mut desk, ..) = played();
    desk.coach_answers = false;
    desk.keys("v");
    assert!(desk.screen().contains("Looking at the game"), "{}", desk.screen());
    desk.effects.clear();
    desk.key(KeyCode::Esc);
    assert!(
        desk.effects
            .iter()
            .any(|effect| matches!(effect, Effect::Coach(CoachEffect::StopReviewing)))
    );
    // Another review begins; what belonged to the first one is not taken for it.
    desk.keys("v");
    let begun = review(&desk).clone();
    let late = Box::new(Step::Glance(Review::default()));
    desk.notify(Message::Coach(SearchId(1), CoachNews::Found(Finding::Step(late))));
    desk.notify(Message::Coach(SearchId(1), CoachNews::Done));
    assert_eq!(*review(&desk), begun);
    assert!(desk.screen().contains("Looking at the game"), "it goes on: {}", desk.screen());
}

#[test]
fn a_game_without_moves_cannot_be_reviewed() {
    let mut desk = Desk::game(two_players(), "");
    desk.keys("v");
    assert_eq!(desk.says(), "no moves to review yet");
    assert_eq!(desk.page(), "board");
}

#[test]
fn a_game_that_was_pasted_keeps_its_review_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.db");
    let mut desk = Desk::kept_in(&path);
    desk.event(outflank::screen::InputEvent::Paste(format!("{GAME}\n")));
    desk.enter();
    desk.keys("v");
    let reviewed = review(&desk).clone();
    drop(desk);
    assert_eq!(*review(&reopened(&path)), reviewed);
}

#[test]
fn a_review_of_other_moves_is_not_taken_for_this_game_s() {
    let (mut desk, _folder, path) = played();
    desk.keys("v");
    let id = desk.app.replay().expect("a game").session.identity.id.expect("kept");
    drop(desk);
    let db = rusqlite::Connection::open(&path).expect("it opens");
    let set = |text: &str| {
        db.execute("UPDATE review SET moves = ?1", [text]).expect("written");
        let (keep, _) = SqliteStore::open(&path).expect("it opens");
        keep.review(id).expect("readable")
    };
    let text: String =
        db.query_row("SELECT moves FROM review", [], |row| row.get(0)).expect("a review");
    assert!(set(&text).is_some());
    for damaged in [
        "",
        "[]",
        "nonsense",
        &text.replace("\"ply\":3,", "\"ply\":300,"),
        &text.replacen("d3", "d9", 2),
        &text.replacen("\"moves\":\"d3", "\"moves\":\"a1", 2),
    ] {
        assert_eq!(set(damaged), None, "{damaged:.80}");
    }
}

#[test]
fn the_library_of_an_older_version_gets_what_it_lacks() {
    let (desk, _folder, path) = played();
    let moves = desk.moves();
    drop(desk);
    // As the first version left it.
    let db = rusqlite::Connection::open(&path).expect("it opens");
    back_to(1, &db);
    drop(db);
    let mut desk = Desk::kept_in(&path);
    desk.keys("G");
    desk.enter();
    let session = &desk.app.replay().expect("the game is there").session;
    let mut game = session.game.clone();
    while game.replay().is_some() {}
    assert_eq!(transcript::write(&game), moves);
    desk.keys("v");
    assert_eq!(review(&desk).moves.len(), 60);
}

#[test]
fn the_result_names_the_corners_that_were_lost() {
    let (desk, ..) = played();
    let game = desk.app.session().expect("a game").game.clone();
    let (winner, you) = (game.leader().expect("a winner"), Color::Black);
    let held: Vec<String> = ["a1", "h1", "a8", "h8"]
        .into_iter()
        .filter(|corner| game.discs(winner).contains(corner.parse().expect("a square")))
        .map(str::to_owned)
        .collect();
    assert!(!held.is_empty(), "the test's game has corners");
    let said = if winner == you { "You held the corner" } else { "You lost the corner" };
    let screen = desk.screen();
    assert!(screen.contains(said), "{said}:\n{screen}");
    for corner in held {
        assert!(screen.contains(&corner), "{corner}:\n{screen}");
    }
}

/// A review is read with Enter: no key of it starts a game by accident.
#[test]
fn enter_in_a_review_visits_mistakes_and_starts_no_game() {
    let (mut desk, ..) = played();
    desk.keys("v");
    for _ in 0..4 {
        desk.enter();
        assert_eq!(desk.page(), "replay", "{}", desk.screen());
    }
    assert!(desk.app.cx.suspended.is_empty());
    desk.key(KeyCode::Left);
    desk.keys("p");
    assert_eq!(desk.page(), "board", "playing on has its own key");
}
