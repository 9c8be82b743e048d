//! A running tournament: threads play its games, and each game is saved as it ends.

use super::person::Person;
use super::report;
use super::spec::{Contestant, TournamentSpec};
use super::tournament_game::{JournalLine, TournamentGame};
use crate::app::{Message, TournamentNews};
use crate::cli::contest_start::{random_opening, starting_game};
use crate::cli::output::{Failure, LONGEST_SENTENCE};
use crate::club::{EndedGame, GameNumber, ScheduledGame, Tournament};
use crate::engine::{Random, Stop};
use crate::io::{AppSender, Journal, Opponents, start_scoped};
use crate::library::today;
use crate::opponents::{LocalPlayer, Referee, SyncedOpponent};
use crate::records::{Form, PlayerName, Record, sanitize};
use crate::rules::{Game, GameClocks, Variant};
use crate::words::{Sentence as _, say};
use anyhow::Context as _;
use rand::{Rng as _, SeedableRng as _};
use std::collections::{BTreeMap, HashMap};
use std::io::{self, IsTerminal as _, Write as _};
use std::panic::{self, AssertUnwindSafe};
use std::path::Path;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Instant;

/// A running tournament: event, pairings, games.
pub struct TournamentRun {
    pub spec: TournamentSpec,
    pub tournament: Tournament,
    pub games: BTreeMap<GameNumber, TournamentGame>,
    journal: Option<Journal>,
    seed: u64,
}

/// Audience of a tournament.
#[derive(Clone, Copy)]
pub enum Audience<'a> {
    /// The screen, at which local players sit.
    Screen(&'a AppSender),
    /// Standard error, line by line.
    Lines,
}

impl TournamentRun {
    /// A tournament before its first game, or resumed from its journal.
    pub fn begin(spec: TournamentSpec, save: Option<&Path>) -> Result<Self, Failure> {
        let tournament = Tournament::new(spec.plan);
        let tournament = tournament.map_err(|why| Failure::Usage(why.sentence()))?;
        let seed = spec.seed.unwrap_or_else(rand::random);
        let mut progress = Self { spec, tournament, games: BTreeMap::new(), journal: None, seed };
        let Some(path) = save else { return Ok(progress) };
        let named = || say!("event-file", file = path.display().to_string());
        let (mut journal, lines) = Journal::open(path).with_context(named)?;
        match lines.split_first() {
            None => {
                let header = progress.spec.header(seed).to_string();
                journal.write(&header).with_context(named)?;
            }
            Some((header, lines)) => progress.resume(path, header, lines)?,
        }
        progress.journal = Some(journal);
        Ok(progress)
    }

    /// Loads the games of a journal.
    fn resume(&mut self, path: &Path, header: &str, lines: &[String]) -> Result<(), Failure> {
        let foreign =
            || Failure::Usage(say!("event-other-games", file = path.display().to_string()));
        let known: serde_json::Value = serde_json::from_str(header).map_err(|_| foreign())?;
        // Without a seed option, the journal's seed continues.
        let seed = known.get("seed").and_then(serde_json::Value::as_u64).ok_or_else(foreign)?;
        self.seed = self.spec.seed.unwrap_or(seed);
        if known != self.spec.header(self.seed) {
            return Err(foreign());
        }
        for (number, line) in (2..).zip(lines) {
            let wrong = || {
                let file = path.display().to_string();
                Failure::Usage(say!("event-no-game", file = file, line = number))
            };
            let line: JournalLine = serde_json::from_str(line).map_err(|_| wrong())?;
            let wanted = GameNumber { round: line.round, table: line.table, game: line.game };
            let scheduled = self.tournament.scheduled(wanted);
            let clocks = GameClocks::new(self.spec.time_controls);
            let game = scheduled.and_then(|it| TournamentGame::read(line, it, clocks));
            self.add(game.ok_or_else(wrong)?);
        }
        Ok(())
    }

