//! `outflank --plain`: the menu of the plain view, with its conversations.

use super::coach::reversi;
use super::options::{ScreenOptions, default_resources};
use super::output::Failure;
use super::{analyze, library, start};
use crate::app::{Proposed, PuzzleChoice, Setup, position_in_words};
use crate::coach::{Review, SearchGoal, review_while};
use crate::engine::Stop;
use crate::io::{Dirs, config};
use crate::library::SqliteStore;
use crate::plain::{
    BoardSize, Conversation, MenuChoice, PlainLibrary, PlainMenu, PlainSettings, Shelf, Study,
};
use crate::records::{Form, Record};
use crate::rules::{Color, Variant};
use crate::store::{GameEntry, Query};
use crate::words::{Sentence as _, listed_player, player_name, say};

/// Shows the menu until the player leaves it.
pub fn menu(screen: &ScreenOptions) -> Result<i32, Failure> {
    let screen = screen.clone();
    let open = move |choice| conversation(choice, &screen).map_err(|it| it.sentence());
    start::converse_here(PlainMenu::new(Box::new(open)), say!("cli-game-ended"))
}

fn conversation(
    choice: MenuChoice,
    screen: &ScreenOptions,
) -> Result<Box<dyn Conversation>, Failure> {
    let board = BoardSize::Small;
    Ok(match choice {
        MenuChoice::Play => Box::new(start::plain_game(Variant::REVERSI, screen)?),
        MenuChoice::TicTacToe => Box::new(start::plain_game(Variant::TIC_TAC_TOE, screen)?),
        MenuChoice::Learn => Box::new(start::plain_study(Study::Lessons(None), board, screen)?),
        MenuChoice::Puzzles => {
            Box::new(start::plain_study(Study::Puzzles(PuzzleChoice::Near), board, screen)?)
        }
        MenuChoice::Practice => Box::new(start::plain_study(Study::Practice, board, screen)?),
        MenuChoice::Library => {
            let entries = Vec::new();
            Box::new(PlainLibrary::new(Box::new(Library {
                store: library::open()?,
                own: library::own_name(),
                entries,
            })))
        }
        MenuChoice::Settings => Box::new(settings(screen)?),
    })
}

fn settings(screen: &ScreenOptions) -> Result<PlainSettings, Failure> {
    let dirs = Dirs::usual();
    let prepared = start::prepared(Setup::default(), screen, None, dirs.as_ref(), Proposed::ALL)?;
    let save = move |preferences: &_| match &dirs {
        None => Err(say!("cli-no-home")),
        Some(dirs) => {
            config::save(&dirs.settings(), preferences).map(drop).map_err(|error| error.to_string())
        }
    };
    Ok(PlainSettings::new(prepared.0.cx.preferences, Box::new(save)))
}

/// The player's library as a shelf of the plain view.
struct Library {
    store: SqliteStore,
    /// Name of their owner.
    own: String,
    /// Games listed so far.
    entries: Vec<GameEntry>,
}

impl Library {
    fn record(&self, at: usize) -> Result<Record, String> {
        let entry = self.entries.get(at).ok_or_else(|| say!("cli-no-games"))?;
        self.store.record(entry.id).map_err(|error| error.0.sentence())
    }
}

impl Shelf for Library {
    fn list(&mut self, offset: usize, count: usize) -> Result<Vec<String>, String> {
        self.entries.truncate(offset);
        let query = Query { offset, ..Query::default() };
        let entries = &mut self.entries;
        let found = self.store.find(&query, &mut |entry| {
            entries.push(entry);
            entries.len() < offset + count
        });
        found.map_err(|error| error.0.sentence())?;
        let line = |entry: &GameEntry| {
            let [black, white] = Color::BOTH.map(|side| listed_player(entry, side, &self.own));
            format!("{}  {black} - {white}  {}", entry.when(), entry.score())
        };
        Ok(self.entries.iter().skip(offset).map(line).collect())
    }

    fn show(&mut self, at: usize) -> Result<String, String> {
        let record = self.record(at)?;
        let [black, white] = record.players.each_ref().map(|name| player_name(name, &self.own));
        let moves = Form::Transcript.write(&record);
        let position = position_in_words(&record.game);
        Ok(format!("{black} - {white}, {}\n{}\n{position}", record.date, moves.trim_end()))
    }

    fn review(&mut self, at: usize) -> Result<String, String> {
        let record = self.record(at)?;
        reversi(&record.game)?;
        let stop = Stop::default();
        let (goal, resources) = (SearchGoal::GRADING, default_resources());
        let reviewed: Review =
            review_while(&record.game, goal, &resources, &stop, &mut || stop.part(), &mut |_| true);
        if reviewed.moves.is_empty() {
            return Err(say!("cli-review-position"));
        }
        let mut text = Vec::new();
        analyze::print_text(&record, &reviewed, &mut text).map_err(|error| error.to_string())?;
        Ok(String::from_utf8_lossy(&text).into_owned())
    }
}
