-- The changes to move are a range of ids. With a list of ids, a connection that had planned for few
-- rows compared each change with each listed id: a minute and a half for 20,000.
-- Moves up to this many recorded changes into the counts; returns how many. A reader sees each change
-- either recorded or counted, because one statement moves it. Ranges grow with added ads; those of a
-- cell that lost an ad are read again. Ads that are committed meanwhile do not matter: their changes
-- are still recorded, and readers reread a cell of which an ad was removed.
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
  ), makers AS (
    INSERT INTO ad_maker_counts AS stored (category_id, condition_id, region_id, manufacturer, ads)
    SELECT category_id, condition_id, region_id, manufacturer, sum(change)
    FROM moved JOIN communes ON communes.id = commune_id
    GROUP BY category_id, condition_id, region_id, manufacturer
    ON CONFLICT (category_id, condition_id, region_id, manufacturer) DO UPDATE SET ads = stored.ads + excluded.ads
  )
  SELECT count(*), jsonb_agg(DISTINCT jsonb_build_object('category', category_id, 'condition', condition_id,
    'commune', commune_id)) FILTER (WHERE change < 0)
  FROM moved INTO folded, shrunk;
  UPDATE ad_counts SET (price_min, price_max, year_min, year_max) = (
    SELECT min(price_clp), max(price_clp), min(nullif(year, 0)), max(nullif(year, 0)) FROM ads
    WHERE state = 'active' AND category_id = ad_counts.category_id AND condition_id = ad_counts.condition_id
      AND commune_id = ad_counts.commune_id)
  FROM jsonb_to_recordset(shrunk) AS cell (category integer, condition integer, commune integer)
  WHERE ad_counts.category_id = cell.category AND ad_counts.condition_id = cell.condition
    AND ad_counts.commune_id = cell.commune;
  IF shrunk IS NOT NULL THEN
    DELETE FROM ad_counts WHERE ads = 0;
    DELETE FROM ad_maker_counts WHERE ads = 0;
  END IF;
  RETURN folded;
END $$;
