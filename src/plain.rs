//! The plain view: lines in, boards and sentences out. It shows the same [`App`] as the screen, in a host of its own. It
//! does no input or output itself; `io` does.

mod advice;
mod board;
mod command;
mod library;
mod line_host;
mod menu;
mod sentences;
mod settings;
mod study;

use crate::app::{App, Command, Message, Page, SideChoice, Target, farewell, notice};
use crate::rules::narrow;
use crate::words::say;
use command::Word;
pub use line_host::{Advise, Choose, Conversation, Next, Store, Watch};
use line_host::{LineHost, LineView};
use std::fmt::{self, Write};

pub use board::{BoardSize, board_with_moves};
pub use command::words;
pub use library::{PlainLibrary, Shelf};
pub use menu::{MenuChoice, PlainMenu};
pub use settings::PlainSettings;
pub use study::{PlainStudy, Study};

/// Characters of an input line that are read; no move or word is longer.
const MAX_LINE: usize = 24;

/// A game in the plain view.
pub struct Plain {
    host: LineHost,
    board: BoardSize,
    /// Whether the player chooses a side before each game.
    asks_side: bool,
    advise: Option<Advise>,
    /// Plies announced so far.
    announced: usize,
    /// Whether the board has changed since it was printed.
    is_stale: bool,
}

/// Expected input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Prompt {
    Side,
    Move,
    /// Enter, before the computer moves.
    Step,
    Again,
}

impl Plain {
    /// A game on this app. With `asks_side` the player chooses a side before each game; `choose` finds the opponent's
    /// moves.
    pub fn new(app: App, board: BoardSize, asks_side: bool, choose: Choose) -> Self {
        let mut host = LineHost::new(app);
        host.played_by(choose);
        Self { host, board, asks_side, advise: None, announced: 0, is_stale: true }
    }

    /// Adds a store for games.
    #[must_use]
    pub fn kept_by(mut self, store: Store) -> Self {
        self.host.kept_by(store);
        self
    }

    /// Adds a coach.
    #[must_use]
    pub fn advised_by(mut self, advise: Advise) -> Self {
        self.advise = Some(advise);
        self
    }

    /// Adds a watch for the clocks; without one, input takes no time.
    #[must_use]
    pub fn timed_by(mut self, watch: Watch) -> Self {
        self.host.timed_by(watch);
        self
    }

    const fn app(&self) -> &App {
        self.host.app()
    }

    /// Charges the time of an input line; returns whether it ended the game.
    fn charge(&mut self, out: &mut dyn Write) -> Result<bool, fmt::Error> {
        let was_over = self.app().shows_result();
        self.host.charge();
        self.settle(out)?;
        let is_over = !was_over && self.app().shows_result();
        self.is_stale |= is_over;
        Ok(is_over)
    }

    fn question(&self) -> Prompt {
        match self.app().base() {
            Page::Start(_) => Prompt::Side,
            _ if self.app().shows_result() => Prompt::Again,
            _ if self.app().awaits_step() => Prompt::Step,
            _ => Prompt::Move,
        }
    }

    /// Sends a message to the app, and settles its effects.
    fn notify(&mut self, message: Message, out: &mut dyn Write) -> fmt::Result {
        self.host.apply(message);
        self.settle(out)
    }

    fn command(&mut self, command: Command, out: &mut dyn Write) -> fmt::Result {
        self.notify(Message::Choose(Target::Command(command)), out)
    }

    /// Lets everything follow from the last message; announces plies as they come.
    fn settle(&mut self, out: &mut dyn Write) -> fmt::Result {
        loop {
            self.write_plies(out)?;
            if !self.host.advance(out)? {
                return Ok(());
            }
        }
    }

    fn handle_word(&mut self, word: Word, out: &mut dyn Write) -> Result<Next, fmt::Error> {
        let question = self.question();
        match word {
            Word::Quit => return self.leave(out),
            Word::Help => self.help(out)?,
            _ if question == Prompt::Side => self.refuse(&say!("plain-no-game"), out)?,
            Word::Hints if question == Prompt::Again => self.refuse(&say!("plain-over"), out)?,
            Word::Hints => {
                self.command(Command::ToggleHints, out)?;
                self.is_stale = true;
                self.write_notice(out)?;
            }
            Word::Undo => {
                let before = self.announced;
                self.command(Command::TakeBack, out)?;
                self.write_taken_back(before, out)?;
            }
            Word::Resign => self.resign(out)?,
            Word::Board => self.show_board(out)?,
            Word::Score => self.write_score(out)?,
            Word::Best => self.write_best(out)?,
            Word::Why => self.write_why(out)?,
        }
        Ok(Next::Line)
    }

