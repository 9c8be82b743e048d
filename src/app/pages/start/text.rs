//! Rows of the start screen as text.

use crate::app::context::Context;
use crate::app::row::StartRow;
use crate::app::session::game_session::GameSession;
use crate::app::setup::{First, Mode, Setup, SideChoice, about_controls, controls_choice};
use crate::app::text::players::player_name;
use crate::engine::Level;
use crate::rules::{Color, Goal, Variant};
use crate::store::Seat;
use crate::words::{
    self, about_level, game_title, lessons, level_choice, say, side_name, side_names,
};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowText {
    pub label: String,
    /// Current value, if there is one to change.
    pub value: Option<String>,
    /// A few words beside the label of an action, such as the number of puzzles that are due.
    pub note: Option<String>,
    pub sentence: String,
}

impl RowText {
    fn choice(label: String, value: String, sentence: String) -> Self {
        Self { label, value: Some(value), note: None, sentence }
    }

    fn action(label: String, sentence: String) -> Self {
        Self { label, value: None, note: None, sentence }
    }

    fn noted(self, note: Option<String>) -> Self {
        Self { note, ..self }
    }
}

/// Text of a line of the start screen.
pub fn row(row: StartRow, cx: &Context) -> RowText {
    let setup = &cx.setup;
    let action = RowText::action;
    match row {
        StartRow::Learn => learn(cx),
        StartRow::Puzzles => puzzles(cx),
        StartRow::Play => play(cx),
        StartRow::SetUp => action(say!("start-set-up"), say!("start-set-up-about")),
        StartRow::People => {
            let turns = cx.people.view.as_ref().map_or(0, |view| view.turns());
            let note = (turns > 0).then(|| say!("start-people-turns", count = turns));
            action(say!("start-people"), say!("start-people-about")).noted(note)
        }
        StartRow::More => action(say!("start-more"), say!("start-more-about")),
        StartRow::Resume => action(say!("start-resume"), unfinished(cx.unfinished.as_deref())),
        StartRow::Suspended => action(
            say!("start-suspended", count = cx.suspended.len()),
            unfinished(cx.suspended.first()),
        ),
        StartRow::Begin => action(say!("start-begin"), say!("start-begin-about")),
        StartRow::Players => mode(setup.mode),
        StartRow::Side => side_choice(setup),
        StartRow::Opponent => opponent(setup.opponent()),
        StartRow::Level => {
            let is_person = setup.guest.is_none() && setup.level.person().is_some();
            let label = if is_person { say!("start-name") } else { say!("start-level") };
            player(label, setup.opponent(), cx)
        }
        StartRow::BlackLevel => {
            player(side_name(setup.variant, Color::Black), setup.watched[0], cx)
        }
        StartRow::WhiteLevel => {
            player(side_name(setup.variant, Color::White), setup.watched[1], cx)
        }
        StartRow::Game => RowText::choice(
            say!("start-game"),
            game_title(setup.variant),
            words::of("rule", setup.variant.key),
        ),
        StartRow::First => first(setup),
        StartRow::Beginning => beginning(setup),
        StartRow::Clock => clock(setup),
        StartRow::Library => action(say!("start-library"), say!("start-library-about")),
        StartRow::Practice => practice(cx),
        StartRow::Analysis => action(say!("start-analysis"), analysis(cx)),
        StartRow::Statistics => action(say!("start-statistics"), say!("start-statistics-about")),
        StartRow::Settings => action(say!("start-settings"), say!("start-settings-about")),
        StartRow::Guests => action(say!("start-guests"), say!("start-guests-about")),
        StartRow::TicTacToe => {
            action(game_title(Variant::TIC_TAC_TOE), say!("start-tic-tac-toe-about"))
        }
        StartRow::Editor => action(say!("start-editor"), say!("start-editor-about")),
        StartRow::Help => action(say!("start-help"), say!("start-help-about")),
        StartRow::Quit => action(say!("start-quit"), say!("start-quit-about")),
    }
}

