//! A game going on: moves placed, passed, answered, taken back and replayed.

use super::setup::{Player, Setup};
use super::words::{player_name, ply_in_words};
use super::{Command, Computer, Dialog, Effect, Motion, News, Row, Screen, SearchId, State, Table};
use crate::engine::{Level, Request};
use crate::rules::transcript::TranscriptError;
use crate::rules::{Game, Notation, PlayError, Square, Turn};
use rand::Rng as _;

/// Starts a new game from `setup`; an unfinished one is put aside.
pub fn begin(state: &mut State, setup: Setup) -> Vec<Effect> {
    let seats = setup.seats(&mut state.random);
    let game = setup.game(&seats, "", &mut state.random).expect("no moves, none is refused");
    seat(state, Table::new(setup, seats, game))
}

/// Puts a table before the player; what lay there and was not over is put aside.
pub fn seat(state: &mut State, table: Table) -> Vec<Effect> {
    let effects = stop_thinking(state);
    if let Some(left) = state.table.take() {
        state.series.retain(|(setup, _)| !setup.is_series_with(&left.setup));
        state.series.push((left.setup.clone(), left.tally()));
        state.aside.extend(Some(left).filter(Table::is_unfinished));
    }
    let mut series = state.series.iter().filter(|(setup, _)| setup.is_series_with(&table.setup));
    let earlier = series.next().map_or(table.earlier, |&(_, tally)| tally);
    lay(state, Table { earlier, ..table });
    effects
}

/// Lays a table before the player, in the place of the one that lay there.
pub fn lay(state: &mut State, table: Table) {
    let names = state.settings.names.clone();
    let date = if table.date.is_empty() { state.today.clone() } else { table.date.clone() };
    state.table = Some(Table { date, names, ..table });
    state.screen = Screen::Table;
    state.dialog = None;
    state.notice = None;
    state.row = Row::default();
}

/// Lets the game go on by itself as far as it can: discs turn, passes and replies are carried
/// out, the computer is asked, the result is shown.
pub fn proceed(state: &mut State) -> Vec<Effect> {
    let mut effects = Vec::new();
    while state.is_running() {
        let now = state.now;
        let Some(table) = &mut state.table else { break };
        if table.motion.is_some_and(|motion| now < motion.end()) {
            break;
        }
        table.motion = None;
        table.still_since.get_or_insert(now);
        let is_due = table.waits_until().is_some_and(|due| now >= due);
        match (table.game.turn(), &table.computer) {
            (Turn::Pass(_), _) if is_due => pass(state),
            (Turn::Place(_), &Computer::Chosen(square)) if is_due => put(state, square),
            (Turn::Place(_), Computer::Idle) => {
                let Some(level) = table.computer_to_move() else { break };
                if (state.settings.step || table.waits_for_reader()) && !table.step_released {
                    break;
                }
                effects.push(ask(state, level));
            }
            // Whoever tries a move again is told its worth first.
            (Turn::Over, _) if !table.result_shown && table.trial.is_none() => {
                table.result_shown = true;
                state.dialog = Some(Dialog::Result);
            }
            _ => break,
        }
    }
    // Whatever covers the game, or keeps it out of sight, stops its pauses: they begin anew.
    if let (false, Some(table)) = (state.is_running(), &mut state.table) {
        table.still_since = None;
    }
    effects
}

/// Asks the engine for a move.
fn ask(state: &mut State, level: Level) -> Effect {
    let id = state.next_search();
    let seed = state.random.next_u64();
    let table = state.table.as_mut().expect("only a game on the table asks");
    table.computer = Computer::Thinking(id, None);
    Effect::Think(id, Request::of(&table.game, level, seed))
}

/// Takes what the engine says, unless it belongs to a search that was given up.
pub fn hear(state: &mut State, id: SearchId, news: News) {
    let Some(table) = &mut state.table else { return };
    let Computer::Thinking(awaited, report) = &mut table.computer else { return };
    if *awaited != id {
        return;
    }
    match news {
        News::Progress(progress) => *report = Some(progress),
        News::Done(Some(answer)) if table.game.legal_moves().contains(answer.square) => {
            table.computer = Computer::Chosen(answer.square);
        }
        News::Done(_) => {
            // Asking again at once might go on for ever.
            table.computer = Computer::Idle;
            table.step_released = false;
            state.settings.step = true;
            state.refuse("the computer gave no legal move: Enter asks again");
        }
    }
}

/// Gives the search under way up.
pub fn stop_thinking(state: &mut State) -> Vec<Effect> {
    let Some(table) = &mut state.table else { return Vec::new() };
    match std::mem::take(&mut table.computer) {
        Computer::Thinking(..) => vec![Effect::StopThinking],
        _ => Vec::new(),
    }
}

/// Moves the cursor to `square` and plays there.
pub fn place_at(state: &mut State, square: Square) {
    if let Some(table) = &mut state.table {
        table.cursor = square;
    }
    place(state);
}

/// Plays on the cursor for the person to move; on another's turn, hastens it.
pub fn activate(state: &mut State) {
    let Some(table) = &mut state.table else { return };
    match (table.game.turn(), &table.computer) {
        (Turn::Pass(_), _) => pass(state),
        (Turn::Over, _) => state.dialog = Some(Dialog::Result),
        (Turn::Place(_), &Computer::Chosen(square)) => put(state, square),
        (Turn::Place(_), Computer::Idle) if table.computer_to_move().is_some() => {
            table.step_released = true;
        }
        _ => place(state),
    }
}

