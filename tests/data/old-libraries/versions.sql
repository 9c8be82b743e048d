-- version 1
CREATE TABLE game (
    id INTEGER PRIMARY KEY,
    revision INTEGER NOT NULL DEFAULT 1,
    played INTEGER NOT NULL,
    created TEXT NOT NULL,
    changed TEXT NOT NULL,
    deleted TEXT,
    fingerprint INTEGER UNIQUE,
    rules TEXT NOT NULL,
    first TEXT NOT NULL,
    start TEXT,
    moves TEXT NOT NULL,
    ahead TEXT NOT NULL,
    placed INTEGER NOT NULL,
    finished INTEGER NOT NULL,
    black TEXT NOT NULL,
    white TEXT NOT NULL,
    black_level INTEGER,
    white_level INTEGER,
    black_ms INTEGER NOT NULL,
    white_ms INTEGER NOT NULL,
    black_discs INTEGER NOT NULL,
    white_discs INTEGER NOT NULL,
    result INTEGER,
    stated INTEGER,
    date TEXT NOT NULL,
    place TEXT NOT NULL,
    opening TEXT NOT NULL,
    words TEXT NOT NULL
) STRICT;
CREATE INDEX game_unfinished ON game (changed) WHERE finished = 0 AND played = 1;
CREATE INDEX game_played ON game (changed) WHERE played = 1;
CREATE INDEX game_deleted ON game (deleted) WHERE deleted IS NOT NULL;
CREATE INDEX game_date ON game (date, id, words, played, finished) WHERE deleted IS NULL;
CREATE INDEX game_black ON game (black, id) WHERE deleted IS NULL;
CREATE INDEX game_white ON game (white, id) WHERE deleted IS NULL;
CREATE INDEX game_result ON game (result, id) WHERE deleted IS NULL;
CREATE INDEX game_opening ON game (opening, id) WHERE deleted IS NULL;
INSERT INTO game (id,played,created,changed,deleted,fingerprint,rules,first,start,moves,ahead,placed,finished,black,white,black_level,white_level,black_ms,white_ms,black_discs,white_discs,result,stated,date,place,opening,words) VALUES (1,0,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z',NULL,1465030712668989783,'reversi','X',NULL,'f5d6c5f4e3c6d3f6e6d7g4g3g6h3g5h4e7f7h5h6e8f3c4c7d8c8b8b4b6b5a4a5a6e2a3d2d1c1b1c2c3b2f2f1a1b3e1a2g1g2h1h2h7g7h8b7a8a7f8g8','',60,1,'Stéphane Nicolet','Kenta Tominaga',NULL,NULL,0,0,35,29,6,6,'2007','World Championship, Athens, final 1','Flat','stéphane nicolet
kenta tominaga
2007
world championship, athens, final 1
flat');
INSERT INTO game (id,played,created,changed,deleted,fingerprint,rules,first,start,moves,ahead,placed,finished,black,white,black_level,white_level,black_ms,white_ms,black_discs,white_discs,result,stated,date,place,opening,words) VALUES (2,1,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z',NULL,NULL,'reversi','X',NULL,'f5d6c3','d3',3,0,'You','Level 5',0,5,1200,90,5,2,NULL,NULL,'2026-01-02','','Perpendicular Opening','you
level 5
2026-01-02

perpendicular opening');
INSERT INTO game (id,played,created,changed,deleted,fingerprint,rules,first,start,moves,ahead,placed,finished,black,white,black_level,white_level,black_ms,white_ms,black_discs,white_discs,result,stated,date,place,opening,words) VALUES (3,0,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z',NULL,77,'reversi','O',NULL,'f4','',1,0,'Ann','Ben',NULL,NULL,0,0,1,4,NULL,NULL,'2025','','','ann
ben
2025

');
INSERT INTO game (id,played,created,changed,deleted,fingerprint,rules,first,start,moves,ahead,placed,finished,black,white,black_level,white_level,black_ms,white_ms,black_discs,white_discs,result,stated,date,place,opening,words) VALUES (4,1,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z','2026-01-03T00:00:00Z',NULL,'6x6','X',NULL,'e4c5','',2,0,'You','Level 4',0,4,10,10,3,3,NULL,NULL,'2026-01-02','','','you
level 4
2026-01-02

');
-- version 2
CREATE TABLE review (
    game INTEGER PRIMARY KEY REFERENCES game (id),
    made TEXT NOT NULL,
    moves TEXT NOT NULL
) STRICT;
CREATE TABLE exercise (
    id INTEGER PRIMARY KEY,
    game INTEGER NOT NULL REFERENCES game (id),
    rules TEXT NOT NULL,
    board TEXT NOT NULL,
    made TEXT NOT NULL,
    loss INTEGER NOT NULL,
    streak INTEGER NOT NULL DEFAULT 0,
    due TEXT,
    UNIQUE (rules, board)
) STRICT;
CREATE INDEX exercise_due ON exercise (due);
INSERT INTO review VALUES (1,'{}','[]');
INSERT INTO exercise (id,game,rules,board,made,loss,streak,due) VALUES (5,2,'reversi','---------------------------OX------XO--------------------------- X','f5',4,0,'2026-01-04'),(6,2,'reversi','---------------------------OX-----XXX--------------------------- O','d6',2,2,NULL);
-- version 3
CREATE TABLE library (number INTEGER NOT NULL) STRICT;
INSERT INTO library VALUES (random());
UPDATE library SET number = 42;
-- version 4
CREATE TABLE counted (
    game INTEGER PRIMARY KEY REFERENCES game (id),
    learner TEXT
) STRICT;
CREATE TABLE mistake (
    game INTEGER NOT NULL REFERENCES game (id),
    ply INTEGER NOT NULL,
    board TEXT NOT NULL,
    principle TEXT NOT NULL,
    loss INTEGER NOT NULL,
    PRIMARY KEY (game, ply)
) STRICT, WITHOUT ROWID;
INSERT INTO counted VALUES (1,NULL),(2,'X');
INSERT INTO mistake VALUES (2,1,'---------------------------OX------XO--------------------------- X','mobility',4);
-- version 5
CREATE TABLE begun (
    exercise INTEGER PRIMARY KEY REFERENCES exercise (id),
    day TEXT NOT NULL
) STRICT;
INSERT INTO begun SELECT id, '' FROM exercise WHERE streak > 0 OR due IS NULL;
INSERT OR REPLACE INTO begun VALUES (6,'2026-01-02');
-- version 6
CREATE TABLE learnt (
    lesson TEXT NOT NULL,
    board INTEGER NOT NULL,
    at_first INTEGER NOT NULL,
    day TEXT NOT NULL,
    PRIMARY KEY (lesson, board)
) STRICT, WITHOUT ROWID;
INSERT INTO learnt VALUES ('corners',2,1,'2026-01-02'),('corners',5,0,'2026-01-02'),('tempo',3,1,'2026-01-02'),('first-moves',4,1,'2026-01-02');
-- version 7
CREATE TABLE tried (
    number INTEGER PRIMARY KEY,
    puzzle INTEGER NOT NULL UNIQUE,
    misses INTEGER NOT NULL,
    hinted INTEGER NOT NULL,
    streak INTEGER NOT NULL,
    due TEXT
) STRICT;
CREATE TABLE daily (day TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
CREATE TABLE rush (
    number INTEGER PRIMARY KEY,
    minutes INTEGER NOT NULL,
    solved INTEGER NOT NULL,
    day TEXT NOT NULL
) STRICT;
INSERT INTO tried VALUES (1,17,0,0,0,NULL),(2,4,1,1,1,'2026-01-09');
INSERT INTO daily VALUES ('2026-01-02');
INSERT INTO rush VALUES (1,3,12,'2026-01-02');
-- version 8
CREATE TABLE tree (
    game INTEGER PRIMARY KEY REFERENCES game (id),
    revision INTEGER NOT NULL,
    nodes TEXT NOT NULL
) STRICT;
INSERT INTO tree VALUES (2,1,'[]');
-- version 9
DROP TRIGGER IF EXISTS explored_gone;
DROP TABLE IF EXISTS explored;
DROP TABLE IF EXISTS explored_name;
DROP TABLE IF EXISTS explored_run;
DROP TABLE IF EXISTS explored_block;
DROP TABLE IF EXISTS explorer;
CREATE TABLE explored (
    number INTEGER PRIMARY KEY,
    game INTEGER UNIQUE REFERENCES game (id),
    line INTEGER,
    black INTEGER NOT NULL,
    white INTEGER NOT NULL,
    place INTEGER NOT NULL,
    year INTEGER NOT NULL,
    margin INTEGER NOT NULL,
    own INTEGER NOT NULL,
    gone INTEGER NOT NULL
) STRICT;
CREATE TABLE explored_name (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
INSERT INTO explored_name VALUES (0, '');
CREATE TABLE explored_run (
    number INTEGER PRIMARY KEY,
    first INTEGER NOT NULL,
    games INTEGER NOT NULL
) STRICT;
CREATE TABLE explored_block (id INTEGER PRIMARY KEY, data BLOB NOT NULL) STRICT;
CREATE TABLE explorer (
    through INTEGER NOT NULL,
    target INTEGER NOT NULL,
    changes INTEGER NOT NULL,
    games INTEGER NOT NULL
) STRICT;
INSERT INTO explorer SELECT 0, coalesce(max(id), 0), random() & 0xffffffffffff, 0 FROM game;
CREATE TRIGGER explored_gone AFTER UPDATE OF deleted ON game
WHEN (OLD.deleted IS NULL) <> (NEW.deleted IS NULL) BEGIN
    UPDATE explored SET gone = NEW.deleted IS NOT NULL WHERE game = NEW.id;
    UPDATE explorer SET changes = changes + 1;
END;
-- version 10
CREATE TABLE opening_card (
    board TEXT PRIMARY KEY,
    streak INTEGER NOT NULL,
    due TEXT
) STRICT, WITHOUT ROWID;
INSERT INTO opening_card VALUES ('---------------------------OX------XO--------------------------- X',2,'2026-01-05');
-- version 11
DROP TRIGGER IF EXISTS explored_gone;
DROP TABLE IF EXISTS explored;
DROP TABLE IF EXISTS explored_name;
DROP TABLE IF EXISTS explored_run;
DROP TABLE IF EXISTS explored_block;
DROP TABLE IF EXISTS explorer;
CREATE TABLE explored (
    number INTEGER PRIMARY KEY,
    game INTEGER UNIQUE REFERENCES game (id),
    line INTEGER,
    black INTEGER NOT NULL,
    white INTEGER NOT NULL,
    place INTEGER NOT NULL,
    year INTEGER NOT NULL,
    margin INTEGER NOT NULL,
    own INTEGER NOT NULL,
    gone INTEGER NOT NULL
) STRICT;
CREATE TABLE explored_name (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
INSERT INTO explored_name VALUES (0, '');
CREATE TABLE explored_run (
    number INTEGER PRIMARY KEY,
    first INTEGER NOT NULL,
    games INTEGER NOT NULL
) STRICT;
CREATE TABLE explored_block (id INTEGER PRIMARY KEY, data BLOB NOT NULL) STRICT;
CREATE TABLE explorer (
    through INTEGER NOT NULL,
    target INTEGER NOT NULL,
    changes INTEGER NOT NULL,
    games INTEGER NOT NULL
) STRICT;
INSERT INTO explorer SELECT 0, coalesce(max(id), 0), random() & 0xffffffffffff, 0 FROM game;
CREATE TRIGGER explored_gone AFTER UPDATE OF deleted ON game
WHEN (OLD.deleted IS NULL) <> (NEW.deleted IS NULL) BEGIN
    UPDATE explored SET gone = NEW.deleted IS NOT NULL WHERE game = NEW.id;
    UPDATE explorer SET changes = changes + 1;
END;
-- version 12
ALTER TABLE game ADD COLUMN controls TEXT;
ALTER TABLE game ADD COLUMN times TEXT;
ALTER TABLE game ADD COLUMN forfeit TEXT;
UPDATE game SET controls='5m+3s -', times='0 400 800', forfeit='X time' WHERE id=2;
-- version 13
CREATE INDEX game_own_moves ON game (moves) WHERE fingerprint IS NULL;
-- version 14
ALTER TABLE game ADD COLUMN player INTEGER NOT NULL DEFAULT 1;
DROP INDEX game_unfinished;
DROP INDEX game_played;
DROP INDEX game_date;
DROP INDEX game_black;
DROP INDEX game_white;
DROP INDEX game_result;
DROP INDEX game_opening;
DROP INDEX game_own_moves;
CREATE INDEX game_unfinished ON game (player, changed) WHERE finished = 0 AND played = 1;
CREATE INDEX game_played ON game (player, changed) WHERE played = 1;
CREATE INDEX game_date ON game (player, date, id, words, played, finished)
    WHERE deleted IS NULL;
CREATE INDEX game_black ON game (player, black, id) WHERE deleted IS NULL;
CREATE INDEX game_white ON game (player, white, id) WHERE deleted IS NULL;
CREATE INDEX game_result ON game (player, result, id) WHERE deleted IS NULL;
CREATE INDEX game_opening ON game (player, opening, id) WHERE deleted IS NULL;
CREATE INDEX game_own_moves ON game (player, moves) WHERE fingerprint IS NULL;

CREATE TABLE begun_before (exercise INTEGER NOT NULL, day TEXT NOT NULL) STRICT;
INSERT INTO begun_before SELECT exercise, day FROM begun;
DROP TABLE begun;
DROP INDEX exercise_due;
ALTER TABLE exercise RENAME TO exercise_before;
CREATE TABLE exercise (
    id INTEGER PRIMARY KEY,
    player INTEGER NOT NULL,
    game INTEGER NOT NULL REFERENCES game (id),
    rules TEXT NOT NULL,
    board TEXT NOT NULL,
    made TEXT NOT NULL,
    loss INTEGER NOT NULL,
    streak INTEGER NOT NULL DEFAULT 0,
    due TEXT,
    UNIQUE (player, rules, board)
) STRICT;
INSERT INTO exercise SELECT id, 1, game, rules, board, made, loss, streak, due
    FROM exercise_before;
DROP TABLE exercise_before;
CREATE INDEX exercise_due ON exercise (player, due);
CREATE TABLE begun (
    exercise INTEGER PRIMARY KEY REFERENCES exercise (id),
    day TEXT NOT NULL
) STRICT;
INSERT INTO begun SELECT exercise, day FROM begun_before;
DROP TABLE begun_before;

ALTER TABLE learnt RENAME TO learnt_before;
CREATE TABLE learnt (
    player INTEGER NOT NULL,
    lesson TEXT NOT NULL,
    board INTEGER NOT NULL,
    at_first INTEGER NOT NULL,
    day TEXT NOT NULL,
    PRIMARY KEY (player, lesson, board)
) STRICT, WITHOUT ROWID;
INSERT INTO learnt SELECT 1, lesson, board, at_first, day FROM learnt_before;
DROP TABLE learnt_before;

ALTER TABLE tried RENAME TO tried_before;
CREATE TABLE tried (
    number INTEGER PRIMARY KEY,
    player INTEGER NOT NULL,
    puzzle INTEGER NOT NULL,
    misses INTEGER NOT NULL,
    hinted INTEGER NOT NULL,
    streak INTEGER NOT NULL,
    due TEXT,
    UNIQUE (player, puzzle)
) STRICT;
INSERT INTO tried SELECT number, 1, puzzle, misses, hinted, streak, due FROM tried_before;
DROP TABLE tried_before;

ALTER TABLE daily RENAME TO daily_before;
CREATE TABLE daily (
    player INTEGER NOT NULL,
    day TEXT NOT NULL,
    PRIMARY KEY (player, day)
) STRICT, WITHOUT ROWID;
INSERT INTO daily SELECT 1, day FROM daily_before;
DROP TABLE daily_before;
ALTER TABLE rush ADD COLUMN player INTEGER NOT NULL DEFAULT 1;

ALTER TABLE opening_card RENAME TO opening_card_before;
CREATE TABLE opening_card (
    player INTEGER NOT NULL,
    board TEXT NOT NULL,
    streak INTEGER NOT NULL,
    due TEXT,
    PRIMARY KEY (player, board)
) STRICT, WITHOUT ROWID;
INSERT INTO opening_card SELECT 1, board, streak, due FROM opening_card_before;
DROP TABLE opening_card_before;
-- version 15
ALTER TABLE explored ADD COLUMN player INTEGER NOT NULL DEFAULT 1;
