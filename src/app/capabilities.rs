//! The rights of an app: what of the machine it may use.

use super::effect::{Effect, FileEffect, GuestEffect, OpponentEffect, TerminalEffect};
use super::keymap::Command;
use crate::opponents::OpponentSpec;

/// The capabilities of an app. Whoever plays at the keyboard of a machine has them all; a guest from elsewhere, or a web
/// page, has those that make sense there. A command without its right is not offered, and no effect without its right
/// leaves the app.
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
    /// Writes games into files.
    pub files: bool,
    /// Starts other programs, as opponents and as analysts.
    pub processes: bool,
    /// Puts text into the clipboard.
    pub clipboard: bool,
    /// Goes back to a shell.
    pub suspend: bool,
    /// Writes the settings file of the machine.
    pub machine_settings: bool,
}

impl Default for Capabilities {
    fn default() -> Self {
        Self::ALL
    }
}

impl Capabilities {
    /// Every right.
    pub const ALL: Self = Self {
        files: true,
        processes: true,
        clipboard: true,
        suspend: true,
        machine_settings: true,
    };

    /// No right.
    pub const NONE: Self = Self {
        files: false,
        processes: false,
        clipboard: false,
        suspend: false,
        machine_settings: false,
    };

    /// Whether a command may do anything at all.
    pub const fn allows_command(self, command: Command) -> bool {
        match command {
            Command::Suspend => self.suspend,
            Command::Copy => self.clipboard,
            Command::NextAnalyst => self.processes,
            _ => true,
        }
    }

    /// Whether an effect may leave the app.
    pub fn allows(self, effect: &Effect) -> bool {
        match effect {
            Effect::Opponent(OpponentEffect::Choose(_, request)) => {
                self.processes || matches!(request.opponent, OpponentSpec::Level(_))
            }
            Effect::Guest(
                GuestEffect::Try(_) | GuestEffect::ReadLog(_) | GuestEffect::Analyse(..),
            ) => self.processes,
            Effect::Terminal(TerminalEffect::Copy(_)) => self.clipboard,
            Effect::Terminal(TerminalEffect::Suspend) => self.suspend,
            Effect::File(FileEffect::Save { .. }) => self.files,
            Effect::File(FileEffect::Remember(_)) => self.machine_settings,
            Effect::Opponent(OpponentEffect::Stop)
            | Effect::Guest(GuestEffect::StopTrying | GuestEffect::StopAnalysing)
            | Effect::Answer(..)
            | Effect::Coach(_)
            | Effect::Store(..)
            | Effect::Terminal(
                TerminalEffect::CaptureMouse(_) | TerminalEffect::Bell | TerminalEffect::Repaint,
            )
            | Effect::Quit => true,
        }
    }
}
