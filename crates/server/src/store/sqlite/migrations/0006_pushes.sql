-- Where browsers want to be told that it is their guest's turn. They go with their devices and with their guests.
CREATE TABLE pushes (
    device BLOB NOT NULL PRIMARY KEY,
    guest BLOB NOT NULL,
    endpoint TEXT NOT NULL UNIQUE,
    key BLOB NOT NULL,
    auth BLOB NOT NULL,
    language TEXT NOT NULL,
    made INTEGER NOT NULL,
    sum INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX pushes_by_guest ON pushes (guest, made);
