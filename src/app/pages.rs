//! The pages: each owns its state, its keys and what they do.

pub mod board;
pub mod export;
pub mod help;
pub mod library;
pub mod pasted;
pub mod practice;
pub mod replay;
pub mod settings;
pub mod start;
pub mod statistics;