fn mode(mode: Mode) -> RowText {
    let (value, sentence) = match mode {
        Mode::OnePlayer => (say!("start-players-one"), say!("start-players-one-about")),
        Mode::TwoPlayers => (say!("start-players-two"), say!("start-players-two-about")),
        Mode::Watch => (say!("start-players-watch"), say!("start-players-watch-about")),
    };
    RowText::choice(say!("start-players"), value, sentence)
}

/// Kind of an opponent.
fn opponent(seat: Seat) -> RowText {
    let (value, about) = match seat {
        Seat::Computer(level) if level.person().is_some() => {
            (say!("start-opponent-person"), say!("start-opponent-person-about"))
        }
        Seat::Guest(_) => (say!("start-opponent-engine"), say!("start-guest-about")),
        Seat::Computer(_) | Seat::Human => {
            (say!("start-opponent-level"), say!("start-opponent-level-about"))
        }
    };
    RowText::choice(say!("start-opponent"), value, about)
}

fn player(label: String, seat: Seat, cx: &Context) -> RowText {
    match seat {
        Seat::Computer(it) => level(label, it, cx),
        Seat::Guest(name) => RowText::choice(label, name.to_string(), say!("start-guest-about")),
        Seat::Human => RowText::choice(label, String::new(), String::new()),
    }
}

fn level(label: String, level: Level, cx: &Context) -> RowText {
    let about = if level.is_matched() {
        let rating = cx.estimate.partner().number().to_string();
        say!("level-matched-about", rating = rating)
    } else if cx.is_newcomer && level.is_numbered() && cx.setup.variant.flips() {
        say!("start-level-newcomer", about = about_level(level))
    } else {
        about_level(level)
    };
    RowText::choice(label, level_choice(level), about)
}

fn side_choice(setup: &Setup) -> RowText {
    match setup.side {
        SideChoice::Random => RowText::choice(
            say!("start-side"),
            say!("start-side-random"),
            say!("start-side-random-about"),
        ),
        SideChoice::Black => side(setup, Color::Black),
        SideChoice::White => side(setup, Color::White),
    }
}

fn first(setup: &Setup) -> RowText {
    let choice = RowText::choice;
    match setup.first {
        First::Rule if !setup.variant.throws_coin() => choice(
            say!("start-first"),
            side_name(setup.variant, Color::Black),
            say!("start-first-custom-about"),
        ),
        First::Rule | First::Random => {
            choice(say!("start-first"), say!("start-first-coin"), say!("start-first-coin-about"))
        }
        First::You => {
            choice(say!("start-first"), say!("start-first-you"), say!("start-first-you-about"))
        }
        First::Computer => choice(
            say!("start-first"),
            say!("start-first-computer"),
            say!("start-first-computer-about"),
        ),
    }
}

fn beginning(setup: &Setup) -> RowText {
    let who = if setup.mode == Mode::OnePlayer { "you" } else { "black" };
    let (value, sentence) = match setup.beginning.corners() {
        0 => {
            let name = setup.beginning.to_string();
            let value = words::of("beginning", &name);
            (value, words::of("beginning-about", &name))
        }
        corners => (
            say!("beginning-handicap", corners = corners, who = who),
            say!("beginning-handicap-about", corners = corners, who = who),
        ),
    };
    RowText::choice(say!("start-beginning"), value, sentence)
}

fn clock(setup: &Setup) -> RowText {
    let sentence = about_controls(setup.time_controls, setup.variant);
    RowText::choice(say!("start-clock"), controls_choice(setup.time_controls), sentence)
}

fn side(setup: &Setup, side: Color) -> RowText {
    let name = side_name(setup.variant, side);
    let is_open = !setup.firsts().is_empty() && setup.first != First::Rule;
    let sentence = match side {
        _ if is_open || setup.variant.throws_coin() => say!("start-side-open", side = &name),
        Color::Black => say!("start-side-first", side = &name),
        Color::White => say!("start-side-second", side = &name),
    };
    RowText::choice(say!("start-side"), name, sentence)
}

