//! A game session: setup, players, course of play, saving.

pub mod autosave;
pub mod course;
pub mod cycle;
pub mod game_lines;
pub mod hints;
pub mod identity;
pub mod motion;
pub mod retry;
pub mod series_score;
pub mod setup;
pub mod table;
pub mod table_clock;
pub mod table_record;
pub mod walks;
