//! The opening trainer: asks for the moves of a tree's lines or, without lines, for good moves; weights the opponent's
//! replies by their frequency in games.

mod behavior;
pub mod keys;
mod text;

use crate::app::live::live_explorer::LiveExplorer;
use crate::app::pages::prelude::*;
use crate::app::repertoire::repertoire_side;
use crate::coach::{Advised, Question, Stakes};
use crate::engine::book::Book;
use crate::explorer::GameFilter;
use crate::rules::symmetry::is_same_move;
use crate::rules::{Color, Game, GameTree, NodeId, Position, Turn};
use crate::school::OpeningCard;
use crate::store::{ExploredMove, Seat, StoreRequest};
use rand::seq::IndexedRandom as _;
use std::collections::{HashMap, HashSet};

/// Discs that a right move may lose in training without lines.
const TOLERATED: i32 = 1;
/// Least search depth, in plies, of a judgement.
const JUDGING: u32 = 10;
/// Factor on the weight of replies after which no position is to be asked today.
const KNOWN: f64 = 0.2;

/// State of the trainer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TrainerStanding {
    /// A move is awaited.
    Asked,
    /// This move is being judged.
    Judging(Square),
    Wrong {
        made: Square,
        /// Discs lost, if known.
        loss: Option<i32>,
        /// Right moves, the preferred one first.
        right: Vec<Square>,
    },
    Replying,
    /// The line has ended.
    Over,
}

#[derive(Clone, Debug)]
pub struct TrainerPage {
    pub board: BoardExercise,
    /// The lines to learn.
    tree: GameTree,
    /// First node of the lines; `at` is the current node, or `None` off the lines.
    start: NodeId,
    at: Option<NodeId>,
    begin: Game,
    pub side: Color,
    /// Whether there are lines; without them every good move is right.
    pub has_lines: bool,
    /// Boards of the positions in which the lines have an answer of the trained side, by node.
    asked: HashMap<NodeId, String>,
    pub explorer: LiveExplorer,
    pub standing: TrainerStanding,
    /// Last right move, until the next one is judged.
    pub was_right: Option<Square>,
    /// Move of the lines that was played in place of the last right one, which is as good.
    pub instead: Option<Square>,
    /// Moves asked for, and moves right at first try.
    pub score: [usize; 2],
    pub lines: usize,
    /// Last nodes of the completed lines.
    finished: HashSet<NodeId>,
}

impl TrainerPage {
    /// Trains the side whose repertoire starts at a node; without lines, the side to move.
    pub fn new(session: &GameSession, tree: GameTree, start: NodeId, filter: GameFilter) -> Self {
        let mut begin = session.game.clone();
        // Moves taken back would give the answers away.
        begin.forget_taken_back();
        let mut session = session.at(begin.clone(), None);
        session.seats = [Seat::Human; 2];
        let has_lines = !tree.is_leaf(start);
        let side = repertoire_side(&tree, start);
        let asked = asked_boards(&tree, start, side);
        let mut page = Self {
            side,
            board: BoardExercise::on(session),
            start,
            at: None,
            tree,
            begin,
            has_lines,
            asked,
            explorer: LiveExplorer::new(filter, 0),
            standing: TrainerStanding::Over,
            was_right: None,
            instead: None,
            score: [0; 2],
            lines: 0,
            finished: HashSet::new(),
        };
        page.begin_line();
        page
    }

    fn begin_line(&mut self) {
        self.at = self.has_lines.then_some(self.start);
        self.board.session = self.board.session.at(self.begin.clone(), None);
        self.settle();
    }

    /// Number of completed lines, and of all lines; `None` without lines.
    pub fn lines_known(&self) -> Option<[usize; 2]> {
        self.has_lines.then(|| [self.finished.len(), self.ends(self.start).count()])
    }

    /// Answers of the lines in the current position.
    fn answers(&self) -> Vec<(NodeId, Square)> {
        let children = self.at.into_iter().flat_map(|at| self.tree.children(at));
        children.filter_map(|node| Some((node, self.tree.square(node)?))).collect()
    }

    /// Whether the game is over, or the lines have ended.
    fn is_at_end(&self) -> bool {
        match self.board.session.game.turn() {
            Turn::Over => true,
            Turn::Place(_) | Turn::Pass(_) => self.has_lines && self.answers().is_empty(),
        }
    }

