-- What people agreed to is a history: rows are added, and go only with their account.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is only ever added to', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER consents_append_only BEFORE UPDATE ON consents FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- A company of earlier days gave one RUT, its own.
UPDATE users SET company_rut = rut, rut = NULL WHERE kind = 'company' AND company_rut IS NULL;
