//! Everything that sessions share: engine, library, accounts, settings, log.

use super::admission::{Admission, Network};
use super::background::yield_to_sessions;
use super::bans::Bans;
use super::hook::Hook;
use super::house;
use super::lobby_thread::{LobbyEdges, LobbyHandle};
use super::log::Log;
use super::options::{Limits, ServeOptions};
use super::people::PeopleDb;
use super::registry::{Registry, SessionEvent, SessionOwner};
use super::settings_writer::SettingsWriter;
use super::stats::Stats;
use super::tournament_file;
use super::unix_time::unix_time;
use super::visitor::{Credential, Visitor};
use crate::app::{App, News, Notice, Proposed, Refusal, Settings, Setup, Viewport};
use crate::engine::Resources;
use crate::io::{EnginePool, Engines, Opponents, Pace, StoreThread, config, read_text};
use crate::library::{SqliteStore, day_in_greenwich, now, now_in, today};
use crate::lobby::{
    AccountId, Arrival, PeopleError, PersonAccount, PlannedTournament, new_guest_code,
};
use crate::records::sanitize;
use crate::store::{PlayerId, SessionId};
use crate::words::{KnownLanguage, say};
use anyhow::Context as _;
use jiff::Timestamp;
use std::fs;
use std::io;
use std::net::IpAddr;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::mpsc::UnboundedSender;
use tokio::sync::{Notify, Semaphore};

/// Time per move of a level that plays a guest.
const GUEST_MOVE_TIME: Duration = Duration::from_millis(50);
/// Limit of the message of the day in characters.
const LONGEST_MOTD: usize = 160;
/// Connections of a browser at once, for each of its sessions: it loads files beside it.
const BROWSER_CONNECTIONS: usize = 3;
/// Commands that are answered at once; others wait.
const COMMANDS_AT_ONCE: usize = 2;
/// Sessions line by line that work at the same time, for each processor.
const TURNS_AT_ONCE: usize = 4;

/// Shared parts of all sessions.
pub struct Services {
    pub options: ServeOptions,
    pub admission: Admission,
    /// Connections of browsers, sessions or not.
    pub browsers: Admission,
    pub bans: Bans,
    pub registry: Registry,
    pub log: Log,
    pub settings: SettingsWriter,
    /// Signals progress of commits and flushes.
    pub store_progress: Arc<Notify>,
    pub store: StoreThread,
    pub lobby: LobbyHandle,
    pool: EnginePool,
    resources: Resources,
    people: Mutex<PeopleDb>,
    /// Number of the server among those of its database.
    pub server: i64,
    /// Reads what a session starts with.
    library: Mutex<SqliteStore>,
    sessions: AtomicU64,
    pub commands_at_once: Semaphore,
    /// Sessions line by line that work on a line at the same time.
    pub turns_at_once: Semaphore,
    stats: Arc<Stats>,
    /// Message for every visitor, without control characters; empty without one.
    motd: Mutex<String>,
    /// Keeps other servers from the folder.
    _lock: fs::File,
}

/// The message for every visitor. Errors: its file cannot be read.
fn motd_of(options: &ServeOptions) -> anyhow::Result<String> {
    let text = match &options.motd {
        None => options.greeting.clone(),
        Some(path) => read_text(path)
            .with_context(|| say!("serve-no-motd", path = path.display().to_string()))?,
    };
    Ok(sanitize(text.trim(), LONGEST_MOTD))
}

/// Creates a folder and those above it. New ones are for their owner alone: keys, accounts and games lie there.
pub(super) fn create_for_the_owner(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder)
}

/// Takes the folder for this server until it ends, however it does. Errors: another server runs there.
fn lock(options: &ServeOptions) -> anyhow::Result<fs::File> {
    let path = options.lock();
    let file = fs::File::create(&path).with_context(|| path.display().to_string())?;
    match file.try_lock() {
        // A file system without locks keeps no server from starting.
        Ok(()) | Err(fs::TryLockError::Error(_)) => Ok(file),
        Err(fs::TryLockError::WouldBlock) => {
            let folder = options.data.display().to_string();
            Err(anyhow::Error::msg(say!("serve-folder-taken", path = folder)))
        }
    }
}

