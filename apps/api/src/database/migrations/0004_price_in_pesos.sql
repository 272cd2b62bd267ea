-- ads.price_clp: the price in whole pesos of the day, by which lists filter and sort. Kept here for
-- what is written to an ad; the indicators' job keeps it when the dollar moves.
CREATE FUNCTION keep_ads_price_clp() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  dollar double precision;
BEGIN
  IF NEW.currency = 'CLP' THEN
    NEW.price_clp := NEW.price;
  ELSE
    SELECT value INTO dollar FROM indicator_values WHERE code = 'dolar' ORDER BY date DESC LIMIT 1;
    IF dollar IS NOT NULL THEN
      NEW.price_clp := round(NEW.price * dollar::numeric);
    END IF;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER ads_price_clp BEFORE INSERT OR UPDATE OF price, currency ON ads
  FOR EACH ROW EXECUTE FUNCTION keep_ads_price_clp();--> statement-breakpoint
-- An ad is not changed by the day's dollar: search engines are told honest dates.
DROP TRIGGER ads_updated_at ON ads;--> statement-breakpoint
CREATE TRIGGER ads_updated_at BEFORE UPDATE ON ads FOR EACH ROW
  WHEN (OLD.price_clp IS NOT DISTINCT FROM NEW.price_clp OR OLD.price <> NEW.price OR OLD.currency <> NEW.currency)
  EXECUTE FUNCTION keep_updated_at();
--> statement-breakpoint
-- Ads from before the trigger get their price in pesos too.
UPDATE ads SET price = price;
