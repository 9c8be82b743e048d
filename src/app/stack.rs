//! The stack of pages, and the one function that changes it: where a page leads, what it asks for, when it wakes.

pub mod games_on_table;
pub mod key_line;
pub mod navigation;
pub mod page_stack;
pub mod requests;
pub mod state;
pub mod store_events;
pub mod timers;
pub mod update;
