//! Accounts, seeks and shared games in a database of their own (`SQLite`).

mod accounts;
mod schema;

use crate::lobby::{
    AccountId, AccountName, GamePace, GameTerms, GlickoRating, LadderRow, PeopleAnswer,
    PeopleError, PeopleRequest, PersonAccount, RatingStep, Seek, SeekId, SharedGame,
    SharedGameNumber, SideWish, StoredSharedGame,
};
use crate::rules::{Color, Variant};
use rusqlite::{Connection, OptionalExtension as _, Row, Transaction, params};
use std::path::Path;
use std::time::Duration;

/// Wait for other writing programs.
const PATIENCE: Duration = Duration::from_secs(1);
const DAY: f64 = 24.0 * 3600.0 * 1000.0;
/// Places of the ladder.
const LADDER: usize = 100;
/// Games of a list.
const MOST_GAMES: usize = 500;

const ACCOUNT: &str = "id, name, is_guest, rating, deviation, volatility, games";

/// Database of people.
#[derive(Debug)]
pub struct PeopleDb {
    db: Connection,
}

/// Error inside a request.
enum RequestError {
    Sqlite,
    Invalid(String),
}

impl From<rusqlite::Error> for RequestError {
    fn from(_: rusqlite::Error) -> Self {
        Self::Sqlite
    }
}

impl From<RequestError> for PeopleError {
    /// Errors of the file may pass: a full disk gets room, a lock is released.
    fn from(error: RequestError) -> Self {
        match error {
            RequestError::Sqlite => Self::Unavailable,
            RequestError::Invalid(why) => Self::Invalid(why),
        }
    }
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

    fn post_seek(&mut self, seek: &Seek, now: i64) -> Result<PeopleAnswer, RequestError> {
        let (pace, is_live) = match seek.terms.pace {
            GamePace::Live(control) => (control.to_string(), true),
            GamePace::Days(days) => (days.to_string(), false),
        };
        let side = match seek.terms.side {
            SideWish::Random => 0,
            SideWish::Black => 1,
            SideWish::White => 2,
        };
        let sql = "INSERT INTO seek (account, challenged, variant, pace, is_live, is_rated, side, server, created)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)";
        let GameTerms { variant, is_rated, .. } = seek.terms;
        let to = seek.to.map(|to| to.0);
        self.db.prepare_cached(sql)?.execute(params![
            seek.by.id.0,
            to,
            variant.key,
            pace,
            is_live,
            is_rated,
            side,
            seek.server,
            now
        ])?;
        let id = SeekId(self.db.last_insert_rowid());
        Ok(PeopleAnswer::SeekPosted(Box::new(Seek { id, ..seek.clone() })))
    }

    fn seeks(&self) -> Result<Vec<Seek>, RequestError> {
        let sql = "SELECT id, account, challenged, variant, pace, is_live, is_rated, side, server
                   FROM seek ORDER BY id LIMIT 1000";
        let mut statement = self.db.prepare_cached(sql)?;
        let mut rows = statement.query([])?;
        let mut seeks = Vec::new();
        while let Some(row) = rows.next()? {
            let (key, pace): (String, String) = (row.get(3)?, row.get(4)?);
            let (variant, pace) = (Variant::from_key(&key), pace_of(&pace, row.get(5)?));
            // A later version of the program may know more.
            let (Some(variant), Some(pace)) = (variant, pace) else { continue };
            let side = match row.get(7)? {
                1 => SideWish::Black,
                2 => SideWish::White,
                _ => SideWish::Random,
            };
            seeks.push(Seek {
                id: SeekId(row.get(0)?),
                by: account(&self.db, AccountId(row.get(1)?))?,
                to: row.get::<_, Option<i64>>(2)?.map(AccountId),
                terms: GameTerms { variant, pace, is_rated: row.get(6)?, side },
                server: row.get(8)?,
            });
        }
        Ok(seeks)
    }

    fn begin(
        &mut self,
        seek: Option<SeekId>,
        game: &SharedGame,
    ) -> Result<PeopleAnswer, RequestError> {
        let transaction = self.db.transaction()?;
        if let Some(seek) = seek
            && transaction.execute("DELETE FROM seek WHERE id = ?1", [seek.0])? == 0
        {
            return Ok(PeopleAnswer::SeekGone);
        }
        let [black, white] = [game.players[0].id.0, game.players[1].id.0];
        if game.terms.pace.is_live() {
            let sql = "DELETE FROM seek WHERE is_live AND account IN (?1, ?2)";
            transaction.execute(sql, [black, white])?;
        }
        let sql = "INSERT INTO shared_game (revision, black, white, is_rated, is_live, is_over, begun, state)
                   VALUES (0, ?1, ?2, ?3, ?4, 0, ?5, ?6)";
        transaction.execute(
            sql,
            params![
                black,
                white,
                game.terms.is_rated,
                game.terms.pace.is_live(),
                game.begun,
                StoredSharedGame::write(game)
            ],
        )?;
        let number = SharedGameNumber(transaction.last_insert_rowid());
        transaction.commit()?;
        Ok(PeopleAnswer::Begun(Box::new(SharedGame { number, ..game.clone() })))
    }

