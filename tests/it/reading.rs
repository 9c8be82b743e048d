//! Laws of the reader: whatever layout a game has, it comes back whole or with a sentence, and no other game with it.

use crate::records::random_game;
use crate::support::replay::replay;
use outflank::records::{Form, NoReading, Readings, Record, Repair, Sureness, read};
use outflank::rules::{Color, Game, Ply, Square, Turn, Variant, transcript};
use outflank::words::complaints;
use rand::rngs::Xoshiro256PlusPlus as Random;
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};

/// A layout of games in text.
pub struct Layout {
    pub name: &'static str,
    pub write: fn(&Game) -> String,
    /// Whether games one after another stay apart.
    has_many: bool,
}

const fn layout(name: &'static str, write: fn(&Game) -> String) -> Layout {
    Layout { name, write, has_many: true }
}

/// Layouts as people have them.
pub const LAYOUTS: [Layout; 24] = [
    layout("run", |game| moves(game).concat()),
    layout("capitals", |game| moves(game).concat().to_uppercase()),
    layout("case is colour", |game| {
        join(game, "", |at, name| if at % 2 == 0 { name.to_uppercase() } else { name })
    }),
    layout("blanks", |game| moves(game).join(" ")),
    layout("commas", |game| moves(game).join(", ")),
    layout("dashes", |game| moves(game).join("-")),
    layout("arrows", |game| moves(game).join(" → ")),
    layout("full width", |game| wide(&moves(game).concat())),
    layout("bullet", |game| format!("・{}", moves(game).concat())),
    layout("quoted", |game| format!("> {}", moves(game).join(" "))),
    layout("fenced", |game| format!("Our game:\n\n```\n{}\n```", moves(game).concat())),
    layout("numbered pairs", |game| numbered(game, 1000)),
    layout("numbered pairs, wrapped", |game| numbered(game, 66)),
    layout("numbered and wrapped to a column", |game| numbered(game, 9)),
    layout("glued numbers", |game| join(game, " ", |at, name| format!("{}.{name}", at + 1))),
    layout("list", |game| join(game, "\n", |at, name| format!("{}. {name}", at + 1))),
    layout("numbers in brackets", |game| {
        join(game, "\n", |at, name| format!("({}) {name}", at + 1))
    }),
    layout("colours", |game| join(game, " ", |at, name| format!("{}{name}", ["黒", "白"][at % 2]))),
    layout("discs", |game| join(game, " ", |at, name| format!("{}{name}", ["●", "○"][at % 2]))),
    layout("a colour a line", |game| {
        join(game, "\n", |at, name| format!("{}: {name}", ["Black", "White"][at % 2]))
    }),
    layout("letters of sides", |game| {
        join(game, " ", |at, name| format!("{}{name}", ["B", "W"][at % 2]))
    }),
    layout("values", |game| {
        join(game, " ", |at, name| format!("{name}({:+})", at.cast_signed() % 9 - 4))
    }),
    layout("values and times", |game| {
        join(game, " ", |at, name| format!("{name}/{}.5/1.2", at % 5))
    }),
    layout("times", |game| {
        join(game, "\n", |at, name| format!("{}. {name} 0:{:02}", at + 1, at % 60))
    }),
];

pub fn moves(game: &Game) -> Vec<String> {
    game.played().iter().filter_map(Ply::square).map(|square| square.to_string()).collect()
}

fn join(game: &Game, between: &str, write: impl Fn(usize, String) -> String) -> String {
    // The number of a move counts discs, as a colour does only in games without passes.
    let written = moves(game).into_iter().enumerate().map(|(at, name)| write(at, name));
    written.collect::<Vec<_>>().join(between)
}

fn wide(text: &str) -> String {
    text.chars().filter_map(|c| char::from_u32(c as u32 + 0xfee0)).collect()
}

pub fn numbered(game: &Game, width: usize) -> String {
    let pairs = moves(game)
        .chunks(2)
        .zip(1..)
        .flat_map(|(pair, number)| {
            std::iter::once(format!("{number}.")).chain(pair.to_vec()).collect::<Vec<_>>()
        })
        .collect::<Vec<_>>();
    wrapped(&pairs, width)
}

fn wrapped(words: &[String], width: usize) -> String {
    let (mut text, mut column) = (String::new(), 0);
    for word in words {
        let is_full = column > 0 && column + word.len() > width;
        text.push_str(if is_full {
            "\n"
        } else if column > 0 {
            " "
        } else {
            ""
        });
        column = if is_full { 0 } else { column } + word.len() + 1;
        text.push_str(word);
    }
    text
}

