//! Seeks.

use super::PeopleDb;
use super::rows::{RequestError, account};
use crate::lobby::{AccountId, GamePace, GameTerms, PeopleAnswer, Seek, SeekId, SideWish};
use crate::rules::Variant;
use rusqlite::params;

impl PeopleDb {
    pub(super) fn post_seek(
        &mut self,
        seek: &Seek,
        now: i64,
    ) -> Result<PeopleAnswer, RequestError> {
        let (pace, is_live) = match seek.terms.pace {
            GamePace::Live(control) => (control.to_string(), true),
            GamePace::Days(days) => (days.to_string(), false),
        };
        let side = match seek.terms.side {
            SideWish::Random => 0,
            SideWish::Black => 1,
            SideWish::White => 2,
        };
        let sql = "INSERT INTO seek (account, challenged, variant, pace, is_live, is_rated, side, server, created)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)";
        let GameTerms { variant, is_rated, .. } = seek.terms;
        let to = seek.to.map(|to| to.0);
        self.db.prepare_cached(sql)?.execute(params![
            seek.by.id.0,
            to,
            variant.key,
            pace,
            is_live,
            is_rated,
            side,
            seek.server,
            now
        ])?;
        let id = SeekId(self.db.last_insert_rowid());
        Ok(PeopleAnswer::SeekPosted(Box::new(Seek { id, ..seek.clone() })))
    }

    pub(super) fn seeks(&self) -> Result<Vec<Seek>, RequestError> {
        let sql = "SELECT id, account, challenged, variant, pace, is_live, is_rated, side, server
                   FROM seek ORDER BY id LIMIT 1000";
        let mut statement = self.db.prepare_cached(sql)?;
        let mut rows = statement.query([])?;
        let mut seeks = Vec::new();
        while let Some(row) = rows.next()? {
            let (key, pace): (String, String) = (row.get(3)?, row.get(4)?);
            let (variant, pace) = (Variant::from_key(&key), pace_of(&pace, row.get(5)?));
            // A later version of the program may know more.
            let (Some(variant), Some(pace)) = (variant, pace) else { continue };
            let side = match row.get(7)? {
                1 => SideWish::Black,
                2 => SideWish::White,
                _ => SideWish::Random,
            };
            seeks.push(Seek {
                id: SeekId(row.get(0)?),
                by: account(&self.db, AccountId(row.get(1)?))?,
                to: row.get::<_, Option<i64>>(2)?.map(AccountId),
                terms: GameTerms { variant, pace, is_rated: row.get(6)?, side },
                server: row.get(8)?,
            });
        }
        Ok(seeks)
    }
}

fn pace_of(text: &str, is_live: bool) -> Option<GamePace> {
    if is_live {
        text.parse().ok().map(GamePace::Live)
    } else {
        text.parse().ok().map(GamePace::Days)
    }
}
