//! The game as the player meets it: what is on the table and on the screen, and the one function,
//! [`update()`], that changes it. Keys come in as [`Message`]s, wishes to the outside go out as
//! [`Effect`]s; time and randomness come in as values. Nothing here draws, waits or starts a thread.

mod display;
mod effect;
mod entry;
mod export;
mod hints;
mod keeping;
mod kept;
mod key_line;
pub mod keymap;
mod library;
mod menu;
mod message;
mod motion;
mod pasted;
mod play;
mod preferences;
mod replay;
mod setup;
mod start;
mod state;
mod statistics;
mod study;
mod table;
mod tally;
mod update;
mod words;

pub use display::{ColorDepth, Display, Look, MIN_HEIGHT, MIN_WIDTH};
pub use effect::{Effect, SearchId};
pub use export::{Way, ways};
pub use hints::{Hint, Hints};
pub use kept::{
    About, Entry, GameId, KeepNews, Keeping, Listing, Outcome, Query, Slot, Sort, View, Wish,
};
pub use key_line::{KeyHint, key_line};
pub use keymap::{Command, Context};
pub use library::Library;
pub use menu::Line;
pub use message::{CoachNews, Message, News, Target};
pub use motion::{MOTION_LIMIT, Motion};
pub use pasted::Pasted;
pub use preferences::{Preferences, Proposed, Scale, Settings};
pub use replay::Replay;
pub use setup::{First, Mode, Player, Setup, SideChoice};
pub use state::{Dialog, Notice, Row, Screen, State, Tone};
pub use statistics::{Balance, History, Rating};
pub use study::{
    Coaching, Exercise, Lessons, Practice, Reviewing, Spoken, Trial, mark, reasons_in_words, spoken,
};
pub use table::{Computer, Table};
pub use tally::Tally;
pub use update::update;
pub use words::{
    drawn, ending, farewell, official, player_name, ply_in_words, points, points_title, score,
    squares_in_words, status, urgent, verdict,
};
