//! Seeks.

use super::database::{Queries, RequestError, cells};
use super::rows::{ACCOUNT, account_of};
use crate::lobby::{
    AccountId, GamePace, GameTerms, NetworkTag, PeopleAnswer, Seek, SeekId, SideWish,
};
use crate::rules::Variant;

pub fn post(db: &mut dyn Queries, seek: &Seek, now: i64) -> Result<PeopleAnswer, RequestError> {
    let (pace, is_live) = match seek.terms.pace {
        GamePace::Live(control) => (control.to_string(), true),
        GamePace::Days(days) => (days.to_string(), false),
    };
    let side = match seek.terms.side {
        SideWish::Random => 0,
        SideWish::Black => 1,
        SideWish::White => 2,
    };
    let sql = "INSERT INTO seek (account, challenged, variant, pace, is_live, is_rated, side, server, created,
                                 tournament, network)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11) RETURNING id";
    let GameTerms { variant, is_rated, .. } = seek.terms;
    let values = cells![
        seek.by.id.0,
        seek.to.map(|to| to.0),
        variant.key,
        pace.as_str(),
        is_live,
        is_rated,
        side,
        seek.server,
        now,
        seek.tournament.as_ref().map(|it| serde_json::to_string(it).expect("a text and numbers")),
        seek.network.map(|it| it.0)
    ];
    let id = SeekId(db.one(sql, values)?.int(0)?);
    Ok(PeopleAnswer::SeekPosted(Box::new(Seek { id, ..seek.clone() })))
}

pub fn all(db: &mut dyn Queries) -> Result<PeopleAnswer, RequestError> {
    let sql = format!(
        "SELECT seek.id, seek.challenged, seek.variant, seek.pace, seek.is_live, seek.is_rated,
                seek.side, seek.server, seek.tournament, seek.network, {ACCOUNT}
         FROM seek JOIN account ON account.id = seek.account ORDER BY seek.id LIMIT 1000"
    );
    let mut seeks = Vec::new();
    for row in db.query(&sql, &[])? {
        let variant = Variant::from_key(row.text(2)?);
        // A later version of the program may know more.
        let (Some(variant), Some(pace)) = (variant, pace_of(row.text(3)?, row.bool(4)?)) else {
            continue;
        };
        let side = match row.int(6)? {
            1 => SideWish::Black,
            2 => SideWish::White,
            _ => SideWish::Random,
        };
        seeks.push(Seek {
            id: SeekId(row.int(0)?),
            by: account_of(&row, 10)?,
            to: row.optional_int(1)?.map(AccountId),
            terms: GameTerms { variant, pace, is_rated: row.bool(5)?, side },
            server: row.int(7)?,
            tournament: row.optional_text(8)?.and_then(|text| serde_json::from_str(text).ok()),
            network: row.optional_int(9)?.map(NetworkTag),
        });
    }
    Ok(PeopleAnswer::Seeks(seeks))
}

fn pace_of(text: &str, is_live: bool) -> Option<GamePace> {
    if is_live {
        text.parse().ok().map(GamePace::Live)
    } else {
        text.parse().ok().map(GamePace::Days)
    }
}
