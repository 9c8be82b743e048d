//! A day of study in a real pseudo-terminal: a tournament's file is taken in, an opening walked, a variation kept and
//! taken along, and a repertoire drilled.
#![cfg(unix)]

use crate::support::pty::{Pty, home};
use crate::support::wthor::wthor_file;
use crate::training::{ended, repertoire};
use outflank::records::{Names, read_bytes};
use outflank::rules::{Game, NodeId, transcript};
use outflank::words::complaints;
use std::path::Path;
use std::process::Command;

fn outflank(data: &Path, arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_outflank"))
        .args(arguments)
        .env("XDG_DATA_HOME", data)
        .env("XDG_CONFIG_HOME", data)
        .output()
        .expect("it runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// The squares in the panel of moves, in the order of the plies.
fn moves(screen: &str) -> Vec<String> {
    let is_square = |word: &&str| {
        let bytes = word.as_bytes();
        matches!(bytes, [b'a'..=b'h', b'1'..=b'8'])
    };
    let rows = screen.lines().filter_map(|line| {
        // Right of the board, a number, and one move or two.
        let inside = line.rsplit(['|', '+']).next()?;
        let mut words = inside.split_whitespace();
        words.next()?.parse::<u8>().ok()?;
        Some(words.filter(is_square).map(str::to_owned).collect::<Vec<_>>())
    });
    rows.flatten().collect()
}

/// Ten lines, each answered as the repertoire says.
fn drill(pty: &mut Pty, lines: &[String]) {
    for _ in 0..10 {
        loop {
            pty.wait_for_frame("a question or the end of the line", |screen| {
                screen.contains("what is your move?") || screen.contains("End of the line")
            });
            let screen = pty.screen();
            if screen.contains("End of the line") {
                break;
            }
            let played = moves(&screen).concat();
            let line = lines.iter().find(|line| line.starts_with(&played)).expect("a line of ours");
            let answer = &line[played.len()..played.len() + 2];
            pty.send(&format!(":{answer}\r"));
            let count = played.len() / 2 + 1;
            pty.wait_for_frame("the answer on the board", |screen| moves(screen).len() >= count);
            pty.wait_for_frame("what follows", |screen| {
                let now = moves(screen).len();
                now > count || screen.contains("End of the line")
            });
        }
        pty.send("\r");
        pty.expect("move 0");
    }
}

#[test]
fn a_tournament_is_taken_in_walked_noted_taken_along_and_drilled() {
    let folder = home();
    let (data, lines) = (folder.path(), repertoire());
    let games: Vec<Game> = lines
        .iter()
        .zip(0..)
        .flat_map(|(line, at)| [ended(line, at), ended(line, at + 99)])
        .collect();
    let file = data.join("WTH_2020.wtb");
    std::fs::write(&file, wthor_file(&games, 2020)).expect("written");
    let report = outflank(data, &["import", file.to_str().expect("a path")]);
    assert!(report.contains(&format!("{0} games (WTHOR), {0} new", games.len())), "{report}");
    let explored = outflank(data, &["explore", "--json"]);
    let wanted = format!("\"games\":{},\"side\":\"Black\"", games.len());
    assert!(explored.contains(&wanted) && explored.contains("\"move\":\"f5\""), "{explored}");

    let place = data.to_str().expect("a path");
    let homes = [("XDG_DATA_HOME", place), ("XDG_CONFIG_HOME", place)];
    let mut pty = Pty::start(&["--look", "ascii", "--no-animation", "--no-mouse"], &homes);
    pty.expect("Analysis");
    pty.resize(120, 40);
    pty.send(">analysis\r");
    pty.expect("games   looked");
    pty.expect(&format!("{} games", games.len()));
    // The engine's word beside it, and the opening walked by what was played.
    pty.send("\t\r");
    pty.expect("move 1");
    pty.send("4");
    pty.expect("looked ");
    pty.send("0i\t\r");
    pty.expect("move 2");
    // A variation with a comment.
    let second = &lines[0][2..4];
    pty.send("u");
    pty.expect("move 1");
    let other = lines.iter().map(|line| &line[2..4]).find(|it| *it != second).expect("another");
    pty.send(&format!(":{second}\ru:{other}\r;seen in the terminal\r"));
    pty.expect("seen in the terminal");
    for line in &lines {
        pty.send("\x1b[H");
        pty.expect("move 0");
        for square in line.as_bytes().chunks(2) {
            pty.send(&format!(":{}\r", std::str::from_utf8(square).expect("a square")));
        }
        pty.expect(&format!("move {}", line.len() / 2));
    }
    pty.send("\x1b[H");
    pty.expect("move 0");
    pty.send("T");
    pty.expect("Opening trainer");
    drill(&mut pty, &lines);
    pty.wait_until("all of it right", |screen| {
        screen.contains("30 of 30 right. Lines done: 10 of")
    });
    pty.send("\x1b");
    pty.expect("games   looked");
    pty.send("q");
    assert_eq!(pty.exit_code(), 0);
    pty.assert_restored();

    // Out as SGF, and read back equal.
    let listed = outflank(data, &["games", "--json", "--sort", "date"]);
    let own =
        listed.lines().find(|line| line.contains("seen in the terminal")).expect("it is kept");
    let id = own.split("\"id\":").nth(1).and_then(|rest| rest.split(',').next()).expect("a number");
    let read = |form: &str| {
        let text = outflank(data, &["export", "--id", id, "--to", form]);
        let readings = read_bytes(text.as_bytes(), &Names::default()).expect("a record");
        assert_eq!(complaints(&readings), Vec::<String>::new());
        readings.into_records().swap_remove(0)
    };
    let (sgf, json) = (read("sgf"), read("json"));
    assert_eq!(sgf.tree, json.tree);
    let tree = sgf.tree.expect("the variations");
    let first = tree.children(NodeId::ROOT).next().expect("f5");
    let noted = tree.children(first).find(|at| tree.comment(*at) == "seen in the terminal");
    assert_eq!(
        tree.square(noted.expect("it is there")).map(|at| at.to_string()).as_deref(),
        Some(other)
    );
    for line in &lines {
        let mut at = NodeId::ROOT;
        for square in
            transcript::read(outflank::rules::Variant::REVERSI, outflank::rules::Color::Black, line)
                .expect("legal")
                .played()
        {
            let next = tree.children(at).find(|child| tree.square(*child) == square.square());
            at = next.expect("every line is in it");
        }
    }
}
