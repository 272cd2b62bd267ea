CREATE TABLE "announcements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "announcements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"text" text NOT NULL,
	"kind" text NOT NULL,
	"audience" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"shown" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "announcements_document_id_unique" UNIQUE("document_id"),
	CONSTRAINT "announcements_text" CHECK (char_length("announcements"."text") <= 200),
	CONSTRAINT "announcements_kind" CHECK ("announcements"."kind" in ('info', 'warning')),
	CONSTRAINT "announcements_audience" CHECK ("announcements"."audience" in ('everybody', 'users', 'staff'))
);
--> statement-breakpoint
CREATE INDEX "announcements_ends" ON "announcements" USING btree ("ends_at");--> statement-breakpoint
CREATE TRIGGER announcements_updated_at BEFORE UPDATE ON announcements FOR EACH ROW EXECUTE FUNCTION keep_updated_at();--> statement-breakpoint
-- Every page shows them, so a change of one outdates everything: the kind is none of those that pages know.
CREATE TRIGGER announcements_told_insert AFTER INSERT ON announcements REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_changes('announcements', 'id');--> statement-breakpoint
CREATE TRIGGER announcements_told_update AFTER UPDATE ON announcements REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_changes('announcements', 'id');--> statement-breakpoint
CREATE TRIGGER announcements_told_delete AFTER DELETE ON announcements REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_changes('announcements', 'id');
