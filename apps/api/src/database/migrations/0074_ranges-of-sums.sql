ALTER TABLE "ad_count_sums" ADD COLUMN "price_min" numeric(16, 2);--> statement-breakpoint
ALTER TABLE "ad_count_sums" ADD COLUMN "price_max" numeric(16, 2);--> statement-breakpoint
ALTER TABLE "ad_count_sums" ADD COLUMN "year_min" smallint;--> statement-breakpoint
ALTER TABLE "ad_count_sums" ADD COLUMN "year_max" smallint;--> statement-breakpoint
-- Waits for a fold that is running and holds the next one, so that the ranges begin with what is folded.
SELECT pg_advisory_xact_lock(hashtext('ad_counts'));--> statement-breakpoint
-- Moves up to this many recorded changes into the counts; returns how many. A reader sees each change
-- either recorded or counted, because one statement moves it. Ranges grow with added ads; those of a
-- cell that lost an ad are read again, and then those of the sums whose ends the lost ads may have been.
-- Ads that are committed meanwhile do not matter: their changes are still recorded, and readers do not
-- trust a range from whose end an ad was removed.
CREATE OR REPLACE FUNCTION fold_ad_counts(max_changes integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  folded integer;
  shrunk jsonb;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('ad_counts'));
  WITH moved AS (
    DELETE FROM ad_count_changes
    WHERE id <= (
      SELECT max(id) FROM (SELECT id FROM ad_count_changes ORDER BY id LIMIT max_changes) AS batch
    ) RETURNING *
  ), cells AS (
    INSERT INTO ad_counts AS stored (category_id, condition_id, commune_id, ads, price_min, price_max, year_min, year_max)
    SELECT category_id, condition_id, commune_id, sum(change),
      min(price_clp) FILTER (WHERE change > 0), max(price_clp) FILTER (WHERE change > 0),
      min(nullif(year, 0)) FILTER (WHERE change > 0), max(nullif(year, 0)) FILTER (WHERE change > 0)
    FROM moved GROUP BY category_id, condition_id, commune_id
    ON CONFLICT (category_id, condition_id, commune_id) DO UPDATE SET ads = stored.ads + excluded.ads,
      price_min = least(stored.price_min, excluded.price_min), price_max = greatest(stored.price_max, excluded.price_max),
      year_min = least(stored.year_min, excluded.year_min), year_max = greatest(stored.year_max, excluded.year_max)
  ), sums AS (
    INSERT INTO ad_count_sums AS stored (category_id, condition_id, commune_id, ads, price_min, price_max, year_min, year_max)
    SELECT coalesce(category_id, 0), coalesce(condition_id, 0), coalesce(commune_id, 0), sum(change),
      min(price_clp) FILTER (WHERE change > 0), max(price_clp) FILTER (WHERE change > 0),
      min(nullif(year, 0)) FILTER (WHERE change > 0), max(nullif(year, 0)) FILTER (WHERE change > 0)
    FROM moved GROUP BY CUBE (category_id, condition_id, commune_id) HAVING count(*) > 0
    ON CONFLICT (category_id, condition_id, commune_id) DO UPDATE SET ads = stored.ads + excluded.ads,
      price_min = least(stored.price_min, excluded.price_min), price_max = greatest(stored.price_max, excluded.price_max),
      year_min = least(stored.year_min, excluded.year_min), year_max = greatest(stored.year_max, excluded.year_max)
  ), makers AS (
    INSERT INTO ad_maker_counts AS stored (category_id, condition_id, region_id, manufacturer, ads)
    SELECT category_id, condition_id, region_id, manufacturer, sum(change)
    FROM moved JOIN communes ON communes.id = commune_id
    GROUP BY category_id, condition_id, region_id, manufacturer
    ON CONFLICT (category_id, condition_id, region_id, manufacturer) DO UPDATE SET ads = stored.ads + excluded.ads
  ), maker_sums AS (
    INSERT INTO ad_maker_sums AS stored (category_id, condition_id, region_id, manufacturer, ads)
    SELECT coalesce(category_id, 0), coalesce(condition_id, 0), coalesce(region_id, 0), manufacturer, sum(change)
    FROM moved JOIN communes ON communes.id = commune_id
    GROUP BY manufacturer, CUBE (category_id, condition_id, region_id)
    ON CONFLICT (category_id, condition_id, region_id, manufacturer) DO UPDATE SET ads = stored.ads + excluded.ads
  ), lost AS (
    SELECT category_id, condition_id, commune_id, min(price_clp) AS price_min, max(price_clp) AS price_max,
      min(nullif(year, 0)) AS year_min, max(nullif(year, 0)) AS year_max
    FROM moved WHERE change < 0 GROUP BY category_id, condition_id, commune_id
  )
  SELECT (SELECT count(*) FROM moved), (SELECT jsonb_agg(lost) FROM lost) INTO folded, shrunk;
  IF shrunk IS NULL THEN RETURN folded; END IF;
  UPDATE ad_counts SET (price_min, price_max, year_min, year_max) = (
    SELECT min(price_clp), max(price_clp), min(nullif(year, 0)), max(nullif(year, 0)) FROM ads
    WHERE state = 'active' AND category_id = ad_counts.category_id AND condition_id = ad_counts.condition_id
      AND commune_id = ad_counts.commune_id)
  FROM jsonb_to_recordset(shrunk) AS lost (category_id integer, condition_id integer, commune_id integer)
  WHERE ad_counts.category_id = lost.category_id AND ad_counts.condition_id = lost.condition_id
    AND ad_counts.commune_id = lost.commune_id;
  WITH doubtful AS (
    SELECT DISTINCT sums.category_id, sums.condition_id, sums.commune_id
    FROM jsonb_to_recordset(shrunk) AS lost (category_id integer, condition_id integer, commune_id integer,
      price_min numeric, price_max numeric, year_min smallint, year_max smallint)
    CROSS JOIN unnest(ARRAY[0, lost.category_id]) AS category CROSS JOIN unnest(ARRAY[0, lost.condition_id]) AS condition
    CROSS JOIN unnest(ARRAY[0, lost.commune_id]) AS commune
    JOIN ad_count_sums AS sums ON sums.category_id = category AND sums.condition_id = condition AND sums.commune_id = commune
    WHERE lost.price_min <= sums.price_min OR lost.price_max >= sums.price_max
      OR lost.year_min <= sums.year_min OR lost.year_max >= sums.year_max
  ), ranges AS (
    SELECT coalesce(category_id, 0) AS category_id, coalesce(condition_id, 0) AS condition_id,
      coalesce(commune_id, 0) AS commune_id, min(price_min) AS price_min, max(price_max) AS price_max,
      min(year_min) AS year_min, max(year_max) AS year_max
    FROM ad_counts WHERE EXISTS (SELECT FROM doubtful) GROUP BY CUBE (category_id, condition_id, commune_id)
  )
  UPDATE ad_count_sums AS stored SET price_min = ranges.price_min, price_max = ranges.price_max,
    year_min = ranges.year_min, year_max = ranges.year_max
  FROM doubtful LEFT JOIN ranges USING (category_id, condition_id, commune_id)
  WHERE stored.category_id = doubtful.category_id AND stored.condition_id = doubtful.condition_id
    AND stored.commune_id = doubtful.commune_id;
  DELETE FROM ad_counts WHERE ads = 0;
  DELETE FROM ad_maker_counts WHERE ads = 0;
  DELETE FROM ad_count_sums WHERE ads = 0;
  DELETE FROM ad_maker_sums WHERE ads = 0;
  RETURN folded;
END $$;--> statement-breakpoint
UPDATE ad_count_sums AS stored SET price_min = ranges.price_min, price_max = ranges.price_max,
  year_min = ranges.year_min, year_max = ranges.year_max
FROM (
  SELECT coalesce(category_id, 0) AS category_id, coalesce(condition_id, 0) AS condition_id,
    coalesce(commune_id, 0) AS commune_id, min(price_min) AS price_min, max(price_max) AS price_max,
    min(year_min) AS year_min, max(year_max) AS year_max
  FROM ad_counts GROUP BY CUBE (category_id, condition_id, commune_id)
) AS ranges
WHERE stored.category_id = ranges.category_id AND stored.condition_id = ranges.condition_id
  AND stored.commune_id = ranges.commune_id;
