//! Text of an explorer without games.

use crate::app::live::live_explorer::LiveExplorer;
use crate::explorer::UnknownName;
use crate::store::Explored;
use crate::words::say;

/// Reason why no game is listed.
pub fn none_here(explorer: &LiveExplorer, answer: &Explored) -> String {
    if explorer.filter.is_open() {
        say!("explorer-none")
    } else {
        match answer.unknown {
            Some(UnknownName::Player) => {
                say!("explorer-no-such-player", name = &explorer.filter.player)
            }
            Some(UnknownName::Place) => say!("explorer-nowhere", name = &explorer.filter.place),
            None => say!("explorer-none-filtered"),
        }
    }
}
