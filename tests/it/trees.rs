//! Game trees: lines that branch, and the records that keep them.

use outflank::records::{Form, Readings, Record, RecordKind, read, read_board, sanitize_lines};
use outflank::rules::{
    Color, Game, GameTree, MAX_COMMENT, MAX_NODES, MoveMark, NodeId, Square, TreeError, Turn,
    Variant, transcript,
};
use outflank::words::complaints;
use rand::rngs::Xoshiro256PlusPlus as Random;
use rand::seq::{IndexedRandom as _, IteratorRandom as _};
use rand::{RngExt as _, SeedableRng as _};
use strum::VariantArray as _;

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

/// A tree in which these moves were played one after the other, and the last of them.
fn tree(moves: &str) -> (GameTree, NodeId) {
    let mut tree = GameTree::of(&Game::new(Variant::REVERSI, Color::Black));
    let mut at = NodeId::ROOT;
    for name in moves.as_bytes().chunks(2) {
        let name = std::str::from_utf8(name).expect("letters");
        at = tree.play(at, square(name)).expect("legal");
    }
    (tree, at)
}

fn moves(tree: &GameTree, at: NodeId) -> String {
    transcript::write(&tree.game_at(at))
}

#[test]
fn a_line_branches_and_its_variations_change_places() {
    let (mut tree, _) = tree("f5d6c3d3c4");
    let f5 = tree.children(NodeId::ROOT).next().expect("f5");
    let d6 = tree.children(f5).next().expect("d6");
    let f4 = tree.play(f5, square("f4")).expect("legal");
    let f6 = tree.play(f5, square("f6")).expect("legal");
    assert_eq!(tree.play(f5, square("f4")), Ok(f4), "it is there already");
    assert_eq!(tree.siblings(f6), [d6, f4, f6]);
    let e3 = tree.play(f4, square("e3")).expect("legal");
    assert_eq!((moves(&tree, e3), moves(&tree, d6)), ("f5f4e3".to_owned(), "f5d6".to_owned()));
    assert_eq!(tree.game_at(d6).taken_back().len(), 3, "the rest of its line follows");
    assert_eq!(tree.promote(f6), Ok(f6));
    assert_eq!(tree.siblings(d6), [d6, f6, f4]);
    assert_eq!(tree.promote(e3), Ok(f4), "the variation that it is in");
    assert_eq!(tree.promote(e3), Ok(f4));
    assert_eq!(tree.siblings(d6), [f4, d6, f6]);
    assert_eq!(tree.promote(e3), Err(TreeError::MainLine));
    assert!(tree.play(f4, square("a1")).is_err(), "it flips nothing");
    assert_eq!(tree.len(), 8);
}

#[test]
fn what_is_deleted_comes_back_with_all_that_follows_it() {
    let (mut tree, c4) = tree("f5d6c3d3c4");
    let f5 = tree.children(NodeId::ROOT).next().expect("f5");
    let before = tree.clone();
    let d6 = tree.children(f5).next().expect("d6");
    assert_eq!(tree.delete(d6), Ok(f5));
    assert_eq!((tree.children(f5).count(), tree.line(f5)), (0, vec![f5]));
    assert_eq!(tree.deleted(f5), Some(d6));
    tree.restore(d6);
    assert_eq!(tree, before);
    tree.delete(d6).expect("it was not played");
    assert_eq!(tree.play(f5, square("d6")), Ok(d6), "played again, it is back");
    assert_eq!((&tree, moves(&tree, c4)), (&before, "f5d6c3d3c4".to_owned()));
}

#[test]
fn the_moves_of_the_game_itself_stay() {
    let game = transcript::read(Variant::REVERSI, Color::Black, "f5d6c3").expect("legal");
    let mut tree = GameTree::of(&game);
    let line = tree.line(NodeId::ROOT);
    assert!(line.iter().all(|node| tree.is_played(*node)) && !tree.has_notes());
    assert_eq!(tree.delete(line[1]), Err(TreeError::Played));
    assert_eq!(tree.delete(NodeId::ROOT), Err(TreeError::Played));
    let other = tree.play(line[0], square("f4")).expect("legal");
    assert_eq!(tree.promote(other), Err(TreeError::Played));
    assert!(tree.has_notes());
    assert_eq!(tree.siblings(other), [line[1], other]);
}

