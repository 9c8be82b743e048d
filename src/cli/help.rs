//! `--help`: commands by group, and an example for each.

use clap::Command;
use std::fmt::Write as _;

/// Widest line of a help text, in columns.
pub const WIDTH: usize = 100;

/// Commands by group, in the order of the help.
pub const GROUPS: [(&str, &[&str]); 5] = [
    ("Play", &["play", "watch", "demo", "match", "tournament", "serve"]),
    ("Learn", &["learn", "puzzle", "hint", "analyze"]),
    ("Games", &["games", "import", "export", "convert"]),
    ("Study", &["explore", "edit", "show", "solve"]),
    ("Engine", &["gtp", "nboard", "bench", "perft", "completions", "man", "manual"]),
];

/// An example of each command, with its effect.
pub const EXAMPLES: [(&str, &str, &str); 25] = [
    ("play", "outflank play --as white --level 4", "play White against level 4"),
    ("watch", "outflank watch level:3 level:4", "the computer plays itself"),
    ("demo", "outflank demo --look midnight", "a minute of everything"),
    ("match", "outflank match rookie greedy --games 100", "many games, a table of results"),
    ("tournament", "outflank tournament level:6 level:5 level:4", "a round robin"),
    ("serve", "outflank serve --listen 0.0.0.0:2022", "people play over ssh"),
    ("learn", "outflank learn corners", "the lesson about corners"),
    ("puzzle", "outflank puzzle --daily --plain", "today's puzzle, line by line"),
    ("hint", "outflank hint --position f5d6c3d3c4", "rate every move there"),
    ("analyze", "outflank analyze game.ggf", "what each move lost, and why"),
    ("games", "outflank games --result lost", "list the games you lost"),
    ("import", "outflank import WTH_2020.wtb", "a year of tournament games"),
    ("export", "outflank export --all --to ggf", "all your games"),
    ("convert", "outflank convert WTH_2020.wtb --to sgf", "another format"),
    ("explore", "outflank explore --moves f5d6c3", "what was played there"),
    ("edit", "outflank edit", "set up a position on the screen"),
    ("show", "outflank show f5d6c3d3c4", "a board in colour"),
    ("solve", "outflank solve positions.obf", "exact scores, a line each"),
    ("gtp", "outflank gtp --level 10", "an engine for GTP programs"),
    ("nboard", "outflank nboard", "an engine for NBoard"),
    ("bench", "outflank bench", "nodes, seconds, nodes per second"),
    ("perft", "outflank perft 9 --threads 2", "move paths of nine plies"),
    ("completions", "outflank completions bash", "completions for bash"),
    ("man", "outflank man | man -l -", "read the manual page"),
    ("manual", "outflank manual coach", "the manual's page about the coach"),
];

/// Adds the help to the definition of the command line: grouped commands, examples first.
///
/// # Panics
///
/// If a group names a command that does not exist.
pub fn with_help(command: Command) -> Command {
    let mut command = command.max_term_width(WIDTH);
    let mut list = String::new();
    for (group, names) in GROUPS {
        let _ = writeln!(list, "{group}:");
        for name in names {
            let part = command.find_subcommand(name).expect("a group names commands");
            let about = part.get_about().map(ToString::to_string).unwrap_or_default();
            let _ = writeln!(list, "  {name:<12} {about}");
        }
        list.push('\n');
    }
    for (name, example, effect) in EXAMPLES {
        let line = format!("Example: {example}    {effect}");
        command = command.mut_subcommand(name, |part| part.before_help(line));
    }
    let start = examples(&["play", "learn", "puzzle", "analyze", "match"]);
    command.help_template(format!(
        "{{about}}\n\nExamples:\n  {:<42} the start screen\n{start}\n{{usage-heading}} {{usage}}\n\n\
         {list}Options:\n{{options}}\n\nKeys in the game: arrows and Enter play, h shows hints, \
         ? shows the rules and all keys, q quits.\n",
        "outflank"
    ))
}

/// Examples of some commands, a line each.
fn examples(names: &[&str]) -> String {
    let mut text = String::new();
    for (_, example, effect) in EXAMPLES.iter().filter(|(name, ..)| names.contains(name)) {
        let _ = writeln!(text, "  {example:<42} {effect}");
    }
    text
}

/// Examples of all commands, with their effects.
pub fn examples_of_all() -> impl Iterator<Item = (&'static str, &'static str)> {
    EXAMPLES.iter().map(|&(_, example, effect)| (example, effect))
}

/// The commands as a Markdown table, for the README and the manual.
pub fn markdown(command: &Command) -> String {
    let mut text = "| | command | |\n|---|---|---|\n".to_owned();
    for (group, names) in GROUPS {
        for (at, name) in names.iter().enumerate() {
            let part = command.find_subcommand(name).expect("a group names commands");
            let about = part.get_about().map(ToString::to_string).unwrap_or_default();
            let group = if at == 0 { format!("**{group}**") } else { String::new() };
            let _ = writeln!(text, "| {group} | `{name}` | {about} |");
        }
    }
    text
}
