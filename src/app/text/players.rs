//! Players, points and results as text, for the screen and the plain view.

use crate::app::session::game_session::GameSession;
use crate::app::session::hints::Hints;
use crate::app::session::session_record::recorded_name;
use crate::app::setup::Mode;
use crate::records::PlayerName;
use crate::rules::{Bitboard, Color, Forfeit, ForfeitReason, Game, Goal, Notation, Ply, Variant};
use crate::words::{self, say, side_name, who};
use std::time::Duration;

/// Title of the [`points`].
pub fn points_title(variant: Variant) -> String {
    if variant.flips() { say!("score-title") } else { say!("games-won-title") }
}

/// Name of a side's player: `You`, the side with two people, or the level's name.
pub fn player_name(session: &GameSession, side: Color) -> String {
    match recorded_name(session, side) {
        PlayerName::Unknown => side_name(session.setup.variant, side),
        name => words::player_name(&name, &session.identity.names[0]),
    }
}

/// Name with the side, unless the name is that of the side: `Novice (White)`.
pub fn full_name(session: &GameSession, side: Color) -> String {
    let name = player_name(session, side);
    let colour = side_name(session.setup.variant, side);
    if name == colour { name } else { say!("full-name", name = name, side = colour) }
}

/// A forced pass: `You have no legal move and must pass`.
pub fn must_pass(name: &str, is_you: bool) -> String {
    say!("must-pass", who = who(is_you), name = name)
}

/// A pass made: `White has no legal move and passes`.
pub fn passed(name: &str, is_you: bool) -> String {
    say!("passed", who = who(is_you), name = name)
}

/// Whether sentences address the player of a side as `you`.
pub fn is_you(session: &GameSession, side: Color) -> bool {
    recorded_name(session, side) == PlayerName::You && session.identity.names[0].is_empty()
}

/// A ply in words: `Rookie plays f5 and flips e5 f4 f6`.
pub fn ply_in_words(session: &GameSession, ply: &Ply, notation: Notation) -> String {
    let name = player_name(session, ply.side);
    let is_you = is_you(session, ply.side);
    let Some(square) = ply.square() else {
        return passed(&full_name(session, ply.side), is_you);
    };
    let (who, square) = (who(is_you), notation.name(square));
    let mut flips: Vec<String> = ply.flips.squares().map(|square| notation.name(square)).collect();
    flips.sort();
    if flips.is_empty() {
        return say!("plays", who = who, name = name, square = square);
    }
    say!("plays-flips", who = who, name = name, square = square, flips = flips.join(" "))
}

/// Points of a side: discs, or in tic-tac-toe games of the series.
pub fn points(session: &GameSession, side: Color) -> u32 {
    if session.setup.variant.flips() { session.game.count().of(side) } else { session.wins(side) }
}

/// As [`points`], while discs turn: one counts for its old colour until it has turned halfway.
pub fn points_at(session: &GameSession, side: Color, now: Duration) -> u32 {
    let points = points(session, side);
    let Some(motion) = session.view.motion.filter(|_| session.setup.variant.flips()) else {
        return points;
    };
    let unturned = motion.unturned(now);
    if motion.ply.side == side { points - unturned } else { points + unturned }
}

/// Points of both sides: `You (Black) 40, Book (White) 24`.
pub fn score(session: &GameSession) -> String {
    let [black, white] = Color::BOTH.map(|side| full_name(session, side));
    let [black_points, white_points] = Color::BOTH.map(|side| points(session, side));
    match draws(session) {
        0 => say!(
            "score",
            black = black,
            black_points = black_points,
            white = white,
            white_points = white_points
        ),
        drawn => say!(
            "score-drawn",
            black = black,
            black_points = black_points,
            white = white,
            white_points = white_points,
            drawn = drawn
        ),
    }
}

/// Drawn games of the series, if any.
pub fn drawn(session: &GameSession) -> Option<String> {
    let draws = draws(session);
    (draws > 0).then(|| say!("drawn", count = draws))
}

fn draws(session: &GameSession) -> u32 {
    if session.setup.variant.flips() { 0 } else { session.series_score().draws }
}

/// Names of the squares of a set, in board order.
pub fn squares_in_words(squares: Bitboard, notation: Notation) -> String {
    squares.squares().map(|square| notation.name(square)).collect::<Vec<_>>().join(" ")
}

