CREATE TYPE "public"."optional_mail" AS ENUM('saved_drop', 'saved_ending', 'saved_ended');--> statement-breakpoint
ALTER TYPE "public"."token_purpose" ADD VALUE 'mail_switches';--> statement-breakpoint
CREATE TABLE "favourite_notices" (
	"user_id" integer NOT NULL,
	"ad_id" integer NOT NULL,
	"kind" "optional_mail" NOT NULL,
	"event_at" timestamp (3) with time zone NOT NULL,
	"mailed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "favourite_notices_user_id_ad_id_kind_event_at_pk" PRIMARY KEY("user_id","ad_id","kind","event_at")
);
--> statement-breakpoint
CREATE TABLE "mail_opt_outs" (
	"user_id" integer NOT NULL,
	"kind" "optional_mail" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mail_opt_outs_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
ALTER TABLE "favourite_notices" ADD CONSTRAINT "favourite_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_notices" ADD CONSTRAINT "favourite_notices_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_opt_outs" ADD CONSTRAINT "mail_opt_outs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favourite_notices_mailed" ON "favourite_notices" USING btree ("user_id","mailed_at");--> statement-breakpoint
CREATE INDEX "favourite_notices_mailed_at" ON "favourite_notices" USING btree ("mailed_at");--> statement-breakpoint
CREATE INDEX "ads_ended" ON "ads" USING btree ("ended_at") WHERE state in ('expired', 'deactivated');