/// The games of a text, if nothing of it is missing.
fn whole(text: &str, name: &str) -> Vec<String> {
    let readings = read(text).unwrap_or_else(|why| panic!("{name}: {why}: {text}"));
    assert!(readings.is_whole(), "{name}: {:?}: {text}", complaints(&readings));
    assert_ne!(readings.sureness(), Sureness::Guess, "{name}: {text}");
    readings.records().iter().map(|record| transcript::write(&record.game)).collect()
}

#[test]
fn a_game_in_any_layout_comes_back_whole() {
    for layout in &LAYOUTS {
        for seed in 0..60 {
            let game = random_game(seed, if seed % 3 == 0 { 5 + seed as usize } else { 70 });
            let text = (layout.write)(&game);
            assert_eq!(
                whole(&text, layout.name),
                [transcript::write(&game)],
                "{}: {text}",
                layout.name
            );
        }
    }
}

#[test]
fn two_games_never_become_one() {
    for layout in LAYOUTS.iter().filter(|layout| layout.has_many) {
        for seed in 0..30 {
            let games = [random_game(seed, 70), random_game(seed + 1000, 70)];
            let wanted = games.each_ref().map(transcript::write);
            for between in ["\n", "\n\n", "\n\n33-31\n\n", "\nAnna - Ben\n"] {
                let text = games.each_ref().map(layout.write).join(between);
                assert_eq!(whole(&text, layout.name), wanted, "{}: {text}", layout.name);
            }
        }
    }
}

#[test]
fn a_bad_game_takes_no_other_with_it() {
    for layout in LAYOUTS.iter().filter(|layout| layout.has_many) {
        for seed in 0..20 {
            let game = random_game(seed, 70);
            let bad = random_game(seed + 500, 70);
            // An occupied square in place of a later move.
            let text = (layout.write)(&bad);
            let name = bad.played()[30].square().map(|it| it.to_string()).unwrap_or_default();
            let other = bad.played()[4].square().expect("no pass so early").to_string();
            let is_wide = layout.name == "full width";
            let (name, other) = if is_wide { (wide(&name), wide(&other)) } else { (name, other) };
            let broken =
                [(name.clone(), other.clone()), (name.to_uppercase(), other.to_uppercase())]
                    .iter()
                    .filter(|(name, _)| !name.is_empty())
                    .fold(text.clone(), |text, (name, other)| {
                        text.replacen(name.as_str(), other, 1)
                    });
            if broken == text {
                continue;
            }
            let good = (layout.write)(&game);
            let all = format!("{good}\n\n{broken}\n\n{good}");
            let readings = read(&all).expect(layout.name);
            let found: Vec<String> =
                readings.records().iter().map(|record| transcript::write(&record.game)).collect();
            let wanted = transcript::write(&game);
            assert_eq!(found, [wanted.clone(), wanted], "{}: {all}", layout.name);
            assert_eq!(complaints(&readings).len(), 1, "{}: {all}", layout.name);
        }
    }
}

#[test]
fn names_results_and_dates_around_a_game_are_read() {
    let game = random_game(3, 70);
    let run = transcript::write(&game);
    for text in [
        format!("Anna - Ben: {run}"),
        format!("Anna vs Ben\n{run}"),
        format!("Anna (1520) vs. Ben (1488) 33-31\n{run}"),
        format!("Black: Anna\nWhite: Ben\n\n{}", numbered(&game, 60)),
        format!("Black: Anna, White: Ben\n{run}"),
        format!("黒：Anna 白：Ben\n{run}"),
        format!("{run} 33-31 Anna - Ben"),
        format!("{run}\nAnna - Ben 33-31"),
        format!("2026-11-21 Anna 33-31 Ben\n{run}"),
    ] {
        let readings = read(&text).unwrap_or_else(|why| panic!("{why}: {text}"));
        let [record] = &readings.records()[..] else { panic!("{readings:?}") };
        assert_eq!(
            (transcript::write(&record.game), readings.is_whole()),
            (run.clone(), true),
            "{text}"
        );
        assert_eq!(record.names(), ["Anna", "Ben"], "{text}");
        assert!(!text.contains("33-31") || record.stated == Some(2), "{text}: {:?}", record.stated);
        assert!(!text.contains("2026") || record.date == "2026-11-21", "{text}: {}", record.date);
    }
}