/// The game that *Play* starts: its opponent, or its players.
fn play(cx: &Context) -> RowText {
    let setup = &cx.setup;
    let label = say!("start-play");
    let text = match setup.mode {
        Mode::OnePlayer => player(label, setup.opponent(), cx),
        Mode::TwoPlayers | Mode::Watch => {
            let players = mode(setup.mode);
            RowText::action(label, players.sentence).noted(players.value)
        }
    };
    if setup.variant.is_tournament() {
        return text;
    }
    let sentence =
        say!("start-play-variant", game = game_title(setup.variant), about = text.sentence);
    RowText { sentence, ..text }
}

/// Number of finished lessons, and a description.
fn learn(cx: &Context) -> RowText {
    let about =
        if cx.is_newcomer { say!("start-learn-newcomer") } else { say!("start-learn-about") };
    let done = lessons().iter().filter(|lesson| cx.progress.is_done(lesson)).count();
    let note = say!("start-learn-done", done = done, count = lessons().len());
    RowText::action(say!("start-learn"), about).noted((done > 0).then_some(note))
}

/// Number of due puzzles, or a description.
fn puzzles(cx: &Context) -> RowText {
    let (note, about) = match cx.puzzles.due(cx.day).len() {
        0 => (None, say!("start-puzzles-about")),
        due => (Some(say!("start-due", due = due)), say!("start-puzzles-due", due = due)),
    };
    RowText::action(say!("start-puzzles"), about).noted(note)
}

/// State of an unfinished game.
fn unfinished(session: Option<&GameSession>) -> String {
    let Some(session) = session else { return String::new() };
    let count = session.game.count();
    let variant = session.setup.variant;
    let moves = session.game.moves_played();
    if !variant.flips() {
        return say!("start-unfinished-marking", game = game_title(variant), moves = moves);
    }
    let [black, white] = Color::BOTH.map(|side| player_name(session, side));
    say!(
        "start-unfinished",
        players = format!("{black} - {white}"),
        moves = moves,
        black_discs = count.black,
        white_discs = count.white
    )
}

/// Date of the latest analysis, or a description.
fn analysis(cx: &Context) -> String {
    match &cx.last_analysis {
        Some(session) => {
            let date = session.identity.date.get(..10).unwrap_or("none");
            say!("start-analysis-last", date = date)
        }
        None => say!("start-analysis-about"),
    }
}

/// Number of due exercises, or a description.
fn practice(cx: &Context) -> RowText {
    let (note, about) = match cx.overview.as_ref().map_or(0, |overview| overview.due) {
        0 => (None, say!("start-practice-about")),
        due => (Some(say!("start-due", due = due)), say!("start-practice-due", due = due)),
    };
    RowText::action(say!("start-practice"), about).noted(note)
}

/// Rules of a variant of Reversi in a few sentences: first move, placing and flipping, passing, end.
pub fn rules_in_words(variant: Variant) -> Vec<String> {
    let [black, white] = side_names(variant);
    let turns = if variant.throws_coin() {
        say!("rules-turns-coin", black = black, white = white)
    } else {
        say!("rules-turns", black = black, white = white)
    };
    let mut sentences = vec![turns];
    if variant.has_placing() {
        sentences.push(say!("rules-overture"));
    }
    sentences.extend([say!("rules-place"), say!("rules-flip")]);
    if variant.goal == Goal::FewestDiscs {
        sentences.extend([say!("rules-pass"), say!("rules-end-fewest")]);
    } else if variant.passes {
        sentences.extend([say!("rules-pass"), say!("rules-end")]);
    } else {
        sentences.push(say!("rules-end-stuck"));
    }
    sentences
}
