//! Keys of a game between people.

use crate::app::keymap::{
    CANCEL, COPY, CURSOR, Command, EXPORT_GAME, HINTS, KeyTable, LEGAL, REVIEW, TURN, TYPE_MOVE,
    accept, enter, key,
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

pub static RESIGN_KEYS: KeyTable =
    KeyTable::panel("shared-resign", &[&[accept("key-resign", "bar-resign")]]).back(CANCEL);

/// Leaving a game whose clock runs.
pub static LEAVE_KEYS: KeyTable =
    KeyTable::panel("shared-leave", &[&[accept("key-back", "bar-back")]]).back(CANCEL);

pub static GREETING_KEYS: KeyTable =
    KeyTable::panel("greetings", &[&[key("0-9", Command::Digit(0), "key-greeting").label("0-6")]])
        .back(CANCEL);
