//! Accounts, seeks and shared games in a database of their own (`SQLite`).

mod accounts;
mod games;
mod rows;
mod schema;
mod seeks;

use crate::lobby::{
    AccountId, AccountName, LadderRow, PeopleAnswer, PeopleError, PeopleRequest, PersonAccount,
    SharedGame,
};
use rows::{ACCOUNT, RequestError, account, load, read_account};
use rusqlite::{Connection, OptionalExtension as _, params};
use std::path::Path;
use std::time::Duration;

/// Wait for other writing programs.
const PATIENCE: Duration = Duration::from_secs(1);
/// Places of the ladder.
const LADDER: usize = 100;
/// Games of a list.
const MOST_GAMES: usize = 500;

/// Database of people.
#[derive(Debug)]
pub struct PeopleDb {
    db: Connection,
}

impl PeopleDb {
    /// Opens the database at `path`, or creates it. Errors: if it can be neither opened nor created.
    pub fn open(path: &Path) -> rusqlite::Result<Self> {
        let db = Connection::open(path)?;
        db.busy_timeout(PATIENCE)?;
        db.pragma_update(None, "journal_mode", "WAL")?;
        // Each commit is on the disk when it returns: a move is there before the opponent sees it.
        db.pragma_update(None, "synchronous", "FULL")?;
        Self::of(db)
    }

    /// An empty database in memory.
    ///
    /// # Errors
    ///
    /// None in practice.
    pub fn in_memory() -> rusqlite::Result<Self> {
        Self::of(Connection::open_in_memory()?)
    }

    fn of(mut db: Connection) -> rusqlite::Result<Self> {
        db.pragma_update(None, "foreign_keys", true)?;
        schema::migrate(&mut db)?;
        Ok(Self { db })
    }

    /// Account of a key, which is created at its first login; without a key, a new guest's. `now` is the Unix time in
    /// milliseconds.
    ///
    /// # Errors
    ///
    /// If the file can be neither read nor written.
    pub fn sign_in(
        &mut self,
        fingerprint: Option<&str>,
        now: i64,
    ) -> rusqlite::Result<PersonAccount> {
        let transaction = self.db.transaction()?;
        let sql = "SELECT account FROM account_key WHERE fingerprint = ?1";
        let known = transaction.query_row(sql, [fingerprint], |row| row.get(0)).optional()?;
        let id = if let Some(id) = known {
            id
        } else {
            let sql = "INSERT INTO account (created, is_guest) VALUES (?1, ?2)";
            transaction.execute(sql, params![now, fingerprint.is_none()])?;
            let id = transaction.last_insert_rowid();
            if let Some(fingerprint) = fingerprint {
                let sql = "INSERT INTO account_key (fingerprint, account) VALUES (?1, ?2)";
                transaction.execute(sql, params![fingerprint, id])?;
            }
            id
        };
        let account = account(&transaction, AccountId(id))?;
        transaction.commit()?;
        Ok(account)
    }

    /// Drops the seeks of an earlier run of a server.
    ///
    /// # Errors
    ///
    /// If the file cannot be written.
    pub fn begin_server(&mut self, server: i64) -> rusqlite::Result<()> {
        let sql = "DELETE FROM seek WHERE server = ?1 AND is_live";
        self.db.execute(sql, [server]).map(drop)
    }

    /// Carries out a request at `now`, Unix time in milliseconds.
    ///
    /// # Errors
    ///
    /// [`PeopleError`]; nothing has changed then.
    pub fn run(&mut self, request: &PeopleRequest, now: i64) -> Result<PeopleAnswer, PeopleError> {
        Ok(match request {
            PeopleRequest::SetName(id, name) => self.set_name(*id, name)?,
            PeopleRequest::PostSeek(seek) => self.post_seek(seek, now)?,
            PeopleRequest::DropSeek(id) => {
                self.change("DELETE FROM seek WHERE id = ?1", id.0)?;
                PeopleAnswer::Done
            }
            PeopleRequest::DropSeeksOf(id) => {
                self.change("DELETE FROM seek WHERE account = ?1 AND is_live", id.0)?;
                PeopleAnswer::Done
            }
            PeopleRequest::Seeks => PeopleAnswer::Seeks(self.seeks()?),
            PeopleRequest::Begin(seek, game) => self.begin(*seek, game)?,
            PeopleRequest::Commit(game) => self.commit(game, now)?,
            PeopleRequest::Load(number) => {
                PeopleAnswer::Loaded(load(&self.db, *number)?.map(Box::new))
            }
            PeopleRequest::GamesOf(id) => PeopleAnswer::Games(self.games(
                "NOT is_over AND (black = ?1 OR white = ?1)",
                id.0,
                MOST_GAMES,
            )?),
            PeopleRequest::Correspondence => {
                PeopleAnswer::Games(self.games("NOT is_over AND is_live = ?1", 0, MOST_GAMES)?)
            }
            PeopleRequest::StoreCode { account, usage, code, expires } => {
                self.store_code(*account, *usage, code, *expires)?
            }
            PeopleRequest::UseCode { account, code } => self.use_code(*account, code, now)?,
            PeopleRequest::Delete(id) => self.delete(*id)?,
            PeopleRequest::Report { by, of } => self.report(*by, *of, now)?,
            PeopleRequest::Ladder => PeopleAnswer::Ladder(self.ladder()?),
        })
    }

    fn change(&mut self, sql: &str, value: i64) -> Result<(), RequestError> {
        self.db.prepare_cached(sql)?.execute([value])?;
        Ok(())
    }

    fn set_name(
        &mut self,
        id: AccountId,
        name: &AccountName,
    ) -> Result<PeopleAnswer, RequestError> {
        let transaction = self.db.transaction()?;
        let sql = "UPDATE account SET name = ?1, name_key = ?2
                   WHERE id = ?3 AND name IS NULL
                     AND NOT EXISTS (SELECT 1 FROM account WHERE name_key = ?2)";
        let changed = transaction.execute(sql, params![name.to_string(), name.key(), id.0])?;
        let account = account(&transaction, id)?;
        transaction.commit()?;
        Ok(if changed == 1 {
            PeopleAnswer::Named(Box::new(account))
        } else {
            PeopleAnswer::NameTaken
        })
    }

    /// All games, latest first, finished ones included.
    ///
    /// # Errors
    ///
    /// [`PeopleError`].
    pub fn all_games(&self) -> Result<Vec<SharedGame>, PeopleError> {
        Ok(self.games("0 = ?1", 0, usize::MAX >> 1)?)
    }

    /// An account.
    ///
    /// # Errors
    ///
    /// If there is none of that number.
    pub fn account(&self, id: AccountId) -> rusqlite::Result<PersonAccount> {
        account(&self.db, id)
    }

    fn ladder(&self) -> Result<Vec<LadderRow>, RequestError> {
        let sql = format!(
            "SELECT {ACCOUNT} FROM account WHERE games > 0 AND NOT is_guest AND name IS NOT NULL
             ORDER BY rating DESC, id"
        );
        let mut statement = self.db.prepare_cached(&sql)?;
        let accounts = statement.query_map([], read_account)?;
        let mut rows = Vec::new();
        for account in accounts {
            let account = account?;
            if !account.rating.is_provisional() && rows.len() < LADDER {
                rows.push(LadderRow {
                    name: account.shown_name(),
                    rating: account.rating.value.round() as i32,
                    games: account.games,
                });
            }
        }
        Ok(rows)
    }
}
