ALTER TABLE "alerts" ADD COLUMN "radius_km" smallint;--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_watched" ON "alerts" USING btree ("email","search",coalesce("radius_km", 0)) WHERE state <> 'stopped';--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_radius" CHECK ("alerts"."radius_km" is null or ("alerts"."radius_km" > 0 and "alerts"."commune" <> ''));--> statement-breakpoint
DROP INDEX "alerts_search";--> statement-breakpoint
UPDATE "alerts" SET
  "search" = replace("alerts"."search", 'region=' || "alerts"."region", 'comuna=' || "communes"."slug"),
  "region" = '', "commune" = "communes"."slug", "radius_km" = "wanted_ads"."radius_km"
FROM "wanted_ads" JOIN "communes" ON "communes"."id" = "wanted_ads"."commune_id"
WHERE "alerts"."wanted_id" = "wanted_ads"."id" AND "alerts"."commune" = '' AND "alerts"."region" <> ''
  AND strpos("alerts"."search", 'region=' || "alerts"."region") > 0;
