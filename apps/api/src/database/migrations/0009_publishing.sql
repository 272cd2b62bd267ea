CREATE TYPE "public"."end_reason" AS ENUM('sold', 'withdrawn');--> statement-breakpoint
CREATE TYPE "public"."credit_kind" AS ENUM('publication', 'featured');--> statement-breakpoint
CREATE TYPE "public"."movement_kind" AS ENUM('grant', 'spend', 'return', 'revoke');--> statement-breakpoint
CREATE TYPE "public"."movement_reason" AS ENUM('sign-up', 'order', 'gift', 'ad-submitted', 'ad-renewed', 'ad-rejected', 'refund', 'carried-over');--> statement-breakpoint
CREATE TYPE "public"."order_item_kind" AS ENUM('pack', 'featured');--> statement-breakpoint
CREATE TYPE "public"."order_state" AS ENUM('created', 'redirected', 'paid', 'rejected', 'aborted', 'timed_out', 'failed', 'refunded', 'partially_refunded');--> statement-breakpoint
CREATE TYPE "public"."refund_state" AS ENUM('requested', 'done', 'failed');--> statement-breakpoint
CREATE TYPE "public"."review_kind" AS ENUM('first', 'edit');--> statement-breakpoint
CREATE TYPE "public"."review_reason" AS ENUM('incomplete', 'pictures', 'price', 'category', 'contact-in-text', 'duplicate', 'not-equipment', 'misleading', 'forbidden', 'fraud', 'other');--> statement-breakpoint
CREATE TYPE "public"."review_state" AS ENUM('pending', 'approved', 'changes_requested', 'rejected', 'withdrawn');--> statement-breakpoint
ALTER TYPE "public"."token_purpose" ADD VALUE 'renew_ad';--> statement-breakpoint
ALTER TYPE "public"."token_purpose" ADD VALUE 'sold_ad';--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"actor_id" integer NOT NULL,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"subject_name" text DEFAULT '' NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_entries_document_id_unique" UNIQUE("document_id")
);
--> statement-breakpoint
CREATE TABLE "empty_searches" (
	"day" date NOT NULL,
	"text" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "empty_searches_day_text_pk" PRIMARY KEY("day","text")
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "redirects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"permanent" boolean DEFAULT true NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redirects_document_id_unique" UNIQUE("document_id"),
	CONSTRAINT "redirects_from_unique" UNIQUE("from"),
	CONSTRAINT "redirects_from" CHECK ("redirects"."from" ~ '^/[^?#[:space:]]*$'),
	CONSTRAINT "redirects_to" CHECK ("redirects"."to" ~ '^(/|https://)[^[:space:]]*$'),
	CONSTRAINT "redirects_elsewhere" CHECK ("redirects"."from" <> "redirects"."to")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_gifts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_gifts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"idempotency_key" text NOT NULL,
	"owner_id" integer NOT NULL,
	"credit" "credit_kind" NOT NULL,
	"count" smallint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"actor_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_gifts_document_id_unique" UNIQUE("document_id"),
	CONSTRAINT "credit_gifts_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "credit_movements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"owner_id" integer NOT NULL,
	"credit" "credit_kind" NOT NULL,
	"credit_id" integer NOT NULL,
	"kind" "movement_kind" NOT NULL,
	"amount" smallint NOT NULL,
	"reason" "movement_reason" NOT NULL,
	"actor_id" integer,
	"ad_id" integer,
	"order_id" integer,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_movements_document_id_unique" UNIQUE("document_id"),
	CONSTRAINT "credit_movements_amount" CHECK ("credit_movements"."amount" = case when "credit_movements"."kind" in ('grant', 'return') then 1 else -1 end)
);
--> statement-breakpoint
CREATE TABLE "ad_drafts" (
	"ad_id" integer PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"what" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"order_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"kind" "order_item_kind" NOT NULL,
	"pack_id" integer,
	"name" text NOT NULL,
	"price" integer NOT NULL,
	"ads" smallint NOT NULL,
	"featured" smallint NOT NULL,
	"days" smallint NOT NULL,
	CONSTRAINT "order_items_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_items_price" CHECK ("order_items"."price" > 0),
	CONSTRAINT "order_items_pack" CHECK (("order_items"."kind" = 'pack') = ("order_items"."pack_id" is not null)),
	CONSTRAINT "order_items_grants" CHECK ("order_items"."ads" + "order_items"."featured" > 0 and "order_items"."days" > 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"owner_id" integer NOT NULL,
	"state" "order_state" DEFAULT 'created' NOT NULL,
	"idempotency_key" text NOT NULL,
	"buy_order" text,
	"session_id" text NOT NULL,
	"token" text,
	"redirect_url" text,
	"ad_id" integer,
	"feature_ad" boolean DEFAULT false NOT NULL,
	"net" integer NOT NULL,
	"iva" integer NOT NULL,
	"total" integer NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"buyer_name" text NOT NULL,
	"buyer_email" text NOT NULL,
	"is_invoice" boolean DEFAULT false NOT NULL,
	"invoice" jsonb,
	"payment" jsonb,
	"attention" text,
	"redirected_at" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"asked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_document_id_unique" UNIQUE("document_id"),
	CONSTRAINT "orders_buy_order_unique" UNIQUE("buy_order"),
	CONSTRAINT "orders_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "orders_token_unique" UNIQUE("token"),
	CONSTRAINT "orders_idempotency_key" UNIQUE("owner_id","idempotency_key"),
	CONSTRAINT "orders_total" CHECK ("orders"."net" + "orders"."iva" = "orders"."total" and "orders"."total" > 0),
	CONSTRAINT "orders_refunded" CHECK ("orders"."refunded" between 0 and "orders"."total"),
	CONSTRAINT "orders_buy_order" CHECK (char_length("orders"."buy_order") <= 26),
	CONSTRAINT "orders_invoice" CHECK ("orders"."is_invoice" = ("orders"."invoice" is not null)),
	CONSTRAINT "orders_paid" CHECK (("orders"."state" in ('paid', 'refunded', 'partially_refunded')) = ("orders"."paid_at" is not null and "orders"."payment" is not null)),
	CONSTRAINT "orders_token" CHECK ("orders"."state" in ('created', 'failed') or "orders"."token" is not null),
	CONSTRAINT "orders_fully_refunded" CHECK (("orders"."state" <> 'refunded' or "orders"."refunded" = "orders"."total") and ("orders"."state" <> 'partially_refunded' or ("orders"."refunded" > 0 and "orders"."refunded" < "orders"."total")))
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"order_id" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"amount" integer NOT NULL,
	"state" "refund_state" DEFAULT 'requested' NOT NULL,
	"reason" text NOT NULL,
	"balance_before" integer NOT NULL,
	"gateway_type" text,
	"authorization_code" text,
	"actor_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "refunds_document_id_unique" UNIQUE("document_id"),
	CONSTRAINT "refunds_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0),
	CONSTRAINT "refunds_done" CHECK (("refunds"."state" = 'done') = ("refunds"."done_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "ad_review_images" (
	"review_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "ad_review_images_review_id_file_id_pk" PRIMARY KEY("review_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "ad_reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ad_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"ad_id" integer NOT NULL,
	"kind" "review_kind" NOT NULL,
	"state" "review_state" DEFAULT 'pending' NOT NULL,
	"content" jsonb NOT NULL,
	"approved" jsonb,
	"reason" "review_reason",
	"notes" text DEFAULT '' NOT NULL,
	"submitted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" integer,
	CONSTRAINT "ad_reviews_document_id_unique" UNIQUE("document_id"),
	CONSTRAINT "ad_reviews_decided" CHECK (("ad_reviews"."state" = 'pending') = ("ad_reviews"."decided_at" is null)),
	CONSTRAINT "ad_reviews_refusal_says_why" CHECK ("ad_reviews"."state" not in ('changes_requested', 'rejected') or "ad_reviews"."reason" is not null)
);
--> statement-breakpoint
ALTER TABLE "ad_featured_reservations" DROP CONSTRAINT "ad_featured_reservations_ad_id_unique";--> statement-breakpoint
ALTER TABLE "ad_reservations" DROP CONSTRAINT "ad_reservations_ad_id_unique";--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD COLUMN "ad_id" integer;--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "end_reason" "end_reason";--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "submitted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "featured_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "ad_featured_reservations" ADD COLUMN "order_id" integer;--> statement-breakpoint
ALTER TABLE "ad_featured_reservations" ADD COLUMN "used_up_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ad_featured_reservations" ADD COLUMN "revoked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ad_reservations" ADD COLUMN "order_id" integer;--> statement-breakpoint
ALTER TABLE "ad_reservations" ADD COLUMN "used_up_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ad_reservations" ADD COLUMN "revoked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_gifts" ADD CONSTRAINT "credit_gifts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_gifts" ADD CONSTRAINT "credit_gifts_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_movements" ADD CONSTRAINT "credit_movements_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_movements" ADD CONSTRAINT "credit_movements_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_movements" ADD CONSTRAINT "credit_movements_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_movements" ADD CONSTRAINT "credit_movements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_drafts" ADD CONSTRAINT "ad_drafts_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_pack_id_ad_packs_id_fk" FOREIGN KEY ("pack_id") REFERENCES "public"."ad_packs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_review_images" ADD CONSTRAINT "ad_review_images_review_id_ad_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."ad_reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_review_images" ADD CONSTRAINT "ad_review_images_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_reviews" ADD CONSTRAINT "ad_reviews_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_reviews" ADD CONSTRAINT "ad_reviews_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "credit_movements_owner" ON "credit_movements" USING btree ("owner_id","credit","id");--> statement-breakpoint
CREATE INDEX "credit_movements_order" ON "credit_movements" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "orders_owner" ON "orders" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("created_at") WHERE state in ('created', 'redirected');--> statement-breakpoint
CREATE UNIQUE INDEX "orders_open_ad" ON "orders" USING btree ("ad_id") WHERE ad_id is not null and state in ('created', 'redirected');--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_open" ON "refunds" USING btree ("order_id") WHERE state = 'requested';--> statement-breakpoint
CREATE INDEX "ad_review_images_file" ON "ad_review_images" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ad_reviews_pending" ON "ad_reviews" USING btree ("ad_id") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "ad_reviews_ad" ON "ad_reviews" USING btree ("ad_id","id");--> statement-breakpoint
CREATE INDEX "ad_reviews_queue" ON "ad_reviews" USING btree ("submitted_at","id") WHERE state = 'pending';--> statement-breakpoint
ALTER TABLE "ad_featured_reservations" ADD CONSTRAINT "ad_featured_reservations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_reservations" ADD CONSTRAINT "ad_reservations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ads_featured_until" ON "ads" USING btree ("featured_until") WHERE featured_until is not null;--> statement-breakpoint
CREATE INDEX "ad_featured_reservations_order" ON "ad_featured_reservations" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ad_featured_reservations_ad" ON "ad_featured_reservations" USING btree ("ad_id") WHERE used_up_at is null;--> statement-breakpoint
CREATE INDEX "ad_reservations_order" ON "ad_reservations" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ad_reservations_ad" ON "ad_reservations" USING btree ("ad_id") WHERE used_up_at is null;--> statement-breakpoint
ALTER TABLE "ads" ADD CONSTRAINT "ads_idempotency_key" UNIQUE("owner_id","idempotency_key");--> statement-breakpoint
ALTER TABLE "ads" ADD CONSTRAINT "ads_end_reason" CHECK ("ads"."end_reason" is null or "ads"."state" in ('expired', 'deactivated'));--> statement-breakpoint
ALTER TABLE "ad_featured_reservations" ADD CONSTRAINT "ad_featured_reservations_used_up" CHECK ("ad_featured_reservations"."used_up_at" is null or "ad_featured_reservations"."ad_id" is not null);--> statement-breakpoint
ALTER TABLE "ad_featured_reservations" ADD CONSTRAINT "ad_featured_reservations_revoked" CHECK ("ad_featured_reservations"."revoked_at" is null or "ad_featured_reservations"."ad_id" is null);--> statement-breakpoint
ALTER TABLE "ad_featured_reservations" ADD CONSTRAINT "ad_featured_reservations_bought" CHECK ("ad_featured_reservations"."order_id" is null or "ad_featured_reservations"."source" = 'pack');--> statement-breakpoint
ALTER TABLE "ad_reservations" ADD CONSTRAINT "ad_reservations_used_up" CHECK ("ad_reservations"."used_up_at" is null or "ad_reservations"."ad_id" is not null);--> statement-breakpoint
ALTER TABLE "ad_reservations" ADD CONSTRAINT "ad_reservations_revoked" CHECK ("ad_reservations"."revoked_at" is null or "ad_reservations"."ad_id" is null);--> statement-breakpoint
ALTER TABLE "ad_reservations" ADD CONSTRAINT "ad_reservations_bought" CHECK ("ad_reservations"."order_id" is null or "ad_reservations"."source" = 'pack');