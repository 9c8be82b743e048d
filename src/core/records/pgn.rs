//! PGN, the Portable Game Notation of chess as Othello sites write it: tags, then numbered moves, `--` for a pass, and
//! the result (Edwards, "Portable Game Notation Specification", 1994; `PlayOK` writes `33-31`).
//!
//! Comments, marks (`$1` to `$6`) and variations become a tree. A text of numbered moves without tags is the body of a
//! game.

use super::pgn_terms::{
    END, TERMINATION, TIME_CONTROL, discs, mark, read_date, read_forfeit, read_time_control,
};
use super::play::start_of;
use super::reading::RecordLoss;
use super::stop::{MoveError, PgnError};
use super::tokens::hides_moves;
use super::{Part, PlayerName, Reading, Record, board, diagram, sanitize, sanitize_lines};
use crate::rules::{
    Game, GameClocks, GameTree, MAX_COMMENT, NodeId, PlayError, Square, Turn, Variant, transcript,
};

/// Part of the moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PgnToken<'a> {
    Word(&'a str),
    Comment(&'a str),
    Open,
    Close,
}

/// Whether a text begins with a tag, such as `[Event "Club evening"]`.
pub fn is_pgn(text: &str) -> bool {
    text.lines().next().is_some_and(|line| tag(line).is_some())
}

/// Name and value of a line that is a tag; the value's quotation marks and backslashes have one before them.
fn tag(line: &str) -> Option<(&str, String)> {
    let inside = line.trim().strip_prefix('[')?.strip_suffix(']')?;
    let (name, value) = inside.trim().split_once(char::is_whitespace)?;
    let value = value.trim().strip_prefix('"')?.strip_suffix('"')?;
    let is_name = name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    is_name.then(|| (name, value.replace("\\\"", "\"").replace("\\\\", "\\")))
}

/// Games of a text that [`is_pgn`].
pub fn read(text: &str) -> Vec<Reading> {
    let mut readings = Vec::new();
    let (mut tags, mut moves) = (Vec::new(), String::new());
    for line in text.lines().map(Some).chain([None]) {
        let found = line.and_then(tag);
        // The tags of the next game, or the end.
        if (found.is_some() || line.is_none()) && !moves.trim().is_empty() {
            readings.push(game(Part::Game(readings.len() + 1), &tags, &moves));
            (tags, moves) = (Vec::new(), String::new());
        }
        match (found, line) {
            (Some(found), _) => tags.push(found),
            (None, Some(line)) => {
                moves.push_str(line);
                moves.push('\n');
            }
            (None, None) => {}
        }
    }
    if !tags.is_empty() {
        let part = Part::Game(readings.len() + 1);
        readings.push(Reading::refused(part, PgnError::CutShort));
    }
    readings
}

/// The game of a text of numbered moves without tags: `1. f5 d6 2. c3`, with comments and a result as in PGN. `None`
/// for any other text.
pub fn read_body(text: &str) -> Option<Reading> {
    let tokens = tokens(text).ok()?;
    let words = || {
        tokens.iter().filter_map(|token| match token {
            PgnToken::Word(word) => Some(*word),
            _ => None,
        })
    };
    let is_known = |word: &str| {
        let text = split_number(word).1;
        let is_move = text.is_empty() || is_pass(text) || square(text).is_some();
        is_move || is_result(word) || mark(word).is_some()
    };
    let begins = words().next().is_some_and(|word| split_number(word).0 == Some(1));
    let has_moves = words().any(|word| square(split_number(word).1).is_some());
    let has_one = words().filter(|word| split_number(word).0 == Some(1)).count() == 1;
    // A comment is text; moves without words are a sign of damage, or of another form.
    let hides_moves = |token: &PgnToken<'_>| match token {
        PgnToken::Comment(comment) => hides_moves(comment),
        _ => false,
    };
    let hides_moves = tokens.iter().any(hides_moves);
    let is_body = begins && has_one && has_moves && !hides_moves && words().all(is_known);
    is_body.then(|| reading(Part::Whole, &[], &tokens))
}

fn game(part: Part, tags: &[(&str, String)], moves: &str) -> Reading {
    match tokens(moves) {
        Ok(tokens) => reading(part, tags, &tokens),
        Err(error) => Reading::refused(part, error),
    }
}

