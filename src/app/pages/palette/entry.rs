//! Entries of the palette: commands of the page, pages, lessons, puzzles, games, levels, engines and themes.

use crate::app::keymap;
use crate::app::pages::prelude::*;
use crate::app::pages::puzzles::text::choice_name;
use crate::app::pages::start::text::row;
use crate::app::puzzle_choice::PuzzleChoice;
use crate::app::row::{Menu, Opening, PaletteAction, PaletteChoice, StartRow};
use crate::app::settings::viewport::Look;
use crate::engine::Level;
use crate::rules::Variant;
use crate::store::Seat;
use crate::words::{self, game_title, lessons, level_choice};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PaletteEntry {
    pub text: String,
    /// Keys; empty without any.
    pub keys: String,
    pub action: PaletteAction,
    /// Words of the text without its kind, in lower case.
    name: Vec<String>,
    /// Other words for it, in lower case.
    synonyms: Vec<String>,
}

/// Commands with synonyms, and their messages.
const SYNONYMS: [(Command, &str); 21] = [
    (Command::TakeBack, "synonyms-take-back"),
    (Command::Replay, "synonyms-redo"),
    (Command::ToggleHints, "synonyms-hints"),
    (Command::ToggleValues, "synonyms-values"),
    (Command::ToggleAdvice, "synonyms-coach"),
    (Command::TogglePeople, "synonyms-people"),
    (Command::Detail, "synonyms-why"),
    (Command::ShowLine, "synonyms-line"),
    (Command::Review, "synonyms-review"),
    (Command::NewGame, "synonyms-new-game"),
    (Command::Resign, "synonyms-resign"),
    (Command::NextLook, "synonyms-theme"),
    (Command::TurnBoard, "synonyms-turn-board"),
    (Command::ToggleAnimation, "synonyms-animation"),
    (Command::ToggleStep, "synonyms-step"),
    (Command::Copy, "synonyms-copy"),
    (Command::Export, "synonyms-export"),
    (Command::Help, "synonyms-help"),
    (Command::Quit, "synonyms-quit"),
    (Command::TryAgain, "synonyms-try-again"),
    (Command::Drill, "synonyms-game-drill"),
];

/// Words of a text, in lower case, without punctuation.
pub fn words_of(text: &str) -> Vec<String> {
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect()
}

impl PaletteEntry {
    fn new(text: String, name: &str, synonyms: &str, action: PaletteAction) -> Self {
        // The kind can be typed too.
        let synonyms = words_of(&text).into_iter().chain(words_of(synonyms)).collect();
        Self { text, keys: String::new(), action, name: words_of(name), synonyms }
    }

    /// An entry of a kind, such as *Theme: Midnight*.
    fn of_kind(kind: &str, name: &str, synonyms: &str, choice: PaletteChoice) -> Self {
        let text = words::message(kind, &[("name", name.to_owned().into())]);
        Self::new(text, name, synonyms, PaletteAction::Choice(choice))
    }

    /// Distance of the entry from the typed words, 0 for no words; `None` if one of them is not found. Whole words come
    /// before beginnings, these before parts, and the entry's own words before synonyms.
    pub fn misfit(&self, typed: &[String]) -> Option<usize> {
        let misfit = |word: &String| {
            let is_whole = |it: &String| it == word;
            let begins = |it: &String| it.starts_with(word.as_str());
            let contains = |it: &String| word.chars().count() > 2 && it.contains(word.as_str());
            let ranks = [
                self.name.iter().any(is_whole),
                self.synonyms.iter().any(is_whole),
                self.name.iter().any(begins),
                self.synonyms.iter().any(begins),
                self.name.iter().any(contains),
            ];
            ranks.into_iter().position(|is_found| is_found)
        };
        let sum = typed.iter().map(misfit).sum::<Option<usize>>()?;
        // Of entries that fit alike, the one with fewer words is meant.
        Some(if typed.is_empty() { 0 } else { 100 * sum + self.name.len() })
    }
}

/// Entries of a page with these keys.
pub fn entries(keys: &KeyTable, cx: &Context) -> Vec<PaletteEntry> {
    let mut entries = commands(keys, cx);
    entries.extend(pages(cx));
    entries.extend(lessons_and_puzzles());
    entries.extend(games(cx));
    let looks = Look::ALL.iter().map(Look::to_string);
    let own = cx.preferences.looks.iter().map(|look| look.name.clone());
    entries.extend(looks.chain(own).map(|name| {
        let synonyms = say!("synonyms-look");
        let choice = PaletteChoice::Look(name.clone());
        PaletteEntry::of_kind("palette-theme", &name, &synonyms, choice)
    }));
    entries
}

