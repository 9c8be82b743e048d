//! What was played in a position, and how it went: an inverted index of all games by position.
//!
//! A [`PositionKey`] stands for a position, whichever way one looks at it and however it came about. A [`Posting`] is one
//! game that went through it. Postings lie sorted in blocks of bits ([`block`]), blocks in runs, and runs are merged
//! as they become many ([`compaction`]), so that games can join one by one. What the games were stands in
//! [`GameFacts`]; of those and of the postings of a position an [`Exploration`] is made.

pub mod block;
pub mod compaction;
mod exploration;
mod filter;
mod game_facts;
mod position_key;
mod posting;

pub use block::DamagedBlock;
pub use exploration::{Exploration, ExploredGame, GameTally, PlayedMove, TallyLists};
pub use filter::{FilterError, GameFilter, ResolvedFilter, UnknownName, Winner, YearRange};
pub use game_facts::{GameFact, GameFacts, NOBODY, NameId};
pub use position_key::{IndexPart, PositionKey};
pub use posting::{MAX_GAMES, Posting, Postings};
