CREATE TYPE "public"."rights_purpose" AS ENUM('security', 'statistics', 'recordings', 'other');--> statement-breakpoint
CREATE TYPE "public"."rights_right" AS ENUM('access', 'rectification', 'erasure', 'objection', 'portability', 'block');--> statement-breakpoint
CREATE TYPE "public"."rights_state" AS ENUM('unconfirmed', 'open', 'extended', 'answered', 'refused', 'withdrawn');--> statement-breakpoint
CREATE TABLE "consent_texts" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"kind" "consent_kind" NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rights_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rights_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"idempotency_key" text NOT NULL,
	"user_id" integer,
	"name" text NOT NULL,
	"email" "citext",
	"right" "rights_right" NOT NULL,
	"purpose" "rights_purpose",
	"message" text NOT NULL,
	"state" "rights_state" NOT NULL,
	"code_hash" "bytea",
	"code_expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"goal_day" date NOT NULL,
	"limit_day" date NOT NULL,
	"extension_reason" text DEFAULT '' NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by" integer,
	"answer" text DEFAULT '' NOT NULL,
	"reminded_of" text,
	CONSTRAINT "rights_requests_document_id_unique" UNIQUE("document_id"),
	CONSTRAINT "rights_requests_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "rights_requests_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "rights_requests_purpose" CHECK (("rights_requests"."right" = 'objection') = ("rights_requests"."purpose" is not null)),
	CONSTRAINT "rights_requests_code" CHECK (("rights_requests"."code_hash" is null) = ("rights_requests"."code_expires_at" is null)),
	CONSTRAINT "rights_requests_closed" CHECK (("rights_requests"."closed_at" is not null) = ("rights_requests"."state" in ('answered', 'refused', 'withdrawn'))),
	CONSTRAINT "rights_requests_limits" CHECK ("rights_requests"."goal_day" <= "rights_requests"."limit_day")
);
--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "text_hash" "bytea";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "data_blocked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "rights_requests" ADD CONSTRAINT "rights_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rights_requests" ADD CONSTRAINT "rights_requests_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rights_requests_user" ON "rights_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "rights_requests_email" ON "rights_requests" USING btree ("email");--> statement-breakpoint
CREATE INDEX "rights_requests_waiting" ON "rights_requests" USING btree ("limit_day") WHERE state in ('open', 'extended');--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_text_hash_consent_texts_hash_fk" FOREIGN KEY ("text_hash") REFERENCES "public"."consent_texts"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- A text that somebody consented to is never changed or removed.
CREATE TRIGGER consent_texts_append_only BEFORE UPDATE OR DELETE ON consent_texts FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- A block hides the public page of a professional seller: what others see of a user includes it.
CREATE OR REPLACE FUNCTION notify_user_changes() RETURNS trigger LANGUAGE plpgsql AS $$
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
      o.avatar_id, o.cover_id, o.blocked_at, o.data_blocked_at, o.deleted_at, o.created_at)
    IS DISTINCT FROM
    (n.username::text, n.firstname, n.lastname, n.company_name, n.pro, n.description, n.commune_id,
      n.avatar_id, n.cover_id, n.blocked_at, n.data_blocked_at, n.deleted_at, n.created_at) AS differs)
      AS compared
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
END $$;
