//! Somebody at the keyboard, line by line.

use crate::engine::{Answer, Report, Stop};
use crate::opponents::{Opponent, OpponentError, Terms};
use crate::plain::board_with_moves;
use crate::rules::{Game, Square};
use crate::words::say;
use std::io::{self, Write as _};

/// A person as a player of a tournament: sees the board on standard error, and types moves. One at a time.
#[derive(Debug)]
pub struct Person {
    name: String,
    /// Breaks the tournament off, where the person leaves.
    stop: Stop,
}

impl Person {
    /// The person of that name; who leaves sets `stop`.
    pub const fn new(name: String, stop: Stop) -> Self {
        Self { name, stop }
    }

    fn tell(text: &str) {
        // If nobody reads it, nobody types either.
        let _ = io::stderr().write_all(text.as_bytes());
    }
}

impl Opponent for Person {
    fn start(&mut self, game: &Game, _: &Stop) -> Result<(), OpponentError> {
        let played = game.moves_played();
        Self::tell(&format!("\n{}\n", say!("event-new-game", name = &self.name, played = played)));
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
        // Who else is at this keyboard waits.
        let mut input = io::stdin().lock();
        Self::tell(&format!("\n{}", board_with_moves(game)));
        let side = game.side_to_move();
        let clock = terms.clocks[side.index()];
        let (name, side) = (self.name.as_str(), side.name());
        let question = match clock.map(|clock| clock.left().as_secs()) {
            Some(left) => say!("event-your-move-by", name = name, side = side, seconds = left),
            None => say!("event-your-move", name = name, side = side),
        };
        loop {
            Self::tell(&format!("{question} "));
            let line = crate::io::read_line(&mut input).ok().flatten();
            let text = line.as_deref().map(str::trim);
            let Some(text) = text.filter(|text| !matches!(*text, "q" | "quit")) else {
                Self::tell("\n");
                self.stop.stop();
                return Err(OpponentError::NoMove);
            };
            match text.to_ascii_lowercase().parse::<Square>() {
                Ok(square) if game.legal_moves().contains(square) => {
                    return Ok(Answer { square, report: None });
                }
                Ok(square) => Self::tell(&format!(
                    "{}\n",
                    say!("event-flips-nothing", square = square.to_string())
                )),
                Err(_) => Self::tell(&format!("{}\n", say!("event-type-square"))),
            }
        }
    }
}
