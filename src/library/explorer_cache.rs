//! Cache of the position index between queries.

use super::index::IndexError;
use crate::explorer::{
    GameFact, GameFacts, GameFilter, NameId, PlayerStrengths, ResolvedFilter, TallyLists,
};
use crate::rules::{Position, Square};
use crate::store::PlayerId;
use rusqlite::{Connection, Row};
use std::collections::HashMap;

/// Facts of all games, numbered names, and the last filter.
#[derive(Debug, Default)]
pub struct ExplorerCache {
    /// Player whose games count; others are marked as gone.
    player: PlayerId,
    pub facts: GameFacts,
    /// Strengths of the players by these facts.
    strengths: PlayerStrengths,
    /// Change counter of the rows the facts come from.
    changes: i64,
    filter: Option<(GameFilter, usize, ResolvedFilter)>,
    pub lists: TallyLists,
    /// Usual names of symmetric moves.
    pub customary: HashMap<(Position, Square), Square>,
}

fn flag(row: &Row<'_>, column: usize) -> Result<bool, IndexError> {
    match row.get(column)? {
        0 => Ok(false),
        1 => Ok(true),
        _ => Err(IndexError::Damaged),
    }
}

impl ExplorerCache {
    pub fn of(player: PlayerId) -> Self {
        Self { player, ..Self::default() }
    }

    /// Applies the changes since the last call.
    pub fn refresh(&mut self, db: &Connection) -> Result<(), IndexError> {
        let sql = "SELECT changes, games FROM explorer";
        let (changes, games): (i64, u32) =
            db.prepare_cached(sql)?.query_row([], |row| Ok((row.get(0)?, row.get(1)?)))?;
        if changes != self.changes {
            *self = Self { changes, ..Self::of(self.player) };
        }
        let sql = "SELECT black, white, place, year, margin, own, gone, number, player
                   FROM explored
                   WHERE number >= ?1 ORDER BY number";
        let mut query = db.prepare_cached(sql)?;
        let mut rows = query.query([self.facts.len() as u32])?;
        let mut last_name = None;
        while let Some(row) = rows.next()? {
            let fact = GameFact {
                players: [row.get(0)?, row.get(1)?],
                place: row.get(2)?,
                year: row.get(3)?,
                margin: row.get(4)?,
                is_own: flag(row, 5)?,
                is_gone: flag(row, 6)? || row.get::<_, i64>(8)? != self.player.0,
            };
            if row.get::<_, u32>(7)? != self.facts.len() as u32 || !fact.is_possible() {
                return Err(IndexError::Damaged);
            }
            last_name = last_name.max(fact.names().max());
            self.facts.push(fact);
        }
        if let Some(last) = last_name {
            let sql = "SELECT count(*) FROM explored_name HAVING count(*) = max(id) + 1";
            let names: NameId = db.prepare_cached(sql)?.query_row([], |row| row.get(0))?;
            if last >= names {
                return Err(IndexError::Damaged);
            }
        }
        if games != self.facts.len() as u32 {
            return Err(IndexError::Damaged);
        }
        if last_name.is_some() {
            self.strengths = PlayerStrengths::of(&self.facts);
        }
        Ok(())
    }

    pub fn resolve(&mut self, db: &Connection, filter: &GameFilter) -> rusqlite::Result<()> {
        let games = self.facts.len();
        if self.filter.as_ref().is_some_and(|(known, count, _)| known == filter && *count == games)
        {
            return Ok(());
        }
        let mut names: Vec<(NameId, String)> = Vec::new();
        if filter.needs_names() {
            let mut query = db.prepare_cached("SELECT id, name FROM explored_name")?;
            let found = query.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
            names = found.collect::<rusqlite::Result<_>>()?;
        }
        let resolved =
            ResolvedFilter::new(filter, names.iter().map(|(id, name)| (*id, name.as_str())));
        self.filter = Some((filter.clone(), games, resolved));
        Ok(())
    }

    pub fn parts(&self) -> (&GameFacts, &PlayerStrengths, &ResolvedFilter) {
        let (_, _, filter) = self.filter.as_ref().expect("it was resolved");
        (&self.facts, &self.strengths, filter)
    }
}
