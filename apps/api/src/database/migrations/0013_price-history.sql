CREATE TABLE "ad_prices" (
	"ad_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"price" numeric(14, 2) NOT NULL,
	"currency" "currency" NOT NULL,
	CONSTRAINT "ad_prices_ad_id_at_pk" PRIMARY KEY("ad_id","at"),
	CONSTRAINT "ad_prices_price" CHECK ("ad_prices"."price" > 0)
);
--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "price_dropped_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "price_before_drop" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "ad_prices" ADD CONSTRAINT "ad_prices_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ads_public_price_drop" ON "ads" USING btree (price_dropped_at desc nulls last, id desc, expires_at) WHERE state = 'active';--> statement-breakpoint
ALTER TABLE "ads" ADD CONSTRAINT "ads_price_drop" CHECK (("ads"."price_dropped_at" is null) = ("ads"."price_before_drop" is null));
--> statement-breakpoint
-- Prices may only go with their ad.
CREATE TRIGGER ad_prices_append_only BEFORE UPDATE ON ad_prices FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- A published ad has no price that its history does not end with. Checked when the transaction ends.
CREATE FUNCTION check_ad_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM ads JOIN LATERAL (
      SELECT price, currency FROM ad_prices WHERE ad_id = ads.id ORDER BY at DESC LIMIT 1
    ) newest ON newest.price = ads.price AND newest.currency = ads.currency
    WHERE ads.id = NEW.id
  ) AND EXISTS (SELECT FROM ads WHERE id = NEW.id) THEN
    RAISE EXCEPTION 'the price of ad % is not in its history', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ads_price_in_history AFTER UPDATE OF price, currency ON ads
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.published_at IS NOT NULL AND (OLD.price <> NEW.price OR OLD.currency <> NEW.currency))
  EXECUTE FUNCTION check_ad_price();
