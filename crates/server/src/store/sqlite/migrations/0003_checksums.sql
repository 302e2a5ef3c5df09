-- Checksums, so that damage is noticed. What is there already gets its own right after this, in the same transaction.

-- A link of the chain, and the checksum of words as long as they are there (store/chain.rs).
ALTER TABLE log ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE log ADD COLUMN words INTEGER;

ALTER TABLE tables ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE guests ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE links ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tokens ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE secrets ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE records ADD COLUMN seats INTEGER NOT NULL DEFAULT 0;
ALTER TABLE records ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE record_seats ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;

-- Where the log of each table ends, as of the commit `folded`. What changed since is in `commits`.
CREATE TABLE heads (
    table_id BLOB NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL,
    sum INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- One row a commit, numbered without a gap: the heads that it changed. Writing them down so costs a play next to nothing;
-- now and then they move to `heads`.
CREATE TABLE commits (
    sequence INTEGER NOT NULL PRIMARY KEY,
    heads BLOB NOT NULL,
    sum INTEGER NOT NULL
) STRICT;

-- One row. The lineage tells this database from copies of it.
CREATE TABLE state (
    id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    lineage BLOB NOT NULL,
    folded INTEGER NOT NULL,
    clock INTEGER,
    sum INTEGER NOT NULL
) STRICT;

-- Asked before someone is told that there is no such guest or token: one damaged page must not make them unknown.
CREATE UNIQUE INDEX guests_again ON guests (id, created);
CREATE UNIQUE INDEX tokens_again ON tokens (hash, guest);
