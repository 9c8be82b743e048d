//! The tokens of SGF: parentheses, and nodes with their properties.

use std::iter::Peekable;
use std::str::Chars;

/// A token of SGF.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum SgfToken {
    /// A variation begins.
    Open,
    /// It ends.
    Close,
    /// A node: a move, or the root.
    Node(SgfNode),
}

/// The node with its properties.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct SgfNode {
    /// The line on which it begins, from 1.
    pub line: usize,
    properties: Vec<(String, String)>,
}

impl SgfNode {
    /// The values of a property, in their order.
    pub fn values<'a>(&'a self, key: &'a str) -> impl Iterator<Item = &'a str> {
        self.properties.iter().filter(move |(name, _)| name == key).map(|(_, value)| value.as_str())
    }

    /// The names of all properties, one for each value.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.properties.iter().map(|(name, _)| name.as_str())
    }

    /// Whether it has such a property.
    pub fn has(&self, key: &str) -> bool {
        self.properties.iter().any(|(name, _)| name == key)
    }

    /// The first value of a property; empty where there is none.
    pub fn value<'a>(&'a self, key: &'a str) -> &'a str {
        self.values(key).next().unwrap_or_default()
    }
}

/// Reads tokens one after the other; what stands between them is skipped.
#[derive(Debug)]
pub(super) struct SgfLexer<'a> {
    rest: Peekable<Chars<'a>>,
    line: usize,
    /// Parentheses that are open.
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

    /// Goes to the next game and into it; says whether there is one.
    pub fn next_game(&mut self) -> bool {
        while let Some(c) = self.take() {
            if c == '(' {
                self.depth = 1;
                return true;
            }
        }
        false
    }

    /// Leaves the game that was begun, whatever is left of it.
    pub fn skip_game(&mut self) {
        while self.depth > 0 && self.next().is_some() {}
    }

    /// The next token of a game; `None` at its end, or that of the text.
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

    /// The properties up to the next token.
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
                    // Small letters of old files say nothing: `Black[..]` is `B[..]`.
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

    /// A value up to the bracket that ends it. A backslash takes the meaning from what follows it, and a line end away.
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

/// Letters of a property's name that are looked at.
const LONGEST_KEY: usize = 8;
