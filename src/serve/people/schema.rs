//! Tables of the people's database in a file, and their migrations, which only add. A change here needs its
//! counterpart in `postgres_schema`.

use rusqlite::{Connection, TransactionBehavior};

const MIGRATIONS: &[&str] = &[
    // 1: accounts by key.
    "
    CREATE TABLE account (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        -- Unix time in milliseconds.
        created INTEGER NOT NULL,
        is_guest INTEGER NOT NULL
    );
    CREATE TABLE account_key (
        fingerprint TEXT PRIMARY KEY,
        account INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE
    ) WITHOUT ROWID;
    CREATE INDEX account_key_account ON account_key (account);
    ",
    // 2: names, ratings, seeks, shared games.
    "
    ALTER TABLE account ADD COLUMN name TEXT;
    ALTER TABLE account ADD COLUMN name_key TEXT;
    ALTER TABLE account ADD COLUMN rating REAL NOT NULL DEFAULT 1500;
    ALTER TABLE account ADD COLUMN deviation REAL NOT NULL DEFAULT 350;
    ALTER TABLE account ADD COLUMN volatility REAL NOT NULL DEFAULT 0.06;
    ALTER TABLE account ADD COLUMN games INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE account ADD COLUMN rated_at INTEGER;
    CREATE UNIQUE INDEX account_name ON account (name_key);
    CREATE INDEX account_rating ON account (rating) WHERE games > 0;
    CREATE TABLE seek (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        account INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        challenged INTEGER REFERENCES account (id) ON DELETE CASCADE,
        variant TEXT NOT NULL,
        pace TEXT NOT NULL,
        is_live INTEGER NOT NULL,
        is_rated INTEGER NOT NULL,
        side INTEGER NOT NULL,
        server INTEGER NOT NULL,
        created INTEGER NOT NULL
    );
    CREATE INDEX seek_account ON seek (account);
    CREATE TABLE shared_game (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        revision INTEGER NOT NULL,
        black INTEGER NOT NULL,
        white INTEGER NOT NULL,
        is_rated INTEGER NOT NULL,
        is_live INTEGER NOT NULL,
        is_over INTEGER NOT NULL,
        begun INTEGER NOT NULL,
        state TEXT NOT NULL
    );
    CREATE INDEX shared_game_black ON shared_game (black, is_over);
    CREATE INDEX shared_game_white ON shared_game (white, is_over);
    CREATE INDEX shared_game_open ON shared_game (id) WHERE NOT is_over;
    ",
    // 3: codes by their digest, and reports of names.
    "
    CREATE TABLE code (
        account INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        usage TEXT NOT NULL,
        digest TEXT NOT NULL UNIQUE,
        expires INTEGER NOT NULL,
        PRIMARY KEY (account, usage)
    ) WITHOUT ROWID;
    CREATE TABLE report (
        reporter INTEGER NOT NULL,
        account INTEGER NOT NULL,
        reported INTEGER NOT NULL,
        PRIMARY KEY (account, reporter)
    ) WITHOUT ROWID;
    ",
    // 4: servers of one database, who visits them, and the time of the last move.
    "
    CREATE TABLE server (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        -- Unix time in milliseconds of its last sign of life.
        beat INTEGER NOT NULL
    );
    CREATE TABLE visit (
        server INTEGER NOT NULL REFERENCES server (id) ON DELETE CASCADE,
        account INTEGER NOT NULL,
        PRIMARY KEY (server, account)
    ) WITHOUT ROWID;
    ALTER TABLE shared_game ADD COLUMN moved INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX shared_game_live ON shared_game (moved) WHERE NOT is_over AND is_live;
    ",
    // 5: vacations of players by correspondence, and muted players.
    "
    ALTER TABLE account ADD COLUMN vacations TEXT NOT NULL DEFAULT '[]';
    CREATE TABLE mute (
        muter INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        account INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        PRIMARY KEY (muter, account)
    ) WITHOUT ROWID;
    ",
    // 6: tournaments of people.
    "
    ALTER TABLE seek ADD COLUMN tournament TEXT;
    ALTER TABLE shared_game ADD COLUMN tournament TEXT;
    ALTER TABLE shared_game ADD COLUMN tournament_game TEXT;
    CREATE INDEX shared_game_tournament ON shared_game (tournament) WHERE tournament IS NOT NULL;
    ",
];

/// Brings a database to the present version.
pub fn migrate(db: &mut Connection) -> rusqlite::Result<()> {
    let transaction = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let version: i64 = transaction.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    for (number, migration) in (1_i64..).zip(MIGRATIONS).skip(usize::try_from(version).unwrap_or(0))
    {
        transaction.execute_batch(migration)?;
        transaction.pragma_update(None, "user_version", number)?;
    }
    transaction.commit()
}
