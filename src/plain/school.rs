//! Lessons in the plain view.

use super::board::{BoardSize, BoardText};
use super::{Advise, Conversation, MAX_LINE, Next, Store};
use crate::app::{
    App, CoachEffect, CoachNews, Command, Effect, Effects, LessonPage, LessonStanding, Message,
    Page, Target, farewell, how_far, notice, to_move, update,
};
use crate::rules::{Game, Notation};
use crate::school::{LessonTask, lesson_named};
use crate::store::StoreEvent;
use crate::words::{lessons, padded, say};
use std::fmt::{self, Write};

pub struct PlainSchool {
    app: App,
    board: BoardSize,
    store: Option<Store>,
    advise: Advise,
    /// Board printed last.
    shown: Option<Game>,
}

impl PlainSchool {
    /// Starts on an app that shows a page of the school.
    pub fn new(app: App, board: BoardSize, advise: Advise) -> Self {
        Self { app, board, store: None, advise, shown: None }
    }

    /// Adds a store for progress.
    #[must_use]
    pub fn kept_by(mut self, store: Store) -> Self {
        self.app.keep_games(Vec::new());
        self.store = Some(store);
        self
    }

    fn notify(&mut self, message: Message, out: &mut dyn Write) -> fmt::Result {
        let now = self.app.cx.now;
        let effects = update(&mut self.app, now, message);
        self.settle(effects, out)
    }

    fn command(&mut self, command: Command, out: &mut dyn Write) -> fmt::Result {
        self.notify(Message::Choose(Target::Command(command)), out)
    }

    /// Carries out effects, and advances the clock to the next wake-up.
    fn settle(&mut self, effects: Effects, out: &mut dyn Write) -> fmt::Result {
        let mut effects: Vec<Effect> = effects.into_iter().collect();
        loop {
            let mut messages = Vec::new();
            for effect in effects {
                match effect {
                    Effect::Store(address, request) => {
                        let told = self.store.as_mut().map(|store| store(address, request));
                        let told = told.unwrap_or_default().into_iter();
                        messages.extend(told.map(|event| Message::Store(address, event)));
                    }
                    Effect::Coach(CoachEffect::Advise(id, question)) => {
                        let game =
                            Game::starting_at(question.variant, question.position, question.side);
                        let advice = (self.advise)(&game).map(Box::new).map(CoachNews::Advice);
                        let news = advice.into_iter().chain([CoachNews::Advised]);
                        messages.extend(news.map(|news| Message::Coach(id, news)));
                    }
                    _ => {}
                }
            }
            let mut now = self.app.cx.now;
            if messages.is_empty() {
                let Some(at) = self.app.resumes_at() else { return Ok(()) };
                now = at;
                messages.push(Message::Tick);
            }
            effects = Vec::new();
            for message in messages {
                let is_said = matches!(
                    message,
                    Message::Store(_, StoreEvent::NotKept(_) | StoreEvent::Failed(_))
                );
                effects.extend(update(&mut self.app, now, message));
                if let (Some(told), true) = (self.app.cx.notice.take(), is_said) {
                    writeln!(out, "({})", notice(&self.app, &told))?;
                }
            }
        }
    }

    fn write_page(&mut self, out: &mut dyn Write) -> fmt::Result {
        let Page::Lesson(page) = self.app.top() else { return self.write_list(out) };
        let game = page.board.session.game.clone();
        let coach_text = self.app.coach_text().unwrap_or_default();
        if page.standing == LessonStanding::Asked && page.marked.is_empty() && !page.is_over {
            writeln!(out, "\n{}", coach_text.title)?;
        }
        if self.shown.as_ref() != Some(&game) && !page.is_over {
            let text = BoardText { game: &game, hints: None, notation: Notation::Letters };
            write!(out, "{}", text.text(self.board))?;
            self.shown = Some(game);
            if page.is_asked() {
                let side = page.board.session.game.side_to_move();
                let (who, letter) = (to_move(page), side.letter().to_string());
                writeln!(out, "{}", say!("plain-to-move", who = who, letter = letter))?;
            }
        }
        if !coach_text.head.is_empty() {
            writeln!(out, "{}", coach_text.head)?;
        }
        for sentence in &coach_text.sentences {
            writeln!(out, "{sentence}")?;
        }
        writeln!(out, "{}", coach_text.foot)
    }

