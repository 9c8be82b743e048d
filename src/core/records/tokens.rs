//! Words of a text with moves: squares in any case, runs of them (`f5d6c3`), numbers, values, signs.

use crate::rules::{Color, Square, transcript};
use std::ops::Range;

/// Part of a text, with its place.
#[derive(Clone, Debug)]
pub(super) struct Token {
    pub kind: TokenKind,
    /// Bytes of the text.
    pub at: Range<usize>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TokenKind {
    Square(Square),
    Pass,
    /// Text like a move that is none: `c9`, or the end of `f5d6c`.
    Bad,
    /// A number, and whether a mark such as `.` or `)` follows.
    Number(u32, bool),
    /// Discs of two players: `33-31`.
    Score(i32, i32),
    Side(Color),
    /// Signs, comments in brackets, times, values.
    Decoration,
    /// A comment in brackets or braces that names squares.
    Remark,
    Word,
    LineEnd,
}

impl TokenKind {
    pub const fn is_move(self) -> bool {
        matches!(self, Self::Square(_) | Self::Pass | Self::Bad)
    }
}

/// Longest text between brackets on one line that is one token, in bytes.
const LONGEST_BRACKET: usize = 200;

/// Tokens of a text in narrow letters.
pub(super) fn tokens(text: &str) -> Vec<Token> {
    Lexer::new(text).run(true)
}

struct Lexer<'a> {
    text: &'a str,
    at: usize,
    tokens: Vec<Token>,
    /// Whether no `}` follows.
    is_unclosed: bool,
    /// End of the last braces that have moves.
    moves_end: usize,
}

impl<'a> Lexer<'a> {
    const fn new(text: &'a str) -> Self {
        Self { text, at: 0, tokens: Vec::new(), is_unclosed: false, moves_end: 0 }
    }

