import { type SQL, sql } from "drizzle-orm"

/**
 * Whether the ad with this alias is public: `isPublicAd` of the domain in SQL. The state is a
 * literal, because the partial indexes need one.
 */
export function isPublicAdSql(ad: SQL): SQL {
  return sql`${ad}.state = 'active' and ${ad}.expires_at > now()`
}

/** Whole days left of the ad with this alias, rounded up: `remainingDays` of the domain in SQL. */
export function remainingDaysSql(ad: SQL): SQL {
  return sql`greatest(0, ceil(extract(epoch from ${ad}.expires_at - now()) / 86400))::int`
}
