//! The field's file formats: what is read, what is written, and what is refused in a sentence.

use crate::support::replay::replay;
use crate::support::wthor::wthor_file;
use outflank::records::{
    Form, Names, NoReading, PlayerName, Readings, Record, RecordKind, ggf, read, read_board,
    read_bytes, sanitize, text, write_board, wthor,
};
use outflank::rules::{
    Color, Forfeit, ForfeitReason, Game, GameClocks, Ply, Turn, Variant, transcript,
};
use outflank::words::complaints;
use proptest::prelude::*;
use rand::SeedableRng as _;
use rand::rngs::Xoshiro256PlusPlus as Random;
use rand::seq::IndexedRandom as _;

/// A game of at most this many random plies.
pub fn random_game(seed: u64, plies: usize) -> Game {
    let mut random = Random::seed_from_u64(seed);
    let mut game = Game::new(Variant::REVERSI, Color::Black);
    while game.played().len() < plies {
        match game.turn() {
            Turn::Over => break,
            Turn::Pass(_) => drop(game.pass()),
            Turn::Place(_) => {
                let moves: Vec<_> = game.legal_moves().squares().collect();
                game.place(*moves.choose(&mut random).expect("there are some")).expect("legal");
            }
        }
    }
    game
}

fn record(game: Game) -> Record {
    Record {
        players: ["Anna", "Ben"].map(PlayerName::named),
        date: "2026-11-21 05:00".to_owned(),
        place: "a kitchen".to_owned(),
        ..Record::of(game)
    }
}

fn the_only(found: Readings) -> Record {
    assert_eq!(complaints(&found), Vec::<String>::new());
    let mut records = found.into_records();
    assert_eq!(records.len(), 1);
    records.pop().expect("one")
}

/// Nine moves that wipe White out.
const WIPE_OUT: &str = "(;GM[Othello]PC[local]DT[2026-11-21 05:00:00 GMT]PB[You]PW[Level 1]\
RE[+64.000]TI[5:00//2:00]TY[8]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- \
-------- *]B[E6/1.00/2.5]W[F4//1.1]B[E3]W[F6]B[G5]W[D6]B[E7]W[F5]B[C5];)";

#[test]
fn a_game_in_ggf_says_who_played_when_and_what() {
    let record = the_only(read(WIPE_OUT).expect("a record"));
    assert_eq!(record.names(), ["You", "Level 1"]);
    assert_eq!((&*record.date, &*record.place), ("2026-11-21 05:00 GMT", "local"));
    assert_eq!(transcript::write(&record.game), "e6f4e3f6g5d6e7f5c5");
    assert_eq!((record.game.count().black, record.game.count().white), (13, 0));
    assert_eq!((record.result(), record.stated), (Some(64), Some(64)), "empties to the winner");
}

#[test]
fn a_match_in_ggf_is_all_of_its_games() {
    let two =
        format!("2 {WIPE_OUT}{}\n1 {WIPE_OUT}", WIPE_OUT.replace("GM[Othello]", "gm[OTHELLO]"));
    assert_eq!(ggf::read(&two).len(), 3);
}

#[test]
fn what_is_wrong_with_a_game_in_ggf_is_said_and_the_others_are_read() {
    for (wrong, said) in [
        (WIPE_OUT.replace("GM[Othello]", "GM[Amazons]"), "it is a game of Amazons, not of Othello"),
        (WIPE_OUT.replace("TY[8]", "TY[10]"), "unknown type '10'"),
        (WIPE_OUT.replace("TY[8]", "TY[s12r18]"), "unknown type 's12r18'"),
        (WIPE_OUT.replace("W[F4//1.1]", "B[F4//1.1]"), "move 2 is Black's, who is not to move"),
        (WIPE_OUT.replace("B[E3]", "B[A1]"), "move 3 (A1) is illegal: a1 flips nothing"),
        (WIPE_OUT.replace("B[E3]", "B[\u{1b}[2J]"), "move 3: '[2J' is neither a square"),
        (
            WIPE_OUT.replace("B[E3]", "B[PA]"),
            "move 3 (PA) is illegal: you cannot pass while you have a legal move",
        ),
        (WIPE_OUT.replace("BO[8 --", "BO[8 -?"), "its start BO: square 2 is '?'"),
        (WIPE_OUT[..120].to_owned(), "it is cut short"),
    ] {
        let readings = read(&format!("{WIPE_OUT}{wrong}")).expect("GGF");
        assert_eq!(readings.records().len(), 1, "{wrong}");
        let complaint = &complaints(&readings)[0];
        assert!(complaint.starts_with(&format!("GGF, game 2: {said}")), "{complaint}");
    }
}

