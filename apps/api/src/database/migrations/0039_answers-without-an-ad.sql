CREATE TABLE "seller_blocks" (
	"user_id" integer NOT NULL,
	"seller_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "seller_blocks_user_id_seller_id_pk" PRIMARY KEY("user_id","seller_id"),
	CONSTRAINT "seller_blocks_other" CHECK ("seller_blocks"."user_id" <> "seller_blocks"."seller_id")
);
--> statement-breakpoint
ALTER TABLE "leads" ALTER COLUMN "ad_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "wanted_id" integer;--> statement-breakpoint
ALTER TABLE "wanted_ads" ADD COLUMN "awaits_alert" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "seller_blocks" ADD CONSTRAINT "seller_blocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_blocks" ADD CONSTRAINT "seller_blocks_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seller_blocks_seller" ON "seller_blocks" USING btree ("seller_id");--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_wanted_id_wanted_ads_id_fk" FOREIGN KEY ("wanted_id") REFERENCES "public"."wanted_ads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alerts_wanted" ON "alerts" USING btree ("wanted_id") WHERE wanted_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "leads_adless_offer" ON "leads" USING btree ("wanted_id","seller_id") WHERE ad_id is null;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_subject" CHECK ("leads"."ad_id" is not null or "leads"."channel" = 'wanted');