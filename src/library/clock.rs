//! The time of the system, as the library writes it.

use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ZonedDateTime};
use std::sync::OnceLock;

/// Local date.
pub fn today() -> String {
    now().strftime("%Y-%m-%d").to_string()
}

/// Zone of local dates; the system is asked for it unless the program set it.
static ZONE: OnceLock<TimeZone> = OnceLock::new();

/// Sets the zone of local dates, once, before the first of them.
pub fn set_time_zone(zone: TimeZone) {
    // The first zone stays.
    let _ = ZONE.set(zone);
}

/// Local date and time, with their zone.
pub fn now() -> ZonedDateTime {
    Timestamp::now().to_zoned_datetime(ZONE.get_or_init(TimeZone::system).clone())
}

/// Date and time in a zone.
pub fn now_in(zone: TimeZone) -> ZonedDateTime {
    Timestamp::now().to_zoned_datetime(zone)
}

/// UTC date, the same all over the world.
pub fn day_in_greenwich() -> Date {
    Timestamp::now().to_zoned_datetime(TimeZone::UTC).date()
}

/// UTC time.
pub fn timestamp() -> String {
    Timestamp::now().to_string()
}

/// Local time.
pub fn local_time() -> String {
    now().strftime("%Y-%m-%d %H:%M %z").to_string()
}
