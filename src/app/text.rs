//! Everything the app has to say, in words. The rest of the app sends data (a [`super::Notice`], a row, a
//! retry), and the two faces ask here for the sentences. Sentences have no full stop where they stand in the
//! status line.

mod analyst;
pub(super) mod clock;
mod coach;
pub(super) mod daily;
mod editor;
mod explorer;
mod farewell;
mod guests;
mod lesson;
pub(super) mod levels;
mod line;
mod lines;
mod notices;
mod panels;
pub(super) mod players;
mod position;
mod practice;
mod puzzle;
mod rating;
pub(super) mod reasons;
pub(super) mod refusal;
mod retry;
mod rows;
mod status;
mod tictactoe;
mod title;
mod tournament;
mod trainer;

pub use analyst::analyst;
pub use clock::{ClockFace, Urgency, clock_face};
pub use coach::spoken;
pub use explorer::{ExplorerRow, ExplorerText, explorer_text};
pub use farewell::farewell;
pub use guests::{guest_log_line, guest_trial};
pub use lesson::{how_far, to_move};
pub use levels::{level_choice, level_tag};
pub use lines::{LinePart, LineRow, line_rows};
pub use notices::notice;
pub use panels::{pasted_complaints, pasted_question, pasted_records, way};
pub use players::{
    drawn, ending, official, player_name, ply_in_words, points, points_title, score,
    squares_in_words, urgent, verdict,
};
pub use position::position_in_words;
pub use puzzle::{
    in_puzzles, motif_name, motifs_in_words, puzzle_choice, puzzle_question, puzzle_solved,
    puzzle_wrong,
};
pub use rating::rated;
pub use reasons::{Spoken, Told, listener, mark, reasons_in_words};
pub use refusal::Refusal;
pub use rows::{RowText, row, rules_in_words};
pub use status::{StatusLine, Tone, status};
pub use tictactoe::worth_in_line;
pub use title::window_title;
pub use tournament::{tournament_game, tournament_progress};
pub use trainer::hole_line;
