//! Notices: messages in the status line until the next key.

use crate::app::session::hints::Hints;
use crate::app::settings::orientation::Orientation;
use crate::app::text::refusal::Refusal;
use crate::rules::Square;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    News(News),
    Refusal(Refusal),
}

impl Notice {
    /// Whether a person caused it: a newcomer, a challenge, a game that has begun.
    pub const fn is_of_people(&self) -> bool {
        matches!(self, Self::News(News::Challenged(_) | News::Came(_) | News::SharedGameBegun))
    }
}

/// A setting with a key of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Switch {
    /// Wait for Enter before each computer move.
    StepMode,
    Animation,
    Mouse,
    Hints,
    Values,
    Coach,
    /// Tell what people play.
    People,
    Numbers,
}

/// An event to report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    Switched(Switch, bool),
    /// A puzzle of a rush was missed.
    Missed {
        made: Square,
        right: Square,
    },
    /// Hints are on, with what they show.
    HintsOn(Hints),
    /// Step mode turned on, because moves were taken back in a game without human players.
    StepModeByItself,
    Look(String),
    Turned(Orientation),
    Passed {
        /// Name of the player, with the side if the name is ambiguous.
        name: String,
        is_you: bool,
    },
    /// A side's time ran out, and the game goes on.
    TimeIsUp {
        /// Name of the player, with the side if the name is ambiguous.
        name: String,
        is_you: bool,
    },
    /// A replayed game continues as a game of its own.
    OwnGame {
        /// Whether the replayed game had more plies.
        has_more: bool,
    },
    PastedGame,
    /// `[` and `]` visit the mistakes of this side, or of both.
    MistakesOf(Option<String>),
    Copied,
    /// A game was saved to this file.
    Saved(String),
    /// The unreadable settings file was renamed to this.
    SettingsAside(String),
    /// Saving works again.
    KeptAgain,
    /// Settings are saved again.
    SettingsKept,
    /// Records were imported.
    Imported {
        new: usize,
        /// Already in the library.
        duplicates: usize,
        /// Could not be read.
        refused: usize,
    },
    Deleted,
    /// This number of games of the last import was deleted.
    ImportUndone(usize),
    Restored,
    BoardTaken,
    /// The expected line joined the tree.
    LineTaken,
    /// The analysis of this date was opened again.
    AnalysisContinued(String),
    /// Background evaluation is on.
    TreeAnalysed,
    /// This number of positions was evaluated; evaluation is complete.
    TreeDone(usize),
    TreeAnalysisStopped,
    /// A variation moved up.
    Promoted,
    LineDeleted,
    LineRestored,
    /// The lines were saved to a copy of the game, because another window had changed the lines of the original.
    LinesCopied,
    /// A game against a person has begun, or waits.
    SharedGameBegun,
    /// The opponent of this name has declined an offer.
    Declined(String),
    /// The player of this name challenges this one.
    Challenged(String),
    /// Someone of this name has come to the server.
    Came(String),
    /// The player's name, once chosen.
    Named(String),
    /// A name was reported.
    Reported,
    /// Message of the server's operator.
    Motd(String),
    /// The session ends soon, because nothing was typed for long.
    IdleSoon,
}
