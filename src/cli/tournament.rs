//! `outflank tournament`.

mod options;
mod person;
mod report;
mod run;
mod screen;
mod spec;
mod tournament_game;

use super::contest_start::check_starts;
use super::options::ScreenOptions;
use super::output::{Failure, inform, print, stop_on_interrupt};
use super::start::{guests, has_screen};
use crate::io::{Opponents, Pace, read_text, write_whole};
use crate::opponents::Guest;
use crate::words::say;
use anyhow::Context as _;
pub use options::TournamentOptions;
use run::{Audience, TournamentRun};
use spec::{Contestant, TournamentSpec, is_event_file};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Event of the options and of the file they name.
fn event_of(
    file: Option<&Path>,
    options: &TournamentOptions,
    guests: &[Guest],
) -> Result<TournamentSpec, Failure> {
    let Some(path) = file else {
        return TournamentSpec::read(None, options, guests).map_err(Failure::Usage);
    };
    let text = read_text(path)
        .with_context(|| say!("file-unreadable", file = path.display().to_string()))?;
    TournamentSpec::read(Some(&text), options, guests)
        .map_err(|why| Failure::Usage(format!("{}: {why}", path.display())))
}

/// Plays or resumes a tournament; `before` are the options before the command.
pub fn tournament(options: &TournamentOptions, before: &ScreenOptions) -> Result<i32, Failure> {
    let file = file_of(options);
    let guests = guests();
    let spec = event_of(file.as_deref(), options, &guests)?;
    let save = options.save.clone().or_else(|| file.map(|path| path.with_extension("games")));
    let mut progress = TournamentRun::begin(spec, save.as_deref())?;
    let opponents = Opponents {
        guests,
        patience: Duration::from_secs(options.patience),
        ..Opponents::new(
            options.knowledge.resources(1, options.hash)?,
            Pace { move_time: progress.spec.move_time, ..Pace::default() }.repeatable(),
        )
    };
    let programs = progress.spec.entrants.iter().filter_map(|entrant| match &entrant.contestant {
        Contestant::Opponent(spec) => Some(spec),
        Contestant::Person => None,
    });
    check_starts(&opponents, programs)?;
    let is_seen = !options.plain && !options.json && has_screen();
    let code = if is_seen {
        screen::watch(&mut progress, &opponents, options.concurrency, before)?
    } else {
        let stop = stop_on_interrupt()?;
        progress.play(&opponents, options.concurrency, &stop, Audience::Lines)?;
        0
    };
    if let Some(path) = &options.ggf {
        let written = write_whole(path, progress.ggf().as_bytes());
        written.with_context(|| say!("file-unwritable", file = path.display().to_string()))?;
    }
    for game in progress.games.values() {
        if let Some(why) = &game.why {
            inform(&report::fault(&progress.spec, game, why));
        }
    }
    if !progress.tournament.is_over()
        && let Some(path) = &save
    {
        inform(&say!("cli-tournament-again", file = path.display().to_string()));
    }
    print(|out| {
        let TournamentRun { spec, tournament, games, .. } = &progress;
        if options.json {
            writeln!(out, "{}", report::json(spec, tournament, games))
        } else {
            report::table(spec, tournament, out)
        }
    })?;
    Ok(code)
}

/// Tournament file: the only argument, with its extension.
fn file_of(options: &TournamentOptions) -> Option<PathBuf> {
    match &options.players[..] {
        [only] if is_event_file(only) => Some(PathBuf::from(only)),
        _ => None,
    }
}
