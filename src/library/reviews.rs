//! Reviews beside their games, and exercises.

use super::clock::{day_in_greenwich, timestamp};
use super::error::SqliteError;
use super::row::GUEST;
use super::{SqliteStore, mistakes};
use crate::coach::{Alternatives, Findings, Grade, Line, MoveReview, Review};
use crate::engine::search::Value;
use crate::records::{read_board, write_board};
use crate::rules::{Color, Game, Square, Variant};
use crate::store::{Exercise, Exercises, GameId, Origin, PlayerId, StoreError};
use rusqlite::{OptionalExtension as _, Row, Transaction, TransactionBehavior, params};
use serde::{Deserialize, Serialize};

/// Limit of new exercises a day.
const NEW_A_DAY: usize = 20;

/// A stored line.
#[derive(Serialize, Deserialize)]
struct LineKept {
    moves: String,
    score: i32,
    exact: bool,
}

/// A stored judged move; the rest follows from the game.
#[derive(Serialize, Deserialize)]
struct JudgedKept {
    ply: usize,
    depth: u32,
    made: LineKept,
    best: LineKept,
    /// Reviews of earlier versions have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    others: Option<AlternativesKept>,
}

/// Stored alternatives to a move.
#[derive(Serialize, Deserialize)]
struct AlternativesKept {
    moves: Vec<(String, i32)>,
    replies: Vec<(String, i32)>,
    /// Reviews of earlier versions have none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    sequels: Vec<(String, i32)>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    answers: Vec<(String, i32)>,
    passed: Option<i32>,
}

impl From<&Alternatives> for AlternativesKept {
    fn from(alternatives: &Alternatives) -> Self {
        let kept =
            |values: &[Value]| values.iter().map(|it| (it.square.to_string(), it.score)).collect();
        let Alternatives { moves, replies, sequels, answers, passed } = alternatives;
        let [moves, replies, sequels, answers] =
            [moves, replies, sequels, answers].map(|of| kept(of));
        Self { moves, replies, sequels, answers, passed: *passed }
    }
}

impl AlternativesKept {
    fn alternatives(&self) -> Option<Alternatives> {
        let read = |kept: &[(String, i32)]| -> Option<Vec<Value>> {
            let value =
                |it: &(String, i32)| Some(Value { square: it.0.parse().ok()?, score: it.1 });
            kept.iter().map(value).collect()
        };
        let [moves, replies] = [read(&self.moves)?, read(&self.replies)?];
        let [sequels, answers] = [read(&self.sequels)?, read(&self.answers)?];
        Some(Alternatives { moves, replies, sequels, answers, passed: self.passed })
    }
}

impl From<&Line> for LineKept {
    fn from(line: &Line) -> Self {
        let squares = std::iter::once(&line.square).chain(&line.replies);
        let moves = squares.map(Square::to_string).collect();
        Self { moves, score: line.score, exact: line.exact }
    }
}

impl LineKept {
    fn line(&self) -> Option<Line> {
        let names = self.moves.as_bytes().chunks(2).map(std::str::from_utf8);
        let mut squares = names.map(|name| name.ok()?.parse().ok());
        let square = squares.next()??;
        let replies = squares.collect::<Option<Vec<Square>>>()?;
        Some(Line { square, replies, score: self.score, exact: self.exact })
    }
}

fn written(review: &Review) -> String {
    let kept = review.moves.iter().map(|reviewed| JudgedKept {
        ply: reviewed.ply,
        depth: reviewed.depth,
        made: (&reviewed.made).into(),
        best: (&reviewed.best).into(),
        others: reviewed.alternatives.as_ref().map(AlternativesKept::from),
    });
    serde_json::to_string(&kept.collect::<Vec<_>>()).expect("numbers and texts")
}

