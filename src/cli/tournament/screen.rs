//! A tournament on the screen: it is played in the background while one looks on, and plays.

use super::competition::{Audience, Competition};
use crate::app::{Message, Proposed, Setup, TournamentNews};
use crate::cli::options::ScreenOptions;
use crate::cli::output::Failure;
use crate::cli::start::prepared;
use crate::club::LiveTournament;
use crate::engine::Stop;
use crate::io::{Dirs, Opponents, run};
use crate::words::say;
use anyhow::Context as _;
use std::thread;

/// Plays a tournament on the screen, until it is over and has been looked at or the player leaves. The status to exit
/// with.
pub fn watch(
    competition: &mut Competition,
    opponents: &Opponents,
    concurrency: usize,
    options: &ScreenOptions,
) -> Result<i32, Failure> {
    let dirs = Dirs::usual();
    let (mut app, told) = prepared(Setup::default(), options, None, dirs.as_ref(), Proposed::ALL)?;
    let event = &competition.event;
    let players = event.entrants.iter().map(|entrant| entrant.name.clone()).collect();
    let tournament = competition.tournament.clone();
    app.watch_tournament(LiveTournament::new(event.name.clone(), players, tournament));
    app.shared.notice = told;
    let stop = Stop::default();
    let ending = thread::scope(|scope| {
        let (stop, their_opponents) = (&stop, opponents.clone());
        let ending = run(&mut app, their_opponents, None, |teller| {
            scope.spawn(move || {
                let played =
                    competition.play(opponents, concurrency, stop, Audience::Screen(&teller));
                if let Err(Failure::Usage(why)) = played {
                    teller.tell(Message::Tournament(TournamentNews::Failed(why)));
                } else if let Err(Failure::Other(error)) = played {
                    let why = format!("{error:#}");
                    teller.tell(Message::Tournament(TournamentNews::Failed(why)));
                }
            });
        });
        stop.stop();
        // With the app go the turns that wait for an answer.
        drop(app);
        ending
    });
    Ok(ending.with_context(|| say!("cli-tournament-ended"))?.exit_code())
}
