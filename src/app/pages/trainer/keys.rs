//! Keys of the opening trainer.

use crate::app::keymap::{BACK, CURSOR, FIRST, HINTS, KeyTable, LEGAL, TURN, TYPE_MOVE, enter};

pub static KEYS: KeyTable = KeyTable::page(
    "trainer",
    &[
        CURSOR,
        &[enter("key-train-play", "bar-play")],
        LEGAL,
        &[TYPE_MOVE, FIRST.bar("Home", "bar-once-more").help("key-train-again"), HINTS, TURN],
    ],
)
.back(BACK);