/// Words, comments and parentheses of the moves.
fn tokens(text: &str) -> Result<Vec<PgnToken<'_>>, PgnError> {
    let mut tokens = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let (token, after) = match first {
            '{' => {
                let (comment, after) = rest[1..].split_once('}').ok_or(PgnError::CutShort)?;
                (PgnToken::Comment(comment), after)
            }
            ';' => {
                let (comment, after) = rest[1..].split_once('\n').unwrap_or((&rest[1..], ""));
                (PgnToken::Comment(comment), after)
            }
            '(' => (PgnToken::Open, &rest[1..]),
            ')' => (PgnToken::Close, &rest[1..]),
            _ => {
                let ends = |c: char| c.is_whitespace() || "{};()".contains(c);
                let end = rest.find(ends).unwrap_or(rest.len()).max(first.len_utf8());
                (PgnToken::Word(&rest[..end]), &rest[end..])
            }
        };
        tokens.push(token);
        rest = after.trim_start();
    }
    let depth = tokens.iter().try_fold(0_usize, |depth, token| match token {
        PgnToken::Open => Some(depth + 1),
        PgnToken::Close => depth.checked_sub(1),
        _ => Some(depth),
    });
    if depth == Some(0) { Ok(tokens) } else { Err(PgnError::CutShort) }
}

/// Number of a move before it, and the move: `17.`, `17...`, `17.c4` or `c4`.
fn split_number(word: &str) -> (Option<usize>, &str) {
    let digits = word.find(|c: char| !c.is_ascii_digit()).unwrap_or(word.len());
    match (word[..digits].parse().ok(), word[digits..].strip_prefix(['.', ')'])) {
        (Some(number), Some(rest)) => (Some(number), rest.trim_start_matches('.')),
        _ => (None, word),
    }
}

fn square(text: &str) -> Option<Square> {
    text.to_ascii_lowercase().parse().ok()
}

fn is_pass(text: &str) -> bool {
    transcript::is_pass(text) || text == "@@@@"
}

fn is_result(word: &str) -> bool {
    word == "*" || word == "1/2-1/2" || discs(word).is_some()
}

/// A game of tags and moves.
fn reading(part: Part, tags: &[(&str, String)], tokens: &[PgnToken<'_>]) -> Reading {
    let mut cut = Vec::new();
    let value = |wanted: &str| {
        let tag = tags.iter().find(|(name, _)| name.eq_ignore_ascii_case(wanted));
        // A question mark stands for an unknown value.
        tag.map(|(_, value)| value.trim()).filter(|value| *value != "?").unwrap_or_default()
    };
    let start = start(value("FEN"), tokens);
    let line = MainLine::of(start, tokens);
    let end = value(END).parse().ok().filter(|_| line.stop.is_none());
    let mut game = line.game;
    let plies = game.played().len();
    while game.played().len() > end.unwrap_or(plies) {
        game.take_back();
    }
    game.forget_taken_back();
    let is_continued = game.played().len() < plies;
    let mut record = Record::of(game);
    record.players = ["Black", "White"].map(|side| PlayerName::read(value(side)));
    record.date = read_date(value("Date"), value("Time"));
    let place = Some(value("Site")).filter(|site| !site.is_empty()).unwrap_or(value("Event"));
    record.place = Record::name(place);
    record.clocks = GameClocks::new([read_time_control(value(TIME_CONTROL)); 2]);
    let last = tokens.iter().rev().find_map(|token| match token {
        PgnToken::Word(word) => discs(word),
        _ => None,
    });
    // `1-0` counts games, not discs.
    let stated = discs(value("Result")).or(last).filter(|(black, white)| black + white > 9);
    record.stated = stated.map(|(black, white)| black - white);
    let has_notes = |token: &PgnToken<'_>| match token {
        PgnToken::Word(word) => mark(word).is_some(),
        _ => true,
    };
    if is_continued || tokens.iter().any(has_notes) {
        let tree = tree(&record.game, tokens, line.stop.is_some(), &mut cut);
        record.tree = Some(tree).filter(GameTree::has_notes);
    }
    let forfeit = read_forfeit(value(TERMINATION), record.stated);
    if let Some(forfeit) = forfeit.filter(|_| !record.game.is_over()) {
        record.game.end_by(forfeit).expect("it is not over");
        record.stated = None;
    }
    Reading { part, losses: cut, ..Reading::of(record) }
        .stopped(line.stop.map(PgnError::from), line.moves)
}

