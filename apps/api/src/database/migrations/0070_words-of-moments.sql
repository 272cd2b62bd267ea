-- What filters and stretches of time ask of an ad, as words of the index of texts: its category, condition
-- and commune, and as moments whether it is featured and the day and the quarter of a day (UTC, since 1970)
-- in which it was published. Moments are there alone and with each word of the ad's subject, so that a
-- search reads the newest ads of a machine and not all of them.
CREATE FUNCTION ad_words(category integer, condition integer, commune integer, featured boolean, published timestamptz, subject tsvector)
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
  SELECT array_to_tsvector(array_remove(ARRAY['c' || category, 'k' || condition, 'u' || commune], NULL) || moments
    || ARRAY(SELECT moment || '/' || word FROM unnest(moments) AS moment, unnest(tsvector_to_array(subject)) AS word))
  FROM (SELECT extract(epoch FROM published AT TIME ZONE 'UTC') AS at) AS published,
  LATERAL (SELECT array_remove(ARRAY[CASE WHEN featured THEN 'f' END,
    'd' || floor(at / 86400)::int, 'q' || floor(at / 21600)::int], NULL) AS moments) AS listed
);--> statement-breakpoint
CREATE INDEX "ads_text" ON "ads" USING gin ("search","subject",ad_words(category_id, condition_id, commune_id, featured, published_at, subject)) WHERE state = 'active';--> statement-breakpoint
-- The function ad_facets stays for processes of the release before this one.
DROP INDEX "ads_search";
