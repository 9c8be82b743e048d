//! Choices of the palette that are not commands.

use crate::app::effect::Effects;
use crate::app::notice::News;
use crate::app::reaction::Navigation;
use crate::app::row::{PaletteChoice, StartRow};
use crate::app::setup::Mode;
use crate::app::stack::navigation::{navigate, open_library, open_start};
use crate::app::stack::state::App;
use crate::rules::{Color, Game, Variant};
use crate::store::View;

/// Opens the page of a choice, or changes what it names.
pub fn choose_from_palette(app: &mut App, choice: PaletteChoice) -> Effects {
    match choice {
        PaletteChoice::Page(StartRow::Library) => open_library(app, View::All),
        PaletteChoice::Page(row) => match row.opening() {
            Some(opening) => navigate(app, Navigation::Open(opening)),
            None => open_start(app, row),
        },
        PaletteChoice::Open(opening) => navigate(app, Navigation::Open(opening)),
        PaletteChoice::Edit => {
            let shown = app.shown().map(|session| session.game.clone());
            let game = shown.unwrap_or_else(|| Game::new(Variant::REVERSI, Color::Black));
            navigate(app, Navigation::Edit(Box::new(game)))
        }
        PaletteChoice::PlayBy(variant) => {
            StartRow::play_by(variant, &mut app.cx);
            open_start(app, StartRow::Begin)
        }
        PaletteChoice::Against(opponent) => {
            app.cx.setup.mode = Mode::OnePlayer;
            StartRow::oppose(opponent, &mut app.cx);
            open_start(app, StartRow::Begin)
        }
        PaletteChoice::Look(name) => {
            app.choose_look(&name);
            app.cx.announce(News::Look(name));
            Effects::none()
        }
    }
}
