//! Looking for games.

use super::{Keep, KeepError, rows};
use crate::app::{Entry, GameId, Listing, Outcome, Query, Sort, View};
use crate::records::{Record, rules_of_key};
use rusqlite::{Row, ToSql, params_from_iter};

/// Games that are listed at a time.
pub const PAGE: usize = 256;

/// The games of a view, as a condition.
const fn condition(view: View) -> &'static str {
    match view {
        View::All => "deleted IS NULL",
        View::Own => "deleted IS NULL AND played = 1",
        View::Unfinished => "deleted IS NULL AND played = 1 AND finished = 0",
        View::Imported => "deleted IS NULL AND played = 0",
        View::Deleted => "deleted IS NOT NULL",
    }
}

/// Games of one value stand in the order in which they came.
const fn order(sort: Sort) -> &'static str {
    match sort {
        Sort::Date => "date DESC, id DESC",
        Sort::Black => "black, id",
        Sort::White => "white, id",
        Sort::Result => "result DESC, id DESC",
        Sort::Opening => "opening, id",
    }
}

/// The condition of a query, and the words that stand for its question marks.
fn filter(view: View, words: &str) -> (String, Vec<String>) {
    let words: Vec<String> = words.split_whitespace().map(str::to_lowercase).collect();
    let mut sql = condition(view).to_owned();
    for _ in &words {
        sql.push_str(" AND instr(words, ?) > 0");
    }
    (sql, words)
}

fn entry(row: &Row) -> rusqlite::Result<Entry> {
    let rules: String = row.get(1)?;
    Ok(Entry {
        id: GameId(row.get(0)?),
        rules: rules_of_key(&rules).unwrap_or_default(),
        players: [row.get(2)?, row.get(3)?],
        date: row.get(4)?,
        place: row.get(5)?,
        moves: row.get(6)?,
        discs: [row.get(7)?, row.get(8)?],
        result: row.get(9)?,
        is_finished: row.get(10)?,
        opening: row.get(11)?,
    })
}

impl Keep {
    /// A part of the list: the games from the query's offset on, at most [`PAGE`].
    ///
    /// # Errors
    ///
    /// [`KeepError`] says why they cannot be read.
    pub fn list(&self, query: &Query) -> Result<Listing, KeepError> {
        let (condition, words) = filter(query.view, &query.words);
        let count = format!("SELECT count(*) FROM game WHERE {condition}");
        let total: i64 = self
            .db
            .prepare_cached(&count)?
            .query_row(params_from_iter(&words), |row| row.get(0))?;
        let sql = format!(
            "SELECT id, rules, black, white, date, place, placed, black_discs, white_discs, result,
                 finished, opening
             FROM game WHERE {condition} ORDER BY {} LIMIT ? OFFSET ?",
            order(query.sort)
        );
        let offset = i64::try_from(query.offset).unwrap_or(i64::MAX);
        let words = words.iter().map(|word| word as &dyn ToSql);
        let parameters = words.chain([&(PAGE as i64) as &dyn ToSql, &offset]);
        let mut statement = self.db.prepare_cached(&sql)?;
        let rows = statement.query_map(params_from_iter(parameters), entry)?;
        let entries = rows.collect::<rusqlite::Result<_>>()?;
        Ok(Listing { query: query.clone(), entries, total: usize::try_from(total).unwrap_or(0) })
    }

    /// Hands the records of a view out one by one, the oldest first, until `take` says that it has
    /// had enough. A game that makes no sense any more is handed out as the sentence that says why.
    ///
    /// # Errors
    ///
    /// [`KeepError`] says why they cannot be read.
    pub fn records(
        &self,
        view: View,
        words: &str,
        mut take: impl FnMut(GameId, Result<Record, String>) -> bool,
    ) -> Result<(), KeepError> {
        let (condition, words) = filter(view, words);
        let columns = rows::COLUMNS;
        let sql = format!("SELECT {columns}, id FROM game WHERE {condition} ORDER BY id");
        let mut statement = self.db.prepare(&sql)?;
        let mut found = statement.query(params_from_iter(&words))?;
        while let Some(row) = found.next()? {
            let id = GameId(row.get(17)?);
            if !take(id, rows::Row::read(row)?.record()) {
                break;
            }
        }
        Ok(())
    }

    /// The games of one person against the computer that came to their end, the oldest first.
    ///
    /// # Errors
    ///
    /// [`KeepError`] says why they cannot be read.
    pub fn history(&self) -> Result<Vec<Outcome>, KeepError> {
        let mut statement = self.db.prepare(
            "SELECT rules, black_level, white_level, result, date FROM game
             WHERE deleted IS NULL AND played = 1 AND result IS NOT NULL
                 AND (black_level = 0) <> (white_level = 0)
             ORDER BY changed, id",
        )?;
        let rows = statement.query_map([], |row| {
            let rules: String = row.get(0)?;
            let levels: [u8; 2] = [row.get(1)?, row.get(2)?];
            let is_black = levels[0] == 0;
            let result: i32 = row.get(3)?;
            Ok(Outcome {
                rules: rules_of_key(&rules).unwrap_or_default(),
                level: levels[usize::from(is_black)],
                difference: if is_black { result } else { -result },
                date: row.get(4)?,
            })
        })?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }
}
