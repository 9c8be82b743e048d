//! Accounts, seeks and shared games in a database: a file of their own (`SQLite`), or PostgreSQL for several servers.

mod accounts;
mod database;
mod games;
mod operators;
mod postgres;
mod postgres_schema;
mod race;
mod rows;
mod schema;
mod seeks;
mod servers;
mod source;
mod sqlite;
mod tournaments;
mod vacations;

pub use self::postgres::CHANNEL;
pub use operators::ReportedName;
pub use source::PeopleSource;

use self::postgres::PostgresDatabase;
use crate::lobby::{
    AccountId, AccountName, PeopleAnswer, PeopleError, PeopleRequest, PersonAccount, SharedGame,
};
use ::postgres::Config;
use database::{Database, Queries, RequestError, cells, transact};
use sqlite::SqliteDatabase;
use std::path::Path;

/// Games of a list.
const MOST_GAMES: usize = 500;
/// Running or finished games of a query.
const MOST_RUNNING: usize = 200;
/// Age in milliseconds of its last move after which an unfinished game at one sitting counts as abandoned.
const RUNNING: i64 = 3_600_000;

/// Database of people.
pub struct PeopleDb(Box<dyn Database>);

impl PeopleDb {
    /// Opens the database in a file, or creates it.
    ///
    /// # Errors
    ///
    /// If it can be neither opened nor created.
    pub fn open(path: &Path) -> rusqlite::Result<Self> {
        Ok(Self(Box::new(SqliteDatabase::open(path)?)))
    }

    /// An empty database in memory.
    ///
    /// # Errors
    ///
    /// None in practice.
    pub fn in_memory() -> rusqlite::Result<Self> {
        Ok(Self(Box::new(SqliteDatabase::in_memory()?)))
    }

    /// Connects to PostgreSQL, and brings its tables to the present version.
    ///
    /// # Errors
    ///
    /// If the server does not answer, refuses, or lets nothing be created.
    pub fn connect(config: Config) -> Result<Self, ::postgres::Error> {
        Ok(Self(Box::new(PostgresDatabase::connect(config)?)))
    }

    fn transact<T>(
        &mut self,
        work: impl FnMut(&mut dyn Queries) -> Result<T, RequestError>,
    ) -> Result<T, PeopleError> {
        Ok(transact(self.0.as_mut(), work)?)
    }

    /// Whether a newer program has changed the tables, so that this one must not write.
    ///
    /// # Errors
    ///
    /// [`PeopleError`].
    pub fn is_newer(&mut self) -> Result<bool, PeopleError> {
        Ok(self.0.is_newer()?)
    }

    /// Time of the database's clock.
    fn database_time(&mut self, now: i64) -> i64 {
        now + self.0.clock_offset()
    }

    /// Account of a key, which is created at its first login. `now` is the Unix time in milliseconds.
    ///
    /// # Errors
    ///
    /// [`PeopleError`]; nothing has changed then.
    pub fn sign_in(&mut self, fingerprint: &str, now: i64) -> Result<PersonAccount, PeopleError> {
        self.transact(|db| accounts::sign_in(db, fingerprint, now))
    }

    /// Account of the house's player of a strength, such as `house-1300`; it is created at its first use.
    ///
    /// # Errors
    ///
    /// [`PeopleError`]; nothing has changed then.
    pub fn house_account(&mut self, strength: u16, now: i64) -> Result<PersonAccount, PeopleError> {
        self.transact(|db| accounts::house_account(db, strength, now))
    }

    /// Account of a new guest, who can come back with this code for a day.
    ///
    /// # Errors
    ///
    /// [`PeopleError`]; nothing has changed then.
    pub fn new_guest(&mut self, code: &str, now: i64) -> Result<PersonAccount, PeopleError> {
        self.transact(|db| accounts::new_guest(db, code, now))
    }

    /// Account of the guest who got this code within the last day.
    ///
    /// # Errors
    ///
    /// [`PeopleError`].
    pub fn returning_guest(
        &mut self,
        code: &str,
        now: i64,
    ) -> Result<Option<PersonAccount>, PeopleError> {
        self.transact(|db| accounts::returning_guest(db, code, now))
    }

    /// Whether the account of a key plays a live rated game.
    ///
    /// # Errors
    ///
    /// [`PeopleError`].
    pub fn plays_rated(&mut self, fingerprint: &str) -> Result<bool, PeopleError> {
        self.transact(|db| games::plays_rated(db, fingerprint))
    }

