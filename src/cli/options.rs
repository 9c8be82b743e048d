//! Options of the commands that play.

use super::contest_start::{no_board_sentence, only_reversi};
use super::engine_files::KnowledgeOptions;
use super::output::inform;
use super::values::{
    LookName, clocks, first, language, level, mebibytes, names, rules, seconds, seed, side,
    threads, watched,
};
use crate::app::{First, Mode, Proposed, Settings, Setup, SideChoice, TimeControls};
use crate::engine::Resources;
use crate::engine::search::TranspositionTable;
use crate::io::{ColorChoice, Opponents, Pace};
use crate::opponents::Guest;
use crate::plain::BoardSize;
use crate::rules::{Beginning, Variant};
use crate::school::Estimate;
use crate::words::{KnownLanguage, say};
use clap::Args;
use std::str::FromStr;
use std::time::Duration;

/// Options of the screen.
#[derive(Clone, Debug, Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag of the command line")]
pub struct ScreenOptions {
    /// Theme, one of the game's or of your own
    #[arg(long, value_name = "NAME", value_parser = LookName)]
    pub look: Option<String>,
    /// Language of the screen
    #[arg(long, value_name = "TAG", value_parser = language())]
    pub lang: Option<KnownLanguage>,
    /// Colours
    #[arg(long, value_name = "WHEN", value_parser = names::<ColorChoice>())]
    pub color: Option<ColorChoice>,
    /// Show legal squares from the start; in tic-tac-toe also wins and threats
    #[arg(long)]
    pub hints: bool,
    /// The computer waits for Enter before each of its moves
    #[arg(long)]
    pub step: bool,
    /// Turn off animation
    #[arg(long)]
    pub no_animation: bool,
    /// Turn off the mouse
    #[arg(long)]
    pub no_mouse: bool,
    /// In tic-tac-toe, number the squares like a number pad
    #[arg(long)]
    pub numpad: bool,
    /// Seed for a repeatable game: a whole number
    #[arg(long, value_name = "N", value_parser = seed, allow_negative_numbers = true)]
    pub seed: Option<u64>,
    /// Panic after the first frame, to see that the terminal survives it
    #[arg(long, hide = true)]
    pub panic: bool,
}

impl ScreenOptions {
    pub fn change(&self, settings: &mut Settings) {
        settings.hints |= self.hints;
        settings.step |= self.step;
        settings.animation &= !self.no_animation;
        settings.mouse &= !self.no_mouse;
        settings.numpad |= self.numpad;
    }

    /// These options, completed by `others`.
    pub fn or(&self, others: &Self) -> Self {
        Self {
            look: self.look.clone().or_else(|| others.look.clone()),
            lang: self.lang.or(others.lang),
            color: self.color.or(others.color),
            hints: self.hints || others.hints,
            step: self.step || others.step,
            no_animation: self.no_animation || others.no_animation,
            no_mouse: self.no_mouse || others.no_mouse,
            numpad: self.numpad || others.numpad,
            seed: self.seed.or(others.seed),
            panic: self.panic || others.panic,
        }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, strum::EnumString, strum::VariantNames)]
#[strum(serialize_all = "lowercase")]
pub enum GameKind {
    /// Reversi, also known as Othello
    #[default]
    Reversi,
    /// Tic-tac-toe, also known as noughts and crosses
    TicTacToe,
}

/// Resources of the engine.
#[derive(Clone, Debug, Args)]
pub struct EngineOptions {
    /// Seconds the computer may think about a move [default: set by its level, at most 5]
    #[arg(long, value_name = "S", value_parser = seconds, allow_negative_numbers = true)]
    pub move_time: Option<Duration>,
    /// Search threads for level 10, 1 to 256 [default: one per core]
    #[arg(long, value_name = "N", value_parser = threads, allow_negative_numbers = true)]
    pub threads: Option<usize>,
    /// Memory for the transposition table in MiB, 1 to 65536
    #[arg(long, value_name = "MB", default_value = "128", value_parser = mebibytes,
          allow_negative_numbers = true)]
    pub hash: usize,
    #[command(flatten)]
    pub knowledge: KnowledgeOptions,
}

impl EngineOptions {
    /// Resources of the engine. Errors: as [`KnowledgeOptions::resources`].
    pub fn resources(&self) -> anyhow::Result<Resources> {
        self.knowledge.resources(self.threads.unwrap_or_else(cores), available_mebibytes(self.hash))
    }

