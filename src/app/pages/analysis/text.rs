//! Texts of the analysis page.

use super::AnalysisPage;
use crate::app::live::live_analyst::LiveAnalyst;
use crate::app::move_entry::typed_end;
use crate::app::pages::coach_text::LINE_PLIES;
use crate::app::pages::prelude::*;
use crate::app::text::players::last_in_words;
use crate::coach::Advice;
use crate::opponents::Opinion;
use crate::records::sanitize;
use crate::rules::{Color, Notation};
use crate::words::{Sentence, color_name, signed_decimal};

/// Maximum number of characters of a comment in the status line.
const LONGEST_COMMENT: usize = 200;

/// Text being typed: a move, a comment or a filter.
pub fn typed(page: &AnalysisPage) -> Option<String> {
    match (&page.comment, &page.filtering) {
        (Some(text), _) => Some(say!("typed-comment", text = typed_end(text))),
        (None, Some(text)) if text.is_empty() => Some(say!("typed-filter-empty")),
        (None, Some(text)) => Some(say!("typed-filter", text = typed_end(text))),
        (None, None) => page.entry.status(),
    }
}

/// Comment of the current ply, or its description.
pub fn status(page: &AnalysisPage, cx: &Context) -> String {
    let comment = page.tree().comment(page.at());
    if comment.is_empty() {
        let notation = cx.settings.notation(page.session.setup.variant);
        last_in_words(&page.session, notation)
    } else {
        sanitize(comment, LONGEST_COMMENT)
    }
}

/// A value for a side as one for Black, which all numbers of an analysis are.
pub fn for_black<N: std::ops::Neg<Output = N>>(value: N, side: Color) -> N {
    if side == Color::Black { value } else { -value }
}

/// Result of a solved position.
pub fn solved(advice: &Advice) -> String {
    let score = advice.moves.first().map_or(0, |best| best.line.score);
    let winner = if score > 0 { advice.side } else { !advice.side };
    say!(
        "lines-solved",
        winner = if score == 0 { "draw" } else { "side" },
        side = color_name(winner),
        discs = score.abs()
    )
}

/// Opinions of the guest analyst; `None` without one.
pub fn analyst(page: &AnalysisPage, notation: Notation) -> Option<CoachText> {
    let analyst = page.analyst.as_ref()?;
    let opinions = analyst.opinions().all();
    let title = match opinions.first() {
        Some(best) => {
            say!("analyst-title", name = analyst.name.to_string(), depth = best.depth.as_str())
        }
        None => analyst.name.to_string(),
    };
    let side = page.session.game.side_to_move();
    let mut lines = opinions.iter().map(|opinion| line(opinion, side, notation));
    let head = lines.next().unwrap_or_else(|| nothing_yet(analyst));
    let mut sentences: Vec<String> = lines.collect();
    if !opinions.is_empty() {
        sentences.extend(analyst.failure().map(Sentence::sentence));
    }
    Some(CoachText { title, head, sentences, is_table: true, ..CoachText::default() })
}

fn nothing_yet(analyst: &LiveAnalyst) -> String {
    match analyst.failure() {
        Some(error) => error.sentence(),
        None => say!("analyst-looking"),
    }
}

/// A line: `+1.2  f5 d6 c3`.
fn line(opinion: &Opinion, side: Color, notation: Notation) -> String {
    let names = opinion.line.iter().take(LINE_PLIES).map(|square| notation.name(*square));
    let discs = signed_decimal(for_black(opinion.discs, side), 1);
    format!("{discs:>5}  {}", names.collect::<Vec<_>>().join(" "))
}
