//! Start of a game, on screen or in the plain view, with settings and library.

use super::options::{GameOptions, PlayOptions, ScreenOptions, WatchOptions, default_resources};
use super::output::{Failure, inform};
use super::position::first_game;
use crate::app::{
    App, Demo, Notice, Proposed, PuzzleChoice, Refusal, Settings, Setup, Viewport, notice,
};
use crate::coach::{Advice, Question, SearchGoal, advise};
use crate::engine::search::TranspositionTable;
use crate::engine::{Resources, Stop};
use crate::io::{
    Dirs, Opponents, Pace, StoreThread, SyncedOpponents, TerminalNames, TerminalState, UserFiles,
    config, converse, demonstrate, environment, remembered, run, system_language, use_local_time,
    write_last_words,
};
use crate::library::{SqliteStore, day_in_greenwich, now, today};
use crate::opponents::{Guest, MoveRequest};
use crate::plain::{BoardSize, Conversation, Plain, PlainStudy, Store, Study};
use crate::records::{read, text};
use crate::rules::{Game, Variant};
use crate::store::StoreError;
use crate::words::{Sentence as _, say};
use anyhow::Context as _;
use std::io::{self, IsTerminal as _};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Starts a game; screen options may also precede the command.
pub fn play(
    setup: Setup,
    opponents: Opponents,
    game: &GameOptions,
    before: &ScreenOptions,
    proposed: Proposed,
) -> Result<i32, Failure> {
    let moves = transcript_of(setup.variant, &game.moves)?;
    show(setup, opponents, &game.screen.or(before), Some(&moves), proposed)
}

/// Starts the plain view; a player who has not chosen a side is asked.
pub fn play_plain(
    setup: Setup,
    options: &PlayOptions,
    before: &ScreenOptions,
) -> Result<i32, Failure> {
    let setup = Setup { hides_level: true, ..setup };
    let asks_side = options.side.is_none() && !options.two_player;
    let plain = PlainGame { asks_side, board: options.board, proposed: options.proposed() };
    converse_about(setup, &options.game, &plain, before)
}

/// Starts the plain view with two computer players.
pub fn watch_plain(
    setup: Setup,
    options: &WatchOptions,
    before: &ScreenOptions,
) -> Result<i32, Failure> {
    let plain = PlainGame { asks_side: false, board: options.board, proposed: Proposed::NONE };
    converse_about(setup, &options.game, &plain, before)
}

/// Options of a game in the plain view.
struct PlainGame {
    asks_side: bool,
    board: Option<BoardSize>,
    proposed: Proposed,
}

fn converse_about(
    setup: Setup,
    game: &GameOptions,
    plain: &PlainGame,
    before: &ScreenOptions,
) -> Result<i32, Failure> {
    let screen = game.screen.or(before);
    let moves = transcript_of(setup.variant, &game.moves)?;
    let plain = conversation(setup, &moves, game.engine.opponents()?, plain, &screen)?;
    converse_here(plain, say!("cli-game-ended"))
}

/// Moves of a record in any form as a transcript; those of other rules, and texts in no form, as they are.
fn transcript_of(variant: Variant, moves: &str) -> Result<String, Failure> {
    if !variant.is_tournament() || moves.trim().is_empty() {
        return Ok(moves.to_owned());
    }
    match read(moves) {
        Ok(readings) => first_game(readings)
            .map(|game| text::write(&game))
            .map_err(|why| Failure::Usage(format!("--moves: {why}"))),
        Err(_) => Ok(moves.to_owned()),
    }
}

/// Holds a conversation on standard input and output. Errors: if they fail, with this sentence first.
pub fn converse_here(conversation: impl Conversation, sentence: String) -> Result<i32, Failure> {
    let is_piped = !io::stdin().is_terminal();
    converse(conversation, io::stdin().lock(), io::stdout().lock(), is_piped).context(sentence)?;
    Ok(0)
}

/// A game in the plain view against the computer, by the player's settings.
pub fn plain_game(variant: Variant, screen: &ScreenOptions) -> Result<Plain, Failure> {
    let mut setup = Setup { hides_level: true, ..Setup::default() };
    setup.play_by(variant);
    let opponents = Opponents::new(default_resources(), Pace::default());
    let proposed = if variant.flips() { Proposed::ALL } else { Proposed::NONE };
    let plain = PlainGame { asks_side: true, board: None, proposed };
    conversation(setup, "", opponents, &plain, screen)
}

