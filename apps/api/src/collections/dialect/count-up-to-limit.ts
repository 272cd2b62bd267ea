import { exactCountLimit } from "@wara/domain/listing/pagination"
import { type SQL, sql } from "drizzle-orm"

/**
 * The number of these rows, as a scalar: exact up to the limit, and one more than the limit for any
 * larger number, so that counting ends there.
 */
export const countUpToLimit = (rows: SQL, limit = sql.raw(String(exactCountLimit + 1))): SQL =>
  sql`(select count(*)::int from (select from ${rows} limit ${limit}) counted)`