    fn commit(&mut self, game: &SharedGame, now: i64) -> Result<PeopleAnswer, RequestError> {
        let transaction = self.db.transaction()?;
        let sql = "SELECT revision, is_over FROM shared_game WHERE id = ?1";
        let stored: Option<(u64, bool)> = transaction
            .prepare_cached(sql)?
            .query_row([game.number.0], |row| {
                Ok((row.get::<_, i64>(0)?.cast_unsigned(), row.get(1)?))
            })
            .optional()?;
        let is_next =
            stored.is_some_and(|(revision, is_over)| revision + 1 == game.revision && !is_over);
        if !is_next {
            let present = load(&transaction, game.number)?;
            let present = present.ok_or(RequestError::Invalid("no such game".to_owned()))?;
            return Ok(PeopleAnswer::Conflict(Box::new(present)));
        }
        let mut game = game.clone();
        if game.is_over() {
            game.ratings = rate(&transaction, &game, now)?;
        }
        let sql = "UPDATE shared_game SET revision = ?1, is_over = ?2, state = ?3 WHERE id = ?4";
        transaction.prepare_cached(sql)?.execute(params![
            game.revision.cast_signed(),
            game.is_over(),
            StoredSharedGame::write(&game),
            game.number.0
        ])?;
        transaction.commit()?;
        Ok(PeopleAnswer::Committed(Box::new(game)))
    }

    /// Games of a condition with one parameter, latest first.
    fn games(
        &self,
        condition: &str,
        value: i64,
        most: usize,
    ) -> Result<Vec<SharedGame>, RequestError> {
        let sql = format!(
            "SELECT id, revision, state FROM shared_game WHERE {condition}
             ORDER BY id DESC LIMIT {most}"
        );
        let mut statement = self.db.prepare_cached(&sql)?;
        let mut rows = statement.query([value])?;
        let mut games = Vec::new();
        while let Some(row) = rows.next()? {
            games.push(game_of(row)?);
        }
        Ok(games)
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

fn read_account(row: &Row<'_>) -> rusqlite::Result<PersonAccount> {
    let name: Option<String> = row.get(1)?;
    Ok(PersonAccount {
        id: AccountId(row.get(0)?),
        name: name.and_then(|name| name.parse().ok()),
        is_guest: row.get(2)?,
        rating: GlickoRating {
            value: row.get(3)?,
            deviation: row.get(4)?,
            volatility: row.get(5)?,
        },
        games: row.get(6)?,
    })
}

fn account(db: &Connection, id: AccountId) -> rusqlite::Result<PersonAccount> {
    let sql = format!("SELECT {ACCOUNT} FROM account WHERE id = ?1");
    db.prepare_cached(&sql)?.query_row([id.0], read_account)
}

fn pace_of(text: &str, is_live: bool) -> Option<GamePace> {
    if is_live {
        text.parse().ok().map(GamePace::Live)
    } else {
        text.parse().ok().map(GamePace::Days)
    }
}

fn game_of(row: &Row<'_>) -> Result<SharedGame, RequestError> {
    let (id, revision, state): (i64, i64, String) = (row.get(0)?, row.get(1)?, row.get(2)?);
    StoredSharedGame::read(&state, SharedGameNumber(id), revision.cast_unsigned())
        .map_err(|error| RequestError::Invalid(error.to_string()))
}

fn load(db: &Connection, number: SharedGameNumber) -> Result<Option<SharedGame>, RequestError> {
    let sql = "SELECT id, revision, state FROM shared_game WHERE id = ?1";
    let mut statement = db.prepare_cached(sql)?;
    let mut rows = statement.query([number.0])?;
    rows.next()?.map(game_of).transpose()
}

/// Changes the ratings of both players of a finished game.
fn rate(
    transaction: &Transaction<'_>,
    game: &SharedGame,
    now: i64,
) -> Result<Option<[RatingStep; 2]>, RequestError> {
    let mut present = [GlickoRating::NEW; 2];
    for side in Color::BOTH {
        let id = game.player(side).id;
        let sql = "SELECT rated_at FROM account WHERE id = ?1";
        let rated_at: Option<i64> =
            transaction.prepare_cached(sql)?.query_row([id.0], |row| row.get(0))?;
        let days = rated_at.map_or(0.0, |at| (now - at) as f64 / DAY);
        present[side.index()] = account(transaction, id)?.rating.rested(days);
    }
    let Some(steps) = game.rating_steps(present) else { return Ok(None) };
    for (player, step) in game.players.iter().zip(steps) {
        let GlickoRating { value, deviation, volatility } = step.after;
        let sql = "UPDATE account SET rating = ?1, deviation = ?2, volatility = ?3, rated_at = ?4,
                   games = games + 1 WHERE id = ?5";
        let values = params![value, deviation, volatility, now, player.id.0];
        transaction.prepare_cached(sql)?.execute(values)?;
    }
    Ok(Some(steps))
}
