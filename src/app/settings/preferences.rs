//! Preferences of a player, and the current settings.

use crate::app::cycle::next;
use crate::app::keymap::Keymap;
use crate::app::settings::orientation::Orientation;
use crate::app::settings::own_look::OwnLook;
use crate::app::settings::viewport::Look;
use crate::app::setup::{SideChoice, TimeControls};
use crate::coach::{Grade, SearchBudget};
use crate::engine::Level;
use crate::engine::people::PersonRating;
use crate::opponents::Guest;
use crate::rules::{Notation, Variant};
use crate::words::KnownLanguage;
use std::fmt;
use std::str::FromStr;

/// Largest size of the board's squares.
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
    Small,
    /// Two rows.
    Medium,
    /// Three rows.
    Large,
}

impl Scale {
    /// Largest distance of two rows of squares on an eight by eight board, in terminal rows.
    pub const fn pitch(self) -> u16 {
        match self {
            Self::Auto => u16::MAX,
            Self::Small => 1,
            Self::Medium => 2,
            Self::Large => 3,
        }
    }
}

/// Hours of the day without a bell: from the full hour of the first to that of the second, perhaps over midnight.
///
/// ```
/// use outflank::app::QuietHours;
///
/// let night: QuietHours = "22-8".parse().expect("two hours");
/// assert!(night.contains(23) && night.contains(7) && !night.contains(8));
/// assert_eq!(night.to_string(), "22-8");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct QuietHours(Option<[u16; 2]>);

/// Word for no quiet hours.
const NO_QUIET: &str = "none";

impl QuietHours {
    /// Choices of the settings page.
    pub const WORDS: [&str; 6] = [NO_QUIET, "21-7", "22-8", "23-9", "0-10", "9-17"];

    /// First hour, and that after the last one; `None` if the bell always rings.
    pub const fn hours(self) -> Option<[u16; 2]> {
        self.0
    }

    /// Whether the bell is silent in an hour, 0 to 23.
    pub fn contains(self, hour: u16) -> bool {
        self.0.is_some_and(|[from, to]| {
            if from <= to { (from..to).contains(&hour) } else { hour >= from || hour < to }
        })
    }
}

impl FromStr for QuietHours {
    type Err = ();

    fn from_str(word: &str) -> Result<Self, ()> {
        if word == NO_QUIET {
            return Ok(Self(None));
        }
        let (from, to) = word.split_once('-').ok_or(())?;
        let [from, to] = [from, to].map(|hour| hour.parse().ok().filter(|it| (0..24).contains(it)));
        Ok(Self(Some([from.ok_or(())?, to.ok_or(())?])))
    }
}

impl fmt::Display for QuietHours {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            None => f.write_str(NO_QUIET),
            Some([from, to]) => write!(f, "{from}-{to}"),
        }
    }
}

/// Width of letters such as `●`, which some terminals show in two columns (Unicode TR 11, "ambiguous").
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
pub enum LetterWidth {
    /// As the terminal answers.
    #[default]
    Auto,
    Narrow,
    Wide,
}

/// Use of pictures in terminals that show images.
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
pub enum Pictures {
    /// If the terminal confirms that it shows them.
    #[default]
    Auto,
    /// Also if only the environment names such a terminal, as through tmux and ssh.
    On,
    Off,
}

/// Grade from which a move is confirmed before it is played.
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
    #[default]
    Off,
    Blunder,
    Mistake,
    Inaccuracy,
}

impl Warning {
    /// Mildest grade with a warning.
    pub const fn grade(self) -> Option<Grade> {
        match self {
            Self::Off => None,
            Self::Blunder => Some(Grade::Blunder),
            Self::Mistake => Some(Grade::Mistake),
            Self::Inaccuracy => Some(Grade::Inaccuracy),
        }
    }
}

/// People whose moves the coach compares with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Peers {
    /// Those about as strong as the player.
    #[default]
    Own,
    Rated(PersonRating),
}

impl Peers {
    /// Words of all values, in the order of the settings page.
    pub const WORDS: [&str; PersonRating::COUNT + 1] = [
        "own", "1000", "1100", "1200", "1300", "1400", "1500", "1600", "1700", "1800", "1900",
        "2000",
    ];

    /// Their rating; `None` for the player's own.
    pub const fn rating(self) -> Option<PersonRating> {
        match self {
            Self::Own => None,
            Self::Rated(rating) => Some(rating),
        }
    }

    pub fn word(self) -> &'static str {
        Self::WORDS[self.rating().map_or(0, |rating| rating.place() + 1)]
    }

    /// Value of a word; `None` for an unknown one.
    pub fn of_word(word: &str) -> Option<Self> {
        let place = Self::WORDS.iter().position(|it| *it == word)?;
        Some(PersonRating::all().nth(place.wrapping_sub(1)).map_or(Self::Own, Self::Rated))
    }
}