/// Plays on the cursor, where a person may.
fn place(state: &mut State) {
    let Some(table) = &state.table else { return };
    match table.game.turn() {
        Turn::Place(side) if table.player(side) != Player::Human => {
            let name = player_name(table, side);
            state.refuse(if state.awaits_step() {
                format!("it is not your turn: Enter lets {name} move")
            } else {
                format!("it is not your turn: {name} is to move")
            });
        }
        Turn::Pass(side) => {
            let name = player_name(table, side);
            state.refuse(format!("{name} cannot move: Enter passes"));
        }
        Turn::Over => state.refuse("the game is over: n starts another"),
        Turn::Place(_) => put(state, table.cursor),
    }
}

/// Places a disc for the side to move, or says why not.
fn put(state: &mut State, square: Square) {
    let notation = state.notation();
    let Some(table) = &mut state.table else { return };
    match table.game.place(square) {
        Ok(ply) => {
            table.laid(ply, state.settings.animation.then_some(state.now));
            state.notice = None;
        }
        Err(refusal) => state.refuse(refusal.explain(notation)),
    }
}

/// Passes for the side to move, if it must.
pub fn pass_if_forced(state: &mut State) {
    match state.table.as_ref().map(|table| table.game.turn()) {
        Some(Turn::Pass(_)) => pass(state),
        Some(Turn::Over) => state.refuse(PlayError::Over.to_string()),
        _ => state.refuse(PlayError::CanMove.to_string()),
    }
}

/// Passes for the side to move, and says so.
fn pass(state: &mut State) {
    let Some(table) = &mut state.table else { return };
    let Ok(ply) = table.game.pass() else { return };
    table.laid(ply, None);
    let text = ply_in_words(table, &ply, Notation::default());
    state.say(text);
}

/// Takes back to the last turn of a person; where no person plays, one ply, and then waits.
pub fn take_back(state: &mut State) -> Vec<Effect> {
    let Some(table) = &state.table else { return Vec::new() };
    if table.trial.as_ref().is_some_and(|trial| trial.is_open(&table.game)) {
        state.refuse("the game before the move to be tried stays as it was: v leads back");
        return Vec::new();
    }
    let mut game = table.game.clone();
    let mut last = None;
    loop {
        let Some(ply) = game.take_back() else {
            state.refuse("there is nothing to take back");
            return Vec::new();
        };
        last = ply.square().or(last);
        if table.rests_at(&game) {
            break;
        }
    }
    go_to(state, game, last)
}

/// Replays to the next turn of a person, or to the end of what was taken back.
pub fn replay(state: &mut State) -> Vec<Effect> {
    let Some(table) = &state.table else { return Vec::new() };
    let mut game = table.game.clone();
    let mut last = None;
    while let Some(ply) = game.replay() {
        last = Some(ply);
        if table.rests_at(&game) {
            break;
        }
    }
    let Some(last) = last else {
        state.refuse("there is nothing to replay");
        return Vec::new();
    };
    let effects = go_to(state, game, last.square());
    if let (Some(table), true) = (&mut state.table, state.settings.animation) {
        table.motion = Some(Motion { ply: last, since: state.now });
    }
    effects
}

/// Shows another moment of the game on the table, the cursor on `square`.
fn go_to(state: &mut State, game: Game, square: Option<Square>) -> Vec<Effect> {
    let effects = stop_thinking(state);
    let Some(table) = &mut state.table else { return effects };
    *table = table.at(game, square);
    let is_watched = !table.has_human();
    state.dialog = None;
    state.notice = None;
    if is_watched && !state.settings.step {
        state.settings.step = true;
        state.say("step mode on: Enter moves on");
    }
    effects
}

/// Moves the cursor by one square, or from one legal square to the next.
pub fn move_cursor(table: &mut Table, command: Command) {
    let cursor = table.cursor;
    let legal = table.game.legal_moves().squares();
    let shifted = |files, ranks| cursor.shifted(files, ranks, table.game.variant().board.size);
    table.cursor = match command {
        Command::Up => shifted(0, -1),
        Command::Down => shifted(0, 1),
        Command::Left => shifted(-1, 0),
        Command::Right => shifted(1, 0),
        Command::NextLegal => {
            legal.clone().find(|&square| square > cursor).or(legal.clone().next()).unwrap_or(cursor)
        }
        Command::PreviousLegal => {
            let before = legal.clone().filter(|&square| square < cursor).last();
            before.or(legal.last()).unwrap_or(cursor)
        }
        _ => cursor,
    };
}

/// Shows the start screen with its cursor on `row`; the game stays on the table.
pub fn to_start(state: &mut State, row: Row) {
    // Whoever only tried a move again has set nothing up.
    if let Some(table) = state.table.as_ref().filter(|table| table.trial.is_none()) {
        state.setup = table.setup.clone();
    }
    state.screen = Screen::Start;
    state.dialog = None;
    state.notice = None;
    state.row = row;
}

/// Goes back from the start screen to the game on the table, if there is one.
pub fn resume(state: &mut State) {
    if state.table.is_some() {
        state.screen = Screen::Table;
        state.notice = None;
    }
}

/// Takes up the game that has been put aside longest; so all of them come round.
pub fn resume_aside(state: &mut State) -> Vec<Effect> {
    if state.aside.is_empty() {
        return Vec::new();
    }
    let table = state.aside.remove(0);
    seat(state, table)
}

impl State {
    /// Puts a game of the present setup on the table, begun with the moves of a transcript.
    ///
    /// # Errors
    ///
    /// [`TranscriptError`] names the move that is not possible; nothing has changed then.
    pub fn deal(&mut self, moves: &str) -> Result<(), TranscriptError> {
        let seats = self.setup.seats(&mut self.random);
        let game = self.setup.game(&seats, moves, &mut self.random)?;
        seat(self, Table::new(self.setup.clone(), seats, game));
        Ok(())
    }
}
