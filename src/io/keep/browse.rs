//! Looking for games.

use super::{Keep, KeepError, rows};
use crate::app::{Entry, GameId, Listing, Outcome, Query, Sort, View};
use crate::records::Record;
use crate::rules::Variant;
use rusqlite::Row;
use std::collections::HashSet;

/// Games that are listed at a time.
const PAGE: u16 = 256;

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

/// Words to look for, in small letters.
struct Words(Vec<String>);

impl Words {
    fn of(text: &str) -> Self {
        Self(text.split_whitespace().map(str::to_lowercase).collect())
    }

    /// Whether all of them occur in what is searched.
    fn are_in(&self, text: &str) -> bool {
        self.0.iter().all(|word| text.contains(word))
    }
}

/// The columns of an [`Entry`].
const ENTRY: &str = "id, rules, black, white, date, place, placed, black_discs, white_discs, result, \
     finished, opening";

fn entry(row: &Row) -> rusqlite::Result<Entry> {
    let variant: String = row.get(1)?;
    Ok(Entry {
        id: GameId(row.get(0)?),
        variant: Variant::from_key(&variant).unwrap_or_default(),
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
    /// A part of the list: the games from the query's offset on, at most 256.
    ///
    /// # Errors
    ///
    /// [`KeepError`] says why they cannot be read.
    pub fn list(&self, query: &Query) -> Result<Listing, KeepError> {
        let words = Words::of(&query.words);
        let (entries, total) = if words.0.is_empty() {
            self.list_all(query)?
        } else {
            let found = self.found(query, &words)?;
            let page = found.iter().skip(query.offset).take(PAGE.into());
            let entries = page.map(|&id| self.entry(id)).collect::<Result<_, _>>()?;
            (entries, found.len())
        };
        Ok(Listing { query: query.clone(), entries, total })
    }

    /// A part of a whole view, and how many games that has.
    fn list_all(&self, query: &Query) -> Result<(Vec<Entry>, usize), KeepError> {
        let (condition, order) = (condition(query.view), order(query.sort));
        let count = format!("SELECT count(*) FROM game WHERE {condition}");
        let total: i64 = self.db.prepare_cached(&count)?.query_row([], |row| row.get(0))?;
        let sql =
            format!("SELECT {ENTRY} FROM game WHERE {condition} ORDER BY {order} LIMIT ? OFFSET ?");
        let offset = i64::try_from(query.offset).unwrap_or(i64::MAX);
        let mut statement = self.db.prepare_cached(&sql)?;
        let rows = statement.query_map((PAGE, offset), entry)?;
        Ok((rows.collect::<rusqlite::Result<_>>()?, usize::try_from(total).unwrap_or(0)))
    }

    fn entry(&self, id: i64) -> Result<Entry, KeepError> {
        let sql = format!("SELECT {ENTRY} FROM game WHERE id = ?");
        Ok(self.db.prepare_cached(&sql)?.query_row([id], entry)?)
    }

    /// All games of the view in which the words occur, in the order asked for.
    ///
    /// The words lie close together in the index by date, and nowhere else: any other order is that of
    /// its own index, with the games that have been found picked out.
    fn found(&self, query: &Query, words: &Words) -> Result<Vec<i64>, KeepError> {
        let (condition, by_date) = (condition(query.view), order(Sort::Date));
        let sql = format!("SELECT id, words FROM game WHERE {condition} ORDER BY {by_date}");
        let mut statement = self.db.prepare_cached(&sql)?;
        let mut rows = statement.query([])?;
        let mut found = Vec::new();
        while let Some(row) = rows.next()? {
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
        let ids = statement.query_map([], |row| row.get::<_, i64>(0))?;
        let mut sorted = Vec::with_capacity(found.len());
        for id in ids {
            let id = id?;
            if found.contains(&id) {
                sorted.push(id);
            }
        }
        Ok(sorted)
    }

    /// Hands the records of all games out one by one, the oldest first, until `take` says that it has
    /// had enough. A game that makes no sense any more is handed out as the sentence that says why.
    ///
    /// # Errors
    ///
    /// [`KeepError`] says why they cannot be read.
    pub fn records(
        &self,
        mut take: impl FnMut(GameId, Result<Record, String>) -> bool,
    ) -> Result<(), KeepError> {
        let (columns, condition) = (rows::COLUMNS, condition(View::All));
        let sql = format!("SELECT {columns}, id FROM game WHERE {condition} ORDER BY id");
        let mut statement = self.db.prepare(&sql)?;
        let mut found = statement.query([])?;
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
            let variant: String = row.get(0)?;
            let levels: [u8; 2] = [row.get(1)?, row.get(2)?];
            let is_black = levels[0] == 0;
            let result: i32 = row.get(3)?;
            Ok(Outcome {
                variant: Variant::from_key(&variant).unwrap_or_default(),
                level: levels[usize::from(is_black)],
                difference: if is_black { result } else { -result },
                date: row.get(4)?,
            })
        })?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }
}
