CREATE TABLE "recording_parts" (
	"recording_id" integer NOT NULL,
	"seq" integer NOT NULL,
	"payload" text NOT NULL,
	CONSTRAINT "recording_parts_recording_id_seq_pk" PRIMARY KEY("recording_id","seq"),
	CONSTRAINT "recording_parts_seq" CHECK ("recording_parts"."seq" between 0 and 1079),
	CONSTRAINT "recording_parts_payload" CHECK (char_length("recording_parts"."payload") between 2 and 4096000)
);
--> statement-breakpoint
CREATE TABLE "recordings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recordings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"key" uuid NOT NULL,
	"user_id" integer,
	"name" text,
	"email" text,
	"path" text NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"pages" integer DEFAULT 1 NOT NULL,
	"events" integer DEFAULT 0 NOT NULL,
	"characters" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recordings_document_id_unique" UNIQUE("document_id"),
	CONSTRAINT "recordings_key_unique" UNIQUE("key"),
	CONSTRAINT "recordings_identity" CHECK (("recordings"."user_id" is null) = ("recordings"."email" is null) and ("recordings"."email" is null) = ("recordings"."name" is null)),
	CONSTRAINT "recordings_path" CHECK ("recordings"."path" ~ '^/[^?#[:space:]]*$'),
	CONSTRAINT "recordings_counts" CHECK ("recordings"."pages" > 0 and "recordings"."events" >= 0 and "recordings"."characters" >= 0),
	CONSTRAINT "recordings_time" CHECK ("recordings"."last_at" >= "recordings"."started_at")
);
--> statement-breakpoint
ALTER TABLE "recording_parts" ADD CONSTRAINT "recording_parts_recording_id_recordings_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recordings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recordings_user" ON "recordings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "recordings_started" ON "recordings" USING btree ("started_at");