CREATE INDEX "ads_public_published_commune" ON "ads" USING btree (published_at desc nulls last, id desc, expires_at, commune_id) WHERE state = 'active';--> statement-breakpoint
DROP INDEX "ads_public_published";--> statement-breakpoint
ALTER INDEX "ads_public_published_commune" RENAME TO "ads_public_published";
