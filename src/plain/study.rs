//! Lessons, puzzles and practice in the plain view: the pages of the screen, line by line.

use super::board::{BoardSize, BoardText};
use super::line_host::{LineHost, LineView};
use super::{Advise, MAX_LINE, Next, Store};
use crate::app::{
    App, Command, LessonPage, LessonStanding, Menu, Message, Page, PuzzleChoice, PuzzleStanding,
    StartRow, Target, farewell, how_far, notice, puzzle_question, puzzle_wrong, to_move,
};
use crate::rules::{Game, Notation, Ply};
use crate::school::{LessonTask, lesson_named};
use crate::words::{lessons, padded, say};
use std::fmt::{self, Write};

/// A page to study, which begins once the store has answered what is known of the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Study {
    /// The list of lessons, or a lesson by its number from 0.
    Lessons(Option<usize>),
    Puzzles(PuzzleChoice),
    Practice,
}

pub struct PlainStudy {
    host: LineHost,
    study: Study,
    board: BoardSize,
    /// Board printed last.
    shown: Option<Game>,
}

impl PlainStudy {
    /// A page of an app that shows the start screen; `advise` explains answers.
    pub fn new(app: App, study: Study, board: BoardSize, advise: Advise) -> Self {
        let mut host = LineHost::new(app);
        host.advised_by(advise);
        Self { host, study, board, shown: None }
    }

    /// Adds a store for progress.
    #[must_use]
    pub fn kept_by(mut self, store: Store) -> Self {
        self.host.kept_by(store);
        self
    }

    fn app(&self) -> &App {
        self.host.app()
    }

    fn notify(&mut self, message: Message, out: &mut dyn Write) -> fmt::Result {
        self.host.apply(message);
        self.host.settle(out)
    }

    fn command(&mut self, command: Command, out: &mut dyn Write) -> fmt::Result {
        self.notify(Message::Choose(Target::Command(command)), out)
    }

    /// Opens the page. The lists come first: they ask the store for the player's progress.
    fn open_page(&mut self, out: &mut dyn Write) -> fmt::Result {
        match self.study {
            Study::Lessons(_) => self.host.app_mut().learn(None),
            Study::Puzzles(_) => self.host.app_mut().solve_puzzles(None),
            Study::Practice => {}
        }
        self.notify(Message::Tick, out)?;
        match self.study {
            Study::Lessons(Some(at)) => self.notify(Message::Choose(Target::Line(at)), out),
            Study::Puzzles(choice) => {
                self.host.app_mut().solve_puzzle(choice);
                self.notify(Message::Tick, out)
            }
            Study::Practice => {
                let rows = Menu::Main.rows(&self.app().cx);
                match rows.iter().position(|row| *row == StartRow::Practice) {
                    Some(at) => self.notify(Message::Choose(Target::Line(at)), out),
                    None => Ok(()),
                }
            }
            Study::Lessons(None) => Ok(()),
        }
    }

    fn write_page(&mut self, out: &mut dyn Write) -> fmt::Result {
        match self.app().top() {
            Page::Lesson(_) => self.write_lesson(out),
            Page::Puzzle(_) => self.write_puzzle(0, out),
            Page::Practice(_) => self.write_practice(out),
            // Without a library there is nothing to practise.
            _ if self.study == Study::Practice => writeln!(out, "{}", say!("practice-none")),
            _ => self.write_list(out),
        }
    }

    /// Prints the board, unless it is the one printed last; returns whether it did.
    fn write_board(&mut self, out: &mut dyn Write) -> Result<bool, fmt::Error> {
        let Some(game) = self.app().shown().map(|session| session.game.clone()) else {
            return Ok(false);
        };
        if self.shown.as_ref() == Some(&game) {
            return Ok(false);
        }
        let text = BoardText { game: &game, hints: None, notation: Notation::Letters };
        write!(out, "{}", text.text(self.board))?;
        self.shown = Some(game);
        Ok(true)
    }

    /// Prints the coach's head, sentences and foot.
    fn write_coach(&self, out: &mut dyn Write) -> fmt::Result {
        let coach_text = self.app().coach_text().unwrap_or_default();
        let lines = [coach_text.head].into_iter().chain(coach_text.sentences);
        lines
            .chain([coach_text.foot])
            .filter(|line| !line.is_empty())
            .try_for_each(|line| writeln!(out, "{line}"))
    }

    fn write_title(&self, out: &mut dyn Write) -> fmt::Result {
        writeln!(out, "\n{}", self.app().coach_text().unwrap_or_default().title)
    }

