//! SGF, the Smart Game Format with its trees: `(;GM[2]SZ[8]AB[e4][d5]AW[d4][e5];B[f5](;W[d6])(;W[f4]))`, written as
//! Edax does: squares by their names, `PA` for a pass (Hollosi, "SGF File Format FF\[4\]", 2006).
//!
//! A value ends at the first `]` without a backslash before it. A tree is bounded in plies and text; what does not
//! fit, and every property without a place in a record, is reported.

use super::reading::RecordLoss;
use super::sgf_lexer::{SgfLexer, SgfNode, SgfToken};
use super::sgf_terms::{END, MARKS, read_clock, read_forfeit, read_result};
use super::stop::SgfError;
use super::{Part, PlayerName, Reading, Record, date, sanitize, sanitize_lines};
use crate::rules::{
    Bitboard, Color, Game, GameClocks, GameTree, MAX_COMMENT, NodeId, PlayError, Position, Square,
    TreeError, Turn, Variant, transcript,
};
use std::collections::BTreeSet;

/// Whether a text is SGF, where `GM` is a number; in GGF it is a name.
pub fn is_sgf(text: &str) -> bool {
    let opened = text.trim_start().strip_prefix('(').map(str::trim_start);
    let Some(root) = opened else { return false };
    let root = match root.strip_prefix(';') {
        Some(root) => root,
        // Damaged, and known all the same.
        None if root.starts_with("FF[") || root.starts_with("GM[") => root,
        None => return false,
    };
    let begin: String = root.chars().filter(|c| !c.is_whitespace()).take(LOOK).collect();
    let is_numbered = |at: usize| begin[at + 3..].starts_with(|c: char| c.is_ascii_digit());
    begin.contains("FF[") || begin.find("GM[").is_some_and(is_numbered)
}

/// Characters within which a game identifies itself.
const LOOK: usize = 400;

pub fn read(text: &str) -> Vec<Reading> {
    let mut readings = Vec::new();
    let mut lexer = SgfLexer::new(text);
    while lexer.next_game() {
        let part = Part::Game(readings.len() + 1);
        let mut losses = Losses::default();
        let mut reading = Reading::new(part, read_game(&mut lexer, &mut losses));
        let moves = losses.main_moves;
        let (list, main_line) = losses.into_list();
        reading.losses = list;
        readings.push(reading.stopped(main_line, moves));
        lexer.skip_game();
    }
    readings
}

/// Largest number of reported losses of each kind in a game.
const MOST_COMPLAINTS: usize = 5;

/// Parts of a game's text that its record does not hold.
#[derive(Debug, Default)]
struct Losses {
    /// Reason for which the game itself ends early, and the moves that it has in the text.
    main_line: Option<SgfError>,
    main_moves: usize,
    /// Variations cut short, with reasons.
    cut_lines: Vec<SgfError>,
    long_comments: Vec<SgfError>,
    /// Properties without a place in a record.
    properties: BTreeSet<String>,
}

impl Losses {
    fn note_properties(&mut self, node: &SgfNode) {
        let unread = node.keys().filter(|key| !READ.contains(key) && !TECHNICAL.contains(key));
        self.properties.extend(unread.map(|key| sanitize(key, 20)));
    }

    fn into_list(self) -> (Vec<RecordLoss>, Option<SgfError>) {
        let cut = self.cut_lines.into_iter().take(MOST_COMPLAINTS);
        let long = self.long_comments.into_iter().take(MOST_COMPLAINTS).map(RecordLoss::Comment);
        let names: Vec<String> = self.properties.into_iter().collect();
        let names = (!names.is_empty()).then_some(RecordLoss::Properties(names));
        let list =
            cut.map(|why| RecordLoss::Variation(why.into())).chain(long).chain(names).collect();
        (list, self.main_line)
    }
}

/// Properties a record keeps.
const READ: [&str; 23] = [
    "GM", "SZ", "PB", "PW", "DT", "PC", "EV", "RE", "TM", "OT", "AB", "AW", "AE", "PL", "B", "W",
    "C", "N", "TE", "BM", "IT", "DO", END,
];

/// Properties about the file, not the game.
const TECHNICAL: [&str; 4] = ["FF", "CA", "AP", "ST"];

/// A record with the start position and the properties of the root node.
fn header(root: &SgfNode) -> Result<Record, SgfError> {
    let mut record = Record::of(start(root)?);
    record.players = ["PB", "PW"].map(|key| PlayerName::read(root.value(key)));
    record.date = date::read(root.value("DT"));
    let place = Some(root.value("PC")).filter(|place| !place.is_empty());
    record.place = Record::name(place.unwrap_or_else(|| root.value("EV")));
    record.stated = read_result(root.value("RE"));
    let control = read_clock(root.value("TM"), root.value("OT"));
    record.clocks = GameClocks::new([control; 2]);
    Ok(record)
}