/// A game in the plain view, after these moves.
fn conversation(
    setup: Setup,
    moves: &str,
    opponents: Opponents,
    &PlainGame { asks_side, board, proposed }: &PlainGame,
    screen: &ScreenOptions,
) -> Result<Plain, Failure> {
    let usual = if setup.variant.flips() { BoardSize::Small } else { BoardSize::Large };
    // Given moves start the game without questions.
    let begun = (!asks_side || !moves.is_empty()).then_some(moves);
    let dirs = Dirs::usual();
    let (mut app, proposal) = prepared(setup, screen, begun, dirs.as_ref(), proposed)?;
    if let Some(proposal) = proposal {
        inform(&notice(&app, &proposal));
    }
    let guests = app.cx.preferences.guests.clone();
    let resources = opponents.resources.clone();
    let mut seats = SyncedOpponents::new(opponents.with_guests(guests));
    let choose = move |request: &MoveRequest| seats.choose(request, &Stop::default(), &mut |_| {});
    let keep = dirs.and_then(|dirs| keep_plainly(dirs.games(), &mut app));
    let plain = Plain::new(app, board.unwrap_or(usual), asks_side, Box::new(choose));
    let plain = match keep {
        Some(keep) => plain.kept_by(keep),
        None => plain,
    };
    let opened = Instant::now();
    let plain = plain.timed_by(Box::new(move || opened.elapsed()));
    Ok(plain.advised_by(Box::new(move |game| advice(game, &resources))))
}

/// Advice for the side to move.
fn advice(game: &Game, resources: &Resources) -> Option<Advice> {
    let question = Question::of(game, SearchGoal::GRADING)?;
    let (table, stop) = (TranspositionTable::new(resources.mebibytes), Stop::default());
    advise(question, resources, &table, &stop, &stop, None)
}

/// Loads the results against the computer, if the next opponent depends on them.
fn set_player(app: &mut App, store: &SqliteStore) -> Result<(), StoreError> {
    if app.cx.setup.level.is_matched() {
        app.set_history(store.history()?);
    }
    Ok(())
}

/// Store of the plain view; `None` if its thread cannot be started.
fn keep_plainly(path: PathBuf, app: &mut App) -> Option<Store> {
    let (sender, events) = std::sync::mpsc::channel();
    let store = SqliteStore::open(&path).ok().map(|(store, _)| store);
    if let Some(store) = &store {
        set_player(app, store).ok();
    }
    let thread =
        StoreThread::start(store, path, move |to, event| drop(sender.send((to, event))), || ())
            .ok()?;
    let mut client = thread.client();
    Some(Box::new(move |address, request| {
        let _alive = &thread;
        client.send(address, request);
        client.finish(PLAIN_PATIENCE);
        events.try_iter().collect()
    }))
}

/// Longest wait of the plain view for the disk, after each request to the store.
const PLAIN_PATIENCE: Duration = Duration::from_secs(2);

/// App at the start screen, or in a game after these moves, by settings and options; with a notice about invalid
/// settings.
pub(super) fn prepared(
    setup: Setup,
    options: &ScreenOptions,
    moves: Option<&str>,
    dirs: Option<&Dirs>,
    proposed: Proposed,
) -> Result<(App, Option<Notice>), Failure> {
    // Nothing is asked of a terminal that shows lines.
    let terminal = TerminalState::new(options.terminal_names().assuming_unicode());
    prepared_for(&terminal, setup, options, moves, dirs, proposed)
}

