//! Times of reading records: games of each form, and texts of twice the length, which take twice the time.

use divan::Bencher;
use divan::counter::{BytesCount, ItemsCount};
use outflank::records::{Form, Names, Record, read_bytes};
use outflank::rules::{Color, Game, Turn, Variant};
use rand::SeedableRng as _;
use rand::rngs::Xoshiro256PlusPlus as Random;
use rand::seq::IndexedRandom as _;

#[path = "../it/support/wthor.rs"]
mod wthor;

fn main() {
    divan::main();
}

fn games(count: usize) -> Vec<Game> {
    let mut random = Random::seed_from_u64(5);
    let mut game = |_| {
        let mut game = Game::new(Variant::REVERSI, Color::Black);
        while game.turn() != Turn::Over {
            let moves: Vec<_> = game.legal_moves().squares().collect();
            match moves.choose(&mut random) {
                Some(square) => drop(game.place(*square).expect("legal")),
                None => drop(game.pass().expect("forced")),
            }
        }
        game
    };
    (0..count).map(&mut game).collect()
}

const GAMES: usize = 10_000;

fn bench(bencher: Bencher<'_, '_>, bytes: &[u8]) {
    let names = Names::default();
    let bencher = bencher.counter(BytesCount::new(bytes.len())).counter(ItemsCount::new(GAMES));
    bencher.bench_local(|| read_bytes(bytes, &names).expect("records"));
}

#[divan::bench(sample_count = 5, args = [Form::Transcript, Form::Pgn, Form::Ggf, Form::Sgf, Form::Json])]
fn ten_thousand_games_are_read(bencher: Bencher, form: Form) {
    let text: String = games(GAMES).into_iter().map(|game| form.write(&Record::of(game))).collect();
    bench(bencher, text.as_bytes());
}

#[divan::bench(sample_count = 5)]
fn ten_thousand_games_of_wthor_are_read(bencher: Bencher) {
    bench(bencher, &wthor::wthor_file(&games(GAMES), 2020));
}

/// Parts of texts that a reader could look at again and again.
const PARTS: [&str; 12] = [
    "f5\n",
    "1. f5 a1\n\n",
    "the move f5 was good and then d6 ",
    "(",
    "[",
    "{} ",
    "(;FF[4]GM[2];B[f5]",
    "[Black \"a\"]\n{x} 1. f5 ",
    "\"Anna,Ben,33,31,f5d6c3\n",
    "1 2 3 4 5 6 7 8\n",
    "<PARAM name=\"Line1\" value=\"1 2 3 4 5 6 7 8\">",
    "33-31 f5 d6\n",
];

/// The bytes of a second are the same for both sizes.
#[divan::bench(sample_count = 3, args = PARTS, consts = [64, 256])]
fn a_text_takes_time_by_its_length<const KIBIBYTES: usize>(bencher: Bencher, part: &str) {
    let text = part.repeat((KIBIBYTES << 10) / part.len());
    let names = Names::default();
    let bencher = bencher.counter(BytesCount::new(text.len()));
    bencher.bench_local(|| read_bytes(text.as_bytes(), &names));
}
