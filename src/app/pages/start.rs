//! The start page, where a game is set up.

use crate::app::keymap::{Command, Context};
use crate::app::reaction::{Go, Reaction};
use crate::app::row::StartRow;
use crate::app::shared::Shared;
use crate::app::table::Table;
use crate::app::text::refusal::Refusal;
use crate::store::View;

/// The start screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StartPage {
    /// The line that is chosen.
    pub row: StartRow,
}

impl StartPage {
    /// Whose keys count.
    pub const fn context(&self) -> Context {
        Context::Start
    }

    /// Does what a key asks for; `beneath` is the game on the table.
    pub fn obey(
        &mut self,
        command: Command,
        beneath: Option<&Table>,
        shared: &mut Shared,
    ) -> Reaction {
        let rows = StartRow::of_start(shared, beneath);
        let at = rows.iter().position(|&row| row == self.row).unwrap_or(0);
        let row = rows[at];
        match command {
            Command::Up => self.row = rows[(at + rows.len() - 1) % rows.len()],
            Command::Down => self.row = rows[(at + 1) % rows.len()],
            Command::Left => row.change(shared, false),
            Command::Right => row.change(shared, true),
            Command::Activate => return self.choose(row, shared),
            Command::Back if beneath.is_some() => return Reaction::go(Go::Back),
            _ => {}
        }
        Reaction::none()
    }

    /// Does what a line stands for.
    fn choose(&mut self, row: StartRow, shared: &mut Shared) -> Reaction {
        self.row = row;
        if let Some(opening) = row.opening() {
            return Reaction::go(Go::Open(opening));
        }
        let go = match row {
            StartRow::Begin => {
                let setup = shared.setup.clone();
                if let Some(name) = setup.unsuited_guest(&shared.preferences.guests) {
                    shared.refuse(Refusal::GuestUnsuited(name));
                    return Reaction::none();
                }
                Go::Deal(Box::new(shared.new_table(setup)))
            }
            StartRow::Resume => Go::Back,
            // The one that has waited longest; so all of them come round.
            StartRow::Suspended if !shared.suspended.is_empty() => {
                Go::Deal(Box::new(shared.suspended.remove(0)))
            }
            StartRow::Library => Go::Library(View::All),
            StartRow::Help => Go::Help,
            StartRow::Quit => Go::Quit,
            _ => {
                row.change(shared, true);
                Go::Stay
            }
        };
        Reaction::go(go)
    }

    /// Does what the line of that index stands for.
    pub fn click(
        &mut self,
        index: usize,
        beneath: Option<&Table>,
        shared: &mut Shared,
    ) -> Reaction {
        match StartRow::of_start(shared, beneath).get(index) {
            Some(&row) => self.choose(row, shared),
            None => Reaction::none(),
        }
    }
}
