//! GGF, the format of the Generic Game Server: `(;GM[Othello]PB[..]PW[..]BO[..]B[F5]W[D6];)`.
//!
//! A file holds any number of games, often preceded by the number of games of a match. Values have no escapes: a `]`
//! ends one.
//!
//! Two tags are ours, and unknown to other readers: `OT[3x30s,3x30s]` for byo-yomi, which the clocks of GGF lack, and
//! `RU[overture X d4e4]` for rules that it cannot name, with their first side and the discs set before the start.

use super::board;
use super::stop::{GgfError, MoveError};
use super::{Part, PlayerName, Reading, Record, date, ggf_clock, sanitize, sanitize_lines};
use crate::rules::{
    Color, Forfeit, ForfeitReason, Game, GameClocks, GameTree, MAX_COMMENT, NodeId, Overtime, Ply,
    Position, Square, TimeControl, Turn, Variant, transcript,
};
use std::fmt::Write as _;

/// Whether a text has a game: `(;` and a tag.
pub fn is_ggf(text: &str) -> bool {
    let is_tag = |rest: &str| {
        let rest = rest.trim_start();
        let name = rest.bytes().take(4).take_while(u8::is_ascii_alphabetic).count();
        name > 0 && rest[name..].starts_with('[')
    };
    text.match_indices("(;").any(|(at, mark)| is_tag(&text[at + mark.len()..]))
}

pub fn read(text: &str) -> Vec<Reading> {
    let mut readings = Vec::new();
    let mut rest = text;
    while let Some((_, game)) = rest.split_once("(;") {
        let (mut read, after) = read_game(game);
        read.part = Part::Game(readings.len() + 1);
        readings.push(read);
        rest = after;
    }
    readings
}

/// Game at the start of `text`, and the rest of the text.
fn read_game(text: &str) -> (Reading, &str) {
    let mut tags = Vec::new();
    let mut rest = text;
    loop {
        rest = rest.trim_start();
        // Some programs write `;)`, some `)`.
        if let Some(after) = rest.strip_prefix(";)").or_else(|| rest.strip_prefix(')')) {
            return (record(&tags), after);
        }
        rest = rest.strip_prefix(';').unwrap_or(rest);
        let tag = rest.split_once('[').and_then(|(name, value)| {
            let (value, after) = value.split_once(']')?;
            let name = name.trim();
            let is_name = !name.is_empty() && name.chars().all(|c| c.is_ascii_alphabetic());
            is_name.then_some((name, value, after))
        });
        let Some((name, value, after)) = tag else {
            // What stands there is kept, and called cut short.
            let cut = match record(&tags) {
                reading if reading.is_whole() && reading.record.is_position() => {
                    Reading::refused(Part::Whole, GgfError::CutShort)
                }
                reading if reading.is_whole() => {
                    let moves = reading.record.game.moves_played();
                    reading.stopped(Some(GgfError::CutShort), moves)
                }
                reading => reading,
            };
            return (cut, rest);
        };
        tags.push((name, value));
        rest = after;
    }
}

fn record(tags: &[(&str, &str)]) -> Reading {
    let mut stop = None;
    let reading = Reading::new(Part::Whole, begun(tags, &mut stop));
    reading.stopped(stop, moves(tags).count())
}

/// Tags of moves.
fn moves<'t>(tags: &[(&'t str, &'t str)]) -> impl Iterator<Item = (&'t str, &'t str)> {
    tags.iter().copied().filter(|(name, _)| matches!(*name, "B" | "b" | "W" | "w"))
}