/// Texts that formats stumble over.
const SAID: [&str; 10] = [
    "good",
    "a] bracket \\ and (;B[f5])",
    "two\nlines",
    "\\",
    "Ünïcode 日本 ♟",
    "[x]",
    "ends in \\]",
    "a, b; c: \"quoted\"",
    "closed } and {open",
    "above\n\nbelow",
];

/// A tree grown at random; with deleted lines, if they can be kept.
fn random_tree(seed: u64, has_deleted: bool) -> (Game, GameTree) {
    let mut random = Random::seed_from_u64(seed);
    let mut game = Game::new(Variant::REVERSI, Color::Black);
    if random.random_bool(0.3) {
        // From the middle of a game on.
        for _ in 0..random.random_range(1..56) {
            let Some(at) = game.legal_moves().squares().choose(&mut random) else { break };
            game.place(at).expect("legal");
        }
        let (position, side) = (*game.position(), game.side_to_move());
        game = Game::starting_at(Variant::REVERSI, position, side);
    }
    let mut tree = GameTree::of(&game);
    let mut nodes = vec![NodeId::ROOT];
    for _ in 0..random.random_range(0..60) {
        let at = *nodes.choose(&mut random).expect("the root");
        let at = if random.random_bool(0.7) { *nodes.last().expect("the root") } else { at };
        let mut there = tree.game_at(at);
        // A pass is written only with a move after it.
        let _ = there.pass();
        let Some(choice) = there.legal_moves().squares().choose(&mut random) else { continue };
        let node = tree.play(at, choice).expect("legal");
        nodes.push(node);
        if random.random_bool(0.3) {
            tree.set_mark(node, MoveMark::VARIANTS.choose(&mut random).copied());
        }
        if random.random_bool(0.3) {
            let said = SAID.choose(&mut random).expect("there are some");
            tree.set_comment(node, said).expect("it is short");
        }
        if random.random_bool(0.2) {
            tree.set_named(node, true);
        }
        if random.random_bool(0.1) {
            // Where it stands above already, nothing changes.
            let _ = tree.promote(node);
        }
    }
    if random.random_bool(0.3) {
        tree.set_comment(NodeId::ROOT, SAID[1]).expect("it is short");
    }
    let game = tree.adopt_main_line();
    if has_deleted {
        for node in nodes.iter().filter(|_| random.random_bool(0.05)) {
            let _ = tree.delete(*node);
        }
    }
    (game, tree)
}

fn record(game: Game, tree: GameTree) -> Record {
    Record { tree: Some(tree).filter(GameTree::has_notes), ..Record::of(game) }
}

/// Writes a record and reads it back.
fn there_and_back(record: &Record, form: Form) -> Record {
    let text = form.write(record);
    let found = read(&text).unwrap_or_else(|why| panic!("{why}: {text}"));
    assert_eq!(complaints(&found), Vec::<String>::new(), "{text}");
    found.into_records().into_iter().next().expect("one")
}

fn assert_round_trips(seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let (game, tree) = random_tree(seed, true);
        let all = record(game, tree);
        assert_eq!(there_and_back(&all, Form::Json), all, "seed {seed}");
        let (game, tree) = random_tree(seed, false);
        let kept = record(game, tree);
        let mut unnamed = kept.clone();
        if let Some(tree) = &mut unnamed.tree {
            tree.in_order().into_iter().for_each(|(_, node)| tree.set_named(node, false));
        }
        // PGN has comments, and no names of moves.
        for (form, kept) in [(Form::Sgf, &kept), (Form::Pgn, &unnamed)] {
            let mut back = there_and_back(kept, form);
            assert_eq!(back.stated, kept.result(), "it says how a game ended");
            back.stated = None;
            assert_eq!(&back, kept, "{form}, seed {seed}: {}", form.write(kept));
        }
    }
}