    fn add(&mut self, game: TournamentGame) {
        let is_new = self.tournament.note(game.scheduled.number, game.score());
        debug_assert!(is_new, "it was scheduled");
        self.games.insert(game.scheduled.number, game);
    }

    /// Writes a finished game to the journal, if there is one.
    fn keep(&mut self, game: &TournamentGame) -> Result<(), Failure> {
        let Some(journal) = &mut self.journal else { return Ok(()) };
        let line = serde_json::to_string(&game.line())?;
        Ok(journal.write(&line).with_context(|| say!("event-not-kept"))?)
    }

    /// Plays all games, or until stopped.
    pub fn play(
        &mut self,
        opponents: &Opponents,
        concurrency: usize,
        stop: &Stop,
        audience: Audience<'_>,
    ) -> Result<(), Failure> {
        let (send_job, jobs) = channel();
        let (send_game, finished) = channel();
        let jobs = Mutex::new(jobs);
        let (spec, seed) = (self.spec.clone(), self.seed);
        let is_watched = matches!(audience, Audience::Lines) && io::stderr().is_terminal();
        thread::scope(|scope| {
            let (mut started, mut boards) = (Ok(()), 0);
            for board in 0..concurrency {
                let (spec, jobs, send_game) = (&spec, &jobs, send_game.clone());
                let place = BoardPlace { board, audience };
                let work = move || work(spec, seed, opponents, jobs, &send_game, stop, place);
                // With fewer threads than requested the tournament takes longer.
                started = start_scoped(scope, work);
                boards += u32::from(started.is_ok());
            }
            if boards == 0 {
                started.with_context(|| say!("event-no-thread"))?;
            }
            drop(send_game);
            let mut sent = 0;
            let mut given = std::collections::BTreeSet::new();
            loop {
                for game in self.tournament.schedule() {
                    if !stop.is_stopped() && given.insert(game.number) {
                        sent += 1;
                        send_job.send(game).expect("a thread takes it");
                    }
                }
                if sent == 0 {
                    break;
                }
                // Each sent game returns once.
                let game = finished.recv().expect("a thread plays it");
                sent -= 1;
                let Some(game) = game else { continue };
                self.keep(&game).inspect_err(|_| stop.stop())?;
                let outcome = report::result(&self.spec, &game);
                if let Audience::Screen(sender) = audience {
                    notify(sender, &game);
                }
                self.add(game);
                if is_watched {
                    let line =
                        sanitize(&format!("{outcome} ({})", self.so_far()), LONGEST_SENTENCE);
                    // A single write, because Ctrl-C can make the terminal drop one of several writes.
                    let _ = io::stderr().write_all(format!("\r{line}\x1b[K").as_bytes());
                }
            }
            drop(send_job);
            Ok::<(), Failure>(())
        })?;
        if is_watched {
            let _ = io::stderr().write_all(b"\r\x1b[K");
        }
        Ok(())
    }

    fn so_far(&self) -> String {
        let (games, round) = (self.games.len(), self.tournament.rounds().len());
        let open = self.tournament.schedule().len();
        say!("event-so-far", games = games, round = round, open = open)
    }

    pub fn ggf(&self) -> String {
        let record = |game: &TournamentGame| Record {
            players: game
                .scheduled
                .players
                .map(|player| PlayerName::named(&self.spec.entrants[player].name)),
            date: game.date.clone(),
            place: self.spec.name.clone(),
            clocks: game.clocks.clone(),
            ..Record::of(game.game.clone())
        };
        self.games.values().map(|game| Form::Ggf.write(&record(game))).collect()
    }
}

/// Number of a board, from 0, and the audience of its games.
#[derive(Clone, Copy)]
struct BoardPlace<'a> {
    board: usize,
    audience: Audience<'a>,
}

impl BoardPlace<'_> {
    /// Sends news to the screen.
    fn notify(&self, news: impl FnOnce(usize) -> TournamentNews) {
        if let Audience::Screen(sender) = self.audience {
            sender.notify(Message::Tournament(news(self.board)));
        }
    }
}