#[test]
fn passes_in_ggf_may_be_there_or_not() {
    // A random game with a pass in it.
    let games = (0..).map(|seed| random_game(seed, 70));
    let game =
        games.into_iter().find(|game| game.played().iter().any(|ply| ply.square().is_none()));
    let record = record(game.expect("some game has one"));
    let with = Form::Ggf.write(&record);
    assert!(with.contains("[PA]"));
    let without = with.replace("B[PA]", "").replace("W[PA]", "");
    for text in [with, without] {
        assert_eq!(the_only(read(&text).expect("a record")).game, record.game);
    }
}

#[test]
fn a_year_of_wthor_is_read_with_its_names() {
    let games: Vec<Game> = (0..40).map(|seed| random_game(seed, 70)).collect();
    let file = wthor_file(&games, 2020);
    let names = Names {
        players: vec!["???".to_owned(), "Anna".to_owned(), "Ben".to_owned()],
        tournaments: vec!["A cup".to_owned()],
    };
    let found = read_bytes(&file, &names).expect("records");
    assert_eq!((found.kind, complaints(&found).len()), (RecordKind::Wthor, 0));
    for (record, game) in found.into_records().iter().zip(&games) {
        assert_eq!(transcript::write(&record.game), transcript::write(game));
        assert_eq!(record.result(), record.stated, "the file's own score is ours");
        assert_eq!(record.names(), ["Anna", "Ben"]);
        assert_eq!((&*record.date, &*record.place), ("2020", "A cup"));
    }
}

#[test]
fn a_wthor_file_that_is_none_is_refused_in_a_sentence() {
    let file = wthor_file(&[random_game(1, 70), random_game(2, 70)], 2020);
    let none = Names::default();
    let refused = |bytes: &[u8]| wthor::read(bytes, &none).expect_err("refused").to_string();
    let read_all = |bytes: &[u8]| read_bytes(bytes, &none).expect("a file");
    assert_eq!(refused(&file[..10]), "too short for a WTHOR file");
    assert_eq!(
        refused(&file[..150]),
        "its header promises 2 records of 68 bytes, but 134 bytes follow"
    );
    let changed = |at: usize, byte: u8| {
        let mut file = file.clone();
        file[at] = byte;
        file
    };
    assert_eq!(refused(&changed(12, 10)), "its board has 10 rows: only 8 are known");
    assert_eq!(refused(&changed(13, 1)), "it contains problems (solitaires), not games");
    for (at, byte, said) in [
        (16 + 8, 19, "game 1: move 1 is 19, which is no square"),
        (16 + 8, 11, "game 1: move 1 (a1) is illegal: a1 flips nothing"),
        (16 + 6, 65, "game 1: its 65 discs of Black are more than 64"),
    ] {
        let readings = read_all(&changed(at, byte));
        assert_eq!(readings.records().len(), 1, "the other game is read");
        let complaint = &complaints(&readings)[0];
        assert!(complaint.starts_with(&format!("WTHOR, {said}")), "{complaint}");
    }
}

#[test]
fn othello_quests_json_is_read() {
    let json = r#"{"args":[{"id":1,"gtype":"reversi1","players":[{"id":"a","name":"Anna"},
        {"id":"b","name":"Ben"}],"position":{"moves":[{"t":1,"m":"f5"},{"t":2,"m":"d6"},{"m":"-"},
        {"m":"c3"}]},"tcb":300000,"created":"2026-11-21T05:00:00Z","finished":true}]}"#;
    let record = the_only(read(json).expect("a record"));
    assert_eq!(transcript::write(&record.game), "f5d6c3", "what is no square is skipped");
    assert_eq!(record.names(), ["Anna", "Ben"]);
    assert_eq!(record.date, "2026-11-21 05:00");
    for (wrong, said) in [
        (json.replace("reversi1", "reversi2"), "it is a game of reversi2"),
        (json.replace("\"d6\"", "\"a1\""), "move 2 (a1) is illegal"),
    ] {
        let complaint = complaints(&read(&wrong).expect("JSON")).remove(0);
        assert!(complaint.starts_with(&format!("JSON of a site: {said}")), "{complaint}");
    }
    for other in ["{", "{}", "[1, 2"] {
        assert_eq!(read(other), Err(NoReading::NoForm), "{other}");
    }
}

