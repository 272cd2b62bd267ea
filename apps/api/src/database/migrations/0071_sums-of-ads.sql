-- Sums of the stored numbers of ads by each selection of their columns; 0 stands for all values of one.
CREATE TABLE "ad_count_sums" (
	"category_id" integer NOT NULL,
	"condition_id" integer NOT NULL,
	"commune_id" integer NOT NULL,
	"ads" integer NOT NULL,
	CONSTRAINT "ad_count_sums_category_id_condition_id_commune_id_pk" PRIMARY KEY("category_id","condition_id","commune_id")
);
--> statement-breakpoint
CREATE TABLE "ad_maker_sums" (
	"category_id" integer NOT NULL,
	"condition_id" integer NOT NULL,
	"region_id" integer NOT NULL,
	"manufacturer" text NOT NULL,
	"ads" integer NOT NULL,
	CONSTRAINT "ad_maker_sums_category_id_condition_id_region_id_manufacturer_pk" PRIMARY KEY("category_id","condition_id","region_id","manufacturer")
);
--> statement-breakpoint
-- Waits for a fold that is running and holds the next one, so that the sums begin with what is folded.
SELECT pg_advisory_xact_lock(hashtext('ad_counts'));--> statement-breakpoint
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
  ), sums AS (
    INSERT INTO ad_count_sums AS stored (category_id, condition_id, commune_id, ads)
    SELECT coalesce(category_id, 0), coalesce(condition_id, 0), coalesce(commune_id, 0), sum(change)
    FROM moved GROUP BY CUBE (category_id, condition_id, commune_id) HAVING count(*) > 0
    ON CONFLICT (category_id, condition_id, commune_id) DO UPDATE SET ads = stored.ads + excluded.ads
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
    DELETE FROM ad_count_sums WHERE ads = 0;
    DELETE FROM ad_maker_sums WHERE ads = 0;
  END IF;
  RETURN folded;
END $$;--> statement-breakpoint
INSERT INTO ad_count_sums (category_id, condition_id, commune_id, ads)
  SELECT coalesce(category_id, 0), coalesce(condition_id, 0), coalesce(commune_id, 0), sum(ads)
  FROM ad_counts GROUP BY CUBE (category_id, condition_id, commune_id) HAVING count(*) > 0;--> statement-breakpoint
INSERT INTO ad_maker_sums (category_id, condition_id, region_id, manufacturer, ads)
  SELECT coalesce(category_id, 0), coalesce(condition_id, 0), coalesce(region_id, 0), manufacturer, sum(ads)
  FROM ad_maker_counts GROUP BY manufacturer, CUBE (category_id, condition_id, region_id);
