//! What a player likes, now and always.

use crate::app::keymap::Keymap;
use crate::app::session::cycle::next;
use crate::app::session::setup::Controls;
use crate::app::session::setup::SideChoice;
use crate::app::settings::orientation::Orientation;
use crate::app::settings::own_look::OwnLook;
use crate::app::settings::viewport::Look;
use crate::coach::{Grade, Means};
use crate::engine::Level;
use crate::opponents::Guest;
use crate::rules::{Notation, Variant};

/// How large the squares of the board may become.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    strum::Display,
    strum::EnumString,
    strum::VariantArray,
    strum::VariantNames,
)]
#[strum(serialize_all = "lowercase")]
pub enum Scale {
    /// As large as the window allows.
    #[default]
    Auto,
    /// A row each.
    Small,
    /// Two rows each.
    Medium,
    /// Three rows each.
    Large,
}

impl Scale {
    /// Rows from one square of a board of eight to the next, at most.
    pub const fn pitch(self) -> u16 {
        match self {
            Self::Auto => u16::MAX,
            Self::Small => 1,
            Self::Medium => 2,
            Self::Large => 3,
        }
    }
}

/// The warning before a move that loses much: from which grade on the player is asked again.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    strum::Display,
    strum::EnumString,
    strum::VariantArray,
    strum::VariantNames,
)]
#[strum(serialize_all = "lowercase")]
pub enum Warning {
    /// Never.
    #[default]
    Off,
    /// Before a blunder.
    Blunder,
    /// Before a mistake, too.
    Mistake,
    /// Before an inaccuracy, too.
    Inaccuracy,
}

impl Warning {
    /// The mildest grade that is warned of.
    pub const fn grade(self) -> Option<Grade> {
        match self {
            Self::Off => None,
            Self::Blunder => Some(Grade::Blunder),
            Self::Mistake => Some(Grade::Mistake),
            Self::Inaccuracy => Some(Grade::Inaccuracy),
        }
    }
}

/// The settings that hold now: how the game looks and behaves.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own on the screen")]
pub struct Settings {
    /// How it looks.
    pub look: Look,
    /// The name of the player's own look, where one is chosen instead.
    pub own_look: Option<String>,
    /// How large the board may become.
    pub scale: Scale,
    /// How the board is turned.
    pub orientation: Orientation,
    /// Letters and digits around the board.
    pub labels: bool,
    /// The numbers of the moves on their discs, in a game that is looked through.
    pub numbers: bool,
    /// Show discs turning over.
    pub animation: bool,
    /// Hints on the squares.
    pub hints: bool,
    /// The discs that a move under the cursor would flip are marked.
    pub preview: bool,
    /// Show the expected margin on each legal square.
    pub values: bool,
    /// Show the best move and why.
    pub advice: bool,
    /// Whether a move that loses much is asked about again.
    pub warning: Warning,
    /// The computer waits for Enter before it moves.
    pub step: bool,
    /// Whose time is over has lost; else the game goes on, unrated.
    pub flag_loses: bool,
    /// Digits mean the squares of tic-tac-toe as on the number pad.
    pub numpad: bool,
    /// The mouse plays.
    pub mouse: bool,
    /// The bell rings when it is the player's turn and the window is out of sight.
    pub bell: bool,
    /// What the coach searches with on the analysis board.
    pub means: Means,
    /// What the player is called, and who sits across where two people play; empty for `You`, and
    /// for the names of the sides.
    pub names: [String; 2],
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            look: Look::default(),
            own_look: None,
            scale: Scale::default(),
            orientation: Orientation::default(),
            labels: true,
            numbers: false,
            animation: true,
            hints: false,
            preview: false,
            values: false,
            advice: false,
            warning: Warning::Off,
            step: false,
            flag_loses: true,
            numpad: false,
            mouse: true,
            bell: false,
            means: Means::default(),
            names: <[String; 2]>::default(),
        }
    }
}

impl Settings {
    /// The name of the look that is chosen.
    pub fn look_name(&self) -> String {
        self.own_look.clone().unwrap_or_else(|| self.look.to_string())
    }

    /// Chooses the look of that name: one of the player's own, or one that comes with the game.
    pub fn choose_look(&mut self, name: &str, own: &[OwnLook]) -> Option<()> {
        if own.iter().any(|look| look.name == name) {
            self.own_look = Some(name.to_owned());
            return Some(());
        }
        self.look = name.parse().ok()?;
        self.own_look = None;
        Some(())
    }

    /// Chooses the next look or the one before, those of the player's own after the others.
    pub(in crate::app) fn step_look(&mut self, own: &[OwnLook], forward: bool) {
        let usual = Look::ALL.iter().map(Look::to_string);
        let names: Vec<String> = usual.chain(own.iter().map(|look| look.name.clone())).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let chosen = self.look_name();
        let name = next(chosen.as_str(), &names, forward);
        self.choose_look(name, own);
    }

    /// How the board of a game is turned: one whose squares are known by their place, not at all.
    pub fn orientation_of(&self, variant: Variant) -> Orientation {
        if variant.flips() { self.orientation } else { Orientation::Upright }
    }

    /// What the player likes to call the squares of a game.
    pub fn notation(&self, variant: Variant) -> Notation {
        match variant.notation {
            Notation::Digits if self.numpad => Notation::NumberPad,
            notation => notation,
        }
    }
}

/// The preferences: settings that are kept from one run of the program to the next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preferences {
    /// How the game looks and behaves at the start.
    pub settings: Settings,
    /// The level of Reversi that the start screen proposes.
    pub level: Level,
    /// The side that it proposes.
    pub side: SideChoice,
    /// The time controls that it proposes.
    pub controls: Controls,
    /// The player's own keys.
    pub keys: Keymap,
    /// The player's own looks.
    pub looks: Vec<OwnLook>,
    /// The programs that the player has named.
    pub guests: Vec<Guest>,
}

/// The parts of a setup that the settings may propose: what the command line leaves open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proposed {
    /// The computer's level.
    pub level: bool,
    /// The person's side.
    pub side: bool,
    /// The time controls.
    pub controls: bool,
}

impl Proposed {
    /// Everything.
    pub const ALL: Self = Self { level: true, side: true, controls: true };
    /// Nothing.
    pub const NONE: Self = Self { level: false, side: false, controls: false };
}

impl Default for Preferences {
    fn default() -> Self {
        Self {
            settings: Settings::default(),
            level: Level::Rookie,
            side: SideChoice::default(),
            controls: [None; 2],
            keys: Keymap::default(),
            looks: Vec::new(),
            guests: Vec::new(),
        }
    }
}
