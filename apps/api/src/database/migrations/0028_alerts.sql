CREATE TYPE "public"."alert_frequency" AS ENUM('instant', 'daily', 'weekly');--> statement-breakpoint
CREATE TYPE "public"."alert_kind" AS ENUM('new', 'price_drop', 'back');--> statement-breakpoint
CREATE TYPE "public"."alert_state" AS ENUM('pending', 'active', 'paused', 'asleep', 'stopped');--> statement-breakpoint
ALTER TYPE "public"."consent_kind" ADD VALUE 'alerts';--> statement-breakpoint
CREATE TABLE "alert_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"alert_id" integer NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "alert_codes_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "alert_hits" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert_hits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"alert_id" integer NOT NULL,
	"ad_id" integer NOT NULL,
	"kind" "alert_kind" NOT NULL,
	"occurrence" text NOT NULL,
	"found_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "alert_hits_event" UNIQUE("alert_id","ad_id","kind","occurrence")
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"email" "citext" NOT NULL,
	"search" text NOT NULL,
	"category" text NOT NULL,
	"region" text NOT NULL,
	"commune" text NOT NULL,
	"kinds" "alert_kind"[] NOT NULL,
	"frequency" "alert_frequency" NOT NULL,
	"state" "alert_state" DEFAULT 'pending' NOT NULL,
	"consent_hash" "bytea" NOT NULL,
	"consent_version" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"active_since" timestamp (3) with time zone,
	"known_ads" integer[],
	"due_at" timestamp (3) with time zone,
	"mailed_day" date,
	"mailed_count" smallint DEFAULT 0 NOT NULL,
	"last_visit_at" timestamp (3) with time zone,
	"asked_at" timestamp (3) with time zone,
	"stopped_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alerts_document_id_unique" UNIQUE("document_id"),
	CONSTRAINT "alerts_search_chosen" CHECK ("alerts"."search" <> ''),
	CONSTRAINT "alerts_kinds" CHECK (cardinality("alerts"."kinds") between 1 and 3),
	CONSTRAINT "alerts_confirmed" CHECK ("alerts"."state" in ('pending', 'stopped') or "alerts"."confirmed_at" is not null),
	CONSTRAINT "alerts_active_since" CHECK (("alerts"."state" = 'active') <= ("alerts"."active_since" is not null)),
	CONSTRAINT "alerts_known_ads" CHECK (cardinality("alerts"."known_ads") <= 500),
	CONSTRAINT "alerts_stopped" CHECK (("alerts"."state" = 'stopped') = ("alerts"."stopped_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "alert_codes" ADD CONSTRAINT "alert_codes_alert_id_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_hits" ADD CONSTRAINT "alert_hits_alert_id_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_hits" ADD CONSTRAINT "alert_hits_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_consent_hash_consent_texts_hash_fk" FOREIGN KEY ("consent_hash") REFERENCES "public"."consent_texts"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_codes_alert" ON "alert_codes" USING btree ("alert_id");--> statement-breakpoint
CREATE INDEX "alert_codes_expires_at" ON "alert_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "alert_hits_unsent" ON "alert_hits" USING btree ("alert_id") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "alert_hits_ad" ON "alert_hits" USING btree ("ad_id");--> statement-breakpoint
CREATE INDEX "alert_hits_found_at" ON "alert_hits" USING btree ("found_at");--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_search" ON "alerts" USING btree ("email","search") WHERE state <> 'stopped';--> statement-breakpoint
CREATE INDEX "alerts_email" ON "alerts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "alerts_watching" ON "alerts" USING btree ("category","region") WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "alerts_due" ON "alerts" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE TRIGGER alerts_updated_at BEFORE UPDATE ON alerts FOR EACH ROW EXECUTE FUNCTION keep_updated_at();
