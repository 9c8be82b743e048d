//! The games themselves, Reversi and tic-tac-toe: squares, discs, moves, games and their text. It
//! knows no player and no screen.

mod bitboard;
mod disc;
mod flips;
mod game;
pub mod kernel;
mod laws;
mod notation;
pub mod openings;
mod perft;
mod position;
mod square;
pub mod tictactoe;
pub mod transcript;

pub use bitboard::{Bitboard, Squares};
pub use disc::Disc;
pub use game::{Action, Count, Game, Ply, Refusal};
pub use laws::{Rules, Turn};
pub use notation::Notation;
pub use perft::{perft, perft_portable};
pub use position::{IllegalMove, Position};
pub use square::{NotASquare, Square};
