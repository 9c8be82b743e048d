//! Conversion of a database to other tables.

use rusqlite::Connection;

/// Replaces the tables of a database by those that `tables` creates, and copies the rows, within the caller's
/// transaction. `names` are all tables, parents before children; those that are missing stay empty. A new column
/// has its default value, or that of `added`, a list of columns and expressions.
pub fn replace_tables(
    db: &Connection,
    names: &[&str],
    tables: &str,
    added: &[(&str, &str)],
) -> rusqlite::Result<()> {
    // Rows refer to each other; all are there again at the end.
    db.execute_batch("PRAGMA defer_foreign_keys = ON")?;
    let mut older = Vec::new();
    for name in names {
        if db.table_exists(Some("main"), *name)? {
            older.push(*name);
        }
    }
    let numbers = "sqlite_sequence";
    let has_numbers = db.table_exists(Some("main"), numbers)?;
    for name in older.iter().copied().chain(has_numbers.then_some(numbers)) {
        db.execute_batch(&format!("CREATE TEMP TABLE older_{name} AS SELECT * FROM main.{name}"))?;
    }
    for name in older.iter().rev() {
        db.execute_batch(&format!("DROP TABLE main.{name}"))?;
    }
    db.execute_batch(tables)?;
    for name in &older {
        let [before, now] = [("temp", format!("older_{name}")), ("main", (*name).to_owned())]
            .map(|(schema, table)| columns(db, schema, &table));
        let (before, now) = (before?, now?);
        let is_new = |column: &str| {
            let has = |columns: &[String]| columns.iter().any(|found| found == column);
            has(&now) && !has(&before)
        };
        let (mut into, mut from) = (before.clone(), before.clone());
        for (column, value) in added.iter().filter(|(column, _)| is_new(column)) {
            into.push((*column).to_owned());
            from.push((*value).to_owned());
        }
        let [into, from] = [into, from].map(|columns| columns.join(", "));
        db.execute_batch(&format!(
            "INSERT INTO main.{name} ({into}) SELECT {from} FROM older_{name};
             DROP TABLE older_{name};"
        ))?;
    }
    if has_numbers {
        // A number that was given away is not given again.
        db.execute_batch(
            "DELETE FROM main.sqlite_sequence;
             INSERT INTO main.sqlite_sequence SELECT * FROM older_sqlite_sequence;
             DROP TABLE older_sqlite_sequence;",
        )?;
    }
    Ok(())
}

/// Names of a table's columns.
fn columns(db: &Connection, schema: &str, table: &str) -> rusqlite::Result<Vec<String>> {
    let mut columns = db.prepare("SELECT name FROM pragma_table_info(?1, ?2)")?;
    let names = columns.query_map([table, schema], |row| row.get(0))?;
    names.collect()
}
