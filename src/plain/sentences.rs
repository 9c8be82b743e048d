//! What is said line by line: sentences, questions and help.

use super::board::{BoardSize, BoardText};
use super::command::words;
use super::{Plain, Prompt};
use crate::app::{
    Table, ending, notice, official, ply_in_words, points_title, score, squares_in_words, urgent,
    verdict,
};
use crate::rules::{Notation, Ply};
use crate::store::Seat;
use std::fmt::{self, Write};

impl Plain {
    pub(super) fn welcome(&self, out: &mut dyn Write) -> fmt::Result {
        let variant = self.app.shared.setup.variant;
        let (name, rule) = (variant.name, variant.rule);
        let discs =
            if variant.has_lettered_sides() { "" } else { " On boards Black is X, White is O." };
        writeln!(out, "Welcome to {name}! {rule}{discs} Type help for what you can type.")
    }

    /// Who plays, and who begins.
    pub(super) fn introduce(&self, out: &mut dyn Write) -> fmt::Result {
        let Some(table) = self.app.table() else { return Ok(()) };
        if let Some(you) = table.only_human()
            && let Seat::Computer(level) = table.player(!you)
        {
            let [yours, its] = [you, !you].map(|side| table.setup.variant.side(side));
            writeln!(out, "You are {yours}. The computer is {its}, level {}.", level.number())?;
        }
        if !table.game.played().is_empty() {
            // Moves were brought along: those who see no board have to be told where they lead.
            return if self.board == BoardSize::None { self.show_board(out) } else { Ok(()) };
        }
        match (table.only_human(), table.game.first()) {
            (Some(you), first) if you == first => writeln!(out, "You go first."),
            (Some(_), _) => writeln!(out, "The computer goes first."),
            (None, first) => writeln!(out, "{} goes first.", table.setup.variant.side(first)),
        }
    }

    /// Says the plies that were played since the last time.
    pub(super) fn say_plies(&mut self, out: &mut dyn Write) -> fmt::Result {
        let Some(table) = self.app.table() else { return Ok(()) };
        let played = table.game.played();
        for ply in played.iter().skip(self.said) {
            writeln!(out, "{}.", ply_in_words(table, ply, self.app.notation()))?;
        }
        self.is_stale |= self.said != played.len();
        self.said = played.len();
        Ok(())
    }

    /// Repeats what the app has said last.
    pub(super) fn say_notice(&self, out: &mut dyn Write) -> fmt::Result {
        match &self.app.shared.notice {
            Some(told) => sentence(&notice(&self.app, told), out),
            None => Ok(()),
        }
    }

    /// Which moves were taken back, the last first; or why none.
    pub(super) fn say_taken_back(&self, before: usize, out: &mut dyn Write) -> fmt::Result {
        let Some(table) = self.app.table().filter(|_| self.said < before) else {
            return self.say_notice(out);
        };
        let plies = table.game.taken_back()[..before - self.said].iter().rev();
        let squares = plies.filter_map(Ply::square).map(|at| self.app.notation().name(at));
        writeln!(out, "Taken back: {}.", squares.collect::<Vec<_>>().join(", "))
    }

    pub(super) fn say_score(&self, out: &mut dyn Write) -> fmt::Result {
        let Some(table) = self.app.table() else { return Ok(()) };
        sentence(&points(table), out)
    }

    /// Says why not, and what can be typed instead.
    pub(super) fn refuse(&self, reason: &str, out: &mut dyn Write) -> fmt::Result {
        let instead = match (self.question(), self.app.table()) {
            (Prompt::Side, _) => format!("Type {}, or help", self.sides().join(" or ")),
            (Prompt::Again, _) => "Type yes or no, or undo".to_owned(),
            (Prompt::Step, _) => "Press Enter, or type help".to_owned(),
            (Prompt::Move, table) => {
                let example = table.and_then(|table| self.example(table));
                format!("Type {}, or help", example.unwrap_or_else(|| "a move".to_owned()))
            }
        };
        write!(out, "{reason}. ")?;
        sentence(&instead, out)
    }

