CREATE TABLE "credit_balances" (
	"owner_id" integer NOT NULL,
	"credit" "credit_kind" NOT NULL,
	"balance" integer NOT NULL,
	CONSTRAINT "credit_balances_owner_id_credit_pk" PRIMARY KEY("owner_id","credit")
);
--> statement-breakpoint
ALTER TABLE "credit_balances" ADD CONSTRAINT "credit_balances_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ads_in_dollars" ON "ads" USING btree ("id") WHERE currency = 'USD';--> statement-breakpoint

-- Balances -------------------------------------------------------------------------------------------
INSERT INTO credit_balances (owner_id, credit, balance)
  SELECT owner_id, credit, sum(amount) FROM credit_movements GROUP BY owner_id, credit;--> statement-breakpoint
-- Movements are only ever added, so a balance that each adds to is their sum.
CREATE FUNCTION add_to_credit_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO credit_balances AS stored (owner_id, credit, balance)
  SELECT owner_id, credit, sum(amount) FROM new_rows GROUP BY owner_id, credit ORDER BY owner_id, credit
  ON CONFLICT (owner_id, credit) DO UPDATE SET balance = stored.balance + excluded.balance;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER credit_movements_added AFTER INSERT ON credit_movements REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION add_to_credit_balances();--> statement-breakpoint
CREATE TRIGGER credit_balances_written BEFORE INSERT OR UPDATE OR DELETE ON credit_balances
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- Compares the balances instead of summing the whole ledger of an owner in each transaction.
CREATE OR REPLACE FUNCTION check_credit_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owner integer := CASE WHEN TG_OP = 'DELETE' THEN OLD.owner_id ELSE NEW.owner_id END;
  checked text := coalesce(current_setting('wara.checked_credit_owners', true), '');
BEGIN
  IF position(',' || owner || ',' IN checked) > 0 THEN
    RETURN NULL;
  END IF;
  IF coalesce((SELECT balance FROM credit_balances WHERE owner_id = owner AND credit = 'publication'), 0)
      <> (SELECT count(*) FROM ad_reservations WHERE owner_id = owner AND ad_id IS NULL AND revoked_at IS NULL)
    OR coalesce((SELECT balance FROM credit_balances WHERE owner_id = owner AND credit = 'featured'), 0)
      <> (SELECT count(*) FROM ad_featured_reservations WHERE owner_id = owner AND ad_id IS NULL AND revoked_at IS NULL)
  THEN
    RAISE EXCEPTION 'the credits of user % are not the sum of the ledger', owner USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  PERFORM set_config('wara.checked_credit_owners', checked || ',' || owner || ',', true);
  RETURN NULL;
END $$;--> statement-breakpoint

-- Changes of users -----------------------------------------------------------------------------------
-- Pages that others see drop only for what they show of a user. Any other change concerns the person's
-- own pages, which web servers know as `viewers`. A new account is on no page, unless it is professional.
CREATE FUNCTION notify_user_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  shown integer[];
  own integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(id) FROM new_rows WHERE pro INTO shown;
  ELSE
    SELECT array_agg(o.id) FILTER (WHERE differs), array_agg(o.id) FILTER (WHERE NOT differs)
    FROM old_rows AS o JOIN new_rows AS n ON n.id = o.id, LATERAL (SELECT
    (o.username::text, o.firstname, o.lastname, o.company_name, o.pro, o.description, o.commune_id,
      o.avatar_id, o.cover_id, o.blocked_at, o.deleted_at, o.created_at)
    IS DISTINCT FROM
    (n.username::text, n.firstname, n.lastname, n.company_name, n.pro, n.description, n.commune_id,
      n.avatar_id, n.cover_id, n.blocked_at, n.deleted_at, n.created_at) AS differs) AS compared
    INTO shown, own;
  END IF;
  IF shown IS NOT NULL THEN
    PERFORM pg_notify('wara_changes', json_build_object('kind', 'users',
      'ids', CASE WHEN cardinality(shown) <= 100 THEN to_json(shown) ELSE NULL END)::text);
  END IF;
  IF own IS NOT NULL THEN
    PERFORM pg_notify('wara_changes', json_build_object('kind', 'viewers',
      'ids', CASE WHEN cardinality(own) <= 100 THEN to_json(own) ELSE NULL END)::text);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER users_told_insert ON users;--> statement-breakpoint
DROP TRIGGER users_told_update ON users;--> statement-breakpoint
CREATE TRIGGER users_notified_insert AFTER INSERT ON users REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION notify_user_changes();--> statement-breakpoint
CREATE TRIGGER users_notified_update AFTER UPDATE ON users REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION notify_user_changes();
