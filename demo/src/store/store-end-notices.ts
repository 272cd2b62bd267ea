import type { Database } from "@wara/api/database"
import { sql } from "drizzle-orm"

/** Records that the owners of these ads, as far as they expired, have been notified. */
export async function storeEndNotices(database: Database, ids: readonly number[]): Promise<void> {
  await database.execute(sql`
    insert into ad_end_notices (ad_id, kind, expires_at, notified_at)
    select id, 'ended', expires_at, expires_at from ads
    where id = any(${sql.param(ids)}::int[]) and state = 'expired'`)
}
