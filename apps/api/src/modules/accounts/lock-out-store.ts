import { and, eq, inArray, isNull, like, or, type SQL, sql } from "drizzle-orm"
import type { Device } from "../../access/caller.ts"
import type { Database } from "../../database/database.ts"
import { logInFailures, users } from "../../database/schema/accounts.ts"
import { failureMemoryHours, failureWaits } from "./log-in-limits.ts"

/**
 * Counts an attempt as a failure before it is checked, so that a hundred concurrent attempts are
 * not a hundred free guesses; the last free failure starts the lock-out. Returns 0, or the
 * remaining seconds of a lock-out, which it does not extend.
 */
export async function countAttempt(
  transaction: Database,
  counter: { key: string; free: number },
): Promise<number> {
  const { key, free } = counter
  const { rowCount } = await transaction.execute(sql`
    insert into log_in_failures as known (key, failures, last_failure_at) values (${key}, 1, now())
    on conflict (key) do update set
      failures = ${nextCount}, last_failure_at = now(), locked_until = now() + ${waitAfter(free)}
    where known.locked_until is null or known.locked_until <= now()`)
  if (rowCount === 1) return 0
  const [locked] = await transaction
    .select({
      seconds: sql<number>`ceil(extract(epoch from ${logInFailures.lockedUntil} - now()))::int`,
    })
    .from(logInFailures)
    .where(eq(logInFailures.key, key))
  return Math.max(1, locked?.seconds ?? 1)
}

const nextCount = sql`case
  when known.last_failure_at < now() - make_interval(hours => ${failureMemoryHours}::int) then 1
  else known.failures + 1 end`

/** Null, meaning no wait, up to the last free failure; the longest wait from the last step on. */
function waitAfter(free: number): SQL {
  const waits = sql`array[${sql.join(
    failureWaits.map((seconds) => sql`${seconds}::int`),
    sql`, `,
  )}]`
  const step = sql`least(${nextCount} - ${free}::int + 1, ${failureWaits.length}::int)`
  return sql`make_interval(secs => (${waits})[${step}])`
}

export async function hasFailures(
  database: Database,
  counters: readonly { key: string }[],
): Promise<boolean> {
  const keys = counters.map(({ key }) => key)
  const memory = sql`make_interval(hours => ${failureMemoryHours}::int)`
  const [known] = await database
    .select({ key: logInFailures.key })
    .from(logInFailures)
    .where(
      and(
        inArray(logInFailures.key, keys),
        sql`${logInFailures.lastFailureAt} >= now() - ${memory}`,
      ),
    )
    .limit(1)
  return known !== undefined
}

export async function forgetFailures(
  transaction: Database,
  keys: readonly { key: string }[],
): Promise<void> {
  const these = keys.map(({ key }) => eq(logInFailures.key, key))
  await transaction.delete(logInFailures).where(or(...these, sql`false`))
}

/** Deletes the failures of all keys with this prefix. */
export async function forgetFailuresOf(
  transaction: Database,
  prefixes: readonly string[],
): Promise<void> {
  const these = prefixes.map((prefix) => like(logInFailures.key, `${prefix}%`))
  await transaction.delete(logInFailures).where(or(...these, sql`false`))
}

/** Identifiers the user can log in with. */
export async function findIdentifiers(database: Database, userId: number): Promise<string[]> {
  const [names] = await database
    .select({ email: users.email, username: users.username })
    .from(users)
    .where(eq(users.id, userId))
  return names ? [names.email, names.username] : []
}

type Credentials = {
  id: number
  /** The e-mail or username as stored; the input may be spelled in other ways. */
  identifier: string
  passwordHash: string | null
  isKnownDevice: boolean
}

/**
 * The account of an e-mail or a username, in any letter case (no username contains an @, every
 * e-mail does); null when there is none.
 */
export async function findCredentials(
  database: Database,
  identifier: string,
  device: Device,
): Promise<Credentials | null> {
  const name = identifier.includes("@") ? users.email : users.username
  // Fully qualified names: the query builder omits the table from columns of a single table.
  const isKnownDevice = sql<boolean>`exists (select from sessions
    where sessions.user_id = users.id and sessions.device_hash = ${device.hash})`
  const [found] = await database
    .select({ id: users.id, identifier: name, passwordHash: users.passwordHash, isKnownDevice })
    .from(users)
    .where(and(eq(name, identifier), isNull(users.deletedAt)))
  return found ?? null
}
