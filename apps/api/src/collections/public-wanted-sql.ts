import { sql } from "drizzle-orm"

/**
 * Whether the row `wanted` with its owner `users` is shown to everybody. The state is a literal,
 * because the partial indexes need one.
 */
export const isPublicWantedSql = sql`wanted.state = 'active' and wanted.expires_at > now()
  and users.blocked_at is null and users.deleted_at is null and users.data_blocked_at is null`