    fn write_lesson(&mut self, out: &mut dyn Write) -> fmt::Result {
        let Page::Lesson(page) = self.app().top() else { return Ok(()) };
        let (is_asked, is_over) = (page.is_asked(), page.is_over);
        let to_move = (to_move(page), page.board.session.game.side_to_move());
        if page.standing == LessonStanding::Asked && page.marked.is_empty() && !is_over {
            self.write_title(out)?;
        }
        if !is_over && self.write_board(out)? && is_asked {
            let (who, side) = to_move;
            let letter = side.letter().to_string();
            writeln!(out, "{}", say!("plain-to-move", who = who, letter = letter))?;
        }
        self.write_coach(out)
    }

    /// Prints a puzzle after an answer, `before` plies of which were on the board.
    fn write_puzzle(&mut self, before: usize, out: &mut dyn Write) -> fmt::Result {
        let Page::Puzzle(page) = self.app().top() else { return Ok(()) };
        let standing = page.standing;
        let Some(attempt) = page.attempt() else { return self.write_coach(out) };
        let plies = attempt.game.played();
        let found = plies.get(before).and_then(Ply::square);
        let answers = plies.iter().skip(before + 1).filter_map(Ply::square);
        let answers: Vec<String> = answers.map(|square| square.to_string()).collect();
        let (question, is_single) = (puzzle_question(attempt.puzzle()), page.choice().is_single());
        match (standing, found) {
            (PuzzleStanding::Wrong(square, reply), _) => {
                writeln!(out, "{} {}", puzzle_wrong(square, reply), say!("plain-puzzle-again"))?;
                let reasons = self.app().coach_text().unwrap_or_default().sentences;
                reasons.iter().try_for_each(|sentence| writeln!(out, "{sentence}"))
            }
            (PuzzleStanding::Asked, Some(square)) => {
                let square = square.to_string();
                let sentence = match &answers[..] {
                    [] => say!("puzzle-right-pass", square = square),
                    _ => say!("puzzle-right", square = square, answer = answers.join(" ")),
                };
                writeln!(out, "{sentence}")?;
                self.write_board(out).map(drop)
            }
            (PuzzleStanding::Asked, None) => {
                writeln!(out, "\n{question}")?;
                self.write_board(out).map(drop)
            }
            (PuzzleStanding::Solved, _) => {
                self.write_board(out)?;
                self.write_coach(out)?;
                if is_single {
                    return Ok(());
                }
                writeln!(out, "{}", say!("plain-puzzle-next"))
            }
        }
    }

    fn write_practice(&mut self, out: &mut dyn Write) -> fmt::Result {
        let Page::Practice(page) = self.app().top() else { return Ok(()) };
        if page.is_asked() {
            self.shown = None;
            self.write_title(out)?;
            self.write_board(out)?;
            return self.write_coach(out);
        }
        self.write_coach(out)?;
        writeln!(out, "{}", say!("lesson-go-on"))
    }

    /// Prints the list of lessons.
    fn write_list(&mut self, out: &mut dyn Write) -> fmt::Result {
        self.shown = None;
        writeln!(out, "\n{}", say!("learn-title"))?;
        for (at, lesson) in lessons().iter().enumerate() {
            let far = how_far(lesson, &self.app().cx.progress);
            writeln!(out, "{:>2}  {} {far}", at + 1, padded(&lesson.title, 28))?;
        }
        writeln!(out, "{}", say!("plain-choose-lesson", count = lessons().len()))
    }

    /// Words that can be typed.
    fn write_help(&self, out: &mut dyn Write) -> fmt::Result {
        let help = match self.study {
            Study::Lessons(_) => say!("plain-lesson-help"),
            Study::Puzzles(_) | Study::Practice => say!("plain-puzzle-help"),
        };
        writeln!(out, "{help}")
    }

    /// Handles an answer: a square, or several separated by blanks.
    fn answer(&mut self, line: &str, out: &mut dyn Write) -> fmt::Result {
        // Typing after a wrong answer means another try.
        if self.is_wrong() {
            self.command(Command::Activate, out)?;
        }
        let before = self.plies();
        for word in line.split_whitespace() {
            if self.is_asked() {
                self.notify(Message::Type(word.to_owned()), out)?;
            }
            if let Some(news) = self.host.app_mut().cx.notice.take() {
                return writeln!(out, "{}", notice(self.app(), &news));
            }
        }
        match self.app().top() {
            Page::Puzzle(_) => self.write_puzzle(before, out),
            _ => self.write_page(out),
        }
    }

    /// Whether an answer is awaited.
    fn is_asked(&self) -> bool {
        match self.app().top() {
            Page::Lesson(page) => page.is_asked(),
            Page::Puzzle(page) => page.is_asked(),
            Page::Practice(page) => page.is_asked(),
            _ => false,
        }
    }

    /// Plies of a puzzle found so far.
    fn plies(&self) -> usize {
        match self.app().top() {
            Page::Puzzle(page) => page.attempt().map_or(0, |attempt| attempt.game.played().len()),
            _ => 0,
        }
    }