#[test]
fn boards_come_in_many_letters() {
    let start = "---------------------------OX------XO---------------------------";
    let expected = read_board(&format!("{start} X")).expect("a board");
    assert_eq!(expected.1, Color::Black);
    assert_eq!(write_board(&expected.0, expected.1), format!("{start} X"));
    let rows: Vec<&str> = (0..8).map(|row| &start[row * 8..row * 8 + 8]).collect();
    for text in [
        start.to_owned(),
        format!("{start}X"),
        rows.join("\n"),
        rows.join(" ") + " *",
        start.replace('X', "*").replace('-', "."),
        start.replace('X', "b").replace('O', "w") + " b",
        start.replace('X', "0").replace('O', "1"),
    ] {
        assert_eq!(read_board(&text), Ok(expected), "{text}");
        let found = read(&text).expect("a record");
        assert_eq!(
            (found.kind, the_only(found).is_position()),
            (RecordKind::Board, true),
            "{text}"
        );
    }
    let (_, side) = read_board(&format!("{start} O")).expect("a board");
    assert_eq!(side, Color::White);
}

#[test]
fn a_game_from_a_board_of_its_own_comes_back() {
    let board = "--------------------------OOX-----XXO---------------------------";
    let with_moves = format!("{board} O;");
    let record = the_only(read(&format!("{board} O")).expect("a board"));
    let first = record.game.legal_moves().squares().next().expect("a move");
    let mut game = record.game;
    game.place(first).expect("legal");
    let written = text::write(&game);
    assert!(written.starts_with(&with_moves), "{written}");
    assert_eq!(text::read(&written).expect("it is ours").game, game);
}

#[test]
fn transcripts_stand_in_one_line_or_in_many() {
    let one = random_game(5, 70);
    let moves = transcript::write(&one);
    let (head, tail) = moves.split_at(60);
    let found = read(&format!("{head}\n{tail}\n")).expect("a game");
    assert_eq!(transcript::write(&the_only(found).game), moves, "one game in two lines");
    let two = transcript::write(&random_game(6, 70));
    let found = read(&format!("{moves}\n\n{two}\nnonsense\n")).expect("games");
    assert_eq!(found.records().len(), 2, "a game on every line");
    assert_eq!(found.list[1].skipped, ["nonsense"]);
}

#[test]
fn the_moves_say_which_game_it_is() {
    let variant = |text: &str| the_only(read(text).expect(text)).game.variant();
    assert_eq!(variant("f5d6c3"), Variant::REVERSI);
    assert_eq!(variant("e3f3"), Variant::REVERSI, "on the mirrored start, and turned");
    assert_eq!(variant("reversi-book: e3f3"), Variant::BOOK);
    assert_eq!(variant("5193"), Variant::TIC_TAC_TOE);
    assert_eq!(variant("5 1 9"), Variant::TIC_TAC_TOE);
}

#[test]
fn obf_is_distinguished_from_a_board_with_moves() {
    let start = "---------------------------OX------XO---------------------------";
    let found = read(&format!("% a remark\n{start} X; f5:+0; d3:+0;\n{start} X\n")).expect("two");
    assert_eq!((found.kind, found.records().len()), (RecordKind::Obf, 2));
    let found = read(&format!("{start} X;f5d6")).expect("a game");
    assert_eq!((found.kind, the_only(found).game.played().len()), (RecordKind::Transcript, 2));
}

#[test]
fn what_is_no_record_is_refused_in_a_sentence() {
    for text in ["", "  \n "] {
        assert_eq!(read(text), Err(NoReading::Empty));
    }
    for text in ["hello", "---, ", "Dear Anna,\nhow are you?"] {
        assert_eq!(read(text), Err(NoReading::NoForm), "{text:?}");
    }
    let readings = read("f5d6a1").expect("moves");
    assert!(readings.records().is_empty() && !readings.is_whole());
    let said = "move 3 (a1) is illegal: a1 flips nothing (2 of 3 moves can be read)";
    assert_eq!(complaints(&readings), [said]);
}

#[test]
fn every_form_that_holds_a_game_comes_back_as_it_was() {
    for seed in 0..50 {
        let record = record(random_game(seed, 1 + seed as usize * 2));
        for form in [Form::Ggf, Form::Transcript] {
            let back = the_only(read(&form.write(&record)).expect("ours"));
            assert_eq!(transcript::write(&back.game), transcript::write(&record.game), "{form}");
            if form == Form::Ggf {
                let about = |record: &Record| (record.players.clone(), record.date.clone());
                assert_eq!(about(&back), about(&record));
            }
        }
        let back = the_only(read(&Form::Json.write(&record)).expect("ours"));
        assert_eq!(back, record, "JSON holds all of it");
        let json: serde_json::Value =
            serde_json::from_str(&Form::Json.write(&record)).expect("an object");
        assert_eq!(json["moves"], transcript::write(&record.game));
        assert_eq!(json["finished"], record.game.is_over());
    }
}

