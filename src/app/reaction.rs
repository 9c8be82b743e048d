//! Reactions of pages to commands: effects and navigation.

use crate::app::effect::{Effect, Effects};
use crate::app::qr_content::QrContent;
use crate::app::row::{Opening, PaletteAction, StartRow};
use crate::app::session::game_session::GameSession;
use crate::app::session::playback::LinePlayback;
use crate::coach::Principle;
use crate::explorer::GameFilter;
use crate::lobby::{AccountId, SharedGameNumber};
use crate::rules::{Game, GameTree, NodeId, Square};
use crate::store::{Exercise, GameId, StoredGame, View};

#[derive(Debug, Default)]
#[must_use]
pub struct Reaction {
    pub effects: Effects,
    pub navigate: Navigation,
}

/// Destination of a reaction.
#[derive(Debug, Default)]
pub enum Navigation {
    #[default]
    Stay,
    /// The page beneath.
    Back,
    /// The start screen, with the cursor on this row.
    Start(StartRow),
    Help,
    /// Runs the palette's choice on the page beneath.
    Run(PaletteAction),
    Quit,
    /// A page that starts anew each time.
    Open(Opening),
    Library(View),
    /// The replay of a game at its current moment.
    Replay {
        session: Box<GameSession>,
        is_reviewed: bool,
    },
    /// A game of the library; an unfinished own game continues.
    Opened(Box<StoredGame>),
    /// The expected line, over the current page.
    Line(Box<LinePlayback>),
    /// The analysis of a game, over the current page.
    Analyse(Box<GameSession>),
    /// An empty analysis, instead of the current one.
    NewAnalysis,
    /// The analysis of a game, being solved.
    Solve(Box<GameSession>),
    /// Games that reached the game's current position.
    GamesHere(Box<Game>, Box<GameFilter>),
    /// The opening trainer, with the lines below a node.
    Train {
        session: Box<GameSession>,
        tree: Box<GameTree>,
        node: NodeId,
        filter: Box<GameFilter>,
    },
    /// Gaps of these lines.
    Holes {
        tree: Box<GameTree>,
        node: NodeId,
        filter: Box<GameFilter>,
    },
    /// The analysis beneath, at this node; plays this move there.
    Node(NodeId, Square),
    /// A QR code, instead of the current panel.
    Qr(QrContent),
    /// The editor, with the game's position.
    Edit(Box<Game>),
    /// A drill on the mistakes of a game, over the current page.
    Drill {
        exercises: Vec<Exercise>,
        idea: Option<Principle>,
    },
    /// A retry of a move, over the current page.
    Retry(Box<GameSession>),
    /// A game in play; the current one is suspended.
    Deal(Box<GameSession>),
    /// A game from a moment of the replayed one, or that game itself where it lies beneath at the same moment.
    PlayOn(Box<GameSession>),
    /// The account, over the lobby.
    Account,
    /// The terms of a seek, or of a challenge to this person.
    Seek(Option<(AccountId, String)>),
    /// Terms of a game that waits for days.
    LeaveGame,
    /// A game between people.
    SharedGame(SharedGameNumber),
    /// A game was deleted: remove it from the stack.
    Forget(GameId),
}

impl Reaction {
    pub fn none() -> Self {
        Self::default()
    }

    pub fn effects(effects: impl Into<Effects>) -> Self {
        Self { effects: effects.into(), navigate: Navigation::Stay }
    }

    pub fn effect(effect: impl Into<Effect>) -> Self {
        Self::effects(effect.into())
    }

    pub fn navigate(navigate: Navigation) -> Self {
        Self { effects: Effects::none(), navigate }
    }
}
