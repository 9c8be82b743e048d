//! Everything that touches the world: the terminal, threads, signals and the clock.

mod color;
pub mod config;
mod crew;
mod files;
mod input;
mod keep;
mod keeper;
mod lines;
mod peer;
mod places;
mod run;
#[cfg(unix)]
mod signals;
mod terminal;
mod thinker;
mod worker;

pub use color::{ColorChoice, color_depth};
pub use crew::Crew;
pub use files::{read_bytes, read_record_file, read_text, today};
pub use input::translate;
pub use keep::{Imported, Keep, KeepError};
pub use keeper::Keeper;
pub use lines::{converse, read_line};
pub use peer::{Peer, PeerError};
pub use places::Places;
pub use run::{Ending, Home, run};
#[cfg(unix)]
pub use signals::flag_on_interrupt;
pub use thinker::{Alarm, Pace, Thinker};
pub use worker::Worker;
