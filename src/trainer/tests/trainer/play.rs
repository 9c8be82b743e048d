//! Positions of own games, and small boards.

use crate::{blocks, folder, play, text, train};
use outflank_core::rules::{Bitboard, Position};
use std::fs;
use std::process::Command;

#[test]
fn games_that_were_played_are_not_played_again_and_those_missing_are() {
    let folder = folder("resumed");
    play(&folder, "1500");
    let played = blocks(&folder);
    assert_eq!(played.len(), 3);
    // As after an interruption within one block, before another.
    fs::remove_file(&played[1].0).expect("it is there");
    fs::write(played[1].0.with_extension("positions.new-x"), b"half of it").expect("a file");
    let marked = [&played[0].1[..], &played[0].1[..17]].concat();
    fs::write(&played[0].0, &marked).expect("a file");
    play(&folder, "1500");
    let again = blocks(&folder);
    assert_eq!(again[0].1, marked, "what is there stays as it is");
    assert_eq!(again[1..], played[1..], "what is missing is made as it was");
}

#[test]
fn positions_get_their_exact_scores_and_those_that_have_them_are_not_searched_again() {
    let (played, searched) = (folder("labelled"), folder("relabelled"));
    play(&played, "3000");
    let [of, data] = [&played, &searched].map(|it| it.to_str().expect("UTF-8"));
    let relabel = || {
        let range = ["--most", "7", "--fewest", "4", "--positions", "6000"];
        let output = train(&[&["relabel", "--of", of, "--data", data], &range[..]].concat());
        assert!(output.status.success(), "{}", text(&output.stderr));
        blocks(&searched)
    };
    let made = relabel();
    assert_eq!(made.len(), 2);
    for record in made.iter().flat_map(|(_, bytes)| bytes.as_chunks::<17>().0).step_by(40) {
        let discs = |at: usize| u64::from_le_bytes(record[at..at + 8].try_into().expect("8 bytes"));
        let position = Position::new(Bitboard(discs(0)), Bitboard(discs(8))).expect("apart");
        assert!((4..=7).contains(&position.empties().len()));
        assert_eq!(i32::from(record[16].cast_signed()), margin(&position, false));
    }
    fs::remove_file(&made[1].0).expect("it is there");
    fs::write(&made[0].0, &made[0].1[..17]).expect("a file");
    let again = relabel();
    assert_eq!(again[0].1, made[0].1[..17], "what is there stays as it is");
    assert_eq!(again[1], made[1], "what is missing is made as it was");
}

/// Final margin for the side to move, by trying all lines.
fn margin(position: &Position, has_passed: bool) -> i32 {
    let moves = position.legal_moves();
    let of = |square| -margin(&position.play(square).expect("legal"), false);
    moves.squares().map(of).max().unwrap_or_else(|| {
        if has_passed { position.official_difference() } else { -margin(&position.pass(), true) }
    })
}

/// A full disk is reported, and earlier blocks stay.
#[test]
fn a_block_that_cannot_be_written_costs_nothing_that_is_there() {
    let folder = folder("full");
    play(&folder, "500");
    let obstacle = folder.join("00000001.positions");
    fs::create_dir(&obstacle).expect("a folder in its way");
    let data = folder.to_str().expect("UTF-8");
    let arguments = ["play", "--data", data, "--games", "1500", "--depth", "1", "--exact", "6"];
    let output = train(&arguments);
    assert_eq!(output.status.code(), Some(1));
    let error = text(&output.stderr);
    assert!(error.contains("00000001.positions could not be written"), "{error}");
    assert!(folder.join("00000000.positions").exists(), "what was made is there");
    fs::remove_dir(&obstacle).expect("out of its way");
    play(&folder, "1500");
    assert_eq!(blocks(&folder).len(), 3);
}

#[test]
fn data_that_are_damaged_are_named() {
    let folder = folder("damaged");
    fs::create_dir_all(&folder).expect("a folder");
    fs::write(folder.join("00000000.positions"), [255; 34]).expect("a file");
    let output = train(&["fit", "--data", folder.to_str().expect("UTF-8")]);
    assert_eq!(output.status.code(), Some(1));
    let error = text(&output.stderr);
    assert!(error.contains("00000000.positions is damaged"), "{error}");
}

/// Known result of 4x4: Black's margin is -10, with empty squares to the winner.
#[test]
fn a_small_board_is_proven_and_a_wrong_claim_refuted() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("proof");
    let prove = |margin: &str| {
        Command::new(env!("CARGO_BIN_EXE_outflank-train"))
            .args(["prove", "--board", "4x4", "--plies", "3", "--memory", "16", "--margin", margin])
            .arg("--data")
            .arg(&data)
            .output()
            .expect("it runs")
    };
    let proven = prove("-10");
    let printed = String::from_utf8_lossy(&proven.stdout).into_owned();
    assert!(
        printed.contains("margin is -10"),
        "{printed}{}",
        String::from_utf8_lossy(&proven.stderr)
    );
    let claims = std::fs::read_to_string(&data).expect("claims").lines().count();
    assert!(claims > 4, "{claims} claims");
    // Nothing is left to prove.
    assert!(prove("-10").status.success());
    assert_eq!(std::fs::read_to_string(&data).expect("claims").lines().count(), claims);
    for (wrong, says) in [("-8", "does not get -8"), ("-12", "more than -12")] {
        let refuted = prove(wrong);
        let printed = String::from_utf8_lossy(&refuted.stderr).into_owned();
        assert!(!refuted.status.success() && printed.contains(says), "{printed}");
    }
}