#[test]
fn random_trees_survive_json_sgf_and_pgn() {
    assert_round_trips(0..400);
}

#[test]
#[ignore = "takes minutes"]
fn a_hundred_thousand_random_trees_survive_json_sgf_and_pgn() {
    assert_round_trips(0..100_000);
}

#[test]
fn names_of_moves_stay_names() {
    let sgf = "(;FF[4]GM[2]CA[UTF-8]AP[outflank]SZ[8]PL[B]N[Final];B[f5]N[the\nonly one]C[by symmetry];W[d6]N[])";
    let record = read(sgf).expect("SGF").into_records().remove(0);
    let back = there_and_back(&record, Form::Sgf);
    assert_eq!(there_and_back(&back, Form::Json), record);
    let written = Form::Sgf.write(&record);
    assert!(written.contains("N[Final]"), "{written}");
    assert!(written.contains("B[f5]N[the only one]C[by symmetry];W[d6])"), "{written}");
}

#[test]
fn a_game_that_an_analysis_continues_ends_where_it_did() {
    let game = transcript::read(Variant::REVERSI, Color::Black, "f5d6c3").expect("legal");
    let mut tree = GameTree::of(&game);
    let end = *tree.line(NodeId::ROOT).last().expect("c3");
    let beyond = tree.play(end, square("d3")).expect("legal");
    tree.play(beyond, square("c4")).expect("legal");
    for form in [Form::Sgf, Form::Pgn, Form::Json] {
        let back = there_and_back(&record(game.clone(), tree.clone()), form);
        assert_eq!(transcript::write(&back.game), "f5d6c3", "{form}");
        assert_eq!(back.tree.as_ref(), Some(&tree), "{form}");
    }
}

/// As other programs write it: letters for squares, small letters, blanks, a pass, a variation in a variation.
const SGF: &str = "(;FF[4] GM[2]SZ[8]
 PB[Anna]PW[Ben \\[B\\]]DT[2026-11-23]RE[W+12]C[A game
of ours]
 ;B[F5]TE[1];W[df]C[the perpendicular \\\\ opening](;Black[c3];W[d3])(;B[c5]DO[](;W[f4])(;W[b4]BM[2])))";

#[test]
fn sgf_of_other_programs_is_read_with_variations_comments_and_marks() {
    let found = read(SGF).expect("a record");
    assert_eq!((found.kind, &*complaints(&found)), (RecordKind::Sgf, &[] as &[String]));
    let record = &found.into_records()[0];
    assert_eq!(record.names(), ["Anna", "Ben [B]"]);
    assert_eq!((&*record.date, record.stated), ("2026-11-23", Some(-12)));
    assert_eq!(transcript::write(&record.game), "f5d6c3d3");
    let tree = record.tree.as_ref().expect("there are variations");
    assert_eq!(tree.comment(NodeId::ROOT), "A game\nof ours");
    let line = tree.line(NodeId::ROOT);
    assert_eq!(tree.mark(line[0]), Some(MoveMark::Good));
    assert_eq!(tree.comment(line[1]), "the perpendicular \\ opening");
    let c5 = tree.children(line[1]).nth(1).expect("a variation");
    assert_eq!((tree.mark(c5), tree.children(c5).count()), (Some(MoveMark::Doubtful), 2));
    let b4 = tree.children(c5).nth(1).expect("another one");
    assert_eq!((moves(tree, b4), tree.mark(b4)), ("f5d6c5b4".to_owned(), Some(MoveMark::Blunder)));
}

fn of_sgf(text: &str) -> Readings {
    read(text).expect("SGF")
}

