//! Keys of the replay page.

use crate::app::keymap::{
    ADVICE, BACK, COPY, Command, DETAIL, EDIT, EXPORT_GAME, FIRST, KeyTable, LAST, PEOPLE, REVIEW,
    SHOW_LINE, TURN, VALUES, enter, key, sideways,
};

pub static KEYS: KeyTable = KeyTable::page(
    "replay",
    &[
        &sideways("key-step-move", "bar-step"),
        &[
            key("Up", Command::Up, "key-step-ten"),
            key("Down", Command::Down, ""),
            FIRST.bar("Home/End", "bar-ends"),
            LAST,
            REVIEW,
            key("a", Command::Analyse, "key-analyse").bar("a", "bar-analyse"),
            key("[", Command::PreviousMistake, "key-mistakes"),
            key("]", Command::NextMistake, "").bar("[ ]", "bar-mistakes"),
            key("Tab Shift-Tab", Command::NextSide, "key-mistakes-of").label("Tab"),
            key("t", Command::TryAgain, "key-try-again").bar("t", "bar-retry"),
            key("d", Command::Drill, "key-game-drill").bar("d", "bar-game-drill"),
            key("T", Command::ToggleTimes, "key-times"),
            DETAIL.bar("w", "bar-why"),
            PEOPLE,
            SHOW_LINE.bar("o", "bar-line"),
            EDIT,
            VALUES.bar("V", "bar-values"),
            ADVICE,
            enter("key-replay-enter", "bar-play-on"),
            key("p", Command::PlayOn, "key-play-on"),
            key("#", Command::ToggleNumbers, "key-numbers"),
            TURN,
            COPY.bar("C", "bar-copy"),
            EXPORT_GAME.bar("x", "bar-export"),
        ],
    ],
)
.back(BACK);
