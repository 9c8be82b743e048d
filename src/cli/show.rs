//! `outflank show` and `outflank edit`: a position.

use super::library::found;
use super::options::ScreenOptions;
use super::output::{Failure, print};
use super::position::game_of;
use super::start::{self, prepared};
use super::values::number;
use crate::app::{Brightness, ColorDepth, Proposed, Setup, position_in_words};
use crate::io::{Dirs, board_lines, board_png, write_whole};
use crate::records::{Parsed, Record, found_in};
use crate::rules::{Color, Game, Variant};
use crate::words::say;
use anyhow::Context as _;
use clap::Args;
use std::io::{IsTerminal as _, Write as _};
use std::path::{Path, PathBuf};

/// `outflank show`.
#[derive(Debug, Args)]
pub struct ShowOptions {
    /// A position as 64 squares and the side to move, the moves that lead to it, or a game file
    #[arg(value_name = "BOARD|FILE", allow_hyphen_values = true)]
    what: String,
    /// Which game in the file, counted from 1
    #[arg(long, value_name = "N", default_value = "1", value_parser = number)]
    game: u32,
    /// Write an image of the board to this file instead
    #[arg(long, value_name = "FILE")]
    png: Option<PathBuf>,
    #[command(flatten)]
    screen: ScreenOptions,
}

impl ShowOptions {
    /// Record of the named file, or of the text itself.
    fn record(&self) -> Result<Record, Failure> {
        let file = Path::new(&self.what);
        let is_file = file.is_file();
        let parsed = if is_file {
            found(file)?.parsed
        } else {
            found_in(&self.what)
                .map_err(|why| Failure::Usage(format!("'{}': {why}", self.what)))?
                .parsed
        };
        let Parsed { mut records, complaints } = parsed;
        let at = self.game as usize - 1;
        if at < records.len() {
            return Ok(records.swap_remove(at));
        }
        Err(match complaints.into_iter().next() {
            Some(why) if records.is_empty() => {
                Failure::Other(anyhow::anyhow!("{}: {why}", self.what))
            }
            _ => Failure::Usage(say!("cli-game-of", number = self.game, count = records.len())),
        })
    }
}

/// `outflank edit`.
#[derive(Debug, Args)]
pub struct EditOptions {
    /// A position as 64 squares and the side to move, or the moves that lead to it [default: the start]
    #[arg(value_name = "BOARD", allow_hyphen_values = true)]
    board: Option<String>,
    #[command(flatten)]
    screen: ScreenOptions,
}

pub fn edit(options: &EditOptions, before: &ScreenOptions) -> Result<i32, Failure> {
    let game = match &options.board {
        None => Game::new(Variant::REVERSI, Color::Black),
        Some(text) => {
            let game = game_of(&format!("'{text}'"), text)?;
            if !game.variant().is_classic() {
                return Err(Failure::Usage(say!("cli-no-position", text = text)));
            }
            game
        }
    };
    start::edit(&game, &options.screen.or(before))
}

/// Prints a board in colour, and a description.
pub fn show(options: &ShowOptions, before: &ScreenOptions) -> Result<i32, Failure> {
    let record = options.record()?;
    let screen = options.screen.or(before);
    let dirs = Dirs::usual();
    let (mut app, _) = prepared(Setup::default(), &screen, None, dirs.as_ref(), Proposed::ALL)?;
    app.shared.setup.play_by(record.game.variant());
    if let Some(file) = &options.png {
        let image = board_png(&app, &record.game).context(say!("cli-no-image"))?;
        let name = file.display().to_string();
        write_whole(file, &image).with_context(|| say!("file-unwritable", file = name))?;
        return Ok(0);
    }
    // Files and pipes get plain characters, unless colours are requested.
    if screen.color.is_none() && !std::io::stdout().is_terminal() {
        app.shared.viewport.traits.depth = ColorDepth::None;
    }
    if app.shared.viewport.traits.depth == ColorDepth::None {
        // A filled disc is black, as on paper.
        app.shared.viewport.traits.background = Some(Brightness::Light);
    }
    let picture = board_lines(&app, &record.game);
    print(|out| {
        write!(out, "{picture}")?;
        writeln!(out, "{}", position_in_words(&record.game))
    })
}
