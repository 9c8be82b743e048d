//! Kinds of players' names in libraries of versions that stored the words of a language.

use super::row::{self, GUEST, PERSON, Row};
use crate::engine::Level;
use crate::records::PlayerName;
use crate::rules::Variant;
use crate::store::Seat;
use rusqlite::Connection;

/// Words for the only person of a game, as all versions wrote them.
const YOU: [&str; 8] = ["You", "Vous", "Du", "あなた", "Tú", "你", "Tu", "나"];
/// Words for the computer at a hidden level.
const COMPUTER: [&str; 7] =
    ["Computer", "Ordinateur", "Dator", "コンピュータ", "Ordenador", "电脑", "컴퓨터"];
/// Names of the sides.
const SIDES: [&str; 19] = [
    "Black", "White", "Noir", "Blanc", "Svart", "Vit", "黒", "白", "Negro", "Blanco", "Schwarz",
    "Weiß", "黑", "Nero", "Bianco", "흑", "백", "X", "O",
];
/// Names of levels; those of the computer's persons and of the matched level are the same in every language.
#[rustfmt::skip]
const LEVELS: [&str; 112] = [
    "Abituale", "Aficionado", "Allievo", "Alumno", "Amateur", "Amatör", "Anfänger", "Apprenti",
    "Azar", "Campeón", "Campione", "Caso", "Champion", "Circolo", "Club", "Codicioso",
    "Dilettante", "Débutant", "Elev", "Esperto", "Expert", "Experte", "Experto", "Gierig", "Girig",
    "Glouton", "Goloso", "Gran maestro", "Grand maître", "Grandmaster", "Greedy", "Großmeister",
    "Habitual", "Habitué", "Hasard", "Klub", "Klubb", "Klubspieler", "Maestro", "Master", "Maître",
    "Meister", "Mästare", "Neuling", "Novato", "Novellino", "Novice", "Novis", "Novizio",
    "Nybörjare", "Parfait", "Perfect", "Perfecto", "Perfekt", "Perfetto", "Principiante", "Pupil",
    "Random", "Regular", "Rookie", "Schüler", "Slump", "Stamgäst", "Stammgast", "Stormästare",
    "Veteran", "Veterano", "Vétéran", "Zufall", "Élève", "クラブ", "チャンピオン", "ランダム", "上級者", "业余",
    "俱乐部", "入門者", "冠军", "初学", "初心者", "古豪", "名人", "大师", "学生", "完璧", "完美", "常客", "常連", "愛好者", "新手",
    "欲張り", "特级大师", "生徒", "老手", "贪心", "達人", "随机", "高手", "고수", "노장", "단골", "달인", "동호인", "명인", "무작위",
    "새내기", "애호가", "완벽", "욕심쟁이", "챔피언", "초보", "학생",
];

/// Kind of the name of a seat in a game played here, given the level columns of both sides. `None` if the name is a
/// person's own.
fn kind(variant: Variant, name: &str, level: u16, others: u16) -> Option<PlayerName> {
    match level {
        PERSON if others == PERSON => SIDES.contains(&name).then_some(PlayerName::Unknown),
        PERSON => YOU.contains(&name).then_some(PlayerName::You),
        GUEST => Some(PlayerName::Engine(name.to_owned())),
        _ if COMPUTER.contains(&name) => Some(PlayerName::Computer),
        number => {
            let level = Level::from_number(variant, number).ok()?;
            let computer = Seat::Computer(level).player_name();
            // The first versions wrote the number.
            let is_its = [computer.text(), &format!("Level {number}")].contains(&name);
            (is_its || LEVELS.contains(&name)).then_some(computer)
        }
    }
}

/// Gives the names of games played here their kinds. Names of imported games stay as they are.
pub fn name_kinds(db: &Connection) -> rusqlite::Result<()> {
    let columns = row::COLUMNS;
    let sql = format!("SELECT {columns}, id, opening FROM game WHERE played = 1");
    let mut games = db.prepare(&sql)?;
    let mut rows = games.query([])?;
    while let Some(found) = rows.next()? {
        let id: i64 = found.get(row::COLUMN_COUNT)?;
        let opening = row::text(found, row::COLUMN_COUNT + 1)?;
        Row::read(found)?.rename(db, id, opening, kind)?;
    }
    Ok(())
}
