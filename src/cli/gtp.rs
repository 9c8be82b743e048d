//! `outflank gtp`: the Go Text Protocol as Othello programs speak it, on standard input and output.
//!
//! After "Specification of the Go Text Protocol, version 2" (G. Farnebäck, 2002), with what programs
//! for Othello make of it: passes may be sent or left out, colours and squares come in any case.

mod clock;

use crate::engine::{Answer, Level, Random, Request, Stop};
use crate::io::TimedEngine;
use crate::rules::{Color, Count, Game, Square, Turn, Variant, transcript};
use clock::{Clock, SYNTAX};
use rand::{Rng as _, SeedableRng as _};
use std::fmt::Write as _;
use std::time::Instant;

/// What can be asked, in the order of `list_commands`.
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

/// A conversation.
pub struct Gtp {
    game: Game,
    /// The games before each move that was made, the forced passes that came with it included.
    before: Vec<Game>,
    level: Level,
    thinker: TimedEngine,
    /// What the clocks of both sides show when a game begins, and now, where there are any.
    settings: Option<Clock>,
    clocks: [Option<Clock>; 2],
    random: Random,
    /// `quit` was said.
    pub is_over: bool,
}

/// What a command comes to: the text of a success, or of a failure.
type Outcome = Result<String, &'static str>;

const ILLEGAL: &str = "illegal move";

impl Gtp {
    /// A conversation about a new game, in which moves are found by this level.
    pub fn new(level: Level, thinker: TimedEngine, seed: u64) -> Self {
        let game = Game::new(Variant::REVERSI, Color::Black);
        let random = Random::seed_from_u64(seed);
        Self {
            game,
            before: Vec::new(),
            level,
            thinker,
            settings: None,
            clocks: [None; 2],
            random,
            is_over: false,
        }
    }

