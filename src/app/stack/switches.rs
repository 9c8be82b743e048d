//! Commands that change a setting of the screen.

use crate::app::cycle::next;
use crate::app::effect::{Effects, TerminalEffect};
use crate::app::keymap::Command;
use crate::app::live::live_coach::HintLevel;
use crate::app::notice::{News, Switch};
use crate::app::settings::orientation::Orientation;
use crate::app::stack::state::App;
use crate::app::text::refusal::Refusal;

/// Changes a setting of the screen that has a key of its own.
pub fn handle_switch(app: &mut App, command: Command) -> Option<Effects> {
    let variant = app.variant();
    let cx = &mut app.cx;
    match command {
        Command::NextLook => {
            cx.settings.step_look(&cx.preferences.looks, true);
            cx.announce(News::Look(cx.settings.look_name()));
        }
        Command::TurnBoard if !variant.flips() => cx.refuse(Refusal::NotTurned),
        Command::TurnBoard => {
            let orientation = &mut cx.settings.orientation;
            *orientation = next(*orientation, <Orientation as strum::VariantArray>::VARIANTS, true);
            cx.announce(News::Turned(cx.settings.orientation));
        }
        Command::ToggleNumbers => cx.toggle(Switch::Numbers),
        Command::ToggleMouse => {
            cx.toggle(Switch::Mouse);
            return Some(TerminalEffect::CaptureMouse(cx.settings.mouse).into());
        }
        Command::ToggleHints => {
            cx.toggle(Switch::Hints);
            announce_urgent(app);
        }
        Command::ToggleValues if !variant.is_classic() => cx.refuse(Refusal::NoValues),
        Command::ToggleValues => cx.toggle(Switch::Values),
        Command::TogglePeople if !variant.is_tournament() => cx.refuse(Refusal::NoPeople),
        Command::TogglePeople => cx.toggle(Switch::People),
        Command::ToggleAdvice if !variant.is_coached() => cx.refuse(Refusal::CoachSilent),
        Command::ToggleAdvice if !variant.flips() => cx.refuse(Refusal::NoCoach),
        Command::ToggleAdvice => {
            cx.counsel = HintLevel::Move;
            cx.toggle(Switch::Coach);
        }
        _ => return None,
    }
    Some(Effects::none())
}

/// Announces urgent hints as soon as hints are turned on.
fn announce_urgent(app: &mut App) {
    if let Some(hints) = app.hints() {
        app.cx.announce(News::HintsOn(hints));
    }
}
