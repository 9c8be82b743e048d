//! The club: tournaments between players, whoever they are, and how they end. It knows no engine, no file and no
//! screen: players are numbers, and results are told to it.
//!
//! A [`Tournament`] makes pairings by its [`Format`] from the results so far: the same results, the same pairings, so
//! that a tournament that was broken off goes on from its list of games. [`standings()`] puts the players in order.

mod elo;
mod knockout;
mod live_tournament;
mod pairing;
mod rating_list;
mod round_robin;
mod score;
mod standings;
mod swiss;
mod tournament;

pub use elo::{elo, expected_score, mean};
pub use live_tournament::{EndedGame, LiveTournament};
pub use pairing::{GameNumber, Pairing, ScheduledGame};
pub use rating_list::{RatedPlayer, rate};
pub use score::{GameScore, points};
pub use standings::{Standing, crosstable, standings};
pub use tournament::{Format, Plan, PlanError, Tournament};
