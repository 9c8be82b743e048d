//! A local player without a screen.

use crate::engine::{Answer, Report, Stop};
use crate::opponents::{Opponent, OpponentError, Terms};
use crate::plain::board_with_moves;
use crate::rules::{Game, Square};
use crate::words::{color_name, say};
use std::io::{self, Write as _};

/// A local player: sees the board on standard error and types moves. One moves at a time.
#[derive(Debug)]
pub struct Person {
    name: String,
    /// Stops the tournament when the player leaves.
    stop: Stop,
}

impl Person {
    /// A player of this name, who stops the tournament by leaving.
    pub const fn new(name: String, stop: Stop) -> Self {
        Self { name, stop }
    }

    fn notify(text: &str) {
        // A lost standard error also means no input.
        let _ = io::stderr().write_all(text.as_bytes());
    }
}

impl Opponent for Person {
    fn start(&mut self, game: &Game, _: &Stop) -> Result<(), OpponentError> {
        let played = game.moves_played();
        Self::notify(&format!(
            "\n{}\n",
            say!("event-new-game", name = &self.name, played = played)
        ));
        Ok(())
    }

    fn rejoin(&mut self, _: &Game, _: &Stop) -> Result<(), OpponentError> {
        Ok(())
    }

    fn choose(
        &mut self,
        game: &Game,
        terms: Terms,
        _: &Stop,
        _: &mut dyn FnMut(&Report),
    ) -> Result<Answer, OpponentError> {
        // Other local players wait for the lock.
        let mut input = io::stdin().lock();
        Self::notify(&format!("\n{}", board_with_moves(game)));
        let side = game.side_to_move();
        let clock = terms.clocks[side.index()];
        let (name, side) = (self.name.as_str(), color_name(side));
        let question = match clock.map(|clock| clock.left().as_secs()) {
            Some(left) => say!("event-your-move-by", name = name, side = side, seconds = left),
            None => say!("event-your-move", name = name, side = side),
        };
        loop {
            Self::notify(&format!("{question} "));
            let line = crate::io::read_line(&mut input).ok().flatten();
            let text = line.as_deref().map(str::trim);
            let Some(text) = text.filter(|text| !matches!(*text, "q" | "quit")) else {
                Self::notify("\n");
                self.stop.stop();
                return Err(OpponentError::NoMove);
            };
            match text.to_ascii_lowercase().parse::<Square>() {
                Ok(square) if game.legal_moves().contains(square) => {
                    return Ok(Answer { square, report: None });
                }
                Ok(square) => Self::notify(&format!(
                    "{}\n",
                    say!("event-flips-nothing", square = square.to_string())
                )),
                Err(_) => Self::notify(&format!("{}\n", say!("event-type-square"))),
            }
        }
    }
}
