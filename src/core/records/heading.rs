//! Text around moves: names of players, dates, results.

use super::tokens::{TokenKind, side, tokens};
use super::{PlayerName, Record, date};

/// Facts of a line of text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Heading {
    pub players: [PlayerName; 2],
    pub date: String,
    pub score: Option<(i32, i32)>,
}

/// Signs between two names, of which the first match counts.
const BETWEEN: [&str; 13] = [
    " vs. ",
    " vs ",
    " VS ",
    " v. ",
    " v ",
    " contre ",
    " gegen ",
    " against ",
    "対",
    " – ",
    " — ",
    " - ",
    " x ",
];
/// Longest name in words.
const MOST_WORDS: usize = 4;

impl Heading {
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    pub fn has_names(&self) -> bool {
        self.players.iter().any(|name| !name.is_unknown())
    }

    /// Adds what another line says; later names win.
    pub fn add(&mut self, other: Self) {
        for (name, new) in self.players.iter_mut().zip(other.players) {
            if !new.is_unknown() {
                *name = new;
            }
        }
        if !other.date.is_empty() {
            self.date = other.date;
        }
        self.score = other.score.or(self.score);
    }

    /// Writes the facts into a record that lacks them.
    pub fn write_to(self, record: &mut Record) {
        for (name, new) in record.players.iter_mut().zip(self.players) {
            if name.is_unknown() {
                *name = new;
            }
        }
        if record.date.is_empty() {
            record.date = self.date;
        }
        record.stated = record.stated.or(self.score.map(|(black, white)| black - white));
    }

    /// Facts of a line without moves.
    pub fn of(line: &str) -> Self {
        let mut heading = Self::default();
        let (date, line) = without_date(line);
        heading.date = date;
        // `33-31` between the names, or behind them.
        let mut names = line.clone();
        for token in tokens(&line) {
            if let TokenKind::Score(black, white) = token.kind {
                heading.score = Some((black, white));
                let (before, after) = (&line[..token.at.start], &line[token.at.end..]);
                let is_between = |text: &str| text.chars().any(char::is_alphabetic);
                let middle = if is_between(before) && is_between(after) { " vs " } else { " " };
                names = format!("{before}{middle}{after}");
                break;
            }
        }
        heading.players = of_sides(&names).or_else(|| between(&names)).unwrap_or_default();
        heading
    }
}

/// A date in a line as ISO, and the line without it.
fn without_date(line: &str) -> (String, String) {
    for (at, _) in line.char_indices().filter(|(_, c)| c.is_ascii_digit()) {
        if line[..at].ends_with(|c: char| c.is_alphanumeric()) {
            continue;
        }
        let length =
            line[at..].find(|c: char| !c.is_ascii_digit() && !matches!(c, '-' | '/' | '.'));
        let text = line[at..].get(..length.unwrap_or(line.len() - at)).unwrap_or_default();
        let text = text.trim_end_matches(['.', '-', '/']);
        if let Some(found) = iso(text) {
            return (date::read(&found), format!("{} {}", &line[..at], &line[at + text.len()..]));
        }
    }
    (String::new(), line.to_owned())
}

/// `2026-11-21` of `2026/11/21`, `2026.11.21`, `21.11.2026`.
fn iso(text: &str) -> Option<String> {
    let parts: Vec<&str> = text.split(['-', '/', '.']).collect();
    let number = |text: &str| text.parse::<u16>().ok();
    let [first, month, last] = parts[..] else { return None };
    let (year, day) = if first.len() == 4 { (first, last) } else { (last, first) };
    let is_date = year.len() == 4
        && (1900..=2100).contains(&number(year)?)
        && (1..=12).contains(&number(month)?)
        && (1..=31).contains(&number(day)?);
    is_date.then(|| {
        format!("{year}-{:02}-{:02}", number(month).unwrap_or(1), number(day).unwrap_or(1))
    })
}

/// Names behind the sides: `Black: Ann`, `Black: Ann, White: Bob`.
fn of_sides(line: &str) -> Option<[PlayerName; 2]> {
    let mut players = <[PlayerName; 2]>::default();
    let mut rest = line;
    while let Some((before, after)) = rest.split_once(':') {
        let word = before.split(|c: char| !c.is_alphanumeric()).rfind(|word| !word.is_empty())?;
        let side = side(word)?;
        // Up to the next side.
        let next = after.char_indices().filter(|(_, c)| *c == ':').map(|(at, _)| at).next();
        let end = next.and_then(|colon| {
            let last = after[..colon].trim_end().rfind(|c: char| !c.is_alphanumeric())?;
            super::tokens::side(after[last..colon].trim_matches(|c: char| !c.is_alphanumeric()))?;
            Some(last)
        });
        let (name, further) = after.split_at(end.unwrap_or(after.len()));
        players[side.index()] = PlayerName::named(name_of(name));
        rest = further;
        if end.is_none() {
            break;
        }
    }
    players.iter().any(|name| !name.is_unknown()).then_some(players)
}

/// Names around a sign: `Ann - Bob`, `Ann (1520) vs Bob (1488)`.
fn between(line: &str) -> Option<[PlayerName; 2]> {
    let line = line.trim().trim_end_matches([':', '：', ',', ';']).trim();
    let (sign, at) = BETWEEN.iter().find_map(|sign| Some((sign, line.find(sign)?)))?;
    // `Round 1: Ann`
    let left = line[..at].rsplit(':').next().unwrap_or_default();
    let names = [left, &line[at + sign.len()..]];
    let is_name = |text: &&str| {
        let words = name_of(text);
        !words.is_empty()
            && words.split(' ').count() <= MOST_WORDS
            && tokens(&words).iter().any(|token| token.kind == TokenKind::Word)
    };
    names.iter().all(is_name).then(|| names.map(|name| PlayerName::named(name_of(name))))
}

/// Name without list marks, sides, ratings and results around it.
fn name_of(text: &str) -> String {
    let mut name = String::new();
    let mut depth = 0_usize;
    for c in text.chars() {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            _ if depth == 0 => name.push(c),
            _ => {}
        }
    }
    let is_mark = |c: char| {
        c.is_whitespace()
            || matches!(c, '*' | '#' | '>' | '-' | ',' | ';' | ':' | '"' | '|' | '・' | '•')
    };
    let name = name.trim_matches(is_mark);
    let words: Vec<&str> = name.split_whitespace().collect();
    // `1. Ann`, and signs of the sides.
    let is_sign = |word: &str| {
        let word = word.trim_end_matches(['.', ')', ':']);
        word.chars().all(|c| c.is_ascii_digit() || matches!(c, '●' | '○' | '⚫' | '⚪' | '◯'))
    };
    let kept = match &words[..] {
        [first, rest @ ..] if !rest.is_empty() && is_sign(first) => rest,
        words => words,
    };
    Record::name(&kept.join(" "))
}
