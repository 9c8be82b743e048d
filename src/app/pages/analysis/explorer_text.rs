//! The explorer panel as text.

use super::AnalysisPage;
use super::text::{for_black, solved};
use crate::app::page::PageBehavior as _;
use crate::app::pages::coach_text::LINE_PLIES;
use crate::app::pages::prelude::*;
use crate::app::text::explorer::none_here;
use crate::app::text::opening::opening_in_words;
use crate::app::text::reasons::{ReasonText, listener};
use crate::coach::{Advice, Line};
use crate::engine::book::Book;
use crate::explorer::PlayedMove;
use crate::rules::{Color, Game, NodeId, Notation, Turn};
use crate::store::{Explored, ExploredMove, GameEntry};
use crate::words::{color_name, grouped, listed_player, looked, percent, signed, signed_decimal};

/// Least loss, in discs against the best move, of a costly move.
const COSTLY: i32 = 2;
/// Least share of games, in percent, with which a costly move is described as a favourite.
const CUSTOMARY: u32 = 25;

#[derive(Clone, Debug, Default, PartialEq)]
pub struct ExplorerText {
    pub title: Vec<String>,
    /// Depth of the engine's search.
    pub note: String,
    /// The engine's best moves, then the others that were played, most frequent first.
    pub rows: Vec<ExplorerRow>,
    /// Sentences about the move under the cursor, or about an empty table.
    pub sentences: Vec<String>,
    /// Games of the strongest players, but those with the move under the cursor before the others.
    pub games: Vec<String>,
}

/// A row of the explorer.
#[derive(Clone, Debug, PartialEq)]
pub struct ExplorerRow {
    pub square: Square,
    pub name: String,
    /// Expected replies, of one of the engine's best moves.
    pub line: String,
    /// Share of the games, and their number; empty for a move that was not played.
    pub share: String,
    pub games: String,
    /// Games won by Black, drawn, won by White.
    pub results: [u32; 3],
    /// Black's mean margin.
    pub mean: String,
    /// Black's value by the coach, or by the book.
    pub value: String,
    /// Whether the move loses at least `COSTLY` discs against the best one.
    pub is_costly: bool,
    /// Whether the cursor is on its square.
    pub is_chosen: bool,
}

/// Text of the table: what the engine finds, beside what was played. `None` while both are off.
pub fn explorer_text(page: &AnalysisPage, cx: &Context) -> Option<ExplorerText> {
    let is_shown = page.has_table(cx);
    let game = &page.session.game;
    if !is_shown {
        return None;
    }
    let advice = page.live_advice(cx);
    let answer = page.explored();
    let values = KnownValues::of(advice, game);
    let mut text = ExplorerText {
        title: title(page, answer),
        note: note(page, advice, cx),
        rows: rows(page, advice, answer, &values, cx),
        ..Default::default()
    };
    if game.is_over() {
        text.sentences.push(say!("analysis-over"));
        return Some(text);
    }
    text.sentences = sentences(page, advice, answer, &values, cx);
    if let Some(answer) = answer {
        text.games = top_games(page, answer, cx.settings.notation(game.variant()));
    }
    Some(text)
}

/// Depth of the search, and whether it goes on.
fn note(page: &AnalysisPage, advice: Option<&Advice>, cx: &Context) -> String {
    match advice {
        Some(advice) => looked(advice.certainty()),
        None if page.looks(cx) && page.coach_question(cx).is_some() => say!("analysis-looking"),
        None => String::new(),
    }
}

/// The engine's best moves, then the others that were played.
fn rows(
    page: &AnalysisPage,
    advice: Option<&Advice>,
    answer: Option<&Explored>,
    values: &KnownValues,
    cx: &Context,
) -> Vec<ExplorerRow> {
    let game = &page.session.game;
    let notation = cx.settings.notation(game.variant());
    let cursor = page.session.view.cursor;
    let value_of = |score: i32| signed(for_black(score, game.side_to_move()));
    let row = |square: Square, line: Option<&Line>, played: Option<&ExploredMove>| {
        let played = played.map(|it| &it.played);
        let games = answer.map_or(0, |answer| answer.games);
        let replies = line.map(|line| line.replies.iter().take(LINE_PLIES));
        let names = replies.map(|it| it.map(|square| notation.name(*square)).collect::<Vec<_>>());
        ExplorerRow {
            square,
            name: notation.name(square),
            line: names.unwrap_or_default().join(" "),
            share: played.map(|it| share_in_percent(it.games, games)).unwrap_or_default(),
            games: played.map(|it| grouped(it.games.into())).unwrap_or_default(),
            results: played.map_or([0; 3], |it| [it.black, it.draws, it.white]),
            mean: played.map(|it| signed_decimal(it.mean, 1)).unwrap_or_default(),
            value: values.on(square).map(value_of).unwrap_or_default(),
            is_costly: values.cost(square).is_some_and(|cost| cost >= COSTLY),
            is_chosen: page.is_same_move(square, cursor),
        }
    };
    let played = answer.map(|answer| answer.moves.as_slice()).unwrap_or_default();
    let mut rows: Vec<ExplorerRow> = Vec::new();
    let most = page.best_lines.into();
    for advised in advice.map(|advice| advice.moves.as_slice()).unwrap_or_default() {
        let square = advised.line.square;
        // Moves that a symmetry of the position makes the same share a row.
        let is_known = rows.iter().any(|row| page.is_same_move(row.square, square));
        if rows.len() < most && !is_known {
            let games = played.iter().find(|it| page.is_same_move(it.played.square, square));
            rows.push(row(square, Some(&advised.line), games));
        }
    }
    for it in played {
        let square = it.played.square;
        if !rows.iter().any(|row| page.is_same_move(row.square, square)) {
            rows.push(row(square, None, Some(it)));
        }
    }
    rows
}

