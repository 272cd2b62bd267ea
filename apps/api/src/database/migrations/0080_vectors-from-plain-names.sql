-- The vectors of an ad still cost most of what storing it costs. Its name and its description become plain
-- once now, and regular expressions stay where no comparison of texts does the same. The results are those
-- of before.

DROP FUNCTION ad_search_vector(text, text, text, text, integer, text, text, tsvector);--> statement-breakpoint
DROP FUNCTION ad_subject_vector(text, text, text, text, text, text, text);--> statement-breakpoint
DROP FUNCTION model_vector(text, text);--> statement-breakpoint
DROP FUNCTION models_of_name(text);--> statement-breakpoint
DROP FUNCTION ad_name_core(text);--> statement-breakpoint

-- The words of a plain text between spaces: each sign is a space.
CREATE FUNCTION spaced_words(plain text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN regexp_replace(replace(replace(replace(plain, '.', ' '), ',', ' '), '-', ' '), '[^[:alnum:] ]', ' ', 'g');--> statement-breakpoint
CREATE OR REPLACE FUNCTION searchable_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN single_spaced(spaced_words(plain_text(value)));--> statement-breakpoint
-- The plain name from the machine on: without "Se vende", "Lote de", "Juego de 4".
CREATE FUNCTION ad_name_core(plain text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN trim(regexp_replace(single_spaced(regexp_replace(plain, '[^a-z0-9ñ.,/+() -]', ' ', 'g')), '^(\W*(se vende|vendo|vendemos|vende|a la venta|en venta|venta|ofrezco|ofrecemos|oferta|oportunidad|ocasion|remate|remato|liquido|liquidacion|permuto|arriendo|excelente|hermos[oa]|impecable|lind[oa]|unic[oa]|buen[oa]?|gran|un|una|el|la|los|las|lote|juego|par|pallet|set|conjunto|paquete|[0-9]+( unidades)?|de)[\s:,.-]+)+', ''));--> statement-breakpoint
CREATE OR REPLACE FUNCTION ad_name_machine(core text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
  machine text := core;
BEGIN
  IF core LIKE '% para %' OR core LIKE '% sobre %' OR core LIKE '% incluye %' OR core LIKE '% sin %' THEN
    machine := regexp_replace(core, '\s(para|sobre|incluye|sin)\s.*$', '');
  END IF;
  IF machine LIKE '% con %' OR machine LIKE '% mas %' THEN
    RETURN regexp_replace(machine, '^(\S+\s(?:con\s)?\S+)((?:(?!\s(?:con|mas)\s).)*).*$', '\1\2');
  END IF;
  RETURN machine;
END $$;--> statement-breakpoint
-- The parts of a plain name that look like models: "320d", "pc 200", "fh-460"; not "de 20 toneladas".
CREATE FUNCTION models_of_name(plain text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
  link text;
  found text;
  models text[] := '{}';
BEGIN
  FOR found IN SELECT match[1] FROM regexp_matches(plain,
    '\m((?:[a-z]{1,4}[ -]?[0-9]|[0-9]+[a-z])[a-z0-9]*(?:[-/][a-z0-9]+)*)', 'g') AS match
  LOOP
    link := split_part(translate(found, '-', ' '), ' ', 1);
    IF link <> found AND link IN ('de', 'con', 'ano', 'para', 'por', 'a', 'y', 'o', 'en', 'la', 'el', 'x') THEN
      CONTINUE WHEN translate(substr(found, length(link) + 2), '0123456789', '') = '';
      -- A model may begin after the link. The lookahead is exact, and makes the expression slow.
      RETURN ARRAY(SELECT match[1] FROM regexp_matches(plain,
        '\m((?:(?!(?:de|con|ano|para|por|a|y|o|en|la|el|x)\M)[a-z]{1,4}[ -]?[0-9]|[0-9]+[a-z])[a-z0-9]*(?:[-/][a-z0-9]+)*)', 'g') AS match);
    END IF;
    models := models || found;
  END LOOP;
  RETURN models;
END $$;--> statement-breakpoint
-- The keys of the models that a plain name and the field of the model name. Keys begin at their words that
-- a digit follows, and at three digits after a letter; lexemes of keys begin with ~, which no word does.
CREATE FUNCTION model_vector(plain_name text, model text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  begins CONSTANT text := '\m.|(?<=[a-z])[0-9]{3}';
  written text;
  known text[] := '{}';
  plain text;
  begun text;
  keys text := '';
BEGIN
  FOREACH written IN ARRAY coalesce(models_of_name(plain_name), '{}') || lower(coalesce(model, '')) LOOP
    CONTINUE WHEN written !~ '[0-9]' OR written = ANY (known);
    known := known || written;
    plain := searchable_text(written);
    FOR nth IN 1 .. regexp_count(plain, begins) LOOP
      begun := substr(plain, regexp_instr(plain, begins, 1, nth));
      EXIT WHEN begun !~ '[0-9]';
      keys := keys || quote_literal('~' || replace(regexp_replace(left(begun, 40), '([0-9]+)', '\1.', 'g'), ' ', '')) || ':1A ';
    END LOOP;
  END LOOP;
  RETURN keys::tsvector;
END $$;--> statement-breakpoint
-- What a name names: A the machine itself; B from the first "de" on, what that is of or for ("bomba de
-- hormigón"); C what follows the maker. A part weighs A by its first word only and answers to "repuesto"
-- and "accesorio" too. The name and the words of maker and model are plain.
CREATE FUNCTION ad_subject_vector(core text, machine text, plain_name text, maker_words text, category_slug text, description text)
RETURNS tsvector LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  part boolean := names_part(core, category_slug);
  of_maker text[] := string_to_array(trim(single_spaced(maker_words)), ' ');
  head text := '';
  complement text := '';
  rest text := '';
  after_maker boolean := false;
  words integer := 0;
  word text;
  -- The word without its signs.
  plain text;
BEGIN
  FOREACH word IN ARRAY string_to_array(single_spaced(
    replace(replace(replace(machine, ',', ' , '), '(', ' , '), '+', ' , ')), ' ')
  LOOP
    EXIT WHEN words > 0 AND word IN (',', '-', '/', 'ano', 'modelo', 'marca');
    plain := single_spaced(translate(word, '.,/)-', '     '));
    IF word ~ '[0-9]' OR string_to_array(trim(plain), ' ') <@ of_maker THEN
      EXIT WHEN words > 0 AND (part OR complement LIKE '%de ' AND complement ~ '\mde $');
      after_maker := words > 0;
      CONTINUE;
    END IF;
    words := words + 1;
    IF complement <> '' OR word IN ('de', 'del', 'a') OR (part AND words > 1) THEN
      complement := complement || plain || ' ';
    ELSIF after_maker THEN
      rest := rest || plain || ' ';
    ELSE
      head := head || plain || ' ';
    END IF;
  END LOOP;
  -- A name of maker and model only: what it is stands where its description begins.
  IF head = '' THEN
    head := concat_ws(' ', spaced_words(plain_name), searchable_text(split_part(description, '.', 1)));
  END IF;
  RETURN setweight(to_tsvector('wara', head), 'A') || setweight(to_tsvector('wara', complement), 'B')
    || setweight(to_tsvector('wara', rest), 'C')
    || CASE WHEN part THEN setweight(to_tsvector('wara', 'repuesto accesorio'), 'A') ELSE '' END;
END $$;--> statement-breakpoint
CREATE FUNCTION ad_search_vector(machine text, plain_name text, maker_words text, model text, year integer, category text, description text, subject tsvector)
RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE
RETURN setweight(to_tsvector('wara', translate(machine, '.,/+()-', '       ')), 'A')
  || setweight(to_tsvector('wara', concat_ws(' ', maker_words, nullif(year, 0))), 'B')
  || setweight(to_tsvector('wara', spaced_words(plain_name)), 'C')
  || setweight(to_tsvector('wara', searchable_text(coalesce(category, ''))), 'C')
  || setweight(to_tsvector('wara', spaced_words(plain_text(description))), 'D')
  || model_vector(plain_name, model)
  || subject;--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_ads_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  category record;
  plain_name text := plain_text(NEW.name);
  core text := ad_name_core(plain_name);
  machine text := ad_name_machine(core);
  maker_words text := spaced_words(plain_text(concat_ws(' ', NEW.manufacturer, NEW.model)));
BEGIN
  SELECT categories.name, categories.slug INTO category FROM categories WHERE categories.id = NEW.category_id;
  NEW.subject := ad_subject_vector(core, machine, plain_name, maker_words, category.slug, NEW.description);
  NEW.search := ad_search_vector(machine, plain_name, maker_words, NEW.model, NEW.year::integer, category.name, NEW.description, NEW.subject);
  RETURN NEW;
END $$;