    /// Prints the list of lessons.
    fn write_list(&mut self, out: &mut dyn Write) -> fmt::Result {
        self.shown = None;
        writeln!(out, "\n{}", say!("learn-title"))?;
        for (at, lesson) in lessons().iter().enumerate() {
            let far = how_far(lesson, &self.app.cx.progress);
            writeln!(out, "{:>2}  {} {far}", at + 1, padded(&lesson.title, 28))?;
        }
        writeln!(out, "{}", say!("plain-choose-lesson", count = lessons().len()))
    }

    /// Handles an answer: a square, or several separated by blanks.
    fn answer(&mut self, line: &str, out: &mut dyn Write) -> fmt::Result {
        // Typing after a wrong answer means another try.
        let is_wrong =
            matches!(self.app.top(), Page::Lesson(page) if page.standing.can_try_again());
        if is_wrong {
            self.command(Command::Activate, out)?;
        }
        for word in line.split_whitespace() {
            let is_asked = matches!(self.app.top(), Page::Lesson(page) if page.is_asked());
            if is_asked {
                self.notify(Message::Type(word.to_owned()), out)?;
            }
            if let Some(told) = self.app.cx.notice.take() {
                return writeln!(out, "{}", notice(&self.app, &told));
            }
        }
        self.write_page(out)
    }

    /// Handles an empty line.
    fn advance(&mut self, out: &mut dyn Write) -> fmt::Result {
        let needs_answer = |page: &LessonPage| {
            let is_pass = page.lesson_board().task == LessonTask::Pass;
            page.is_asked() && !is_pass
        };
        match self.app.top() {
            Page::Lesson(page) if needs_answer(page) => {
                writeln!(out, "{}", say!("plain-lesson-help"))
            }
            Page::Lesson(_) => {
                self.command(Command::Activate, out)?;
                self.write_page(out)
            }
            _ => writeln!(out, "{}", say!("plain-choose-lesson", count = lessons().len())),
        }
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
}

impl Conversation for PlainSchool {
    fn greet(&mut self, out: &mut dyn Write) -> fmt::Result {
        self.notify(Message::Tick, out)?;
        self.write_page(out)?;
        write!(out, "> ")
    }

    fn handle_line(&mut self, line: &str, out: &mut dyn Write) -> Result<Next, fmt::Error> {
        let printable = |c: char| if c.is_ascii_graphic() || c == ' ' { c } else { '?' };
        let text: String = line.trim().chars().take(4 * MAX_LINE).map(printable).collect();
        let text = text.to_ascii_lowercase();
        let in_lesson = matches!(self.app.top(), Page::Lesson(_));
        match text.as_str() {
            "quit" | "q" => {
                writeln!(out, "{}", farewell(&self.app, " --plain"))?;
                return Ok(Next::End);
            }
            "help" | "?" => writeln!(out, "{}", say!("plain-lesson-help"))?,
            "" => self.advance(out)?,
            "board" if in_lesson => {
                self.shown = None;
                self.write_page(out)?;
            }
            "again" | "lessons" | "next" | "back" if in_lesson => {
                let command = match text.as_str() {
                    "again" => Command::TakeBack,
                    "lessons" => Command::Back,
                    "next" => Command::NextBoard,
                    _ => Command::PreviousBoard,
                };
                self.shown = None;
                self.command(command, out)?;
                self.write_page(out)?;
            }
            text if in_lesson => self.answer(text, out)?,
            text => self.open(text, out)?,
        }
        write!(out, "> ")?;
        Ok(Next::Line)
    }
}
