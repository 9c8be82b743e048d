//! The interactive game: a stack of pages, and [`update()`], the one function that changes it. Events arrive as
//! [`Message`]s, and requests leave as [`Effects`]; time and randomness are passed in as values. Nothing here draws,
//! waits or starts a thread.
//!
//! A module imports only from those before it: `key`, `keymap`, `typing`, `move_entry`, `puzzle_choice`, `page_link`,
//! `qr_content`, `repertoire`, `history`, `cycle`, `setup`, `settings`, `effect`, `capabilities`, `live`, `session`,
//! `people`, `overview`, `text`, `notice`, `message`, `context`, `list_cursor`, `course`, `row`, `reaction`, `page`,
//! `pages`, `stack`, `demo`.

mod capabilities;
mod context;
mod course;
mod cycle;
mod demo;
mod effect;
mod history;
mod key;
pub mod keymap;
mod list_cursor;
mod live;
mod message;
mod move_entry;
mod notice;
mod overview;
mod page;
mod page_link;
mod pages;
mod people;
mod puzzle_choice;
mod qr_content;
mod reaction;
mod repertoire;
mod row;
mod session;
pub mod settings;
mod setup;
mod stack;
mod text;
mod typing;

pub use capabilities::Capabilities;
pub use context::{AutosaveState, Context};
pub use demo::Demo;
pub use effect::{
    CoachEffect, Effect, Effects, FileEffect, GuestEffect, OpponentEffect, SearchId, TerminalEffect,
};
pub use history::{Balance, History};
pub use key::{Key, KeyCode};
pub use keymap::{Command, KeyTable, Keymap, Section};
pub use list_cursor::ListCursor;
pub use live::live_coach::LiveCoach;
pub use live::live_explorer::LiveExplorer;
pub use live::node_evals::CourseMark;
pub use live::reviewing::Reviewing;
pub use message::{
    CoachNews, GuestNews, Impossible, Message, OpponentNews, PageEvent, Target, TournamentNews,
    Written,
};
pub use move_entry::MoveEntry;
pub use notice::{News, Notice, Switch};
pub use overview::{LastGame, Overview};
pub use page::{Needs, PageBehavior};
pub use page_link::PageLink;
pub use pages::account::{AccountLine, KeyList};
pub use pages::analysis::explorer_text::{ExplorerRow, ExplorerText, explorer_text};
pub use pages::analysis::line_rows::{LinePart, LineRow, line_rows};
pub use pages::board::text::story_of;
pub use pages::board::{BoardPage, BoardPanel};
pub use pages::export::{Way, way, ways};
pub use pages::guests::{TrialStanding, guest_log_line, guest_trial};
pub use pages::help::HelpTab;
pub use pages::holes::{Hole, hole_line};
pub use pages::learn::how_far;
pub use pages::lesson::LessonStanding;
pub use pages::lesson::text::to_move;
pub use pages::lobby::text::{key_columns, line_columns, pace_name, section_title, shown_rating};
pub use pages::palette::PaletteEntry;
pub use pages::pasted::{pasted_complaints, pasted_question, pasted_records};
pub use pages::popularity::is_common_mistake;
pub use pages::puzzle::PuzzleStanding;
pub use pages::puzzle::rush::Rush;
pub use pages::puzzles::about_choice;
pub use pages::puzzles::text::{
    motif_name, motifs_in_words, puzzle_choice, puzzle_question, puzzle_solved, puzzle_wrong,
};
pub use pages::seek::TermsLine;
pub use pages::settings::SettingsLine;
pub use pages::shared_game::SharedGamePanel;
pub use pages::start::text::{RowText, row, rules_in_words};
pub use pages::tournament::LiveBoard;
pub use pages::tournament::text::{tournament_game, tournament_progress};
pub use pages::trainer::TrainerStanding;
pub use pages::types::*;
pub use pages::{KEY_TABLES, Page};
pub use people::{LobbyLine, LobbySection, People, lobby_lines};
pub use puzzle_choice::PuzzleChoice;
pub use row::{Menu, PaletteAction, PaletteChoice, StartRow};
pub use session::game_session::{CLOCK_DELAY, Computer, GameSession};
pub use session::hints::{Hint, Hints};
pub use session::motion::{MOTION_LIMIT, Motion};
pub use session::playback::{LinePlayback, PlayedLine};
pub use session::retry::{Retry, Verdict};
pub use session::series_score::SeriesScore;
pub use settings::orientation::Orientation;
pub use settings::own_look::{OwnLook, Role};
pub use settings::preferences::{
    LetterWidth, Peers, Pictures, Preferences, Proposed, QuietHours, Scale, Settings, Warning,
};
pub use settings::viewport::{
    Absence, BellCause, Brightness, CellSize, ColorDepth, Glyphs, Look, MIN_HEIGHT, MIN_WIDTH,
    PREVIEW_WIDTH, Rooms, TerminalTraits, Viewport,
};
pub use setup::{
    First, Mode, Setup, SideChoice, TimeControls, read_time_controls, write_time_controls,
};
pub use stack::farewell::{farewell, farewell_unsaved};
pub use stack::key_line::{KeyHint, key_line};
pub use stack::notices::notice;
pub use stack::state::App;
pub use stack::status::{StatusLine, Tone, status};
pub use stack::title::window_title;
pub use stack::update::update;
pub use text::{
    ClockFace, CoachText, ReasonText, Refusal, Urgency, clock_face, drawn, ending, fault_of,
    lesson_of_corners, listener, mark, official, opening_in_words, player_name, ply_in_words,
    points, points_at, points_title, position_in_words, rated, reasons_in_words, score,
    squares_in_words, urgent, value_in_line, verdict,
};
