ALTER TABLE "favourites" ADD COLUMN "is_counted" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- What unconfirmed accounts saved until now stays in the numbers of its day, and leaves them when it is forgotten.
CREATE FUNCTION set_counted_save() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.is_counted := coalesce((SELECT confirmed_at IS NOT NULL FROM users WHERE id = NEW.user_id), false);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER favourites_set_counted BEFORE INSERT ON favourites FOR EACH ROW
  EXECUTE FUNCTION set_counted_save();--> statement-breakpoint
-- As before (0024), but only of what is counted; an update counts what was not.
CREATE OR REPLACE FUNCTION count_saves() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO ad_daily AS counted (ad_id, day, saves)
    SELECT ad_id, (saved_at AT TIME ZONE 'America/Santiago')::date AS day, count(*)
    FROM changed JOIN ads ON ads.id = ad_id WHERE user_id <> owner_id AND is_counted
    GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (ad_id, day) DO UPDATE SET saves = counted.saves + excluded.saves;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO ad_daily AS counted (ad_id, day, saves)
    SELECT ad_id, (changed.saved_at AT TIME ZONE 'America/Santiago')::date AS day, count(*)
    FROM changed JOIN former USING (user_id, ad_id) JOIN ads ON ads.id = ad_id
    WHERE user_id <> owner_id AND changed.is_counted AND NOT former.is_counted
    GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (ad_id, day) DO UPDATE SET saves = counted.saves + excluded.saves;
  ELSE
    PERFORM FROM ad_daily JOIN (
      SELECT DISTINCT ad_id, (saved_at AT TIME ZONE 'America/Santiago')::date AS day FROM changed
    ) AS of_day USING (ad_id, day) ORDER BY ad_id, day FOR UPDATE OF ad_daily;
    UPDATE ad_daily AS counted SET saves = saves - forgotten.times FROM (
      SELECT ad_id, (saved_at AT TIME ZONE 'America/Santiago')::date AS day, count(*) AS times
      FROM changed JOIN ads ON ads.id = ad_id WHERE user_id <> owner_id AND is_counted GROUP BY 1, 2
    ) AS forgotten WHERE (counted.ad_id, counted.day) = (forgotten.ad_id, forgotten.day);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER favourites_count_update AFTER UPDATE ON favourites
  REFERENCING NEW TABLE AS changed OLD TABLE AS former FOR EACH STATEMENT
  EXECUTE FUNCTION count_saves();--> statement-breakpoint
-- A confirmed account's saves count from then on.
CREATE FUNCTION count_saves_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE favourites SET is_counted = true WHERE user_id = NEW.id AND NOT is_counted;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER users_count_saves AFTER UPDATE OF confirmed_at ON users FOR EACH ROW
  WHEN (OLD.confirmed_at IS NULL AND NEW.confirmed_at IS NOT NULL)
  EXECUTE FUNCTION count_saves_of_user();
