//! Setups of games: players, side, rules, clock.

use crate::app::cycle::next;
use crate::engine::{Level, Random};
use crate::opponents::{Guest, GuestName};
use crate::records::{TextError, text};
use crate::rules::{
    Beginning, Color, FirstMove, Game, Overtime, TimeControl, TimeControlError, Variant, transcript,
};
use crate::store::{Seat, only_human};
use crate::words::{color_name, say, side_names};
use rand::RngExt as _;
use std::cmp::max_by_key;
use std::time::Duration;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, strum::VariantArray)]
pub enum Mode {
    #[default]
    OnePlayer,
    TwoPlayers,
    /// Computer against computer.
    Watch,
}

/// Side of the person.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    strum::Display,
    strum::EnumString,
    strum::VariantArray,
    strum::VariantNames,
)]
#[strum(serialize_all = "lowercase")]
pub enum SideChoice {
    /// Black, or X in tic-tac-toe.
    #[default]
    Black,
    /// White, or O in tic-tac-toe.
    White,
    /// By coin toss.
    Random,
}

impl SideChoice {
    pub fn name(self) -> String {
        match self {
            Self::Black => color_name(Color::Black),
            Self::White => color_name(Color::White),
            Self::Random => say!("start-side-random"),
        }
    }
}

/// Player who begins, where the rules leave it open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum First {
    /// Black, or X; by the beginners' rules a coin decides.
    #[default]
    Rule,
    /// By coin toss.
    Random,
    You,
    Computer,
}

/// Setup of a game, as chosen on the start screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    pub mode: Mode,
    /// Side of the person, with one player.
    pub side: SideChoice,
    /// Level of the computer, with one player.
    pub level: Level,
    /// Engine that plays instead of the level.
    pub guest: Option<GuestName>,
    /// Players of Black and White, without people.
    pub watched: [Seat; 2],
    pub variant: Variant,
    /// Start position of a standard game.
    pub beginning: Beginning,
    /// Player who begins, by the beginners' rules and in tic-tac-toe.
    pub first: First,
    pub time_controls: TimeControls,
    /// Whether the opponent is called `Computer` instead of its level's name.
    pub hides_level: bool,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            mode: Mode::default(),
            side: SideChoice::default(),
            level: Level::Rookie,
            guest: None,
            watched: [Level::Rookie, Level::Novice].map(Seat::Computer),
            variant: Variant::default(),
            first: First::default(),
            beginning: Beginning::default(),
            time_controls: [None; 2],
            hides_level: false,
        }
    }
}

/// Time controls of Black and White; `None` for no limit.
pub type TimeControls = [Option<TimeControl>; 2];

/// Time controls offered on the start screen: equal ones, then time odds.
pub const TIME_CONTROLS: &[&str] = &[
    NO_CONTROL,
    "1m",
    "3m+2s",
    "5m",
    "5m+3s",
    "10m",
    "10m/30s",
    "15m+10s",
    "30m/3x30s",
    "5m,2m",
    "5m,1m",
    "10m,2m",
    "2m,5m",
    "1m,5m",
    "2m,10m",
];

const NO_CONTROL: &str = "none";

/// Reads the time controls of Black and White: one for both, or two separated by a comma. Errors:
/// [`TimeControlError`] for an invalid control.
pub fn read_time_controls(text: &str) -> Result<TimeControls, TimeControlError> {
    let read = |text: &str| match text.trim() {
        NO_CONTROL => Ok(None),
        text => text.parse().map(Some),
    };
    match text.split_once(',') {
        None => read(text).map(|control| [control; 2]),
        Some((black, white)) => Ok([read(black)?, read(white)?]),
    }
}

/// Inverse of [`read_time_controls`].
pub fn write_time_controls(time_controls: TimeControls) -> String {
    let name = |control: Option<TimeControl>| {
        control.map_or_else(|| NO_CONTROL.to_owned(), |control| control.to_string())
    };
    let [black, white] = time_controls.map(name);
    if black == white { black } else { format!("{black},{white}") }
}

/// Next or previous time control of the start screen.
pub(in crate::app) fn next_controls(time_controls: TimeControls, forward: bool) -> TimeControls {
    let all =
        TIME_CONTROLS.iter().filter_map(|text| read_time_controls(text).ok()).collect::<Vec<_>>();
    next(time_controls, &all, forward)
}

