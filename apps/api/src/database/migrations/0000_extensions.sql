CREATE EXTENSION IF NOT EXISTS citext;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- Spanish stemming that also ignores accents: "grúas" and "gruas" are one word.
CREATE TEXT SEARCH CONFIGURATION wara (COPY = spanish);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION wara ALTER MAPPING FOR hword, hword_part, word WITH unaccent, spanish_stem;--> statement-breakpoint
-- unaccent() is only STABLE because its dictionary could be replaced; ours is not, so it may be indexed.
CREATE FUNCTION plain_text(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN lower(unaccent('unaccent'::regdictionary, value));
