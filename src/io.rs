//! Everything that touches the world: the terminal, threads, signals and the clock.

mod color;
mod input;
mod lines;
mod run;
#[cfg(unix)]
mod signals;
mod terminal;
mod worker;

pub use color::{ColorChoice, color_depth};
pub use input::translate;
pub use lines::converse;
pub use run::{Ending, run};
pub use worker::Worker;
