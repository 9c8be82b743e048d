//! Tournaments: pairings by their rules, tie-breaks by hand, and nothing lost when the program is killed.

use outflank::club::{Format, GameScore, Pairing, Tournament, TournamentPlan, standings};
use outflank::engine::Random;
use rand::{RngExt as _, SeedableRng as _};
use std::collections::HashSet;
use std::fs;
use std::io::Write as _;
use std::process::{Command, Output, Stdio};
use std::time::Duration;

fn begun(format: Format, players: usize, rounds: u32, games: u32) -> Tournament {
    Tournament::new(TournamentPlan { format, players, rounds, games }).expect("it makes sense")
}

/// Plays everything out; `score` knows the discs of Black and White.
fn play(tournament: &mut Tournament, mut score: impl FnMut([usize; 2]) -> [u32; 2]) {
    while let Some(game) = tournament.schedule().first().copied() {
        assert!(tournament.note(game.number, GameScore::counted(score(game.players))));
        assert!(!tournament.note(game.number, GameScore::counted([64, 0])), "it is played once");
    }
}

#[test]
fn in_a_swiss_no_pair_meets_twice_and_colours_are_balanced() {
    for players in 4..=40_usize {
        for seed in 0..6 {
            let mut random = Random::seed_from_u64(seed);
            let rounds = 7.min(players as u32 / 2);
            let mut swiss = begun(Format::Swiss, players, rounds, 1);
            play(&mut swiss, |_| {
                let black = random.random_range(0..=64);
                [black, 64 - black]
            });
            assert_eq!(swiss.rounds().len() as u32, rounds);
            let mut met = HashSet::new();
            let mut blacks = vec![Vec::new(); players];
            let mut byes = HashSet::new();
            for round in swiss.rounds() {
                let mut seen = HashSet::new();
                for pairing in round {
                    match *pairing {
                        Pairing::Game([black, white]) => {
                            let pair = [black.min(white), black.max(white)];
                            assert!(met.insert(pair), "{players}, {seed}: {pair:?} meet twice");
                            assert!(seen.insert(black) && seen.insert(white));
                            blacks[black].push(true);
                            blacks[white].push(false);
                        }
                        Pairing::Bye(player) => {
                            assert!(byes.insert(player), "{players}: two byes for {player}");
                            assert!(seen.insert(player));
                        }
                    }
                }
                assert_eq!(seen.len(), players, "everybody is there");
            }
            for colours in &blacks {
                let black = colours.iter().filter(|&&it| it).count();
                assert!(
                    black.abs_diff(colours.len() - black) <= 2,
                    "{players}, {seed}: {colours:?}"
                );
            }
        }
    }
}

#[test]
fn in_a_swiss_those_with_the_same_points_meet_upper_half_against_lower() {
    let mut swiss = begun(Format::Swiss, 8, 3, 1);
    let pairs = |swiss: &Tournament, round: usize| {
        let mut pairs: Vec<[usize; 2]> =
            swiss.rounds()[round].iter().filter_map(|it| it.players()).collect();
        for pair in &mut pairs {
            pair.sort_unstable();
        }
        pairs.sort_unstable();
        pairs
    };
    // The lower number wins.
    play(&mut swiss, |[black, white]| if black < white { [40, 24] } else { [24, 40] });
    assert_eq!(pairs(&swiss, 0), [[0, 4], [1, 5], [2, 6], [3, 7]]);
    assert_eq!(pairs(&swiss, 1), [[0, 2], [1, 3], [4, 6], [5, 7]]);
    assert_eq!(pairs(&swiss, 2)[0], [0, 1]);
    assert_eq!(pairs(&swiss, 2)[3], [6, 7]);
}

#[test]
fn brightwells_tie_break_is_what_it_says() {
    // Three players, two rounds; the pairings and byes are the program's, the sums by hand.
    let mut swiss = begun(Format::Swiss, 3, 2, 1);
    // Round 1: 0 and 1 meet (the last has the bye); 0 wins by 40 to 24.
    play(&mut swiss, |players| match players {
        [0, _] => [40, 24],
        [_, 0] => [24, 40],
        _ => [30, 34],
    });
    let met: Vec<_> = swiss.rounds().to_vec();
    assert!(met[0].contains(&Pairing::Bye(2)), "{met:?}");
    let standings = standings(&swiss);
    let of = |player: usize| standings.iter().find(|it| it.player == player).expect("there");
    // Round 2: those with a point, 0 and 2, meet, and 1 has the bye. 0 wins again.
    assert!(met[1].contains(&Pairing::Bye(1)), "{met:?}");
    assert_eq!((of(0).half_points, of(1).half_points, of(2).half_points), (4, 2, 2));
    // Discs, and six times the points of those met: 1 and 2 have one point each.
    assert_eq!(of(0).brightwell, 40 + 40 + 6 + 6);
    // Met 0, who has two points; the bye is 32 and six times the own one.
    assert_eq!(of(1).brightwell, 24 + 12 + 32 + 6);
    assert_eq!(of(2).brightwell, 24 + 12 + 32 + 6);
    assert_eq!((of(0).discs, of(1).discs), (80, 24));
    assert_eq!(standings[0].player, 0);
}

