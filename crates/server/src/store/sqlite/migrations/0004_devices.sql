-- Every cookie and every token is a device, which its guest can revoke. What is there already gets its own right after
-- this, in the same transaction.

-- `program` is 1 for a token, whose id is the first half of its hash, and 0 for a cookie. `used` is a day.
CREATE TABLE devices (
    id BLOB NOT NULL PRIMARY KEY,
    guest BLOB NOT NULL,
    program INTEGER NOT NULL,
    label TEXT NOT NULL,
    made INTEGER NOT NULL,
    used INTEGER NOT NULL,
    sum INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX devices_by_guest ON devices (guest, program, used);

-- Asked before someone is told that a device is unknown, as with guests and tokens.
CREATE UNIQUE INDEX devices_again ON devices (id, guest);
