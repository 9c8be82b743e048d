//! A game that sessions of this server have open.

use super::account::AccountId;
use super::moment::{LobbyTime, MemberId};
use super::request::TableState;
use super::shared_game::{SharedGame, SharedGameNumber, TableAction};
use crate::rules::Color;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::time::Duration;

/// Actions that wait for the commit of the one before.
const MOST_QUEUED: usize = 8;
/// States kept that may be in the database: more than the moves made while a connection breaks.
const MOST_IN_DOUBT: usize = 64;

/// Time that the server of the player to move has to report a move before another server calls the flag.
const GRACE: Duration = Duration::from_secs(3);

/// State of a game in the database, beside that in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CommitProgress {
    /// It has all moves but the one under way.
    Stored,
    /// It lacks moves of a casual game, which goes on.
    Unsaved,
    /// It lacks a move of a rated game, which waits.
    Paused,
}

/// People at a game by one server.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Visitors {
    pub players: BTreeSet<AccountId>,
    pub spectators: usize,
}

/// A game with everything that is not stored: presence, the running clock, the commit under way.
#[derive(Debug)]
pub(super) struct Table {
    pub shared: SharedGame,
    /// Revision in the database.
    pub stored: u64,
    /// The state being committed.
    pub committing: Option<SharedGame>,
    /// Actions that wait for the commit.
    pub queue: VecDeque<(MemberId, Color, TableAction)>,
    /// Sessions that show the game, with their accounts.
    pub members: BTreeMap<MemberId, AccountId>,
    /// People at the table by other servers.
    pub elsewhere: BTreeMap<i64, Visitors>,
    /// Time at which each player was last seen; `None` while there, and before the first visit.
    left: [Option<Duration>; 2],
    /// Whether both players have been here since the game was opened.
    pub has_begun: bool,
    /// Monotonic time at which the clock of the current move started.
    turn_since: Option<Duration>,
    /// Time for the current move before that.
    elapsed: Duration,
    /// Monotonic time at which the flag of the side to move falls, and that player, while the clock runs.
    flag: Option<(Duration, AccountId)>,
    pub progress: CommitProgress,
    /// Whether the database, and so the other servers, cannot be asked for moves of a rated game.
    pub is_cut_off: bool,
    /// States sent to the database without an answer, latest last.
    pub in_doubt: VecDeque<SharedGame>,
    /// The move of a rated game that waits for the database.
    pub held: Option<SharedGame>,
    /// Monotonic time of the next attempt to commit.
    pub retry_at: Option<Duration>,
    /// Side whose player offers another game, once this one is over.
    pub rematch: Option<Color>,
    /// The next game of the same players, once this one is over.
    pub next: Option<SharedGameNumber>,
}

impl Table {
    pub fn new(shared: SharedGame) -> Self {
        Self {
            stored: shared.revision,
            has_begun: shared.is_timed(),
            shared,
            committing: None,
            queue: VecDeque::new(),
            members: BTreeMap::new(),
            elsewhere: BTreeMap::new(),
            left: [None; 2],
            turn_since: None,
            elapsed: Duration::ZERO,
            flag: None,
            progress: CommitProgress::Stored,
            is_cut_off: false,
            in_doubt: VecDeque::new(),
            held: None,
            retry_at: None,
            rematch: None,
            next: None,
        }
    }

    pub fn is_present(&self, side: Color) -> bool {
        let account = self.shared.player(side).id;
        self.is_elsewhere(account) || self.members.values().any(|it| *it == account)
    }

    /// Whether a player is here by another server.
    pub fn is_elsewhere(&self, account: AccountId) -> bool {
        self.elsewhere.values().any(|visitors| visitors.players.contains(&account))
    }

    /// People at the table by this server.
    pub fn visitors(&self) -> Visitors {
        let (players, spectators): (Vec<_>, Vec<_>) =
            self.members.values().partition(|id| self.shared.side_of(**id).is_some());
        Visitors { players: players.into_iter().collect(), spectators: spectators.len() }
    }

    /// Updates presence and clock after someone came or left.
    pub fn note_presence(&mut self, now: LobbyTime) {
        for side in Color::BOTH {
            let is_present = self.is_present(side);
            let left = &mut self.left[side.index()];
            *left = if is_present { None } else { left.or(Some(now.monotonic)) };
        }
        self.has_begun |= Color::BOTH.into_iter().all(|side| self.is_present(side));
        self.run_clock(now);
    }

