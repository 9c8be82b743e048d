//! Keys of the lesson page.

use crate::app::keymap::{
    BACK_TO_START, CURSOR, Command, DETAIL, EXPORT_GAME, HINTS, KeyTable, LEGAL, SHOW_LINE,
    TYPE_MOVE, enter, key,
};

pub static KEYS: KeyTable = KeyTable::page(
    "lesson",
    &[
        CURSOR,
        &[enter("key-lesson-answer", "bar-play")],
        LEGAL,
        &[
            key("0-9", Command::Digit(0), "key-lesson-number").label("0-9"),
            TYPE_MOVE,
            key("u", Command::TakeBack, "key-lesson-again").bar("u", "bar-try-again"),
            key("[", Command::PreviousBoard, "key-lesson-boards"),
            key("]", Command::NextBoard, ""),
            HINTS,
            DETAIL.bar("w", "bar-why"),
            SHOW_LINE.bar("o", "bar-line"),
            EXPORT_GAME.help("key-lesson-share"),
        ],
    ],
)
.back(BACK_TO_START.help("key-lesson-leave"));
