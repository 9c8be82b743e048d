//! Lists and searches of games.

use super::error::SqliteError;
use super::row::GUEST;
use super::{SqliteStore, row, trees};
use crate::records::Record;
use crate::rules::Variant;
use crate::store::{
    FinishedGame, GameEntry, GameFault, GameId, Glance, InitialGames, Listing, Query, ResultFilter,
    Sort, StoreError, View,
};
use rusqlite::{OptionalExtension as _, Row};
use std::collections::HashSet;
use std::iter;

const PAGE: u16 = 256;
/// Unfinished games at the start of a session.
const MOST_UNFINISHED: usize = 50;
/// Rows between two checks whether the search is still wanted: some milliseconds.
const ROWS_BETWEEN_LOOKS: usize = 4096;

/// Condition of finished games against the computer; `?1` is the player.
const AGAINST_COMPUTER: &str = "player = ?1 AND deleted IS NULL AND played = 1
     AND result IS NOT NULL AND (black_level = 0) <> (white_level = 0)";

/// Latest analysis of a position. Trees come first: few games have one, and a library may have very many games.
const LAST_ANALYSIS: &str = "SELECT id FROM tree CROSS JOIN game ON id = tree.game
     WHERE player = ?1 AND moves = '' AND deleted IS NULL ORDER BY changed DESC, id DESC LIMIT 1";

/// Condition of a query's view and result filter; `?1` is the player.
fn condition(query: &Query) -> String {
    format!("player = ?1 AND {} AND {}", of_view(query.view), of_outcome(query.outcome))
}

const fn of_outcome(outcome: ResultFilter) -> &'static str {
    match outcome {
        ResultFilter::Any => "1",
        ResultFilter::Won => {
            "played = 1 AND (black_level = 0 AND white_level > 0 AND result > 0
                 OR black_level > 0 AND white_level = 0 AND result < 0)"
        }
        ResultFilter::Lost => {
            "played = 1 AND (black_level = 0 AND white_level > 0 AND result < 0
                 OR black_level > 0 AND white_level = 0 AND result > 0)"
        }
        ResultFilter::Drawn => "result = 0",
        ResultFilter::Black => "result > 0",
        ResultFilter::White => "result < 0",
    }
}

const fn of_view(view: View) -> &'static str {
    match view {
        View::All => "deleted IS NULL",
        View::Own => "deleted IS NULL AND played = 1",
        View::Unfinished => "deleted IS NULL AND played = 1 AND finished = 0",
        View::Imported => "deleted IS NULL AND played = 0",
        View::Deleted => "deleted IS NOT NULL",
    }
}

/// SQL order of a sort; ties are ordered by id.
const fn order(sort: Sort) -> &'static str {
    match sort {
        Sort::Date => "date DESC, id DESC",
        Sort::Black => "black, id",
        Sort::White => "white, id",
        Sort::Result => "result DESC, id DESC",
        Sort::Opening => "opening, id",
    }
}

/// Search words in lower case, each with what else it stands for.
struct Words(Vec<Vec<String>>);

impl Words {
    fn of(query: &Query) -> Self {
        let forms = |word: String| {
            let names = query.names.iter().filter(|name| name.word == word);
            let kinds = names.filter_map(|name| row::word_of_kind(&name.kind)).collect::<Vec<_>>();
            iter::once(word).chain(kinds).collect()
        };
        Self(query.words.split_whitespace().map(str::to_lowercase).map(forms).collect())
    }

    /// Whether a text contains all words.
    fn are_in(&self, text: &str) -> bool {
        self.0.iter().all(|forms| forms.iter().any(|form| text.contains(form)))
    }
}

/// Columns of a [`GameEntry`].
const ENTRY: &str = "id, rules, black, white, date, place, placed, black_discs, white_discs, result, \
     finished, opening, black_kind, white_kind, played";
/// Number of these columns.
const ENTRY_COUNT: usize = 15;

fn entry(row: &Row) -> rusqlite::Result<GameEntry> {
    let variant: String = row.get(1)?;
    Ok(GameEntry {
        id: GameId(row.get(0)?),
        variant: Variant::from_key(&variant).unwrap_or_default(),
        players: [row::player_name(row, 2, 12)?, row::player_name(row, 3, 13)?],
        is_own: row.get(14)?,
        date: row::text(row, 4)?,
        place: row::text(row, 5)?,
        moves: row.get(6)?,
        discs: [row.get(7)?, row.get(8)?],
        result: row.get(9)?,
        is_finished: row.get(10)?,
        opening: row::text(row, 11)?,
    })
}

