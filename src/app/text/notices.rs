//! Notices in words.

use super::players::urgent;
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
        News::Look(look) => return format!("look: {look}, until you quit"),
        News::Passed { name, is_you } => {
            return format!("{name} {}: no legal move", if *is_you { "pass" } else { "passes" });
        }
        News::MistakesOf(side) => {
            return format!("[ and ] look for the mistakes of {}", side.unwrap_or("both sides"));
        }
        News::Saved(path) => return format!("saved: {path}"),
        News::SettingsAside(name) => return format!("the old settings are in {name}"),
        News::Imported { new: 1, known: 0 } => "it is in the library now",
        News::Imported { new: 0, known: 1 } => "it was in the library already",
        News::Imported { new, known } => {
            return format!("{new} put into the library, {known} known already");
        }
        News::StepModeByItself => "step mode on: Enter moves on",
        News::OwnGame { has_more: true } => "a game of its own; r replays what came then",
        News::OwnGame { has_more: false } => "a game of its own",
        News::PastedGame => "Left and Right step, Enter plays on from here",
        News::Copied => "copied, if the terminal allows it",
        News::KeptAgain => "the game is kept again",
        News::Deleted => "deleted: u brings it back",
        News::Restored => "the game is back",
    };
    fixed.to_owned()
}
