-- Stored parts become the first partition as they are, with a day in the year 2000 that costs no
-- rewriting: a constant default is stored once. They are deleted with their recordings within 30 days.
ALTER TABLE "recordings" ADD COLUMN "day" date DEFAULT '2000-01-01' NOT NULL;--> statement-breakpoint
ALTER TABLE "recordings" ALTER COLUMN "day" SET DEFAULT (now() at time zone 'UTC')::date;--> statement-breakpoint
ALTER TABLE "recording_parts" RENAME TO "recording_parts_before";--> statement-breakpoint
ALTER TABLE "recording_parts_before" ADD COLUMN "day" date DEFAULT '2000-01-01' NOT NULL;--> statement-breakpoint
ALTER TABLE "recording_parts_before" DROP CONSTRAINT "recording_parts_recording_id_seq_pk";--> statement-breakpoint
ALTER TABLE "recording_parts_before" ADD CONSTRAINT "recording_parts_before_pk" PRIMARY KEY ("recording_id", "seq", "day");--> statement-breakpoint
CREATE TABLE "recording_parts" (
	"recording_id" integer NOT NULL,
	"seq" integer NOT NULL,
	"payload" text NOT NULL,
	"day" date DEFAULT (now() at time zone 'UTC')::date NOT NULL,
	CONSTRAINT "recording_parts_recording_id_seq_day_pk" PRIMARY KEY ("recording_id", "seq", "day"),
	CONSTRAINT "recording_parts_seq" CHECK ("seq" between 0 and 1079),
	CONSTRAINT "recording_parts_payload" CHECK (char_length("payload") between 2 and 4096000),
	CONSTRAINT "recording_parts_recording_id_recordings_id_fk" FOREIGN KEY ("recording_id") REFERENCES "recordings" ("id") ON DELETE cascade
) PARTITION BY RANGE ("day");--> statement-breakpoint
ALTER TABLE "recording_parts" ATTACH PARTITION "recording_parts_before" FOR VALUES FROM (MINVALUE) TO ('2001-01-01');--> statement-breakpoint
-- For days without a partition of their own; the job that creates them moves what is here.
CREATE TABLE "recording_parts_rest" PARTITION OF "recording_parts" DEFAULT;
