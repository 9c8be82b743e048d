//! Requests to the store, and its events.

use super::{
    Exercises, Explored, ExplorerQuery, FinishedGame, GameId, Glance, ImportId, Listing, Query,
    SessionId, Slot, StoreError, StoredGame, UndoneImport,
};
use crate::coach::{Mistake, Review};
use crate::records::Record;
use crate::rules::Color;
use crate::school::{LearntBoard, OpeningCard, PuzzleRecord, PuzzleTry, RushScore};

/// Number of an asker.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct AskerId(pub u64);

/// Number of a request of its asker; 0 if it is not distinguished.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct RequestId(pub u64);

/// Address of a request, returned with its answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Address {
    /// Session of the asker, whose player owns the data.
    pub session_id: SessionId,
    pub asker: AskerId,
    pub request: RequestId,
}

/// Save of a game in play. The store counts the revisions of a game: if the stored revision is not the one that the
/// slot last wrote, another window changed the game, and the save makes a new game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Save {
    pub slot: Slot,
    /// The game; its number and revision are those loaded, and used only by the slot's first save.
    pub game: StoredGame,
}

/// Save of a game's tree, with revisions as in [`Save`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TreeSave {
    pub slot: Slot,
    /// The loaded game; `None` if it has no number in the store yet.
    pub game: Option<GameId>,
    /// Slot of the game itself, if it is saved.
    pub game_slot: Option<Slot>,
    /// Revision of the loaded tree, used only by the slot's first save; 0 without a stored tree.
    pub revision: i64,
    /// The game with its tree.
    pub record: Record,
    /// Place of the copy that is saved if another window changed the tree: it marks the copy in lists.
    pub copy_place: String,
}

#[derive(Clone, Debug)]
pub enum StoreRequest {
    Save(Box<Save>),
    Import(Vec<Record>),
    /// Add another library, given as the bytes of its file.
    Merge(Vec<u8>),
    /// Save a tree; if another window changed the stored tree, save it with a copy of the game.
    SaveTree(Box<TreeSave>),
    List(Query),
    Explore(Box<ExplorerQuery>),
    ExploreEach(Vec<ExplorerQuery>),
    OpeningCards,
    OpeningTried(OpeningCard),
    /// Show a game in the list's preview.
    Preview(GameId),
    Open(GameId),
    /// Delete a game, which can be restored.
    Delete(GameId),
    Restore(GameId),
    /// Delete the games of the last import, which can be restored.
    UndoImport,
    RedoImport(ImportId),
    /// Get the finished games against the computer.
    History,
    /// Get the data of the start screen.
    Glance,
    Review(GameId),
    /// Save a review, and one side's mistakes as exercises.
    SaveReview {
        game: GameId,
        review: Box<Review>,
        /// Side whose mistakes become exercises.
        learner: Option<Color>,
    },
    /// Get the player's mistakes in all reviewed games; older reviews are counted first.
    Mistakes,
    Progress,
    Learnt(LearntBoard),
    Puzzles,
    PuzzleTried(PuzzleTry),
    Rushed(RushScore),
    Exercises,
    Practised {
        id: i64,
        /// Consecutive solutions.
        streak: u8,
        /// Days until it is due; `None` once solved for good.
        in_days: Option<u32>,
    },
}

impl StoreEvent {
    /// Whether the answer lacks games that are not in the position index yet.
    pub fn awaits_index(&self) -> bool {
        match self {
            Self::Explored(explored) => explored.indexing.is_some(),
            Self::ExploredEach(all) => all.iter().any(|explored| explored.indexing.is_some()),
            _ => false,
        }
    }
}

impl StoreRequest {
    /// Whether the write is queued and retried after a failure.
    pub const fn is_queued(&self) -> bool {
        !self.is_read() && !matches!(self, Self::Mistakes | Self::Merge(_))
    }

    /// Whether this write supersedes a queued one.
    pub fn replaces(&self, earlier: &Self) -> bool {
        match (self, earlier) {
            (Self::Save(save), Self::Save(before)) => save.slot == before.slot,
            (Self::SaveTree(save), Self::SaveTree(before)) => save.slot == before.slot,
            _ => false,
        }
    }

    /// Whether this write depends on an earlier one: a tree on its game.
    pub fn waits_for(&self, earlier: &Self) -> bool {
        match (self, earlier) {
            (Self::SaveTree(tree), Self::Save(game)) => tree.game_slot == Some(game.slot),
            _ => false,
        }
    }

    pub const fn is_read(&self) -> bool {
        matches!(
            self,
            Self::List(_)
                | Self::Explore(_)
                | Self::ExploreEach(_)
                | Self::OpeningCards
                | Self::Preview(_)
                | Self::Open(_)
                | Self::History
                | Self::Glance
                | Self::Review(_)
                | Self::Exercises
                | Self::Progress
                | Self::Puzzles
        )
    }
}

/// An answer or announcement of the store.
#[derive(Clone, Debug)]
pub enum StoreEvent {
    /// A game of this run is saved.
    Saved {
        slot: Slot,
        game: GameId,
        /// From 1.
        revision: i64,
    },
    TreeSaved {
        slot: Slot,
        /// The game, or its copy if another window had changed the tree.
        game: GameId,
        /// Revision of the tree, from 1.
        revision: i64,
        is_copy: bool,
    },
    /// Done without data.
    Done,
    /// Games cannot be saved for now.
    NotKept(StoreError),
    /// Games can be saved again, and no save is pending.
    KeptAgain,
    Failed(StoreError),
    /// The damaged library was renamed to this.
    SetAside(String),
    Imported {
        new: usize,
        /// Records that were there already.
        duplicates: usize,
        /// The stored game of a single record.
        only: Option<Box<StoredGame>>,
    },
    /// Another library was added.
    Merged {
        new: usize,
        /// Games that were there already.
        duplicates: usize,
        /// Games of it that could not be read.
        refused: usize,
    },
    /// `None`: there was no import to undo.
    ImportUndone(Option<UndoneImport>),
    Deleted,
    Restored,
    Listed(Box<Listing>),
    Explored(Box<Explored>),
    ExploredEach(Vec<Explored>),
    OpeningCards(Vec<OpeningCard>),
    /// More games were indexed.
    Indexed,
    Previewed(Box<StoredGame>),
    Opened(Box<StoredGame>),
    /// Oldest first.
    History(Vec<FinishedGame>),
    Glance(Box<Glance>),
    Reviewed(GameId, Box<Review>),
    /// Mistakes by reviewed game, oldest first.
    Mistakes(Vec<Vec<Mistake>>),
    Progress(Vec<LearntBoard>),
    Puzzles(Box<PuzzleRecord>),
    Exercises(Box<Exercises>),
}
