-- What the database keeps by itself, so that no use case can forget it.

-- updated_at ---------------------------------------------------------------------------------------
CREATE FUNCTION keep_updated_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := now();
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER ads_updated_at BEFORE UPDATE ON ads FOR EACH ROW EXECUTE FUNCTION keep_updated_at();--> statement-breakpoint
CREATE TRIGGER users_updated_at BEFORE UPDATE ON users FOR EACH ROW EXECUTE FUNCTION keep_updated_at();--> statement-breakpoint
CREATE TRIGGER categories_updated_at BEFORE UPDATE ON categories FOR EACH ROW EXECUTE FUNCTION keep_updated_at();--> statement-breakpoint
CREATE TRIGGER ad_packs_updated_at BEFORE UPDATE ON ad_packs FOR EACH ROW EXECUTE FUNCTION keep_updated_at();--> statement-breakpoint
CREATE TRIGGER faqs_updated_at BEFORE UPDATE ON faqs FOR EACH ROW EXECUTE FUNCTION keep_updated_at();--> statement-breakpoint
CREATE TRIGGER pages_updated_at BEFORE UPDATE ON pages FOR EACH ROW EXECUTE FUNCTION keep_updated_at();--> statement-breakpoint
CREATE TRIGGER search_synonyms_updated_at BEFORE UPDATE ON search_synonyms FOR EACH ROW EXECUTE FUNCTION keep_updated_at();--> statement-breakpoint

-- ads.featured -------------------------------------------------------------------------------------
-- An ad is featured exactly while a featured credit lies on it.
CREATE FUNCTION keep_ads_featured() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.ad_id IS NOT NULL AND (TG_OP = 'DELETE' OR OLD.ad_id IS DISTINCT FROM NEW.ad_id) THEN
    UPDATE ads SET featured = false WHERE id = OLD.ad_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.ad_id IS NOT NULL THEN
    UPDATE ads SET featured = true WHERE id = NEW.ad_id AND NOT featured;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER ad_featured_reservations_featured AFTER INSERT OR UPDATE OF ad_id OR DELETE ON ad_featured_reservations
  FOR EACH ROW EXECUTE FUNCTION keep_ads_featured();--> statement-breakpoint

-- ads.search ---------------------------------------------------------------------------------------
-- Signs become spaces first, so that "T4.100F", "320D-L" and "1/2" are words and not files or numbers.
CREATE FUNCTION searchable_text(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN regexp_replace(plain_text(value), '[^[:alnum:]]+', ' ', 'g');--> statement-breakpoint
CREATE FUNCTION ad_search_vector(name text, manufacturer text, model text, category text, description text)
  RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE
  RETURN setweight(to_tsvector('wara', searchable_text(name)), 'A')
      || setweight(to_tsvector('wara', searchable_text(manufacturer || ' ' || model)), 'B')
      || setweight(to_tsvector('wara', searchable_text(coalesce(category, ''))), 'B')
      || setweight(to_tsvector('wara', searchable_text(description)), 'D');--> statement-breakpoint
CREATE FUNCTION keep_ads_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search := ad_search_vector(NEW.name, NEW.manufacturer, concat_ws(' ', NEW.model, nullif(NEW.year, 0)),
    (SELECT categories.name FROM categories WHERE categories.id = NEW.category_id), NEW.description);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER ads_search BEFORE INSERT OR UPDATE OF name, manufacturer, model, year, category_id, description ON ads
  FOR EACH ROW EXECUTE FUNCTION keep_ads_search();--> statement-breakpoint
-- A renamed category is found under its new name at once.
CREATE FUNCTION keep_ads_search_of_category() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ads SET name = ads.name WHERE category_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER categories_search AFTER UPDATE OF name ON categories
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION keep_ads_search_of_category();--> statement-breakpoint

-- Changes told to whoever listens ------------------------------------------------------------------
-- One notice a statement with the ids that changed, or none of them when they are many (the listener
-- then drops everything of that kind). Bulk jobs so cost one notice, not thousands.
CREATE FUNCTION tell_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kind text := TG_ARGV[0];
  id_column text := TG_ARGV[1];
  changed integer[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    EXECUTE format('SELECT array_agg(DISTINCT %I) FROM old_rows', id_column) INTO changed;
  ELSE
    EXECUTE format('SELECT array_agg(DISTINCT %I) FROM new_rows', id_column) INTO changed;
  END IF;
  IF changed IS NOT NULL THEN
    PERFORM pg_notify('wara_changes', json_build_object('kind', kind,
      'ids', CASE WHEN cardinality(changed) <= 100 THEN to_json(changed) ELSE NULL END)::text);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
DO $$
DECLARE
  told record;
BEGIN
  FOR told IN
    SELECT * FROM (VALUES
      ('ads', 'ads', 'id'),
      ('ad_images', 'ads', 'ad_id'),
      ('users', 'users', 'id'),
      ('categories', 'categories', 'id'),
      ('conditions', 'conditions', 'id'),
      ('communes', 'communes', 'id'),
      ('regions', 'communes', 'id'),
      ('ad_packs', 'packs', 'id'),
      ('faqs', 'faqs', 'id'),
      ('pages', 'pages', 'id'),
      ('search_synonyms', 'synonyms', 'id'),
      ('indicator_values', 'indicators', 'id')
    ) AS tables(table_name, kind, id_column)
  LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_changes(%L, %L)',
      told.table_name || '_told_insert', told.table_name, told.kind, told.id_column);
    EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_changes(%L, %L)',
      told.table_name || '_told_update', told.table_name, told.kind, told.id_column);
    EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_changes(%L, %L)',
      told.table_name || '_told_delete', told.table_name, told.kind, told.id_column);
  END LOOP;
END $$;
--> statement-breakpoint

-- Rows from before the triggers ---------------------------------------------------------------------
-- They are brought to what the triggers would have kept, without counting as changed today.
ALTER TABLE ads DISABLE TRIGGER ads_updated_at;--> statement-breakpoint
UPDATE ads SET name = name, featured = EXISTS (SELECT FROM ad_featured_reservations WHERE ad_id = ads.id);--> statement-breakpoint
ALTER TABLE ads ENABLE TRIGGER ads_updated_at;
