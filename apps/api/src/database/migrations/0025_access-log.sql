CREATE TYPE "public"."audit_actor" AS ENUM('staff', 'system', 'visitor');--> statement-breakpoint
CREATE TYPE "public"."audit_kind" AS ENUM('action', 'log-in', 'reading');--> statement-breakpoint
ALTER TABLE "audit_entries" ALTER COLUMN "actor_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "kind" "audit_kind" DEFAULT 'action' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "actor_kind" "audit_actor" DEFAULT 'staff' NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_entries_kind" ON "audit_entries" USING btree ("kind","id");--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor" CHECK (("audit_entries"."actor_kind" = 'staff') = ("audit_entries"."actor_id" is not null));
--> statement-breakpoint

-- Actions of the team are never deleted; log-ins and readings are, but not before their time.
CREATE FUNCTION refuse_early_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.kind <> 'action' AND OLD.created_at < now() - interval '364 days' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is only ever added to', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
DROP TRIGGER audit_entries_append_only ON audit_entries;--> statement-breakpoint
CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE ON audit_entries FOR EACH ROW EXECUTE FUNCTION refuse_early_change();
