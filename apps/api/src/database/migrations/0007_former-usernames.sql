CREATE TABLE "former_usernames" (
	"name_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" integer,
	"reserved_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "former_usernames" ADD CONSTRAINT "former_usernames_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_usernames_user" ON "former_usernames" USING btree ("user_id");