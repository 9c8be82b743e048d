-- version 1
CREATE TABLE game ( id INTEGER PRIMARY KEY, revision INTEGER NOT NULL DEFAULT 1, played INTEGER NOT NULL, created TEXT NOT NULL, changed TEXT NOT NULL, deleted TEXT, fingerprint INTEGER UNIQUE, rules TEXT NOT NULL, first TEXT NOT NULL, start TEXT, moves TEXT NOT NULL, ahead TEXT NOT NULL, placed INTEGER NOT NULL, finished INTEGER NOT NULL, black TEXT NOT NULL, white TEXT NOT NULL, black_level INTEGER, white_level INTEGER, black_ms INTEGER NOT NULL, white_ms INTEGER NOT NULL, black_discs INTEGER NOT NULL, white_discs INTEGER NOT NULL, result INTEGER, stated INTEGER, date TEXT NOT NULL, place TEXT NOT NULL, opening TEXT NOT NULL, words TEXT NOT NULL ) STRICT;
INSERT INTO "game" VALUES(1,1,0,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z',NULL,1465030712668989783,'reversi','X',NULL,'f5d6c5f4e3c6d3f6e6d7g4g3g6h3g5h4e7f7h5h6e8f3c4c7d8c8b8b4b6b5a4a5a6e2a3d2d1c1b1c2c3b2f2f1a1b3e1a2g1g2h1h2h7g7h8b7a8a7f8g8','',60,1,'Stéphane Nicolet','Kenta Tominaga',NULL,NULL,0,0,35,29,6,6,'2007','World Championship, Athens, final 1','Flat','stéphane nicolet
kenta tominaga
2007
world championship, athens, final 1
flat');
INSERT INTO "game" VALUES(2,1,1,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z',NULL,NULL,'reversi','X',NULL,'f5d6c3','d3',3,0,'You','Level 5',0,5,1200,90,5,2,NULL,NULL,'2026-01-02','','Perpendicular Opening','you
level 5
2026-01-02 perpendicular opening');
INSERT INTO "game" VALUES(3,1,0,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z',NULL,77,'reversi','O',NULL,'f4','',1,0,'Ann','Ben',NULL,NULL,0,0,1,4,NULL,NULL,'2025','','','ann
ben
2025 ');
INSERT INTO "game" VALUES(4,1,1,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z','2026-01-03T00:00:00Z',NULL,'6x6','X',NULL,'e4c5','',2,0,'You','Level 4',0,4,10,10,3,3,NULL,NULL,'2026-01-02','','','you
level 4
2026-01-02 ');
CREATE INDEX game_unfinished ON game (changed) WHERE finished = 0 AND played = 1;
CREATE INDEX game_played ON game (changed) WHERE played = 1;
CREATE INDEX game_deleted ON game (deleted) WHERE deleted IS NOT NULL;
CREATE INDEX game_date ON game (date, id, words, played, finished) WHERE deleted IS NULL;
CREATE INDEX game_black ON game (black, id) WHERE deleted IS NULL;
CREATE INDEX game_white ON game (white, id) WHERE deleted IS NULL;
CREATE INDEX game_result ON game (result, id) WHERE deleted IS NULL;
CREATE INDEX game_opening ON game (opening, id) WHERE deleted IS NULL;
PRAGMA user_version = 1;
-- version 2
CREATE TABLE exercise ( id INTEGER PRIMARY KEY, game INTEGER NOT NULL REFERENCES game (id), rules TEXT NOT NULL, board TEXT NOT NULL, made TEXT NOT NULL, loss INTEGER NOT NULL, streak INTEGER NOT NULL DEFAULT 0, due TEXT, UNIQUE (rules, board) ) STRICT;
INSERT INTO "exercise" VALUES(5,2,'reversi','---------------------------OX------XO--------------------------- X','f5',4,0,'2026-01-04');
INSERT INTO "exercise" VALUES(6,2,'reversi','---------------------------OX-----XXX--------------------------- O','d6',2,2,NULL);
CREATE TABLE game ( id INTEGER PRIMARY KEY, revision INTEGER NOT NULL DEFAULT 1, played INTEGER NOT NULL, created TEXT NOT NULL, changed TEXT NOT NULL, deleted TEXT, fingerprint INTEGER UNIQUE, rules TEXT NOT NULL, first TEXT NOT NULL, start TEXT, moves TEXT NOT NULL, ahead TEXT NOT NULL, placed INTEGER NOT NULL, finished INTEGER NOT NULL, black TEXT NOT NULL, white TEXT NOT NULL, black_level INTEGER, white_level INTEGER, black_ms INTEGER NOT NULL, white_ms INTEGER NOT NULL, black_discs INTEGER NOT NULL, white_discs INTEGER NOT NULL, result INTEGER, stated INTEGER, date TEXT NOT NULL, place TEXT NOT NULL, opening TEXT NOT NULL, words TEXT NOT NULL ) STRICT;
INSERT INTO "game" VALUES(1,1,0,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z',NULL,1465030712668989783,'reversi','X',NULL,'f5d6c5f4e3c6d3f6e6d7g4g3g6h3g5h4e7f7h5h6e8f3c4c7d8c8b8b4b6b5a4a5a6e2a3d2d1c1b1c2c3b2f2f1a1b3e1a2g1g2h1h2h7g7h8b7a8a7f8g8','',60,1,'Stéphane Nicolet','Kenta Tominaga',NULL,NULL,0,0,35,29,6,6,'2007','World Championship, Athens, final 1','Flat','stéphane nicolet
kenta tominaga
2007
world championship, athens, final 1
flat');
INSERT INTO "game" VALUES(2,1,1,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z',NULL,NULL,'reversi','X',NULL,'f5d6c3','d3',3,0,'You','Level 5',0,5,1200,90,5,2,NULL,NULL,'2026-01-02','','Perpendicular Opening','you
level 5
2026-01-02 perpendicular opening');
INSERT INTO "game" VALUES(3,1,0,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z',NULL,77,'reversi','O',NULL,'f4','',1,0,'Ann','Ben',NULL,NULL,0,0,1,4,NULL,NULL,'2025','','','ann
ben
2025 ');
INSERT INTO "game" VALUES(4,1,1,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z','2026-01-03T00:00:00Z',NULL,'6x6','X',NULL,'e4c5','',2,0,'You','Level 4',0,4,10,10,3,3,NULL,NULL,'2026-01-02','','','you
level 4
2026-01-02 ');
CREATE TABLE review ( game INTEGER PRIMARY KEY REFERENCES game (id), made TEXT NOT NULL, moves TEXT NOT NULL ) STRICT;
INSERT INTO "review" VALUES(1,'{}','[]');
CREATE INDEX game_unfinished ON game (changed) WHERE finished = 0 AND played = 1;
CREATE INDEX game_played ON game (changed) WHERE played = 1;
CREATE INDEX game_deleted ON game (deleted) WHERE deleted IS NOT NULL;
CREATE INDEX game_date ON game (date, id, words, played, finished) WHERE deleted IS NULL;
CREATE INDEX game_black ON game (black, id) WHERE deleted IS NULL;
CREATE INDEX game_white ON game (white, id) WHERE deleted IS NULL;
CREATE INDEX game_result ON game (result, id) WHERE deleted IS NULL;
CREATE INDEX game_opening ON game (opening, id) WHERE deleted IS NULL;
CREATE INDEX exercise_due ON exercise (due);
PRAGMA user_version = 2;
-- version 3
CREATE TABLE exercise ( id INTEGER PRIMARY KEY, game INTEGER NOT NULL REFERENCES game (id), rules TEXT NOT NULL, board TEXT NOT NULL, made TEXT NOT NULL, loss INTEGER NOT NULL, streak INTEGER NOT NULL DEFAULT 0, due TEXT, UNIQUE (rules, board) ) STRICT;
INSERT INTO "exercise" VALUES(5,2,'reversi','---------------------------OX------XO--------------------------- X','f5',4,0,'2026-01-04');
INSERT INTO "exercise" VALUES(6,2,'reversi','---------------------------OX-----XXX--------------------------- O','d6',2,2,NULL);
CREATE TABLE game ( id INTEGER PRIMARY KEY, revision INTEGER NOT NULL DEFAULT 1, played INTEGER NOT NULL, created TEXT NOT NULL, changed TEXT NOT NULL, deleted TEXT, fingerprint INTEGER UNIQUE, rules TEXT NOT NULL, first TEXT NOT NULL, start TEXT, moves TEXT NOT NULL, ahead TEXT NOT NULL, placed INTEGER NOT NULL, finished INTEGER NOT NULL, black TEXT NOT NULL, white TEXT NOT NULL, black_level INTEGER, white_level INTEGER, black_ms INTEGER NOT NULL, white_ms INTEGER NOT NULL, black_discs INTEGER NOT NULL, white_discs INTEGER NOT NULL, result INTEGER, stated INTEGER, date TEXT NOT NULL, place TEXT NOT NULL, opening TEXT NOT NULL, words TEXT NOT NULL ) STRICT;
INSERT INTO "game" VALUES(1,1,0,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z',NULL,1465030712668989783,'reversi','X',NULL,'f5d6c5f4e3c6d3f6e6d7g4g3g6h3g5h4e7f7h5h6e8f3c4c7d8c8b8b4b6b5a4a5a6e2a3d2d1c1b1c2c3b2f2f1a1b3e1a2g1g2h1h2h7g7h8b7a8a7f8g8','',60,1,'Stéphane Nicolet','Kenta Tominaga',NULL,NULL,0,0,35,29,6,6,'2007','World Championship, Athens, final 1','Flat','stéphane nicolet
kenta tominaga
2007
world championship, athens, final 1
flat');
INSERT INTO "game" VALUES(2,1,1,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z',NULL,NULL,'reversi','X',NULL,'f5d6c3','d3',3,0,'You','Level 5',0,5,1200,90,5,2,NULL,NULL,'2026-01-02','','Perpendicular Opening','you
level 5
2026-01-02 perpendicular opening');
INSERT INTO "game" VALUES(3,1,0,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z',NULL,77,'reversi','O',NULL,'f4','',1,0,'Ann','Ben',NULL,NULL,0,0,1,4,NULL,NULL,'2025','','','ann
ben
2025 ');
INSERT INTO "game" VALUES(4,1,1,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z','2026-01-03T00:00:00Z',NULL,'6x6','X',NULL,'e4c5','',2,0,'You','Level 4',0,4,10,10,3,3,NULL,NULL,'2026-01-02','','','you
level 4
2026-01-02 ');
CREATE TABLE library (number INTEGER NOT NULL) STRICT;
INSERT INTO "library" VALUES(42);
CREATE TABLE review ( game INTEGER PRIMARY KEY REFERENCES game (id), made TEXT NOT NULL, moves TEXT NOT NULL ) STRICT;
INSERT INTO "review" VALUES(1,'{}','[]');
CREATE INDEX game_unfinished ON game (changed) WHERE finished = 0 AND played = 1;
CREATE INDEX game_played ON game (changed) WHERE played = 1;
CREATE INDEX game_deleted ON game (deleted) WHERE deleted IS NOT NULL;
CREATE INDEX game_date ON game (date, id, words, played, finished) WHERE deleted IS NULL;
CREATE INDEX game_black ON game (black, id) WHERE deleted IS NULL;
CREATE INDEX game_white ON game (white, id) WHERE deleted IS NULL;
CREATE INDEX game_result ON game (result, id) WHERE deleted IS NULL;
CREATE INDEX game_opening ON game (opening, id) WHERE deleted IS NULL;
CREATE INDEX exercise_due ON exercise (due);
PRAGMA user_version = 3;
-- version 4
CREATE TABLE counted ( game INTEGER PRIMARY KEY REFERENCES game (id), learner TEXT ) STRICT;
INSERT INTO "counted" VALUES(1,NULL);
INSERT INTO "counted" VALUES(2,'X');
CREATE TABLE exercise ( id INTEGER PRIMARY KEY, game INTEGER NOT NULL REFERENCES game (id), rules TEXT NOT NULL, board TEXT NOT NULL, made TEXT NOT NULL, loss INTEGER NOT NULL, streak INTEGER NOT NULL DEFAULT 0, due TEXT, UNIQUE (rules, board) ) STRICT;
INSERT INTO "exercise" VALUES(5,2,'reversi','---------------------------OX------XO--------------------------- X','f5',4,0,'2026-01-04');
INSERT INTO "exercise" VALUES(6,2,'reversi','---------------------------OX-----XXX--------------------------- O','d6',2,2,NULL);
CREATE TABLE game ( id INTEGER PRIMARY KEY, revision INTEGER NOT NULL DEFAULT 1, played INTEGER NOT NULL, created TEXT NOT NULL, changed TEXT NOT NULL, deleted TEXT, fingerprint INTEGER UNIQUE, rules TEXT NOT NULL, first TEXT NOT NULL, start TEXT, moves TEXT NOT NULL, ahead TEXT NOT NULL, placed INTEGER NOT NULL, finished INTEGER NOT NULL, black TEXT NOT NULL, white TEXT NOT NULL, black_level INTEGER, white_level INTEGER, black_ms INTEGER NOT NULL, white_ms INTEGER NOT NULL, black_discs INTEGER NOT NULL, white_discs INTEGER NOT NULL, result INTEGER, stated INTEGER, date TEXT NOT NULL, place TEXT NOT NULL, opening TEXT NOT NULL, words TEXT NOT NULL ) STRICT;
INSERT INTO "game" VALUES(1,1,0,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z',NULL,1465030712668989783,'reversi','X',NULL,'f5d6c5f4e3c6d3f6e6d7g4g3g6h3g5h4e7f7h5h6e8f3c4c7d8c8b8b4b6b5a4a5a6e2a3d2d1c1b1c2c3b2f2f1a1b3e1a2g1g2h1h2h7g7h8b7a8a7f8g8','',60,1,'Stéphane Nicolet','Kenta Tominaga',NULL,NULL,0,0,35,29,6,6,'2007','World Championship, Athens, final 1','Flat','stéphane nicolet
kenta tominaga
2007
world championship, athens, final 1
flat');
INSERT INTO "game" VALUES(2,1,1,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z',NULL,NULL,'reversi','X',NULL,'f5d6c3','d3',3,0,'You','Level 5',0,5,1200,90,5,2,NULL,NULL,'2026-01-02','','Perpendicular Opening','you
level 5
2026-01-02 perpendicular opening');
INSERT INTO "game" VALUES(3,1,0,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z',NULL,77,'reversi','O',NULL,'f4','',1,0,'Ann','Ben',NULL,NULL,0,0,1,4,NULL,NULL,'2025','','','ann
ben
2025 ');
INSERT INTO "game" VALUES(4,1,1,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z','2026-01-03T00:00:00Z',NULL,'6x6','X',NULL,'e4c5','',2,0,'You','Level 4',0,4,10,10,3,3,NULL,NULL,'2026-01-02','','','you
level 4
2026-01-02 ');
CREATE TABLE library (number INTEGER NOT NULL) STRICT;
INSERT INTO "library" VALUES(42);
CREATE TABLE mistake ( game INTEGER NOT NULL REFERENCES game (id), ply INTEGER NOT NULL, board TEXT NOT NULL, principle TEXT NOT NULL, loss INTEGER NOT NULL, PRIMARY KEY (game, ply) ) STRICT, WITHOUT ROWID;
INSERT INTO "mistake" VALUES(2,1,'---------------------------OX------XO--------------------------- X','mobility',4);
CREATE TABLE review ( game INTEGER PRIMARY KEY REFERENCES game (id), made TEXT NOT NULL, moves TEXT NOT NULL ) STRICT;
INSERT INTO "review" VALUES(1,'{}','[]');
CREATE INDEX game_unfinished ON game (changed) WHERE finished = 0 AND played = 1;
CREATE INDEX game_played ON game (changed) WHERE played = 1;
CREATE INDEX game_deleted ON game (deleted) WHERE deleted IS NOT NULL;
CREATE INDEX game_date ON game (date, id, words, played, finished) WHERE deleted IS NULL;
CREATE INDEX game_black ON game (black, id) WHERE deleted IS NULL;
CREATE INDEX game_white ON game (white, id) WHERE deleted IS NULL;
CREATE INDEX game_result ON game (result, id) WHERE deleted IS NULL;
CREATE INDEX game_opening ON game (opening, id) WHERE deleted IS NULL;
CREATE INDEX exercise_due ON exercise (due);
PRAGMA user_version = 4;
-- version 5
CREATE TABLE begun ( exercise INTEGER PRIMARY KEY REFERENCES exercise (id), day TEXT NOT NULL ) STRICT;
INSERT INTO "begun" VALUES(6,'2026-01-02');
CREATE TABLE counted ( game INTEGER PRIMARY KEY REFERENCES game (id), learner TEXT ) STRICT;
INSERT INTO "counted" VALUES(1,NULL);
INSERT INTO "counted" VALUES(2,'X');
CREATE TABLE exercise ( id INTEGER PRIMARY KEY, game INTEGER NOT NULL REFERENCES game (id), rules TEXT NOT NULL, board TEXT NOT NULL, made TEXT NOT NULL, loss INTEGER NOT NULL, streak INTEGER NOT NULL DEFAULT 0, due TEXT, UNIQUE (rules, board) ) STRICT;
INSERT INTO "exercise" VALUES(5,2,'reversi','---------------------------OX------XO--------------------------- X','f5',4,0,'2026-01-04');
INSERT INTO "exercise" VALUES(6,2,'reversi','---------------------------OX-----XXX--------------------------- O','d6',2,2,NULL);
CREATE TABLE game ( id INTEGER PRIMARY KEY, revision INTEGER NOT NULL DEFAULT 1, played INTEGER NOT NULL, created TEXT NOT NULL, changed TEXT NOT NULL, deleted TEXT, fingerprint INTEGER UNIQUE, rules TEXT NOT NULL, first TEXT NOT NULL, start TEXT, moves TEXT NOT NULL, ahead TEXT NOT NULL, placed INTEGER NOT NULL, finished INTEGER NOT NULL, black TEXT NOT NULL, white TEXT NOT NULL, black_level INTEGER, white_level INTEGER, black_ms INTEGER NOT NULL, white_ms INTEGER NOT NULL, black_discs INTEGER NOT NULL, white_discs INTEGER NOT NULL, result INTEGER, stated INTEGER, date TEXT NOT NULL, place TEXT NOT NULL, opening TEXT NOT NULL, words TEXT NOT NULL ) STRICT;
INSERT INTO "game" VALUES(1,1,0,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z',NULL,1465030712668989783,'reversi','X',NULL,'f5d6c5f4e3c6d3f6e6d7g4g3g6h3g5h4e7f7h5h6e8f3c4c7d8c8b8b4b6b5a4a5a6e2a3d2d1c1b1c2c3b2f2f1a1b3e1a2g1g2h1h2h7g7h8b7a8a7f8g8','',60,1,'Stéphane Nicolet','Kenta Tominaga',NULL,NULL,0,0,35,29,6,6,'2007','World Championship, Athens, final 1','Flat','stéphane nicolet
kenta tominaga
2007
world championship, athens, final 1
flat');
INSERT INTO "game" VALUES(2,1,1,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z',NULL,NULL,'reversi','X',NULL,'f5d6c3','d3',3,0,'You','Level 5',0,5,1200,90,5,2,NULL,NULL,'2026-01-02','','Perpendicular Opening','you
level 5
2026-01-02 perpendicular opening');
INSERT INTO "game" VALUES(3,1,0,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z',NULL,77,'reversi','O',NULL,'f4','',1,0,'Ann','Ben',NULL,NULL,0,0,1,4,NULL,NULL,'2025','','','ann
ben
2025 ');
INSERT INTO "game" VALUES(4,1,1,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z','2026-01-03T00:00:00Z',NULL,'6x6','X',NULL,'e4c5','',2,0,'You','Level 4',0,4,10,10,3,3,NULL,NULL,'2026-01-02','','','you
level 4
2026-01-02 ');
CREATE TABLE library (number INTEGER NOT NULL) STRICT;
INSERT INTO "library" VALUES(42);
CREATE TABLE mistake ( game INTEGER NOT NULL REFERENCES game (id), ply INTEGER NOT NULL, board TEXT NOT NULL, principle TEXT NOT NULL, loss INTEGER NOT NULL, PRIMARY KEY (game, ply) ) STRICT, WITHOUT ROWID;
INSERT INTO "mistake" VALUES(2,1,'---------------------------OX------XO--------------------------- X','mobility',4);
CREATE TABLE review ( game INTEGER PRIMARY KEY REFERENCES game (id), made TEXT NOT NULL, moves TEXT NOT NULL ) STRICT;
INSERT INTO "review" VALUES(1,'{}','[]');
CREATE INDEX game_unfinished ON game (changed) WHERE finished = 0 AND played = 1;
CREATE INDEX game_played ON game (changed) WHERE played = 1;
CREATE INDEX game_deleted ON game (deleted) WHERE deleted IS NOT NULL;
CREATE INDEX game_date ON game (date, id, words, played, finished) WHERE deleted IS NULL;
CREATE INDEX game_black ON game (black, id) WHERE deleted IS NULL;
CREATE INDEX game_white ON game (white, id) WHERE deleted IS NULL;
CREATE INDEX game_result ON game (result, id) WHERE deleted IS NULL;
CREATE INDEX game_opening ON game (opening, id) WHERE deleted IS NULL;
CREATE INDEX exercise_due ON exercise (due);
PRAGMA user_version = 5;
-- version 6
CREATE TABLE begun ( exercise INTEGER PRIMARY KEY REFERENCES exercise (id), day TEXT NOT NULL ) STRICT;
INSERT INTO "begun" VALUES(6,'2026-01-02');
CREATE TABLE counted ( game INTEGER PRIMARY KEY REFERENCES game (id), learner TEXT ) STRICT;
INSERT INTO "counted" VALUES(1,NULL);
INSERT INTO "counted" VALUES(2,'X');
CREATE TABLE exercise ( id INTEGER PRIMARY KEY, game INTEGER NOT NULL REFERENCES game (id), rules TEXT NOT NULL, board TEXT NOT NULL, made TEXT NOT NULL, loss INTEGER NOT NULL, streak INTEGER NOT NULL DEFAULT 0, due TEXT, UNIQUE (rules, board) ) STRICT;
INSERT INTO "exercise" VALUES(5,2,'reversi','---------------------------OX------XO--------------------------- X','f5',4,0,'2026-01-04');
INSERT INTO "exercise" VALUES(6,2,'reversi','---------------------------OX-----XXX--------------------------- O','d6',2,2,NULL);
CREATE TABLE game ( id INTEGER PRIMARY KEY, revision INTEGER NOT NULL DEFAULT 1, played INTEGER NOT NULL, created TEXT NOT NULL, changed TEXT NOT NULL, deleted TEXT, fingerprint INTEGER UNIQUE, rules TEXT NOT NULL, first TEXT NOT NULL, start TEXT, moves TEXT NOT NULL, ahead TEXT NOT NULL, placed INTEGER NOT NULL, finished INTEGER NOT NULL, black TEXT NOT NULL, white TEXT NOT NULL, black_level INTEGER, white_level INTEGER, black_ms INTEGER NOT NULL, white_ms INTEGER NOT NULL, black_discs INTEGER NOT NULL, white_discs INTEGER NOT NULL, result INTEGER, stated INTEGER, date TEXT NOT NULL, place TEXT NOT NULL, opening TEXT NOT NULL, words TEXT NOT NULL ) STRICT;
INSERT INTO "game" VALUES(1,1,0,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z',NULL,1465030712668989783,'reversi','X',NULL,'f5d6c5f4e3c6d3f6e6d7g4g3g6h3g5h4e7f7h5h6e8f3c4c7d8c8b8b4b6b5a4a5a6e2a3d2d1c1b1c2c3b2f2f1a1b3e1a2g1g2h1h2h7g7h8b7a8a7f8g8','',60,1,'Stéphane Nicolet','Kenta Tominaga',NULL,NULL,0,0,35,29,6,6,'2007','World Championship, Athens, final 1','Flat','stéphane nicolet
kenta tominaga
2007
world championship, athens, final 1
flat');
INSERT INTO "game" VALUES(2,1,1,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z',NULL,NULL,'reversi','X',NULL,'f5d6c3','d3',3,0,'You','Level 5',0,5,1200,90,5,2,NULL,NULL,'2026-01-02','','Perpendicular Opening','you
level 5
2026-01-02 perpendicular opening');
INSERT INTO "game" VALUES(3,1,0,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z',NULL,77,'reversi','O',NULL,'f4','',1,0,'Ann','Ben',NULL,NULL,0,0,1,4,NULL,NULL,'2025','','','ann
ben
2025 ');
INSERT INTO "game" VALUES(4,1,1,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z','2026-01-03T00:00:00Z',NULL,'6x6','X',NULL,'e4c5','',2,0,'You','Level 4',0,4,10,10,3,3,NULL,NULL,'2026-01-02','','','you
level 4
2026-01-02 ');
CREATE TABLE learnt ( lesson TEXT NOT NULL, board INTEGER NOT NULL, at_first INTEGER NOT NULL, day TEXT NOT NULL, PRIMARY KEY (lesson, board) ) STRICT, WITHOUT ROWID;
INSERT INTO "learnt" VALUES('corners',2,1,'2026-01-02');
INSERT INTO "learnt" VALUES('corners',5,0,'2026-01-02');
INSERT INTO "learnt" VALUES('first-moves',4,1,'2026-01-02');
INSERT INTO "learnt" VALUES('tempo',3,1,'2026-01-02');
CREATE TABLE library (number INTEGER NOT NULL) STRICT;
INSERT INTO "library" VALUES(42);
CREATE TABLE mistake ( game INTEGER NOT NULL REFERENCES game (id), ply INTEGER NOT NULL, board TEXT NOT NULL, principle TEXT NOT NULL, loss INTEGER NOT NULL, PRIMARY KEY (game, ply) ) STRICT, WITHOUT ROWID;
INSERT INTO "mistake" VALUES(2,1,'---------------------------OX------XO--------------------------- X','mobility',4);
CREATE TABLE review ( game INTEGER PRIMARY KEY REFERENCES game (id), made TEXT NOT NULL, moves TEXT NOT NULL ) STRICT;
INSERT INTO "review" VALUES(1,'{}','[]');
CREATE INDEX game_unfinished ON game (changed) WHERE finished = 0 AND played = 1;
CREATE INDEX game_played ON game (changed) WHERE played = 1;
CREATE INDEX game_deleted ON game (deleted) WHERE deleted IS NOT NULL;
CREATE INDEX game_date ON game (date, id, words, played, finished) WHERE deleted IS NULL;
CREATE INDEX game_black ON game (black, id) WHERE deleted IS NULL;
CREATE INDEX game_white ON game (white, id) WHERE deleted IS NULL;
CREATE INDEX game_result ON game (result, id) WHERE deleted IS NULL;
CREATE INDEX game_opening ON game (opening, id) WHERE deleted IS NULL;
CREATE INDEX exercise_due ON exercise (due);
PRAGMA user_version = 6;
-- version 7
CREATE TABLE begun ( exercise INTEGER PRIMARY KEY REFERENCES exercise (id), day TEXT NOT NULL ) STRICT;
INSERT INTO "begun" VALUES(6,'2026-01-02');
CREATE TABLE counted ( game INTEGER PRIMARY KEY REFERENCES game (id), learner TEXT ) STRICT;
INSERT INTO "counted" VALUES(1,NULL);
INSERT INTO "counted" VALUES(2,'X');
CREATE TABLE daily (day TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
INSERT INTO "daily" VALUES('2026-01-02');
CREATE TABLE exercise ( id INTEGER PRIMARY KEY, game INTEGER NOT NULL REFERENCES game (id), rules TEXT NOT NULL, board TEXT NOT NULL, made TEXT NOT NULL, loss INTEGER NOT NULL, streak INTEGER NOT NULL DEFAULT 0, due TEXT, UNIQUE (rules, board) ) STRICT;
INSERT INTO "exercise" VALUES(5,2,'reversi','---------------------------OX------XO--------------------------- X','f5',4,0,'2026-01-04');
INSERT INTO "exercise" VALUES(6,2,'reversi','---------------------------OX-----XXX--------------------------- O','d6',2,2,NULL);
CREATE TABLE game ( id INTEGER PRIMARY KEY, revision INTEGER NOT NULL DEFAULT 1, played INTEGER NOT NULL, created TEXT NOT NULL, changed TEXT NOT NULL, deleted TEXT, fingerprint INTEGER UNIQUE, rules TEXT NOT NULL, first TEXT NOT NULL, start TEXT, moves TEXT NOT NULL, ahead TEXT NOT NULL, placed INTEGER NOT NULL, finished INTEGER NOT NULL, black TEXT NOT NULL, white TEXT NOT NULL, black_level INTEGER, white_level INTEGER, black_ms INTEGER NOT NULL, white_ms INTEGER NOT NULL, black_discs INTEGER NOT NULL, white_discs INTEGER NOT NULL, result INTEGER, stated INTEGER, date TEXT NOT NULL, place TEXT NOT NULL, opening TEXT NOT NULL, words TEXT NOT NULL ) STRICT;
INSERT INTO "game" VALUES(1,1,0,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z',NULL,1465030712668989783,'reversi','X',NULL,'f5d6c5f4e3c6d3f6e6d7g4g3g6h3g5h4e7f7h5h6e8f3c4c7d8c8b8b4b6b5a4a5a6e2a3d2d1c1b1c2c3b2f2f1a1b3e1a2g1g2h1h2h7g7h8b7a8a7f8g8','',60,1,'Stéphane Nicolet','Kenta Tominaga',NULL,NULL,0,0,35,29,6,6,'2007','World Championship, Athens, final 1','Flat','stéphane nicolet
kenta tominaga
2007
world championship, athens, final 1
flat');
INSERT INTO "game" VALUES(2,1,1,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z',NULL,NULL,'reversi','X',NULL,'f5d6c3','d3',3,0,'You','Level 5',0,5,1200,90,5,2,NULL,NULL,'2026-01-02','','Perpendicular Opening','you
level 5
2026-01-02 perpendicular opening');
INSERT INTO "game" VALUES(3,1,0,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z',NULL,77,'reversi','O',NULL,'f4','',1,0,'Ann','Ben',NULL,NULL,0,0,1,4,NULL,NULL,'2025','','','ann
ben
2025 ');
INSERT INTO "game" VALUES(4,1,1,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z','2026-01-03T00:00:00Z',NULL,'6x6','X',NULL,'e4c5','',2,0,'You','Level 4',0,4,10,10,3,3,NULL,NULL,'2026-01-02','','','you
level 4
2026-01-02 ');
CREATE TABLE learnt ( lesson TEXT NOT NULL, board INTEGER NOT NULL, at_first INTEGER NOT NULL, day TEXT NOT NULL, PRIMARY KEY (lesson, board) ) STRICT, WITHOUT ROWID;
INSERT INTO "learnt" VALUES('corners',2,1,'2026-01-02');
INSERT INTO "learnt" VALUES('corners',5,0,'2026-01-02');
INSERT INTO "learnt" VALUES('first-moves',4,1,'2026-01-02');
INSERT INTO "learnt" VALUES('tempo',3,1,'2026-01-02');
CREATE TABLE library (number INTEGER NOT NULL) STRICT;
INSERT INTO "library" VALUES(42);
CREATE TABLE mistake ( game INTEGER NOT NULL REFERENCES game (id), ply INTEGER NOT NULL, board TEXT NOT NULL, principle TEXT NOT NULL, loss INTEGER NOT NULL, PRIMARY KEY (game, ply) ) STRICT, WITHOUT ROWID;
INSERT INTO "mistake" VALUES(2,1,'---------------------------OX------XO--------------------------- X','mobility',4);
CREATE TABLE review ( game INTEGER PRIMARY KEY REFERENCES game (id), made TEXT NOT NULL, moves TEXT NOT NULL ) STRICT;
INSERT INTO "review" VALUES(1,'{}','[]');
CREATE TABLE rush ( number INTEGER PRIMARY KEY, minutes INTEGER NOT NULL, solved INTEGER NOT NULL, day TEXT NOT NULL ) STRICT;
INSERT INTO "rush" VALUES(1,3,12,'2026-01-02');
CREATE TABLE tried ( number INTEGER PRIMARY KEY, puzzle INTEGER NOT NULL UNIQUE, misses INTEGER NOT NULL, hinted INTEGER NOT NULL, streak INTEGER NOT NULL, due TEXT ) STRICT;
INSERT INTO "tried" VALUES(1,17,0,0,0,NULL);
INSERT INTO "tried" VALUES(2,4,1,1,1,'2026-01-09');
CREATE INDEX game_unfinished ON game (changed) WHERE finished = 0 AND played = 1;
CREATE INDEX game_played ON game (changed) WHERE played = 1;
CREATE INDEX game_deleted ON game (deleted) WHERE deleted IS NOT NULL;
CREATE INDEX game_date ON game (date, id, words, played, finished) WHERE deleted IS NULL;
CREATE INDEX game_black ON game (black, id) WHERE deleted IS NULL;
CREATE INDEX game_white ON game (white, id) WHERE deleted IS NULL;
CREATE INDEX game_result ON game (result, id) WHERE deleted IS NULL;
CREATE INDEX game_opening ON game (opening, id) WHERE deleted IS NULL;
CREATE INDEX exercise_due ON exercise (due);
PRAGMA user_version = 7;
-- version 8
CREATE TABLE begun ( exercise INTEGER PRIMARY KEY REFERENCES exercise (id), day TEXT NOT NULL ) STRICT;
INSERT INTO "begun" VALUES(6,'2026-01-02');
CREATE TABLE counted ( game INTEGER PRIMARY KEY REFERENCES game (id), learner TEXT ) STRICT;
INSERT INTO "counted" VALUES(1,NULL);
INSERT INTO "counted" VALUES(2,'X');
CREATE TABLE daily (day TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
INSERT INTO "daily" VALUES('2026-01-02');
CREATE TABLE exercise ( id INTEGER PRIMARY KEY, game INTEGER NOT NULL REFERENCES game (id), rules TEXT NOT NULL, board TEXT NOT NULL, made TEXT NOT NULL, loss INTEGER NOT NULL, streak INTEGER NOT NULL DEFAULT 0, due TEXT, UNIQUE (rules, board) ) STRICT;
INSERT INTO "exercise" VALUES(5,2,'reversi','---------------------------OX------XO--------------------------- X','f5',4,0,'2026-01-04');
INSERT INTO "exercise" VALUES(6,2,'reversi','---------------------------OX-----XXX--------------------------- O','d6',2,2,NULL);
CREATE TABLE game ( id INTEGER PRIMARY KEY, revision INTEGER NOT NULL DEFAULT 1, played INTEGER NOT NULL, created TEXT NOT NULL, changed TEXT NOT NULL, deleted TEXT, fingerprint INTEGER UNIQUE, rules TEXT NOT NULL, first TEXT NOT NULL, start TEXT, moves TEXT NOT NULL, ahead TEXT NOT NULL, placed INTEGER NOT NULL, finished INTEGER NOT NULL, black TEXT NOT NULL, white TEXT NOT NULL, black_level INTEGER, white_level INTEGER, black_ms INTEGER NOT NULL, white_ms INTEGER NOT NULL, black_discs INTEGER NOT NULL, white_discs INTEGER NOT NULL, result INTEGER, stated INTEGER, date TEXT NOT NULL, place TEXT NOT NULL, opening TEXT NOT NULL, words TEXT NOT NULL ) STRICT;
INSERT INTO "game" VALUES(1,1,0,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z',NULL,1465030712668989783,'reversi','X',NULL,'f5d6c5f4e3c6d3f6e6d7g4g3g6h3g5h4e7f7h5h6e8f3c4c7d8c8b8b4b6b5a4a5a6e2a3d2d1c1b1c2c3b2f2f1a1b3e1a2g1g2h1h2h7g7h8b7a8a7f8g8','',60,1,'Stéphane Nicolet','Kenta Tominaga',NULL,NULL,0,0,35,29,6,6,'2007','World Championship, Athens, final 1','Flat','stéphane nicolet
kenta tominaga
2007
world championship, athens, final 1
flat');
INSERT INTO "game" VALUES(2,1,1,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z',NULL,NULL,'reversi','X',NULL,'f5d6c3','d3',3,0,'You','Level 5',0,5,1200,90,5,2,NULL,NULL,'2026-01-02','','Perpendicular Opening','you
level 5
2026-01-02 perpendicular opening');
INSERT INTO "game" VALUES(3,1,0,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z',NULL,77,'reversi','O',NULL,'f4','',1,0,'Ann','Ben',NULL,NULL,0,0,1,4,NULL,NULL,'2025','','','ann
ben
2025 ');
INSERT INTO "game" VALUES(4,1,1,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z','2026-01-03T00:00:00Z',NULL,'6x6','X',NULL,'e4c5','',2,0,'You','Level 4',0,4,10,10,3,3,NULL,NULL,'2026-01-02','','','you
level 4
2026-01-02 ');
CREATE TABLE learnt ( lesson TEXT NOT NULL, board INTEGER NOT NULL, at_first INTEGER NOT NULL, day TEXT NOT NULL, PRIMARY KEY (lesson, board) ) STRICT, WITHOUT ROWID;
INSERT INTO "learnt" VALUES('corners',2,1,'2026-01-02');
INSERT INTO "learnt" VALUES('corners',5,0,'2026-01-02');
INSERT INTO "learnt" VALUES('first-moves',4,1,'2026-01-02');
INSERT INTO "learnt" VALUES('tempo',3,1,'2026-01-02');
CREATE TABLE library (number INTEGER NOT NULL) STRICT;
INSERT INTO "library" VALUES(42);
CREATE TABLE mistake ( game INTEGER NOT NULL REFERENCES game (id), ply INTEGER NOT NULL, board TEXT NOT NULL, principle TEXT NOT NULL, loss INTEGER NOT NULL, PRIMARY KEY (game, ply) ) STRICT, WITHOUT ROWID;
INSERT INTO "mistake" VALUES(2,1,'---------------------------OX------XO--------------------------- X','mobility',4);
CREATE TABLE review ( game INTEGER PRIMARY KEY REFERENCES game (id), made TEXT NOT NULL, moves TEXT NOT NULL ) STRICT;
INSERT INTO "review" VALUES(1,'{}','[]');
CREATE TABLE rush ( number INTEGER PRIMARY KEY, minutes INTEGER NOT NULL, solved INTEGER NOT NULL, day TEXT NOT NULL ) STRICT;
INSERT INTO "rush" VALUES(1,3,12,'2026-01-02');
CREATE TABLE tree ( game INTEGER PRIMARY KEY REFERENCES game (id), revision INTEGER NOT NULL, nodes TEXT NOT NULL ) STRICT;
INSERT INTO "tree" VALUES(2,1,'[]');
CREATE TABLE tried ( number INTEGER PRIMARY KEY, puzzle INTEGER NOT NULL UNIQUE, misses INTEGER NOT NULL, hinted INTEGER NOT NULL, streak INTEGER NOT NULL, due TEXT ) STRICT;
INSERT INTO "tried" VALUES(1,17,0,0,0,NULL);
INSERT INTO "tried" VALUES(2,4,1,1,1,'2026-01-09');
CREATE INDEX game_unfinished ON game (changed) WHERE finished = 0 AND played = 1;
CREATE INDEX game_played ON game (changed) WHERE played = 1;
CREATE INDEX game_deleted ON game (deleted) WHERE deleted IS NOT NULL;
CREATE INDEX game_date ON game (date, id, words, played, finished) WHERE deleted IS NULL;
CREATE INDEX game_black ON game (black, id) WHERE deleted IS NULL;
CREATE INDEX game_white ON game (white, id) WHERE deleted IS NULL;
CREATE INDEX game_result ON game (result, id) WHERE deleted IS NULL;
CREATE INDEX game_opening ON game (opening, id) WHERE deleted IS NULL;
CREATE INDEX exercise_due ON exercise (due);
PRAGMA user_version = 8;
-- version 9
CREATE TABLE begun ( exercise INTEGER PRIMARY KEY REFERENCES exercise (id), day TEXT NOT NULL ) STRICT;
INSERT INTO "begun" VALUES(6,'2026-01-02');
CREATE TABLE counted ( game INTEGER PRIMARY KEY REFERENCES game (id), learner TEXT ) STRICT;
INSERT INTO "counted" VALUES(1,NULL);
INSERT INTO "counted" VALUES(2,'X');
CREATE TABLE daily (day TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
INSERT INTO "daily" VALUES('2026-01-02');
CREATE TABLE exercise ( id INTEGER PRIMARY KEY, game INTEGER NOT NULL REFERENCES game (id), rules TEXT NOT NULL, board TEXT NOT NULL, made TEXT NOT NULL, loss INTEGER NOT NULL, streak INTEGER NOT NULL DEFAULT 0, due TEXT, UNIQUE (rules, board) ) STRICT;
INSERT INTO "exercise" VALUES(5,2,'reversi','---------------------------OX------XO--------------------------- X','f5',4,0,'2026-01-04');
INSERT INTO "exercise" VALUES(6,2,'reversi','---------------------------OX-----XXX--------------------------- O','d6',2,2,NULL);
CREATE TABLE explored ( number INTEGER PRIMARY KEY, game INTEGER UNIQUE REFERENCES game (id), line INTEGER, black INTEGER NOT NULL, white INTEGER NOT NULL, place INTEGER NOT NULL, year INTEGER NOT NULL, margin INTEGER NOT NULL, own INTEGER NOT NULL, gone INTEGER NOT NULL ) STRICT;
CREATE TABLE explored_block (id INTEGER PRIMARY KEY, data BLOB NOT NULL) STRICT;
CREATE TABLE explored_name (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
INSERT INTO "explored_name" VALUES(0,'');
CREATE TABLE explored_run ( number INTEGER PRIMARY KEY, first INTEGER NOT NULL, games INTEGER NOT NULL ) STRICT;
CREATE TABLE explorer ( through INTEGER NOT NULL, target INTEGER NOT NULL, changes INTEGER NOT NULL, games INTEGER NOT NULL ) STRICT;
INSERT INTO "explorer" VALUES(0,4,278603304144471,0);
CREATE TABLE game ( id INTEGER PRIMARY KEY, revision INTEGER NOT NULL DEFAULT 1, played INTEGER NOT NULL, created TEXT NOT NULL, changed TEXT NOT NULL, deleted TEXT, fingerprint INTEGER UNIQUE, rules TEXT NOT NULL, first TEXT NOT NULL, start TEXT, moves TEXT NOT NULL, ahead TEXT NOT NULL, placed INTEGER NOT NULL, finished INTEGER NOT NULL, black TEXT NOT NULL, white TEXT NOT NULL, black_level INTEGER, white_level INTEGER, black_ms INTEGER NOT NULL, white_ms INTEGER NOT NULL, black_discs INTEGER NOT NULL, white_discs INTEGER NOT NULL, result INTEGER, stated INTEGER, date TEXT NOT NULL, place TEXT NOT NULL, opening TEXT NOT NULL, words TEXT NOT NULL ) STRICT;
INSERT INTO "game" VALUES(1,1,0,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z',NULL,1465030712668989783,'reversi','X',NULL,'f5d6c5f4e3c6d3f6e6d7g4g3g6h3g5h4e7f7h5h6e8f3c4c7d8c8b8b4b6b5a4a5a6e2a3d2d1c1b1c2c3b2f2f1a1b3e1a2g1g2h1h2h7g7h8b7a8a7f8g8','',60,1,'Stéphane Nicolet','Kenta Tominaga',NULL,NULL,0,0,35,29,6,6,'2007','World Championship, Athens, final 1','Flat','stéphane nicolet
kenta tominaga
2007
world championship, athens, final 1
flat');
INSERT INTO "game" VALUES(2,1,1,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z',NULL,NULL,'reversi','X',NULL,'f5d6c3','d3',3,0,'You','Level 5',0,5,1200,90,5,2,NULL,NULL,'2026-01-02','','Perpendicular Opening','you
level 5
2026-01-02 perpendicular opening');
INSERT INTO "game" VALUES(3,1,0,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z',NULL,77,'reversi','O',NULL,'f4','',1,0,'Ann','Ben',NULL,NULL,0,0,1,4,NULL,NULL,'2025','','','ann
ben
2025 ');
INSERT INTO "game" VALUES(4,1,1,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z','2026-01-03T00:00:00Z',NULL,'6x6','X',NULL,'e4c5','',2,0,'You','Level 4',0,4,10,10,3,3,NULL,NULL,'2026-01-02','','','you
level 4
2026-01-02 ');
CREATE TABLE learnt ( lesson TEXT NOT NULL, board INTEGER NOT NULL, at_first INTEGER NOT NULL, day TEXT NOT NULL, PRIMARY KEY (lesson, board) ) STRICT, WITHOUT ROWID;
INSERT INTO "learnt" VALUES('corners',2,1,'2026-01-02');
INSERT INTO "learnt" VALUES('corners',5,0,'2026-01-02');
INSERT INTO "learnt" VALUES('first-moves',4,1,'2026-01-02');
INSERT INTO "learnt" VALUES('tempo',3,1,'2026-01-02');
CREATE TABLE library (number INTEGER NOT NULL) STRICT;
INSERT INTO "library" VALUES(42);
CREATE TABLE mistake ( game INTEGER NOT NULL REFERENCES game (id), ply INTEGER NOT NULL, board TEXT NOT NULL, principle TEXT NOT NULL, loss INTEGER NOT NULL, PRIMARY KEY (game, ply) ) STRICT, WITHOUT ROWID;
INSERT INTO "mistake" VALUES(2,1,'---------------------------OX------XO--------------------------- X','mobility',4);
CREATE TABLE review ( game INTEGER PRIMARY KEY REFERENCES game (id), made TEXT NOT NULL, moves TEXT NOT NULL ) STRICT;
INSERT INTO "review" VALUES(1,'{}','[]');
CREATE TABLE rush ( number INTEGER PRIMARY KEY, minutes INTEGER NOT NULL, solved INTEGER NOT NULL, day TEXT NOT NULL ) STRICT;
INSERT INTO "rush" VALUES(1,3,12,'2026-01-02');
CREATE TABLE tree ( game INTEGER PRIMARY KEY REFERENCES game (id), revision INTEGER NOT NULL, nodes TEXT NOT NULL ) STRICT;
INSERT INTO "tree" VALUES(2,1,'[]');
CREATE TABLE tried ( number INTEGER PRIMARY KEY, puzzle INTEGER NOT NULL UNIQUE, misses INTEGER NOT NULL, hinted INTEGER NOT NULL, streak INTEGER NOT NULL, due TEXT ) STRICT;
INSERT INTO "tried" VALUES(1,17,0,0,0,NULL);
INSERT INTO "tried" VALUES(2,4,1,1,1,'2026-01-09');
CREATE INDEX game_unfinished ON game (changed) WHERE finished = 0 AND played = 1;
CREATE INDEX game_played ON game (changed) WHERE played = 1;
CREATE INDEX game_deleted ON game (deleted) WHERE deleted IS NOT NULL;
CREATE INDEX game_date ON game (date, id, words, played, finished) WHERE deleted IS NULL;
CREATE INDEX game_black ON game (black, id) WHERE deleted IS NULL;
CREATE INDEX game_white ON game (white, id) WHERE deleted IS NULL;
CREATE INDEX game_result ON game (result, id) WHERE deleted IS NULL;
CREATE INDEX game_opening ON game (opening, id) WHERE deleted IS NULL;
CREATE INDEX exercise_due ON exercise (due);
CREATE TRIGGER explored_gone AFTER UPDATE OF deleted ON game WHEN (OLD.deleted IS NULL) <> (NEW.deleted IS NULL) BEGIN UPDATE explored SET gone = NEW.deleted IS NOT NULL WHERE game = NEW.id; UPDATE explorer SET changes = changes + 1; END;
PRAGMA user_version = 9;
-- version 10
CREATE TABLE begun ( exercise INTEGER PRIMARY KEY REFERENCES exercise (id), day TEXT NOT NULL ) STRICT;
INSERT INTO "begun" VALUES(6,'2026-01-02');
CREATE TABLE counted ( game INTEGER PRIMARY KEY REFERENCES game (id), learner TEXT ) STRICT;
INSERT INTO "counted" VALUES(1,NULL);
INSERT INTO "counted" VALUES(2,'X');
CREATE TABLE daily (day TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
INSERT INTO "daily" VALUES('2026-01-02');
CREATE TABLE exercise ( id INTEGER PRIMARY KEY, game INTEGER NOT NULL REFERENCES game (id), rules TEXT NOT NULL, board TEXT NOT NULL, made TEXT NOT NULL, loss INTEGER NOT NULL, streak INTEGER NOT NULL DEFAULT 0, due TEXT, UNIQUE (rules, board) ) STRICT;
INSERT INTO "exercise" VALUES(5,2,'reversi','---------------------------OX------XO--------------------------- X','f5',4,0,'2026-01-04');
INSERT INTO "exercise" VALUES(6,2,'reversi','---------------------------OX-----XXX--------------------------- O','d6',2,2,NULL);
CREATE TABLE explored ( number INTEGER PRIMARY KEY, game INTEGER UNIQUE REFERENCES game (id), line INTEGER, black INTEGER NOT NULL, white INTEGER NOT NULL, place INTEGER NOT NULL, year INTEGER NOT NULL, margin INTEGER NOT NULL, own INTEGER NOT NULL, gone INTEGER NOT NULL ) STRICT;
CREATE TABLE explored_block (id INTEGER PRIMARY KEY, data BLOB NOT NULL) STRICT;
CREATE TABLE explored_name (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
INSERT INTO "explored_name" VALUES(0,'');
CREATE TABLE explored_run ( number INTEGER PRIMARY KEY, first INTEGER NOT NULL, games INTEGER NOT NULL ) STRICT;
CREATE TABLE explorer ( through INTEGER NOT NULL, target INTEGER NOT NULL, changes INTEGER NOT NULL, games INTEGER NOT NULL ) STRICT;
INSERT INTO "explorer" VALUES(0,4,179326982144040,0);
CREATE TABLE game ( id INTEGER PRIMARY KEY, revision INTEGER NOT NULL DEFAULT 1, played INTEGER NOT NULL, created TEXT NOT NULL, changed TEXT NOT NULL, deleted TEXT, fingerprint INTEGER UNIQUE, rules TEXT NOT NULL, first TEXT NOT NULL, start TEXT, moves TEXT NOT NULL, ahead TEXT NOT NULL, placed INTEGER NOT NULL, finished INTEGER NOT NULL, black TEXT NOT NULL, white TEXT NOT NULL, black_level INTEGER, white_level INTEGER, black_ms INTEGER NOT NULL, white_ms INTEGER NOT NULL, black_discs INTEGER NOT NULL, white_discs INTEGER NOT NULL, result INTEGER, stated INTEGER, date TEXT NOT NULL, place TEXT NOT NULL, opening TEXT NOT NULL, words TEXT NOT NULL ) STRICT;
INSERT INTO "game" VALUES(1,1,0,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z',NULL,1465030712668989783,'reversi','X',NULL,'f5d6c5f4e3c6d3f6e6d7g4g3g6h3g5h4e7f7h5h6e8f3c4c7d8c8b8b4b6b5a4a5a6e2a3d2d1c1b1c2c3b2f2f1a1b3e1a2g1g2h1h2h7g7h8b7a8a7f8g8','',60,1,'Stéphane Nicolet','Kenta Tominaga',NULL,NULL,0,0,35,29,6,6,'2007','World Championship, Athens, final 1','Flat','stéphane nicolet
kenta tominaga
2007
world championship, athens, final 1
flat');
INSERT INTO "game" VALUES(2,1,1,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z',NULL,NULL,'reversi','X',NULL,'f5d6c3','d3',3,0,'You','Level 5',0,5,1200,90,5,2,NULL,NULL,'2026-01-02','','Perpendicular Opening','you
level 5
2026-01-02 perpendicular opening');
INSERT INTO "game" VALUES(3,1,0,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z',NULL,77,'reversi','O',NULL,'f4','',1,0,'Ann','Ben',NULL,NULL,0,0,1,4,NULL,NULL,'2025','','','ann
ben
2025 ');
INSERT INTO "game" VALUES(4,1,1,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z','2026-01-03T00:00:00Z',NULL,'6x6','X',NULL,'e4c5','',2,0,'You','Level 4',0,4,10,10,3,3,NULL,NULL,'2026-01-02','','','you
level 4
2026-01-02 ');
CREATE TABLE learnt ( lesson TEXT NOT NULL, board INTEGER NOT NULL, at_first INTEGER NOT NULL, day TEXT NOT NULL, PRIMARY KEY (lesson, board) ) STRICT, WITHOUT ROWID;
INSERT INTO "learnt" VALUES('corners',2,1,'2026-01-02');
INSERT INTO "learnt" VALUES('corners',5,0,'2026-01-02');
INSERT INTO "learnt" VALUES('first-moves',4,1,'2026-01-02');
INSERT INTO "learnt" VALUES('tempo',3,1,'2026-01-02');
CREATE TABLE library (number INTEGER NOT NULL) STRICT;
INSERT INTO "library" VALUES(42);
CREATE TABLE mistake ( game INTEGER NOT NULL REFERENCES game (id), ply INTEGER NOT NULL, board TEXT NOT NULL, principle TEXT NOT NULL, loss INTEGER NOT NULL, PRIMARY KEY (game, ply) ) STRICT, WITHOUT ROWID;
INSERT INTO "mistake" VALUES(2,1,'---------------------------OX------XO--------------------------- X','mobility',4);
CREATE TABLE opening_card ( board TEXT PRIMARY KEY, streak INTEGER NOT NULL, due TEXT ) STRICT, WITHOUT ROWID;
INSERT INTO "opening_card" VALUES('---------------------------OX------XO--------------------------- X',2,'2026-01-05');
CREATE TABLE review ( game INTEGER PRIMARY KEY REFERENCES game (id), made TEXT NOT NULL, moves TEXT NOT NULL ) STRICT;
INSERT INTO "review" VALUES(1,'{}','[]');
CREATE TABLE rush ( number INTEGER PRIMARY KEY, minutes INTEGER NOT NULL, solved INTEGER NOT NULL, day TEXT NOT NULL ) STRICT;
INSERT INTO "rush" VALUES(1,3,12,'2026-01-02');
CREATE TABLE tree ( game INTEGER PRIMARY KEY REFERENCES game (id), revision INTEGER NOT NULL, nodes TEXT NOT NULL ) STRICT;
INSERT INTO "tree" VALUES(2,1,'[]');
CREATE TABLE tried ( number INTEGER PRIMARY KEY, puzzle INTEGER NOT NULL UNIQUE, misses INTEGER NOT NULL, hinted INTEGER NOT NULL, streak INTEGER NOT NULL, due TEXT ) STRICT;
INSERT INTO "tried" VALUES(1,17,0,0,0,NULL);
INSERT INTO "tried" VALUES(2,4,1,1,1,'2026-01-09');
CREATE INDEX game_unfinished ON game (changed) WHERE finished = 0 AND played = 1;
CREATE INDEX game_played ON game (changed) WHERE played = 1;
CREATE INDEX game_deleted ON game (deleted) WHERE deleted IS NOT NULL;
CREATE INDEX game_date ON game (date, id, words, played, finished) WHERE deleted IS NULL;
CREATE INDEX game_black ON game (black, id) WHERE deleted IS NULL;
CREATE INDEX game_white ON game (white, id) WHERE deleted IS NULL;
CREATE INDEX game_result ON game (result, id) WHERE deleted IS NULL;
CREATE INDEX game_opening ON game (opening, id) WHERE deleted IS NULL;
CREATE INDEX exercise_due ON exercise (due);
CREATE TRIGGER explored_gone AFTER UPDATE OF deleted ON game WHEN (OLD.deleted IS NULL) <> (NEW.deleted IS NULL) BEGIN UPDATE explored SET gone = NEW.deleted IS NOT NULL WHERE game = NEW.id; UPDATE explorer SET changes = changes + 1; END;
PRAGMA user_version = 10;
-- version 11
CREATE TABLE begun ( exercise INTEGER PRIMARY KEY REFERENCES exercise (id), day TEXT NOT NULL ) STRICT;
INSERT INTO "begun" VALUES(6,'2026-01-02');
CREATE TABLE counted ( game INTEGER PRIMARY KEY REFERENCES game (id), learner TEXT ) STRICT;
INSERT INTO "counted" VALUES(1,NULL);
INSERT INTO "counted" VALUES(2,'X');
CREATE TABLE daily (day TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
INSERT INTO "daily" VALUES('2026-01-02');
CREATE TABLE exercise ( id INTEGER PRIMARY KEY, game INTEGER NOT NULL REFERENCES game (id), rules TEXT NOT NULL, board TEXT NOT NULL, made TEXT NOT NULL, loss INTEGER NOT NULL, streak INTEGER NOT NULL DEFAULT 0, due TEXT, UNIQUE (rules, board) ) STRICT;
INSERT INTO "exercise" VALUES(5,2,'reversi','---------------------------OX------XO--------------------------- X','f5',4,0,'2026-01-04');
INSERT INTO "exercise" VALUES(6,2,'reversi','---------------------------OX-----XXX--------------------------- O','d6',2,2,NULL);
CREATE TABLE explored ( number INTEGER PRIMARY KEY, game INTEGER UNIQUE REFERENCES game (id), line INTEGER, black INTEGER NOT NULL, white INTEGER NOT NULL, place INTEGER NOT NULL, year INTEGER NOT NULL, margin INTEGER NOT NULL, own INTEGER NOT NULL, gone INTEGER NOT NULL ) STRICT;
CREATE TABLE explored_block (id INTEGER PRIMARY KEY, data BLOB NOT NULL) STRICT;
CREATE TABLE explored_name (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
INSERT INTO "explored_name" VALUES(0,'');
CREATE TABLE explored_run ( number INTEGER PRIMARY KEY, first INTEGER NOT NULL, games INTEGER NOT NULL ) STRICT;
CREATE TABLE explorer ( through INTEGER NOT NULL, target INTEGER NOT NULL, changes INTEGER NOT NULL, games INTEGER NOT NULL ) STRICT;
INSERT INTO "explorer" VALUES(0,4,237624885435523,0);
CREATE TABLE game ( id INTEGER PRIMARY KEY, revision INTEGER NOT NULL DEFAULT 1, played INTEGER NOT NULL, created TEXT NOT NULL, changed TEXT NOT NULL, deleted TEXT, fingerprint INTEGER UNIQUE, rules TEXT NOT NULL, first TEXT NOT NULL, start TEXT, moves TEXT NOT NULL, ahead TEXT NOT NULL, placed INTEGER NOT NULL, finished INTEGER NOT NULL, black TEXT NOT NULL, white TEXT NOT NULL, black_level INTEGER, white_level INTEGER, black_ms INTEGER NOT NULL, white_ms INTEGER NOT NULL, black_discs INTEGER NOT NULL, white_discs INTEGER NOT NULL, result INTEGER, stated INTEGER, date TEXT NOT NULL, place TEXT NOT NULL, opening TEXT NOT NULL, words TEXT NOT NULL ) STRICT;
INSERT INTO "game" VALUES(1,1,0,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z',NULL,1465030712668989783,'reversi','X',NULL,'f5d6c5f4e3c6d3f6e6d7g4g3g6h3g5h4e7f7h5h6e8f3c4c7d8c8b8b4b6b5a4a5a6e2a3d2d1c1b1c2c3b2f2f1a1b3e1a2g1g2h1h2h7g7h8b7a8a7f8g8','',60,1,'Stéphane Nicolet','Kenta Tominaga',NULL,NULL,0,0,35,29,6,6,'2007','World Championship, Athens, final 1','Flat','stéphane nicolet
kenta tominaga
2007
world championship, athens, final 1
flat');
INSERT INTO "game" VALUES(2,1,1,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z',NULL,NULL,'reversi','X',NULL,'f5d6c3','d3',3,0,'You','Level 5',0,5,1200,90,5,2,NULL,NULL,'2026-01-02','','Perpendicular Opening','you
level 5
2026-01-02 perpendicular opening');
INSERT INTO "game" VALUES(3,1,0,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z',NULL,77,'reversi','O',NULL,'f4','',1,0,'Ann','Ben',NULL,NULL,0,0,1,4,NULL,NULL,'2025','','','ann
ben
2025 ');
INSERT INTO "game" VALUES(4,1,1,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z','2026-01-03T00:00:00Z',NULL,'6x6','X',NULL,'e4c5','',2,0,'You','Level 4',0,4,10,10,3,3,NULL,NULL,'2026-01-02','','','you
level 4
2026-01-02 ');
CREATE TABLE learnt ( lesson TEXT NOT NULL, board INTEGER NOT NULL, at_first INTEGER NOT NULL, day TEXT NOT NULL, PRIMARY KEY (lesson, board) ) STRICT, WITHOUT ROWID;
INSERT INTO "learnt" VALUES('corners',2,1,'2026-01-02');
INSERT INTO "learnt" VALUES('corners',5,0,'2026-01-02');
INSERT INTO "learnt" VALUES('first-moves',4,1,'2026-01-02');
INSERT INTO "learnt" VALUES('tempo',3,1,'2026-01-02');
CREATE TABLE library (number INTEGER NOT NULL) STRICT;
INSERT INTO "library" VALUES(42);
CREATE TABLE mistake ( game INTEGER NOT NULL REFERENCES game (id), ply INTEGER NOT NULL, board TEXT NOT NULL, principle TEXT NOT NULL, loss INTEGER NOT NULL, PRIMARY KEY (game, ply) ) STRICT, WITHOUT ROWID;
INSERT INTO "mistake" VALUES(2,1,'---------------------------OX------XO--------------------------- X','mobility',4);
CREATE TABLE opening_card ( board TEXT PRIMARY KEY, streak INTEGER NOT NULL, due TEXT ) STRICT, WITHOUT ROWID;
INSERT INTO "opening_card" VALUES('---------------------------OX------XO--------------------------- X',2,'2026-01-05');
CREATE TABLE review ( game INTEGER PRIMARY KEY REFERENCES game (id), made TEXT NOT NULL, moves TEXT NOT NULL ) STRICT;
INSERT INTO "review" VALUES(1,'{}','[]');
CREATE TABLE rush ( number INTEGER PRIMARY KEY, minutes INTEGER NOT NULL, solved INTEGER NOT NULL, day TEXT NOT NULL ) STRICT;
INSERT INTO "rush" VALUES(1,3,12,'2026-01-02');
CREATE TABLE tree ( game INTEGER PRIMARY KEY REFERENCES game (id), revision INTEGER NOT NULL, nodes TEXT NOT NULL ) STRICT;
INSERT INTO "tree" VALUES(2,1,'[]');
CREATE TABLE tried ( number INTEGER PRIMARY KEY, puzzle INTEGER NOT NULL UNIQUE, misses INTEGER NOT NULL, hinted INTEGER NOT NULL, streak INTEGER NOT NULL, due TEXT ) STRICT;
INSERT INTO "tried" VALUES(1,17,0,0,0,NULL);
INSERT INTO "tried" VALUES(2,4,1,1,1,'2026-01-09');
CREATE INDEX game_unfinished ON game (changed) WHERE finished = 0 AND played = 1;
CREATE INDEX game_played ON game (changed) WHERE played = 1;
CREATE INDEX game_deleted ON game (deleted) WHERE deleted IS NOT NULL;
CREATE INDEX game_date ON game (date, id, words, played, finished) WHERE deleted IS NULL;
CREATE INDEX game_black ON game (black, id) WHERE deleted IS NULL;
CREATE INDEX game_white ON game (white, id) WHERE deleted IS NULL;
CREATE INDEX game_result ON game (result, id) WHERE deleted IS NULL;
CREATE INDEX game_opening ON game (opening, id) WHERE deleted IS NULL;
CREATE INDEX exercise_due ON exercise (due);
CREATE TRIGGER explored_gone AFTER UPDATE OF deleted ON game WHEN (OLD.deleted IS NULL) <> (NEW.deleted IS NULL) BEGIN UPDATE explored SET gone = NEW.deleted IS NOT NULL WHERE game = NEW.id; UPDATE explorer SET changes = changes + 1; END;
PRAGMA user_version = 11;
-- version 12
CREATE TABLE begun ( exercise INTEGER PRIMARY KEY REFERENCES exercise (id), day TEXT NOT NULL ) STRICT;
INSERT INTO "begun" VALUES(6,'2026-01-02');
CREATE TABLE counted ( game INTEGER PRIMARY KEY REFERENCES game (id), learner TEXT ) STRICT;
INSERT INTO "counted" VALUES(1,NULL);
INSERT INTO "counted" VALUES(2,'X');
CREATE TABLE daily (day TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
INSERT INTO "daily" VALUES('2026-01-02');
CREATE TABLE exercise ( id INTEGER PRIMARY KEY, game INTEGER NOT NULL REFERENCES game (id), rules TEXT NOT NULL, board TEXT NOT NULL, made TEXT NOT NULL, loss INTEGER NOT NULL, streak INTEGER NOT NULL DEFAULT 0, due TEXT, UNIQUE (rules, board) ) STRICT;
INSERT INTO "exercise" VALUES(5,2,'reversi','---------------------------OX------XO--------------------------- X','f5',4,0,'2026-01-04');
INSERT INTO "exercise" VALUES(6,2,'reversi','---------------------------OX-----XXX--------------------------- O','d6',2,2,NULL);
CREATE TABLE explored ( number INTEGER PRIMARY KEY, game INTEGER UNIQUE REFERENCES game (id), line INTEGER, black INTEGER NOT NULL, white INTEGER NOT NULL, place INTEGER NOT NULL, year INTEGER NOT NULL, margin INTEGER NOT NULL, own INTEGER NOT NULL, gone INTEGER NOT NULL ) STRICT;
CREATE TABLE explored_block (id INTEGER PRIMARY KEY, data BLOB NOT NULL) STRICT;
CREATE TABLE explored_name (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
INSERT INTO "explored_name" VALUES(0,'');
CREATE TABLE explored_run ( number INTEGER PRIMARY KEY, first INTEGER NOT NULL, games INTEGER NOT NULL ) STRICT;
CREATE TABLE explorer ( through INTEGER NOT NULL, target INTEGER NOT NULL, changes INTEGER NOT NULL, games INTEGER NOT NULL ) STRICT;
INSERT INTO "explorer" VALUES(0,4,195683562855471,0);
CREATE TABLE game ( id INTEGER PRIMARY KEY, revision INTEGER NOT NULL DEFAULT 1, played INTEGER NOT NULL, created TEXT NOT NULL, changed TEXT NOT NULL, deleted TEXT, fingerprint INTEGER UNIQUE, rules TEXT NOT NULL, first TEXT NOT NULL, start TEXT, moves TEXT NOT NULL, ahead TEXT NOT NULL, placed INTEGER NOT NULL, finished INTEGER NOT NULL, black TEXT NOT NULL, white TEXT NOT NULL, black_level INTEGER, white_level INTEGER, black_ms INTEGER NOT NULL, white_ms INTEGER NOT NULL, black_discs INTEGER NOT NULL, white_discs INTEGER NOT NULL, result INTEGER, stated INTEGER, date TEXT NOT NULL, place TEXT NOT NULL, opening TEXT NOT NULL, words TEXT NOT NULL , controls TEXT, times TEXT, forfeit TEXT) STRICT;
INSERT INTO "game" VALUES(1,1,0,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z',NULL,1465030712668989783,'reversi','X',NULL,'f5d6c5f4e3c6d3f6e6d7g4g3g6h3g5h4e7f7h5h6e8f3c4c7d8c8b8b4b6b5a4a5a6e2a3d2d1c1b1c2c3b2f2f1a1b3e1a2g1g2h1h2h7g7h8b7a8a7f8g8','',60,1,'Stéphane Nicolet','Kenta Tominaga',NULL,NULL,0,0,35,29,6,6,'2007','World Championship, Athens, final 1','Flat','stéphane nicolet
kenta tominaga
2007
world championship, athens, final 1
flat',NULL,NULL,NULL);
INSERT INTO "game" VALUES(2,1,1,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z',NULL,NULL,'reversi','X',NULL,'f5d6c3','d3',3,0,'You','Level 5',0,5,1200,90,5,2,NULL,NULL,'2026-01-02','','Perpendicular Opening','you
level 5
2026-01-02 perpendicular opening','5m+3s -','0 400 800','X time');
INSERT INTO "game" VALUES(3,1,0,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z',NULL,77,'reversi','O',NULL,'f4','',1,0,'Ann','Ben',NULL,NULL,0,0,1,4,NULL,NULL,'2025','','','ann
ben
2025 ',NULL,NULL,NULL);
INSERT INTO "game" VALUES(4,1,1,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z','2026-01-03T00:00:00Z',NULL,'6x6','X',NULL,'e4c5','',2,0,'You','Level 4',0,4,10,10,3,3,NULL,NULL,'2026-01-02','','','you
level 4
2026-01-02 ',NULL,NULL,NULL);
CREATE TABLE learnt ( lesson TEXT NOT NULL, board INTEGER NOT NULL, at_first INTEGER NOT NULL, day TEXT NOT NULL, PRIMARY KEY (lesson, board) ) STRICT, WITHOUT ROWID;
INSERT INTO "learnt" VALUES('corners',2,1,'2026-01-02');
INSERT INTO "learnt" VALUES('corners',5,0,'2026-01-02');
INSERT INTO "learnt" VALUES('first-moves',4,1,'2026-01-02');
INSERT INTO "learnt" VALUES('tempo',3,1,'2026-01-02');
CREATE TABLE library (number INTEGER NOT NULL) STRICT;
INSERT INTO "library" VALUES(42);
CREATE TABLE mistake ( game INTEGER NOT NULL REFERENCES game (id), ply INTEGER NOT NULL, board TEXT NOT NULL, principle TEXT NOT NULL, loss INTEGER NOT NULL, PRIMARY KEY (game, ply) ) STRICT, WITHOUT ROWID;
INSERT INTO "mistake" VALUES(2,1,'---------------------------OX------XO--------------------------- X','mobility',4);
CREATE TABLE opening_card ( board TEXT PRIMARY KEY, streak INTEGER NOT NULL, due TEXT ) STRICT, WITHOUT ROWID;
INSERT INTO "opening_card" VALUES('---------------------------OX------XO--------------------------- X',2,'2026-01-05');
CREATE TABLE review ( game INTEGER PRIMARY KEY REFERENCES game (id), made TEXT NOT NULL, moves TEXT NOT NULL ) STRICT;
INSERT INTO "review" VALUES(1,'{}','[]');
CREATE TABLE rush ( number INTEGER PRIMARY KEY, minutes INTEGER NOT NULL, solved INTEGER NOT NULL, day TEXT NOT NULL ) STRICT;
INSERT INTO "rush" VALUES(1,3,12,'2026-01-02');
CREATE TABLE tree ( game INTEGER PRIMARY KEY REFERENCES game (id), revision INTEGER NOT NULL, nodes TEXT NOT NULL ) STRICT;
INSERT INTO "tree" VALUES(2,1,'[]');
CREATE TABLE tried ( number INTEGER PRIMARY KEY, puzzle INTEGER NOT NULL UNIQUE, misses INTEGER NOT NULL, hinted INTEGER NOT NULL, streak INTEGER NOT NULL, due TEXT ) STRICT;
INSERT INTO "tried" VALUES(1,17,0,0,0,NULL);
INSERT INTO "tried" VALUES(2,4,1,1,1,'2026-01-09');
CREATE INDEX game_unfinished ON game (changed) WHERE finished = 0 AND played = 1;
CREATE INDEX game_played ON game (changed) WHERE played = 1;
CREATE INDEX game_deleted ON game (deleted) WHERE deleted IS NOT NULL;
CREATE INDEX game_date ON game (date, id, words, played, finished) WHERE deleted IS NULL;
CREATE INDEX game_black ON game (black, id) WHERE deleted IS NULL;
CREATE INDEX game_white ON game (white, id) WHERE deleted IS NULL;
CREATE INDEX game_result ON game (result, id) WHERE deleted IS NULL;
CREATE INDEX game_opening ON game (opening, id) WHERE deleted IS NULL;
CREATE INDEX exercise_due ON exercise (due);
CREATE TRIGGER explored_gone AFTER UPDATE OF deleted ON game WHEN (OLD.deleted IS NULL) <> (NEW.deleted IS NULL) BEGIN UPDATE explored SET gone = NEW.deleted IS NOT NULL WHERE game = NEW.id; UPDATE explorer SET changes = changes + 1; END;
PRAGMA user_version = 12;
-- version 13
CREATE TABLE begun ( exercise INTEGER PRIMARY KEY REFERENCES exercise (id), day TEXT NOT NULL ) STRICT;
INSERT INTO "begun" VALUES(6,'2026-01-02');
CREATE TABLE counted ( game INTEGER PRIMARY KEY REFERENCES game (id), learner TEXT ) STRICT;
INSERT INTO "counted" VALUES(1,NULL);
INSERT INTO "counted" VALUES(2,'X');
CREATE TABLE daily (day TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
INSERT INTO "daily" VALUES('2026-01-02');
CREATE TABLE exercise ( id INTEGER PRIMARY KEY, game INTEGER NOT NULL REFERENCES game (id), rules TEXT NOT NULL, board TEXT NOT NULL, made TEXT NOT NULL, loss INTEGER NOT NULL, streak INTEGER NOT NULL DEFAULT 0, due TEXT, UNIQUE (rules, board) ) STRICT;
INSERT INTO "exercise" VALUES(5,2,'reversi','---------------------------OX------XO--------------------------- X','f5',4,0,'2026-01-04');
INSERT INTO "exercise" VALUES(6,2,'reversi','---------------------------OX-----XXX--------------------------- O','d6',2,2,NULL);
CREATE TABLE explored ( number INTEGER PRIMARY KEY, game INTEGER UNIQUE REFERENCES game (id), line INTEGER, black INTEGER NOT NULL, white INTEGER NOT NULL, place INTEGER NOT NULL, year INTEGER NOT NULL, margin INTEGER NOT NULL, own INTEGER NOT NULL, gone INTEGER NOT NULL ) STRICT;
CREATE TABLE explored_block (id INTEGER PRIMARY KEY, data BLOB NOT NULL) STRICT;
CREATE TABLE explored_name (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
INSERT INTO "explored_name" VALUES(0,'');
CREATE TABLE explored_run ( number INTEGER PRIMARY KEY, first INTEGER NOT NULL, games INTEGER NOT NULL ) STRICT;
CREATE TABLE explorer ( through INTEGER NOT NULL, target INTEGER NOT NULL, changes INTEGER NOT NULL, games INTEGER NOT NULL ) STRICT;
INSERT INTO "explorer" VALUES(0,4,257013738081928,0);
CREATE TABLE game ( id INTEGER PRIMARY KEY, revision INTEGER NOT NULL DEFAULT 1, played INTEGER NOT NULL, created TEXT NOT NULL, changed TEXT NOT NULL, deleted TEXT, fingerprint INTEGER UNIQUE, rules TEXT NOT NULL, first TEXT NOT NULL, start TEXT, moves TEXT NOT NULL, ahead TEXT NOT NULL, placed INTEGER NOT NULL, finished INTEGER NOT NULL, black TEXT NOT NULL, white TEXT NOT NULL, black_level INTEGER, white_level INTEGER, black_ms INTEGER NOT NULL, white_ms INTEGER NOT NULL, black_discs INTEGER NOT NULL, white_discs INTEGER NOT NULL, result INTEGER, stated INTEGER, date TEXT NOT NULL, place TEXT NOT NULL, opening TEXT NOT NULL, words TEXT NOT NULL , controls TEXT, times TEXT, forfeit TEXT) STRICT;
INSERT INTO "game" VALUES(1,1,0,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z',NULL,1465030712668989783,'reversi','X',NULL,'f5d6c5f4e3c6d3f6e6d7g4g3g6h3g5h4e7f7h5h6e8f3c4c7d8c8b8b4b6b5a4a5a6e2a3d2d1c1b1c2c3b2f2f1a1b3e1a2g1g2h1h2h7g7h8b7a8a7f8g8','',60,1,'Stéphane Nicolet','Kenta Tominaga',NULL,NULL,0,0,35,29,6,6,'2007','World Championship, Athens, final 1','Flat','stéphane nicolet
kenta tominaga
2007
world championship, athens, final 1
flat',NULL,NULL,NULL);
INSERT INTO "game" VALUES(2,1,1,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z',NULL,NULL,'reversi','X',NULL,'f5d6c3','d3',3,0,'You','Level 5',0,5,1200,90,5,2,NULL,NULL,'2026-01-02','','Perpendicular Opening','you
level 5
2026-01-02 perpendicular opening','5m+3s -','0 400 800','X time');
INSERT INTO "game" VALUES(3,1,0,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z',NULL,77,'reversi','O',NULL,'f4','',1,0,'Ann','Ben',NULL,NULL,0,0,1,4,NULL,NULL,'2025','','','ann
ben
2025 ',NULL,NULL,NULL);
INSERT INTO "game" VALUES(4,1,1,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z','2026-01-03T00:00:00Z',NULL,'6x6','X',NULL,'e4c5','',2,0,'You','Level 4',0,4,10,10,3,3,NULL,NULL,'2026-01-02','','','you
level 4
2026-01-02 ',NULL,NULL,NULL);
CREATE TABLE learnt ( lesson TEXT NOT NULL, board INTEGER NOT NULL, at_first INTEGER NOT NULL, day TEXT NOT NULL, PRIMARY KEY (lesson, board) ) STRICT, WITHOUT ROWID;
INSERT INTO "learnt" VALUES('corners',2,1,'2026-01-02');
INSERT INTO "learnt" VALUES('corners',5,0,'2026-01-02');
INSERT INTO "learnt" VALUES('first-moves',4,1,'2026-01-02');
INSERT INTO "learnt" VALUES('tempo',3,1,'2026-01-02');
CREATE TABLE library (number INTEGER NOT NULL) STRICT;
INSERT INTO "library" VALUES(42);
CREATE TABLE mistake ( game INTEGER NOT NULL REFERENCES game (id), ply INTEGER NOT NULL, board TEXT NOT NULL, principle TEXT NOT NULL, loss INTEGER NOT NULL, PRIMARY KEY (game, ply) ) STRICT, WITHOUT ROWID;
INSERT INTO "mistake" VALUES(2,1,'---------------------------OX------XO--------------------------- X','mobility',4);
CREATE TABLE opening_card ( board TEXT PRIMARY KEY, streak INTEGER NOT NULL, due TEXT ) STRICT, WITHOUT ROWID;
INSERT INTO "opening_card" VALUES('---------------------------OX------XO--------------------------- X',2,'2026-01-05');
CREATE TABLE review ( game INTEGER PRIMARY KEY REFERENCES game (id), made TEXT NOT NULL, moves TEXT NOT NULL ) STRICT;
INSERT INTO "review" VALUES(1,'{}','[]');
CREATE TABLE rush ( number INTEGER PRIMARY KEY, minutes INTEGER NOT NULL, solved INTEGER NOT NULL, day TEXT NOT NULL ) STRICT;
INSERT INTO "rush" VALUES(1,3,12,'2026-01-02');
CREATE TABLE tree ( game INTEGER PRIMARY KEY REFERENCES game (id), revision INTEGER NOT NULL, nodes TEXT NOT NULL ) STRICT;
INSERT INTO "tree" VALUES(2,1,'[]');
CREATE TABLE tried ( number INTEGER PRIMARY KEY, puzzle INTEGER NOT NULL UNIQUE, misses INTEGER NOT NULL, hinted INTEGER NOT NULL, streak INTEGER NOT NULL, due TEXT ) STRICT;
INSERT INTO "tried" VALUES(1,17,0,0,0,NULL);
INSERT INTO "tried" VALUES(2,4,1,1,1,'2026-01-09');
CREATE INDEX game_unfinished ON game (changed) WHERE finished = 0 AND played = 1;
CREATE INDEX game_played ON game (changed) WHERE played = 1;
CREATE INDEX game_deleted ON game (deleted) WHERE deleted IS NOT NULL;
CREATE INDEX game_date ON game (date, id, words, played, finished) WHERE deleted IS NULL;
CREATE INDEX game_black ON game (black, id) WHERE deleted IS NULL;
CREATE INDEX game_white ON game (white, id) WHERE deleted IS NULL;
CREATE INDEX game_result ON game (result, id) WHERE deleted IS NULL;
CREATE INDEX game_opening ON game (opening, id) WHERE deleted IS NULL;
CREATE INDEX exercise_due ON exercise (due);
CREATE TRIGGER explored_gone AFTER UPDATE OF deleted ON game WHEN (OLD.deleted IS NULL) <> (NEW.deleted IS NULL) BEGIN UPDATE explored SET gone = NEW.deleted IS NOT NULL WHERE game = NEW.id; UPDATE explorer SET changes = changes + 1; END;
CREATE INDEX game_own_moves ON game (moves) WHERE fingerprint IS NULL;
PRAGMA user_version = 13;
-- version 14
CREATE TABLE begun ( exercise INTEGER PRIMARY KEY REFERENCES exercise (id), day TEXT NOT NULL ) STRICT;
INSERT INTO "begun" VALUES(6,'2026-01-02');
CREATE TABLE counted ( game INTEGER PRIMARY KEY REFERENCES game (id), learner TEXT ) STRICT;
INSERT INTO "counted" VALUES(1,NULL);
INSERT INTO "counted" VALUES(2,'X');
CREATE TABLE daily ( player INTEGER NOT NULL, day TEXT NOT NULL, PRIMARY KEY (player, day) ) STRICT, WITHOUT ROWID;
INSERT INTO "daily" VALUES(1,'2026-01-02');
CREATE TABLE exercise ( id INTEGER PRIMARY KEY, player INTEGER NOT NULL, game INTEGER NOT NULL REFERENCES game (id), rules TEXT NOT NULL, board TEXT NOT NULL, made TEXT NOT NULL, loss INTEGER NOT NULL, streak INTEGER NOT NULL DEFAULT 0, due TEXT, UNIQUE (player, rules, board) ) STRICT;
INSERT INTO "exercise" VALUES(5,1,2,'reversi','---------------------------OX------XO--------------------------- X','f5',4,0,'2026-01-04');
INSERT INTO "exercise" VALUES(6,1,2,'reversi','---------------------------OX-----XXX--------------------------- O','d6',2,2,NULL);
CREATE TABLE explored ( number INTEGER PRIMARY KEY, game INTEGER UNIQUE REFERENCES game (id), line INTEGER, black INTEGER NOT NULL, white INTEGER NOT NULL, place INTEGER NOT NULL, year INTEGER NOT NULL, margin INTEGER NOT NULL, own INTEGER NOT NULL, gone INTEGER NOT NULL ) STRICT;
CREATE TABLE explored_block (id INTEGER PRIMARY KEY, data BLOB NOT NULL) STRICT;
CREATE TABLE explored_name (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
INSERT INTO "explored_name" VALUES(0,'');
CREATE TABLE explored_run ( number INTEGER PRIMARY KEY, first INTEGER NOT NULL, games INTEGER NOT NULL ) STRICT;
CREATE TABLE explorer ( through INTEGER NOT NULL, target INTEGER NOT NULL, changes INTEGER NOT NULL, games INTEGER NOT NULL ) STRICT;
INSERT INTO "explorer" VALUES(0,4,34177939423897,0);
CREATE TABLE game ( id INTEGER PRIMARY KEY, revision INTEGER NOT NULL DEFAULT 1, played INTEGER NOT NULL, created TEXT NOT NULL, changed TEXT NOT NULL, deleted TEXT, fingerprint INTEGER UNIQUE, rules TEXT NOT NULL, first TEXT NOT NULL, start TEXT, moves TEXT NOT NULL, ahead TEXT NOT NULL, placed INTEGER NOT NULL, finished INTEGER NOT NULL, black TEXT NOT NULL, white TEXT NOT NULL, black_level INTEGER, white_level INTEGER, black_ms INTEGER NOT NULL, white_ms INTEGER NOT NULL, black_discs INTEGER NOT NULL, white_discs INTEGER NOT NULL, result INTEGER, stated INTEGER, date TEXT NOT NULL, place TEXT NOT NULL, opening TEXT NOT NULL, words TEXT NOT NULL , controls TEXT, times TEXT, forfeit TEXT, player INTEGER NOT NULL DEFAULT 1) STRICT;
INSERT INTO "game" VALUES(1,1,0,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z',NULL,1465030712668989783,'reversi','X',NULL,'f5d6c5f4e3c6d3f6e6d7g4g3g6h3g5h4e7f7h5h6e8f3c4c7d8c8b8b4b6b5a4a5a6e2a3d2d1c1b1c2c3b2f2f1a1b3e1a2g1g2h1h2h7g7h8b7a8a7f8g8','',60,1,'Stéphane Nicolet','Kenta Tominaga',NULL,NULL,0,0,35,29,6,6,'2007','World Championship, Athens, final 1','Flat','stéphane nicolet
kenta tominaga
2007
world championship, athens, final 1
flat',NULL,NULL,NULL,1);
INSERT INTO "game" VALUES(2,1,1,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z',NULL,NULL,'reversi','X',NULL,'f5d6c3','d3',3,0,'You','Level 5',0,5,1200,90,5,2,NULL,NULL,'2026-01-02','','Perpendicular Opening','you
level 5
2026-01-02 perpendicular opening','5m+3s -','0 400 800','X time',1);
INSERT INTO "game" VALUES(3,1,0,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z',NULL,77,'reversi','O',NULL,'f4','',1,0,'Ann','Ben',NULL,NULL,0,0,1,4,NULL,NULL,'2025','','','ann
ben
2025 ',NULL,NULL,NULL,1);
INSERT INTO "game" VALUES(4,1,1,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z','2026-01-03T00:00:00Z',NULL,'6x6','X',NULL,'e4c5','',2,0,'You','Level 4',0,4,10,10,3,3,NULL,NULL,'2026-01-02','','','you
level 4
2026-01-02 ',NULL,NULL,NULL,1);
CREATE TABLE learnt ( player INTEGER NOT NULL, lesson TEXT NOT NULL, board INTEGER NOT NULL, at_first INTEGER NOT NULL, day TEXT NOT NULL, PRIMARY KEY (player, lesson, board) ) STRICT, WITHOUT ROWID;
INSERT INTO "learnt" VALUES(1,'corners',2,1,'2026-01-02');
INSERT INTO "learnt" VALUES(1,'corners',5,0,'2026-01-02');
INSERT INTO "learnt" VALUES(1,'first-moves',4,1,'2026-01-02');
INSERT INTO "learnt" VALUES(1,'tempo',3,1,'2026-01-02');
CREATE TABLE library (number INTEGER NOT NULL) STRICT;
INSERT INTO "library" VALUES(42);
CREATE TABLE mistake ( game INTEGER NOT NULL REFERENCES game (id), ply INTEGER NOT NULL, board TEXT NOT NULL, principle TEXT NOT NULL, loss INTEGER NOT NULL, PRIMARY KEY (game, ply) ) STRICT, WITHOUT ROWID;
INSERT INTO "mistake" VALUES(2,1,'---------------------------OX------XO--------------------------- X','mobility',4);
CREATE TABLE opening_card ( player INTEGER NOT NULL, board TEXT NOT NULL, streak INTEGER NOT NULL, due TEXT, PRIMARY KEY (player, board) ) STRICT, WITHOUT ROWID;
INSERT INTO "opening_card" VALUES(1,'---------------------------OX------XO--------------------------- X',2,'2026-01-05');
CREATE TABLE review ( game INTEGER PRIMARY KEY REFERENCES game (id), made TEXT NOT NULL, moves TEXT NOT NULL ) STRICT;
INSERT INTO "review" VALUES(1,'{}','[]');
CREATE TABLE rush ( number INTEGER PRIMARY KEY, minutes INTEGER NOT NULL, solved INTEGER NOT NULL, day TEXT NOT NULL , player INTEGER NOT NULL DEFAULT 1) STRICT;
INSERT INTO "rush" VALUES(1,3,12,'2026-01-02',1);
CREATE TABLE tree ( game INTEGER PRIMARY KEY REFERENCES game (id), revision INTEGER NOT NULL, nodes TEXT NOT NULL ) STRICT;
INSERT INTO "tree" VALUES(2,1,'[]');
CREATE TABLE tried ( number INTEGER PRIMARY KEY, player INTEGER NOT NULL, puzzle INTEGER NOT NULL, misses INTEGER NOT NULL, hinted INTEGER NOT NULL, streak INTEGER NOT NULL, due TEXT, UNIQUE (player, puzzle) ) STRICT;
INSERT INTO "tried" VALUES(1,1,17,0,0,0,NULL);
INSERT INTO "tried" VALUES(2,1,4,1,1,1,'2026-01-09');
CREATE INDEX game_deleted ON game (deleted) WHERE deleted IS NOT NULL;
CREATE TRIGGER explored_gone AFTER UPDATE OF deleted ON game WHEN (OLD.deleted IS NULL) <> (NEW.deleted IS NULL) BEGIN UPDATE explored SET gone = NEW.deleted IS NOT NULL WHERE game = NEW.id; UPDATE explorer SET changes = changes + 1; END;
CREATE INDEX game_unfinished ON game (player, changed) WHERE finished = 0 AND played = 1;
CREATE INDEX game_played ON game (player, changed) WHERE played = 1;
CREATE INDEX game_date ON game (player, date, id, words, played, finished) WHERE deleted IS NULL;
CREATE INDEX game_black ON game (player, black, id) WHERE deleted IS NULL;
CREATE INDEX game_white ON game (player, white, id) WHERE deleted IS NULL;
CREATE INDEX game_result ON game (player, result, id) WHERE deleted IS NULL;
CREATE INDEX game_opening ON game (player, opening, id) WHERE deleted IS NULL;
CREATE INDEX game_own_moves ON game (player, moves) WHERE fingerprint IS NULL;
CREATE INDEX exercise_due ON exercise (player, due);
PRAGMA user_version = 14;
-- version 15
CREATE TABLE begun ( exercise INTEGER PRIMARY KEY REFERENCES exercise (id), day TEXT NOT NULL ) STRICT;
INSERT INTO "begun" VALUES(6,'2026-01-02');
CREATE TABLE counted ( game INTEGER PRIMARY KEY REFERENCES game (id), learner TEXT ) STRICT;
INSERT INTO "counted" VALUES(1,NULL);
INSERT INTO "counted" VALUES(2,'X');
CREATE TABLE daily ( player INTEGER NOT NULL, day TEXT NOT NULL, PRIMARY KEY (player, day) ) STRICT, WITHOUT ROWID;
INSERT INTO "daily" VALUES(1,'2026-01-02');
CREATE TABLE exercise ( id INTEGER PRIMARY KEY, player INTEGER NOT NULL, game INTEGER NOT NULL REFERENCES game (id), rules TEXT NOT NULL, board TEXT NOT NULL, made TEXT NOT NULL, loss INTEGER NOT NULL, streak INTEGER NOT NULL DEFAULT 0, due TEXT, UNIQUE (player, rules, board) ) STRICT;
INSERT INTO "exercise" VALUES(5,1,2,'reversi','---------------------------OX------XO--------------------------- X','f5',4,0,'2026-01-04');
INSERT INTO "exercise" VALUES(6,1,2,'reversi','---------------------------OX-----XXX--------------------------- O','d6',2,2,NULL);
CREATE TABLE explored ( number INTEGER PRIMARY KEY, game INTEGER UNIQUE REFERENCES game (id), line INTEGER, black INTEGER NOT NULL, white INTEGER NOT NULL, place INTEGER NOT NULL, year INTEGER NOT NULL, margin INTEGER NOT NULL, own INTEGER NOT NULL, gone INTEGER NOT NULL , player INTEGER NOT NULL DEFAULT 1) STRICT;
CREATE TABLE explored_block (id INTEGER PRIMARY KEY, data BLOB NOT NULL) STRICT;
CREATE TABLE explored_name (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
INSERT INTO "explored_name" VALUES(0,'');
CREATE TABLE explored_run ( number INTEGER PRIMARY KEY, first INTEGER NOT NULL, games INTEGER NOT NULL ) STRICT;
CREATE TABLE explorer ( through INTEGER NOT NULL, target INTEGER NOT NULL, changes INTEGER NOT NULL, games INTEGER NOT NULL ) STRICT;
INSERT INTO "explorer" VALUES(0,4,172812342791634,0);
CREATE TABLE game ( id INTEGER PRIMARY KEY, revision INTEGER NOT NULL DEFAULT 1, played INTEGER NOT NULL, created TEXT NOT NULL, changed TEXT NOT NULL, deleted TEXT, fingerprint INTEGER UNIQUE, rules TEXT NOT NULL, first TEXT NOT NULL, start TEXT, moves TEXT NOT NULL, ahead TEXT NOT NULL, placed INTEGER NOT NULL, finished INTEGER NOT NULL, black TEXT NOT NULL, white TEXT NOT NULL, black_level INTEGER, white_level INTEGER, black_ms INTEGER NOT NULL, white_ms INTEGER NOT NULL, black_discs INTEGER NOT NULL, white_discs INTEGER NOT NULL, result INTEGER, stated INTEGER, date TEXT NOT NULL, place TEXT NOT NULL, opening TEXT NOT NULL, words TEXT NOT NULL , controls TEXT, times TEXT, forfeit TEXT, player INTEGER NOT NULL DEFAULT 1) STRICT;
INSERT INTO "game" VALUES(1,1,0,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z',NULL,1465030712668989783,'reversi','X',NULL,'f5d6c5f4e3c6d3f6e6d7g4g3g6h3g5h4e7f7h5h6e8f3c4c7d8c8b8b4b6b5a4a5a6e2a3d2d1c1b1c2c3b2f2f1a1b3e1a2g1g2h1h2h7g7h8b7a8a7f8g8','',60,1,'Stéphane Nicolet','Kenta Tominaga',NULL,NULL,0,0,35,29,6,6,'2007','World Championship, Athens, final 1','Flat','stéphane nicolet
kenta tominaga
2007
world championship, athens, final 1
flat',NULL,NULL,NULL,1);
INSERT INTO "game" VALUES(2,1,1,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z',NULL,NULL,'reversi','X',NULL,'f5d6c3','d3',3,0,'You','Level 5',0,5,1200,90,5,2,NULL,NULL,'2026-01-02','','Perpendicular Opening','you
level 5
2026-01-02 perpendicular opening','5m+3s -','0 400 800','X time',1);
INSERT INTO "game" VALUES(3,1,0,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z',NULL,77,'reversi','O',NULL,'f4','',1,0,'Ann','Ben',NULL,NULL,0,0,1,4,NULL,NULL,'2025','','','ann
ben
2025 ',NULL,NULL,NULL,1);
INSERT INTO "game" VALUES(4,1,1,'2026-01-02T03:04:05Z','2026-01-02T03:04:05Z','2026-01-03T00:00:00Z',NULL,'6x6','X',NULL,'e4c5','',2,0,'You','Level 4',0,4,10,10,3,3,NULL,NULL,'2026-01-02','','','you
level 4
2026-01-02 ',NULL,NULL,NULL,1);
CREATE TABLE learnt ( player INTEGER NOT NULL, lesson TEXT NOT NULL, board INTEGER NOT NULL, at_first INTEGER NOT NULL, day TEXT NOT NULL, PRIMARY KEY (player, lesson, board) ) STRICT, WITHOUT ROWID;
INSERT INTO "learnt" VALUES(1,'corners',2,1,'2026-01-02');
INSERT INTO "learnt" VALUES(1,'corners',5,0,'2026-01-02');
INSERT INTO "learnt" VALUES(1,'first-moves',4,1,'2026-01-02');
INSERT INTO "learnt" VALUES(1,'tempo',3,1,'2026-01-02');
CREATE TABLE library (number INTEGER NOT NULL) STRICT;
INSERT INTO "library" VALUES(42);
CREATE TABLE mistake ( game INTEGER NOT NULL REFERENCES game (id), ply INTEGER NOT NULL, board TEXT NOT NULL, principle TEXT NOT NULL, loss INTEGER NOT NULL, PRIMARY KEY (game, ply) ) STRICT, WITHOUT ROWID;
INSERT INTO "mistake" VALUES(2,1,'---------------------------OX------XO--------------------------- X','mobility',4);
CREATE TABLE opening_card ( player INTEGER NOT NULL, board TEXT NOT NULL, streak INTEGER NOT NULL, due TEXT, PRIMARY KEY (player, board) ) STRICT, WITHOUT ROWID;
INSERT INTO "opening_card" VALUES(1,'---------------------------OX------XO--------------------------- X',2,'2026-01-05');
CREATE TABLE review ( game INTEGER PRIMARY KEY REFERENCES game (id), made TEXT NOT NULL, moves TEXT NOT NULL ) STRICT;
INSERT INTO "review" VALUES(1,'{}','[]');
CREATE TABLE rush ( number INTEGER PRIMARY KEY, minutes INTEGER NOT NULL, solved INTEGER NOT NULL, day TEXT NOT NULL , player INTEGER NOT NULL DEFAULT 1) STRICT;
INSERT INTO "rush" VALUES(1,3,12,'2026-01-02',1);
CREATE TABLE tree ( game INTEGER PRIMARY KEY REFERENCES game (id), revision INTEGER NOT NULL, nodes TEXT NOT NULL ) STRICT;
INSERT INTO "tree" VALUES(2,1,'[]');
CREATE TABLE tried ( number INTEGER PRIMARY KEY, player INTEGER NOT NULL, puzzle INTEGER NOT NULL, misses INTEGER NOT NULL, hinted INTEGER NOT NULL, streak INTEGER NOT NULL, due TEXT, UNIQUE (player, puzzle) ) STRICT;
INSERT INTO "tried" VALUES(1,1,17,0,0,0,NULL);
INSERT INTO "tried" VALUES(2,1,4,1,1,1,'2026-01-09');
CREATE INDEX game_deleted ON game (deleted) WHERE deleted IS NOT NULL;
CREATE TRIGGER explored_gone AFTER UPDATE OF deleted ON game WHEN (OLD.deleted IS NULL) <> (NEW.deleted IS NULL) BEGIN UPDATE explored SET gone = NEW.deleted IS NOT NULL WHERE game = NEW.id; UPDATE explorer SET changes = changes + 1; END;
CREATE INDEX game_unfinished ON game (player, changed) WHERE finished = 0 AND played = 1;
CREATE INDEX game_played ON game (player, changed) WHERE played = 1;
CREATE INDEX game_date ON game (player, date, id, words, played, finished) WHERE deleted IS NULL;
CREATE INDEX game_black ON game (player, black, id) WHERE deleted IS NULL;
CREATE INDEX game_white ON game (player, white, id) WHERE deleted IS NULL;
CREATE INDEX game_result ON game (player, result, id) WHERE deleted IS NULL;
CREATE INDEX game_opening ON game (player, opening, id) WHERE deleted IS NULL;
CREATE INDEX game_own_moves ON game (player, moves) WHERE fingerprint IS NULL;
CREATE INDEX exercise_due ON exercise (player, due);
PRAGMA user_version = 15;