    /// Determines the next state.
    fn settle(&mut self) {
        if self.board.session.game.pass_if_forced() {
            let at = self.at.into_iter();
            let pass =
                at.flat_map(|at| self.tree.children(at)).find(|it| self.tree.square(*it).is_none());
            self.at = pass.or(self.at);
        }
        self.standing = match self.board.session.game.turn() {
            _ if self.is_at_end() => TrainerStanding::Over,
            Turn::Place(side) if side == self.side => TrainerStanding::Asked,
            _ => TrainerStanding::Replying,
        };
        if self.standing == TrainerStanding::Over {
            self.lines += 1;
            self.finished.extend(self.at);
        }
    }

    /// Plays a move on the board and in the lines.
    fn play_move(&mut self, square: Square, cx: &Context) {
        let position = *self.board.session.game.position();
        let next = self.answers().into_iter().find(|(_, at)| is_same_move(&position, *at, square));
        // A symmetric move is played as in the line.
        let square = next.map_or(square, |(_, at)| at);
        let mut game = self.board.session.game.clone();
        game.forget_taken_back();
        let Ok(ply) = game.place(square) else { return };
        self.at = next.map(|(node, _)| node);
        self.board.session = self.board.session.at(game, None);
        self.board.session.view.cursor = square;
        let now = cx.settings.animation.then_some(cx.now);
        self.board.session.record_ply(ply, now);
        self.settle();
    }

    /// Values of the moves: by the book if it knows this one, else by the coach, if its search is exact or at least
    /// [`JUDGING`] plies deep.
    fn values(&self, made: Square, cx: &Context) -> Option<Vec<(Square, i32)>> {
        let position = self.board.session.game.position();
        let book = Book::built_in().values(position);
        let book = book.map(|it| it.iter().map(|it| (it.square, it.score)).collect::<Vec<_>>());
        let advice = self.coach_question().and_then(|question| cx.coach.on(&question));
        let advice = advice.filter(|advice| advice.exact || advice.depth >= JUDGING);
        let coach = advice.map(|advice| {
            advice.moves.iter().map(|it| (it.line.square, it.line.score)).collect::<Vec<_>>()
        });
        let knows = |values: &Vec<(Square, i32)>| loss_of(position, made, values).is_some();
        book.filter(knows).or(coach)
    }