fn commands(keys: &KeyTable, cx: &Context) -> Vec<PaletteEntry> {
    let is_useful = |command: Command| {
        !matches!(
            command,
            Command::Palette
                | Command::Activate
                | Command::First
                | Command::Last
                | Command::Up
                | Command::Down
                | Command::Left
                | Command::Right
                | Command::PageUp
                | Command::PageDown
                | Command::Digit(_)
        )
    };
    let lines = keymap::lines(&cx.preferences.keys, keys).into_iter();
    let lines = lines
        .filter(|(.., command)| is_useful(*command) && cx.capabilities.allows_command(*command));
    let lines: Vec<(String, String, Command)> = lines.collect();
    let entry = |(keys, text, command): &(String, String, Command)| {
        let synonyms = SYNONYMS.iter().find(|(it, _)| it == command);
        let synonyms =
            synonyms.map(|(_, message)| words::message(message, &[])).unwrap_or_default();
        let action = PaletteAction::Command(*command);
        // A name that two commands share does not tell them apart.
        let is_shared = lines.iter().filter(|(_, it, _)| name_of(it) == name_of(text)).count() > 1;
        let name = if is_shared { text } else { name_of(text) };
        let entry = PaletteEntry::new(name.to_owned(), text, &synonyms, action);
        PaletteEntry { keys: keys.clone(), ..entry }
    };
    lines.iter().map(entry).collect()
}

/// Name of a command: its help up to the first explanation.
fn name_of(help: &str) -> &str {
    let end = help.find([':', ';', '(', '：', '；', '（']).unwrap_or(help.len());
    help[..end].trim_end()
}

fn pages(cx: &Context) -> impl Iterator<Item = PaletteEntry> {
    let page = |name: String, synonyms: String, choice: PaletteChoice| {
        PaletteEntry::of_kind("palette-page", &name, &synonyms, choice)
    };
    let keeps = cx.keeps();
    let kept = [
        (say!("palette-library"), say!("synonyms-library"), StartRow::Library),
        (say!("start-practice"), say!("synonyms-practice"), StartRow::Practice),
        (say!("palette-analysis"), say!("synonyms-analysis"), StartRow::Analysis),
        (say!("start-statistics"), say!("synonyms-statistics"), StartRow::Statistics),
    ];
    let always = [
        (say!("palette-start"), say!("synonyms-start"), StartRow::Play),
        (say!("start-learn"), say!("synonyms-learn"), StartRow::Learn),
        (say!("start-puzzles"), say!("synonyms-puzzles"), StartRow::Puzzles),
        (say!("start-settings"), say!("synonyms-settings"), StartRow::Settings),
    ];
    let guests = (say!("start-guests"), say!("synonyms-engines"), StartRow::Guests);
    let rows = always.into_iter().chain(kept.into_iter().filter(move |_| keeps));
    let processes = cx.capabilities.processes;
    let rows = rows.chain(processes.then_some(guests));
    let editor = page(say!("palette-editor"), say!("synonyms-editor"), PaletteChoice::Edit);
    let pages =
        rows.map(move |(name, synonyms, row)| page(name, synonyms, PaletteChoice::Page(row)));
    pages.chain([editor])
}

fn lessons_and_puzzles() -> impl Iterator<Item = PaletteEntry> {
    let lessons = lessons().iter().enumerate().map(|(number, lesson)| {
        let choice = PaletteChoice::Open(Opening::Lesson(number));
        PaletteEntry::of_kind("palette-lesson", &lesson.title, &say!("synonyms-lesson"), choice)
    });
    let puzzles = PuzzleChoice::all().iter().map(|&choice| {
        let own = match choice {
            PuzzleChoice::Daily => say!("synonyms-daily"),
            PuzzleChoice::Near => say!("synonyms-near"),
            PuzzleChoice::Drill => say!("synonyms-drill"),
            _ => String::new(),
        };
        let synonyms = format!("{} {own}", say!("synonyms-puzzle"));
        let (name, choice) = (choice_name(choice), PaletteChoice::Open(Opening::Puzzle(choice)));
        PaletteEntry::of_kind("palette-puzzle", &name, &synonyms, choice)
    });
    lessons.chain(puzzles)
}

/// Choices for the next game: its rules, the opponent, and the rows of the start screen.
fn games(cx: &Context) -> Vec<PaletteEntry> {
    let rules = Variant::ALL.iter().map(|&variant| {
        let choice = PaletteChoice::PlayBy(variant);
        PaletteEntry::of_kind("palette-game", &game_title(variant), &say!("synonyms-game"), choice)
    });
    let variant = cx.setup.variant;
    let levels = Level::of(variant).iter().copied().chain(Level::people(variant)).map(|level| {
        let choice = PaletteChoice::Against(Seat::Computer(level));
        let is_person = level.person().is_some();
        let [kind, synonyms] = if is_person {
            ["palette-person", "synonyms-person"]
        } else {
            ["palette-level", "synonyms-level"]
        };
        PaletteEntry::of_kind(kind, &level_choice(level), &words::message(synonyms, &[]), choice)
    });
    let guests = cx.guests().iter().map(|guest| {
        let choice = PaletteChoice::Against(Seat::Guest(guest.name));
        let synonyms = say!("synonyms-engines");
        PaletteEntry::of_kind("palette-against", guest.name.as_str(), &synonyms, choice)
    });
    let rows = Menu::Setup.rows(cx).into_iter().filter(|it| it.has_value(&cx.setup));
    let rows = rows.map(|it| {
        let name = row(it, cx).label;
        let synonyms = match it {
            StartRow::Clock => say!("synonyms-clock"),
            StartRow::Level => say!("synonyms-setup-level"),
            _ => String::new(),
        };
        PaletteEntry::of_kind("palette-setup", &name, &synonyms, PaletteChoice::Page(it))
    });
    rules.chain(levels).chain(guests).chain(rows).collect()
}
