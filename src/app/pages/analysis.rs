//! The analysis page: a game with its variations, to which lines, comments and marks are added.

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
use crate::app::live::tree_values::TreeValues;
use crate::app::move_entry::MoveEntry;
use crate::app::notice::News;
use crate::app::session::game_lines::GameLines;
use crate::app::session::identity::{About, Identity};
use crate::app::session::setup::Setup;
use crate::app::session::table::Table;
use crate::app::session::table_record::{record, record_with_lines};
use crate::app::shared::Shared;
use crate::app::text::refusal::Refusal;
use crate::records::Record;
use crate::rules::{Color, Game, GameTree, NodeId, Square, TreeError, Variant};
use crate::store::{Seat, StoreRequest, TreeSave};
use crate::words::say;

/// A game that is analysed.
#[derive(Clone, Debug)]
pub struct AnalysisPage {
    /// The game at the node, with the line that goes on from there.
    pub table: Table,
    /// The ply that was made last on the board.
    at: NodeId,
    /// A move being typed.
    pub entry: MoveEntry,
    /// What is being said of that ply.
    pub comment: Option<String>,
    /// The comment of the ply when typing began.
    said_before: String,
    /// A filter of the explorer being typed.
    pub filtering: Option<String>,
    /// What the games of the library say of the position, where that is wanted.
    pub explorer: Option<LiveExplorer>,
    /// Whether variations are out of sight.
    pub is_folded: bool,
    /// How many of the best lines are shown, 0 to 8: where none is, the coach says something of the best one.
    pub best_lines: u8,
    /// The guest that is asked about each position, where one is.
    pub analyst: Option<LiveAnalyst>,
    /// What the positions are worth, as far as that is known.
    pub values: TreeValues,
    /// The ply after which the coach looks to the end of the game, however long that takes.
    solving: Option<NodeId>,
    /// Plies that were deleted here, the last one last.
    deleted: Vec<NodeId>,
    /// Whether anything was changed since it was kept.
    has_changed: bool,
}

impl AnalysisPage {
    /// A game with its lines, at the moment where it stands.
    pub fn new(table: Table) -> Self {
        let about = About::from(&record(&table));
        let plies = table.game.played().len();
        let mut table = table;
        table.seats = [Seat::Human; 2];
        table.retry = None;
        table.identity.about.get_or_insert(about);
        let whole = table.whole().game;
        let lines = table.identity.lines.take();
        // The lines were edited before the store had answered the import.
        let has_changed = lines.is_some() && table.identity.taken_in.is_some();
        let lines = lines.unwrap_or_else(|| GameLines {
            tree: GameTree::of(&whole),
            revision: 0,
            slot: None,
        });
        let main = lines.tree.line(NodeId::ROOT);
        let at = plies.checked_sub(1).and_then(|last| main.get(last).copied());
        table.identity.lines = Some(lines);
        let mut page = Self {
            table,
            at: NodeId::ROOT,
            entry: MoveEntry::default(),
            comment: None,
            said_before: String::new(),
            filtering: None,
            explorer: None,
            is_folded: false,
            best_lines: 0,
            analyst: None,
            values: TreeValues::default(),
            solving: None,
            deleted: Vec::new(),
            has_changed,
        };
        page.go_to(at.unwrap_or(NodeId::ROOT));
        page
    }

    /// An analysis of nothing yet, with what was played in the library beside it.
    pub fn begun(shared: &Shared) -> Self {
        let game = Game::new(Variant::REVERSI, Color::Black);
        let mut table = Table::new(Setup::default(), [Seat::Human; 2], game.clone());
        // It is found again by its day and by what it is.
        let (date, place) = (shared.today.clone(), say!("analysis-place"));
        let record = Record { date, place, ..Record::of(game) };
        table.identity.about = Some(About::from(&record));
        let mut page = Self::new(table);
        page.show_explorer(shared);
        page
    }

    /// The analysis that was worked at last, from its start on.
    pub fn continued(table: Table, shared: &mut Shared) -> Self {
        shared.say(News::AnalysisContinued(table.identity.date.clone()));
        let mut page = Self::new(table);
        page.go_to(NodeId::ROOT);
        page.show_explorer(shared);
        page
    }

    /// Whether it is about no game.
    pub fn is_of_no_game(&self) -> bool {
        self.tree().game().played().is_empty()
    }

    /// The tree.
    pub fn tree(&self) -> &GameTree {
        &self.table.identity.lines.as_ref().expect("it was put there").tree
    }

    fn tree_mut(&mut self) -> &mut GameTree {
        &mut self.table.identity.lines.as_mut().expect("it was put there").tree
    }

    /// The ply that was made last on the board; the root at the start.
    pub const fn at(&self) -> NodeId {
        self.at
    }

