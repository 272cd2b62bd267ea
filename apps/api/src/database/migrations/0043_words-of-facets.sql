-- What filters ask of an ad, as words: c4 its category, k1 its condition, u77 its commune, f featured,
-- d20785 the day on which it was published (UTC, since 1970). Beside the words of its text in one index
-- they let a search read only the ads that its filters leave, the newest first.
CREATE FUNCTION ad_facets(category integer, condition integer, commune integer, featured boolean, published timestamptz)
  RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN array_to_tsvector(array_remove(ARRAY['c' || category::text, 'k' || condition::text, 'u' || commune::text,
    CASE WHEN featured THEN 'f' END,
    'd' || ((published AT TIME ZONE 'UTC')::date - '1970-01-01'::date)::text], NULL));--> statement-breakpoint
-- Writers of ads wait while the indexes are built, a minute for a million ads. Readers go on with the
-- old ones, which are dropped at the end: from then on they would wait as well.
CREATE INDEX "ads_search_new" ON "ads" USING gin ("search","subject",ad_facets(category_id, condition_id, commune_id, featured, published_at)) WHERE state = 'active';
--> statement-breakpoint
-- Ads that have just ended are taken off the stored counts: the index has all that is counted.
CREATE INDEX "ads_expires_new" ON "ads" USING btree ("expires_at","category_id","condition_id","commune_id","manufacturer","price_clp","year") WHERE state = 'active';
--> statement-breakpoint
DROP INDEX "ads_search";--> statement-breakpoint
ALTER INDEX "ads_search_new" RENAME TO "ads_search";--> statement-breakpoint
DROP INDEX "ads_expires";--> statement-breakpoint
ALTER INDEX "ads_expires_new" RENAME TO "ads_expires";