    /// Resigns for the person to move, who has typed the whole word and is not asked again.
    fn resign(&mut self, out: &mut dyn Write) -> fmt::Result {
        self.command(Command::Resign, out)?;
        if let Some(news) = &self.app().cx.notice {
            return self.refuse(&notice(self.app(), news), out);
        }
        self.is_stale = true;
        self.command(Command::Activate, out)
    }

    fn choose_side(&mut self, text: &str, out: &mut dyn Write) -> fmt::Result {
        let side = match text.to_lowercase().as_str() {
            "x" | "black" | "b" => SideChoice::Black,
            "o" | "white" | "w" => SideChoice::White,
            "random" => SideChoice::Random,
            _ => return self.refuse(&say!("plain-not-understood"), out),
        };
        self.host.app_mut().cx.setup.side = side;
        self.start(out)
    }

    /// Starts the first or next game of the setup.
    fn start(&mut self, out: &mut dyn Write) -> fmt::Result {
        self.host.command(Command::Activate);
        (self.announced, self.is_stale) = (0, true);
        self.introduce(out)?;
        self.settle(out)
    }

    fn play(&mut self, text: &str, out: &mut dyn Write) -> fmt::Result {
        if text.is_empty() {
            return self.refuse(&say!("plain-empty"), out);
        }
        let before = self.announced;
        self.notify(Message::Type(text.to_owned()), out)?;
        match &self.app().cx.notice {
            Some(news) if self.announced == before => self.refuse(&notice(self.app(), news), out),
            _ => Ok(()),
        }
    }

    /// Prints the farewell.
    fn leave(&self, out: &mut dyn Write) -> Result<Next, fmt::Error> {
        writeln!(out, "{}", farewell(self.app(), &format!(" --plain --board {}", self.board)))?;
        Ok(Next::End)
    }
}

impl LineView for Plain {
    fn host(&self) -> &LineHost {
        &self.host
    }

    fn begin(&mut self, out: &mut dyn Write) -> fmt::Result {
        self.welcome(out)?;
        if let Some(session) = self.app().session() {
            self.announced = session.game.played().len();
            self.introduce(out)?;
            self.notify(Message::Tick, out)?;
        }
        self.host.begin_line();
        self.prompt(out)
    }

    fn take_line(&mut self, line: &str, out: &mut dyn Write) -> Result<Next, fmt::Error> {
        let line: String = line.trim().chars().map(narrow).collect();
        let line = line.as_str();
        // A quoted line must neither control the terminal nor flood it.
        let printable = |c: char| if c.is_ascii_graphic() || c == ' ' { c } else { '?' };
        let text: String = line.chars().take(MAX_LINE).map(printable).collect();
        if self.charge(out)? {
            // The flag fell before the move.
            self.prompt(out)?;
            return Ok(Next::Line);
        }
        if line.chars().nth(MAX_LINE).is_some() {
            self.refuse(&say!("plain-too-long"), out)?;
        } else if let Ok(word) = line.to_ascii_lowercase().parse() {
            if self.handle_word(word, out)? == Next::End {
                return Ok(Next::End);
            }
        } else if let Some(square) = text.to_ascii_lowercase().strip_prefix("why ") {
            self.write_why_not(square.trim(), out)?;
        } else {
            match self.question() {
                Prompt::Side => self.choose_side(&text, out)?,
                Prompt::Move => self.play(&text, out)?,
                Prompt::Step if text.is_empty() => self.command(Command::Activate, out)?,
                Prompt::Step => self.refuse(&say!("plain-not-your-turn"), out)?,
                Prompt::Again => match text.to_lowercase().as_str() {
                    "yes" | "y" if self.asks_side => self.command(Command::NewGame, out)?,
                    "yes" | "y" => self.start(out)?,
                    "no" | "n" => return self.leave(out),
                    _ => self.refuse(&say!("plain-yes-no"), out)?,
                },
            }
        }
        self.prompt(out)?;
        self.host.begin_line();
        Ok(Next::Line)
    }
}
