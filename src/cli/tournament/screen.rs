//! A tournament on the screen, played in the background.

use super::run::{Audience, TournamentRun};
use crate::app::{Message, Proposed, Setup, TournamentNews};
use crate::cli::options::ScreenOptions;
use crate::cli::output::{Failure, error_report};
use crate::cli::start::prepared_for;
use crate::club::LiveTournament;
use crate::engine::Stop;
use crate::io::{Dirs, Opponents, run};
use crate::words::say;
use anyhow::Context as _;
use std::thread;

/// Plays a tournament on the screen until it is over and the player quits. Returns the exit status.
pub fn watch(
    tournament_run: &mut TournamentRun,
    opponents: &Opponents,
    concurrency: usize,
    options: &ScreenOptions,
) -> Result<i32, Failure> {
    let dirs = Dirs::usual();
    let terminal = options.terminal(dirs.as_ref());
    let (mut app, notice) =
        prepared_for(&terminal, Setup::default(), options, None, dirs.as_ref(), Proposed::ALL)?;
    let spec = &tournament_run.spec;
    let players = spec.entrants.iter().map(|entrant| entrant.name.clone()).collect();
    let tournament = tournament_run.tournament.clone();
    app.watch_tournament(LiveTournament::new(spec.name.clone(), players, tournament));
    app.cx.notice = notice;
    let stop = Stop::default();
    let ending = thread::scope(|scope| {
        let (stop, their_opponents) = (&stop, opponents.clone());
        let (app, ending) = run(app, terminal, their_opponents, None, |sender| {
            scope.spawn(move || {
                let played =
                    tournament_run.play(opponents, concurrency, stop, Audience::Screen(&sender));
                if let Err(Failure::Usage(why)) = played {
                    sender.notify(Message::Tournament(TournamentNews::Failed(why)));
                } else if let Err(Failure::Other(error)) = played {
                    let why = error_report(&error);
                    sender.notify(Message::Tournament(TournamentNews::Failed(why)));
                }
            });
        });
        stop.stop();
        // Dropping the app drops its pending turns, so that threads no longer wait for local players.
        drop(app);
        ending
    });
    Ok(ending.with_context(|| say!("cli-tournament-ended"))?.exit_code())
}