/// Reasons for the chosen move, the opening, the games with the move; on an empty board, what the page is for.
fn sentences(
    page: &AnalysisPage,
    advice: Option<&Advice>,
    answer: Option<&Explored>,
    values: &KnownValues,
    cx: &Context,
) -> Vec<String> {
    let game = &page.session.game;
    let notation = cx.settings.notation(game.variant());
    let mut sentences = Vec::new();
    let is_empty = page.tree().children(NodeId::ROOT).next().is_none();
    if is_empty {
        sentences.push(say!("analysis-empty"));
        sentences.push(say!("analysis-empty-then"));
    }
    if let Some(advice) = advice.filter(|_| page.is_solving()) {
        sentences.push(if advice.exact {
            solved(advice)
        } else {
            say!("lines-solving", empties = advice.empties)
        });
    }
    sentences.extend(advice.into_iter().flat_map(|advice| why(page, advice, cx)));
    sentences.extend(opening_in_words(game));
    let Some(answer) = answer else { return sentences };
    let cursor = page.session.view.cursor;
    let is_chosen = |it: &&ExploredMove| page.is_same_move(it.played.square, cursor);
    if let Some(indexing) = answer.indexing {
        sentences.push(say!("explorer-indexing", percent = indexing.percent()));
    }
    match answer.moves.iter().find(is_chosen).or_else(|| answer.moves.first()) {
        Some(about) => {
            sentences.extend(of_move(about, answer, values, notation));
            sentences.extend(values.source.clone());
        }
        None if answer.indexing.is_some() => {}
        None => {
            let explorer = page.explorer.as_ref();
            sentences.extend(explorer.map(|explorer| none_here(explorer, answer)));
        }
    }
    sentences
}

/// Reasons for the move under the cursor, or the best one: all in short, or one in detail.
fn why(page: &AnalysisPage, advice: &Advice, cx: &Context) -> Vec<String> {
    let Some(best) = advice.moves.first() else { return Vec::new() };
    let chosen =
        advice.moves.iter().find(|it| page.is_same_move(it.line.square, page.session.view.cursor));
    let about = chosen.unwrap_or(best);
    let loss = best.line.score - about.line.score;
    let of_move =
        ReasonText::of_advice(about, advice.side, listener(&page.session), loss, cx.coach.detail);
    let (reasons, _) = of_move.sentences();
    if reasons.is_empty() {
        return Vec::new();
    }
    let name = cx.settings.notation(page.session.setup.variant).name(about.line.square);
    let head = if loss >= COSTLY {
        say!("analysis-costs", square = name, loss = loss)
    } else {
        say!("analysis-why", square = name)
    };
    let mut reasons = reasons.into_iter();
    let first = reasons
        .next()
        .map(|reason| say!("sentences", ended = "yes", first = head, second = reason));
    first.into_iter().chain(reasons).collect()
}

/// Side to move, number of games, and filter.
fn title(page: &AnalysisPage, answer: Option<&Explored>) -> Vec<String> {
    let side = match page.session.game.turn() {
        Turn::Place(side) | Turn::Pass(side) => {
            Some(say!("analysis-title", side = color_name(side)))
        }
        Turn::Over => None,
    };
    let games = answer.map(|answer| {
        say!("explorer-games", count = answer.games, shown = grouped(answer.games.into()))
    });
    let filter = page.explorer.as_ref().map(|explorer| explorer.filter.to_string());
    let parts = [side, games, filter.filter(|text| !text.is_empty())];
    parts.into_iter().flatten().collect()
}