/// Game after its opening parenthesis. A line of play ends before its first error; other lines are still read. A game
/// without any readable move is an error.
fn read_game(lexer: &mut SgfLexer, losses: &mut Losses) -> Result<Record, SgfError> {
    let root = match lexer.next() {
        Some(SgfToken::Node(root)) => root,
        Some(_) => return Err(SgfError::Empty),
        None => return Err(SgfError::CutShort),
    };
    let mut record = header(&root)?;
    let mut tree = GameTree::of(&record.game);
    // Some programs put the first move into the root node.
    let mut at = play(&mut tree, NodeId::ROOT, &root, losses)?;
    let mut end = root.has(END).then_some(at);
    let mut branches = Vec::new();
    // Number of open branches at the error that cut a line; nodes are skipped until its branch closes.
    let mut left: Option<usize> = None;
    // Whether every branch so far was the first of its node: the game itself.
    let mut is_main = true;
    loop {
        let token = lexer.next();
        if let Some(SgfToken::Node(node)) = &token {
            losses.main_moves += usize::from(is_main && is_move(node));
        }
        let error = match token {
            Some(SgfToken::Open) => {
                branches.push(at);
                continue;
            }
            Some(SgfToken::Node(_)) if left.is_some() => continue,
            Some(SgfToken::Node(node)) => match play_later(&mut tree, at, &node, losses) {
                Ok(next) => {
                    at = next;
                    end = end.or_else(|| node.has(END).then_some(at));
                    continue;
                }
                Err(error) => {
                    left = Some(branches.len());
                    error
                }
            },
            Some(SgfToken::Close) => match branches.pop() {
                Some(branch) => {
                    is_main = false;
                    at = branch;
                    left = left.filter(|open| *open <= branches.len());
                    continue;
                }
                None => break,
            },
            None => SgfError::CutShort,
        };
        if tree.children(NodeId::ROOT).next().is_none() && error == SgfError::CutShort {
            return Err(error);
        }
        let is_end = error == SgfError::CutShort;
        if is_main && losses.main_line.is_none() {
            losses.main_line = Some(error);
        } else {
            losses.cut_lines.push(error);
        }
        if is_end {
            break;
        }
    }
    record.game = match end {
        Some(end) => tree.adopt(end),
        None => tree.adopt_main_line(),
    };
    if let Some(forfeit) = read_forfeit(root.value("RE")).filter(|_| !record.game.is_over()) {
        record.game.end_by(forfeit).expect("it is not over");
    }
    record.tree = Some(tree).filter(GameTree::has_notes);
    Ok(record)
}

fn start(root: &SgfNode) -> Result<Game, SgfError> {
    let (game, size) = (root.value("GM"), root.value("SZ"));
    if !matches!(game.trim(), "" | "2") {
        return Err(SgfError::OtherGame(sanitize(game, 20)));
    }
    let variant = variant_of(size).ok_or_else(|| SgfError::OtherSize(sanitize(size, 20)))?;
    let mut discs = [Bitboard::EMPTY; 2];
    for (side, key) in Color::BOTH.into_iter().zip(["AB", "AW"]) {
        for value in root.values(key) {
            let square = square(value).filter(|square| variant.board.squares.contains(*square));
            let square = square.ok_or_else(|| not_a_square(root, value))?;
            if discs[0].contains(square) || discs[1].contains(square) {
                return Err(SgfError::TwoDiscs(square));
            }
            discs[side.index()] |= Bitboard::of(square);
        }
    }
    let first =
        if root.value("PL").trim().eq_ignore_ascii_case("W") { Color::White } else { Color::Black };
    let usual = Game::new(variant, first);
    if discs.iter().all(|set| set.is_empty()) {
        return Ok(usual);
    }
    let position = Position::new(discs[first.index()], discs[(!first).index()])
        .expect("no square has two discs");
    Ok(Game::starting_at(variant, position, first))
}

/// Variant of a board of this size: `8`, `6:6`.
fn variant_of(size: &str) -> Option<Variant> {
    let (width, height) = size.trim().split_once(':').unwrap_or((size.trim(), size.trim()));
    match (width, height) {
        ("" | "8", "" | "8") => Some(Variant::REVERSI),
        ("6", "6") => Some(Variant::SIX_BY_SIX),
        ("4", "4") => Some(Variant::FOUR_BY_FOUR),
        _ => None,
    }
}

