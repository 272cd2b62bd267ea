import type { Account } from "@wara/contract/account"
import type { PanelSession } from "@wara/contract/admin"
import { accountTexts } from "@wara/domain/accounts/account-texts"
import { DomainError } from "@wara/domain/errors"
import type { Device } from "../../../access/caller.ts"
import { limitCalls } from "../../../access/limits.ts"
import { staffRoles } from "../../../access/require-role.ts"
import type { PanelAccess, Viewer } from "../../../access/viewer.ts"
import type { AppContext } from "../../../app-context.ts"
import { recordRefusedLogIn } from "../../../audit/access-store.ts"
import type { Database } from "../../../database/database.ts"
import { findPerson } from "../account-store.ts"
import { markConfirmed } from "../second-factor-store.ts"
import { logIn } from "./log-in.ts"
import { verifyPassword } from "./passwords.ts"
import { readAccount } from "./read-account.ts"
import { requireSecondFactor } from "./second-factor.ts"

/** A session must not be usable to guess the password or a code. */
const confirmations = { name: "panel-confirmation", limit: 5, windowSeconds: 900 }

/**
 * Logs a member of the team in. Throws the errors of `logIn`, and ForbiddenError for any other
 * account.
 */
export async function openPanelSession(
  context: Pick<AppContext, "config" | "database">,
  call: {
    identifier: string
    password: string
    code: string | null
    network: string
    device: Device
    requestId: string
    now: Date
  },
): Promise<{ token: string; person: PanelSession }> {
  const { code, requestId, ...attempt } = call
  const panel = { onlyFor: staffRoles, code, requestId }
  const { jwt, user } = await logIn(context, { ...attempt, panel }).catch(
    async (cause: unknown) => {
      const reason = cause instanceof DomainError ? cause.code : null
      // Without a code, the request for one is a step of a log-in, and a lock-out judged nothing.
      const isStep = reason === "SecondFactorError" && code === null
      if (reason !== null && reason !== "RateLimitError" && !isStep) {
        await recordRefusedLogIn(context.database, { email: call.identifier, reason, requestId })
      }
      throw cause
    },
  )
  const person = await readPanelPerson(context, user.id, { hasSecondFactor: code !== null })
  return { token: jwt, person }
}

/**
 * The logged-in person of the panel. Throws UnauthorizedError when the account was deleted
 * meanwhile.
 */
export async function readPanelPerson(
  { config, database }: Pick<AppContext, "config" | "database">,
  userId: number,
  { hasSecondFactor }: Pick<PanelAccess, "hasSecondFactor">,
): Promise<PanelSession> {
  const account = await readAccount(database, userId, [], new Date())
  return {
    ...toPanelPerson(account),
    has_second_factor: hasSecondFactor,
    needs_second_factor: config.requiresSecondFactor && !hasSecondFactor,
  }
}

/**
 * Confirms that the person in front of the panel is the one who logged in, for the next minutes.
 * Throws ValidationError for a wrong password, SecondFactorError when the account's code is missing
 * or wrong, RateLimitError after too many attempts.
 */
export async function confirmPanelSession(
  database: Database,
  viewer: Viewer,
  { code, password }: { code: string | null; password: string },
  now: Date,
): Promise<void> {
  await limitCalls(database, { ...confirmations, caller: String(viewer.id) })
  const person = await findPerson(database, viewer.id)
  if (!(await verifyPassword(person?.passwordHash ?? null, password))) {
    const message = accountTexts.currentPasswordWrong
    throw new DomainError("ValidationError", "password: is wrong", [
      { path: ["password"], message },
    ])
  }
  await database.transaction(async (transaction) => {
    const proof = { userId: viewer.id, code }
    const hasSecondFactor = await requireSecondFactor(transaction, proof, now)
    await markConfirmed(transaction, viewer.sessionId, { hasSecondFactor, now })
  })
}

const toPanelPerson = ({ email, firstname, id, lastname, role }: Account) => ({
  id,
  email,
  role,
  name: `${firstname} ${lastname}`.trim(),
})
