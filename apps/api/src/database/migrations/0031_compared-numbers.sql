CREATE TABLE "category_figures" (
	"category_id" integer PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"ads" integer NOT NULL,
	"list_views" numeric(10, 1) NOT NULL,
	"views" numeric(10, 1) NOT NULL,
	"contacts" numeric(10, 1) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "category_figures" ADD CONSTRAINT "category_figures_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;