import { type SQL, sql } from "drizzle-orm"

/** The collection's own rows in every statement; searches speak of it too. */
export const rootRow: SQL = sql.raw("t")

/** Fresh aliases for related rows: r1, r2, … */
export function aliases(): () => SQL {
  let last = 0
  return () => {
    last += 1
    return sql.raw(`r${last}`)
  }
}