/// Winning squares, else squares to block, as an addition to a sentence: `; 3 must be blocked`. Empty if there are
/// none.
pub fn urgent(hints: &Hints, notation: Notation) -> String {
    let names = |squares: Bitboard| {
        let names = squares.squares().map(|square| notation.name(square));
        names.reduce(|one, two| say!("and", one = one, two = two)).unwrap_or_default()
    };
    match (hints.wins.len(), hints.threats.len()) {
        (0, 0) => String::new(),
        (0, 1) => say!("urgent-block", squares = names(hints.threats)),
        (0, _) => say!("urgent-lost", squares = names(hints.threats)),
        (count, _) => say!("urgent-win", count = count, squares = names(hints.wins)),
    }
}

/// Leader or winner, in Reversi with the margin: `You win by 12`.
pub fn verdict(session: &GameSession) -> String {
    let count = session.game.count();
    let is_over = session.game.is_over();
    let Some(leader) = session.game.leader() else {
        return if is_over { say!("draw") } else { say!("even") };
    };
    let lead = count.black.abs_diff(count.white);
    let name = if session.setup.mode == Mode::Watch {
        full_name(session, leader)
    } else {
        player_name(session, leader)
    };
    let is_you = is_you(session, leader);
    match (is_over, session.setup.variant.flips()) {
        (true, _) => outcome(&session.game, is_you, &name),
        (false, true) => say!("lead-by", who = who(is_you), name = name, lead = lead),
        (false, false) => say!("lead", who = who(is_you), name = name),
    }
}

/// Outcome of a game that `winner` has won: `You win by 12`, `Ann wins on time`.
pub fn outcome(game: &Game, is_you: bool, winner: &str) -> String {
    let who = who(is_you);
    let count = game.count();
    let lead = count.black.abs_diff(count.white);
    match game.forfeit().map(|forfeit| forfeit.reason) {
        Some(ForfeitReason::Time) => say!("win-on-time", who = who, name = winner),
        Some(ForfeitReason::Resigned) => say!("win-resigned", who = who, name = winner),
        Some(ForfeitReason::Left) => say!("win-left", who = who, name = winner),
        None if game.variant().flips() => say!("win-by", who = who, name = winner, lead = lead),
        None => say!("win", who = who, name = winner),
    }
}

/// Counting rule of a finished game, if it is not the plain count.
pub fn official(session: &GameSession) -> Option<String> {
    if session.setup.variant.goal == Goal::FewestDiscs && session.game.is_over() {
        return Some(say!("fewest-win"));
    }
    let count = session.game.official_count()?;
    let outcome = if count.leader().is_none() { "draw" } else { "win" };
    Some(say!("official", outcome = outcome, black = count.black, white = count.white))
}

/// One lesson of a finished tournament game for its only human player: the corners that the loser lost, or that the
/// winner won.
pub fn lesson_of_corners(session: &GameSession) -> Option<String> {
    let game = &session.game;
    let side = session.only_human().filter(|_| game.is_over() && game.variant().is_tournament())?;
    let winner = game.leader()?;
    let corners = game.discs(winner) & Bitboard::CORNERS;
    if corners.is_empty() {
        return None;
    }
    let squares = corners.squares().map(|square| square.to_string()).collect::<Vec<_>>();
    let (count, squares) = (squares.len(), squares.join(", "));
    let result = if winner == side { "won" } else { "lost" };
    Some(say!("result-corners", result = result, count = count, squares = squares))
}

/// Reason of the end of a game before the board is full.
pub fn ending(session: &GameSession, notation: Notation) -> Option<String> {
    let game = &session.game;
    if let Some(Forfeit { loser, reason }) = game.forfeit() {
        let (who, name) = (who(is_you(session, loser)), full_name(session, loser));
        return Some(match reason {
            ForfeitReason::Time => say!("ending-time", who = who, name = name),
            ForfeitReason::Resigned => say!("ending-resigned", who = who, name = name),
            ForfeitReason::Left => say!("ending-left", who = who, name = name),
        });
    }
    let is_early = game.is_over() && !game.empties().is_empty();
    let variant = session.setup.variant;
    if let Goal::Line(_) = variant.goal {
        let line = squares_in_words(game.winning_line(), notation);
        return (!line.is_empty()).then(|| say!("ending-line", squares = line));
    }
    if variant.passes {
        return is_early.then(|| say!("ending-both-stuck"));
    }
    is_early.then(|| say!("ending-stuck", side = side_name(variant, game.side_to_move())))
}

/// Result of a finished game in a replay, else its last ply, else the side that begins.
pub fn last_in_words(session: &GameSession, notation: Notation) -> String {
    match session.game.played().last() {
        _ if session.game.is_over() => verdict(session),
        Some(ply) => ply_in_words(session, ply, notation),
        None => say!("replay-start", side = side_name(session.setup.variant, session.game.first())),
    }
}
