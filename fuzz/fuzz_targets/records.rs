//! Any bytes as a record: `cargo fuzz run records`. What is accepted consists of legal moves, and can be
//! written in every form.

#![no_main]

use libfuzzer_sys::fuzz_target;
use outflank::records::{Form, Names, read_bytes};
use outflank::rules::Game;

fuzz_target!(|bytes: &[u8]| {
    let Ok(readings) = read_bytes(bytes, &Names::default()) else { return };
    for record in readings.list.iter().map(|reading| &reading.record) {
        let game = &record.game;
        let mut again = Game::starting_at(game.variant(), game.positions()[0], game.first());
        for ply in game.played() {
            match ply.square() {
                Some(square) => drop(again.place(square).expect("a legal move")),
                None => drop(again.pass().expect("a forced pass")),
            }
        }
        assert_eq!(again.position(), game.position());
        for form in [Form::Ggf, Form::Transcript, Form::Board, Form::Svg, Form::Picture, Form::Json] {
            form.write(record);
        }
    }
});
