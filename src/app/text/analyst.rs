//! What a guest thinks of the position in sight, in words.

use super::coach::LINE_PLIES;
use super::reasons::Spoken;
use crate::app::live_analyst::LiveAnalyst;
use crate::app::pages::Page;
use crate::app::state::App;
use crate::opponents::Opinion;
use crate::rules::Notation;
use crate::words::say;

/// What the guest says beside the coach; `None` where none is asked.
pub fn analyst(app: &App) -> Option<Spoken> {
    let Page::Analysis(page) = app.base() else { return None };
    let analyst = page.analyst.as_ref()?;
    let opinions = analyst.opinions().all();
    let title = match opinions.first() {
        Some(best) => {
            say!("analyst-title", name = analyst.name.to_string(), depth = best.depth.as_str())
        }
        None => analyst.name.to_string(),
    };
    let mut lines = opinions.iter().map(|opinion| line(opinion, app.notation()));
    let head = lines.next().unwrap_or_else(|| nothing_yet(analyst));
    let mut sentences: Vec<String> = lines.collect();
    if !opinions.is_empty() {
        sentences.extend(analyst.failure().map(ToString::to_string));
    }
    Some(Spoken { title, head, sentences, ..Spoken::default() })
}

fn nothing_yet(analyst: &LiveAnalyst) -> String {
    match analyst.failure() {
        Some(error) => error.to_string(),
        None => say!("analyst-looking"),
    }
}

/// A line: `+1.2  f5 d6 c3`.
fn line(opinion: &Opinion, notation: Notation) -> String {
    let names = opinion.line.iter().take(LINE_PLIES).map(|square| notation.name(*square));
    let discs = match (opinion.discs * 10.0).round() / 10.0 {
        // Nothing has no sign.
        0.0 => "0.0".to_owned(),
        discs => format!("{discs:+.1}"),
    };
    format!("{discs:>5}  {}", names.collect::<Vec<_>>().join(" "))
}
