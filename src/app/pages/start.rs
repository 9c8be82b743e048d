//! The menus: the start screen, the setup of a game, and *More*.

pub mod text;

use crate::app::keymap::{BACK_TO_START, ENDS, GAMES, choose, enter, sideways};
use crate::app::pages::prelude::*;
use crate::app::pages::start::text::row;
use crate::app::row::{Menu, StartRow};
use crate::rules::{Color, Game, Variant};
use crate::store::View;

pub static KEYS: KeyTable = KeyTable::page(
    "start",
    &[
        &[enter("key-start", "bar-start")],
        &choose("key-choose-line"),
        &sideways("key-change", "bar-change"),
        ENDS,
        &[GAMES],
    ],
)
.back(BACK_TO_START);

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StartPage {
    pub menu: Menu,
    /// Chosen line.
    pub row: StartRow,
}

impl StartPage {
    /// A menu, with its usual row chosen.
    pub(in crate::app) const fn open(menu: Menu) -> Self {
        Self { menu, row: menu.first_row() }
    }

    /// The menu of a row, with that row chosen.
    pub(in crate::app) fn at(row: StartRow) -> Self {
        Self { menu: row.menu(), row }
    }

    /// Carries out the action of a row.
    fn choose(&mut self, row: StartRow, cx: &mut Context) -> Reaction {
        self.row = row;
        if let Some(opening) = row.opening() {
            return Reaction::navigate(Navigation::Open(opening));
        }
        let navigate = match row {
            StartRow::Play | StartRow::Begin => {
                let setup = cx.setup.clone();
                if let Some(name) = setup.unsuited_guest(cx.guests()) {
                    cx.refuse(Refusal::GuestUnsuited(name));
                    return Reaction::none();
                }
                Navigation::Deal(Box::new(cx.new_session(setup)))
            }
            StartRow::Resume => Navigation::Back,
            // The game suspended earliest comes first, so that repeated use reaches all suspended games.
            StartRow::Suspended if !cx.suspended.is_empty() => {
                Navigation::Deal(Box::new(cx.suspended.remove(0)))
            }
            StartRow::Library => Navigation::Library(View::All),
            StartRow::Editor => {
                Navigation::Edit(Box::new(Game::new(Variant::REVERSI, Color::Black)))
            }
            StartRow::TicTacToe => {
                StartRow::play_by(Variant::TIC_TAC_TOE, cx);
                Navigation::Start(StartRow::Begin)
            }
            StartRow::Help => Navigation::Help,
            StartRow::Quit => Navigation::Quit,
            _ => {
                row.change(cx, true);
                Navigation::Stay
            }
        };
        Reaction::navigate(navigate)
    }
}

impl PageBehavior for StartPage {
    fn parts(&self) -> PageParts<'_> {
        PageParts::of(&KEYS)
    }

    fn offers(&self, command: Command, cx: &Context) -> bool {
        match command {
            Command::Right => self.row.has_value(&cx.setup),
            Command::Back => self.menu != Menu::Main || cx.capabilities.people,
            _ => true,
        }
    }

    fn key_word(&self, command: Command, _: &Context) -> Option<&'static str> {
        (command == Command::Activate).then(|| self.row.enter_word())
    }

    fn handle_click(&mut self, target: Target, cx: &mut Context) -> Reaction {
        let (Target::Line(at) | Target::Change(at, _)) = target else { return Reaction::none() };
        let Some(&row) = self.menu.rows(cx).get(at) else { return Reaction::none() };
        if let Target::Change(_, forward) = target {
            self.row = row;
            row.change(cx, forward);
            return Reaction::none();
        }
        self.choose(row, cx)
    }

    fn handle_scroll(&mut self, lines: i16, cx: &mut Context) -> Reaction {
        self.handle_command(Command::of_wheel(lines), cx)
    }

    fn needs(&self) -> Needs {
        Needs::Overview
    }

    fn handle_command(&mut self, command: Command, cx: &mut Context) -> Reaction {
        let rows = self.menu.rows(cx);
        let at = rows.iter().position(|&row| row == self.row).unwrap_or(0);
        let mut list = ListCursor::at(at);
        if list.step(command, rows.len(), rows.len()) {
            self.row = rows[list.at];
            return Reaction::none();
        }
        let row = rows[at];
        match command {
            Command::Left => row.change(cx, false),
            Command::Right => row.change(cx, true),
            Command::Activate => return self.choose(row, cx),
            Command::Back if self.menu != Menu::Main => {
                return Reaction::navigate(Navigation::Back);
            }
            // On a server the start screen lies under the lobby.
            Command::Back if cx.capabilities.people => return self.choose(StartRow::People, cx),
            _ => {}
        }
        Reaction::none()
    }

    fn status(&self, cx: &Context) -> String {
        row(self.row, cx).sentence
    }
}
