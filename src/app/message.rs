//! Messages: what happens to the app.

use crate::app::effect::SearchId;
use crate::app::key::Key;
use crate::app::keymap::Command;
use crate::app::session::setup::Controls;
use crate::app::settings::viewport::Rooms;
use crate::club::{EndedGame, ScheduledGame};
use crate::coach::{Advice, NodeValue, Step};
use crate::engine::{Answer, Report};
use crate::opponents::{GuestName, LogLine, Opinions, OpponentError, PersonTurn, Trial};
use crate::rules::{Game, GameClocks, NodeId, Square};
use crate::store::{Address, RequestId, StoreEvent};

/// An event from outside, in the app's terms.
#[derive(Clone, Debug)]
pub enum Message {
    /// A key was pressed.
    Key(Key),
    /// A move was typed as a whole: a square, or a pass.
    Type(String),
    /// Something was chosen: clicked on, or named in a line of text.
    Choose(Target),
    /// The wheel turned by so many lines, down is positive.
    Scroll(i16),
    /// Text was pasted.
    Paste(String),
    /// The window has got the focus, or lost it.
    Focus(bool),
    /// The window has a new size, in cells.
    Resize(u16, u16),
    /// The screen was drawn, and so much of what scrolls had room.
    Drawn(Rooms),
    /// The opponent has something to say.
    Opponent(SearchId, OpponentNews),
    /// There is something to say about guests.
    Guest(GuestNews),
    /// There is news of the tournament.
    Tournament(TournamentNews),
    /// The coach has something to say.
    Coach(SearchId, CoachNews),
    /// The store answers whoever is at that address, or tells everybody something.
    Store(Address, StoreEvent),
    /// A file was written: what it is, and where.
    Written(Written),
    /// What was wished for is not possible, and why: one sentence without a full stop.
    Impossible(Impossible),
    /// Time has passed; nothing else.
    Tick,
    /// The program was stopped for a while and goes on.
    Resumed,
    /// A signal or a lost terminal ends the program now.
    Ending,
}

/// A file that was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Written {
    /// A game was saved here.
    Game(String),
    /// The settings, which could not be written before.
    Settings,
    /// The settings could not be kept in their file as it was: that has this name now.
    SettingsAside(String),
}

/// A failure of the outside to fulfil an effect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Impossible {
    /// The game could not be saved, and why.
    Save(String),
    /// The settings could not be written, and why; they are tried again until they are.
    Remember(String),
    /// There is no shell to go back to.
    Suspend,
}

/// News of the opponent.
#[derive(Clone, Debug)]
pub enum OpponentNews {
    /// It thinks, and has come so far.
    Progress(Report),
    /// It has its move, or never will.
    Done(Result<Answer, OpponentError>),
}

/// News of guests.
#[derive(Clone, Debug)]
pub enum GuestNews {
    /// What came of a trial.
    Tried(GuestName, Result<Trial, OpponentError>),
    /// What it thinks of a position so far, or why it says no more.
    Opinions(SearchId, Result<Opinions, OpponentError>),
    /// The lines of the log, and how many were ever written.
    Log(Vec<LogLine>, u64),
}

/// News of a tournament, whose boards are counted from 0.
#[derive(Clone, Debug)]
pub enum TournamentNews {
    /// A game begins on a board.
    Begun {
        /// The board.
        board: usize,
        /// Which game it is.
        scheduled: ScheduledGame,
        /// The game after its opening.
        opening: Game,
        /// The time of both sides.
        controls: Controls,
    },
    /// A ply was played on a board.
    Ply {
        /// The board.
        board: usize,
        /// The game.
        game: Box<Game>,
        /// Its clocks.
        clocks: GameClocks,
    },
    /// A person at this keyboard is to move on a board.
    Turn {
        /// The board.
        board: usize,
        /// What the move is handed to.
        turn: PersonTurn,
    },
    /// A game has ended, and how it stands.
    Ended(EndedGame, Box<Game>),
    /// The tournament cannot go on, and why.
    Failed(String),
}

/// News of the coach.
#[derive(Clone, Debug)]
pub enum CoachNews {
    /// What is known of a position so far.
    Advice(Box<Advice>),
    /// There is no more to know of it.
    Advised,
    /// A step of a review.
    Step(Box<Step>),
    /// The review is complete.
    Reviewed,
    /// What a position of a tree is worth.
    Value(NodeValue),
    /// All of them are valued.
    TreeValued,
    /// A fault ended the work on any of these.
    Failed,
}

/// An event that pages may wait for. A page takes what answers a question that it has asked and still asks; everything
/// else it ignores.
#[derive(Debug)]
pub enum PageEvent<'a> {
    /// The store answers a request of this page, or tells everybody something.
    Store(RequestId, &'a StoreEvent),
    /// The coach has something to say about a search.
    Coach(SearchId, &'a CoachNews),
    /// An opponent has something to say about a search.
    Opponent(SearchId, &'a OpponentNews),
    /// There is something to say about guests.
    Guest(&'a GuestNews),
    /// There is news of a tournament.
    Tournament(&'a TournamentNews),
}

/// The target of a choice: what the mouse or a key has hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A square of the board.
    Square(Square),
    /// A row of the start screen or of the settings.
    Row(usize),
    /// A line of a list, from the first one in sight.
    Line(usize),
    /// The moment of a game after so many plies.
    Ply(usize),
    /// A ply of an analysis.
    Node(NodeId),
    /// Something that stands for a command.
    Command(Command),
}
