CREATE TYPE "public"."decision_kind" AS ENUM('approve', 'request-changes', 'reject', 'ban');--> statement-breakpoint
ALTER TYPE "public"."movement_reason" ADD VALUE 'rejection-undone' BEFORE 'refund';--> statement-breakpoint
CREATE TABLE "staff_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"ad_id" integer,
	"user_id" integer,
	"author_id" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_notes_document_id_unique" UNIQUE("document_id"),
	CONSTRAINT "staff_notes_one_subject" CHECK (num_nonnulls("staff_notes"."ad_id", "staff_notes"."user_id") = 1),
	CONSTRAINT "staff_notes_text" CHECK (char_length("staff_notes"."text") between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "ad_decisions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ad_decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"ad_id" integer NOT NULL,
	"review_id" integer,
	"actor_id" integer NOT NULL,
	"kind" "decision_kind" NOT NULL,
	"before" jsonb NOT NULL,
	"mail_reason" text,
	"decided_at" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "ad_decisions_document_id_unique" UNIQUE("document_id"),
	CONSTRAINT "ad_decisions_undone" CHECK ("ad_decisions"."undone_at" >= "ad_decisions"."decided_at")
);
--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "returned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "staff_notes" ADD CONSTRAINT "staff_notes_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_notes" ADD CONSTRAINT "staff_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_notes" ADD CONSTRAINT "staff_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_decisions" ADD CONSTRAINT "ad_decisions_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_decisions" ADD CONSTRAINT "ad_decisions_review_id_ad_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."ad_reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_decisions" ADD CONSTRAINT "ad_decisions_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_notes_ad" ON "staff_notes" USING btree ("ad_id");--> statement-breakpoint
CREATE INDEX "staff_notes_user" ON "staff_notes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ad_decisions_ad" ON "ad_decisions" USING btree ("ad_id","id");--> statement-breakpoint
-- A note stays as it was written; it may only go with its subject.
CREATE TRIGGER staff_notes_append_only BEFORE UPDATE ON staff_notes FOR EACH ROW EXECUTE FUNCTION refuse_change();
