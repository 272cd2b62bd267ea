import { createHash } from "node:crypto"
import type { Device } from "../../access/caller.ts"
import { RateLimitError } from "../../access/rate-limit-error.ts"
import type { Database } from "../../database/database.ts"
import { freeFailures } from "./log-in-limits.ts"
import { countAttempt, forgetFailures, forgetFailuresOf, hasFailures } from "./log-in-store.ts"

export type Attempt = {
  /** The account that the identifier belongs to; null when there is none. */
  userId: number | null
  /** The e-mail or username as typed. */
  identifier: string
  network: string
  device: Device
  isKnownDevice: boolean
}

/**
 * Counters of an attempt. A device known to the account has its own counter, so that unknown
 * devices, which share theirs, cannot lock the user out. Unknown identifiers are counted alike, so
 * that responses do not reveal accounts. The e-mail and the username of an account share its
 * counters: they are two names for one password, not twice as many guesses.
 */
function countersOf(attempt: Attempt): { key: string; free: number }[] {
  const { network, device, isKnownDevice } = attempt
  const who = digest(keyOf(attempt))
  if (isKnownDevice && device.hash !== null) {
    return [{ key: `${who}:device:${digest(device.hash)}`, free: freeFailures.caller }]
  }
  return [
    { key: `${who}:network:${digest(network)}`, free: freeFailures.caller },
    { key: `${who}:strangers`, free: freeFailures.account },
  ]
}

/** Admits an attempt and counts it as a failure for now; throws RateLimitError while locked out. */
export function enterLogIn(database: Database, attempt: Attempt): Promise<void> {
  return enter(database, countersOf(attempt))
}

/**
 * Counts a code of an authenticator as wrong for now, after the right password: for its account, from
 * any device. Neither a log-in to the site, which needs no code, nor a new password clears this
 * counter [B8.170]. Throws RateLimitError while locked out.
 */
export function enterCode(database: Database, userId: number): Promise<void> {
  return enter(database, [codeCounterOf(userId)])
}

async function enter(
  database: Database,
  counters: readonly { key: string; free: number }[],
): Promise<void> {
  await database.transaction(async (transaction) => {
    for (const counter of counters) {
      const seconds = await countAttempt(transaction, counter)
      if (seconds > 0) throw new RateLimitError(seconds)
    }
  })
}

const codeCounterOf = (userId: number) => ({
  key: `code:${digest(keyOf({ userId, identifier: "" }))}`,
  free: freeFailures.caller,
})

/** Clears the wrong codes of an account after a right one. */
export async function forgiveCodes(transaction: Database, userId: number): Promise<void> {
  await forgetFailures(transaction, [codeCounterOf(userId)])
}

export async function hasFailedBefore(database: Database, attempt: Attempt): Promise<boolean> {
  return hasFailures(database, countersOf(attempt))
}

/** Clears the failures of an attempt that succeeded. */
export async function forgiveLogIn(transaction: Database, attempt: Attempt): Promise<void> {
  await forgetFailures(transaction, countersOf(attempt))
}

/**
 * What an attempt is counted for: the account, or the typed name while it belongs to none. A typed
 * name is one line, so that none equals the key of an account.
 */
export function keyOf(attempt: Pick<Attempt, "userId" | "identifier">): string {
  const { identifier, userId } = attempt
  return userId === null ? identifier.toLowerCase() : `account\n${userId}`
}

/** Hashed, so that the table does not list who tried to log in. */
function digest(text: string | Buffer): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 32)
}

/** Clears the failed log-ins of an account whose user proved ownership in another way. */
export async function clearLockOut(transaction: Database, userId: number): Promise<void> {
  await forgetFailuresOf(transaction, digest(keyOf({ userId, identifier: "" })))
}
