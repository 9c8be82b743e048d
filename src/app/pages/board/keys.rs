//! Keys of the board page.

use crate::app::keymap::{
    ADVICE, CANCEL, COPY, CURSOR, Command, DETAIL, EXPORT_GAME, GAMES, HINTS, KeyTable, LEGAL,
    PEOPLE, REVIEW, SHOW_LINE, TURN, TYPE_MOVE, VALUES, accept, enter, key,
};

const MOUSE: &[(&str, &str)] = &[("keys-click", "key-click"), ("keys-wheel", "key-wheel")];

pub static BOARD: KeyTable = KeyTable::page(
    "board",
    &[
        CURSOR,
        &[enter("key-play", "bar-play")],
        LEGAL,
        &[
            key("0-9", Command::Digit(0), "key-digits"),
            TYPE_MOVE,
            HINTS,
            ADVICE.bar("i", "bar-coach"),
            DETAIL,
            PEOPLE,
            SHOW_LINE,
            VALUES.bar("V", "bar-values"),
            key("u Backspace", Command::TakeBack, "key-take-back").bar("u", "bar-undo"),
            key("r", Command::Replay, "key-redo").bar("r", "bar-redo"),
            key("n", Command::NewGame, "key-new").bar("n", "bar-new"),
            key("R", Command::Resign, "key-resign").button("R", "bar-resign"),
            REVIEW.help("key-review-retry"),
            GAMES,
            COPY,
            EXPORT_GAME,
            key("s", Command::ToggleStep, "key-step"),
            TURN,
            key("A", Command::ToggleAnimation, "key-animation"),
            key("m", Command::ToggleMouse, "key-mouse"),
            key("PgUp", Command::PageUp, "key-scroll-log"),
            key("PgDn", Command::PageDown, ""),
        ],
    ],
)
.back(key("Esc", Command::Back, "key-back-start-saved").bar("Esc", "bar-back"))
.mouse(MOUSE);

pub static RESULT: KeyTable = KeyTable::page(
    "result",
    &[&[
        enter("key-again", "bar-again"),
        key("p", Command::PlayEven, "key-even").bar("p", "bar-even"),
        REVIEW.bar("v", "bar-review-mattered"),
        key("n", Command::NewGame, "key-new-setup").bar("n", "bar-new-setup"),
        key("u Backspace", Command::TakeBack, "key-undo-last").bar("u", "bar-undo"),
        key("Esc", Command::Back, "key-close-result").bar("Esc", "bar-board"),
        COPY,
        EXPORT_GAME,
        GAMES,
    ]],
);

pub static TAKE_BACK: KeyTable =
    KeyTable::panel("take-back", &[&[accept("key-take-back-to", "bar-take-back")]]).back(CANCEL);

/// Keys of the question whether to resign.
pub static RESIGN: KeyTable =
    KeyTable::panel("resign", &[&[accept("key-resign", "bar-resign")]]).back(CANCEL);

/// Keys of the warning about a move.
pub static SURE: KeyTable =
    KeyTable::panel("sure", &[&[accept("key-sure", "bar-play")]]).back(CANCEL);
