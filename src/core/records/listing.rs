//! Games in text: moves numbered or not, wrapped at any width, between other signs and words, several games one after
//! another.
//!
//! A text is cut into lines with moves and lines without. A line begins a game if its number says so, if names or a
//! result stand before it, or if its moves are legal from the start but not in the game so far.

use super::heading::Heading;
use super::play::{Play, WrittenMove, legal_from_start, legal_run};
use super::tokens::{Token, TokenKind, tokens};
use super::{Part, Reading, Record, Repair, sanitize};
use crate::rules::Game;
use std::collections::{HashMap, HashSet};
use std::ops::Range;

/// Moves of a line that must be legal from the start to begin a game.
const SURE: usize = 8;
/// Longest skipped text, in characters.
const LONGEST_SKIPPED: usize = 80;
/// Legal moves that prose needs to be a guess.
const LEAST_GUESS: usize = 4;

/// Part of a line, at most one game.
struct Segment<'t> {
    /// From 1.
    line: usize,
    text: &'t str,
    tokens: Vec<&'t Token>,
    /// Tokens from the first move to the last.
    inner: Range<usize>,
    /// Moves with their text.
    moves: Vec<(WrittenMove, &'t str)>,
    /// Number before the first move.
    number: Option<u32>,
    label: &'t str,
    tail: &'t str,
    score: Option<(i32, i32)>,
    /// Whether an empty line stands before it.
    has_gap: bool,
    is_prose: bool,
    /// Comments that name squares, and words between the moves.
    remarks: Vec<&'t str>,
    /// Whether words or facts stand before the moves, and behind them.
    has_text: [bool; 2],
}

impl<'t> Segment<'t> {
    /// `part`: tokens of the segment.
    fn new(whole: &'t str, part: Vec<&'t Token>, line: usize, has_gap: bool) -> Self {
        let tokens = &part[..];
        let is_square = |token: &&Token| matches!(token.kind, TokenKind::Square(_));
        let has_word = tokens.iter().any(|it| it.kind == TokenKind::Word);
        let first =
            tokens.iter().position(|token| is_square(token) || !has_word && token.kind.is_move());
        let last = tokens.iter().rposition(|token| token.kind.is_move());
        let text = match (tokens.first(), tokens.last()) {
            (Some(first), Some(last)) => &whole[first.at.start..last.at.end],
            _ => "",
        };
        let begin = tokens.first().map_or(0, |token| token.at.start);
        let number_at = |at: usize| match tokens.get(at.checked_sub(1)?)?.kind {
            TokenKind::Number(number, _) => Some(number),
            _ => None,
        };
        let score = tokens.iter().find_map(|token| match token.kind {
            TokenKind::Score(black, white) => Some((black, white)),
            _ => None,
        });
        let mut segment = Self {
            line,
            text,
            moves: Vec::new(),
            number: None,
            label: "",
            tail: "",
            score,
            has_gap,
            is_prose: false,
            has_text: [false; 2],
            remarks: Vec::new(),
            inner: 0..0,
            tokens: Vec::new(),
        };
        let (Some(first), Some(last)) = (first, last.filter(|last| Some(*last) >= first)) else {
            segment.label = text;
            segment.tokens = part;
            return segment;
        };
        let remarks = tokens.iter().filter(|it| it.kind == TokenKind::Remark);
        segment.remarks = remarks.map(|it| &whole[it.at.clone()]).collect();
        for token in &tokens[first..=last] {
            let made = match token.kind {
                TokenKind::Square(square) => WrittenMove::Place(square),
                TokenKind::Pass => WrittenMove::Pass,
                TokenKind::Bad => WrittenMove::Bad,
                _ => continue,
            };
            segment.moves.push((made, &whole[token.at.clone()]));
        }
        segment.inner = first..last + 1;
        segment.number = number_at(first);
        let label_end = tokens[first - usize::from(segment.number.is_some())].at.start;
        segment.label = &whole[begin..label_end];
        segment.tail = &whole[tokens[last].at.end..begin + text.len()];
        segment.tokens = part;
        segment
    }

