CREATE TYPE "public"."ad_signal" AS ENUM('list_view', 'view', 'call', 'share', 'qr');--> statement-breakpoint
CREATE TABLE "ad_daily" (
	"ad_id" integer NOT NULL,
	"day" date NOT NULL,
	"list_views" integer DEFAULT 0 NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"qr" integer DEFAULT 0 NOT NULL,
	"shares" integer DEFAULT 0 NOT NULL,
	"calls" integer DEFAULT 0 NOT NULL,
	"reveals" integer DEFAULT 0 NOT NULL,
	"whatsapp" integer DEFAULT 0 NOT NULL,
	"emails" integer DEFAULT 0 NOT NULL,
	"forms" integer DEFAULT 0 NOT NULL,
	"saves" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ad_daily_ad_id_day_pk" PRIMARY KEY("ad_id","day"),
	CONSTRAINT "ad_daily_counts" CHECK (least("ad_daily"."list_views", "ad_daily"."views", "ad_daily"."qr", "ad_daily"."shares", "ad_daily"."calls", "ad_daily"."reveals", "ad_daily"."whatsapp", "ad_daily"."emails", "ad_daily"."forms", "ad_daily"."saves") >= 0)
);
--> statement-breakpoint
CREATE TABLE "ad_signals" (
	"day" date NOT NULL,
	"key" "bytea" NOT NULL,
	"network" "bytea" NOT NULL,
	"ad_id" integer NOT NULL,
	"kind" "ad_signal" NOT NULL,
	CONSTRAINT "ad_signals_day_key_pk" PRIMARY KEY("day","key")
);
--> statement-breakpoint
CREATE TABLE "excess_networks" (
	"day" date NOT NULL,
	"network" "bytea" NOT NULL,
	CONSTRAINT "excess_networks_day_network_pk" PRIMARY KEY("day","network")
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "signal_days" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ad_daily" ADD CONSTRAINT "ad_daily_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_signals" ADD CONSTRAINT "ad_signals_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_daily_day" ON "ad_daily" USING btree ("day");--> statement-breakpoint
CREATE INDEX "ad_signals_ad" ON "ad_signals" USING btree ("ad_id");
--> statement-breakpoint
-- The ledger until now.
INSERT INTO "ad_daily" ("ad_id", "day", "reveals", "whatsapp", "emails", "forms", "saves")
SELECT "ad_id", "day", sum("reveals"), sum("whatsapp"), sum("emails"), sum("forms"), sum("saves") FROM (
  SELECT ad_id, coalesce(day, (delivered_at AT TIME ZONE 'America/Santiago')::date) AS day,
    (day IS NOT NULL AND channel = 'phone')::int AS reveals,
    (day IS NOT NULL AND channel = 'whatsapp')::int AS whatsapp,
    (day IS NOT NULL AND channel = 'email')::int AS emails,
    (day IS NULL)::int AS forms, 0 AS saves
  FROM leads WHERE day IS NOT NULL OR delivered_at IS NOT NULL
  UNION ALL
  SELECT ad_id, (saved_at AT TIME ZONE 'America/Santiago')::date, 0, 0, 0, 0, 1
  FROM favourites JOIN ads ON ads.id = ad_id WHERE user_id <> owner_id
) AS ledger GROUP BY "ad_id", "day";--> statement-breakpoint
-- A contact counts in the transaction of its row: a written one when the seller gets it.
CREATE FUNCTION count_lead() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ad_daily AS counted (ad_id, day, reveals, whatsapp, emails, forms)
  VALUES (NEW.ad_id, coalesce(NEW.day, (NEW.delivered_at AT TIME ZONE 'America/Santiago')::date),
    (NEW.day IS NOT NULL AND NEW.channel = 'phone')::int,
    (NEW.day IS NOT NULL AND NEW.channel = 'whatsapp')::int,
    (NEW.day IS NOT NULL AND NEW.channel = 'email')::int,
    (NEW.day IS NULL)::int)
  ON CONFLICT (ad_id, day) DO UPDATE SET
    reveals = counted.reveals + excluded.reveals,
    whatsapp = counted.whatsapp + excluded.whatsapp,
    emails = counted.emails + excluded.emails,
    forms = counted.forms + excluded.forms;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER leads_count_insert AFTER INSERT ON leads FOR EACH ROW
  WHEN (NEW.day IS NOT NULL OR NEW.delivered_at IS NOT NULL) EXECUTE FUNCTION count_lead();--> statement-breakpoint
CREATE TRIGGER leads_count_delivery AFTER UPDATE OF delivered_at ON leads FOR EACH ROW
  WHEN (OLD.delivered_at IS NULL AND NEW.delivered_at IS NOT NULL AND NEW.day IS NULL)
  EXECUTE FUNCTION count_lead();--> statement-breakpoint
-- Per statement and in the order of ads, so that parallel merges of saved ads never wait in a circle.
-- Rows of days that are no longer stored stay deleted.
CREATE FUNCTION count_saves() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO ad_daily AS counted (ad_id, day, saves)
    SELECT ad_id, (saved_at AT TIME ZONE 'America/Santiago')::date AS day, count(*)
    FROM changed JOIN ads ON ads.id = ad_id WHERE user_id <> owner_id
    GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (ad_id, day) DO UPDATE SET saves = counted.saves + excluded.saves;
  ELSE
    PERFORM FROM ad_daily JOIN (
      SELECT DISTINCT ad_id, (saved_at AT TIME ZONE 'America/Santiago')::date AS day FROM changed
    ) AS of_day USING (ad_id, day) ORDER BY ad_id, day FOR UPDATE OF ad_daily;
    UPDATE ad_daily AS counted SET saves = saves - forgotten.times FROM (
      SELECT ad_id, (saved_at AT TIME ZONE 'America/Santiago')::date AS day, count(*) AS times
      FROM changed JOIN ads ON ads.id = ad_id WHERE user_id <> owner_id GROUP BY 1, 2
    ) AS forgotten WHERE (counted.ad_id, counted.day) = (forgotten.ad_id, forgotten.day);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER favourites_count_insert AFTER INSERT ON favourites
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_saves();--> statement-breakpoint
CREATE TRIGGER favourites_count_delete AFTER DELETE ON favourites
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_saves();