/// Sentences about the results of the games with a move.
fn results(played: &PlayedMove, name: &str) -> Vec<String> {
    let games = say!("explorer-games", count = played.games, shown = grouped(played.games.into()));
    if played.games == 1 {
        let winner = match (played.black, played.white) {
            (1, _) => "black",
            (_, 1) => "white",
            _ => "none",
        };
        return vec![say!("explorer-move-once", square = name, games = games, winner = winner)];
    }
    let results = say!(
        "explorer-move",
        square = name,
        games = games,
        black = share_in_percent(played.black, played.games),
        draws = share_in_percent(played.draws, played.games),
        white = share_in_percent(played.white, played.games),
        has_draws = if played.draws > 0 { "yes" } else { "no" }
    );
    let mean = signed_decimal(played.mean, 1);
    vec![results, say!("explorer-margin", mean = mean, median = median(played.median))]
}

/// Sentences about a move: cost, number of games, results, margins, most frequent player, last year.
fn of_move(
    about: &ExploredMove,
    explored: &Explored,
    values: &KnownValues,
    notation: Notation,
) -> Vec<String> {
    let played = &about.played;
    let name = notation.name(played.square);
    let mut sentences = Vec::new();
    let share = (played.games * 100 + explored.games / 2) / explored.games.max(1);
    if let Some((cost, best)) = values.loses(played.square).filter(|(cost, _)| *cost >= COSTLY) {
        let best = notation.name(best);
        let square = name.clone();
        sentences.push(if share >= CUSTOMARY {
            say!(
                "explorer-favourite-costs",
                percent = share,
                square = square,
                cost = cost,
                best = best
            )
        } else {
            say!("explorer-costs", square = square, cost = cost, best = best)
        });
    }
    sentences.extend(results(played, &name));
    let year = played.last_year.map(|year| year.to_string());
    sentences.extend(match (&about.most_by, year) {
        (Some((name, count)), Some(year)) if played.games > 1 => {
            Some(say!("explorer-by-last", player = name, games = *count, year = year))
        }
        (Some((name, count)), None) if played.games > 1 => {
            Some(say!("explorer-by", player = name, games = *count))
        }
        (_, Some(year)) => Some(say!("explorer-last", year = year)),
        (_, None) => None,
    });
    sentences
}

/// Games of the strongest players; those with the move under the cursor come first.
fn top_games(page: &AnalysisPage, explored: &Explored, notation: Notation) -> Vec<String> {
    let cursor = page.session.view.cursor;
    let own = &*page.session.identity.names[0];
    let is_other = |(_, square): &&(GameEntry, Square)| !page.is_same_move(*square, cursor);
    let mut games: Vec<_> = explored.top.iter().collect();
    games.sort_by_key(is_other);
    games.into_iter().map(|(entry, square)| game_line(entry, *square, notation, own)).collect()
}

/// A game of the list: move, date, result, players.
fn game_line(entry: &GameEntry, square: Square, notation: Notation, own: &str) -> String {
    let year = entry.date.get(..4).unwrap_or_default();
    let [black, white] = Color::BOTH.map(|side| listed_player(entry, side, own));
    let name = notation.name(square);
    format!("{name} {year} {} {black} - {white}", entry.score())
}

/// Values of the moves: the engine's, else the book's if it knows the position.
struct KnownValues {
    moves: Vec<(Square, i32)>,
    source: Option<String>,
}

impl KnownValues {
    fn of(advice: Option<&Advice>, game: &Game) -> Self {
        // The same numbers as on the board.
        if let Some(advice) = advice {
            let moves = advice.moves.iter().map(|it| (it.line.square, it.line.score)).collect();
            return Self { moves, source: None };
        }
        let is_known = matches!(game.turn(), Turn::Place(_));
        let values = is_known.then(|| Book::built_in().values(game.position())).flatten();
        let source = values.as_ref().map(|_| say!("explorer-values-book"));
        let moves = values.into_iter().flatten().map(|it| (it.square, it.score)).collect();
        Self { moves, source }
    }

    fn on(&self, square: Square) -> Option<i32> {
        self.moves.iter().find(|(at, _)| *at == square).map(|(_, score)| *score)
    }

    /// Discs that a move loses against the best move, and the square of the best move.
    fn loses(&self, square: Square) -> Option<(i32, Square)> {
        let (best, score) = self.moves.iter().max_by_key(|(_, score)| *score)?;
        Some((score - self.on(square)?, *best))
    }

    fn cost(&self, square: Square) -> Option<i32> {
        self.loses(square).map(|(cost, _)| cost)
    }
}

/// Share in percent: `48%`; `<1%` instead of 0 for a small share.
fn share_in_percent(count: u32, of: u32) -> String {
    let of = u64::from(of.max(1));
    match (count, (u64::from(count) * 100 + of / 2) / of) {
        (0, _) => percent(0),
        (_, 0) => percent("<1"),
        (_, whole) => percent(whole),
    }
}

/// Median margin with its sign, and a decimal only between two whole numbers: `+2`, `-0.5`.
fn median(value: f64) -> String {
    if value.fract() == 0.0 { signed(value as i32) } else { signed_decimal(value, 1) }
}
