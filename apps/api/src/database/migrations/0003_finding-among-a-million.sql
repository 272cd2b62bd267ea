-- Similar pictures -----------------------------------------------------------------------------------
-- Four keys of a fingerprint, one per 16 bits: the band's number above its bits. Of two fingerprints
-- that differ in at most 7 bits, one band differs in at most one bit.
CREATE FUNCTION fingerprint_bands(value bit) RETURNS integer[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN ARRAY[
    substring(value FROM 1 FOR 16)::integer,
    65536 + substring(value FROM 17 FOR 16)::integer,
    131072 + substring(value FROM 33 FOR 16)::integer,
    196608 + substring(value FROM 49 FOR 16)::integer];--> statement-breakpoint
-- The 68 keys of which a similar fingerprint has at least one: every band as it is, and with one bit
-- changed.
CREATE FUNCTION fingerprint_neighbours(value bit) RETURNS integer[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN ARRAY(
    SELECT band # mask FROM unnest(fingerprint_bands(value)) AS band,
      (SELECT 0 UNION ALL SELECT 1 << place FROM generate_series(0, 15) AS place) AS masks(mask));--> statement-breakpoint

-- Finding --------------------------------------------------------------------------------------------
-- Writers of a table wait while its index is built; the one of the names is the longest.
CREATE INDEX "ad_images_of_file" ON "ad_images" USING btree ("file_id","ad_id");--> statement-breakpoint
CREATE INDEX "ads_plain_name" ON "ads" USING gin (plain_text(name) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "ads_plain_serial_number" ON "ads" USING btree (lower(trim(serial_number)),"id") WHERE lower(trim(serial_number)) <> '';--> statement-breakpoint
CREATE INDEX "ad_featured_reservations_available" ON "ad_featured_reservations" USING btree ("owner_id") WHERE ad_id is null and revoked_at is null;--> statement-breakpoint
CREATE INDEX "ad_reservations_available" ON "ad_reservations" USING btree ("owner_id") WHERE ad_id is null and revoked_at is null;--> statement-breakpoint
CREATE INDEX "files_fingerprint_bands" ON "files" USING gin (fingerprint_bands(fingerprint));--> statement-breakpoint

-- Credits --------------------------------------------------------------------------------------------
-- Every row that was written queues a check of its owner's whole ledger for the end of the transaction.
-- The first check of an owner is remembered, and the others return at once: a thousand credits of a
-- seller cost one sum instead of a thousand. A later statement that writes credits forgets it.
CREATE OR REPLACE FUNCTION check_credit_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owner integer := CASE WHEN TG_OP = 'DELETE' THEN OLD.owner_id ELSE NEW.owner_id END;
  checked text := coalesce(current_setting('wara.checked_credit_owners', true), '');
  differs boolean;
BEGIN
  IF position(',' || owner || ',' IN checked) > 0 THEN
    RETURN NULL;
  END IF;
  SELECT
    (SELECT coalesce(sum(amount), 0) FROM credit_movements WHERE owner_id = owner AND credit = 'publication')
      <> (SELECT count(*) FROM ad_reservations WHERE owner_id = owner AND ad_id IS NULL AND revoked_at IS NULL)
    OR (SELECT coalesce(sum(amount), 0) FROM credit_movements WHERE owner_id = owner AND credit = 'featured')
      <> (SELECT count(*) FROM ad_featured_reservations WHERE owner_id = owner AND ad_id IS NULL AND revoked_at IS NULL)
  INTO differs;
  IF differs THEN
    RAISE EXCEPTION 'the credits of user % are not the sum of the ledger', owner USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  PERFORM set_config('wara.checked_credit_owners', checked || ',' || owner || ',', true);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION forget_checked_credits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('wara.checked_credit_owners', '', true);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER ad_reservations_unchecked BEFORE INSERT OR UPDATE OR DELETE ON ad_reservations
  FOR EACH STATEMENT EXECUTE FUNCTION forget_checked_credits();--> statement-breakpoint
CREATE TRIGGER ad_featured_reservations_unchecked BEFORE INSERT OR UPDATE OR DELETE ON ad_featured_reservations
  FOR EACH STATEMENT EXECUTE FUNCTION forget_checked_credits();--> statement-breakpoint
CREATE TRIGGER credit_movements_unchecked BEFORE INSERT OR UPDATE OR DELETE ON credit_movements
  FOR EACH STATEMENT EXECUTE FUNCTION forget_checked_credits();
