//! A game that is over and kept, to be reviewed; and what is seen of the coach.

use super::desk::{Desk, against};
use outflank::coach::Review;
use outflank::engine::Level;
use std::path::PathBuf;
use tempfile::TempDir;

/// A whole game that turns more than once, and that White wins by two.
pub const GAME: &str = include_str!("../../data/whole.txt");

/// The screen says what the coach says, in its panel.
pub fn says(desk: &Desk) -> String {
    let coach_text = desk.app.coach_text().expect("the coach speaks");
    [&[coach_text.head], &coach_text.sentences[..]].concat().join(" ")
}

/// The player's game as Black against the computer, played to its end and kept.
pub fn played() -> (Desk, TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.db");
    let mut desk = Desk::kept_in(&path);
    desk.app.cx.setup = against(Level::Novice);
    desk.app.deal(&GAME[..GAME.len() - 4]).expect("legal moves");
    desk.engine_answers = false;
    desk.play("h4");
    desk.app.cx.settings.step = true;
    // The computer's last move is the only one.
    desk.engine_answers = true;
    desk.enter();
    desk.wait(2000);
    assert!(desk.shows_result(), "{}", desk.screen());
    (desk, folder, path)
}

pub fn review(desk: &Desk) -> &Review {
    let replay = desk.app.replay().expect("a game is looked through");
    &replay.review.as_ref().expect("it is reviewed").review
}

/// Plies on the board of the game that is looked through.
pub fn at(desk: &Desk) -> usize {
    desk.app.replay().expect("a game is looked through").session.game.played().len()
}
