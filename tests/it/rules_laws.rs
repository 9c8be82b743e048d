//! The fast rules against a slow reference, and laws that hold for every game.

use crate::support::slow;
use outflank::rules::kernel::{self, Kernel, KernelTask};
use outflank::rules::{
    Action, Bitboard, Color, Game, IllegalMove, PlayError, Position, Square, Turn, Variant,
    transcript,
};
use proptest::prelude::*;
use rand::SeedableRng as _;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IteratorRandom as _;

fn letter(side: Color) -> u8 {
    side.letter() as u8
}

fn square(row: usize, column: usize) -> Square {
    Square::from_file_rank(column as u8, row as u8).expect("a square")
}

fn set(squares: Vec<(usize, usize)>) -> Bitboard {
    squares.into_iter().map(|(row, column)| square(row, column)).collect()
}

/// Holds everything the rules say of the moment against the slow board.
fn compare(game: &Game, board: &slow::Board) {
    for at in Square::all() {
        let disc = game.disc(at).map_or(b'.', letter);
        assert_eq!(disc, board[at.rank() as usize][at.file() as usize], "{at}");
    }
    let side = game.side_to_move();
    let moves = set(slow::moves(board, letter(side)));
    assert_eq!(game.position().legal_moves(), moves);
    let others = set(slow::moves(board, letter(!side)));
    let turn = match (game.variant() == Variant::REVERSI, moves.is_empty(), others.is_empty()) {
        (_, false, _) => Turn::Place(side),
        (true, true, false) => Turn::Pass(side),
        _ => Turn::Over,
    };
    assert_eq!(game.turn(), turn);
    for at in game.position().empties().squares() {
        let flips = set(slow::flips(board, letter(side), at.rank() as usize, at.file() as usize));
        assert_eq!(game.position().flips(at), flips, "{at}");
    }
}

#[test]
fn the_fast_rules_are_the_slow_ones_on_a_hundred_thousand_positions_of_each_rule_set() {
    for variant in [Variant::REVERSI, Variant::BOOK] {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(1977);
        let (mut positions, mut passes) = (0, 0);
        while positions < 100_000 {
            let first = if variant == Variant::BOOK && random.random_bool(0.5) {
                Color::White
            } else {
                Color::Black
            };
            let mut game = Game::new(variant, first);
            let mut board = slow::start(variant == Variant::BOOK);
            loop {
                compare(&game, &board);
                positions += 1;
                match game.turn() {
                    Turn::Over => break,
                    Turn::Pass(_) => {
                        passes += 1;
                        game.pass().expect("it is forced");
                    }
                    Turn::Place(side) => {
                        let moves = game.position().legal_moves().squares();
                        let at = moves.choose(&mut random).expect("there is one");
                        game.place(at).expect("it is legal");
                        slow::play(&mut board, letter(side), at.rank().into(), at.file().into());
                    }
                }
            }
        }
        assert_eq!(passes > 0, variant == Variant::REVERSI, "only the standard rules know passes");
    }
}

/// Positions that no game reaches: full edges, long runs, discs everywhere.
#[test]
fn the_fast_rules_are_the_slow_ones_on_scattered_discs() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(2);
    for _ in 0..20_000 {
        let density = random.random_range(1..=9);
        let mut board = [[b'.'; 8]; 8];
        for cell in board.as_flattened_mut() {
            if random.random_range(0..10) < density {
                *cell = if random.random_bool(0.5) { b'X' } else { b'O' };
            }
        }
        let discs = |side: u8| {
            let squares = (0..64).filter(|&i| board.as_flattened()[i] == side);
            squares.map(|i| square(i / 8, i % 8)).collect::<Bitboard>()
        };
        let position = Position::new(discs(b'X'), discs(b'O')).expect("no square twice");
        assert_eq!(position.legal_moves(), set(slow::moves(&board, b'X')));
        for at in position.empties().squares() {
            let flips = slow::flips(&board, b'X', at.rank().into(), at.file().into());
            assert_eq!(position.flips(at), set(flips));
        }
    }
}

#[test]
fn both_starts_are_as_their_rules_say() {
    let at = |game: &Game, name: &str| game.disc(name.parse().expect("a square"));
    let game = Game::new(Variant::REVERSI, Color::Black);
    assert_eq!([at(&game, "d4"), at(&game, "e5")], [Some(Color::White); 2]);
    assert_eq!([at(&game, "e4"), at(&game, "d5")], [Some(Color::Black); 2]);
    for first in Color::BOTH {
        let game = Game::new(Variant::BOOK, first);
        assert_eq!([at(&game, "d4"), at(&game, "e5")], [Some(Color::Black); 2]);
        assert_eq!([at(&game, "e4"), at(&game, "d5")], [Some(Color::White); 2]);
        assert_eq!(game.turn(), Turn::Place(first));
    }
}