/// The record up to its first illegal move, which is `stop`.
fn begun(tags: &[(&str, &str)], stop: &mut Option<GgfError>) -> Result<Record, GgfError> {
    let value = |wanted: &str| {
        let tag = tags.iter().find(|(name, _)| name.eq_ignore_ascii_case(wanted));
        tag.map_or("", |(_, value)| value.trim())
    };
    let game = value("GM");
    if !game.is_empty() && !["othello", "reversi"].contains(&game.to_lowercase().as_str()) {
        return Err(GgfError::OtherGame(sanitize(game, 20)));
    }
    let unknown = || GgfError::OtherType(sanitize(value("TY"), 20));
    let variant = variant(value("TY")).ok_or_else(unknown)?;
    let mut game = match (own_rules(value("RU")), value("BO")) {
        (Some(game), _) => game,
        (None, "") => Game::new(variant, Color::Black),
        (None, text) => start(variant, text)?,
    };
    let mut times = Vec::new();
    for ((name, value), number) in moves(tags).zip(1..) {
        let side = if name.eq_ignore_ascii_case("B") { Color::Black } else { Color::White };
        *stop = play(&mut game, number, side, value).err();
        if stop.is_some() {
            break;
        }
        if let Some(time) = ggf_clock::move_time(value) {
            times.resize(game.played().len().saturating_sub(1), None);
            times.push(Some(time));
        }
    }
    let is_whole = stop.is_none() && !game.is_over();
    if let Some(forfeit) = forfeit(value("RE")).filter(|_| is_whole) {
        game.end_by(forfeit).expect("it is not over");
    }
    let own = |tag| ggf_clock::read(if value(tag).is_empty() { value("TI") } else { value(tag) });
    let mut controls = ["TB", "TW"].map(own);
    for (control, text) in controls.iter_mut().zip(value("OT").split(',')) {
        *control = text.parse().ok().or(*control);
    }
    let mut clocks = GameClocks::new(controls);
    clocks.set_plies(times);
    let mut tree = GameTree::of(&game);
    let comment = sanitize_lines(value("CO"), MAX_COMMENT);
    tree.set_comment(NodeId::ROOT, &comment).expect("it was cut to that length");
    Ok(Record {
        tree: Some(tree).filter(GameTree::has_notes),
        players: [("PB", "Black"), ("PW", "White")]
            .map(|(tag, side)| PlayerName::named(known(value(tag), side))),
        date: date::read(value("DT")),
        place: known(value("PC"), "outflank"),
        stated: stated(value("RE")),
        clocks,
        game,
    })
}

/// Game of a start board: `8 <cells> *`.
fn start(variant: Variant, text: &str) -> Result<Game, GgfError> {
    let edge = variant.board.size;
    let cells = match text.split_once(char::is_whitespace) {
        Some((named, cells)) if named.len() < 3 && named.parse::<u8>().is_ok() => {
            if named.parse() != Ok(edge) {
                return Err(GgfError::OtherType(sanitize(named, 20)));
            }
            cells
        }
        _ => text,
    };
    let (position, mover) = board::read_sized(cells, edge.into())?;
    Ok(Game::starting_at(variant, position, mover))
}

/// Game of rules that GGF cannot name: `overture X d4e4`.
fn own_rules(text: &str) -> Option<Game> {
    let mut parts = text.split(' ');
    let variant = Variant::from_key(parts.next()?)?;
    let first = board::disc(parts.next()?.chars().next()?)?;
    transcript::read(variant, first, parts.next().unwrap_or_default()).ok()
}

/// Variants by board size and goal.
const TYPES: [(Variant, &str); 4] = [
    (Variant::REVERSI, "8"),
    (Variant::ANTI, "8a"),
    (Variant::SIX_BY_SIX, "6"),
    (Variant::FOUR_BY_FOUR, "4"),
];

/// Variant of a `TY` value, the standard one if empty. Letters for komi and random start are ignored, because the moves
/// do not depend on them.
fn variant(text: &str) -> Option<Variant> {
    let text = text.trim_start_matches(['s', 'S']);
    let kind = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let size = &text[..text.len() - kind.len()];
    let is_anti = kind.chars().any(|c| matches!(c, 'a' | 'A'));
    let wanted = match (text, is_anti) {
        ("", _) => "8".to_owned(),
        (_, true) => format!("{size}a"),
        (_, false) => size.to_owned(),
    };
    TYPES.into_iter().find(|(_, name)| *name == wanted).map(|(variant, _)| variant)
}

/// Plays a move: `F5`, `F5/1.00/2.5`, `PA`. An omitted pass is inserted.
fn play(game: &mut Game, number: usize, side: Color, value: &str) -> Result<(), GgfError> {
    let text = value.split('/').next().unwrap_or_default().trim();
    let quoted = || sanitize(text, 20);
    let refused = |reason| MoveError::Refused { number, text: quoted(), reason };
    if transcript::is_pass(text) {
        if game.side_to_move() != side {
            return Err(GgfError::WrongSide { number, side });
        }
        // Some servers write a pass after the end.
        if !game.is_over() {
            game.pass().map_err(refused)?;
        }
        return Ok(());
    }
    let Ok(square) = text.parse::<Square>() else {
        return Err(MoveError::NotAMove { number, text: quoted() }.into());
    };
    if matches!(game.turn(), Turn::Pass(passing) if passing != side) {
        game.pass().map_err(refused)?;
    }
    if game.side_to_move() != side {
        return Err(GgfError::WrongSide { number, side });
    }
    game.place(square).map_err(refused)?;
    Ok(())
}

/// `+12.000`, `-32:r`: Black's discs less White's.
fn stated(text: &str) -> Option<i32> {
    let number = text.split(':').next()?.trim();
    let result: f64 = number.parse().ok()?;
    (-64.0..=64.0).contains(&result).then(|| result.round() as i32)
}

