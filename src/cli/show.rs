//! `outflank show` and `outflank edit`: a position.

use super::options::ScreenOptions;
use super::output::{FAILURE, Failure, print};
use super::position::game_of;
use super::reading::{ReadOptions, the_game};
use super::start::{self, prepared};
use super::values::number;
use crate::app::{Brightness, ColorDepth, Proposed, Setup, position_in_words};
use crate::io::{Dirs, board_lines, board_png, write_whole};
use crate::records::Record;
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
    read: ReadOptions,
    #[command(flatten)]
    screen: ScreenOptions,
}

impl ShowOptions {
    /// Record of the named file, or of the text itself, and whether it is all of it.
    fn record(&self) -> Result<(Record, bool), Failure> {
        let file = Path::new(&self.what);
        let (readings, are_all_read) = if file.exists() {
            self.read.files(file)?
        } else {
            (vec![self.read.text(&self.what)?], true)
        };
        let (record, is_whole) = the_game(readings, self.game)?;
        Ok((record, is_whole && are_all_read))
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
    let (record, is_whole) = options.record()?;
    let status = if is_whole { 0 } else { FAILURE };
    let screen = options.screen.or(before);
    let dirs = Dirs::usual();
    let (mut app, _) = prepared(Setup::default(), &screen, None, dirs.as_ref(), Proposed::ALL)?;
    app.cx.setup.play_by(record.game.variant());
    if let Some(file) = &options.png {
        let image = board_png(&app, &record.game).context(say!("cli-no-image"))?;
        let name = file.display().to_string();
        write_whole(file, &image).with_context(|| say!("file-unwritable", file = name))?;
        return Ok(status);
    }
    // Files and pipes get plain characters, unless colours are requested.
    if screen.color.is_none() && !std::io::stdout().is_terminal() {
        app.cx.viewport.traits.depth = ColorDepth::None;
    }
    if app.cx.viewport.traits.depth == ColorDepth::None {
        // A filled disc is black, as on paper.
        app.cx.viewport.traits.background = Some(Brightness::Light);
    }
    let picture = board_lines(&app, &record.game);
    print(|out| {
        write!(out, "{picture}")?;
        writeln!(out, "{}", position_in_words(&record.game))
    })?;
    Ok(status)
}