#[test]
fn in_a_knock_out_a_tie_is_played_off() {
    let mut cup = begun(Format::Knockout, 2, 1, 2);
    let next = |cup: &Tournament| cup.schedule().first().copied();
    for (games, score) in [(1, [40, 24]), (2, [40, 24]), (3, [40, 24]), (4, [24, 40])] {
        // Black wins three times: after two games it is even, and so on for two more.
        let game = next(&cup).expect("it goes on");
        assert_eq!(game.number.game + 1, games);
        cup.note(game.number, GameScore::counted(score));
    }
    assert!(cup.is_over(), "the third and fourth game have decided it");
    // Whatever happens, it ends: more discs, then the better seed.
    let mut even = begun(Format::Knockout, 2, 1, 2);
    play(&mut even, |_| [32, 32]);
    assert_eq!((even.played().count(), standings(&even)[0].player), (8, 0));
    let mut discs = begun(Format::Knockout, 2, 1, 2);
    play(&mut discs, |players| if players[0] == 1 { [60, 4] } else { [33, 31] });
    assert_eq!(standings(&discs)[0].player, 1);
}

fn outflank(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_outflank"));
    command
        .arg("tournament")
        .args(arguments)
        .env("XDG_CONFIG_HOME", crate::support::homeless::NO_FOLDER);
    command
}

