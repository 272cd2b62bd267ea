CREATE TYPE "public"."wanted_state" AS ENUM('in_review', 'active', 'refused', 'ended', 'expired');--> statement-breakpoint
ALTER TYPE "public"."optional_mail" ADD VALUE 'wanted_matches';--> statement-breakpoint
CREATE TABLE "wanted_ads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wanted_ads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"owner_id" integer NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"category_id" integer NOT NULL,
	"manufacturer" text NOT NULL,
	"year_min" smallint,
	"year_max" smallint,
	"budget" bigint,
	"commune_id" integer,
	"radius_km" smallint,
	"text" text NOT NULL,
	"state" "wanted_state" DEFAULT 'in_review' NOT NULL,
	"slot" smallint,
	"idempotency_key" text NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp (3) with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"published_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"matched_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wanted_ads_document_id_unique" UNIQUE("document_id"),
	CONSTRAINT "wanted_ads_slug_unique" UNIQUE("slug"),
	CONSTRAINT "wanted_ads_key" UNIQUE("owner_id","idempotency_key"),
	CONSTRAINT "wanted_ads_slots" CHECK (slot between 1 and 3),
	CONSTRAINT "wanted_ads_open" CHECK (("wanted_ads"."state" in ('in_review', 'active')) = ("wanted_ads"."slot" is not null)),
	CONSTRAINT "wanted_ads_published" CHECK ("wanted_ads"."state" not in ('active', 'expired') or ("wanted_ads"."published_at" is not null and "wanted_ads"."expires_at" is not null)),
	CONSTRAINT "wanted_ads_refused" CHECK (("wanted_ads"."state" = 'refused') <= ("wanted_ads"."reason" <> '')),
	CONSTRAINT "wanted_ads_decided" CHECK (("wanted_ads"."decided_by" is null) = ("wanted_ads"."decided_at" is null)),
	CONSTRAINT "wanted_ads_four_eyes" CHECK ("wanted_ads"."decided_by" <> "wanted_ads"."owner_id"),
	CONSTRAINT "wanted_ads_place" CHECK (("wanted_ads"."commune_id" is null) = ("wanted_ads"."radius_km" is null)),
	CONSTRAINT "wanted_ads_years" CHECK ("wanted_ads"."year_min" <= "wanted_ads"."year_max"),
	CONSTRAINT "wanted_ads_budget" CHECK (budget between 1 and 9999999999),
	CONSTRAINT "wanted_ads_lengths" CHECK (char_length(name) between 1 and 60 and char_length(manufacturer) <= 40 and char_length(text) <= 500 and char_length(reason) <= 500)
);
--> statement-breakpoint
CREATE TABLE "wanted_hits" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wanted_hits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"wanted_id" integer NOT NULL,
	"seller_id" integer NOT NULL,
	"ad_id" integer NOT NULL,
	"found_at" timestamp (3) with time zone NOT NULL,
	"mailed_at" timestamp (3) with time zone,
	CONSTRAINT "wanted_hits_once" UNIQUE("wanted_id","seller_id")
);
--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "wanted_offered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "wanted_id" integer;--> statement-breakpoint
ALTER TABLE "wanted_ads" ADD CONSTRAINT "wanted_ads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wanted_ads" ADD CONSTRAINT "wanted_ads_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wanted_ads" ADD CONSTRAINT "wanted_ads_commune_id_communes_id_fk" FOREIGN KEY ("commune_id") REFERENCES "public"."communes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wanted_ads" ADD CONSTRAINT "wanted_ads_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wanted_hits" ADD CONSTRAINT "wanted_hits_wanted_id_wanted_ads_id_fk" FOREIGN KEY ("wanted_id") REFERENCES "public"."wanted_ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wanted_hits" ADD CONSTRAINT "wanted_hits_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wanted_hits" ADD CONSTRAINT "wanted_hits_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "wanted_ads_slot" ON "wanted_ads" USING btree ("owner_id","slot") WHERE slot is not null;--> statement-breakpoint
CREATE INDEX "wanted_ads_public" ON "wanted_ads" USING btree ("published_at") WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "wanted_ads_expiry" ON "wanted_ads" USING btree ("expires_at") WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "wanted_ads_review" ON "wanted_ads" USING btree ("id") WHERE state = 'in_review';--> statement-breakpoint
CREATE INDEX "wanted_ads_category" ON "wanted_ads" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "wanted_hits_due" ON "wanted_hits" USING btree ("seller_id") WHERE mailed_at is null;--> statement-breakpoint
CREATE INDEX "wanted_hits_seller" ON "wanted_hits" USING btree ("seller_id","mailed_at");--> statement-breakpoint
CREATE INDEX "wanted_hits_ad" ON "wanted_hits" USING btree ("ad_id");--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_wanted_id_wanted_ads_id_fk" FOREIGN KEY ("wanted_id") REFERENCES "public"."wanted_ads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "leads_offer" ON "leads" USING btree ("wanted_id","ad_id");--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_wanted" CHECK ("leads"."wanted_id" is null or "leads"."channel" = 'wanted');--> statement-breakpoint
CREATE TRIGGER wanted_ads_updated_at BEFORE UPDATE ON wanted_ads FOR EACH ROW EXECUTE FUNCTION keep_updated_at();--> statement-breakpoint
CREATE TRIGGER wanted_ads_told_insert AFTER INSERT ON wanted_ads REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_changes('wanted', 'id');--> statement-breakpoint
CREATE TRIGGER wanted_ads_told_update AFTER UPDATE ON wanted_ads REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_changes('wanted', 'id');--> statement-breakpoint
CREATE TRIGGER wanted_ads_told_delete AFTER DELETE ON wanted_ads REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_changes('wanted', 'id');--> statement-breakpoint
-- An offer to a wanted ad is written by the seller: it is no contact of the ad.
DROP TRIGGER leads_count_insert ON leads;--> statement-breakpoint
CREATE TRIGGER leads_count_insert AFTER INSERT ON leads FOR EACH ROW
  WHEN (NEW.channel <> 'wanted' AND (NEW.day IS NOT NULL OR NEW.delivered_at IS NOT NULL))
  EXECUTE FUNCTION count_lead();
