//! What the coach says, line by line: the best move now, and what the last one was worth.

use super::Plain;
use crate::app::reasons_in_words;
use crate::coach::{Advice, Advised};
use crate::rules::{Color, Game, Square, Turn, Variant};
use std::fmt::{self, Write};

/// The sentences of a move's reasons, one after the other.
fn reasons(advised: &Advised, side: Color, variant: Variant) -> String {
    reasons_in_words(&advised.reasons, side, variant).join(" ")
}

impl Plain {
    /// Says the best move, and why it is.
    pub(super) fn say_best(&mut self, out: &mut dyn Write) -> fmt::Result {
        let Some(table) = self.app.table() else {
            return self.refuse("No game is under way", out);
        };
        let game = table.game.clone();
        if !matches!(game.turn(), Turn::Place(_)) {
            return self.refuse("There is no move to make", out);
        }
        let Some(advice) = self.ask_coach(&game, out)? else { return Ok(()) };
        let Some(best) = advice.moves.first() else { return Ok(()) };
        let (square, score) = (best.line.square, best.line.score);
        let why = reasons(best, advice.side, game.variant());
        writeln!(out, "Best is {square} ({score:+}, {}). {why}", advice.how_sure())
    }

    /// Says what the last move was worth, and why.
    pub(super) fn say_why(&mut self, out: &mut dyn Write) -> fmt::Result {
        let Some(table) = self.app.table() else {
            return self.refuse("No game is under way", out);
        };
        let mut game = table.game.clone();
        let Some(square) = std::iter::from_fn(|| game.take_back()).find_map(|ply| ply.square())
        else {
            return self.refuse("No move has been made yet", out);
        };
        self.say_worth(&game, square, out)
    }

    /// Says what a move would be worth now, and why.
    pub(super) fn say_why_not(&mut self, square: &str, out: &mut dyn Write) -> fmt::Result {
        let Some(table) = self.app.table() else {
            return self.refuse("No game is under way", out);
        };
        let game = table.game.clone();
        let legal = game.legal_moves();
        match game.variant().notation.read(square).filter(|&square| legal.contains(square)) {
            Some(square) => self.say_worth(&game, square, out),
            None => self.refuse(&format!("{square} is not a legal move"), out),
        }
    }

    /// Says what a move of a position is worth, and why.
    fn say_worth(&mut self, game: &Game, square: Square, out: &mut dyn Write) -> fmt::Result {
        let Some(advice) = self.ask_coach(game, out)? else { return Ok(()) };
        let made = advice.on(square);
        let (Some(made), Some(best)) = (made, advice.moves.first()) else { return Ok(()) };
        let (score, why) = (made.line.score, reasons(made, advice.side, game.variant()));
        let better = match best.line.score - score {
            1.. => format!("; better {} ({:+})", best.line.square, best.line.score),
            _ => ", no move is better".to_owned(),
        };
        writeln!(out, "{square} leads to {score:+}, {}{better}. {why}", advice.how_sure())
    }

    /// What the coach says of a position; where it has nothing to say, that is said.
    fn ask_coach(
        &mut self,
        game: &Game,
        out: &mut dyn Write,
    ) -> Result<Option<Advice>, fmt::Error> {
        if !game.variant().flips() {
            self.refuse("The coach only works in Reversi", out)?;
            return Ok(None);
        }
        let advice = self.advise.as_mut().and_then(|advise| advise(game));
        if advice.is_none() {
            self.refuse("There is no coach here", out)?;
        }
        Ok(advice)
    }
}
