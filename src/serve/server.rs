//! The server's life: start, signals, end.

use super::host_key;
use super::notices;
use super::operator::{Operator, OperatorCommand};
use super::operator_socket;
use super::options::ServeOptions;
use super::people::PeopleSource;
use super::screen_session::ServerPhase;
use super::services::Services;
use super::ssh::SshServer;
use super::tournament_file;
use crate::words::say;
use anyhow::{Context as _, bail};
use nix::sys::resource::{Resource, getrlimit, setrlimit};
use std::io::{self, Write as _};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::net::TcpListener;
use tokio::select;
use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::watch;
use tokio::time::{interval, sleep};

/// Time for sessions to end.
const LAST_PATIENCE: Duration = Duration::from_secs(4);
/// Time between two looks for a newer server.
const LOOK: Duration = Duration::from_secs(5);

/// Serves until a signal ends it. Errors: if folder, host key or address cannot be used.
pub fn serve(options: ServeOptions) -> anyhow::Result<()> {
    raise_file_limit();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let services = Arc::new(Services::open(options)?);
    let (version, data) = (env!("CARGO_PKG_VERSION"), services.options.data.display());
    services.log.write(format_args!("outflank {version} starts, folder {data}"));
    let served = runtime.block_on(run(Arc::clone(&services)));
    services.log.write("the server ends");
    services.end();
    services.log.flush();
    // Sessions have ended, or had their time; the store's drop completes the last writes.
    runtime.shutdown_timeout(Duration::from_millis(200));
    served
}

/// Raises the number of files and connections that this process may open to the most that the system allows.
fn raise_file_limit() {
    if let Ok((_, most)) = getrlimit(Resource::RLIMIT_NOFILE) {
        // Without it the server serves fewer people.
        let _ = setrlimit(Resource::RLIMIT_NOFILE, most, most);
    }
}

/// Checks that the server could start: folder, host key, accounts, library and addresses. Returns what it would say.
///
/// # Errors
///
/// The first thing that cannot be used.
pub fn check(options: ServeOptions) -> anyhow::Result<String> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let services = Services::open(options)?;
    let options = &services.options;
    let key = host_key::load_or_create(&options.host_key())?;
    let fingerprint = host_key::fingerprint(&key);
    let addresses = [Some(options.listen), options.web, options.metrics];
    // All at once: two of them may be the same.
    let bound = addresses.into_iter().flatten().map(|address| runtime.block_on(bind(address)));
    bound.collect::<anyhow::Result<Vec<_>>>()?;
    if let Some(line) = services.bans.reload(&options.bans(), &[])?.first() {
        let path = options.bans().display().to_string();
        bail!("{path}: {}", say!("operator-no-target", target = line));
    }
    if let Some(path) = &options.tournament {
        tournament_file::read(path).map_err(anyhow::Error::msg)?;
    }
    services.end();
    let fingerprint = say!("serve-fingerprint", fingerprint = fingerprint);
    Ok(format!("{fingerprint}\n{}", say!("serve-can-start")))
}

/// Carries out a command of the operator: the running server does it, or without one this process. Returns the answer.
///
/// # Errors
///
/// A sentence.
pub fn administer(options: &ServeOptions, line: &str) -> anyhow::Result<String> {
    let source = options.people();
    if !source.is_shared()
        && let Some(answer) = operator_socket::ask(&options.operator_socket(), line)?
    {
        return answer.map_err(anyhow::Error::msg);
    }
    let command: OperatorCommand = line.parse().map_err(anyhow::Error::msg)?;
    if let PeopleSource::File(path) = &source
        && !path.try_exists().with_context(|| path.display().to_string())?
    {
        let path = options.data.display().to_string();
        return Err(anyhow::anyhow!(say!("operator-no-folder", path = path)));
    }
    if matches!(command, OperatorCommand::Kick(_)) && !source.is_shared() {
        bail!(say!("operator-no-server"));
    }
    let mut people = source.open()?;
    let (answer, notice) = Operator::new(&mut people, options).carry_out(&command)?;
    if let Some(notice) = notice.filter(|_| source.is_shared()) {
        people.notify(&notices::write(0, &notice))?;
    }
    Ok(answer)
}