#[test]
fn a_wipe_out_ends_the_game_and_the_winner_gets_the_empty_squares() {
    let game =
        transcript::read(Variant::REVERSI, Color::Black, "e6f4e3f6g5d6e7f5c5").expect("legal");
    assert!(game.is_over());
    assert_eq!((game.count().black, game.count().white), (13, 0));
    let official = game.official_count().expect("it differs");
    assert_eq!((official.black, official.white), (64, 0));
}

#[test]
fn the_books_game_ends_when_the_side_to_move_cannot_although_the_other_could() {
    // By the standard rules the same moment of some game is a pass.
    let mut random = Xoshiro256PlusPlus::seed_from_u64(5);
    let mut ended_early = 0;
    for _ in 0..300 {
        let mut game = Game::new(Variant::BOOK, Color::Black);
        while let Turn::Place(_) = game.turn() {
            let at = game.position().legal_moves().squares().choose(&mut random).expect("one");
            game.place(at).expect("legal");
        }
        assert_eq!(game.pass(), Err(PlayError::Over));
        assert_eq!(game.official_count(), None, "the book counts discs");
        ended_early += u32::from(!game.position().pass().legal_moves().is_empty());
    }
    assert!(ended_early > 0);
}

#[test]
fn illegal_moves_change_nothing_and_say_why() {
    let mut game = Game::new(Variant::REVERSI, Color::Black);
    let before = game.clone();
    let mut refusal =
        |name: &str| game.place(name.parse().expect("a square")).expect_err("illegal");
    assert_eq!(refusal("d4").to_string(), "d4 is occupied");
    assert_eq!(refusal("a1").to_string(), "a1 flips nothing");
    assert_eq!(refusal("a1"), PlayError::Illegal(IllegalMove::FlipsNothing(square(0, 0))));
    assert_eq!(game.pass(), Err(PlayError::CanMove));
    assert_eq!(game, before);
}

#[test]
fn transcripts_are_read_as_the_field_writes_them() {
    let plain = transcript::read(Variant::REVERSI, Color::Black, "f5d6c3d3c4").expect("legal");
    for text in ["F5D6C3D3C4", "f5 d6\nc3, d3 c4", "1. f5 d6 2. c3 d3 3. c4", "f5-d6-c3-d3-c4", " "]
    {
        let read = transcript::read(Variant::REVERSI, Color::Black, text).expect("legal");
        let wanted = if text == " " { "" } else { "f5d6c3d3c4" };
        assert_eq!(transcript::write(&read), wanted, "{text:?}");
    }
    assert_eq!(plain.played().len(), 5);
}

#[test]
fn a_forced_pass_may_be_written_in_any_way_or_left_out_and_no_other_may() {
    // Found by random play: a game with a pass in the middle.
    let mut random = Xoshiro256PlusPlus::seed_from_u64(11);
    let game = loop {
        let mut game = Game::new(Variant::REVERSI, Color::Black);
        while let Turn::Place(_) = game.turn() {
            let at = game.position().legal_moves().squares().choose(&mut random).expect("one");
            game.place(at).expect("legal");
        }
        if !game.is_over() {
            break game;
        }
    };
    let before = transcript::write(&game);
    let after = game.position().pass().legal_moves().squares().next().expect("the other can move");
    for pass in ["", "--", "pa", "ps", "PASS", "p", "pas", " pass "] {
        let text = format!("{before}{pass}{after}");
        let read = transcript::read(Variant::REVERSI, Color::Black, &text).expect("legal");
        assert_eq!(read.played()[game.played().len()].action, Action::Pass, "{pass:?}");
        assert_eq!(transcript::write(&read), format!("{before}{after}"));
    }
    let error = transcript::read(Variant::REVERSI, Color::Black, "f5--d6").expect_err("not forced");
    assert_eq!(
        error.to_string(),
        "move 2 (--) is illegal: you cannot pass while you have a legal move"
    );
}

#[test]
fn a_wrong_transcript_is_refused_with_the_move_and_the_reason() {
    let error = |text: &str| {
        let read = transcript::read(Variant::REVERSI, Color::Black, text);
        read.expect_err("wrong").to_string()
    };
    assert_eq!(error("f5a1"), "move 2 (a1) is illegal: a1 flips nothing");
    assert_eq!(error("f5f5"), "move 2 (f5) is illegal: f5 is occupied");
    assert!(error("f5z9").starts_with("move 2: 'z9' is not a square"));
    assert!(error("f5d").starts_with("move 2: 'd' is not a square"));
    assert!(error("f5é§").contains("é§"));
    assert_eq!(error("e6f4e3f6g5d6e7f5c5a1"), "move 10 (a1) is illegal: the game is over");
    assert_eq!(error(&" ".repeat(100_001)), "a transcript has at most 100000 characters");
}

