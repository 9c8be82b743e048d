//! The explorer panel as text.

use super::AnalysisPage;
use super::text::for_black;
use crate::app::live::live_explorer::LiveExplorer;
use crate::app::page::PageBehavior as _;
use crate::app::pages::prelude::*;
use crate::app::text::explorer::none_here;
use crate::app::text::opening::opening_in_words;
use crate::coach::Advice;
use crate::engine::book::Book;
use crate::rules::{Color, Game, Notation, Turn};
use crate::store::{Explored, ExploredMove, GameEntry};
use crate::words::{certainty_label, grouped, listed_player, percent, signed, signed_decimal};

/// Least loss, in discs against the best move, of a costly move.
const COSTLY: i32 = 2;
/// Least share of games, in percent, with which a costly move is described as a favourite.
const CUSTOMARY: u32 = 25;

#[derive(Clone, Debug, Default, PartialEq)]
pub struct ExplorerText {
    pub title: Vec<String>,
    /// Moves played, most frequent first.
    pub rows: Vec<ExplorerRow>,
    /// Sentences about the move under the cursor, or about an empty list.
    pub sentences: Vec<String>,
    /// Games of the strongest players, but those with the move under the cursor before the others.
    pub games: Vec<String>,
}

/// A row of the explorer.
#[derive(Clone, Debug, PartialEq)]
pub struct ExplorerRow {
    pub square: Square,
    pub name: String,
    pub share: String,
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

/// Text of the explorer panel; `None` while closed.
pub fn explorer_text(page: &AnalysisPage, cx: &Context) -> Option<ExplorerText> {
    let explorer = page.explorer.as_ref()?;
    let game = &page.session.game;
    let Some(answer) = explorer.on(game) else {
        let sentences = if game.is_over() { vec![say!("coach-over")] } else { Vec::new() };
        return Some(ExplorerText {
            title: title(explorer, None),
            sentences,
            ..Default::default()
        });
    };
    let values = KnownValues::of(page.live_advice(cx), game);
    let notation = cx.settings.notation(game.variant());
    let cursor = page.session.view.cursor;
    let chosen = answer.moves.iter().find(|it| page.is_same_move(it.played.square, cursor));
    let value_of = |score: i32| signed(for_black(score, answer.query.side));
    let rows = answer.moves.iter().map(|it| {
        let played = &it.played;
        let cost = values.cost(played.square);
        ExplorerRow {
            square: played.square,
            name: notation.name(played.square),
            share: share_in_percent(played.games, answer.games),
            results: [played.black, played.draws, played.white],
            mean: signed_decimal(played.mean, 1),
            value: values.on(played.square).map(value_of).unwrap_or_default(),
            is_costly: cost.is_some_and(|cost| cost >= COSTLY),
            is_chosen: chosen == Some(it),
        }
    });
    let about = chosen.or_else(|| answer.moves.first());
    let mut sentences: Vec<String> = opening_in_words(game).into_iter().collect();
    if let Some(indexing) = answer.indexing {
        sentences.push(say!("explorer-indexing", percent = indexing.percent()));
    }
    match about {
        Some(about) => {
            sentences.extend(of_move(about, answer, &values, notation));
            sentences.extend(values.source.clone());
        }
        None if answer.indexing.is_some() => {}
        None => sentences.push(none_here(explorer, answer)),
    }
    Some(ExplorerText {
        title: title(explorer, Some(answer.games)),
        rows: rows.collect(),
        sentences,
        games: top_games(page, answer, notation),
    })
}

fn title(explorer: &LiveExplorer, games: Option<u32>) -> Vec<String> {
    let games =
        games.map(|games| say!("explorer-games", count = games, shown = grouped(games.into())));
    let filter = Some(explorer.filter.to_string()).filter(|text| !text.is_empty());
    let parts = [Some(say!("explorer-title")), games, filter];
    parts.into_iter().flatten().collect()
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
    let games = say!("explorer-games", count = played.games, shown = grouped(played.games.into()));
    sentences.push(say!(
        "explorer-move",
        square = name,
        games = games,
        black = share_in_percent(played.black, played.games),
        draws = share_in_percent(played.draws, played.games),
        white = share_in_percent(played.white, played.games),
        has_draws = if played.draws > 0 { "yes" } else { "no" }
    ));
    sentences.push(say!(
        "explorer-margin",
        mean = signed_decimal(played.mean, 1),
        median = median(played.median)
    ));
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

/// Values of the moves: the book's if it knows the position, else the coach's.
struct KnownValues {
    moves: Vec<(Square, i32)>,
    source: Option<String>,
}

impl KnownValues {
    fn of(advice: Option<&Advice>, game: &Game) -> Self {
        // The book was searched deeper than a glance.
        let known = matches!(game.turn(), Turn::Place(_));
        if let Some(values) = known.then(|| Book::built_in().values(game.position())).flatten() {
            let moves = values.into_iter().map(|it| (it.square, it.score)).collect();
            return Self { moves, source: Some(say!("explorer-values-book")) };
        }
        let Some(advice) = advice else { return Self { moves: Vec::new(), source: None } };
        let moves = advice.moves.iter().map(|it| (it.line.square, it.line.score)).collect();
        let source = say!("explorer-values-coach", sure = certainty_label(advice.certainty()));
        Self { moves, source: Some(source) }
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