/// Plays games from the queue until it closes. Sends each result, or `None` if stopped.
fn work(
    spec: &TournamentSpec,
    seed: u64,
    opponents: &Opponents,
    jobs: &Mutex<Receiver<ScheduledGame>>,
    finished: &Sender<Option<TournamentGame>>,
    stop: &Stop,
    place: BoardPlace<'_>,
) {
    let opponents = opponents.clone().sharing_memory();
    let mut seated: HashMap<usize, SyncedOpponent> = HashMap::new();
    let begin = Instant::now();
    let now = || begin.elapsed();
    loop {
        let job = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(scheduled) = job else { return };
        let mut random = random_of(seed, scheduled.number);
        let opening = opening(spec, seed, scheduled.number);
        let mut sides = scheduled.players.map(|player| {
            seated.remove(&player).unwrap_or_else(|| seat(spec, player, &opponents, stop, place))
        });
        let time_controls = spec.time_controls;
        let start = opening.clone();
        place.notify(|board| TournamentNews::Begun {
            board,
            scheduled,
            opening: start,
            time_controls,
        });
        let mut on_ply = |game: &Game, clocks: &GameClocks| {
            let (game, clocks) = (Box::new(game.clone()), clocks.clone());
            place.notify(|board| TournamentNews::Ply { board, game, clocks });
        };
        let mut referee = Referee { time_controls, now: &now, on_ply: &mut on_ply };
        let [black, white] = &mut sides;
        let game = AssertUnwindSafe(|| referee.play([black, white], opening, &mut random, stop));
        // A panic leaves the game open; others continue.
        let played = panic::catch_unwind(game).unwrap_or_default();
        seated.extend(scheduled.players.into_iter().zip(sides));
        let game = played.map(|played| TournamentGame::of(scheduled, played, today()));
        if finished.send(game).is_err() {
            return;
        }
    }
}

fn seat(
    spec: &TournamentSpec,
    player: usize,
    opponents: &Opponents,
    stop: &Stop,
    BoardPlace { board, audience }: BoardPlace<'_>,
) -> SyncedOpponent {
    let entrant = &spec.entrants[player];
    match (&entrant.contestant, audience) {
        (Contestant::Opponent(spec), _) => opponents.seat(spec),
        (Contestant::Person, Audience::Screen(sender)) => {
            let sender = sender.clone();
            SyncedOpponent::new(LocalPlayer::new(move |turn| {
                sender.notify(Message::Tournament(TournamentNews::Turn { board, turn }));
            }))
        }
        (Contestant::Person, Audience::Lines) => {
            SyncedOpponent::new(Person::new(entrant.name.clone(), stop.clone()))
        }
    }
}

/// Random generator of a game, the same in every run.
fn random_of(seed: u64, number: GameNumber) -> Random {
    let GameNumber { round, table, game } = number;
    let mut random = Random::seed_from_u64(seed ^ (u64::from(round) << 32 | u64::from(table)));
    for _ in 0..game {
        random.next_u64();
    }
    Random::seed_from_u64(random.next_u64())
}

/// Opening of a game: one for all games of two players in a round.
fn opening(spec: &TournamentSpec, seed: u64, number: GameNumber) -> Game {
    let GameNumber { round, table, .. } = number;
    if spec.openings.is_empty() {
        let mut random = random_of(!seed, GameNumber { game: 0, ..number });
        if let Some(beginning) = spec.beginning {
            return starting_game(beginning, &mut random);
        }
        return random_opening(Variant::REVERSI, spec.opening_plies, &mut random);
    }
    let tables = spec.plan.players.div_ceil(2) as u32;
    spec.openings[(round * tables + table) as usize % spec.openings.len()].clone()
}

/// Sends a finished game to the screen.
fn notify(sender: &AppSender, game: &TournamentGame) {
    let ended =
        EndedGame { scheduled: game.scheduled, score: game.score(), fault: game.why.clone() };
    let news = TournamentNews::Ended(ended, Box::new(game.game.clone()));
    sender.notify(Message::Tournament(news));
}
