UPDATE "alerts" SET "search" = regexp_replace("search", '(^|&)comuna=([^&]*)', '\1comuna=\2&radio=' || "radius_km")
WHERE "radius_km" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_searched" ON "alerts" USING btree ("email","search") WHERE state <> 'stopped';--> statement-breakpoint
DROP INDEX "alerts_watched";
