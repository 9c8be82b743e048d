//! What the operator does: bans, names, reports. The same commands come over ssh, over a socket in the data folder, and
//! from the command line while no server runs.

use super::bans::BanList;
use super::options::ServeOptions;
use super::people::{PeopleDb, PeopleSource};
use crate::library::day_in_greenwich;
use crate::lobby::{AccountId, AccountName, InvalidName, PeopleError, PersonAccount};
use crate::records::sanitize;
use crate::words::{Sentence, say};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use std::io;
use std::path::PathBuf;
use std::str::FromStr;

/// Limit of a name, key or network in characters.
const LONGEST: usize = 100;

/// A command of the operator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OperatorCommand {
    /// List the running sessions with their networks.
    Who,
    /// List reported names, those with the most reports first.
    Reports,
    /// Drop the reports of a name.
    Dismiss(String),
    /// Let no session in: of an account, of a key, or of a network.
    Ban(String),
    Unban(String),
    /// Give an account another name.
    Rename(String, String),
    /// End the sessions of an account.
    Kick(String),
    /// Keep greetings and challenges of an account from all.
    Mute(String),
    Unmute(String),
}

/// The command in words, such as `ban Ann`. Error: a sentence.
impl FromStr for OperatorCommand {
    type Err = String;

    fn from_str(line: &str) -> Result<Self, String> {
        let line = sanitize(line, 4 * LONGEST);
        let words: Vec<&str> = line.split_whitespace().collect();
        let one = |name: &&str| (*name).to_owned();
        Ok(match words.as_slice() {
            ["who"] => Self::Who,
            ["reports"] => Self::Reports,
            ["dismiss", name] => Self::Dismiss(one(name)),
            ["ban", target] => Self::Ban(one(target)),
            ["unban", target] => Self::Unban(one(target)),
            ["rename", name, new] => Self::Rename(one(name), one(new)),
            ["kick", name] => Self::Kick(one(name)),
            ["mute", name] => Self::Mute(one(name)),
            ["unmute", name] => Self::Unmute(one(name)),
            _ => return Err(say!("operator-usage")),
        })
    }
}

/// Work of running servers after a command.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum OperatorNotice {
    /// Read the bans again, and end the sessions that they name.
    Bans,
    /// End the sessions of an account.
    Kick(AccountId),
    /// Load a renamed or muted account again.
    Account(AccountId),
}

/// Error of a command.
#[derive(Debug, thiserror::Error)]
pub enum OperatorError {
    /// A sentence: the command names nothing that is there.
    #[error("{0}")]
    Refused(String),
    #[error(transparent)]
    People(#[from] PeopleError),
    #[error(transparent)]
    Bans(#[from] io::Error),
}

impl Sentence for OperatorError {
    fn sentence(&self) -> String {
        match self {
            Self::Refused(sentence) => sentence.clone(),
            Self::People(error) => error.sentence(),
            Self::Bans(error) => error.to_string(),
        }
    }
}

/// Place of the bans that the operator writes.
#[derive(Clone, Debug)]
enum BanPlace {
    /// A file of the only server.
    File(PathBuf),
    /// The database that several servers share.
    Database,
}

impl BanPlace {
    /// Place for a database of people, with the file of bans that stands for it otherwise.
    fn of(source: &PeopleSource, file: PathBuf) -> Self {
        if source.is_shared() { Self::Database } else { Self::File(file) }
    }
}

/// The operator at a database.
pub struct Operator<'a> {
    people: &'a mut PeopleDb,
    bans: BanPlace,
    /// Fingerprints of the operators' keys.
    admins: &'a [String],
}

/// Answer to a command, and what running servers have to do.
type Done = Result<(String, Option<OperatorNotice>), OperatorError>;

impl<'a> Operator<'a> {
    /// The operator of a server with these options, at its database.
    pub fn new(people: &'a mut PeopleDb, options: &'a ServeOptions) -> Self {
        let bans = BanPlace::of(&options.people(), options.bans());
        Self { people, bans, admins: &options.admins }
    }

