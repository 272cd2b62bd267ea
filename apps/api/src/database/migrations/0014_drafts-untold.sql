-- Drafts are on no page that visitors see: who writes one makes nobody's kept pages be made anew.
CREATE FUNCTION tell_ad_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed integer[];
BEGIN
  IF TG_TABLE_NAME = 'ads' AND TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT id) INTO changed FROM old_rows
      WHERE state NOT IN ('draft', 'awaiting_payment');
  ELSIF TG_TABLE_NAME = 'ads' THEN
    SELECT array_agg(DISTINCT id) INTO changed FROM new_rows
      WHERE state NOT IN ('draft', 'awaiting_payment');
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT ads.id) INTO changed FROM old_rows JOIN ads ON ads.id = ad_id
      WHERE ads.state NOT IN ('draft', 'awaiting_payment');
  ELSE
    SELECT array_agg(DISTINCT ads.id) INTO changed FROM new_rows JOIN ads ON ads.id = ad_id
      WHERE ads.state NOT IN ('draft', 'awaiting_payment');
  END IF;
  IF changed IS NOT NULL THEN
    PERFORM pg_notify('wara_changes', json_build_object('kind', 'ads',
      'ids', CASE WHEN cardinality(changed) <= 100 THEN to_json(changed) ELSE NULL END)::text);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
DO $$
DECLARE
  told text;
BEGIN
  FOREACH told IN ARRAY ARRAY['ads', 'ad_images'] LOOP
    EXECUTE format('DROP TRIGGER %I ON %I', told || '_told_insert', told);
    EXECUTE format('DROP TRIGGER %I ON %I', told || '_told_update', told);
    EXECUTE format('DROP TRIGGER %I ON %I', told || '_told_delete', told);
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_ad_changes()',
      told || '_told_insert', told);
    EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_ad_changes()',
      told || '_told_update', told);
    EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_ad_changes()',
      told || '_told_delete', told);
  END LOOP;
END $$;
