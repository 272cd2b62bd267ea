CREATE TYPE "public"."hold_cause" AS ENUM('staff', 'reports');--> statement-breakpoint
CREATE TYPE "public"."hold_outcome" AS ENUM('released', 'banned', 'account_closed');--> statement-breakpoint
ALTER TYPE "public"."ad_state" ADD VALUE 'on_hold' BEFORE 'expired';--> statement-breakpoint
CREATE TABLE "ad_holds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ad_holds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"ad_id" integer NOT NULL,
	"cause" "hold_cause" NOT NULL,
	"reason" "review_reason" NOT NULL,
	"notes" text NOT NULL,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"placed_by" integer,
	"code_hash" "bytea" NOT NULL,
	"code_expires_at" timestamp (3) with time zone NOT NULL,
	"appeal" text,
	"appealed_at" timestamp (3) with time zone,
	"outcome" "hold_outcome",
	"decided_at" timestamp (3) with time zone,
	"decided_by" integer,
	CONSTRAINT "ad_holds_document_id_unique" UNIQUE("document_id"),
	CONSTRAINT "ad_holds_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "ad_holds_cause" CHECK (("ad_holds"."cause" = 'staff') = ("ad_holds"."placed_by" is not null)),
	CONSTRAINT "ad_holds_appeal" CHECK (("ad_holds"."appeal" is null) = ("ad_holds"."appealed_at" is null)),
	CONSTRAINT "ad_holds_decided" CHECK (num_nulls("ad_holds"."outcome", "ad_holds"."decided_at", "ad_holds"."decided_by") in (0, 3)),
	CONSTRAINT "ad_holds_other_decides" CHECK ("ad_holds"."outcome" = 'account_closed' or "ad_holds"."placed_by" is null or "ad_holds"."decided_by" is distinct from "ad_holds"."placed_by")
);
--> statement-breakpoint
ALTER TABLE "ad_holds" ADD CONSTRAINT "ad_holds_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_holds" ADD CONSTRAINT "ad_holds_placed_by_users_id_fk" FOREIGN KEY ("placed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_holds" ADD CONSTRAINT "ad_holds_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ad_holds_open" ON "ad_holds" USING btree ("ad_id") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "ad_holds_ad" ON "ad_holds" USING btree ("ad_id","id");--> statement-breakpoint
CREATE INDEX "abuse_reports_reporter" ON "abuse_reports" USING btree ("reporter_id");--> statement-breakpoint
ALTER TABLE "ads" ADD CONSTRAINT "ads_on_hold_dates" CHECK ("ads"."state"::text <> 'on_hold' or ("ads"."published_at" is not null and "ads"."expires_at" is not null and "ads"."returned_at" is not null));