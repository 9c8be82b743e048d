//! A session line by line, for clients without a screen. It has a thread only while it works on a line, because the
//! plain view waits for each answer.

use super::background;
use super::line_editor::LineEditor;
use super::registry::SessionEvent;
use super::screen_session::{ClientInput, ServerPhase, SessionEnd};
use super::services::Services;
use super::visitor::Visitor;
use crate::app::{App, PuzzleChoice, Setup, Viewport};
use crate::coach::{Advice, Question, SearchGoal, advise};
use crate::engine::search::TranspositionTable;
use crate::engine::{Resources, Stop};
use crate::io::{Opponents, Pace, SyncedOpponents};
use crate::opponents::MoveRequest;
use crate::plain::{
    BoardSize, Conversation, MenuChoice, Next, Plain, PlainMenu, PlainStudy, Store, Study,
};
use crate::rules::{Game, Variant};
use crate::store::Address;
use crate::words::say;
use std::collections::VecDeque;
use std::fmt::Write as _;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::io::{AsyncWrite, AsyncWriteExt as _};
use tokio::select;
use tokio::sync::mpsc::{Receiver, UnboundedReceiver, unbounded_channel};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::timeout;

/// Longest wait for the disk, after each request to the store.
const PATIENCE: Duration = Duration::from_secs(2);
/// Limit of a search of the engine, as one of many visitors.
const MOVE_TIME: Duration = Duration::from_millis(500);
/// Memory of a search, in MiB.
const MEBIBYTES: usize = 4;

/// Line that leaves a conversation or the menu.
const END: &str = "q";
/// Lines typed ahead that are kept.
const AHEAD: usize = 16;

/// A session of a client without a screen.
pub struct PlainSession {
    pub services: Arc<Services>,
    pub visitor: Visitor,
    /// Whether the client has a terminal, in raw mode.
    pub is_raw: bool,
}

/// A conversation after a line.
struct Worked {
    conversation: Box<dyn Conversation>,
    answer: String,
    /// Whether it takes another line.
    goes_on: bool,
}

impl PlainSession {
    /// Runs the session until the client leaves, the server ends, or nothing is typed for too long.
    pub async fn run(
        self,
        mut input: Receiver<ClientInput>,
        mut output: impl AsyncWrite + Unpin,
        mut phase: watch::Receiver<ServerPhase>,
    ) {
        let limits = self.services.options.limits;
        let is_raw = self.is_raw;
        let mut editor = LineEditor::new(is_raw);
        let mut typed: VecDeque<String> = VecDeque::new();
        let (events, store_events) = unbounded_channel();
        let removal = self.services.register(&self.visitor, events);
        // The conversation is in one of these: at work on a line, or waiting for the next without a thread.
        let mut work = Some(self.turn(self.menu(store_events), None));
        let mut waiting: Option<Box<dyn Conversation>> = None;
        let (mut has_input, mut end) = (true, None);
        loop {
            if let Some(conversation) = waiting.take() {
                match typed.pop_front() {
                    Some(line) => work = Some(self.turn(conversation, Some(line))),
                    None if has_input => waiting = Some(conversation),
                    None => break,
                }
            }
            let written: Vec<u8> = select! {
                turn = end_of_turn(work.as_mut()) => {
                    work = None;
                    let Some(Worked { conversation, answer, goes_on }) = turn else { break };
                    if !goes_on {
                        has_input = false;
                        typed.clear();
                    }
                    waiting = Some(conversation);
                    let answer = if is_raw { answer.replace('\n', "\r\n") } else { answer };
                    answer.into_bytes()
                }
                // Lines typed ahead wait at the client.
                received = timeout(limits.idle, input.recv()), if has_input && typed.len() < AHEAD => {
                    match received {
                        Ok(Some(ClientInput::Bytes(bytes))) => {
                            let edited = editor.feed(&bytes);
                            typed.extend(edited.lines);
                            has_input = !edited.is_over;
                            edited.echo
                        }
                        Ok(Some(
                            ClientInput::Resize(..)
                            | ClientInput::Cell(_)
                            | ClientInput::Button(..),
                        )) => continue,
                        Ok(None) => {
                            has_input = false;
                            continue;
                        }
                        Err(_) => break,
                    }
                }
                _ = phase.changed() => self.last_line(*end.insert(SessionEnd::Ending)),
                () = removal.notified() => self.last_line(*end.insert(SessionEnd::Removed)),
            };
            let sent = timeout(limits.blocked, output.write_all(&written)).await;
            if end.is_some() || !matches!(sent, Ok(Ok(()))) {
                break;
            }
        }
        if let Some(work) = work {
            let _ = work.await;
        }
        self.services.registry.remove(self.visitor.session_id);
    }

    /// Line that says why the server ends the session.
    fn last_line(&self, end: SessionEnd) -> Vec<u8> {
        let sentence = self.visitor.language.language().scope(|| end.sentence());
        format!("\r\n{}\r\n", sentence.unwrap_or_default()).into_bytes()
    }

