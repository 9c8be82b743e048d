//! A game session: setup, players, course of play, saving.

pub mod game_lines;
pub mod game_session;
pub mod hints;
pub mod identity;
pub mod motion;
pub mod pauses;
pub mod playback;
pub mod retry;
pub mod series_score;
pub mod session_clock;
pub mod session_record;
