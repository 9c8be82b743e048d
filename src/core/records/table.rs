//! Tables: a game a row, with its moves in one column; commas, semicolons, tabs or bars between the columns, with or
//! without a line of names.

use super::heading::Heading;
use super::listing;
use super::stop::TableError;
use super::tokens::{TokenKind, is_like_moves, squares_in, tokens};
use super::{Part, PlayerName, Reading, Record, date};

/// Uses of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TableColumn {
    Moves,
    Name(usize),
    Score(usize),
    /// Black's discs less White's, or `33-31`.
    Result,
    Date,
    Place,
    Other,
}

/// Words in the names of columns.
const NAMES: [(TableColumn, &[&str]); 8] = [
    (
        TableColumn::Moves,
        &[
            "moves",
            "transcript",
            "record",
            "kifu",
            "棋譜",
            "game_moves",
            "coups",
            "züge",
            "mosse",
            "jugadas",
        ],
    ),
    (
        TableColumn::Score(0),
        &[
            "black_score",
            "black_discs",
            "black score",
            "black discs",
            "score_black",
            "blackscore",
            "discs_black",
        ],
    ),
    (
        TableColumn::Score(1),
        &[
            "white_score",
            "white_discs",
            "white score",
            "white discs",
            "score_white",
            "whitescore",
            "discs_white",
        ],
    ),
    (
        TableColumn::Name(0),
        &[
            "black",
            "noir",
            "schwarz",
            "nero",
            "negras",
            "黒",
            "player1",
            "black_name",
            "black player",
            "black_player",
        ],
    ),
    (
        TableColumn::Name(1),
        &[
            "white",
            "blanc",
            "weiß",
            "weiss",
            "bianco",
            "blancas",
            "白",
            "player2",
            "white_name",
            "white player",
            "white_player",
        ],
    ),
    (TableColumn::Result, &["result", "score", "margin", "résultat", "ergebnis"]),
    (TableColumn::Date, &["date", "datum", "day", "日付", "played", "data", "fecha"]),
    (TableColumn::Place, &["event", "tournament", "place", "site", "turnier", "tournoi", "大会"]),
];

/// Fields of a line; a quoted one may have the mark in it, and doubled quotes.
fn fields(line: &str, mark: char) -> Vec<String> {
    let mut fields = vec![String::new()];
    let mut is_quoted = false;
    let mut letters = line.trim_end_matches(['\r', '\n']).chars().peekable();
    while let Some(c) = letters.next() {
        let field = fields.last_mut().expect("there is one");
        match c {
            '"' if is_quoted && letters.peek() == Some(&'"') => {
                letters.next();
                field.push('"');
            }
            '"' if is_quoted || field.trim().is_empty() => is_quoted = !is_quoted,
            c if c == mark && !is_quoted => fields.push(String::new()),
            c => field.push(c),
        }
    }
    let mut fields: Vec<String> = fields.iter().map(|field| field.trim().to_owned()).collect();
    // `| a | b |`
    if mark == '|' && fields.len() > 2 {
        if fields.first().is_some_and(String::is_empty) {
            fields.remove(0);
        }
        if fields.last().is_some_and(String::is_empty) {
            fields.pop();
        }
    }
    fields
}

/// Whether a field is moves alone, at least two.
fn has_moves(field: &str) -> bool {
    let tokens = tokens(field);
    let is_square = |kind| matches!(kind, TokenKind::Square(_));
    let squares = tokens.iter().filter(|it| is_square(it.kind)).count();
    squares > 1 && tokens.iter().all(|it| it.kind != TokenKind::Word)
}

/// Whether a field may be moves, with slips or numbers between them.
fn may_have_moves(field: &str) -> bool {
    let tokens = tokens(field);
    let squares = tokens.iter().filter(|it| matches!(it.kind, TokenKind::Square(_))).count();
    let has_words = tokens.iter().any(|it| it.kind == TokenKind::Word);
    is_like_moves(field) || squares > 1 || squares == 1 && !has_words
}

/// Mark between the columns, and the column of moves.
fn layout(lines: &[&str]) -> Option<(char, usize)> {
    // Of a single line nothing else says that it is a table: no other field may name a square.
    let is_rival = |field: &str| may_have_moves(field) || lines.len() == 1 && squares_in(field) > 0;
    ['\t', ';', '|', ','].into_iter().find_map(|mark| {
        let with_moves: Vec<(usize, usize)> = lines
            .iter()
            .filter_map(|line| {
                let fields = fields(line, mark);
                if fields.len() < 2 {
                    return None;
                }
                let mut places = (0..fields.len()).filter(|&at| is_rival(&fields[at]));
                let (first, second) = (places.next()?, places.next());
                let is_row = second.is_none() && has_moves(&fields[first]);
                is_row.then_some((first, fields.len()))
            })
            .collect();
        let first = *with_moves.first()?;
        // One bad row is no other form.
        let same = with_moves.iter().filter(|it| it.0 == first.0).count();
        let is_table = same * 2 > lines.len() || same + 1 == lines.len() && lines.len() == 2;
        is_table.then_some((mark, first.0))
    })
}