    /// Time since a player left.
    pub fn away(&self, side: Color, now: LobbyTime) -> Option<Duration> {
        self.left[side.index()].map(|at| now.monotonic.saturating_sub(at))
    }

    /// Whether the clock of the side to move runs: once both players were there, and while moves can be stored.
    pub fn is_running(&self) -> bool {
        let is_live = self.shared.terms.pace.is_live();
        is_live && self.has_begun && !self.waits() && !self.shared.is_over()
    }

    /// Whether a rated game waits for the database.
    pub const fn waits(&self) -> bool {
        self.is_cut_off || matches!(self.progress, CommitProgress::Paused)
    }

    /// Starts or stops the clock.
    pub fn run_clock(&mut self, now: LobbyTime) {
        match (self.is_running(), self.turn_since) {
            (true, None) => {
                self.turn_since = Some(now.monotonic);
                self.flag = self.next_flag(now);
            }
            (false, Some(since)) => {
                self.elapsed += now.monotonic.saturating_sub(since);
                (self.turn_since, self.flag) = (None, None);
            }
            _ => {}
        }
    }

    /// Time for the current move so far.
    pub fn elapsed(&self, now: LobbyTime) -> Duration {
        let running = self.turn_since.map(|since| now.monotonic.saturating_sub(since));
        self.elapsed + running.unwrap_or_default()
    }

    fn next_flag(&self, now: LobbyTime) -> Option<(Duration, AccountId)> {
        let left = self.shared.left_after(self.elapsed)?;
        let player = self.shared.player(self.shared.to_move()?).id;
        Some((now.monotonic + left, player))
    }

    /// Monotonic time at which the flag falls or a commit is tried again; `None` during a commit.
    pub fn due_at(&self) -> Option<Duration> {
        if self.committing.is_some() {
            return None;
        }
        if self.retry_at.is_some() {
            return self.retry_at;
        }
        let (at, player) = self.flag?;
        Some(at + if self.is_elsewhere(player) { GRACE } else { Duration::ZERO })
    }

    /// Notes that the database may have this state.
    pub fn note_in_doubt(&mut self, shared: &SharedGame) {
        if self.in_doubt.len() == MOST_IN_DOUBT {
            self.in_doubt.pop_front();
        }
        self.in_doubt.push_back(shared.clone());
    }

    /// Whether this server sent a state that the database has.
    pub fn has_sent(&self, stored: &SharedGame) -> bool {
        let is_same = |sent: &SharedGame| {
            let sent = (sent.revision, &sent.game, sent.moved, sent.agreement);
            sent == (stored.revision, &stored.game, stored.moved, stored.agreement)
        };
        self.in_doubt.iter().any(is_same)
    }

    /// Takes a new state of the game. The clock starts anew if there is another move to make.
    pub fn take(&mut self, shared: SharedGame, now: LobbyTime) {
        if shared.game.played().len() != self.shared.game.played().len() {
            self.elapsed = Duration::ZERO;
            (self.turn_since, self.flag) = (None, None);
        }
        self.shared = shared;
        self.run_clock(now);
    }

    /// Queues an action. Returns whether there was room.
    pub fn enqueue(&mut self, member: MemberId, side: Color, action: TableAction) -> bool {
        let has_room = self.queue.len() < MOST_QUEUED;
        if has_room {
            self.queue.push_back((member, side, action));
        }
        has_room
    }

    /// State for a reader.
    pub fn state_for(&self, account: AccountId, now: LobbyTime) -> TableState {
        let elsewhere = self.elsewhere.values().map(|visitors| visitors.spectators);
        TableState {
            shared: self.shared.clone(),
            you: self.shared.side_of(account),
            present: Color::BOTH.map(|side| self.is_present(side)),
            away: Color::BOTH.map(|side| self.away(side, now)),
            vacation: self.shared.on_vacation(now.unix),
            spectators: self.visitors().spectators + elsewhere.sum::<usize>(),
            elapsed: self.elapsed(now),
            is_running: self.is_running(),
            is_unsaved: self.progress == CommitProgress::Unsaved,
            is_paused: self.waits(),
            rematch: self.rematch,
            next: self.next,
        }
    }
}
