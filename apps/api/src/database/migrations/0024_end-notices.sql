CREATE TYPE "public"."ad_end_notice_kind" AS ENUM('ending', 'ended');--> statement-breakpoint
CREATE TABLE "ad_end_notices" (
	"ad_id" integer NOT NULL,
	"kind" "ad_end_notice_kind" NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"notified_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ad_end_notices_ad_id_kind_expires_at_pk" PRIMARY KEY("ad_id","kind","expires_at")
);
--> statement-breakpoint
ALTER TABLE "ad_end_notices" ADD CONSTRAINT "ad_end_notices_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Nobody is notified again of what was said before this table existed.
INSERT INTO ad_end_notices (ad_id, kind, expires_at, notified_at)
SELECT ad_id, 'ending', expires_at, now() FROM ad_end_warnings;--> statement-breakpoint
INSERT INTO ad_end_notices (ad_id, kind, expires_at, notified_at)
SELECT id, 'ended', expires_at, now() FROM ads WHERE state = 'expired' AND expires_at IS NOT NULL;