#[test]
fn what_is_wrong_with_sgf_is_said_and_the_other_games_are_read() {
    for (wrong, said) in [
        (SGF.replace("GM[2]", "GM[1]"), "it is game number 1 of SGF; Othello is number 2"),
        (SGF.replace("SZ[8]", "SZ[19]"), "its board size is 19: only 8, 6 and 4 are supported"),
        (SGF.replace("B[F5]", "B[z9]"), "line 4: 'z9' is not a square"),
        (SGF.replace("B[F5]", "B[a1]"), "line 4: a1 is refused: a1 flips nothing"),
        (SGF.replace("B[F5]", "W[F5]"), "line 4: F5 is White's move, but it isn't White's turn"),
        (SGF.replace("SZ[8]", "SZ[8]AB[a1]AW[a1]"), "its start has two discs on a1"),
        ("(FF[4]GM[2])".to_owned(), "nothing between"),
    ] {
        let told = complaints(&of_sgf(&wrong));
        assert!(told[0].contains(said), "{wrong}: {told:?}");
        // The next game is read all the same.
        let readings = of_sgf(&format!("{wrong}\n{SGF}"));
        let counts = (readings.records().len(), complaints(&readings).len());
        assert_eq!(counts, (1, 1), "{wrong}");
    }
}

#[test]
fn a_line_of_sgf_that_makes_no_sense_is_left_out_and_the_others_are_read() {
    for (wrong, said, main) in [
        (SGF.replace("W[d3])(", "W[tt])("), "line 4: tt is refused: you cannot pass", "f5d6c3"),
        (SGF.replace("W[d3])(", "W[d3];B[a1]C[x](;W[a8]))("), "line 4: a1 is refused", "f5d6c3d3"),
        (SGF.replace("W[d3])(", "AB[a1])("), "discs are set after the first move", "f5d6c3"),
        (SGF.replace("BM[2])))", ""), "it is cut short", "f5d6c3d3"),
    ] {
        let readings = of_sgf(&wrong);
        let [complaint] = &complaints(&readings)[..] else { panic!("{readings:?}") };
        // The game itself ends early, or a variation is left out.
        let is_whole = readings.list[0].is_whole();
        let end = if is_whole { "left out" } else { "moves can be read)" };
        assert!(complaint.contains(said) && complaint.contains(end), "{complaint}");
        assert_eq!(is_whole, wrong.len() < SGF.len() - 5, "{wrong}");
        let record = &readings.list[0].record;
        assert_eq!(transcript::write(&record.game), main);
        let tree = record.tree.as_ref().expect("there are variations");
        let c5 = tree.children(tree.line(NodeId::ROOT)[1]).nth(1).expect("the other line");
        assert_eq!(tree.children(c5).count(), 2, "{wrong}");
    }
    // However much is wrong, a few sentences say so.
    let many = "(;W[a1])".repeat(1000);
    let readings = of_sgf(&format!("(;GM[2];B[f5](;W[d6]){many})"));
    assert_eq!((readings.records().len(), complaints(&readings).len()), (1, 5));
}

#[test]
fn a_move_in_the_root_node_is_played() {
    let readings = of_sgf("(;GM[2]SZ[8]B[f5]C[first];W[d6])");
    assert_eq!(complaints(&readings), [] as [String; 0]);
    let record = &readings.list[0].record;
    assert_eq!(transcript::write(&record.game), "f5d6");
    let tree = record.tree.as_ref().expect("a comment");
    assert_eq!(tree.comment(tree.line(NodeId::ROOT)[0]), "first");
}

#[test]
fn a_comment_that_is_cut_and_properties_without_a_place_are_reported() {
    let long = format!("(;GM[2];B[f5]C[{}];W[d6])", "x".repeat(MAX_COMMENT + 1));
    let readings = of_sgf(&long);
    let cut = "SGF, game 1: line 1: only the first 4000 characters of the comment are kept";
    assert_eq!((readings.records().len(), complaints(&readings)), (1, vec![cut.to_owned()]));
    let readings = of_sgf("(;GM[2]EV[Open]KM[0];B[f5]N[tiger]C[sharp]LB[c3:A];W[d6]LB[d3:B]GB[1])");
    assert_eq!(complaints(&readings), ["SGF, game 1: left out: GB, KM, LB"]);
    let record = &readings.list[0].record;
    assert_eq!(record.place, "Open");
    let tree = record.tree.as_ref().expect("a comment");
    assert_eq!(tree.comment(tree.line(NodeId::ROOT)[0]), "tiger\nsharp", "a name is kept");
}

