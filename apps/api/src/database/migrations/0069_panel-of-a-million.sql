CREATE TABLE "panel_days" (
	"day" date PRIMARY KEY NOT NULL,
	"published" integer NOT NULL,
	"median_minutes" double precision NOT NULL
);--> statement-breakpoint
CREATE INDEX "credit_movements_together" ON "credit_movements" USING btree ("owner_id","created_at","id");
