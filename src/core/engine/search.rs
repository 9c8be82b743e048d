//! Search: iterative deepening over a principal variation search, with exact endings.

mod builder;
mod candidates;
mod deepening;
mod endgame;
mod endgame_table;
mod last_empties;
mod multi_pv;
mod order;
mod parallel;
mod probcut;
mod proof;
mod pvs;
mod root;
mod score;
mod searcher;
mod selectivity;
mod sharing;
mod stability;
mod steps;
mod task;
mod transposition;
mod value;
mod variants;

pub use builder::Search;
pub use deepening::search;
pub use multi_pv::{principal_variation, values};
pub use proof::exceeds;
pub use selectivity::Selectivity;
pub use stability::stable;
pub use task::Task;
pub use transposition::TranspositionTable;
pub use value::{Value, Values};
