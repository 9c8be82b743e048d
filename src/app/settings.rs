//! The table of all settings, from which the page, `config.toml` with its remarks and the manual are made.

pub mod orientation;
pub mod own_look;
pub mod preferences;
pub mod setting;
pub mod viewport;

use crate::app::cycle::next;
use crate::app::settings::orientation::Orientation;
use crate::app::settings::preferences::{LetterWidth, Peers, Pictures, QuietHours, Scale, Warning};
use crate::app::settings::setting::{Kind, Setting, switch};
use crate::app::settings::viewport::Look;
use crate::app::setup::{
    SideChoice, TIME_CONTROLS, about_controls, controls_choice, next_controls, read_time_controls,
    write_time_controls,
};
use crate::app::typing::Charset;
use crate::rules::Variant;
use crate::words::{self, KnownLanguage, say};
use std::fmt::Write as _;
use std::str::FromStr;
use std::sync::LazyLock;
use strum::{VariantArray, VariantNames};

/// Titles of the groups of settings, with the first setting of each.
pub const GROUPS: [(&str, &str); 4] = [
    ("settings-board", "look"),
    ("settings-help", "hints"),
    ("settings-game", "name"),
    ("settings-program", "language"),
];

/// First of the settings that few players need, which the page folds.
const FIRST_ADVANCED: &str = "people";

/// The settings that every player may need, and those that few do.
pub fn by_need() -> (&'static [Setting], &'static [Setting]) {
    let first = SETTINGS.iter().position(|setting| setting.name == FIRST_ADVANCED);
    SETTINGS.split_at(first.unwrap_or(SETTINGS.len()))
}

/// A setting that is one of an enum's variants: name and remark, field and type, sentence, and the family of the words
/// that are shown.
macro_rules! choice {
    ([$name:literal, $remark:literal], $field:ident: $kind:ty, $sentence:expr, $family:literal) => {
        Setting {
            name: $name,
            remark: $remark,
            sentence: $sentence,
            kind: Kind::Choice {
                words: || <$kind as VariantNames>::VARIANTS,
                get: |preferences| preferences.settings.$field.to_string(),
                set: |preferences, word| parsed(word).map(|it| preferences.settings.$field = it),
                step: |preferences, forward| {
                    let chosen = &mut preferences.settings.$field;
                    *chosen = next(*chosen, <$kind as VariantArray>::VARIANTS, forward);
                },
                shown: |preferences| words::of($family, &preferences.settings.$field.to_string()),
            },
            options: &[],
        }
    };
}

