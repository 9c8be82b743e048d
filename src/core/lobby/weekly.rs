//! Tournaments of every week: their hours, and who signs up.

use super::account::AccountName;
use super::terms::GameTerms;
use crate::club::{Format, TournamentPlan};
use jiff::civil::{Date, DateTime, Time, Weekday};
use jiff::tz::TimeZone;
use jiff::{Span, Timestamp};

/// An hour of every week, in a time zone.
///
/// ```
/// use jiff::civil::{Weekday, time};
/// use jiff::tz::TimeZone;
/// use outflank_core::lobby::WeeklyHour;
///
/// let hour = WeeklyHour { weekday: Weekday::Friday, time: time(20, 0, 0, 0), zone: TimeZone::UTC };
/// let noon = "2026-12-02T12:00:00Z".parse::<jiff::Timestamp>().expect("a time").as_millisecond();
/// let next = "2026-12-04T20:00:00Z".parse::<jiff::Timestamp>().expect("a time").as_millisecond();
/// assert_eq!(hour.next_after(noon), next);
/// assert_eq!(hour.next_after(next), next + 7 * 24 * 3600 * 1000);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct WeeklyHour {
    pub weekday: Weekday,
    pub time: Time,
    pub zone: TimeZone,
}

/// Days of a week.
const WEEK: i64 = 7;

impl WeeklyHour {
    /// Local date and time of a Unix time in milliseconds.
    fn local(&self, unix: i64) -> DateTime {
        let at = Timestamp::from_millisecond(unix).unwrap_or(Timestamp::UNIX_EPOCH);
        self.zone.to_datetime(at)
    }

    /// Unix time of the hour on a date, in milliseconds. Where the clocks are put forward over it, it is as much later.
    fn on(&self, date: Date) -> i64 {
        let at = self.zone.to_timestamp(date.to_datetime(self.time));
        at.map_or(i64::MAX, Timestamp::as_millisecond)
    }

    /// The first hour after a Unix time. Both in milliseconds.
    pub fn next_after(&self, unix: i64) -> i64 {
        self.near(unix).into_iter().find(|at| *at > unix).unwrap_or(i64::MAX)
    }

    /// The last hour at a Unix time or before it. Both in milliseconds.
    pub fn last_until(&self, unix: i64) -> i64 {
        self.near(unix).into_iter().rfind(|at| *at <= unix).unwrap_or(i64::MIN)
    }

    /// Hours of the weeks around a Unix time, in their order.
    fn near(&self, unix: i64) -> Vec<i64> {
        let today = self.local(unix).date();
        let since = i64::from(today.weekday().since(self.weekday));
        let days = [-since - WEEK, -since, WEEK - since, 2 * WEEK - since];
        let dates =
            days.into_iter().filter_map(|days| today.checked_add(Span::new().days(days)).ok());
        dates.map(|date| self.on(date)).collect()
    }
}

/// A tournament of every week, as its operator plans it. Who signs up before its hour plays.
#[derive(Clone, Debug, PartialEq)]
pub struct WeeklyTournament {
    pub name: String,
    pub hour: WeeklyHour,
    /// Not a round robin: all of its games would begin at the same time.
    pub format: Format,
    /// Most rounds of a Swiss; `None` for the usual number.
    pub rounds: Option<u32>,
    pub terms: GameTerms,
}

impl WeeklyTournament {
    /// Name of the edition of an hour, a Unix time in milliseconds: `Friday Cup, 2026-12-04 20:00`.
    pub fn edition(&self, begins: i64) -> String {
        format!("{}, {}", self.name, self.hour.local(begins).strftime("%Y-%m-%d %H:%M"))
    }

    /// Plan for a number of players.
    pub fn plan(&self, players: usize) -> TournamentPlan {
        let usual = TournamentPlan::usual_rounds(players);
        let most = u32::try_from(players.saturating_sub(1)).unwrap_or(u32::MAX).max(1);
        let rounds = match self.format {
            Format::Swiss => self.rounds.unwrap_or(usual).min(most),
            Format::RoundRobin | Format::Knockout => 1,
        };
        TournamentPlan { format: self.format, players, rounds, games: 1 }
    }
}

/// Name in the standings of a player whose account is deleted.
pub(super) fn deleted() -> AccountName {
    AccountName::stored("deleted")
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::time;

    fn at(text: &str) -> i64 {
        text.parse::<Timestamp>().expect("a time").as_millisecond()
    }

    /// Fridays at 20:00 in Paris.
    fn friday() -> WeeklyHour {
        let zone = TimeZone::get("Europe/Paris").expect("a zone");
        WeeklyHour { weekday: Weekday::Friday, time: time(20, 0, 0, 0), zone }
    }

    #[test]
    fn the_hour_stays_where_the_clocks_change() {
        let hour = friday();
        assert_eq!(hour.next_after(at("2026-10-20T12:00:00Z")), at("2026-10-23T18:00:00Z"));
        assert_eq!(hour.next_after(at("2026-10-23T18:00:00Z")), at("2026-10-30T19:00:00Z"));
        assert_eq!(hour.last_until(at("2026-10-30T18:59:59Z")), at("2026-10-23T18:00:00Z"));
        assert_eq!(hour.last_until(at("2026-10-30T19:00:00Z")), at("2026-10-30T19:00:00Z"));
    }

    #[test]
    fn an_hour_that_the_clocks_leave_out_comes_later() {
        let zone = TimeZone::get("Europe/Paris").expect("a zone");
        let hour = WeeklyHour { weekday: Weekday::Sunday, time: time(2, 30, 0, 0), zone };
        assert_eq!(hour.next_after(at("2026-03-28T12:00:00Z")), at("2026-03-29T01:30:00Z"));
    }

    #[test]
    fn every_hour_follows_the_last_one_by_a_week() {
        let hour = friday();
        let mut unix = at("2026-01-01T00:00:00Z");
        for _ in 0..2000 {
            unix += 5 * 3600 * 1000 + 1234;
            let (last, next) = (hour.last_until(unix), hour.next_after(unix));
            assert!(last <= unix && unix < next, "{unix}");
            let hours = (next - last) / (3600 * 1000);
            assert!((167..=169).contains(&hours), "{hours} hours at {unix}");
        }
    }

    #[test]
    fn an_edition_has_its_date_and_no_more_rounds_than_it_can() {
        let terms = GameTerms::default();
        let weekly = WeeklyTournament {
            name: "Cup".to_owned(),
            hour: friday(),
            format: Format::Swiss,
            rounds: Some(5),
            terms,
        };
        assert_eq!(weekly.edition(at("2026-12-04T19:00:00Z")), "Cup, 2026-12-04 20:00");
        for (players, rounds) in [(2, 1), (4, 3), (12, 5)] {
            assert_eq!(weekly.plan(players).rounds, rounds);
        }
    }
}