    /// Handles an empty line; returns whether the page goes on.
    fn advance(&mut self, out: &mut dyn Write) -> Result<Next, fmt::Error> {
        let is_pass = |page: &LessonPage| page.lesson_board().task == LessonTask::Pass;
        let may_pass = matches!(self.app().top(), Page::Lesson(page) if is_pass(page));
        match self.app().top() {
            _ if self.is_asked() && !may_pass => self.write_help(out)?,
            Page::Lesson(_) | Page::Puzzle(_) | Page::Practice(_) => {
                self.command(Command::Activate, out)?;
                if self.has_left() {
                    return Ok(Next::End);
                }
                self.write_page(out)?;
            }
            _ => writeln!(out, "{}", say!("plain-choose-lesson", count = lessons().len()))?,
        }
        Ok(Next::Line)
    }

    /// Whether the page of puzzles or practice was left.
    fn has_left(&self) -> bool {
        match (self.study, self.app().top()) {
            (Study::Lessons(_), _) | (_, Page::Puzzle(_) | Page::Practice(_)) => false,
            (Study::Puzzles(_) | Study::Practice, _) => true,
        }
    }

    /// Whether the only puzzle is solved.
    fn is_done(&self) -> bool {
        matches!(self.app().top(), Page::Puzzle(page)
            if page.standing == PuzzleStanding::Solved
                && page.choice().is_single()
                && self.study == Study::Puzzles(page.choice()))
    }

    /// Opens a lesson by number or name.
    fn open(&mut self, text: &str, out: &mut dyn Write) -> fmt::Result {
        match lesson_named(text) {
            Some(at) => {
                self.notify(Message::Choose(Target::Line(at)), out)?;
                self.write_page(out)
            }
            None => writeln!(out, "{}", say!("plain-choose-lesson", count = lessons().len())),
        }
    }

    /// Handles a word; `None` if it is none.
    fn handle_word(&mut self, word: &str, out: &mut dyn Write) -> Option<fmt::Result> {
        let command = match (word, self.app().top()) {
            ("board", Page::Lesson(_) | Page::Puzzle(_) | Page::Practice(_)) => {
                self.shown = None;
                return Some(match self.app().top() {
                    Page::Lesson(_) => self.write_page(out),
                    _ => self.write_board(out).map(drop),
                });
            }
            ("again", Page::Lesson(_)) => Command::TakeBack,
            ("lessons", Page::Lesson(_)) => Command::Back,
            ("next", Page::Lesson(_)) => Command::NextBoard,
            ("back", Page::Lesson(_)) => Command::PreviousBoard,
            ("hint" | "solution", Page::Puzzle(_)) => return Some(self.help_out(word, out)),
            _ => return None,
        };
        self.shown = None;
        Some(self.command(command, out).and_then(|()| self.write_page(out)))
    }

    /// Prints a hint to the puzzle, or its solution.
    fn help_out(&mut self, word: &str, out: &mut dyn Write) -> fmt::Result {
        if self.is_wrong() {
            self.command(Command::Activate, out)?;
        }
        if word == "hint" {
            self.command(Command::Idea, out)?;
            return self.write_coach(out);
        }
        self.command(Command::Solution, out)?;
        self.write_puzzle(self.plies(), out)
    }

    /// Whether the last answer was wrong, and another one may follow.
    fn is_wrong(&self) -> bool {
        match self.app().top() {
            Page::Lesson(page) => page.standing.can_try_again(),
            Page::Puzzle(page) => matches!(page.standing, PuzzleStanding::Wrong(..)),
            _ => false,
        }
    }
}

impl LineView for PlainStudy {
    fn host(&self) -> &LineHost {
        &self.host
    }

    fn begin(&mut self, out: &mut dyn Write) -> fmt::Result {
        self.open_page(out)?;
        self.write_page(out)?;
        write!(out, "> ")
    }

    fn take_line(&mut self, line: &str, out: &mut dyn Write) -> Result<Next, fmt::Error> {
        let printable = |c: char| if c.is_ascii_graphic() || c == ' ' { c } else { '?' };
        let text: String = line.trim().chars().take(4 * MAX_LINE).map(printable).collect();
        let text = text.to_ascii_lowercase();
        let is_list = matches!(self.app().top(), Page::Learn(_));
        match text.as_str() {
            "quit" | "q" => {
                writeln!(out, "{}", farewell(self.app(), " --plain"))?;
                return Ok(Next::End);
            }
            "help" | "?" => self.write_help(out)?,
            "" if self.advance(out)? == Next::End => return Ok(Next::End),
            "" => {}
            text => match self.handle_word(text, out) {
                Some(written) => written?,
                None if is_list => self.open(text, out)?,
                None => self.answer(text, out)?,
            },
        }
        if self.is_done() {
            return Ok(Next::End);
        }
        write!(out, "> ")?;
        Ok(Next::Line)
    }
}
