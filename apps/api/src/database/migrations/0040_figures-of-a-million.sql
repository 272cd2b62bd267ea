CREATE INDEX "ads_published" ON "ads" USING btree ("published_at","owner_id") WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX "ads_out_of_sight" ON "ads" USING btree ("state") WHERE state <> 'active';--> statement-breakpoint
CREATE INDEX "ad_reviews_by_decision" ON "ad_reviews" USING btree ("decided_at","submitted_at") WHERE decided_by is not null;