#[test]
fn names_in_latin_1_are_read() {
    let bytes = b"(;GM[2]PB[Andr\xe9]PW[J\xf8rgen];B[f5];W[d6])";
    let found = outflank::records::read_bytes(bytes, &outflank::records::Names::default());
    assert_eq!(found.expect("a record").into_records()[0].names(), ["André", "Jørgen"]);
}

#[test]
fn a_hundred_thousand_nested_variations_and_endless_comments_end_in_a_sentence() {
    let deep = format!("(;GM[2];B[f5]{}{}", "(;W[d6]".repeat(100_000), ")".repeat(100_001));
    let parsed = of_sgf(&deep);
    assert_eq!((parsed.list.len(), complaints(&parsed).len()), (1, 1));
    let empty = format!("(;GM[2];B[f5]{}{}", "(".repeat(100_000), ")".repeat(100_001));
    assert_eq!(of_sgf(&empty).records().len(), 1, "nothing in them is nothing");
    let long = format!("(;GM[2];B[f5]C[{}])", "word ".repeat(100_000));
    let record = of_sgf(&long).into_records().pop().expect("it is cut");
    let tree = record.tree.expect("a comment");
    assert!(tree.comment(tree.line(NodeId::ROOT)[0]).chars().count() <= MAX_COMMENT);
    let many = format!("(;B[f5]C[{}])", "x".repeat(MAX_COMMENT)).repeat(300);
    assert_eq!(of_sgf(&format!("(;GM[2]{many})")).records().len(), 1, "said again, not added");
    let twice = of_sgf("(;GM[2](;B[f5]C[one])(;B[f5]C[two];W[d6]))").into_records().pop();
    let tree = twice.and_then(|record| record.tree).expect("comments");
    assert_eq!(tree.comment(tree.line(NodeId::ROOT)[0]), "one\ntwo", "nothing said is lost");
}

#[test]
fn a_tree_has_an_end() {
    let mut tree = GameTree::of(&Game::new(Variant::REVERSI, Color::Black));
    let mut open = vec![NodeId::ROOT];
    let mut refused = None;
    while let Some(node) = open.pop() {
        for square in tree.game_at(node).legal_moves().squares() {
            match tree.play(node, square) {
                Ok(child) => open.insert(0, child),
                Err(error) => refused = Some(error),
            }
        }
        if refused.is_some() {
            break;
        }
    }
    assert_eq!((refused, tree.len()), (Some(TreeError::Full), MAX_NODES));
}

#[test]
fn passes_and_empty_starts_are_kept() {
    // Black has no move, and White has one.
    let board = "XOOOOOO- -------- -------- -------- -------- -------- -------- -------- O"
        .replace(' ', "");
    let (position, side) = read_board(&board).expect("a board");
    let start = Game::starting_at(Variant::REVERSI, position, side);
    let turns: Vec<Turn> = vec![start.turn()];
    assert_eq!(turns, [Turn::Pass(Color::White)], "White has to pass first");
    let mut tree = GameTree::of(&start);
    let h1 = tree.play(NodeId::ROOT, square("h1")).expect("after an omitted pass");
    assert_eq!(tree.path(h1).len(), 2);
    let start = tree.adopt_main_line();
    let said = sanitize_lines("  a\u{1b}[2J \n\n\n\n b  ", 100);
    assert_eq!(said, "a[2J\n\nb");
    tree.set_comment(NodeId::ROOT, &said).expect("it is short");
    let record = Record { stated: Some(64), ..record(start, tree) };
    assert_eq!(there_and_back(&record, Form::Sgf), record);
    assert_eq!(there_and_back(&record, Form::Json), record);
}
