CREATE TABLE "ad_end_warnings" (
	"ad_id" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ad_end_warnings_ad_id_expires_at_pk" PRIMARY KEY("ad_id","expires_at")
);
--> statement-breakpoint
CREATE TABLE "ad_renewals" (
	"ad_id" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"renewed_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ad_renewals_ad_id_idempotency_key_pk" PRIMARY KEY("ad_id","idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "ad_end_warnings" ADD CONSTRAINT "ad_end_warnings_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_renewals" ADD CONSTRAINT "ad_renewals_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;