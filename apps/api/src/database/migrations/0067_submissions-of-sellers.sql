ALTER TABLE "ad_reviews" ADD COLUMN "owner_id" integer;--> statement-breakpoint
ALTER TABLE "ad_reviews" ADD CONSTRAINT "ad_reviews_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Servers of the release before, which still run, do not know the column.
CREATE FUNCTION keep_review_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.owner_id := (SELECT owner_id FROM ads WHERE id = NEW.ad_id);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER ad_reviews_owner BEFORE INSERT ON ad_reviews
  FOR EACH ROW EXECUTE FUNCTION keep_review_owner();
