CREATE TYPE "public"."order_ad_intent" AS ENUM('publish', 'renew', 'feature');--> statement-breakpoint
ALTER TYPE "public"."movement_reason" ADD VALUE 'ad-featured' BEFORE 'ad-rejected';--> statement-breakpoint
ALTER TYPE "public"."movement_reason" ADD VALUE 'ad-withdrawn' BEFORE 'refund';--> statement-breakpoint
CREATE TABLE "ad_featurings" (
	"ad_id" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"featured_at" timestamp (3) with time zone NOT NULL,
	"featured_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ad_featurings_ad_id_idempotency_key_pk" PRIMARY KEY("ad_id","idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ad_drafts" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ad_intent" "order_ad_intent";--> statement-breakpoint
-- Until now every order with an ad published it.
UPDATE "orders" SET "ad_intent" = 'publish' WHERE "ad_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "ad_featurings" ADD CONSTRAINT "ad_featurings_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ads" ADD CONSTRAINT "ads_hidden" CHECK ("ads"."hidden_at" is null or "ads"."state" in ('draft', 'rejected', 'expired', 'deactivated', 'banned'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_ad_intent" CHECK ("orders"."ad_id" is null or "orders"."ad_intent" is not null);