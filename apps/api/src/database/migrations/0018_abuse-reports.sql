CREATE TYPE "public"."abuse_reason" AS ENUM('fraud', 'sold', 'duplicate', 'fake-price', 'category', 'not-owner', 'content');--> statement-breakpoint
CREATE TYPE "public"."abuse_report_state" AS ENUM('open', 'upheld', 'dismissed');--> statement-breakpoint
CREATE TABLE "abuse_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "abuse_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"idempotency_key" text NOT NULL,
	"ad_id" integer,
	"seller_id" integer,
	"reason" "abuse_reason" NOT NULL,
	"message" text NOT NULL,
	"reporter_id" integer,
	"email" "citext",
	"network_hash" "bytea" NOT NULL,
	"state" "abuse_report_state" DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" integer,
	CONSTRAINT "abuse_reports_document_id_unique" UNIQUE("document_id"),
	CONSTRAINT "abuse_reports_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "abuse_reports_subject" CHECK (num_nonnulls("abuse_reports"."ad_id", "abuse_reports"."seller_id") = 1),
	CONSTRAINT "abuse_reports_decided" CHECK (("abuse_reports"."state" <> 'open') = ("abuse_reports"."decided_at" is not null and "abuse_reports"."decided_by" is not null))
);
--> statement-breakpoint
ALTER TABLE "abuse_reports" ADD CONSTRAINT "abuse_reports_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "abuse_reports" ADD CONSTRAINT "abuse_reports_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "abuse_reports" ADD CONSTRAINT "abuse_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "abuse_reports" ADD CONSTRAINT "abuse_reports_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "abuse_reports_account_ad" ON "abuse_reports" USING btree ("reporter_id","ad_id") WHERE state = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "abuse_reports_account_seller" ON "abuse_reports" USING btree ("reporter_id","seller_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "abuse_reports_ad" ON "abuse_reports" USING btree ("ad_id");--> statement-breakpoint
CREATE INDEX "abuse_reports_seller" ON "abuse_reports" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "abuse_reports_email" ON "abuse_reports" USING btree ("email");--> statement-breakpoint
CREATE INDEX "abuse_reports_decided_at" ON "abuse_reports" USING btree ("decided_at");