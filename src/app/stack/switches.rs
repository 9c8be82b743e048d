//! Commands that change a setting of the screen.

use crate::app::effect::{Effects, TerminalEffect};
use crate::app::keymap::Command;
use crate::app::notice::{News, Switch};
use crate::app::session::cycle::next;
use crate::app::settings::orientation::Orientation;
use crate::app::shared::HintLevel;
use crate::app::stack::state::App;
use crate::app::text::refusal::Refusal;

/// Changes a setting of the screen that has a key of its own.
pub fn handle_switch(app: &mut App, command: Command) -> Option<Effects> {
    let variant = app.variant();
    let shared = &mut app.shared;
    match command {
        Command::NextLook => {
            shared.settings.step_look(&shared.preferences.looks, true);
            shared.announce(News::Look(shared.settings.look_name()));
        }
        Command::TurnBoard if !variant.flips() => shared.refuse(Refusal::NotTurned),
        Command::TurnBoard => {
            let orientation = &mut shared.settings.orientation;
            *orientation = next(*orientation, <Orientation as strum::VariantArray>::VARIANTS, true);
            shared.announce(News::Turned(shared.settings.orientation));
        }
        Command::ToggleNumbers => shared.toggle(Switch::Numbers),
        Command::ToggleMouse => {
            shared.toggle(Switch::Mouse);
            return Some(TerminalEffect::CaptureMouse(shared.settings.mouse).into());
        }
        Command::ToggleHints => {
            shared.toggle(Switch::Hints);
            announce_urgent(app);
        }
        Command::ToggleValues if !variant.is_classic() => shared.refuse(Refusal::NoValues),
        Command::ToggleValues => shared.toggle(Switch::Values),
        Command::TogglePeople if !variant.is_tournament() => shared.refuse(Refusal::NoPeople),
        Command::TogglePeople => shared.toggle(Switch::People),
        Command::ToggleAdvice if !variant.is_coached() => shared.refuse(Refusal::CoachSilent),
        Command::ToggleAdvice if !variant.flips() => shared.refuse(Refusal::NoCoach),
        Command::ToggleAdvice => {
            shared.counsel = HintLevel::Move;
            shared.toggle(Switch::Coach);
        }
        _ => return None,
    }
    Some(Effects::none())
}

/// Announces urgent hints as soon as hints are turned on.
fn announce_urgent(app: &mut App) {
    if let Some(hints) = app.hints() {
        app.shared.announce(News::HintsOn(hints));
    }
}
