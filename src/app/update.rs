//! The one place where the state changes.

use super::study::{advising, practice, reviewing, trying};
use super::{
    CoachNews, Command, Computer, Context, Dialog, Effect, Keeping, Look, Message, Row, Screen,
    SearchId, Settings, State, Table, Target, View,
};
use super::{
    Player, entry, export, keeping, keymap, library, menu, pasted, play, replay, start, urgent,
};
use crate::rules::{Turn, Variant};
use crossterm::event::KeyEvent;
use std::time::Duration;

/// Lines that a page key scrolls.
const PAGE: i16 = 8;

/// Takes in what happened at `now` (since the program began) and says what it asks of the outside.
pub fn update(state: &mut State, now: Duration, message: Message) -> Vec<Effect> {
    if !matches!(message, Message::Resumed) {
        charge_clock(state, now);
    }
    state.now = state.now.max(now);
    let mut effects = match message {
        Message::Key(key) => press(state, key),
        Message::Type(text) => {
            state.notice = None;
            entry::play_typed(state, &text);
            Vec::new()
        }
        Message::Choose(target) => choose_target(state, target),
        Message::Scroll(lines) => scroll(state, lines),
        Message::Paste(text) => pasted::paste(state, &text),
        Message::Resize(width, height) => {
            state.display.width = width;
            state.display.height = height;
            Vec::new()
        }
        Message::Engine(id, news) => {
            play::hear(state, id, news);
            Vec::new()
        }
        Message::Coach(id, news) => hear_coach(state, id, news),
        Message::Keep(news) => keeping::hear(state, news),
        Message::Done(what) => {
            state.say(what);
            Vec::new()
        }
        Message::Impossible(why) => {
            state.refuse(why);
            Vec::new()
        }
        Message::Tick | Message::Resumed => Vec::new(),
    };
    effects.extend(play::proceed(state));
    effects.extend(advising::proceed(state));
    effects.extend(trying::proceed(state));
    effects.extend(practice::proceed(state));
    effects.extend(keeping::keep(state));
    effects.extend(remember(state));
    effects
}

/// Asks for what the player always likes to be written down, if it has changed.
fn remember(state: &mut State) -> Option<Effect> {
    (state.remembered != state.preferences).then(|| {
        state.remembered = state.preferences.clone();
        Effect::Remember(Box::new(state.preferences.clone()))
    })
}

/// Adds the time since the last update to the clock of the side that had to move meanwhile.
fn charge_clock(state: &mut State, now: Duration) {
    if !state.is_running() {
        return;
    }
    let Some(table) = &mut state.table else { return };
    let (Some(since), Turn::Place(side)) = (table.still_since, table.game.turn()) else { return };
    if table.player(side) == Player::Human || matches!(table.computer, Computer::Thinking(..)) {
        table.clocks[side.index()] += now.saturating_sub(state.now.max(since));
    }
}

/// A key ends the turning of discs, and then does what it always does.
fn press(state: &mut State, key: KeyEvent) -> Vec<Effect> {
    skip_motion(state);
    let command = keymap::command_for(state.context(), key);
    if state.display.is_too_small() && !command.is_some_and(Command::works_unseen) {
        return Vec::new();
    }
    let Some(command) = command else {
        // Half a move that is followed by something else is no move.
        if let Some(table) = &mut state.table {
            table.column = None;
        }
        return entry::key(state, key);
    };
    obey(state, command)
}

fn skip_motion(state: &mut State) {
    if let Some(table) = &mut state.table {
        table.motion = None;
    }
}

