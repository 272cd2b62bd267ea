-- What the frame of every page shows of a person, and whether their session is still open, is kept
-- by web servers for a moment. Changes of users are told already; these are the others. They are
-- rare, so they are told row by row: a table of changed rows cannot be limited to a column.
CREATE FUNCTION tell_viewer_change(person integer) RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify('wara_changes', json_build_object('kind', 'viewers', 'ids', json_build_array(person))::text);
$$;--> statement-breakpoint
CREATE FUNCTION tell_ended_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_viewer_change(OLD.user_id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER sessions_told_end AFTER UPDATE OF revoked_at, expires_at ON sessions FOR EACH ROW
  WHEN (NEW.revoked_at IS DISTINCT FROM OLD.revoked_at OR NEW.expires_at < OLD.expires_at)
  EXECUTE FUNCTION tell_ended_session();--> statement-breakpoint
-- Sessions that ended long ago are deleted at night and were told when they ended.
CREATE TRIGGER sessions_told_delete AFTER DELETE ON sessions FOR EACH ROW
  WHEN (OLD.revoked_at IS NULL) EXECUTE FUNCTION tell_ended_session();--> statement-breakpoint
-- A person has a draft or not: it is begun, becomes an ad, or is deleted.
CREATE FUNCTION tell_begun_draft() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_viewer_change(owner_id) FROM ads WHERE id = NEW.ad_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER ad_drafts_told_insert AFTER INSERT ON ad_drafts FOR EACH ROW EXECUTE FUNCTION tell_begun_draft();--> statement-breakpoint
CREATE FUNCTION tell_ended_draft() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_viewer_change(OLD.owner_id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER ads_told_draft AFTER UPDATE OF state ON ads FOR EACH ROW
  WHEN ((OLD.state IN ('draft', 'awaiting_payment')) <> (NEW.state IN ('draft', 'awaiting_payment')))
  EXECUTE FUNCTION tell_ended_draft();--> statement-breakpoint
CREATE TRIGGER ads_told_deleted_draft AFTER DELETE ON ads FOR EACH ROW
  WHEN (OLD.state IN ('draft', 'awaiting_payment')) EXECUTE FUNCTION tell_ended_draft();
