//! Sentences of the plain view: announcements, questions and help.

use super::board::{BoardSize, BoardText};
use super::command::words as typed_words;
use super::line_host::sentence;
use super::{Plain, Prompt};
use crate::app::{
    GameSession, clock_face, ending, notice, official, ply_in_words, points_title, rated, score,
    squares_in_words, urgent, verdict,
};
use crate::rules::{Color, Notation, Ply};
use crate::store::Seat;
use crate::words::{self, game_title, level_tag, say, side_name, side_names};
use std::fmt::{self, Write};

impl Plain {
    pub(super) fn welcome(&self, out: &mut dyn Write) -> fmt::Result {
        let variant = self.app().cx.setup.variant;
        let (game, rule) = (game_title(variant), words::of("rule", variant.key));
        let welcome = if variant.has_lettered_sides() {
            say!("plain-welcome", game = game, rule = rule)
        } else {
            say!("plain-welcome-letters", game = game, rule = rule)
        };
        writeln!(out, "{welcome}")
    }

    /// Prints the players and who begins.
    pub(super) fn introduce(&self, out: &mut dyn Write) -> fmt::Result {
        let Some(session) = self.app().session() else { return Ok(()) };
        if let Some(you) = session.only_human()
            && let Seat::Computer(level) = session.player(!you)
        {
            let [yours, its] = [you, !you].map(|side| side_name(session.setup.variant, side));
            let level = level_tag(level);
            writeln!(out, "{}", say!("plain-sides", yours = yours, its = its, level = level))?;
        }
        if !session.game.played().is_empty() {
            // Without a board, the position after given moves is printed.
            return if self.board == BoardSize::None { self.show_board(out) } else { Ok(()) };
        }
        match (session.only_human(), session.game.first()) {
            (Some(you), first) if you == first => writeln!(out, "{}", say!("plain-you-first")),
            (Some(_), _) => writeln!(out, "{}", say!("plain-computer-first")),
            (None, first) => {
                let side = side_name(session.setup.variant, first);
                writeln!(out, "{}", say!("plain-side-first", side = side))
            }
        }
    }

    /// Prints the plies since the last call.
    pub(super) fn write_plies(&mut self, out: &mut dyn Write) -> fmt::Result {
        let Some(session) = self.app().session() else { return Ok(()) };
        let played = session.game.played();
        for ply in played.iter().skip(self.announced) {
            writeln!(out, "{}.", ply_in_words(session, ply, self.app().notation()))?;
        }
        let count = played.len();
        self.is_stale |= self.announced != count;
        self.announced = count;
        Ok(())
    }

    pub(super) fn write_notice(&self, out: &mut dyn Write) -> fmt::Result {
        match &self.app().cx.notice {
            Some(news) => sentence(&notice(self.app(), news), out),
            None => Ok(()),
        }
    }

    /// Prints the moves taken back, last first, or the refusal.
    pub(super) fn write_taken_back(&self, before: usize, out: &mut dyn Write) -> fmt::Result {
        let Some(session) = self.app().session().filter(|_| self.announced < before) else {
            return self.write_notice(out);
        };
        let plies = session.game.taken_back()[..before - self.announced].iter().rev();
        let squares = plies.filter_map(Ply::square).map(|at| self.app().notation().name(at));
        let squares = squares.collect::<Vec<_>>().join(", ");
        writeln!(out, "{}", say!("plain-taken-back", squares = squares))
    }

    pub(super) fn write_score(&self, out: &mut dyn Write) -> fmt::Result {
        let Some(session) = self.app().session() else { return Ok(()) };
        sentence(&points(session), out)?;
        if !session.clocks.is_limited() {
            return Ok(());
        }
        let [black, white] = side_names(session.setup.variant);
        let [black_time, white_time] = Color::BOTH.map(|side| clock_face(session, side).text);
        let clocks = say!(
            "plain-clocks",
            black = black,
            black_time = black_time,
            white = white,
            white_time = white_time
        );
        sentence(&clocks, out)
    }

    /// Prints a refusal and the words that can be typed.
    pub(super) fn refuse(&self, reason: &str, out: &mut dyn Write) -> fmt::Result {
        let instead = match (self.question(), self.app().session()) {
            (Prompt::Side, _) => {
                let [black, white] = self.sides();
                say!("plain-type-side", black = black, white = white)
            }
            (Prompt::Again, _) => say!("plain-type-yes"),
            (Prompt::Step, _) => say!("plain-type-enter"),
            (Prompt::Move, session) => {
                let example = session.and_then(|session| self.example(session));
                example.unwrap_or_else(|| say!("plain-type-move"))
            }
        };
        writeln!(out, "{}", say!("plain-reason", reason = reason, instead = instead))
    }