impl SqliteStore {
    /// A page of the list, from the query's offset on, at most 256 games. A search calls `is_wanted` repeatedly.
    /// Errors: [`SqliteError`] if they cannot be read, or are no longer wanted.
    pub fn list(
        &self,
        query: &Query,
        is_wanted: &dyn Fn() -> bool,
    ) -> Result<Listing, SqliteError> {
        let words = Words::of(query);
        let (entries, total) = if words.0.is_empty() {
            self.list_all(query)?
        } else {
            let found = self.found(query, &words, is_wanted)?;
            let page = found.iter().skip(query.offset).take(PAGE.into());
            let entries = page.map(|&id| self.entry(id)).collect::<Result<_, _>>()?;
            (entries, found.len())
        };
        Ok(Listing { query: query.clone(), entries, total })
    }

    /// Passes all games of a query to `take`, from its offset on, until it returns false. Errors: [`SqliteError`] if
    /// they cannot be read.
    pub fn find(
        &self,
        query: &Query,
        take: &mut dyn FnMut(GameEntry) -> bool,
    ) -> Result<(), SqliteError> {
        let words = Words::of(query);
        let (condition, order) = (condition(query), order(query.sort));
        let sql = format!("SELECT {ENTRY}, words FROM game WHERE {condition} ORDER BY {order}");
        let mut statement = self.db.prepare(&sql)?;
        let mut rows = statement.query([self.player.0])?;
        let mut passed_over = 0;
        while let Some(row) = rows.next()? {
            if !words.are_in(row.get_ref(ENTRY_COUNT)?.as_str().unwrap_or_default()) {
                continue;
            }
            if passed_over < query.offset {
                passed_over += 1;
            } else if !take(entry(row)?) {
                break;
            }
        }
        Ok(())
    }

    /// A page of a view, and the size of the view.
    fn list_all(&self, query: &Query) -> Result<(Vec<GameEntry>, usize), SqliteError> {
        let (condition, order) = (condition(query), order(query.sort));
        let count = format!("SELECT count(*) FROM game WHERE {condition}");
        let total: i64 =
            self.db.prepare_cached(&count)?.query_row([self.player.0], |row| row.get(0))?;
        let sql = format!(
            "SELECT {ENTRY} FROM game WHERE {condition} ORDER BY {order} LIMIT ?2 OFFSET ?3"
        );
        let offset = i64::try_from(query.offset).unwrap_or(i64::MAX);
        let mut statement = self.db.prepare_cached(&sql)?;
        let rows = statement.query_map((self.player.0, PAGE, offset), entry)?;
        Ok((rows.collect::<rusqlite::Result<_>>()?, usize::try_from(total).unwrap_or(0)))
    }

    pub(super) fn entry(&self, id: i64) -> Result<GameEntry, SqliteError> {
        let sql = format!("SELECT {ENTRY} FROM game WHERE id = ?");
        Ok(self.db.prepare_cached(&sql)?.query_row([id], entry)?)
    }

    /// All games of the view that contain the words, in order.
    ///
    /// The games are found in the index by date, the only one with the search words. Any other order then scans its own
    /// index for the games found.
    fn found(
        &self,
        query: &Query,
        words: &Words,
        is_wanted: &dyn Fn() -> bool,
    ) -> Result<Vec<i64>, SqliteError> {
        let (condition, by_date) = (condition(query), order(Sort::Date));
        let sql = format!("SELECT id, words FROM game WHERE {condition} ORDER BY {by_date}");
        let mut statement = self.db.prepare_cached(&sql)?;
        let mut rows = statement.query([self.player.0])?;
        let (mut found, mut looked_at) = (Vec::new(), 0_usize);
        while let Some(row) = rows.next()? {
            if looked_at.is_multiple_of(ROWS_BETWEEN_LOOKS) && !is_wanted() {
                return Err(StoreError::Unwanted.into());
            }
            looked_at += 1;
            if words.are_in(row.get_ref(1)?.as_str().unwrap_or_default()) {
                found.push(row.get(0)?);
            }
        }
        if query.sort == Sort::Date {
            return Ok(found);
        }
        let found: HashSet<i64> = found.into_iter().collect();
        let order = order(query.sort);
        let sql = format!("SELECT id FROM game WHERE {condition} ORDER BY {order}");
        let mut statement = self.db.prepare_cached(&sql)?;
        let mut ids = statement.query([self.player.0])?;
        let mut sorted = Vec::with_capacity(found.len());
        while let Some(row) = ids.next()? {
            let id = row.get(0)?;
            if found.contains(&id) {
                sorted.push(id);
            }
        }
        Ok(sorted)
    }

