import { type SQL, sql } from "drizzle-orm"

/**
 * Whether everybody may see the ad known by this alias: the domain's `isPublicAd` in SQL. The state
 * is a literal, or the partial indexes would not serve.
 */
export function isPublicAdSql(ad: SQL): SQL {
  return sql`${ad}.state = 'active' and ${ad}.expires_at > now()`
}

/** Whole days left of the ad known by this alias, rounded up: the domain's `remainingDays` in SQL. */
export function remainingDaysSql(ad: SQL): SQL {
  return sql`greatest(0, ceil(extract(epoch from ${ad}.expires_at - now()) / 86400))::int`
}