async fn run(services: Arc<Services>) -> anyhow::Result<()> {
    let options = &services.options;
    let key = host_key::load_or_create(&options.host_key())?;
    let fingerprint = host_key::fingerprint(&key);
    let ssh = SshServer::bind(options.listen, key, &options.limits).await?;
    let (address, ssh_port) = (ssh.address()?.to_string(), ssh.address()?.port());
    let mut out = io::stdout();
    let web = match options.web {
        Some(address) => Some(bind(address).await?),
        None => None,
    };
    let metrics = match options.metrics {
        Some(address) => Some(bind(address).await?),
        None => None,
    };
    let printed = writeln!(out, "{}", say!("serve-listening", address = address))
        .and_then(|()| writeln!(out, "{}", say!("serve-fingerprint", fingerprint = &fingerprint)))
        .and_then(|()| out.flush());
    printed.context("standard output takes no more")?;
    reload_bans(&services).await;
    services.listen_to_others()?;
    operator_socket::listen(Arc::clone(&services));
    let (sender, phase) = watch::channel(ServerPhase::Running);
    if let Some(listener) = web {
        let address = listener.local_addr()?.to_string();
        writeln!(out, "{}", say!("serve-web", address = address))?;
        out.flush()?;
        let (services, phase) = (Arc::clone(&services), phase.clone());
        tokio::spawn(async move {
            let served =
                super::web::serve(listener, Arc::clone(&services), phase, (&fingerprint, ssh_port));
            if let Err(error) = served.await {
                services.log.write(format_args!("web: {error}"));
            }
        });
    }
    if let Some(listener) = metrics {
        services.log.write(format_args!("figures at http://{}/metrics", listener.local_addr()?));
        tokio::spawn(super::web::serve_metrics(listener, Arc::clone(&services)));
    }
    tokio::spawn(ssh.run(Arc::clone(&services), phase));
    wait_for_end(&services).await?;
    sender.send_replace(ServerPhase::Ending);
    let begin = Instant::now();
    while services.registry.count() > 0 && begin.elapsed() < LAST_PATIENCE {
        sleep(Duration::from_millis(20)).await;
    }
    Ok(())
}

async fn bind(address: SocketAddr) -> anyhow::Result<TcpListener> {
    let failed = || say!("serve-no-address", address = address.to_string());
    TcpListener::bind(address).await.with_context(failed)
}

/// Waits for a signal that ends the server, or for a newer one that changes the shared database; reloads ban list, tournament and message on SIGHUP.
async fn wait_for_end(services: &Arc<Services>) -> io::Result<()> {
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut hang_up = signal(SignalKind::hangup())?;
    let mut looks = interval(LOOK);
    loop {
        select! {
            _ = looks.tick() => {
                let asked = Arc::clone(services);
                let outdated = tokio::task::spawn_blocking(move || asked.is_outdated()).await;
                if outdated.unwrap_or(false) {
                    let store = services.options.people().to_string();
                    services.log.write(say!("serve-newer-store", store = store));
                    return Ok(());
                }
            }
            _ = terminate.recv() => return Ok(()),
            _ = interrupt.recv() => return Ok(()),
            _ = hang_up.recv() => {
                services.log.write("SIGHUP: reads bans, tournament and message again");
                reload_bans(services).await;
                if let Err(why) = reload_tournament(services).await {
                    services.log.write(format_args!("{why}; the one before stays"));
                }
                match services.reload_motd() {
                    Ok(length) => services.log.write(format_args!("message: {length} characters")),
                    Err(why) => services.log.write(format_args!("{why:#}; the one before stays")),
                }
            }
        }
    }
}

/// Reads the tournament again. It waits for the database on a thread of its own. Errors: a sentence.
async fn reload_tournament(services: &Arc<Services>) -> Result<(), String> {
    let services = Arc::clone(services);
    let reloaded = tokio::task::spawn_blocking(move || services.reload_tournament()).await;
    reloaded.unwrap_or_else(|panic| Err(panic.to_string()))
}

/// Reads the bans again. It waits for the database on a thread of its own.
async fn reload_bans(services: &Arc<Services>) {
    let services = Arc::clone(services);
    let _ = tokio::task::spawn_blocking(move || services.reload_bans()).await;
}
