//! People in PostgreSQL, which several servers share.

use super::database::{Cell, CellRow, Database, Queries, RequestError, Work};
use super::postgres_schema::{VERSION, migrate};
use crate::serve::unix_time::unix_time;
use postgres::error::SqlState;
use postgres::types::{IsNull, ToSql, Type, to_sql_checked};
use postgres::{Client, Config, IsolationLevel, NoTls, Statement, Transaction};
use std::collections::HashMap;
use std::error::Error;
use std::time::{Duration, Instant};

/// Longest wait for a connection, for an answer, and for the network to carry a packet.
const PATIENCE: Duration = Duration::from_secs(2);
/// Time after a failed connection in which no other is tried: requests fail at once.
const PAUSE: Duration = Duration::from_millis(500);
/// Attempts of a transaction that collides with others.
const ATTEMPTS: usize = 20;
/// Channel of the notices between servers.
pub const CHANNEL: &str = "outflank";

/// A database of a PostgreSQL server. A broken connection is opened again at the next request.
pub struct PostgresDatabase {
    config: Config,
    open: Option<OpenConnection>,
    failed_at: Option<Instant>,
}

struct OpenConnection {
    client: Client,
    statements: HashMap<String, Statement>,
    clock_offset: i64,
}

/// Smallest correction of this machine's clock with which it shows `theirs` at some time between the question, `asked`,
/// and the answer: none if the wait for the answer can explain the difference.
fn smallest_offset(theirs: i64, asked: i64, answered: i64) -> i64 {
    theirs - theirs.clamp(asked, answered.max(asked))
}

/// `config` with limits of time. Waiting transactions of a vanished server end by them too.
pub fn with_limits(mut config: Config) -> Config {
    config.connect_timeout(PATIENCE).tcp_user_timeout(PATIENCE).application_name("outflank");
    let options = config.get_options().unwrap_or_default();
    let limits = "-c statement_timeout=2000 -c idle_in_transaction_session_timeout=5000";
    let options = format!("{options} {limits}");
    config.options(&options);
    config
}

impl PostgresDatabase {
    /// Connects, and brings the tables to the present version.
    ///
    /// # Errors
    ///
    /// If the server does not answer, refuses, or lets nothing be created.
    pub fn connect(config: Config) -> Result<Self, postgres::Error> {
        let mut database = Self { config: with_limits(config), open: None, failed_at: None };
        database.open = Some(OpenConnection::new(&database.config, true)?);
        Ok(database)
    }

    fn connection(&mut self) -> Result<&mut OpenConnection, RequestError> {
        if self.open.as_ref().is_some_and(|open| open.client.is_closed()) {
            self.open = None;
        }
        if self.open.is_none() {
            if self.failed_at.is_some_and(|at| at.elapsed() < PAUSE) {
                return Err(RequestError::Unavailable);
            }
            match OpenConnection::new(&self.config, false) {
                Ok(open) => self.open = Some(open),
                Err(error) => {
                    self.failed_at = Some(Instant::now());
                    return Err(error.into());
                }
            }
        }
        self.open.as_mut().ok_or(RequestError::Unavailable)
    }
}

impl OpenConnection {
    fn new(config: &Config, migrates: bool) -> Result<Self, postgres::Error> {
        let mut client = config.connect(NoTls)?;
        if migrates {
            migrate(&mut client)?;
        }
        let sql = "SELECT FLOOR(EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT";
        let asked = unix_time();
        let theirs: i64 = client.query_one(sql, &[])?.get(0);
        let clock_offset = smallest_offset(theirs, asked, unix_time());
        Ok(Self { client, statements: HashMap::new(), clock_offset })
    }

    fn attempt(&mut self, work: Work<'_>) -> Result<(), RequestError> {
        let level = IsolationLevel::Serializable;
        let inner = self.client.build_transaction().isolation_level(level).start()?;
        let mut transaction = OpenTransaction { inner, statements: &mut self.statements };
        work(&mut transaction)?;
        Ok(transaction.inner.commit()?)
    }
}

impl Database for PostgresDatabase {
    fn transact(&mut self, work: Work<'_>) -> Result<(), RequestError> {
        for _ in 1..ATTEMPTS {
            match self.connection()?.attempt(&mut *work) {
                Err(RequestError::Collision) => {}
                done => return done,
            }
        }
        self.connection()?.attempt(work)
    }

