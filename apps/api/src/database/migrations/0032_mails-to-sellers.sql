ALTER TYPE "public"."optional_mail" ADD VALUE 'weekly_figures';--> statement-breakpoint
ALTER TYPE "public"."optional_mail" ADD VALUE 'ad_ideas';--> statement-breakpoint
CREATE TABLE "seller_mails" (
	"user_id" integer NOT NULL,
	"kind" "optional_mail" NOT NULL,
	"ad_id" integer,
	"occasion" date NOT NULL,
	"mailed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "seller_mails_once" UNIQUE NULLS NOT DISTINCT("user_id","kind","ad_id","occasion")
);
--> statement-breakpoint
ALTER TABLE "category_figures" ADD COLUMN "price" bigint;--> statement-breakpoint
ALTER TABLE "seller_mails" ADD CONSTRAINT "seller_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_mails" ADD CONSTRAINT "seller_mails_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seller_mails_ad" ON "seller_mails" USING btree ("ad_id");--> statement-breakpoint
CREATE INDEX "seller_mails_mailed_at" ON "seller_mails" USING btree ("mailed_at");