/// Games of a text whose lines are rows; `None` for any other text.
pub(super) fn read(text: &str) -> Option<Vec<Reading>> {
    let is_rule =
        |line: &&str| line.chars().all(|c| matches!(c, '|' | '-' | ':' | ' ' | '+' | '='));
    let lines: Vec<(usize, &str)> =
        (1..).zip(text.lines()).filter(|(_, line)| !is_rule(line)).collect();
    let rows: Vec<&str> = lines.iter().map(|(_, line)| *line).collect();
    let (mark, at) = layout(&rows)?;
    let head = fields(rows.first()?, mark);
    let columns = columns(&head);
    let is_head =
        columns.contains(&TableColumn::Moves) && !head.iter().any(|field| has_moves(field));
    let columns = if is_head { columns } else { guessed_columns(&rows, mark, at) };
    let rows = lines.into_iter().skip(usize::from(is_head));
    let readings: Vec<Reading> =
        rows.map(|(line, text)| row(line, &fields(text, mark), &columns, at)).collect();
    Some(readings)
}

fn columns(head: &[String]) -> Vec<TableColumn> {
    let column = |name: &String| {
        let name = name.to_lowercase();
        let exact = NAMES.iter().find(|(_, names)| names.contains(&&*name));
        let alike = || NAMES.iter().find(|(_, names)| names.iter().any(|it| name.contains(it)));
        exact.or_else(alike).map_or(TableColumn::Other, |(column, _)| *column)
    };
    head.iter().map(column).collect()
}

/// Columns without names: the first two with words are names, two with numbers are discs.
fn guessed_columns(rows: &[&str], mark: char, moves: usize) -> Vec<TableColumn> {
    let first = rows
        .iter()
        .map(|row| fields(row, mark))
        .find(|it| it.get(moves).is_some_and(|it| has_moves(it)));
    let (mut names, mut scores) = (0, 0);
    let column = |(at, field): (usize, &String)| {
        let heading = Heading::of(field);
        if at == moves {
            TableColumn::Moves
        } else if !heading.date.is_empty() {
            TableColumn::Date
        } else if heading.score.is_some() {
            TableColumn::Result
        } else if field.parse::<u8>().is_ok_and(|discs| discs <= 64) && scores < 2 {
            scores += 1;
            TableColumn::Score(scores - 1)
        } else if field.chars().any(char::is_alphabetic) && names < 2 {
            names += 1;
            TableColumn::Name(names - 1)
        } else {
            TableColumn::Other
        }
    };
    let mut columns: Vec<TableColumn> =
        first.unwrap_or_default().iter().enumerate().map(column).collect();
    // One number is no count of discs.
    if scores < 2 {
        for column in &mut columns {
            if matches!(column, TableColumn::Score(_)) {
                *column = TableColumn::Other;
            }
        }
    }
    columns
}

fn row(line: usize, fields: &[String], columns: &[TableColumn], at: usize) -> Reading {
    let part = Part::Line(line);
    let text = fields.get(at).map_or("", String::as_str);
    // `F5D6` with a blank between counts as moves; nothing else does.
    let read = listing::read(text, None).filter(|readings| readings.len() == 1);
    let Some(mut reading) = read.and_then(|mut readings| readings.pop()) else {
        return Reading::refused(part, TableError::NoMoves);
    };
    reading.part = part;
    let mut scores = [None; 2];
    let record = &mut reading.record;
    for (field, column) in fields.iter().zip(columns) {
        match column {
            TableColumn::Name(side) => record.players[*side] = PlayerName::read(field),
            TableColumn::Score(side) => scores[*side] = field.parse::<i32>().ok(),
            TableColumn::Date => {
                let found = Heading::of(field).date;
                record.date = if found.is_empty() { date::read(field) } else { found };
            }
            TableColumn::Place => record.place = Record::name(field),
            TableColumn::Result => {
                let score = Heading::of(field).score.map(listing::margin);
                let margin = || field.parse().ok().filter(|margin| (-64..=64).contains(margin));
                record.stated = score.or_else(margin);
            }
            TableColumn::Moves | TableColumn::Other => {}
        }
    }
    if let [Some(black), Some(white)] = scores {
        record.stated = Some(black - white);
    }
    reading
}
