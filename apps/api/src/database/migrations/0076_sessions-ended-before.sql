-- A session that was closed from elsewhere is one that was last used before it ended. Until now a log-out
-- was stored alike, so what ended before counts as a log-out: nobody is warned of a device of their own.
UPDATE sessions SET last_used_at = revoked_at WHERE last_used_at < revoked_at;