#[test]
fn many_objects_in_json_are_as_many_records() {
    let games = ["f5d6c3", "519", "e3f3"].map(|moves| the_only(read(moves).expect(moves)));
    let text: String = games.iter().map(|record| Form::Json.write(record)).collect();
    let found = read(&text).expect("records");
    assert_eq!((found.kind, &found.into_records()[..]), (RecordKind::Json, &games[..]));
    let wrong = text.replace("\"tictactoe\"", "\"chess\"");
    let complaints = complaints(&read(&wrong).expect("records"));
    assert!(complaints[0].starts_with("JSON, line 2: unknown game 'chess'"), "{complaints:?}");
}

#[test]
fn files_that_are_something_else_are_called_so() {
    let refused =
        |bytes: &[u8]| read_bytes(bytes, &Names::default()).expect_err("refused").to_string();
    let names: Vec<u8> =
        [&[20, 26, 1, 1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0][..], &[b'A'; 40]].concat();
    assert_eq!(refused(&names), "it holds the names of WTHOR: take the .wtb files beside it");
    let file = wthor_file(&[random_game(1, 70)], 2020);
    assert_eq!(refused(&file[..60]), "it is no text, and no whole WTHOR file");
    assert!(refused(b"Dear Anna,\nhow are you?\n").starts_with("it is no form that can be read"));
    assert_eq!(refused(b"WZebra Revision 1.5\0"), "a WZebra file: this form can't be read yet");
}

#[test]
fn a_diagram_has_the_number_of_every_move_and_no_markup_from_names() {
    let mut record = record(random_game(3, 70));
    record.players = ["<script>&\"", "]]>"].map(PlayerName::named);
    let svg = Form::Svg.write(&record);
    let moves = record.game.played().iter().filter(|ply| ply.square().is_some()).count();
    for number in 1..=moves {
        assert!(svg.contains(&format!(">{number}</text>")), "{number}");
    }
    assert!(svg.starts_with("<svg xmlns=") && svg.trim_end().ends_with("</svg>"));
    assert!(!svg.contains("<script>") && svg.contains("&lt;script&gt;&amp;&quot;"));
    assert!(!svg.contains("href"), "nothing from outside");
    let picture = Form::Picture.write(&record);
    assert_eq!(picture.matches("<circle").count(), 4 + (moves + 4), "four dots, and every disc");
}

#[test]
fn text_from_outside_is_text() {
    for (outside, shown) in [
        ("Anna\u{1b}[31m\u{7}", "Anna[31m"),
        ("a\u{202e}b\u{200b}c\u{feff}", "abc"),
        ("e\u{301}\u{301}\u{301}\u{301}", "e"),
        ("two\n lines\tand\u{a0}blanks ", "two lines and blanks"),
        ("\u{9b}2J", "2J"),
        ("日本 オセロ", "日本 オセロ"),
        ("\u{2800}\u{3164}", ""),
        ("\u{e000}x\u{10ffff}", "x"),
    ] {
        assert_eq!(sanitize(outside, 40), shown, "{outside:?}");
    }
    assert_eq!(sanitize(&"x".repeat(1000), 40).len(), 40);
}