    /// A number for a server that starts.
    ///
    /// # Errors
    ///
    /// [`PeopleError`].
    pub fn register(&mut self, now: i64) -> Result<i64, PeopleError> {
        let now = self.database_time(now);
        self.transact(|db| servers::register(db, now))
    }

    /// Forgets a server that has ended: its visits, and its seeks of live games.
    ///
    /// # Errors
    ///
    /// [`PeopleError`].
    pub fn forget(&mut self, server: i64) -> Result<(), PeopleError> {
        self.transact(|db| servers::forget(db, server))
    }

    /// Forgets all servers of earlier runs, for the only server of a database.
    ///
    /// # Errors
    ///
    /// [`PeopleError`].
    pub fn forget_all(&mut self) -> Result<(), PeopleError> {
        self.transact(|db| {
            db.execute("DELETE FROM seek WHERE is_live", &[])?;
            db.execute("DELETE FROM server", &[])?;
            Ok(())
        })
    }

    /// Sends a text to the other servers of the database. Those that are cut off miss it.
    ///
    /// # Errors
    ///
    /// [`PeopleError`].
    pub fn notify(&mut self, text: &str) -> Result<(), PeopleError> {
        Ok(self.0.notify(text)?)
    }

    /// Carries out a request at `now`, Unix time in milliseconds.
    ///
    /// # Errors
    ///
    /// [`PeopleError`]; nothing has changed then.
    pub fn run(&mut self, request: &PeopleRequest, now: i64) -> Result<PeopleAnswer, PeopleError> {
        let now = self.database_time(now);
        self.transact(|db| answer(db, request, now))
    }

    /// The account of a shown name.
    ///
    /// # Errors
    ///
    /// [`PeopleError`].
    pub fn account_named(&mut self, name: &str) -> Result<Option<PersonAccount>, PeopleError> {
        self.transact(|db| operators::account_named(db, name))
    }

    /// Fingerprints of an account's keys.
    ///
    /// # Errors
    ///
    /// [`PeopleError`].
    pub fn keys(&mut self, id: AccountId) -> Result<Vec<String>, PeopleError> {
        self.transact(|db| operators::keys(db, id))
    }

    /// Drops the codes of the account of a key.
    ///
    /// # Errors
    ///
    /// [`PeopleError`]; nothing has changed then.
    pub fn forget_codes_of(&mut self, key: &str) -> Result<(), PeopleError> {
        self.transact(|db| operators::forget_codes_of(db, key))
    }

    /// Reported names, those with the most reports first.
    ///
    /// # Errors
    ///
    /// [`PeopleError`].
    pub fn reports(&mut self) -> Result<Vec<ReportedName>, PeopleError> {
        self.transact(|db| operators::reports(db))
    }

    /// Drops the reports of an account.
    ///
    /// # Errors
    ///
    /// [`PeopleError`]; nothing has changed then.
    pub fn dismiss_reports(&mut self, id: AccountId) -> Result<(), PeopleError> {
        self.transact(|db| operators::dismiss_reports(db, id))
    }

    /// Gives an account another name; false if it is taken.
    ///
    /// # Errors
    ///
    /// [`PeopleError`]; nothing has changed then.
    pub fn rename(&mut self, id: AccountId, name: &AccountName) -> Result<bool, PeopleError> {
        self.transact(|db| operators::rename(db, id, name))
    }

    /// Keeps greetings and challenges of an account from all, or no longer.
    ///
    /// # Errors
    ///
    /// [`PeopleError`]; nothing has changed then.
    pub fn set_muted(&mut self, id: AccountId, is_muted: bool) -> Result<(), PeopleError> {
        self.transact(|db| operators::set_muted(db, id, is_muted))
    }

    /// Bans of a shared database.
    ///
    /// # Errors
    ///
    /// [`PeopleError`]; always for a file, which has none.
    pub fn bans(&mut self) -> Result<Vec<String>, PeopleError> {
        self.transact(|db| operators::bans(db))
    }

    /// Adds bans to a shared database.
    ///
    /// # Errors
    ///
    /// [`PeopleError`]; nothing has changed then.
    pub fn ban(&mut self, entries: &[String], remark: &str) -> Result<(), PeopleError> {
        self.transact(|db| operators::ban(db, entries, remark))
    }

    /// Removes bans from a shared database, and returns the number of those that were there.
    ///
    /// # Errors
    ///
    /// [`PeopleError`]; nothing has changed then.
    pub fn unban(&mut self, entries: &[String]) -> Result<u64, PeopleError> {
        self.transact(|db| operators::unban(db, entries))
    }

