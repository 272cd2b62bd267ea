DROP INDEX "ads_public_featured";--> statement-breakpoint
DROP INDEX "ads_public_manufacturer";--> statement-breakpoint
DROP INDEX "ads_public_commune";--> statement-breakpoint
CREATE INDEX "ads_public_year" ON "ads" USING btree ("year","id","expires_at") WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "ads_public_featured" ON "ads" USING btree (id, category_id, condition_id, commune_id, manufacturer, price_clp, year, expires_at) WHERE state = 'active' and featured;--> statement-breakpoint
CREATE INDEX "ads_public_manufacturer" ON "ads" USING btree (lower(manufacturer), published_at desc nulls last, id desc, expires_at, manufacturer) WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "ads_public_commune" ON "ads" USING btree (commune_id, published_at desc nulls last, id desc, expires_at) WHERE state = 'active';--> statement-breakpoint

-- Writing an ad -----------------------------------------------------------------------------------
-- The same keys as before, at a third of the time: the plain text is computed once per model and not
-- once per key, which took most of the time of storing an ad.
CREATE OR REPLACE FUNCTION model_keys(value text) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN ARRAY(
    SELECT DISTINCT replace(regexp_replace(left(substr(plain, place), 40), '([0-9]+)', '\1.', 'g'), ' ', '')
    FROM (SELECT trim(searchable_text(value)) AS plain OFFSET 0) AS model, generate_series(1, length(plain)) AS place
    WHERE substr(plain, place) ~ '[0-9]' AND (
      (substr(plain, place, 1) <> ' ' AND (place = 1 OR substr(plain, place - 1, 1) = ' '))
      OR (substr(plain, place) ~ '^[0-9]{3}' AND substr(plain, place - 1, 1) ~ '[a-z]')));