    /// Works on a line, or greets without one. Few sessions work at once, so that those who come in never wait behind
    /// them for a thread.
    fn turn(
        &self,
        mut conversation: Box<dyn Conversation>,
        line: Option<String>,
    ) -> JoinHandle<Worked> {
        let (services, language) = (Arc::clone(&self.services), self.visitor.language.language());
        let credential = self.visitor.credential.clone();
        tokio::spawn(async move {
            let turn = services.turns_at_once.acquire().await;
            let asked = Arc::clone(&services);
            let work = move || {
                let mut answer = String::new();
                let next = language.scope(|| match line {
                    // Levels, hints and lessons come from the engine; only the end needs none.
                    Some(line) if line != END && !asked.may_use_engine(&credential) => {
                        writeln!(answer, "{}", say!("refusal-assistance")).map(|()| Next::Line)
                    }
                    Some(line) => conversation.handle_line(&line, &mut answer),
                    None => conversation.greet(&mut answer).map(|()| Next::Line),
                });
                Worked { conversation, answer, goes_on: next == Ok(Next::Line) }
            };
            let worked = background::spawn(work).expect("the system has a thread").await;
            drop(turn);
            worked.expect("the conversation goes on")
        })
    }

    /// The menu of what a visitor can do line by line.
    fn menu(&self, store_events: UnboundedReceiver<SessionEvent>) -> Box<dyn Conversation> {
        let (services, visitor) = (Arc::clone(&self.services), self.visitor.clone());
        let events = Arc::new(Mutex::new(store_events));
        let open = move |choice| {
            // Each conversation counts its games from 1.
            services.store.client().end_session(visitor.session_id);
            let app = services.app_of(&visitor, Viewport::default());
            let store = || store_of(&services, &visitor, &events);
            Ok::<Box<dyn Conversation>, String>(match choice {
                MenuChoice::Play => Box::new(game(app, Variant::REVERSI, store())),
                MenuChoice::TicTacToe => Box::new(game(app, Variant::TIC_TAC_TOE, store())),
                MenuChoice::Learn => Box::new(study(app, Study::Lessons(None), store())),
                MenuChoice::Puzzles => {
                    Box::new(study(app, Study::Puzzles(PuzzleChoice::Near), store()))
                }
                MenuChoice::Practice => Box::new(study(app, Study::Practice, store())),
                MenuChoice::Library | MenuChoice::Settings => {
                    return Err(say!("serve-needs-screen"));
                }
            })
        };
        Box::new(PlainMenu::new(Box::new(open)))
    }
}

/// The conversation after its work; never without work, `None` after a panic.
async fn end_of_turn(work: Option<&mut JoinHandle<Worked>>) -> Option<Worked> {
    match work {
        Some(work) => work.await.ok(),
        None => std::future::pending().await,
    }
}

/// The library of a visitor, whose answers a conversation waits for.
fn store_of(
    services: &Arc<Services>,
    visitor: &Visitor,
    events: &Arc<Mutex<UnboundedReceiver<SessionEvent>>>,
) -> Store {
    let mut client = services.store.client();
    let (events, session_id) = (Arc::clone(events), visitor.session_id);
    Box::new(move |address, request| {
        client.send(Address { session_id, ..address }, request);
        client.finish(PATIENCE);
        let mut events = events.lock().unwrap_or_else(PoisonError::into_inner);
        let received = std::iter::from_fn(|| events.try_recv().ok());
        let of_store = received.filter_map(|event| match event {
            SessionEvent::Store(to, event) => Some((to, event)),
            SessionEvent::Message(_) => None,
        });
        of_store.collect()
    })
}

/// A game against a level; the player chooses the side.
fn game(mut app: App, variant: Variant, store: Store) -> Plain {
    let mut setup = Setup { hides_level: true, ..app.cx.setup.clone() };
    setup.play_by(variant);
    app.cx.setup = setup;
    let pace = Pace { move_time: Some(MOVE_TIME), ..Pace::default() };
    let mut seats = SyncedOpponents::new(Opponents::new(resources(), pace));
    let choose = move |request: &MoveRequest| seats.choose(request, &Stop::default(), &mut |_| {});
    let size = if variant.flips() { BoardSize::Small } else { BoardSize::Large };
    let begin = Instant::now();
    Plain::new(app, size, true, Box::new(choose))
        .kept_by(store)
        .timed_by(Box::new(move || begin.elapsed()))
        .advised_by(Box::new(advice))
}

fn study(app: App, study: Study, store: Store) -> PlainStudy {
    PlainStudy::new(app, study, BoardSize::Small, Box::new(advice)).kept_by(store)
}

fn resources() -> Resources {
    Resources { mebibytes: MEBIBYTES, ..Resources::default() }
}

/// Advice for the side to move.
fn advice(game: &Game) -> Option<Advice> {
    let question = Question::of(game, SearchGoal::GRADING)?;
    let (table, stop) = (TranspositionTable::new(MEBIBYTES), Stop::default());
    let part = stop.part();
    let _alarm = crate::io::Alarm::set(MOVE_TIME, &part);
    advise(question, &resources(), &table, &part, &stop, None)
}
