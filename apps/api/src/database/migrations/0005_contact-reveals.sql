CREATE TABLE "contact_reveals" (
	"user_id" integer NOT NULL,
	"ad_id" integer NOT NULL,
	"day" date NOT NULL,
	"revealed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "contact_reveals_user_id_ad_id_day_pk" PRIMARY KEY("user_id","ad_id","day")
);
--> statement-breakpoint
ALTER TABLE "contact_reveals" ADD CONSTRAINT "contact_reveals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_reveals" ADD CONSTRAINT "contact_reveals_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_reveals_ad" ON "contact_reveals" USING btree ("ad_id","user_id");--> statement-breakpoint
CREATE INDEX "contact_reveals_revealed_at" ON "contact_reveals" USING btree ("revealed_at");