//! The options of the commands that open the screen.

use crate::app::{First, Look, Mode, Setup, SideChoice};
use crate::engine::Level;
use crate::io::ColorChoice;
use crate::rules::Rules;
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use std::str::FromStr;
use strum::VariantNames;

/// How the screen looks and behaves.
#[derive(Clone, Debug, Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag of the command line")]
pub struct ScreenOptions {
    /// How the board is drawn
    #[arg(long, value_name = "NAME", value_parser = names::<Look>())]
    pub look: Option<Look>,
    /// When to use colours
    #[arg(long, value_name = "WHEN", value_parser = names::<ColorChoice>())]
    pub color: Option<ColorChoice>,
    /// Begin with dots on the legal squares
    #[arg(long)]
    pub hints: bool,
    /// The computer waits for Enter before each of its moves
    #[arg(long)]
    pub step: bool,
    /// Discs change colour at once
    #[arg(long)]
    pub no_animation: bool,
    /// Leave the mouse to the terminal
    #[arg(long)]
    pub no_mouse: bool,
    /// A whole number that makes the game repeatable
    #[arg(long, value_name = "N", value_parser = seed, allow_negative_numbers = true)]
    pub seed: Option<u64>,
    /// Panic after the first frame, to see that the terminal survives it
    #[arg(long, hide = true)]
    pub panic: bool,
}

impl ScreenOptions {
    /// These options, with what is not given here taken from `others`.
    pub fn or(&self, others: &Self) -> Self {
        Self {
            look: self.look.or(others.look),
            color: self.color.or(others.color),
            hints: self.hints || others.hints,
            step: self.step || others.step,
            no_animation: self.no_animation || others.no_animation,
            no_mouse: self.no_mouse || others.no_mouse,
            seed: self.seed.or(others.seed),
            panic: self.panic || others.panic,
        }
    }
}

/// What every game can be started with.
#[derive(Debug, Args)]
pub struct GameOptions {
    /// The rules
    #[arg(long, value_name = "RULES", default_value = "standard", value_parser = names::<Rules>())]
    pub rules: Rules,
    /// Start after these moves
    #[arg(long, value_name = "TRANSCRIPT", default_value = "", hide_default_value = true)]
    pub moves: String,
    #[command(flatten)]
    pub screen: ScreenOptions,
}

/// `outflank play`.
#[derive(Debug, Args)]
pub struct PlayOptions {
    /// The game
    #[arg(value_name = "GAME", default_value = "reversi", value_parser = ["reversi"])]
    pub name: String,
    /// The side you play; x is black, o is white [default: black]
    #[arg(long = "as", value_name = "SIDE", value_parser = side())]
    pub side: Option<SideChoice>,
    /// Two people at one keyboard
    #[arg(long, conflicts_with_all = ["side", "level", "first"])]
    pub two_player: bool,
    /// The computer's level [default: 3]
    #[arg(long, value_name = "N", value_parser = level)]
    pub level: Option<Level>,
    /// Who begins, with --rules book [default: random]
    #[arg(long, value_name = "WHO", value_parser = first())]
    pub first: Option<First>,
    #[command(flatten)]
    pub game: GameOptions,
}

impl PlayOptions {
    /// The game that the options describe.
    ///
    /// # Errors
    ///
    /// A sentence, where they contradict each other.
    pub fn setup(&self) -> Result<Setup, String> {
        if self.first.is_some() && self.game.rules == Rules::Standard {
            return Err("--first goes with --rules book: by the standard rules Black begins".into());
        }
        let default = Setup::default();
        Ok(Setup {
            mode: if self.two_player { Mode::TwoPlayers } else { Mode::OnePlayer },
            side: self.side.unwrap_or(default.side),
            level: self.level.unwrap_or(default.level),
            rules: self.game.rules,
            first: self.first.unwrap_or(default.first),
            ..default
        })
    }
}

/// `outflank watch`.
#[derive(Debug, Args)]
pub struct WatchOptions {
    /// Black's player: level:N, or a level's name such as book
    #[arg(value_name = "A", value_parser = player)]
    pub black: Level,
    /// White's player
    #[arg(value_name = "B", value_parser = player)]
    pub white: Level,
    #[command(flatten)]
    pub game: GameOptions,
}

impl WatchOptions {
    /// The game that the options describe.
    pub fn setup(&self) -> Setup {
        Setup {
            mode: Mode::Watch,
            watched: [self.black, self.white],
            rules: self.game.rules,
            ..Setup::default()
        }
    }
}

/// The variants of an enum by their names.
fn names<T>() -> impl TypedValueParser<Value = T>
where
    T: VariantNames + FromStr + Clone + Send + Sync + 'static,
{
    PossibleValuesParser::new(T::VARIANTS)
        .map(|name| T::from_str(&name).ok().expect("clap lets only these names through"))
}

fn side() -> impl TypedValueParser<Value = SideChoice> {
    PossibleValuesParser::new(["black", "white", "x", "o", "random"]).map(|name| {
        match name.as_str() {
            "black" | "x" => SideChoice::Black,
            "white" | "o" => SideChoice::White,
            _ => SideChoice::Random,
        }
    })
}

fn first() -> impl TypedValueParser<Value = First> {
    PossibleValuesParser::new(["you", "computer", "random"]).map(|name| match name.as_str() {
        "you" => First::You,
        "computer" => First::Computer,
        _ => First::Random,
    })
}

fn level(text: &str) -> Result<Level, String> {
    let number = text.parse::<u8>().ok().and_then(|number| Level::from_number(number).ok());
    number.ok_or_else(|| {
        format!("there is no level {text}: levels run from 1 to {}", Level::ALL.len())
    })
}

fn player(text: &str) -> Result<Level, String> {
    let by_name = |level: &&Level| level.to_string().eq_ignore_ascii_case(text);
    match text.strip_prefix("level:") {
        Some(number) => level(number),
        None => Level::ALL.iter().find(by_name).copied().ok_or_else(|| {
            let names: Vec<String> =
                Level::ALL.iter().map(|l| l.to_string().to_lowercase()).collect();
            format!(
                "there is no player {text}: a player is level:1 to level:{}, or {}",
                Level::ALL.len(),
                names.join(", ")
            )
        }),
    }
}

/// The depth of a perft.
pub fn depth(text: &str) -> Result<u32, String> {
    let depth = text.parse().ok().filter(|depth| (1..=20).contains(depth));
    depth.ok_or_else(|| format!("{text} is no depth: a depth is a whole number from 1 to 20"))
}

fn seed(text: &str) -> Result<u64, String> {
    text.parse()
        .map_err(|_| format!("{text} is no seed: a seed is a whole number from 0 to {}", u64::MAX))
}
