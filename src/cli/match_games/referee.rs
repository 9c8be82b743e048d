//! A game of a contest, from its opening to its end or to the mistake that ends it.

use super::standing::{Finished, Outcome};
use crate::cli::match_player::MatchPlayer;
use crate::engine::{Level, Request, Resources, Stop};
use crate::io::{GtpClient, GtpClientError, Pace, TimedEngine};
use crate::rules::{Color, Count, Game, Square, Turn};
use rand::Rng;
use std::time::{Duration, Instant};

/// What both players have to play with.
#[derive(Clone, Debug)]
pub struct Terms {
    pub resources: Resources,
    pub pace: Pace,
    /// How long another program may take for an answer, besides the time for a move.
    pub patience: Duration,
}

/// A contestant at the table.
enum Player {
    Level(Level, TimedEngine),
    Program { command: String, running: Option<GtpClient> },
}

/// Plays games between two contestants, one after the other.
pub struct Referee {
    players: [Player; 2],
    terms: Terms,
}

/// Why a game does not go on: the player, the first or the second, that has lost it, and how.
struct Fault(usize, String);

impl Referee {
    /// A referee for these two.
    pub fn new(contestants: &[MatchPlayer; 2], terms: Terms) -> Self {
        let player = |contestant: &MatchPlayer| match contestant {
            MatchPlayer::Level(level) => {
                Player::Level(*level, TimedEngine::new(terms.resources.clone(), terms.pace))
            }
            MatchPlayer::Program(command) => {
                Player::Program { command: command.clone(), running: None }
            }
        };
        Self { players: [player(&contestants[0]), player(&contestants[1])], terms }
    }

    /// Plays a game to its end, with the first player on `seat`; `None` when stopped before.
    pub fn play(
        &mut self,
        opening: u32,
        mut game: Game,
        seat: Color,
        random: &mut impl Rng,
        stop: &Stop,
    ) -> Option<Finished> {
        let mut seconds = [0.0; 2];
        let outcome = self.play_out(&mut game, seat, random, stop, &mut seconds);
        let finished = |result, discs, adjudged| {
            Some(Finished { opening, seat, result, discs, adjudged, seconds })
        };
        match outcome {
            // Whatever has happened to the players since: they are not to blame.
            _ if stop.is_stopped() && !game.is_over() => None,
            Ok(()) => finished(Outcome::of(game.leader(), seat), discs(&game, seat), None),
            Err(Fault(player, why)) => {
                self.players[player].dismiss();
                let ordinal = ["first", "second"][player];
                let ply = game.played().len() + 1;
                let adjudged = format!("the {ordinal} player loses a game at ply {ply}: {why}");
                let (result, discs) =
                    if player == 0 { (Outcome::Loss, -64) } else { (Outcome::Win, 64) };
                let discs = if game.variant().flips() { discs } else { 0 };
                finished(result, discs, Some(adjudged))
            }
        }
    }

    fn play_out(
        &mut self,
        game: &mut Game,
        seat: Color,
        random: &mut impl Rng,
        stop: &Stop,
        seconds: &mut [f64; 2],
    ) -> Result<(), Fault> {
        for (index, player) in self.players.iter_mut().enumerate() {
            player.sit_down(game, &self.terms, stop).map_err(|error| fault(index, &error))?;
        }
        loop {
            match game.turn() {
                Turn::Over => return Ok(()),
                Turn::Place(_) if stop.is_stopped() => return Ok(()),
                Turn::Pass(_) => drop(game.pass().expect("it is forced")),
                Turn::Place(side) => {
                    let mover = usize::from(side != seat);
                    let begin = Instant::now();
                    let square = self.players[mover].choose(game, side, random.next_u64(), stop);
                    seconds[mover] += begin.elapsed().as_secs_f64();
                    let square = square.map_err(|error| fault(mover, &error))?;
                    if let Err(why) = game.place(square) {
                        return Err(Fault(mover, format!("it played illegally, {why}")));
                    }
                    if game.is_over() {
                        return Ok(());
                    }
                    let other = 1 - mover;
                    self.players[other].tell(side, square).map_err(|error| fault(other, &error))?;
                }
            }
        }
    }
}

fn fault(player: usize, error: &GtpClientError) -> Fault {
    Fault(player, error.to_string())
}

/// The discs of the side on `seat` less the other's.
fn discs(game: &Game, seat: Color) -> i32 {
    if !game.variant().flips() {
        return 0;
    }
    let Count { black, white } = game.final_count();
    let difference = black.cast_signed() - white.cast_signed();
    if seat == Color::Black { difference } else { -difference }
}

/// A colour as every program understands it.
const fn color(side: Color) -> &'static str {
    match side {
        Color::Black => "b",
        Color::White => "w",
    }
}

impl Player {
    /// Takes a new game up, with the moves made already.
    fn sit_down(&mut self, game: &Game, terms: &Terms, stop: &Stop) -> Result<(), GtpClientError> {
        let (command, running) = match self {
            Self::Level(_, thinker) => {
                thinker.forget();
                return Ok(());
            }
            Self::Program { command, running } => (command, running),
        };
        let patience = terms.patience + terms.pace.move_time.unwrap_or_default();
        let mut peer =
            running.take().map_or_else(|| GtpClient::start(command, patience, stop), Ok)?;
        peer.ask("boardsize 8")?;
        peer.ask("clear_board")?;
        if let Some(move_time) = terms.pace.move_time {
            // Programs without a clock may refuse.
            match peer.ask(&format!("time_settings 0 {} 1", move_time.as_secs_f64())) {
                Ok(_) | Err(GtpClientError::Refused(..)) => {}
                Err(error) => return Err(error),
            }
        }
        *running = Some(peer);
        for ply in game.played() {
            if let Some(square) = ply.square() {
                self.tell(ply.side, square)?;
            }
        }
        Ok(())
    }

    /// Hears of a move of the other side's. Passes are never sent: every program sees them, and
    /// some do not understand them.
    fn tell(&mut self, side: Color, square: Square) -> Result<(), GtpClientError> {
        let Self::Program { running: Some(peer), .. } = self else { return Ok(()) };
        peer.ask(&format!("play {} {square}", color(side))).map(drop)
    }

    /// Chooses a move for the side on turn.
    fn choose(
        &mut self,
        game: &Game,
        side: Color,
        seed: u64,
        stop: &Stop,
    ) -> Result<Square, GtpClientError> {
        match self {
            Self::Level(level, thinker) => {
                let request = Request::of(game, *level, seed);
                let answer = thinker.think(&request, stop, &mut |_| {});
                Ok(answer.expect("there is a move").square)
            }
            Self::Program { running, .. } => {
                let peer = running.as_mut().ok_or(GtpClientError::Gone)?;
                let command = format!("genmove {}", color(side));
                let answer = peer.ask(&command)?;
                answer.parse().map_err(|_| GtpClientError::nonsense(&command, &answer))
            }
        }
    }

    /// After a mistake a program is started anew for the next game.
    fn dismiss(&mut self) {
        if let Self::Program { running, .. } = self {
            *running = None;
        }
    }
}