impl Setup {
    /// Setup with these players.
    pub fn of_seats(variant: Variant, seats: [Seat; 2]) -> Self {
        let mut setup = Self::default();
        setup.play_by(variant);
        match seats {
            [Seat::Human, Seat::Human] => setup.mode = Mode::TwoPlayers,
            [Seat::Human, opponent] => {
                setup.side = SideChoice::Black;
                setup.oppose(opponent);
            }
            [opponent, Seat::Human] => {
                setup.side = SideChoice::White;
                setup.oppose(opponent);
            }
            watched => (setup.mode, setup.watched) = (Mode::Watch, watched),
        }
        setup
    }

    /// The setup with the player on this side, against the computer.
    pub(in crate::app) fn against_computer(self, side: Color) -> (Self, [Seat; 2]) {
        let mut setup = Self { mode: Mode::OnePlayer, ..self };
        setup.side = if side == Color::Black { SideChoice::Black } else { SideChoice::White };
        let mut seats = [setup.opponent(); 2];
        seats[side.index()] = Seat::Human;
        (setup, seats)
    }

    /// First engine of this setup whose protocol cannot set up its start position, if there is one.
    pub fn unsuited_guest(&self, guests: &[Guest]) -> Option<GuestName> {
        let seats = match self.mode {
            Mode::OnePlayer => vec![self.opponent()],
            Mode::TwoPlayers => Vec::new(),
            Mode::Watch => self.watched.to_vec(),
        };
        let mut names = seats.into_iter().filter_map(|seat| match seat {
            Seat::Guest(name) => Some(name),
            Seat::Human | Seat::Computer(_) => None,
        });
        let knows_no_board = |name: &GuestName| {
            let guest = guests.iter().find(|guest| guest.name == *name);
            guest.is_some_and(|guest| !guest.program.protocol.has_boards())
        };
        names.find(knows_no_board).filter(|_| self.beginning.has_own_board())
    }

    /// Game at the start position; where chance decides, at the first of the possible positions.
    pub fn first_board(&self) -> Game {
        let is_white = self.mode == Mode::OnePlayer && self.side == SideChoice::White;
        let weaker = if is_white { Color::White } else { Color::Black };
        if self.beginning.has_own_board() {
            self.beginning.game(weaker, &mut |_| 0)
        } else {
            Game::new(self.variant, Color::Black)
        }
    }

    /// Sets the variant; the levels become those of its game.
    pub fn play_by(&mut self, variant: Variant) {
        self.variant = variant;
        self.level = self.level.in_game(variant);
        self.guest = self.guest.filter(|_| variant.is_tournament());
        if !variant.is_tournament() {
            self.beginning = Beginning::Standard;
        }
        let [black, white] = [Level::Rookie, Level::Novice].map(|level| level.in_game(variant));
        let there = |seat: Seat, usual: Level| match seat {
            Seat::Computer(level) => Seat::Computer(level.in_game(variant)),
            Seat::Guest(_) if variant.is_tournament() => seat,
            Seat::Human | Seat::Guest(_) => Seat::Computer(usual),
        };
        self.watched = [there(self.watched[0], black), there(self.watched[1], white)];
    }

    /// Opponent of a person, with one player.
    pub fn opponent(&self) -> Seat {
        self.guest.map_or(Seat::Computer(self.level), Seat::Guest)
    }

    pub fn oppose(&mut self, opponent: Seat) {
        match opponent {
            Seat::Computer(level) => (self.level, self.guest) = (level, None),
            Seat::Guest(name) => self.guest = Some(name),
            Seat::Human => {}
        }
    }

    /// Whether both setups belong to one series: the same players and game, on either side.
    pub(in crate::app) fn is_series_with(&self, other: &Self) -> bool {
        let is_same_computer = match self.mode {
            Mode::OnePlayer => {
                self.guest == other.guest && (self.guest.is_some() || self.level.is_as(other.level))
            }
            Mode::TwoPlayers => true,
            Mode::Watch => self.watched == other.watched,
        };
        is_same_computer && (self.variant, self.mode) == (other.variant, other.mode)
    }