    fn written(&self) -> impl Iterator<Item = WrittenMove> + Clone + '_ {
        self.moves.iter().map(|(made, _)| *made)
    }

    /// Whether its moves are legal from the start.
    fn stands_alone(&self) -> bool {
        let wanted = self.moves.len().min(SURE);
        legal_from_start(self.written().take(SURE)) == wanted
    }

    /// Whether its moves are a whole game.
    fn is_complete(&self) -> bool {
        let mut play = Play::new();
        self.moves.iter().for_each(|(made, text)| play.add(*made, text));
        play.stop.is_none() && play.game.is_over()
    }

    /// Words before, between and behind the moves that are not in `usual`.
    fn words(&self, whole: &'t str, usual: &HashSet<String>) -> [Vec<&'t str>; 3] {
        let Range { start, end } = self.inner;
        [0..start, start..end, end..self.tokens.len()].map(|part| {
            let words = self.tokens[part].iter().filter(|it| it.kind == TokenKind::Word);
            let words = words.map(|it| &whole[it.at.clone()]);
            words.filter(|word| !usual.contains(&word.to_lowercase())).collect()
        })
    }

    /// Whether words stand between the moves, or around them and are no names. `words`: their numbers.
    fn is_loose(&self, words: [usize; 3]) -> bool {
        let [before, between, behind] = words;
        if between > 0 {
            return true;
        }
        let is_label = before == 0
            || self.label.trim_end().ends_with([':', '=', '>', '|', '#', '.', ')', ']', '-', '"'])
            || self.label.ends_with('\t')
            || !Heading::of(self.label).is_empty();
        let length: usize = self.moves.iter().map(|(_, text)| text.len()).sum();
        let is_run = self.moves.len() > 1
            && self.tokens[self.inner.end - 1].at.end - self.tokens[self.inner.start].at.start
                == length;
        let tail = self.tail.trim_start();
        let is_name = behind == 0
            || is_run
            || self.tail.starts_with('\t')
            || tail.starts_with(['#', ':', '(', '"', '|', '-', '–', '—', '=', '%', '/', '['])
            || !tail.starts_with(|c: char| c.is_lowercase() || matches!(c, ',' | '.' | ';'));
        !is_label || !is_name
    }
}

/// Segments of a text: its lines, cut before a number 1 and behind a result.
fn segments<'t>(whole: &'t str, tokens: &'t [Token]) -> Vec<Segment<'t>> {
    let mut segments = Vec::new();
    let (mut line, mut has_gap, mut part) = (1, false, Vec::new());
    let mut close = |part: &mut Vec<&'t Token>, line, has_gap: &mut bool| {
        if !part.is_empty() {
            segments.push(Segment::new(whole, std::mem::take(part), line, *has_gap));
            *has_gap = false;
        }
    };
    let mut is_empty = true;
    for (at, token) in tokens.iter().enumerate() {
        let has_moves =
            |part: &[&Token]| part.iter().any(|it| matches!(it.kind, TokenKind::Square(_)));
        let next = tokens.get(at + 1).map(|token| token.kind);
        match token.kind {
            TokenKind::LineEnd => {
                has_gap |= is_empty;
                close(&mut part, line, &mut has_gap);
                line += 1;
                is_empty = true;
                continue;
            }
            TokenKind::Number(1, true)
                if has_moves(&part) && matches!(next, Some(TokenKind::Square(_))) =>
            {
                close(&mut part, line, &mut has_gap);
            }
            _ => {}
        }
        is_empty = false;
        part.push(token);
        let is_end = matches!(token.kind, TokenKind::Score(..)) && has_moves(&part);
        if is_end && matches!(next, Some(TokenKind::Square(_) | TokenKind::Number(..))) {
            close(&mut part, line, &mut has_gap);
        }
    }
    close(&mut part, line, &mut has_gap);
    segments
}

/// Words on at least half of the lines with moves, such as `Move` or the names of players.
fn usual_words(whole: &str, segments: &[Segment<'_>]) -> HashSet<String> {
    let mut lines: HashMap<String, usize> = HashMap::new();
    let with_moves = || segments.iter().filter(|it| !it.moves.is_empty());
    let count = with_moves().count();
    let mut usual: HashSet<String> = COMMON.iter().map(|&word| word.to_owned()).collect();
    if count < 4 {
        return usual;
    }
    for segment in with_moves() {
        let words = segment.tokens.iter().filter(|it| it.kind == TokenKind::Word);
        let words: HashSet<String> = words.map(|it| whole[it.at.clone()].to_lowercase()).collect();
        for word in words {
            *lines.entry(word).or_default() += 1;
        }
    }
    let is_usual = |(_, lines): &(String, usize)| lines * 5 >= count * 2;
    usual.extend(lines.into_iter().filter(is_usual).map(|(word, _)| word));
    usual
}

/// Words that stand beside moves in records.
const COMMON: [&str; 24] = [
    "move", "moves", "game", "no", "nr", "coup", "zug", "züge", "mossa", "jugada", "手", "手目",
    "第", "plays", "played", "resigned", "resigns", "timeout", "wins", "won", "draw", "score",
    "result", "final",
];

/// A game while its lines are read.
struct GameDraft<'t> {
    play: Play,
    heading: Heading,
    skipped: Vec<&'t str>,
    line: usize,
    has_score: bool,
}

