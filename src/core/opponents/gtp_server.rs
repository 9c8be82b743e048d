//! GTP server.
//!
//! After "Specification of the Go Text Protocol, version 2" (G. Farnebäck, 2002), with the habits of Othello
//! programs: passes may be sent or omitted, colours and squares come in either case.

use super::session::{Session, SessionError};
use super::synced_opponent::SyncedOpponent;
use crate::engine::Stop;
use crate::rules::{Clock, Color, Count, Game, Overtime, Square, TimeControl, Variant, transcript};
use std::fmt::Write as _;
use std::time::Duration;

/// Commands in the order of `list_commands`.
const COMMANDS: [&str; 19] = [
    "boardsize",
    "clear_board",
    "final_score",
    "genmove",
    "known_command",
    "komi",
    "list_commands",
    "list_games",
    "name",
    "play",
    "protocol_version",
    "quit",
    "reg_genmove",
    "set_game",
    "showboard",
    "time_left",
    "time_settings",
    "undo",
    "version",
];

const SYNTAX: &str = "syntax error";

/// A GTP session: lines in, answers out.
pub struct GtpServer {
    session: Session,
    /// Whether `quit` was received.
    pub is_over: bool,
}

/// Text of a success or a failure.
type Reply = Result<String, String>;

impl GtpServer {
    /// A session with a new game, in which `opponent` chooses the moves; `now` is a monotonic clock.
    pub fn new(
        opponent: SyncedOpponent,
        seed: u64,
        now: impl Fn() -> Duration + Send + 'static,
    ) -> Self {
        Self { session: Session::new(Variant::REVERSI, opponent, seed, now), is_over: false }
    }

    /// Answer to a line, with its final empty line; empty for an empty line.
    pub fn respond(&mut self, line: &str) -> String {
        let clean: String = line
            .chars()
            .map(|c| if c == '\t' { ' ' } else { c })
            .filter(|c| !c.is_control())
            .take_while(|&c| c != '#')
            .collect();
        let mut words = clean.split_whitespace().peekable();
        let id = words.next_if(|word| word.bytes().all(|byte| byte.is_ascii_digit()));
        let command = match (words.next(), id) {
            (Some(command), _) => command,
            (None, Some(id)) => return format!("?{id} unknown command\n\n"),
            (None, None) => return String::new(),
        };
        let arguments: Vec<&str> = words.collect();
        let (sign, text) = match self.handle_command(&command.to_ascii_lowercase(), &arguments) {
            Ok(text) => ('=', text),
            Err(text) => ('?', text),
        };
        let gap = if text.is_empty() { "" } else { " " };
        format!("{sign}{}{gap}{text}\n\n", id.unwrap_or_default())
    }

    /// Ponders until stopped, after our own move.
    pub fn ponder(&mut self, stop: &Stop) {
        self.session.ponder(stop);
    }

    fn handle_command(&mut self, command: &str, arguments: &[&str]) -> Reply {
        match (command, arguments) {
            ("protocol_version", []) => Ok("2".to_owned()),
            ("name", []) => Ok("outflank".to_owned()),
            ("version", []) => Ok(env!("CARGO_PKG_VERSION").to_owned()),
            ("known_command", [name]) => {
                Ok(COMMANDS.contains(&name.to_ascii_lowercase().as_str()).to_string())
            }
            ("list_commands", []) => Ok(COMMANDS.join("\n")),
            ("list_games", []) => Ok("Othello".to_owned()),
            ("set_game", [name]) => {
                let is_ours = ["othello", "reversi"].iter().any(|it| name.eq_ignore_ascii_case(it));
                if is_ours { Ok(DONE) } else { Err("unsupported game".to_owned()) }
            }
            ("quit", []) => {
                self.is_over = true;
                Ok(DONE)
            }
            ("boardsize", ["8"]) | ("clear_board", []) => {
                self.session.start(Game::new(Variant::REVERSI, Color::Black));
                Ok(DONE)
            }
            ("boardsize", [size]) if size.parse::<u32>().is_ok() => {
                Err("unacceptable size".to_owned())
            }
            // Othello has no komi.
            ("komi", [_]) => Ok(DONE),
            ("time_settings" | "time_left", [..]) => self.set_time(command, arguments),
            ("play", [color, square]) => self.play(side(color)?, square),
            ("genmove", [color]) => {
                let chosen = self.session.choose(side(color)?, &Stop::default(), &mut |_| {});
                answer(chosen)
            }
            ("reg_genmove", [color]) => {
                let chosen = self.session.suggest(side(color)?, &Stop::default(), &mut |_| {});
                answer(chosen)
            }
            ("undo", []) => self.session.undo().map_or_else(failed, |()| Ok(DONE)),
            ("showboard", []) => Ok(board(self.session.game())),
            ("final_score", []) => final_score(self.session.game()),
            (name, _) if COMMANDS.contains(&name) => Err(SYNTAX.to_owned()),
            _ => Err("unknown command".to_owned()),
        }
    }

