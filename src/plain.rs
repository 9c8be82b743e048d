//! The plain view: lines in, boards and sentences out. It shows the same [`App`] as the screen and changes it through
//! the same [`update`]. It does no input or output itself; `io` does.

mod advice;
mod board;
mod command;
mod library;
mod menu;
mod puzzle;
mod school;
mod sentences;
mod settings;

use crate::app::{
    App, Command, Effect, Effects, Message, Notice, OpponentEffect, OpponentNews, Page, SideChoice,
    Target, farewell, notice, update,
};
use crate::coach::Advice;
use crate::engine::Answer;
use crate::opponents::{MoveRequest, OpponentError};
use crate::rules::{Game, narrow};
use crate::store::{Address, StoreEvent, StoreRequest};
use crate::words::say;
use command::Word;
use std::fmt::{self, Write};
use std::time::Duration;

pub use board::{BoardSize, board_with_moves};
pub use command::words;
pub use library::{PlainLibrary, Shelf};
pub use menu::{MenuChoice, PlainMenu};
pub use puzzle::PlainPuzzles;
pub use school::PlainSchool;
pub use settings::PlainSettings;

/// Characters of an input line that are read; no move or word is longer.
const MAX_LINE: usize = 24;

/// Chooses the opponent's moves.
pub type Choose = Box<dyn FnMut(&MoveRequest) -> Result<Answer, OpponentError> + Send>;

/// Advises on a position.
pub type Advise = Box<dyn FnMut(&Game) -> Option<Advice> + Send>;

/// Carries out a store request and returns its events.
pub type Store = Box<dyn FnMut(Address, StoreRequest) -> Vec<StoreEvent> + Send>;

/// Monotonic time from an arbitrary start.
pub type Watch = Box<dyn Fn() -> Duration + Send>;

/// A game in the plain view.
pub struct Plain {
    app: App,
    board: BoardSize,
    /// Whether the player chooses a side before each game.
    asks_side: bool,
    choose: Choose,
    store: Option<Store>,
    advise: Option<Advise>,
    watch: Option<Watch>,
    /// Time of the last clock charge.
    charged: Duration,
    /// Plies announced so far.
    said: usize,
    /// Whether the board has changed since it was printed.
    is_stale: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    Line,
    End,
}

/// A dialogue: lines in, lines out, until the player leaves.
pub trait Conversation: Send {
    /// Prints the greeting and the first prompt. Errors: when `out` takes no more.
    fn greet(&mut self, out: &mut dyn Write) -> fmt::Result;