impl<'t> GameDraft<'t> {
    fn new(play: Play, line: usize) -> Self {
        let (heading, skipped) = (Heading::default(), Vec::new());
        Self { play, heading, skipped, line, has_score: false }
    }

    /// Takes a text without moves: names, a date, a result, or nothing known.
    fn note(&mut self, text: &'t str) {
        let text = text.trim();
        if !text.chars().any(char::is_alphanumeric) {
            return;
        }
        let heading = Heading::of(text);
        self.has_score |= heading.score.is_some() && self.play.count > 0;
        if heading.is_empty() {
            self.skipped.push(text);
        } else {
            self.heading.add(heading);
        }
    }

    fn take(&mut self, segment: &Segment<'t>) {
        if segment.has_text[0] {
            self.note(segment.label);
        }
        for (made, text) in &segment.moves {
            self.play.add(*made, text);
        }
        if segment.has_text[1] {
            self.note(segment.tail);
        }
        self.skipped.extend(&segment.remarks);
    }

    fn reading(self, part: Part) -> Reading {
        let skipped = self.skipped.iter().map(|text| sanitize(text, LONGEST_SKIPPED)).collect();
        let mut reading = Reading { part, skipped, ..self.play.reading() };
        self.heading.write_to(&mut reading.record);
        reading
    }
}

/// Games of a text, after `start` if a position stands before them. `None`: no line has moves alone.
pub(super) fn read(text: &str, start: Option<&Game>) -> Option<Vec<Reading>> {
    let tokens = tokens(text);
    let mut segments = segments(text, &tokens);
    let usual = usual_words(text, &segments);
    for segment in segments.iter_mut().filter(|it| !it.moves.is_empty()) {
        let texts = segment.words(text, &usual);
        let words = texts.each_ref().map(Vec::len);
        segment.is_prose = segment.is_loose(words) && !segment.is_complete();
        let [_, between, _] = texts;
        segment.remarks.extend(between);
        let has_text = |words, part| words > 0 || !Heading::of(part).is_empty();
        segment.has_text = [has_text(words[0], segment.label), has_text(words[2], segment.tail)];
    }
    let is_square = |made| matches!(made, WrittenMove::Place(_));
    if !segments.iter().any(|it| it.written().any(is_square) && !it.is_prose) {
        return None;
    }
    let drafts = drafts(&segments, start);
    let has_many = drafts.len() > 1;
    let reading = |draft: GameDraft<'_>| {
        let part = if has_many { Part::Line(draft.line) } else { Part::Whole };
        draft.reading(part)
    };
    Some(drafts.into_iter().map(reading).collect())
}