impl Services {
    /// Opens folder, library and accounts. Errors: if one of them cannot be opened.
    pub fn open(options: ServeOptions) -> anyhow::Result<Self> {
        let failed = || say!("serve-no-folder", path = options.data.display().to_string());
        create_for_the_owner(&options.settings()).with_context(failed)?;
        let lock = lock(&options)?;
        let source = options.people();
        let mut people = source.open()?;
        if !source.is_shared() {
            people.forget_all().with_context(failed)?;
        }
        let server = people.register(unix_time()).with_context(failed)?;
        let open =
            || SqliteStore::open(&options.games()).map_err(|error| anyhow::Error::from(error.0));
        let (store, _) = open().with_context(failed)?;
        let (library, _) = open().with_context(failed)?;
        let stats = Arc::new(Stats::new());
        let motd = Mutex::new(motd_of(&options)?);
        let registry = Registry::default();
        let store_progress = Arc::new(Notify::new());
        let (router, progress) = (registry.clone(), Arc::clone(&store_progress));
        let store = StoreThread::start(
            Some(store),
            options.games(),
            move |address, event| router.route(address, event),
            move || progress.notify_waiters(),
        )
        .with_context(failed)?;
        let log = Log::new(options.logs_addresses);
        let hook = hook_of(&options, &stats, log)?;
        let (lobby_db, counters) = (source.open()?, Arc::clone(&stats));
        // Servers that share a database would seat the same players twice.
        let players = if options.has_house && !source.is_shared() {
            house::players(&mut people, unix_time()).with_context(failed)?
        } else {
            Vec::new()
        };
        let (door, events) = house::HouseDoor::new();
        let (sessions, stats_of_lobby) = (registry.clone(), counters);
        let edges =
            LobbyEdges { registry: sessions, stats: stats_of_lobby, hook, log, house: door };
        let lobby = LobbyHandle::start(server, lobby_db, &source, edges).with_context(failed)?;
        if !players.is_empty() {
            let to_lobby = lobby.clone();
            let request = move |session_id, request| to_lobby.request(session_id, request);
            house::open(&players, events, request).with_context(failed)?;
            lobby.seat(players);
        }
        if let Some(path) = &options.tournament {
            // A mistake in it keeps no server down: it is mended while people play.
            match tournament_file::read(path) {
                Ok(plan) => {
                    note_plan(&mut people, &plan, log);
                    lobby.plan(Some(plan));
                }
                Err(why) => log.write(why),
            }
        }
        let settings = SettingsWriter::start(options.settings()).with_context(failed)?;
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let resources = Resources { threads, ..Resources::default() };
        Ok(Self {
            admission: Admission::new(options.limits),
            browsers: Admission::new(Limits {
                per_network: options.limits.per_network.saturating_mul(BROWSER_CONNECTIONS),
                ..options.limits
            }),
            bans: Bans::default(),
            registry,
            log,
            settings,
            store_progress,
            store,
            lobby,
            pool: EnginePool::for_many_players(&resources, yield_to_sessions),
            resources,
            people: Mutex::new(people),
            server,
            library: Mutex::new(library),
            sessions: AtomicU64::new(0),
            commands_at_once: Semaphore::new(COMMANDS_AT_ONCE),
            turns_at_once: Semaphore::new(TURNS_AT_ONCE * threads),
            stats,
            motd,
            options,
            _lock: lock,
        })
    }

    /// A visitor with a new session. A guest gets a new account. It waits for the disk. Errors: if the accounts can be
    /// neither read nor written.
    pub fn visitor(
        &self,
        credential: Credential,
        address: Option<IpAddr>,
    ) -> anyhow::Result<Visitor> {
        let failed = || say!("serve-no-accounts");
        let signed_in = self.sign_in(&credential);
        self.stats.note_sign_in(signed_in.is_ok());
        let (account, guest_code) = signed_in.with_context(failed)?;
        self.stats.sessions.fetch_add(1, Ordering::Relaxed);
        let number = self.sessions.fetch_add(1, Ordering::Relaxed) + 1;
        let session_id = SessionId { player: player_of(account.id), number };
        let language = KnownLanguage::default();
        Ok(Visitor {
            account,
            credential,
            session_id,
            address,
            guest_code,
            language,
            is_browser: false,
            zone: None,
        })
    }