/// All settings, in the order of the page and of the file.
pub const SETTINGS: &[Setting] = &[
    Setting {
        name: "look",
        remark: "Theme: auto, classic, midnight, paper, contrast, mono, ascii.",
        sentence: |preferences| match &preferences.settings.own_look {
            Some(_) => say!("theme-own"),
            None => words::of("theme", &preferences.settings.look.to_string()),
        },
        kind: Kind::Choice {
            words: || <Look as VariantNames>::VARIANTS,
            get: |preferences| preferences.settings.look_name(),
            set: |preferences, word| preferences.settings.choose_look(word, &preferences.looks),
            step: |preferences, forward| {
                preferences.settings.step_look(&preferences.looks, forward);
            },
            shown: |preferences| preferences.settings.look_name(),
        },
        options: &["--look"],
    },
    choice!(
        ["board", "Largest square size: auto, small, medium, large."],
        scale: Scale,
        |_| say!("setting-board-about"),
        "scale"
    ),
    switch(
        ["simple", "Show only the board, the score and five keys, as large as possible."],
        |settings| &mut settings.simple,
        |_| say!("setting-simple-about"),
        &[],
    ),
    Setting {
        name: "turned",
        remark: "Turn the board: 0, 90, 180, 270 degrees.",
        sentence: |_| say!("setting-turned-about"),
        kind: Kind::Choice {
            words: || <Orientation as VariantNames>::VARIANTS,
            get: |preferences| preferences.settings.orientation.to_string(),
            set: |preferences, word| parsed(word).map(|it| preferences.settings.orientation = it),
            step: |preferences, forward| {
                let orientation = &mut preferences.settings.orientation;
                let all = <Orientation as VariantArray>::VARIANTS;
                *orientation = next(*orientation, all, forward);
            },
            shown: |preferences| {
                say!("setting-degrees", degrees = preferences.settings.orientation.to_string())
            },
        },
        options: &[],
    },
    switch(
        ["labels", "Show letters and digits around the board."],
        |settings| &mut settings.labels,
        |_| say!("setting-labels-about"),
        &[],
    ),
    switch(
        ["numbers", "Show move numbers on the discs when you look through a game."],
        |settings| &mut settings.numbers,
        |_| say!("setting-numbers-about"),
        &[],
    ),
    switch(
        ["animation", "Show discs turning over."],
        |settings| &mut settings.animation,
        |_| say!("setting-animation-about"),
        &["--no-animation"],
    ),
    switch(
        ["hints", "Show a dot on every legal square."],
        |settings| &mut settings.hints,
        |_| say!("setting-hints-about"),
        &["--hints"],
    ),
    switch(
        ["flip-marks", "Mark the discs the move would flip."],
        |settings| &mut settings.preview,
        |_| say!("setting-flip-marks-about"),
        &[],
    ),
    switch(
        ["values", "Show the expected margin on each legal square."],
        |settings| &mut settings.values,
        |_| say!("setting-values-about"),
        &[],
    ),
    switch(
        ["coach", "Show the best move and why."],
        |settings| &mut settings.advice,
        |_| say!("setting-coach-about"),
        &[],
    ),
    choice!(
        ["warning", "Ask again before a blunder: off, blunder, mistake, inaccuracy."],
        warning: Warning,
        |_| say!("setting-warning-about"),
        "warning"
    ),
    Setting {
        name: "name",
        remark: "Your name and the second player's name; empty for the defaults.",
        sentence: |_| say!("setting-name-about"),
        kind: Kind::Text(|settings| &mut settings.names[0], "setting-name-unset", Charset::Words),
        options: &[],
    },
    Setting {
        name: "opponent",
        remark: "",
        sentence: |_| say!("setting-opponent-about"),
        kind: Kind::Text(
            |settings| &mut settings.names[1],
            "setting-opponent-unset",
            Charset::Words,
        ),
        options: &[],
    },
    Setting {
        name: "level",
        remark: "The start screen's defaults: a level from 1 to 10 or `\"auto\"`, and black, white or random.",
        sentence: |_| say!("setting-level-about"),
        kind: Kind::Level,
        options: &["--level"],
    },
    Setting {
        name: "side",
        remark: "",
        sentence: |_| say!("setting-side-about"),
        kind: Kind::Choice {
            words: || <SideChoice as VariantNames>::VARIANTS,
            get: |preferences| preferences.side.to_string(),
            set: |preferences, word| parsed(word).map(|side| preferences.side = side),
            step: |preferences, forward| {
                let sides = <SideChoice as VariantArray>::VARIANTS;
                preferences.side = next(preferences.side, sides, forward);
            },
            shown: |preferences| preferences.side.name(),
        },
        options: &["--as"],
    },
    Setting {
        name: "clock",
        remark: "The start screen's clock: none, or a time such as 5m, 5m+3s, 10m/30s; 10m,5m for Black and White.",
        sentence: |preferences| about_controls(preferences.time_controls, Variant::REVERSI),
        kind: Kind::Choice {
            words: || TIME_CONTROLS,
            get: |preferences| write_time_controls(preferences.time_controls),
            set: |preferences, word| {
                read_time_controls(word)
                    .ok()
                    .map(|time_controls| preferences.time_controls = time_controls)
            },
            step: |preferences, forward| {
                preferences.time_controls = next_controls(preferences.time_controls, forward);
            },
            shown: |preferences| controls_choice(preferences.time_controls),
        },
        options: &["--clock"],
    },
    switch(
        [
            "human-pace",
            "Opponents that play like people take up to two seconds a move, as people would.",
        ],
        |settings| &mut settings.human_pace,
        |_| say!("setting-human-pace-about"),
        &[],
    ),
    Setting {
        name: "language",
        remark: "Language: auto (that of the system), or a tag such as fr.",
        sentence: |_| say!("setting-language-about"),
        kind: Kind::Choice {
            words: || &LANGUAGES,
            get: |preferences| language_word(preferences.settings.language).to_owned(),
            set: |preferences, word| {
                let language = KnownLanguage::of_tag(word);
                let is_known = word == SYSTEM || language.is_some();
                is_known.then(|| preferences.settings.language = language)
            },
            step: |preferences, forward| {
                let word = next(language_word(preferences.settings.language), &LANGUAGES, forward);
                preferences.settings.language = KnownLanguage::of_tag(word);
            },
            shown: |preferences| match preferences.settings.language {
                None => say!("setting-language-system"),
                Some(language) => language.name().to_owned(),
            },
        },
        options: &["--lang"],
    },
    switch(
        ["mouse", "Play with the mouse; when off, the terminal selects text."],
        |settings| &mut settings.mouse,
        |_| say!("setting-mouse-about"),
        &["--no-mouse"],
    ),
    switch(
        ["bell", "Ring the bell once when it is your turn and the window has no focus."],
        |settings| &mut settings.bell,
        |_| say!("setting-bell-about"),
        &[],
    ),
    Setting {
        name: "quiet",
        remark: "Hours in which the bell is silent: none, or from and to, such as 22-8.",
        sentence: |_| say!("setting-quiet-about"),
        kind: Kind::Choice {
            words: || &QuietHours::WORDS,
            get: |preferences| preferences.settings.quiet.to_string(),
            set: |preferences, word| parsed(word).map(|it| preferences.settings.quiet = it),
            step: |preferences, forward| {
                let word = preferences.settings.quiet.to_string();
                let next = next(word.as_str(), &QuietHours::WORDS, forward);
                preferences.settings.quiet = parsed(next).unwrap_or_default();
            },
            shown: |preferences| match preferences.settings.quiet.hours() {
                None => say!("setting-quiet-none"),
                Some([from, to]) => say!("setting-quiet-hours", from = from, to = to),
            },
        },
        options: &[],
    },
    switch(
        ["people", "The coach tells what people of your strength play."],
        |settings| &mut settings.people,
        |_| say!("setting-people-about"),
        &[],
    ),
    Setting {
        name: "peers",
        remark: "Those people: own (about as strong as you), or rated 1000, 1100 .. 2000.",
        sentence: |_| say!("setting-peers-about"),
        kind: Kind::Choice {
            words: || &Peers::WORDS,
            get: |preferences| preferences.settings.peers.word().to_owned(),
            set: |preferences, word| {
                Peers::of_word(word).map(|peers| preferences.settings.peers = peers)
            },
            step: |preferences, forward| {
                let word = next(preferences.settings.peers.word(), &Peers::WORDS, forward);
                preferences.settings.peers = Peers::of_word(word).unwrap_or_default();
            },
            shown: |preferences| match preferences.settings.peers.rating() {
                None => say!("setting-peers-own"),
                Some(rating) => say!("setting-peers-rated", rating = rating.to_string()),
            },
        },
        options: &[],
    },
    switch(
        ["step", "The computer waits for Enter before it moves."],
        |settings| &mut settings.step,
        |_| say!("setting-step-about"),
        &["--step"],
    ),
    Setting {
        name: "flag",
        remark: "A player out of time loses; when off, the game goes on but does not count.",
        sentence: |preferences| {
            if preferences.settings.flag_loses {
                say!("setting-flag-loses-about")
            } else {
                say!("setting-flag-plays-on-about")
            }
        },
        kind: Kind::Switch(
            |settings| &mut settings.flag_loses,
            ["setting-flag-plays-on", "setting-flag-loses"],
        ),
        options: &[],
    },
    Setting {
        name: "number-pad",
        remark: "In tic-tac-toe, number squares like a number pad: 7 8 9 on top.",
        sentence: |preferences| {
            if preferences.settings.numpad {
                say!("setting-number-pad-on-about")
            } else {
                say!("setting-number-pad-off-about")
            }
        },
        kind: Kind::Switch(
            |settings| &mut settings.numpad,
            ["setting-number-pad-off", "setting-number-pad-on"],
        ),
        options: &["--numpad"],
    },
    choice!(
        ["pictures", "Draw squares as pictures where the terminal can (kitty, sixel, iTerm2): auto, on, off."],
        pictures: Pictures,
        |_| say!("setting-pictures-about"),
        "pictures"
    ),
    choice!(
        ["width", "Columns of letters such as a full disc: auto, narrow (one), wide (two)."],
        width: LetterWidth,
        |_| say!("setting-width-about"),
        "width"
    ),
    switch(
        ["key-signs", "Show arrow keys and Enter as signs in the key line."],
        |settings| &mut settings.key_signs,
        |_| say!("setting-key-signs-about"),
        &[],
    ),
    Setting {
        name: "page",
        remark: "Address of outflank's web page, which links and QR codes lead to; empty for a link's end alone.",
        sentence: |_| say!("setting-page-about"),
        kind: Kind::Text(|settings| &mut settings.page, "setting-page-unset", Charset::Address),
        options: &[],
    },
    Setting {
        name: "threads",
        remark: "Analysis board: search threads (1 to 64) and memory in MiB (24 to 4096).",
        sentence: |_| say!("setting-threads-about"),
        kind: Kind::Number(
            |settings| &mut settings.budget.threads,
            &[1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64],
            "setting-plain-number",
        ),
        options: &[],
    },
    Setting {
        name: "memory",
        remark: "",
        sentence: |_| say!("setting-memory-about"),
        kind: Kind::Number(
            |settings| &mut settings.budget.mebibytes,
            &[24, 64, 128, 256, 512, 1024, 2048, 4096],
            "setting-mebibytes",
        ),
        options: &[],
    },
];

/// Word for the language of the system.
const SYSTEM: &str = "auto";

/// Words of the languages.
static LANGUAGES: LazyLock<Vec<&str>> =
    LazyLock::new(|| [&[SYSTEM], KnownLanguage::tags()].concat());

fn language_word(language: Option<KnownLanguage>) -> &'static str {
    language.map_or(SYSTEM, KnownLanguage::tag)
}

/// The settings as a Markdown table, for the manual.
pub fn markdown() -> String {
    let mut text =
        "| in `config.toml` | on the page | | for one run |\n|---|---|---|---|\n".to_owned();
    for setting in SETTINGS {
        let (Setting { name, remark, options, .. }, label) = (setting, setting.label());
        let options: Vec<String> = options.iter().map(|option| format!("`{option}`")).collect();
        let _ = writeln!(text, "| `{name}` | {label} | {remark} | {} |", options.join(", "));
    }
    text
}

fn parsed<T: FromStr>(word: &str) -> Option<T> {
    word.parse().ok()
}

/// Setting of this name in `config.toml`.
pub fn named(name: &str) -> Option<&'static Setting> {
    SETTINGS.iter().find(|setting| setting.name == name)
}
