-- `inboxOf` of the domain, for addresses that forms accept, which are ASCII: one text for all
-- spellings of an inbox. A test compares the two.
CREATE FUNCTION inbox_of(email text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN (
    SELECT CASE WHEN plain ~ '@(gmail|googlemail)[.]com$'
      THEN replace(split_part(plain, '@', 1), '.', '') || '@gmail.com' ELSE plain END
    FROM (SELECT regexp_replace(lower(email), '[+][^@]*@', '@') AS plain) AS spelled);--> statement-breakpoint
-- Writers wait while the indexes are built; readers do not, because the old ones are dropped last.
CREATE INDEX "users_inbox" ON "users" USING btree (inbox_of(email::text));--> statement-breakpoint
CREATE INDEX "ads_inbox" ON "ads" USING btree (inbox_of(email),"owner_id") WHERE email is not null;--> statement-breakpoint
CREATE INDEX "lead_blocks_inbox" ON "lead_blocks" USING btree (inbox_of(email::text),"user_id");--> statement-breakpoint
CREATE INDEX "leads_asked" ON "leads" USING btree ("ad_id",inbox_of(email::text)) WHERE day is null and anonymised_at is null;--> statement-breakpoint
DROP INDEX "users_mailbox";--> statement-breakpoint
DROP INDEX "ads_mailbox";
