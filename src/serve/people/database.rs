//! Databases that hold the people: one set of statements, in the SQL that SQLite and PostgreSQL share.

use crate::lobby::PeopleError;

/// Error inside a request.
#[derive(Debug)]
pub enum RequestError {
    /// The database does not answer, or cannot write: a full disk gets room, a lock is released, a server comes back.
    Unavailable,
    /// Another connection changes the same rows; the work may run again.
    Collision,
    /// A stored value is invalid.
    Invalid(String),
}

impl From<RequestError> for PeopleError {
    fn from(error: RequestError) -> Self {
        match error {
            RequestError::Unavailable | RequestError::Collision => Self::Unavailable,
            RequestError::Invalid(why) => Self::Invalid(why),
        }
    }
}

/// A value of a parameter or of a column.
#[derive(Clone, Debug, PartialEq)]
pub enum Cell {
    Null,
    Int(i64),
    Real(f64),
    /// `SQLite` stores it as a number.
    Bool(bool),
    Text(String),
}

macro_rules! cell_from {
    ($($type:ty => $variant:ident),*) => {
        $(impl From<$type> for Cell {
            fn from(value: $type) -> Self {
                Self::$variant(value.into())
            }
        })*
    };
}
cell_from!(i64 => Int, f64 => Real, bool => Bool, &str => Text, String => Text);

impl<T: Into<Self>> From<Option<T>> for Cell {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Null, Into::into)
    }
}

/// A row of an answer.
#[derive(Debug)]
pub struct CellRow(pub Vec<Cell>);

impl CellRow {
    fn wrong(&self, at: usize) -> RequestError {
        RequestError::Invalid(format!("column {at}: {:?}", self.0.get(at)))
    }

    pub fn int(&self, at: usize) -> Result<i64, RequestError> {
        self.optional_int(at)?.ok_or_else(|| self.wrong(at))
    }

    pub fn optional_int(&self, at: usize) -> Result<Option<i64>, RequestError> {
        match self.0.get(at) {
            Some(Cell::Int(value)) => Ok(Some(*value)),
            Some(Cell::Null) => Ok(None),
            _ => Err(self.wrong(at)),
        }
    }

    pub fn bool(&self, at: usize) -> Result<bool, RequestError> {
        match self.0.get(at) {
            Some(Cell::Bool(value)) => Ok(*value),
            Some(Cell::Int(value)) => Ok(*value != 0),
            _ => Err(self.wrong(at)),
        }
    }

    pub fn real(&self, at: usize) -> Result<f64, RequestError> {
        match self.0.get(at) {
            Some(Cell::Real(value)) => Ok(*value),
            // `SQLite` stores whole numbers of a REAL column so in expressions.
            Some(Cell::Int(value)) => Ok(*value as f64),
            _ => Err(self.wrong(at)),
        }
    }

    pub fn text(&self, at: usize) -> Result<&str, RequestError> {
        self.optional_text(at)?.ok_or_else(|| self.wrong(at))
    }

    pub fn optional_text(&self, at: usize) -> Result<Option<&str>, RequestError> {
        match self.0.get(at) {
            Some(Cell::Text(value)) => Ok(Some(value)),
            Some(Cell::Null) => Ok(None),
            _ => Err(self.wrong(at)),
        }
    }
}

/// Statements inside a transaction. Parameters are written `?1`, `?2`, ...
pub trait Queries {
    /// Runs a statement, and returns the number of rows that it changed.
    fn execute(&mut self, sql: &str, values: &[Cell]) -> Result<u64, RequestError>;

    /// Rows of a query.
    fn query(&mut self, sql: &str, values: &[Cell]) -> Result<Vec<CellRow>, RequestError>;
}

impl dyn Queries + '_ {
    /// First row of a query.
    pub fn first(&mut self, sql: &str, values: &[Cell]) -> Result<Option<CellRow>, RequestError> {
        Ok(self.query(sql, values)?.into_iter().next())
    }

    /// The only row of a query.
    pub fn one(&mut self, sql: &str, values: &[Cell]) -> Result<CellRow, RequestError> {
        let row = self.first(sql, values)?;
        row.ok_or_else(|| RequestError::Invalid("a row is missing".to_owned()))
    }
}

/// Work inside a transaction.
pub type Work<'a> = &'a mut dyn FnMut(&mut dyn Queries) -> Result<(), RequestError>;

/// A connection to a database.
pub trait Database: Send {
    /// Carries out work as one transaction, as if no other ran at the same time. An error undoes it. The work may run
    /// again after a collision with another connection.
    fn transact(&mut self, work: Work<'_>) -> Result<(), RequestError>;

    /// Sends a text to the other servers of the database, if it can have others.
    fn notify(&mut self, text: &str) -> Result<(), RequestError>;

    /// Whether a newer program has changed the tables: this one would write by chance.
    fn is_newer(&mut self) -> Result<bool, RequestError>;

    /// Clock of the database less that of this machine, in milliseconds.
    fn clock_offset(&mut self) -> i64;
}

/// Result of work inside a transaction.
pub fn transact<T>(
    db: &mut dyn Database,
    mut work: impl FnMut(&mut dyn Queries) -> Result<T, RequestError>,
) -> Result<T, RequestError> {
    let mut result = None;
    db.transact(&mut |queries| {
        result = Some(work(queries)?);
        Ok(())
    })?;
    result.ok_or(RequestError::Unavailable)
}

/// Values as parameters.
macro_rules! cells {
    ($($value:expr),* $(,)?) => {
        &[$($crate::serve::people::database::Cell::from($value)),*]
    };
}
pub(super) use cells;
