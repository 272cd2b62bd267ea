CREATE TYPE "public"."user_kind" AS ENUM('person', 'company');--> statement-breakpoint
CREATE TYPE "public"."user_role" AS ENUM('user', 'moderator', 'operator');--> statement-breakpoint
CREATE TYPE "public"."ad_state" AS ENUM('draft', 'awaiting_payment', 'pending', 'changes_requested', 'rejected', 'active', 'expired', 'deactivated', 'banned');--> statement-breakpoint
CREATE TYPE "public"."currency" AS ENUM('CLP', 'USD');--> statement-breakpoint
CREATE TYPE "public"."credit_source" AS ENUM('free', 'pack', 'gift');--> statement-breakpoint
CREATE TYPE "public"."indicator_code" AS ENUM('uf', 'dolar', 'euro', 'utm', 'ipc');--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" "bytea" NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
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
	CONSTRAINT "users_document_id_unique" UNIQUE("document_id"),
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_username_unique" UNIQUE("username"),
	CONSTRAINT "users_username" CHECK ("users"."username" ~ '^[A-Za-z0-9._-]{3,30}$'),
	CONSTRAINT "users_email" CHECK ("users"."email" ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
	CONSTRAINT "users_rut" CHECK ("users"."rut" ~ '^[0-9]{1,8}-[0-9K]$')
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
	CONSTRAINT "ads_document_id_unique" UNIQUE("document_id"),
	CONSTRAINT "ads_slug_unique" UNIQUE("slug"),
	CONSTRAINT "ads_slug" CHECK ("ads"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "ads_price" CHECK ("ads"."price" >= 0 and "ads"."price" <= 9999999999),
	CONSTRAINT "ads_whole_pesos" CHECK ("ads"."currency" <> 'CLP' or "ads"."price" = trunc("ads"."price")),
	CONSTRAINT "ads_sizes" CHECK ("ads"."weight" >= 0 and "ads"."width" >= 0 and "ads"."height" >= 0 and "ads"."depth" >= 0),
	CONSTRAINT "ads_year" CHECK ("ads"."year" = 0 or "ads"."year" between 1900 and 2200),
	CONSTRAINT "ads_days" CHECK ("ads"."days" > 0),
	CONSTRAINT "ads_complete_once_submitted" CHECK ("ads"."state" in ('draft', 'awaiting_payment') or (char_length("ads"."name") between 5 and 80 and "ads"."price" > 0 and "ads"."category_id" is not null and "ads"."commune_id" is not null and "ads"."condition_id" is not null)),
	CONSTRAINT "ads_published_dates" CHECK ("ads"."state" not in ('active', 'expired') or ("ads"."published_at" is not null and "ads"."expires_at" > "ads"."published_at")),
	CONSTRAINT "ads_ended_date" CHECK (("ads"."state" in ('expired', 'deactivated', 'banned')) = ("ads"."ended_at" is not null))
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
	CONSTRAINT "ad_featured_reservations_document_id_unique" UNIQUE("document_id"),
	CONSTRAINT "ad_featured_reservations_ad_id_unique" UNIQUE("ad_id"),
	CONSTRAINT "ad_featured_reservations_spent" CHECK (("ad_featured_reservations"."ad_id" is null) = ("ad_featured_reservations"."spent_at" is null)),
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
	CONSTRAINT "ad_reservations_document_id_unique" UNIQUE("document_id"),
	CONSTRAINT "ad_reservations_ad_id_unique" UNIQUE("ad_id"),
	CONSTRAINT "ad_reservations_spent" CHECK (("ad_reservations"."ad_id" is null) = ("ad_reservations"."spent_at" is null)),
	CONSTRAINT "ad_reservations_days" CHECK ("ad_reservations"."days" > 0)
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
CREATE TABLE "rate_counters" (
	"key" text NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "rate_counters_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_commune_id_communes_id_fk" FOREIGN KEY ("commune_id") REFERENCES "public"."communes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_avatar_id_files_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_cover_id_files_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_images" ADD CONSTRAINT "ad_images_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_images" ADD CONSTRAINT "ad_images_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ads" ADD CONSTRAINT "ads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ads" ADD CONSTRAINT "ads_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ads" ADD CONSTRAINT "ads_commune_id_communes_id_fk" FOREIGN KEY ("commune_id") REFERENCES "public"."communes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ads" ADD CONSTRAINT "ads_condition_id_conditions_id_fk" FOREIGN KEY ("condition_id") REFERENCES "public"."conditions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_featured_reservations" ADD CONSTRAINT "ad_featured_reservations_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_featured_reservations" ADD CONSTRAINT "ad_featured_reservations_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_reservations" ADD CONSTRAINT "ad_reservations_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_reservations" ADD CONSTRAINT "ad_reservations_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "indicator_values" ADD CONSTRAINT "indicator_values_code_indicators_code_fk" FOREIGN KEY ("code") REFERENCES "public"."indicators"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "communes" ADD CONSTRAINT "communes_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ads_search" ON "ads" USING gin ("search");--> statement-breakpoint
CREATE INDEX "ads_public_order" ON "ads" USING btree (featured desc, published_at desc nulls last, id desc) WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "ads_public_newest" ON "ads" USING btree (created_at desc, id desc) WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "ads_public_category" ON "ads" USING btree (category_id, featured desc, published_at desc nulls last, id desc) WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "ads_public_commune" ON "ads" USING btree ("commune_id") WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "ads_public_price" ON "ads" USING btree ("price_clp") WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "ads_owner" ON "ads" USING btree ("owner_id","state");--> statement-breakpoint
CREATE INDEX "ads_expires" ON "ads" USING btree ("expires_at") WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "ad_featured_reservations_owner" ON "ad_featured_reservations" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "ad_reservations_owner" ON "ad_reservations" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "communes_region" ON "communes" USING btree ("region_id");