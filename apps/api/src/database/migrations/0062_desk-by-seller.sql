CREATE INDEX "ads_of_owner" ON "ads" USING btree ("owner_id","published_at","state","id");--> statement-breakpoint
CREATE INDEX "ads_sold" ON "ads" USING btree ("ended_at") WHERE end_reason = 'sold';--> statement-breakpoint
-- Counts read indexes alone only where a page of the table is marked as visible to all. By default
-- a table is vacuumed after a fifth of its rows changed, which may leave no page marked.
ALTER TABLE "ads" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);--> statement-breakpoint
ALTER TABLE "ad_reviews" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
