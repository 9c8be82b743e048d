//! The opening trainer: the lines of a tree are asked for move by move, or moves that are as good as the best; the
//! other side plays what people play.

mod behavior;
pub mod keys;
mod text;

use crate::app::live::live_explorer::LiveExplorer;
use crate::app::move_entry::MoveEntry;
use crate::app::repertoire::repertoire_side;
use crate::app::session::course;
use crate::app::session::table::Table;
use crate::app::shared::Shared;
use crate::app::text::refusal::Refusal;
use crate::coach::{Quality, Question};
use crate::engine::book::Book;
use crate::explorer::GameFilter;
use crate::rules::symmetry::is_same_move;
use crate::rules::{Color, Game, GameTree, NodeId, Position, Square, Turn};
use crate::school::OpeningCard;
use crate::store::{ExploredMove, Seat, StoreRequest};
use rand::seq::IndexedRandom as _;
use std::collections::{HashMap, HashSet};

/// Discs that a move may lose against the best one and still be right, where no line says what to play.
const TOLERATED: i32 = 1;
/// Plies that the coach has looked ahead, at least, before it judges a move.
const JUDGING: u32 = 10;
/// How much less often lines come that are known for today.
const KNOWN: f64 = 0.2;

/// The standing of the trainer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TrainerStanding {
    /// A move is asked for.
    Asked,
    /// This move was made, and is being judged.
    Judging(Square),
    /// This move was wrong: it loses so many discs, where that is known. One of these is right.
    Wrong {
        /// The move.
        made: Square,
        /// Discs that it loses against the best one.
        loss: Option<i32>,
        /// What is right, the first of them first of all.
        right: Vec<Square>,
    },
    /// The other side is to reply.
    Replying,
    /// The line has come to its end.
    Over,
}

/// An opening that is trained.
#[derive(Clone, Debug)]
pub struct TrainerPage {
    /// The board.
    pub table: Table,
    /// The lines to be known.
    tree: GameTree,
    /// Where they begin, and where the board stands in the tree: nowhere where no line is given.
    start: NodeId,
    at: Option<NodeId>,
    /// The game where the training begins.
    begin: Game,
    /// The side that is trained.
    pub side: Color,
    /// Whether there are lines: else every good move is right.
    pub has_lines: bool,
    /// The boards of the positions that the lines ask for, by the plies before them.
    asked: HashMap<NodeId, String>,
    /// What people play.
    pub explorer: LiveExplorer,
    /// How it stands.
    pub standing: TrainerStanding,
    /// A move being typed.
    pub entry: MoveEntry,
    /// The move that was right last, until the next one is judged.
    pub was_right: Option<Square>,
    /// Moves that were asked for, and those that were right at once.
    pub score: [usize; 2],
    /// Lines that came to their end.
    pub lines: usize,
    /// The last plies of those that are given.
    finished: HashSet<NodeId>,
}

impl TrainerPage {
    /// Trains the side whose repertoire the lines are that go on from a node; where there are none, the side to move.
    pub fn new(table: &Table, tree: GameTree, start: NodeId, filter: GameFilter) -> Self {
        let mut begin = table.game.clone();
        // What follows is what is asked for.
        begin.forget_taken_back();
        let mut table = table.at(begin.clone(), None);
        table.seats = [Seat::Human; 2];
        let has_lines = !tree.is_leaf(start);
        let side = repertoire_side(&tree, start);
        let asked = asked_boards(&tree, start, side);
        let mut page = Self {
            side,
            table,
            start,
            at: None,
            tree,
            begin,
            has_lines,
            asked,
            explorer: LiveExplorer::new(filter, 0),
            standing: TrainerStanding::Over,
            entry: MoveEntry::default(),
            was_right: None,
            score: [0; 2],
            lines: 0,
            finished: HashSet::new(),
        };
        page.begin_line();
        page
    }

    /// Begins a line.
    fn begin_line(&mut self) {
        self.at = self.has_lines.then_some(self.start);
        self.table = self.table.at(self.begin.clone(), None);
        self.settle();
    }

    /// How many of the lines came to their end, and how many there are; `None` where none is given.
    pub fn lines_known(&self) -> Option<[usize; 2]> {
        self.has_lines.then(|| [self.finished.len(), self.ends(self.start).count()])
    }

    /// What is to be played in the position at hand, by the lines.
    fn answers(&self) -> Vec<(NodeId, Square)> {
        let children = self.at.into_iter().flat_map(|at| self.tree.children(at));
        children.filter_map(|node| Some((node, self.tree.square(node)?))).collect()
    }

