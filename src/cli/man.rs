//! `outflank completions` and `outflank man`, from the definitions of the arguments.

use clap::Command;
use clap_complete::{Shell, generate};
use clap_mangen::Man;
use std::io::{self, Write};

/// Prints the completions for a shell. Errors: when `out` takes no more.
pub fn completions(shell: Shell, mut command: Command, out: &mut impl Write) -> io::Result<()> {
    let mut script = Vec::new();
    generate(shell, &mut command, "outflank", &mut script);
    out.write_all(&script)
}

/// Prints the manual page: the program's section, then one for each command. Errors: when `out` takes no more.
pub fn manual(mut command: Command, out: &mut impl Write) -> io::Result<()> {
    command.build();
    let page = Man::new(command.clone());
    page.render_title(out)?;
    page.render_name_section(out)?;
    page.render_synopsis_section(out)?;
    page.render_description_section(out)?;
    page.render_options_section(out)?;
    for part in command.get_subcommands().filter(|part| part.get_name() != "help") {
        writeln!(out, ".SH \"OUTFLANK {}\"", part.get_name().to_uppercase())?;
        writeln!(out, "{}", part.get_about().map(ToString::to_string).unwrap_or_default())?;
        if part.get_arguments().any(|argument| !argument.is_hide_set()) {
            // Omits the section's own title under the command's.
            let mut options = Vec::new();
            Man::new(part.clone()).render_options_section(&mut options)?;
            let options = String::from_utf8_lossy(&options);
            out.write_all(options.replacen(".SH OPTIONS\n", "", 1).as_bytes())?;
        }
    }
    page.render_extra_section(out)?;
    page.render_version_section(out)
}
