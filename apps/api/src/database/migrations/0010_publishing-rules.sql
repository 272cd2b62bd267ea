-- What the database keeps by itself of publishing and paying, so that no use case can forget it.

CREATE TRIGGER orders_updated_at BEFORE UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION keep_updated_at();--> statement-breakpoint
CREATE TRIGGER redirects_updated_at BEFORE UPDATE ON redirects FOR EACH ROW EXECUTE FUNCTION keep_updated_at();--> statement-breakpoint
ALTER TABLE one_time_tokens ADD CONSTRAINT one_time_tokens_ad FOREIGN KEY (ad_id) REFERENCES ads (id) ON DELETE CASCADE;--> statement-breakpoint

-- ads.featured: while a featured credit lies on it that is not used up ------------------------------
CREATE OR REPLACE FUNCTION keep_ads_featured() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.ad_id IS NOT NULL THEN
    UPDATE ads SET featured = false WHERE id = OLD.ad_id AND featured AND NOT EXISTS (
      SELECT FROM ad_featured_reservations WHERE ad_id = OLD.ad_id AND used_up_at IS NULL);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.ad_id IS NOT NULL AND NEW.used_up_at IS NULL THEN
    UPDATE ads SET featured = true WHERE id = NEW.ad_id AND NOT featured;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER ad_featured_reservations_featured ON ad_featured_reservations;--> statement-breakpoint
CREATE TRIGGER ad_featured_reservations_featured AFTER INSERT OR UPDATE OF ad_id, used_up_at OR DELETE ON ad_featured_reservations
  FOR EACH ROW EXECUTE FUNCTION keep_ads_featured();--> statement-breakpoint

-- Written once, never changed: the ledger, what happened to orders, what the team did --------------
CREATE TRIGGER credit_movements_append_only BEFORE UPDATE OR DELETE ON credit_movements FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER order_events_append_only BEFORE UPDATE OR DELETE ON order_events FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE ON audit_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint

-- The ledger begins with what there was -------------------------------------------------------------
INSERT INTO credit_movements (owner_id, credit, credit_id, kind, amount, reason, created_at)
  SELECT owner_id, 'publication'::credit_kind, id, 'grant'::movement_kind, 1, 'carried-over'::movement_reason, granted_at FROM ad_reservations
  UNION ALL SELECT owner_id, 'featured'::credit_kind, id, 'grant'::movement_kind, 1, 'carried-over'::movement_reason, granted_at FROM ad_featured_reservations
  ORDER BY granted_at;--> statement-breakpoint
INSERT INTO credit_movements (owner_id, credit, credit_id, kind, amount, reason, ad_id, created_at)
  SELECT owner_id, 'publication'::credit_kind, id, 'spend'::movement_kind, -1, 'carried-over'::movement_reason, ad_id, spent_at FROM ad_reservations WHERE ad_id IS NOT NULL
  UNION ALL SELECT owner_id, 'featured'::credit_kind, id, 'spend'::movement_kind, -1, 'carried-over'::movement_reason, ad_id, spent_at FROM ad_featured_reservations WHERE ad_id IS NOT NULL
  ORDER BY spent_at;--> statement-breakpoint
-- Without counting as changed today.
ALTER TABLE ads DISABLE TRIGGER ads_updated_at;--> statement-breakpoint
UPDATE ads SET featured_until = published_at + interval '1 day' * reservations.days
  FROM ad_featured_reservations AS reservations
  WHERE reservations.ad_id = ads.id AND ads.state = 'active' AND ads.published_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE ads ENABLE TRIGGER ads_updated_at;--> statement-breakpoint

-- The balance is the sum of the ledger: looked at when the transaction ends, for whom it touched ----
CREATE FUNCTION check_credit_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owner integer := CASE WHEN TG_OP = 'DELETE' THEN OLD.owner_id ELSE NEW.owner_id END;
  differs boolean;
BEGIN
  SELECT
    (SELECT coalesce(sum(amount), 0) FROM credit_movements WHERE owner_id = owner AND credit = 'publication')
      <> (SELECT count(*) FROM ad_reservations WHERE owner_id = owner AND ad_id IS NULL AND revoked_at IS NULL)
    OR (SELECT coalesce(sum(amount), 0) FROM credit_movements WHERE owner_id = owner AND credit = 'featured')
      <> (SELECT count(*) FROM ad_featured_reservations WHERE owner_id = owner AND ad_id IS NULL AND revoked_at IS NULL)
  INTO differs;
  IF differs THEN
    RAISE EXCEPTION 'the credits of user % are not the sum of the ledger', owner USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ad_reservations_balance AFTER INSERT OR UPDATE OR DELETE ON ad_reservations
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_credit_balance();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ad_featured_reservations_balance AFTER INSERT OR UPDATE OR DELETE ON ad_featured_reservations
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_credit_balance();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER credit_movements_balance AFTER INSERT ON credit_movements
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_credit_balance();--> statement-breakpoint

-- Changes told to whoever listens --------------------------------------------------------------------
DO $$
DECLARE
  told record;
BEGIN
  FOR told IN SELECT * FROM (VALUES ('redirects', 'redirects', 'id')) AS tables(table_name, kind, id_column) LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_changes(%L, %L)',
      told.table_name || '_told_insert', told.table_name, told.kind, told.id_column);
    EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_changes(%L, %L)',
      told.table_name || '_told_update', told.table_name, told.kind, told.id_column);
    EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_changes(%L, %L)',
      told.table_name || '_told_delete', told.table_name, told.kind, told.id_column);
  END LOOP;
END $$;
