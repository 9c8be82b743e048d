//! The demonstration: a minute of a game, its coach, its review and a puzzle, as a player's keys would play it.

use super::key::KeyCode;
use super::message::Message;
use super::pages::Page;
use super::puzzle_choice::PuzzleChoice;
use super::setup::{Setup, SideChoice};
use super::stack::state::App;
use crate::engine::Level;
use crate::rules::Square;
use std::time::Duration;

/// Moves from which the demonstration begins.
const BEGINNING: &str = "f5d6c3d3";
/// A wedge that wins, in two moves of White.
const PUZZLE: u32 = 2984;
/// Wait for the opponent, before looking again.
const PATIENCE: Duration = Duration::from_millis(300);
/// Waits for a move before the demonstration goes on without it.
const MOST_WAITS: u32 = 60;

#[derive(Clone, Copy, Debug)]
enum Act {
    /// Nothing: what is shown stays.
    Look,
    Key(char),
    /// The first of these moves that is legal, or else any.
    Play([&'static str; 3]),
    OpenPuzzle,
    /// Every move of the puzzle, one at a time.
    Solve,
}

/// Acts, each with the milliseconds for which its result is shown.
const SCRIPT: [(Act, u64); 18] = [
    (Act::Look, 1500),
    (Act::Key('h'), 1800),
    (Act::Play(["c4", "f6", "e6"]), 2000),
    (Act::Key('i'), 3200),
    (Act::Key('i'), 3200),
    (Act::Key('i'), 4400),
    (Act::Play(["f6", "e6", "g5"]), 2000),
    (Act::Key('V'), 4000),
    (Act::Key('V'), 400),
    (Act::Play(["e6", "g5", "f4"]), 2000),
    (Act::Play(["g5", "f4", "c5"]), 2000),
    (Act::Key('v'), 4200),
    (Act::Key(']'), 4200),
    (Act::Key(']'), 4200),
    (Act::Key('l'), 1600),
    (Act::OpenPuzzle, 5000),
    (Act::Solve, 2800),
    (Act::Look, 5000),
];

/// The demonstration's progress.
///
/// ```
/// use outflank::app::{App, Demo, Settings, Viewport};
///
/// let mut app = App::new(Demo::setup(), Settings::default(), Viewport::default(), Demo::SEED);
/// let mut demo = Demo::begin(&mut app);
/// let (messages, _) = demo.advance(&mut app).expect("it has just begun");
/// assert!(messages.is_empty(), "first it only shows the board");
/// ```
#[derive(Clone, Debug, Default)]
pub struct Demo {
    at: usize,
    /// Number of waits for the opponent's current move.
    waits: u32,
}

impl Demo {
    /// Seed of the app, so that the opponent replies as when the script was written.
    pub const SEED: u64 = 7;

    /// Game that the demonstration shows.
    pub fn setup() -> Setup {
        Setup { level: Level::Novice, side: SideChoice::Black, ..Setup::default() }
    }

    /// Puts the beginning on the board of an app with [`Self::setup`].
    pub fn begin(app: &mut App) -> Self {
        app.deal(BEGINNING).expect("the moves are legal");
        Self::default()
    }

    /// Next messages for the app, and how long their result is shown; `None` at the end.
    pub fn advance(&mut self, app: &mut App) -> Option<(Vec<Message>, Duration)> {
        let (act, milliseconds) = *SCRIPT.get(self.at)?;
        let shown = Duration::from_millis(milliseconds);
        self.at += 1;
        let keys = match act {
            Act::Look => String::new(),
            Act::Key(key) => key.into(),
            Act::OpenPuzzle => {
                app.solve_puzzles(Some(PuzzleChoice::Number(PUZZLE)));
                String::new()
            }
            Act::Play(wanted) => {
                let session = app.session()?;
                let legal = session.game.legal_moves();
                if !session.awaits_human() && self.waits < MOST_WAITS {
                    (self.at, self.waits) = (self.at - 1, self.waits + 1);
                    return Some((Vec::new(), PATIENCE));
                }
                self.waits = 0;
                let wanted = wanted.iter().filter_map(|name| name.parse::<Square>().ok());
                let square = wanted.chain(legal.squares()).find(|it| legal.contains(*it));
                square.map(|it| it.to_string()).unwrap_or_default()
            }
            Act::Solve => {
                let Some(square) = wanted_in_puzzle(app) else { return self.advance(app) };
                self.at -= 1;
                square.to_string()
            }
        };
        let messages = keys.chars().map(|key| Message::Key(KeyCode::Char(key).into())).collect();
        Some((messages, shown))
    }
}

/// Right move in the puzzle on the screen; `None` once it is solved.
fn wanted_in_puzzle(app: &App) -> Option<Square> {
    match app.base() {
        Page::Puzzle(page) => page.attempt()?.wanted(),
        _ => None,
    }
}