fn not_a_square(node: &SgfNode, value: &str) -> SgfError {
    SgfError::NotASquare { line: node.line, text: sanitize(value, 20) }
}

/// Square by name, or by two letters: columns from the left, rows from the top.
fn square(text: &str) -> Option<Square> {
    let text = text.trim().to_ascii_lowercase();
    let named = text.parse().ok();
    let lettered = || match text.as_bytes() {
        [file @ b'a'..=b'h', rank @ b'a'..=b'h'] => {
            Square::from_file_rank(file - b'a', rank - b'a')
        }
        _ => None,
    };
    named.or_else(lettered)
}

fn is_pass(text: &str) -> bool {
    let text = text.trim();
    text.is_empty() || text.eq_ignore_ascii_case("tt") || transcript::is_pass(text)
}

fn is_move(node: &SgfNode) -> bool {
    node.has("B") || node.has("W")
}

/// Plays a node after the root, which must not set discs.
fn play_later(
    tree: &mut GameTree,
    at: NodeId,
    node: &SgfNode,
    losses: &mut Losses,
) -> Result<NodeId, SgfError> {
    if ["AB", "AW", "AE"].iter().any(|key| node.has(key)) {
        return Err(SgfError::SetUpLater { line: node.line });
    }
    play(tree, at, node, losses)
}

/// Plays the moves of a node, and keeps comment and mark. Returns the last node.
fn play(
    tree: &mut GameTree,
    at: NodeId,
    node: &SgfNode,
    losses: &mut Losses,
) -> Result<NodeId, SgfError> {
    losses.note_properties(node);
    let mut at = at;
    for (side, key) in Color::BOTH.into_iter().zip(["B", "W"]) {
        for value in node.values(key) {
            at = place(tree, at, node, side, value)?;
        }
    }
    annotate(tree, at, node, losses)
}

fn place(
    tree: &mut GameTree,
    at: NodeId,
    node: &SgfNode,
    side: Color,
    value: &str,
) -> Result<NodeId, SgfError> {
    let (line, text) = (node.line, sanitize(value, 20));
    let game = tree.game_at(at);
    let refused = |reason: TreeError| SgfError::Refused { line, text: text.clone(), reason };
    let to_move = match game.turn() {
        Turn::Place(side) => side,
        Turn::Pass(_) if is_pass(value) => game.side_to_move(),
        Turn::Pass(_) => !game.side_to_move(),
        // Some programs write passes after the end.
        Turn::Over if is_pass(value) => return Ok(at),
        Turn::Over => return Err(refused(PlayError::Over.into())),
    };
    if to_move != side {
        return Err(SgfError::WrongSide { line, text, side });
    }
    if is_pass(value) {
        return tree.pass(at).map_err(refused);
    }
    let square = square(value).ok_or_else(|| not_a_square(node, value))?;
    tree.play(at, square).map_err(refused)
}

/// Sets mark and comment of a move, or of the game at the root.
fn annotate(
    tree: &mut GameTree,
    at: NodeId,
    node: &SgfNode,
    losses: &mut Losses,
) -> Result<NodeId, SgfError> {
    let mark = MARKS.iter().find(|(_, key, value)| {
        // An unknown value counts as the weaker one.
        node.values(key).next().is_some_and(|it| it == *value || *value != "2")
    });
    if let Some((mark, ..)) = mark {
        tree.set_mark(at, Some(*mark));
    }
    // A node's name is the first line of its comment.
    let names = node.values("N").map(|name| name.split_whitespace().collect::<Vec<_>>().join(" "));
    let comments: Vec<String> = names.chain(node.values("C").map(str::to_owned)).collect();
    if comments.is_empty() {
        return Ok(at);
    }
    let mut text = sanitize_lines(&comments.join("\n"), usize::MAX);
    // Repeated moves share a node; both comments are kept.
    let before = tree.comment(at);
    if before.contains(&text) {
        return Ok(at);
    }
    if !before.is_empty() {
        text = format!("{before}\n{text}");
    }
    let kept = sanitize_lines(&text, MAX_COMMENT);
    if kept.chars().count() < text.chars().count() {
        losses.long_comments.push(SgfError::LongComment { line: node.line });
    }
    let refused =
        |reason| SgfError::Refused { line: node.line, text: "the comment".to_owned(), reason };
    let is_named = before.is_empty() && node.values("N").any(|name| !name.trim().is_empty());
    tree.set_comment(at, &kept).map_err(refused)?;
    tree.set_named(at, is_named || tree.is_named(at));
    Ok(at)
}