    /// All games, latest first, finished ones included.
    ///
    /// # Errors
    ///
    /// [`PeopleError`].
    pub fn all_games(&mut self) -> Result<Vec<SharedGame>, PeopleError> {
        self.transact(|db| games::list(db, "1 = 1", &[], usize::MAX >> 1))
    }

    /// An account.
    ///
    /// # Errors
    ///
    /// If there is none of that number, or [`PeopleError::Unavailable`].
    pub fn account(&mut self, id: AccountId) -> Result<PersonAccount, PeopleError> {
        self.transact(|db| rows::account(db, id))
    }
}

fn answer(
    db: &mut dyn Queries,
    request: &PeopleRequest,
    now: i64,
) -> Result<PeopleAnswer, RequestError> {
    match request {
        PeopleRequest::SetName(id, name) => accounts::set_name(db, *id, name),
        PeopleRequest::PostSeek(seek) => seeks::post(db, seek, now),
        PeopleRequest::DropSeek(id) => {
            db.execute("DELETE FROM seek WHERE id = ?1", cells![id.0])?;
            Ok(PeopleAnswer::Done)
        }
        PeopleRequest::DropSeeksOf(id) => {
            db.execute("DELETE FROM seek WHERE account = ?1 AND is_live", cells![id.0])?;
            Ok(PeopleAnswer::Done)
        }
        PeopleRequest::Seeks => seeks::all(db),
        PeopleRequest::Begin { seek, game, is_limited } => {
            if *is_limited && games::has_enough(db, game, now)? {
                return Ok(PeopleAnswer::EnoughRated);
            }
            games::begin(db, *seek, game)
        }
        PeopleRequest::Commit(game) => games::commit(db, game, now),
        PeopleRequest::Load(number) => {
            Ok(PeopleAnswer::Loaded(rows::load(db, *number)?.map(Box::new)))
        }
        PeopleRequest::Running => {
            let condition = "NOT is_over AND is_live AND moved > ?1";
            games::list(db, condition, cells![now - RUNNING], MOST_RUNNING).map(PeopleAnswer::Games)
        }
        PeopleRequest::Finished => {
            let condition = "is_over AND is_live AND moved > ?1";
            games::list(db, condition, cells![now - games::DAY], MOST_RUNNING)
                .map(PeopleAnswer::Games)
        }
        PeopleRequest::Race(day) => race::of_day(db, *day),
        PeopleRequest::Solved { day, account, time } => race::note(db, *day, *account, *time),
        PeopleRequest::Beat { server } => servers::beat(db, *server, now),
        PeopleRequest::Arrive { server, accounts } => servers::arrive(db, *server, accounts),
        PeopleRequest::Depart { server, account } => servers::depart(db, *server, *account),
        PeopleRequest::Elsewhere { server } => servers::elsewhere(db, *server),
        PeopleRequest::Tournament { name, players } => {
            tournaments::load(db, name, players.as_deref())
        }
        PeopleRequest::SignUp { tournament, begins, account, is_in } => {
            tournaments::sign_up(db, (tournament, *begins), *account, *is_in, now)
        }
        PeopleRequest::GamesOf(id) => {
            let condition = "NOT is_over AND (black = ?1 OR white = ?1)";
            games::list(db, condition, cells![id.0], MOST_GAMES).map(PeopleAnswer::Games)
        }
        PeopleRequest::ForgetGuests => accounts::forget_guests(db, now),
        PeopleRequest::Correspondence => {
            games::list(db, "NOT is_over AND NOT is_live", &[], MOST_GAMES).map(PeopleAnswer::Games)
        }
        PeopleRequest::StoreCode { account, usage, code, expires } => {
            accounts::store_code(db, *account, *usage, code, *expires)
        }
        PeopleRequest::UseCode { account, code } => accounts::use_code(db, *account, code, now),
        PeopleRequest::Account(id) => {
            rows::account(db, *id).map(|account| PeopleAnswer::Account(Box::new(account)))
        }
        PeopleRequest::Keys(id) => accounts::keys(db, *id),
        PeopleRequest::RemoveKey(id, key) => accounts::remove_key(db, *id, key),
        PeopleRequest::Delete(id) => accounts::delete(db, *id, now),
        PeopleRequest::Vacation(id, change) => vacations::change(db, *id, *change, now),
        PeopleRequest::Mutes(by) => accounts::mutes(db, *by),
        PeopleRequest::Mute { by, of, is_muted } => accounts::mute(db, *by, *of, *is_muted),
        PeopleRequest::Report { by, of } => accounts::report(db, *by, *of, now),
        PeopleRequest::Ladder => accounts::ladder(db),
    }
}
