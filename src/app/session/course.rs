//! The course of a game: moves, passes, computer replies, take-back, redo.

use crate::app::effect::{Effects, OpponentEffect, SearchId};
use crate::app::keymap::Command;
use crate::app::message::OpponentNews;
use crate::app::notice::News;
use crate::app::session::motion::Motion;
use crate::app::session::table::{Computer, Table};
use crate::app::shared::Shared;
use crate::app::text::players::{full_name, is_you, player_name};
use crate::app::text::refusal::Refusal;
use crate::app::typing;
use crate::opponents::{MoveRequest, OpponentError, OpponentSpec};
use crate::rules::{Color, Game, Notation, PlayError, Square, Turn};
use crate::store::Seat;
use rand::Rng as _;

/// State of a game after an automatic step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Course {
    On,
    /// The game is over, and its result is due on screen.
    Over,
}

/// Advances a game automatically: animations, passes, replies, requests to the opponent.
pub fn proceed(table: &mut Table, shared: &mut Shared) -> (Effects, Course) {
    let mut effects = Effects::none();
    loop {
        let now = shared.now;
        if table.view.motion.is_some_and(|motion| now < motion.end()) {
            break;
        }
        table.view.motion = None;
        table.pacing.still_since.get_or_insert(now);
        let is_due = table.waits_until().is_some_and(|due| now >= due);
        match (table.game.turn(), &table.pacing.computer) {
            (Turn::Pass(_), _) if is_due => pass(table, shared),
            (Turn::Place(_), &Computer::Chosen(square)) if is_due => put(table, square, shared),
            (Turn::Place(_), Computer::Idle) => {
                let Some(opponent) = table.opponent_to_move() else { break };
                let waits = shared.settings.step || table.waits_for_reader();
                if waits && !table.pacing.step_released {
                    break;
                }
                effects.push(ask(table, opponent, shared));
            }
            // The result of a retry is shown first.
            (Turn::Over, _) if !table.pacing.result_shown && table.retry.is_none() => {
                table.pacing.result_shown = true;
                shared.rate(table);
                return (effects, Course::Over);
            }
            _ => break,
        }
    }
    (effects, Course::On)
}

/// Requests a move from the opponent.
fn ask(table: &mut Table, opponent: OpponentSpec, shared: &mut Shared) -> OpponentEffect {
    let id = shared.next_search();
    let seed = shared.random.next_u64();
    table.pacing.computer = Computer::Thinking(id, None);
    let clocks = Color::BOTH.map(|side| table.clock(side));
    let request = MoveRequest { opponent, game: table.game.clone(), seed, clocks };
    OpponentEffect::Choose(id, Box::new(request))
}

/// Handles news of the opponent, unless the search was cancelled.
pub fn on_opponent_news(table: &mut Table, id: SearchId, news: &OpponentNews, shared: &mut Shared) {
    let Computer::Thinking(awaited, report) = &mut table.pacing.computer else { return };
    if *awaited != id {
        return;
    }
    match news {
        OpponentNews::Progress(progress) => *report = Some(progress.clone()),
        OpponentNews::Done(Ok(answer)) if table.game.legal_moves().contains(answer.square) => {
            table.pacing.computer = Computer::Chosen(answer.square);
        }
        OpponentNews::Done(answer) => {
            // Retrying at once could loop forever.
            table.pacing.computer = Computer::Idle;
            table.pacing.step_released = false;
            shared.settings.step = true;
            shared.refuse(match answer {
                Ok(_) | Err(OpponentError::NoMove) => Refusal::NoMove,
                Err(error) => {
                    let name = player_name(table, table.game.side_to_move());
                    Refusal::Opponent(name, error.clone())
                }
            });
        }
    }
}

/// Cancels the running search and any pondering.
pub fn stop_thinking(table: &mut Table) -> Effects {
    table.pacing.computer = Computer::Idle;
    OpponentEffect::Stop.into()
}

/// Moves the cursor to `square` and plays there.
pub fn place_at(table: &mut Table, square: Square, shared: &mut Shared) {
    table.view.cursor = square;
    place(table, shared);
}

/// Plays at the cursor on a person's turn, else shortens the pause. Returns whether the game is over.
pub fn activate(table: &mut Table, shared: &mut Shared) -> Course {
    match (table.game.turn(), &table.pacing.computer) {
        (Turn::Pass(_), _) => pass(table, shared),
        (Turn::Over, _) => return Course::Over,
        (Turn::Place(_), &Computer::Chosen(square)) => put(table, square, shared),
        (Turn::Place(_), Computer::Idle) if table.opponent_to_move().is_some() => {
            table.pacing.step_released = true;
        }
        _ => place(table, shared),
    }
    Course::On
}

