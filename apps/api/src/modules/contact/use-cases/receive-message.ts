import { inboxOf } from "@wara/domain/accounts/inbox"
import type { ContactMessage } from "@wara/domain/contact/contact-schema"
import { DomainError } from "@wara/domain/errors"
import { limitCalls, limitNetwork } from "../../../access/limits.ts"
import type { Config } from "../../../config.ts"
import type { Database } from "../../../database/database.ts"
import {
  contactConfirmation,
  contactToOperators,
  moreContactMail,
} from "../../../emails/contact-message.ts"
import { queueMail } from "../../../queue/enqueue.ts"
import { mailOperators } from "../../../queue/mail-operators.ts"
import { findByKey, insertMessage, type StoredMessage } from "../store.ts"

const windowSeconds = 3600

/**
 * Users of an office may share an address; a single user has little reason to write six times an
 * hour.
 */
const limits = {
  network: { name: "contact-network", limit: 10, windowSeconds },
  email: { name: "contact-email", limit: 5, windowSeconds },
}

/**
 * Stores a message once per key and queues both its mails in the same transaction. Throws
 * ConflictError when the key was used for another message, RateLimitError past the limits.
 */
export async function receiveMessage(
  context: { database: Database; config: Config },
  call: { key: string; message: ContactMessage; network: string },
  now: Date,
): Promise<StoredMessage> {
  const { database, config } = context
  const { key, message } = call
  const known = await findByKey(database, key)
  if (known) return replay(known, message)
  const stored = await database.transaction(async (transaction) => {
    const written = await insertMessage(transaction, key, message)
    if (written === null) return null
    // Counted here, so that concurrent requests with the same key count once.
    await limitNetwork(transaction, { ...limits.network, network: call.network })
    await limitCalls(transaction, { ...limits.email, caller: inboxOf(message.email) })
    const reason = `contact:${written.documentId}`
    const mail = contactToOperators(config, written)
    const toOperators = { kind: "contact", mail, more: moreContactMail(config) }
    await mailOperators(transaction, { ...toOperators, reason: `${reason}:operators` }, now)
    const confirmation = contactConfirmation(config, written)
    await queueMail(transaction, `${reason}:confirmation`, confirmation, { isTyped: true })
    return written
  })
  if (stored) return stored
  const meanwhile = await findByKey(database, key)
  if (meanwhile) return replay(meanwhile, message)
  throw new DomainError("ConflictError", "Another request with this Idempotency-Key is in progress")
}

function replay(known: StoredMessage, message: ContactMessage): StoredMessage {
  const { documentId: _, ...before } = known
  const same = Object.entries(before).every(([field, value]) =>
    Object.entries(message).some(([name, now]) => name === field && now === value),
  )
  if (same) return known
  throw new DomainError(
    "ConflictError",
    "This Idempotency-Key was already used for another message",
    [{ path: ["Idempotency-Key"], message: "was already used for another message" }],
  )
}
