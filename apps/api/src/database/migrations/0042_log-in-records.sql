CREATE TYPE "public"."log_in_method" AS ENUM('password', 'google', 'facebook', 'sign_up', 'new_password');--> statement-breakpoint
CREATE TYPE "public"."log_in_result" AS ENUM('opened', 'wrong_password', 'blocked', 'second_factor', 'refused');--> statement-breakpoint
CREATE TABLE "log_in_records" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "log_in_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"user_id" integer NOT NULL,
	"method" "log_in_method" NOT NULL,
	"result" "log_in_result" NOT NULL,
	"panel" boolean DEFAULT false NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"network_hash" "bytea",
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "log_in_records_document_id_unique" UNIQUE("document_id")
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "buyer_proved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "log_in_records" ADD CONSTRAINT "log_in_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "log_in_records_user" ON "log_in_records" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "log_in_records_created_at" ON "log_in_records" USING btree ("created_at");--> statement-breakpoint
UPDATE "leads" SET "buyer_proved_at" = "written"."at" FROM (SELECT "lead_id", min("created_at") AS "at" FROM "lead_messages" WHERE "author" = 'buyer' GROUP BY "lead_id") AS "written" WHERE "leads"."id" = "written"."lead_id";