    /// Whether nothing more is known from here on.
    fn is_at_end(&self) -> bool {
        match self.table.game.turn() {
            Turn::Over => true,
            Turn::Place(_) | Turn::Pass(_) => self.has_lines && self.answers().is_empty(),
        }
    }

    /// Finds out what comes next.
    fn settle(&mut self) {
        if self.table.game.pass_if_forced() {
            let at = self.at.into_iter();
            let pass =
                at.flat_map(|at| self.tree.children(at)).find(|it| self.tree.square(*it).is_none());
            self.at = pass.or(self.at);
        }
        self.standing = match self.table.game.turn() {
            _ if self.is_at_end() => TrainerStanding::Over,
            Turn::Place(side) if side == self.side => TrainerStanding::Asked,
            _ => TrainerStanding::Replying,
        };
        if self.standing == TrainerStanding::Over {
            self.lines += 1;
            self.finished.extend(self.at);
        }
    }

    /// Plays a move on the board, and along the lines.
    fn advance(&mut self, square: Square, shared: &Shared) {
        let position = *self.table.game.position();
        let next = self.answers().into_iter().find(|(_, at)| is_same_move(&position, *at, square));
        // A move that is the same is played as the line has it.
        let square = next.map_or(square, |(_, at)| at);
        let mut game = self.table.game.clone();
        game.forget_taken_back();
        let Ok(ply) = game.place(square) else { return };
        self.at = next.map(|(node, _)| node);
        self.table = self.table.at(game, None);
        self.table.view.cursor = square;
        let now = shared.settings.animation.then_some(shared.now);
        self.table.laid(ply, now);
        self.settle();
    }

    /// What the moves of the position at hand are worth, the best first: by the coach, once it has looked far enough, and
    /// by the book; by whichever is kinder to the move that was made.
    fn values(&self, made: Square, shared: &Shared) -> Option<Vec<(Square, i32)>> {
        let position = self.table.game.position();
        let book = Book::built_in().values(position);
        let book = book.map(|it| it.iter().map(|it| (it.square, it.score)).collect::<Vec<_>>());
        let advice = self.coach_question().and_then(|question| shared.coach.on(&question));
        let advice = advice.filter(|advice| advice.exact || advice.depth >= JUDGING);
        let coach = advice.map(|advice| {
            advice.moves.iter().map(|it| (it.line.square, it.line.score)).collect::<Vec<_>>()
        });
        let loss =
            |values: &Vec<(Square, i32)>| loss_of(position, made, values).unwrap_or(i32::MAX);
        coach.into_iter().chain(book).min_by_key(loss)
    }

    /// What the coach is to look at: what the player is asked.
    pub fn coach_question(&self) -> Option<Question> {
        let is_asked = matches!(
            self.standing,
            TrainerStanding::Asked | TrainerStanding::Judging(_) | TrainerStanding::Wrong { .. }
        );
        Question::of(&self.table.game, Quality::GRADING).filter(|_| is_asked)
    }

    /// Answers with a move.
    pub fn play(&mut self, square: Square, shared: &mut Shared) {
        self.table.view.cursor = square;
        match &self.standing {
            TrainerStanding::Asked => {}
            TrainerStanding::Wrong { right, .. } => {
                let position = self.table.game.position();
                if right.iter().any(|at| is_same_move(position, *at, square)) {
                    self.advance(square, shared);
                } else {
                    shared.refuse(Refusal::NotInLine);
                }
                return;
            }
            _ => return,
        }
        if let Err(error) = self.table.game.position().play(square) {
            let notation = shared.settings.notation(self.table.setup.variant);
            shared.refuse(Refusal::Play(error.into(), notation));
            return;
        }
        self.standing = TrainerStanding::Judging(square);
    }

    /// Judges the move that was made, once it can be judged; says whether it was right.
    fn judge(&mut self, made: Square, shared: &Shared) -> Option<bool> {
        let position = *self.table.game.position();
        let values = self.values(made, shared);
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
        let is_right = right.iter().any(|at| is_same_move(&position, *at, made));
        if !is_right {
            self.standing = TrainerStanding::Wrong { made, loss, right };
        }
        Some(is_right)
    }

    /// Lets everything happen that needs nobody's key: the judgement of a move, and the reply to it. Returns what is to
    /// be kept.
    fn go_on(&mut self, shared: &mut Shared) -> Option<StoreRequest> {
        let motion = &mut self.table.view.motion;
        *motion = motion.filter(|motion| shared.now < motion.end());
        match self.standing {
            TrainerStanding::Judging(made) => {
                let board = OpeningCard::board_of(self.table.game.position(), self.side);
                let is_right = self.judge(made, shared)?;
                self.was_right = is_right.then_some(made);
                if is_right {
                    self.advance(made, shared);
                }
                self.score[0] += 1;
                self.score[1] += usize::from(is_right);
                let card = shared.openings.note(board, is_right, shared.day)?;
                Some(StoreRequest::OpeningTried(card)).filter(|_| shared.keeps())
            }
            TrainerStanding::Replying => {
                self.reply(shared);
                None
            }
            _ => None,
        }
    }

