import { certainInboxOf, inboxOf } from "@wara/domain/accounts/inbox"
import { DomainError } from "@wara/domain/errors"
import {
  mayMailRightsLink,
  rightsDeadlines,
  rightsLinkHours,
  rightsLinksADay,
} from "@wara/domain/privacy/rights-clock"
import type { RightsRequestContent, VisitorRightsRequest } from "@wara/domain/privacy/rights-schema"
import { paths } from "@wara/domain/site/paths"
import { days, hours, inSeconds } from "@wara/domain/time"
import { isWithinLimit, limitNetwork } from "../../../access/limits.ts"
import { hashToken, newToken } from "../../../access/token.ts"
import type { Viewer } from "../../../access/viewer.ts"
import type { Config } from "../../../config.ts"
import type { Database } from "../../../database/database.ts"
import {
  confirmRightsMail,
  moreRightsMail,
  rightsReceivedMail,
  rightsToOperators,
} from "../../../emails/rights-letters.ts"
import { queueMail } from "../../../queue/enqueue.ts"
import { mailOperators } from "../../../queue/mail-operators.ts"
import { readAccount } from "../../accounts/use-cases/read-account.ts"
import { hashInbox, insertLink, listLinkTimes, lockInbox } from "../link-store.ts"
import { findByKey, insertRequest, type StoredRightsRequest } from "../store.ts"

type Context = { database: Database; config: Config }

/** An office may share an address; a person exercises a right a few times at most. */
const limit = { name: "rights-network", limit: 10, windowSeconds: 3600 }

/**
 * Links to spellings of an inbox that may be of several people; the plain address and the spellings
 * of known providers have their own.
 */
const spellings = {
  ...{ name: "rights-spellings", limit: rightsLinksADay, windowSeconds: inSeconds(days(1)) },
}

/**
 * Stores a request without an account once per key, and mails a link to all that wait in its inbox,
 * unless that has one. The answer is the same whether or not the address is known. Throws ConflictError when the key was
 * used for another request, RateLimitError past the limit of the network.
 */
export async function sendVisitorRequest(
  { config, database }: Context,
  call: { key: string; request: VisitorRightsRequest; network: string },
  now: Date,
): Promise<{ documentId: string }> {
  const { key, network, request } = call
  const { email, name } = request
  // It may belong to an account meanwhile: then its address was confirmed.
  const isSameVisitor = (known: StoredRightsRequest) =>
    known.email?.toLowerCase() === email.toLowerCase() && known.name === name
  const stored = await database.transaction(async (transaction) => {
    const written = await insertRequest(transaction, {
      ...{ ...contentOf(request), name, email, state: "unconfirmed" },
      ...{ ...rightsDeadlines(request.right, now), createdAt: now, idempotencyKey: key },
      inboxHash: hashInbox(email),
    })
    if (written === null) return null
    // Counted here, so that concurrent calls with the same key count once.
    await limitNetwork(transaction, { ...limit, network })
    await mailLink(transaction, config, email, now)
    return written
  })
  return stored ?? replay(await findByKey(database, key), { ...request, isOwner: isSameVisitor })
}

/**
 * Mails a link to the requests of an inbox. It shows those that others typed as well, so that none
 * of them keeps one from the owner of the address, and later ones, so that few are needed [B8.110].
 */
async function mailLink(
  transaction: Database,
  config: Config,
  email: string,
  now: Date,
): Promise<void> {
  const inboxHash = hashInbox(email)
  await lockInbox(transaction, inboxHash)
  if (!mayMailRightsLink(await listLinkTimes(transaction, inboxHash, now), now)) return
  const inbox = inboxOf(email)
  const isPlain = certainInboxOf(email) === inbox
  if (!isPlain && !(await isWithinLimit(transaction, { ...spellings, caller: inbox }))) return
  const code = newToken()
  const expiresAt = new Date(now.getTime() + hours(rightsLinkHours))
  await insertLink(transaction, { codeHash: hashToken(code), inboxHash, createdAt: now, expiresAt })
  const link = `${config.baseUrl}${paths.confirmRights}?codigo=${code}`
  const reason = `rights-link:${hashToken(code).toString("hex")}`
  const mail = confirmRightsMail(config, { email, link })
  await queueMail(transaction, reason, mail, { isUrgent: true, always: true })
}

/**
 * Stores a request of a logged-in person once per key; the session is its proof. Throws
 * ConflictError when the key was used for another request.
 */
export async function sendOwnRequest(
  { config, database }: Context,
  call: { key: string; viewer: Viewer; request: RightsRequestContent },
  now: Date,
): Promise<{ documentId: string }> {
  const { key, request, viewer } = call
  const { email, firstname, lastname } = await readAccount(database, viewer.id, [], now)
  const stored = await database.transaction(async (transaction) => {
    const written = await insertRequest(transaction, {
      ...{ ...contentOf(request), name: `${firstname} ${lastname}`.trim(), email },
      ...{ userId: viewer.id, state: "open", ...rightsDeadlines(request.right, now) },
      ...{ createdAt: now, idempotencyKey: key },
    })
    if (written !== null) await mailReceived(transaction, config, written, now)
    return written
  })
  const isOwner = ({ userId }: StoredRightsRequest) => userId === viewer.id
  return stored ?? replay(await findByKey(database, key), { ...request, isOwner })
}

/** Confirms an open request to its requester and to the operators. */
export async function mailReceived(
  transaction: Database,
  config: Config,
  request: StoredRightsRequest,
  now: Date,
): Promise<void> {
  const reason = `rights:${request.documentId}`
  if (request.email !== null) {
    const received = rightsReceivedMail(config, { ...request, email: request.email })
    // Without an account, the link of a mail proved the address.
    const isProved = request.userId === null
    await queueMail(transaction, `${reason}:received`, received, { isProved })
  }
  const mail = rightsToOperators(config, { ...request, isReminder: false })
  const toOperators = { kind: "rights", mail, more: moreRightsMail(config) }
  await mailOperators(transaction, { ...toOperators, reason: `${reason}:operators` }, now)
}

function contentOf({ message, purpose, right }: RightsRequestContent) {
  const isObjection = right === "objection" && purpose !== ""
  return { right, message, purpose: isObjection ? purpose : null }
}

function replay(
  known: StoredRightsRequest | null,
  repeated: {
    right: string
    message: string
    isOwner: (known: StoredRightsRequest) => boolean
  },
): { documentId: string } {
  const { isOwner, message, right } = repeated
  if (known?.right === right && known.message === message && isOwner(known)) return known
  throw new DomainError(
    "ConflictError",
    "This Idempotency-Key was already used for another request",
    [{ path: ["Idempotency-Key"], message: "was already used for another request" }],
  )
}
