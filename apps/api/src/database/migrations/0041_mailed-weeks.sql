CREATE TABLE "mailed_weeks" (
	"monday" date PRIMARY KEY NOT NULL,
	"finished_at" timestamp (3) with time zone NOT NULL
);
