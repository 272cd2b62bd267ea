CREATE TYPE "public"."pro_request_state" AS ENUM('open', 'approved', 'declined');--> statement-breakpoint
CREATE TABLE "email_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "email_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"old_email" "citext" NOT NULL,
	"new_email" "citext" NOT NULL,
	"confirm_hash" "bytea" NOT NULL,
	"stop_hash" "bytea" NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"stoppable_until" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "email_changes_confirm_hash_unique" UNIQUE("confirm_hash"),
	CONSTRAINT "email_changes_stop_hash_unique" UNIQUE("stop_hash"),
	CONSTRAINT "email_changes_differ" CHECK ("email_changes"."old_email" <> "email_changes"."new_email")
);
--> statement-breakpoint
CREATE TABLE "free_credit_claims" (
	"rut_hash" "bytea" PRIMARY KEY NOT NULL,
	"owner_id" integer NOT NULL,
	"claimed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pro_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pro_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"user_id" integer NOT NULL,
	"state" "pro_request_state" DEFAULT 'open' NOT NULL,
	"company_name" text NOT NULL,
	"business_activity" text NOT NULL,
	"company_rut" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" integer,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "pro_requests_document_id_unique" UNIQUE("document_id"),
	CONSTRAINT "pro_requests_decided" CHECK (("pro_requests"."state" <> 'open') = ("pro_requests"."decided_at" is not null and "pro_requests"."decided_by" is not null)),
	CONSTRAINT "pro_requests_reason" CHECK (("pro_requests"."state" = 'declined') = ("pro_requests"."reason" <> '')),
	CONSTRAINT "pro_requests_company_rut" CHECK ("pro_requests"."company_rut" ~ '^[0-9]{1,8}-[0-9K]$')
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "network_hash" "bytea";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "blocked_reason" text;--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "ban_reason" "review_reason";--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "ban_notes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_credit_claims" ADD CONSTRAINT "free_credit_claims_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pro_requests" ADD CONSTRAINT "pro_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pro_requests" ADD CONSTRAINT "pro_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_changes_user" ON "email_changes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_open" ON "email_changes" USING btree ("user_id") WHERE confirmed_at is null and ended_at is null;--> statement-breakpoint
CREATE INDEX "free_credit_claims_owner" ON "free_credit_claims" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pro_requests_open" ON "pro_requests" USING btree ("user_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "pro_requests_user" ON "pro_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_network" ON "sessions" USING btree ("network_hash");--> statement-breakpoint
CREATE INDEX "users_rut" ON "users" USING btree ("rut");--> statement-breakpoint
CREATE INDEX "users_company_rut" ON "users" USING btree ("company_rut");--> statement-breakpoint
CREATE INDEX "users_phone" ON "users" USING btree ("phone");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_blocked_reason" CHECK ("users"."blocked_reason" is null or "users"."blocked_at" is not null);--> statement-breakpoint
ALTER TABLE "ads" ADD CONSTRAINT "ads_ban_reason" CHECK ("ads"."ban_reason" is null or "ads"."state" = 'banned');--> statement-breakpoint

-- Blocked ads get the reason that the audit trail knows -------------------------------------------
ALTER TABLE ads DISABLE TRIGGER ads_updated_at;--> statement-breakpoint
UPDATE ads SET ban_reason = coalesce(bans.reason, 'other')::review_reason, ban_notes = coalesce(bans.notes, '')
  FROM ads AS banned LEFT JOIN LATERAL (
    SELECT after ->> 'reason' AS reason, after ->> 'notes' AS notes FROM audit_entries
      WHERE action = 'ad.ban' AND subject_kind = 'ads' AND subject_id = banned.id::text
      ORDER BY id DESC LIMIT 1) AS bans ON true
  WHERE ads.id = banned.id AND ads.state = 'banned';--> statement-breakpoint
ALTER TABLE ads ENABLE TRIGGER ads_updated_at;--> statement-breakpoint

-- Free credits in use claim the RUTs of their owners, the first one first ---------------------------
INSERT INTO free_credit_claims (rut_hash, owner_id, claimed_at)
  SELECT DISTINCT ON (rut) sha256(convert_to('free-credits:' || rut, 'UTF8')), owner_id, spent_at
  FROM (
    SELECT users.rut, owner_id, spent_at FROM ad_reservations JOIN users ON users.id = owner_id
      WHERE source = 'free' AND spent_at IS NOT NULL AND users.rut IS NOT NULL
    UNION ALL
    SELECT users.company_rut, owner_id, spent_at FROM ad_reservations JOIN users ON users.id = owner_id
      WHERE source = 'free' AND spent_at IS NOT NULL AND users.company_rut IS NOT NULL
  ) AS used (rut, owner_id, spent_at)
  ORDER BY rut, spent_at, owner_id;
