CREATE TABLE "favourites" (
	"user_id" integer NOT NULL,
	"ad_id" integer NOT NULL,
	"saved_price" numeric(14, 2) NOT NULL,
	"saved_currency" "currency" NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "favourites_user_id_ad_id_pk" PRIMARY KEY("user_id","ad_id"),
	CONSTRAINT "favourites_price" CHECK ("favourites"."saved_price" > 0),
	CONSTRAINT "favourites_note" CHECK (char_length("favourites"."note") <= 300)
);
--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favourites_ad" ON "favourites" USING btree ("ad_id","user_id");