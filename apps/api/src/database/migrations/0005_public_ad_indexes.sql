DROP INDEX "ads_search";--> statement-breakpoint
DROP INDEX "ads_public_order";--> statement-breakpoint
DROP INDEX "ads_public_newest";--> statement-breakpoint
DROP INDEX "ads_public_category";--> statement-breakpoint
DROP INDEX "ads_public_price";--> statement-breakpoint
CREATE INDEX "ads_public_manufacturer" ON "ads" USING btree (lower(manufacturer)) WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "ads_public_facets" ON "ads" USING btree ("category_id","condition_id","commune_id","manufacturer","price_clp","year","expires_at") WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "ads_search" ON "ads" USING gin ("search") WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "ads_public_order" ON "ads" USING btree (featured desc, published_at desc nulls last, id desc, expires_at) WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "ads_public_newest" ON "ads" USING btree (created_at desc, id desc, expires_at) WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "ads_public_category" ON "ads" USING btree (category_id, featured desc, published_at desc nulls last, id desc, expires_at) WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "ads_public_price" ON "ads" USING btree ("price_clp","id","expires_at") WHERE state = 'active';