//! The page stack and its update function: navigation, requests, timers.

pub mod autosave;
pub mod farewell;
pub mod key_line;
pub mod lobby_events;
pub mod navigation;
pub mod notices;
pub mod open_games;
pub mod page_stack;
pub mod palette_choice;
mod preparation;
mod records_given;
mod requests;
pub mod square_letter;
pub mod state;
pub mod status;
pub mod store_events;
pub mod switches;
pub mod timers;
pub mod title;
pub mod update;
