//! The games themselves, Reversi and tic-tac-toe: squares, discs, moves, games and their text. It
//! knows no player and no screen.

mod balanced;
mod beginning;
mod bitboard;
mod board;
mod clock;
mod color;
mod flips;
mod forfeit;
mod game;
mod game_clocks;
pub mod kernel;
mod move_mark;
mod notation;
pub mod openings;
mod perft;
mod position;
mod square;
mod start;
pub mod symmetry;
pub mod tictactoe;
mod time_control;
pub mod transcript;
mod tree;
mod variant;

pub use balanced::{BalancedOpening, pack as pack_openings, unpack as unpack_openings};
pub use beginning::{Beginning, random_plies};
pub use bitboard::{Bitboard, Squares};
pub use board::Board;
pub use clock::Clock;
pub use color::Color;
pub use forfeit::{Forfeit, ForfeitReason, NotAForfeit};
pub use game::{Action, Count, Game, PlayError, Ply};
pub use game_clocks::GameClocks;
pub use move_mark::MoveMark;
pub use notation::Notation;
pub use perft::{perft, perft_by, perft_on_each_kernel};
pub use position::{IllegalMove, Position};
pub use square::{NotASquare, Square};
pub use start::{FirstMove, Start};
pub use symmetry::CanonicalImage;
pub use time_control::{Overtime, TimeControl, TimeControlError};
pub use tree::{GameTree, MAX_COMMENT, MAX_NODES, MAX_TEXT, NodeId, TreeError};
pub use variant::{Definition, Family, Goal, Turn, Variant};
