//! Gaps of a repertoire: common moves that its lines have no answer to, most frequent first.

use crate::app::keymap::{BACK, ENDS, choose, enter};
use crate::app::pages::prelude::*;
use crate::app::repertoire::repertoire_side;
use crate::explorer::GameFilter;
use crate::rules::{Color, GameTree, NodeId, Notation, Position, Turn};
use crate::store::{Explored, ExplorerQuery, StoreEvent, StoreRequest};
use crate::words::{color_name, grouped};
use std::collections::HashSet;

pub static KEYS: KeyTable = KeyTable::page(
    "holes",
    &[&[enter("key-open-hole", "bar-open")], &choose("key-choose-hole"), ENDS],
)
.back(BACK);

/// Limit of positions queried.
const MOST: usize = 2000;
/// Least number of games, and least share in percent, of a gap.
const LEAST_GAMES: u32 = 2;
const LEAST_SHARE: u32 = 2;

/// A gap: an opponent's move without an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hole {
    pub node: NodeId,
    /// Moves from the start.
    pub line: Vec<Square>,
    pub square: Square,
    /// Games with the move, and games through the position.
    pub games: [u32; 2],
}

#[derive(Clone, Debug)]
pub struct HolesPage {
    tree: GameTree,
    /// Positions with the opponent to move, and their nodes.
    asked: Vec<(NodeId, ExplorerQuery)>,
    /// The gaps; `None` while the library is queried.
    holes: Option<Vec<Hole>>,
    pub side: Color,
    pub has_lines: bool,
    /// Chosen gap.
    pub list: ListCursor,
}

impl HolesPage {
    /// Gaps of the lines below a node.
    pub fn new(tree: GameTree, start: NodeId, filter: &GameFilter) -> Self {
        let side = repertoire_side(&tree, start);
        let has_lines = !tree.is_leaf(start);
        let mut page = Self {
            tree,
            asked: Vec::new(),
            holes: None,
            side,
            has_lines,
            list: ListCursor::default(),
        };
        let query = |node| Some((node, page.query(node, side, filter)?));
        page.asked = page.tree.subtree(start).filter_map(query).take(MOST).collect();
        page
    }

    /// Query of a node's position, if the opponent is to move.
    fn query(&self, node: NodeId, own: Color, filter: &GameFilter) -> Option<ExplorerQuery> {
        let mut game = self.tree.game_at(node);
        game.pass_if_forced();
        let is_theirs = game.turn() == Turn::Place(!own);
        let position = *game.position();
        let filter = filter.clone();
        is_theirs.then_some(ExplorerQuery { position, side: !own, filter, most: 0 })
    }

    pub fn request(&self) -> StoreRequest {
        StoreRequest::ExploreEach(self.asked.iter().map(|(_, query)| query.clone()).collect())
    }

    /// Computes the gaps from the library's answers.
    fn take(&mut self, explored: &[Explored]) {
        let (answered, mut holes) = (self.positions(), Vec::new());
        let mut seen = HashSet::new();
        for ((node, query), explored) in self.asked.iter().zip(explored) {
            if *query != explored.query {
                return;
            }
            let line: Vec<Square> =
                self.tree.path(*node).into_iter().filter_map(|at| self.tree.square(at)).collect();
            for it in &explored.moves {
                let (square, games) = (it.played.square, it.played.games);
                let is_frequent =
                    games >= LEAST_GAMES && games * 100 >= explored.games * LEAST_SHARE;
                // Transpositions and symmetric positions count as answered.
                let Ok(after) = query.position.play(square) else { continue };
                let after = after.canonical();
                if is_frequent && !answered.contains(&after) && seen.insert(after) {
                    let games = [games, explored.games];
                    holes.push(Hole { node: *node, line: line.clone(), square, games });
                }
            }
        }
        holes.sort_by_key(|hole| std::cmp::Reverse(hole.games[0]));
        self.holes = Some(holes);
    }

    /// Positions with an answer, in canonical form.
    fn positions(&self) -> HashSet<Position> {
        let nodes = self.tree.in_order().into_iter().map(|(_, node)| node);
        let has_answer = |node: &NodeId| {
            !self.tree.is_deleted(*node) && self.tree.children(*node).next().is_some()
        };
        nodes
            .filter(has_answer)
            .map(|node| self.tree.game_at(node).position().canonical())
            .collect()
    }

    /// The gaps, most frequent first; `None` while the library is queried.
    pub fn holes(&self) -> Option<&[Hole]> {
        self.holes.as_deref()
    }

    /// Opens the gap at this index of the list.
    fn open(&self) -> Reaction {
        let hole = self.holes.as_ref().and_then(|holes| holes.get(self.list.at));
        hole.map_or_else(Reaction::none, |hole| {
            Reaction::navigate(Navigation::Node(hole.node, hole.square))
        })
    }
}

impl PageBehavior for HolesPage {
    fn parts(&self) -> PageParts<'_> {
        PageParts::of(&KEYS)
    }

    fn list(&mut self, _: &Context) -> Option<(&mut ListCursor, usize)> {
        Some((&mut self.list, self.holes.as_ref().map_or(0, Vec::len)))
    }

    fn open_line(&mut self, _: &mut Context) -> Reaction {
        self.open()
    }

    fn status(&self, _: &Context) -> String {
        match self.holes() {
            _ if !self.has_lines => say!("holes-no-lines"),
            None => say!("holes-looking"),
            Some([]) => say!("holes-none", side = color_name(self.side)),
            Some(_) => say!("holes-enter"),
        }
    }

    fn on_event(&mut self, event: &PageEvent<'_>, _: &mut Context) -> Reaction {
        if let PageEvent::Store(_, StoreEvent::ExploredEach(explored)) = event {
            self.take(explored);
        }
        Reaction::none()
    }
}

/// A gap as text: games, moves to it, the move.
pub fn hole_line(hole: &Hole, notation: Notation) -> String {
    let [games, of] = hole.games;
    let share = (u64::from(games) * 100 + u64::from(of) / 2) / u64::from(of.max(1));
    let line: Vec<String> = hole.line.iter().map(|at| notation.name(*at)).collect();
    let square = notation.name(hole.square);
    let played = say!("hole-games", games = grouped(games.into()), share = share.to_string());
    format!("{played}  {}", say!("hole-move", line = line.join(" "), square = square))
}
