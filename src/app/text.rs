//! Sentences about a game that several pages share. The text of one page stands with the page. Texts of the status line
//! have no full stop.

pub(super) mod card;
pub(super) mod clock;
pub(super) mod explorer;
pub(super) mod library_game;
pub(super) mod opening;
pub(super) mod players;
pub(super) mod pointed;
pub(super) mod position;
pub(super) mod rating;
pub(super) mod reasons;
pub(super) mod refusal;
pub(super) mod review;
pub(super) mod tictactoe;
pub(super) mod waiting;

pub use clock::{ClockFace, Urgency, clock_face};
pub use opening::opening_in_words;
pub use players::{
    drawn, ending, lesson_of_corners, official, player_name, ply_in_words, points, points_at,
    points_title, score, squares_in_words, urgent, verdict,
};
pub use position::position_in_words;
pub use rating::rated;
pub use reasons::{CoachText, ReasonText, fault_of, listener, mark, reasons_in_words};
pub use refusal::Refusal;
pub use tictactoe::value_in_line;
