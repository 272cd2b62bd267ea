import { and, eq, isNull, sql } from "drizzle-orm"
import type { Device } from "../../access/caller.ts"
import type { Database } from "../../database/database.ts"
import { users } from "../../database/schema/accounts.ts"

/** What a log-in is judged by. */
type Credentials = {
  id: number
  /** The e-mail or username as it is stored; what was typed may spell it in many ways. */
  identifier: string
  passwordHash: string | null
  /** Whether the account was logged in from this device before. */
  isKnownDevice: boolean
}

/**
 * The account of an e-mail or a username, in any letter case (no username has an @, every e-mail has
 * one); null when nobody has it.
 */
export async function findCredentials(
  database: Database,
  identifier: string,
  device: Device,
): Promise<Credentials | null> {
  const name = identifier.includes("@") ? users.email : users.username
  // Names in full: of a single table's columns the query builder would leave the table out.
  const isKnownDevice = sql<boolean>`exists (select from sessions
    where sessions.user_id = users.id and sessions.device_hash = ${device.hash})`
  const [found] = await database
    .select({ id: users.id, identifier: name, passwordHash: users.passwordHash, isKnownDevice })
    .from(users)
    .where(and(eq(name, identifier), isNull(users.deletedAt)))
  return found ?? null
}
