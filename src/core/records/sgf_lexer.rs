//! Tokens of SGF.

use std::iter::Peekable;
use std::str::Chars;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum SgfToken {
    /// Start of a variation.
    Open,
    /// End of a variation.
    Close,
    Node(SgfNode),
}

/// A node with its properties.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct SgfNode {
    /// First line, from 1.
    pub line: usize,
    properties: Vec<(String, String)>,
}

impl SgfNode {
    /// Values of a property in order.
    pub fn values<'a>(&'a self, key: &'a str) -> impl Iterator<Item = &'a str> {
        self.properties.iter().filter(move |(name, _)| name == key).map(|(_, value)| value.as_str())
    }

    /// Property names, one for each value.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.properties.iter().map(|(name, _)| name.as_str())
    }

    pub fn has(&self, key: &str) -> bool {
        self.properties.iter().any(|(name, _)| name == key)
    }

    /// First value of a property; empty without one.
    pub fn value<'a>(&'a self, key: &'a str) -> &'a str {
        self.values(key).next().unwrap_or_default()
    }
}

/// Reads tokens and skips everything else.
#[derive(Debug)]
pub(super) struct SgfLexer<'a> {
    rest: Peekable<Chars<'a>>,
    line: usize,
    /// Open parentheses.
    depth: usize,
}

impl<'a> SgfLexer<'a> {
    pub fn new(text: &'a str) -> Self {
        Self { rest: text.chars().peekable(), line: 1, depth: 0 }
    }

    fn take(&mut self) -> Option<char> {
        let c = self.rest.next()?;
        self.line += usize::from(c == '\n');
        Some(c)
    }

    /// Skips to the next game and enters it; returns whether there is one.
    pub fn next_game(&mut self) -> bool {
        while let Some(c) = self.take() {
            if c == '(' {
                self.depth = 1;
                return true;
            }
        }
        false
    }

    pub fn skip_game(&mut self) {
        while self.depth > 0 && self.next().is_some() {}
    }

    /// Next token of the game; `None` at its end or the end of the text.
    pub fn next(&mut self) -> Option<SgfToken> {
        if self.depth == 0 {
            return None;
        }
        while let Some(c) = self.take() {
            match c {
                '(' => {
                    self.depth += 1;
                    return Some(SgfToken::Open);
                }
                ')' => {
                    self.depth -= 1;
                    return Some(SgfToken::Close);
                }
                ';' => return Some(SgfToken::Node(self.node())),
                _ => {}
            }
        }
        self.depth = 0;
        None
    }

    /// Properties up to the next token.
    fn node(&mut self) -> SgfNode {
        let mut node = SgfNode { line: self.line, properties: Vec::new() };
        let mut key = String::new();
        let mut has_value = false;
        while let Some(&c) = self.rest.peek() {
            match c {
                '(' | ')' | ';' => break,
                '[' => {
                    self.take();
                    let value = self.value();
                    node.properties.push((key.clone(), value));
                    has_value = true;
                }
                _ => {
                    self.take();
                    // Lower case letters of old files are ignored: `Black[..]` is `B[..]`.
                    if c.is_ascii_alphabetic() && has_value {
                        key.clear();
                        has_value = false;
                    }
                    if c.is_ascii_uppercase() && key.len() < LONGEST_KEY {
                        key.push(c);
                    }
                }
            }
        }
        node
    }

    /// Value up to its closing bracket. A backslash escapes the next character, and removes a line end.
    fn value(&mut self) -> String {
        let mut value = String::new();
        while let Some(c) = self.take() {
            match c {
                ']' => break,
                '\\' => match self.take() {
                    Some('\n') | None => {}
                    Some(escaped) => value.push(escaped),
                },
                _ => value.push(c),
            }
        }
        value
    }
}

/// Letters of a property name that count.
const LONGEST_KEY: usize = 8;
