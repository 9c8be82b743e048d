//! Messages: the events that reach the app.

use crate::app::effect::SearchId;
use crate::app::key::Key;
use crate::app::keymap::Command;
use crate::app::notice::News;
use crate::app::settings::viewport::{CellSize, Rooms, TerminalTraits};
use crate::app::setup::TimeControls;
use crate::club::{EndedGame, ScheduledGame};
use crate::coach::Finding;
use crate::engine::{Answer, Report};
use crate::lobby::LobbyEvent;
use crate::opponents::{GuestName, LogLine, Opinions, OpponentError, PendingMove, Trial};
use crate::rules::{Game, GameClocks, NodeId, Square};
use crate::store::{Address, RequestId, StoreEvent};

/// An event in the app's terms.
#[derive(Clone, Debug)]
pub enum Message {
    Key(Key),
    /// A move typed as a whole: a square, or a pass.
    Type(String),
    /// A choice by mouse click, or by an input line of the plain view.
    Choose(Target),
    /// Mouse wheel, in lines; down is positive.
    Scroll(i16),
    Paste(String),
    /// A file was given to the page: records in any format, or a whole library.
    Dropped(Vec<u8>),
    /// A link to the web page was followed; this is its part after `#`.
    Link(String),
    /// Focus gained or lost.
    Focus(bool),
    /// New size of the window, in cells.
    Resize(u16, u16),
    /// The terminal has answered what it is.
    Terminal(TerminalTraits),
    /// Size of a cell in pixels, if squares are drawn as pictures from now on.
    Pictures(Option<CellSize>),
    /// A frame was drawn, with this much room for scrolling parts.
    Drawn(Rooms),
    Opponent(SearchId, OpponentNews),
    Guest(GuestNews),
    Tournament(TournamentNews),
    Coach(SearchId, CoachNews),
    /// Answer to the request at this address, or an announcement to all.
    Store(Address, StoreEvent),
    Written(Written),
    /// An effect failed.
    Impossible(Impossible),
    /// An event of the lobby.
    Lobby(LobbyEvent),
    /// A notice from outside the app.
    Announce(News),
    /// Time has passed.
    Tick,
    /// The program was resumed after a suspension.
    Resumed,
    /// A signal or a lost terminal ends the program.
    Ending,
}

/// A file that was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Written {
    /// A game, in the file of this name.
    Game(String),
    /// The settings, after an earlier failure.
    Settings,
    /// The unreadable settings file was renamed to this.
    SettingsAside(String),
}

/// An effect that failed; the texts are one sentence without a full stop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Impossible {
    Save(String),
    /// The settings were not written; the app retries.
    Remember(String),
    /// There is no shell to suspend to.
    Suspend,
}

#[derive(Clone, Debug)]
pub enum OpponentNews {
    /// The search waits for those of other players: its place in the line, from 1.
    InLine(usize),
    Progress(Report),
    /// The chosen move, or the error that prevents it.
    Done(Result<Answer, OpponentError>),
}

#[derive(Clone, Debug)]
pub enum GuestNews {
    Tried(GuestName, Result<Trial, OpponentError>),
    /// Opinions so far, or the error that ended them.
    Opinions(SearchId, Result<Opinions, OpponentError>),
    /// Lines of the log, and the number of lines ever written.
    Log(Vec<LogLine>, u64),
}

/// News of a tournament; boards count from 0.
#[derive(Clone, Debug)]
pub enum TournamentNews {
    Begun {
        board: usize,
        scheduled: ScheduledGame,
        opening: Game,
        time_controls: TimeControls,
    },
    Ply {
        board: usize,
        game: Box<Game>,
        clocks: GameClocks,
    },
    /// A local player is to move.
    Turn {
        board: usize,
        turn: PendingMove,
    },
    Ended(EndedGame, Box<Game>),
    /// The tournament failed with this error.
    Failed(String),
}

#[derive(Clone, Debug)]
pub enum CoachNews {
    /// The task waits for those of other players: its place in the line, from 1.
    InLine(usize),
    Found(Finding),
    /// The task is done.
    Done,
    /// An internal error ended the task.
    Failed,
}

/// An event for pages. A page handles answers to its current requests and ignores all others.
#[derive(Debug)]
pub enum PageEvent<'a> {
    /// Answer to a request of this page, or an announcement to all.
    Store(RequestId, &'a StoreEvent),
    Coach(SearchId, &'a CoachNews),
    Opponent(SearchId, &'a OpponentNews),
    Guest(&'a GuestNews),
    Tournament(&'a TournamentNews),
    Lobby(&'a LobbyEvent),
}

/// Target of a click or a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    Square(Square),
    /// Line of a list or of a menu.
    Line(usize),
    /// The arrow beside the value of a line, forward or back.
    Change(usize, bool),
    /// Moment of a game after this number of plies.
    Ply(usize),
    Node(NodeId),
    Command(Command),
}
