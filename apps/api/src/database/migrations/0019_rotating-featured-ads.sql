DROP INDEX "ads_public_order";--> statement-breakpoint
DROP INDEX "ads_public_category";--> statement-breakpoint
CREATE INDEX "ads_public_featured" ON "ads" USING btree (id, category_id, expires_at) WHERE state = 'active' and featured;--> statement-breakpoint
CREATE INDEX "ads_public_category" ON "ads" USING btree (category_id, published_at desc nulls last, id desc, expires_at) WHERE state = 'active';