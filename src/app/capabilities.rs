//! Capabilities of an app: the parts of the machine it may use.

use super::effect::{CoachEffect, Effect, FileEffect, GuestEffect, OpponentEffect, TerminalEffect};
use super::keymap::Command;
use crate::opponents::OpponentSpec;
use crate::store::StoreRequest;

/// Capabilities of an app. A player at the machine's keyboard has all of them but a lobby; a guest over the network, or a web
/// page, has fewer. A command without its capability is not offered, and its effect never leaves the app.
///
/// ```
/// use outflank::app::{Capabilities, Command};
///
/// assert!(Capabilities::ALL.allows_command(Command::Suspend));
/// assert!(!Capabilities::NONE.allows_command(Command::Suspend));
/// assert!(Capabilities::NONE.allows_command(Command::ToggleHints));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a right of its own")]
pub struct Capabilities {
    /// Write games to files.
    pub files: bool,
    /// Start other programs as opponents and analysts.
    pub processes: bool,
    pub clipboard: bool,
    pub suspend: bool,
    /// End the program.
    pub quit: bool,
    /// Write the settings file.
    pub machine_settings: bool,
    /// Meet people in a lobby.
    pub people: bool,
    /// Use coach, values, explorer and engines: not during a rated game against a person.
    pub assistance: bool,
}

impl Default for Capabilities {
    fn default() -> Self {
        Self::ALL
    }
}

impl Capabilities {
    pub const ALL: Self = Self {
        files: true,
        processes: true,
        clipboard: true,
        suspend: true,
        quit: true,
        machine_settings: true,
        people: false,
        assistance: true,
    };

    pub const NONE: Self = Self {
        files: false,
        processes: false,
        clipboard: false,
        suspend: false,
        quit: false,
        machine_settings: false,
        people: false,
        assistance: true,
    };

    pub const fn allows_command(self, command: Command) -> bool {
        match command {
            Command::Suspend => self.suspend,
            Command::Quit => self.quit,
            Command::Copy => self.clipboard,
            Command::NextAnalyst => self.processes && self.assistance,
            Command::ToggleAdvice
            | Command::ToggleValues
            | Command::TogglePeople
            | Command::Review
            | Command::Analyse
            | Command::AnalyseTree
            | Command::ToggleEngine
            | Command::Solve
            | Command::Explore => self.assistance,
            _ => true,
        }
    }

    pub fn allows(self, effect: &Effect) -> bool {
        match effect {
            Effect::Lobby(_) => self.people,
            Effect::Coach(
                CoachEffect::Advise(..)
                | CoachEffect::Review(..)
                | CoachEffect::ValueTree(..)
                | CoachEffect::Foretell(..),
            )
            | Effect::Opponent(_)
            | Effect::Guest(GuestEffect::Analyse(..))
                if !self.assistance =>
            {
                false
            }
            Effect::Store(_, StoreRequest::Explore(_) | StoreRequest::ExploreEach(_)) => {
                self.assistance
            }
            Effect::Opponent(OpponentEffect::Choose(_, request)) => {
                self.processes || matches!(request.opponent, OpponentSpec::Level(_))
            }
            Effect::Guest(
                GuestEffect::Try(_) | GuestEffect::ReadLog(_) | GuestEffect::Analyse(..),
            ) => self.processes,
            Effect::Terminal(TerminalEffect::Copy(_)) => self.clipboard,
            Effect::Terminal(TerminalEffect::Suspend) => self.suspend,
            Effect::Quit => self.quit,
            Effect::File(FileEffect::Save { .. } | FileEffect::SaveImage(_)) => self.files,
            Effect::File(FileEffect::Remember(_)) => self.machine_settings,
            Effect::Opponent(OpponentEffect::Stop)
            | Effect::Guest(GuestEffect::StopTrying | GuestEffect::StopAnalysing)
            | Effect::Answer(..)
            | Effect::Coach(_)
            | Effect::Store(..)
            | Effect::Terminal(
                TerminalEffect::CaptureMouse(_) | TerminalEffect::Bell | TerminalEffect::Repaint,
            ) => true,
        }
    }
}