    /// Adds a visitor's session to those that run, and returns the signal that ends it.
    pub fn register(
        &self,
        visitor: &Visitor,
        sender: UnboundedSender<SessionEvent>,
    ) -> Arc<Notify> {
        let removal = self.registry.add(visitor, sender);
        // A ban since the login has not seen the session.
        if self.bans.names(&SessionOwner::of(visitor)) {
            removal.notify_one();
        }
        removal
    }

    /// Writes a session to the log.
    pub fn note_session(&self, visitor: &Visitor) {
        let SessionOwner { address, name, .. } = SessionOwner::of(visitor);
        let from = address.map_or_else(|| "-".to_owned(), |it| self.log.address(it));
        self.log.write(format_args!("session: {name} from {from}"));
    }

    /// Brings a visitor's session to the lobby.
    pub fn enter_lobby(&self, visitor: &Visitor) {
        self.note_session(visitor);
        let SessionOwner { key, address, .. } = SessionOwner::of(visitor);
        let network = address.map(|address| Network::from(address).tag());
        let arrival = Arrival { account: visitor.account.clone(), key, network };
        self.lobby.connect(visitor.session_id, arrival);
    }

    /// The database of people. It waits for others that use it.
    pub(super) fn people(&self) -> MutexGuard<'_, PeopleDb> {
        self.people.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Account of a credential; for a guest with the code to come back.
    fn sign_in(
        &self,
        credential: &Credential,
    ) -> Result<(PersonAccount, Option<String>), PeopleError> {
        let mut people = self.people();
        let now = unix_time();
        let code = match credential {
            Credential::Key(fingerprint) => return Ok((people.sign_in(fingerprint, now)?, None)),
            Credential::Guest(code) => code.clone(),
            Credential::LostKey => None,
        };
        if let Some(code) = code
            && let Some(account) = people.returning_guest(&code, now)?
        {
            return Ok((account, Some(code)));
        }
        let code = new_guest_code(&mut rand::rng());
        Ok((people.new_guest(&code, now)?, Some(code)))
    }

    /// Whether the engine may help: not while an account plays a live rated game, in whatever session. It waits for the
    /// disk. Without an answer of the database it may.
    pub fn may_use_engine(&self, credential: &Credential) -> bool {
        let Credential::Key(fingerprint) = credential else { return true };
        let mut people = self.people();
        !people.plays_rated(fingerprint).unwrap_or(false)
    }

    /// Reads the plan of the tournament again. Errors: a sentence; the old plan stays then.
    pub fn reload_tournament(&self) -> Result<(), String> {
        if let Some(path) = &self.options.tournament {
            let plan = tournament_file::read(path)?;
            note_plan(&mut self.people(), &plan, self.log);
            self.lobby.plan(Some(plan));
        }
        Ok(())
    }

    /// Reads the message for visitors again, and returns its length in characters. Errors: its file cannot be read; the
    /// old message stays then.
    pub fn reload_motd(&self) -> anyhow::Result<usize> {
        let motd = motd_of(&self.options)?;
        let length = motd.chars().count();
        *self.motd.lock().unwrap_or_else(PoisonError::into_inner) = motd;
        Ok(length)
    }

    /// Whether the server can keep games and let visitors in: its database answers.
    pub fn is_healthy(&self) -> bool {
        self.stats.is_healthy()
    }

    /// Whether a newer server has changed the tables of the shared database. It waits for the network.
    pub fn is_outdated(&self) -> bool {
        self.options.people().is_shared() && self.people().is_newer().unwrap_or(false)
    }

    /// Takes leave of the other servers of the database. It waits for the disk or the network.
    pub fn end(&self) {
        let mut people = self.people();
        // Without it the others notice by themselves.
        let _ = people.forget(self.server);
    }

    /// The figures for people, or in Prometheus's format. It waits for the lobby.
    pub fn figures(&self, is_for_prometheus: bool) -> String {
        let lobby = self.lobby.counts();
        let (open, connections) =
            (self.registry.count() as u64, self.admission.connections() as u64);
        if is_for_prometheus {
            self.stats.prometheus(&lobby, open, connections)
        } else {
            self.stats.text(&lobby, open, connections)
        }
    }

    /// Counts a connection that a limit or a ban refused. The log has a line a minute at most.
    pub fn note_refused(&self) {
        if let Some(count) = self.stats.count_refused() {
            self.log
                .write(format_args!("refused: connections by a limit or a ban, {count} so far"));
        }
    }