    /// Sets the clocks, or corrects one side's.
    fn set_time(&mut self, command: &str, arguments: &[&str]) -> Reply {
        match (command, arguments) {
            ("time_settings", [main, byo_yomi, moves]) => {
                let (main, period) = (time(main)?, time(byo_yomi)?);
                let moves = number(moves)?;
                // A period for no moves means no limit.
                let is_unlimited = moves == 0 && !period.is_zero();
                let control = TimeControl { main, overtime: overtime(period, moves) };
                self.session.set_control((!is_unlimited).then_some(control));
                Ok(DONE)
            }
            ("time_left", [color, left, moves]) => {
                let side = side(color)?;
                let (left, moves) = (time(left)?, number(moves)?);
                let unknown =
                    || Clock::new(TimeControl { main: left, overtime: overtime(left, moves) });
                let clock = self.session.clock(side).unwrap_or_else(unknown);
                self.session.correct_clock(side, clock.showing(left, moves));
                Ok(DONE)
            }
            _ => Err(SYNTAX.to_owned()),
        }
    }

    fn play(&mut self, side: Color, text: &str) -> Reply {
        let played = if transcript::is_pass(text) {
            self.session.pass(side)
        } else {
            let square: Square = text.parse().map_err(|_| SYNTAX.to_owned())?;
            self.session.place(side, square)
        };
        played.map_or_else(failed, |()| Ok(DONE))
    }
}

const DONE: String = String::new();

fn failed(error: SessionError) -> Reply {
    Err(error.to_string())
}

fn answer(chosen: Result<Option<Square>, SessionError>) -> Reply {
    let square = |square: Square| square.to_string().to_uppercase();
    chosen.map_or_else(failed, |chosen| Ok(chosen.map_or_else(|| "pass".to_owned(), square)))
}

/// `B+12`, `W+64`, or `0`, with empty squares to the winner.
fn final_score(game: &Game) -> Reply {
    if !game.is_over() {
        return Err("cannot score".to_owned());
    }
    let Count { black, white } = game.final_count();
    Ok(match black.cmp(&white) {
        std::cmp::Ordering::Greater => format!("B+{}", black - white),
        std::cmp::Ordering::Less => format!("W+{}", white - black),
        std::cmp::Ordering::Equal => "0".to_owned(),
    })
}

fn board(game: &Game) -> String {
    let mut text = "\n  A B C D E F G H".to_owned();
    for square in Square::all() {
        if square.file() == 0 {
            let _ = write!(text, "\n{}", square.rank() + 1);
        }
        let _ = write!(text, " {}", game.disc(square).map_or('.', Color::letter));
    }
    let _ = write!(text, "\nX is black, O is white, {} is next", game.side_to_move());
    text
}

fn side(text: &str) -> Result<Color, String> {
    match text.to_ascii_lowercase().as_str() {
        "b" | "black" => Ok(Color::Black),
        "w" | "white" => Ok(Color::White),
        _ => Err(SYNTAX.to_owned()),
    }
}

fn time(text: &str) -> Result<Duration, String> {
    let seconds: Option<f64> = text.parse().ok();
    let time = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    time.ok_or_else(|| SYNTAX.to_owned())
}

/// Overtime of a number of moves a period; without moves there is none.
const fn overtime(period: Duration, moves: u32) -> Overtime {
    if moves == 0 { Overtime::None } else { Overtime::ByoYomi { period, moves } }
}

fn number(text: &str) -> Result<u32, String> {
    text.parse().map_err(|_| SYNTAX.to_owned())
}
