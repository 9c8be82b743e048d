//! The start screen's lines: what each one says and changes.

use super::setup::{First, Mode, Setup, SideChoice};
use super::{Keeping, Look, Preferences, Row, Scale, Screen, State, Table};
use crate::engine::Level;
use crate::rules::{Color, Variant};
use strum::VariantArray;

/// What a line says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// What it is about.
    pub label: String,
    /// The present value, where there is one to change.
    pub value: Option<String>,
    /// What that means.
    pub sentence: String,
}

impl Row {
    /// The lines of the screen, from the top: of the settings, or those that the present setup needs.
    pub fn all(state: &State) -> Vec<Self> {
        if state.screen == Screen::Settings {
            return Self::SETTINGS.to_vec();
        }
        let setup = &state.setup;
        let mut rows = Vec::new();
        if state.table.as_ref().is_some_and(Table::is_unfinished) {
            rows.push(Self::Resume);
        }
        if !state.aside.is_empty() {
            rows.push(Self::Aside);
        }
        rows.extend([Self::Begin, Self::Game, Self::Players]);
        match setup.mode {
            Mode::OnePlayer => rows.extend([Self::Side, Self::Level]),
            Mode::TwoPlayers => {}
            Mode::Watch => rows.extend([Self::BlackLevel, Self::WhiteLevel]),
        }
        if !setup.firsts().is_empty() {
            rows.push(Self::First);
        }
        if state.keeping != Keeping::Off {
            rows.extend([Self::Library, Self::Practice, Self::Statistics]);
        }
        rows.extend([Self::Settings, Self::Help, Self::Quit]);
        rows
    }

    /// The lines of the settings.
    const SETTINGS: [Self; 14] = [
        Self::Look,
        Self::Scale,
        Self::Animation,
        Self::Hints,
        Self::Preview,
        Self::Values,
        Self::Advice,
        Self::Step,
        Self::NumberPad,
        Self::Mouse,
        Self::Name,
        Self::OtherName,
        Self::UsualLevel,
        Self::UsualSide,
    ];

    /// What the line says now.
    pub fn line(self, state: &State) -> Line {
        let setup = &state.setup;
        let choice = |label: &str, value: &str, sentence: &str| Line {
            label: label.to_owned(),
            value: Some(value.to_owned()),
            sentence: sentence.to_owned(),
        };
        let action =
            |label: &str, sentence: String| Line { label: label.to_owned(), value: None, sentence };
        let level = |label: &str, level: Level| {
            choice(label, &format!("{} {level}", level.number()), level.sentence())
        };
        match self {
            Self::Resume => action("Continue", unfinished(state.table.as_ref())),
            Self::Aside if state.aside.len() > 1 => action(
                &format!("Put aside: {}", state.aside.len()),
                unfinished(state.aside.first()),
            ),
            Self::Aside => action("Game put aside", unfinished(state.aside.first())),
            Self::Begin => {
                action("Start the game", "Enter starts; the lines below set it up.".into())
            }
            Self::Players => match setup.mode {
                Mode::OnePlayer => choice("Players", "you, computer", "You against the computer."),
                Mode::TwoPlayers => choice("Players", "two people", "Two at one keyboard."),
                Mode::Watch => choice("Players", "computers", "Watch the computer play itself."),
            },
            Self::Side => match setup.side {
                SideChoice::Random => choice("You play", "random", "A coin decides your side."),
                SideChoice::Black => side(setup, Color::Black),
                SideChoice::White => side(setup, Color::White),
            },
            Self::Level => level("Level", setup.level),
            Self::BlackLevel => level(setup.variant.side(Color::Black), setup.watched[0]),
            Self::WhiteLevel => level(setup.variant.side(Color::White), setup.watched[1]),
            Self::Game => choice("Game", setup.variant.name, setup.variant.rule),
            Self::First => match setup.first {
                First::Rule if !setup.variant.throws_coin() => choice("First", "X", "X begins."),
                First::Rule | First::Random => {
                    choice("First", "by coin", "A coin decides who begins.")
                }
                First::You => choice("First", "you", "You begin."),
                First::Computer => choice("First", "computer", "The computer begins."),
            },
            Self::Library => {
                action("Games", "Every game there is: look through, search, take along.".into())
            }
            Self::Practice => {
                action("Practice", "Your own mistakes, until you make them no more.".into())
            }
            Self::Statistics => action("Statistics", "How you have done, and your rating.".into()),
            Self::Settings => action("Settings", "How it looks and behaves.".into()),
            Self::Help => action("Help", "Every key.".into()),
            Self::Quit => action("Quit", "Back to the terminal.".into()),
            _ => self.setting(&state.preferences),
        }
    }

