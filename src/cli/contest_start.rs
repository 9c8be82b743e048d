//! Start positions of contests between deterministic players.

use super::output::LONGEST_SENTENCE;
use crate::engine::Random;
use crate::io::Opponents;
use crate::opponents::{Guest, OpponentSpec};
use crate::records::sanitize;
use crate::rules::{Beginning, Color, Game, Variant, random_plies};
use crate::words::{Sentence as _, say};
use rand::RngExt as _;

/// Error for a game that has one start only.
pub fn only_reversi() -> String {
    say!("cli-start-reversi")
}

/// A random start position of this kind; corners go to Black.
pub fn starting_game(beginning: Beginning, random: &mut Random) -> Game {
    beginning.game(Color::Black, &mut |count| random.random_range(0..count))
}

/// Refuses players that cannot be sent a start position: GTP cannot set up a board. Errors: A sentence that names the
/// first of them.
pub fn check_board_support<'a>(
    beginning: Beginning,
    players: impl IntoIterator<Item = &'a OpponentSpec>,
    guests: &[Guest],
) -> Result<(), String> {
    let protocol = |player: &OpponentSpec| match player {
        OpponentSpec::Level(_) => None,
        OpponentSpec::Program(program) => Some(program.protocol),
        OpponentSpec::Guest(name) => {
            guests.iter().find(|guest| guest.name == *name).map(|guest| guest.program.protocol)
        }
    };
    let lacks_boards = |player: &&OpponentSpec| protocol(player).is_some_and(|it| !it.has_boards());
    match players.into_iter().find(lacks_boards).filter(|_| beginning.has_own_board()) {
        Some(player) => Err(no_board_sentence(&player.title())),
        None => Ok(()),
    }
}

/// Refuses players whose program cannot be started, because losses by default are not results. Errors: the first of
/// them, and the reason.
pub fn check_starts<'a>(
    opponents: &Opponents,
    players: impl IntoIterator<Item = &'a OpponentSpec>,
) -> anyhow::Result<()> {
    for player in players {
        let title = || sanitize(&player.title(), LONGEST_SENTENCE);
        opponents
            .check_start(player)
            .map_err(|why| anyhow::anyhow!("{}: {}", title(), why.sentence()))?;
    }
    Ok(())
}

/// Error for a player whose protocol cannot set up the start position.
pub fn no_board_sentence(name: &str) -> String {
    say!("cli-start-gtp", name = name)
}

/// Unfinished game after this many random plies. By the beginners' rules a coin decides who begins.
pub fn random_opening(variant: Variant, plies: u32, random: &mut Random) -> Game {
    let is_white = variant.throws_coin() && random.random_bool(0.5);
    let first = if is_white { Color::White } else { Color::Black };
    random_plies(variant, first, plies, &mut |count| random.random_range(0..count))
}
