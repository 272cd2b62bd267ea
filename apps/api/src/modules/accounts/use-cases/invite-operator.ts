import { randomUUID } from "node:crypto"
import { invitationHours } from "@wara/domain/accounts/account"
import { DomainError } from "@wara/domain/errors"
import { recordAction } from "../../../audit/record-action.ts"
import type { Config } from "../../../config.ts"
import type { Database } from "../../../database/database.ts"
import { lockAccount, type StoredUser } from "../../../database/lock-user.ts"
import { operatorInvitationMail } from "../../../emails/account-security.ts"
import { updateUser } from "../account-moderation-store.ts"
import { mailLink } from "../mail-link.ts"
import { hasUndoableChange } from "../mail-link-store.ts"
import { insertUnderFreeName } from "./create-account.ts"
import { dropAccess } from "./drop-access.ts"

/** An invitation; the link is null when the same one was sent before. */
export type Invitation = { isNew: boolean; link: string | null }

/**
 * Makes or promotes the operator with this e-mail and mails a link to choose a password, which
 * replaces earlier links. Other people who know the password of a promoted user, or are logged in as
 * them, are shut out: only the owner of the address becomes an operator. Throws ConflictError for an
 * account that is blocked, will be deleted, or may return to an earlier address.
 */
export async function inviteOperator(
  { config, database }: { config: InvitingConfig; database: Database },
  { email, firstname }: { email: string; firstname: string },
  now: Date,
): Promise<Invitation> {
  return database.transaction(async (transaction) => {
    const known = await lockAccount(transaction, { email })
    const id = known?.id ?? (await insertOperator(transaction, { email, firstname }, now))
    if (known !== null) await refuseUnsafe(transaction, known, now)
    if (known?.role === "user") await dropAccess(transaction, id, now)
    if (known?.role !== "operator") await promote(transaction, id, known?.role ?? null)
    const panelUrl = `${config.publicApiUrl}/admin`
    const name = known?.firstname ?? firstname
    const link = await mailLink(
      transaction,
      config,
      {
        userId: id,
        purpose: "reset_password",
        reason: `operator-invitation:${randomUUID()}`,
        write: (link) => operatorInvitationMail(config, { email, firstname: name, link, panelUrl }),
        hours: invitationHours,
        always: true,
      },
      now,
    )
    return { isNew: known === null, link }
  })
}

type InvitingConfig = Pick<Config, "baseUrl" | "publicApiUrl" | "siteName">

async function insertOperator(
  transaction: Database,
  { email, firstname }: { email: string; firstname: string },
  now: Date,
): Promise<number> {
  const person = { email, firstname, lastname: "", passwordHash: null, rut: null, company: null }
  return insertUnderFreeName(transaction, { ...person, confirmed: false }, now)
}

async function refuseUnsafe(transaction: Database, user: StoredUser, now: Date): Promise<void> {
  const refuse = (reason: string) => {
    throw new DomainError("ConflictError", `The account of ${user.email} ${reason}`)
  }
  if (user.blockedAt !== null) refuse("is blocked")
  if (user.deletionDueAt !== null) refuse("will be deleted")
  if (await hasUndoableChange(transaction, user.id, now)) {
    refuse("changed its e-mail in the last days and may return to the earlier one")
  }
}

/** Nobody of the team did this, so the audit trail names the operator. */
async function promote(
  transaction: Database,
  id: number,
  before: StoredUser["role"] | null,
): Promise<void> {
  await updateUser(transaction, id, { role: "operator" })
  await recordAction(transaction, {
    actorId: id,
    action: "user.invite-operator",
    subject: { kind: "users", id, name: "" },
    before: { role: before },
    after: { role: "operator" },
  })
}