fn place(table: &mut Table, shared: &mut Shared) {
    match table.game.turn() {
        Turn::Place(side) if table.player(side) != Seat::Human => {
            let name = player_name(table, side);
            let waits_for_enter = table.awaits_step(shared.settings.step);
            shared.refuse(Refusal::NotYourTurn { name, waits_for_enter });
        }
        Turn::Pass(side) => {
            let (name, is_you) = (full_name(table, side), is_you(table, side));
            shared.refuse(Refusal::MustPass { name, is_you });
        }
        Turn::Over => shared.refuse(Refusal::Over),
        Turn::Place(_) => put(table, table.view.cursor, shared),
    }
}

/// Places a disc for the side to move, or refuses.
fn put(table: &mut Table, square: Square, shared: &mut Shared) {
    match table.game.place(square) {
        Ok(ply) => {
            table.laid(ply, shared.settings.animation.then_some(shared.now));
            shared.notice = None;
        }
        Err(error) => {
            let notation = shared.settings.notation(table.setup.variant);
            shared.refuse(Refusal::Play(error, notation));
        }
    }
}

pub fn pass_if_forced(table: &mut Table, shared: &mut Shared) {
    match table.game.turn() {
        Turn::Pass(_) => pass(table, shared),
        Turn::Over => shared.refuse(Refusal::Play(PlayError::Over, Notation::default())),
        Turn::Place(_) => shared.refuse(Refusal::Play(PlayError::CanMove, Notation::default())),
    }
}

/// Passes for the side to move, with a notice.
fn pass(table: &mut Table, shared: &mut Shared) {
    let Ok(ply) = table.game.pass() else { return };
    table.laid(ply, None);
    let (name, is_you) = (full_name(table, ply.side), is_you(table, ply.side));
    shared.say(News::Passed { name, is_you });
}

/// Takes back to a person's last turn; without people at the table, one ply, in step mode.
pub fn take_back(table: &mut Table, shared: &mut Shared) -> Effects {
    if table.retry.as_ref().is_some_and(|retry| retry.is_open(&table.game)) {
        shared.refuse(Refusal::BeforeRetry);
        return Effects::none();
    }
    let mut game = table.game.clone();
    let mut last = None;
    loop {
        let Some(ply) = game.take_back() else {
            shared.refuse(Refusal::NothingToTakeBack);
            return Effects::none();
        };
        last = ply.square().or(last);
        if table.rests_at(&game) {
            break;
        }
    }
    go_to(table, game, last, shared)
}

/// Takes back to the moment after this number of plies, or to the person's turn before it.
pub fn take_back_to(table: &mut Table, plies: usize, shared: &mut Shared) -> Effects {
    let mut game = table.game.clone();
    let mut last = None;
    while game.played().len() > plies || !(table.rests_at(&game) || game.played().is_empty()) {
        let Some(ply) = game.take_back() else { break };
        last = ply.square().or(last);
    }
    go_to(table, game, last, shared)
}

/// Replays to a person's next turn, or to the end of the moves taken back.
pub fn replay(table: &mut Table, shared: &mut Shared) -> Effects {
    let mut game = table.game.clone();
    let mut last = None;
    while let Some(ply) = game.replay() {
        last = Some(ply);
        if table.rests_at(&game) {
            break;
        }
    }
    let Some(last) = last else {
        shared.refuse(Refusal::NothingToReplay);
        return Effects::none();
    };
    let effects = go_to(table, game, last.square(), shared);
    if shared.settings.animation {
        table.view.motion = Some(Motion { ply: last, since: shared.now });
    }
    effects
}

/// Shows another moment of the game, with the cursor on `square`.
fn go_to(table: &mut Table, game: Game, square: Option<Square>, shared: &mut Shared) -> Effects {
    let effects = stop_thinking(table);
    *table = table.at(game, square);
    shared.notice = None;
    if !table.has_human() && !shared.settings.step {
        shared.settings.step = true;
        shared.say(News::StepModeByItself);
    }
    effects
}

/// Moves the cursor by a key, on a board that may be rotated.
pub fn steer(table: &mut Table, command: Command, shared: &Shared) {
    let orientation = shared.settings.orientation_of(table.setup.variant);
    move_cursor(table, orientation.along_board(command));
}

/// The typed square; refuses text that is not a square.
pub fn typed_square(table: &Table, text: &str, shared: &mut Shared) -> Option<Square> {
    let notation = shared.settings.notation(table.setup.variant);
    let square = typing::square(notation, text);
    if square.is_none() {
        let range = notation.range(table.setup.variant.board.size);
        shared.refuse(Refusal::NoSquare { text: text.to_owned(), range });
    }
    square
}

/// Moves the cursor by one square, or to the next legal square.
fn move_cursor(table: &mut Table, command: Command) {
    let cursor = table.view.cursor;
    let legal = table.game.legal_moves().squares();
    let shifted = |files, ranks| cursor.shifted(files, ranks, table.game.variant().board.size);
    table.view.cursor = match command {
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
