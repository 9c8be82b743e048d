//! What the operator and the other servers ask of a running server.

use super::notices::{self, Incoming};
use super::operator::{Operator, OperatorCommand, OperatorNotice};
use super::registry::SessionOwner;
use super::services::Services;
use crate::words::{Sentence as _, say};
use std::io;
use std::sync::Arc;
use tokio::task::JoinError;

impl Services {
    /// Reads the bans again, those of the file and of a shared database, and ends the sessions that they name. It waits
    /// for the disk or the network.
    pub fn reload_bans(&self) {
        let mut shared = Vec::new();
        if self.options.people().is_shared() {
            let mut people = self.people();
            match people.bans() {
                Ok(bans) => shared = bans,
                // The old list stays.
                Err(error) => return self.log.write(format_args!("bans: {error}")),
            }
        }
        match self.bans.reload(&self.options.bans(), &shared) {
            Ok(invalid) => {
                // Who asks for an end of a ban finds here whether it is read.
                self.log.write(format_args!("bans: {} entries", self.bans.count()));
                for line in invalid {
                    self.log.write(format_args!("bans: neither a key nor a network: {line}"));
                }
            }
            Err(error) => self.log.write(format_args!("bans.txt: {error}")),
        }
        self.registry.end(|owner| self.bans.names(owner));
    }

    /// Carries out a command of the operator, and returns the exit status with the answer. It waits for the database on
    /// a thread of its own. Errors: if the command panics.
    pub async fn answer_operator(
        self: Arc<Self>,
        line: String,
        by: String,
    ) -> Result<(u32, String), JoinError> {
        let answered = tokio::task::spawn_blocking(move || self.operate(&line, &by)).await?;
        Ok(match answered {
            Ok(text) => (0, text),
            Err(text) => (1, text),
        })
    }

    /// Carries out a command of the operator, who is named in the log. Errors: a sentence.
    fn operate(&self, line: &str, by: &str) -> Result<String, String> {
        let command: OperatorCommand = line.parse()?;
        if command == OperatorCommand::Who {
            return Ok(self.who());
        }
        let mut people = self.people();
        let done = Operator::new(&mut people, &self.options).carry_out(&command);
        let done = done.map_err(|error| error.sentence());
        let outcome = done.as_ref().map_or_else(String::as_str, |_| "done");
        self.log.write(format_args!("operator ({by}): {}: {outcome}", line.trim()));
        let (answer, notice) = done?;
        if let Some(notice) = &notice
            && self.options.people().is_shared()
        {
            // Servers that are cut off read what has changed when they are back.
            let _ = people.notify(&notices::write(self.server, notice));
        }
        drop(people);
        if let Some(notice) = &notice {
            self.carry_out(notice);
        }
        Ok(answer)
    }

    /// Running sessions, a line each: name, key, address.
    fn who(&self) -> String {
        let unknown = || "-".to_owned();
        let line = |owner: SessionOwner| {
            let address = owner.address.map_or_else(unknown, |it| it.to_canonical().to_string());
            format!("{} {} {address}", owner.name, owner.key.unwrap_or_else(unknown))
        };
        let lines: Vec<String> = self.registry.owners().into_iter().map(line).collect();
        if lines.is_empty() { say!("operator-no-sessions") } else { lines.join("\n") }
    }

    /// Does what a command of the operator asks of a running server.
    fn carry_out(&self, notice: &OperatorNotice) {
        match notice {
            OperatorNotice::Bans => self.reload_bans(),
            OperatorNotice::Kick(account) => {
                self.registry.end(|owner| owner.account == *account);
            }
            OperatorNotice::Account(account) => self.lobby.change(*account),
        }
    }

    /// Receives the notices of other servers, if the database has several. Errors: if the system gives no thread.
    pub fn listen_to_others(self: &Arc<Self>) -> io::Result<()> {
        let source = self.options.people();
        if !source.is_shared() {
            return Ok(());
        }
        // The thread outlives the server, and must not hold its library open.
        let (services, server) = (Arc::downgrade(self), self.server);
        let receive = move || {
            notices::receive(server, &source, |incoming| {
                let Some(services) = services.upgrade() else { return };
                match incoming {
                    Incoming::Notice(notice) => services.lobby.take(notice),
                    Incoming::Operator(notice) => services.carry_out(&notice),
                    Incoming::Gap => {
                        services.lobby.resync();
                        services.reload_bans();
                    }
                }
            });
        };
        std::thread::Builder::new().name("notices".to_owned()).spawn(receive).map(drop)
    }
}