fn run(arguments: &[&str]) -> Output {
    outflank(arguments).output().expect("it runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

const EIGHT: [&str; 8] =
    ["level:6", "level:5", "level:4", "level:3", "level:2", "level:1", "rookie", "greedy"];

#[test]
#[cfg(unix)]
fn a_swiss_that_is_killed_ends_as_one_that_was_not() {
    check_kills(3);
}

#[test]
#[ignore = "exhaustive: .ci/run"]
fn a_swiss_that_is_killed_ten_times_ends_as_one_that_was_not() {
    check_kills(10);
}

fn check_kills(count: usize) {
    let home = crate::support::pty::home();
    let save = home.path().join("swiss.games");
    let save = save.to_str().expect("UTF-8");
    let options =
        ["--format", "swiss", "--rounds", "7", "--seed", "3", "--concurrency", "2", "--json"];
    let whole = run(&[&EIGHT[..], &options].concat());
    assert_eq!(text(&whole.stderr), "");
    let kept = [&EIGHT[..], &options, &["--save", save]].concat();
    let (mut kills, mut lines) = (0, 0);
    while kills < count {
        let mut child =
            outflank(&kept).stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("it runs");
        // Some games further, or at its end.
        let before = lines;
        loop {
            lines = fs::read_to_string(save).map_or(0, |text| text.lines().count());
            let is_done = child.try_wait().expect("it is there").is_some();
            if is_done || lines > before + 1 {
                break;
            }
            std::thread::sleep(Duration::from_millis(1));
        }
        // SIGKILL, in the middle of whatever it does.
        let _ = child.kill();
        child.wait().expect("it ends");
        kills += 1;
        if kills == count / 2 {
            // As if the power had gone in the middle of a line.
            let mut torn = fs::read_to_string(save).expect("it is there");
            torn.push_str("{\"round\":1,\"ta");
            fs::write(save, torn).expect("it is written");
        }
    }
    let resumed = run(&kept);
    assert_eq!((resumed.status.code(), text(&resumed.stderr)), (Some(0), String::new()));
    assert_eq!(text(&resumed.stdout), text(&whole.stdout));
    let lines = fs::read_to_string(save).expect("it is there").lines().count();
    assert_eq!(lines, 1 + 28, "no game is lost, none is there twice");
    // It is over: once more, and nothing changes.
    assert_eq!(text(&run(&kept).stdout), text(&whole.stdout));
}

#[test]
fn the_games_of_a_tournament_are_records_that_others_read() {
    let home = crate::support::pty::home();
    let ggf = home.path().join("games.ggf");
    let ggf = ggf.to_str().expect("UTF-8");
    let output =
        run(&["level:2", "level:1", "--seed", "1", "--ggf", ggf, "--json", "--clock", "1m"]);
    let result: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(result["over"], true);
    let games = result["rounds"][0][0]["games"].as_array().expect("games").clone();
    assert_eq!(games.len(), 2);
    assert_eq!([&games[0]["black"], &games[1]["white"]], ["Greedy"; 2], "sides are changed");
    let opening =
        |game: &serde_json::Value| game["moves"].as_str().expect("moves")[..16].to_owned();
    assert_eq!(opening(&games[0]), opening(&games[1]), "the opening is the same");
    let written = fs::read_to_string(ggf).expect("it is there");
    assert_eq!(written.matches("(;GM[Othello]").count(), 2);
    assert!(written.contains("PB[Greedy]") && written.contains("TI[1:00"), "{written}");
}

#[test]
fn tournaments_that_make_no_sense_are_refused_in_a_sentence() {
    let home = crate::support::pty::home();
    let path = home.path().join("club.toml");
    let file = path.to_str().expect("UTF-8");
    for (content, says) in [
        ("players = ['level:3']", "a tournament has 2 to 500 players, not 1"),
        ("players = ['level:3', 'zebra']", "unknown player 'zebra'"),
        ("players = ['level:3', 'level:2']\nrounds = 0", "a tournament has 1 to 200 rounds, not 0"),
        ("players = ['level:3', 'level:2']\ngames = 0", "two players have 1 to 1000 games, not 0"),
        ("players = 3", "players takes a list such as"),
        ("players = [{ name = 'x' }, 'level:1']", "players takes a list such as"),
        ("format = 'cup'", "format takes round-robin, swiss or knockout"),
        ("players = ['level:3', 'level:2']\nopenings = ['f5f5']", "opening 'f5f5': "),
        ("players = ['level:3', 'level:2']\nclock = 'soon'", "clock: "),
        ("colour = 'red'", "unknown setting 'colour'"),
        (
            "players = ['level:3', 'level:2']\nclock = '5m'\nmove-time = 1",
            "a tournament has clock or move-time, not both",
        ),
        ("players = [", "line 1: "),
        (
            "players = ['level:1', 'level:2']\nstart = 'balanced'\nopening-plies = 4",
            "only one of start, opening-plies and openings",
        ),
    ] {
        fs::write(&path, content).expect("it is written");
        let output = run(&[file]);
        let said = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{content}: {said}");
        assert!(said.contains(says) && said.lines().count() == 1, "{content}: {said}");
    }
    let missing = run(&["/no/such/file.toml"]);
    assert_eq!(missing.status.code(), Some(1));
    assert!(text(&missing.stderr).contains("/no/such/file.toml could not be read"));
    // A list of games that belongs to another tournament is left alone.
    let save = home.path().join("games");
    fs::write(&save, "my diary\n").expect("it is written");
    let foreign = run(&["level:1", "level:2", "--save", save.to_str().expect("UTF-8")]);
    assert!(text(&foreign.stderr).contains("has the games of another tournament"));
    assert_eq!(fs::read_to_string(&save).expect("it is there"), "my diary\n");
}

#[test]
fn plans_that_make_no_tournament_are_refused_at_once() {
    let home = crate::support::pty::home();
    let path = home.path().join("crowd.toml");
    let players = "'level:1', ".repeat(3001);
    fs::write(&path, format!("players = [{players}]")).expect("it is written");
    let crowd = run(&[path.to_str().expect("UTF-8")]);
    let said = text(&crowd.stderr);
    assert!(said.contains("2 to 500 players, not 3001"), "{said}");
    let swiss = run(&["level:1", "level:2", "level:3", "--format", "swiss", "--rounds", "3"]);
    let said = text(&swiss.stderr);
    assert_eq!(swiss.status.code(), Some(2), "{said}");
    assert!(said.contains("a Swiss of 3 players has at most 2 rounds, not 3"), "{said}");
}

#[test]
fn a_foreign_file_with_an_unfinished_line_is_not_cut() {
    let home = crate::support::pty::home();
    let save = home.path().join("games");
    for content in ["diary", "my diary\nday 1"] {
        fs::write(&save, content).expect("it is written");
        let foreign = run(&["level:1", "level:2", "--save", save.to_str().expect("UTF-8")]);
        assert_ne!(foreign.status.code(), Some(0), "{content:?}");
        assert_eq!(text(&foreign.stderr).lines().count(), 1, "{}", text(&foreign.stderr));
        assert_eq!(fs::read_to_string(&save).expect("it is there"), content);
    }
}

#[test]
fn a_local_player_plays_with_the_others() {
    let home = crate::support::pty::home();
    let save = home.path().join("games");
    let options = ["person:Ann", "level:1", "--games", "1", "--opening-plies", "0", "--seed", "1"];
    let arguments = [&options[..], &["--save", save.to_str().expect("UTF-8")]].concat();
    let mut command = outflank(&arguments);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("it runs");
    let typed = "a1\nnonsense\nd3\nq\n";
    child.stdin.take().expect("piped").write_all(typed.as_bytes()).expect("it listens");
    let output = child.wait_with_output().expect("it ends");
    let said = text(&output.stderr);
    assert!(said.contains("Ann (") && said.contains("your move"), "{said}");
    assert!(said.contains("to continue, run the same command again"), "{said}");
    assert!(text(&output.stdout).contains("0 games so far"), "{}", text(&output.stdout));
}

#[test]
fn leaving_the_keyboard_ends_it_while_others_wait() {
    let people = ["person:Ann", "person:Bob", "--games", "1", "--seed", "1", "--concurrency", "3"];
    let mut command = outflank(&people);
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    // It used to wait for ever: those without a game kept those who counted them waiting.
    let output = command.output().expect("it ends");
    assert_eq!(output.status.code(), Some(0));
    assert!(text(&output.stdout).contains("0 games so far"), "{}", text(&output.stdout));
    let mixed = run(&["level:1", "club.toml"]);
    assert!(
        text(&mixed.stderr).contains("club.toml has its own players"),
        "{}",
        text(&mixed.stderr)
    );
}