#[test]
fn openings_with_names_are_games_and_no_passes() {
    let text = "f5d6c3d3c4 Tiger\nf5f6e6f4 Parallel opening\nf5d6 Perpendicular\n";
    assert_eq!(whole(text, "openings"), ["f5d6c3d3c4", "f5f6e6f4", "f5d6"]);
}

#[test]
fn tables_have_a_game_a_row_with_names_and_results() {
    let games: Vec<String> = (0..3).map(|seed| transcript::write(&random_game(seed, 70))).collect();
    for (mark, has_head) in [(',', true), (';', false), ('\t', true), ('|', true)] {
        let head = ["black", "white", "date", "moves", "result"].join(&mark.to_string());
        let row = |moves: &String| {
            ["Anna", "\"Ben\"", "2026-11-21", moves, "33-31"].join(&mark.to_string())
        };
        let rows = games.iter().map(row);
        let text: Vec<String> = has_head.then_some(head).into_iter().chain(rows).collect();
        let readings = read(&text.join("\n")).expect("a table");
        let found = readings.records();
        assert_eq!(found.len(), 3, "{mark:?}: {readings:?}");
        for (record, moves) in found.iter().zip(&games) {
            assert_eq!(&transcript::write(&record.game), moves);
            assert_eq!(record.names(), ["Anna", "Ben"], "{mark:?}");
            assert_eq!((&*record.date, record.stated), ("2026-11-21", Some(2)), "{mark:?}");
        }
        // One bad row is refused and named.
        let broken = text.join("\n").replacen(&games[1], "f5d6a1", 1);
        let readings = read(&broken).expect("a table");
        assert_eq!(readings.records().len(), 2);
        let complaints = complaints(&readings);
        assert!(complaints[0].starts_with("table, line "), "{complaints:?}");
        assert!(complaints[0].contains("move 3 (a1) is illegal"), "{complaints:?}");
    }
}

/// A grid of the numbers of the moves, with these signs for squares without one.
pub fn grid(game: &Game, between: &str, coordinates: bool, empty: &str) -> String {
    let squares: Vec<Square> = game.played().iter().filter_map(Ply::square).collect();
    let cell = |square: Square| {
        let number = squares.iter().position(|it| *it == square).map(|at| (at + 1).to_string());
        number.unwrap_or_else(|| match square.to_string().as_str() {
            "d4" | "e5" => "O".to_owned(),
            "e4" | "d5" => "X".to_owned(),
            _ => empty.to_owned(),
        })
    };
    let all: Vec<Square> = Square::all().collect();
    let rows = all.chunks(8).zip(1..).map(|(row, number)| {
        let cells: Vec<String> = row.iter().map(|square| cell(*square)).collect();
        let side = if coordinates { format!("{number}{between}") } else { String::new() };
        format!("{side}{}", cells.join(between))
    });
    let head = if coordinates { "  a b c d e f g h\n" } else { "" };
    format!("{head}{}", rows.collect::<Vec<_>>().join("\n"))
}

#[test]
fn grids_of_numbers_are_games() {
    for seed in 0..40 {
        let game = random_game(seed, if seed % 4 == 0 { 40 } else { 70 });
        for (between, coordinates, empty) in [
            (" ", false, "."),
            (" | ", false, ""),
            ("\t", true, ""),
            (" ", true, "--"),
            (",", false, ""),
        ] {
            let text = grid(&game, between, coordinates, empty);
            assert_eq!(whole(&text, "grid"), [transcript::write(&game)], "{text}");
        }
    }
    let game = random_game(1, 70);
    let twice = grid(&game, " ", false, ".").replacen(" 12 ", " 13 ", 1);
    let why = complaints(&read(&twice).expect("a grid")).remove(0);
    assert!(why.starts_with("grid of numbers: number 12 is missing"), "{why}");
}