    /// Counts a session that ended by a panic.
    pub fn note_panic(&self) {
        let count = self.stats.panics.fetch_add(1, Ordering::Relaxed) + 1;
        self.log.write(format_args!("a session ended by a panic ({count} so far)"));
    }

    /// App of a visitor, with settings, at the start screen. It waits for the disk.
    pub fn app_of(&self, visitor: &Visitor, viewport: Viewport) -> App {
        let mut app = App::new(Setup::default(), Settings::default(), viewport, rand::random());
        app.restrict(visitor.capabilities());
        app.cx.session_id = visitor.session_id;
        app.cx.own_page.clone_from(&self.options.page);
        app.cx.people.guest_code.clone_from(&visitor.guest_code);
        let (preferences, _) = config::load(&self.settings_of(visitor));
        app.prefer(preferences, Proposed::ALL);
        app.speak(visitor.language, None);
        app.cx.today = today();
        app.cx.started = visitor.zone.clone().map_or_else(now, now_in);
        app.cx.day = day_in_greenwich();
        let motd = self.motd.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if !motd.is_empty() {
            app.cx.notice = Some(Notice::News(News::Motd(motd)));
        }
        if visitor.credential == Credential::LostKey {
            app.cx.notice = Some(Notice::Refusal(Refusal::LostKey));
        }
        app
    }

    fn settings_of(&self, visitor: &Visitor) -> PathBuf {
        self.settings.path(visitor.session_id.player)
    }

    /// Gives an app what its player has in the library. It waits for the disk.
    pub fn load_library(&self, app: &mut App, visitor: &Visitor) {
        let mut library = self.library.lock().unwrap_or_else(PoisonError::into_inner);
        library.act_for(visitor.session_id.player);
        let games = library.initial_games(app.wants_history());
        drop(library);
        app.begin(games.map_err(Into::into), self.settings_of(visitor).exists());
    }

    /// Opponents and coach of a visitor's session.
    pub fn engines_of(&self, visitor: &Visitor) -> Engines {
        let move_time = visitor.is_guest().then_some(GUEST_MOVE_TIME);
        let pace = Pace { move_time, ..Pace::default() };
        let opponents = Opponents::new(self.resources.clone(), pace);
        let (registry, session_id) = (self.registry.clone(), visitor.session_id);
        let network = visitor.address.map(|it| Network::from(it).tag().0.cast_unsigned());
        let client = network.map_or_else(|| self.pool.client(), |it| self.pool.client_of(it));
        Engines::new(client, opponents, move |message| {
            registry.send(session_id, message);
        })
    }
}

/// Writes a plan to the log, with the players who have no account so far: a name may be mistyped.
fn note_plan(people: &mut PeopleDb, plan: &PlannedTournament, log: Log) {
    let plan = match plan {
        PlannedTournament::Once(plan) => plan,
        PlannedTournament::Weekly(weekly) => {
            let next = Timestamp::from_millisecond(weekly.hour.next_after(unix_time()));
            let next = next.map(|at| at.to_string()).unwrap_or_default();
            return log.write(format_args!("tournament {}: next at {next}", weekly.name));
        }
    };
    let names = plan.players.iter().map(ToString::to_string);
    let is_missing = |name: &String| matches!(people.account_named(name), Ok(None));
    let missing: Vec<String> = names.filter(is_missing).collect();
    let missing = if missing.is_empty() { "none".to_owned() } else { missing.join(", ") };
    let (name, count) = (&plan.name, plan.players.len());
    log.write(format_args!("tournament {name}: {count} players; without an account: {missing}"));
}

/// The operator's program for absent players, if there is one.
fn hook_of(options: &ServeOptions, stats: &Arc<Stats>, log: Log) -> anyhow::Result<Option<Hook>> {
    let Some(program) = &options.hook else { return Ok(None) };
    let failed = || say!("serve-no-hook", path = program.display().to_string());
    let is_program = |file: fs::Metadata| file.is_file() && file.permissions().mode() & 0o111 != 0;
    if !program.metadata().is_ok_and(is_program) {
        return Err(anyhow::anyhow!(failed()));
    }
    let hook = Hook::start(program.clone(), Arc::clone(stats), log).with_context(failed)?;
    Ok(Some(hook))
}

/// Owner of an account's games in the library. Player 1 is that of a library at home.
pub const fn player_of(account: AccountId) -> PlayerId {
    PlayerId(account.0 + PlayerId::HOME.0)
}
