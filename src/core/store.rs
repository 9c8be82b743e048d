//! Types of the library: games, reviews, exercises, requests and events, independent of a database. A
//! [`StoreRequest`] goes to the store, and [`StoreEvent`]s return.

mod entry;
mod error;
mod exercises;
mod explored;
mod game;
mod library_file;
mod query;
mod request;
mod session;

pub use entry::{FinishedGame, GameEntry, Glance, InitialGames, Listing};
pub use error::{GameFault, StoreError};
pub use exercises::{Exercise, Exercises, Origin};
pub use explored::{Explored, ExploredMove, ExplorerQuery, Indexing};
pub use game::{GameId, ImportId, Provenance, Seat, Slot, StoredGame, UndoneImport, only_human};
pub use library_file::is_library;
pub use query::{Query, ResultFilter, Sort, SoughtName, View};
pub use request::{Address, AskerId, RequestId, Save, StoreEvent, StoreRequest, TreeSave};
pub use session::{PlayerId, SessionId};
