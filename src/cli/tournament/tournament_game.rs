//! Finished games of a tournament and its journal.

use crate::club::{GameNumber, GameScore, ScheduledGame};
use crate::opponents::RefereedGame;
use crate::records::{text, write_board};
use crate::rules::{Color, Forfeit, Game, GameClocks, Variant, transcript};
use crate::words::Sentence as _;
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// A finished game as a line of the journal.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct JournalLine {
    pub round: u32,
    pub table: u32,
    pub game: u32,
    /// Moves, after the board if the start is unusual.
    pub moves: String,
    /// Side that forfeited, with the reason: `X time`.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub forfeit: Option<String>,
    /// Reason in a sentence without a subject.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub why: Option<String>,
    /// Time of each ply.
    pub milliseconds: Vec<Option<u64>>,
    pub date: String,
}

#[derive(Clone, Debug)]
pub struct TournamentGame {
    pub scheduled: ScheduledGame,
    pub game: Game,
    pub clocks: GameClocks,
    pub why: Option<String>,
    pub date: String,
}

impl TournamentGame {
    pub fn of(scheduled: ScheduledGame, played: RefereedGame, date: String) -> Self {
        let RefereedGame { game, clocks, fault, .. } = played;
        Self { scheduled, game, clocks, why: fault.map(|(_, why)| why.sentence()), date }
    }

    pub fn line(&self) -> JournalLine {
        let GameNumber { round, table, game } = self.scheduled.number;
        let milliseconds = |time: &Option<Duration>| time.map(|time| time.as_millis() as u64);
        JournalLine {
            round,
            table,
            game,
            moves: self.moves(),
            forfeit: self.game.forfeit().map(|forfeit| forfeit.to_string()),
            why: self.why.clone(),
            milliseconds: self.clocks.plies().iter().map(milliseconds).collect(),
            date: self.date.clone(),
        }
    }

    /// Moves, after the board if the start is unusual.
    pub fn moves(&self) -> String {
        let moves = transcript::write(&self.game);
        match self.game.custom_start() {
            None => moves,
            Some(start) => format!("{};{moves}", write_board(start, self.game.first())),
        }
    }

    /// Game of a line; `None` if invalid.
    pub fn read(line: JournalLine, scheduled: ScheduledGame, clocks: GameClocks) -> Option<Self> {
        let mut game = if text::begins_with_board(&line.moves) {
            text::after_board(Variant::REVERSI, &line.moves).ok()?
        } else {
            transcript::read(Variant::REVERSI, Color::Black, &line.moves).ok()?
        };
        if let Some(text) = &line.forfeit {
            game.end_by(text.parse::<Forfeit>().ok()?).ok()?;
        }
        let mut clocks = clocks;
        let times = line.milliseconds.into_iter();
        clocks.set_plies(times.map(|time| time.map(Duration::from_millis)).collect());
        let finished = Self { scheduled, game, clocks, why: line.why, date: line.date };
        finished.game.is_over().then_some(finished)
    }

    pub fn score(&self) -> GameScore {
        GameScore::of(&self.game)
    }
}
