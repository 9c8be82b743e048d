//! Tournaments. Players are numbers, and results are reported from outside.
//!
//! A [`Tournament`] makes pairings by its [`Format`] from the results so far: equal results give equal pairings, so
//! an interrupted tournament resumes from its list of games. [`standings()`] ranks the players.

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
pub use tournament::{Format, PlanError, Tournament, TournamentPlan};
