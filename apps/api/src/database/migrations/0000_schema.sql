-- Tables follow apps/api/src/database/schema; what drizzle cannot express stands before and after them:
-- extensions and text search first, then the triggers by which the database maintains columns, history,
-- the ledger and change notifications.

CREATE EXTENSION IF NOT EXISTS citext;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- Spanish stemming that also ignores accents: "grúas" and "gruas" are one word.
CREATE TEXT SEARCH CONFIGURATION wara (COPY = spanish);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION wara ALTER MAPPING FOR hword, hword_part, word WITH unaccent, spanish_stem;--> statement-breakpoint
-- unaccent() is only STABLE because its dictionary could be replaced; ours is not, so it may be indexed.
CREATE FUNCTION plain_text(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN lower(unaccent('unaccent'::regdictionary, value));--> statement-breakpoint

CREATE TYPE "public"."consent_kind" AS ENUM('terms', 'privacy', 'adulthood', 'news');--> statement-breakpoint
CREATE TYPE "public"."social_provider" AS ENUM('google', 'facebook');--> statement-breakpoint
CREATE TYPE "public"."token_purpose" AS ENUM('confirm_email', 'reset_password', 'google_login', 'facebook_login', 'upload', 'renew_ad', 'sold_ad');--> statement-breakpoint
CREATE TYPE "public"."user_kind" AS ENUM('person', 'company');--> statement-breakpoint
CREATE TYPE "public"."user_role" AS ENUM('user', 'moderator', 'operator');--> statement-breakpoint
CREATE TYPE "public"."ad_end_notice_kind" AS ENUM('ending', 'ended');--> statement-breakpoint
CREATE TYPE "public"."ad_state" AS ENUM('draft', 'awaiting_payment', 'pending', 'changes_requested', 'rejected', 'active', 'expired', 'deactivated', 'banned');--> statement-breakpoint
CREATE TYPE "public"."currency" AS ENUM('CLP', 'USD');--> statement-breakpoint
CREATE TYPE "public"."end_reason" AS ENUM('sold', 'withdrawn');--> statement-breakpoint
CREATE TYPE "public"."review_reason" AS ENUM('incomplete', 'pictures', 'price', 'category', 'contact-in-text', 'duplicate', 'not-equipment', 'misleading', 'forbidden', 'fraud', 'other');--> statement-breakpoint
CREATE TYPE "public"."credit_kind" AS ENUM('publication', 'featured');--> statement-breakpoint
CREATE TYPE "public"."credit_source" AS ENUM('free', 'pack', 'gift');--> statement-breakpoint
CREATE TYPE "public"."movement_kind" AS ENUM('grant', 'spend', 'return', 'revoke');--> statement-breakpoint
CREATE TYPE "public"."movement_reason" AS ENUM('sign-up', 'order', 'gift', 'ad-submitted', 'ad-renewed', 'ad-featured', 'ad-rejected', 'ad-withdrawn', 'rejection-undone', 'refund', 'carried-over');--> statement-breakpoint
CREATE TYPE "public"."decision_kind" AS ENUM('approve', 'request-changes', 'reject', 'ban');--> statement-breakpoint
CREATE TYPE "public"."indicator_code" AS ENUM('uf', 'dolar', 'euro', 'utm', 'ipc');--> statement-breakpoint
CREATE TYPE "public"."order_ad_intent" AS ENUM('publish', 'renew', 'feature');--> statement-breakpoint
CREATE TYPE "public"."order_item_kind" AS ENUM('pack', 'featured');--> statement-breakpoint
CREATE TYPE "public"."order_state" AS ENUM('created', 'redirected', 'paid', 'rejected', 'aborted', 'timed_out', 'failed', 'refunded', 'partially_refunded');--> statement-breakpoint
CREATE TYPE "public"."refund_state" AS ENUM('requested', 'done', 'failed');--> statement-breakpoint
CREATE TYPE "public"."pro_request_state" AS ENUM('open', 'approved', 'declined');--> statement-breakpoint
CREATE TYPE "public"."review_kind" AS ENUM('first', 'edit');--> statement-breakpoint
CREATE TYPE "public"."review_state" AS ENUM('pending', 'approved', 'changes_requested', 'rejected', 'withdrawn');--> statement-breakpoint
CREATE TYPE "public"."tax_document_kind" AS ENUM('receipt', 'invoice', 'credit_note');--> statement-breakpoint
CREATE TYPE "public"."tax_document_state" AS ENUM('pending', 'issued', 'waived');--> statement-breakpoint
CREATE TYPE "public"."upload_type" AS ENUM('avatar', 'cover', 'gallery');--> statement-breakpoint
CREATE TABLE "consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" "consent_kind" NOT NULL,
	"granted" boolean NOT NULL,
	"version" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "identities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"provider" "social_provider" NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identities_subject" UNIQUE("provider","subject"),
	CONSTRAINT "identities_user" UNIQUE("user_id","provider")
);
--> statement-breakpoint
CREATE TABLE "log_in_failures" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_failure_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"locked_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "one_time_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"purpose" "token_purpose" NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"binding_hash" "bytea",
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"ad_id" integer,
	CONSTRAINT "one_time_tokens_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" "bytea" NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"document_id" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"device_hash" "bytea",
	"last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"network_hash" "bytea",
	CONSTRAINT "sessions_document_id_unique" UNIQUE("document_id"),
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "social_attempts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "social_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider" "social_provider" NOT NULL,
	"state_hash" "bytea" NOT NULL,
	"code_verifier" text NOT NULL,
	"nonce" text NOT NULL,
	"binding_hash" "bytea",
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "social_attempts_state_hash_unique" UNIQUE("state_hash")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"email" "citext" NOT NULL,
	"username" "citext" NOT NULL,
	"password_hash" text,
	"role" "user_role" DEFAULT 'user' NOT NULL,
	"kind" "user_kind" DEFAULT 'person' NOT NULL,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"company_name" text,
	"rut" text,
	"phone" text,
	"pro" boolean DEFAULT false NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"commune_id" integer,
	"address" text,
	"avatar_id" integer,
	"cover_id" integer,
	"confirmed_at" timestamp (3) with time zone,
	"blocked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"business_activity" text,
	"company_rut" text,
	"username_changed_at" timestamp (3) with time zone,
	"deletion_due_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"blocked_reason" text,
	CONSTRAINT "users_document_id_unique" UNIQUE("document_id"),
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_username_unique" UNIQUE("username"),
	CONSTRAINT "users_username" CHECK ("users"."username" ~ '^[A-Za-z0-9._-]{3,30}$'),
	CONSTRAINT "users_email" CHECK ("users"."email" ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
	CONSTRAINT "users_rut" CHECK ("users"."rut" ~ '^[0-9]{1,8}-[0-9K]$'),
	CONSTRAINT "users_company_rut" CHECK ("users"."company_rut" ~ '^[0-9]{1,8}-[0-9K]$'),
	CONSTRAINT "users_blocked_reason" CHECK ("users"."blocked_reason" is null or "users"."blocked_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "ad_end_notices" (
	"ad_id" integer NOT NULL,
	"kind" "ad_end_notice_kind" NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"notified_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ad_end_notices_ad_id_kind_expires_at_pk" PRIMARY KEY("ad_id","kind","expires_at")
);
--> statement-breakpoint
CREATE TABLE "ad_featurings" (
	"ad_id" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"featured_at" timestamp (3) with time zone NOT NULL,
	"featured_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ad_featurings_ad_id_idempotency_key_pk" PRIMARY KEY("ad_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "ad_renewals" (
	"ad_id" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"renewed_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ad_renewals_ad_id_idempotency_key_pk" PRIMARY KEY("ad_id","idempotency_key")
);
--> statement-breakpoint
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
CREATE TABLE "staff_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"ad_id" integer,
	"user_id" integer,
	"author_id" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_notes_document_id_unique" UNIQUE("document_id"),
	CONSTRAINT "staff_notes_one_subject" CHECK (num_nonnulls("staff_notes"."ad_id", "staff_notes"."user_id") = 1),
	CONSTRAINT "staff_notes_text" CHECK (char_length("staff_notes"."text") between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "ad_images" (
	"ad_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"file_id" integer NOT NULL,
	CONSTRAINT "ad_images_ad_id_position_pk" PRIMARY KEY("ad_id","position"),
	CONSTRAINT "ad_images_file" UNIQUE("ad_id","file_id"),
	CONSTRAINT "ad_images_position" CHECK ("ad_images"."position" between 1 and 12)
);
--> statement-breakpoint
CREATE TABLE "ads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"state" "ad_state" DEFAULT 'draft' NOT NULL,
	"owner_id" integer NOT NULL,
	"category_id" integer,
	"price" numeric(14, 2) DEFAULT 0 NOT NULL,
	"currency" "currency" DEFAULT 'CLP' NOT NULL,
	"price_clp" numeric(16, 2) DEFAULT 0 NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"email" text,
	"phone" text,
	"commune_id" integer,
	"address" text,
	"address_number" text,
	"condition_id" integer,
	"manufacturer" text DEFAULT '' NOT NULL,
	"model" text DEFAULT '' NOT NULL,
	"year" smallint DEFAULT 0 NOT NULL,
	"serial_number" text,
	"weight" numeric(10, 2) DEFAULT 0 NOT NULL,
	"width" numeric(10, 2) DEFAULT 0 NOT NULL,
	"height" numeric(10, 2) DEFAULT 0 NOT NULL,
	"depth" numeric(10, 2) DEFAULT 0 NOT NULL,
	"days" smallint DEFAULT 15 NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"published_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"search" "tsvector",
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"end_reason" "end_reason",
	"submitted_at" timestamp (3) with time zone,
	"featured_until" timestamp (3) with time zone,
	"idempotency_key" text,
	"ban_reason" "review_reason",
	"ban_notes" text DEFAULT '' NOT NULL,
	"hidden_at" timestamp (3) with time zone,
	"returned_at" timestamp (3) with time zone,
	"subject" "tsvector",
	CONSTRAINT "ads_document_id_unique" UNIQUE("document_id"),
	CONSTRAINT "ads_slug_unique" UNIQUE("slug"),
	CONSTRAINT "ads_idempotency_key" UNIQUE("owner_id","idempotency_key"),
	CONSTRAINT "ads_slug" CHECK ("ads"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "ads_price" CHECK ("ads"."price" >= 0 and "ads"."price" <= 9999999999),
	CONSTRAINT "ads_whole_pesos" CHECK ("ads"."currency" <> 'CLP' or "ads"."price" = trunc("ads"."price")),
	CONSTRAINT "ads_sizes" CHECK ("ads"."weight" >= 0 and "ads"."depth" >= 0 and "ads"."width" >= 0 and "ads"."height" >= 0),
	CONSTRAINT "ads_year" CHECK ("ads"."year" = 0 or "ads"."year" between 1900 and 2200),
	CONSTRAINT "ads_days" CHECK ("ads"."days" > 0),
	CONSTRAINT "ads_complete_once_submitted" CHECK ("ads"."state" in ('draft', 'awaiting_payment') or (char_length("ads"."name") between 5 and 80 and "ads"."price" > 0 and "ads"."category_id" is not null and "ads"."commune_id" is not null and "ads"."condition_id" is not null)),
	CONSTRAINT "ads_published_dates" CHECK ("ads"."state" not in ('active', 'expired') or ("ads"."published_at" is not null and "ads"."expires_at" > "ads"."published_at")),
	CONSTRAINT "ads_ended_date" CHECK (("ads"."state" in ('expired', 'deactivated', 'banned')) = ("ads"."ended_at" is not null)),
	CONSTRAINT "ads_end_reason" CHECK ("ads"."end_reason" is null or "ads"."state" in ('expired', 'deactivated')),
	CONSTRAINT "ads_ban_reason" CHECK ("ads"."ban_reason" is null or "ads"."state" = 'banned'),
	CONSTRAINT "ads_hidden" CHECK ("ads"."hidden_at" is null or "ads"."state" in ('draft', 'rejected', 'expired', 'deactivated', 'banned'))
);
--> statement-breakpoint
CREATE TABLE "ad_packs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ad_packs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"price" integer NOT NULL,
	"ads" smallint NOT NULL,
	"featured" smallint DEFAULT 0 NOT NULL,
	"days" smallint NOT NULL,
	"on_sale" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ad_packs_document_id_unique" UNIQUE("document_id"),
	CONSTRAINT "ad_packs_slug_unique" UNIQUE("slug"),
	CONSTRAINT "ad_packs_price" CHECK ("ad_packs"."price" > 0),
	CONSTRAINT "ad_packs_counts" CHECK ("ad_packs"."ads" > 0 and "ad_packs"."featured" >= 0 and "ad_packs"."days" > 0)
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"color" text NOT NULL,
	"color_tint" text NOT NULL,
	"icon" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "categories_document_id_unique" UNIQUE("document_id"),
	CONSTRAINT "categories_name_unique" UNIQUE("name"),
	CONSTRAINT "categories_slug_unique" UNIQUE("slug"),
	CONSTRAINT "categories_color" CHECK ("categories"."color" ~ '^#[0-9A-Fa-f]{6}$'),
	CONSTRAINT "categories_color_tint" CHECK ("categories"."color_tint" ~ '^#[0-9A-Fa-f]{6}$')
);
--> statement-breakpoint
CREATE TABLE "conditions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conditions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	CONSTRAINT "conditions_document_id_unique" UNIQUE("document_id"),
	CONSTRAINT "conditions_name_unique" UNIQUE("name"),
	CONSTRAINT "conditions_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"idempotency_key" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_messages_document_id_unique" UNIQUE("document_id"),
	CONSTRAINT "contact_messages_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "faqs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "faqs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"topic" text NOT NULL,
	"order" smallint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "faqs_document_id_unique" UNIQUE("document_id"),
	CONSTRAINT "faqs_question_unique" UNIQUE("question")
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"body" text NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pages_document_id_unique" UNIQUE("document_id"),
	CONSTRAINT "pages_slug_unique" UNIQUE("slug"),
	CONSTRAINT "pages_slug" CHECK ("pages"."slug" ~ '^[a-z0-9-]+$')
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_synonyms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"terms" text[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_synonyms_document_id_unique" UNIQUE("document_id"),
	CONSTRAINT "search_synonyms_terms" CHECK (cardinality("search_synonyms"."terms") >= 2)
);
--> statement-breakpoint
CREATE TABLE "ad_featured_reservations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ad_featured_reservations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"owner_id" integer NOT NULL,
	"source" "credit_source" NOT NULL,
	"days" smallint NOT NULL,
	"ad_id" integer,
	"granted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"spent_at" timestamp (3) with time zone,
	"returned_at" timestamp (3) with time zone,
	"order_id" integer,
	"used_up_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "ad_featured_reservations_document_id_unique" UNIQUE("document_id"),
	CONSTRAINT "ad_featured_reservations_spent" CHECK (("ad_featured_reservations"."ad_id" is null) = ("ad_featured_reservations"."spent_at" is null)),
	CONSTRAINT "ad_featured_reservations_used_up" CHECK ("ad_featured_reservations"."used_up_at" is null or "ad_featured_reservations"."ad_id" is not null),
	CONSTRAINT "ad_featured_reservations_revoked" CHECK ("ad_featured_reservations"."revoked_at" is null or "ad_featured_reservations"."ad_id" is null),
	CONSTRAINT "ad_featured_reservations_bought" CHECK ("ad_featured_reservations"."order_id" is null or "ad_featured_reservations"."source" = 'pack'),
	CONSTRAINT "ad_featured_reservations_days" CHECK ("ad_featured_reservations"."days" > 0)
);
--> statement-breakpoint
CREATE TABLE "ad_reservations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ad_reservations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"owner_id" integer NOT NULL,
	"source" "credit_source" NOT NULL,
	"days" smallint NOT NULL,
	"ad_id" integer,
	"granted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"spent_at" timestamp (3) with time zone,
	"returned_at" timestamp (3) with time zone,
	"order_id" integer,
	"used_up_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "ad_reservations_document_id_unique" UNIQUE("document_id"),
	CONSTRAINT "ad_reservations_spent" CHECK (("ad_reservations"."ad_id" is null) = ("ad_reservations"."spent_at" is null)),
	CONSTRAINT "ad_reservations_used_up" CHECK ("ad_reservations"."used_up_at" is null or "ad_reservations"."ad_id" is not null),
	CONSTRAINT "ad_reservations_revoked" CHECK ("ad_reservations"."revoked_at" is null or "ad_reservations"."ad_id" is null),
	CONSTRAINT "ad_reservations_bought" CHECK ("ad_reservations"."order_id" is null or "ad_reservations"."source" = 'pack'),
	CONSTRAINT "ad_reservations_days" CHECK ("ad_reservations"."days" > 0)
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
CREATE TABLE "free_credit_claims" (
	"rut_hash" "bytea" PRIMARY KEY NOT NULL,
	"owner_id" integer NOT NULL,
	"claimed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ad_decisions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ad_decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"ad_id" integer NOT NULL,
	"review_id" integer,
	"actor_id" integer NOT NULL,
	"kind" "decision_kind" NOT NULL,
	"before" jsonb NOT NULL,
	"mail_reason" text,
	"decided_at" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "ad_decisions_document_id_unique" UNIQUE("document_id"),
	CONSTRAINT "ad_decisions_undone" CHECK ("ad_decisions"."undone_at" >= "ad_decisions"."decided_at")
);
--> statement-breakpoint
CREATE TABLE "ad_drafts" (
	"ad_id" integer PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"device" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"url" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"alternative_text" text,
	"formats" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"fingerprint" bit(64),
	CONSTRAINT "files_document_id_unique" UNIQUE("document_id"),
	CONSTRAINT "files_url_unique" UNIQUE("url"),
	CONSTRAINT "files_url" CHECK ("files"."url" ~ '^/uploads/[a-z0-9_-]+[.](webp|jpg|png)$'),
	CONSTRAINT "files_size" CHECK ("files"."width" > 0 and "files"."height" > 0)
);
--> statement-breakpoint
CREATE TABLE "indicator_values" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "indicator_values_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"code" "indicator_code" NOT NULL,
	"date" date NOT NULL,
	"value" double precision NOT NULL,
	"fetched_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "indicator_values_document_id_unique" UNIQUE("document_id"),
	CONSTRAINT "indicator_values_day" UNIQUE("code","date")
);
--> statement-breakpoint
CREATE TABLE "indicators" (
	"code" "indicator_code" PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"unit" text NOT NULL
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
	"commit_sent_at" timestamp (3) with time zone,
	"ad_intent" "order_ad_intent",
	CONSTRAINT "orders_document_id_unique" UNIQUE("document_id"),
	CONSTRAINT "orders_buy_order_unique" UNIQUE("buy_order"),
	CONSTRAINT "orders_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "orders_token_unique" UNIQUE("token"),
	CONSTRAINT "orders_idempotency_key" UNIQUE("owner_id","idempotency_key"),
	CONSTRAINT "orders_total" CHECK ("orders"."net" + "orders"."iva" = "orders"."total" and "orders"."total" > 0),
	CONSTRAINT "orders_ad_intent" CHECK ("orders"."ad_id" is null or "orders"."ad_intent" is not null),
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
	"publication_credits" smallint DEFAULT 0 NOT NULL,
	"featured_credits" smallint DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "refunds_document_id_unique" UNIQUE("document_id"),
	CONSTRAINT "refunds_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0),
	CONSTRAINT "refunds_done" CHECK (("refunds"."state" = 'done') = ("refunds"."done_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "communes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "communes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"region_id" integer NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	CONSTRAINT "communes_document_id_unique" UNIQUE("document_id"),
	CONSTRAINT "communes_code_unique" UNIQUE("code"),
	CONSTRAINT "communes_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "regions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "regions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"full_name" text NOT NULL,
	"slug" text NOT NULL,
	"order" smallint NOT NULL,
	CONSTRAINT "regions_document_id_unique" UNIQUE("document_id"),
	CONSTRAINT "regions_code_unique" UNIQUE("code"),
	CONSTRAINT "regions_slug_unique" UNIQUE("slug")
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
CREATE TABLE "rate_counters" (
	"key" text NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "rate_counters_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
CREATE TABLE "recording_parts" (
	"recording_id" integer NOT NULL,
	"seq" integer NOT NULL,
	"payload" text NOT NULL,
	CONSTRAINT "recording_parts_recording_id_seq_pk" PRIMARY KEY("recording_id","seq"),
	CONSTRAINT "recording_parts_seq" CHECK ("recording_parts"."seq" between 0 and 1079),
	CONSTRAINT "recording_parts_payload" CHECK (char_length("recording_parts"."payload") between 2 and 4096000)
);
--> statement-breakpoint
CREATE TABLE "recordings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recordings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"key" uuid NOT NULL,
	"user_id" integer,
	"name" text,
	"email" text,
	"path" text NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"pages" integer DEFAULT 1 NOT NULL,
	"events" integer DEFAULT 0 NOT NULL,
	"characters" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recordings_document_id_unique" UNIQUE("document_id"),
	CONSTRAINT "recordings_key_unique" UNIQUE("key"),
	CONSTRAINT "recordings_identity" CHECK (("recordings"."user_id" is null) = ("recordings"."email" is null) and ("recordings"."email" is null) = ("recordings"."name" is null)),
	CONSTRAINT "recordings_path" CHECK ("recordings"."path" ~ '^/[^?#[:space:]]*$'),
	CONSTRAINT "recordings_counts" CHECK ("recordings"."pages" > 0 and "recordings"."events" >= 0 and "recordings"."characters" >= 0),
	CONSTRAINT "recordings_time" CHECK ("recordings"."last_at" >= "recordings"."started_at")
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
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"shown" text NOT NULL,
	"ads" integer NOT NULL,
	"refreshed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"equipment" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tax_document_files" (
	"tax_document_id" integer PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tax_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tax_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"order_id" integer NOT NULL,
	"refund_id" integer,
	"kind" "tax_document_kind" NOT NULL,
	"state" "tax_document_state" DEFAULT 'pending' NOT NULL,
	"amount" integer NOT NULL,
	"folio" text,
	"issued_at" timestamp (3) with time zone,
	"actor_id" integer,
	"waived_reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tax_documents_document_id_unique" UNIQUE("document_id"),
	CONSTRAINT "tax_documents_amount" CHECK ("tax_documents"."amount" > 0),
	CONSTRAINT "tax_documents_credit_note" CHECK (("tax_documents"."kind" = 'credit_note') = ("tax_documents"."refund_id" is not null)),
	CONSTRAINT "tax_documents_issued" CHECK (("tax_documents"."state" = 'issued') = ("tax_documents"."folio" is not null) and ("tax_documents"."state" = 'issued') = ("tax_documents"."issued_at" is not null)),
	CONSTRAINT "tax_documents_waived" CHECK (("tax_documents"."state" = 'waived') = ("tax_documents"."waived_reason" is not null)),
	CONSTRAINT "tax_documents_folio_digits" CHECK ("tax_documents"."folio" ~ '^[1-9][0-9]{0,9}$')
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"file_id" integer PRIMARY KEY NOT NULL,
	"owner_id" integer NOT NULL,
	"type" "upload_type" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"key" text
);
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_commune_id_communes_id_fk" FOREIGN KEY ("commune_id") REFERENCES "public"."communes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_avatar_id_files_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_cover_id_files_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_end_notices" ADD CONSTRAINT "ad_end_notices_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_featurings" ADD CONSTRAINT "ad_featurings_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_renewals" ADD CONSTRAINT "ad_renewals_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_notes" ADD CONSTRAINT "staff_notes_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_notes" ADD CONSTRAINT "staff_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_notes" ADD CONSTRAINT "staff_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_images" ADD CONSTRAINT "ad_images_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_images" ADD CONSTRAINT "ad_images_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ads" ADD CONSTRAINT "ads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ads" ADD CONSTRAINT "ads_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ads" ADD CONSTRAINT "ads_commune_id_communes_id_fk" FOREIGN KEY ("commune_id") REFERENCES "public"."communes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ads" ADD CONSTRAINT "ads_condition_id_conditions_id_fk" FOREIGN KEY ("condition_id") REFERENCES "public"."conditions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_featured_reservations" ADD CONSTRAINT "ad_featured_reservations_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_featured_reservations" ADD CONSTRAINT "ad_featured_reservations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_featured_reservations" ADD CONSTRAINT "ad_featured_reservations_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_reservations" ADD CONSTRAINT "ad_reservations_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_reservations" ADD CONSTRAINT "ad_reservations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_reservations" ADD CONSTRAINT "ad_reservations_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_gifts" ADD CONSTRAINT "credit_gifts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_gifts" ADD CONSTRAINT "credit_gifts_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_movements" ADD CONSTRAINT "credit_movements_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_movements" ADD CONSTRAINT "credit_movements_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_movements" ADD CONSTRAINT "credit_movements_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_movements" ADD CONSTRAINT "credit_movements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_credit_claims" ADD CONSTRAINT "free_credit_claims_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_decisions" ADD CONSTRAINT "ad_decisions_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_decisions" ADD CONSTRAINT "ad_decisions_review_id_ad_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."ad_reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_decisions" ADD CONSTRAINT "ad_decisions_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_drafts" ADD CONSTRAINT "ad_drafts_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "indicator_values" ADD CONSTRAINT "indicator_values_code_indicators_code_fk" FOREIGN KEY ("code") REFERENCES "public"."indicators"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_pack_id_ad_packs_id_fk" FOREIGN KEY ("pack_id") REFERENCES "public"."ad_packs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "communes" ADD CONSTRAINT "communes_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pro_requests" ADD CONSTRAINT "pro_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pro_requests" ADD CONSTRAINT "pro_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_parts" ADD CONSTRAINT "recording_parts_recording_id_recordings_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recordings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_review_images" ADD CONSTRAINT "ad_review_images_review_id_ad_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."ad_reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_review_images" ADD CONSTRAINT "ad_review_images_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_reviews" ADD CONSTRAINT "ad_reviews_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_reviews" ADD CONSTRAINT "ad_reviews_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_document_files" ADD CONSTRAINT "tax_document_files_tax_document_id_tax_documents_id_fk" FOREIGN KEY ("tax_document_id") REFERENCES "public"."tax_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_user" ON "consents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_changes_user" ON "email_changes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_open" ON "email_changes" USING btree ("user_id") WHERE confirmed_at is null and ended_at is null;--> statement-breakpoint
CREATE INDEX "one_time_tokens_user" ON "one_time_tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_network" ON "sessions" USING btree ("network_hash");--> statement-breakpoint
CREATE INDEX "users_rut" ON "users" USING btree ("rut");--> statement-breakpoint
CREATE INDEX "users_company_rut" ON "users" USING btree ("company_rut");--> statement-breakpoint
CREATE INDEX "users_phone" ON "users" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "users_deletion_due" ON "users" USING btree ("deletion_due_at") WHERE deletion_due_at is not null;--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "staff_notes_ad" ON "staff_notes" USING btree ("ad_id");--> statement-breakpoint
CREATE INDEX "staff_notes_user" ON "staff_notes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ads_search" ON "ads" USING gin ("search","subject") WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "ads_public_featured" ON "ads" USING btree (id, category_id, expires_at) WHERE state = 'active' and featured;--> statement-breakpoint
CREATE INDEX "ads_public_newest" ON "ads" USING btree (created_at desc, id desc, expires_at) WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "ads_public_published" ON "ads" USING btree (published_at desc nulls last, id desc, expires_at) WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "ads_public_category" ON "ads" USING btree (category_id, published_at desc nulls last, id desc, expires_at) WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "ads_public_manufacturer" ON "ads" USING btree (lower(manufacturer)) WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "ads_public_commune" ON "ads" USING btree ("commune_id") WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "ads_public_price" ON "ads" USING btree ("price_clp","id","expires_at") WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "ads_public_facets" ON "ads" USING btree ("category_id","condition_id","commune_id","manufacturer","price_clp","year","expires_at") WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "ads_owner" ON "ads" USING btree ("owner_id","state");--> statement-breakpoint
CREATE INDEX "ads_featured_until" ON "ads" USING btree ("featured_until") WHERE featured_until is not null;--> statement-breakpoint
CREATE INDEX "ads_expires" ON "ads" USING btree ("expires_at") WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "ad_featured_reservations_owner" ON "ad_featured_reservations" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "ad_featured_reservations_order" ON "ad_featured_reservations" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ad_featured_reservations_ad" ON "ad_featured_reservations" USING btree ("ad_id") WHERE used_up_at is null;--> statement-breakpoint
CREATE INDEX "ad_reservations_owner" ON "ad_reservations" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "ad_reservations_order" ON "ad_reservations" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ad_reservations_ad" ON "ad_reservations" USING btree ("ad_id") WHERE used_up_at is null;--> statement-breakpoint
CREATE INDEX "credit_movements_owner" ON "credit_movements" USING btree ("owner_id","credit","id");--> statement-breakpoint
CREATE INDEX "credit_movements_order" ON "credit_movements" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "free_credit_claims_owner" ON "free_credit_claims" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "ad_decisions_ad" ON "ad_decisions" USING btree ("ad_id","id");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "orders_owner" ON "orders" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("created_at") WHERE state in ('created', 'redirected');--> statement-breakpoint
CREATE UNIQUE INDEX "orders_open_ad" ON "orders" USING btree ("ad_id") WHERE ad_id is not null and state in ('created', 'redirected');--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_open" ON "refunds" USING btree ("order_id") WHERE state = 'requested';--> statement-breakpoint
CREATE INDEX "communes_region" ON "communes" USING btree ("region_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pro_requests_open" ON "pro_requests" USING btree ("user_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "pro_requests_user" ON "pro_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "recordings_user" ON "recordings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "recordings_started" ON "recordings" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "ad_review_images_file" ON "ad_review_images" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ad_reviews_pending" ON "ad_reviews" USING btree ("ad_id") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "ad_reviews_ad" ON "ad_reviews" USING btree ("ad_id","id");--> statement-breakpoint
CREATE INDEX "ad_reviews_queue" ON "ad_reviews" USING btree ("submitted_at","id") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "search_words_similar" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_beginning" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "tax_documents_order" ON "tax_documents" USING btree ("order_id") WHERE refund_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "tax_documents_refund" ON "tax_documents" USING btree ("refund_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tax_documents_folio" ON "tax_documents" USING btree ("kind","folio");--> statement-breakpoint
CREATE INDEX "tax_documents_pending" ON "tax_documents" USING btree ("id") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "tax_documents_of_order" ON "tax_documents" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "uploads_owner" ON "uploads" USING btree ("owner_id","type");--> statement-breakpoint
CREATE UNIQUE INDEX "uploads_key" ON "uploads" USING btree ("owner_id","type","key");--> statement-breakpoint
ALTER TABLE one_time_tokens ADD CONSTRAINT one_time_tokens_ad FOREIGN KEY (ad_id) REFERENCES ads (id) ON DELETE CASCADE;--> statement-breakpoint

-- updated_at ---------------------------------------------------------------------------------------
CREATE FUNCTION keep_updated_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := now();
  RETURN NEW;
END $$;--> statement-breakpoint
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['users', 'categories', 'ad_packs', 'faqs', 'pages', 'search_synonyms', 'orders', 'redirects', 'tax_documents'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE ON %I FOR EACH ROW EXECUTE FUNCTION keep_updated_at()',
      name || '_updated_at', name);
  END LOOP;
END $$;--> statement-breakpoint
-- A new dollar rate changes an ad's price in pesos and not the ad: search engines see its last edit.
CREATE TRIGGER ads_updated_at BEFORE UPDATE ON ads FOR EACH ROW
  WHEN (OLD.price_clp IS NOT DISTINCT FROM NEW.price_clp OR OLD.price <> NEW.price OR OLD.currency <> NEW.currency)
  EXECUTE FUNCTION keep_updated_at();--> statement-breakpoint

-- ads.featured ------------------------------------------------------------------------------------
-- An ad is featured while it has a featured credit that is not used up.
CREATE FUNCTION keep_ads_featured() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER ad_featured_reservations_featured AFTER INSERT OR UPDATE OF ad_id, used_up_at OR DELETE ON ad_featured_reservations
  FOR EACH ROW EXECUTE FUNCTION keep_ads_featured();--> statement-breakpoint

-- ads.price_clp -----------------------------------------------------------------------------------
-- The price in whole pesos of the day, by which lists filter and sort. The trigger sets it when an ad is
-- written; the indicators' job updates it when the dollar changes.
CREATE FUNCTION keep_ads_price_clp() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  dollar double precision;
BEGIN
  IF NEW.currency = 'CLP' THEN
    NEW.price_clp := NEW.price;
  ELSE
    SELECT value INTO dollar FROM indicator_values WHERE code = 'dolar' ORDER BY date DESC LIMIT 1;
    IF dollar IS NOT NULL THEN
      NEW.price_clp := round(NEW.price * dollar::numeric);
    END IF;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER ads_price_clp BEFORE INSERT OR UPDATE OF price, currency ON ads
  FOR EACH ROW EXECUTE FUNCTION keep_ads_price_clp();--> statement-breakpoint

-- ads.search and ads.subject ----------------------------------------------------------------------
-- Signs become spaces first, so that "T4.100F", "320D-L" and "1/2" are words and not files or numbers.
CREATE FUNCTION searchable_text(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN regexp_replace(plain_text(value), '[^[:alnum:]]+', ' ', 'g');--> statement-breakpoint
-- Model numbers -------------------------------------------------------------------------------------
-- One key however a model is written: "PC200-8", "pc 200 8" and "PC-200/8" are 'pc200.8.'. A dot ends
-- each number, so that the beginning 'd6.' finds the D6T ('d6.t') and never the D65 ('d65.').
CREATE FUNCTION model_key(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN replace(regexp_replace(searchable_text(value), '([0-9]+)', '\1.', 'g'), ' ', '');--> statement-breakpoint
-- The keys under which a model is found: from the beginning of each of its words, and from each long
-- number, because people also search "komatsu 200".
CREATE FUNCTION model_keys(value text) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN ARRAY(
    SELECT DISTINCT model_key(left(substr(plain, place), 40))
    FROM (SELECT trim(searchable_text(value)) AS plain) AS model, generate_series(1, length(plain)) AS place
    WHERE substr(plain, place) ~ '[0-9]' AND (
      (substr(plain, place, 1) <> ' ' AND (place = 1 OR substr(plain, place - 1, 1) = ' '))
      OR (substr(plain, place) ~ '^[0-9]{3}' AND substr(plain, place - 1, 1) ~ '[a-z]')));--> statement-breakpoint
-- The parts of a name that look like models: "320D", "PC 200", "FH-460"; not "de 20 toneladas".
CREATE FUNCTION models_of_name(name text) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN ARRAY(
    SELECT found[1] FROM regexp_matches(plain_text(name),
      '\m((?:(?!(?:de|con|ano|para|por|a|y|o|en|la|el|x)\M)[a-z]{1,4}[ -]?[0-9]|[0-9]+[a-z])[a-z0-9]*(?:[-/][a-z0-9]+)*)', 'g') AS found);--> statement-breakpoint
-- Lexemes of keys begin with ~, which no word does.
CREATE FUNCTION model_vector(name text, model text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (
    SELECT coalesce(string_agg(DISTINCT quote_literal('~' || key) || ':1A', ' '), '')::tsvector
    FROM unnest(coalesce(models_of_name(name), '{}') || coalesce(model, '')) AS written, unnest(model_keys(written)) AS key);--> statement-breakpoint

-- What a name names ---------------------------------------------------------------------------------
-- The name from the machine on: without "Se vende", "Lote de", "Juego de 4".
CREATE FUNCTION ad_name_core(name text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN trim(regexp_replace(
    regexp_replace(plain_text(name), '[^a-z0-9ñ.,/+()-]+', ' ', 'g'),
    '^(\W*(se vende|vendo|vendemos|vende|a la venta|en venta|venta|ofrezco|ofrecemos|oferta|oportunidad|ocasion|remate|remato|liquido|liquidacion|permuto|arriendo|excelente|hermos[oa]|impecable|lind[oa]|unic[oa]|buen[oa]?|gran|un|una|el|la|los|las|lote|juego|par|pallet|set|conjunto|paquete|[0-9]+( unidades)?|de)[\s:,.-]+)+', ''));--> statement-breakpoint
-- The core without what follows "para", "sobre", "incluye" and, unless it belongs to the machine's own
-- name as in "camión con grúa", "con".
CREATE FUNCTION ad_name_machine(core text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN regexp_replace(
    regexp_replace(core, '\s(para|sobre|incluye|sin)\s.*$', ''),
    '^(\S+\s(?:con\s)?\S+)((?:(?!\s(?:con|mas)\s).)*).*$', '\1\2');--> statement-breakpoint
CREATE FUNCTION names_part(core text, category_slug text) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN core ~ ('^(repuestos?|accesorios?|partes?|piezas?|aditamentos?|implementos? para|kit|baldes?|cucharas?|cucharon(es)?|capachos?|dientes?|puntas?|cuchill(a|o|as|os)|cadenas?|orugas?|zapatas?|tren de rodado|rodados?|ruedas?|neumaticos?|llantas?|rodamientos?|catalina|culatas?|ciguenal|block|pistones|turbos?|turbocompresor|inyector(es)?|bomba (inyectora|hidraulica|de combustible|de direccion|de transmision)|radiador(es)?|alternador(es)?|motor(es)?|baterias?|filtros?|mangueras?|cilindros? hidraulicos?|mandos? final(es)?|reductor(es)?|transmision(es)?|cajas? de (cambios?|transferencia|velocidades)|diferencial(es)?|ejes?|cardan(es)?|embragues?|convertidor(es)?|cabinas?|asientos?|vidrios?|parabrisas|focos?|espejos?|martillos? (hidraulico|demoledor)|pinzas?|garras?|grapas?|acoples?|ripper|contrapesos?|sellos?|reten(es)?|empaquetaduras?|juntas?|pasador(es)?|bujes?|pernos?|tornamesas?|joysticks?|valvulas?|sensor(es)?|arnes|escapes?|silenciador(es)?|cabezal(es)?|carrocerias?|horquillas para|rodillos? (inferior|superior)(es)?)\M')
      AND core !~ '^motor(es)? (marino|fuera de borda|de bote|estacionario)'
    OR (category_slug = 'repuestos-y-herramientas' AND core !~ '^(rotomartillo|taladro|esmeril|sierra|herramienta|llave|gata|demoledor|pistola|maleta)')
    OR (core ~ '\s(para|de) (la |el )?(\w*excavadora|mini\w+|cargador|bulldozer|motoniveladora|camion|tractor|grua|rodillo|camioneta|generador|compresor|perforadora|chancador|harnero|montacargas|cosechadora)'
      AND core !~ '^(\w*excavadora|mini\w*|cargador|bulldozer|motoniveladora|\w*camion|tractor|grua|rodillo|camioneta|generador|grupo|compresor|perforadora|chancador|harnero|montacargas|cosechadora|cama|rampla|\w*remolque|carro|trailer|plataforma|planta|equipo|maquina|torre)');--> statement-breakpoint
-- The words of the core that say what it is, without maker, model and numbers. A: the machine itself;
-- B: from the first "de" on, what that is of or for ("bomba de hormigón"); C: what follows the maker.
-- A part weighs A by its first word only and answers to "repuesto" and "accesorio" too.
CREATE FUNCTION ad_subject_vector(name text, manufacturer text, model text, category_slug text, description text)
  RETURNS tsvector LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  core text := ad_name_core(coalesce(name, ''));
  part boolean := names_part(core, category_slug);
  of_maker text[] := string_to_array(trim(searchable_text(coalesce(manufacturer, '') || ' ' || coalesce(model, ''))), ' ');
  head text := '';
  complement text := '';
  rest text := '';
  after_maker boolean := false;
  words integer := 0;
  word text;
BEGIN
  FOREACH word IN ARRAY regexp_split_to_array(regexp_replace(ad_name_machine(core), '[,(+]\s*', ' , ', 'g'), '\s+') LOOP
    EXIT WHEN words > 0 AND word IN (',', '-', '/', 'ano', 'modelo', 'marca');
    IF word ~ '[0-9]' OR string_to_array(trim(searchable_text(word)), ' ') <@ of_maker THEN
      EXIT WHEN words > 0 AND (part OR complement ~ '\mde $');
      after_maker := words > 0;
      CONTINUE;
    END IF;
    words := words + 1;
    IF complement <> '' OR word IN ('de', 'del', 'a') OR (part AND words > 1) THEN
      complement := complement || searchable_text(word) || ' ';
    ELSIF after_maker THEN
      rest := rest || searchable_text(word) || ' ';
    ELSE
      head := head || searchable_text(word) || ' ';
    END IF;
  END LOOP;
  -- A name of maker and model only: what it is stands where its description begins.
  IF head = '' THEN
    head := concat_ws(' ', searchable_text(name), searchable_text(split_part(description, '.', 1)));
  END IF;
  RETURN setweight(to_tsvector('wara', head), 'A') || setweight(to_tsvector('wara', complement), 'B')
    || setweight(to_tsvector('wara', rest), 'C')
    || CASE WHEN part THEN setweight(to_tsvector('wara', 'repuesto accesorio'), 'A') ELSE '' END;
END $$;--> statement-breakpoint
-- The subject of a search: its first word is the machine itself, further ones are next to it.
CREATE FUNCTION subject_query(value text) RETURNS tsquery
  LANGUAGE sql STABLE PARALLEL SAFE STRICT
  RETURN regexp_replace(phraseto_tsquery('wara', searchable_text(value))::text, '^''([^'']*)''', '''\1'':A')::tsquery;--> statement-breakpoint

CREATE FUNCTION ad_search_vector(name text, manufacturer text, model text, year integer, category text, description text, subject tsvector)
  RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE
  RETURN setweight(to_tsvector('wara', searchable_text(ad_name_machine(ad_name_core(name)))), 'A')
      || setweight(to_tsvector('wara', searchable_text(concat_ws(' ', manufacturer, model, nullif(year, 0)))), 'B')
      || setweight(to_tsvector('wara', searchable_text(name)), 'C')
      || setweight(to_tsvector('wara', searchable_text(coalesce(category, ''))), 'C')
      || setweight(to_tsvector('wara', searchable_text(description)), 'D')
      || model_vector(name, model)
      || subject;--> statement-breakpoint
CREATE FUNCTION keep_ads_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  category record;
BEGIN
  SELECT categories.name, categories.slug INTO category FROM categories WHERE categories.id = NEW.category_id;
  NEW.subject := ad_subject_vector(NEW.name, NEW.manufacturer, NEW.model, category.slug, NEW.description);
  NEW.search := ad_search_vector(NEW.name, NEW.manufacturer, NEW.model, NEW.year::integer, category.name, NEW.description, NEW.subject);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER ads_search BEFORE INSERT OR UPDATE OF name, manufacturer, model, year, category_id, description ON ads
  FOR EACH ROW EXECUTE FUNCTION keep_ads_search();--> statement-breakpoint
-- A renamed category is found under its new name at once.
CREATE FUNCTION keep_ads_search_of_category() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ads SET name = ads.name WHERE category_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER categories_search AFTER UPDATE OF name ON categories
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION keep_ads_search_of_category();--> statement-breakpoint

-- History: rows are added and never changed -------------------------------------------------------
-- Consents and notes may only go with their account or subject.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is only ever added to', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER consents_append_only BEFORE UPDATE ON consents FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER staff_notes_append_only BEFORE UPDATE ON staff_notes FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER credit_movements_append_only BEFORE UPDATE OR DELETE ON credit_movements FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER order_events_append_only BEFORE UPDATE OR DELETE ON order_events FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE ON audit_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint

-- Credits -----------------------------------------------------------------------------------------
-- A balance is the sum of the ledger: checked at the end of the transaction for each owner it touched.
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

-- Change notifications ----------------------------------------------------------------------------
-- One notification per statement with the ids that changed, or none of them when they are many (the
-- listener then drops everything of that kind), so that a bulk job costs one notification.
CREATE FUNCTION tell_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kind text := TG_ARGV[0];
  id_column text := TG_ARGV[1];
  changed integer[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    EXECUTE format('SELECT array_agg(DISTINCT %I) FROM old_rows', id_column) INTO changed;
  ELSE
    EXECUTE format('SELECT array_agg(DISTINCT %I) FROM new_rows', id_column) INTO changed;
  END IF;
  IF changed IS NOT NULL THEN
    PERFORM pg_notify('wara_changes', json_build_object('kind', kind,
      'ids', CASE WHEN cardinality(changed) <= 100 THEN to_json(changed) ELSE NULL END)::text);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Drafts are on no page that visitors see, so saving one invalidates no cached page.
CREATE FUNCTION tell_ad_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed integer[];
BEGIN
  IF TG_TABLE_NAME = 'ads' AND TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT id) INTO changed FROM old_rows
      WHERE state NOT IN ('draft', 'awaiting_payment');
  ELSIF TG_TABLE_NAME = 'ads' THEN
    SELECT array_agg(DISTINCT id) INTO changed FROM new_rows
      WHERE state NOT IN ('draft', 'awaiting_payment');
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT ads.id) INTO changed FROM old_rows JOIN ads ON ads.id = ad_id
      WHERE ads.state NOT IN ('draft', 'awaiting_payment');
  ELSE
    SELECT array_agg(DISTINCT ads.id) INTO changed FROM new_rows JOIN ads ON ads.id = ad_id
      WHERE ads.state NOT IN ('draft', 'awaiting_payment');
  END IF;
  IF changed IS NOT NULL THEN
    PERFORM pg_notify('wara_changes', json_build_object('kind', 'ads',
      'ids', CASE WHEN cardinality(changed) <= 100 THEN to_json(changed) ELSE NULL END)::text);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
DO $$
DECLARE
  source record;
  call text;
BEGIN
  FOR source IN
    SELECT * FROM (VALUES
      ('ads', 'ads', null),
      ('ad_images', 'ads', null),
      ('users', 'users', 'id'),
      ('categories', 'categories', 'id'),
      ('conditions', 'conditions', 'id'),
      ('communes', 'communes', 'id'),
      ('regions', 'communes', 'id'),
      ('ad_packs', 'packs', 'id'),
      ('faqs', 'faqs', 'id'),
      ('pages', 'pages', 'id'),
      ('search_synonyms', 'synonyms', 'id'),
      ('indicator_values', 'indicators', 'id'),
      ('redirects', 'redirects', 'id')
    ) AS sources(table_name, kind, id_column)
  LOOP
    call := CASE WHEN source.id_column IS NULL THEN 'tell_ad_changes()'
      ELSE format('tell_changes(%L, %L)', source.kind, source.id_column) END;
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION %s',
      source.table_name || '_told_insert', source.table_name, call);
    EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION %s',
      source.table_name || '_told_update', source.table_name, call);
    EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION %s',
      source.table_name || '_told_delete', source.table_name, call);
  END LOOP;
END $$;
