//! What the store is asked for, and what it answers.

use super::{
    Exercises, Explored, ExplorerQuery, FinishedGame, GameId, Glance, Listing, Query, SessionId,
    Slot, StoreError, StoredGame,
};
use crate::coach::{Mistake, Review};
use crate::records::Record;
use crate::rules::Color;
use crate::school::{LearntBoard, OpeningCard, PuzzleRecord, PuzzleTry, RushScore};
use crate::words::say;

/// The number of whoever asks the store for something.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct AskerId(pub u64);

/// The number of a request among those of its asker; 0 where the asker does not tell its requests apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct RequestId(pub u64);

/// The address of a request, which comes back with its answer as it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Address {
    /// The session of the asker; its player owns whatever the request reads and writes.
    pub session: SessionId,
    /// Who asks.
    pub asker: AskerId,
    /// Which of its requests it is.
    pub request: RequestId,
}

/// The save of a game that is being played. The store counts its revisions: where it holds another revision than the
/// slot wrote last, another window has changed the game, and this one becomes a game of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Save {
    /// The place of the game in its session.
    pub slot: Slot,
    /// The game as it is now; its number and revision are those that were loaded, and count for the slot's first save.
    pub game: StoredGame,
}

/// The save of a game's variations, comments and marks. The store counts its revisions as those of a [`Save`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TreeSave {
    /// The tree among those of this run.
    pub slot: Slot,
    /// The game that was loaded; `None` for one without a number yet.
    pub game: Option<GameId>,
    /// The slot under which this run saves the game itself, where it does.
    pub game_slot: Option<Slot>,
    /// The revision of the tree that was loaded, which counts for the slot's first save; 0 where none was kept.
    pub revision: i64,
    /// The game with its tree.
    pub record: Record,
}

impl TreeSave {
    /// The copy that is kept where another window has changed the tree: lists tell it from the game itself.
    pub fn copy(&self) -> Record {
        let place = say!("copy-place", place = &self.record.place).trim().to_owned();
        Record { place, ..self.record.clone() }
    }
}

/// The request to a store.
#[derive(Clone, Debug)]
pub enum StoreRequest {
    /// Keep a game as it is now.
    Save(Box<Save>),
    /// Take records in.
    Import(Vec<Record>),
    /// Keep the variations of a game; where another window has changed them meanwhile, with a copy of the game.
    SaveTree(Box<TreeSave>),
    /// List games.
    List(Query),
    /// Tell what was played in a position.
    Explore(Box<ExplorerQuery>),
    /// Tell what was played in each of some positions.
    ExploreEach(Vec<ExplorerQuery>),
    /// Tell of the opening trainer's cards.
    OpeningCards,
    /// A card was answered.
    OpeningTried(OpeningCard),
    /// Show a game of a list.
    Preview(GameId),
    /// Open a game.
    Open(GameId),
    /// Delete a game; it can be brought back.
    Delete(GameId),
    /// Bring a deleted game back.
    Restore(GameId),
    /// Tell of the games against the computer.
    History,
    /// Tell what a player sees first.
    Glance,
    /// Tell what review is kept of a game, if one is.
    Review(GameId),
    /// Keep a review with its game, and the mistakes that one side made as exercises.
    SaveReview {
        /// The game.
        game: GameId,
        /// Its review.
        review: Box<Review>,
        /// Whose mistakes are to be practised.
        learner: Option<Color>,
    },
    /// Tell of the player's mistakes in all reviewed games; those of earlier reviews are counted first.
    Mistakes,
    /// Tell which boards of lessons are solved.
    Progress,
    /// A board of a lesson was solved.
    Learnt(LearntBoard),
    /// Tell what became of puzzles.
    Puzzles,
    /// A puzzle was tried.
    PuzzleTried(PuzzleTry),
    /// A rush is over.
    Rushed(RushScore),
    /// Tell what there is to practise.
    Exercises,
    /// An exercise was practised.
    Practised {
        /// Its number.
        id: i64,
        /// How many times in a row it has been solved.
        streak: u8,
        /// When it comes back; `None` once it is solved for good.
        in_days: Option<u32>,
    },
}

impl StoreRequest {
    /// Whether it waits and is tried again where it cannot be written at once.
    pub const fn is_queued(&self) -> bool {
        !self.is_read() && !matches!(self, Self::Mistakes)
    }

    /// Whether this write makes an earlier one that still waits needless.
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

    /// Whether it changes nothing.
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

/// An event of the store: an answer, or trouble.
#[derive(Clone, Debug)]
pub enum StoreEvent {
    /// A game of this run is kept.
    Saved {
        /// The game of this run.
        slot: Slot,
        /// Its number in the store.
        game: GameId,
        /// Its revision in the store, from 1.
        revision: i64,
    },
    /// The variations of a game are kept with it.
    TreeSaved {
        /// The tree among those of this run.
        slot: Slot,
        /// The game; that of a copy, where another window had changed them.
        game: GameId,
        /// The tree's revision in the store, from 1.
        revision: i64,
        /// Whether it is a copy.
        is_copy: bool,
    },
    /// What was asked for is done, and there is nothing to say.
    Done,
    /// Games cannot be kept for now.
    NotKept(StoreError),
    /// Games are kept again, and none is missing.
    KeptAgain,
    /// Something else cannot be done.
    Failed(StoreError),
    /// The file of the games was damaged, and has this name now.
    SetAside(String),
    /// Records were taken in.
    Imported {
        /// How many are new.
        new: usize,
        /// How many were there already.
        known: usize,
        /// The game that the only one of them is, as it is kept.
        only: Option<Box<StoredGame>>,
    },
    /// A game was deleted.
    Deleted,
    /// A game was brought back.
    Restored,
    /// A part of a list.
    Listed(Box<Listing>),
    /// What was played in a position.
    Explored(Box<Explored>),
    /// What was played in each of some positions.
    ExploredEach(Vec<Explored>),
    /// The opening trainer's cards.
    OpeningCards(Vec<OpeningCard>),
    /// More games joined the index by position.
    Indexed,
    /// A game of a list.
    Previewed(Box<StoredGame>),
    /// A game.
    Opened(Box<StoredGame>),
    /// The games against the computer, the oldest first.
    History(Vec<FinishedGame>),
    /// What a player sees first.
    Glance(Box<Glance>),
    /// The review that is kept of a game.
    Reviewed(GameId, Box<Review>),
    /// The player's mistakes in each reviewed game, the oldest first.
    Mistakes(Vec<Vec<Mistake>>),
    /// The boards of lessons that are solved.
    Progress(Vec<LearntBoard>),
    /// What became of puzzles.
    Puzzles(Box<PuzzleRecord>),
    /// What there is to practise.
    Exercises(Box<Exercises>),
}
