import { DomainError } from "@wara/domain/errors"
import { extendedLimit, mayExtend, rightsDataDays } from "@wara/domain/privacy/rights-clock"
import { nextRightsState } from "@wara/domain/privacy/rights-lifecycle"
import type { Right } from "@wara/domain/privacy/rights-request"
import { rightsTexts } from "@wara/domain/privacy/rights-texts"
import { paths } from "@wara/domain/site/paths"
import { days } from "@wara/domain/time"
import { hashToken, newToken } from "../../../access/token.ts"
import type { Viewer } from "../../../access/viewer.ts"
import { recordAction } from "../../../audit/record-action.ts"
import type { Config } from "../../../config.ts"
import type { Database } from "../../../database/database.ts"
import { lockUser } from "../../../database/lock-user.ts"
import { rightsAnsweredMail, rightsExtendedMail } from "../../../emails/rights-letters.ts"
import { queueMail } from "../../../queue/enqueue.ts"
import { eraseAddress } from "../../privacy/use-cases/address-data.ts"
import { blockData } from "../../privacy/use-cases/block-data.ts"
import { findRequest, lockRequest, type StoredRightsRequest, updateRequest } from "../store.ts"

type Context = { config: Config; database: Database }

export type RightsAnswer =
  | { step: "answer"; text: string }
  | { step: "refuse"; text: string }
  | { step: "extend"; text: string }

/**
 * Answers, refuses or extends a request; its mail, its effect and the audit entry are written in the
 * same transaction. Throws NotFoundError; ForbiddenError for the actor's own request; ConflictError
 * when the state or the right does not allow the step.
 */
export async function answerRequest(
  { config, database }: Context,
  call: { actor: Viewer; id: number } & RightsAnswer,
  now: Date,
): Promise<void> {
  const { actor, id, step, text } = call
  await database.transaction(async (transaction) => {
    const request = await lockWithAccount(transaction, id)
    if (request.userId === actor.id) throw ownRequest()
    const state = nextRightsState(request.state, step, "staff")
    if (step === "extend") {
      if (!mayExtend(request.right)) throw noExtension()
      const limitDay = extendedLimit(request.limitDay)
      const set = { state, limitDay, extensionReason: text, remindedOf: null }
      await updateRequest(transaction, id, set)
      await mailExtension(transaction, config, { ...request, limitDay, extensionReason: text })
    } else {
      const link = step === "answer" ? await applyAnswer(transaction, config, request, now) : null
      const closed = { state, answer: text, closedAt: now, closedBy: actor.id }
      await updateRequest(transaction, id, { ...closed, ...(link?.stored ?? {}) })
      const isRefused = step === "refuse"
      await mailAnswer(transaction, config, { ...request, text, isRefused, url: link?.url ?? null })
    }
    await recordAction(transaction, {
      actorId: actor.id,
      action: `rights-request.${step}`,
      subject: { kind: "rights-requests", id, name: "" },
      before: { state: request.state },
      after: { state, right: request.right },
    })
  })
}

const noExtension = () =>
  new DomainError("ConflictError", "The limit of a block cannot be extended", [
    { path: ["state"], message: rightsTexts.noExtension },
  ])

const ownRequest = () =>
  new DomainError("ForbiddenError", "You cannot answer your own request", [
    { path: ["text"], message: rightsTexts.ownRequest },
  ])

/** The account is locked before its request, as in every other transaction. */
async function lockWithAccount(transaction: Database, id: number): Promise<StoredRightsRequest> {
  const found = await findRequest(transaction, id)
  if (found?.userId) await lockUser(transaction, { id: found.userId })
  const request = found && (await lockRequest(transaction, { id }))
  if (!request) throw new DomainError("NotFoundError", "There is no such request")
  return request
}

const givesData: readonly Right[] = ["access", "portability"]

/**
 * What an accepted request changes by itself: a block takes effect, an erasure without an account
 * deletes the messages of the address, and access without an account gets a link to the data.
 * People with an account have buttons for the rest.
 */
async function applyAnswer(
  transaction: Database,
  config: Config,
  { email, right, userId }: StoredRightsRequest,
  now: Date,
) {
  if (userId !== null) {
    if (right === "block") await blockData(transaction, config, userId, now)
    return null
  }
  if (email === null) return null
  if (right === "erasure") await eraseAddress(transaction, email, now)
  if (!givesData.includes(right)) return null
  const code = newToken()
  return {
    url: `${config.baseUrl}${paths.rightsData}?codigo=${code}`,
    stored: {
      codeHash: hashToken(code),
      codeExpiresAt: new Date(now.getTime() + days(rightsDataDays)),
    },
  }
}

async function mailAnswer(
  transaction: Database,
  config: Config,
  answer: StoredRightsRequest & { text: string; isRefused: boolean; url: string | null },
): Promise<void> {
  const { documentId, email, isRefused, right, text, url } = answer
  if (email === null) return
  const mail = rightsAnsweredMail(config, { email, right, isRefused, answer: text, link: url })
  await queueMail(transaction, `rights:${documentId}:answer`, mail, { always: true })
}

async function mailExtension(
  transaction: Database,
  config: Config,
  { documentId, email, extensionReason, limitDay, right }: StoredRightsRequest,
): Promise<void> {
  if (email === null) return
  const mail = rightsExtendedMail(config, { email, right, limitDay, reason: extensionReason })
  await queueMail(transaction, `rights:${documentId}:extension`, mail, { always: true })
}
