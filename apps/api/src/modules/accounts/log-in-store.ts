import { and, eq, isNull, sql } from "drizzle-orm"
import type { Device } from "../../access/caller.ts"
import type { Database } from "../../database/database.ts"
import { users } from "../../database/schema/accounts.ts"

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
