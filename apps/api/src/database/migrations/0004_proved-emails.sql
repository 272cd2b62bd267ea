ALTER TABLE "users" ADD COLUMN "email_proved" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_email_proved" CHECK (not "users"."email_proved" or "users"."confirmed_at" is not null);--> statement-breakpoint
-- Without a password, an account was opened and its e-mail confirmed by a provider only.
UPDATE "users" SET "email_proved" = true WHERE "confirmed_at" IS NOT NULL AND "password_hash" IS NULL AND EXISTS (SELECT FROM "identities" WHERE "identities"."user_id" = "users"."id");