    /// Handles a line without its end; prints the answer and the next prompt. Errors: when `out` takes no more.
    fn handle_line(&mut self, line: &str, out: &mut dyn Write) -> Result<Next, fmt::Error>;
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
        Self {
            app,
            board,
            asks_side,
            choose,
            store: None,
            advise: None,
            watch: None,
            charged: Duration::ZERO,
            said: 0,
            is_stale: true,
        }
    }

    /// Adds a store for games.
    #[must_use]
    pub fn kept_by(mut self, store: Store) -> Self {
        self.app.keep_games(Vec::new());
        self.store = Some(store);
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
        self.charged = watch();
        self.watch = Some(watch);
        self
    }

    /// Time since the last call.
    fn elapsed(&mut self) -> Duration {
        let Some(watch) = &self.watch else { return Duration::ZERO };
        let before = std::mem::replace(&mut self.charged, watch());
        self.charged.saturating_sub(before)
    }

    /// Charges the time of an input line; returns whether it ended the game.
    fn charge(&mut self, out: &mut dyn Write) -> Result<bool, fmt::Error> {
        let was_over = self.app.shows_result();
        let now = self.app.cx.now + self.elapsed();
        let effects = update(&mut self.app, now, Message::Tick);
        self.settle(effects, out)?;
        let is_over = !was_over && self.app.shows_result();
        self.is_stale |= is_over;
        Ok(is_over)
    }

    fn question(&self) -> Prompt {
        match self.app.base() {
            Page::Start(_) => Prompt::Side,
            _ if self.app.shows_result() => Prompt::Again,
            _ if self.app.awaits_step() => Prompt::Step,
            _ => Prompt::Move,
        }
    }

    /// Sends a message to the app, and settles its effects.
    fn notify(&mut self, message: Message, out: &mut dyn Write) -> fmt::Result {
        let now = self.app.cx.now;
        let effects = update(&mut self.app, now, message);
        self.settle(effects, out)
    }

    fn command(&mut self, command: Command, out: &mut dyn Write) -> fmt::Result {
        self.notify(Message::Choose(Target::Command(command)), out)
    }

    /// Carries out effects: lets the computer choose its moves, and advances the clock to the next wake-up, without
    /// animations. Plies are announced as they come.
    fn settle(&mut self, mut effects: Effects, out: &mut dyn Write) -> fmt::Result {
        loop {
            self.write_plies(out)?;
            let mut thought = None;
            for effect in effects {
                match effect {
                    Effect::Opponent(OpponentEffect::Choose(id, request)) => {
                        thought = Some((id, request));
                    }
                    Effect::Store(address, request) => self.fulfil(address, request, out)?,
                    _ => {}
                }
            }
            let now = self.app.cx.now;
            let (now, message) = if let Some((id, request)) = thought {
                self.elapsed();
                let answer = (self.choose)(&request);
                (now + self.elapsed(), Message::Opponent(id, OpponentNews::Done(answer)))
            } else if let Some(at) = self.app.resumes_at() {
                (at, Message::Tick)
            } else {
                return Ok(());
            };
            let is_answer = matches!(message, Message::Opponent(..));
            effects = update(&mut self.app, now, message);
            // A failed opponent prints its reason.
            if is_answer && matches!(self.app.cx.notice, Some(Notice::Refusal(_))) {
                self.write_notice(out)?;
            }
        }
    }

    /// Sends a request to the store, and prints failures.
    fn fulfil(
        &mut self,
        address: Address,
        request: StoreRequest,
        out: &mut dyn Write,
    ) -> fmt::Result {
        for event in self.store.as_mut().map(|store| store(address, request)).unwrap_or_default() {
            let is_said = !matches!(event, StoreEvent::Saved { .. });
            let now = self.app.cx.now;
            // An answer of the store only changes numbers and texts of the app, so its effects are ignored.
            let _ = update(&mut self.app, now, Message::Store(address, event));
            if let (Some(told), true) = (self.app.cx.notice.take(), is_said) {
                writeln!(out, "({})", notice(&self.app, &told))?;
            }
        }
        Ok(())
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
                let before = self.said;
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
        if let Some(told) = &self.app.cx.notice {
            return self.refuse(&notice(&self.app, told), out);
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
        self.app.cx.setup.side = side;
        self.start(out)
    }

    /// Starts the first or next game of the setup.
    fn start(&mut self, out: &mut dyn Write) -> fmt::Result {
        let choice = Message::Choose(Target::Command(Command::Activate));
        let now = self.app.cx.now;
        let effects = update(&mut self.app, now, choice);
        (self.said, self.is_stale) = (0, true);
        self.introduce(out)?;
        self.settle(effects, out)
    }

    fn play(&mut self, text: &str, out: &mut dyn Write) -> fmt::Result {
        if text.is_empty() {
            return self.refuse(&say!("plain-empty"), out);
        }
        let before = self.said;
        self.notify(Message::Type(text.to_owned()), out)?;
        match &self.app.cx.notice {
            Some(told) if self.said == before => self.refuse(&notice(&self.app, told), out),
            _ => Ok(()),
        }
    }

    /// Prints the farewell.
    fn leave(&self, out: &mut dyn Write) -> Result<Next, fmt::Error> {
        writeln!(out, "{}", farewell(&self.app, &format!(" --plain --board {}", self.board)))?;
        Ok(Next::End)
    }

    fn begin(&mut self, out: &mut dyn Write) -> fmt::Result {
        self.welcome(out)?;
        if let Some(session) = self.app.session() {
            self.said = session.game.played().len();
            self.introduce(out)?;
            self.notify(Message::Tick, out)?;
        }
        self.elapsed();
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
        self.elapsed();
        Ok(Next::Line)
    }
}

impl Conversation for Plain {
    fn greet(&mut self, out: &mut dyn Write) -> fmt::Result {
        let language = self.app.cx.language.clone();
        language.scope(|| self.begin(out))
    }

    fn handle_line(&mut self, line: &str, out: &mut dyn Write) -> Result<Next, fmt::Error> {
        let language = self.app.cx.language.clone();
        language.scope(|| self.take_line(line, out))
    }
}
