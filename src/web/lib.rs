//! outflank in a web page: the app behind a terminal emulator, and its engine.
//!
//! A page has three kinds of threads. The page's own has the terminal emulator. A worker has the app with its library
//! ([`WebPage`]) and answers every key at once, or lines ([`PlainPage`]). Further workers have an engine each
//! ([`EngineWorker`]) and work through one [`EngineTask`] at a time. Both are plain values without threads or clock, so
//! tests run them anywhere; `wasm-bindgen` exports them to the page's scripts, which carry bytes and texts between them.

mod engine_worker;
mod output;
mod page;
mod page_services;
mod page_store;
mod plain_page;
#[cfg(target_arch = "wasm32")]
mod storage;
mod wire;

pub use engine_worker::{EngineWorker, PageClock};
pub use page::{PageStart, WebPage};
pub use plain_page::PlainPage;
pub use wire::{EngineLane, EngineNews, EngineTask, PageOrder, WireGame, WireQuestion};
