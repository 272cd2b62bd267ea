import { createHash } from "node:crypto"
import type { Device } from "../../access/caller.ts"
import { RateLimitError } from "../../access/rate-counter-store.ts"
import type { Database } from "../../database/database.ts"
import { freeFailures } from "./log-in-limits.ts"
import {
  countAttempt,
  findIdentifiers,
  forgetFailures,
  forgetFailuresOf,
  hasFailures,
} from "./log-in-store.ts"

export type Attempt = {
  identifier: string
  network: string
  device: Device
  isKnownDevice: boolean
}

/**
 * Counters of an attempt. A device known to the account has its own counter, so that unknown
 * devices, which share theirs, cannot lock the user out. Unknown identifiers are counted alike, and
 * an e-mail separately from the username, so that responses do not reveal accounts.
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

/** Admits an attempt and counts it as a failure for now; throws RateLimitError while locked out. */
export async function enterLogIn(database: Database, attempt: Attempt): Promise<void> {
  await database.transaction(async (transaction) => {
    for (const counter of countersOf(attempt)) {
      const seconds = await countAttempt(transaction, counter)
      if (seconds > 0) throw new RateLimitError(seconds)
    }
  })
}

export async function hasFailedBefore(database: Database, attempt: Attempt): Promise<boolean> {
  return hasFailures(database, countersOf(attempt))
}

/** Clears the failures of an attempt that succeeded. */
export async function forgiveLogIn(transaction: Database, attempt: Attempt): Promise<void> {
  await forgetFailures(transaction, countersOf(attempt))
}

/**
 * Prefix of every counter key of an identifier; hashed, so that the table does not list who tried
 * to log in.
 */
export function keyOfIdentifier(identifier: string): string {
  return digest(identifier.toLowerCase())
}

function digest(text: string | Buffer): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 32)
}

/** Clears the failed log-ins of an account whose user proved ownership in another way. */
export async function clearLockOut(transaction: Database, userId: number): Promise<void> {
  const identifiers = await findIdentifiers(transaction, userId)
  await forgetFailuresOf(transaction, identifiers.map(keyOfIdentifier))
}
