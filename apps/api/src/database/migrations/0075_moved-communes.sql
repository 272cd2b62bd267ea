-- Moves what is folded of a commune's ads with it to another region: its active ads without their changes
-- that are not folded, which take their region at their fold. No fold runs between this and the end of the
-- transaction; ads that are committed meanwhile add as many ads as changes. Sums of all regions stay.
CREATE FUNCTION move_ad_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('ad_counts'));
  WITH folded AS (
    SELECT category_id, condition_id, manufacturer, sum(change) AS ads FROM (
      SELECT category_id, condition_id, manufacturer, 1 AS change FROM ads WHERE state = 'active' AND commune_id = NEW.id
      UNION ALL
      SELECT category_id, condition_id, manufacturer, -change FROM ad_count_changes WHERE commune_id = NEW.id
    ) AS known GROUP BY category_id, condition_id, manufacturer HAVING sum(change) <> 0
  ), moved AS (
    SELECT category_id, condition_id, region_id, manufacturer, ads * direction AS ads
    FROM folded CROSS JOIN (VALUES (OLD.region_id, -1), (NEW.region_id, 1)) AS side (region_id, direction)
  ), makers AS (
    INSERT INTO ad_maker_counts AS stored (category_id, condition_id, region_id, manufacturer, ads)
    SELECT category_id, condition_id, region_id, manufacturer, ads FROM moved
    ON CONFLICT (category_id, condition_id, region_id, manufacturer) DO UPDATE SET ads = stored.ads + excluded.ads
  )
  INSERT INTO ad_maker_sums AS stored (category_id, condition_id, region_id, manufacturer, ads)
  SELECT coalesce(category_id, 0), coalesce(condition_id, 0), region_id, manufacturer, sum(ads)
  FROM moved GROUP BY region_id, manufacturer, CUBE (category_id, condition_id)
  ON CONFLICT (category_id, condition_id, region_id, manufacturer) DO UPDATE SET ads = stored.ads + excluded.ads;
  DELETE FROM ad_maker_counts WHERE ads = 0;
  DELETE FROM ad_maker_sums WHERE ads = 0;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER communes_moved AFTER UPDATE OF region_id ON communes
  FOR EACH ROW WHEN (OLD.region_id <> NEW.region_id) EXECUTE FUNCTION move_ad_counts();--> statement-breakpoint
-- Changes that are not folded need their commune, because they take their region from it. This runs after
-- the check that no ad refers to the commune, which waits for those that have just left it.
CREATE FUNCTION refuse_counted_commune() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM ad_count_changes WHERE commune_id = OLD.id) THEN
    RAISE foreign_key_violation USING MESSAGE = 'changes of the numbers of ads still refer to commune ' || OLD.id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER communes_deleted AFTER DELETE ON communes
  FOR EACH ROW EXECUTE FUNCTION refuse_counted_commune();--> statement-breakpoint
-- Counts again by manufacturer, because communes may have been moved or deleted before; no commune moves
-- and no fold runs until this is committed.
SELECT pg_advisory_xact_lock(hashtext('ad_counts'));--> statement-breakpoint
DELETE FROM ad_maker_counts;--> statement-breakpoint
INSERT INTO ad_maker_counts (category_id, condition_id, region_id, manufacturer, ads)
  SELECT category_id, condition_id, region_id, manufacturer, sum(change) FROM (
    SELECT category_id, condition_id, commune_id, manufacturer, 1 AS change FROM ads WHERE state = 'active'
    UNION ALL
    SELECT category_id, condition_id, commune_id, manufacturer, -change FROM ad_count_changes
  ) AS known JOIN communes ON communes.id = commune_id
  GROUP BY category_id, condition_id, region_id, manufacturer HAVING sum(change) <> 0;--> statement-breakpoint
DELETE FROM ad_maker_sums;--> statement-breakpoint
INSERT INTO ad_maker_sums (category_id, condition_id, region_id, manufacturer, ads)
  SELECT coalesce(category_id, 0), coalesce(condition_id, 0), coalesce(region_id, 0), manufacturer, sum(ads)
  FROM ad_maker_counts GROUP BY manufacturer, CUBE (category_id, condition_id, region_id) HAVING sum(ads) <> 0;
