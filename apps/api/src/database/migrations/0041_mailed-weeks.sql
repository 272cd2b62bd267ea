CREATE TABLE "mailed_weeks" (
	"monday" date PRIMARY KEY NOT NULL,
	"finished_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
-- The mails of this week were queued by the release before; who becomes due now gets those of the next.
INSERT INTO "mailed_weeks" ("monday", "finished_at")
SELECT date_trunc('week', now() AT TIME ZONE 'America/Santiago')::date, now()
WHERE EXISTS (SELECT FROM "users");
