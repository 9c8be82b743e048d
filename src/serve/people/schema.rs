//! Tables of the people's database in a file. A change here needs its counterpart in `postgres_schema`.

use crate::library::replace_tables;
use rusqlite::{Connection, TransactionBehavior};

/// Version of the schema, in the database's `user_version`.
pub const VERSION: i64 = 10;

const TABLES: &str = "
    CREATE TABLE account (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        -- Unix time in milliseconds.
        created INTEGER NOT NULL,
        is_guest INTEGER NOT NULL,
        name TEXT,
        name_key TEXT,
        rating REAL NOT NULL DEFAULT 1500,
        deviation REAL NOT NULL DEFAULT 350,
        volatility REAL NOT NULL DEFAULT 0.06,
        games INTEGER NOT NULL DEFAULT 0,
        rated_at INTEGER,
        -- The same for games by correspondence.
        slow_rating REAL NOT NULL DEFAULT 1500,
        slow_deviation REAL NOT NULL DEFAULT 350,
        slow_volatility REAL NOT NULL DEFAULT 0.06,
        slow_rated_at INTEGER,
        -- Whether the operator keeps greetings of the account from all.
        is_muted INTEGER NOT NULL DEFAULT 0,
        vacations TEXT NOT NULL DEFAULT '[]'
    );
    CREATE UNIQUE INDEX account_name ON account (name_key);
    CREATE INDEX account_rating ON account (rating) WHERE games > 0;
    -- The ladder's places in their order, without a look at the others.
    CREATE INDEX account_ladder ON account (rating DESC, id)
        WHERE games > 0 AND NOT is_guest AND name IS NOT NULL AND deviation <= 110.0;
    CREATE TABLE account_key (
        fingerprint TEXT PRIMARY KEY,
        account INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        -- Unix time in milliseconds of its last login, to the hour.
        used INTEGER
    ) WITHOUT ROWID;
    CREATE INDEX account_key_account ON account_key (account);
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
        created INTEGER NOT NULL,
        tournament TEXT,
        network INTEGER
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
        state TEXT NOT NULL,
        moved INTEGER NOT NULL DEFAULT 0,
        tournament TEXT,
        tournament_game TEXT
    );
    CREATE INDEX shared_game_black ON shared_game (black, is_over);
    CREATE INDEX shared_game_white ON shared_game (white, is_over);
    CREATE INDEX shared_game_pair ON shared_game (black, white, begun) WHERE is_rated;
    CREATE INDEX shared_game_open ON shared_game (id) WHERE NOT is_over;
    CREATE INDEX shared_game_live ON shared_game (moved) WHERE NOT is_over AND is_live;
    CREATE INDEX shared_game_finished ON shared_game (moved) WHERE is_over AND is_live;
    CREATE INDEX shared_game_tournament ON shared_game (tournament) WHERE tournament IS NOT NULL;
    -- Codes by their digest.
    CREATE TABLE code (
        account INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        usage TEXT NOT NULL,
        digest TEXT NOT NULL UNIQUE,
        expires INTEGER NOT NULL,
        PRIMARY KEY (account, usage)
    ) WITHOUT ROWID;
    -- Reports of names.
    CREATE TABLE report (
        reporter INTEGER NOT NULL,
        account INTEGER NOT NULL,
        reported INTEGER NOT NULL,
        PRIMARY KEY (account, reporter)
    ) WITHOUT ROWID;
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
    CREATE TABLE mute (
        muter INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        account INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        PRIMARY KEY (muter, account)
    ) WITHOUT ROWID;
    -- Times for the puzzle of a UTC day, by its number from 1970-01-01.
    CREATE TABLE race (
        day INTEGER NOT NULL,
        account INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        milliseconds INTEGER NOT NULL,
        PRIMARY KEY (day, account)
    ) WITHOUT ROWID;
    -- Players of the weekly tournament. A deleted account keeps its place.
    CREATE TABLE entrant (
        tournament TEXT NOT NULL,
        account INTEGER NOT NULL,
        -- Unix time in milliseconds of its hour.
        begins INTEGER NOT NULL,
        -- Rating when it signed up.
        rating REAL NOT NULL,
        PRIMARY KEY (tournament, account)
    ) WITHOUT ROWID;";

/// Names of the tables, parents before children.
const NAMES: [&str; 11] = [
    "account",
    "account_key",
    "seek",
    "shared_game",
    "code",
    "report",
    "server",
    "visit",
    "mute",
    "race",
    "entrant",
];

