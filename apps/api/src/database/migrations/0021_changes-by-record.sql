-- A change of ads names what it outdates: the ads, their owners, the categories before and after, and
-- whether any of them is or was public. Drafts are on no page that visitors see.
CREATE OR REPLACE FUNCTION tell_ad_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  facts constant text := 'ads.id, ads.owner_id, ads.category_id, ads.state';
  source text := CASE
    WHEN TG_TABLE_NAME = 'ads' AND TG_OP = 'UPDATE'
      THEN format('SELECT %1$s FROM old_rows AS ads UNION ALL SELECT %1$s FROM new_rows AS ads', facts)
    WHEN TG_TABLE_NAME = 'ads'
      THEN format('SELECT %s FROM %I AS ads', facts, CASE TG_OP WHEN 'DELETE' THEN 'old_rows' ELSE 'new_rows' END)
    ELSE format('SELECT %s FROM %I AS changed JOIN ads ON ads.id = changed.ad_id', facts,
      CASE TG_OP WHEN 'DELETE' THEN 'old_rows' ELSE 'new_rows' END)
  END;
  changed integer[];
  owners integer[];
  slugs text[];
  is_listed boolean;
BEGIN
  EXECUTE format($query$
    SELECT array_agg(DISTINCT row.id), array_agg(DISTINCT row.owner_id),
      coalesce(array_agg(DISTINCT categories.slug) FILTER (WHERE categories.slug IS NOT NULL), '{}'),
      bool_or(row.state = 'active')
    FROM (%s) AS row LEFT JOIN categories ON categories.id = row.category_id
    WHERE row.state NOT IN ('draft', 'awaiting_payment')$query$, source)
    INTO changed, owners, slugs, is_listed;
  IF cardinality(changed) <= 100 AND cardinality(slugs) <= 50 THEN
    PERFORM pg_notify('wara_changes', json_build_object('kind', 'ads', 'ids', changed,
      'owners', owners, 'categories', slugs, 'listed', is_listed)::text);
  ELSIF changed IS NOT NULL THEN
    PERFORM pg_notify('wara_changes', '{"kind":"ads","ids":null}');
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER ads_told_update ON ads;--> statement-breakpoint
CREATE TRIGGER ads_told_update AFTER UPDATE ON ads
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_ad_changes();