    /// Opponents with these resources. Errors: as [`Self::resources`].
    pub fn opponents(&self) -> anyhow::Result<Opponents> {
        let pace = Pace { move_time: self.move_time, ..Pace::default() };
        Ok(Opponents::new(self.resources()?, pace))
    }
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// Requested memory in MiB, or the available memory if that is less, with a notice.
pub fn available_mebibytes(mebibytes: usize) -> usize {
    let granted = TranspositionTable::affordable(mebibytes).max(1);
    if granted < mebibytes {
        inform(&say!("cli-less-memory", wanted = mebibytes, granted = granted));
    }
    granted
}

/// One thread a core, default memory and knowledge.
pub fn default_resources() -> Resources {
    Resources { threads: cores(), ..Resources::default() }
}

/// Variant of a game and the chosen rules. Errors: A sentence if the game has no such rules.
pub fn variant_of(game: GameKind, rules: Option<Variant>) -> Result<Variant, String> {
    match (game, rules) {
        (GameKind::Reversi, rules) => Ok(rules.unwrap_or(Variant::REVERSI)),
        (GameKind::TicTacToe, None) => Ok(Variant::TIC_TAC_TOE),
        (GameKind::TicTacToe, Some(_)) => Err(say!("cli-rules-reversi")),
    }
}

/// Options to start any game with.
#[derive(Debug, Args)]
pub struct GameOptions {
    /// Rules of Reversi: those of tournaments, of the beginners' book, the fewest discs win, a smaller board, or the
    /// first four discs placed by the players [default: standard]
    #[arg(long, value_name = "RULES", value_parser = rules())]
    pub rules: Option<Variant>,
    /// Start after these moves, such as f5d6c3; in tic-tac-toe such as 519, counted from the top left
    #[arg(
        long,
        value_name = "TRANSCRIPT",
        default_value = "",
        hide_default_value = true,
        allow_hyphen_values = true
    )]
    pub moves: String,
    /// Start position of Reversi: 8 plies that leave it even, 8 random ones, discs side by side, or 1 to 4 corners for you
    /// (between others for Black) [default: standard]
    #[arg(long, value_name = "START", value_parser = names::<Beginning>(), conflicts_with = "moves")]
    pub start: Option<Beginning>,
    /// Time for both sides, such as 5m, 5m+3s (more after each move), 10m/30s (then 30 seconds a move) or 10m/3x30s
    /// (then three periods); with a comma, Black's and White's [default: from your settings, or none]
    #[arg(long, value_name = "TIME", value_parser = clocks, allow_hyphen_values = true)]
    pub clock: Option<TimeControls>,
    #[command(flatten)]
    pub engine: EngineOptions,
    #[command(flatten)]
    pub screen: ScreenOptions,
}

/// `outflank play`.
#[derive(Debug, Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag of the command line")]
pub struct PlayOptions {
    /// The game
    #[arg(value_name = "GAME", default_value = "reversi", value_parser = names::<GameKind>())]
    pub game_kind: GameKind,
    /// Your side; x is black, o is white [default: from your settings, or black]
    #[arg(long = "as", value_name = "SIDE", value_parser = side())]
    pub side: Option<SideChoice>,
    /// Two people at one keyboard
    #[arg(long, conflicts_with_all = ["side", "level", "first"])]
    pub two_player: bool,
    /// The computer's level, by number (Reversi 1 to 10, tic-tac-toe 1 to 5) or name, or auto: as strong as you are
    /// [default: from your settings, or 3]
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub level: Option<String>,
    /// The opponent as a player: level:N, person:R (plays as people rated 1000, 1100 .. 2000 do), or an engine that
    /// your settings name
    #[arg(long, value_name = "NAME", conflicts_with_all = ["level", "two_player"])]
    pub against: Option<String>,
    /// First player with --rules book (default: random) or in tic-tac-toe (default: X)
    #[arg(long, value_name = "WHO", value_parser = first())]
    pub first: Option<First>,
    /// Play line by line, without a screen
    #[arg(long)]
    pub plain: bool,
    /// Play with a friend on your network, who needs nothing but ssh (feature serve)
    #[arg(long, conflicts_with_all = ["plain", "two_player", "against"])]
    pub host: bool,
    /// Level 10 thinks on your time too
    #[arg(long, conflicts_with_all = ["plain", "two_player"])]
    pub ponder: bool,
    /// Board in --plain [default: small; in tic-tac-toe large]
    #[arg(long, value_name = "SIZE", value_parser = names::<BoardSize>(), requires = "plain")]
    pub board: Option<BoardSize>,
    #[command(flatten)]
    pub game: GameOptions,
}

