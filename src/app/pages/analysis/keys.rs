//! Keys of the analysis page.

use crate::app::keymap::{
    BACK, COPY, CURSOR, Command, DETAIL, EDIT, ENDS, EXPORT_GAME, HINTS, KeyTable, NEXT_LEGAL,
    PREVIOUS_LEGAL, SHOW_LINE, TURN, TYPE_MOVE, accept, key,
};

pub static KEYS: KeyTable = KeyTable::page(
    "analysis",
    &[
        CURSOR,
        &[
            accept("key-analysis-play", "bar-play"),
            key("Space", Command::ToggleEngine, "key-engine").bar("Space", "bar-engine-on"),
            NEXT_LEGAL.no_bar(),
            PREVIOUS_LEGAL,
            TYPE_MOVE.no_bar(),
            key("u Backspace", Command::TakeBack, "key-step-back").bar("u r", "bar-step"),
            key("r", Command::Replay, "key-step-on"),
        ],
        ENDS,
        &[
            key("0-9", Command::Digit(0), "key-best-lines").bar("1-8", "bar-lines").label("1-8, 0"),
            key("s", Command::Explore, "key-explore").bar("s", "bar-explore"),
            key("T", Command::Train, "key-train").bar("T", "bar-train"),
            key("t", Command::AnalyseTree, "key-analyse-tree").bar("t", "bar-analyse"),
            key("[", Command::PreviousVariation, "key-variations"),
            key("]", Command::NextVariation, "").bar("[ ]", "bar-variation"),
            key(";", Command::Comment, "key-comment").bar(";", "bar-comment"),
            key("!", Command::Mark, "key-mark").bar("!", "bar-mark"),
            key("+", Command::TakeLine, "key-take-line"),
            key("p", Command::Promote, "key-promote"),
            key("Del D", Command::Delete, "key-delete-line"),
            key("z", Command::Restore, "key-restore-line"),
            key("-", Command::Fold, "key-fold"),
            key("G", Command::GamesHere, "key-games-here"),
            key("F", Command::FilterGames, "key-filter"),
            key("N", Command::Holes, "key-holes"),
            key("A", Command::NextAnalyst, "key-analyst"),
            key("S", Command::Solve, "key-solve"),
            key("n", Command::NewGame, "key-new-analysis"),
            EDIT,
            DETAIL,
            SHOW_LINE,
            HINTS.no_bar(),
            TURN,
            COPY,
            EXPORT_GAME.bar("x", "bar-export"),
        ],
    ],
)
.back(BACK);

pub static COMMENT_KEYS: KeyTable =
    KeyTable::text("comment", &[&[accept("key-save-comment", "bar-ok")]])
        .back(key("Esc", Command::Back, "key-drop-comment").bar("Esc", "bar-cancel"));

pub static FILTER_KEYS: KeyTable =
    KeyTable::text("filter", &[&[accept("key-use-filter", "bar-ok")]])
        .back(key("Esc", Command::Back, "key-drop-filter").bar("Esc", "bar-cancel"));
