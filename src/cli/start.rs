//! Starting a game: on the screen or line by line, with the player's settings and games.

use super::options::{GameOptions, PlayOptions, ScreenOptions};
use super::{Failure, say};
use crate::app::{Keeping, Notice, Proposed, Settings, Setup, State, Tone, farewell};
use crate::coach::{Advice, Quality, Question, advise};
use crate::engine::search::Table;
use crate::engine::{Request, Resources, Stop};
use crate::io::today;
use crate::io::{Ending, Home, Keep, Keeper, Places, Thinker, color_depth, config, converse, run};
use crate::plain::{BoardSize, Plain};
use crate::rules::Game;
use anyhow::Context as _;
use std::io::{self, IsTerminal as _, Write as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Goes straight into a game; options may also stand before the command.
pub fn play(
    setup: Setup,
    game: &GameOptions,
    before: &ScreenOptions,
    proposed: Proposed,
) -> Result<i32, Failure> {
    show(setup, game.engine.thinker(), &game.screen.or(before), Some(&game.moves), proposed)
}

/// Plays line by line. Who has not said which side they take is asked.
pub fn play_plain(
    setup: Setup,
    options: &PlayOptions,
    before: &ScreenOptions,
) -> Result<i32, Failure> {
    let setup = Setup { computer_name: Some("Computer"), ..setup };
    let usual = if setup.variant.flips() { BoardSize::Small } else { BoardSize::Large };
    let asks_side = options.side.is_none() && !options.two_player;
    let moves = &options.game.moves;
    // Whoever brings moves along takes up a game: there is nothing to ask.
    let begun = (!asks_side || !moves.is_empty()).then_some(moves.as_str());
    let places = Places::usual();
    let proposed = options.proposed();
    let (state, told) =
        state(setup, &options.game.screen.or(before), begun, places.as_ref(), proposed)?;
    if let Some(told) = told {
        say(&told.text);
    }
    let mut thinker = options.game.engine.thinker();
    let think = move |request: &Request| thinker.think(request, &Stop::default(), &mut |_| {});
    let plain = Plain::new(state, options.board.unwrap_or(usual), asks_side, Box::new(think));
    let plain = match places.and_then(|places| keep_plainly(places.games())) {
        Some(keep) => plain.kept_by(keep),
        None => plain,
    };
    let resources = options.game.engine.resources();
    let plain = plain.advised_by(Box::new(move |game| advice(game, resources)));
    let is_piped = !io::stdin().is_terminal();
    converse(plain, io::stdin().lock(), io::stdout().lock(), is_piped)
        .context("the game could not go on")?;
    Ok(0)
}

/// What the coach says of the side to move.
fn advice(game: &Game, resources: Resources) -> Option<Advice> {
    let question = Question::of(game, Quality::GRADING)?;
    let (table, stop) = (Table::new(resources.mebibytes), Stop::default());
    advise(question, resources, &table, &stop, &stop, None)
}

/// Keeps games that are played line by line; `None` where there can be no thread for it.
fn keep_plainly(path: PathBuf) -> Option<crate::plain::Keep> {
    let (sender, news) = std::sync::mpsc::channel();
    let keep = Keep::open(&path).ok().map(|(keep, _)| keep);
    let mut keeper = Keeper::start(keep, path, move |news| drop(sender.send(news))).ok()?;
    Some(Box::new(move |wish| {
        keeper.wish(wish);
        keeper.flush(PLAIN_PATIENCE);
        news.try_iter().collect()
    }))
}

/// How long a line waits for the disk.
const PLAIN_PATIENCE: Duration = Duration::from_secs(2);

/// The start screen, or a game begun with these moves, as the settings and the options say; and a word
/// about settings that make no sense.
fn state(
    setup: Setup,
    options: &ScreenOptions,
    moves: Option<&str>,
    places: Option<&Places>,
    proposed: Proposed,
) -> Result<(State, Option<Notice>), Failure> {
    let mut state = State::new(setup, Settings::default(), options.display(), options.seed());
    let told = places.map(|places| prefer(&mut state, &places.settings(), proposed));
    options.change(&mut state.settings);
    state.today = today();
    if let Some(moves) = moves {
        deal(&mut state, moves)?;
    }
    Ok((state, told.flatten()))
}

/// Puts a game on the table, begun with these moves.
fn deal(state: &mut State, moves: &str) -> Result<(), Failure> {
    state.deal(moves).map_err(|error| Failure::Usage(format!("--moves: {error}")))
}

/// Shows the start screen, or a game begun with these moves.
pub fn show(
    setup: Setup,
    thinker: Thinker,
    options: &ScreenOptions,
    moves: Option<&str>,
    proposed: Proposed,
) -> Result<i32, Failure> {
    let places = Places::usual();
    let (mut state, told) = state(setup, options, moves, places.as_ref(), proposed)?;
    state.notice = told;
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        return Err(Failure::Usage(
            "the screen needs a terminal, for input and output; outflank play --plain needs none"
                .to_owned(),
        ));
    }
    let should_panic = options.panic;
    let home = places.map(|places| Home { keep: open_keep(&mut state, &places.games()), places });
    let ending = run(&mut state, thinker, home, || assert!(!should_panic, "asked for by --panic"));
    if !matches!(ending, Ok(Ending::TerminalLost)) {
        // After a hang-up there may be nobody left to thank; but no game is lost to an error.
        let _ = writeln!(io::stdout(), "{}", farewell(&state, ""));
    }
    let ending = ending.context("the game could not go on")?;
    Ok(ending.exit_code())
}

/// Unfinished games that are taken up at the start.
const MOST_UNFINISHED: usize = 50;

/// Opens the keep and offers the unfinished games in it. Where that does not work, the player is
/// told, and the keeper goes on trying.
fn open_keep(state: &mut State, path: &Path) -> Option<Keep> {
    let opened = Keep::open(path).and_then(|(mut keep, told)| {
        let unfinished = keep.unfinished(MOST_UNFINISHED)?;
        Ok((keep, unfinished, told))
    });
    let (keep, unfinished, told) = match opened {
        Ok((keep, unfinished, told)) => (Some(keep), unfinished, told),
        Err(error) => (None, Vec::new(), Some(format!("not kept: {error}"))),
    };
    state.keep_games(unfinished);
    if keep.is_none() {
        state.keeping = Keeping::Hindered;
    }
    state.notice = told.map(|text| Notice::new(&text, Tone::Refusal)).or(state.notice.take());
    keep
}

/// Takes over what the settings file says, as far as the command line leaves it open. Lines that say
/// nothing are told.
fn prefer(state: &mut State, path: &Path, proposed: Proposed) -> Option<Notice> {
    let (preferences, complaints) = config::load(path);
    state.prefer(preferences, proposed);
    let more = match complaints.len() {
        0 | 1 => String::new(),
        count => format!(" (and {} more)", count - 1),
    };
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let first = complaints.first()?;
    Some(Notice::new(&format!("{name}, {first}{more}"), Tone::Refusal))
}

impl ScreenOptions {
    fn display(&self) -> crate::app::Display {
        let depth = color_depth(self.color.unwrap_or_default(), |name| std::env::var(name).ok());
        crate::app::Display { depth, ..Default::default() }
    }

    fn seed(&self) -> u64 {
        self.seed.unwrap_or_else(rand::random)
    }
}
