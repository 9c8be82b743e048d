//! Notices in words.

use super::players::{passed, urgent};
use crate::app::notice::{News, Notice, Switch};
use crate::app::state::App;
use crate::records::sanitize;

/// Characters of a sentence, at most: some of it may be text from outside.
const LONGEST: usize = 200;

/// A notice in words, without a full stop: nothing in it that a terminal obeys.
pub fn notice(app: &App, notice: &Notice) -> String {
    let text = match notice {
        Notice::News(news) => news_text(app, news),
        Notice::Refusal(refusal) => refusal.to_string(),
    };
    sanitize(&text, LONGEST)
}

const fn switch_name(switch: Switch) -> &'static str {
    match switch {
        Switch::StepMode => "step mode",
        Switch::Animation => "animation",
        Switch::Mouse => "mouse",
        Switch::Hints => "hints",
        Switch::Values => "values",
        Switch::Coach => "coach",
    }
}

fn news_text(app: &App, news: &News) -> String {
    let fixed = match news {
        News::Switched(switch, is_on) => {
            return format!("{} {}", switch_name(*switch), if *is_on { "on" } else { "off" });
        }
        News::HintsOn(hints) => {
            let name = switch_name(Switch::Hints);
            return format!("{name} on{}", urgent(hints, app.notation()));
        }
        News::Look(look) => return format!("theme: {look} (until you quit)"),
        News::Passed { name, is_you } => {
            return passed(name, *is_you);
        }
        News::MistakesOf(side) => {
            return format!("[ and ] now show the mistakes of {}", side.unwrap_or("both sides"));
        }
        News::Saved(path) => return format!("saved: {path}"),
        News::SettingsAside(name) => return format!("your old settings are now in {name}"),
        News::Imported { new: 1, known: 0 } => "added to the library",
        News::Imported { new: 0, known: 1 } => "already in the library",
        News::Imported { new, known } => {
            return format!("{new} added to the library, {known} already there");
        }
        News::StepModeByItself => "step mode on: Enter moves on",
        News::OwnGame { has_more: true } => "a new game from here; r replays the original moves",
        News::OwnGame { has_more: false } => "a new game from here",
        News::PastedGame => "Left/Right: step through; Enter: play on from here",
        News::Copied => "copied (if your terminal allows it)",
        News::KeptAgain => "games are being saved again",
        News::Deleted => "deleted (u: undo)",
        News::Restored => "game restored",
    };
    fixed.to_owned()
}