#[test]
fn boards_in_many_signs_are_positions() {
    for seed in 0..40 {
        let game = random_game(seed, 30);
        let sides = [game.side_to_move(), !game.side_to_move()];
        let rows = |signs: [&str; 3], between: &str, ends: &dyn Fn(usize) -> [String; 2]| {
            let all: Vec<Square> = Square::all().collect();
            let row = |(row, number): (&[Square], usize)| {
                let cell = |square: &Square| match game.disc(*square) {
                    Some(Color::Black) => signs[0],
                    Some(Color::White) => signs[1],
                    None => signs[2],
                };
                let [left, right] = ends(number);
                let cells: Vec<&str> = row.iter().map(cell).collect();
                format!("{left}{}{right}", cells.join(between))
            };
            all.chunks(8).zip(1..).map(row).collect::<Vec<_>>().join("\n")
        };
        let none = |_: usize| [String::new(), String::new()];
        let both = |row: usize| [format!("{row} "), format!(" {row}")];
        let wide = |row: usize| {
            [char::from_u32(0xff10 + row as u32).expect("a digit").into(), String::new()]
        };
        let bars = |_: usize| ["|".to_owned(), "|".to_owned()];
        let mover = |black: &str, white: &str| {
            if sides[0] == Color::Black { black.to_owned() } else { white.to_owned() }
        };
        for text in [
            format!("{}\n{}", rows(["X", "O", "."], "", &none), mover("X", "O")),
            format!(
                "  a b c d e f g h\n{}\n{}",
                rows(["*", "O", "-"], " ", &both),
                mover("Black to move", "White to move")
            ),
            format!(
                "　ａｂｃｄｅｆｇｈ\n{}\n{}",
                rows(["●", "○", "・"], "", &wide),
                mover("黒番", "白番")
            ),
            format!("{}\n{}", rows(["⚫", "⚪", "🟩"], "", &none), mover("⚫", "⚪")),
            format!("{}\nNext: {}", rows(["X", "O", " "], "|", &bars), mover("black", "white")),
        ] {
            let readings = read(&text).unwrap_or_else(|why| panic!("{why}: {text}"));
            let [record] = &readings.records()[..] else { panic!("{readings:?}: {text}") };
            for side in Color::BOTH {
                assert_eq!(record.game.discs(side), game.discs(side), "{text}");
            }
            assert_eq!(record.game.side_to_move(), sides[0], "{text}");
        }
    }
    let start = read("8/8/8/3Oo3/3oO3/8/8/8 b").expect("a board").into_records().remove(0);
    assert_eq!(start.game.position(), Game::new(Variant::REVERSI, Color::Black).position());
}

/// A game of the mirrored start, whose squares are turned left to right.
pub fn mirrored(game: &Game) -> String {
    let squares = game.played().iter().filter_map(Ply::square);
    squares.map(|square| square.turned(1).to_string()).collect()
}

#[test]
fn a_game_of_the_mirrored_start_is_turned_and_said_to_be() {
    for seed in 0..40 {
        let game = random_game(seed, 70);
        let mirrored = mirrored(&game);
        let readings = read(&mirrored).expect("a game");
        assert_eq!(readings.list[0].repairs, [Repair::Turned]);
        assert_eq!(whole(&mirrored, "mirrored"), [transcript::write(&game)]);
    }
    let pgn = "[Black \"a\"]\n\n1. c5 e6 {not F6 or d7} 2. f3 (2. f4 $2) *\n";
    let record = read(pgn).expect("PGN").into_records().remove(0);
    assert_eq!(transcript::write(&record.game), "f5d6c3");
    let sgf = Form::Sgf.write(&record);
    assert!(sgf.contains("C[not C6 or e7]") && sgf.contains("W[d6]"), "{sgf}");
    assert!(sgf.contains("B[c4]BM[1]"), "{sgf}");
}

#[test]
fn prose_is_a_guess_and_never_taken_unasked() {
    let text = "We played on the train: e6, f4, e3, f2, g4 and then the train arrived.";
    let Err(NoReading::Prose(readings)) = read(text) else { panic!("{:?}", read(text)) };
    assert_eq!(readings.sureness(), Sureness::Guess);
    assert_eq!(transcript::write(&readings.list[0].record.game), "e6f4e3f2g4");
    let mixed = "f5 was good, then d6, but c3 and d3 c4 lost";
    assert!(matches!(read(mixed), Err(NoReading::Prose(_))), "{:?}", read(mixed));
    assert_eq!(read("See you at 7 in B4, Anna"), Err(NoReading::NoForm));
}

/// A mutant of a text: characters changed, inserted, removed, cut, doubled.
fn mutant(text: &str, random: &mut Random) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..random.random_range(1..4) {
        if letters.is_empty() {
            break;
        }
        let at = random.random_range(0..letters.len());
        match random.random_range(0..6) {
            0 => letters[at] = *LETTERS.choose(random).expect("letters"),
            1 => letters.insert(at, *LETTERS.choose(random).expect("letters")),
            2 => drop(letters.remove(at)),
            3 => letters.truncate(at),
            4 => drop(letters.drain(..at)),
            _ => letters.extend_from_within(at..),
        }
    }
    letters.into_iter().collect()
}

const LETTERS: [char; 24] = [
    'a', 'b', 'f', 'h', 'i', 'z', '1', '4', '8', '9', '0', ' ', '\n', '.', '(', ')', '[', ']', '{',
    '}', '-', ';', '"', '黒',
];