    pub(super) fn help(&self, out: &mut dyn Write) -> fmt::Result {
        let how = match self.app().notation() {
            Notation::Letters => say!("plain-how-letters"),
            Notation::Digits => say!("plain-how-digits"),
            Notation::NumberPad => say!("plain-how-pad"),
        };
        writeln!(out, "{how}")?;
        // Before a game, only `help` and `quit` are listed.
        let at_side = self.question() == Prompt::Side;
        let is_open = |word: &str| !at_side || matches!(word, "help" | "quit");
        for (word, help) in typed_words().filter(|(word, _)| is_open(word)) {
            writeln!(out, "{word:5}  {help}")?;
        }
        writeln!(out, "{}", say!("plain-how-none"))
    }

    /// Prints the board with its details.
    pub(super) fn show_board(&self, out: &mut dyn Write) -> fmt::Result {
        let Some(session) = self.app().session() else { return Ok(()) };
        let hints = self.app().hints();
        let notation = self.app().notation();
        let board = BoardText { game: &session.game, hints, notation };
        write!(out, "{}", board.text(self.board))?;
        // The result of a finished game includes the points; tic-tac-toe prints them only before the first move.
        let has_news = session.setup.variant.flips() || session.game.played().is_empty();
        if session.game.is_over() || !has_news { Ok(()) } else { self.write_score(out) }
    }

    /// Prints a changed board, hints, and the prompt.
    pub(super) fn prompt(&mut self, out: &mut dyn Write) -> fmt::Result {
        let question = self.question();
        let session = self.app().session().cloned();
        let Some(session) = session.as_ref().filter(|_| question != Prompt::Side) else {
            let [black, white] = self.sides();
            return write!(out, "{} ", say!("plain-ask-side", black = black, white = white));
        };
        if self.is_stale {
            if self.board != BoardSize::None {
                self.show_board(out)?;
            }
            if question == Prompt::Again {
                self.write_result(session, out)?;
            }
            self.is_stale = false;
        }
        match question {
            Prompt::Side => Ok(()),
            Prompt::Step => write!(out, "{} ", say!("plain-ask-step")),
            Prompt::Again => write!(out, "{} ", say!("plain-ask-again")),
            Prompt::Move => {
                self.write_hints(session, out)?;
                if session.only_human().is_some() {
                    return write!(out, "{} ", say!("plain-ask-move"));
                }
                let side = session.game.side_to_move();
                let side = side_name(session.setup.variant, side);
                write!(out, "{} ", say!("plain-ask-move-of", side = side))
            }
        }
    }

    /// Prints the playable squares, if the board does not show them.
    fn write_hints(&self, session: &GameSession, out: &mut dyn Write) -> fmt::Result {
        let is_shown = self.board != BoardSize::None && session.setup.variant.flips();
        let Some(hints) = self.app().hints().filter(|_| !is_shown) else { return Ok(()) };
        let legal = squares_in_words(hints.legal, self.app().notation());
        let urgent = urgent(&hints, self.app().notation());
        sentence(&say!("plain-hints", squares = legal, urgent = urgent), out)
    }

    fn write_result(&self, session: &GameSession, out: &mut dyn Write) -> fmt::Result {
        let reason = ending(session, self.app().notation());
        let verdict = verdict(session);
        match reason {
            Some(reason) => {
                sentence(&say!("plain-result-why", verdict = verdict, reason = reason), out)?;
            }
            None => sentence(&verdict, out)?,
        }
        sentence(&points(session), out)?;
        let notes = [official(session), rated(session)];
        notes.into_iter().flatten().try_for_each(|note| sentence(&note, out))
    }

    /// A legal move, in every way to type it.
    fn example(&self, session: &GameSession) -> Option<String> {
        let square = session.game.legal_moves().squares().next()?;
        let name = self.app().notation().name(square);
        Some(match self.app().notation() {
            Notation::Letters => {
                let digits = format!("{}{}", square.file() + 1, square.rank() + 1);
                say!("plain-type-example-digits", square = name, digits = digits)
            }
            Notation::Digits | Notation::NumberPad => say!("plain-type-example", square = name),
        })
    }

    fn sides(&self) -> [String; 2] {
        side_names(self.app().cx.setup.variant)
    }
}

/// Points of both sides: `Score: You (Black) 4, Computer (White) 1`.
fn points(session: &GameSession) -> String {
    say!("plain-score", title = points_title(session.setup.variant), score = score(session))
}
