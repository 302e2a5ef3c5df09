-- What operators order and do, and what players report to them. Each row has its checksum (store/sqlite/checksum.rs).

-- What holds until it ends or is lifted: bans, mutes, closed tables, the announcement, maintenance.
CREATE TABLE orders (
    kind TEXT NOT NULL,
    subject TEXT NOT NULL,
    reason TEXT NOT NULL,
    since INTEGER NOT NULL,
    until INTEGER,
    sum INTEGER NOT NULL,
    PRIMARY KEY (kind, subject)
) STRICT, WITHOUT ROWID;

-- What was done, by whom, numbered without a gap. The oldest go first.
CREATE TABLE acts (
    number INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    door TEXT NOT NULL,
    act TEXT NOT NULL,
    subject TEXT NOT NULL,
    detail TEXT NOT NULL,
    sum INTEGER NOT NULL
) STRICT;

CREATE INDEX acts_by_subject ON acts (subject);

-- What players report: a name, or words as the server itself knows them.
CREATE TABLE reports (
    number INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    table_id BLOB NOT NULL,
    reporter BLOB,
    reported BLOB,
    about TEXT NOT NULL,
    name TEXT NOT NULL,
    words TEXT NOT NULL,
    text TEXT NOT NULL,
    settled INTEGER,
    note TEXT NOT NULL,
    sum INTEGER NOT NULL
) STRICT;

CREATE INDEX reports_by_reporter ON reports (reporter) WHERE reporter IS NOT NULL;
CREATE INDEX reports_by_reported ON reports (reported) WHERE reported IS NOT NULL;
CREATE INDEX reports_open ON reports (number) WHERE settled IS NULL;
