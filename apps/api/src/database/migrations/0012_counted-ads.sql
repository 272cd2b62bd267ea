CREATE TABLE "ad_count_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ad_count_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"category_id" integer NOT NULL,
	"condition_id" integer NOT NULL,
	"commune_id" integer NOT NULL,
	"manufacturer" text NOT NULL,
	"price_clp" numeric(16, 2) NOT NULL,
	"year" smallint NOT NULL,
	"change" smallint NOT NULL,
	CONSTRAINT "ad_count_changes_change" CHECK ("ad_count_changes"."change" in (1, -1))
);
--> statement-breakpoint
CREATE TABLE "ad_counts" (
	"category_id" integer NOT NULL,
	"condition_id" integer NOT NULL,
	"commune_id" integer NOT NULL,
	"ads" integer NOT NULL,
	"price_min" numeric(16, 2),
	"price_max" numeric(16, 2),
	"year_min" smallint,
	"year_max" smallint,
	CONSTRAINT "ad_counts_category_id_condition_id_commune_id_pk" PRIMARY KEY("category_id","condition_id","commune_id")
);
--> statement-breakpoint
CREATE TABLE "ad_maker_counts" (
	"category_id" integer NOT NULL,
	"condition_id" integer NOT NULL,
	"region_id" integer NOT NULL,
	"manufacturer" text NOT NULL,
	"ads" integer NOT NULL,
	CONSTRAINT "ad_maker_counts_category_id_condition_id_region_id_manufacturer_pk" PRIMARY KEY("category_id","condition_id","region_id","manufacturer")
);
--> statement-breakpoint

-- Counted ads --------------------------------------------------------------------------------------
-- Appends what a statement changed in the counts. Rows are only added, so that writers never meet.
CREATE FUNCTION record_ad_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO ad_count_changes (category_id, condition_id, commune_id, manufacturer, price_clp, year, change)
    SELECT category_id, condition_id, commune_id, manufacturer, price_clp, year, 1 FROM new_rows WHERE state = 'active';
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO ad_count_changes (category_id, condition_id, commune_id, manufacturer, price_clp, year, change)
    SELECT category_id, condition_id, commune_id, manufacturer, price_clp, year, -1 FROM old_rows WHERE state = 'active';
  ELSE
    INSERT INTO ad_count_changes (category_id, condition_id, commune_id, manufacturer, price_clp, year, change)
    SELECT changed.category_id, changed.condition_id, changed.commune_id, changed.manufacturer, changed.price_clp, changed.year, changed.change
    FROM old_rows AS o JOIN new_rows AS n ON n.id = o.id, LATERAL (VALUES
      (o.state, o.category_id, o.condition_id, o.commune_id, o.manufacturer, o.price_clp, o.year, -1),
      (n.state, n.category_id, n.condition_id, n.commune_id, n.manufacturer, n.price_clp, n.year, 1)
    ) AS changed (state, category_id, condition_id, commune_id, manufacturer, price_clp, year, change)
    WHERE changed.state = 'active'
      AND (o.state, o.category_id, o.condition_id, o.commune_id, o.manufacturer, o.price_clp, o.year)
        IS DISTINCT FROM (n.state, n.category_id, n.condition_id, n.commune_id, n.manufacturer, n.price_clp, n.year);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER ads_counted_insert AFTER INSERT ON ads REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION record_ad_counts();--> statement-breakpoint
CREATE TRIGGER ads_counted_update AFTER UPDATE ON ads REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION record_ad_counts();--> statement-breakpoint
CREATE TRIGGER ads_counted_delete AFTER DELETE ON ads REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION record_ad_counts();--> statement-breakpoint
-- Moves up to this many recorded changes into the counts; returns how many. A reader sees each change
-- either recorded or counted, because one statement moves it. Ranges grow with added ads; those of a
-- cell that lost an ad are read again. Ads that are committed meanwhile do not matter: their changes
-- are still recorded, and readers reread a cell of which an ad was removed.
CREATE FUNCTION fold_ad_counts(max_changes integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  folded integer;
  shrunk jsonb;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('ad_counts'));
  WITH moved AS (
    DELETE FROM ad_count_changes
    WHERE id IN (SELECT id FROM ad_count_changes ORDER BY id LIMIT max_changes) RETURNING *
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
END $$;--> statement-breakpoint
INSERT INTO ad_counts (category_id, condition_id, commune_id, ads, price_min, price_max, year_min, year_max)
  SELECT category_id, condition_id, commune_id, count(*), min(price_clp), max(price_clp), min(nullif(year, 0)), max(nullif(year, 0))
  FROM ads WHERE state = 'active' GROUP BY category_id, condition_id, commune_id;--> statement-breakpoint
INSERT INTO ad_maker_counts (category_id, condition_id, region_id, manufacturer, ads)
  SELECT category_id, condition_id, region_id, manufacturer, count(*)
  FROM ads JOIN communes ON communes.id = commune_id WHERE state = 'active'
  GROUP BY category_id, condition_id, region_id, manufacturer;
