//! `outflank explore`: library statistics of a position.

use super::library::{open, own_name};
use super::output::{FAILURE, Failure, inform, print, stop_on_interrupt};
use super::position::game_of;
use super::values::{names, number};
use crate::app::opening_in_words;
use crate::engine::book::Book;
use crate::explorer::{GameFilter, PlayedMove, UnknownName, Winner, YearRange};
use crate::io::progress_bar;
use crate::library::{SqliteError, SqliteStore};
use crate::rules::{Color, Game, Variant, openings};
use crate::store::{Explored, ExploredMove, ExplorerQuery, Indexing, StoreError};
use crate::words::{Sentence as _, color_name, listed_player, padded, say, signed};
use clap::Args;
use serde::Serialize;
use std::io::{self, Write};

/// Games indexed in one step.
const AT_ONCE: u32 = 2000;

/// `outflank explore`.
#[derive(Debug, Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of its own")]
pub struct ExploreOptions {
    /// Position as 64 squares and the side to move, or as the moves that lead to it [default: the start]
    #[arg(long, value_name = "BOARD", allow_hyphen_values = true, conflicts_with = "moves")]
    position: Option<String>,
    /// Position after these moves, such as f5d6c3, or of an opening, such as tiger
    #[arg(long, value_name = "M")]
    moves: Option<String>,
    /// Only games of this player; part of the name will do
    #[arg(long, value_name = "NAME", default_value = "")]
    player: String,
    /// Only games in which that player has this side
    #[arg(long = "as", value_name = "SIDE", requires = "player", ignore_case = true, value_parser = ["black", "white"])]
    side: Option<String>,
    /// Only games of these years: 2019, 2010-2019, 2010- or -2019
    #[arg(long, value_name = "YEARS", value_parser = years, allow_hyphen_values = true)]
    years: Option<YearRange>,
    /// Only games of this tournament or source; part of the name will do
    #[arg(long, value_name = "NAME", default_value = "")]
    event: String,
    /// Only games with this result
    #[arg(long, value_name = "WINNER", ignore_case = true, value_parser = names::<Winner>())]
    won: Option<Winner>,
    /// Only games played here
    #[arg(long)]
    own: bool,
    /// Only games between people: a bracket in a name marks a program
    #[arg(long)]
    people: bool,
    /// List this many games, those of the strongest players first
    #[arg(long, value_name = "N", value_parser = number)]
    games: Option<u32>,
    /// Rebuild the index of positions first
    #[arg(long)]
    rebuild: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

fn years(text: &str) -> Result<YearRange, String> {
    YearRange::read(text).ok_or_else(|| say!("error-filter-years", value = text))
}

impl ExploreOptions {
    fn game(&self) -> Result<Game, Failure> {
        match (&self.position, &self.moves) {
            (Some(board), _) => game_of("--position", board),
            (None, Some(moves)) => named_or_played(moves),
            (None, None) => Ok(Game::new(Variant::REVERSI, Color::Black)),
        }
    }

    fn filter(&self) -> GameFilter {
        let side = self.side.as_deref();
        GameFilter {
            player: self.player.clone(),
            side: side.map(|it| {
                if it.eq_ignore_ascii_case("black") { Color::Black } else { Color::White }
            }),
            years: self.years.unwrap_or_default(),
            place: self.event.clone(),
            winner: self.won,
            is_own: self.own,
            is_people: self.people,
        }
    }
}

/// Game after the moves of a named opening, or after the given moves.
fn named_or_played(text: &str) -> Result<Game, Failure> {
    let Some(moves) = openings::moves_of(text) else { return game_of("--moves", text) };
    let mut game = Game::new(Variant::REVERSI, Color::Black);
    for square in moves {
        game.place(square).expect("openings are legal");
    }
    Ok(game)
}

/// A played move as JSON.
#[derive(Serialize)]
struct PlayedJson {
    r#move: String,
    games: u32,
    black: u32,
    draws: u32,
    white: u32,
    mean: f64,
    median: f64,
    last_year: Option<u16>,
    /// Most frequent player, and the number of games.
    most_by: Option<(String, u32)>,
    /// Black's value in the opening book, if known.
    book: Option<i32>,
}

#[derive(Serialize)]
struct ExploreJson {
    games: u32,
    side: &'static str,
    opening: Option<&'static str>,
    moves: Vec<PlayedJson>,
    /// Numbers of the games of the strongest players, on request.
    top: Vec<i64>,
}

/// Statistics once the index is complete, or as complete as possible.
fn explore_all(store: &mut SqliteStore, query: &ExplorerQuery) -> Result<Explored, Failure> {
    let mut indexed = complete(store)?;
    let mut explored = store.explore(query)?;
    if explored.indexing.is_some() && indexed == IndexState::Complete {
        inform(&say!("cli-index-anew"));
    }
    // Another program may empty the index between the two steps.
    while explored.indexing.is_some() && indexed == IndexState::Complete {
        indexed = complete(store)?;
        explored = store.explore(query)?;
    }
    match explored.unknown {
        Some(UnknownName::Player) => {
            inform(&say!("cli-no-such-player", name = &query.filter.player));
        }
        Some(UnknownName::Place) => {
            inform(&say!("cli-no-such-event", name = &query.filter.place));
        }
        None => {}
    }
    Ok(explored)
}

/// The statistics as JSON, with values of the opening book.
fn report(game: &Game, explored: &Explored) -> ExploreJson {
    let book = Book::built_in().values(game.position()).unwrap_or_default();
    let is_black = game.side_to_move() == Color::Black;
    let for_black = |score: i32| if is_black { score } else { -score };
    let value = |played: &PlayedMove| book.iter().find(|it| it.square == played.square);
    let json = |it: &ExploredMove| PlayedJson {
        r#move: it.played.square.to_string(),
        games: it.played.games,
        black: it.played.black,
        draws: it.played.draws,
        white: it.played.white,
        mean: it.played.mean,
        median: it.played.median,
        last_year: it.played.last_year,
        most_by: it.most_by.clone(),
        book: value(&it.played).map(|value| for_black(value.score)),
    };
    ExploreJson {
        games: explored.games,
        side: game.variant().side(game.side_to_move()),
        opening: openings::name(game),
        moves: explored.moves.iter().map(json).collect(),
        top: explored.top.iter().map(|(entry, _)| entry.id.0).collect(),
    }
}

pub fn explore(options: &ExploreOptions) -> Result<i32, Failure> {
    let mut game = options.game()?;
    if !game.variant().is_tournament() {
        return Err(Failure::Usage(say!("cli-explore-reversi")));
    }
    let is_over = game.is_over();
    let passed = game.pass_if_forced().then(|| !game.side_to_move());
    let mut store = open()?;
    if options.rebuild {
        store.begin_index_anew()?;
    }
    let query = ExplorerQuery {
        position: *game.position(),
        side: game.side_to_move(),
        filter: options.filter(),
        most: options.games.unwrap_or(0) as usize,
    };
    let explored = explore_all(&mut store, &query)?;
    let report = report(&game, &explored);
    print(|out| {
        if options.json {
            return writeln!(out, "{}", serde_json::to_string(&report)?);
        }
        if is_over {
            return writeln!(out, "{}", say!("cli-over-here"));
        }
        if let Some(side) = passed {
            writeln!(out, "{}", say!("cli-must-pass", side = color_name(side)))?;
        }
        if let Some(opening) = opening_in_words(&game) {
            writeln!(out, "{opening}")?;
        }
        print_table(&report, &explored, out)
    })?;
    let Some(Indexing { through, target }) = explored.indexing else { return Ok(0) };
    inform(&say!("cli-index-incomplete", through = through, target = target));
    Ok(FAILURE)
}

/// State of the position index after an attempt to complete it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum IndexState {
    /// Complete at the last check.
    Complete,
    /// The user or the disk ended the attempt.
    Partial,
}

