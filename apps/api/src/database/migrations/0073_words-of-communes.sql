-- A region is a run of communes with neighbouring ids. Beside its own word (`u77`) each commune has those of
-- the runs of 2 to 32 communes in which it lies (`u38/2`, … `u2/32`: the number of the run and its length),
-- so that the index compares a handful of words for a region instead of one for each of its communes.
CREATE OR REPLACE FUNCTION ad_words(category integer, condition integer, commune integer, featured boolean, published timestamptz, subject tsvector)
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
  SELECT array_to_tsvector(array_remove(ARRAY['c' || category, 'k' || condition, 'u' || commune], NULL) || moments
    || CASE WHEN commune IS NULL THEN '{}' ELSE ARRAY(
      SELECT 'u' || commune / length || '/' || length FROM unnest(ARRAY[2, 4, 8, 16, 32]) AS length) END
    || ARRAY(SELECT moment || '/' || word FROM unnest(moments) AS moment, unnest(tsvector_to_array(subject)) AS word))
  FROM (SELECT extract(epoch FROM published AT TIME ZONE 'UTC') AS at) AS published,
  LATERAL (SELECT array_remove(ARRAY[CASE WHEN featured THEN 'f' END,
    'd' || floor(at / 86400)::int, 'q' || floor(at / 21600)::int], NULL) AS moments) AS listed
);--> statement-breakpoint
-- The longest runs that have none but these communes, as a query of their words; without communes, of a
-- word that no ad has.
CREATE FUNCTION words_of_communes(communes integer[]) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
  WITH runs AS (
    SELECT length, commune / length AS number
    FROM (SELECT DISTINCT unnest(communes) AS commune) AS asked, unnest(ARRAY[1, 2, 4, 8, 16, 32]) AS length
    GROUP BY length, number HAVING count(*) = length
  )
  SELECT coalesce(string_agg(CASE length WHEN 1 THEN 'u' || number ELSE '''u' || number || '/' || length || '''' END, ' | ' ORDER BY length DESC, number),
    'none')::tsquery
  FROM runs WHERE NOT EXISTS (
    SELECT FROM runs AS longer WHERE longer.length = runs.length * 2 AND longer.number = runs.number / 2)
);--> statement-breakpoint
-- The words of the index before are among those of this one, so that processes of the release before find
-- the same ads by it.
CREATE INDEX "ads_text_of_runs" ON "ads" USING gin ("search","subject",ad_words(category_id, condition_id, commune_id, featured, published_at, subject)) WHERE state = 'active';--> statement-breakpoint
DROP INDEX "ads_text";--> statement-breakpoint
ALTER INDEX "ads_text_of_runs" RENAME TO "ads_text";