    /// What a line of the settings says.
    fn setting(self, preferences: &Preferences) -> Line {
        let Preferences { settings, level, side } = preferences;
        let line = |label: &str, value: &str, sentence: &str| Line {
            label: label.to_owned(),
            value: Some(value.to_owned()),
            sentence: sentence.to_owned(),
        };
        let switch = |label: &str, on: bool, sentence: &str| {
            line(label, if on { "on" } else { "off" }, sentence)
        };
        let name = |name: &String, usual: &str| {
            if name.is_empty() { usual.to_owned() } else { name.clone() }
        };
        match self {
            Self::Look => line("Look", &settings.look.to_string(), settings.look.sentence()),
            Self::Scale => {
                line("Board", &settings.scale.to_string(), "How large the squares may become.")
            }
            Self::Animation => switch("Animation", settings.animation, "Discs turn over visibly."),
            Self::Hints => {
                switch("Hints", settings.hints, "Dots on the legal squares, from the start.")
            }
            Self::Preview => {
                switch("Flips", settings.preview, "Marks what the move at hand would flip.")
            }
            Self::Values => {
                switch("Values", settings.values, "What each legal move is worth, in discs.")
            }
            Self::Advice => switch("Coach", settings.advice, "The best move, and why it is."),
            Self::Step => switch("Step mode", settings.step, "The computer waits for Enter."),
            Self::NumberPad if settings.numpad => {
                line("Digits", "number pad", "7 8 9 are the top squares of tic-tac-toe.")
            }
            Self::NumberPad => {
                line("Digits", "reading order", "1 2 3 are the top squares of tic-tac-toe.")
            }
            Self::Mouse => switch("Mouse", settings.mouse, "Off: the terminal selects text."),
            Self::Name => {
                line("Your name", &name(&settings.names[0], "You"), "Enter types another.")
            }
            Self::OtherName => line(
                "Opponent",
                &name(&settings.names[1], "by side"),
                "Who sits across where two people play.",
            ),
            Self::UsualLevel => {
                let level = Level::from_number(Variant::REVERSI, *level).unwrap_or(Level::Book);
                let value = format!("{} {level}", level.number());
                line("Level", &value, "What the start screen proposes.")
            }
            _ => line("Side", side.name(), "What the start screen proposes."),
        }
    }

    /// Changes the value of a line that has one.
    pub(super) fn change(self, state: &mut State, forward: bool) {
        let setup = &mut state.setup;
        let levels = Level::of(setup.variant);
        match self {
            Self::Game => setup.play_by(next(setup.variant, Variant::ALL, forward)),
            Self::Players => setup.mode = next(setup.mode, Mode::VARIANTS, forward),
            // What was chosen last is proposed the next time.
            Self::Side => {
                setup.side = next(setup.side, SideChoice::VARIANTS, forward);
                state.preferences.side = setup.side;
            }
            Self::Level => {
                setup.level = next(setup.level, levels, forward);
                if setup.variant.flips() {
                    state.preferences.level = setup.level.number();
                }
            }
            Self::BlackLevel => setup.watched[0] = next(setup.watched[0], levels, forward),
            Self::WhiteLevel => setup.watched[1] = next(setup.watched[1], levels, forward),
            Self::First => setup.first = next(setup.first, setup.firsts(), forward),
            Self::Name
            | Self::OtherName
            | Self::Resume
            | Self::Aside
            | Self::Begin
            | Self::Library
            | Self::Practice
            | Self::Statistics
            | Self::Settings
            | Self::Help
            | Self::Quit => {}
            _ => self.change_setting(state, forward),
        }
    }

    /// Changes a value of the settings, for now and for always.
    fn change_setting(self, state: &mut State, forward: bool) {
        let Preferences { settings, level, side } = &mut state.preferences;
        let live = &mut state.settings;
        let flip = |stored: &mut bool, live: &mut bool| {
            *stored ^= true;
            *live = *stored;
        };
        match self {
            Self::Look => {
                settings.look = next(settings.look, Look::ALL, forward);
                live.look = settings.look;
            }
            Self::Scale => {
                settings.scale = next(settings.scale, Scale::VARIANTS, forward);
                live.scale = settings.scale;
            }
            Self::Animation => flip(&mut settings.animation, &mut live.animation),
            Self::Hints => flip(&mut settings.hints, &mut live.hints),
            Self::Preview => flip(&mut settings.preview, &mut live.preview),
            Self::Values => flip(&mut settings.values, &mut live.values),
            Self::Advice => flip(&mut settings.advice, &mut live.advice),
            Self::Step => flip(&mut settings.step, &mut live.step),
            Self::NumberPad => flip(&mut settings.numpad, &mut live.numpad),
            Self::Mouse => flip(&mut settings.mouse, &mut live.mouse),
            Self::UsualLevel => {
                let levels = Level::of(Variant::REVERSI);
                let now = Level::from_number(Variant::REVERSI, *level).unwrap_or(Level::Book);
                *level = next(now, levels, forward).number();
                state.setup.level = Level::from_number(Variant::REVERSI, *level)
                    .unwrap_or(Level::Book)
                    .in_game(state.setup.variant);
            }
            Self::UsualSide => {
                *side = next(*side, SideChoice::VARIANTS, forward);
                state.setup.side = *side;
            }
            _ => {}
        }
    }
}

fn side(setup: &Setup, side: Color) -> Line {
    let name = setup.variant.side(side);
    let is_open = !setup.firsts().is_empty() && setup.first != First::Rule;
    let order = match side {
        _ if is_open || setup.variant.throws_coin() => ", whoever begins",
        Color::Black => ": the first move",
        Color::White => ": the second move",
    };
    Line {
        label: "You play".to_owned(),
        value: Some(name.to_owned()),
        sentence: format!("You play {name}{order}."),
    }
}

fn unfinished(table: Option<&Table>) -> String {
    table.map_or_else(String::new, |table| {
        let count = table.game.count();
        let variant = table.setup.variant;
        let [black, white] = variant.sides;
        let plies = table.game.played().len();
        let moves = if plies == 1 { "move" } else { "moves" };
        if variant.flips() {
            format!("After {plies} {moves}: {black} {}, {white} {}.", count.black, count.white)
        } else {
            format!("{}, after {plies} {moves}.", variant.name)
        }
    })
}

/// The value after the present one, or the one before, round and round.
pub(super) fn next<T: PartialEq + Copy>(value: T, all: &[T], forward: bool) -> T {
    let at = all.iter().position(|&other| other == value).unwrap_or(0);
    let step = if forward { 1 } else { all.len() - 1 };
    all[(at + step) % all.len()]
}
