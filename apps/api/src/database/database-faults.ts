import pg from "pg"
import { latestMigration, newestMigration } from "./apply-migrations.ts"

/**
 * What makes a database unfit for customers: it does not respond, lacks migrations of this release,
 * or contains accounts of the demonstration, whose password the README states.
 */
export async function findDatabaseFaults(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
    if (((await latestMigration(client)) ?? 0) < newestMigration()) return [unmigrated]
    const { rows } = await client.query<{ count: number }>(
      "select count(*)::int as count from users where demo and deleted_at is null",
    )
    const count = rows[0]?.count ?? 0
    return count === 0 ? [] : [demoAccounts(count)]
  } catch (cause) {
    return [`DATABASE_URL: the database does not respond (${failureCode(cause)})`]
  } finally {
    await client.end().catch(() => undefined)
  }
}

const unmigrated =
  "The database lacks migrations of this release: run npm run setup, or node apps/api/src/migrate.ts"

const demoAccounts = (count: number) =>
  `The database contains ${count} accounts of the demonstration, whose password is public: use a database without demo data`

/** The driver's or the system's code, never its text, which may contain the password. */
export function failureCode(cause: unknown): string {
  if (cause instanceof Error && "code" in cause && typeof cause.code === "string") return cause.code
  return cause instanceof AggregateError ? "no answer" : "no connection"
}