    /// The answer to a line, with the empty line that ends it; nothing to an empty line.
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
        let (sign, text) = match self.obey(&command.to_ascii_lowercase(), &arguments) {
            Ok(text) => ('=', text),
            Err(text) => ('?', text.to_owned()),
        };
        let gap = if text.is_empty() { "" } else { " " };
        format!("{sign}{}{gap}{text}\n\n", id.unwrap_or_default())
    }

    fn obey(&mut self, command: &str, arguments: &[&str]) -> Outcome {
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
                if is_ours { Ok(String::new()) } else { Err("unsupported game") }
            }
            ("quit", []) => {
                self.is_over = true;
                Ok(String::new())
            }
            ("boardsize", ["8"]) | ("clear_board", []) => {
                self.game = Game::new(Variant::REVERSI, Color::Black);
                self.before.clear();
                self.clocks = [self.settings; 2];
                self.thinker.forget();
                Ok(String::new())
            }
            ("boardsize", [size]) if size.parse::<u32>().is_ok() => Err("unacceptable size"),
            // There is no compensation for the first move.
            ("komi", [_]) => Ok(String::new()),
            ("time_settings", [main, byo_yomi, moves]) => {
                let clock = Clock::new(main, byo_yomi, moves)?;
                self.settings = (!clock.is_unlimited()).then_some(clock);
                self.clocks = [self.settings; 2];
                Ok(String::new())
            }
            ("time_left", [color, time, moves]) => {
                let clock = &mut self.clocks[side(color)?.index()];
                *clock = Some(Clock::left(*clock, time, moves)?);
                Ok(String::new())
            }
            ("play", [color, square]) => self.remembering(|gtp| gtp.play(side(color)?, square)),
            ("genmove", [color]) => self.remembering(|gtp| gtp.genmove(side(color)?)),
            ("reg_genmove", [color]) => {
                let before = self.game.clone();
                let answer = self.genmove(side(color)?);
                self.game = before;
                answer
            }
            ("undo", []) => {
                self.game = self.before.pop().ok_or("cannot undo")?;
                Ok(String::new())
            }
            ("showboard", []) => Ok(self.board()),
            ("final_score", []) => self.final_score(),
            (name, _) if COMMANDS.contains(&name) => Err(SYNTAX),
            _ => Err("unknown command"),
        }
    }

    /// Makes a move, which `undo` takes back whole; one that fails changes nothing.
    fn remembering(&mut self, make: impl FnOnce(&mut Self) -> Outcome) -> Outcome {
        let before = self.game.clone();
        let outcome = make(self);
        match outcome {
            Ok(_) => self.before.push(before),
            Err(_) => self.game = before,
        }
        outcome
    }

    /// Gives the turn to `side`, by a pass that the other side has to make and need not have sent.
    fn hand_over_to(&mut self, side: Color) -> Result<(), &'static str> {
        match self.game.turn() {
            Turn::Place(turn) | Turn::Pass(turn) if turn == side => Ok(()),
            Turn::Pass(_) => self.game.pass().map(drop).map_err(|_| ILLEGAL),
            Turn::Place(_) | Turn::Over => Err(ILLEGAL),
        }
    }

    fn play(&mut self, side: Color, text: &str) -> Outcome {
        if transcript::is_pass(text) {
            return match self.game.turn() {
                Turn::Pass(turn) if turn == side => {
                    self.game.pass().map(|_| String::new()).map_err(|_| ILLEGAL)
                }
                // A pass that was made already when the move after it was asked for.
                Turn::Place(turn) if turn != side && self.has_just_passed() => Ok(String::new()),
                Turn::Over => Ok(String::new()),
                _ => Err(ILLEGAL),
            };
        }
        let square: Square = text.parse().map_err(|_| SYNTAX)?;
        self.hand_over_to(side)?;
        self.game.place(square).map(|_| String::new()).map_err(|_| ILLEGAL)
    }

    fn has_just_passed(&self) -> bool {
        self.game.played().last().is_some_and(|ply| ply.square().is_none())
    }

    fn genmove(&mut self, side: Color) -> Outcome {
        if self.game.is_over() {
            return Ok("pass".to_owned());
        }
        self.hand_over_to(side).map_err(|_| "not on turn")?;
        if matches!(self.game.turn(), Turn::Pass(_)) {
            self.game.pass().map_err(|_| ILLEGAL)?;
            return Ok("pass".to_owned());
        }
        let request = Request::of(&self.game, self.level, self.random.next_u64());
        let answer = self.think(&request, side).ok_or("no move")?;
        self.game.place(answer.square).map_err(|_| ILLEGAL)?;
        Ok(answer.square.to_string().to_uppercase())
    }

    /// Thinks by the side's clock, where it has one.
    fn think(&mut self, request: &Request, side: Color) -> Option<Answer> {
        let stop = Stop::default();
        let Some(clock) = &mut self.clocks[side.index()] else {
            return self.thinker.think(request, &stop, &mut |_| {});
        };
        let begin = Instant::now();
        let time = clock.allotment(request.position.empties().len());
        let answer = self.thinker.think_within(request, time, &stop, &mut |_| {});
        clock.spend(begin.elapsed());
        answer
    }

    /// `B+12`, `W+64`, or `0`: the empty squares go to the winner.
    fn final_score(&self) -> Outcome {
        if !self.game.is_over() {
            return Err("cannot score");
        }
        let Count { black, white } = self.game.final_count();
        Ok(match black.cmp(&white) {
            std::cmp::Ordering::Greater => format!("B+{}", black - white),
            std::cmp::Ordering::Less => format!("W+{}", white - black),
            std::cmp::Ordering::Equal => "0".to_owned(),
        })
    }

    fn board(&self) -> String {
        let mut text = "\n  A B C D E F G H".to_owned();
        for square in Square::all() {
            if square.file() == 0 {
                let _ = write!(text, "\n{}", square.rank() + 1);
            }
            let _ = write!(text, " {}", self.game.disc(square).map_or('.', Color::letter));
        }
        let _ = write!(text, "\nX is black, O is white, {} is next", self.game.side_to_move());
        text
    }
}

/// A colour, in any case.
fn side(text: &str) -> Result<Color, &'static str> {
    match text.to_ascii_lowercase().as_str() {
        "b" | "black" => Ok(Color::Black),
        "w" | "white" => Ok(Color::White),
        _ => Err(SYNTAX),
    }
}
