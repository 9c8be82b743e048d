//! outflank in a web page: the app behind a terminal emulator, and its engine in a worker.
//!
//! A page has two instances of this module. One has the app ([`WebPage`]) and answers every key at once. The other has the
//! engine ([`EngineWorker`]) and works through one [`EngineTask`] at a time. Both are plain values without threads, files
//! or clock, so tests run them anywhere; `wasm-bindgen` exports them to the page's scripts, which carry texts between
//! them.

mod engine_worker;
mod output;
mod page;
mod wire;

pub use engine_worker::{EngineWorker, PageClock};
pub use page::{EngineLane, EngineOrder, WebPage};
pub use wire::{EngineNews, EngineTask, WireGame, WireQuestion};