/// Current settings, saved or not.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own on the screen")]
pub struct Settings {
    /// Language of the screen; `None` for that of the system.
    pub language: Option<KnownLanguage>,
    pub look: Look,
    /// Name of the player's own theme, if chosen.
    pub own_look: Option<String>,
    pub scale: Scale,
    pub pictures: Pictures,
    pub width: LetterWidth,
    /// Whether a game shows only board, score and a few keys.
    pub simple: bool,
    pub orientation: Orientation,
    /// Whether coordinates surround the board.
    pub labels: bool,
    /// Whether the key line shows keys as signs where they take one column.
    pub key_signs: bool,
    /// Whether discs show move numbers in replays.
    pub numbers: bool,
    /// Whether turning discs are animated.
    pub animation: bool,
    /// Whether opponents that play as people do take their time.
    pub human_pace: bool,
    pub hints: bool,
    /// Whether the discs that a move at the cursor would flip are marked.
    pub preview: bool,
    /// Whether legal squares show their expected margin.
    pub values: bool,
    pub advice: bool,
    /// Whether the coach tells what people play.
    pub people: bool,
    /// The people it compares with.
    pub peers: Peers,
    pub warning: Warning,
    /// Whether the computer waits for Enter before each move.
    pub step: bool,
    /// Whether a fallen flag loses; else the game goes on unrated.
    pub flag_loses: bool,
    /// Whether the squares of tic-tac-toe are numbered as on a number pad.
    pub numpad: bool,
    pub mouse: bool,
    /// Whether the bell rings on the player's turn in an unfocused window.
    pub bell: bool,
    /// Hours of the day in which it does not ring.
    pub quiet: QuietHours,
    /// Search budget of the analysis board.
    pub budget: SearchBudget,
    /// Names of the player and of a second person; empty for `You` and the side.
    pub names: [String; 2],
    /// Address of the program's web page; empty without one.
    pub page: String,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            look: Look::default(),
            own_look: None,
            scale: Scale::default(),
            pictures: Pictures::default(),
            width: LetterWidth::default(),
            simple: false,
            orientation: Orientation::default(),
            labels: true,
            key_signs: true,
            numbers: false,
            animation: true,
            human_pace: true,
            hints: false,
            preview: false,
            values: false,
            advice: false,
            people: false,
            peers: Peers::default(),
            warning: Warning::Off,
            step: false,
            flag_loses: true,
            numpad: false,
            mouse: true,
            bell: false,
            quiet: QuietHours::default(),
            budget: SearchBudget::default(),
            names: <[String; 2]>::default(),
            page: String::new(),
        }
    }
}

impl Settings {
    pub fn look_name(&self) -> String {
        self.own_look.clone().unwrap_or_else(|| self.look.to_string())
    }

    /// Chooses a theme by name, built-in or the player's own.
    pub fn choose_look(&mut self, name: &str, own: &[OwnLook]) -> Option<()> {
        if own.iter().any(|look| look.name == name) {
            self.own_look = Some(name.to_owned());
            return Some(());
        }
        self.look = name.parse().ok()?;
        self.own_look = None;
        Some(())
    }

    /// Chooses the next or previous theme; the player's own follow the built-in ones.
    pub(in crate::app) fn step_look(&mut self, own: &[OwnLook], forward: bool) {
        let usual = Look::ALL.iter().map(Look::to_string);
        let names: Vec<String> = usual.chain(own.iter().map(|look| look.name.clone())).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        // On most terminals the one after `auto` looks the same.
        let chosen = match self.look_name() {
            name if forward && name == Look::Auto.to_string() => Look::Classic.to_string(),
            name => name,
        };
        let name = next(chosen.as_str(), &names, forward);
        self.choose_look(name, own);
    }

    /// Rotation of a variant's board; always upright in tic-tac-toe.
    pub fn orientation_of(&self, variant: Variant) -> Orientation {
        if variant.flips() { self.orientation } else { Orientation::Upright }
    }

    /// Names of squares in a variant.
    pub fn notation(&self, variant: Variant) -> Notation {
        match variant.notation {
            Notation::Digits if self.numpad => Notation::NumberPad,
            notation => notation,
        }
    }
}

/// Settings that are kept between runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preferences {
    pub settings: Settings,
    /// Default level of the start screen.
    pub level: Level,
    pub side: SideChoice,
    /// Default time controls.
    pub time_controls: TimeControls,
    pub keys: Keymap,
    pub looks: Vec<OwnLook>,
    /// Configured engines.
    pub guests: Vec<Guest>,
}

/// Parts of a setup that the command line leaves to the preferences.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proposed {
    pub level: bool,
    pub side: bool,
    pub time_controls: bool,
}

impl Proposed {
    pub const ALL: Self = Self { level: true, side: true, time_controls: true };
    pub const NONE: Self = Self { level: false, side: false, time_controls: false };
}

impl Default for Preferences {
    fn default() -> Self {
        Self {
            settings: Settings::default(),
            level: Level::Rookie,
            side: SideChoice::default(),
            time_controls: [None; 2],
            keys: Keymap::default(),
            looks: Vec::new(),
            guests: Vec::new(),
        }
    }
}
