//! The analysis page: a game with variations, comments and marks.

mod behavior;
mod engine;
pub mod explorer_text;
mod exploring;
pub mod keys;
pub mod line_rows;
mod text;
mod tree_edits;
mod typed;

use crate::app::live::live_analyst::LiveAnalyst;
use crate::app::live::live_explorer::LiveExplorer;
use crate::app::live::node_evals::NodeEvals;
use crate::app::move_entry::MoveEntry;
use crate::app::pages::prelude::*;
use crate::app::session::game_lines::GameLines;
use crate::app::session::identity::{About, Identity};
use crate::app::session::session_record::{record, record_with_lines};
use crate::app::setup::Setup;
use crate::records::Record;
use crate::rules::{Color, Game, GameTree, NodeId, TreeError, Variant};
use crate::store::{Seat, StoreRequest, TreeSave};

/// Number of best lines shown first.
const USUAL_LINES: u8 = 3;

#[derive(Clone, Debug)]
pub struct AnalysisPage {
    /// The game at the current node, with the line that follows.
    pub session: GameSession,
    /// Current node: the last ply on the board.
    at: NodeId,
    pub entry: MoveEntry,
    /// Comment being typed.
    pub comment: Option<String>,
    /// Comment of the node when typing began.
    comment_before: String,
    /// Explorer filter being typed.
    pub filtering: Option<String>,
    /// The explorer, while open.
    pub explorer: Option<LiveExplorer>,
    /// Whether variations are hidden.
    pub is_folded: bool,
    /// Number of best lines shown, 0 to 8.
    pub best_lines: u8,
    /// Whether the engine looks at each position that comes to the board.
    is_engine_on: bool,
    pub analyst: Option<LiveAnalyst>,
    pub values: NodeEvals,
    /// Node whose position is being solved to the end.
    solving: Option<NodeId>,
    /// Nodes deleted on this page, latest last.
    deleted: Vec<NodeId>,
    /// Whether there are unsaved changes.
    has_changed: bool,
}

impl AnalysisPage {
    /// An analysis of a game with its lines, at its current moment.
    pub fn new(session: GameSession) -> Self {
        let about = About::from(&record(&session));
        let plies = session.game.played().len();
        let mut session = session;
        session.seats = [Seat::Human; 2];
        session.retry = None;
        session.identity.about.get_or_insert(about);
        let whole = session.whole().game;
        let lines = session.identity.lines.take();
        // The lines were edited before the store had answered the import.
        let has_changed = lines.is_some() && session.identity.taken_in.is_some();
        let lines = lines.unwrap_or_else(|| GameLines {
            tree: GameTree::of(&whole),
            revision: 0,
            slot: None,
        });
        let main = lines.tree.line(NodeId::ROOT);
        let at = plies.checked_sub(1).and_then(|last| main.get(last).copied());
        session.identity.lines = Some(lines);
        let mut page = Self {
            session,
            at: NodeId::ROOT,
            entry: MoveEntry::of_moves(),
            comment: None,
            comment_before: String::new(),
            filtering: None,
            explorer: None,
            is_folded: false,
            best_lines: USUAL_LINES,
            is_engine_on: true,
            analyst: None,
            values: NodeEvals::default(),
            solving: None,
            deleted: Vec::new(),
            has_changed,
        };
        page.jump_to(at.unwrap_or(NodeId::ROOT));
        page
    }

    /// An empty analysis, with the explorer open.
    pub fn begun(cx: &Context) -> Self {
        let game = Game::new(Variant::REVERSI, Color::Black);
        let mut session = GameSession::new(Setup::default(), [Seat::Human; 2], game.clone());
        // The library finds it by its date and place.
        let (date, place) = (cx.today.clone(), say!("analysis-place"));
        let record = Record { date, place, ..Record::of(game) };
        session.identity.about = Some(About::from(&record));
        session.identity.date.clone_from(&cx.today);
        let mut page = Self::new(session);
        page.show_explorer(cx);
        page
    }

    /// The latest analysis, from its start.
    pub fn continued(session: GameSession, cx: &mut Context) -> Self {
        cx.announce(News::AnalysisContinued(session.identity.date.clone()));
        let mut page = Self::new(session);
        page.jump_to(NodeId::ROOT);
        page.show_explorer(cx);
        page
    }

    pub fn tree(&self) -> &GameTree {
        &self.session.identity.lines.as_ref().expect("it was put there").tree
    }

    fn tree_mut(&mut self) -> &mut GameTree {
        &mut self.session.identity.lines.as_mut().expect("it was put there").tree
    }

    /// Current node; the root at the start.
    pub const fn at(&self) -> NodeId {
        self.at
    }

