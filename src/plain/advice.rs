//! The coach in the plain view: the best move, and the last move's judgement.

use super::Plain;
use crate::app::{GameSession, ReasonText, value_in_line};
use crate::coach::{Advice, Advised};
use crate::rules::{Color, Game, Goal, Square, Turn};
use crate::words::{Listener, certainty_label, say, signed};
use std::fmt::{self, Write};

impl Plain {
    /// Headlines of a move's reasons, with the principle of the first.
    fn reasons(&self, advised: &Advised, side: Color, game: &Game) -> String {
        let you = self.app().session().and_then(GameSession::only_human);
        let listener = Listener { variant: game.variant(), you };
        ReasonText::of_advice(advised, side, listener, 0, 0).sentences().0.join(" ")
    }

    /// Prints the best move with its reasons.
    pub(super) fn write_best(&mut self, out: &mut dyn Write) -> fmt::Result {
        let Some(session) = self.app().session() else {
            return self.refuse(&say!("plain-no-game"), out);
        };
        let game = session.game.clone();
        if !matches!(game.turn(), Turn::Place(_)) {
            return self.refuse(&say!("plain-nothing-to-move"), out);
        }
        if matches!(game.variant().goal, Goal::Line(_)) {
            return self.write_line_eval(&game, None, out);
        }
        let Some(advice) = self.request_advice(&game, out)? else { return Ok(()) };
        let Some(best) = advice.moves.first() else { return Ok(()) };
        let (square, score) = (best.line.square.to_string(), signed(best.line.score));
        let (sure, why) =
            (certainty_label(advice.certainty()), self.reasons(best, advice.side, &game));
        let sentence = say!("plain-best", square = square, score = score, sure = sure, why = why);
        writeln!(out, "{sentence}")
    }

    /// Prints the judgement of the last move.
    pub(super) fn write_why(&mut self, out: &mut dyn Write) -> fmt::Result {
        let Some(session) = self.app().session() else {
            return self.refuse(&say!("plain-no-game"), out);
        };
        let mut game = session.game.clone();
        let Some(square) = std::iter::from_fn(|| game.take_back()).find_map(|ply| ply.square())
        else {
            return self.refuse(&say!("plain-no-move-yet"), out);
        };
        self.write_eval(&game, square, out)
    }

    /// Prints the value of a move now.
    pub(super) fn write_why_not(&mut self, square: &str, out: &mut dyn Write) -> fmt::Result {
        let Some(session) = self.app().session() else {
            return self.refuse(&say!("plain-no-game"), out);
        };
        let game = session.game.clone();
        let legal = game.legal_moves();
        match game.variant().notation.read(square).filter(|&square| legal.contains(square)) {
            Some(square) => self.write_eval(&game, square, out),
            None => self.refuse(&say!("plain-illegal", square = square), out),
        }
    }

    /// Prints the value of a move of a position.
    fn write_eval(&mut self, game: &Game, square: Square, out: &mut dyn Write) -> fmt::Result {
        if matches!(game.variant().goal, Goal::Line(_)) {
            return self.write_line_eval(game, Some(square), out);
        }
        let Some(advice) = self.request_advice(game, out)? else { return Ok(()) };
        let made = advice.on(square);
        let (Some(made), Some(best)) = (made, advice.moves.first()) else { return Ok(()) };
        let (square, score) = (square.to_string(), signed(made.line.score));
        let (sure, why) =
            (certainty_label(advice.certainty()), self.reasons(made, advice.side, game));
        let sentence = if best.line.score > made.line.score {
            say!(
                "plain-worth",
                square = square,
                score = score,
                sure = sure,
                best = best.line.square.to_string(),
                best_score = signed(best.line.score),
                why = why
            )
        } else {
            say!("plain-worth-best", square = square, score = score, sure = sure, why = why)
        };
        writeln!(out, "{sentence}")
    }

    /// Prints the value of a tic-tac-toe move, or of the best one.
    fn write_line_eval(
        &self,
        game: &Game,
        square: Option<Square>,
        out: &mut dyn Write,
    ) -> fmt::Result {
        let Some(session) = self.app().session() else { return Ok(()) };
        let before = GameSession { game: game.clone(), ..session.clone() };
        let sentence = value_in_line(&before, square, self.app().notation());
        writeln!(out, "{}", sentence.unwrap_or_default())
    }

    /// Advice on a position, or a printed refusal.
    fn request_advice(
        &mut self,
        game: &Game,
        out: &mut dyn Write,
    ) -> Result<Option<Advice>, fmt::Error> {
        let advice = self.advise.as_mut().and_then(|advise| advise(game));
        if advice.is_none() {
            self.refuse(&say!("plain-no-coach-here"), out)?;
        }
        Ok(advice)
    }
}
