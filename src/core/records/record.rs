//! Records.

use super::player_name::{NAME_LENGTH, PlayerName};
use super::sanitize;
use crate::rules::{Color, Game, GameClocks, GameTree, openings};

/// A recorded game, or a position as a game without moves.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub struct Record {
    /// The game, with all moves on the board.
    pub game: Game,
    /// Black and White.
    pub players: [PlayerName; 2],
    /// Date as far as known: `2026-11-21 05:00`, `2020`, or empty.
    pub date: String,
    /// Place or event; empty if unknown.
    pub place: String,
    /// Stated margin of Black with empty squares to the winner, -64 to 64; any number for an unfinished game.
    pub stated: Option<i32>,
    /// Variations, comments and marks, with the game as main line.
    pub tree: Option<GameTree>,
    /// Time controls, and times of plies as far as known.
    pub clocks: GameClocks,
}

impl Record {
    pub fn of(game: Game) -> Self {
        Self {
            game,
            players: <[PlayerName; 2]>::default(),
            date: String::new(),
            place: String::new(),
            stated: None,
            tree: None,
            clocks: GameClocks::default(),
        }
    }

    /// A name without control characters.
    pub(super) fn name(text: &str) -> String {
        sanitize(text, NAME_LENGTH)
    }

    /// Whether there are no moves.
    pub fn is_position(&self) -> bool {
        self.game.played().is_empty()
    }

    /// Black's margin by the board, as [`Game::margin`]; a forfeit loses by the whole board. `None` while unfinished.
    pub fn result(&self) -> Option<i32> {
        let game = &self.game;
        if let Some(forfeit) = game.forfeit() {
            let all = if game.variant().flips() { game.variant().board.len() } else { 1 };
            let sign = if forfeit.loser == Color::Black { -1 } else { 1 };
            return Some(sign * all.cast_signed());
        }
        game.is_over().then(|| game.margin(Color::Black))
    }

    pub fn opening(&self) -> Option<&'static str> {
        openings::name(&self.game)
    }

    /// Name of a side's player, or of the side.
    pub fn player(&self, side: Color) -> String {
        let name = &self.players[side.index()];
        if name.is_unknown() { side.to_string() } else { name.to_string() }
    }

    /// Names of Black and White in files; empty if unknown.
    pub fn names(&self) -> [&str; 2] {
        self.players.each_ref().map(PlayerName::text)
    }

    /// The record with its players' names for strangers, as [`PlayerName::signed`].
    #[must_use]
    pub fn signed(&self, own: &str) -> Self {
        let players = self.players.each_ref().map(|name| name.signed(own));
        Self { players, ..self.clone() }
    }
}

/// Whether a name in a library of games is that of a program: WTHOR marks them with brackets.
pub fn is_program(name: &str) -> bool {
    name.contains(['(', ')'])
}