/// A finished game by random choices.
fn random_game(variant: Variant, choices: &[prop::sample::Index]) -> Game {
    let mut game = Game::new(variant, Color::Black);
    for choice in choices {
        match game.turn() {
            Turn::Over => break,
            Turn::Pass(_) => drop(game.pass()),
            Turn::Place(_) => {
                let moves: Vec<Square> = game.position().legal_moves().squares().collect();
                game.place(*choice.get(&moves)).expect("legal");
            }
        }
    }
    game
}

/// One of the eight symmetries of the board.
fn turned(at: Square, symmetry: u8) -> Square {
    let (mut file, mut rank) = (at.file(), at.rank());
    if symmetry & 1 != 0 {
        file = 7 - file;
    }
    if symmetry & 2 != 0 {
        rank = 7 - rank;
    }
    if symmetry & 4 != 0 {
        (file, rank) = (rank, file);
    }
    Square::from_file_rank(file, rank).expect("still on the board")
}

/// The moves of a position with what each flips, by one kernel.
struct MovesAndFlips(Position);

impl KernelTask for MovesAndFlips {
    type Output = (Bitboard, Vec<Bitboard>);

    fn run<K: Kernel>(self, kernel: K) -> Self::Output {
        let flips = self.0.empties().squares().map(|at| kernel.flips(self.0, at));
        (kernel.legal_moves(self.0), flips.collect())
    }
}

proptest! {
    /// On any board, not only on those of games, and by every kernel that this processor runs.
    #[test]
    fn all_kernels_find_the_same_moves_and_flips(own: u64, opponent: u64, empty: u64) {
        let position = Position::new(Bitboard(own & !opponent & !empty), Bitboard(opponent & !empty));
        let position = position.expect("no square twice");
        let wanted = MovesAndFlips(position).run(kernel::Portable);
        prop_assert_eq!(&kernel::fastest(MovesAndFlips(position)), &wanted);
        #[cfg(target_arch = "x86_64")]
        if let Some(avx2) = kernel::Avx2::detect() {
            prop_assert_eq!(&MovesAndFlips(position).run(avx2), &wanted);
        }
    }

    #[test]
    fn a_transcript_brings_the_game_back(
        choices in prop::collection::vec(any::<prop::sample::Index>(), 0..70), is_book: bool,
    ) {
        let variant = if is_book { Variant::BOOK } else { Variant::REVERSI };
        let game = random_game(variant, &choices);
        let mut read = transcript::read(variant, Color::Black, &transcript::write(&game))
            .expect("what was played is legal");
        if game.played().last().is_some_and(|ply| ply.action == Action::Pass) {
            read.pass().expect("a pass at the end is not written");
        }
        prop_assert_eq!(read, game);
    }

    #[test]
    fn taking_everything_back_and_replaying_it_changes_nothing(
        choices in prop::collection::vec(any::<prop::sample::Index>(), 1..70),
    ) {
        let played = random_game(Variant::REVERSI, &choices);
        let mut game = played.clone();
        while game.take_back().is_some() {}
        prop_assert_eq!(game.position(), &Variant::REVERSI.start(Color::Black));
        prop_assert_eq!(game.taken_back().len(), played.played().len());
        // The first move again keeps the rest, another one forgets it.
        let first = played.played()[0].square().expect("the first ply is a disc");
        game.place(first).expect("it was legal");
        prop_assert_eq!(game.taken_back().len(), played.played().len() - 1);
        while game.replay().is_some() {}
        prop_assert_eq!(game, played);
    }

    #[test]
    fn the_board_has_no_preferred_side(
        choices in prop::collection::vec(any::<prop::sample::Index>(), 0..64), symmetry in 0u8..8,
    ) {
        let position = *random_game(Variant::REVERSI, &choices).position();
        let turn = |set: Bitboard| set.squares().map(|at| turned(at, symmetry)).collect::<Bitboard>();
        let image = Position::new(turn(position.player()), turn(position.opponent()))
            .expect("no square twice");
        prop_assert_eq!(image.legal_moves(), turn(position.legal_moves()));
        for at in position.empties().squares() {
            prop_assert_eq!(image.flips(turned(at, symmetry)), turn(position.flips(at)));
        }
    }

    #[test]
    fn no_text_makes_the_reader_panic(text: String) {
        let _ = transcript::read(Variant::REVERSI, Color::Black, &text);
    }
}