    /// Goes to a ply. The cursor stands on what follows it.
    pub fn go_to(&mut self, node: NodeId) {
        self.at = node;
        let mut game = self.tree().game_at(node);
        // What is forced has happened: the tree has a pass where a move follows it.
        game.pass_if_forced();
        let next = game.taken_back().iter().find_map(crate::rules::Ply::square);
        self.table = self.table.at(game, next);
    }

    /// Plays there: a line that is there already is walked, another one begins.
    pub fn play(&mut self, square: Square, shared: &mut Shared) {
        self.table.view.cursor = square;
        let at = self.at;
        let is_new = !self.has_child(at, square);
        match self.tree_mut().play(at, square) {
            Ok(node) => {
                self.note_change(is_new);
                self.go_to(node);
                let last = self.table.game.played().last().copied();
                let now = shared.settings.animation.then_some(shared.now);
                if let Some(ply) = last {
                    self.table.laid(ply, now);
                }
            }
            Err(error) => self.refuse(error, shared),
        }
    }

    fn refuse(&self, error: TreeError, shared: &mut Shared) {
        let notation = shared.settings.notation(self.table.setup.variant);
        shared.refuse(match error {
            TreeError::Play(error) => Refusal::Play(error, notation),
            other => Refusal::Tree(other),
        });
    }

    fn step_back(&mut self, shared: &mut Shared) {
        if self.at == NodeId::ROOT {
            shared.refuse(Refusal::NothingToTakeBack);
        } else {
            let cursor = self.tree().square(self.at);
            let mut before = self.tree().parent(self.at);
            if before != NodeId::ROOT && self.tree().square(before).is_none() {
                before = self.tree().parent(before);
            }
            self.go_to(before);
            self.table.view.cursor = cursor.unwrap_or(self.table.view.cursor);
        }
    }

    fn step_on(&mut self, shared: &mut Shared) {
        let tree = self.tree();
        let next = tree.children(self.at).next();
        // A pass is no step of its own, unless the game ends with it.
        let next = next.map(|next| match tree.square(next) {
            None => tree.children(next).next().unwrap_or(next),
            Some(_) => next,
        });
        match next {
            Some(next) => self.go_to(next),
            None => shared.refuse(Refusal::EndOfLine),
        }
    }

    /// Goes to the next variation in the place of the last ply, or the one before, round and round.
    fn turn(&mut self, is_forward: bool, shared: &mut Shared) {
        let siblings = self.tree().siblings(self.at);
        if siblings.len() < 2 {
            shared.refuse(Refusal::NoVariation);
            return;
        }
        let here = siblings.iter().position(|it| *it == self.at).unwrap_or(0);
        let step = if is_forward { 1 } else { siblings.len() - 1 };
        self.go_to(siblings[(here + step) % siblings.len()]);
    }

    /// Notes whether the tree was changed: it is to be kept, and there may be moves that are not valued.
    fn note_change(&mut self, has_changed: bool) {
        if has_changed {
            self.has_changed = true;
            self.values.tree_changed();
        }
    }

    /// Asks for the tree to be saved, if it was changed.
    fn save_changes(&mut self, shared: &mut Shared) -> Option<StoreRequest> {
        let motion = &mut self.table.view.motion;
        *motion = motion.filter(|motion| shared.now < motion.end());
        let question = self.coach_question(shared);
        if let Some(advice) = question.and_then(|question| shared.coach.on(&question)) {
            self.values.note_advice(self.at, advice);
        }
        // A game that is being taken in has its lines from the store first: nothing of them is written over.
        if !self.has_changed || !shared.keeps() || self.table.identity.taken_in.is_some() {
            return None;
        }
        let Identity { id, slot, lines, .. } = &self.table.identity;
        let is_saved = lines.as_ref().is_some_and(|lines| lines.slot.is_some());
        if !is_saved && slot.is_none() && id.is_none() && self.is_walk() {
            return None;
        }
        self.has_changed = false;
        let record = record_with_lines(&self.table);
        let identity = &mut self.table.identity;
        let lines = identity.lines.as_mut().expect("it was put there");
        let slot = *lines.slot.get_or_insert_with(|| shared.next_slot());
        let revision = lines.revision;
        let (game, game_slot) = (identity.id, identity.slot);
        let save = TreeSave { slot, game, game_slot, revision, record };
        Some(StoreRequest::SaveTree(Box::new(save)))
    }

    /// Whether the tree is no more than moves one after the other, with nothing said of them.
    fn is_walk(&self) -> bool {
        let tree = self.tree();
        let nodes = || tree.in_order().into_iter().map(|(_, node)| node).chain([NodeId::ROOT]);
        nodes().all(|node| {
            let is_noted = !tree.comment(node).is_empty() || tree.mark(node).is_some();
            !is_noted && tree.children(node).count() <= 1 && !tree.is_deleted(node)
        })
    }
}