    /// Choices of who begins; empty where the rules decide.
    pub(in crate::app) fn firsts(&self) -> &'static [First] {
        match (self.mode, self.variant.start.first) {
            (Mode::OnePlayer, FirstMove::Coin) => &[First::Rule, First::You, First::Computer],
            (Mode::OnePlayer, FirstMove::BlackByCustom) => {
                &[First::Rule, First::Random, First::You, First::Computer]
            }
            _ => &[],
        }
    }

    /// Seats, with the coin tossed where needed.
    pub fn seats(&self, random: &mut Random) -> [Seat; 2] {
        match self.mode {
            Mode::TwoPlayers => [Seat::Human; 2],
            Mode::Watch => self.watched,
            Mode::OnePlayer => {
                let black = match self.side {
                    SideChoice::Black => true,
                    SideChoice::White => false,
                    SideChoice::Random => random.random_bool(0.5),
                };
                let opponent = self.opponent();
                if black { [Seat::Human, opponent] } else { [opponent, Seat::Human] }
            }
        }
    }

    /// Side that begins.
    fn first(&self, seats: [Seat; 2], random: &mut Random) -> Color {
        let human = if seats[0] == Seat::Human { Color::Black } else { Color::White };
        match (self.variant.start.first, self.mode, self.first) {
            (FirstMove::Black, ..) => Color::Black,
            (_, Mode::OnePlayer, First::You) => human,
            (_, Mode::OnePlayer, First::Computer) => !human,
            (FirstMove::Coin, ..) | (_, Mode::OnePlayer, First::Random) => {
                if random.random_bool(0.5) { Color::Black } else { Color::White }
            }
            _ => Color::Black,
        }
    }

    /// A new game with these seats, after the moves of a transcript, which a board may precede. The moves decide who
    /// begins where a coin would. Errors: [`TextError`] for an illegal move or an invalid board.
    pub fn game(
        &self,
        seats: &[Seat; 2],
        moves: &str,
        random: &mut Random,
    ) -> Result<Game, TextError> {
        if self.beginning != Beginning::Standard && moves.is_empty() {
            let weaker = only_human(seats).unwrap_or(Color::Black);
            return Ok(self.beginning.game(weaker, &mut |count| random.random_range(0..count)));
        }
        let first = self.first(*seats, random);
        if self.variant.flips() && text::begins_with_board(moves) {
            return text::after_board(self.variant, moves);
        }
        let game = transcript::read(self.variant, first, moves);
        let is_said = matches!(self.first, First::You | First::Computer);
        let open = self.variant.throws_coin() && !(self.mode == Mode::OnePlayer && is_said);
        Ok(match game {
            Err(error) if open => transcript::read(self.variant, !first, moves).map_err(|other| {
                max_by_key(error, other, transcript::TranscriptError::moves_before)
            }),
            game => game,
        }?)
    }
}

/// Time controls as the start screen shows them.
pub fn controls_choice(time_controls: TimeControls) -> String {
    if time_controls == [None; 2] { say!("clock-none") } else { write_time_controls(time_controls) }
}

/// Description of time controls in a sentence.
pub fn about_controls([black, white]: TimeControls, variant: Variant) -> String {
    if black == white {
        return match black {
            None => say!("clock-none-about"),
            Some(control) => say!("clock-each", control = about_control(control)),
        };
    }
    let about = |control: Option<TimeControl>| {
        control.map_or_else(|| say!("clock-no-limit"), about_control)
    };
    let [black_side, white_side] = side_names(variant);
    say!(
        "clock-odds",
        black = black_side,
        black_control = about(black),
        white = white_side,
        white_control = about(white)
    )
}

/// A time control in words: `5 minutes and 3 seconds a move`.
fn about_control(TimeControl { main, overtime }: TimeControl) -> String {
    let main_time = in_words(main);
    match overtime {
        Overtime::None => main_time,
        Overtime::Increment(increment) if main.is_zero() => {
            say!("clock-only-increment", increment = in_words(increment))
        }
        Overtime::Increment(increment) => {
            say!("clock-increment", main = main_time, increment = in_words(increment))
        }
        Overtime::ByoYomi { period, moves } => {
            say!("clock-byo-yomi", main = main_time, period = in_words(period), moves = moves)
        }
        Overtime::Periods { period, count } => {
            say!("clock-periods", main = main_time, period = in_words(period), spare = count - 1)
        }
    }
}

/// `5 minutes`, `1 hour 30 minutes`, `2.5 seconds`.
fn in_words(time: Duration) -> String {
    let (hours, minutes) = (time.as_secs() / 3600, time.as_secs() / 60 % 60);
    let seconds = (time.as_secs_f64() * 1000.0).round() / 1000.0 % 60.0;
    let mut parts = Vec::new();
    if hours > 0 {
        parts.push(say!("time-hours", count = hours));
    }
    if minutes > 0 {
        parts.push(say!("time-minutes", count = minutes));
    }
    if seconds > 0.0 || parts.is_empty() {
        let is_one = (seconds - 1.0).abs() < f64::EPSILON;
        let count = u64::from(!is_one) + 1;
        parts.push(say!("time-seconds", count = count, seconds = format!("{seconds}")));
    }
    parts.join(" ")
}
