//! The environment of this process, for rooms that may not read it themselves.

use crate::library::set_time_zone;
use crate::words::KnownLanguage;
use jiff::tz::TimeZone;

/// An environment variable; `None` if it is not set, or not Unicode.
pub fn environment(name: &str) -> Option<String> {
    std::env::var(name).ok()
}

/// Language of the player's system: `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG`, or what the system has in their place.
pub fn system_language() -> KnownLanguage {
    let locales: Vec<String> = sys_locale::get_locales().collect();
    KnownLanguage::preferred(locales.iter().map(String::as_str))
}

/// Locale of a terminal's letters, by `LC_ALL`, `LC_CTYPE` and `LANG`; empty if none is set.
pub fn letter_locale(variable: impl Fn(&str) -> Option<String>) -> String {
    let mut locales = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().filter_map(variable);
    locales.find(|locale| !locale.is_empty()).unwrap_or_default()
}

/// Takes the zone of local dates from the system's file, unless `TZ` names one. Asked for its zone, jiff would look up
/// the name in a list of all zones, which takes longer than the rest of the start.
pub fn use_local_time() {
    if environment("TZ").is_none()
        && let Ok(bytes) = std::fs::read("/etc/localtime")
        && let Ok(zone) = TimeZone::tzif("local", &bytes)
    {
        set_time_zone(zone);
    }
}

/// Columns and rows of this process's terminal, if there is one.
pub fn terminal_size() -> Option<(u16, u16)> {
    crossterm::terminal::size().ok()
}
