import type { Database } from "../../database/database.ts"
import { sessions } from "../../database/schema/accounts.ts"
import type { Device } from "../../plugins/caller.ts"

/** Stores a session; its token is known by its hash only. */
export async function insertSession(
  database: Database,
  session: { userId: number; tokenHash: Buffer; device: Device; expiresAt: Date; now: Date },
): Promise<void> {
  const { device, now, ...values } = session
  await database.insert(sessions).values({
    ...values,
    device: device.name,
    deviceHash: device.hash,
    createdAt: now,
    lastUsedAt: now,
  })
}
