//! Fingerprints of rows, and the search for equal games.

use super::{COLUMN_COUNT, COLUMNS, Row, WHITE};
use crate::records::{PlayerName, without_zone};
use crate::store::{GameId, PlayerId};
use rusqlite::Connection;
use std::fmt::Write as _;
use xxhash_rust::xxh3::xxh3_64;

#[derive(Clone, Copy, Debug)]
pub struct ImportedRow {
    pub id: GameId,
    /// Whether the game was added, or restored after deletion.
    pub is_new: bool,
}

fn find_imported(db: &Connection, fingerprint: i64) -> rusqlite::Result<GameId> {
    let sql = "SELECT id FROM game WHERE fingerprint = ?1";
    db.prepare_cached(sql)?.query_row([fingerprint], |row| row.get(0)).map(GameId)
}

impl Row {
    /// Hash of owner, variant, start, first side, moves, players, date and place: equal for the same record of the same
    /// owner.
    pub fn fingerprint(&self) -> i64 {
        let [black, white] = self.players.each_ref().map(PlayerName::text);
        let start = self.start.as_deref().unwrap_or_default();
        // A zone does not distinguish games, and old libraries lack it.
        let date = without_zone(&self.date);
        let parts = [&self.variant, start, &self.moves, black, white, date, &self.place];
        let mut text = parts.join("\n");
        // Black as the first player adds nothing, so that old fingerprints stay valid.
        if self.first == WHITE {
            text.push_str("\nO");
        }
        // Fingerprints of the home player have no player, as in old libraries.
        if self.player != PlayerId::HOME {
            let _ = write!(text, "\nplayer {}", self.player.0);
        }
        xxh3_64(text.as_bytes()).cast_signed()
    }

    /// Inserts a record, unless the library has that game; a deleted one is restored.
    pub fn import(&self, db: &Connection) -> rusqlite::Result<ImportedRow> {
        if let Some(own) = self.find_own(db)? {
            let sql = "UPDATE game SET deleted = NULL WHERE id = ?1 AND deleted IS NOT NULL";
            let restored = db.prepare_cached(sql)?.execute([own.0])?;
            return Ok(ImportedRow { id: own, is_new: restored > 0 });
        }
        let fingerprint = self.fingerprint();
        if let Some(id) = self.put(db, Some(fingerprint))? {
            return Ok(ImportedRow { id, is_new: true });
        }
        Ok(ImportedRow { id: find_imported(db, fingerprint)?, is_new: false })
    }

    /// The game of a record that was imported.
    pub fn find(&self, db: &Connection) -> rusqlite::Result<GameId> {
        match self.find_own(db)? {
            Some(own) => Ok(own),
            None => find_imported(db, self.fingerprint()),
        }
    }

    /// The game with the same players, date, place and moves that was played or analysed here. Such games have no
    /// fingerprint, since their moves change.
    fn find_own(&self, db: &Connection) -> rusqlite::Result<Option<GameId>> {
        let sql = format!(
            "SELECT {COLUMNS}, id FROM game WHERE player = ?2 AND fingerprint IS NULL
                 AND moves IN (?1, ?1 || '--')"
        );
        let mut query = db.prepare_cached(&sql)?;
        let mut rows = query.query((self.moves_to_last_disc(), self.player.0))?;
        while let Some(found) = rows.next()? {
            if Self::read(found)?.is_same_game(self) {
                return Ok(Some(GameId(found.get(COLUMN_COUNT)?)));
            }
        }
        Ok(None)
    }

    /// The moves without a final pass, which records leave out.
    fn moves_to_last_disc(&self) -> &str {
        self.moves.strip_suffix("--").unwrap_or(&self.moves)
    }

    /// Whether both rows hold the same game: variant, start, players, day, place and moves.
    fn is_same_game(&self, other: &Self) -> bool {
        let parts = |row: &Self| {
            let date = without_zone(&row.date).to_owned();
            (row.variant.clone(), row.first.clone(), row.start.clone(), date)
        };
        // A record written for strangers has the name that its owner had then.
        let is_same_player = |(own, name): (&PlayerName, &PlayerName)| {
            *own == PlayerName::You || own.text() == name.text()
        };
        self.place == other.place
            && self.players.iter().zip(&other.players).all(is_same_player)
            && self.moves_to_last_disc() == other.moves_to_last_disc()
            && parts(self) == parts(other)
    }
}