/// Indexes the missing games, with a progress bar on a terminal. Interrupted work is kept.
fn complete(store: &mut SqliteStore) -> Result<IndexState, Failure> {
    let Some(Indexing { target, .. }) = store.indexing()? else {
        return Ok(IndexState::Complete);
    };
    let stop = stop_on_interrupt()?;
    let bar = progress_bar(target.cast_unsigned(), "");
    let state = loop {
        match store.index_more(AT_ONCE) {
            Ok(Some(progress)) => bar.set_position(progress.through.cast_unsigned()),
            Ok(None) => break IndexState::Complete,
            // A read-only library is explored as far as its index reaches.
            Err(SqliteError(error @ (StoreError::ReadOnly | StoreError::DiskFull))) => {
                inform(&say!("cli-index-stopped", why = error.sentence()));
                break IndexState::Partial;
            }
            Err(error) => return Err(error.into()),
        }
        if stop.is_stopped() {
            break IndexState::Partial;
        }
    };
    bar.finish_and_clear();
    store.flush()?;
    Ok(state)
}

fn print_table(report: &ExploreJson, explored: &Explored, out: &mut impl Write) -> io::Result<()> {
    let opening = report.opening.map(|name| format!("  {name}")).unwrap_or_default();
    let side = say!("cli-to-move", side = report.side);
    let games = say!("cli-games", count = report.games);
    writeln!(out, "{side}  {games}{opening}")?;
    if report.moves.is_empty() {
        return Ok(());
    }
    writeln!(out, "{}", say!("cli-explore-for-black"))?;
    writeln!(out, "move    games  share  black   draw  white   mean  median  book  last  most by")?;
    let share = |count: u32, of: u32| format!("{:.0}%", f64::from(count) * 100.0 / f64::from(of));
    for it in &report.moves {
        let book = it.book.map(signed).unwrap_or_default();
        let year = it.last_year.map(|year| year.to_string()).unwrap_or_default();
        let by = it.most_by.as_ref().map(|(name, games)| format!("{name} ({games})"));
        let line = format!(
            "{:<4}  {:>7}  {:>5}  {:>5}  {:>5}  {:>5}  {:>+5.1}  {:>+6.1}  {book:>4}  {year:>4}  {}",
            it.r#move,
            it.games,
            share(it.games, report.games),
            share(it.black, it.games),
            share(it.draws, it.games),
            share(it.white, it.games),
            it.mean,
            it.median,
            by.unwrap_or_default(),
        );
        writeln!(out, "{}", line.trim_end())?;
    }
    let own = own_name();
    for (entry, square) in &explored.top {
        let [black, white] = Color::BOTH.map(|side| listed_player(entry, side, &own));
        let (id, date, score) = (entry.id.0, entry.when(), entry.score());
        let [black, white] = [black, white].map(|name| padded(&name, 20));
        writeln!(out, "{id:>7}  {date:<16}  {black}  {white}  {score:>5}  {square}")?;
    }
    Ok(())
}
