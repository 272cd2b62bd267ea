import { type SQL, sql } from "drizzle-orm"

/** Alias of the collection's own rows in every statement; text searches use it too. */
export const rootRow: SQL = sql.raw("t")

/** Generates fresh aliases for related rows: r1, r2, … */
export function aliases(): () => SQL {
  let last = 0
  return () => {
    last += 1
    return sql.raw(`r${last}`)
  }
}
