//! `outflank learn`.

use super::options::ScreenOptions;
use super::output::{Failure, print};
use super::start::{self, prepared};
use super::values::names;
use crate::app::{Proposed, Setup};
use crate::io::{Dirs, read_text};
use crate::plain::{BoardSize, Study, board_with_moves};
use crate::school::{Lesson, lesson_named};
use crate::words::{Sentence as _, lessons, say};
use anyhow::Context as _;
use clap::Args;
use std::io::{self, IsTerminal as _, Write as _};
use std::path::{Path, PathBuf};

/// `outflank learn`.
#[derive(Debug, Args)]
pub struct LearnOptions {
    /// The lesson, by number or name [default: the list of lessons]
    #[arg(value_name = "LESSON")]
    lesson: Option<String>,
    /// Learn line by line, without a screen
    #[arg(long)]
    pub plain: bool,
    /// Board in --plain [default: small]
    #[arg(long, value_name = "SIZE", value_parser = names::<BoardSize>(), requires = "plain")]
    pub board: Option<BoardSize>,
    /// Check a lesson that you wrote: every task, answer and claim
    #[arg(long, value_name = "FILE", conflicts_with_all = ["lesson", "plain"])]
    check: Option<PathBuf>,
    #[command(flatten)]
    pub screen: ScreenOptions,
}

impl LearnOptions {
    /// Number of the requested lesson, from 0.
    fn number(&self) -> Result<Option<usize>, Failure> {
        let Some(text) = &self.lesson else { return Ok(None) };
        lesson_named(text).map(Some).ok_or_else(|| {
            let names: Vec<&str> = lessons().iter().map(|it| it.name.as_str()).collect();
            let (count, names) = (names.len(), names.join(", "));
            Failure::Usage(say!("cli-lesson", text = text, count = count, names = names))
        })
    }
}

pub fn learn(
    options: &LearnOptions,
    before: &ScreenOptions,
    is_plain: bool,
) -> Result<i32, Failure> {
    if let Some(file) = &options.check {
        return check(file);
    }
    let number = options.number()?;
    let screen = options.screen.or(before);
    if is_plain {
        let board = options.board.unwrap_or(BoardSize::Small);
        return start::study_plain(
            Study::Lessons(number),
            board,
            &screen,
            say!("cli-lesson-ended"),
        );
    }
    // A pipe or a file is read, and answers no question.
    if !io::stdout().is_terminal() {
        let dirs = Dirs::usual();
        let (app, _) = prepared(Setup::default(), &screen, None, dirs.as_ref(), Proposed::ALL)?;
        let text = || number.map_or_else(list, |at| text(&lessons()[at]));
        let text = app.cx.language.scope(text);
        return print(|out| writeln!(out, "{text}"));
    }
    start::learn(number, &screen)
}

/// The lessons with their numbers and subjects.
fn list() -> String {
    let lines = (1..)
        .zip(lessons())
        .map(|(number, Lesson { title, summary, .. })| format!("{number:>2}  {title}: {summary}"));
    lines.collect::<Vec<_>>().join("\n")
}

/// A lesson to read: texts, boards and questions, without answers.
fn text(lesson: &Lesson) -> String {
    let mut parts = vec![lesson.title.clone(), lesson.summary.clone()];
    for board in &lesson.boards {
        parts.extend([String::new(), board.title.clone()]);
        parts.extend(board.text.iter().cloned());
        parts.push(board_with_moves(&board.game).trim_end().to_owned());
        parts.push(board.ask.clone());
    }
    parts.join("\n")
}

/// Checks a lesson file: syntax, and every claim about its boards.
fn check(file: &Path) -> Result<i32, Failure> {
    let name = file.display().to_string();
    let unreadable = || format!("--check: {}", say!("file-unreadable", file = &name));
    let text = read_text(file).with_context(unreadable)?;
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    let lesson = Lesson::read(&stem, &text)
        .map_err(|error| anyhow::anyhow!("{name}, {}", error.sentence()))?;
    lesson.check().map_err(|error| anyhow::anyhow!("{name}, {}", error.sentence()))?;
    let (boards, exam) = (lesson.exam, lesson.exam_boards());
    let checked = say!("cli-lesson-checked", file = name, boards = boards, exam = exam);
    print(|out| writeln!(out, "{checked}"))
}
