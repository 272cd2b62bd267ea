CREATE TABLE "ad_risks" (
	"review_id" integer PRIMARY KEY NOT NULL,
	"score" smallint NOT NULL,
	"signals" jsonb NOT NULL,
	"computed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ad_risks_score" CHECK ("ad_risks"."score" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "ad_risks" ADD CONSTRAINT "ad_risks_review_id_ad_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."ad_reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_risks_computed" ON "ad_risks" USING btree ("computed_at");--> statement-breakpoint
CREATE INDEX "users_mailbox" ON "users" USING btree (lower(regexp_replace(email::text, '[+][^@]*@', '@')));--> statement-breakpoint
CREATE INDEX "ads_phone" ON "ads" USING btree ("phone","owner_id") WHERE phone is not null;--> statement-breakpoint
CREATE INDEX "ads_mailbox" ON "ads" USING btree (lower(regexp_replace(email, '[+][^@]*@', '@')),"owner_id") WHERE email is not null;