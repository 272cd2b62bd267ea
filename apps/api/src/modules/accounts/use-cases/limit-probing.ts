import { days, inSeconds } from "@wara/domain/time"
import { isFirstCall, limitNetwork } from "../../../access/limits.ts"
import type { Config } from "../../../config.ts"
import type { Database } from "../../../database/database.ts"
import { takenEmailMail } from "../../../emails/account.ts"
import { queueMail } from "../../../queue/enqueue.ts"
import { lockPersonByEmail } from "../account-store.ts"

const windowSeconds = inSeconds(days(1))

/** Addresses with an account that a network may try to sign up with in a day. */
const taken = { name: "sign-up-taken", limit: 10, windowSeconds }

/**
 * Refuses every sign-up of a network that found out about too many addresses today: another answer
 * for free addresses would go on telling which ones are taken. Throws RateLimitError.
 */
export async function refuseProber(database: Database, network: string): Promise<void> {
  await limitNetwork(database, { ...taken, network, limit: taken.limit - 1, times: 0 })
}

/**
 * Counts a sign-up with the e-mail of an account, once per address, network and day, and notifies
 * the owner of the address, once a day. Throws RateLimitError past the limit.
 */
export async function countTakenEmail(
  { config, database }: { config: Config; database: Database },
  attempt: { email: string; network: string },
  now: Date,
): Promise<void> {
  const { email, network } = attempt
  const caller = `${network} ${email.toLowerCase()}`
  const isNew = await isFirstCall(database, { name: "sign-up-address", caller, windowSeconds })
  if (isNew) await limitNetwork(database, { ...taken, network })
  await database.transaction(async (transaction) => {
    const owner = await lockPersonByEmail(transaction, email)
    if (owner === null || owner.blocked) return
    const reason = `sign-up-taken:${owner.id}:${now.toISOString().slice(0, 10)}`
    await queueMail(transaction, reason, takenEmailMail(config, owner))
  })
}
