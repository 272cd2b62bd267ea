import type { TestApp } from "./create-test-app.ts"

/** The number of statements that wait for another transaction's lock. */
export async function waitingForLocks({ pool }: TestApp): Promise<number> {
  const { rows } = await pool.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return rows.length
}