/// Forfeits by the letter after a result.
const FORFEITS: [(ForfeitReason, &str); 3] =
    [(ForfeitReason::Time, "t"), (ForfeitReason::Resigned, "r"), (ForfeitReason::Left, "l")];

/// Forfeit of a result such as `-32:r`; `None` for a draw or without a letter.
fn forfeit(text: &str) -> Option<Forfeit> {
    let (_, letter) = text.split_once(':')?;
    let (reason, _) =
        FORFEITS.into_iter().find(|(_, it)| letter.trim().eq_ignore_ascii_case(it))?;
    let loser = match stated(text)?.cmp(&0) {
        std::cmp::Ordering::Less => Color::Black,
        std::cmp::Ordering::Greater => Color::White,
        std::cmp::Ordering::Equal => return None,
    };
    Some(Forfeit { loser, reason })
}

/// A name; empty for `unknown`, which we write without one.
fn known(text: &str, unknown: &str) -> String {
    if text == unknown { String::new() } else { Record::name(text) }
}

/// A game in GGF on one line, with its end.
pub fn write(record: &Record) -> String {
    let game = &record.game;
    let mut text = "(;GM[Othello]".to_owned();
    let mut tag = |name: &str, value: &str| {
        let _ = write!(text, "{name}[{}]", value.replace(['[', ']'], "|"));
    };
    let or = |text: &str, unknown: &str| if text.is_empty() { unknown } else { text }.to_owned();
    tag("PC", &or(&record.place, "outflank"));
    if !record.date.is_empty() {
        tag("DT", &date::universal(&record.date));
    }
    let [black, white] = record.names();
    tag("PB", &or(black, "Black"));
    tag("PW", &or(white, "White"));
    let result = record.result().or(record.stated);
    let letter = game
        .forfeit()
        .and_then(|forfeit| FORFEITS.into_iter().find(|(reason, _)| *reason == forfeit.reason));
    let letter = letter.map_or_else(String::new, |(_, letter)| format!(":{letter}"));
    tag("RE", &result.map_or_else(|| "?".to_owned(), |result| format!("{result:+}.000{letter}")));
    match record.clocks.time_controls {
        [black, white] if black == white => tag("TI", &ggf_clock::write(black)),
        [black, white] => {
            tag("TB", &ggf_clock::write(black));
            tag("TW", &ggf_clock::write(white));
        }
    }
    let has_periods = |control: &Option<TimeControl>| {
        let overtime = control.map(|control| control.overtime);
        matches!(overtime, Some(Overtime::ByoYomi { .. } | Overtime::Periods { .. }))
    };
    if record.clocks.time_controls.iter().any(has_periods) {
        let text =
            |control: Option<TimeControl>| control.map_or_else(String::new, |it| it.to_string());
        tag("OT", &record.clocks.time_controls.map(text).join(","));
    }
    let variant = game.variant();
    tag("TY", TYPES.iter().find(|(known, _)| *known == variant).map_or("8", |(_, name)| name));
    // GGF has no notation for discs that flip nothing: the game starts after the placing.
    let is_placing = |position: &&Position| variant.is_placing(position);
    let placed = game.positions().iter().take_while(is_placing).count().min(game.played().len());
    let first = game.side_after(placed);
    let turn = if first == Color::Black { '*' } else { 'O' };
    let cells = board::cells(&game.positions()[placed], first, ['*', 'O']);
    if TYPES.iter().all(|(known, _)| *known != variant) && game.custom_start().is_none() {
        let squares = game.played()[..placed].iter().filter_map(Ply::square);
        let squares: String = squares.map(|square| square.to_string()).collect();
        tag("RU", &format!("{} {} {squares}", variant.key, game.first().letter()));
    }
    let size = usize::from(variant.board.size);
    let rows: Vec<&str> = (0..size).map(|row| &cells[row * 8..row * 8 + size]).collect();
    tag("BO", &format!("{size} {} {turn}", rows.join(" ")));
    let comment = record.tree.as_ref().map_or("", |tree| tree.comment(NodeId::ROOT));
    if !comment.is_empty() {
        tag("CO", &comment.replace('\n', " "));
    }
    let times = record.clocks.plies();
    for (at, ply) in game.played().iter().enumerate().skip(placed) {
        let name = if ply.side == Color::Black { "B" } else { "W" };
        let square = ply.square().map(|square| square.to_string().to_uppercase());
        let square = square.as_deref().unwrap_or("PA");
        match times.get(at).copied().flatten().filter(|time| !time.is_zero()) {
            Some(time) => tag(name, &format!("{square}//{}", ggf_clock::seconds(time))),
            None => tag(name, square),
        }
    }
    text.push_str(";)\n");
    text
}