/// Review of a game from its text; `None` if it is unreadable or of another game.
fn read(text: &str, game: &Game) -> Option<Review> {
    let kept: Vec<JudgedKept> = serde_json::from_str(text).ok()?;
    let found = kept.iter().map(|kept| {
        let alternatives = kept.others.as_ref().and_then(AlternativesKept::alternatives);
        let (made, best, depth) = (kept.made.line()?, kept.best.line()?, kept.depth);
        Some((kept.ply, Findings { made, best, depth, alternatives }))
    });
    let review = Review::of_findings(game, found.collect::<Option<Vec<_>>>()?)?;
    review.fits(game.played()).then_some(review)
}

impl SqliteStore {
    /// Saved review of the game as it is now. Errors: [`SqliteError`] if there is no such game, or it cannot be read.
    pub fn review(&self, id: GameId) -> Result<Option<Review>, SqliteError> {
        let query = "SELECT review.moves FROM review JOIN game ON game.id = review.game
                     WHERE review.game = ?1 AND player = ?2";
        let mut query = self.db.prepare_cached(query)?;
        let text: Option<String> =
            query.query_row((id.0, self.player.0), |row| row.get(0)).optional()?;
        let Some(text) = text else { return Ok(None) };
        let game = self.row(id)?.whole_game().map_err(|why| StoreError::NoGame(id.0, why))?;
        Ok(read(&text, &game))
    }

    /// Saves a review, and the mistakes of `learner` as exercises from today. A position that was practised before
    /// restarts if the mistake is from another game. Errors: [`SqliteError`] if it cannot be written.
    pub fn keep_review(
        &mut self,
        id: GameId,
        review: &Review,
        learner: Option<Color>,
        today: &str,
    ) -> Result<(), SqliteError> {
        let game = self.row(id)?.whole_game().map_err(|why| StoreError::NoGame(id.0, why))?;
        if !review.fits(game.played()) {
            return Ok(());
        }
        let transaction = self.db.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let put = "INSERT OR REPLACE INTO review (game, made, moves) VALUES (?1, ?2, ?3)";
        transaction.execute(put, params![id.0, timestamp(), written(review)])?;
        let is_mistake = |reviewed: &&MoveReview| {
            Some(reviewed.side) == learner && reviewed.grade() >= Grade::Mistake
        };
        for reviewed in review.moves.iter().filter(is_mistake) {
            put_exercise(&transaction, self.player, id, &game, reviewed, today)?;
        }
        mistakes::put(&transaction, id, &game, review, learner)?;
        transaction.commit()?;
        Ok(())
    }

    /// Exercises due today, and counts of the others. Errors: [`SqliteError`] if they cannot be read.
    pub fn exercises(&self, today: &str) -> Result<Exercises, SqliteError> {
        let begun = "SELECT count(*) FROM begun JOIN exercise ON exercise.id = begun.exercise
                     WHERE day = ?1 AND player = ?2";
        let begun: usize =
            self.db.query_row(begun, (today, self.player.0), |row| row.get::<_, u32>(0))? as usize;
        let mut room = NEW_A_DAY.saturating_sub(begun);
        let mut query = self.db.prepare_cached(
            "SELECT exercise.id, exercise.rules, exercise.board, made, exercise.loss, streak,
                    principle, date, black, white, black_level, white_level, begun.day IS NULL
             FROM exercise JOIN game ON game.id = exercise.game
             LEFT JOIN mistake ON mistake.game = exercise.game AND mistake.board = exercise.board
             LEFT JOIN begun ON begun.exercise = exercise.id
             WHERE exercise.player = ?2 AND due <= ?1 AND deleted IS NULL
             ORDER BY exercise.loss DESC, exercise.id",
        )?;
        let mut rows = query.query((today, self.player.0))?;
        let mut exercises = Exercises::default();
        while let Some(row) = rows.next()? {
            // Unreadable rows stay in the file.
            let Some(exercise) = exercise(row)? else { continue };
            let is_new: bool = row.get(12)?;
            if is_new && room == 0 {
                exercises.waiting += 1;
                continue;
            }
            room -= usize::from(is_new);
            exercises.due.push(exercise);
        }
        let count = "SELECT count(*) FILTER (WHERE due > ?1), count(*) FILTER (WHERE due IS NULL),
             min(due) FILTER (WHERE due > ?1)
             FROM exercise JOIN game ON game.id = game
             WHERE exercise.player = ?2 AND deleted IS NULL";
        let count = self.db.query_row(count, (today, self.player.0), |row| {
            Ok((row.get::<_, i64>(0)?, row.get::<_, i64>(1)?, row.get(2)?))
        })?;
        exercises.later = usize::try_from(count.0).unwrap_or(0);
        exercises.solved = usize::try_from(count.1).unwrap_or(0);
        exercises.next = count.2;
        Ok(exercises)
    }

