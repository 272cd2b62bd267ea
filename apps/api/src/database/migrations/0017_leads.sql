CREATE TYPE "public"."lead_author" AS ENUM('buyer', 'seller', 'house');--> statement-breakpoint
CREATE TYPE "public"."lead_channel" AS ENUM('form', 'phone', 'whatsapp', 'email', 'qr', 'wanted');--> statement-breakpoint
CREATE TYPE "public"."lead_state" AS ENUM('new', 'seen', 'answered', 'visit', 'won', 'lost', 'spam');--> statement-breakpoint
CREATE TABLE "lead_blocks" (
	"user_id" integer NOT NULL,
	"email" "citext" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lead_blocks_user_id_email_pk" PRIMARY KEY("user_id","email")
);
--> statement-breakpoint
CREATE TABLE "lead_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lead_id" integer NOT NULL,
	"side" "lead_author" NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lead_codes_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "lead_codes_side" CHECK ("lead_codes"."side" <> 'house')
);
--> statement-breakpoint
CREATE TABLE "lead_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"lead_id" integer NOT NULL,
	"author" "lead_author" NOT NULL,
	"text" text NOT NULL,
	"risks" text[] DEFAULT '{}' NOT NULL,
	"idempotency_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "lead_messages_document_id_unique" UNIQUE("document_id"),
	CONSTRAINT "lead_messages_key" UNIQUE("lead_id","idempotency_key"),
	CONSTRAINT "lead_messages_text" CHECK (char_length(text) between 1 and 2000),
	CONSTRAINT "lead_messages_risks" CHECK ("lead_messages"."risks" <@ array['link', 'bank', 'reserve']::text[])
);
--> statement-breakpoint
CREATE TABLE "lead_templates" (
	"user_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "lead_templates_user_id_position_pk" PRIMARY KEY("user_id","position"),
	CONSTRAINT "lead_templates_title" UNIQUE("user_id","title")
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"ad_id" integer NOT NULL,
	"seller_id" integer NOT NULL,
	"buyer_id" integer,
	"channel" "lead_channel" NOT NULL,
	"day" date,
	"name" text DEFAULT '' NOT NULL,
	"email" "citext" DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"asks" text[] DEFAULT '{}' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"risks" text[] DEFAULT '{}' NOT NULL,
	"state" "lead_state" DEFAULT 'new' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"idempotency_key" text,
	"delivered_at" timestamp (3) with time zone,
	"last_message_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"first_answer_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"sold_at" timestamp (3) with time zone,
	"anonymised_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "leads_document_id_unique" UNIQUE("document_id"),
	CONSTRAINT "leads_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "leads_day" CHECK (("leads"."channel" in ('phone', 'whatsapp', 'email')) = ("leads"."day" is not null)),
	CONSTRAINT "leads_written" CHECK ("leads"."day" is not null or "leads"."anonymised_at" is not null or ("leads"."name" <> '' and "leads"."email" <> '' and "leads"."message" <> '' and "leads"."idempotency_key" is not null)),
	CONSTRAINT "leads_contact" CHECK ("leads"."day" is null or (("leads"."buyer_id" is not null or "leads"."anonymised_at" is not null) and "leads"."name" = '' and "leads"."email" = '' and "leads"."message" = '' and "leads"."delivered_at" is null)),
	CONSTRAINT "leads_anonymous" CHECK ("leads"."anonymised_at" is null or ("leads"."buyer_id" is null and "leads"."name" = '' and "leads"."email" = '' and "leads"."phone" = '' and "leads"."company" = '' and "leads"."message" = '' and "leads"."note" = '' and "leads"."idempotency_key" is null)),
	CONSTRAINT "leads_own" CHECK ("leads"."buyer_id" <> "leads"."seller_id"),
	CONSTRAINT "leads_lengths" CHECK (char_length(message) <= 2000 and char_length(note) <= 1000 and char_length(source) <= 40),
	CONSTRAINT "leads_answered" CHECK ("leads"."first_answer_at" >= "leads"."delivered_at"),
	CONSTRAINT "leads_asks" CHECK ("leads"."asks" <@ array['disponibilidad', 'visita', 'factura', 'traslado', 'financiamiento', 'video']::text[]),
	CONSTRAINT "leads_risks" CHECK ("leads"."risks" <@ array['link', 'bank', 'reserve']::text[])
);
--> statement-breakpoint
ALTER TABLE "lead_blocks" ADD CONSTRAINT "lead_blocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_codes" ADD CONSTRAINT "lead_codes_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_messages" ADD CONSTRAINT "lead_messages_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_templates" ADD CONSTRAINT "lead_templates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_codes_lead" ON "lead_codes" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "lead_codes_expires_at" ON "lead_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "leads_contact_of_day" ON "leads" USING btree ("buyer_id","ad_id","channel","day") WHERE day is not null and buyer_id is not null;--> statement-breakpoint
CREATE INDEX "leads_inbox" ON "leads" USING btree ("seller_id","state","last_message_at");--> statement-breakpoint
CREATE INDEX "leads_ad" ON "leads" USING btree ("ad_id","channel","buyer_id");--> statement-breakpoint
CREATE INDEX "leads_sold" ON "leads" USING btree ("ad_id") WHERE sold_at is not null and state = 'lost';--> statement-breakpoint
CREATE INDEX "leads_buyer" ON "leads" USING btree ("buyer_id","created_at");--> statement-breakpoint
CREATE INDEX "leads_email" ON "leads" USING btree ("email") WHERE email <> '';--> statement-breakpoint
CREATE INDEX "leads_created_at" ON "leads" USING btree ("created_at") WHERE anonymised_at is null;--> statement-breakpoint
CREATE INDEX "leads_unanswered" ON "leads" USING btree ("delivered_at") WHERE delivered_at is not null and first_answer_at is null and reminded_at is null and state in ('new', 'seen');--> statement-breakpoint
-- Reveals become part of the ledger: a seen number is a contact by phone.
INSERT INTO leads (ad_id, seller_id, buyer_id, channel, day, last_message_at, created_at, updated_at)
SELECT reveal.ad_id, ads.owner_id, reveal.user_id, 'phone', reveal.day, reveal.revealed_at, reveal.revealed_at, reveal.revealed_at
FROM contact_reveals AS reveal JOIN ads ON ads.id = reveal.ad_id;--> statement-breakpoint
DROP TABLE "contact_reveals";--> statement-breakpoint
CREATE TRIGGER leads_updated_at BEFORE UPDATE ON leads FOR EACH ROW EXECUTE FUNCTION keep_updated_at();