/// Whether most lines with moves begin a game.
fn is_list(segments: &[Segment<'_>]) -> bool {
    let lines: Vec<_> = segments.iter().filter(|it| !it.moves.is_empty() && !it.is_prose).collect();
    let alone = lines.iter().filter(|it| it.moves.len() > 1 && it.stands_alone()).count();
    lines.len() > 1 && alone * 2 > lines.len()
}

fn drafts<'t>(segments: &[Segment<'t>], start: Option<&Game>) -> Vec<GameDraft<'t>> {
    let begin = |line| {
        let play = start.map_or_else(Play::new, |start| Play::after(start.clone()));
        GameDraft::new(play, line)
    };
    let is_list = is_list(segments);
    // Names stand before their games, unless the text begins with moves.
    let is_behind =
        segments.first().is_some_and(|it| !it.moves.is_empty() && it.label.trim().is_empty());
    let mut done: Vec<GameDraft<'t>> = Vec::new();
    let mut draft = begin(1);
    let mut texts: Vec<&'t str> = Vec::new();
    for (at, segment) in segments.iter().enumerate() {
        let is_under_way = draft.play.count > 0;
        if segment.moves.is_empty() || segment.is_prose && !goes_on(&draft, segment) {
            let is_result = segment.score.is_some() && !Heading::of(segment.text).has_names();
            if is_under_way && (is_behind || is_result && !draft.has_score) {
                draft.note(segment.text);
            } else {
                texts.push(segment.text);
            }
            continue;
        }
        if segment.is_prose {
            // The game goes on among words: what they mean is not known.
            draft.play.add(WrittenMove::Bad, segment.text.trim());
            segment.moves.iter().skip(1).for_each(|(made, text)| draft.play.add(*made, text));
            continue;
        }
        let has_names = texts.iter().any(|text| Heading::of(text).has_names());
        if is_under_way && (has_names || begins(&draft, &segments[at..], is_list)) {
            done.push(std::mem::replace(&mut draft, begin(segment.line)));
        } else if !is_under_way {
            draft.line = segment.line;
        }
        for text in std::mem::take(&mut texts) {
            draft.note(text);
        }
        draft.take(segment);
    }
    for text in texts {
        draft.note(text);
    }
    done.push(draft);
    done.retain(|draft| draft.play.count > 0);
    done
}

/// Whether words hide moves that continue the game: it is unfinished, and the first move is legal in it.
fn goes_on(draft: &GameDraft<'_>, segment: &Segment<'_>) -> bool {
    draft.play.count > 0
        && draft.play.goes_on()
        && !segment.has_gap
        && legal_run(draft.play.game.position(), segment.written().take(1)) == 1
}

/// Whether the first of these segments begins another game than the draft's.
fn begins(draft: &GameDraft<'_>, segments: &[Segment<'_>], is_list: bool) -> bool {
    let (play, segment) = (&draft.play, &segments[0]);
    let made = play.game.moves_played();
    let is_next = |number: u32| {
        let number = number as usize;
        number > 1
            && (number == play.count + 1 || number == play.count / 2 + 1 || number == made + 1)
    };
    match segment.number {
        Some(1) => return true,
        Some(number) if is_next(number) => return false,
        _ => {}
    }
    if draft.has_score || is_list && segment.moves.len() > 1 {
        return true;
    }
    // Also where each move has a line.
    let next = || segments.iter().filter(|it| !it.is_prose).flat_map(Segment::written).take(SURE);
    let begins_with = |least| {
        let wanted = next().count();
        wanted >= least && legal_from_start(next()) == wanted
    };
    if !play.goes_on() {
        return begins_with(2);
    }
    let fits = legal_run(play.game.position(), segment.written().take(SURE));
    if segment.moves.len() == 1 {
        return fits == 0 && segment.has_gap && begins_with(SURE);
    }
    segment.stands_alone() && (fits == 0 || segment.has_gap)
}

/// The moves of prose: every square that is legal after those before it. It is a guess, unless the game is whole.
pub(super) fn guess(text: &str) -> Option<Reading> {
    let tokens = tokens(text);
    let mut play = Play::new();
    let (mut words, mut left_out) = (Vec::new(), 0);
    for token in &tokens {
        match token.kind {
            TokenKind::Square(square) => {
                let position = *play.game.position();
                let fits = if play.count == 0 {
                    legal_from_start(std::iter::once(WrittenMove::Place(square)))
                } else {
                    legal_run(&position, std::iter::once(WrittenMove::Place(square)))
                };
                if fits == 1 {
                    play.add(WrittenMove::Place(square), "");
                } else {
                    left_out += 1;
                    words.push(&text[token.at.clone()]);
                }
            }
            TokenKind::Word | TokenKind::Bad => words.push(&text[token.at.clone()]),
            _ => {}
        }
    }
    let moves = play.count;
    let is_whole = left_out == 0 && play.game.is_over();
    let mut reading = Reading::of(Record::of(play.game));
    if is_whole {
        reading.skipped = words.iter().map(|text| sanitize(text, LONGEST_SKIPPED)).collect();
    } else {
        reading.repairs.push(Repair::Guessed { moves, words: moves + words.len() });
    }
    (moves >= LEAST_GUESS).then_some(reading)
}

/// Black's discs less White's.
pub(super) const fn margin((black, white): (i32, i32)) -> i32 {
    black - white
}
