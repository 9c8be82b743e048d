//! Queries of the position index.

use super::SqliteStore;
use super::error::SqliteError;
use super::index::{IndexError, Run, first_key};
use super::indexing::indexing;
use super::row::{COLUMNS, Row};
use crate::explorer::{Exploration, GameTally, IndexPart, NameId, PositionKey};
use crate::rules::{CanonicalImage, Game, Position, Square};
use crate::store::{Explored, ExploredMove, ExplorerQuery, GameId, Indexing, StoreError};
use rusqlite::{Connection, OptionalExtension as _};
use std::collections::HashMap;

/// Games read to find the usual name of a symmetric move.
const ASKED: usize = 32;

impl SqliteStore {
    /// Statistics of a position. A damaged index is rebuilt, and reported as such. Errors: [`SqliteError`] if it
    /// cannot be read.
    pub fn explore(&mut self, query: &ExplorerQuery) -> Result<Explored, SqliteError> {
        match self.explore_index(query) {
            Err(IndexError::Damaged) => {
                self.begin_index_anew().map_err(|_| StoreError::IndexDamaged)?;
                Ok(self.explore_index(query)?)
            }
            result => Ok(result?),
        }
    }

    fn explore_index(&mut self, query: &ExplorerQuery) -> Result<Explored, IndexError> {
        // One snapshot: runs may be merged meanwhile.
        let moment = self.db.unchecked_transaction()?;
        self.explorer.refresh(&moment)?;
        let runs = Run::all(&moment)?;
        let games = runs.last().map_or(Some(0), Run::end);
        if games.map(|games| games as usize) != Some(self.explorer.facts.len()) {
            return Err(IndexError::Damaged);
        }
        self.explorer.resolve(&moment, &query.filter)?;
        let image = CanonicalImage::of(&query.position);
        let key = PositionKey::of(&image, query.side);
        let mut customary = std::mem::take(&mut self.explorer.customary);
        let mut lists = std::mem::take(&mut self.explorer.lists);
        let mut tally = {
            let (facts, strengths, filter) = self.explorer.parts();
            GameTally::new(facts, strengths, filter, &mut lists)
        };
        for run in &runs {
            let (first, bytes) = block(&moment, run, key)?;
            let shape = run.shape(key.part);
            if key.part.has_moves() {
                shape.find(first, &bytes, key.hash, |square, game| {
                    tally.count(square, run.first + game);
                })?;
            } else {
                let mut games = Vec::new();
                shape.find(first, &bytes, key.hash, |_, game| games.push(run.first + game))?;
                for number in games {
                    let square = played_at(&moment, number, &image.position, query)?;
                    if let Some(square) = square {
                        tally.count(square.index() as u8, number);
                    }
                }
            }
        }
        let exploration = tally.finish(&image, query.side, query.most, |squares, games| {
            let [first, .., last] = squares else { return squares[0] };
            if first == last {
                return *first;
            }
            let known = customary.entry((query.position, *first));
            *known.or_insert_with(|| {
                name_of(&moment, &query.position, squares, games).unwrap_or(*first)
            })
        });
        // The state of the index in the same snapshot.
        let indexing = indexing(&moment)?;
        drop(moment);
        self.explorer.customary = customary;
        self.explorer.lists = lists;
        self.explored(query, exploration, indexing)
    }

    fn explored(
        &self,
        query: &ExplorerQuery,
        found: Exploration,
        indexing: Option<Indexing>,
    ) -> Result<Explored, IndexError> {
        let name = |id: NameId| {
            let sql = "SELECT name FROM explored_name WHERE id = ?1";
            self.db.prepare_cached(sql)?.query_row([id], |row| row.get(0)).optional()
        };
        let mut moves = Vec::new();
        for played in found.moves {
            let most_by = match played.most_by {
                Some((id, games)) => name(id)?.map(|name: String| (name, games)),
                None => None,
            };
            moves.push(ExploredMove { played, most_by });
        }
        let mut top = Vec::new();
        for game in found.top {
            if let Some(id) = game_of(&self.db, game.number)? {
                top.push((self.entry(id.0)?, game.square));
            }
        }
        let unknown = self.explorer.parts().2.unknown_name();
        Ok(Explored { query: query.clone(), games: found.games, moves, top, unknown, indexing })
    }
}

/// First key and data of the block in which a run would store a key.
fn block(db: &Connection, run: &Run, key: PositionKey) -> rusqlite::Result<(u64, Vec<u8>)> {
    let blocks = run.blocks(key.part);
    let sql = "SELECT id, data FROM explored_block WHERE id BETWEEN ?1 AND ?2
               ORDER BY id DESC LIMIT 1";
    let wanted = blocks.start() + key.hash.cast_signed();
    let mut query = db.prepare_cached(sql)?;
    query.query_row([*blocks.start(), wanted], |row| Ok((first_key(row.get(0)?), row.get(1)?)))
}

fn game_of(db: &Connection, number: u32) -> rusqlite::Result<Option<GameId>> {
    let sql = "SELECT game FROM explored WHERE number = ?1";
    let id: Option<Option<i64>> =
        db.prepare_cached(sql)?.query_row([number], |row| row.get(0)).optional()?;
    Ok(id.flatten().map(GameId))
}

fn game(db: &Connection, number: u32) -> Result<Option<Game>, IndexError> {
    let Some(id) = game_of(db, number)? else { return Ok(None) };
    let sql = format!("SELECT {COLUMNS} FROM game WHERE id = ?1");
    let row = db.prepare_cached(&sql)?.query_row([id.0], Row::read).optional()?;
    Ok(row.and_then(|row| row.record().ok()).map(|record| record.game))
}

/// Square, in the canonical image, of a game's move in the position with this image; `None` if the game never reached
/// that position.
fn played_at(
    db: &Connection,
    number: u32,
    image: &Position,
    query: &ExplorerQuery,
) -> Result<Option<Square>, IndexError> {
    let Some(game) = game(db, number)? else { return Ok(None) };
    let plies = game.played().iter().zip(game.positions());
    let mut there = plies.filter(|(ply, position)| {
        let is_as_full = position.empties().len() == image.empties().len();
        ply.side == query.side && is_as_full && ply.square().is_some()
    });
    Ok(there.find_map(|(ply, position)| {
        let turned = CanonicalImage::of(position);
        (turned.position == *image).then(|| turned.image(ply.square().expect("a disc")))
    }))
}

/// Most common of the symmetric `squares` in the latest games with exactly this board; `None` if none was played.
fn name_of(
    db: &Connection,
    position: &Position,
    squares: &[Square],
    games: &[u32],
) -> Option<Square> {
    let mut counts: HashMap<Square, u32> = HashMap::new();
    for number in games.iter().rev().take(ASKED) {
        let game = game(db, *number).ok().flatten()?;
        let here = game.positions().iter().position(|it| it == position);
        let played = here.and_then(|at| game.played().get(at)?.square());
        if let Some(square) = played.filter(|square| squares.contains(square)) {
            *counts.entry(square).or_default() += 1;
        }
    }
    counts.into_iter().max_by_key(|(square, count)| (*count, *square)).map(|(square, _)| square)
}

/// Block ids number the parts of the index.
const _: () = assert!(IndexPart::Opening as i64 == 0 && IndexPart::Rest as i64 == 1);
