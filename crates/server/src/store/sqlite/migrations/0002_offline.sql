-- Whether a game was played without a server and handed in afterwards.
ALTER TABLE records ADD COLUMN offline INTEGER NOT NULL DEFAULT 0;
