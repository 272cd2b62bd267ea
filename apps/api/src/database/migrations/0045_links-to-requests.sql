CREATE TABLE "rights_links" (
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"inbox_hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "rights_requests" ADD COLUMN "inbox_hash" "bytea";--> statement-breakpoint
CREATE INDEX "rights_links_inbox" ON "rights_links" USING btree ("inbox_hash","created_at");--> statement-breakpoint
CREATE INDEX "rights_requests_unconfirmed" ON "rights_requests" USING btree ("inbox_hash") WHERE state = 'unconfirmed';