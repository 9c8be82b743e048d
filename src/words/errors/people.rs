//! Errors of tournaments, the lobby, the explorer and the library in words.

use super::Sentence;
use crate::say;
use outflank_core::club::{PlanError, TournamentPlan};
use outflank_core::explorer::{DamagedBlock, FilterError};
use outflank_core::lobby::{InvalidName, PeopleError};
use outflank_core::store::{GameFault, StoreError};

impl Sentence for PlanError {
    fn sentence(&self) -> String {
        match self {
            Self::Players(value) => {
                say!("error-plan-players", most = TournamentPlan::MOST_PLAYERS, value = *value)
            }
            Self::Rounds(value) => {
                say!("error-plan-rounds", most = TournamentPlan::MOST_ROUNDS, value = *value)
            }
            Self::SwissRounds { rounds, players } => say!(
                "error-plan-swiss-rounds",
                players = *players,
                most = players - 1,
                rounds = *rounds
            ),
            Self::Games(value) => {
                say!("error-plan-games", most = TournamentPlan::MOST_GAMES, value = *value)
            }
        }
    }
}

impl Sentence for InvalidName {
    fn sentence(&self) -> String {
        match self {
            Self::Form => say!("lobby-name-form"),
            Self::Reserved => say!("lobby-name-reserved"),
        }
    }
}

impl Sentence for PeopleError {
    fn sentence(&self) -> String {
        match self {
            Self::Unavailable => say!("lobby-store-unavailable"),
            Self::Invalid(text) => text.clone(),
        }
    }
}

impl Sentence for DamagedBlock {
    fn sentence(&self) -> String {
        say!("error-damaged-block")
    }
}

impl Sentence for FilterError {
    fn sentence(&self) -> String {
        match self {
            Self::Years(value) => say!("error-filter-years", value = value),
            Self::Winner(value) => say!("error-filter-winner", value = value),
            Self::Word(value) => say!("error-filter-word", value = value),
            Self::SideAlone(value) => say!("error-filter-side-alone", value = value),
        }
    }
}

impl Sentence for StoreError {
    fn sentence(&self) -> String {
        match self {
            Self::Locked => say!("store-locked"),
            Self::OtherTab => say!("store-other-tab"),
            Self::NoStorage => say!("store-no-storage"),
            Self::DiskFull => say!("store-disk-full"),
            Self::ReadOnly => say!("store-read-only"),
            Self::CannotOpen => say!("store-cannot-open"),
            Self::NotPermitted => say!("store-not-permitted"),
            Self::Damaged => say!("store-damaged"),
            Self::DiskSilent => say!("store-disk-silent"),
            Self::Disk(why) => say!("store-disk", why = why),
            Self::Folder { folder, why } => {
                say!("store-folder", folder = folder.display().to_string(), why = why)
            }
            Self::Newer(path) => say!("store-newer", path = path.display().to_string()),
            Self::NoLibrary => say!("store-no-library"),
            Self::NewerLibrary => say!("store-newer-library"),
            Self::Foreign => say!("store-foreign"),
            Self::IndexDamaged => say!("store-index-damaged"),
            Self::NoSuchGame(id) => say!("store-no-such-game", id = *id),
            Self::NoGame(id, why) => say!("store-no-game", id = *id, why = why.sentence()),
            Self::Unwanted => say!("store-unwanted"),
            Self::Other(why) => say!("store-other", why = why),
        }
    }
}

impl Sentence for GameFault {
    fn sentence(&self) -> String {
        match self {
            Self::Rules => self.to_string(),
            Self::Board(error) => error.sentence(),
            Self::Moves(error) => error.sentence(),
            Self::End(error) => error.sentence(),
        }
    }
}