/// Creates the tables of an empty database, and copies the rows of an older version to them.
pub fn migrate(db: &mut Connection) -> rusqlite::Result<()> {
    let transaction = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let version: i64 = transaction.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    if version < VERSION {
        replace_tables(&transaction, &NAMES, TABLES, &[])?;
        transaction.pragma_update(None, "user_version", VERSION)?;
    }
    transaction.commit()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tables of version 2, with an account, its key, its seek and a game; a second account was deleted.
    const SECOND: &str = "
        CREATE TABLE account (id INTEGER PRIMARY KEY AUTOINCREMENT, created INTEGER NOT NULL,
            is_guest INTEGER NOT NULL, name TEXT, name_key TEXT, rating REAL NOT NULL DEFAULT 1500,
            deviation REAL NOT NULL DEFAULT 350, volatility REAL NOT NULL DEFAULT 0.06,
            games INTEGER NOT NULL DEFAULT 0, rated_at INTEGER);
        CREATE TABLE account_key (fingerprint TEXT PRIMARY KEY,
            account INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE) WITHOUT ROWID;
        CREATE TABLE seek (id INTEGER PRIMARY KEY AUTOINCREMENT,
            account INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
            challenged INTEGER REFERENCES account (id) ON DELETE CASCADE, variant TEXT NOT NULL,
            pace TEXT NOT NULL, is_live INTEGER NOT NULL, is_rated INTEGER NOT NULL,
            side INTEGER NOT NULL, server INTEGER NOT NULL, created INTEGER NOT NULL);
        CREATE TABLE shared_game (id INTEGER PRIMARY KEY AUTOINCREMENT, revision INTEGER NOT NULL,
            black INTEGER NOT NULL, white INTEGER NOT NULL, is_rated INTEGER NOT NULL,
            is_live INTEGER NOT NULL, is_over INTEGER NOT NULL, begun INTEGER NOT NULL,
            state TEXT NOT NULL);
        INSERT INTO account (created, is_guest, name, rating) VALUES (5, 0, 'ann', 1612.5), (6, 1, NULL, 1500);
        DELETE FROM account WHERE id = 2;
        INSERT INTO account_key VALUES ('SHA256:abc', 1);
        INSERT INTO seek VALUES (7, 1, NULL, 'reversi', '5m', 1, 1, 0, 1, 9);
        INSERT INTO shared_game VALUES (3, 12, 1, 4, 1, 0, 1, 8, '{}');
        PRAGMA user_version = 2;";

    #[test]
    fn an_older_database_keeps_its_people_and_gives_no_number_twice() {
        let mut db = Connection::open_in_memory().expect("in memory");
        db.pragma_update(None, "foreign_keys", true).expect("set");
        db.execute_batch(SECOND).expect("version 2");
        migrate(&mut db).expect("converted");
        let text = |sql: &str| -> String {
            db.query_row(sql, [], |row| row.get(0)).unwrap_or_else(|error| panic!("{sql}: {error}"))
        };
        let account = "SELECT id || name || rating || vacations FROM account";
        assert_eq!(text(account), "1ann1612.5[]");
        assert_eq!(text("SELECT fingerprint || account FROM account_key"), "SHA256:abc1");
        assert_eq!(text("SELECT id || pace || created FROM seek"), "75m9");
        assert_eq!(text("SELECT id || revision || state || moved FROM shared_game"), "312{}0");
        db.execute("INSERT INTO account (created, is_guest) VALUES (7, 0)", []).expect("inserted");
        assert_eq!(text("SELECT max(id) || '' FROM account"), "3", "2 belonged to another");
        assert_eq!(text("SELECT user_version || '' FROM pragma_user_version"), "10");
    }

    /// It read all accounts, 20,000 of which held the moves of others up for seconds.
    #[test]
    fn the_ladder_looks_at_its_places_alone() {
        let mut db = Connection::open_in_memory().expect("in memory");
        migrate(&mut db).expect("tables");
        let accounts = "
            WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 100000)
            INSERT INTO account (created, is_guest, name, name_key, rating, deviation, games)
            SELECT n, n % 3 = 0, 'p' || n, 'p' || n, 1000 + n % 1500, 60 + n % 300, n % 5 FROM number";
        db.execute_batch(accounts).expect("a crowd");
        let query = crate::serve::people::accounts::ladder_query();
        let mut statement = db.prepare(&query).expect("SQL");
        let mut rows = statement.query([]).expect("rows");
        let mut count = 0;
        while rows.next().expect("a row").is_some() {
            count += 1;
        }
        drop(rows);
        assert_eq!(count, 100);
        // A step is an instruction of the database; 100,000 accounts would take a million.
        let steps = statement.get_status(rusqlite::StatementStatus::VmStep);
        assert!(steps < 20_000, "{steps} steps");
        let scanned = statement.get_status(rusqlite::StatementStatus::FullscanStep);
        assert!(scanned <= 100, "{scanned} rows");
    }
}
