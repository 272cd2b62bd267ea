-- A transaction of its own: it locks the submissions against decisions, not against readers.
UPDATE "ad_reviews" SET "owner_id" = ads.owner_id FROM ads WHERE ads.id = ad_reviews.ad_id AND ad_reviews.owner_id IS NULL;--> statement-breakpoint
CREATE INDEX "ad_reviews_of_owner" ON "ad_reviews" USING btree ("owner_id","decided_at","id","ad_id","kind","state","decided_by") WHERE decided_at is not null;--> statement-breakpoint
CREATE INDEX "ads_banned" ON "ads" USING btree ("owner_id","id") WHERE state = 'banned';
