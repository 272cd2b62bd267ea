ALTER TABLE "uploads" ADD COLUMN "key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "uploads_key" ON "uploads" USING btree ("owner_id","type","key");