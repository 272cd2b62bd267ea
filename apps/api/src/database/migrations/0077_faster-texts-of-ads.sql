-- The vectors of an ad cost most of what storing it costs. These functions return what they returned before,
-- in little more than half of the time: PostgreSQL restarts a regular expression after each match, so these
-- match only what is rare.

-- Each run of spaces as one. The control character is in no text that was cleaned.
CREATE FUNCTION single_spaced(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN replace(replace(replace(value, ' ', E' \x01'), E'\x01 ', ''), E'\x01', '');--> statement-breakpoint
CREATE OR REPLACE FUNCTION searchable_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN single_spaced(regexp_replace(
  replace(replace(replace(plain_text(value), '.', ' '), ',', ' '), '-', ' '), '[^[:alnum:] ]', ' ', 'g'));--> statement-breakpoint
CREATE OR REPLACE FUNCTION ad_name_core(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN trim(regexp_replace(single_spaced(regexp_replace(plain_text(name), '[^a-z0-9ñ.,/+() -]', ' ', 'g')), '^(\W*(se vende|vendo|vendemos|vende|a la venta|en venta|venta|ofrezco|ofrecemos|oferta|oportunidad|ocasion|remate|remato|liquido|liquidacion|permuto|arriendo|excelente|hermos[oa]|impecable|lind[oa]|unic[oa]|buen[oa]?|gran|un|una|el|la|los|las|lote|juego|par|pallet|set|conjunto|paquete|[0-9]+( unidades)?|de)[\s:,.-]+)+', ''));--> statement-breakpoint
CREATE OR REPLACE FUNCTION ad_name_machine(core text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN CASE WHEN core ~ '\s(?:con|mas)\s'
  THEN regexp_replace(regexp_replace(core, '\s(para|sobre|incluye|sin)\s.*$', ''),
    '^(\S+\s(?:con\s)?\S+)((?:(?!\s(?:con|mas)\s).)*).*$', '\1\2')
  ELSE regexp_replace(core, '\s(para|sobre|incluye|sin)\s.*$', '') END;--> statement-breakpoint
-- The keys of a model begin at its words that a digit follows, and at three digits after a letter.
CREATE OR REPLACE FUNCTION model_vector(name text, model text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  written text;
  known text[] := '{}';
  plain text;
  before text;
  begun text;
  keys text := '';
BEGIN
  FOREACH written IN ARRAY coalesce(models_of_name(name), '{}') || lower(coalesce(model, '')) LOOP
    CONTINUE WHEN written !~ '[0-9]' OR written = ANY (known);
    known := known || written;
    plain := trim(searchable_text(written));
    before := ' ';
    FOR place IN 1 .. length(plain) LOOP
      begun := substr(plain, place, 40);
      IF (before = ' ' AND begun !~ '^ ' AND substr(plain, place) ~ '[0-9]') OR (before ~ '[a-z]' AND begun ~ '^[0-9]{3}') THEN
        keys := keys || quote_literal('~' || replace(regexp_replace(begun, '([0-9]+)', '\1.', 'g'), ' ', '')) || ':1A ';
      END IF;
      before := left(begun, 1);
    END LOOP;
  END LOOP;
  RETURN keys::tsvector;
END $$;--> statement-breakpoint
DROP FUNCTION model_keys(text);--> statement-breakpoint
CREATE OR REPLACE FUNCTION ad_subject_vector(core text, machine text, name text, manufacturer text, model text, category_slug text, description text)
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
  -- The word without its signs; its letters are plain already.
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
    head := concat_ws(' ', searchable_text(name), searchable_text(split_part(description, '.', 1)));
  END IF;
  RETURN setweight(to_tsvector('wara', head), 'A') || setweight(to_tsvector('wara', complement), 'B')
    || setweight(to_tsvector('wara', rest), 'C')
    || CASE WHEN part THEN setweight(to_tsvector('wara', 'repuesto accesorio'), 'A') ELSE '' END;
END $$;--> statement-breakpoint
-- The machine is plain text already.
CREATE OR REPLACE FUNCTION ad_search_vector(machine text, name text, manufacturer text, model text, year integer, category text, description text, subject tsvector)
RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE
RETURN setweight(to_tsvector('wara', translate(machine, '.,/+()-', '       ')), 'A')
  || setweight(to_tsvector('wara', searchable_text(concat_ws(' ', manufacturer, model, nullif(year, 0)))), 'B')
  || setweight(to_tsvector('wara', searchable_text(name)), 'C')
  || setweight(to_tsvector('wara', searchable_text(coalesce(category, ''))), 'C')
  || setweight(to_tsvector('wara', searchable_text(description)), 'D')
  || model_vector(name, model)
  || subject;
