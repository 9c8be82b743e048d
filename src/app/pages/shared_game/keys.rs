//! Keys of a game between people.

use crate::app::keymap::{
    Binding, CANCEL, COPY, CURSOR, Command, EXPORT_GAME, FIRST, HINTS, KeyTable, LAST, LEGAL,
    REVIEW, TURN, TYPE_MOVE, accept, enter, key, sideways,
};

pub static KEYS: KeyTable = KeyTable::page(
    "shared-game",
    &[
        CURSOR,
        &[
            key("y", Command::Accept, "key-accept-offer").bar("y", "bar-accept"),
            key("n", Command::Decline, "key-decline").bar("n", "bar-decline"),
            key("W", Command::Claim, "key-claim").bar("W", "bar-claim"),
            enter("key-shared-enter", "bar-play"),
            key("m", Command::Greet, "key-greet").bar("m", "bar-greet"),
            key("R", Command::Resign, "key-resign").bar("R", "bar-resign"),
        ],
        LEGAL,
        &[
            key("0-9", Command::Digit(0), "key-digits"),
            TYPE_MOVE,
            HINTS,
            key("u Backspace", Command::TakeBack, "key-offer-take-back").bar("u", "bar-undo"),
            key("D", Command::OfferDraw, "key-offer-draw").bar("D", "bar-draw"),
            key("i", Command::ToggleAdvice, "key-shared-coach"),
            REVIEW,
            COPY,
            EXPORT_GAME,
            TURN,
            key("PgUp", Command::PageUp, "key-scroll-log"),
            key("PgDn", Command::PageDown, ""),
        ],
    ],
)
.back(key("Esc", Command::Back, "key-back").bar("Esc", "bar-back"));

/// Keys of a spectator, who looks back while the game goes on.
pub static WATCH_KEYS: KeyTable = KeyTable::page(
    "watched-game",
    &[
        &sideways("key-step-move", "bar-step"),
        &[
            key("Up", Command::Up, "key-step-ten"),
            key("Down", Command::Down, ""),
            FIRST.bar("Home/End", "bar-ends"),
            LAST,
            enter("key-watch-next", "bar-watch"),
            key("m", Command::Greet, "key-greet").bar("m", "bar-greet"),
            key("0-9", Command::Digit(0), "key-greeting").label("1-6"),
            REVIEW,
            COPY,
            EXPORT_GAME,
            TURN,
            key("PgUp", Command::PageUp, "key-scroll-log"),
            key("PgDn", Command::PageDown, ""),
        ],
    ],
)
.back(key("Esc", Command::Back, "key-back").bar("Esc", "bar-back"));

pub static RESIGN_KEYS: KeyTable =
    KeyTable::panel("shared-resign", &[&[accept("key-resign", "bar-resign"), YES]]).back(CANCEL);

/// Leaving a game whose clock runs.
pub static LEAVE_KEYS: KeyTable =
    KeyTable::panel("shared-leave", &[&[accept("key-back", "bar-leave"), YES]]).back(CANCEL);

/// Another key for the answer to a question.
const YES: Binding = key("y", Command::Activate, "");

pub static GREETING_KEYS: KeyTable = KeyTable::panel("greetings", &[&GREETING_DIGITS]).back(CANCEL);

/// The digits of the greetings. A finger has a button for each; others read them above the key line.
const GREETING_DIGITS: [Binding; 7] = [
    key("0", Command::Digit(0), "key-greeting").label("0-6"),
    key("1", Command::Digit(1), "").button("1", "greeting-hello"),
    key("2", Command::Digit(2), "").button("2", "greeting-good-luck"),
    key("3", Command::Digit(3), "").button("3", "greeting-well-played"),
    key("4", Command::Digit(4), "").button("4", "greeting-nice-move"),
    key("5", Command::Digit(5), "").button("5", "greeting-sorry"),
    key("6", Command::Digit(6), "").button("6", "greeting-thanks"),
];