    /// Passes all records to `take`, oldest first, until it returns false. An unreadable game is passed as its
    /// fault. Errors: [`SqliteError`] if they cannot be read.
    pub fn records(
        &self,
        mut take: impl FnMut(GameId, Result<Record, GameFault>) -> bool,
    ) -> Result<(), SqliteError> {
        let (columns, condition) = (row::COLUMNS, of_view(View::All));
        let sql =
            format!("SELECT {columns}, id FROM game WHERE player = ?1 AND {condition} ORDER BY id");
        let mut statement = self.db.prepare(&sql)?;
        let mut found = statement.query([self.player.0])?;
        while let Some(row) = found.next()? {
            let id = GameId(row.get(row::COLUMN_COUNT)?);
            let mut record = row::Row::read(row)?.record();
            if let Ok(record) = &mut record {
                (record.tree, _) = trees::read(&self.db, id, &record.game)?;
            }
            if !take(id, record) {
                break;
            }
        }
        Ok(())
    }

    /// Data of the start screen. Errors: [`SqliteError`] if it cannot be read.
    pub fn glance(&self, today: &str) -> Result<Glance, SqliteError> {
        let query = format!(
            "SELECT id FROM game WHERE {AGAINST_COMPUTER} ORDER BY changed DESC, id DESC LIMIT 1"
        );
        let id: Option<i64> =
            self.db.query_row(&query, [self.player.0], |row| row.get(0)).optional()?;
        // Unreadable games stay in the file.
        let last = id.map(GameId).and_then(|id| Some((self.game(id).ok()?, self.review(id).ok()?)));
        let id: Option<i64> =
            self.db.query_row(LAST_ANALYSIS, [self.player.0], |row| row.get(0)).optional()?;
        let analysis = id.and_then(|id| self.game(GameId(id)).ok());
        let due = self.exercises(today)?.due.len();
        Ok(Glance { history: self.history()?, due, last, analysis })
    }

    /// Whether the player has no game, deleted ones included, and has solved no board of a lesson. Errors:
    /// [`SqliteError`] if that cannot be read.
    pub fn is_empty(&self) -> Result<bool, SqliteError> {
        let query = "SELECT NOT EXISTS (SELECT 1 FROM game WHERE player = ?1)
                     AND NOT EXISTS (SELECT 1 FROM learnt WHERE player = ?1)";
        Ok(self.db.query_row(query, [self.player.0], |row| row.get(0))?)
    }

    /// Games for the start of a session, with the history if it is wanted. Errors: [`SqliteError`] if they cannot be
    /// read.
    pub fn initial_games(&self, wants_history: bool) -> Result<InitialGames, SqliteError> {
        Ok(InitialGames {
            unfinished: self.unfinished(MOST_UNFINISHED)?,
            history: wants_history.then(|| self.history()).transpose()?,
            is_new: self.is_empty()?,
        })
    }

    /// Finished games of the player against the computer, oldest first. Errors: [`SqliteError`] if they cannot be
    /// read.
    pub fn history(&self) -> Result<Vec<FinishedGame>, SqliteError> {
        let mut statement = self.db.prepare(&format!(
            "SELECT rules, black_level, white_level, result, date, start IS NULL FROM game
             WHERE {AGAINST_COMPUTER} AND black_level <> {GUEST} AND white_level <> {GUEST} ORDER BY changed, id"
        ))?;
        let rows = statement.query_map([self.player.0], |row| {
            let variant: String = row.get(0)?;
            let levels: [u16; 2] = [row.get(1)?, row.get(2)?];
            let is_black = levels[0] == 0;
            let result: i32 = row.get(3)?;
            Ok(FinishedGame {
                variant: Variant::from_key(&variant).unwrap_or_default(),
                level: levels[usize::from(is_black)],
                difference: if is_black { result } else { -result },
                date: row::text(row, 4)?,
                is_even: row.get(5)?,
            })
        })?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_start_screen_does_not_read_all_games() {
        let folder = tempfile::tempdir().expect("a folder");
        let (store, _) = SqliteStore::open(&folder.path().join("games.db")).expect("a library");
        let of_all = format!("SELECT id FROM game WHERE {AGAINST_COMPUTER} ORDER BY changed");
        for query in [LAST_ANALYSIS, &of_all] {
            let mut statement =
                store.db.prepare(&format!("EXPLAIN QUERY PLAN {query}")).expect("valid");
            let steps = statement.query_map([1], |row| row.get::<_, String>(3)).expect("a plan");
            for step in steps.map(|step| step.expect("text")) {
                let is_bounded = ["game_played", "SCAN tree", "PRIMARY KEY", "TEMP B-TREE"];
                assert!(is_bounded.iter().any(|part| step.contains(part)), "{query}: {step}");
            }
        }
    }
}
