//! The host key: created once, readable by its owner alone.

use crate::words::say;
use anyhow::{Context as _, bail};
use russh::keys::ssh_key::LineEnding;
use russh::keys::{Algorithm, HashAlg, PrivateKey};
use std::fs;
use std::io::{self, Write as _};
use std::path::Path;

/// Reads the host key at `path`, or creates it. Errors: if the file can be neither read nor created, is not a key, or
/// can be read by other users.
pub fn load_or_create(path: &Path) -> anyhow::Result<PrivateKey> {
    match fs::read_to_string(path) {
        Ok(text) => {
            check_mode(path)?;
            PrivateKey::from_openssh(&text)
                .with_context(|| say!("serve-no-host-key", path = path.display().to_string()))
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => create(path),
        Err(error) => {
            Err(error).with_context(|| say!("serve-no-host-key", path = path.display().to_string()))
        }
    }
}

/// Fingerprint as `ssh` shows it: `SHA256:` and 43 characters.
pub fn fingerprint(key: &PrivateKey) -> String {
    key.public_key().fingerprint(HashAlg::Sha256).to_string()
}

/// Creates a key. Of two servers that start at once, the second takes the first one's.
fn create(path: &Path) -> anyhow::Result<PrivateKey> {
    let failed = || say!("serve-no-host-key", path = path.display().to_string());
    let key = PrivateKey::random(&mut russh_rng(), Algorithm::Ed25519).with_context(failed)?;
    let text = key.to_openssh(LineEnding::LF).with_context(failed)?;
    let folder = path.parent().unwrap_or(Path::new("."));
    // Temporary files have mode 0600.
    let mut file = tempfile::NamedTempFile::new_in(folder).with_context(failed)?;
    file.write_all(text.as_bytes()).with_context(failed)?;
    file.as_file().sync_all().with_context(failed)?;
    match file.persist_noclobber(path) {
        Ok(_) => Ok(key),
        Err(error) if error.error.kind() == io::ErrorKind::AlreadyExists => load_or_create(path),
        Err(error) => Err(error.error).with_context(failed),
    }
}

/// Random numbers of the system.
fn russh_rng() -> impl rand::CryptoRng {
    rand::rng()
}

#[cfg(unix)]
fn check_mode(path: &Path) -> anyhow::Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    if fs::metadata(path)?.permissions().mode() & 0o077 != 0 {
        bail!("{}", say!("serve-open-host-key", path = path.display().to_string()));
    }
    Ok(())
}

#[cfg(not(unix))]
fn check_mode(_: &Path) -> anyhow::Result<()> {
    Ok(())
}