    /// The wrong move as the coach rates it, once known.
    pub fn reviewed<'a>(&self, cx: &'a Context) -> Option<(&'a Advised, Stakes)> {
        let TrainerStanding::Wrong { made, .. } = &self.standing else { return None };
        cx.coach.reviewed(&self.coach_question()?, *made)
    }

    /// Question about the current position.
    pub fn coach_question(&self) -> Option<Question> {
        let is_asked = matches!(
            self.standing,
            TrainerStanding::Asked | TrainerStanding::Judging(_) | TrainerStanding::Wrong { .. }
        );
        self.board.question().filter(|_| is_asked)
    }

    /// Answers with a move.
    fn play(&mut self, square: Square, cx: &mut Context) {
        match &self.standing {
            TrainerStanding::Asked if self.board.accepts(square, cx) => {
                self.standing = TrainerStanding::Judging(square);
            }
            TrainerStanding::Wrong { right, .. } => {
                self.board.session.view.cursor = square;
                let position = self.board.session.game.position();
                if right.iter().any(|at| is_same_move(position, *at, square)) {
                    self.play_move(square, cx);
                } else {
                    cx.refuse(Refusal::NotInLine);
                }
            }
            _ => {}
        }
    }

    /// Judges a move once its value is known; returns whether it was right.
    fn judge(&mut self, made: Square, cx: &Context) -> Option<bool> {
        let position = *self.board.session.game.position();
        let values = self.values(made, cx);
        let loss = values.as_ref().and_then(|values| loss_of(&position, made, values));
        let right: Vec<Square> = if self.has_lines {
            self.answers().into_iter().map(|(_, at)| at).collect()
        } else {
            let values = values?;
            let best = values.iter().map(|(_, score)| *score).max()?;
            let good = values.iter().filter(|(_, score)| best - score <= TOLERATED);
            let mut good: Vec<_> = good.copied().collect();
            good.sort_by_key(|(_, score)| -score);
            good.into_iter().map(|(at, _)| at).collect()
        };
        let is_known = right.iter().any(|at| is_same_move(&position, *at, made));
        let is_right = is_known || loss.is_some_and(|loss| loss <= 0);
        self.instead = right.first().copied().filter(|_| is_right && !is_known);
        if !is_right {
            self.standing = TrainerStanding::Wrong { made, loss, right };
        }
        Some(is_right)
    }

    /// Advances the training: judges a move, replies. Returns the request that saves the result.
    fn advance(&mut self, cx: &mut Context) -> Option<StoreRequest> {
        match self.standing {
            TrainerStanding::Judging(made) => {
                let board = OpeningCard::board_of(self.board.session.game.position(), self.side);
                let is_right = self.judge(made, cx)?;
                self.was_right = is_right.then_some(made);
                if is_right {
                    self.play_move(self.instead.unwrap_or(made), cx);
                }
                self.score[0] += 1;
                self.score[1] += usize::from(is_right);
                let card = cx.openings.note(board, is_right, cx.day)?;
                Some(StoreRequest::OpeningTried(card)).filter(|_| cx.keeps())
            }
            TrainerStanding::Replying => {
                self.reply(cx);
                None
            }
            _ => None,
        }
    }

    /// Plays the opponent's reply, at random by frequency in games. With lines, replies into uncompleted lines
    /// come first.
    fn reply(&mut self, cx: &mut Context) {
        let explored = self.explorer.on(&self.board.session.game);
        if explored.is_none() && cx.keeps() {
            return;
        }
        let position = *self.board.session.game.position();
        let games = |square: Square| {
            let moves = explored.iter().flat_map(|explored| &explored.moves);
            let mut same = moves.filter(|it| is_same_move(&position, it.played.square, square));
            same.next().map_or(0, |it| it.played.games)
        };
        let replies: Vec<(Square, f64)> = if self.has_lines {
            // All lines come once before any is repeated.
            let (more, done): (Vec<_>, Vec<_>) =
                self.answers().into_iter().partition(|(node, _)| self.has_more(*node));
            let answers = if more.is_empty() { done } else { more };
            let weigh = |(node, square): (NodeId, Square)| {
                let share = f64::from(games(square)) + 1.0;
                let is_wanted = self.has_due(node, cx);
                (square, if is_wanted { share } else { share * KNOWN })
            };
            answers.into_iter().map(weigh).collect()
        } else {
            let moves = explored.iter().flat_map(|explored| &explored.moves);
            let weigh = |it: &ExploredMove| {
                let square = it.played.square;
                let share = f64::from(it.played.games);
                (square, if self.is_due_after(square, cx) { share } else { share * KNOWN })
            };
            moves.map(weigh).collect()
        };
        if let Ok(&(square, _)) = replies.choose_weighted(&mut cx.random, |(_, weight)| *weight) {
            self.play_move(square, cx);
        } else {
            self.standing = TrainerStanding::Over;
            self.lines += 1;
        }
    }

    /// Whether the position after a reply is to be asked today; for training without lines.
    fn is_due_after(&self, square: Square, cx: &Context) -> bool {
        let after = self.board.session.game.position().play(square);
        after.is_ok_and(|after| {
            let board = OpeningCard::board_of(&after, self.side);
            cx.openings.is_wanted(&board, cx.day)
        })
    }

    /// Whether there is nothing to train: no line and no game continues.
    pub fn has_nothing(&self) -> bool {
        let explored = self.explorer.on(&self.board.session.game);
        !self.has_lines
            && self.score[0] == 0
            && explored.is_some_and(|explored| explored.games == 0)
    }

    /// Whether an uncompleted line continues from a node.
    fn has_more(&self, node: NodeId) -> bool {
        self.ends(node).any(|end| !self.finished.contains(&end))
    }

    /// Last nodes of the lines through a node; the node itself if it is a leaf.
    fn ends(&self, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        self.tree.subtree(node).filter(|it| self.tree.is_leaf(*it))
    }

    /// Whether a position below a node is due today.
    fn has_due(&self, node: NodeId, cx: &Context) -> bool {
        let mut boards = self.tree.subtree(node).filter_map(|it| self.asked.get(&it));
        boards.any(|board| cx.openings.is_wanted(board, cx.day))
    }

    /// Number of positions due today.
    pub fn due(&self, cx: &Context) -> usize {
        let is_due = |board: &&String| cx.openings.is_due(board, cx.day);
        self.asked.values().filter(is_due).collect::<HashSet<_>>().len()
    }
}

/// Discs a move loses by these values; `None` if its value is unknown.
fn loss_of(position: &Position, made: Square, values: &[(Square, i32)]) -> Option<i32> {
    let best = values.iter().map(|(_, score)| *score).max()?;
    let known = values.iter().find(|(at, _)| is_same_move(position, *at, made));
    known.map(|(_, score)| best - score)
}

/// Boards of the positions below a node in which `side` is to move and the tree has an answer, by node.
fn asked_boards(tree: &GameTree, start: NodeId, side: Color) -> HashMap<NodeId, String> {
    let asked = tree.subtree(start).filter(|node| !tree.is_leaf(*node)).filter_map(|node| {
        let game = tree.game_at(node);
        let is_asked = game.side_to_move() == side;
        is_asked.then(|| (node, OpeningCard::board_of(game.position(), side)))
    });
    asked.collect()
}