    /// Goes to a node. The cursor moves to the ply that follows.
    pub fn jump_to(&mut self, node: NodeId) {
        self.at = node;
        let mut game = self.tree().game_at(node);
        // A pass is a node of its own if a move follows it.
        game.pass_if_forced();
        let next = game.taken_back().iter().find_map(crate::rules::Ply::square);
        self.session = self.session.at(game, next);
    }

    /// Plays a move: follows an existing line, or adds one.
    pub fn play(&mut self, square: Square, cx: &mut Context) {
        self.session.view.cursor = square;
        let at = self.at;
        let is_new = !self.has_child(at, square);
        match self.tree_mut().play(at, square) {
            Ok(node) => {
                self.note_change(is_new);
                self.jump_to(node);
                let last = self.session.game.played().last().copied();
                let now = cx.settings.animation.then_some(cx.now);
                if let Some(ply) = last {
                    self.session.record_ply(ply, now);
                }
            }
            Err(error) => self.refuse(error, cx),
        }
    }

    fn refuse(&self, error: TreeError, cx: &mut Context) {
        let notation = cx.settings.notation(self.session.setup.variant);
        cx.refuse(match error {
            TreeError::Play(error) => Refusal::Play(error, notation),
            other => Refusal::Tree(other),
        });
    }

    fn step_back(&mut self, cx: &mut Context) {
        if self.at == NodeId::ROOT {
            cx.refuse(Refusal::NothingToTakeBack);
        } else {
            let cursor = self.tree().square(self.at);
            let mut before = self.tree().parent(self.at);
            if before != NodeId::ROOT && self.tree().square(before).is_none() {
                before = self.tree().parent(before);
            }
            self.jump_to(before);
            self.session.view.cursor = cursor.unwrap_or(self.session.view.cursor);
        }
    }

    fn step_on(&mut self, cx: &mut Context) {
        let tree = self.tree();
        let next = tree.children(self.at).next();
        // A pass is skipped, unless the line ends with it.
        let next = next.map(|next| match tree.square(next) {
            None => tree.children(next).next().unwrap_or(next),
            Some(_) => next,
        });
        match next {
            Some(next) => self.jump_to(next),
            None => cx.refuse(Refusal::EndOfLine),
        }
    }

    /// Goes to the next or previous variation of the last ply, cyclic.
    fn turn(&mut self, is_forward: bool, cx: &mut Context) {
        let siblings = self.tree().siblings(self.at);
        if siblings.len() < 2 {
            cx.refuse(Refusal::NoVariation);
            return;
        }
        let here = siblings.iter().position(|it| *it == self.at).unwrap_or(0);
        let step = if is_forward { 1 } else { siblings.len() - 1 };
        self.jump_to(siblings[(here + step) % siblings.len()]);
    }

    fn note_change(&mut self, has_changed: bool) {
        if has_changed {
            self.has_changed = true;
            self.values.tree_changed();
        }
    }

    fn save_changes(&mut self, cx: &mut Context) -> Option<StoreRequest> {
        let question = self.coach_question(cx);
        if let Some(advice) = question.and_then(|question| cx.coach.on(&question)) {
            self.values.note_advice(self.at, advice);
        }
        // Until the import is answered, the store's lines of the game are unknown and must not be overwritten.
        if !self.has_changed || !cx.keeps() || self.session.identity.taken_in.is_some() {
            return None;
        }
        let Identity { id, slot, lines, .. } = &self.session.identity;
        let is_saved = lines.as_ref().is_some_and(|lines| lines.slot.is_some());
        if !is_saved && slot.is_none() && id.is_none() && self.is_walk() {
            return None;
        }
        self.has_changed = false;
        let record = record_with_lines(&self.session);
        let identity = &mut self.session.identity;
        let lines = identity.lines.as_mut().expect("it was put there");
        let slot = *lines.slot.get_or_insert_with(|| cx.next_slot());
        let revision = lines.revision;
        let (game, game_slot) = (identity.id, identity.slot);
        let copy_place = say!("copy-place", place = &record.place).trim().to_owned();
        let save = TreeSave { slot, game, game_slot, revision, record, copy_place };
        Some(StoreRequest::SaveTree(Box::new(save)))
    }

    /// Whether the tree is one line without notes.
    fn is_walk(&self) -> bool {
        let tree = self.tree();
        let nodes = || tree.in_order().into_iter().map(|(_, node)| node).chain([NodeId::ROOT]);
        nodes().all(|node| {
            let is_noted = !tree.comment(node).is_empty() || tree.mark(node).is_some();
            !is_noted && tree.children(node).count() <= 1 && !tree.is_deleted(node)
        })
    }
}
