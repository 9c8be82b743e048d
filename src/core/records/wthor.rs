//! WTHOR, the French federation's base of tournament games: a year of games in a `.wtb` file, players in `.jou`,
//! events in `.trn`.
//!
//! Little-endian numbers. Header of 16 bytes: century, year, month and day of the file, number of games (u32), number
//! of names (u16), year of the games (u16), board size, whether solitaires, depth of the theoretical score, a zero
//! byte. Then records of fixed length, see below.

use super::stop::{GameError, WthorError};
use super::{Part, PlayerName, Reading, Record};
use crate::rules::{Color, Game, GameClocks, Square, Variant};

const HEADER: usize = 16;
/// Bytes of a game: three name numbers (u16), Black's discs, Black's theoretical discs, 60 moves as 10 × row +
/// column, 0 for none, without passes.
const GAME: usize = 68;
/// Bytes of a player's name, and of an event's.
const PLAYER: usize = 20;
const TOURNAMENT: usize = 26;

/// Names by number.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    /// From a `.jou` file.
    pub players: Vec<String>,
    /// From a `.trn` file.
    pub tournaments: Vec<String>,
}

impl Names {
    /// Names of the files that exist.
    ///
    /// # Errors
    ///
    /// [`WthorError`].
    pub fn read(players: Option<&[u8]>, tournaments: Option<&[u8]>) -> Result<Self, WthorError> {
        let names = |bytes: Option<&[u8]>, size| bytes.map_or(Ok(Vec::new()), |b| list(b, size));
        Ok(Self { players: names(players, PLAYER)?, tournaments: names(tournaments, TOURNAMENT)? })
    }
}

fn u16_at(bytes: &[u8], at: usize) -> u16 {
    u16::from_le_bytes([bytes[at], bytes[at + 1]])
}

/// Header and body of a file; `count` reads the number of records from the header, and `size` is their length in bytes.
fn parts(bytes: &[u8], count: fn(&[u8]) -> u64, size: usize) -> Result<(&[u8], &[u8]), WthorError> {
    let (header, body) = bytes.split_at_checked(HEADER).ok_or(WthorError::TooShort)?;
    let promised = count(header);
    if promised * size as u64 != body.len() as u64 {
        return Err(WthorError::OtherLength { promised, size, found: body.len() });
    }
    Ok((header, body))
}

fn games(header: &[u8]) -> u64 {
    u64::from(u32::from_le_bytes([header[4], header[5], header[6], header[7]]))
}

/// Zero-padded names.
fn list(bytes: &[u8], size: usize) -> Result<Vec<String>, WthorError> {
    let (_, body) = parts(bytes, |header| u64::from(u16_at(header, 8)), size)?;
    let name = |name: &[u8]| {
        let text = name.split(|&byte| byte == 0).next().unwrap_or_default();
        // Latin-1: each byte is a character.
        Record::name(&text.iter().map(|&byte| char::from(byte)).collect::<String>())
    };
    Ok(body.chunks_exact(size).map(name).collect())
}

/// Whether header and length match a file of games.
pub fn is_wthor(bytes: &[u8]) -> bool {
    parts(bytes, games, GAME).is_ok()
}

/// Whether header and length match a file of names.
pub fn is_names(bytes: &[u8]) -> bool {
    let count = |header: &[u8]| u64::from(u16_at(header, 8));
    let is_list = |size| parts(bytes, count, size).is_ok_and(|(_, body)| !body.is_empty());
    is_list(PLAYER) || is_list(TOURNAMENT)
}

/// Games of a `.wtb` file.
///
/// # Errors
///
/// [`WthorError`] for an invalid file as a whole.
pub fn read(bytes: &[u8], names: &Names) -> Result<Vec<Reading>, WthorError> {
    let (header, body) = parts(bytes, games, GAME)?;
    match header[12] {
        0 | 8 => {}
        size => return Err(WthorError::OtherBoard(size)),
    }
    if header[13] == 1 {
        return Err(WthorError::Solitaires);
    }
    let year = u16_at(header, 10);
    let games = body.chunks_exact(GAME).zip(1..);
    Ok(games.map(|(bytes, number)| reading(bytes, Part::Game(number), year, names)).collect())
}

fn reading(bytes: &[u8], part: Part, year: u16, names: &Names) -> Reading {
    let (game, stop) = moves(&bytes[8..]);
    let reading = Reading::new(part, record(bytes, game, year, names));
    let stop = stop.filter(|_| reading.is_whole());
    reading.stopped(stop, squares(&bytes[8..]).count())
}

fn record(bytes: &[u8], game: Game, year: u16, names: &Names) -> Result<Record, GameError> {
    let name = |list: &[String], at: usize| {
        list.get(usize::from(u16_at(bytes, at))).cloned().unwrap_or_default()
    };
    let discs = bytes[6];
    if discs > 64 {
        return Err(GameError::TooManyDiscs(discs));
    }
    Ok(Record {
        game,
        players: [2, 4].map(|at| PlayerName::named(name(&names.players, at))),
        date: year.to_string(),
        place: name(&names.tournaments, 0),
        stated: Some(2 * i32::from(discs) - 64),
        tree: None,
        clocks: GameClocks::default(),
    })
}

/// Bytes of moves, up to the padding.
fn squares(bytes: &[u8]) -> impl Iterator<Item = u8> + '_ {
    bytes.iter().copied().take_while(|&byte| byte != 0)
}

/// The game, and why it ends before its bytes.
fn moves(bytes: &[u8]) -> (Game, Option<GameError>) {
    let mut game = Game::new(Variant::REVERSI, Color::Black);
    let played = play(&mut game, bytes);
    (game, played.err())
}

fn play(game: &mut Game, bytes: &[u8]) -> Result<(), GameError> {
    for (byte, number) in squares(bytes).zip(1..) {
        let on_board = |line: u8| line.checked_sub(1).filter(|&line| line < 8);
        let square = on_board(byte % 10)
            .zip(on_board(byte / 10))
            .and_then(|(file, rank)| Square::from_file_rank(file, rank))
            .ok_or(GameError::NotASquare { number, byte })?;
        let refused = |reason| GameError::Refused { number, square, reason };
        game.place_after_pass(square).map_err(refused)?;
    }
    Ok(())
}
