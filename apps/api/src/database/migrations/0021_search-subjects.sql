DROP INDEX "ads_search";--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "subject" "tsvector";--> statement-breakpoint
ALTER TABLE "search_words" ADD COLUMN "equipment" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "ads_search" ON "ads" USING gin ("search","subject") WHERE state = 'active';--> statement-breakpoint

-- Model numbers -------------------------------------------------------------------------------------
-- One key however a model is written: "PC200-8", "pc 200 8" and "PC-200/8" are 'pc200.8.'. A dot ends
-- each number, so that the beginning 'd6.' finds the D6T ('d6.t') and never the D65 ('d65.').
CREATE FUNCTION model_key(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN replace(regexp_replace(searchable_text(value), '([0-9]+)', '\1.', 'g'), ' ', '');--> statement-breakpoint
-- The keys under which a model is found: from the beginning of each of its words, and from each long
-- number, because people also search "komatsu 200".
CREATE FUNCTION model_keys(value text) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN ARRAY(
    SELECT DISTINCT model_key(left(substr(plain, place), 40))
    FROM (SELECT trim(searchable_text(value)) AS plain) AS model, generate_series(1, length(plain)) AS place
    WHERE substr(plain, place) ~ '[0-9]' AND (
      (substr(plain, place, 1) <> ' ' AND (place = 1 OR substr(plain, place - 1, 1) = ' '))
      OR (substr(plain, place) ~ '^[0-9]{3}' AND substr(plain, place - 1, 1) ~ '[a-z]')));--> statement-breakpoint
-- The parts of a name that look like models: "320D", "PC 200", "FH-460"; not "de 20 toneladas".
CREATE FUNCTION models_of_name(name text) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN ARRAY(
    SELECT found[1] FROM regexp_matches(plain_text(name),
      '\m((?:(?!(?:de|con|ano|para|por|a|y|o|en|la|el|x)\M)[a-z]{1,4}[ -]?[0-9]|[0-9]+[a-z])[a-z0-9]*(?:[-/][a-z0-9]+)*)', 'g') AS found);--> statement-breakpoint
-- Lexemes of keys begin with ~, which no word does.
CREATE FUNCTION model_vector(name text, model text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (
    SELECT coalesce(string_agg(DISTINCT quote_literal('~' || key) || ':1A', ' '), '')::tsvector
    FROM unnest(coalesce(models_of_name(name), '{}') || coalesce(model, '')) AS written, unnest(model_keys(written)) AS key);--> statement-breakpoint

-- What a name names ---------------------------------------------------------------------------------
-- The name from the machine on: without "Se vende", "Lote de", "Juego de 4".
CREATE FUNCTION ad_name_core(name text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN trim(regexp_replace(
    regexp_replace(plain_text(name), '[^a-z0-9ñ.,/+()-]+', ' ', 'g'),
    '^(\W*(se vende|vendo|vendemos|vende|a la venta|en venta|venta|ofrezco|ofrecemos|oferta|oportunidad|ocasion|remate|remato|liquido|liquidacion|permuto|arriendo|excelente|hermos[oa]|impecable|lind[oa]|unic[oa]|buen[oa]?|gran|un|una|el|la|los|las|lote|juego|par|pallet|set|conjunto|paquete|[0-9]+( unidades)?|de)[\s:,.-]+)+', ''));--> statement-breakpoint
-- The core without what follows "para", "sobre", "incluye" and, unless it belongs to the machine's own
-- name as in "camión con grúa", "con".
CREATE FUNCTION ad_name_machine(core text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN regexp_replace(
    regexp_replace(core, '\s(para|sobre|incluye|sin)\s.*$', ''),
    '^(\S+\s(?:con\s)?\S+)((?:(?!\s(?:con|mas)\s).)*).*$', '\1\2');--> statement-breakpoint
CREATE FUNCTION names_part(core text, category_slug text) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN core ~ ('^(repuestos?|accesorios?|partes?|piezas?|aditamentos?|implementos? para|kit|baldes?|cucharas?|cucharon(es)?|capachos?|dientes?|puntas?|cuchill(a|o|as|os)|cadenas?|orugas?|zapatas?|tren de rodado|rodados?|ruedas?|neumaticos?|llantas?|rodamientos?|catalina|culatas?|ciguenal|block|pistones|turbos?|turbocompresor|inyector(es)?|bomba (inyectora|hidraulica|de combustible|de direccion|de transmision)|radiador(es)?|alternador(es)?|motor(es)?|baterias?|filtros?|mangueras?|cilindros? hidraulicos?|mandos? final(es)?|reductor(es)?|transmision(es)?|cajas? de (cambios?|transferencia|velocidades)|diferencial(es)?|ejes?|cardan(es)?|embragues?|convertidor(es)?|cabinas?|asientos?|vidrios?|parabrisas|focos?|espejos?|martillos? (hidraulico|demoledor)|pinzas?|garras?|grapas?|acoples?|ripper|contrapesos?|sellos?|reten(es)?|empaquetaduras?|juntas?|pasador(es)?|bujes?|pernos?|tornamesas?|joysticks?|valvulas?|sensor(es)?|arnes|escapes?|silenciador(es)?|cabezal(es)?|carrocerias?|horquillas para|rodillos? (inferior|superior)(es)?)\M')
      AND core !~ '^motor(es)? (marino|fuera de borda|de bote|estacionario)'
    OR (category_slug = 'repuestos-y-herramientas' AND core !~ '^(rotomartillo|taladro|esmeril|sierra|herramienta|llave|gata|demoledor|pistola|maleta)')
    OR (core ~ '\s(para|de) (la |el )?(\w*excavadora|mini\w+|cargador|bulldozer|motoniveladora|camion|tractor|grua|rodillo|camioneta|generador|compresor|perforadora|chancador|harnero|montacargas|cosechadora)'
      AND core !~ '^(\w*excavadora|mini\w*|cargador|bulldozer|motoniveladora|\w*camion|tractor|grua|rodillo|camioneta|generador|grupo|compresor|perforadora|chancador|harnero|montacargas|cosechadora|cama|rampla|\w*remolque|carro|trailer|plataforma|planta|equipo|maquina|torre)');--> statement-breakpoint
-- The words of the core that say what it is, without maker, model and numbers. A: the machine itself;
-- B: from the first "de" on, what that is of or for ("bomba de hormigón"); C: what follows the maker.
-- A part weighs A by its first word only and answers to "repuesto" and "accesorio" too.
CREATE FUNCTION ad_subject_vector(name text, manufacturer text, model text, category_slug text, description text)
  RETURNS tsvector LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  core text := ad_name_core(coalesce(name, ''));
  part boolean := names_part(core, category_slug);
  of_maker text[] := string_to_array(trim(searchable_text(coalesce(manufacturer, '') || ' ' || coalesce(model, ''))), ' ');
  head text := '';
  complement text := '';
  rest text := '';
  after_maker boolean := false;
  words integer := 0;
  word text;
BEGIN
  FOREACH word IN ARRAY regexp_split_to_array(regexp_replace(ad_name_machine(core), '[,(+]\s*', ' , ', 'g'), '\s+') LOOP
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
-- The subject of a search: its first word is the machine itself, further ones stand beside it.
CREATE FUNCTION subject_query(value text) RETURNS tsquery
  LANGUAGE sql STABLE PARALLEL SAFE STRICT
  RETURN regexp_replace(phraseto_tsquery('wara', searchable_text(value))::text, '^''([^'']*)''', '''\1'':A')::tsquery;--> statement-breakpoint

-- ads.search and ads.subject ------------------------------------------------------------------------
DROP FUNCTION ad_search_vector(text, text, text, text, text) CASCADE;--> statement-breakpoint
CREATE FUNCTION ad_search_vector(name text, manufacturer text, model text, year integer, category text, description text, subject tsvector)
  RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE
  RETURN setweight(to_tsvector('wara', searchable_text(ad_name_machine(ad_name_core(name)))), 'A')
      || setweight(to_tsvector('wara', searchable_text(concat_ws(' ', manufacturer, model, nullif(year, 0)))), 'B')
      || setweight(to_tsvector('wara', searchable_text(name)), 'C')
      || setweight(to_tsvector('wara', searchable_text(coalesce(category, ''))), 'C')
      || setweight(to_tsvector('wara', searchable_text(description)), 'D')
      || model_vector(name, model)
      || subject;--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_ads_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  category record;
BEGIN
  SELECT categories.name, categories.slug INTO category FROM categories WHERE categories.id = NEW.category_id;
  NEW.subject := ad_subject_vector(NEW.name, NEW.manufacturer, NEW.model, category.slug, NEW.description);
  NEW.search := ad_search_vector(NEW.name, NEW.manufacturer, NEW.model, NEW.year::integer, category.name, NEW.description, NEW.subject);
  RETURN NEW;
END $$;--> statement-breakpoint

-- Ads from before, without counting as changed today -------------------------------------------------
ALTER TABLE ads DISABLE TRIGGER ads_updated_at;--> statement-breakpoint
UPDATE ads SET name = name;--> statement-breakpoint
ALTER TABLE ads ENABLE TRIGGER ads_updated_at;--> statement-breakpoint
DELETE FROM search_words;
