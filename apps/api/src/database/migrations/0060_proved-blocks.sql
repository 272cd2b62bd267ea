ALTER TABLE "lead_blocks" ADD COLUMN "is_proved" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "lead_blocks" SET "is_proved" = true WHERE EXISTS (
  SELECT FROM "leads" LEFT JOIN "users" ON "users"."id" = "leads"."buyer_id"
  WHERE "leads"."seller_id" = "lead_blocks"."user_id"
    AND inbox_of("leads"."email"::text) = inbox_of("lead_blocks"."email"::text)
    AND ("leads"."buyer_proved_at" IS NOT NULL OR "users"."confirmed_at" IS NOT NULL));