fn obey(state: &mut State, command: Command) -> Vec<Effect> {
    let context = state.context();
    let column = state.table.as_mut().and_then(|table| table.column.take());
    if !matches!(command, Command::Suspend | Command::Repaint) {
        state.notice = None;
    }
    if trying::is_under_way(state) && state.dialog.is_none() {
        match command {
            Command::Back | Command::Review => return trying::leave(state),
            Command::Activate if trying::is_over(state) => return trying::go_on(state),
            Command::NewGame | Command::Library => {
                let mut effects = trying::abandon(state);
                effects.extend(obey(state, command));
                return effects;
            }
            _ => {}
        }
    }
    match command {
        Command::Quit => vec![Effect::Quit],
        Command::Suspend => vec![Effect::Suspend],
        Command::Repaint => vec![Effect::Repaint],
        Command::Help => {
            state.open_help();
            Vec::new()
        }
        Command::NextLook => {
            state.settings.look = menu::next(state.settings.look, Look::ALL, true);
            state.say(format!("look: {}, until you quit", state.settings.look));
            Vec::new()
        }
        Command::ToggleMouse => {
            toggle(state, "mouse", |settings| &mut settings.mouse);
            vec![Effect::CaptureMouse(state.settings.mouse)]
        }
        Command::Export => {
            export::open(state);
            Vec::new()
        }
        Command::ToggleHints => {
            toggle(state, "hints", |settings| &mut settings.hints);
            // Turned on, they say at once what there is to say.
            let urgent = state.hints().map(|hints| urgent(&hints, state.notation()));
            if let (Some(urgent), Some(notice)) = (urgent, &mut state.notice) {
                notice.text.push_str(&urgent);
            }
            Vec::new()
        }
        Command::ToggleValues | Command::ToggleAdvice if !state.variant().flips() => {
            state.refuse(reviewing::NOT_KNOWN);
            Vec::new()
        }
        Command::ToggleValues => {
            toggle(state, "values", |settings| &mut settings.values);
            Vec::new()
        }
        Command::ToggleAdvice => {
            toggle(state, "coach", |settings| &mut settings.advice);
            Vec::new()
        }
        Command::Copy => export::copy_moves(state),
        Command::Library if state.keeping != Keeping::Off => library::open(state, View::All),
        _ => match context {
            Context::Start | Context::Settings => start::on_start(state, command),
            Context::Name => {
                start::on_name(state, command);
                Vec::new()
            }
            Context::Library => library::on_library(state, command),
            Context::Search => library::on_search(state, command),
            Context::Replay => on_replay(state, command),
            Context::Statistics => on_statistics(state, command),
            Context::Practice => {
                practice::on_practice(state, command);
                Vec::new()
            }
            Context::Export => export::on_export(state, command),
            Context::Pasted => pasted::on_pasted(state, command),
            Context::Board => {
                match (&mut state.table, command) {
                    (Some(table), Command::Digit(_)) => table.column = column,
                    (_, Command::Back) if column.is_some() => return Vec::new(),
                    _ => {}
                }
                on_board(state, command)
            }
            Context::Entry => on_entry(state, command),
            Context::Result => on_result(state, command),
            Context::Help => {
                on_help(state, command);
                Vec::new()
            }
        },
    }
}

/// Takes in what the coach says, of the position at hand or of a game.
fn hear_coach(state: &mut State, id: SearchId, news: CoachNews) -> Vec<Effect> {
    match news {
        CoachNews::Advice(advice) => advising::hear(state, id, Some(*advice)),
        CoachNews::Advised => advising::hear(state, id, None),
        CoachNews::Step(step) => reviewing::take_step(state, id, *step),
        CoachNews::Reviewed => return reviewing::complete(state, id),
    }
    Vec::new()
}

fn on_replay(state: &mut State, command: Command) -> Vec<Effect> {
    match command {
        Command::Review => reviewing::toggle(state),
        Command::NextMistake | Command::PreviousMistake => {
            reviewing::jump(state, command);
            Vec::new()
        }
        Command::NextSide => {
            reviewing::next_side(state);
            Vec::new()
        }
        Command::TryAgain => trying::begin(state),
        _ => replay::on_replay(state, command),
    }
}

fn on_board(state: &mut State, command: Command) -> Vec<Effect> {
    match command {
        Command::Up
        | Command::Down
        | Command::Left
        | Command::Right
        | Command::NextLegal
        | Command::PreviousLegal => {
            if let Some(table) = &mut state.table {
                play::move_cursor(table, command);
            }
        }
        Command::Activate => play::activate(state),
        Command::Digit(digit) => entry::digit(state, digit),
        Command::TypeMove => {
            if state.table.as_ref().is_some_and(Table::has_human) {
                state.dialog = Some(Dialog::Entry(String::new()));
            } else {
                state.refuse("nobody at the keyboard plays this game");
            }
        }
        Command::ToggleStep => toggle(state, "step mode", |settings| &mut settings.step),
        Command::ToggleAnimation => toggle(state, "animation", |settings| &mut settings.animation),
        Command::TakeBack => return play::take_back(state),
        Command::Replay => return play::replay(state),
        Command::NewGame => play::to_start(state, Row::Begin),
        Command::Review => return reviewing::of_table(state),
        Command::Back => {
            let is_unfinished = state.table.as_ref().is_some_and(Table::is_unfinished);
            play::to_start(state, if is_unfinished { Row::Resume } else { Row::Begin });
        }
        Command::PageUp => return scroll(state, -PAGE),
        Command::PageDown => return scroll(state, PAGE),
        _ => {}
    }
    Vec::new()
}

