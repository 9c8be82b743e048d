//! The notice: what the player is told in the status line until the next key.

use crate::app::session::hints::Hints;
use crate::app::settings::orientation::Orientation;
use crate::app::text::refusal::Refusal;
use crate::rules::Square;

/// The notice: something that has happened, or why something is not possible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// Something has happened.
    News(News),
    /// Something was refused.
    Refusal(Refusal),
}

/// A switch that a key turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Switch {
    /// The computer waits for Enter.
    StepMode,
    /// Show discs turning over.
    Animation,
    /// Clicks play.
    Mouse,
    /// Hint dots.
    Hints,
    /// What each move is worth.
    Values,
    /// The coach.
    Coach,
    /// Move numbers on discs.
    Numbers,
}

/// News: something that has happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// A switch is on or off now.
    Switched(Switch, bool),
    /// A puzzle of a rush was missed: what was played, and what was right.
    Missed {
        /// What was played.
        made: Square,
        /// What was right.
        right: Square,
    },
    /// The hints are on, and this is what they show.
    HintsOn(Hints),
    /// Step mode is on because moves were taken back in a game that nobody plays.
    StepModeByItself,
    /// Another look, for this run.
    Look(String),
    /// The board is turned so.
    Turned(Orientation),
    /// A player of this name passed: whether that is the one who is told.
    Passed {
        /// Who passed, and where the name does not tell, on which side.
        name: String,
        /// It is the player who reads this.
        is_you: bool,
    },
    /// The time of a player of this name is over, and the game goes on: whether that is the one who is told.
    TimeIsUp {
        /// Whose time it is, and where the name does not tell, on which side.
        name: String,
        /// It is the player who reads this.
        is_you: bool,
    },
    /// A game that was looked through goes on as one of its own; whether there is more of it to replay.
    OwnGame {
        /// Plies were played from here on in the game looked through.
        has_more: bool,
    },
    /// The keys of a pasted game.
    PastedGame,
    /// `[` and `]` look for the mistakes of this side, or of both.
    MistakesOf(Option<String>),
    /// A text was handed to the terminal's clipboard.
    Copied,
    /// A game was saved in this file.
    Saved(String),
    /// The settings file could not be kept as it was: it has this name now.
    SettingsAside(String),
    /// Games are kept again.
    KeptAgain,
    /// The settings are written down again.
    SettingsKept,
    /// So many records are new in the library, so many were known.
    Imported {
        /// New ones.
        new: usize,
        /// Known ones.
        known: usize,
    },
    /// A game was deleted.
    Deleted,
    /// A deleted game was restored.
    Restored,
    /// A pasted board stands in the editor.
    BoardTaken,
    /// The expected line was put into the tree.
    LineTaken,
    /// The analysis of that day goes on.
    AnalysisContinued(String),
    /// The lines of an analysis are valued in the background.
    TreeAnalysed,
    /// So many positions were valued, and no more are to be.
    TreeDone(usize),
    /// They are not any more.
    TreeAnalysisStopped,
    /// A variation stands higher now.
    Promoted,
    /// A line of an analysis was deleted.
    LineDeleted,
    /// It was restored.
    LineRestored,
    /// The lines were kept with a copy of the game: another window had changed them.
    LinesCopied,
}
