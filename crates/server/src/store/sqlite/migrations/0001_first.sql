-- Ids are blobs of 16 bytes, times are milliseconds since 1970.

-- The truth.
CREATE TABLE log (
    table_id BLOB NOT NULL,
    version INTEGER NOT NULL,
    at INTEGER NOT NULL,
    author BLOB,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, version)
) STRICT, WITHOUT ROWID;

-- Only what people say has an author, so plays pay nothing for this.
CREATE INDEX log_by_author ON log (author) WHERE author IS NOT NULL;

-- How to find tables. Every table that has a log is in it.
CREATE TABLE tables (
    id BLOB NOT NULL PRIMARY KEY,
    listed INTEGER NOT NULL,
    live INTEGER NOT NULL,
    open_seats INTEGER NOT NULL,
    game TEXT NOT NULL,
    summary TEXT NOT NULL,
    touched INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX tables_live ON tables (id) WHERE live = 1;
CREATE INDEX tables_open ON tables (touched, id) WHERE listed = 1 AND open_seats > 0;
CREATE INDEX tables_by_age ON tables (touched);

CREATE TABLE seats (
    table_id BLOB NOT NULL,
    guest BLOB NOT NULL,
    PRIMARY KEY (table_id, guest)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_guest ON seats (guest);

CREATE TABLE guests (
    id BLOB NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX guests_by_age ON guests (seen);

CREATE TABLE links (
    hash BLOB NOT NULL PRIMARY KEY,
    guest BLOB NOT NULL,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX links_by_guest ON links (guest);
CREATE INDEX links_by_age ON links (expires);

CREATE TABLE tokens (
    hash BLOB NOT NULL PRIMARY KEY,
    guest BLOB NOT NULL,
    label TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX tokens_by_guest ON tokens (guest, created);

CREATE TABLE secrets (
    name TEXT NOT NULL PRIMARY KEY,
    secret BLOB NOT NULL
) STRICT, WITHOUT ROWID;

-- Records are large, so their rows are apart from the keys.
CREATE TABLE records (
    id BLOB NOT NULL PRIMARY KEY,
    table_id BLOB NOT NULL,
    game_number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    finished INTEGER NOT NULL,
    result TEXT NOT NULL,
    text TEXT NOT NULL,
    listed INTEGER NOT NULL,
    UNIQUE (table_id, game_number)
) STRICT;

CREATE INDEX records_by_age ON records (finished, id);
CREATE INDEX records_by_kind ON records (kind, finished, id);
CREATE INDEX records_listed ON records (finished, id) WHERE listed = 1;
CREATE INDEX records_listed_by_kind ON records (kind, finished, id) WHERE listed = 1;

-- The time is repeated here, so that the records of one guest can be paged through by an index.
CREATE TABLE record_seats (
    record BLOB NOT NULL,
    seat INTEGER NOT NULL,
    guest BLOB,
    label TEXT NOT NULL,
    finished INTEGER NOT NULL,
    PRIMARY KEY (record, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX record_seats_by_guest ON record_seats (guest, finished, record) WHERE guest IS NOT NULL;