/// A record in one of the forms, with some bytes changed, left out, doubled or put in.
fn mutated(seed: u64) -> Vec<u8> {
    let mut random = Random::seed_from_u64(seed);
    let game = random_game(seed % 200, 1 + (seed % 70) as usize);
    let record = record(game.clone());
    let mut bytes = match seed % 7 {
        0 => Form::Ggf.write(&record).into_bytes(),
        1 => Form::Transcript.write(&record).into_bytes(),
        6 => Form::Json.write(&record).into_bytes(),
        2 => wthor_file(&[game.clone(), game], 2020),
        3 => format!("{}; f5:+2; d6:-4;\n", Form::Board.write(&record).trim()).into_bytes(),
        4 => format!(
            r#"{{"args":[{{"gtype":"reversi1","position":{{"moves":[{}]}}}}]}}"#,
            record
                .game
                .played()
                .iter()
                .filter_map(outflank::rules::Ply::square)
                .map(|square| { format!(r#"{{"m":"{square}"}}"#) })
                .collect::<Vec<_>>()
                .join(",")
        )
        .into_bytes(),
        _ => Form::Board.write(&record).into_bytes(),
    };
    for _ in 0..random.next_u32() % 6 {
        if bytes.is_empty() {
            break;
        }
        let at = random.next_u32() as usize % bytes.len();
        match random.next_u32() % 5 {
            0 => bytes[at] = random.next_u32() as u8,
            1 => drop(bytes.remove(at)),
            2 => bytes.insert(at, random.next_u32() as u8),
            3 => bytes.truncate(at),
            _ => {
                let again = bytes[at..].to_vec();
                bytes.extend(again);
            }
        }
    }
    bytes
}

/// Accepted input consists of legal moves, and its texts can be shown.
fn assert_sound(bytes: &[u8]) {
    let Ok(found) = read_bytes(bytes, &Names::default()) else { return };
    for record in &found.into_records() {
        let game = &record.game;
        replay(game);
        let [black, white] = record.names();
        for text in [black, white, &record.date, &record.place] {
            assert_eq!(sanitize(text, 100), text, "it can be shown as it is");
        }
        for form in [Form::Ggf, Form::Transcript, Form::Svg, Form::Json, Form::Board] {
            form.write(record);
        }
    }
}

#[test]
fn a_hundred_thousand_mutated_records_are_read_or_refused() {
    // Most of the time goes into making them.
    for seed in 0..100_000 {
        assert_sound(&mutated(seed));
    }
}

/// A game as the test writes PGN: lines of at most `width` characters, passes as `--`.
fn pgn_of(game: &Game, width: usize, has_tags: bool) -> String {
    let mut words = Vec::new();
    for (at, ply) in game.played().iter().enumerate() {
        if at % 2 == 0 {
            words.push(format!("{}.", at / 2 + 1));
        }
        words.push(ply.square().map_or("--".to_owned(), |square| square.to_string()));
    }
    words.push("*".to_owned());
    let (mut text, mut column) = (String::new(), 0);
    for word in words {
        column += word.len() + 1;
        text.push(if column > width { '\n' } else { ' ' });
        column = if column > width { word.len() } else { column };
        text.push_str(&word);
    }
    let tags = "[Site \"PlayOK\"]\n[date \"2026.11.02\"]\n[Black \"Rei\"]\n[White \"?\"]\n\n";
    format!("{}{}\n", if has_tags { tags } else { "" }, text.trim_start())
}

#[test]
fn games_in_pgn_come_back_whole_at_every_width_with_tags_and_without() {
    for seed in 0..300 {
        let game = random_game(seed, 60);
        for (width, has_tags) in [(10, true), (79, true), (500, true), (68, false), (9, false)] {
            let text = pgn_of(&game, width, has_tags);
            let found = read(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
            let kind = if has_tags { RecordKind::Pgn } else { RecordKind::Transcript };
            assert_eq!((found.kind, complaints(&found)), (kind, Vec::new()), "{text}");
            let [record] = &found.into_records()[..] else { panic!("{text}") };
            let plies = |game: &Game| game.played().iter().map(Ply::square).collect::<Vec<_>>();
            assert_eq!(plies(&record.game), plies(&game), "{text}");
            if has_tags {
                assert_eq!(record.names(), ["Rei", ""]);
                assert_eq!((&*record.date, &*record.place), ("2026-11-02", "PlayOK"));
            }
        }
        let all: String = (0..3).map(|_| pgn_of(&game, 79, true)).collect();
        assert_eq!(read(&all).expect("three games").records().len(), 3);
    }
}

#[test]
fn a_bad_move_in_pgn_is_named_and_takes_no_other_game_with_it() {
    let good = pgn_of(&random_game(1, 20), 79, true);
    let bad = "[Black \"a\"]\n[White \"b\"]\n\n1. f5 d6 2. h7 c3 *\n";
    let found = read(&format!("{good}{bad}{good}")).expect("PGN");
    assert_eq!(found.records().len(), 2);
    let [why] = &complaints(&found)[..] else { panic!("{found:?}") };
    assert!(why.starts_with("PGN, game 2: move 3 (2. h7) is illegal"), "{why}");
    assert!(why.ends_with("(2 of 4 moves can be read)"), "{why}");
    let cut = "[Black \"a\"]\n\n1. f5 {a comment without an end d6\n";
    assert_eq!(complaints(&read(cut).expect("PGN")), ["PGN, game 1: it is cut short"]);
}

#[test]
fn comments_marks_and_variations_of_pgn_are_a_tree() {
    let text = "[Result \"*\"]\n\n1. f5 {first} d6?! (1... f4 2. e3 {so}) (1... f6) 2. c3 $2 ; the end\n*\n";
    let record = read(text).expect("PGN").into_records().remove(0);
    assert_eq!(transcript::write(&record.game), "f5d6c3");
    let written = Form::Sgf.write(&record);
    for part in
        ["B[f5]C[first]", "W[d6]DO[]", "B[c3]BM[1]C[the end]", "(;W[f4];B[e3]C[so])", "(;W[f6])"]
    {
        assert!(written.contains(part), "{part}: {written}");
    }
    // A variation that cannot be played is reported, and the game stays.
    let found = read("[A \"b\"]\n\n1. f5 d6 (1... a1) 2. c3 *").expect("PGN");
    assert_eq!(found.records().len(), 1);
    assert!(complaints(&found)[0].starts_with("PGN, game 1: a1: "), "{:?}", complaints(&found));
}

/// Every tag that a record fills.
#[test]
fn names_dates_clocks_starts_and_forfeits_survive_pgn() {
    for (date, control, loser) in [
        ("2026-11-21 05:00 +0100", "5m", None),
        ("2026-11-21", "2m+3s", Some(Color::White)),
        ("2026", "2m/3x30s", Some(Color::Black)),
        ("spring of 2020", "1h/25s", None),
    ] {
        for reason in [ForfeitReason::Time, ForfeitReason::Resigned, ForfeitReason::Left] {
            let mut game = random_game(7, 20);
            let (position, side) = (*game.position(), game.side_to_move());
            game = Game::starting_at(Variant::REVERSI, position, side);
            game.place(game.legal_moves().squares().next().expect("a move")).expect("legal");
            if let Some(loser) = loser {
                game.end_by(Forfeit { loser, reason }).expect("it goes on");
            }
            let record = Record {
                players: ["Anna \"the \\ Queen\"", "Who?"].map(PlayerName::named),
                date: date.to_owned(),
                place: "Köln".to_owned(),
                clocks: GameClocks::new([control.parse().ok(); 2]),
                ..Record::of(game)
            };
            let text = Form::Pgn.write(&record);
            assert_eq!(the_only(read(&text).expect("ours")), record, "{text}");
        }
    }
}

#[test]
fn boards_of_six_and_four_survive_sgf() {
    for variant in [Variant::SIX_BY_SIX, Variant::FOUR_BY_FOUR] {
        let mut game = Game::new(variant, Color::Black);
        while let Some(square) = game.legal_moves().squares().next() {
            game.place(square).expect("legal");
            game.pass_if_forced();
        }
        let text = Form::Sgf.write(&record(game.clone()));
        assert_eq!(the_only(read(&text).expect("ours")).game, game, "{text}");
    }
    let outside = "(;GM[2]SZ[6]AB[a7];B[a1])";
    assert_eq!(
        complaints(&read(outside).expect("SGF")),
        ["SGF, game 1: line 1: 'a7' is not a square"]
    );
}

#[test]
fn moves_in_full_width_and_files_in_utf_16_are_read() {
    let record = read("ｆ５\u{a0}ｄ６\u{200b}ｃ３").expect("moves").into_records().remove(0);
    assert_eq!(transcript::write(&record.game), "f5d6c3");
    for (mark, to_bytes) in
        [([0xff, 0xfe], u16::to_le_bytes as fn(u16) -> [u8; 2]), ([0xfe, 0xff], u16::to_be_bytes)]
    {
        let bytes: Vec<u8> =
            mark.into_iter().chain("f5d6c3".encode_utf16().flat_map(to_bytes)).collect();
        let found = read_bytes(&bytes, &Names::default()).expect("moves");
        assert_eq!(transcript::write(&found.into_records()[0].game), "f5d6c3");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        assert_sound(&bytes);
    }

    #[test]
    fn any_text_of_the_right_letters_is_read_or_refused(
        text in "[XO*\\-.;:(\\[\\]){}a-h1-8 BWPAF5\n+0-9]{0,200}"
    ) {
        assert_sound(text.as_bytes());
    }

    #[test]
    fn what_is_visible_stays_so(text: String) {
        let shown = sanitize(&text, 60);
        prop_assert_eq!(sanitize(&shown, 60), shown.clone());
        prop_assert!(!shown.chars().any(char::is_control));
    }
}
