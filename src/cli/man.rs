//! `outflank completions` and `outflank man`, from the definitions of the arguments.

use super::help::examples_of_all;
use crate::app::{KEY_TABLES, Keymap, keymap};
use clap::Command;
use clap::builder::PossibleValuesParser;
use clap_complete::{Shell, generate};
use clap_mangen::Man;
use clap_mangen::roff::{Roff, bold, roman};
use std::io::{self, Write};

/// Prints the completions for a shell. Errors: a failed write to `out`.
pub fn completions(shell: Shell, mut command: Command, out: &mut impl Write) -> io::Result<()> {
    let mut script = Vec::new();
    generate(shell, &mut command, "outflank", &mut script);
    out.write_all(&script)
}

/// Files of the program, with their contents.
const FILES: [(&str, &str); 3] = [
    ("$XDG_DATA_HOME/outflank/games.db", "Games, reviews and puzzles (usually in ~/.local/share)."),
    ("$XDG_CONFIG_HOME/outflank/config.toml", "Settings (usually in ~/.config)."),
    ("$XDG_CONFIG_HOME/outflank/looks/NAME.toml", "Themes of your own."),
];

/// Short manual pages in other languages, by tag.
pub const TRANSLATED: [(&str, &str); 2] = [
    ("ja", include_str!("../../assets/text/outflank.ja.1")),
    ("fr", include_str!("../../assets/text/outflank.fr.1")),
];

/// Languages of the manual page.
pub fn languages() -> PossibleValuesParser {
    PossibleValuesParser::new(["en"].into_iter().chain(TRANSLATED.map(|(tag, _)| tag)))
}

/// Manual page of a language; `None` for English, whose page is made from the definitions.
pub fn translated(tag: &str) -> Option<&'static str> {
    TRANSLATED.iter().find(|(it, _)| *it == tag).map(|(_, page)| *page)
}

/// Prints the manual page: examples, options, a section for each command, keys and files. Errors: a failed write to
/// `out`.
pub fn page(mut command: Command, out: &mut impl Write) -> io::Result<()> {
    command.build();
    let page = Man::new(command.clone());
    page.render_title(out)?;
    page.render_name_section(out)?;
    let examples =
        examples_of_all().map(|(example, effect)| (example.to_owned(), effect.to_owned()));
    list("EXAMPLES", examples, out)?;
    page.render_synopsis_section(out)?;
    page.render_description_section(out)?;
    page.render_options_section(out)?;
    for part in command.get_subcommands().filter(|part| part.get_name() != "help") {
        writeln!(out, ".SH \"OUTFLANK {}\"", part.get_name().to_uppercase())?;
        writeln!(out, "{}", part.get_about().map(ToString::to_string).unwrap_or_default())?;
        if part.get_arguments().any(|argument| !argument.is_hide_set()) {
            // The title OPTIONS is removed, because the command's title is above the options.
            let mut options = Vec::new();
            Man::new(part.clone()).render_options_section(&mut options)?;
            let options = String::from_utf8_lossy(&options);
            out.write_all(options.replacen(".SH OPTIONS\n", "", 1).as_bytes())?;
        }
    }
    let keys = KEY_TABLES.first().map(|table| keymap::lines(&Keymap::default(), table));
    list("KEYS", keys.into_iter().flatten().map(|(label, help, _)| (label, help)), out)?;
    list("FILES", FILES.map(|(path, about)| (path.to_owned(), about.to_owned())), out)?;
    page.render_extra_section(out)?;
    page.render_version_section(out)
}

/// Prints a section of terms with their explanations.
fn list(
    title: &str,
    rows: impl IntoIterator<Item = (String, String)>,
    out: &mut impl Write,
) -> io::Result<()> {
    let mut roff = Roff::new();
    roff.control("SH", [title]);
    for (term, about) in rows {
        roff.control("TP", []).text([bold(term)]).text([roman(about)]);
    }
    roff.to_writer(out)
}
