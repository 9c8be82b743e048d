//! The time of the system, as the library writes it.

/// Local date.
pub fn today() -> String {
    jiff::ZonedDateTime::now().strftime("%Y-%m-%d").to_string()
}

/// UTC date, the same all over the world.
pub fn day_in_greenwich() -> jiff::civil::Date {
    jiff::Timestamp::now().to_zoned_datetime(jiff::tz::TimeZone::UTC).date()
}

/// UTC time.
pub fn timestamp() -> String {
    jiff::Timestamp::now().to_string()
}

/// Local time.
pub fn local_time() -> String {
    jiff::ZonedDateTime::now().strftime("%Y-%m-%d %H:%M %z").to_string()
}
