import { timeZone } from "@wara/domain/site/chilean-dates"
import { type SQL, sql } from "drizzle-orm"

/** The last 8:00 in Chile: notices deferred to the next day are sent during waking hours. */
export const startOfDay = (now: string): SQL =>
  sql`((date_trunc('day', (${now}::timestamptz at time zone ${timeZone}) - interval '8 hours') + interval '8 hours') at time zone ${timeZone})`
