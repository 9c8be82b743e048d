//! The reaction of a page to a command: what the outside is to do, and where to go.

use crate::app::effect::{Effect, Effects};
use crate::app::row::{Opening, PaletteAction, StartRow};
use crate::app::session::table::Table;
use crate::app::session::walks::Walks;
use crate::explorer::GameFilter;
use crate::records::Form;
use crate::rules::{Game, GameTree, NodeId, Square};
use crate::store::{GameId, StoredGame, View};

/// The reaction of a page.
#[derive(Debug, Default)]
#[must_use]
pub struct Reaction {
    /// What the outside is to do.
    pub effects: Effects,
    /// Where to go.
    pub go: Navigation,
}

/// The destination: where a page leads.
#[derive(Debug, Default)]
pub enum Navigation {
    /// Nowhere.
    #[default]
    Stay,
    /// To the page beneath.
    Back,
    /// To the start screen, the cursor on this row.
    Start(StartRow),
    /// To every key.
    Help,
    /// From the palette to what was chosen there.
    Run(PaletteAction),
    /// Out of the program.
    Quit,
    /// To a page that begins anew each time.
    Open(Opening),
    /// To the list of games.
    Library(View),
    /// To a game that is looked through, at the moment where it stands; reviewed, if asked.
    Replay {
        /// The game.
        table: Box<Table>,
        /// Whether the coach goes through it.
        is_reviewed: bool,
    },
    /// To a game of the library, which goes on where it is not over.
    Opened(Box<StoredGame>),
    /// To an expected line; the page beneath comes back after it.
    Line(Box<Walks>),
    /// To a game with its variations; the page beneath comes back after it.
    Analyse(Box<Table>),
    /// To an analysis of nothing yet, in the place of the one in sight.
    NewAnalysis,
    /// To the same, which is solved.
    Solve(Box<Table>),
    /// To the games that went through the position where a game stands.
    GamesHere(Box<Game>, Box<GameFilter>),
    /// To the opening trainer, with the lines that go on from a node of a tree.
    Train {
        /// The board.
        table: Box<Table>,
        /// The lines.
        tree: Box<GameTree>,
        /// Where they begin.
        node: NodeId,
        /// Which games say what people play.
        filter: Box<GameFilter>,
    },
    /// To what these lines have no answer to.
    Holes {
        /// The lines.
        tree: Box<GameTree>,
        /// Where they begin.
        node: NodeId,
        /// Which games say what people play.
        filter: Box<GameFilter>,
    },
    /// To the analysis beneath, at a node, the cursor on what is to be answered.
    Node(NodeId, Square),
    /// To a QR code, in the place of the panel that asked for it.
    Qr(Form, String),
    /// To the editor with this game's position.
    Edit(Box<Game>),
    /// To another move in an earlier game: the one beneath comes back after it.
    Retry(Box<Table>),
    /// To a game that goes on; the one on the table is suspended.
    Deal(Box<Table>),
    /// Nowhere, but the move that was tried again goes on as a game of its own.
    Adopt,
    /// Nowhere, but this game was deleted: it is not offered any more.
    Forget(GameId),
}

impl Reaction {
    /// Nothing.
    pub fn none() -> Self {
        Self::default()
    }

    /// Only effects.
    pub fn effects(effects: impl Into<Effects>) -> Self {
        Self { effects: effects.into(), go: Navigation::Stay }
    }

    /// Only one effect.
    pub fn effect(effect: impl Into<Effect>) -> Self {
        Self::effects(effect.into())
    }

    /// Only a way.
    pub fn go(go: Navigation) -> Self {
        Self { effects: Effects::none(), go }
    }
}
