ALTER TABLE "orders" ADD COLUMN "page_requested_at" timestamp (3) with time zone;--> statement-breakpoint
-- Of an order without a page the column said when the page was requested, of any other when the
-- status was queried.
ALTER TABLE "orders" RENAME COLUMN "asked_at" TO "status_queried_at";--> statement-breakpoint
UPDATE "orders" SET "page_requested_at" = "status_queried_at", "status_queried_at" = NULL WHERE "state" = 'created';
