//! The computer players. A [`Request`] goes in, [`Report`]s come out while the [`Engine`] searches, and an [`Answer`]
//! at the end. The caller of [`Engine::think`] has the clock, and ends the search through [`Stop`].

mod benchmark;
pub mod book;
pub mod evaluation;
pub mod file_header;
mod imitation;
mod large_pages;
mod level;
mod memory;
mod out_of_memory;
mod packed_rows;
pub mod people;
mod player;
mod random;
mod request;
mod resources;
mod rules_of_thumb;
pub mod search;
mod stop;
mod strength;
pub mod tictactoe;
mod time;
mod workers;

pub use benchmark::Benchmark;
pub(crate) use imitation::scale_to_one;
pub use imitation::{PopularMove, drop_rare, shares_of_people};
pub use level::{Level, NoSuchLevel, PERSON_PREFIX};
pub use memory::{Lease, MemoryPool};
pub use out_of_memory::{OutOfMemory, has_memory, is_memory_optional};
pub use player::{Engine, candidates, chances};
pub use random::{Random, seeded};
pub use request::{Answer, Report, Request};
pub use resources::Resources;
pub use stop::Stop;
pub use strength::Strength;
pub use time::{Allotment, Pace, SearchCourse};
