CREATE TABLE "ad_text_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ad_text_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"manufacturer" text NOT NULL,
	"model" text NOT NULL,
	"category" text NOT NULL,
	"change" smallint NOT NULL,
	CONSTRAINT "ad_text_changes_change" CHECK ("ad_text_changes"."change" in (1, -1))
);
--> statement-breakpoint
CREATE TABLE "search_spellings" (
	"shown" text PRIMARY KEY NOT NULL,
	"word" text NOT NULL,
	"ads" integer NOT NULL,
	"equipment_ads" integer NOT NULL,
	"synonym" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_spellings_word" ON "search_spellings" USING btree ("word");
--> statement-breakpoint
-- Writing an ad ------------------------------------------------------------------------------------
-- The same vectors as before in less time: what a name names is found once for both, and a model that
-- name and model column share is read once.
CREATE OR REPLACE FUNCTION model_vector(name text, model text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (
    SELECT coalesce(string_agg(DISTINCT quote_literal('~' || key) || ':1A', ' '), '')::tsvector
    FROM (SELECT DISTINCT lower(one) FROM unnest(coalesce(models_of_name(name), '{}') || coalesce(model, '')) AS one
      WHERE one ~ '[0-9]') AS forms (written), unnest(model_keys(written)) AS key);--> statement-breakpoint
DROP FUNCTION ad_search_vector(text, text, text, integer, text, text, tsvector);--> statement-breakpoint
CREATE FUNCTION ad_search_vector(machine text, name text, manufacturer text, model text, year integer, category text, description text, subject tsvector)
  RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE
  RETURN setweight(to_tsvector('wara', searchable_text(machine)), 'A')
      || setweight(to_tsvector('wara', searchable_text(concat_ws(' ', manufacturer, model, nullif(year, 0)))), 'B')
      || setweight(to_tsvector('wara', searchable_text(name)), 'C')
      || setweight(to_tsvector('wara', searchable_text(coalesce(category, ''))), 'C')
      || setweight(to_tsvector('wara', searchable_text(description)), 'D')
      || model_vector(name, model)
      || subject;--> statement-breakpoint
DROP FUNCTION ad_subject_vector(text, text, text, text, text);--> statement-breakpoint
CREATE FUNCTION ad_subject_vector(core text, machine text, name text, manufacturer text, model text, category_slug text, description text)
  RETURNS tsvector LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  part boolean := names_part(core, category_slug);
  of_maker text[] := string_to_array(trim(searchable_text(coalesce(manufacturer, '') || ' ' || coalesce(model, ''))), ' ');
  head text := '';
  complement text := '';
  rest text := '';
  after_maker boolean := false;
  words integer := 0;
  word text;
BEGIN
  FOREACH word IN ARRAY regexp_split_to_array(regexp_replace(machine, '[,(+]\s*', ' , ', 'g'), '\s+') LOOP
    EXIT WHEN words > 0 AND word IN (',', '-', '/', 'ano', 'modelo', 'marca');
    IF word ~ '[0-9]' OR string_to_array(trim(searchable_text(word)), ' ') <@ of_maker THEN
      EXIT WHEN words > 0 AND (part OR complement ~ '\mde $');
      after_maker := words > 0;
      CONTINUE;
    END IF;
    words := words + 1;
    IF complement <> '' OR word IN ('de', 'del', 'a') OR (part AND words > 1) THEN
      complement := complement || searchable_text(word) || ' ';
    ELSIF after_maker THEN
      rest := rest || searchable_text(word) || ' ';
    ELSE
      head := head || searchable_text(word) || ' ';
    END IF;
  END LOOP;
  -- A name of maker and model only: what it is stands where its description begins.
  IF head = '' THEN
    head := concat_ws(' ', searchable_text(name), searchable_text(split_part(description, '.', 1)));
  END IF;
  RETURN setweight(to_tsvector('wara', head), 'A') || setweight(to_tsvector('wara', complement), 'B')
    || setweight(to_tsvector('wara', rest), 'C')
    || CASE WHEN part THEN setweight(to_tsvector('wara', 'repuesto accesorio'), 'A') ELSE '' END;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_ads_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  category record;
  core text := ad_name_core(NEW.name);
  machine text := ad_name_machine(core);
BEGIN
  SELECT categories.name, categories.slug INTO category FROM categories WHERE categories.id = NEW.category_id;
  NEW.subject := ad_subject_vector(core, machine, NEW.name, NEW.manufacturer, NEW.model, category.slug, NEW.description);
  NEW.search := ad_search_vector(machine, NEW.name, NEW.manufacturer, NEW.model, NEW.year::integer, category.name, NEW.description, NEW.subject);
  RETURN NEW;
END $$;--> statement-breakpoint

-- Vocabulary -----------------------------------------------------------------------------------------
CREATE FUNCTION record_ad_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO ad_text_changes (name, manufacturer, model, category, change)
    SELECT n.name, n.manufacturer, n.model, categories.name, 1
    FROM new_rows AS n JOIN categories ON categories.id = n.category_id WHERE n.state = 'active';
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO ad_text_changes (name, manufacturer, model, category, change)
    SELECT o.name, o.manufacturer, o.model, categories.name, -1
    FROM old_rows AS o JOIN categories ON categories.id = o.category_id WHERE o.state = 'active';
  ELSE
    INSERT INTO ad_text_changes (name, manufacturer, model, category, change)
    SELECT changed.name, changed.manufacturer, changed.model, categories.name, changed.change
    FROM old_rows AS o JOIN new_rows AS n ON n.id = o.id, LATERAL (VALUES
      (o.state, o.name, o.manufacturer, o.model, o.category_id, -1),
      (n.state, n.name, n.manufacturer, n.model, n.category_id, 1)
    ) AS changed (state, name, manufacturer, model, category_id, change)
      JOIN categories ON categories.id = changed.category_id
    WHERE changed.state = 'active'
      AND (o.state = 'active', o.name, o.manufacturer, o.model, o.category_id)
        IS DISTINCT FROM (n.state = 'active', n.name, n.manufacturer, n.model, n.category_id);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER ads_worded_insert AFTER INSERT ON ads REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION record_ad_texts();--> statement-breakpoint
CREATE TRIGGER ads_worded_update AFTER UPDATE ON ads REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION record_ad_texts();--> statement-breakpoint
CREATE TRIGGER ads_worded_delete AFTER DELETE ON ads REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION record_ad_texts();--> statement-breakpoint
-- A renamed category changes a word of each of its ads. Their update by the trigger above changes no
-- text of their own.
CREATE FUNCTION record_category_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ad_text_changes (name, manufacturer, model, category, change)
  SELECT name, manufacturer, model, renamed.category, renamed.change
  FROM ads, (VALUES (OLD.name, -1), (NEW.name, 1)) AS renamed (category, change)
  WHERE ads.state = 'active' AND category_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER categories_worded AFTER UPDATE OF name ON categories
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION record_category_texts();--> statement-breakpoint
-- Computes these words again. One counts as equipment unless most ads that contain it use it as maker
-- or model; it is shown in its most frequent spelling.
CREATE FUNCTION refresh_search_words(changed text[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM search_spellings WHERE word = ANY (changed) AND ads = 0 AND NOT synonym;
  DELETE FROM search_words WHERE word = ANY (changed)
    AND NOT EXISTS (SELECT FROM search_spellings WHERE search_spellings.word = search_words.word);
  INSERT INTO search_words AS stored (word, shown, ads, equipment, refreshed_at)
  SELECT word, (array_agg(shown ORDER BY ads DESC, shown))[1], sum(ads), sum(equipment_ads) * 2 >= sum(ads), now()
  FROM search_spellings WHERE word = ANY (changed) GROUP BY word
  ON CONFLICT (word) DO UPDATE SET shown = excluded.shown, ads = excluded.ads, equipment = excluded.equipment,
    refreshed_at = excluded.refreshed_at;
$$;--> statement-breakpoint
CREATE FUNCTION is_search_word(word text) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN length(word) > 2 AND word ~ '[[:alpha:]]' AND word !~ ' ' AND ts_lexize('spanish_stem', word) <> '{}';--> statement-breakpoint
-- Moves up to this many changed texts into the vocabulary; returns how many.
CREATE FUNCTION fold_ad_texts(max_changes integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  folded integer;
  changed text[];
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('search_words'));
  WITH moved AS (
    DELETE FROM ad_text_changes
    WHERE id IN (SELECT id FROM ad_text_changes ORDER BY id LIMIT max_changes) RETURNING *
  ), spelled AS (
    SELECT shown, sum(change) AS ads, coalesce(sum(change) FILTER (WHERE NOT shown = ANY (of_maker)), 0) AS equipment_ads
    FROM moved,
      LATERAL regexp_split_to_array(lower(concat_ws(' ', manufacturer, model)), '[^[:alnum:]]+') AS of_maker,
      LATERAL (
        SELECT DISTINCT regexp_split_to_table(
          lower(concat_ws(' ', name, manufacturer, model, category)), '[^[:alnum:]]+') AS shown
      ) AS words_of_ad
    GROUP BY shown
  ), written AS (
    INSERT INTO search_spellings AS stored (shown, word, ads, equipment_ads)
    SELECT shown, word, ads, equipment_ads FROM spelled, searchable_text(shown) AS word WHERE is_search_word(word)
    ON CONFLICT (shown) DO UPDATE SET ads = stored.ads + excluded.ads,
      equipment_ads = stored.equipment_ads + excluded.equipment_ads
    RETURNING word
  )
  SELECT (SELECT count(*) FROM moved), (SELECT array_agg(DISTINCT word) FROM written) INTO folded, changed;
  PERFORM refresh_search_words(changed);
  RETURN folded;
END $$;--> statement-breakpoint
-- Marks the spellings that synonyms contain; returns how many became or ceased to be one.
CREATE FUNCTION fold_synonyms() RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  changed text[];
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('search_words'));
  WITH terms AS (
    SELECT DISTINCT shown, word
    FROM search_synonyms, unnest(terms) AS term, regexp_split_to_table(lower(term), '[^[:alnum:]]+') AS shown,
      searchable_text(shown) AS word
    WHERE is_search_word(word)
  ), ended AS (
    UPDATE search_spellings SET synonym = false
    WHERE synonym AND shown NOT IN (SELECT shown FROM terms) RETURNING word
  ), begun AS (
    INSERT INTO search_spellings AS stored (shown, word, ads, equipment_ads, synonym)
    SELECT shown, word, 0, 0, true FROM terms
    ON CONFLICT (shown) DO UPDATE SET synonym = true WHERE NOT stored.synonym RETURNING word
  )
  SELECT array_agg(word) FROM (SELECT word FROM ended UNION ALL SELECT word FROM begun) AS words INTO changed;
  PERFORM refresh_search_words(changed);
  RETURN coalesce(cardinality(changed), 0);
END $$;--> statement-breakpoint
-- The vocabulary is counted again: the job folds these rows in batches.
DELETE FROM search_words;--> statement-breakpoint
INSERT INTO ad_text_changes (name, manufacturer, model, category, change)
  SELECT ads.name, manufacturer, model, categories.name, 1
  FROM ads JOIN categories ON categories.id = category_id WHERE state = 'active';
