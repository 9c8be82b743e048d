//! The course of a game: moves, passes, computer replies, take-back, redo.

use crate::app::context::Context;
use crate::app::effect::{Effects, OpponentEffect, SearchId};
use crate::app::keymap::Command;
use crate::app::message::OpponentNews;
use crate::app::notice::News;
use crate::app::session::game_session::{Computer, GameSession, Thought};
use crate::app::text::players::{full_name, is_you, player_name};
use crate::app::text::refusal::Refusal;
use crate::app::typing;
use crate::opponents::{MoveRequest, OpponentError, OpponentSpec};
use crate::rules::{Color, Game, Notation, PlayError, Square, Turn};
use crate::store::Seat;
use crate::words::Sentence as _;
use rand::Rng as _;

/// State of a game after an automatic step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Course {
    On,
    /// The game is over, and its result is due on screen.
    Over,
}

/// Advances a game automatically: animations, passes, replies, requests to the opponent.
pub fn proceed(session: &mut GameSession, cx: &mut Context) -> (Effects, Course) {
    let mut effects = Effects::none();
    loop {
        let now = cx.now;
        if session.view.motion.is_some_and(|motion| now < motion.end()) {
            break;
        }
        session.view.motion = None;
        session.pacing.still_since.get_or_insert(now);
        let is_due = session.waits_until(&cx.preferences.settings).is_some_and(|due| now >= due);
        match (session.game.turn(), &session.pacing.computer) {
            (Turn::Pass(_), _) if is_due => pass(session, cx),
            (Turn::Place(_), &Computer::Chosen(square)) if is_due => put(session, square, cx),
            (Turn::Place(_), Computer::Idle) => {
                let Some(opponent) = session.opponent_to_move() else { break };
                let waits = cx.settings.step || session.waits_for_reader();
                if waits && !session.pacing.step_released {
                    break;
                }
                effects.push(request_move(session, opponent, cx));
            }
            // The result of a retry is shown first.
            (Turn::Over, _) if !session.pacing.result_shown && session.retry.is_none() => {
                session.pacing.result_shown = true;
                cx.rate(session);
                return (effects, Course::Over);
            }
            _ => break,
        }
    }
    (effects, Course::On)
}

/// Requests a move from the opponent.
fn request_move(
    session: &mut GameSession,
    opponent: OpponentSpec,
    cx: &mut Context,
) -> OpponentEffect {
    let id = cx.next_search();
    let seed = cx.random.next_u64();
    session.pacing.computer = Computer::Thinking(id, Thought::Begun);
    let clocks = Color::BOTH.map(|side| session.clock(side));
    let request = MoveRequest { opponent, game: session.game.clone(), seed, clocks };
    OpponentEffect::Choose(id, Box::new(request))
}

/// Handles news of the opponent, unless the search was cancelled.
pub fn on_opponent_news(
    session: &mut GameSession,
    id: SearchId,
    news: &OpponentNews,
    cx: &mut Context,
) {
    let Computer::Thinking(awaited, thought) = &mut session.pacing.computer else { return };
    if *awaited != id {
        return;
    }
    match news {
        OpponentNews::InLine(place) => *thought = Thought::InLine(*place),
        OpponentNews::Progress(progress) => *thought = Thought::Report(progress.clone()),
        OpponentNews::Done(Ok(answer)) if session.game.legal_moves().contains(answer.square) => {
            session.pacing.computer = Computer::Chosen(answer.square);
        }
        OpponentNews::Done(answer) => {
            // Retrying at once could loop forever.
            session.pacing.computer = Computer::Idle;
            session.pacing.step_released = false;
            cx.settings.step = true;
            cx.refuse(match answer {
                Ok(_) | Err(OpponentError::NoMove) => Refusal::NoMove,
                Err(error) => {
                    let name = player_name(session, session.game.side_to_move());
                    Refusal::Opponent(name, error.clone())
                }
            });
        }
    }
}

/// Cancels the running search and any pondering.
pub fn stop_thinking(session: &mut GameSession) -> Effects {
    session.pacing.computer = Computer::Idle;
    OpponentEffect::Stop.into()
}

/// Moves the cursor to `square` and plays there.
pub fn place_at(session: &mut GameSession, square: Square, cx: &mut Context) {
    session.view.cursor = square;
    place(session, cx);
}

/// Plays at the cursor on a person's turn, else ends the pause or releases the computer's next move. Returns
/// [`Course::Over`] if the game was over already.
pub fn activate(session: &mut GameSession, cx: &mut Context) -> Course {
    match (session.game.turn(), &session.pacing.computer) {
        (Turn::Pass(_), _) => pass(session, cx),
        (Turn::Over, _) => return Course::Over,
        (Turn::Place(_), &Computer::Chosen(square)) => put(session, square, cx),
        (Turn::Place(_), Computer::Idle) if session.opponent_to_move().is_some() => {
            session.pacing.step_released = true;
        }
        _ => place(session, cx),
    }
    Course::On
}