/// The start: that of a FEN tag, else the one at which the first move is legal.
fn start(fen: &str, tokens: &[PgnToken<'_>]) -> Game {
    if let Some(diagram) = diagram::read_fen(fen) {
        return diagram.game();
    }
    if let Ok((position, side)) = board::read(fen) {
        return Game::starting_at(Variant::REVERSI, position, side);
    }
    start_of(tokens.iter().find_map(|token| match token {
        PgnToken::Word(word) => square(moved(word)),
        _ => None,
    }))
}

/// The game without variations, up to its first illegal move.
struct MainLine {
    game: Game,
    stop: Option<MoveError>,
    /// Moves of the text, those behind the illegal one included.
    moves: usize,
}

impl MainLine {
    fn of(start: Game, tokens: &[PgnToken<'_>]) -> Self {
        let mut line = Self { game: start, stop: None, moves: 0 };
        let mut depth = 0_usize;
        let mut number = None;
        for token in tokens {
            match token {
                PgnToken::Open => depth += 1,
                PgnToken::Close => depth -= 1,
                PgnToken::Comment(_) => {}
                PgnToken::Word(word) if depth > 0 || is_result(word) || word.starts_with('$') => {}
                PgnToken::Word(word) => {
                    number = split_number(word).0.or(number);
                    let text = moved(word);
                    if text.is_empty() {
                        continue;
                    }
                    line.moves += 1;
                    if line.stop.is_none() {
                        line.stop = play(&mut line.game, line.moves, number, text).err();
                    }
                }
            }
        }
        line
    }
}

/// Move of a word, without its number and the marks behind it.
fn moved(word: &str) -> &str {
    split_number(word).1.trim_end_matches(['!', '?'])
}

/// Plays a move, whose number among the moves is `number`, and in the text `written`.
fn play(
    game: &mut Game,
    number: usize,
    written: Option<usize>,
    text: &str,
) -> Result<(), MoveError> {
    let quoted = || {
        let dots = if number % 2 == 1 { "." } else { "..." };
        let before = written.map_or_else(String::new, |written| format!("{written}{dots} "));
        before + &sanitize(text, 20)
    };
    let refused = |reason: PlayError| MoveError::Refused { number, text: quoted(), reason };
    if is_pass(text) {
        // Some programs write passes after the end.
        return if game.turn() == Turn::Over {
            Ok(())
        } else {
            game.pass().map(drop).map_err(refused)
        };
    }
    let square =
        square(text).ok_or_else(|| MoveError::NotAMove { number, text: sanitize(text, 20) })?;
    game.place_after_pass(square).map(drop).map_err(refused)
}

/// The game with comments, marks and variations.
///
/// `is_cut`: whether the game itself ends early, which is reported elsewhere.
fn tree(game: &Game, tokens: &[PgnToken<'_>], is_cut: bool, cut: &mut Vec<RecordLoss>) -> GameTree {
    let mut tree = GameTree::of(game);
    let mut at = NodeId::ROOT;
    // Nodes to return to, and whether the variation is still followed.
    let mut outer = Vec::new();
    let mut is_followed = true;
    let are_comments = |one: &PgnToken<'_>, next: &PgnToken<'_>| {
        matches!((one, next), (PgnToken::Comment(_), PgnToken::Comment(_)))
    };
    for group in tokens.chunk_by(are_comments) {
        match &group[0] {
            PgnToken::Open => {
                outer.push((at, is_followed));
                at = tree.parent(at);
            }
            PgnToken::Close => (at, is_followed) = outer.pop().expect("they are balanced"),
            _ if !is_followed => {}
            PgnToken::Comment(_) => annotate(&mut tree, at, group),
            PgnToken::Word(word) => {
                let text = moved(word);
                if !text.is_empty() && !is_result(word) && !word.starts_with('$') {
                    match step(&mut tree, at, text) {
                        Ok(next) => at = next,
                        Err(why) => {
                            is_followed = false;
                            if !(is_cut && outer.is_empty()) {
                                cut.push(why);
                            }
                            continue;
                        }
                    }
                }
                // Behind the move: `c4?`, or a word of its own.
                if let Some(mark) = mark(word.trim_start_matches(|c| !"!?$".contains(c))) {
                    tree.set_mark(at, Some(mark));
                }
            }
        }
    }
    tree
}

/// Plays a move of a variation. Errors: a sentence.
fn step(tree: &mut GameTree, at: NodeId, text: &str) -> Result<NodeId, RecordLoss> {
    let game = tree.game_at(at);
    let number = game.played().len() + 1;
    if is_pass(text) {
        let passed = if game.turn() == Turn::Over { Ok(at) } else { tree.pass(at) };
        return passed.map_err(|reason| RecordLoss::Move { text: String::new(), reason });
    }
    let text = sanitize(text, 20);
    let Some(square) = square(&text) else {
        return Err(RecordLoss::Variation(
            PgnError::from(MoveError::NotAMove { number, text }).into(),
        ));
    };
    tree.play(at, square).map_err(|reason| RecordLoss::Move { text, reason })
}

/// Appends comments, a line each, to those of a node.
fn annotate(tree: &mut GameTree, at: NodeId, comments: &[PgnToken<'_>]) {
    let line = |token: &PgnToken<'_>| match token {
        PgnToken::Comment(text) => text.split_whitespace().collect::<Vec<_>>().join(" "),
        _ => String::new(),
    };
    let before = Some(tree.comment(at).to_owned()).filter(|before| !before.is_empty());
    let lines: Vec<String> = before.into_iter().chain(comments.iter().map(line)).collect();
    let whole = sanitize_lines(&lines.join("\n"), MAX_COMMENT);
    tree.set_comment(at, &whole).expect("it was cut to that length");
}
