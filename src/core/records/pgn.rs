//! PGN, the Portable Game Notation of chess as Othello sites write it: tags, then numbered moves, `--` for a pass, and
//! the result (Edwards, "Portable Game Notation Specification", 1994; `PlayOK` writes `33-31`).
//!
//! Comments, marks (`$1` to `$6`) and variations become a tree. A text of numbered moves without tags is the body of a
//! game.

use super::{Parsed, Record, date, sanitize, sanitize_lines};
use crate::rules::{
    Color, Game, GameTree, MAX_COMMENT, MoveMark, NodeId, PlayError, Square, Turn, Variant,
    transcript,
};
use crate::words::say;

/// Error of an invalid game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PgnError {
    #[error("{}", say!("error-ggf-not-a-move", number = *.number, text = .text))]
    NotAMove {
        /// Number among the moves of the game, from 1, passes included.
        number: usize,
        text: String,
    },
    #[error("{}", say!("error-ggf-refused", number = *.number, text = .text, reason = .reason.to_string()))]
    Refused {
        /// Number among the moves of the game, from 1, passes included.
        number: usize,
        text: String,
        reason: PlayError,
    },
    /// A comment or a variation has no end.
    #[error("{}", say!("error-sgf-cut-short"))]
    CutShort,
}

/// Part of the moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Token<'a> {
    Word(&'a str),
    Comment(&'a str),
    Open,
    Close,
}

/// Whether a text begins with a tag, such as `[Event "Club evening"]`.
pub fn is_pgn(text: &str) -> bool {
    text.lines().next().is_some_and(|line| tag(line).is_some())
}

/// Name and value of a line that is a tag.
fn tag(line: &str) -> Option<(&str, &str)> {
    let inside = line.trim().strip_prefix('[')?.strip_suffix(']')?;
    let (name, value) = inside.trim().split_once(char::is_whitespace)?;
    let value = value.trim().strip_prefix('"')?.strip_suffix('"')?;
    let is_name = name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    is_name.then_some((name, value))
}

/// Games of a text that [`is_pgn`].
pub fn read(text: &str) -> Parsed {
    let mut parsed = Parsed::default();
    let (mut tags, mut moves) = (Vec::new(), String::new());
    let mut number = 0;
    for line in text.lines().map(Some).chain([None]) {
        let found = line.and_then(tag);
        // The tags of the next game, or the end.
        if (found.is_some() || line.is_none()) && !moves.trim().is_empty() {
            number += 1;
            add_game(&mut parsed, number, &tags, &moves);
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
        number += 1;
        parsed.add(&format!("game {number}"), Err::<Record, _>(PgnError::CutShort));
    }
    parsed
}

/// The game of a text of numbered moves without tags: `1. f5 d6 2. c3`, with comments and a result as in PGN. `None`
/// for any other text.
pub fn read_body(text: &str) -> Option<Result<Record, PgnError>> {
    let tokens = tokens(text).ok()?;
    let words = || {
        tokens.iter().filter_map(|token| match token {
            Token::Word(word) => Some(*word),
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
    (begins && has_moves && words().all(is_known)).then(|| record(&[], &tokens, &mut Vec::new()))
}

fn add_game(parsed: &mut Parsed, number: usize, tags: &[(&str, &str)], moves: &str) {
    let part = format!("game {number}");
    let mut cut = Vec::new();
    let read = tokens(moves).and_then(|tokens| record(tags, &tokens, &mut cut));
    parsed.add(&part, read);
    parsed.complaints.extend(cut.iter().map(|why| format!("{part}: {why}")));
}

/// Words, comments and parentheses of the moves.
fn tokens(text: &str) -> Result<Vec<Token<'_>>, PgnError> {
    let mut tokens = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let (token, after) = match first {
            '{' => {
                let (comment, after) = rest[1..].split_once('}').ok_or(PgnError::CutShort)?;
                (Token::Comment(comment), after)
            }
            ';' => {
                let (comment, after) = rest[1..].split_once('\n').unwrap_or((&rest[1..], ""));
                (Token::Comment(comment), after)
            }
            '(' => (Token::Open, &rest[1..]),
            ')' => (Token::Close, &rest[1..]),
            _ => {
                let ends = |c: char| c.is_whitespace() || "{};()".contains(c);
                let end = rest.find(ends).unwrap_or(rest.len()).max(first.len_utf8());
                (Token::Word(&rest[..end]), &rest[end..])
            }
        };
        tokens.push(token);
        rest = after.trim_start();
    }
    let depth = tokens.iter().try_fold(0_usize, |depth, token| match token {
        Token::Open => Some(depth + 1),
        Token::Close => depth.checked_sub(1),
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

/// Discs of both sides in a result such as `33-31`.
fn discs(word: &str) -> Option<(i32, i32)> {
    let (black, white) = word.split_once('-')?;
    let is_number = |text: &str| (1..=2).contains(&text.len()) && text.parse::<u8>().is_ok();
    if !is_number(black) || !is_number(white) {
        return None;
    }
    Some((black.parse().ok()?, white.parse().ok()?))
}

fn mark(word: &str) -> Option<MoveMark> {
    Some(match word {
        "$1" | "!" => MoveMark::Good,
        "$2" | "?" => MoveMark::Mistake,
        "$3" | "!!" => MoveMark::Brilliant,
        "$4" | "??" => MoveMark::Blunder,
        "$5" | "!?" => MoveMark::Interesting,
        "$6" | "?!" => MoveMark::Doubtful,
        _ => return None,
    })
}

/// A record of tags and moves. Sentences on variations that cannot be played are added to `cut`.
fn record(
    tags: &[(&str, &str)],
    tokens: &[Token<'_>],
    cut: &mut Vec<String>,
) -> Result<Record, PgnError> {
    let value = |wanted: &str| {
        let tag = tags.iter().find(|(name, _)| name.eq_ignore_ascii_case(wanted));
        tag.map_or("", |(_, value)| value.trim()).trim_matches('?')
    };
    let mut record = Record::of(main_line(tokens)?);
    record.players = ["Black", "White"].map(|side| Record::name(value(side)));
    // `2026.11.??`: as far as it is known.
    let parts = value("Date").split('.').take_while(|part| part.parse::<u16>().is_ok());
    record.date = date::read(&parts.collect::<Vec<_>>().join("-"));
    let place = Some(value("Site")).filter(|site| !site.is_empty()).unwrap_or(value("Event"));
    record.place = Record::name(place);
    let last = tokens.iter().rev().find_map(|token| match token {
        Token::Word(word) => discs(word),
        _ => None,
    });
    // `1-0` counts games, not discs.
    let stated = discs(value("Result")).or(last).filter(|(black, white)| black + white > 9);
    record.stated = stated.map(|(black, white)| black - white);
    let has_notes = |token: &Token<'_>| match token {
        Token::Word(word) => mark(word).is_some(),
        _ => true,
    };
    if tokens.iter().any(has_notes) {
        let tree = tree(&record.game, tokens, cut);
        record.tree = Some(tree).filter(GameTree::has_notes);
    }
    Ok(record)
}

/// The game, without variations.
fn main_line(tokens: &[Token<'_>]) -> Result<Game, PgnError> {
    let mut game = Game::new(Variant::REVERSI, Color::Black);
    let (mut depth, mut number) = (0_usize, 0);
    for token in tokens {
        match token {
            Token::Open => depth += 1,
            Token::Close => depth -= 1,
            Token::Comment(_) => {}
            Token::Word(word) if depth > 0 || is_result(word) || word.starts_with('$') => {}
            Token::Word(word) => {
                let text = moved(word);
                if text.is_empty() {
                    continue;
                }
                number += 1;
                play(&mut game, number, text)?;
            }
        }
    }
    Ok(game)
}

/// Move of a word, without its number and the marks behind it.
fn moved(word: &str) -> &str {
    split_number(word).1.trim_end_matches(['!', '?'])
}

fn play(game: &mut Game, number: usize, text: &str) -> Result<(), PgnError> {
    let refused =
        |reason: PlayError| PgnError::Refused { number, text: sanitize(text, 20), reason };
    if is_pass(text) {
        // Some programs write passes after the end.
        return if game.turn() == Turn::Over {
            Ok(())
        } else {
            game.pass().map(drop).map_err(refused)
        };
    }
    let square =
        square(text).ok_or_else(|| PgnError::NotAMove { number, text: sanitize(text, 20) })?;
    game.place_after_pass(square).map(drop).map_err(refused)
}

/// The game with comments, marks and variations.
fn tree(game: &Game, tokens: &[Token<'_>], cut: &mut Vec<String>) -> GameTree {
    let mut tree = GameTree::of(game);
    let mut at = NodeId::ROOT;
    // Nodes to return to, and whether the variation is still followed.
    let mut outer = Vec::new();
    let mut is_followed = true;
    for token in tokens {
        match token {
            Token::Open => {
                outer.push((at, is_followed));
                at = tree.parent(at);
            }
            Token::Close => (at, is_followed) = outer.pop().expect("they are balanced"),
            _ if !is_followed => {}
            Token::Comment(comment) => annotate(&mut tree, at, comment),
            Token::Word(word) => {
                let text = moved(word);
                if !text.is_empty() && !is_result(word) && !word.starts_with('$') {
                    match step(&mut tree, at, text) {
                        Ok(next) => at = next,
                        Err(why) => {
                            is_followed = false;
                            cut.push(say!("sgf-cut", why = why));
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
fn step(tree: &mut GameTree, at: NodeId, text: &str) -> Result<NodeId, String> {
    let game = tree.game_at(at);
    let number = game.played().len() + 1;
    if is_pass(text) {
        let passed = if game.turn() == Turn::Over { Ok(at) } else { tree.pass(at) };
        return passed.map_err(|error| error.to_string());
    }
    let text = sanitize(text, 20);
    let square = square(&text).ok_or_else(|| PgnError::NotAMove { number, text: text.clone() });
    let played = square.map(|square| tree.play(at, square)).map_err(|error| error.to_string())?;
    played.map_err(|why| format!("{text}: {why}"))
}

/// Appends a comment to those of a node.
fn annotate(tree: &mut GameTree, at: NodeId, comment: &str) {
    let comment = comment.split_whitespace().collect::<Vec<_>>().join(" ");
    let before = tree.comment(at);
    let whole = if before.is_empty() { comment } else { format!("{before}\n{comment}") };
    tree.set_comment(at, &sanitize_lines(&whole, MAX_COMMENT)).expect("it was cut to that length");
}