/// As [`prepared`], for the screen of this terminal.
pub(super) fn prepared_for(
    terminal: &TerminalState,
    setup: Setup,
    options: &ScreenOptions,
    moves: Option<&str>,
    dirs: Option<&Dirs>,
    proposed: Proposed,
) -> Result<(App, Option<Notice>), Failure> {
    let viewport = Viewport {
        traits: terminal.traits(),
        is_console: terminal.is_console(),
        ..Viewport::default()
    };
    let mut app = App::new(setup, Settings::default(), viewport, options.seed());
    let proposal = dirs.map(|dirs| prefer(&mut app, &dirs.settings(), proposed));
    app.speak(system_language(), options.lang);
    if let Some(look) = &options.look {
        app.choose_look(look);
    }
    options.change(&mut app.cx.settings);
    use_local_time();
    app.cx.today = today();
    app.cx.started = now();
    app.cx.day = day_in_greenwich();
    if let Some(moves) = moves {
        deal(&mut app, moves)?;
    }
    Ok((app, proposal.flatten()))
}

/// Starts a game after these moves.
fn deal(app: &mut App, moves: &str) -> Result<(), Failure> {
    app.deal(moves).map_err(|error| Failure::Usage(format!("--moves: {}", error.sentence())))
}

/// Shows the start screen, or a game after these moves.
pub fn show(
    setup: Setup,
    opponents: Opponents,
    options: &ScreenOptions,
    moves: Option<&str>,
    proposed: Proposed,
) -> Result<i32, Failure> {
    let dirs = Dirs::usual();
    let terminal = options.terminal(dirs.as_ref());
    let (mut app, proposal) =
        prepared_for(&terminal, setup, options, moves, dirs.as_ref(), proposed)?;
    app.cx.notice = proposal;
    need_terminal("play --plain")?;
    let user_files =
        dirs.map(|dirs| UserFiles { store: open_store(&mut app, &dirs, moves.is_none()), dirs });
    run_on_screen(app, terminal, opponents, user_files, options)
}

/// Shows the demonstration. A key of the player's ends it, and the game is theirs.
pub fn demo(options: ScreenOptions) -> Result<i32, Failure> {
    let options = ScreenOptions { seed: options.seed.or(Some(Demo::SEED)), ..options };
    let terminal = options.terminal(None);
    let (app, _) = prepared_for(&terminal, Demo::setup(), &options, None, None, Proposed::NONE)?;
    need_terminal("play --plain")?;
    let (_, ending) =
        demonstrate(app, terminal, Opponents::new(default_resources(), Pace::default()));
    Ok(ending.with_context(|| say!("cli-game-ended"))?.exit_code())
}

/// Shows the lessons, or a lesson by its number from 0.
pub fn learn(lesson: Option<usize>, options: &ScreenOptions) -> Result<i32, Failure> {
    show_page(options, "learn --plain", |app| app.learn(lesson))
}

/// Shows the puzzles, or a puzzle of this choice.
pub fn puzzles(choice: Option<PuzzleChoice>, options: &ScreenOptions) -> Result<i32, Failure> {
    show_page(options, "puzzle --plain", |app| app.solve_puzzles(choice))
}

/// Shows the position editor.
pub fn edit(game: &Game, options: &ScreenOptions) -> Result<i32, Failure> {
    show_page(options, "show", |app| app.edit(game))
}

/// Runs the program from the page that `open` opens. `instead` is the command to use without a screen.
fn show_page(
    options: &ScreenOptions,
    instead: &str,
    open: impl FnOnce(&mut App),
) -> Result<i32, Failure> {
    let dirs = Dirs::usual();
    let terminal = options.terminal(dirs.as_ref());
    let (mut app, proposal) =
        prepared_for(&terminal, Setup::default(), options, None, dirs.as_ref(), Proposed::ALL)?;
    need_terminal(instead)?;
    let user_files = dirs.map(|dirs| UserFiles { store: open_store(&mut app, &dirs, false), dirs });
    open(&mut app);
    app.cx.notice = proposal;
    let opponents = Opponents::new(default_resources(), Pace::default());
    run_on_screen(app, terminal, opponents, user_files, options)
}

/// Starts a page to study in the plain view. Errors: if standard input or output fail, with this sentence first.
pub fn study_plain(
    study: Study,
    board: BoardSize,
    options: &ScreenOptions,
    sentence: String,
) -> Result<i32, Failure> {
    converse_here(plain_study(study, board, options)?, sentence)
}

