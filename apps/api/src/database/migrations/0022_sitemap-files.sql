CREATE TABLE "sitemap_files" (
	"name" text PRIMARY KEY NOT NULL,
	"xml" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