/// Turns a switch of the settings and says how it is now.
fn toggle(state: &mut State, what: &str, switch: fn(&mut Settings) -> &mut bool) {
    let is_on = switch(&mut state.settings);
    *is_on ^= true;
    let now = if *is_on { "on" } else { "off" };
    state.say(format!("{what} {now}"));
}

fn on_statistics(state: &mut State, command: Command) -> Vec<Effect> {
    match command {
        Command::Left | Command::Right => {
            if let Some(history) = &mut state.history {
                history.variant =
                    menu::next(history.variant, Variant::ALL, command == Command::Right);
            }
        }
        Command::Back => {
            state.screen = Screen::Start;
            state.row = Row::Statistics;
        }
        _ => {}
    }
    Vec::new()
}

fn on_entry(state: &mut State, command: Command) -> Vec<Effect> {
    match command {
        Command::Activate => entry::play(state),
        Command::Back => state.dialog = None,
        _ => {}
    }
    Vec::new()
}

fn on_result(state: &mut State, command: Command) -> Vec<Effect> {
    match command {
        Command::Activate => {
            let setup =
                state.table.as_ref().map_or(state.setup.clone(), |table| table.setup.clone());
            return play::begin(state, setup);
        }
        Command::NewGame => play::to_start(state, Row::Begin),
        Command::Review => return reviewing::of_table(state),
        Command::TakeBack => return play::take_back(state),
        Command::Back => state.dialog = None,
        _ => {}
    }
    Vec::new()
}

fn on_help(state: &mut State, command: Command) {
    let lines = match command {
        Command::Up => -1,
        Command::Down => 1,
        Command::PageUp => -PAGE,
        Command::PageDown => PAGE,
        Command::First => i16::MIN,
        Command::Last => i16::MAX,
        _ => 0,
    };
    if lines != 0 {
        scroll(state, lines);
    }
    if command == Command::Back {
        let is_over_result = matches!(state.dialog, Some(Dialog::Help { over_result: true, .. }));
        state.dialog = is_over_result.then_some(Dialog::Result);
    }
}

/// Scrolls whatever can be scrolled by so many lines, down is positive.
fn scroll(state: &mut State, lines: i16) -> Vec<Effect> {
    let command = if lines < 0 { Command::Up } else { Command::Down };
    match &mut state.dialog {
        Some(Dialog::Help { top, .. }) => {
            *top = top.saturating_add_signed(lines).min(state.display.help_overflow);
        }
        Some(_) if state.screen != Screen::Table => {}
        _ => match state.screen {
            Screen::Start | Screen::Settings => {
                start::on_start(state, command);
            }
            Screen::Library => return library::on_library(state, command),
            Screen::Statistics | Screen::Practice => {}
            Screen::Table | Screen::Replay => {
                let room = state.display.log_room;
                let table = match state.screen {
                    Screen::Replay => state.replay.as_mut().map(|replay| &mut replay.table),
                    _ => state.table.as_mut(),
                };
                if let Some(table) = table {
                    table.scroll_log(lines, room);
                }
            }
        },
    }
    Vec::new()
}

fn choose_target(state: &mut State, target: Target) -> Vec<Effect> {
    skip_motion(state);
    match (target, state.context()) {
        (Target::Command(command), _) => obey(state, command),
        (Target::Square(square), Context::Board) => {
            state.notice = None;
            if let Some(table) = &mut state.table {
                table.column = None;
            }
            play::place_at(state, square);
            Vec::new()
        }
        (Target::Square(square), Context::Practice) => {
            state.notice = None;
            practice::answer(state, square);
            Vec::new()
        }
        (Target::Line(line), Context::Library | Context::Search) => {
            library::choose_line(state, line)
        }
        (Target::Line(line), Context::Export) => export::take(state, line),
        (Target::Ply(plies), Context::Replay) => {
            state.notice = None;
            replay::step_to(state, plies);
            Vec::new()
        }
        (Target::Row(index), Context::Start | Context::Settings) => {
            let Some(&row) = Row::all(state).get(index) else { return Vec::new() };
            state.row = row;
            start::choose(state, row)
        }
        _ => Vec::new(),
    }
}
