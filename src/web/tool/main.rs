//! `outflank-web`: builds the page as static files, and serves them on this machine.

mod build;
mod serve;

use clap::{Parser, Subcommand};

/// Arguments of `outflank-web`.
#[derive(Debug, Parser)]
#[command(name = "outflank-web", version, about = "outflank in a web page, as static files")]
struct WebArguments {
    #[command(subcommand)]
    command: WebCommand,
}

#[derive(Debug, Subcommand)]
enum WebCommand {
    /// Build the page's files
    Build(build::PageBuildOptions),
    /// Serve the page's files on this machine
    Serve(serve::FileServerOptions),
}

fn main() -> anyhow::Result<()> {
    match WebArguments::parse().command {
        WebCommand::Build(options) => build::run(&options),
        WebCommand::Serve(options) => serve::run(&options),
    }
}