    fn notify(&mut self, text: &str) -> Result<(), RequestError> {
        let client = &mut self.connection()?.client;
        client.execute("SELECT pg_notify($1, $2)", &[&CHANNEL, &text])?;
        Ok(())
    }

    fn is_newer(&mut self) -> Result<bool, RequestError> {
        let row = self.connection()?.client.query_one("SELECT MAX(number) FROM version", &[])?;
        Ok(row.get::<_, Option<i64>>(0).is_some_and(|version| version > VERSION))
    }

    fn clock_offset(&mut self) -> i64 {
        self.open.as_ref().map_or(0, |open| open.clock_offset)
    }
}

struct OpenTransaction<'a> {
    inner: Transaction<'a>,
    statements: &'a mut HashMap<String, Statement>,
}

impl OpenTransaction<'_> {
    fn prepared(&mut self, sql: &str) -> Result<Statement, RequestError> {
        if let Some(statement) = self.statements.get(sql) {
            return Ok(statement.clone());
        }
        let statement = self.inner.prepare(&sql.replace('?', "$"))?;
        self.statements.insert(sql.to_owned(), statement.clone());
        Ok(statement)
    }
}

/// Parameters as PostgreSQL's library takes them.
fn parameters(values: &[Cell]) -> Vec<&(dyn ToSql + Sync)> {
    values.iter().map(|value| value as &(dyn ToSql + Sync)).collect()
}

impl Queries for OpenTransaction<'_> {
    fn execute(&mut self, sql: &str, values: &[Cell]) -> Result<u64, RequestError> {
        let statement = self.prepared(sql)?;
        Ok(self.inner.execute(&statement, &parameters(values))?)
    }

    fn query(&mut self, sql: &str, values: &[Cell]) -> Result<Vec<CellRow>, RequestError> {
        let statement = self.prepared(sql)?;
        let rows = self.inner.query(&statement, &parameters(values))?;
        rows.iter()
            .map(|row| {
                (0..row.len()).map(|at| cell(row, at)).collect::<Result<_, _>>().map(CellRow)
            })
            .collect()
    }
}

fn cell(row: &postgres::Row, at: usize) -> Result<Cell, RequestError> {
    Ok(match *row.columns()[at].type_() {
        Type::INT8 => row.try_get::<_, Option<i64>>(at)?.into(),
        Type::FLOAT8 => row.try_get::<_, Option<f64>>(at)?.into(),
        Type::BOOL => row.try_get::<_, Option<bool>>(at)?.into(),
        Type::TEXT => row.try_get::<_, Option<String>>(at)?.into(),
        // A constant, such as the 1 of an EXISTS.
        Type::INT4 => row.try_get::<_, Option<i32>>(at)?.map(i64::from).into(),
        ref other => return Err(RequestError::Invalid(format!("a column of type {other}"))),
    })
}

impl From<postgres::Error> for RequestError {
    fn from(error: postgres::Error) -> Self {
        match error.code() {
            Some(
                &SqlState::T_R_SERIALIZATION_FAILURE
                | &SqlState::T_R_DEADLOCK_DETECTED
                // Two servers insert the same key; the next attempt finds it.
                | &SqlState::UNIQUE_VIOLATION,
            ) => Self::Collision,
            _ => Self::Unavailable,
        }
    }
}

impl ToSql for Cell {
    fn to_sql(
        &self,
        kind: &Type,
        out: &mut bytes::BytesMut,
    ) -> Result<IsNull, Box<dyn Error + Sync + Send>> {
        match self {
            Self::Null => Ok(IsNull::Yes),
            Self::Int(value) => value.to_sql_checked(kind, out),
            Self::Real(value) => value.to_sql_checked(kind, out),
            Self::Bool(value) => value.to_sql_checked(kind, out),
            Self::Text(value) => value.to_sql_checked(kind, out),
        }
    }

    fn accepts(_: &Type) -> bool {
        true
    }

    to_sql_checked!();
}

#[cfg(test)]
mod tests {
    use super::smallest_offset;

    #[test]
    fn a_slow_answer_does_not_move_the_clock() {
        assert_eq!(smallest_offset(1000, 997, 1003), 0);
        assert_eq!(smallest_offset(1000, 1000, 1000), 0);
        assert_eq!(smallest_offset(5000, 1000, 1010), 3990, "theirs is ahead");
        assert_eq!(smallest_offset(1000, 5000, 5010), -4000, "theirs is behind");
        assert_eq!(smallest_offset(1000, 1003, 990), -3, "ours was set back meanwhile");
    }
}