fn place(session: &mut GameSession, cx: &mut Context) {
    match session.game.turn() {
        Turn::Place(side) if session.player(side) != Seat::Human => {
            let name = player_name(session, side);
            let waits_for_enter = session.awaits_step(cx.settings.step);
            cx.refuse(Refusal::NotYourTurn { name, waits_for_enter });
        }
        Turn::Pass(side) => {
            let (name, is_you) = (full_name(session, side), is_you(session, side));
            cx.refuse(Refusal::MustPass { name, is_you });
        }
        Turn::Over => cx.refuse(Refusal::Over),
        Turn::Place(_) => put(session, session.view.cursor, cx),
    }
}

/// Places a disc for the side to move, or refuses.
fn put(session: &mut GameSession, square: Square, cx: &mut Context) {
    match session.game.place(square) {
        Ok(ply) => {
            session.record_ply(ply, cx.settings.animation.then_some(cx.now));
            cx.notice = None;
        }
        Err(error) => {
            let notation = cx.settings.notation(session.setup.variant);
            cx.refuse(Refusal::Play(error, notation));
        }
    }
}

pub fn pass_if_forced(session: &mut GameSession, cx: &mut Context) {
    match session.game.turn() {
        Turn::Pass(_) => pass(session, cx),
        Turn::Over => cx.refuse(Refusal::Play(PlayError::Over, Notation::default())),
        Turn::Place(_) => cx.refuse(Refusal::Play(PlayError::CanMove, Notation::default())),
    }
}

/// Passes for the side to move, with a notice.
fn pass(session: &mut GameSession, cx: &mut Context) {
    let Ok(ply) = session.game.pass() else { return };
    session.record_ply(ply, None);
    let (name, is_you) = (full_name(session, ply.side), is_you(session, ply.side));
    cx.announce(News::Passed { name, is_you });
}

/// Takes back to a person's last turn; without people, takes back one ply and turns step mode on.
pub fn take_back(session: &mut GameSession, cx: &mut Context) -> Effects {
    if session.retry.as_ref().is_some_and(|retry| retry.is_open(&session.game)) {
        cx.refuse(Refusal::BeforeRetry);
        return Effects::none();
    }
    let mut game = session.game.clone();
    let mut last = None;
    loop {
        let Some(ply) = game.take_back() else {
            cx.refuse(Refusal::NothingToTakeBack);
            return Effects::none();
        };
        last = ply.square().or(last);
        if session.rests_at(&game) {
            break;
        }
    }
    jump_to(session, game, last, cx)
}

/// Takes back to the moment after this number of plies, or to the person's turn before it.
pub fn take_back_to(session: &mut GameSession, plies: usize, cx: &mut Context) -> Effects {
    let mut game = session.game.clone();
    let mut last = None;
    while game.played().len() > plies || !(session.rests_at(&game) || game.played().is_empty()) {
        let Some(ply) = game.take_back() else { break };
        last = ply.square().or(last);
    }
    jump_to(session, game, last, cx)
}

/// Replays to a person's next turn, or to the end of the moves taken back.
pub fn replay(session: &mut GameSession, cx: &mut Context) -> Effects {
    let mut game = session.game.clone();
    let mut last = None;
    while let Some(ply) = game.replay() {
        last = Some(ply);
        if session.rests_at(&game) {
            break;
        }
    }
    let Some(last) = last else {
        cx.refuse(Refusal::NothingToReplay);
        return Effects::none();
    };
    let effects = jump_to(session, game, last.square(), cx);
    session.view.show_flips(last, cx.settings.animation.then_some(cx.now));
    effects
}

/// Shows another moment of the game, with the cursor on `square`.
fn jump_to(
    session: &mut GameSession,
    game: Game,
    square: Option<Square>,
    cx: &mut Context,
) -> Effects {
    let effects = stop_thinking(session);
    *session = session.at(game, square);
    cx.notice = None;
    if !session.has_human() && !cx.settings.step {
        cx.settings.step = true;
        cx.announce(News::StepModeByItself);
    }
    effects
}

/// Moves the cursor by a key, on a board that may be rotated.
pub fn steer(session: &mut GameSession, command: Command, cx: &Context) {
    let orientation = cx.settings.orientation_of(session.setup.variant);
    move_cursor(session, orientation.along_board(command));
}

/// The typed square; refuses text that is not a square of the board.
pub fn typed_square(session: &GameSession, text: &str, cx: &mut Context) -> Option<Square> {
    let notation = cx.settings.notation(session.setup.variant);
    let board = session.setup.variant.board;
    let square = typing::square(notation, text).filter(|square| board.squares.contains(*square));
    if square.is_none() {
        let range = notation.range(board.size);
        cx.refuse(Refusal::NoSquare { text: text.to_owned(), range: range.sentence() });
    }
    square
}

/// Moves the cursor by one square, or to the next legal square.
fn move_cursor(session: &mut GameSession, command: Command) {
    let cursor = session.view.cursor;
    let legal = session.game.legal_moves().squares();
    let shifted = |files, ranks| cursor.shifted(files, ranks, session.game.variant().board.size);
    session.view.cursor = match command {
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