    /// Notes an exercise done on this day, due again `in_days` later or never. Errors: [`SqliteError`] if it cannot
    /// be written.
    pub fn practised(
        &mut self,
        id: i64,
        streak: u8,
        in_days: Option<u32>,
        today: &str,
    ) -> Result<(), SqliteError> {
        let due = in_days.map(|days| later(today, days));
        let update = "UPDATE exercise SET streak = ?1, due = ?2 WHERE id = ?3 AND player = ?4";
        let transaction = self.db.transaction_with_behavior(TransactionBehavior::Immediate)?;
        transaction.execute(update, params![streak, due, id, self.player.0])?;
        let begin = "INSERT OR IGNORE INTO begun (exercise, day)
                     SELECT id, ?2 FROM exercise WHERE id = ?1 AND player = ?3";
        transaction.execute(begin, params![id, today, self.player.0])?;
        transaction.commit()?;
        Ok(())
    }
}

/// Exercise of a row; `None` if unreadable.
fn exercise(row: &Row) -> rusqlite::Result<Option<Exercise>> {
    let (variant, board, made): (String, String, String) = (row.get(1)?, row.get(2)?, row.get(3)?);
    let read =
        || Some((Variant::from_key(&variant)?, read_board(&board).ok()?, made.parse().ok()?));
    let Some((variant, (position, side), made)) = read() else { return Ok(None) };
    let (id, loss, streak) = (row.get(0)?, row.get(4)?, row.get(5)?);
    let principle: Option<String> = row.get(6)?;
    let principle = principle.and_then(|name| name.parse().ok());
    let date: String = row.get(7)?;
    let other = (!side).index();
    let (opponent, level): (String, Option<u16>) = (row.get(8 + other)?, row.get(10 + other)?);
    let day = date.split(' ').next().unwrap_or_default().to_owned();
    let origin =
        Origin { day, level: level.filter(|level| *level > 0 && *level != GUEST), opponent };
    Ok(Some(Exercise { id, variant, position, side, made, loss, streak, principle, origin }))
}

/// The day `days` after another one.
fn later(day: &str, days: u32) -> String {
    use jiff::ToSpan as _;
    let date = day.parse::<jiff::civil::Date>();
    let date = date.unwrap_or_else(|_| day_in_greenwich());
    date.saturating_add(i64::from(days).days()).to_string()
}

fn put_exercise(
    db: &Transaction,
    player: PlayerId,
    id: GameId,
    game: &Game,
    reviewed: &MoveReview,
    today: &str,
) -> rusqlite::Result<()> {
    let board = write_board(&game.positions()[reviewed.ply], reviewed.side);
    let mut put = db.prepare_cached(
        "INSERT INTO exercise (game, rules, board, made, loss, due, player)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
         ON CONFLICT (player, rules, board) DO UPDATE SET game = ?1, made = ?4, loss = ?5, due = ?6, streak = 0
         WHERE game <> ?1",
    )?;
    let made = reviewed.made.square.to_string();
    put.execute(params![id.0, game.variant().key, board, made, reviewed.loss(), today, player.0])?;
    Ok(())
}
