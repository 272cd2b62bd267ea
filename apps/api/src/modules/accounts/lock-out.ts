import { createHash } from "node:crypto"
import type { Device } from "../../access/caller.ts"
import { RateLimitError } from "../../access/rate-limit-error.ts"
import type { Database } from "../../database/database.ts"
import { countAttempt, forgetFailures, hasFailures } from "./lock-out-store.ts"
import { freeFailures } from "./log-in-limits.ts"

/** Who tries to log in as whom. */
export type Attempt = {
  identifier: string
  network: string
  device: Device
  /** Whether that account was logged in from this device before. */
  isKnownDevice: boolean
}

/**
 * What an attempt is counted by. A device that the account knows has a counter of its own, so that
 * strangers, who share theirs, cannot lock its person out. Names that nobody has are counted just the
 * same, and an e-mail apart from the username: no answer tells what belongs to whom.
 */
function countersOf(attempt: Attempt): { key: string; free: number }[] {
  const { identifier, network, device, isKnownDevice } = attempt
  const who = keyOfIdentifier(identifier)
  if (isKnownDevice && device.hash !== null) {
    return [{ key: `${who}:device:${digest(device.hash)}`, free: freeFailures.caller }]
  }
  return [
    { key: `${who}:network:${digest(network)}`, free: freeFailures.caller },
    { key: `${who}:strangers`, free: freeFailures.account },
  ]
}

/** Lets an attempt pass and counts it as a failure for now; throws RateLimitError while locked out. */
export async function enterLogIn(database: Database, attempt: Attempt): Promise<void> {
  await database.transaction(async (transaction) => {
    for (const counter of countersOf(attempt)) {
      const seconds = await countAttempt(transaction, counter)
      if (seconds > 0) throw new RateLimitError(seconds)
    }
  })
}

/** Whether somebody failed to log in here before, as this attempt is counted. */
export async function hasFailedBefore(database: Database, attempt: Attempt): Promise<boolean> {
  return hasFailures(database, countersOf(attempt))
}

/** Takes the failures of an attempt back that turned out to be right. */
export async function forgiveLogIn(transaction: Database, attempt: Attempt): Promise<void> {
  await forgetFailures(transaction, countersOf(attempt))
}

/** Hashed, because the table is no list of who was here; what every counter of an identifier begins with. */
export function keyOfIdentifier(identifier: string): string {
  return digest(identifier.toLowerCase())
}

function digest(text: string | Buffer): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 32)
}
