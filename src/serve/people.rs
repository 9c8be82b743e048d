//! Accounts, in a database of their own.

use crate::store::PlayerId;
use rusqlite::{Connection, OptionalExtension as _, params};
use std::path::Path;
use std::time::Duration;

/// Wait for other writing programs.
const PATIENCE: Duration = Duration::from_secs(1);

/// Migrations, which only add.
const MIGRATIONS: &[&str] = &["
    CREATE TABLE account (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        -- Unix time in seconds.
        created INTEGER NOT NULL,
        is_guest INTEGER NOT NULL
    );
    CREATE TABLE account_key (
        fingerprint TEXT PRIMARY KEY,
        account INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE
    ) WITHOUT ROWID;
    CREATE INDEX account_key_account ON account_key (account);
"];

/// Number of an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct AccountId(pub i64);

impl AccountId {
    /// Owner of the account's games in the library. Player 1 is that of a library at home.
    pub const fn player(self) -> PlayerId {
        PlayerId(self.0 + PlayerId::HOME.0)
    }
}

/// Database of accounts.
#[derive(Debug)]
pub struct PeopleDb {
    db: Connection,
}

impl PeopleDb {
    /// Opens the database at `path`, or creates it. Errors: if it can be neither opened nor created.
    pub fn open(path: &Path) -> rusqlite::Result<Self> {
        let mut db = Connection::open(path)?;
        db.busy_timeout(PATIENCE)?;
        db.pragma_update(None, "journal_mode", "WAL")?;
        db.pragma_update(None, "synchronous", "FULL")?;
        db.pragma_update(None, "foreign_keys", true)?;
        migrate(&mut db)?;
        Ok(Self { db })
    }

    /// Account of a key, which is created at its first login.
    pub fn account_of(&mut self, fingerprint: &str, now: i64) -> rusqlite::Result<AccountId> {
        let transaction = self.db.transaction()?;
        let sql = "SELECT account FROM account_key WHERE fingerprint = ?1";
        let known = transaction.prepare_cached(sql)?.query_row([fingerprint], |row| row.get(0));
        if let Some(id) = known.optional()? {
            return Ok(AccountId(id));
        }
        let sql = "INSERT INTO account (created, is_guest) VALUES (?1, 0)";
        transaction.execute(sql, [now])?;
        let id = transaction.last_insert_rowid();
        let sql = "INSERT INTO account_key (fingerprint, account) VALUES (?1, ?2)";
        transaction.execute(sql, params![fingerprint, id])?;
        transaction.commit()?;
        Ok(AccountId(id))
    }

    /// A new account without a key.
    pub fn new_guest(&mut self, now: i64) -> rusqlite::Result<AccountId> {
        self.db.execute("INSERT INTO account (created, is_guest) VALUES (?1, 1)", [now])?;
        Ok(AccountId(self.db.last_insert_rowid()))
    }
}

fn migrate(db: &mut Connection) -> rusqlite::Result<()> {
    let transaction = db.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    let version: i64 = transaction.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    for (number, migration) in (1_i64..).zip(MIGRATIONS).skip(usize::try_from(version).unwrap_or(0))
    {
        transaction.execute_batch(migration)?;
        transaction.pragma_update(None, "user_version", number)?;
    }
    transaction.commit()
}
