ALTER TABLE "orders" ADD COLUMN "attention_reported" text;--> statement-breakpoint
CREATE INDEX "orders_unreported" ON "orders" USING btree ("id") WHERE attention is distinct from attention_reported;