/// Squares of a text, by the slow way: a letter and a digit that no further digit follows.
fn squares(text: &str) -> usize {
    let letters: Vec<char> = format!("{text} ").to_lowercase().chars().collect();
    let is_square = |it: &&[char]| {
        ('a'..='h').contains(&it[0]) && ('1'..='8').contains(&it[1]) && !it[2].is_ascii_digit()
    };
    letters.windows(3).filter(is_square).count()
}

/// Every reading is a legal game; whole ones have as many moves as the text, or what is missing is named.
fn assert_lawful(text: &str, readings: &Readings) {
    let mut made = 0;
    for reading in &readings.list {
        let game = &reading.record.game;
        replay(game);
        made += game.moves_played();
    }
    let is_silent = readings.is_whole()
        && readings.sureness() != Sureness::Guess
        && readings.list.iter().all(|reading| reading.skipped.is_empty());
    if is_silent {
        assert!(made >= squares(text), "{made} of {} squares: {text}\n{readings:?}", squares(text));
    }
}

fn check_mutants(count: u64) {
    let mut random = Random::seed_from_u64(68);
    for seed in 0..count {
        let layout = LAYOUTS.choose(&mut random).expect("layouts");
        let game = random_game(seed % 200, 20 + (seed % 50) as usize);
        let text = mutant(&(layout.write)(&game), &mut random);
        if let Ok(readings) = read(&text) {
            assert_lawful(&text, &readings);
        }
    }
}

#[test]
fn mutants_of_every_layout_are_read_whole_or_with_a_sentence() {
    check_mutants(5_000);
}

#[test]
#[ignore = "exhaustive: .ci/run"]
fn a_hundred_thousand_mutants_of_every_layout_are_read_whole_or_with_a_sentence() {
    check_mutants(100_000);
}

#[test]
fn a_pass_may_be_written_in_any_form() {
    let games = (0..).map(|seed| random_game(seed, 70));
    let game =
        games.into_iter().find(|game| game.played().iter().any(|ply| ply.square().is_none()));
    let game = game.expect("some game has one");
    for pass in ["pass", "PA", "--", "@@@@", "パス", "(pass)", "ps"] {
        let words: Vec<String> = game
            .played()
            .iter()
            .map(|ply| ply.square().map_or(pass.to_owned(), |square| square.to_string()))
            .collect();
        for text in [words.join(" "), wrapped(&words, 20)] {
            assert_eq!(whole(&text, pass), [transcript::write(&game)], "{text}");
        }
    }
}

#[test]
fn what_is_written_is_read_back_equal() {
    for seed in 0..30 {
        let record = Record::of(random_game(seed, 10 + seed as usize));
        for form in [Form::Transcript, Form::Ggf, Form::Sgf, Form::Pgn, Form::Json, Form::Board] {
            let text = form.write(&record);
            let readings = read(&text).unwrap_or_else(|why| panic!("{form}: {why}: {text}"));
            assert!(
                readings.is_whole() && readings.sureness() == Sureness::Exact,
                "{form}: {text}"
            );
            let [back] = &readings.records()[..] else { panic!("{form}: {text}") };
            let wanted =
                if form == Form::Board { record.game.position() } else { back.game.position() };
            assert_eq!(back.game.position(), wanted, "{form}");
            if form != Form::Board {
                assert_eq!(
                    transcript::write(&back.game),
                    transcript::write(&record.game),
                    "{form}"
                );
            }
            if back.game.turn() == Turn::Over {
                assert!(record.game.is_over());
            }
        }
    }
}

/// Lines with dots, a file and one row of eight cannot be read alone.
#[test]
fn the_lines_of_the_manual_are_read() {
    let manual = include_str!("../../assets/manual/records.md");
    let (_, table) = manual.split_once("<!-- read -->").expect("the table");
    let (table, _) = table.split_once("<!-- /read -->").expect("its end");
    let mut count = 0;
    for row in table.lines() {
        let Some(line) = row.split("| `").nth(1).and_then(|rest| rest.split('`').next()) else {
            continue;
        };
        if line.contains("...") || line.contains(".wtb") || row.contains("eight such rows") {
            continue;
        }
        let readings = read(line).unwrap_or_else(|why| panic!("{why}: {line}"));
        assert!(readings.is_whole() && readings.records().len() == 1, "{readings:?}: {line}");
        count += 1;
    }
    assert!(count > 10, "{count} lines");
}
