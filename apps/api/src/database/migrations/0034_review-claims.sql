CREATE TABLE "review_claims" (
	"review_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "review_claims_times" CHECK ("review_claims"."expires_at" > "review_claims"."taken_at")
);
--> statement-breakpoint
ALTER TABLE "ad_decisions" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "review_claims" ADD CONSTRAINT "review_claims_review_id_ad_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."ad_reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_claims" ADD CONSTRAINT "review_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_claims_expires" ON "review_claims" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "ad_decisions_idempotency_key" ON "ad_decisions" USING btree ("actor_id","idempotency_key","review_id") WHERE idempotency_key is not null;