//! Library statistics of positions: an inverted index of all games.
//!
//! A [`PositionKey`] stands for a position up to symmetry, and a [`Posting`] for a game that reached it. Sorted
//! postings form compressed blocks ([`block`]), blocks form runs, and runs are merged as they become many
//! ([`compaction`]), so that games can be added one by one. [`GameFacts`] and the postings of a position give an
//! [`Exploration`].

pub mod block;
pub mod compaction;
mod exploration;
mod filter;
mod game_facts;
mod player_strength;
mod position_key;
mod posting;

pub use block::DamagedBlock;
pub use exploration::{Exploration, ExploredGame, GameTally, PlayedMove, TallyLists};
pub use filter::{FilterError, GameFilter, ResolvedFilter, UnknownName, Winner, YearRange};
pub use game_facts::{GameFact, GameFacts, NameId, UNNAMED};
pub use player_strength::PlayerStrengths;
pub use position_key::{IndexPart, PositionKey};
pub use posting::{MAX_GAMES, Posting, Postings};