impl PlayOptions {
    /// Parts of the setup that the command line leaves to the settings. `--first` counts as a choice of the
    /// side, which it decides in tic-tac-toe.
    pub fn proposed(&self) -> Proposed {
        Proposed {
            level: self.level.is_none() && self.against.is_none(),
            side: self.side.is_none() && self.first.is_none() && !self.plain,
            time_controls: self.game.clock.is_none() && !self.plain,
        }
    }

    /// Setup of the options. Errors: A sentence about contradictory options.
    pub fn setup(&self, guests: &[Guest]) -> Result<Setup, String> {
        let variant = variant_of(self.game_kind, self.game.rules)?;
        if self.first.is_some() && !variant.lets_choose_first() {
            return Err(say!("cli-first"));
        }
        let mut setup = Setup {
            mode: if self.two_player { Mode::TwoPlayers } else { Mode::OnePlayer },
            first: self.first.unwrap_or_default(),
            time_controls: self.game.clock.unwrap_or_default(),
            ..Setup::default()
        };
        setup.play_by(variant);
        let is_auto = self.level.as_ref().is_some_and(|text| text.eq_ignore_ascii_case("auto"));
        match self.level.as_deref() {
            Some(_) if is_auto && !variant.is_tournament() => {
                return Err(say!("cli-level-auto"));
            }
            Some(_) if is_auto => setup.level = Estimate::default().partner(),
            Some(number) => {
                let or_auto = |error: String| {
                    if variant.is_tournament() { say!("value-or-auto", why = error) } else { error }
                };
                setup.level = level(variant, number).map_err(or_auto)?;
            }
            None => {}
        }
        if let Some(name) = &self.against {
            setup.oppose(watched(variant, name, guests)?);
        }
        begin_so(&mut setup, self.game.start, guests)?;
        // X begins in tic-tac-toe, so `--first computer` makes the player O by default.
        let is_second = !variant.flips() && self.first == Some(First::Computer);
        let side = if is_second { SideChoice::White } else { setup.side };
        Ok(Setup { side: self.side.unwrap_or(side), ..setup })
    }
}

/// `outflank watch`.
#[derive(Debug, Args)]
#[command(override_usage = "outflank watch [OPTIONS] [reversi|tictactoe] <A> <B>")]
pub struct WatchOptions {
    /// Optional game, then the first and second player: level:N, a level's name such as rookie, person:R (plays as
    /// people rated 1000, 1100 .. 2000 do), or an engine that your settings name
    #[arg(value_name = "PLAYERS", num_args = 1.., required = true)]
    pub players: Vec<String>,
    /// Line by line, without a screen
    #[arg(long)]
    pub plain: bool,
    /// Board in --plain [default: small; in tic-tac-toe large]
    #[arg(long, value_name = "SIZE", value_parser = names::<BoardSize>(), requires = "plain")]
    pub board: Option<BoardSize>,
    #[command(flatten)]
    pub game: GameOptions,
}

impl WatchOptions {
    /// Setup of the options. Errors: A sentence about an unknown game or player.
    pub fn setup(&self, guests: &[Guest]) -> Result<Setup, String> {
        let named = self.players.first().and_then(|name| GameKind::from_str(name).ok());
        let players = &self.players[usize::from(named.is_some())..];
        let game_kind = named.unwrap_or_default();
        let variant = variant_of(game_kind, self.game.rules)?;
        let [black, white] = players else {
            return Err(say!("cli-watch-players"));
        };
        let watched = [watched(variant, black, guests)?, watched(variant, white, guests)?];
        let time_controls = self.game.clock.unwrap_or_default();
        let mut setup = Setup { mode: Mode::Watch, time_controls, ..Setup::default() };
        setup.play_by(variant);
        let mut setup = Setup { watched, ..setup };
        begin_so(&mut setup, self.game.start, guests)?;
        Ok(setup)
    }
}

/// Sets the start position, if all players support it.
fn begin_so(setup: &mut Setup, start: Option<Beginning>, guests: &[Guest]) -> Result<(), String> {
    let Some(start) = start else { return Ok(()) };
    if !setup.variant.is_tournament() {
        return Err(only_reversi());
    }
    setup.beginning = start;
    match setup.unsuited_guest(guests) {
        Some(name) => Err(no_board_sentence(name.as_str())),
        None => Ok(()),
    }
}