/// A page to study in the plain view.
pub fn plain_study(
    study: Study,
    board: BoardSize,
    options: &ScreenOptions,
) -> Result<PlainStudy, Failure> {
    let dirs = Dirs::usual();
    let (mut app, proposal) =
        prepared(Setup::default(), options, None, dirs.as_ref(), Proposed::ALL)?;
    if let Some(proposal) = proposal {
        inform(&notice(&app, &proposal));
    }
    let resources = default_resources();
    let advise = Box::new(move |game: &Game| advice(game, &resources));
    let keep = dirs.and_then(|dirs| keep_plainly(dirs.games(), &mut app));
    let conversation = PlainStudy::new(app, study, board, advise);
    Ok(match keep {
        Some(keep) => conversation.kept_by(keep),
        None => conversation,
    })
}

/// Whether there are a screen and a keyboard.
pub fn has_screen() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Error without a screen; names the alternative.
pub(super) fn need_terminal(instead: &str) -> Result<(), Failure> {
    if has_screen() {
        return Ok(());
    }
    Err(Failure::Usage(say!("cli-needs-terminal", command = instead)))
}

/// Runs the app on the screen until the player quits.
fn run_on_screen(
    app: App,
    terminal: TerminalState,
    opponents: Opponents,
    user_files: Option<UserFiles>,
    options: &ScreenOptions,
) -> Result<i32, Failure> {
    let should_panic = options.panic;
    let opponents = opponents.with_guests(app.cx.preferences.guests.clone());
    let (_, ending) = run(app, terminal, opponents, user_files, |_| {
        assert!(!should_panic, "asked for by --panic");
    });
    write_last_words();
    Ok(ending.with_context(|| say!("cli-game-ended"))?.exit_code())
}

/// Opens the library and loads unfinished games. On failure the player is notified, and the store's thread retries.
fn open_store(app: &mut App, dirs: &Dirs, is_at_start: bool) -> Option<SqliteStore> {
    let opened = SqliteStore::open(&dirs.games()).and_then(|(store, aside)| {
        let games = store.initial_games(app.wants_history())?;
        Ok((store, aside, games))
    });
    let (games, store) = match opened {
        Ok((store, aside, mut games)) => {
            if let Some(name) = aside {
                app.cx.notice = Some(Notice::Refusal(Refusal::SetAside(name)));
            }
            games.is_new &= is_at_start;
            (Ok(games), Some(store))
        }
        Err(error) => (Err(error.into()), None),
    };
    app.begin(games, dirs.settings().exists());
    store
}

/// Engines of the settings file; invalid entries are reported.
pub fn guests() -> Vec<Guest> {
    let Some(dirs) = Dirs::usual() else { return Vec::new() };
    let (preferences, complaints) = config::load(&dirs.settings());
    report(&complaints);
    preferences.guests
}

/// Prints complaints about the settings file: the first ten, and the number of the others.
fn report(complaints: &[String]) {
    const PRINTED: usize = 10;
    for complaint in complaints.iter().take(PRINTED) {
        inform(&format!("config.toml: {complaint}"));
    }
    if let Some(count @ 1..) = complaints.len().checked_sub(PRINTED) {
        inform(&say!("config-more", count = count));
    }
}

/// Applies the settings file to the parts that the command line leaves open; invalid entries are reported.
fn prefer(app: &mut App, path: &Path, proposed: Proposed) -> Option<Notice> {
    let (preferences, complaints) = config::load(path);
    app.prefer(preferences, proposed);
    // The terminal keeps the complaints; the screen shows the first.
    report(&complaints);
    let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    (!complaints.is_empty()).then_some(Notice::Refusal(Refusal::Settings { file, complaints }))
}

impl ScreenOptions {
    fn terminal_names(&self) -> TerminalNames {
        TerminalNames::of(self.color.unwrap_or_default(), environment)
    }

    /// The terminal for the screen, with its earlier answers.
    pub fn terminal(&self, dirs: Option<&Dirs>) -> TerminalState {
        let names = self.terminal_names();
        let answers = dirs.map(|dirs| remembered(dirs, &names.key)).unwrap_or_default();
        TerminalState::new(names).remembering(answers)
    }

    fn seed(&self) -> u64 {
        self.seed.unwrap_or_else(rand::random)
    }
}
