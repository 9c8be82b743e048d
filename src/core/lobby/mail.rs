//! Messages for players who are not here.

use super::shared_game::SharedGameNumber;

/// Event of a game by correspondence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display)]
#[strum(serialize_all = "lowercase")]
pub enum MailKind {
    /// A game has begun, and the opponent is to move.
    Begun,
    /// It is the player's turn.
    Turn,
    /// The game is over.
    Over,
}

/// A message for a player who is not here, on any server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LobbyMail {
    pub kind: MailKind,
    /// Name of the player.
    pub to: String,
    pub opponent: String,
    pub game: SharedGameNumber,
    /// Unix time in milliseconds at which the game is lost without a move; `None` once it is over.
    pub deadline: Option<i64>,
}