    pub(super) fn help(&self, out: &mut dyn Write) -> fmt::Result {
        let how = match self.app.notation() {
            Notation::Letters => {
                "A move is a square by letter and digit (h1), or by two digits, column and row (81)."
            }
            Notation::Digits => "A move is a digit: 1 2 3 are the squares on top, from the left.",
            Notation::NumberPad => "A move is a digit, as on the number pad: 7 8 9 are on top.",
        };
        writeln!(out, "{how}")?;
        for (word, help) in words() {
            writeln!(out, "{word:5}  {help}")?;
        }
        writeln!(
            out,
            "Started with --board none, every move is said in words and no board is drawn."
        )
    }

    /// Shows the board and what belongs to it.
    pub(super) fn show_board(&self, out: &mut dyn Write) -> fmt::Result {
        let Some(table) = self.app.table() else { return Ok(()) };
        let hints = self.app.hints();
        let notation = self.app.notation();
        let board = BoardText { game: &table.game, hints, notation };
        write!(out, "{}", board.text(self.board))?;
        // The points of a finished game come with its result, those of tic-tac-toe from game to game.
        let has_news = table.setup.variant.flips() || table.game.played().is_empty();
        if table.game.is_over() || !has_news { Ok(()) } else { self.say_score(out) }
    }

    /// The board where it has changed, what is to be known about it, and a question.
    pub(super) fn prompt(&mut self, out: &mut dyn Write) -> fmt::Result {
        let question = self.question();
        let table = self.app.table().cloned();
        let Some(table) = table.as_ref().filter(|_| question != Prompt::Side) else {
            return write!(out, "Do you want to be {}? ", self.sides().join(" or "));
        };
        if self.is_stale {
            if self.board != BoardSize::None {
                self.show_board(out)?;
            }
            if question == Prompt::Again {
                self.say_result(table, out)?;
            }
            self.is_stale = false;
        }
        match question {
            Prompt::Side => Ok(()),
            Prompt::Step => write!(out, "Press Enter to see the computer's move: "),
            Prompt::Again => write!(out, "Do you want to play again? (yes or no) "),
            Prompt::Move => {
                self.say_hints(table, out)?;
                if table.only_human().is_some() {
                    return write!(out, "Your move: ");
                }
                let side = table.game.side_to_move();
                write!(out, "{}'s move: ", table.setup.variant.side(side))
            }
        }
    }

    /// The squares to play on, where the board does not show all there is to know.
    fn say_hints(&self, table: &Table, out: &mut dyn Write) -> fmt::Result {
        let is_shown = self.board != BoardSize::None && table.setup.variant.flips();
        let Some(hints) = self.app.hints().filter(|_| !is_shown) else { return Ok(()) };
        let legal = squares_in_words(hints.legal, self.app.notation());
        let urgent = urgent(&hints, self.app.notation());
        sentence(&format!("you may play {legal}{urgent}"), out)
    }

    /// How the game has ended.
    fn say_result(&self, table: &Table, out: &mut dyn Write) -> fmt::Result {
        let reason = ending(table, self.app.notation());
        let verdict = verdict(table);
        match reason {
            Some(reason) => sentence(&format!("{verdict}; {reason}"), out)?,
            None => sentence(&verdict, out)?,
        }
        sentence(&points(table), out)?;
        official(table).map_or(Ok(()), |official| sentence(&official, out))
    }

    /// A move that can be played, in every way to type it.
    fn example(&self, table: &Table) -> Option<String> {
        let square = table.game.legal_moves().squares().next()?;
        let name = self.app.notation().name(square);
        Some(match self.app.notation() {
            Notation::Letters => {
                format!("a move such as {name} (or {}{})", square.file() + 1, square.rank() + 1)
            }
            Notation::Digits | Notation::NumberPad => format!("a move such as {name}"),
        })
    }

    /// What both sides are called.
    fn sides(&self) -> [&'static str; 2] {
        self.app.shared.setup.variant.sides
    }
}

/// The points of both sides: `Score: You (Black) 4, Computer (White) 1`.
fn points(table: &Table) -> String {
    format!("{}: {}", points_title(table.setup.variant), score(table))
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|c| c.to_ascii_uppercase());
    first.into_iter().chain(letters).collect()
}

/// Writes a text as a sentence of its own line.
fn sentence(text: &str, out: &mut dyn Write) -> fmt::Result {
    writeln!(out, "{}.", capitalised(text))
}
