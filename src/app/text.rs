//! All texts of the app. The app produces data (a [`crate::app::Notice`], a row, a retry); screen and plain view turn
//! it into sentences here. Texts of the status line have no full stop.

pub(super) mod clock;
pub(super) mod coach;
pub(super) mod daily;
pub(super) mod explorer;
mod farewell;
pub(super) mod levels;
pub(super) mod library_game;
pub(super) mod lobby;
mod notices;
pub(super) mod opening;
pub(super) mod players;
pub(super) mod popularity;
pub(super) mod position;
pub(super) mod puzzle;
pub(super) mod rating;
pub(super) mod reasons;
pub(super) mod refusal;
pub(super) mod retry;
pub(super) mod review;
pub(super) mod rows;
mod status;
mod tictactoe;
mod title;
mod tournament;
pub(super) mod waiting;

pub use clock::{ClockFace, Urgency, clock_face};
pub use farewell::{farewell, farewell_unsaved};
pub use levels::{level_choice, level_tag};
pub use lobby::{key_columns, line_columns, pace_name, section_title, shown_rating};
pub use notices::notice;
pub use opening::opening_in_words;
pub use players::{
    drawn, ending, lesson_of_corners, official, player_name, ply_in_words, points, points_title,
    score, squares_in_words, urgent, verdict,
};
pub use popularity::is_common_mistake;
pub use position::position_in_words;
pub use puzzle::{
    motif_name, motifs_in_words, puzzle_choice, puzzle_question, puzzle_solved, puzzle_wrong,
};
pub use rating::rated;
pub use reasons::{CoachText, ReasonText, listener, mark, reasons_in_words};
pub use refusal::Refusal;
pub use rows::{RowText, row, rules_in_words};
pub use status::{StatusLine, Tone, status};
pub use tictactoe::worth_in_line;
pub use title::window_title;
pub use tournament::{tournament_game, tournament_progress};
