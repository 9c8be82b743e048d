//! Keys of the puzzle page.

use crate::app::keymap::{
    BACK_TO_START, COPY, CURSOR, Command, DETAIL, EXPORT_GAME, HINTS, KeyTable, LEGAL, SHOW_LINE,
    TYPE_MOVE, enter, key,
};

pub static KEYS: KeyTable = KeyTable::page(
    "puzzle",
    &[
        CURSOR,
        &[enter("key-puzzle-play", "bar-play")],
        LEGAL,
        &[
            TYPE_MOVE,
            key("u", Command::TakeBack, "key-puzzle-again"),
            key("0-9", Command::Digit(0), "key-puzzle-name").label("1-4"),
            key("i", Command::Idea, "key-puzzle-idea").bar("i", "bar-idea"),
            key("s", Command::Solution, "key-puzzle-solution").bar("s", "bar-solution"),
            HINTS,
            DETAIL.bar("w", "bar-why"),
            SHOW_LINE.bar("o", "bar-line"),
            EXPORT_GAME.help("key-puzzle-share"),
            COPY.bar("C", "bar-copy").help("key-puzzle-copy"),
        ],
    ],
)
.back(BACK_TO_START.help("key-puzzle-leave"));
