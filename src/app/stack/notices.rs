//! Notices as text.

use crate::app::notice::{News, Notice, Switch};
use crate::app::stack::state::App;
use crate::app::text::players::{passed, urgent};
use crate::records::sanitize;
use crate::words::{self, say, who};

/// Limit of characters, because a notice may quote text from outside.
const LONGEST: usize = 200;

/// A notice without a full stop and without control characters.
pub fn notice(app: &App, notice: &Notice) -> String {
    let text = match notice {
        Notice::News(news) => news_text(app, news),
        Notice::Refusal(refusal) => refusal.to_string(),
    };
    sanitize(&text, LONGEST)
}

const fn switch_name(switch: Switch) -> &'static str {
    match switch {
        Switch::StepMode => "step-mode",
        Switch::Animation => "animation",
        Switch::Mouse => "mouse",
        Switch::Hints => "hints",
        Switch::Values => "values",
        Switch::Coach => "coach",
        Switch::People => "people",
        Switch::Numbers => "numbers",
    }
}

fn news_text(app: &App, news: &News) -> String {
    match news {
        News::Switched(Switch::People, true) => {
            say!("news-people-on", rating = app.cx.peers().to_string())
        }
        News::Switched(Switch::Hints, false) => say!("news-hints-off"),
        News::Switched(switch, is_on) => {
            let switch = words::of("switch", switch_name(*switch));
            if *is_on {
                say!("news-on", switch = switch)
            } else {
                say!("news-off", switch = switch)
            }
        }
        News::HintsOn(hints) => say!("news-hints-on", urgent = urgent(hints, app.notation())),
        News::Look(look) => say!("news-theme", theme = look),
        News::Turned(by) => say!("news-turned", degrees = by.to_string()),
        News::Passed { name, is_you } => passed(name, *is_you),
        News::TimeIsUp { name, is_you } => {
            say!("news-time-is-up", who = who(*is_you), name = name)
        }
        News::MistakesOf(None) => say!("news-mistakes-both"),
        News::MistakesOf(Some(side)) => say!("news-mistakes-of", side = side),
        News::Saved(path) => say!("news-saved", path = path),
        News::SettingsAside(name) => say!("news-settings-aside", name = name),
        News::Imported { new: 1, duplicates: 0, refused: 0 } => say!("news-imported-one"),
        News::Imported { new: 0, duplicates: 1, refused: 0 } => say!("news-imported-known"),
        News::Imported { new, duplicates, refused: 0 } => {
            say!("news-imported", new = *new, known = *duplicates)
        }
        News::Imported { new, duplicates, refused } => {
            say!("news-imported-partly", new = *new, known = *duplicates, refused = *refused)
        }
        News::StepModeByItself => say!("news-step-by-itself"),
        News::OwnGame { has_more: true } => say!("news-own-game-redo"),
        News::OwnGame { has_more: false } => say!("news-own-game"),
        News::PastedGame => say!("news-pasted"),
        News::Missed { made, right } => {
            say!("news-missed", made = made.to_string(), right = right.to_string())
        }
        News::Copied => say!("news-copied"),
        News::KeptAgain => say!("news-kept-again"),
        News::SettingsKept => say!("news-settings-kept"),
        News::Deleted => say!("news-deleted"),
        News::ImportUndone(games) => say!("news-import-undone", count = *games),
        News::Restored => say!("news-restored"),
        News::BoardTaken => say!("news-board-taken"),
        News::LineTaken => say!("news-line-taken"),
        News::AnalysisContinued(date) => {
            say!("news-analysis-continued", date = date.get(..10).unwrap_or(date))
        }
        News::TreeAnalysed => say!("news-tree-analysed"),
        News::TreeDone(count) => say!("news-tree-done", count = *count),
        News::TreeAnalysisStopped => say!("news-tree-analysis-stopped"),
        News::Promoted => say!("news-promoted"),
        News::LineDeleted => say!("news-line-deleted"),
        News::LineRestored => say!("news-line-restored"),
        News::LinesCopied => say!("news-lines-copied"),
        News::Declined(name) => say!("news-declined", name = name),
        News::SharedGameBegun => say!("news-shared-game-begun"),
        News::Challenged(name) => say!("news-challenged", name = name),
        News::Came(name) => say!("news-came", name = name),
        News::Named(name) => say!("news-named", name = name),
        News::Reported => say!("news-reported"),
        News::Motd(text) => text.clone(),
        News::IdleSoon => say!("news-idle-soon"),
    }
}