    /// Carries out a command. Errors: [`OperatorError`]; nothing has changed then.
    pub fn carry_out(&mut self, command: &OperatorCommand) -> Done {
        match command {
            OperatorCommand::Who => Err(OperatorError::Refused(say!("operator-no-server"))),
            OperatorCommand::Reports => Ok((self.reports()?, None)),
            OperatorCommand::Dismiss(name) => {
                let account = self.account(name)?;
                self.people.dismiss_reports(account.id)?;
                Ok((say!("operator-dismissed", name = account.shown_name()), None))
            }
            OperatorCommand::Ban(target) => self.ban(target),
            OperatorCommand::Unban(target) => self.unban(target),
            OperatorCommand::Rename(name, new) => self.rename(name, new),
            OperatorCommand::Kick(name) => {
                let account = self.account(name)?;
                let answer = say!("operator-kicked", name = account.shown_name());
                Ok((answer, Some(OperatorNotice::Kick(account.id))))
            }
            OperatorCommand::Mute(name) => self.mute(name, true),
            OperatorCommand::Unmute(name) => self.mute(name, false),
        }
    }

    /// The account of a shown name.
    fn account(&mut self, name: &str) -> Result<PersonAccount, OperatorError> {
        let missing = || OperatorError::Refused(say!("operator-no-account", name = name));
        self.people.account_named(name)?.ok_or_else(missing)
    }

    fn reports(&mut self) -> Result<String, OperatorError> {
        let mut lines = Vec::new();
        for report in self.people.reports()? {
            let day = Timestamp::from_millisecond(report.last).unwrap_or_default();
            let (name, count) = (report.name, report.count);
            let day = day.strftime("%Y-%m-%d").to_string();
            lines.push(say!("operator-report", name = name, count = count, day = day));
        }
        Ok(if lines.is_empty() { say!("operator-no-reports") } else { lines.join("\n") })
    }

    /// Entries of a ban: a key, a network, or all keys of an account.
    fn entries(&mut self, target: &str) -> Result<Vec<String>, OperatorError> {
        if target.contains([':', '/', '.']) {
            let refused = || OperatorError::Refused(say!("operator-no-target", target = target));
            let is_entry = BanList::is_entry(target) && target.len() <= LONGEST;
            return is_entry.then(|| vec![target.to_owned()]).ok_or_else(refused);
        }
        let account = self.account(target)?;
        let keys = self.people.keys(account.id)?;
        if account.is_guest || keys.is_empty() {
            let name = account.shown_name();
            return Err(OperatorError::Refused(say!("operator-no-key", name = name)));
        }
        Ok(keys)
    }

    fn ban(&mut self, target: &str) -> Done {
        let entries = self.entries(target)?;
        if entries.iter().any(|entry| self.admins.contains(entry)) {
            return Err(OperatorError::Refused(say!("operator-own-key", target = target)));
        }
        if entries.iter().any(|entry| BanList::is_too_large(entry)) {
            return Err(OperatorError::Refused(say!("operator-too-large", target = target)));
        }
        let day = day_in_greenwich();
        let remark = format!("{target}, {day}");
        match &self.bans {
            BanPlace::File(path) => BanList::add(path, &entries, &remark)?,
            BanPlace::Database => self.people.ban(&entries, &remark)?,
        }
        // A code for lost keys would let the account's person in with another one.
        for key in &entries {
            self.people.forget_codes_of(key)?;
        }
        let answer = say!("operator-banned", target = target, entries = entries.join("\n"));
        Ok((answer, Some(OperatorNotice::Bans)))
    }

    fn unban(&mut self, target: &str) -> Done {
        let entries = self.entries(target)?;
        let count = match &self.bans {
            BanPlace::File(path) => BanList::remove(path, &entries)?,
            BanPlace::Database => self.people.unban(&entries)?,
        };
        if count == 0 {
            return Err(OperatorError::Refused(say!("operator-not-banned", target = target)));
        }
        Ok((say!("operator-unbanned", target = target), Some(OperatorNotice::Bans)))
    }

    fn rename(&mut self, name: &str, new: &str) -> Done {
        let account = self.account(name)?;
        if account.is_guest {
            let name = account.shown_name();
            return Err(OperatorError::Refused(say!("operator-no-key", name = name)));
        }
        let refused = |why: String| OperatorError::Refused(why);
        let new: AccountName = new.parse().map_err(|why: InvalidName| refused(why.sentence()))?;
        if !self.people.rename(account.id, &new)? {
            return Err(refused(say!("lobby-name-taken")));
        }
        let answer = say!("operator-renamed", name = account.shown_name(), new = new.to_string());
        Ok((answer, Some(OperatorNotice::Account(account.id))))
    }

    fn mute(&mut self, name: &str, is_muted: bool) -> Done {
        let account = self.account(name)?;
        self.people.set_muted(account.id, is_muted)?;
        let name = account.shown_name();
        let answer = if is_muted {
            say!("operator-muted", name = name)
        } else {
            say!("operator-unmuted", name = name)
        };
        Ok((answer, Some(OperatorNotice::Account(account.id))))
    }
}