    /// Plays for the other side: what people play, as often as they do; of the lines those that are not known first.
    fn reply(&mut self, shared: &mut Shared) {
        let explored = self.explorer.on(&self.table.game);
        if explored.is_none() && shared.keeps() {
            return;
        }
        let position = *self.table.game.position();
        let games = |square: Square| {
            let moves = explored.iter().flat_map(|explored| &explored.moves);
            let mut same = moves.filter(|it| is_same_move(&position, it.played.square, square));
            same.next().map_or(0, |it| it.played.games)
        };
        let replies: Vec<(Square, f64)> = if self.has_lines {
            // All lines come once before any comes again.
            let (more, done): (Vec<_>, Vec<_>) =
                self.answers().into_iter().partition(|(node, _)| self.has_more(*node));
            let answers = if more.is_empty() { done } else { more };
            let weigh = |(node, square): (NodeId, Square)| {
                let share = f64::from(games(square)) + 1.0;
                let is_wanted = self.wants(node, shared);
                (square, if is_wanted { share } else { share * KNOWN })
            };
            answers.into_iter().map(weigh).collect()
        } else {
            let moves = explored.iter().flat_map(|explored| &explored.moves);
            let weigh = |it: &ExploredMove| {
                let square = it.played.square;
                let share = f64::from(it.played.games);
                (square, if self.wants_after(square, shared) { share } else { share * KNOWN })
            };
            moves.map(weigh).collect()
        };
        if let Ok(&(square, _)) = replies.choose_weighted(&mut shared.random, |(_, weight)| *weight)
        {
            self.advance(square, shared);
        } else {
            self.standing = TrainerStanding::Over;
            self.lines += 1;
        }
    }

    /// Whether the position after a reply is to be asked for today, where no lines are given.
    fn wants_after(&self, square: Square, shared: &Shared) -> bool {
        let after = self.table.game.position().play(square);
        after.is_ok_and(|after| {
            let board = OpeningCard::board_of(&after, self.side);
            shared.openings.is_wanted(&board, shared.day)
        })
    }

    /// Whether nothing can be trained here: no line goes on, and no game of the library does.
    pub fn has_nothing(&self) -> bool {
        let said = self.explorer.on(&self.table.game);
        !self.has_lines && self.score[0] == 0 && said.is_some_and(|said| said.games == 0)
    }

    /// Whether a line from here on has not come to its end yet.
    fn has_more(&self, node: NodeId) -> bool {
        self.ends(node).any(|end| !self.finished.contains(&end))
    }

    /// The last plies of the lines that go on from a node; itself where none does.
    fn ends(&self, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        self.tree.subtree(node).filter(|it| self.tree.is_leaf(*it))
    }

    /// Whether anything beneath a node is to be asked for today.
    fn wants(&self, node: NodeId, shared: &Shared) -> bool {
        let mut boards = self.tree.subtree(node).filter_map(|it| self.asked.get(&it));
        boards.any(|board| shared.openings.is_wanted(board, shared.day))
    }

    /// How many positions of these lines come back today.
    pub fn due(&self, shared: &Shared) -> usize {
        let is_due = |board: &&String| shared.openings.is_due(board, shared.day);
        self.asked.values().filter(is_due).collect::<HashSet<_>>().len()
    }

    /// Plays on the square of that name.
    pub fn play_typed(&mut self, text: &str, shared: &mut Shared) {
        if let Some(square) = course::typed_square(&self.table, text, shared) {
            self.play(square, shared);
        }
    }
}

/// Discs that a move loses against the best one by these values; `None` where they do not know it.
fn loss_of(position: &Position, made: Square, values: &[(Square, i32)]) -> Option<i32> {
    let best = values.iter().map(|(_, score)| *score).max()?;
    let known = values.iter().find(|(at, _)| is_same_move(position, *at, made));
    known.map(|(_, score)| best - score)
}

/// The boards of the positions with an answer in which a side is to move, of the lines that go on from a node.
fn asked_boards(tree: &GameTree, start: NodeId, side: Color) -> HashMap<NodeId, String> {
    let asked = tree.subtree(start).filter(|node| !tree.is_leaf(*node)).filter_map(|node| {
        let game = tree.game_at(node);
        let is_asked = game.side_to_move() == side;
        is_asked.then(|| (node, OpeningCard::board_of(game.position(), side)))
    });
    asked.collect()
}