    /// All tokens. `has_brackets`: whether text in brackets is a token.
    fn run(mut self, has_brackets: bool) -> Vec<Token> {
        while self.step(has_brackets) {}
        self.tokens
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn push(&mut self, kind: TokenKind, length: usize) {
        self.tokens.push(Token { kind, at: self.at..self.at + length });
        self.at += length;
    }

    /// Reads one token; false at the end.
    fn step(&mut self, has_brackets: bool) -> bool {
        let rest = self.rest();
        let Some(first) = rest.chars().next() else { return false };
        match first {
            '\n' => self.push(TokenKind::LineEnd, 1),
            _ if first.is_whitespace() => self.at += first.len_utf8(),
            '{' => {
                // Braces around moves are no comment.
                let is_comment = !self.is_unclosed && self.at >= self.moves_end;
                let end = if is_comment { rest.find('}') } else { None };
                self.is_unclosed |= is_comment && end.is_none();
                let end = end.filter(|&end| {
                    let has_moves = hides_moves(&rest[1..end]);
                    if has_moves {
                        self.moves_end = self.at + end;
                    }
                    !has_moves
                });
                let length = end.unwrap_or(0) + 1;
                self.push(remark(&rest[..length]), length);
            }
            '(' | '[' if has_brackets => self.bracket(if first == '(' { ')' } else { ']' }),
            '-' if rest.starts_with("--") => {
                let length = rest.len() - rest.trim_start_matches('-').len();
                let kind = if length == 2 { TokenKind::Pass } else { TokenKind::Decoration };
                self.push(kind, length);
            }
            '@' if rest.starts_with("@@@@") => self.push(TokenKind::Pass, 4),
            '+' | '-' | '$' | '=' => {
                let value = rest[1..].find(|c: char| !c.is_ascii_digit() && c != '.');
                self.push(TokenKind::Decoration, 1 + value.unwrap_or(rest.len() - 1));
            }
            _ if first.is_ascii_digit() => self.number(),
            _ if first.is_ascii_alphabetic() => self.word(),
            '●' | '⚫' | '⬤' => self.push(TokenKind::Side(Color::Black), first.len_utf8()),
            '○' | '⚪' | '◯' | '〇' => {
                self.push(TokenKind::Side(Color::White), first.len_utf8());
            }
            _ if first.is_alphabetic() => self.foreign_word(),
            _ => self.push(TokenKind::Decoration, first.len_utf8()),
        }
        true
    }

    /// Text up to a closing bracket on the same line, unless it has moves only.
    fn bracket(&mut self, close: char) {
        let rest = self.rest();
        let mut letters = rest.bytes().take(LONGEST_BRACKET);
        let end = letters.position(|byte| matches!(byte, b'\n') || char::from(byte) == close);
        let Some(end) = end.filter(|&end| rest[end..].starts_with(close)) else {
            return self.push(TokenKind::Decoration, 1);
        };
        let inside = &rest[1..end];
        let tokens = Lexer::new(inside).run(false);
        let has_words = tokens.iter().any(|it| it.kind == TokenKind::Word);
        let has_moves = tokens.iter().any(|it| it.kind.is_move());
        let is_number = inside.trim().bytes().all(|byte| byte.is_ascii_digit());
        match inside.trim().parse() {
            Ok(number) if is_number => self.push(TokenKind::Number(number, true), end + 1),
            _ if has_moves && !has_words || hides_moves(inside) || inside.contains(['(', '[']) => {
                self.push(TokenKind::Decoration, 1);
            }
            _ => self.push(remark(inside), end + 1),
        }
    }

    /// A number, a score, a value, a time, or moves behind a number: `12`, `33-31`, `0.3`, `1:20`, `12s`, `1f5`.
    fn number(&mut self) {
        let rest = self.rest();
        let digits = run(rest, |c| c.is_ascii_digit());
        let word = run(rest, |c| c.is_ascii_alphanumeric());
        let after = &rest[digits..];
        if let Some((score, length)) = self.score(rest) {
            return self.push(score, length);
        }
        let is_value = |mark| {
            after
                .strip_prefix(mark)
                .is_some_and(|it: &str| it.starts_with(|c: char| c.is_ascii_digit()))
        };
        if is_value('.') || is_value(':') || is_value(',') && digits < 3 && word == digits {
            let length = run(rest, |c| c.is_ascii_digit() || matches!(c, '.' | ':'));
            return self.push(TokenKind::Decoration, length.max(digits));
        }
        if word > digits {
            if moves_of(&rest[digits..word]).is_some_and(|(_, bad)| bad == 0) {
                let number = rest[..digits].parse().unwrap_or(u32::MAX);
                return self.push(TokenKind::Number(number, true), digits);
            }
            let unit = rest[digits..word].to_ascii_lowercase();
            let is_unit = UNITS.contains(&&*unit);
            let kind = if is_unit { TokenKind::Decoration } else { TokenKind::Word };
            return self.push(kind, word);
        }
        let number = rest[..digits].parse().unwrap_or(u32::MAX);
        let mark = after.chars().next().filter(|c| matches!(c, '.' | ')' | ':' | '、'));
        let mark = mark.map_or(0, char::len_utf8);
        self.push(TokenKind::Number(number, mark > 0), digits + mark);
    }

    /// `33-31`, `33 - 31`, `33:31`, and its length.
    fn score(&self, rest: &str) -> Option<(TokenKind, usize)> {
        let before = self.text[..self.at].chars().next_back();
        if before.is_some_and(|c| matches!(c, '-' | '.' | '/' | ':') || c.is_alphanumeric()) {
            return None;
        }
        let (black, length, mark) = score_at(rest)?;
        let white: i32 = rest[mark..length].trim_start().parse().ok()?;
        let is_dash = rest[..mark].ends_with(['-', '–']);
        let sum = black + white;
        let is_score = sum == 64 || is_dash && (4..64).contains(&sum);
        is_score.then_some((TokenKind::Score(black, white), length))
    }

    fn word(&mut self) {
        let rest = self.rest();
        let mut length = run(rest, |c| c.is_ascii_alphanumeric() || c == '_');
        if let Some((moves, bad)) = moves_of(&rest[..length]) {
            for move_length in moves {
                let text = &self.rest()[..move_length];
                // A colour may stand before its square.
                let square = text[text.len().saturating_sub(2)..].to_ascii_lowercase().parse();
                let kind = match square {
                    _ if transcript::is_pass(text) => TokenKind::Pass,
                    Ok(square) => TokenKind::Square(square),
                    Err(_) => TokenKind::Bad,
                };
                self.push(kind, move_length);
            }
            if bad > 0 {
                self.push(TokenKind::Bad, bad.min(4));
            }
            return;
        }
        // `don't`, `e-mail`, letters with accents.
        loop {
            let more = &rest[length..];
            let joined = more.strip_prefix(['\'', '’', '-']).unwrap_or(more);
            let end = run(joined, char::is_alphanumeric);
            if end == 0 || more.len() > joined.len() && !joined.starts_with(char::is_alphabetic) {
                break;
            }
            length += more.len() - joined.len() + end;
        }
        let word = &rest[..length];
        let kind = named(word).unwrap_or_else(|| match word.as_bytes() {
            [letter, digit] if letter.is_ascii_alphabetic() && digit.is_ascii_digit() => {
                TokenKind::Bad
            }
            [b'c'..=b'h'] => TokenKind::Bad,
            // `aa6`, `h74`: a move with a slip.
            bytes if bytes.len() <= 4 && bytes.windows(2).any(is_square_name) => TokenKind::Bad,
            _ => TokenKind::Word,
        });
        self.push(kind, length);
    }

    /// A word of letters beyond ASCII; moves in Latin letters may follow without a blank.
    fn foreign_word(&mut self) {
        let rest = self.rest();
        let length = run(rest, |c| !c.is_ascii() && c.is_alphabetic());
        let word = &rest[..length];
        let kind = named(word).unwrap_or(TokenKind::Word);
        self.push(kind, length);
    }
}

fn remark(text: &str) -> TokenKind {
    if squares_in(text) > 0 { TokenKind::Remark } else { TokenKind::Decoration }
}

/// Bytes of the leading letters of a kind.
fn run(text: &str, is_in: impl Fn(char) -> bool) -> usize {
    text.find(|c| !is_in(c)).unwrap_or(text.len())
}

/// First number of a score, bytes of the score, and of its part up to the mark.
fn score_at(text: &str) -> Option<(i32, usize, usize)> {
    let digits = run(text, |c| c.is_ascii_digit());
    let gap = digits + run(&text[digits..], |c| c == ' ');
    let mark = text[gap..].chars().next().filter(|c| matches!(c, '-' | '–' | ':'))?;
    let mark = gap + mark.len_utf8();
    let second = mark + run(&text[mark..], |c| c == ' ');
    let end = second + run(&text[second..], |c| c.is_ascii_digit());
    let is_short = |length| (1..=2).contains(&length);
    let ends =
        !text[end..].starts_with(|c: char| c.is_alphanumeric() || matches!(c, '-' | ':' | '/'));
    let whole = is_short(digits) && is_short(end - second) && ends;
    whole.then(|| Some((text[..digits].parse().ok()?, end, mark)))?
}

/// Squares of a text, with or without other letters around.
pub(super) fn squares_in(text: &str) -> usize {
    text.as_bytes().windows(2).filter(|pair| is_square_name(pair)).count()
}

/// Whether a comment has moves rather than text that names squares: no more words than squares.
pub(super) fn hides_moves(comment: &str) -> bool {
    let squares = squares_in(comment);
    let is_word = |token: &&Token| token.kind == TokenKind::Word;
    squares > 0 && Lexer::new(comment).run(false).iter().filter(is_word).count() <= squares
}

/// Whether at least half of a text's letters and digits are squares.
pub(super) fn is_like_moves(text: &str) -> bool {
    let letters: Vec<u8> = text.bytes().filter(u8::is_ascii_alphanumeric).collect();
    let squares = letters.windows(2).filter(|pair| is_square_name(pair)).count();
    squares > 0 && squares * 4 >= letters.len()
}

/// Lengths of the moves of a word, and of what follows them and is none; `None` for a word that is no run of moves.
fn moves_of(word: &str) -> Option<(Vec<usize>, usize)> {
    let (mut moves, mut at) = (Vec::new(), 0);
    // `Bf5`, `wd6`, `Xc3`.
    let is_side = |c: char| matches!(c.to_ascii_uppercase(), 'B' | 'W' | 'X' | 'O');
    if word.len() == 3 && word.starts_with(is_side) && is_square(&word[1..]) {
        return Some((vec![3], 0));
    }
    while at < word.len() {
        let rest = &word[at..];
        let pass = || ["pass", "pa", "ps"].into_iter().find(|pass| starts_with(rest, pass));
        let length = match rest.get(..2) {
            Some(name) if is_square(name) => 2,
            _ => match pass() {
                // Alone it is a word.
                Some(pass) if at > 0 => pass.len(),
                _ => break,
            },
        };
        moves.push(length);
        at += length;
    }
    // `e6White: f4`
    if at > 0 && side(&word[at..]).is_some() {
        return Some((moves, 0));
    }
    let bad = word.len() - at;
    (bad == 0 && at > 0 || moves.len() > 1).then_some((moves, bad))
}

fn starts_with(text: &str, start: &str) -> bool {
    text.get(..start.len()).is_some_and(|it| it.eq_ignore_ascii_case(start))
}

fn is_square(name: &str) -> bool {
    is_square_name(name.as_bytes())
}

const fn is_square_name(name: &[u8]) -> bool {
    matches!(name, [b'a'..=b'h' | b'A'..=b'H', b'1'..=b'8'])
}

/// Words for a pass besides those of a transcript.
const PASS_WORDS: [&str; 9] =
    ["passe", "passt", "passo", "passa", "paso", "pasa", "パス", "패스", "虚手"];

/// A pass or a side by its name.
fn named(word: &str) -> Option<TokenKind> {
    if is_pass_word(word) { Some(TokenKind::Pass) } else { side(word).map(TokenKind::Side) }
}

fn is_pass_word(word: &str) -> bool {
    transcript::is_pass(word) || PASS_WORDS.contains(&&*word.to_lowercase())
}

/// Units of times and values behind a number.
const UNITS: [&str; 14] =
    ["s", "m", "h", "ms", "sec", "min", "st", "nd", "rd", "th", "pts", "pt", "d", "k"];

/// Names of the sides, in the languages of the game and as letters.
const SIDES: [(Color, &[&str]); 2] = [
    (
        Color::Black,
        &[
            "b", "x", "black", "dark", "schwarz", "noir", "noirs", "nero", "neri", "negro",
            "negras", "negra", "svart", "黒", "黑", "黒番", "黑方", "先手", "흑", "흑돌",
        ],
    ),
    (
        Color::White,
        &[
            "w", "o", "white", "light", "weiss", "weiß", "blanc", "blancs", "bianco", "bianchi",
            "blanco", "blancas", "blanca", "vit", "白", "白番", "白方", "後手", "后手", "백",
            "백돌",
        ],
    ),
];

/// Side of a word such as `Black`, `W` or `黒`.
pub(super) fn side(word: &str) -> Option<Color> {
    let word = word.to_lowercase();
    SIDES.iter().find(|(_, words)| words.contains(&&*word)).map(|(side, _)| *side)
}
